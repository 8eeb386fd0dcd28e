# Tactics by ear: positions to solve.
tactics-begins = Encuentre la mejor jugada y escríbala. También puede escribir: pista, solución, otra vez, siguiente, posición, a ciegas, estadística o salir.
tactics-just-played = { $side } acaba de jugar { $move }.
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
tactics-hint-no-theme = Esta posición no tiene tema.
tactics-hint-piece = La pieza que mueve: { $piece }.
tactics-hint-square = De { $from } a { $to }.
tactics-solution = La mejor jugada: { $move }.
tactics-reply = La respuesta: { $move }.
tactics-solved = Resuelto.
tactics-ended = Fin de la solución.
tactics-comes-back = Esta posición volverá.
tactics-rating-up = Su puntuación sube { $by }, a { $rating }.
tactics-rating-down = Su puntuación baja { $by }, a { $rating }.
tactics-rating-same = Su puntuación sigue en { $rating }.
tactics-again-or-next = Escriba otra vez o siguiente.
tactics-time-over = Han pasado los diez minutos: { $right } de { $played } bien. Escriba siguiente para continuar.
tactics-none = No hay ninguna posición así. Elija otro tema u otro archivo.
tactics-nothing-played = Aún no hay resultados.
tactics-statistics = Puntuación { $rating }; { $right } de { $played } bien.
tactics-weakest = Tema más flojo: { $theme }, { $right } de { $played }.
tactics-due = { $count ->
    [0] No toca repetir ninguna posición fallada.
    [one] Toca repetir una posición fallada.
   *[other] Toca repetir { $count } posiciones falladas.
}
tactics-theme = { $name ->
    [mateIn1] mate en una
    [mateIn2] mate en dos
    [mateIn3] mate en tres
    [mateIn4] mate en cuatro
    [fork] ataque doble
    [pin] clavada
    [skewer] enfilada
    [discoveredAttack] ataque a la descubierta
    [backRankMate] mate en la última fila
    [hangingPiece] pieza indefensa
    [promotion] promoción
    [defensiveMove] defensa
    [endgameWin] ganar un final
    [endgameHold] sostener un final
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
tactics-record-not-kept = No se ha podido guardar su resultado. Libere espacio en el disco.
tactics-say-hint = pista
tactics-say-solution = solución
tactics-say-again = otra vez;de nuevo
tactics-say-next = siguiente;saltar
tactics-say-blindfold = a ciegas
tactics-say-statistics = estadística;resultados
tactics-say-leave = salir;dejar
option-set = posiciones propias, con las columnas del archivo de problemas de Lichess
option-theme = solo posiciones con este tema
option-rating = posiciones cercanas a esta puntuación; por defecto, la suya
usage-tactics =
    annabella tactics [--set ARCHIVO] [--theme T] [--rating N] [--vocabulary V] [--data CARPETA]
        busca la mejor jugada, en sesiones de diez minutos; las posiciones falladas vuelven
capability-tactics = Propone posiciones para resolver de oído.
