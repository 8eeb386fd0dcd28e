# Tactics by ear: positions to solve.
tactics-begins = Diez minutos de posiciones. Encuentre la mejor jugada y escríbala. También puede escribir: pista, solución, otra vez, siguiente, posición, a ciegas, estadística o salir. Con una pista cuenta como fallada.
tactics-type-move = Diez minutos de posiciones. Escriba la mejor jugada. Ayuda: F1. Con una pista cuenta como fallada.
tactics-just-played = Última jugada: { $move }.
tactics-from-start = Desde la posición inicial:
tactics-from = { $count ->
    [one] Una media jugada antes.
   *[other] { $count } medias jugadas antes.
}
tactics-ply = { $side }: { $move }.
tactics-wrong = No es la mejor.
tactics-wrong-then = No es la mejor: permite { $move }.
tactics-second-try = Inténtelo otra vez.
tactics-further = Inténtelo otra vez, o escriba pista o solución.
tactics-hint-theme = Tema: { $themes }.
tactics-hint-piece = La pieza que mueve: { $piece }.
tactics-hint-square = De { $from } a { $to }.
tactics-solution = La mejor jugada: { $move }.
tactics-reply = La respuesta: { $move }.
tactics-solved = Resuelto.
tactics-checkmate = Jaque mate.
tactics-ended = Fin.
tactics-comes-back = Volverá.
tactics-rating-up = Puntuación { $rating }, sube { $by }.
tactics-rating-down = Puntuación { $rating }, baja { $by }.
tactics-rating-same = Puntuación { $rating }, sin cambio.
tactics-again-or-next = Escriba otra vez o siguiente.
tactics-enter-next = Enter: siguiente.
tactics-time-over = Han pasado los diez minutos: { $right } de { $played } bien. Escriba siguiente para continuar.
tactics-none = No hay ninguna posición así. Elija otro tema u otro archivo.
tactics-themes = Temas: { $themes }. Escriba táctica y uno de ellos.
tactics-no-theme = No hay tal tema ni archivo. Lista: táctica temas.
tactics-nothing-played = Aún no hay resultados.
tactics-ratings = Su puntuación es { $own }. La de esta posición es { $position }.
tactics-statistics = Puntuación { $rating }; { $right } de { $played } bien.
tactics-weakest = Lo más flojo: { $theme }, { $right } de { $played }.
tactics-due = { $count ->
    [0] No toca repetir ninguna posición fallada.
    [one] Toca repetir una posición fallada.
   *[other] Toca repetir { $count } posiciones falladas.
}
tactics-mate-in = mate en { $moves }
tactics-theme = { $name ->
    [mateIn1] mate en una
    [mateIn2] mate en dos
    [mateIn3] mate en tres
    [mateIn4] mate en cuatro
    [fork] ataque doble
    [pin] clavada
    [skewer] enfilada
    [discoveredAttack] ataque a la descubierta
    [backRankMate] mate del pasillo
    [hangingPiece] pieza indefensa
    [promotion] promoción
    [defensiveMove] defensa
    [endgameWin] ganar un final
    [endgameHold] sostener un final
    [opening] apertura
    [middlegame] medio juego
    [endgame] final
   *[other] { $name }
}
tactics-fault-column = falta la columna { $text }
tactics-fault-position = { $text } no es una posición
tactics-fault-moves = { $text } no es una jugada legal
tactics-fault-no-moves = no hay ninguna jugada que encontrar
tactics-fault-rating = { $text } no es una puntuación
tactics-not-a-set = { $path } no es un archivo de posiciones: { $fault }.
tactics-not-unpacked = No hay espacio para descomprimir { $path }. Libere espacio en el disco; lo que había no ha cambiado.
tactics-bad-row = Se ha omitido la línea { $line } de { $path }: { $fault }.
tactics-bad-rows = { $count ->
    [one] En total se ha omitido una línea.
   *[other] En total se han omitido { $count } líneas.
}
tactics-record-unreadable = No se han podido leer sus resultados de táctica ({ $what }). El archivo se conserva como { $path } y se empieza uno nuevo.
tactics-record-unreadable-not-kept = No se han podido leer sus resultados de táctica ({ $what }). Los resultados nuevos no se guardan.
tactics-record-not-kept = No se ha podido guardar sus resultados. Compruebe el espacio libre del disco y si se puede escribir en la carpeta.
tactics-mistakes-not-kept = No se han podido guardar los errores como posiciones. Compruebe el espacio libre del disco y si se puede escribir en la carpeta.
line-tactics = táctica;problemas
control-tactics = Táctica
control-tactics-help = Le da posiciones para resolver, descritas con palabras. La partida espera. Se puede dejar en cualquier momento.
control-tactics-next = Posición siguiente
control-tactics-next-help = Pasa a la posición siguiente.
control-tactics-solution = Solución
control-tactics-solution-help = Juega la siguiente jugada de la solución.
control-tactics-again = La misma posición
control-tactics-again-help = Empieza otra vez la misma posición.
refused-no-tactics = No está resolviendo ninguna posición. Para empezar, escriba táctica.
tactics-held = Eso solo funciona en una partida en juego. Usted está resolviendo una posición.
tactics-opening = Cargando las posiciones.
tactics-file-known = La próxima vez: táctica archivo.
tactics-wait = Las posiciones aún se están cargando. Para cancelar, escriba salir.
tactics-to-do = Le toca a { $side }: encuentre la mejor jugada.{ $typed ->
    [yes] {" "}También puede escribir: pista, solución, siguiente, salir o ayuda.
   *[no] {""}
}
tactics-pane = Táctica
tactics-result = { $theme }: { $right } de { $played } bien
tactics-rating-plot = Su puntuación en { $count } posiciones: de { $first } a { $last }, máximo { $most }.
tactics-say-ten-minutes = diez minutos;10 minutos
tactics-say-hint = pista
tactics-say-solution = solución
tactics-say-again = otra vez;de nuevo
tactics-say-next = siguiente;saltar;continuar
tactics-say-blindfold = a ciegas
tactics-say-statistics = estadística;estadísticas;resultados
tactics-say-leave = salir;dejar
tactics-say-mistakes = errores;mis errores
tactics-say-themes = temas
option-set = posiciones propias, con las columnas del archivo de problemas de Lichess
option-theme = solo posiciones con este tema
option-rating = posiciones cercanas a esta puntuación; por defecto, la suya
tactics-mistakes-found = { $count ->
    [0] Ningún error.
    [one] Un error.
   *[other] { $count } errores.
}
tactics-mistakes-theme = { $ties ->
    [one] Lo que más se pasó por alto: { $kind }, { $number }.
   *[other] Lo que más se pasó por alto: { $kind }, { $number } cada uno.
}
tactics-mistakes-phase = { $ties ->
    [one] Sobre todo en esta fase: { $kind }, { $number }.
   *[other] Sobre todo en esta fase: { $kind }, { $number } cada uno.
}
tactics-mistakes-kept = { $count ->
    [0] Todos están ya guardados. Para entrenar: { $command }
    [one] Se ha guardado una posición. Para entrenar: { $command }
   *[other] Se han guardado { $count } posiciones. Para entrenar: { $command }
}
tactics-mistakes-unexplained = { $count ->
    [one] Para un error el archivo no muestra una jugada mejor. Para buscarla, añada --engine stockfish.
   *[other] Para { $count } errores el archivo no muestra una jugada mejor. Para buscarla, añada --engine stockfish.
}
tactics-mistakes-no-player = { $player } no jugó allí ninguna partida.
tactics-no-opinions = Este archivo no tiene evaluaciones: nadie ha buscado errores en él. Añada --engine stockfish.
tactics-games-unjudged = { $all ->
    [1] La partida está evaluada solo en parte: puede haber errores sin encontrar. Añada --engine stockfish.
   *[other] Sin evaluar, o solo en parte: { $count } de { $all } partidas. Puede haber en ellas errores sin encontrar. Añada --engine stockfish.
}
tactics-no-mistakes-kept = No hay guardados. En un repaso, escriba entrenar estos.
option-mistakes = enumera las jugadas más costosas y dice qué tipo de error es el más frecuente; sin archivo, en todas las partidas guardadas
option-player = solo los errores de este jugador
option-train = guarda los errores para annabella tactics --set mistakes
usage-tactics =
    annabella tactics [--set ARCHIVO] [--theme T] [--rating N] [--vocabulary V] [--data CARPETA]
        busca la mejor jugada, en sesiones de diez minutos; las posiciones falladas vuelven
