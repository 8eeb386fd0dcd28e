# The comparison of boards and sheets, for the arbiter and for the player concerned (D.2.9).
state-not-executed = Sin ejecutar aún en su tablero:
said-compare-reminder = Hora de comparar los dos tableros.
said-sheets-agree = Las dos planillas coinciden: { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}.
said-sheets-unofficial = Las dos planillas coinciden, pero el registro del programa se aparta de ellas después de { $official ->
    [one] { $official } media jugada
   *[other] { $official } medias jugadas
}. Las Leyes no dicen qué hacer entonces; el registro es una ayuda, no una prueba. Decide usted. Artículo 6.12.2.
said-sheet-unreadable = { $who }: no se puede leer «{ $text }» en la planilla. Hasta ahí { $plies ->
    [one] coincide { $plies } media jugada
   *[other] coinciden { $plies } medias jugadas
}.
said-sheet-incomplete = { $who }: la planilla está incompleta. Hasta ahora { $plies ->
    [one] coincide { $plies } media jugada
   *[other] coinciden { $plies } medias jugadas
}.
said-sheets-differ-white = Las planillas difieren en la jugada { $number } de las blancas. Las blancas anotaron { $white }, las negras { $black }. Artículo { $article }.
said-sheets-differ-black = Las planillas difieren en la jugada { $number } de las negras. Las blancas anotaron { $white }, las negras { $black }. Artículo { $article }.
proposed-correction-of-board = Propuesta: corregir el tablero, { $who }. Artículo { $article }.
proposed-clocks-back = Propuesta: poner los dos relojes como tras la media jugada { $ply }: blancas { $white } y { $whitemoves ->
    [one] { $whitemoves } jugada
   *[other] { $whitemoves } jugadas
}, negras { $black } y { $blackmoves ->
    [one] { $blackmoves } jugada
   *[other] { $blackmoves } jugadas
}. Puede dejarlos como están. Artículo { $article }.
proposed-clocks-back-since = El tiempo usado desde entonces sigue descontado.

# Commands typed at the arbiter's desk; semicolons separate several words for one command.
desk-line-compare-boards = comparar tableros;comparar
desk-line-compare-sheets = comparar planillas
desk-line-enter-sheet = introducir planilla
desk-line-open-sheet = abrir planilla
desk-line-enter = introducir;introducir tablero
desk-line-rank = fila
desk-line-done = listo
desk-line-drop = descartar;cancelar
desk-line-step = paso;corregir
desk-line-right = tablero correcto;bien;tablero bien
desk-line-reinstate = volver a;reponer
desk-line-accept = aceptar;aceptar propuesta;acepto
desk-line-decline = rechazar;rechazar propuesta;rechazo
desk-line-warn = advertir;amonestar
desk-line-penalise = penalizar;sancionar;penalización
desk-line-note = anotar
desk-line-rule = decidir;decidir resultado
desk-line-annul = anular;anular resultado
usage-warn = Una amonestación necesita un motivo: escriba { $word }, el color y el motivo.
usage-rule = Un resultado necesita un motivo: escriba { $word }, el resultado y el motivo.
usage-annul = Falta el motivo: escriba { $word } y el motivo.
desk-line-approve = aprobar;aprobar asistente
desk-line-pin = pin
desk-line-lock = bloquear
desk-line-journal = diario;registro
desk-line-close = cerrar mesa
desk-line-report = informe;guardar informe

# Kinds of proposals, with the words to type; the first one is spoken.
proposal-kind-penalty = penalización;penalizacion
proposal-kind-result = resultado
proposal-kind-correction = corrección;correccion
proposal-kind-clock = reloj
proposal-kind-claim = reclamación;reclamacion

