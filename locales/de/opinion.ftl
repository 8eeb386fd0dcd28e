# Engine opinions of a position and of a move.
opinion-equal = ausgeglichen
opinion-slightly-better-white = Weiß steht etwas besser, { $pawns }
opinion-slightly-better-black = Schwarz steht etwas besser, { $pawns }
opinion-better-white = Weiß steht besser, { $pawns }
opinion-better-black = Schwarz steht besser, { $pawns }
opinion-winning-white = Weiß steht auf Gewinn, { $pawns }
opinion-winning-black = Schwarz steht auf Gewinn, { $pawns }
opinion-mate-white = Weiß setzt matt in { $moves }
opinion-mate-black = Schwarz setzt matt in { $moves }
opinion-mated-white = Weiß hat mattgesetzt
opinion-mated-black = Schwarz hat mattgesetzt
opinion-quarter-pawn = eine viertel Bauerneinheit
opinion-half-pawn = eine halbe Bauerneinheit
opinion-pawns = { $count ->
    [one] eine Bauerneinheit
   *[other] { $count } Bauerneinheiten
}
opinion-pawns-and-half = { $number } Bauerneinheiten
opinion-inaccuracy = Zug { $number }, { $side }: { $played } war eine Ungenauigkeit; besser war { $best }.
opinion-mistake = Zug { $number }, { $side }: { $played } war ein Fehler; besser war { $best }.
opinion-blunder = Zug { $number }, { $side }: { $played } war ein grober Fehler; besser war { $best }.
remark-clock = Uhr { $time }
remark-elapsed = { $time } gebraucht
remark-pass = setzt aus
remark-arrow = { $color ->
    [green] grüner
    [red] roter
    [yellow] gelber
   *[other] blauer
} Pfeil von { $from } nach { $to }
remark-square = { $color ->
    [green] grünes
    [red] rotes
    [yellow] gelbes
   *[other] blaues
} Feld { $from }
glyph = { $number ->
    [1] guter Zug
    [2] Fehler
    [3] glänzender Zug
    [4] grober Fehler
    [5] interessanter Zug
    [6] zweifelhafter Zug
    [7] erzwungener Zug
    [9] schlechtester Zug
    [10] ausgeglichen
    [13] unklar
    [14] Weiß steht etwas besser
    [15] Schwarz steht etwas besser
    [16] Weiß steht besser
    [17] Schwarz steht besser
    [18] Weiß steht auf Gewinn
    [19] Schwarz steht auf Gewinn
    [22] Weiß ist im Zugzwang
    [23] Schwarz ist im Zugzwang
    [24] Weiß hat mehr Raum
    [25] Schwarz hat mehr Raum
    [30] Weiß hat Entwicklungsvorsprung
    [31] Schwarz hat Entwicklungsvorsprung
    [36] Weiß hat die Initiative
    [37] Schwarz hat die Initiative
    [40] Weiß hat Angriff
    [41] Schwarz hat Angriff
    [42] Weiß hat zu wenig Kompensation
    [43] Schwarz hat zu wenig Kompensation
    [44] Weiß hat Kompensation
    [45] Schwarz hat Kompensation
    [132] Weiß hat Gegenspiel
    [133] Schwarz hat Gegenspiel
    [138] Weiß ist in Zeitnot
    [139] Schwarz ist in Zeitnot
    [140] mit der Idee
    [141] gerichtet gegen
    [142] besser ist
    [143] schlechter ist
    [144] gleich gut ist
    [146] Neuerung
    [220] Diagramm
   *[other] Zeichen { $number }
}
