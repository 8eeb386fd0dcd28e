# La comparación de tableros y planillas, para el árbitro y para el jugador en cuestión (D.2.9).
state-not-executed = Aún no está en su tablero:
said-compare-reminder = Hora de comparar los dos tableros.
said-sheets-agree = Las dos planillas coinciden: { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}.
said-sheets-unofficial = Las dos planillas coinciden, pero el registro del programa sigue otro camino después de { $official ->
    [one] { $official } media jugada
   *[other] { $official } medias jugadas
}. Las Leyes no dicen qué hacer entonces; el registro es una ayuda, no una prueba. Decide usted. Artículo 6.12.2.
said-sheet-unreadable = { $who }: no se puede leer la planilla en «{ $text }». Hasta ahí { $plies ->
    [one] coincide { $plies } media jugada
   *[other] coinciden { $plies } medias jugadas
}.
said-sheet-incomplete = { $who }: la planilla está incompleta. Hasta ahora { $plies ->
    [one] coincide { $plies } media jugada
   *[other] coinciden { $plies } medias jugadas
}.
said-sheets-differ-white = Las planillas difieren en la jugada { $number } de las blancas. Planilla de las blancas: { $white }. Planilla de las negras: { $black }. Artículo { $article }.
said-sheets-differ-black = Las planillas difieren en la jugada { $number } de las negras. Planilla de las blancas: { $white }. Planilla de las negras: { $black }. Artículo { $article }.
proposed-correction-of-board = Propuesta: { $who } corrige el tablero. Artículo { $article }.
proposed-clocks-back = Propuesta: los dos relojes para la posición tras la media jugada { $ply }. Blancas { $white } y { $whitemoves ->
    [one] { $whitemoves } jugada
   *[other] { $whitemoves } jugadas
}, negras { $black } y { $blackmoves ->
    [one] { $blackmoves } jugada
   *[other] { $blackmoves } jugadas
}. Puede dejarlos como están. Artículo { $article }.

# Órdenes que se escriben en la mesa del árbitro; las varias palabras de una orden se separan con punto y coma.
desk-line-compare-boards = comparar tableros;comparar
desk-line-compare-sheets = comparar planillas
desk-line-enter-sheet = introducir planilla
desk-line-open-sheet = abrir planilla
desk-line-enter = introducir;introducir tablero
desk-line-rank = fila
desk-line-done = listo
desk-line-drop = descartar;cancelar
desk-line-step = paso;corregir
desk-line-right = bien;tablero bien
desk-line-reinstate = volver a;reponer
desk-line-accept = aceptar;aceptar propuesta;acepto
desk-line-decline = rechazar;rechazar propuesta;rechazo
desk-line-warn = advertir;amonestar
desk-line-penalise = penalizar;sancionar;penalización;penalizacion
desk-line-note = anotar
desk-line-rule = decidir;decidir resultado
desk-line-annul = anular;anular resultado
desk-line-approve = aprobar;aprobar asistente
desk-line-pin = pin
desk-line-lock = bloquear
desk-line-journal = diario
desk-line-close = cerrar mesa
desk-line-report = informe;guardar informe

proposal-kind-penalty = penalización;penalizacion
proposal-kind-result = resultado
proposal-kind-correction = corrección;correccion
proposal-kind-clock = reloj
proposal-kind-claim = reclamación;reclamacion