# Sentences of the arbiter's desk.
said-desk-open = La mesa del árbitro está abierta.
said-locked = Bloqueada con este PIN.
said-locked-for = Mientras la mesa esté bloqueada, solo valen las decisiones de { $event }, torneo número { $digits }.
said-locked-weakly = Bloqueada. Quien copie el archivo de la partida podría averiguar un PIN tan corto en minutos u horas; use ocho cifras o tres palabras.
said-wrong-pins = Desde la última vez que se abrió la mesa del árbitro, { $count ->
    [one] se escribió un PIN incorrecto, a las { $time }.
   *[other] se escribieron { $count } PIN incorrectos, el último a las { $time }.
}
said-desk-closed = La mesa del árbitro está cerrada.
said-entry-begun = { $who }: introduzca las casillas que difieren de la posición oficial y después escriba listo.
said-board-right = { $who }: el tablero es correcto.
said-step = { $step } { $count ->
    [one] Falta un paso.
   *[other] Faltan { $count } pasos.
}
said-report-saved = Informe guardado.
said-result-annulled = El resultado { $result } se ha anulado. Para continuar la partida, ponga en marcha los relojes.
said-result-annulled-to-player = El árbitro ha anulado el resultado { $result }. La partida vuelve a estar abierta, con los relojes parados: espere al árbitro.
said-result-left = El resultado { $result } ya no cuenta. La partida continúa.
said-sheet-opened = { $who }: la planilla del archivo está introducida, { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}.
said-sheet-opened-so-far = { $who }: la planilla del archivo está introducida. Se { $plies ->
    [one] puede leer { $plies } media jugada
   *[other] pueden leer { $plies } medias jugadas
}, hasta la línea { $line }: «{ $text }».
question-penalise = ¿Penalización para { $who }: { $penalty }?
question-penalise-time = ¿Penalización para { $who }: { $penalty }, { $time }?

# The report of a game.
report-title = Informe: { $white } – { $black }
report-people = Jugadores y árbitros
report-created = Mesa preparada: { $date }
report-result = Resultado
report-moves = Jugadas y tiempos restantes
report-sheets = Planillas
report-irregularities = Irregularidades y decisiones
report-journal = Registro
report-nothing = Ninguna.
report-assistant = Asistente de { $who }: { $name }
report-arbiter = Árbitro: { $name }
report-corrected = Anuncio corregido, { $who }: { $text }
report-not-executed = { $who }: la media jugada { $ply } tardó mucho en ejecutarse.
report-note = Nota: { $text }
report-approved = Asistente aprobado: { $who }
report-approved-device = Dispositivo aprobado.
report-sheet-entered = Planilla en papel introducida, { $who }: { $text }
report-locked = Reglamento bloqueado con un PIN.
report-pin-accepted = Mesa del árbitro abierta con el PIN.
report-wrong-pins = { $count ->
    [one] Un PIN incorrecto en la mesa del árbitro.
   *[other] { $count } PIN incorrectos en la mesa del árbitro, el último en este momento.
}
report-accepted = Propuesta aceptada: { $kind }

