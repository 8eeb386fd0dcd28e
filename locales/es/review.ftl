# Review of a game: glyphs in words, clock times in comments, and the command line.
glyph = { $number ->
    [1] buena jugada
    [2] error
    [3] jugada brillante
    [4] error grave
    [5] jugada interesante
    [6] jugada dudosa
    [7] jugada forzada
    [9] la peor jugada
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
   *[other] signo { $number }
}
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
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } a { $move } { $side }:
walked-variation-end = Fin de la variante { $number }.
walked-game = Partida { $number }: { $white } – { $black }{ $rest }
walked-result = Resultado: { $result }.
walked-locked = Hay una partida bloqueada en curso, así que no se puede repasar ninguna otra. Espere a que termine o a que el árbitro la desbloquee.
beside-competition = «{ $game }» está en curso en un torneo, así que ninguna otra partida recibe ayuda (artículo 11.3.1). Termínela antes: { $file }. Si no se toca en un día, esto deja de aplicarse.
beside-online = Su partida de Lichess «{ $game }» sigue abierta aquí, así que no hay ayuda hasta que termine. Ábrala: { $file }. Si ya ha terminado en Lichess, termina también aquí. Si no se toca en 30 días, esto deja de aplicarse.
walked-no-ply = Esta partida solo tiene { $count } medias jugadas. Indique un número menor con --ply.
walked-not-written = No se puede escribir en { $path }; no ha cambiado. Elija otro lugar o libere espacio.
walked-kept = { $path }, partida { $number }: algunas partes no se han podido leer, así que su texto se ha copiado sin cambios.
walked-none = Ninguna partida coincide.
option-ply = muestra solo la posición tras esta media jugada; 0 es el comienzo
option-depth = profundidad del motor en medias jugadas; predeterminada: 12
option-write = escribe la partida (o todas, sin --game) con todo su contenido en este archivo nuevo
option-find = enumera las partidas de un jugador con este nombre, o con esta jugada (Cf3) o posición (FEN)
