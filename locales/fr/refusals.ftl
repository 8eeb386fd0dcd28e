# Refusals: the reason, and what to do instead.
refused-not-announced = Le coup n'est pas encore annoncé. Annoncez-le, puis appuyez.
refused-not-repeated = L'adversaire n'a pas encore répété le coup.
refused-not-executed = Vous avez déjà répété ce coup. Exécutez-le d'abord sur votre échiquier.
refused-not-made = Le coup n'est pas encore joué. Jouez-le d'abord sur votre échiquier.
refused-not-your-move = Ce n'est pas à vous de jouer.
refused-not-to-move = Ce n'est pas aux { $side } de jouer.
refused-not-understood = Pas compris : { $word }. Pièce et case, ou aide.
refused-word-not-understood = Mot { $number } pas compris : { $word }. Tapez aide.
refused-incomplete = Coup incomplet : { $word }. Ajoutez la pièce et la case.
refused-no-promotion-piece = Promotion en quoi ? { $word } : ajoutez la pièce.
refused-nothing-said = Incomplet. Ajoutez le reste.
refused-ambiguous = Plusieurs coups possibles : { $word }. Ajoutez la case de départ.
refused-illegal = Illégal : { $word }.
refused-illegal-alone = Illégal : { $word }. Choisissez-en un autre.
illegal-no-such-piece = Vous n'avez pas cette pièce.
illegal-no-such-pawn = Aucun de vos pions ne peut y aller.
illegal-no-piece-on = Vous n'avez pas de pièce en { $square }.
illegal-own-piece-there = Votre propre pièce s'y trouve.
illegal-not-that-way = Cette pièce ne se déplace pas ainsi.
illegal-blocked = Une autre pièce barre le chemin.
illegal-nothing-to-capture = Il n'y a rien à prendre.
illegal-king-into-check = Votre roi y serait en échec.
illegal-in-check = Vous êtes en échec.
illegal-pinned = Elle est clouée sur votre roi.
illegal-castling = Vous ne pouvez pas roquer maintenant.
illegal-wrong-promotion = Un pion ne peut devenir que dame, tour, fou ou cavalier.
refused-in-check = Le roi est en échec.
refused-opponents-move = C'est le coup adverse. Tapez le vôtre.
refused-illegal-hand = De { $from } à { $to }, ce n'est pas un coup légal.
refused-illegal-there = Illégal à cet endroit : { $to }.
refused-clock-running = Arrêtez d'abord les pendules.
refused-clocks-run = Les pendules tournent déjà.
refused-clock-stopped = Les pendules sont déjà arrêtées.
refused-clock-already-pressed = Vous avez joué. C'est à votre adversaire.
refused-no-clock = Cette partie n'a pas de pendule.
refused-not-permitted = Ce n'est pas permis ici.
duty-speak = Chaque joueur annonce ses propres coups.
duty-hand = Chaque joueur déplace les pièces sur son propre échiquier.
duty-press = Chaque joueur appuie sur sa propre pendule.
duty-record = Chaque joueur tient sa propre feuille de partie.
duty-stop-clocks = Seuls un joueur ou l'arbitre arrêtent les pendules.
duty-start-clocks = Seul l'arbitre met les pendules en marche.
duty-set-clocks = Seul l'arbitre règle les pendules.
duty-own-game = Seul le joueur en décide.
duty-rule = Seul l'arbitre peut le faire.
duty-place-clock = Avant la partie, l'arbitre décide où se trouve la pendule.
refused-device-fixed = Les appareils audio ne changent pas pendant la partie, sauf les vôtres, ou par l'arbitre à son pupitre.
refused-device-taken = Cet appareil sert à quelqu'un d'autre dans cette partie : choisissez-en un à vous, ou demandez à l'arbitre.
refused-board-is-electronic = Cet échiquier est électronique : jouez-y les pièces. Pour les jouer ici, tapez d'abord : échiquier débranché.
refused-no-electronic-board = Cette place n'a pas d'échiquier électronique. Pour entendre lesquels sont branchés, tapez : échiquiers.
refused-no-such-device = Aucun appareil n'a ce numéro. Tapez appareils pour entendre la liste.
refused-game-over = La partie est terminée.
refused-result-stands = La partie est terminée. Pour la continuer, tapez annuler le résultat, puis le motif.
refused-too-late = Il est trop tard pour cela.
refused-too-late-take-back = Trop tard pour corriger : le coup est achevé. Pour le reprendre, tapez reprendre.
refused-too-late-to-correct = Trop tard pour corriger : la pendule a été actionnée.
refused-fair-play = L'aide est désactivée tant que vous jouez en ligne contre une personne.
refused-beside-competition = Une partie de tournoi est en cours ici : pas d'aide aux autres tables avant sa fin.
refused-only-at-home = Parties à la maison seulement.
refused-no-practice = Vous ne vous entraînez pas. Pour commencer, tapez entraînement.
refused-no-such-command = Commande inconnue : { $word }. Tapez aide.
refused-command-on-sheet = { $typed ->
    [yes] C'est une commande. Tapez-la seule.
   *[no] Tapez les commandes dans la ligne de coup : F6.
}
refused-no-such-game = Aucune partie n'a ce numéro. Tapez parties pour les entendre.
refused-too-early = Il est trop tôt pour cela.
refused-draw-needs-moves = La nulle ne peut être convenue qu'après un coup de chaque joueur.
refused-too-early-to-record = { $typed ->
    [yes] Tapez les coups seuls
   *[no] Tapez les coups dans la ligne de coup : F6
}. Ici, vous les notez une fois joués. Pour réclamer selon 9.2 ou 9.3 avec un coup prévu, écrivez (9.2 { $word }).
refused-empty-square = Cette case est vide.
refused-nothing-in-hand = Vous n'avez pas de pièce en main.
refused-nothing-announced = Il n'y a pas de coup annoncé pour cela.
refused-flag-not-fallen = Le drapeau n'est pas tombé.
refused-no-offer = Aucune nulle n'a été proposée.
refused-nothing-to-correct = Il n'y a pas de coup illégal qui puisse encore être corrigé.
refused-no-proposal = Aucune proposition de ce type n'est en cours.
refused-several-proposals = Plusieurs propositions sont en cours. Dites laquelle.
refused-out-of-range = Ce coup n'existe pas.
refused-board-unseen = Le programme ne voit pas les échiquiers de cette partie. Saisissez d'abord la position.
refused-possible = Vouliez-vous dire { $moves } ?
refused-article = Article { $article }.
refused-read-only = Cette partie est en lecture seule. Commencez-en une nouvelle pour jouer.
refused-no-assistant = Il faut d'abord désigner un assistant, car l'un des joueurs est aveugle et l'autre sourd.
refused-nobody-to-approve = Ce joueur n'a pas d'assistant.
refused-pin-needed = Le pupitre de l'arbitre est verrouillé. Tapez pin, puis le code.
refused-pin-elsewhere = Aucun code n'ouvre cette partie ici : elle a été verrouillée sur un autre ordinateur. Seul le pupitre de l'arbitre dans la salle peut la déverrouiller.
refused-game-locked = Cette partie est verrouillée : pour la quitter, l'arbitre doit déverrouiller son pupitre avec le code PIN.
refused-lock-of-other-event = Cette partie est verrouillée, et le verrou n'appartient pas à ce tournoi. Déverrouillez-la à la table, avec le code PIN.
refused-locked-table = Cette table est verrouillée : elle ne peut ni rejoindre ni quitter un tournoi. Déverrouillez-la d'abord : tapez déverrouiller et le code PIN.
refused-pin-wrong = Ce n'est pas le bon code PIN. { $number ->
    [one] Réessayez dans { $number } seconde.
   *[other] Réessayez dans { $number } secondes.
}
refused-pin-too-soon = Trop tôt après un code PIN erroné. { $number ->
    [one] Réessayez dans { $number } seconde.
   *[other] Réessayez dans { $number } secondes.
}
refused-pin-unfit = Un code PIN a de quatre à douze chiffres (huit de préférence), ou au moins trois mots de douze lettres en tout.
refused-nothing-entered = Aucune position n'est en cours de saisie. Tapez saisir et la couleur.
refused-file-exists = Ce fichier existe déjà. Choisissez un autre nom.
refused-file-failed = Impossible d'enregistrer là. Choisissez un autre chemin.
refused-file-not-there = { $typed ->
    [yes] Fichier introuvable : « { $word } ». Rien n'a été saisi. Vérifiez le chemin.
   *[no] Fichier introuvable : « { $word } ». Rien n'a été saisi. Vérifiez le chemin ; la ligne est gardée.
}
refused-file-is-folder = « { $word } » est un dossier. Rien n'a été saisi. Ajoutez le nom du fichier.
refused-file-forbidden = Vous n'avez pas le droit de lire « { $word } ». Rien n'a été saisi.
refused-file-not-text = Le fichier « { $word } » n'est pas du texte UTF-8. Rien n'a été saisi. Enregistrez-le en texte UTF-8, ou tapez les coups après : saisir feuille.
refused-file-too-long = Le fichier « { $word } » dépasse 256 Kio. Rien n'a été saisi. Donnez un fichier qui contient une seule feuille de partie.
refused-file-not-a-file = « { $word } » est un périphérique ou un tube, pas un fichier. Rien n'a été saisi. Donnez le chemin d'un fichier.
refused-file-unreadable = Impossible de lire « { $word } ». Rien n'a été saisi. Réessayez, ou copiez-le sur un autre disque.
