# La línea de órdenes.
command-usage =
    Annabella: ajedrez entre una persona ciega y una que ve, cada una en su propio tablero (Leyes de la FIDE, Apéndice D).

    annabella [ARCHIVO] [--game N] [--table ARCHIVO] [--open ARCHIVO] [--seat SEAT] [--data CARPETA] [--board SEAT=DISPOSITIVO[,MARCA]] [--hall DIRECCIÓN --code CÓDIGO] [--join DIRECCIÓN --code CÓDIGO]
        la ventana: una partida nueva, o la de ese archivo
    annabella announce --fen FEN [--vocabulary V] JUGADA
        cómo se anuncia la jugada
    annabella understand --fen FEN [--letters IDIOMA] PALABRAS
        qué jugada significan las palabras
    annabella notate PARTIDA.pgn|DIARIO --letters LETRAS [--form short|long|figurine|words] [--vocabulary V]
        las jugadas como las escribe el Apéndice C, con las letras de un idioma; una línea por cada partida del archivo
    annabella review PARTIDA.pgn|DIARIO [--game N] [--ply N] [--vocabulary V] [--engine RUTA] [--depth N] [--write NUEVO] [--find TEXTO] [--data CARPETA]
        recorre una partida: cada jugada con comentarios, signos y variantes, o un solo lugar; la escribe de nuevo sin perder nada
    annabella braille PARTIDA.pgn|DIARIO [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        una planilla en braille; solo ukaaf2015 sigue un código publicado, los demás son del propio programa
        … [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille PLANILLA --read [--code C] [--fen FEN]
        la partida de una planilla en braille como PGN
    annabella print PARTIDA.pgn|DIARIO [--what sheet|report|envelope] [--letters LETRAS] [--large]
        planillas o el informe de una partida como página HTML, en letra grande si se desea
    annabella journal ARCHIVO --verify | --export pgn|jsonl | --rescue NUEVO
        si una partida guardada está como se escribió; extraer una partida guardada
    annabella compare --white-sheet ARCHIVO --black-sheet ARCHIVO [--white-board POSICIÓN] [--black-board POSICIÓN]
        y [--start FEN] [--letters-white IDIOMA] [--letters-black IDIOMA] [--clock-log ARCHIVO] [--journal ARCHIVO] [--laws 2005|2018|2023]
        dos planillas y dos tableros: quién corrige qué (D.2.9)
    annabella classify RITMO [--laws 2005|2018|2023]
        clásico, rápido o relámpago, y cuántos minutos duran sesenta jugadas
    annabella pairings --round-robin N [--double]
        quién juega contra quién y con qué color, todos contra todos, según las tablas de Berger
    annabella standings ARCHIVO.trf [--tie-breaks LISTA] [--html ARCHIVO] [--trf ARCHIVO] [--trf16 ARCHIVO] [--trf26 ARCHIVO]
        la clasificación según el informe de un torneo (TRF16, TRF26)
    annabella hall [--event NOMBRE|TRF] [--last] [--tournament ARCHIVO] [--passphrase ARCHIVO] [--data CARPETA] [--listen DIRECCIÓN] [--headless] [--hall DIRECCIÓN --code CÓDIGO]
        el puesto del árbitro para todas las mesas de un torneo
    annabella relay [--hall DIRECCIÓN --code CÓDIGO] [--sealed] [--listen DIRECCIÓN] [--data CARPETA]
        transmite entre el puesto y las mesas de otra sala
    annabella explain ARTÍCULO [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        qué dice un artículo de las Leyes, con palabras propias, como se le dice a un jugador en la mesa
    annabella board --list | --watch DISPOSITIVO [--kind dgt|millennium|certabo|livechess]
        los tableros electrónicos conectados; o lo que ve uno de ellos, para pedir ayuda
    annabella console [--table ARCHIVO] [--open ARCHIVO [--game N]] [--seat SEAT] [--data CARPETA] [--mute] [--board SEAT=DISPOSITIVO[,MARCA]] [--hall DIRECCIÓN --code CÓDIGO] [--join DIRECCIÓN --code CÓDIGO]
        juega en la terminal: una línea de entrada es una jugada o una orden, una de salida es lo que se dice
    annabella play [--engine RUTA] [--elo N] [--level PALABRA] [--side white|black] [--fen FEN] [--time TIEMPO] [--data CARPETA] [--mute]
        una partida en casa contra un motor de ajedrez, en la terminal como con console
    annabella script ARCHIVO…
        juega guiones de partida y muestra todo lo que ocurre
    annabella pages CARPETA
        escribe en esa carpeta páginas de manual en todos los idiomas y el autocompletado de bash, zsh y fish, como los llevan los paquetes

    Toda orden admite --json y --lang IDIOMA ({ $languages }).
    annabella ORDEN --help explica sus opciones; annabella --version dice qué versión es.
    V: { $vocabularies }. IDIOMA: { $letters }.
    LETRAS: IDIOMA, { $more }.
    Salida: 0 hecho; 1 la respuesta es no; 2 la línea de órdenes o una entrada no se puede leer.
option-fen = la posición, como FEN
option-vocabulary = con qué palabras se anuncia la jugada; fide si no se indica
option-letters = el idioma de las letras de las piezas
option-form = cómo se escribe una jugada
option-code = el código braille; para una mesa en una sala, las cuatro casillas que da el puesto del árbitro, como "e4 g7 a2 f3"
option-format = el tipo de archivo braille
option-layout = una línea por par de jugadas, o seguidas
option-diagram = diagramas tras estas medias jugadas; end es la última posición
option-cells = cuántas celdas tiene una línea
option-lines = cuántas líneas tiene una página
option-form-feed = dónde va el salto de página: entre páginas, tras cada una o en ningún sitio
option-crlf = termina las líneas como Windows
option-read = lee una planilla en braille en vez de escribirla
option-what = planillas, el informe de la partida o el sobre de una aplazada
option-large = en letra grande
option-verify = dice si la partida está como se escribió
option-export = extrae la partida
option-rescue = guarda lo bueno de una partida dañada como una nueva
option-side-sheet = la planilla de este bando, un archivo de texto
option-side-board = cómo están las piezas en el tablero de este bando, el primer campo de una FEN
option-side-letters = el idioma de las letras de las piezas en la planilla de este bando
option-start = la posición inicial, como FEN
option-clock-log = un archivo con los relojes: en cada línea la media jugada y los milisegundos de blancas y negras
option-journal = la partida guardada a la que pertenecen
option-laws = qué edición de las Leyes; 2023 si no se indica
option-speed = para qué clase de partida
option-supervision = con reglas de competición y un árbitro por partida, o de otro modo
option-table = una mesa nueva como la describe este guion de partida
option-open = una partida guardada, o un archivo PGN
option-game = qué partida del archivo, por su número
option-sealed = lleva partidas en dos ordenadores para quien venga: están selladas, y nadie aquí puede leerlas
option-seat = de quién es el puesto: white, black, assistant-white, assistant-black o arbiter
option-data = guarda partidas y ajustes en esta carpeta
option-mute = sin voz ni sonidos: solo líneas de texto
option-list = nombra los tableros electrónicos conectados
option-watch = muestra lo que ve este tablero hasta que se desenchufe: un puerto como /dev/ttyUSB0 o COM3, o un tablero por marca y número de serie como dgt:12345
option-kind = la marca del tablero, si su puerto no la dice
option-board = un tablero electrónico para las blancas o las negras, una vez cada uno: black=/dev/ttyUSB0,certabo o white=dgt:12345; sin marca, DGT
option-hall = participa en un torneo: la dirección del puesto del árbitro, como 192.168.1.20; con --code
option-join = se sienta a una mesa en otro ordenador: su dirección, como 192.168.1.20; con --code
option-event = el nombre del torneo; si es nuevo, se crea; o su informe de torneo (TRF)
option-last = abre el último torneo guardado; si no hay ninguno, crea uno con la fecha como nombre
option-passphrase = la clave del torneo se guarda cerrada con las palabras de la primera línea de este archivo; - para teclearlas
option-listen = la dirección en la que las mesas encuentran este puesto
option-headless = sin ventana: órdenes por la entrada estándar, frases por la salida estándar
option-json = un objeto JSON en cada línea, para programas
option-lang = en este idioma en vez del del sistema
option-help = esta ayuda
page-name = NOMBRE
page-synopsis = SINOPSIS
page-description = DESCRIPCIÓN
page-options = OPCIONES
page-notes = NOTAS
page-files = ARCHIVOS
page-games-kept = partidas guardadas y grabaciones
page-settings-kept = los ajustes de una persona
page-environment = ENTORNO
page-graphics = con card dibuja las ventanas la tarjeta gráfica, con processor el propio programa
page-livechess = dónde responde LiveChess, si no es en ws://127.0.0.1:1982/api/v1.0
page-language = el idioma, si no se da --lang
page-see-also = VÉASE TAMBIÉN
page-program = ajedrez entre una persona ciega y una que ve
page-settings = los ajustes de Annabella
page-settings-file = Un archivo en TOML que escribe el programa. Bajo el nombre de cada ajuste están su lugar en el archivo con el valor inicial, lo que puede ser y lo que hace.
command-pages-failed = No se puede escribir { $path } ({ $why }). Elija una carpeta propia.
command-try-help = «annabella --help» enumera las órdenes.
command-unknown = «{ $word }» no es una orden.
command-unknown-option = «{ $word }» no es una opción de esta orden.
command-missing-value = Falta un valor después de la opción { $word }.
command-needless-value = La opción { $word } no lleva valor.
command-missing-option = Falta la opción { $word }.
command-not-both = { $word } no van juntas: indique una de las dos.
command-game-over = En la posición «{ $word }» la partida ha terminado: no se puede seguir jugando.
command-missing-argument = Falta { $word } al final de la orden.
command-unknown-language = «{ $word }» no es un idioma de este programa. Hay { $languages }.
command-not-one-of = { $option } no puede ser «{ $word }». Posibles: { $possible }.
command-not-text = «{ $word }» contiene bytes que no son texto UTF-8.
fen-unreadable = No se puede leer la FEN: { $field }, columna { $column }: { $problem }. { $remedy }
fen-field-placement = primer campo (piezas)
fen-field-turn = segundo campo (bando en juego)
fen-field-castling = tercer campo (enroques)
fen-field-en-passant = cuarto campo (al paso)
fen-field-halfmoves = quinto campo (medias jugadas)
fen-field-fullmoves = sexto campo (número de jugada)
fen-problem-unreadable = falta o tiene otra forma
fen-problem-sign = «{ $sign }» no significa nada
fen-problem-rank-length = la fila { $rank } tiene { $squares } casillas
fen-problem-rank-count = hay { $ranks } filas
fen-problem-kings = cada bando debe tener exactamente un rey
fen-problem-pawn = hay un peón en la primera o en la última fila
fen-problem-castling = rey o torre no están donde este enroque los necesita
fen-problem-check = el bando que no está en juego está en jaque
fen-right-placement = Lo correcto son ocho filas de ocho casillas, de la 8 hacia abajo, como rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Lo correcto es w o b.
fen-right-castling = Lo correcto es - o algunas de KQkq; en Ajedrez 960, también las columnas de las torres.
fen-right-en-passant = Lo correcto es - o una casilla como e3.
fen-right-number = Lo correcto es un número entero como 0 o 1.

# La consola y la ventana al empezar.
session-no-game = { $path } no tiene un comienzo de partida legible.
session-from-script = { $path } es un guion de partida, no una partida guardada: se ha preparado una mesa nueva como él la describe. Lo correcto para un guion es --table { $path }.
session-damaged = Atención: el diario solo se puede leer hasta la entrada anterior a la número { $entry }. El archivo queda como está; en él no se puede jugar.
session-new-instead = Por eso hay una partida nueva en la mesa.
session-locked = Aquí hay una partida bloqueada en curso, así que es ella la que está en la mesa, en su propio puesto: para salir de ella, el árbitro abre antes su mesa con el PIN.
session-locked-alone = Es la partida bloqueada que está en curso aquí, así que no se abre ninguna otra.
session-older-instead = Por eso está en la mesa la partida sin terminar anterior.
unopened-damaged = { $game } no se ha continuado porque su archivo está dañado; para ver lo que aún se puede leer, abra { $file }.
unopened-unreadable = { $game } no se ha continuado porque su archivo ya no es un registro; ponga en su lugar una copia de { $file }, si la hay.
unopened-not-a-file = { $game } no se ha continuado porque { $file } es una tubería, un dispositivo, un socket, una carpeta o un enlace que no lleva a nada, no un archivo normal; quítelo de la carpeta de las partidas.
unopened-beside = { $game } no se ha continuado porque { $file } no es un archivo normal, sino una carpeta, un enlace, una tubería o un dispositivo; quítelo de la carpeta de las partidas.
unopened-too-long = { $game } no se ha continuado porque su archivo es mucho más largo que cualquier registro; quite { $file } de la carpeta de las partidas.
unopened-newer = { $game } no se ha continuado porque la escribió una Annabella más nueva; abra { $file } con esa versión.
unopened-in-use = { $game } no se ha continuado porque ya está abierta; siga con { $file } donde está abierta o ciérrela allí.
unopened-forbidden = { $game } no se ha continuado porque el programa no puede leer su archivo; pida permiso para leer y escribir { $file }.
unopened-log-missing = { $game } no se ha continuado porque sus jugadas están en el archivo { $file }-wal, que falta; vuelva a ponerlo junto al otro.
unopened-full = { $game } no se ha continuado porque el disco está lleno; libere espacio y después abra { $file }.
unopened-failed = { $game } no se ha continuado porque su archivo no se puede leer o escribir ({ $detail }); compruebe el disco y después abra { $file }.
unopened-more = { $count ->
    [one] Otra partida guardada no se ha podido continuar; la lista de partidas la nombra.
   *[other] Otras { $count } partidas guardadas no se han podido continuar; la lista de partidas las nombra.
}
session-not-stored = La partida continúa, pero no se guarda.
session-settings = La configuración { $path } no se puede leer y queda como está: { $what }. El programa sigue con la suya.
session-card = La tarjeta gráfica dibuja las ventanas, porque sin ella una ventana entera tardaba { $ms } milisegundos. Así un lector de pantalla solo encuentra la primera ventana; con ANNABELLA_GRAPHICS=processor en el entorno las encuentra todas.
console-no-such-seat = Nadie ocupa { $seat } en esta partida. Indique otro puesto con --seat.
console-no-thread = El sistema no ofrece más hilos. Cierre otros programas e inténtelo de nuevo.
console-long-line = Se ha escrito una línea de más de { $count } KiB y no se ha leído. Escriba una más corta.
console-no-display = No hay pantalla. La mesa se abre en la terminal.
command-unknown-seat = No existe el puesto «{ $word }». Los puestos son white, black, assistant-white, assistant-black y arbiter.
classify-standard = clásico, { $minutes } { $count ->
    [one] minuto
   *[other] minutos
}
classify-rapid = rápido, { $minutes } { $count ->
    [one] minuto
   *[other] minutos
}
classify-blitz = relámpago, { $minutes } { $count ->
    [one] minuto
   *[other] minutos
}
classify-untimed = Una partida sin reloj no es clásica, ni rápida, ni relámpago.
classify-unreadable = No se puede leer el control de tiempo en la columna { $column }: «{ $part }». Lo correcto es 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 o 90 min + 30 s.

# Tableros electrónicos en la línea de órdenes.
board-list-none = No hay ningún tablero electrónico conectado. Conecte uno, enciéndalo e inténtelo de nuevo.
board-list-one = { $number }: { $kind }, número de serie { $serial }, en { $device }.
board-list-nameless = { $number }: { $kind }, en { $device }.
board-battery = Batería al { $percent } por ciento.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, número de serie { $serial }, está conectado en { $device }.
board-watch-connected-nameless = { $kind } está conectado en { $device }.
board-watch-gone = El tablero ya no está: se ha desenchufado o apagado.
board-watch-shut = El tablero está, pero su puerto no se puede volver a abrir.
board-watch-silent = El tablero está, pero no envía nada que se entienda.
board-watch-changed = { $placement }, cambian: { $squares }
board-watch-clock = Reloj { $running ->
    [yes] en marcha
   *[no] parado
}: blancas { $white }, negras { $black }.
board-watch-lever-white = Las blancas han sido las últimas en pulsar.
board-watch-lever-black = Las negras han sido las últimas en pulsar.
board-watch-clock-battery = Le queda poca pila.
board-watch-clock-gone = Ya no hay reloj, o no responde.
board-not-understood = En { $device } no responde ningún tablero que el programa conozca. Encienda el tablero e indique su marca con --kind: { $kinds }.
board-only-occupancy = El tablero de { $device } solo dice qué casillas están ocupadas, y de eso no se deduce toda jugada. Use un tablero que reconozca sus piezas.
board-access-gone = { $device } no está. Conecte el tablero; «annabella board --list» dice dónde se encuentra.
board-access-busy = Otro programa tiene abierto { $device }. Cierre ese programa e inténtelo de nuevo.
board-access-group = No puede abrir { $device } porque no está en el grupo { $group }. Escriba «sudo usermod -aG { $group } { $user }» en una terminal, cierre la sesión y vuelva a iniciarla.
board-access-login = Todavía no puede abrir { $device } porque no ha iniciado sesión de nuevo desde que está en el grupo { $group }. Cierre la sesión y vuelva a iniciarla.
board-access-rule = No puede abrir { $device } porque el sistema no conoce la regla para los tableros. Escriba «sudo cp { $rule } /etc/udev/rules.d/» en una terminal; luego desenchufe el tablero y vuelva a enchufarlo.
board-access-replug = No puede abrir { $device }. Desenchufe el tablero y vuelva a enchufarlo con su sesión iniciada en esta misma máquina.
board-access-right = No puede abrir { $device }. Pida permiso de lectura y escritura a quien administra esta máquina.
