# Going through a game.
refused-no-review = Vous ne parcourez aucune partie. Pour commencer, tapez parcourir.
refused-engine-thinks = C'est d'abord au moteur de jouer. Attendez son coup.
refused-unsaved = Ce que vous avez écrit n'est pas enregistré. Enregistrez-le, ou tapez quitter parcours.
refused-no-move-here = Il n'y a pas de coup ici. Allez d'abord à un coup.
refused-not-own = Ce n'est pas vous qui l'avez écrit. Cela reste.
refused-nothing-to-undo = Vous n'avez rien écrit qui puisse être annulé.
refused-no-file = Aucun fichier de parties n'est ouvert. Ouvrez-en un avec Ctrl+O.
question-not-saved = Ce que vous avez écrit n'est pas enregistré. Continuer sans enregistrer ?
review-remark-recorder = Sur l'enregistreur de { $who } à { $time }
review-begins = Vous parcourez : { $players }. { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. { $next } : coup suivant. { $leave } : quitter.
review-offer = Pour parcourir la partie, tapez parcourir.
review-held = Cela concerne une partie en cours. Vous en parcourez une.
review-left = Retour à la table.
review-commented = C'est noté.
review-removed = Supprimé.
review-undone = Annulé.
review-out = Hors de la variante.
review-new-variation = Nouvelle variante.
review-lengthened = Ajouté.
review-put-back = Reposée.
review-promotes = Que devient le pion ? Prenez la pièce à côté de l'échiquier, ou tapez le coup avec elle.
review-judged = Coup annoté.
review-not-judged = Annotation retirée.
review-edge-beginning = C'est le début.
review-edge-end = C'est la fin de la partie.
review-edge-variation-end = Fin de la variante.
review-edge-no-such-move = Ce coup n'existe pas.
review-edge-no-mark = Plus de commentaire ni de variante.
review-edge-no-variation = Il n'y a pas de telle variante ici.
review-edge-not-in-variation = Vous êtes dans la partie elle-même.
review-variation = Variante { $number } sur { $count }.
review-at-beginning = Début de la partie.
review-move = { $number }, { $side } :
review-end-white = Fin : les Blancs gagnent.
review-end-black = Fin : les Noirs gagnent.
review-end-draw = Fin : nulle.
review-end-open = Fin des coups.
review-variations = { $count ->
    [one] { $count } variante au coup suivant.
   *[other] { $count } variantes au coup suivant.
}
review-pane = Coups
review-to-do = Parcours d'une partie : { $next } coup suivant, { $previous } coup précédent. Un coup tapé est suivi ou ajouté.
review-moves = Coups de la partie
review-mistakes = Erreurs
review-engine-thinks = Le moteur réfléchit.
review-game-is-judged = Le moteur examine chaque coup.
review-engine-says-nothing = Le moteur n'a pas d'avis ici.
review-judged-percent = { $percent } pour cent.
review-judging-stopped = Arrêté.
review-no-mistakes = Aucune erreur trouvée.
review-mistakes-found = { $count ->
    [one] { $count } erreur.
   *[other] { $count } erreurs.
} { $key } mène à la suivante.
review-not-judged-yet = La partie n'a pas été examinée. Tapez erreurs.
review-no-further-mistake = Plus d'erreur.
review-better = Meilleur :
review-verdict-good = Bon
review-verdict-inaccuracy = Imprécision
review-verdict-mistake = Erreur
review-verdict-blunder = Gaffe
review-mistake = { $verdict } : { $before }, puis { $after }.
review-best = Le meilleur :
review-line-goes-on = { $key } : suite de la ligne.
review-line-ends = Fin de la ligne.
review-no-engine = Il n'y a pas de moteur d'échecs. Installez stockfish, ou nommez-en un dans les réglages.
review-engine-lost = Le moteur ne répond plus. Redemandez pour le relancer.
review-curve = Cours de la partie : { $done } positions jugées sur { $all }, { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}. Les valeurs sont dans la liste des coups.
review-not-all-read = À partir de la ligne { $line }, la partie n'a pas pu être lue.
games-label = Parties du fichier
games-player = Joueur, coup ou position
games-player-hint = Partie d'un nom, un coup comme Cf3, une position en FEN, ou rien pour toutes
games-position = Parties avec la position de l'échiquier
games-open = Parcourir la partie choisie
games-close = Fermer le fichier
games-title = { $file } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
games-closed = Fichier fermé.
games-stopped = Arrêté. Ce qui a été trouvé reste.
games-percent = { $percent } pour cent.
games-all = { $count ->
    [one] Liste complète : { $count } partie.
   *[other] Liste complète : { $count } parties.
}
games-fault-not-there = Le fichier { $path } n'existe pas. Vérifiez le chemin.
games-fault-not-read = { $path } ne peut être lu. Nommez un fichier que vous pouvez lire.
games-fault-not-written = { $path } n'a pas pu être écrit et reste inchangé. Enregistrez sous un autre nom.
games-fault-no-game = Il n'y a pas de telle partie dans { $path }.
games-fault-changed = Un autre programme a modifié { $path }. Rouvrez-le.
games-not-open = { $path } n'est plus ouvert. Enregistrez sous un autre nom, par exemple : enregistrer parcours ~/nouveau.pgn
control-review = Parcourir la partie
control-review-help = La partie coup par coup, avec variantes et commentaires. Celle de la table attend.
control-review-next = Coup suivant
control-review-next-help = Avance d'un coup et le dit.
control-review-previous = Coup précédent
control-review-previous-help = Recule d'un coup.
control-review-first = Début de la partie
control-review-first-help = Va au début.
control-review-last = Fin de la ligne
control-review-last-help = Va au dernier coup de la partie ou variante.
control-review-next-mark = Commentaire ou variante suivant
control-review-next-mark-help = Va au prochain coup annoté.
control-review-previous-mark = Commentaire ou variante précédent
control-review-previous-mark-help = Recule jusqu'à un tel coup.
control-review-into = Entrer dans une variante
control-review-into-help = Entre dans la variante au coup suivant ; encore une fois, dans la suivante.
control-review-out = Sortir de la variante
control-review-out-help = Revient au début de la variante.
control-opinion = Avis du moteur
control-opinion-help = Dit ce que vaut la position, et le meilleur coup. Encore une fois : il s'arrête.
control-best-line = Meilleure ligne, coup par coup
control-best-line-help = Dit le coup suivant de la meilleure ligne du moteur.
control-mistakes = Erreurs de la partie
control-mistakes-help = Le moteur examine chaque coup et liste les erreurs. Échap l'arrête.
control-next-mistake = Erreur suivante
control-next-mistake-help = Va à l'erreur suivante et dit ce qui était meilleur.
control-play-on = Jouer à partir d'ici
control-play-on-help = Une nouvelle partie à la maison commence avec cette position.
control-games-of-file = Parties du fichier
control-games-of-file-help = La liste des parties du fichier ouvert ; une nouvelle demande énonce les suivantes.
line-review = parcourir
line-review-leave = quitter parcours
line-review-next = coup suivant
line-review-previous = coup précédent;coup precedent
line-review-first = début;debut;premier coup
line-review-last = fin de ligne;coup final
line-review-next-mark = commentaire suivant
line-review-previous-mark = commentaire précédent;commentaire precedent
line-review-into = variante
line-review-out = quitter variante;ligne principale
line-opinion = avis;évaluation;evaluation
line-best-line = meilleure ligne
line-mistakes = erreurs
line-next-mistake = erreur suivante
line-previous-mistake = erreur précédente;erreur precedente
line-play-on = jouer à partir d'ici;jouer a partir d'ici
line-games-of-file = parties du fichier
line-close-file = fermer fichier
line-review-ply = demi-coup
line-review-move = aller au coup
line-review-comment = commentaire
line-review-glyph = annotation
line-review-remove = supprimer variante
line-review-save = enregistrer parcours
line-game-of-file = partie du fichier;partie numéro;partie numero
line-find-player = chercher joueur
line-find-position = chercher position
