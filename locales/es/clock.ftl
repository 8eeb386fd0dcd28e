# The chess clock: questions, announcements, display and corrections.
control-manual = Guía del reloj
control-manual-help = Abre la guía del reloj, línea por línea. Escape la cierra.
control-period = Periodo
control-period-help = Dice en qué periodo del control de tiempo está.
control-time-used = Tiempo gastado
control-time-used-help = Dice cuánto tiempo ha gastado cada jugador desde el inicio.
control-turn = A quién le toca
control-turn-help = Dice a quién le toca jugar.
control-control = Jugadas hasta el control
control-control-help = Dice cuántas jugadas le faltan hasta el control de tiempo.
control-correct-clocks = Ajustar los relojes
control-correct-clocks-help = Ajusta tiempos, contadores de jugadas y periodos. Pare antes los relojes; se le pide confirmación.
control-clock-window = Ventana de los relojes
control-clock-window-help = Muestra los dos relojes en grande, para una segunda pantalla.
control-clock-full-screen = Relojes a pantalla completa
control-clock-full-screen-help = Muestra los dos relojes en toda la pantalla. Púlselo otra vez, o Escape, para volver a la ventana.
control-time-marks = Avisos de tiempo
control-time-marks-help = Le avisa, solo a usted, cuando su tiempo llega a los avisos que ha fijado. En un torneo, pregunte antes al árbitro.
control-pulses = Tictac de poco tiempo
control-pulses-help = Un tictac suave en sus auriculares en los últimos cinco minutos, cada vez más rápido.
control-short-times = Decir los tiempos en corto
control-short-times-help = Dice solo el tiempo.

line-control = control;jugadas hasta el control;hasta el control
line-period = periodo
line-time-used = tiempo gastado;tiempo usado;gastado
line-set-clock = ajustar reloj;ajustar
line-add-time = sumar;añadir
line-take-time = restar;quitar tiempo
line-set-moves = contador;ajustar jugadas
line-set-period = ajustar periodo
line-marks-on = avisos sí;activar avisos;avisos de tiempo sí;marcas sí;activar marcas
line-marks-off = avisos no;desactivar avisos;avisos de tiempo no;marcas no;desactivar marcas
line-marks = avisos;avisos de tiempo;marcas
line-pulses-on = tictac sí;activar tictac;pulsos sí;activar pulsos
line-pulses-off = tictac no;desactivar tictac;pulsos no;desactivar pulsos
line-short-times = tiempos cortos
line-full-times = tiempos completos
line-clock-window-on = ventana del reloj;abrir ventana del reloj
line-clock-window-off = cerrar ventana del reloj
line-manual = manual;ayuda reloj;manual del reloj

# Answers.
answer-own-clock-short = { $time }.
answer-clock-short = { $side }: { $time }.
answer-clocks-stand-short = Parados.
answer-byo-yomi = Byo-yomi: { $periods ->
    [one] último periodo
   *[other] { $periods } periodos
}, { $time } del actual.
answer-control-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} hasta el control de tiempo.
answer-control-by-flag = El periodo termina cuando un reloj llega a cero.
answer-control-last = Ya no hay más controles de tiempo.
answer-control-quickplay = Ya no hay más controles de tiempo: es el final rápido.
answer-period = Periodo { $period } de { $of }.
answer-period-quickplay = Periodo { $period } de { $of }: el final rápido.
answer-time-used = Tiempo gastado: blancas { $white }, negras { $black }.

# Announcements.
said-period-passed-by = Control de tiempo superado: { $who }, periodo { $period }.
said-marks = Avisos de tiempo: { $times }.
switch-short-times-on = Los tiempos se dicen en corto.
switch-short-times-off = Los tiempos se dicen completos.
switch-clock-window-on = Ventana de los relojes abierta.
switch-clock-window-off = Ventana de los relojes cerrada.
battery-low = Batería al { $percent } por ciento. Enchufe el ordenador.

# Display.
display-clock-to-control = { $moves ->
    [one] { $moves } jugada hasta el control
   *[other] { $moves } jugadas hasta el control
}
display-clock-period = Periodo { $period } de { $of }
display-clock-period-quickplay = Periodo { $period } de { $of }, final rápido
display-clock-delay = Demora
display-clock-byo-yomi = Byo-yomi
display-clock-low = Queda poco tiempo
display-clock-period-over = Periodo agotado, bandera caída
display-flag-fallen-first = Primera bandera en caer
display-flag-fallen-second = Segunda bandera en caer

# The correction.
clock-form-time = { $who }: tiempo restante (horas:minutos:segundos)
clock-form-moves = { $who }: jugadas completadas
clock-form-period = { $who }: periodo
clock-form-set = Ajustar los relojes
clock-form-error-time = { $side }: eso no es un tiempo. Escriba 1:05:00 o 4:10.
clock-form-error-moves = { $side }: eso no es un número de jugadas.
clock-form-error-period = { $side }: eso no es un periodo.
clock-form-error-nothing = No se ha cambiado nada.
question-correct-clocks = ¿Ajustar los relojes? { $changes }
change-set-time = { $side }: { $time }.
change-add-time = { $side }: { $time } más.
change-take-time = { $side }: { $time } menos.
change-set-period = { $side }: periodo { $period }.
change-set-moves = { $side }: { $moves ->
    [one] { $moves } jugada completada
   *[other] { $moves } jugadas completadas
}.

