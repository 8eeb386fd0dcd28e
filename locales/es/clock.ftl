# El reloj de ajedrez: lo que se pregunta, se dice, se muestra y se corrige.
control-manual = Manual breve del reloj
control-manual-help = Abre el manual del reloj, línea por línea. Escape lo cierra.
control-period = Periodo
control-period-help = Dice en qué periodo del control de tiempo está.
control-time-used = Tiempo gastado
control-time-used-help = Dice cuánto tiempo han gastado ambos jugadores desde el inicio.
control-turn = A quién le toca
control-turn-help = Dice quién está en juego.
control-control = Jugadas hasta el control
control-control-help = Dice cuántas jugadas le faltan por completar antes del control de tiempo.
control-correct-clocks = Corregir los relojes
control-correct-clocks-help = Abre el formulario de tiempos, contadores de jugadas y periodos. Los relojes deben estar parados; antes de ajustarlos viene una pregunta.
control-clock-window = Relojes en ventana propia
control-clock-window-help = Muestra los dos relojes en grande, para una segunda pantalla.
control-clock-full-screen = Relojes a pantalla completa
control-clock-full-screen-help = Muestra los dos relojes en su ventana, tan grande como la pantalla; otra vez, o Escape en ella, y vuelve a ser una ventana.
control-time-marks = Avisar de mi tiempo en mis marcas
control-time-marks-help = Dice su tiempo, solo a usted, cuando llega a sus marcas. En una competición, pregunte antes al árbitro.
control-pulses = Pulsos cuando queda poco tiempo
control-pulses-help = Sonidos graves en su auricular en los últimos cinco minutos, cada vez más seguidos hacia el final.
control-short-times = Tiempos cortos
control-short-times-help = Dice solo el tiempo.

line-control = control;jugadas hasta el control;hasta el control
line-period = periodo;período
line-time-used = tiempo gastado;tiempo usado;gastado
line-set-clock = ajustar reloj;ajustar
line-add-time = sumar;añadir;anadir
line-take-time = restar;quitar tiempo
line-set-moves = contador;ajustar jugadas
line-set-period = ajustar periodo;ajustar período
line-marks-on = marcas sí;marcas si;activar marcas
line-marks-off = marcas no;desactivar marcas
line-marks = marcas
line-pulses-on = pulsos sí;pulsos si;activar pulsos
line-pulses-off = pulsos no;desactivar pulsos
line-short-times = tiempos cortos
line-full-times = tiempos completos
line-clock-window-on = ventana del reloj;abrir ventana del reloj
line-clock-window-off = cerrar ventana del reloj
line-manual = manual;ayuda reloj;manual del reloj

# Respuestas.
answer-own-clock-short = { $time }.
answer-clock-short = { $side }: { $time }.
answer-clocks-stand-short = Parados.
answer-byo-yomi = Byo-yomi: { $periods ->
    [one] el último periodo
   *[other] { $periods } periodos
}, { $time } del actual.
answer-control-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} hasta el control de tiempo.
answer-control-by-flag = El periodo termina cuando un reloj llega a cero.
answer-control-last = No hay más controles de tiempo.
answer-control-quickplay = No hay más controles de tiempo: es el final rápido.
answer-period = Periodo { $period } de { $of }.
answer-period-quickplay = Periodo { $period } de { $of }: el final rápido.
answer-time-used = Tiempo gastado: blancas { $white }, negras { $black }.

# Lo que se dice.
said-period-passed-by = Control de tiempo superado: { $who }, periodo { $period }.
said-marks = Se le avisará cuando queden { $times }.
switch-short-times-on = Los tiempos se dicen en forma corta.
switch-short-times-off = Los tiempos se dicen completos.
switch-clock-window-on = Ventana de los relojes abierta.
switch-clock-window-off = Ventana de los relojes cerrada.
battery-low = La batería de este ordenador está al { $percent } por ciento. Conéctelo a la corriente.

# Lo que se muestra.
display-clock-to-control = { $moves ->
    [one] { $moves } jugada hasta el control
   *[other] { $moves } jugadas hasta el control
}
display-clock-period = Periodo { $period } de { $of }
display-clock-period-quickplay = Periodo { $period } de { $of }, final rápido
display-clock-delay = Demora
display-clock-byo-yomi = Byo-yomi
display-clock-low = Poco tiempo
display-clock-period-over = Periodo agotado
display-flag-fallen-first = Bandera caída primero
display-flag-fallen-second = Bandera caída después

# La corrección.
clock-form-time = { $who }: tiempo restante (horas:minutos:segundos)
clock-form-moves = { $who }: jugadas completadas
clock-form-period = { $who }: periodo
clock-form-set = Ajustar los relojes
clock-form-error-time = { $side }: no se puede leer el tiempo. Lo correcto es, por ejemplo, 1:05:00 o 4:10.
clock-form-error-moves = { $side }: no se puede leer el número de jugadas.
clock-form-error-period = { $side }: no se puede leer el periodo.
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