# Lo que se dice en la mesa.
said-desk-open = La mesa del árbitro está abierta.
said-locked = Bloqueado con este PIN.
said-locked-for = Mientras esté bloqueada valen las decisiones de { $event }, torneo número { $digits }.
said-locked-weakly = Bloqueado. Quien copie el archivo de la partida encuentra un PIN de tan pocas cifras en minutos u horas; contra eso, bloquee con ocho cifras o tres palabras.
said-wrong-pins = Desde que estuvo abierta por última vez { $count ->
    [one] se escribió un PIN incorrecto, a las { $time } del reloj de la mesa.
   *[other] se escribieron { $count } PIN incorrectos, el último a las { $time } del reloj de la mesa.
}
said-desk-closed = La mesa del árbitro está cerrada.
said-entry-begun = { $who }: introduzca las casillas que difieren de la posición oficial y después listo.
said-board-right = { $who }: el tablero está bien.
said-step = { $step } { $count ->
    [one] Falta un paso.
   *[other] Faltan { $count } pasos.
}
said-report-saved = El informe está guardado.
said-result-annulled = El resultado { $result } queda anulado. La partida sigue cuando se pongan en marcha los relojes.
said-sheet-opened = { $who }: la planilla del archivo está introducida, { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}.
said-sheet-opened-so-far = { $who }: la planilla del archivo está introducida. Se puede leer { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}, hasta la línea { $line }: «{ $text }».
question-penalise = ¿Penalización para { $who }: { $penalty }?
question-penalise-time = ¿Penalización para { $who }: { $penalty }, { $time }?

# El informe de una partida.
report-title = Informe: { $white } – { $black }
report-people = Jugadores y responsables
report-created = Mesa preparada: { $date }
report-result = Resultado
report-moves = Jugadas y tiempos restantes
report-sheets = Planillas
report-irregularities = Irregularidades y decisiones
report-journal = Diario
report-nothing = Nada.
report-assistant = Asistente de { $who }: { $name }
report-arbiter = Árbitro: { $name }
report-corrected = { $who } corrige el anuncio: { $text }
report-not-executed = { $who }: la jugada de la media jugada { $ply } no se ejecutó durante mucho tiempo.
report-note = Nota: { $text }
report-approved = Asistente aprobado: { $who }
report-approved-device = Dispositivo aprobado.
report-sheet-entered = Planilla en papel, { $who }: { $text }
report-locked = Reglamento bloqueado con un PIN.
report-pin-accepted = Mesa del árbitro abierta con el PIN.
report-wrong-pins = { $count ->
    [one] Un PIN incorrecto en la mesa del árbitro.
   *[other] { $count } PIN incorrectos en la mesa del árbitro, el último en este momento.
}
report-accepted = Propuesta aceptada: { $kind }
report-declined = Propuesta rechazada: { $kind }

