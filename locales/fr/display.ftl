# Text in the windows.
display-title-vi = { $white } – { $black } – Annabella
display-title-sighted = { $white } – { $black } (échiquier du joueur voyant) – Annabella
display-title-assistant = { $white } – { $black } (assistant) – Annabella
display-title-arbiter = { $white } – { $black } (arbitre) – Annabella
display-board-own = Échiquier des { $who }
display-board-mine = Échiquier
display-board-official = Position officielle
display-move-line = Coup
display-move-line-hint = Tapez un coup ou une commande, puis Entrée
display-sheet-field = Noter sur ma feuille de partie
display-sheet-hint = Tapez ce que vous notez, puis Entrée
display-sheet = Ma feuille de partie
display-log = Messages
display-plain-move = { $piece } { $from } – { $to }
display-plain-capture = { $piece } { $from } prend { $captured } { $to }
display-tray = Hors de l'échiquier
display-tray-piece = { $piece }, { $count } hors de l'échiquier
display-in-hand = En main : { $piece }
display-promote = Promouvoir en
display-clock-runs = en marche
display-clock-stands = arrêtée
display-clock-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
display-flag-fallen = Drapeau tombé
display-no-clock = Pas de pendule
display-clocks = Pendules

# The next duty, as the window shows it.
display-nothing-announced = Aucun coup annoncé

# The parts of the window.
display-pane-board = Échiquier
display-pane-move-line = Ligne de coup
display-pane-sheet = Feuille de partie
display-pane-clocks = Pendules
display-pane-log = Messages
display-pane-game = Partie

# The list of keys and commands.
display-help-title = Touches et commandes
display-lines = Lignes
help-search = Chercher dans l'aide
more-search = Chercher une action
help-none = Rien dans l'aide ne contient ces mots.
display-help-keys = { $keys } : { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Tapez { $words }
display-help-of-several = S'il y a plusieurs propositions en cours, ajoutez le nom de l'une d'elles : { $names }
help-typed-moves = Commandes à taper : coups et questions
help-other-player = Tapez { $words }. Un coup ou une commande de l'autre joueur, tapé ici à la maison.
help-assistant = Tapez { $words }. Un coup ou une commande de votre assistant, assis ici avec vous.
help-typed-claims = Commandes à taper : réclamations et corrections
help-typed-clocks = Commandes à taper : pendules (ajoutez une couleur et un temps)
help-typed-recorder = Commandes à taper : enregistreur
help-typed-sound = Commandes à taper : casque et haut-parleur (ajoutez un numéro)
help-typed-boards = Commandes à taper : échiquiers électroniques (ajoutez un numéro et une couleur)
help-typed-settings = Commandes à taper : réglages
help-typed-desk = Commandes à taper : arbitre
display-close = Fermer

# Reasons why a control does nothing now.
display-not-now-no-offer = Aucune nulle n'est proposée.
display-not-now-ended = La partie est terminée.
display-not-now-no-clock = Cette partie n'a pas de pendule.

# Warnings that stay on the screen.
display-warning-not-saved = La partie n'est pas enregistrée.
display-warning-no-voice = Aucune voix ne parle { $language } ; installez espeak-ng.
display-event-not-approved = Non homologué par la Commission technique de la FIDE ; l'arbitre doit approuver cet appareil (11.3.2.1).

# The form for a new game.
new-game-title = Nouvelle partie
new-game-white-name = Nom des Blancs
new-game-black-name = Nom des Noirs
new-game-sight = Vue
new-game-vi = Aveugle ou malvoyant
new-game-sighted = Voyant
new-game-deaf = Voyant et sourd
new-game-white-assistant = Assistant des Blancs (facultatif)
new-game-black-assistant = Assistant des Noirs (facultatif)
new-game-arbiter = Arbitre (facultatif)
new-game-time = Cadence
new-game-time-hint = Minutes+secondes, ou none.
new-game-vocabulary = Mots des annonces
new-game-place = Lieu de la partie
new-game-home = À la maison
new-game-event = En tournoi
new-game-not-chosen = non choisi
new-game-start = Commencer la partie
new-game-sentence = { $own } (non-voyant) avec { $side } contre { $other } ({ $sight }), { $time }, { $place }. Annonces : { $words }.
new-game-short = { $side } contre { $other }, { $time }.
new-game-short-unnamed = { $side }, { $time }.
new-game-you = Vous
new-game-opponent = votre adversaire
new-game-as-white = les Blancs
new-game-as-black = les Noirs
new-game-is-vi = non-voyant
new-game-is-sighted = voyant
new-game-is-deaf = sourd
new-game-no-clock = sans pendule
new-game-at-home = à la maison
new-game-at-event = en tournoi
new-game-side = Couleur
new-game-begin = Commencer
new-game-rest = Autres options…
new-game-how-to-change = Tab : modifier.
new-game-how-to-leave = Entrée sur Commencer commence, Échap ferme.
new-game-cancel = Annuler
new-game-error-white-name = Il manque le nom des Blancs.
new-game-error-black-name = Il manque le nom des Noirs.
new-game-error-time = Ce n'est pas une cadence. Tapez 90+30, 15 ou none.
new-game-error-vi = L'un des joueurs doit être aveugle ou malvoyant : ce programme est fait pour une partie selon l'Annexe D.
new-game-error-no-assistant = Quand un joueur déficient visuel joue contre un joueur sourd, il faut un assistant (D.2.11). Écrivez un nom dans l'un des champs de l'assistant.
new-game-error-assistant = Un joueur voyant ne peut avoir un assistant que si le joueur déficient visuel n'en a pas (D.2.11). Laissez l'un des deux champs vide.
display-warning-reader-is-heard = Tout le monde entend votre lecteur d'écran. Faites de votre casque la sortie par défaut du système.
display-pressed = Appuyé.
new-game-opponents = Adversaire
new-game-a-person = une personne
