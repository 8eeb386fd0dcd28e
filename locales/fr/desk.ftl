# The comparison of boards and sheets, for the arbiter and for the player concerned (D.2.9).
state-not-executed = Pas encore sur votre échiquier :
said-compare-reminder = Il est temps de comparer les deux échiquiers.
said-sheets-agree = Les deux feuilles de partie concordent : { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}.
said-sheets-unofficial = Les deux feuilles de partie concordent, mais l'enregistrement du programme s'en écarte après { $official ->
    [one] { $official } demi-coup
   *[other] { $official } demi-coups
}. Les Règles ne disent rien de ce cas ; l'enregistrement est une aide, non une preuve. À vous de décider. Article 6.12.2.
said-sheet-unreadable = { $who } : « { $text } » est illisible sur la feuille de partie. { $plies ->
    [one] { $plies } demi-coup concorde
   *[other] { $plies } demi-coups concordent
} avant cela.
said-sheet-incomplete = { $who } : la feuille de partie est incomplète. { $plies ->
    [one] { $plies } demi-coup concorde
   *[other] { $plies } demi-coups concordent
} jusque-là.
said-sheets-differ-white = Les feuilles de partie diffèrent au coup { $number } des Blancs. Les Blancs ont écrit { $white }, les Noirs { $black }. Article { $article }.
said-sheets-differ-black = Les feuilles de partie diffèrent au coup { $number } des Noirs. Les Blancs ont écrit { $white }, les Noirs { $black }. Article { $article }.
proposed-correction-of-board = Proposition : échiquier à corriger par : { $who }. Article { $article }.
proposed-clocks-back = Proposition : régler les deux pendules sur la position après le demi-coup { $ply } : Blancs { $white } et { $whitemoves ->
    [one] { $whitemoves } coup
   *[other] { $whitemoves } coups
}, Noirs { $black } et { $blackmoves ->
    [one] { $blackmoves } coup
   *[other] { $blackmoves } coups
}. Vous pouvez les laisser telles quelles. Article { $article }.
proposed-clocks-back-since = Le temps utilisé depuis reste déduit.

# Commands typed at the arbiter's desk; semicolons separate several words for one command.
desk-line-compare-boards = comparer échiquiers;comparer
desk-line-compare-sheets = comparer feuilles
desk-line-enter-sheet = saisir feuille
desk-line-open-sheet = ouvrir feuille
desk-line-enter = saisir;saisir échiquier
desk-line-rank = rangée
desk-line-done = terminé;fini
desk-line-drop = annuler
desk-line-step = étape
desk-line-right = échiquier correct;en ordre;échiquier en ordre
desk-line-reinstate = revenir à;revenir
desk-line-accept = accepter proposition;accepter;j'accepte
desk-line-decline = refuser proposition;refuser;je refuse
desk-line-warn = avertir
desk-line-penalise = sanctionner;sanction;pénaliser
desk-line-note = noter
desk-line-rule = décider;décider résultat
desk-line-annul = annuler le résultat
usage-warn = Un avertissement demande un motif : tapez { $word }, la couleur et le motif.
usage-rule = Un résultat demande un motif : tapez { $word }, le résultat et le motif.
usage-annul = Le motif manque : tapez { $word }, puis le motif.
desk-line-approve = approuver assistant;approuver
desk-line-pin = pin
desk-line-lock = verrouiller
desk-line-journal = journal
desk-line-close = fermer table
desk-line-report = rapport;enregistrer rapport

# Kinds of proposals, with the words to type; the first one is spoken.
proposal-kind-penalty = sanction
proposal-kind-result = résultat;resultat
proposal-kind-correction = correction
proposal-kind-clock = pendule
proposal-kind-claim = réclamation;reclamation

