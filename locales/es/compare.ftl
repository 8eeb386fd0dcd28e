# Dos planillas y dos tableros, uno junto al otro (D.2.9).
compare-sheets-agree = Las planillas coinciden: { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}.
compare-sheets-short = En la planilla de { $side } aún { $plies ->
    [one] falta la última media jugada
   *[other] faltan las últimas { $plies } medias jugadas
} (8.1.3).
compare-sheets-incomplete = En la planilla de { $side } faltan las últimas { $plies } medias jugadas, más de las que aún pueden estar sin anotar (8.1.3). Debe completarse primero.
compare-sheets-differ = Las planillas difieren en la media jugada { $ply } (jugada { $number } de { $side }). La de las blancas tiene { $white }, la de las negras { $black }.
compare-sheet-unreadable = No se puede leer la planilla de { $side } en { $place }: «{ $token }», media jugada { $ply }. { $reason }
compare-reason-no-move = No es ninguna forma del Apéndice C.
compare-reason-illegal = No corresponde a ninguna jugada legal en esa posición.
compare-reason-ambiguous = Corresponde a varias jugadas en esa posición.
compare-journal-leaves = La planilla de { $side } tiene una jugada distinta del registro de la propia partida en la media jugada { $ply }.
compare-journal-follows = La planilla de { $side } sigue el registro de la propia partida.
compare-go-back = Volver a la posición tras la media jugada { $ply } ({ $article }): { $fen }
compare-clocks = Propuesta para los relojes, según los tiempos registrados ({ $article }): blancas { $white }, negras { $black }. El árbitro puede dejarlos como están.
compare-no-clocks = No hay tiempos registrados para esa media jugada. El árbitro reajusta los relojes ({ $article }) o los deja como están.
compare-board-in-sync = El tablero de { $side } está como se anotó.
compare-board-behind = Tablero de { $side }: { $plies ->
    [one] la última media jugada aún no se ha ejecutado
   *[other] las últimas { $plies } medias jugadas aún no se han ejecutado
}.
compare-board-wrong = El tablero de { $side } no está como se anotó.
compare-board-unexplained = El tablero de { $side } no está como se anotó, y ni un error ni dos lo explican.
compare-board-unseen = Tablero de { $side }: nadie lo ha mirado.
compare-fault-wrong-move = { $move }: se hizo { $made }, no { $written }.
compare-fault-wrong-square = { $move }: { $man } fue a { $made }, no a { $written }.
compare-at-white = Jugada { $number }, blancas
compare-at-black = Jugada { $number }, negras
compare-man = { $role ->
    [pawn] el peón
    [knight] el caballo
    [bishop] el alfil
    [rook] la torre
    [queen] la dama
   *[king] el rey
}
compare-fault-not-captured = { $move }, { $written }: no se retiró la pieza capturada.
compare-fault-en-passant = { $move }, { $written } al paso: no se retiró el peón capturado.
compare-fault-castling = { $move }, enroque { $written }: la torre no se puso en su sitio.
compare-fault-promotion = { $move }, { $written }: el peón no se cambió por esa pieza.
compare-fault-neighbour = { $move }, { $written }: la pieza se puso en una casilla vecina ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: se llevó allí otra pieza ({ $made }).
compare-fault-skipped = { $move }, { $written }: no se ejecutó.
compare-fault-repeated = { $move }, { $written }: se ejecutó dos veces ({ $made }).
compare-fault-swapped = { $move }, { $written }: se ejecutó después de una posterior ({ $made }).
compare-fault-rotated = Después de { $move } se giró el tablero.
compare-fault-setup = Las piezas se colocaron mal al principio.
compare-corrects = { $side }: corrección del tablero ({ $article }):
compare-back-on-board = El tablero de { $side } vuelve así:
compare-remove = Retirar: { $piece } de { $from }.
compare-move = Mover: { $piece } de { $from } a { $to }.
compare-put = Colocar: { $piece } en { $to }.
compare-nothing-to-do = No hay nada que corregir.
compare-boards-against-sheets = Las Leyes no prevén esto: los dos tableros están iguales, pero no como dicen las dos planillas. Decide el árbitro.
compare-boards-agree-sheets-differ = Las Leyes no prevén esto del todo: los tableros están iguales y solo difieren las planillas. Decide el árbitro.
compare-sheet-missing = Las Leyes no prevén esto: D.2.9 necesita dos planillas. Decide el árbitro.
compare-unexplained = Las Leyes no prevén esto: no se puede ver que una jugada correcta se ejecutara mal. Decide el árbitro.

# Lo que no se puede leer.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: «{ $part }» no es un número. Lo correcto es «media-jugada blancas_ms negras_ms», números enteros, una línea por media jugada.
compare-clock-missing = { $file }:{ $line }:{ $column }: falta un número. Lo correcto es «media-jugada blancas_ms negras_ms», números enteros, una línea por media jugada.
compare-clock-too-many = { $file }:{ $line }:{ $column }: «{ $part }» sobra. Lo correcto es «media-jugada blancas_ms negras_ms», números enteros, una línea por media jugada.