capability-tactics = Propone posiciones para resolver de oído.
tactics-mistakes-allowed = { $ties ->
    [one] Lo que más se permitió: { $kind }, { $number }.
   *[other] Lo que más se permitió: { $kind }, { $number } cada uno.
}
tactics-unjudged = Puede ser igual de buena; el análisis indica otra jugada. Inténtelo otra vez o escriba solución.
tactics-counts-as-missed = Con una pista, la posición cuenta como fallada.
tactics-no-rating = Las puntuaciones van de { $from } a { $to }.
tactics-no-games = No hay partidas guardadas.
tactics-ten-minutes = Diez minutos de posiciones.
tactics-say-file = archivo;mi archivo;lichess
tactics-no-file = Aún no se ha nombrado ningún archivo de posiciones, o ya no está. Escriba táctica y su ruta.
tactics-no-such-theme = No hay tal tema: { $theme }. Lista: táctica temas.
tactics-hint-help = Ayuda en tres pasos: el tema, la pieza, sus casillas. Con una pista, la posición cuenta como fallada.
tactics-position-help = Describe otra vez la posición.
tactics-blindfold-help = Dice las últimas jugadas desde la posición anterior a ellas. Un número dice cuántas medias jugadas.
tactics-statistics-help = Dice su puntuación y sus resultados.
tactics-ratings-help = Dice su puntuación y la de la posición.
tactics-themes-help = Enumera los temas. Para uno de ellos, escriba táctica y su nombre.
tactics-leave-help = Vuelve a la partida de antes.
how-to-leave = Para salir: { $words }.