# Sentences of the arbiter's desk.
said-desk-open = Le pupitre de l'arbitre est ouvert.
said-locked = Verrouillé avec ce code PIN.
said-locked-for = Tant que la table est verrouillée, seules les décisions de { $event }, tournoi numéro { $digits }, y sont valables.
said-locked-weakly = Verrouillé. Quiconque copie le fichier de la partie peut trouver un code PIN aussi court en quelques minutes ou heures ; prenez huit chiffres ou trois mots.
said-wrong-pins = Depuis la dernière ouverture du pupitre, { $count ->
    [one] un code PIN erroné a été tapé, à { $time }.
   *[other] { $count } codes PIN erronés ont été tapés, le dernier à { $time }.
}
said-desk-closed = Le pupitre de l'arbitre est fermé.
said-entry-begun = { $who } : saisissez les cases qui diffèrent de la position officielle, puis tapez terminé.
said-board-right = { $who } : l'échiquier est correct.
said-step = { $step } { $count ->
    [one] Encore { $count } étape.
   *[other] Encore { $count } étapes.
}
said-report-saved = Rapport enregistré.
said-result-annulled = Le résultat { $result } est annulé. Démarrez les pendules pour continuer la partie.
said-result-annulled-to-player = L'arbitre a annulé le résultat { $result }. La partie est de nouveau ouverte, pendules arrêtées : attendez l'arbitre.
said-result-left = Le résultat { $result } ne compte plus. La partie continue.
said-sheet-opened = { $who } : la feuille de partie du fichier est saisie, { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}.
said-sheet-opened-so-far = { $who } : la feuille de partie du fichier est saisie. Lisible : { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}, jusqu'à la ligne { $line } : « { $text } ».
question-penalise = Sanction pour les { $who } : { $penalty } ?
question-penalise-time = Sanction pour les { $who } : { $penalty }, { $time } ?

# The report of a game.
report-title = Rapport : { $white } – { $black }
report-people = Joueurs et officiels
report-created = Table préparée : { $date }
report-result = Résultat
report-moves = Coups et temps restants
report-sheets = Feuilles de partie
report-irregularities = Irrégularités et décisions
report-journal = Journal
report-nothing = Aucune.
report-assistant = Assistant des { $who } : { $name }
report-arbiter = Arbitre : { $name }
report-corrected = Annonce corrigée, { $who } : { $text }
report-not-executed = { $who } : demi-coup { $ply } non exécuté pendant longtemps.
report-note = Note : { $text }
report-approved = Assistant approuvé : { $who }
report-approved-device = Appareil approuvé.
report-sheet-entered = Feuille de partie sur papier saisie, { $who } : { $text }
report-locked = Règlement verrouillé par un code PIN.
report-pin-accepted = Pupitre de l'arbitre ouvert avec le code PIN.
report-wrong-pins = { $count ->
    [one] { $count } code PIN erroné tapé au pupitre de l'arbitre.
   *[other] { $count } codes PIN erronés tapés au pupitre de l'arbitre, le dernier à ce moment.
}
report-accepted = Proposition acceptée : { $kind }

