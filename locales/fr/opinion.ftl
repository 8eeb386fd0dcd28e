# Engine opinions of a position and of a move.
opinion-equal = égalité
opinion-slightly-better-white = Les Blancs sont légèrement mieux, { $pawns }
opinion-slightly-better-black = Les Noirs sont légèrement mieux, { $pawns }
opinion-better-white = Les Blancs sont mieux, { $pawns }
opinion-better-black = Les Noirs sont mieux, { $pawns }
opinion-winning-white = Les Blancs sont gagnants, { $pawns }
opinion-winning-black = Les Noirs sont gagnants, { $pawns }
opinion-mate-white = Les Blancs matent en { $moves }
opinion-mate-black = Les Noirs matent en { $moves }
opinion-mated-white = Les Blancs ont maté
opinion-mated-black = Les Noirs ont maté
opinion-quarter-pawn = un quart de pion
opinion-half-pawn = un demi-pion
opinion-pawns = { $count ->
    [one] un pion
   *[other] { $count } pions
}
opinion-pawns-and-half = { $number } pions
opinion-inaccuracy = Coup { $number }, { $side } : { $played } était une imprécision ; mieux valait { $best }.
opinion-mistake = Coup { $number }, { $side } : { $played } était une erreur ; mieux valait { $best }.
opinion-blunder = Coup { $number }, { $side } : { $played } était une gaffe ; mieux valait { $best }.
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
glyph = { $number ->
    [1] bon coup
    [2] erreur
    [3] coup brillant
    [4] gaffe
    [5] coup intéressant
    [6] coup douteux
    [7] coup forcé
    [9] très mauvais coup
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
    [220] diagramme
   *[other] signe { $number }
}
