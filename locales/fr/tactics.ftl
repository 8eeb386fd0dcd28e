# Tactics by ear: positions to solve.
tactics-begins = Dix minutes de positions. Trouvez le meilleur coup et tapez-le. Vous pouvez aussi taper : conseil, solution, encore, suivant, position, à l'aveugle, statistiques ou quitter. Avec un conseil, elle compte comme manquée.
tactics-type-move = Dix minutes de positions. Tapez le meilleur coup. Aide : F1. Avec un conseil, elle compte comme manquée.
tactics-just-played = Dernier coup : { $move }.
tactics-from-start = À partir de la position initiale :
tactics-from = { $count ->
    [one] Un demi-coup plus tôt.
   *[other] { $count } demi-coups plus tôt.
}
tactics-ply = { $side } : { $move }.
tactics-wrong = Ce n'est pas le meilleur coup.
tactics-wrong-then = Ce n'est pas le meilleur coup : il permet { $move }.
tactics-second-try = Essayez encore.
tactics-further = Essayez encore, ou tapez conseil ou solution.
tactics-hint-theme = Thème : { $themes }.
tactics-hint-piece = La pièce qui joue : { $piece }.
tactics-hint-square = De { $from } à { $to }.
tactics-solution = Le meilleur coup : { $move }.
tactics-reply = La réponse : { $move }.
tactics-solved = Résolu.
tactics-checkmate = Échec et mat.
tactics-ended = Fin.
tactics-comes-back = Elle reviendra.
tactics-rating-up = Classement { $rating }, plus { $by }.
tactics-rating-down = Classement { $rating }, moins { $by }.
tactics-rating-same = Classement { $rating }, inchangé.
tactics-again-or-next = Tapez encore ou suivant.
tactics-enter-next = Entrée : suivante.
tactics-time-over = Les dix minutes sont écoulées : { $right } justes sur { $played }. Tapez suivant pour continuer.
tactics-none = Aucune position ne correspond. Choisissez un autre thème ou un autre fichier.
tactics-themes = Thèmes : { $themes }. Tapez tactique et l'un d'eux.
tactics-no-theme = Thème ou fichier inconnu. Liste : tactique thèmes.
tactics-nothing-played = Pas encore de résultats.
tactics-ratings = Votre classement est { $own }. Celui de cette position est { $position }.
tactics-statistics = Classement { $rating } ; { $right } justes sur { $played }.
tactics-weakest = Le plus faible : { $theme }, { $right } sur { $played }.
tactics-due = { $count ->
    [0] Aucune position manquée n'est à revoir.
    [one] Une position manquée est à revoir.
   *[other] { $count } positions manquées sont à revoir.
}
tactics-mate-in = { $moves ->
    [1] mat en 1 coup
   *[other] mat en { $moves } coups
}
tactics-theme = { $name ->
    [mateIn1] mat en un coup
    [mateIn2] mat en deux coups
    [mateIn3] mat en trois coups
    [mateIn4] mat en quatre coups
    [fork] fourchette
    [pin] clouage
    [skewer] enfilade
    [discoveredAttack] attaque à la découverte
    [backRankMate] mat du couloir
    [hangingPiece] pièce sans défense
    [promotion] promotion
    [defensiveMove] défense
    [endgameWin] gagner une finale
    [endgameHold] tenir une finale
    [opening] ouverture
    [middlegame] milieu de partie
    [endgame] finale
   *[other] { $name }
}
tactics-fault-column = la colonne { $text } manque
tactics-fault-position = { $text } n'est pas une position
tactics-fault-moves = { $text } n'est pas un coup légal
tactics-fault-no-moves = il n'y a aucun coup à trouver
tactics-fault-rating = { $text } n'est pas un classement
tactics-not-a-set = { $path } n'est pas un fichier de positions : { $fault }.
tactics-not-unpacked = Il n'y a pas assez de place pour décompresser { $path }. Libérez de l'espace sur le disque ; ce que vous aviez est inchangé.
tactics-bad-row = La ligne { $line } de { $path } a été ignorée : { $fault }.
tactics-bad-rows = { $count ->
    [one] Une ligne a été ignorée en tout.
   *[other] { $count } lignes ont été ignorées en tout.
}
tactics-record-unreadable = Vos résultats de tactique n'ont pas pu être lus ({ $what }). Le fichier est conservé sous { $path } et un nouveau est créé.
tactics-record-unreadable-not-kept = Vos résultats de tactique n'ont pas pu être lus ({ $what }). Les nouveaux résultats ne sont pas enregistrés.
tactics-record-not-kept = Vos résultats n'ont pas pu être enregistrés. Vérifiez l'espace libre sur le disque et si le dossier est accessible en écriture.
tactics-mistakes-not-kept = Les erreurs n'ont pas pu être enregistrées comme positions. Vérifiez l'espace libre sur le disque et si le dossier est accessible en écriture.
line-tactics = tactique;problèmes
control-tactics = Tactique
control-tactics-help = Propose des positions à résoudre, décrites en mots. La partie attend. On peut arrêter à tout moment.
control-tactics-next = Position suivante
control-tactics-next-help = Passe à la position suivante.
control-tactics-solution = Solution
control-tactics-solution-help = Joue le coup suivant de la solution.
control-tactics-again = Même position
control-tactics-again-help = Recommence la même position.
refused-no-tactics = Aucune position à résoudre. Pour commencer, tapez tactique.
tactics-held = Possible seulement dans une partie en cours. Vous résolvez une position.
tactics-opening = Chargement des positions.
tactics-file-known = La prochaine fois : tactique fichier.
tactics-wait = Les positions sont encore en cours de chargement. Pour annuler, tapez quitter.
tactics-to-do = Trait aux { $side } : trouvez le meilleur coup.{ $typed ->
    [yes] {" "}Vous pouvez aussi taper : conseil, solution, suivant, quitter ou aide.
   *[no] {""}
}
tactics-pane = Tactique
tactics-result = { $theme } : { $right } justes sur { $played }
tactics-rating-plot = Votre classement sur { $count } positions : de { $first } à { $last }, maximum { $most }.
tactics-say-ten-minutes = dix minutes;10 minutes
tactics-say-hint = conseil;indice
tactics-say-solution = solution
tactics-say-again = encore;recommencer
tactics-say-next = suivant;passer;continuer
tactics-say-blindfold = à l'aveugle
tactics-say-statistics = statistiques;résultats
tactics-say-leave = quitter
tactics-say-mistakes = erreurs;mes erreurs
tactics-say-themes = thèmes
option-set = vos propres positions, avec les colonnes du fichier de problèmes de Lichess
option-theme = seulement les positions de ce thème
option-rating = positions proches de ce classement ; par défaut le vôtre
tactics-mistakes-found = { $count ->
    [0] Aucune erreur.
    [one] Une erreur.
   *[other] { $count } erreurs.
}
tactics-mistakes-theme = { $ties ->
    [one] Le plus souvent manqué : { $kind }, { $number }.
   *[other] Le plus souvent manqué : { $kind }, { $number } chacun.
}
tactics-mistakes-phase = { $ties ->
    [one] Surtout dans cette phase : { $kind }, { $number }.
   *[other] Surtout dans cette phase : { $kind }, { $number } chacun.
}
tactics-mistakes-kept = { $count ->
    [0] Toutes sont déjà enregistrées. Pour vous exercer : { $command }
    [one] Une position est enregistrée. Pour vous exercer : { $command }
   *[other] { $count } positions sont enregistrées. Pour vous exercer : { $command }
}
tactics-mistakes-unexplained = { $count ->
    [one] Pour une erreur, le fichier ne montre pas de meilleur coup. Pour le chercher, ajoutez --engine stockfish.
   *[other] Pour { $count } erreurs, le fichier ne montre pas de meilleur coup. Pour le chercher, ajoutez --engine stockfish.
}
tactics-mistakes-no-player = { $player } n'y a joué aucune partie.
tactics-no-opinions = Ce fichier n’a pas d’évaluations : personne n’y a cherché d’erreurs. Ajoutez --engine stockfish.
tactics-games-unjudged = { $all ->
    [1] La partie n’est évaluée qu’en partie : des erreurs peuvent y rester. Ajoutez --engine stockfish.
   *[other] Parties sans évaluation, ou évaluées en partie : { $count } sur { $all }. Des erreurs peuvent y rester. Ajoutez --engine stockfish.
}
tactics-no-mistakes-kept = Aucune enregistrée. En parcourant, tapez travailler ces erreurs.
option-mistakes = liste les coups les plus coûteux et dit quel genre d'erreur est le plus fréquent ; sans fichier, dans toutes les parties enregistrées
option-player = seulement les erreurs de ce joueur
option-train = enregistre les erreurs pour annabella tactics --set mistakes
usage-tactics =
    annabella tactics [--set FICHIER] [--theme T] [--rating N] [--vocabulary V] [--data DOSSIER]
        cherche le meilleur coup, par séances de dix minutes ; les positions manquées reviennent
