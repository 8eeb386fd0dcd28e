# Comparison of two scoresheets and two boards (D.2.9).
compare-sheets-agree = Las planillas coinciden: { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}.
compare-sheets-short = En la planilla de { $side } { $plies ->
    [one] falta la última media jugada
   *[other] faltan las últimas { $plies } medias jugadas
} (8.1.3).
compare-sheet-ahead = { $plies ->
    [one] La última media jugada está solo
   *[other] Las últimas { $plies } medias jugadas están solo
} en la planilla de { $side }, no en la otra ni en ningún tablero: ¿se jugó así (8.1.2)?
compare-sheets-incomplete = En la planilla de { $side } faltan las últimas { $plies } medias jugadas, más de las que permite 8.1.3. Primero debe completarse.
compare-both-incomplete = Primero deben completarse las dos planillas.
compare-illegal-move = Las dos planillas tienen la misma jugada ilegal en la media jugada { $ply }: «{ $token }». Se restablece la posición anterior ({ $article }).
compare-sheets-differ = Las planillas difieren en la media jugada { $ply } (jugada { $number } de { $side }). Las blancas anotaron { $white }, las negras { $black }.
compare-sheet-unreadable = No se puede leer la planilla de { $side } en { $place }: «{ $token }», media jugada { $ply }. { $reason }
compare-reason-no-move = No es notación algebraica (Apéndice C).
compare-reason-illegal = Ninguna jugada legal coincide.
compare-reason-ambiguous = Coincide más de una jugada.
compare-reason-incomplete = Falta la pieza de la promoción.
compare-journal-leaves = La planilla de { $side } se aparta de la partida registrada en la media jugada { $ply }.
compare-journal-follows = La planilla de { $side } coincide con la partida registrada.
compare-go-back = Volver a la posición tras la media jugada { $ply } ({ $article }): { $fen }
compare-clocks = Tiempos propuestos para los relojes, según los registrados ({ $article }): blancas { $white }, negras { $black }. El árbitro puede dejar los relojes como están.
compare-no-clocks = No hay tiempos registrados para esa media jugada. El árbitro ajusta los relojes ({ $article }) o los deja como están.
compare-board-in-sync = El tablero de { $side } coincide con las planillas.
compare-board-behind = Tablero de { $side }: { $plies ->
    [one] la última media jugada aún no se ha ejecutado
   *[other] las últimas { $plies } medias jugadas aún no se han ejecutado
}.
compare-board-ahead = El tablero de { $side } ya muestra { $plies ->
    [one] la jugada siguiente
   *[other] { $plies } medias jugadas más
}; en las planillas puede faltar todavía (8.1.3).
compare-board-shows-it = El tablero de { $side } muestra esa jugada.
compare-board-wrong = El tablero de { $side } no coincide con las planillas.
compare-board-unexplained = El tablero de { $side } no coincide con las planillas, y uno o dos errores no lo explican.
compare-board-unseen = El tablero de { $side } no se ha comprobado.
compare-fault-wrong-move = { $move }: se hizo { $made }, no { $written }.
compare-fault-wrong-square = { $move }: { $piece } fue a { $made }, no a { $written }.
compare-at-white = Jugada { $number }, blancas
compare-at-black = Jugada { $number }, negras
compare-piece = { $role ->
    [pawn] el peón
    [knight] el caballo
    [bishop] el alfil
    [rook] la torre
    [queen] la dama
   *[king] el rey
}
compare-fault-not-captured = { $move }, { $written }: no se retiró la pieza capturada.
compare-fault-en-passant-not-removed = { $move }, { $written } al paso: no se retiró el peón capturado.
compare-fault-castling-rook = { $move }, enroque { $written }: la torre no se movió bien.
compare-fault-promotion-piece = { $move }, { $written }: el peón no se cambió por esa pieza.
compare-fault-neighbour-square = { $move }, { $written }: la pieza se puso en una casilla vecina ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: se llevó allí otra pieza ({ $made }).
compare-fault-skipped = { $move }, { $written }: no se ejecutó.
compare-fault-repeated = { $move }, { $written }: se ejecutó dos veces ({ $made }).
compare-fault-swapped = { $move }, { $written }: se ejecutó después de una posterior ({ $made }).
compare-fault-rotated = Después de { $move } se giró el tablero.
compare-fault-setup = Las piezas se colocaron mal al principio.
compare-corrects = { $side }: corrección del tablero ({ $article }):
compare-back-on-board = Para volver atrás en el tablero de { $side }:
compare-remove = Retirar: { $piece } de { $from }.
compare-move = Mover: { $piece } de { $from } a { $to }.
compare-put = Colocar: { $piece } en { $to }.
compare-nothing-to-do = No hay nada que corregir.
compare-boards-against-sheets = Las Leyes no prevén esto: los tableros coinciden entre sí, pero no con las planillas. Decide el árbitro.
compare-boards-agree-sheets-differ = Las Leyes no prevén esto del todo: los tableros coinciden y solo difieren las planillas. Decide el árbitro.
compare-sheet-missing = Las Leyes no prevén esto: D.2.9 necesita dos planillas. Decide el árbitro.
compare-unexplained = Las Leyes no prevén esto: no consta que una jugada correcta se ejecutara mal. Decide el árbitro.
compare-boards-go-apart = Los tableros muestran jugadas distintas que no están en las planillas: al menos uno está mal. El árbitro decide qué jugada se hizo.

# Unreadable input.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: «{ $part }» no es un número. Use «media-jugada blancas_ms negras_ms», números enteros, una línea por media jugada.
compare-clock-missing = { $file }:{ $line }:{ $column }: falta un número. Use «media-jugada blancas_ms negras_ms», números enteros, una línea por media jugada.
compare-clock-too-many = { $file }:{ $line }:{ $column }: «{ $part }» sobra. Use «media-jugada blancas_ms negras_ms», números enteros, una línea por media jugada.
compare-several-games = { $place }: El archivo contiene { $games } partidas, y una planilla es una sola partida. Ponga esa partida en un archivo propio.
compare-starts-differ = Las planillas empiezan con posiciones distintas. Indique la correcta con --start.
