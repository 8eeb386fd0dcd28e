# Review of a game: glyphs in words, clock times in comments, and the command line.
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } a { $move } { $side }:
walked-variation-end = Fin de la variante { $number }.
walked-game = Partida { $number }: { $white } – { $black }{ $rest }
walked-result = Resultado: { $result }.
walked-locked = Hay una partida bloqueada en curso, así que no se puede abrir nada más. Espere a que termine o a que el árbitro la desbloquee.
beside-online = Su partida de Lichess «{ $game }» sigue abierta aquí, así que no hay ayuda hasta que termine. Ábrala: { $file }. Si ya ha terminado en Lichess, termina también aquí. Si no se toca en 30 días, esto deja de aplicarse.
walked-no-ply = Esta partida solo tiene { $count } medias jugadas. Indique un número menor con --ply.
walked-not-written = No se puede escribir en { $path }; no ha cambiado. Elija otro lugar o libere espacio.
walked-kept = { $path }, partida { $number }: algunas partes no se han podido leer, así que su texto se ha copiado sin cambios.
walked-none = Ninguna partida coincide.
walked-more = { $path } contiene { $games } partidas. Esta era la primera; para otra, añada --game 2.
option-ply = muestra solo la posición tras esta media jugada; 0 es el comienzo
option-depth = profundidad del motor en medias jugadas; predeterminada: 12
option-write = escribe la partida (o todas, sin --game) con todo su contenido en este archivo nuevo
option-find = enumera las partidas de un jugador con este nombre, o con esta jugada (Cf3) o posición (FEN)
usage-review =
    annabella review PARTIDA.pgn|REGISTRO [--game N] [--ply N] [--vocabulary V] [--written-in LETTERS] [--engine RUTA] [--depth N] [--write NUEVO] [--find TEXTO] [--data CARPETA]
        reproduce una partida: cada jugada con comentarios, signos y variantes, o una sola posición; la guarda sin perder nada
    annabella review [PARTIDA.pgn|REGISTRO] --mistakes [--player NOMBRE] [--train] [--game N] [--written-in LETTERS] [--engine RUTA] [--depth N] [--data CARPETA]
        enumera las jugadas más costosas y dice qué tipo de error es el más frecuente; sin archivo, en todas las partidas guardadas
capability-review = Repasa partidas con la evaluación de un motor, solo en casa.