# The arbiter's desk on the screen.
desk-pin = Code PIN du pupitre de l'arbitre
desk-pin-hint = Tapez le code PIN, puis Entrée
desk-needs = À faire : { $what }
desk-needs-nothing = Rien ne vous attend.
desk-compared = Comparés il y a { $minutes } min.
desk-compared-now = Comparés à l'instant.
desk-need-ruling = { $kind } à trancher ({ $article })
desk-need-board = { $who } : l'échiquier diffère en { $squares } ({ $article })
desk-need-clocks-stopped = les deux pendules sont arrêtées
desk-need-clocks-not-started = les pendules ne sont pas lancées
desk-need-comparison = échiquiers non comparés depuis { $minutes } min
desk-look = Voir
desk-approve = Approuver
desk-next-proposal = Proposition suivante
desk-effect-clocks = Accepter arrête les pendules.
desk-effect-real-board = Le programme tient alors l'échiquier pour correct : corrigez d'abord l'échiquier réel.
change-all = L'accepter change : { $changes }.
change-taken-back = repris : { $moves }
change-taken-back-many = repris : { $count } demi-coups, { $first } à { $last }
change-move = coup { $number }, { $side } : { $move }
change-board = échiquier, { $who } : { $squares }
change-board-many = échiquier, { $who } : { $count } cases
change-square = { $square } { $before } puis { $after }
change-clock-set = pendule, { $who } : réglée sur { $time }
change-clock-from-to = pendule, { $who } : réglée de { $before } à { $time }
change-clock-more = pendule, { $who } : plus { $time }
change-clock-less = pendule, { $who } : moins { $time }
change-counter = compteur, { $who } : { $before }, puis { $after }
change-running = Ensuite, pendule en marche : { $who }.
change-taken-back-too = Accepter la correction ouverte reprendrait maintenant aussi : { $move }.
change-older-first = Tranchez d'abord la proposition plus ancienne de ce type.
proposal-lapsed = La proposition est caduque : { $kind }.
proposal-declined = Proposition refusée : { $kind }.
proposal-accepted-by = { $who } accepte : { $kind }. À vous d'accepter ou de refuser.
desk-more = Plus…
desk-report = Rapport
desk-envelope = Enveloppe de la partie ajournée
desk-envelope-file = enveloppe
desk-sheets = Les deux feuilles de partie
desk-pending = Questions en cours
desk-steps = Étapes pour corriger les échiquiers
desk-said = Journal des messages
desk-unexplained = { $who } : cause inconnue. Une ou deux erreurs ne suffisent pas à expliquer cette position.
desk-checks = Temps relevés, toutes les 30 minutes
desk-before-the-round = À vérifier avant la ronde
desk-before-boards = Échiquiers : l'échiquier tactile a au moins 20 centimètres sur 20, cases noires en relief, un trou dans chaque case (D.1)
desk-before-sets = Pièces : des tiges qui entrent dans les trous, modèle Staunton, les noires marquées (D.1.4)
desk-before-clocks = Pendules : elles annoncent temps et coups ou se lisent au toucher, les deux côtés réglés de même (D.2.6)
desk-before-assistants = Assistants : qui pour qui, approuvés (D.2.10)
desk-before-announcements = Annonces : les deux joueurs connaissent les noms des colonnes, des chiffres et des pièces (D.2.1)
desk-before-recorders = Notation : feuille, braille ou enregistreur, l'appareil approuvé (D.2.7)
desk-time-check = Temps relevés : Blancs { $white }, { $whitemoves ->
    [one] { $whitemoves } coup
   *[other] { $whitemoves } coups
} ; Noirs { $black }, { $blackmoves ->
    [one] { $blackmoves } coup
   *[other] { $blackmoves } coups
}.
desk-sum = Au total il reste { $left } ; utilisé : { $used } ; depuis le début : { $since }.
desk-sum-agrees = Cela correspond à la cadence.
desk-sum-more = C'est { $difference } de plus que ne prévoit la cadence.
desk-sum-less = C'est { $difference } de moins que ne prévoit la cadence.
desk-cell-differs = { $cell } : diffère ; devrait être { $official }
desk-board-entered = { $who } : position en cours de saisie
desk-no-tray = Tapez la case et la pièce, par exemple e4 pion blanc.
desk-board-unseen = non vérifié
desk-board-differs = diffère en { $squares }
desk-board-behind = pas encore exécuté : { $move }
desk-board-in-sync = correct
desk-square = { $square } : échiquier des Blancs { $white }, échiquier des Noirs { $black }, officiel { $official }
desk-sheet-line = { $number } { $side } : { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side } : { $white }, { $black }. Première différence
desk-sheet-missing = non noté
desk-not-approved = { $who } : l'assistant n'est pas approuvé.
desk-device-not-approved = Cet appareil n'est pas approuvé.
desk-offer = Nulle proposée : { $who }.
desk-accept = Accepter. { $text }
desk-decline = Refuser. { $text }
desk-said-to-all = À tous : { $text }
desk-said-line = { $to ->
    [Blancs] Aux Blancs
    [Noirs] Aux Noirs
   *[other] À l'{ $to }
} : { $text }
desk-assistant-of = assistant des { $who }
desk-arbiter = arbitre
desk-pane-boards = Les deux échiquiers
desk-pane-rulings = Commandes et propositions
desk-pane-sheets = Les deux feuilles de partie
desk-pane-said = Messages
desk-opened = Pupitre de l'arbitre.
desk-left = Écran du joueur.
desk-is-open = Le pupitre de l'arbitre est déjà ouvert dans sa propre fenêtre.
opponents-window-open = La fenêtre de l'adversaire est ouverte.
opponents-window-closed = La fenêtre de l'adversaire est fermée.
assistants-window-open = La fenêtre de l'assistant est ouverte.
assistants-window-closed = La fenêtre de l'assistant est fermée.
opponents-window-none = Personne d'autre ne joue sur cet ordinateur.
opponents-window-over = L'échiquier du joueur aveugle est sous cette fenêtre. Pour le voir, fermez cette fenêtre ou appuyez sur { $key }.
keyboard-there = Le clavier est dans l'autre fenêtre.
keyboard-left = Le clavier est revenu dans cette fenêtre.
one-window = Autre échiquier : { $key }.
display-sheet-struck = { $entry }, barré
desk-answer-accept = Accepter
desk-answer-decline = Refuser
desk-answer-why = Pourquoi…
desk-why = Pourquoi : Article { $article }