capability-tactics = Propose des positions à résoudre à l'oreille.
tactics-mistakes-allowed = { $ties ->
    [one] Le plus souvent permis : { $kind }, { $number }.
   *[other] Le plus souvent permis : { $kind }, { $number } chacun.
}
tactics-unjudged = Ce coup est peut-être aussi bon ; l'analyse en donne un autre. Réessayez, ou tapez solution.
tactics-counts-as-missed = Avec un conseil, la position compte comme manquée.
tactics-no-rating = Les classements vont de { $from } à { $to }.
tactics-no-games = Il n'y a pas de parties enregistrées.
tactics-ten-minutes = Dix minutes de positions.
tactics-say-file = fichier;mon fichier;lichess
tactics-no-file = Aucun fichier de positions n'a encore été nommé, ou il n'est plus là. Tapez tactique et son chemin.
tactics-no-such-theme = Thème inconnu : { $theme }. Liste : tactique thèmes.
tactics-hint-help = Aide en trois étapes : le thème, la pièce, ses cases. Avec un conseil, la position compte comme manquée.
tactics-position-help = Décrit de nouveau la position.
tactics-blindfold-help = Dit les derniers coups à partir de la position qui les précède. Un nombre dit combien de demi-coups.
tactics-statistics-help = Dit votre classement et vos résultats.
tactics-ratings-help = Dit votre classement et celui de la position.
tactics-themes-help = Énumère les thèmes. Pour l'un d'eux, tapez tactique et son nom.
tactics-leave-help = Revient à la partie d'avant.
how-to-leave = Pour quitter : { $words }.
