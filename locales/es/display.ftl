# Lo que muestran las ventanas.
display-title-vi = Annabella: { $white } – { $black }
display-title-sighted = Annabella, tablero del jugador vidente: { $white } – { $black }
display-title-assistant = Annabella, asistente: { $white } – { $black }
display-title-arbiter = Annabella, árbitro: { $white } – { $black }
display-board-own = Tablero de { $who }
display-board-official = Posición oficial
display-move-line = Jugada
display-move-line-hint = Escriba una jugada o una orden y después Enter
display-sheet-field = Anotación en mi planilla
display-sheet-hint = Escriba lo que anota y después Enter
display-sheet = Mi planilla
display-log = Anuncios y mensajes
display-plain-move = { $piece } { $from } – { $to }
display-tray = Junto al tablero
display-tray-piece = { $piece }, { $count } junto al tablero
display-in-hand = En la mano: { $piece }
display-clock-runs = en marcha
display-clock-stands = parado
display-clock-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
display-flag-fallen = Bandera caída
display-no-clock = Sin reloj
display-clocks = Relojes

# Lo siguiente que hay que hacer, como lo muestra la ventana.
display-nothing-announced = Aún no hay anuncios

# Las partes de la ventana.
display-pane-board = Tablero
display-pane-move-line = Línea de jugadas
display-pane-sheet = Planilla
display-pane-clocks = Relojes
display-pane-log = Anuncios
display-pane-game = Partida

# La lista de teclas y órdenes.
display-help-title = Teclas y órdenes
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Escriba { $words }
display-help-of-several = Si hay varias propuestas pendientes, añada el nombre de la que quiera: { $names }
help-typed-moves = Se escribe: jugadas y preguntas
help-other-player = Escriba { $words }. Una jugada o una orden del otro jugador, escrita aquí en casa.
help-assistant = Escriba { $words }. Una jugada o una orden de su asistente, que está aquí con usted.
help-typed-claims = Se escribe: reclamar y corregir
help-typed-clocks = Se escribe: poner los relojes; siguen color y tiempo
help-typed-recorder = Se escribe: la grabadora
help-typed-sound = Se escribe: auriculares y altavoz; sigue un número
help-typed-boards = Se escribe: tableros electrónicos; siguen número y color
help-typed-settings = Se escribe: ajustes
help-typed-desk = Se escribe: el árbitro
display-close = Cerrar

# Por qué un control no hace nada ahora.
display-not-now-no-offer = No hay ninguna oferta.
display-not-now-ended = La partida ha terminado.
display-not-now-no-clock = Esta partida no tiene reloj.

# Avisos que quedan a la vista.
display-warning-not-saved = La partida no se está guardando.
display-warning-no-voice = Ninguna voz habla { $language }; instale espeak-ng.
display-event-not-approved = No aprobado por la Comisión Técnica de la FIDE; el árbitro debe aprobar este dispositivo (11.3.2.1).

# El formulario de una partida nueva.
new-game-title = Partida nueva
new-game-white-name = Nombre de las blancas
new-game-black-name = Nombre de las negras
new-game-sight = Vista
new-game-vi = Persona ciega o con discapacidad visual
new-game-sighted = Vidente
new-game-deaf = Vidente con sordera
new-game-white-assistant = Asistente de las blancas, si lo hay
new-game-black-assistant = Asistente de las negras, si lo hay
new-game-arbiter = Árbitro, si lo hay
new-game-time = Control de tiempo
new-game-time-hint = Minutos, luego segundos de incremento por jugada: 90+30 o 15. La palabra none significa sin reloj.
new-game-vocabulary = Palabras de los anuncios
new-game-place = Lugar de la partida
new-game-home = En casa
new-game-event = En una competición
new-game-not-chosen = no elegido
new-game-start = Empezar la partida
new-game-sentence = { $own } (sin vista) con { $side } contra { $other } ({ $sight }), { $time }, { $place }.
new-game-you = Usted
new-game-opponent = su rival
new-game-as-white = blancas
new-game-as-black = negras
new-game-is-vi = sin vista
new-game-is-sighted = con vista
new-game-is-deaf = con sordera
new-game-no-clock = sin reloj
new-game-at-home = en casa
new-game-at-event = en un torneo
new-game-side = Color
new-game-begin = Empezar
new-game-rest = Todo lo demás…
new-game-cancel = Cancelar
new-game-error-white-name = Falta el nombre de las blancas.
new-game-error-black-name = Falta el nombre de las negras.
new-game-error-time = No se puede leer el control de tiempo. Lo correcto es, por ejemplo, 90+30, 15 o none.
new-game-error-vi = Uno de los jugadores debe ser ciego o tener discapacidad visual: este programa es para partidas según el Apéndice D.
new-game-error-no-assistant = Una persona con discapacidad visual contra una sorda: hay que designar un asistente (D.2.11). Escriba un nombre en uno de los campos del asistente.
new-game-error-assistant = El jugador vidente solo puede tener asistente si el jugador con discapacidad visual no lo tiene (D.2.11). Deje vacío uno de los dos campos.
display-warning-reader-is-heard = Su lector de pantalla no habla por el auricular. Haga del auricular la salida predeterminada del sistema.
display-pressed = Reloj pulsado.
