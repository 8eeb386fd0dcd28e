# Review of a game: glyphs in words, clock times in comments, and the command line.
glyph = { $number ->
    [1] bon coup
    [2] erreur
    [3] coup brillant
    [4] gaffe
    [5] coup intéressant
    [6] coup douteux
    [7] coup forcé
    [9] le plus mauvais coup
    [10] égalité
    [13] position peu claire
    [14] les Blancs sont légèrement mieux
    [15] les Noirs sont légèrement mieux
    [16] les Blancs sont mieux
    [17] les Noirs sont mieux
    [18] les Blancs ont un avantage décisif
    [19] les Noirs ont un avantage décisif
    [22] les Blancs sont en zugzwang
    [23] les Noirs sont en zugzwang
    [24] les Blancs ont plus d'espace
    [25] les Noirs ont plus d'espace
    [30] les Blancs ont une avance de développement
    [31] les Noirs ont une avance de développement
    [36] les Blancs ont l'initiative
    [37] les Noirs ont l'initiative
    [40] les Blancs ont l'attaque
    [41] les Noirs ont l'attaque
    [42] les Blancs ont une compensation insuffisante
    [43] les Noirs ont une compensation insuffisante
    [44] les Blancs ont une compensation
    [45] les Noirs ont une compensation
    [132] les Blancs ont du contre-jeu
    [133] les Noirs ont du contre-jeu
    [138] les Blancs sont en crise de temps
    [139] les Noirs sont en crise de temps
    [140] avec l'idée
    [141] dirigé contre
    [142] mieux vaut
    [143] moins bon
    [144] tout aussi bon
    [146] nouveauté
   *[other] signe { $number }
}
remark-clock = pendule { $time }
remark-elapsed = temps utilisé { $time }
remark-pass = passe
remark-arrow = flèche { $color ->
    [green] verte
    [red] rouge
    [yellow] jaune
   *[other] bleue
} de { $from } à { $to }
remark-square = case { $color ->
    [green] verte
    [red] rouge
    [yellow] jaune
   *[other] bleue
} { $from }
walked-move = { $number } { $side } : { $words }
walked-variation = Variante { $number } pour { $move } { $side } :
walked-variation-end = Fin de la variante { $number }.
walked-game = Partie { $number } : { $white } – { $black }{ $rest }
walked-result = Résultat : { $result }.
walked-locked = Une partie verrouillée est en cours ici : on ne peut en parcourir aucune autre. Attendez qu'elle finisse ou que l'arbitre la déverrouille.
beside-competition = « { $game } » est en cours en tournoi : pas d'aide pour une autre partie (Article 11.3.1). Terminez-la d'abord : { $file }. Si on n'y touche pas pendant un jour, cela ne s'applique plus.
beside-online = Votre partie Lichess « { $game } » est encore ouverte ici : pas d'aide avant sa fin. Ouvrez-la : { $file }. Si elle est finie sur Lichess, elle finit aussi ici. Si on n'y touche pas pendant 30 jours, cela ne s'applique plus.
walked-no-ply = Cette partie n'a que { $count } demi-coups. Donnez un nombre plus petit avec --ply.
walked-not-written = Impossible d'écrire dans { $path } ; rien n'y a changé. Choisissez un autre endroit ou libérez de la place.
walked-kept = { $path }, partie { $number } : des passages sont illisibles, son texte a donc été copié tel quel.
walked-none = Aucune partie ne correspond.
option-ply = seulement la position après ce demi-coup ; 0 est le début
option-depth = profondeur du moteur en demi-coups ; 12 par défaut
option-write = écrit la partie, ou sans --game toutes celles du fichier, avec tout ce qu'elles contiennent, dans ce nouveau fichier
option-find = énumère les parties d'un joueur de ce nom, ou celles où figure ce coup (Cf3) ou cette position (FEN)
