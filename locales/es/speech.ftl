# Colores, piezas y casillas. Las piezas se nombran enteras, porque el color concuerda con la pieza.
color-white = Blancas
color-black = Negras
side-and-name = { $side }, { $name }
piece-white-pawn = peón blanco
piece-white-knight = caballo blanco
piece-white-bishop = alfil blanco
piece-white-rook = torre blanca
piece-white-queen = dama blanca
piece-white-king = rey blanco
piece-black-pawn = peón negro
piece-black-knight = caballo negro
piece-black-bishop = alfil negro
piece-black-rook = torre negra
piece-black-queen = dama negra
piece-black-king = rey negro
cell-empty = vacía

# Lo que se dice cuando algo ocurre.
said-correction = Corrección:
said-repeated = Repetida.
said-repeat-differs = Se ha repetido otra jugada:
said-lifted = Pieza levantada: { $piece }, { $square }.
said-placed = Pieza colocada: { $piece }, { $square }.
said-taken-off = Pieza retirada: { $piece }, { $square }.
said-recorded = Anotado: { $entry }.
said-illegal-move = Jugada ilegal: { $who }. Artículo { $article }.
said-illegal-left = Hasta que { $opponent } haya hecho la siguiente jugada, esta se puede reclamar o corregir. Artículo { $article }.
said-illegal-left-both-kings = Ambos reyes están en jaque. Espere a que se complete la siguiente jugada. Artículo { $article }.
said-illegal-stands = { $opponent } ha jugado: la jugada ilegal de { $who } se mantiene. Artículo { $article }.
said-correction-offered = Oferta de corregir la jugada ilegal: { $who }. Artículo { $article }.
said-correction-declined = La corrección se ha rechazado.
said-record-shown = Registro de la partida, mostrado { $count } de 5 veces.
said-record-asked = { $who } ha pedido ver el registro: vez { $count } de 5. Artículo { $article }.
said-record-refused = { $who } ha pedido más de cinco veces ver el registro: no se muestra y puede distraer al adversario. Artículo { $article }.
said-boards-differ = Los tableros difieren. { $who }: { $squares }. Artículo { $article }.
said-word-differs = La palabra y el tablero difieren. { $who }: anunciado { $said }, en el tablero { $done }. Artículo { $article }.
said-board-agrees = { $who }: el tablero vuelve a coincidir.
said-board-differs-no-more = { $who }: ya nada difiere; falta ejecutar la última jugada.
said-clocks-started = Reloj en marcha: { $who }.
said-clocks-stopped = Los relojes están parados.
state-flag-fallen = Bandera caída: { $who }.
said-flag-first = Ha caído una bandera: el árbitro decide primero sobre eso.
said-time-adjusted = { $who }: el reloj marca ahora { $time }.
said-moves-adjusted = { $who }: el contador marca ahora { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
said-period-adjusted = { $who }: el reloj está ahora en el periodo { $period }.
said-period-passed = Ha superado el control de tiempo. Está en el periodo { $period }.
said-period-passed-quickplay = Ha superado el control de tiempo. Está en el periodo { $period }, el final rápido.
said-draw-offered = Oferta de tablas: { $who }.
said-draw-offer-made = Tablas ofrecidas.
said-draw-declined = La oferta de tablas se ha rechazado.
said-reinstated-start = De vuelta a la posición inicial.
said-reinstated-white = De vuelta a la posición tras la jugada { $number } de las blancas.
said-reinstated-black = De vuelta a la posición tras la jugada { $number } de las negras.
said-warning = Advertencia: { $text }
said-penalty = Penalización: { $who }. Artículo { $article }.
said-penalty-of-the-arbiter = Penalización para { $who }: { $penalty }. Artículo { $article }.
said-noted = Registrado.
said-board-entered = Tablero introducido: { $who }.
said-read-back = Pulse Enter otra vez para anunciarla.
said-nothing-yet = Aún no se ha anunciado ninguna jugada.
said-nothing-earlier = No hay nada anterior.
said-restarted = La partida se ha vuelto a abrir. El programa se había cerrado con un reloj en marcha. Los dos relojes están parados en los últimos tiempos que mostraban.
said-suspended = El ordenador ha estado suspendido { $time }. Ese tiempo no se descuenta. Los relojes están parados.
said-reopened = La partida se ha vuelto a abrir tal como estaba. Los relojes están parados.
said-not-saved = Atención: la partida no se puede guardar. Continúa sin guardarse. Libere espacio en el disco o avise al árbitro.
said-saved-again = La partida vuelve a guardarse.
said-journal-moved = Atención: el archivo de esta partida se ha quitado o sustituido. La partida entera se guarda ahora en { $file }.
device-earphone = Auricular de la persona que está en este ordenador
device-set = { $outlet }: ahora { $device }.
device-none = { $outlet }: ya sin dispositivo.
device-kept = { $outlet }: los ajustes nombran { $device } en lugar del dispositivo vigente, y no se usa.
device-kept-none = { $outlet }: los ajustes ya no nombran ningún dispositivo; se sigue usando el vigente.
silence-no-voice = Ninguna voz habla. No responden ni espeak-ng ni speech-dispatcher: instale o reinicie uno de los dos; mientras tanto, todo aparece en pantalla y llega al lector de pantalla.
silence-no-output = No sale ningún sonido. No responde ningún sistema de sonido, o no tiene dispositivo: inicie PulseAudio o PipeWire, o conecte unos auriculares; mientras tanto, todo aparece en pantalla y llega al lector de pantalla.
silence-over = La voz vuelve a oírse.
silence-earphone-gone = El auricular ha desaparecido. Los mensajes privados no se oyen hasta que vuelva a conectarlo; o escriba dispositivos y elija otro.
silence-earphone-back = El auricular ha vuelto.
silence-no-earphone = No se ha elegido auricular; en esta competición los mensajes privados no se oyen. Escriba dispositivos, luego auricular y el número.
silence-loudspeaker-gone = El altavoz ha desaparecido. Los anuncios no se oyen hasta que vuelva a conectarlo; o escriba dispositivos y elija otro.
silence-loudspeaker-back = El altavoz ha vuelto.
said-nothing-done = No se ha hecho nada.
said-on = { $what }: activado.
said-off = { $what }: desactivado.

# Lo que se propone al árbitro; sin árbitro, a los jugadores.
proposed-penalty = Propuesta: { $time } más para el rival. Infracción: { $who }. Artículo { $article }.
proposed-result = Propuesta: { $result } Artículo { $article }.
proposed-result-undecided = Propuesta: { $result } No se ha calculado si el rival aún podría dar mate; si no puede, son tablas. Artículo { $article }.
proposed-clock = Propuesta para los relojes: blancas { $white }, negras { $black }. Artículo { $article }.
proposed-count = Se ha pulsado el reloj con los relojes parados: { $who }. Propuesta: la jugada cuenta, el contador marca { $moves }. Artículo { $article }.
proposed-correction = Propuesta: los dos tableros de vuelta a la posición tras la media jugada { $ply }. Artículo { $article }.
proposed-correction-start = Propuesta: los dos tableros de vuelta a la posición inicial. Artículo { $article }.
proposed-colours = Propuesta: una nueva partida con los colores correctos. Los dos tableros vuelven a la posición inicial; para cambiar los colores de los jugadores, abra una nueva partida con los nombres intercambiados. Artículo { $article }.

# Penalizaciones del Artículo 12.9, dentro de una frase.
penalty-warning = advertencia
penalty-add-time = más tiempo para el rival
penalty-reduce-time = menos tiempo
penalty-add-points = más puntos para el rival
penalty-reduce-points = menos puntos
penalty-loss = pérdida de la partida
penalty-fine = multa
penalty-exclusion = exclusión de una o más rondas
penalty-expulsion = expulsión de la competición

# Respuestas.
answer-own-clock = Su tiempo restante: { $time }.
answer-clock = { $side }, tiempo restante: { $time }.
answer-clocks-stand = Los relojes están parados.
answer-moves = Jugadas completadas: blancas { $white }, negras { $black }.
answer-no-move-yet = Aún no hay jugadas.
answer-last = { $side }, jugada { $number }:
answer-turn = Le toca a { $who }. Jugada { $number }.
answer-nothing-there = No hay nada.
answer-sheet-empty = La planilla está vacía.
answer-boards-agree = Los tableros coinciden.
answer-boards-differ = Los tableros difieren en { $squares }.
answer-not-ended = La partida continúa.

# Qué deber está pendiente.
state-to-make = Le toca jugar: { $who }.
state-to-announce = Falta anunciar la jugada: { $who }.
state-to-repeat = Falta repetir la jugada: { $who }.
state-to-execute = Falta ejecutar la jugada en el tablero: { $who }.
state-to-press = Puede pulsar el reloj: { $who }.
state-yours-to-make = Le toca a usted.
state-yours-to-announce = Anuncie su jugada.
state-yours-to-repeat = Repita la jugada de su rival.
state-yours-to-execute = Haga la jugada de su rival en su tablero.
state-yours-to-press = Puede pulsar su reloj.

# El final.
result-white-wins = Ganan blancas
result-black-wins = Ganan negras
result-draw = Tablas
result-both-lose = Pierden ambos
result-half-zero = Medio punto para las blancas, cero para las negras
result-zero-half = Medio punto para las negras, cero para las blancas
result-both-absent = Ambos ausentes
result-and-reason = { $result }: { $reason }.
reason-checkmate = jaque mate
reason-stalemate = rey ahogado
reason-dead-position = posición muerta
reason-resignation = abandono
reason-agreement = acuerdo mutuo
reason-time = caída de bandera
reason-threefold = triple repetición de la posición
reason-fifty = regla de las cincuenta jugadas
reason-fivefold = quíntuple repetición de la posición
reason-seventyfive = regla de las setenta y cinco jugadas
reason-illegal-move = jugadas ilegales
reason-ruling = decisión del árbitro
reason-default = llegada fuera del tiempo de espera

# Preguntas que esperan sí o no.
question-resign = ¿Abandonar la partida?
question-accept-draw = ¿Aceptar las tablas?
question-offer-draw = ¿Ofrecer tablas?
question-sure = ¿Seguro?
question-how-to-answer = Escriba sí o no.
question-yes = Sí
question-no = No
said-no-question = No hay ninguna pregunta pendiente.
undone-new-game = Esta partida sigue en la mesa.
undone-correct-clocks = Los relojes quedan como están.
undone-save-over = El archivo queda como estaba.
undone-delete-profile = El perfil se conserva.
undone-penalise = Sin sanción.
undone-claim-flag = No se ha reclamado la caída de bandera.
undone-resign = No ha abandonado.
undone-accept-draw = Las tablas no se han aceptado.
undone-offer-draw = No se han ofrecido tablas.

# Dispositivos de salida.
said-devices = Dispositivos de salida:
said-no-devices = No se ha encontrado ningún dispositivo de salida. Los mensajes privados no se oyen.
said-device-used = Desde ahora se usa este dispositivo.