# The arbiter's desk on the screen.
desk-pin = PIN de la mesa del árbitro
desk-pin-hint = Escriba el PIN y pulse Enter
desk-needs = Se requiere su atención: { $what }
desk-needs-nothing = Nada requiere su atención.
desk-compared = Comparados hace { $minutes } min.
desk-compared-now = Comparados ahora mismo.
desk-need-ruling = falta decidir: { $kind } ({ $article })
desk-need-board = tablero que difiere, { $who }: { $squares } ({ $article })
desk-need-clocks-stopped = los dos relojes están parados
desk-need-clocks-not-started = los relojes no están en marcha
desk-need-comparison = tableros sin comparar desde hace { $minutes } min
desk-look = Mostrar
desk-approve = Aprobar
desk-next-proposal = Propuesta siguiente
desk-effect-clocks = Al aceptar se paran los relojes.
desk-effect-real-board = El programa considera entonces correcto el tablero: corrija antes el tablero real.
change-all = Si la acepta, cambia: { $changes }.
change-taken-back = se retira: { $moves }
change-taken-back-many = se retiran: { $count } medias jugadas, { $first } a { $last }
change-move = jugada { $number }, { $side }: { $move }
change-board = Tablero, { $who }: { $squares }
change-board-many = Tablero, { $who }: { $count } casillas
change-square = { $square }: { $before }, después { $after }
change-clock-set = Reloj, { $who }: puesto en { $time }
change-clock-from-to = Reloj, { $who }: puesto de { $before } en { $time }
change-clock-more = Reloj, { $who }: más { $time }
change-clock-less = Reloj, { $who }: menos { $time }
change-counter = Contador de jugadas, { $who }: { $before }, después { $after }
change-running = Reloj en marcha después: { $who }.
change-taken-back-too = Si acepta ahora la corrección pendiente, se retira también: { $move }.
change-older-first = Decida primero la propuesta más antigua de este tipo.
proposal-lapsed = La propuesta ha caducado: { $kind }.
proposal-declined = Propuesta rechazada: { $kind }.
proposal-accepted-by = { $who } acepta: { $kind }. Acéptela o rechácela también.
desk-more = Más…
desk-report = Informe
desk-envelope = Sobre de la jugada secreta
desk-envelope-file = sobre
desk-sheets = Las dos planillas
desk-pending = Asuntos pendientes
desk-steps = Pasos para corregir los tableros
desk-said = Historial de mensajes
desk-unexplained = { $who }: causa desconocida. Uno o dos errores no explican esta posición.
desk-checks = Tiempos comprobados, cada 30 minutos
desk-before-the-round = Comprobaciones antes de la ronda
desk-before-boards = Tableros: el adaptado, de al menos 20 por 20 cm, casillas negras en relieve, un orificio en cada casilla (D.1)
desk-before-sets = Piezas: con clavijas que encajan en los orificios, modelo Staunton, las negras marcadas (D.1.4)
desk-before-clocks = Relojes: anuncian tiempo y jugadas o se pueden palpar, los dos lados ajustados igual (D.2.6)
desk-before-assistants = Asistentes: quién asiste a quién, y aprobados (D.2.10)
desk-before-announcements = Anuncios: los dos jugadores conocen los nombres de columnas, números y piezas (D.2.1)
desk-before-recorders = Anotación: planilla, braille o grabadora, con el dispositivo aprobado (D.2.7)
desk-time-check = Tiempos comprobados: blancas { $white }, { $whitemoves ->
    [one] { $whitemoves } jugada
   *[other] { $whitemoves } jugadas
}; negras { $black }, { $blackmoves ->
    [one] { $blackmoves } jugada
   *[other] { $blackmoves } jugadas
}.
desk-sum = En total quedan { $left }; gastado: { $used }; desde el inicio: { $since }.
desk-sum-agrees = Concuerda con el control de tiempo.
desk-sum-more = Son { $difference } más de lo que permite el control de tiempo.
desk-sum-less = Son { $difference } menos de lo que permite el control de tiempo.
desk-cell-differs = { $cell }: difiere; debería ser { $official }
desk-board-entered = { $who }: introduciendo la posición
desk-no-tray = Escriba la casilla y la pieza, por ejemplo e4 peón blanco.
desk-board-unseen = sin comprobar
desk-board-differs = difiere en { $squares }
desk-board-behind = aún no ejecutada: { $move }
desk-board-in-sync = correcto
desk-square = { $square }: tablero de las blancas { $white }, tablero de las negras { $black }, oficial { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. Primera diferencia
desk-sheet-missing = sin anotar
desk-not-approved = { $who }: el asistente no está aprobado.
desk-device-not-approved = Este dispositivo no está aprobado.
desk-offer = Ofrece tablas: { $who }.
desk-accept = Aceptar. { $text }
desk-decline = Rechazar. { $text }
desk-said-to-all = A todos: { $text }
desk-said-line = A { $to }: { $text }
desk-assistant-of = asistente de { $who }
desk-arbiter = árbitro
desk-pane-boards = Los dos tableros
desk-pane-rulings = Órdenes y propuestas
desk-pane-sheets = Las dos planillas
desk-pane-said = Mensajes
desk-opened = Mesa del árbitro.
desk-left = Pantalla del jugador.
desk-is-open = La mesa del árbitro ya está abierta en su propia ventana.
opponents-window-open = La ventana del rival está abierta.
opponents-window-closed = La ventana del rival está cerrada.
assistants-window-open = La ventana del asistente está abierta.
assistants-window-closed = La ventana del asistente está cerrada.
opponents-window-none = Nadie más juega en este ordenador.
opponents-window-over = El tablero del jugador ciego está debajo de esta ventana. Para verlo, cierre esta ventana o pulse { $key }.
keyboard-there = El teclado está en la otra ventana.
keyboard-left = El teclado vuelve a estar en esta ventana.
one-window = Otro tablero: { $key }.
display-sheet-struck = { $entry }, tachado
desk-answer-accept = Aceptar
desk-answer-decline = Rechazar
desk-answer-why = Por qué…
desk-why = Por qué: artículo { $article }