# Controles de tiempo habituales.
preset-3-2 = Relámpago: 3 minutos, 2 segundos de incremento por jugada
preset-5 = Relámpago: 5 minutos
preset-10-5 = Rápido: 10 minutos, 5 segundos de incremento por jugada
preset-15-10 = Rápido: 15 minutos, 10 segundos de incremento por jugada
preset-25-10 = Rápido: 25 minutos, 10 segundos de incremento por jugada
preset-90-30 = Clásico: 90 minutos, 30 segundos de incremento por jugada
preset-40-90 = Clásico: 90 minutos para 40 jugadas, luego 30 minutos, 30 segundos de incremento por jugada
preset-40-100 = Clásico: 100 minutos para 40 jugadas, 50 minutos para 20 jugadas, luego 15 minutos, 30 segundos de incremento por jugada
preset-byo-yomi = Byo-yomi: 10 minutos, luego 5 periodos de 30 segundos

# El manual breve (requisito L de los relojes).
manual-what = Este programa es un reloj de ajedrez con dos pantallas, de las que solo corre una, y dice el tiempo y el número de jugadas cuando se le pide (D.2.6.1).
manual-not-approved = No está aprobado por la Comisión Técnica de la FIDE. En una competición, el árbitro debe aprobar su uso.
manual-start = Para empezar: elija el control de tiempo en el formulario de una partida nueva, Ctrl+N. El árbitro pone en marcha los relojes; sin árbitro lo hace cualquiera de los jugadores, con el botón o escribiendo iniciar.
manual-press = Para pulsar: F12 o Ctrl+Enter. Así se para su reloj y se pone en marcha el de su rival. Antes, su jugada debe estar hecha y anunciada.
manual-shown = La pantalla muestra horas, minutos y segundos, y décimas en los últimos diez segundos. Un triángulo señala el reloj que corre, dos barras el que está parado, una cruz la bandera caída. El cero solo aparece cuando ha caído la bandera.
manual-ask = Para preguntar: F2 su tiempo, F2 dos veces ambos tiempos, Shift+F2 el tiempo del rival, F7 jugadas completadas, Shift+F7 jugadas hasta el control, Ctrl+F2 el periodo, Ctrl+Shift+F2 el tiempo gastado por ambos, Shift+F5 a quién le toca. La respuesta es solo para usted.
manual-forms = Los tiempos se dicen con palabras. Escriba tiempos cortos o tiempos completos para elegir cuánto se dice.
manual-marks = Ctrl+M activa o desactiva sus marcas: se le avisa cuando su tiempo llega a ellas. En una competición están desactivadas hasta que usted las active. Escriba, por ejemplo, marcas 10 5 2 1 30s para su propia lista: minutos, o segundos con una s. Cada marca se dice una vez por periodo, aunque después se añada tiempo.
manual-pulses = Escriba activar pulsos para oír sonidos graves en su auricular en los últimos cinco minutos.
manual-stop = Para parar los dos relojes y llamar al árbitro: el botón, o escriba parar. Vuelven a correr con iniciar.
manual-flag = Cuando un reloj llega a cero cae su bandera, y se dice. Pulsar después no añade nada. Si caen las dos, la pantalla dice cuál cayó primero. El árbitro decide el resultado; sin árbitro, reclama el rival.
manual-control = Cuando usted supera un control de tiempo se dice, y se añade el tiempo del periodo siguiente. Tras un periodo que terminó con un reloj en cero, un signo queda cinco minutos junto a ese reloj.
manual-modes = El tiempo por jugada puede sumarse al reloj, devolverse en la medida en que se usó, o dejarse pasar antes de que corra el tiempo principal: incremento, Bronstein y demora. También hay byo-yomi y reloj de arena. Se muestra lo que queda de una demora o de un periodo de byo-yomi.
manual-correct = Para corregir, el árbitro para los relojes y pulsa Ctrl+T: un formulario con tiempos, contadores y periodos, luego Ajustar los relojes, luego una pregunta cuya respuesta segura es no. Nada puede cambiarse mientras corre un reloj, y toda corrección queda registrada.
manual-correct-typed = Lo mismo puede escribirse: ajustar blancas 1:05:00, sumar negras 2:00, restar blancas 1:00, contador blancas 12, ajustar periodo blancas 2.
manual-window = Ctrl+K muestra los dos relojes en grande en una ventana propia, para una segunda pantalla. F11 hace que esa ventana ocupe toda la pantalla y vuelva a su tamaño.
manual-battery = Cuando la batería del ordenador está baja, al 20, 10 y 5 por ciento, se avisa a todos.
manual-restart = Si el programa se cierra mientras corre un reloj, vuelve a abrir la partida con los dos relojes parados en los tiempos que mostraban.
