# Text in the windows.
display-title-vi = { $white } – { $black } – Annabella
display-title-sighted = { $white } – { $black } (tablero del jugador vidente) – Annabella
display-title-assistant = { $white } – { $black } (asistente) – Annabella
display-title-arbiter = { $white } – { $black } (árbitro) – Annabella
display-board-own = Tablero de { $who }
display-board-mine = Tablero
display-board-official = Posición oficial
display-move-line = Jugada
display-move-line-hint = Escriba una jugada o una orden y pulse Enter
display-sheet-field = Anotar en mi planilla
display-sheet-hint = Escriba la jugada que anota y pulse Enter
display-sheet = Mi planilla
display-log = Mensajes
display-plain-move = { $piece } { $from } – { $to }
display-plain-capture = { $piece } { $from } captura { $captured } { $to }
display-tray = Fuera del tablero
display-tray-piece = { $piece }, { $count } fuera del tablero
display-in-hand = En la mano: { $piece }
display-promote = Coronar en
display-clock-runs = en marcha
display-clock-stands = parado
display-clock-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
display-flag-fallen = Bandera caída
display-no-clock = Sin reloj
display-clocks = Relojes

# The next duty, as the window shows it.
display-nothing-announced = Aún no se ha anunciado ninguna jugada

# The parts of the window.
display-pane-board = Tablero
display-pane-move-line = Línea de jugadas
display-pane-sheet = Planilla
display-pane-clocks = Relojes
display-pane-log = Mensajes
display-pane-game = Partida

# The list of keys and commands.
display-help-title = Teclas y órdenes
display-lines = Líneas
help-search = Buscar en la ayuda
more-search = Buscar una acción
help-none = Nada en la ayuda contiene esas palabras.
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Escriba { $words }
display-help-of-several = Si hay más de una propuesta pendiente, añada su nombre: { $names }
help-typed-moves = Órdenes escritas: jugadas y preguntas
help-other-player = Escriba { $words }. Una jugada o una orden del otro jugador, escrita aquí en casa.
help-assistant = Escriba { $words }. Una jugada o una orden de su asistente, que está aquí con usted.
help-typed-claims = Órdenes escritas: reclamaciones y correcciones
help-typed-clocks = Órdenes escritas: relojes (añada color y tiempo)
help-typed-recorder = Órdenes escritas: grabadora
help-typed-sound = Órdenes escritas: auriculares y altavoz (añada un número)
help-typed-boards = Órdenes escritas: tableros electrónicos (añada número y color)
help-typed-settings = Órdenes escritas: ajustes
help-typed-desk = Órdenes escritas: árbitro
display-close = Cerrar

# Reasons why a control does nothing now.
display-not-now-no-offer = No se han ofrecido tablas.
display-not-now-ended = La partida ha terminado.
display-not-now-no-clock = Esta partida no tiene reloj.

# Warnings that stay on the screen.
display-warning-not-saved = La partida no se está guardando.
display-warning-no-voice = No hay ninguna voz instalada para { $language }; instale espeak-ng.
display-event-not-approved = No aprobado por la Comisión Técnica de la FIDE; el árbitro debe aprobar este dispositivo (11.3.2.1).

# The form for a new game.
new-game-title = Partida nueva
new-game-white-name = Nombre de las blancas
new-game-black-name = Nombre de las negras
new-game-sight = Vista
new-game-vi = Persona ciega o con discapacidad visual
new-game-sighted = Persona vidente
new-game-deaf = Persona sorda
new-game-white-assistant = Asistente de las blancas (opcional)
new-game-black-assistant = Asistente de las negras (opcional)
new-game-arbiter = Árbitro (opcional)
new-game-time = Control de tiempo
new-game-time-hint = Minutos+segundos, o none.
new-game-vocabulary = Palabras de los anuncios
new-game-place = Dónde
new-game-home = En casa
new-game-event = En un torneo
new-game-not-chosen = no elegido
new-game-start = Empezar la partida
new-game-sentence = { $own } (persona ciega) con { $side } contra { $other } ({ $sight }), { $time }, { $place }. Anuncios: { $words }.
new-game-short = { $side } contra { $other }, { $time }.
new-game-short-unnamed = { $side }, { $time }.
new-game-you = Usted
new-game-opponent = su rival
new-game-as-white = blancas
new-game-as-black = negras
new-game-is-vi = persona ciega
new-game-is-sighted = vidente
new-game-is-deaf = persona sorda
new-game-no-clock = sin reloj
new-game-at-home = en casa
new-game-at-event = en un torneo
new-game-side = Color
new-game-begin = Empezar
new-game-rest = Más opciones…
new-game-how-to-change = Tab: cambiar.
new-game-how-to-leave = Enter en Empezar comienza, Escape cierra.
new-game-cancel = Cancelar
new-game-error-white-name = Falta el nombre de las blancas.
new-game-error-black-name = Falta el nombre de las negras.
new-game-error-time = Ese control de tiempo no es válido. Use 90+30, 15 o none.
new-game-error-vi = Uno de los jugadores debe ser ciego o tener discapacidad visual: este programa es para partidas según el Apéndice D.
new-game-error-no-assistant = Cuando una persona con discapacidad visual juega contra una sorda, hace falta un asistente (D.2.11). Escriba un nombre en uno de los campos de asistente.
new-game-error-assistant = El jugador vidente solo puede tener asistente si el jugador con discapacidad visual no lo tiene (D.2.11). Deje vacío uno de los dos campos.
display-warning-reader-is-heard = Todos pueden oír su lector de pantalla. Haga de sus auriculares la salida predeterminada del sistema.
display-pressed = Reloj pulsado.
new-game-opponents = Rival
new-game-a-person = una persona