# Usual time controls.
preset-3-2 = Relámpago: 3 minutos + 2 segundos por jugada
preset-5 = Relámpago: 5 minutos
preset-10-5 = Rápido: 10 minutos + 5 segundos por jugada
preset-15-10 = Rápido: 15 minutos + 10 segundos por jugada
preset-25-10 = Rápido: 25 minutos + 10 segundos por jugada
preset-90-30 = Clásico: 90 minutos + 30 segundos por jugada
preset-40-90 = Clásico: 90 minutos para 40 jugadas, luego 30 minutos, + 30 segundos por jugada
preset-40-100 = Clásico: 100 minutos para 40 jugadas, 50 minutos para 20 jugadas, luego 15 minutos, + 30 segundos por jugada
preset-byo-yomi = Byo-yomi: 10 minutos, luego 5 periodos de 30 segundos

# The short manual (requirement L for clocks).
manual-what = Esto es un reloj de ajedrez con dos visores, de los que solo corre uno a la vez. Dice el tiempo y el número de jugadas cuando se le pregunta (D.2.6.1).
manual-not-approved = No está aprobado por la Comisión Técnica de la FIDE. En un torneo, el árbitro debe aprobar su uso.
manual-start = Para empezar: elija el control de tiempo en el formulario de una partida nueva, Ctrl+N. El árbitro pone en marcha los relojes; sin árbitro, cualquiera de los jugadores, con el botón o escribiendo iniciar.
manual-press = Para pulsar: F12 o Ctrl+Enter. Se para su reloj y se pone en marcha el del rival. Antes haga y anuncie su jugada.
manual-shown = El visor muestra horas, minutos y segundos, y décimas en los últimos diez segundos. Un triángulo señala el reloj que corre, dos barras el parado y una cruz la bandera caída. Solo muestra cero cuando ha caído la bandera.
manual-ask = Para preguntar: F2 su tiempo, F2 dos veces ambos tiempos, Shift+F2 el tiempo del rival, F7 jugadas completadas, Shift+F7 jugadas hasta el control, Ctrl+F2 el periodo, Ctrl+Shift+F2 el tiempo gastado por ambos, Shift+F5 a quién le toca. La respuesta es solo para usted.
manual-forms = Los tiempos se dicen con palabras. Escriba tiempos cortos o tiempos completos para oír menos o más.
manual-marks = Ctrl+M activa o desactiva los avisos de tiempo. En un torneo están desactivados hasta que usted los active. Para fijar los suyos, escriba por ejemplo: avisos 10 5 2 1 30s. Son minutos, o segundos con una s. Cada aviso se da una vez por periodo, aunque después se añada tiempo.
manual-pulses = Escriba activar tictac para oír un tictac suave en sus auriculares en los últimos cinco minutos.
manual-stop = Para parar los dos relojes y llamar al árbitro: use el botón o escriba parar. Vuelven a correr con iniciar.
manual-flag = Cuando un reloj llega a cero, cae la bandera y se anuncia. Pulsar después no tiene efecto. Si caen las dos, el visor muestra cuál cayó primero. El árbitro decide el resultado; sin árbitro, reclama el rival.
manual-control = Cuando usted supera un control de tiempo se anuncia, y se añade el tiempo del periodo siguiente. Si un periodo terminó por caída de bandera, un signo junto a ese reloj lo indica durante cinco minutos.
manual-modes = Hay incremento, Bronstein y demora, y también byo-yomi y reloj de arena. Se muestra lo que queda de una demora o de un periodo de byo-yomi.
manual-correct = Para ajustar los relojes, el árbitro los para y pulsa Ctrl+T, escribe tiempos, contadores de jugadas y periodos, elige Ajustar los relojes y confirma (la respuesta predeterminada es no). Nada puede cambiarse mientras corre un reloj, y todo cambio queda registrado.
manual-correct-typed = Lo mismo puede escribirse: ajustar blancas 1:05:00, sumar negras 2:00, restar blancas 1:00, contador blancas 12, ajustar periodo blancas 2.
manual-window = Ctrl+K abre una ventana grande con los relojes para una segunda pantalla. F11 la pone a pantalla completa y la devuelve a su tamaño.
manual-battery = Se avisa a todos cuando la batería llega al 20, al 10 y al 5 por ciento.
manual-restart = Si el programa se cierra mientras corre un reloj, la partida se vuelve a abrir con los dos relojes parados en los últimos tiempos mostrados.
line-clock-place = lado del reloj;dónde está el reloj
usage-clock-place = ¿A la derecha de quién está el reloj? Escriba { $word } y un color.
usage-time = Falta el tiempo: escriba { $word }, el color y el tiempo.
clock-place = { $at ->
    [right] El reloj está a su derecha.
    [left] El reloj está a su izquierda.
   *[other] El reloj está a la derecha de las { $who }.
}
