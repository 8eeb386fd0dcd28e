# Review of a game: sentences, display and words to type.
refused-no-review = Vous ne parcourez aucune partie. Pour commencer, tapez parcourir.
refused-engine-thinks = C'est au moteur de jouer. Attendez.
refused-unsaved = Vous avez des modifications non enregistrées. Enregistrez-les, ou tapez quitter parcours.
refused-no-move-here = Il n'y a pas de coup ici. Allez d'abord à un coup.
refused-not-own = Ce n'est pas vous qui l'avez écrit : cela ne peut pas être supprimé.
refused-nothing-to-undo = Rien à annuler.
refused-no-file = Aucun fichier de parties n'est ouvert. { $typed ->
    [yes] Pour en ouvrir un, tapez : ouvrir fichier, et son nom.
   *[no] Ouvrez-en un avec Ctrl+O.
}
question-not-saved = Vous avez des modifications non enregistrées. Continuer sans enregistrer ?
review-remark-recorder = Sur l'enregistreur de { $who } à { $time }
review-begins = Vous parcourez { $players }. { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
review-offer = Pour parcourir : parcourir.
review-held = Possible seulement dans une partie en cours. Vous parcourez une partie.
review-left = Retour à la partie.
review-resumed = Retour au parcours de la partie.
session-pgn-notes = Les commentaires, évaluations et variantes du fichier sont dits quand on le parcourt. Pour cela, tapez : parcourir { $path }#{ $number }
review-commented = Commentaire ajouté.
review-removed = Supprimé.
review-undone = Annulé.
review-out = Retour :
review-new-variation = Nouvelle variante.
review-lengthened = Coup ajouté.
review-put-back = Remise en place.
review-promotes = Promotion en quoi ? Choisissez une pièce, ou tapez le coup avec elle.
review-judged = Annotation ajoutée.
review-not-judged = Annotation retirée.
review-edge-beginning = Début de la partie.
review-edge-end = Fin de la partie.
review-edge-variation-end = Fin de la variante.
review-edge-no-such-move = Ce coup n'existe pas.
review-edge-no-mark = Plus de commentaire ni de variante.
review-edge-no-variation = Cette variante n'existe pas ici.
review-edge-not-in-variation = Vous êtes dans la ligne principale.
review-variation = Variante { $number } sur { $count }.
review-at-beginning = Début de la partie.
review-move = { $number }, { $side } :
review-end-white = Fin : les Blancs gagnent.
review-end-black = Fin : les Noirs gagnent.
review-end-draw = Fin : nulle.
review-end-open = Fin des coups.
review-variations = { $count ->
    [one] { $count } variante.
   *[other] { $count } variantes.
}
review-pane = Coups
review-to-do = Coup suivant : { $next }.
review-moves = Coups de la partie
review-mistakes = Erreurs
review-engine-thinks = Le moteur réfléchit.
review-game-is-judged = Analyse en cours.
review-engine-says-nothing = Le moteur n'a pas d'évaluation pour cette position.
review-judged-percent = { $percent } pour cent.
review-judging-stopped = { $count ->
    [0] Analyse arrêtée. Aucun coup n'a été analysé.
    [one] Analyse arrêtée après un demi-coup.
   *[other] Analyse arrêtée après { $count } demi-coups.
}
review-no-mistakes = Aucune erreur trouvée.
review-mistakes-found = { $count ->
    [one] { $count } erreur.
   *[other] { $count } erreurs.
} Suivante : { $key }.
review-not-judged-yet = La partie n'a pas été analysée. Tapez erreurs.
review-no-further-mistake = Plus d'erreurs.
review-nothing-to-train = Il n'y a pas d'erreurs à travailler ici. Tapez erreurs pour analyser la partie.
review-mistakes-are-others = Les erreurs de cette partie sont celles de votre adversaire.
review-train-these = Pour les travailler : travailler ces erreurs.
review-better = Meilleur :
review-verdict-good = Bon
review-verdict-inaccuracy = Imprécision
review-verdict-mistake = Erreur
review-verdict-blunder = Gaffe
review-mistake = { $verdict } : { $after }.
review-best = Le meilleur :
review-line-ends = Fin de la ligne.
review-no-engine = Aucun moteur d'échecs trouvé. Installez Stockfish, ou choisissez-en un dans les réglages.
review-engine-lost = Le moteur ne répond pas. Redemandez pour le relancer.
review-curve = Graphique d'évaluation : { $done } positions analysées sur { $all }, { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}. Les valeurs sont dans la liste des coups.
review-not-all-read = À partir de la ligne { $line }, la partie n'a pas pu être lue.
games-label = Parties du fichier
games-player = Joueur, coup ou position
games-player-hint = Partie d'un nom, un coup comme Cf3, une position en FEN, ou rien pour toutes
games-position = Parties avec la position de l'échiquier
games-open = Ouvrir
games-close = Fermer le fichier
games-title = { $file } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
games-another = Pour en ouvrir une, tapez son numéro : parcourir { $path }#1
games-further = Autres parties : suivant.
games-closed = Fichier fermé.
games-stopped = Recherche arrêtée. Les résultats trouvés restent.
games-percent = { $percent } pour cent.
games-all = { $count ->
    [one] Liste complète : { $count } partie.
   *[other] Liste complète : { $count } parties.
}
games-fault-not-written = { $path } n'a pas pu être enregistré et reste inchangé. Enregistrez sous un autre nom.
games-fault-no-game = Cette partie n'est pas dans { $path }.
games-fault-changed = Un autre programme a modifié { $path }. Rouvrez-le.
games-not-open = { $path } n'est plus ouvert. Enregistrez sous un autre nom, par exemple : enregistrer parcours ~/nouveau.pgn
control-review = Parcourir la partie
control-review-help = Parcourt la partie coup par coup, avec variantes et commentaires. La partie en cours attend.
control-review-next = Coup suivant
control-review-next-help = Avance d'un coup et le dit.
control-review-previous = Coup précédent
control-review-previous-help = Recule d'un coup.
control-review-first = Début de la partie
control-review-first-help = Va au début.
control-review-last = Fin de la ligne
control-review-last-help = Va au dernier coup de la partie ou variante.
control-review-next-mark = Commentaire ou variante suivant
control-review-next-mark-help = Va au prochain coup avec un commentaire ou une variante.
control-review-previous-mark = Commentaire ou variante précédent
control-review-previous-mark-help = Revient au coup précédent avec un commentaire ou une variante.
control-review-into = Entrer dans une variante
control-review-into-help = Entre dans la variante au coup suivant ; encore une fois, dans la suivante.
control-review-out = Sortir de la variante
control-review-out-help = Revient au début de la variante.
control-opinion = Évaluation du moteur
control-opinion-help = Dit qui est mieux, et le meilleur coup. Encore une fois pour arrêter.
control-best-line = Meilleure ligne, coup par coup
control-best-line-help = Dit le coup suivant de la meilleure ligne du moteur.
control-mistakes = Chercher les erreurs
control-mistakes-help = Le moteur examine chaque coup et liste les erreurs. Échap l'arrête.
control-train-mistakes = Travailler ces erreurs
control-train-mistakes-help = Enregistre les erreurs comme positions d'exercice, avec le meilleur coup comme solution.
control-next-mistake = Erreur suivante
control-next-mistake-help = Va à l'erreur suivante et dit ce qui était meilleur.
control-play-on = Jouer à partir d'ici
control-play-on-help = Commence une nouvelle partie à la maison depuis cette position.
control-games-of-file = Parties du fichier
control-games-of-file-help = Énumère les parties du fichier ouvert ; encore une fois pour les suivantes.
line-review = parcourir;parcourir partie;parcourir la partie
line-review-leave = quitter parcours
line-review-next = coup suivant
line-review-previous = coup précédent
line-review-first = début;premier coup
line-review-last = fin de ligne;coup final
line-review-next-mark = commentaire suivant
line-review-previous-mark = commentaire précédent
line-review-into = variante
line-review-out = quitter variante;ligne principale
line-opinion = évaluation;avis
line-best-line = meilleure ligne
line-mistakes = erreurs;chercher erreurs;chercher les erreurs
line-train-mistakes = travailler ces erreurs;travailler les erreurs
line-next-mistake = erreur suivante
line-previous-mistake = erreur précédente
line-play-on = jouer à partir d'ici
line-games-of-file = parties du fichier
line-close-file = fermer fichier
line-review-ply = demi-coup
line-review-move = aller au coup
line-review-comment = commentaire
line-review-glyph = annotation
line-review-remove = supprimer variante
line-review-save = enregistrer parcours
line-game-of-file = partie du fichier;partie numéro
line-find-player = chercher joueur
line-find-position = chercher position
review-only-inaccuracies = Vos coups étaient tout au plus imprécis. On ne travaille que les erreurs et les gaffes.
review-train-some = { $count ->
    [one] L'une d'elles est la vôtre, à travailler : tapez travailler ces erreurs.
   *[other] { $count } d'entre elles sont les vôtres, à travailler : tapez travailler ces erreurs.
}
