# Engine opinions of a position and of a move.
opinion-equal = igualdad
opinion-slightly-better-white = Las blancas están un poco mejor, { $pawns }
opinion-slightly-better-black = Las negras están un poco mejor, { $pawns }
opinion-better-white = Las blancas están mejor, { $pawns }
opinion-better-black = Las negras están mejor, { $pawns }
opinion-winning-white = Las blancas tienen posición ganada, { $pawns }
opinion-winning-black = Las negras tienen posición ganada, { $pawns }
opinion-mate-white = Las blancas dan mate en { $moves }
opinion-mate-black = Las negras dan mate en { $moves }
opinion-mated-white = Las blancas han dado mate
opinion-mated-black = Las negras han dado mate
opinion-quarter-pawn = un cuarto de peón
opinion-half-pawn = medio peón
opinion-pawns = { $count ->
    [one] un peón
   *[other] { $count } peones
}
opinion-pawns-and-half = { $number } peones
opinion-inaccuracy = Jugada { $number }, { $side }: { $played } fue una imprecisión; era mejor { $best }.
opinion-mistake = Jugada { $number }, { $side }: { $played } fue un error; era mejor { $best }.
opinion-blunder = Jugada { $number }, { $side }: { $played } fue un error grave; era mejor { $best }.
remark-clock = reloj { $time }
remark-elapsed = { $time } usados
remark-pass = pasa
remark-arrow = flecha { $color ->
    [green] verde
    [red] roja
    [yellow] amarilla
   *[other] azul
} de { $from } a { $to }
remark-square = casilla { $color ->
    [green] verde
    [red] roja
    [yellow] amarilla
   *[other] azul
} { $from }
glyph = { $number ->
    [1] buena jugada
    [2] error
    [3] jugada brillante
    [4] error grave
    [5] jugada interesante
    [6] jugada dudosa
    [7] jugada forzada
    [9] muy mala jugada
    [10] igualdad
    [13] posición poco clara
    [14] las blancas están algo mejor
    [15] las negras están algo mejor
    [16] las blancas están mejor
    [17] las negras están mejor
    [18] las blancas tienen ventaja decisiva
    [19] las negras tienen ventaja decisiva
    [22] las blancas están en zugzwang
    [23] las negras están en zugzwang
    [24] las blancas tienen más espacio
    [25] las negras tienen más espacio
    [30] las blancas tienen ventaja de desarrollo
    [31] las negras tienen ventaja de desarrollo
    [36] las blancas tienen la iniciativa
    [37] las negras tienen la iniciativa
    [40] las blancas tienen ataque
    [41] las negras tienen ataque
    [42] las blancas tienen compensación insuficiente
    [43] las negras tienen compensación insuficiente
    [44] las blancas tienen compensación
    [45] las negras tienen compensación
    [132] las blancas tienen contrajuego
    [133] las negras tienen contrajuego
    [138] las blancas están en apuros de tiempo
    [139] las negras están en apuros de tiempo
    [140] con la idea
    [141] dirigido contra
    [142] mejor es
    [143] peor es
    [144] igual de bueno es
    [146] novedad
    [220] diagrama
   *[other] signo { $number }
}
