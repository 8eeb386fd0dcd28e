# Review of a game: sentences, display and words to type.
refused-no-review = No está repasando ninguna partida. Para empezar, escriba repasar.
refused-engine-thinks = Le toca al motor. Espere.
refused-unsaved = Tiene cambios sin guardar. Guárdelos, o escriba dejar repaso.
refused-no-move-here = Aquí no hay ninguna jugada. Vaya antes a una.
refused-not-own = Eso no lo escribió usted y no se puede quitar.
refused-nothing-to-undo = No hay nada que deshacer.
refused-no-file = No hay ningún archivo de partidas abierto. { $typed ->
    [yes] Para abrir uno, escriba: abrir, y su nombre.
   *[no] Abra uno con Ctrl+O.
}
question-not-saved = Tiene cambios sin guardar. ¿Seguir sin guardarlos?
review-remark-recorder = En la grabadora de { $who }, en { $time }
review-begins = Repaso de { $players }. { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
}.
review-offer = Para repasar: repasar.
review-held = Eso solo funciona en una partida en juego. Usted está repasando una.
review-left = De vuelta en la partida.
review-resumed = De vuelta en el repaso.
session-pgn-notes = Los comentarios, evaluaciones y variantes del archivo se oyen al repasarlo. Para ello, escriba: repasar { $path }#{ $number }
review-commented = Comentario añadido.
review-removed = Quitado.
review-undone = Deshecho.
review-out = De vuelta:
review-new-variation = Variante nueva.
review-lengthened = Jugada añadida.
review-put-back = Pieza devuelta.
review-promotes = ¿Promocionar a qué? Elija una pieza, o escriba la jugada con ella.
review-judged = Signo añadido.
review-not-judged = Signo quitado.
review-edge-beginning = Principio de la partida.
review-edge-end = Final de la partida.
review-edge-variation-end = Fin de la variante.
review-edge-no-such-move = No existe esa jugada.
review-edge-no-mark = No hay más comentarios ni variantes.
review-edge-no-variation = Aquí no hay esa variante.
review-edge-not-in-variation = Está en la línea principal.
review-variation = Variante { $number } de { $count }.
review-at-beginning = Principio de la partida.
review-move = { $number }, { $side }:
review-end-white = Fin: ganan las blancas.
review-end-black = Fin: ganan las negras.
review-end-draw = Fin: tablas.
review-end-open = Fin de las jugadas.
review-variations = { $count ->
    [one] Una variante.
   *[other] { $count } variantes.
}
review-pane = Jugadas
review-to-do = Jugada siguiente: { $next }.
review-moves = Jugadas de la partida
review-mistakes = Errores
review-engine-thinks = Pensando.
review-game-is-judged = Analizando.
review-engine-says-nothing = El motor no tiene evaluación de esta posición.
review-judged-percent = { $percent } por ciento.
review-judging-stopped = { $count ->
    [0] Análisis detenido. No se analizó ninguna jugada.
    [one] Análisis detenido tras una media jugada.
   *[other] Análisis detenido tras { $count } medias jugadas.
}
review-no-mistakes = Ningún error encontrado.
review-mistakes-found = { $count ->
    [one] Un error.
   *[other] { $count } errores.
} Siguiente: { $key }.
review-not-judged-yet = La partida no se ha analizado. Escriba errores.
review-no-further-mistake = No hay más errores.
review-nothing-to-train = Aquí no hay errores que entrenar. Escriba errores para analizar la partida.
review-mistakes-are-others = Los errores de esta partida son de su rival.
review-train-these = Para entrenarlos: entrenar estos.
review-better = Mejor:
review-verdict-good = Bien
review-verdict-inaccuracy = Imprecisión
review-verdict-mistake = Error
review-verdict-blunder = Error grave
review-mistake = { $verdict }: { $after }.
review-best = Lo mejor:
review-line-ends = Fin de la línea.
review-no-engine = No se ha encontrado ningún motor de ajedrez. Instale Stockfish, o elija un motor en los ajustes.
review-engine-lost = El motor no responde. Pregunte otra vez para reiniciarlo.
review-curve = Gráfico de evaluación: { $done } de { $all } posiciones analizadas, { $count ->
    [one] un error
   *[other] { $count } errores
}. Los valores están en la lista de jugadas.
review-not-all-read = La partida no se ha podido leer a partir de la línea { $line }.
games-label = Partidas del archivo
games-player = Jugador, jugada o posición
games-player-hint = Parte de un nombre, una jugada como Cf3, una posición en FEN, o vacío para todas
games-position = Partidas con la posición del tablero
games-open = Abrir
games-close = Cerrar el archivo
games-title = { $file }: { $count ->
    [one] una partida
   *[other] { $count } partidas
}.
games-another = Para abrir una, escriba su número: repasar { $path }#1
games-further = Más partidas: siguiente.
games-closed = Archivo cerrado.
games-stopped = Búsqueda detenida. Se conserva lo encontrado.
games-percent = { $percent } por ciento.
games-all = { $count ->
    [one] Lista completa: una partida.
   *[other] Lista completa: { $count } partidas.
}
games-fault-not-written = { $path } no se ha podido guardar y no ha cambiado. Guarde con otro nombre.
games-fault-no-game = Esa partida no está en { $path }.
games-fault-changed = Otro programa ha cambiado { $path }. Ábralo de nuevo.
games-not-open = { $path } ya no está abierto. Guarde con otro nombre, por ejemplo: guardar repaso ~/nuevo.pgn
control-review = Repasar la partida
control-review-help = Recorre la partida con variantes y comentarios. La partida actual espera.
control-review-next = Jugada siguiente
control-review-next-help = Avanza una jugada y la dice.
control-review-previous = Jugada anterior
control-review-previous-help = Retrocede una jugada.
control-review-first = Principio de la partida
control-review-first-help = Va al principio.
control-review-last = Final de la línea
control-review-last-help = Va a la última jugada de la partida o variante.
control-review-next-mark = Comentario o variante siguiente
control-review-next-mark-help = Va a la siguiente jugada con comentario o variante.
control-review-previous-mark = Comentario o variante anterior
control-review-previous-mark-help = Vuelve a la anterior jugada con comentario o variante.
control-review-into = Entrar en la variante
control-review-into-help = Entra en la variante a la jugada siguiente; otra vez, en la siguiente variante.
control-review-out = Salir de la variante
control-review-out-help = Vuelve a donde empieza la variante.
control-opinion = Evaluación del motor
control-opinion-help = Dice quién está mejor y la mejor jugada. Púlselo otra vez para detenerlo.
control-best-line = Mejor línea, paso a paso
control-best-line-help = Dice la siguiente jugada de la mejor línea del motor.
control-mistakes = Buscar errores
control-mistakes-help = El motor analiza cada jugada y enumera los errores. Escape lo detiene.
control-train-mistakes = Entrenar estos errores
control-train-mistakes-help = Guarda los errores como posiciones para entrenar, con la mejor jugada como solución.
control-next-mistake = Error siguiente
control-next-mistake-help = Va al error siguiente y dice qué era mejor.
control-play-on = Jugar desde aquí
control-play-on-help = Empieza una partida nueva en casa desde esta posición.
control-games-of-file = Partidas del archivo
control-games-of-file-help = Enumera las partidas del archivo abierto; púlselo otra vez para oír más.
line-review = repasar;repasar partida
line-review-leave = dejar repaso
line-review-next = jugada siguiente
line-review-previous = jugada anterior
line-review-first = principio;primera jugada;principio de la partida
line-review-last = final de línea
line-review-next-mark = comentario siguiente
line-review-previous-mark = comentario anterior
line-review-into = variante
line-review-out = dejar variante;línea principal
line-opinion = evaluación;opinión
line-best-line = mejor línea
line-mistakes = errores;buscar errores
line-train-mistakes = entrenar estos;entrenar errores
line-next-mistake = error siguiente
line-previous-mistake = error anterior
line-play-on = jugar desde aquí
line-games-of-file = partidas del archivo;partidas en archivo
line-close-file = cerrar archivo
line-review-ply = media jugada
line-review-move = jugada número
line-review-comment = comentario
line-review-glyph = signo
line-review-remove = quitar variante
line-review-save = guardar repaso
line-game-of-file = partida del archivo;partida número
line-find-player = buscar jugador
line-find-position = buscar posición
review-only-inaccuracies = Sus propias jugadas fueron imprecisiones a lo sumo. Solo se entrenan los errores y los errores graves.
review-train-some = { $count ->
    [one] Uno de ellos es suyo y se puede entrenar: escriba entrenar estos.
   *[other] { $count } de ellos son suyos y se pueden entrenar: escriba entrenar estos.
}