# La mesa del árbitro en la pantalla.
desk-pin = PIN de la mesa del árbitro
desk-pin-hint = Escriba el PIN y después Enter
desk-needs = Le toca a usted: { $what }
desk-needs-nothing = Nada requiere su atención.
desk-compared = Comparados hace { $minutes } min.
desk-compared-now = Recién comparados.
desk-need-ruling = { $kind } por decidir ({ $article })
desk-need-board = el tablero de { $who } difiere en { $squares } ({ $article })
desk-need-clocks-stopped = los dos relojes están parados
desk-need-clocks-not-started = los relojes no están en marcha
desk-need-comparison = tableros sin comparar desde hace { $minutes } min
desk-look = Ver
desk-approve = Aprobar
desk-next-proposal = Propuesta siguiente
desk-effect-clocks = Al aceptar se paran los relojes.
desk-effect-real-board = El tablero cuenta entonces como correcto: corrija antes el real.
change-all = Al aceptarla cambia: { $changes }.
change-taken-back = se retira: { $moves }
change-taken-back-many = se retiran: { $count } medias jugadas, { $first } a { $last }
change-move = jugada { $number }, { $side }: { $move }
change-board = tablero de { $who }: { $squares }
change-board-many = tablero de { $who }: { $count } casillas
change-square = { $square } { $before } después { $after }
change-clock = reloj de { $who }: { $before }, después { $after }
change-counter = contador de { $who }: { $before }, después { $after }
change-running = Después corre el reloj: { $who }.
change-taken-back-too = Aceptar la corrección pendiente retiraría ahora también: { $move }.
change-older-first = Primero se decide la propuesta más antigua de este tipo.
proposal-lapsed = La propuesta ha caducado: { $kind }.
desk-more = Más…
desk-report = Informe
desk-envelope = Sobre de la jugada secreta
desk-envelope-file = sobre
desk-sheets = Las dos planillas
desk-pending = Lo que está pendiente
desk-steps = Pasos que corrigen los tableros
desk-said = Todo lo dicho, y a quién
desk-unexplained = { $who }: sin explicación. Ni un error ni dos dejan así el tablero.
desk-checks = Tiempos comprobados, cada 30 minutos
desk-before-the-round = Para comprobar antes de la ronda
desk-before-boards = Tableros: el perforado de al menos 20 por 20 centímetros, casillas negras en relieve, un orificio en cada casilla (D.1)
desk-before-sets = Piezas: clavijas que encajan, modelo Staunton, las negras marcadas (D.1.4)
desk-before-clocks = Relojes: anuncian tiempo y jugadas o se pueden palpar, los dos lados puestos igual (D.2.6)
desk-before-assistants = Asistentes: quién para quién, aprobados (D.2.10)
desk-before-announcements = Anuncios: los dos jugadores conocen los nombres de columnas, números y piezas (D.2.1)
desk-before-recorders = Anotación: planilla, braille o grabadora, el aparato aprobado (D.2.7)
desk-time-check = Tiempos comprobados: blancas { $white }, { $whitemoves ->
    [one] { $whitemoves } jugada
   *[other] { $whitemoves } jugadas
}; negras { $black }, { $blackmoves ->
    [one] { $blackmoves } jugada
   *[other] { $blackmoves } jugadas
}.
desk-sum = En suma quedan { $left }; gastado: { $used }; desde el inicio: { $since }.
desk-sum-agrees = Concuerda con el control de tiempo.
desk-sum-more = De más respecto al control de tiempo: { $difference }.
desk-sum-less = De menos respecto al control de tiempo: { $difference }.
desk-cell-differs = { $cell }, difiere, oficial { $official }
desk-board-entered = { $who }: tablero que se está introduciendo
desk-no-tray = Escriba la casilla y la pieza, por ejemplo e4 peón blanco.
desk-board-unseen = no visto
desk-board-differs = difiere en { $squares }
desk-board-behind = aún no ejecutada: { $move }
desk-board-in-sync = como la posición oficial
desk-square = { $square }: tablero de las blancas { $white }, tablero de las negras { $black }, oficial { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. Primera diferencia
desk-sheet-missing = no anotado
desk-not-approved = { $who }: el asistente no está aprobado.
desk-device-not-approved = Este dispositivo no está aprobado.
desk-offer = { $who }: ofrece tablas.
desk-accept = Aceptar. { $text }
desk-decline = Rechazar. { $text }
desk-said-line = A { $to }: { $text }
desk-assistant-of = asistente de { $who }
desk-arbiter = árbitro
desk-pane-boards = Los dos tableros
desk-pane-rulings = Órdenes y propuestas
desk-pane-sheets = Las dos planillas
desk-pane-said = Todo lo dicho
desk-opened = La mesa del árbitro.
desk-left = La pantalla del jugador.
desk-is-open = La mesa del árbitro ya está abierta en su propia ventana.
opponents-window-open = Se ve el tablero del rival.
opponents-window-closed = El tablero del rival está cerrado.
assistants-window-open = Se ve el tablero del asistente.
assistants-window-closed = El tablero del asistente está cerrado.
opponents-window-none = Nadie más tiene un tablero en este ordenador.
opponents-window-over = El tablero del jugador ciego está debajo de esta ventana. Para verlo, cierre esta ventana o pulse { $key }.
keyboard-there = El teclado está en la otra ventana.
keyboard-left = El teclado ha salido de la otra ventana.
one-window = En esta pantalla cabe un tablero. { $key } muestra el del rival, y de nuevo el suyo.
one-window-assistant = En esta pantalla cabe un tablero. { $key } muestra el del asistente, y de nuevo el suyo.
display-sheet-struck = { $entry }, tachado
desk-answer-accept = Aceptar
desk-answer-decline = Rechazar
desk-answer-why = Por qué…
desk-why = Por qué: artículo { $article }
