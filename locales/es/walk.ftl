# Going through a game.
refused-no-review = No está repasando ninguna partida. Para empezar, escriba repasar.
refused-engine-thinks = Primero tiene que jugar el motor. Espere su jugada.
refused-unsaved = Lo que ha escrito no está guardado. Guárdelo o escriba dejar repaso.
refused-no-move-here = Aquí no hay ninguna jugada. Vaya antes a una.
refused-not-own = Eso no lo escribió usted. Se queda.
refused-nothing-to-undo = No ha escrito nada que se pueda deshacer.
refused-no-file = No hay ningún archivo de partidas abierto. Abra uno con Ctrl+O.
question-not-saved = Lo que ha escrito no está guardado. ¿Seguir sin guardarlo?
review-remark-recorder = En la grabadora de { $who } a los { $time }
review-begins = Repasa: { $players }. { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
}. { $next }: jugada siguiente. { $leave }: salir.
review-offer = Para repasar la partida, escriba repasar.
review-held = Eso es de una partida en juego. Usted está repasando una.
review-left = De vuelta en la mesa.
review-commented = Anotado.
review-removed = Quitado.
review-undone = Deshecho.
review-out = Fuera de la variante.
review-new-variation = Variante nueva.
review-lengthened = Añadida.
review-put-back = De vuelta en su casilla.
review-promotes = ¿En qué se convierte el peón? Tome la pieza de junto al tablero o escriba la jugada con ella.
review-judged = Valorada.
review-not-judged = Valoración quitada.
review-edge-beginning = Esto es el principio.
review-edge-end = Esto es el final de la partida.
review-edge-variation-end = Fin de la variante.
review-edge-no-such-move = No existe esa jugada.
review-edge-no-mark = No hay más comentarios ni variantes.
review-edge-no-variation = Aquí no hay tal variante.
review-edge-not-in-variation = Está en la propia partida.
review-variation = Variante { $number } de { $count }.
review-at-beginning = Principio de la partida.
review-move = { $number }, { $side }:
review-end-white = Fin: ganan las blancas.
review-end-black = Fin: ganan las negras.
review-end-draw = Fin: tablas.
review-end-open = Fin de las jugadas.
review-variations = { $count ->
    [one] Una variante a la jugada siguiente.
   *[other] { $count } variantes a la jugada siguiente.
}
review-pane = Jugadas
review-to-do = Repaso de una partida: { $next } jugada siguiente, { $previous } la anterior. Una jugada escrita se sigue o se añade.
review-moves = Jugadas de la partida
review-mistakes = Errores
review-engine-thinks = El motor piensa.
review-game-is-judged = El motor mira cada jugada.
review-engine-says-nothing = El motor no opina de esto.
review-judged-percent = { $percent } por ciento.
review-judging-stopped = Detenido.
review-no-mistakes = Ningún error encontrado.
review-mistakes-found = { $count ->
    [one] Un error.
   *[other] { $count } errores.
} { $key } va al siguiente.
review-not-judged-yet = La partida no se ha examinado. Escriba errores.
review-no-further-mistake = No hay más errores.
review-better = Mejor:
review-verdict-good = Bien
review-verdict-inaccuracy = Imprecisión
review-verdict-mistake = Error
review-verdict-blunder = Error grave
review-mistake = { $verdict }: { $before }, después { $after }.
review-best = Lo mejor:
review-line-goes-on = { $key }: sigue la línea.
review-line-ends = Fin de la línea.
review-no-engine = No hay motor de ajedrez. Instale stockfish o indique uno en los ajustes.
review-engine-lost = El motor ya no responde. Pregunte otra vez para reiniciarlo.
review-curve = Marcha de la partida: { $done } de { $all } posiciones valoradas, { $count ->
    [one] un error
   *[other] { $count } errores
}. Los valores están en la lista de jugadas.
review-not-all-read = Desde la línea { $line } la partida no se pudo leer.
games-label = Partidas del archivo
games-player = Jugador, jugada o posición
games-player-hint = Parte de un nombre, una jugada como Cf3, una posición en FEN, o nada para todas
games-position = Partidas con la posición del tablero
games-open = Repasar la partida elegida
games-close = Cerrar el archivo
games-title = { $file }: { $count ->
    [one] una partida
   *[other] { $count } partidas
}.
games-closed = Archivo cerrado.
games-stopped = Detenido. Lo encontrado se queda.
games-percent = { $percent } por ciento.
games-all = { $count ->
    [one] Lista completa: una partida.
   *[other] Lista completa: { $count } partidas.
}
games-fault-not-there = No existe el archivo { $path }. Compruebe la ruta.
games-fault-not-read = { $path } no se puede leer. Indique un archivo que pueda leer.
games-fault-not-written = { $path } no se pudo escribir y sigue como estaba. Guarde con otro nombre.
games-fault-no-game = No hay tal partida en { $path }.
games-fault-changed = Otro programa ha cambiado { $path }. Ábralo de nuevo.
games-not-open = { $path } ya no está abierto. Guarde con otro nombre, por ejemplo: guardar repaso ~/nuevo.pgn
control-review = Repasar la partida
control-review-help = La partida jugada a jugada, con variantes y comentarios. La de la mesa espera.
control-review-next = Jugada siguiente
control-review-next-help = Avanza una jugada y la dice.
control-review-previous = Jugada anterior
control-review-previous-help = Retrocede una jugada.
control-review-first = Principio de la partida
control-review-first-help = Va al principio.
control-review-last = Final de la línea
control-review-last-help = Va a la última jugada de la partida o variante.
control-review-next-mark = Comentario o variante siguiente
control-review-next-mark-help = Va a la siguiente jugada anotada.
control-review-previous-mark = Comentario o variante anterior
control-review-previous-mark-help = Retrocede a una jugada así.
control-review-into = Entrar en una variante
control-review-into-help = Entra en la variante a la jugada siguiente; otra vez, en la próxima.
control-review-out = Salir de la variante
control-review-out-help = Vuelve adonde empieza la variante.
control-opinion = Opinión del motor
control-opinion-help = Dice cómo es la posición y la mejor jugada. Otra vez: deja de pensar.
control-best-line = Mejor línea, jugada a jugada
control-best-line-help = Dice la siguiente jugada de la mejor línea del motor.
control-mistakes = Errores de la partida
control-mistakes-help = El motor mira cada jugada y lista los errores. Escape lo detiene.
control-next-mistake = Error siguiente
control-next-mistake-help = Va al error siguiente y dice qué era mejor.
control-play-on = Jugar desde aquí
control-play-on-help = Empieza una partida nueva en casa con esta posición.
control-games-of-file = Partidas del archivo
control-games-of-file-help = La lista de partidas del archivo abierto; si se repite, dice las siguientes.
line-review = repasar
line-review-leave = dejar repaso
line-review-next = jugada siguiente
line-review-previous = jugada anterior
line-review-first = principio;primera jugada
line-review-last = final de línea;final de linea
line-review-next-mark = comentario siguiente
line-review-previous-mark = comentario anterior
line-review-into = variante
line-review-out = dejar variante;línea principal;linea principal
line-opinion = opinión;opinion;evaluación;evaluacion
line-best-line = mejor línea;mejor linea
line-mistakes = errores
line-next-mistake = error siguiente
line-previous-mistake = error anterior
line-play-on = jugar desde aquí;jugar desde aqui
line-games-of-file = partidas del archivo
line-close-file = cerrar archivo
line-review-ply = media jugada
line-review-move = jugada número;jugada numero
line-review-comment = comentario
line-review-glyph = signo
line-review-remove = quitar variante
line-review-save = guardar repaso
line-game-of-file = partida del archivo;partida número;partida numero
line-find-player = buscar jugador
line-find-position = buscar posición;buscar posicion
