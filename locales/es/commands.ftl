# The command line.
command-usage = Annabella: ajedrez entre una persona ciega y una que ve, cada una en su propio tablero (Leyes de la FIDE, Apéndice D).
usage-window =
    annabella [ARCHIVO] [--game N] [--table ARCHIVO] [--open ARCHIVO] [--seat PUESTO] [--data CARPETA] [--board PUESTO=DISPOSITIVO[,MARCA]]{ $hall }{ $join }
        abre la ventana: una partida nueva, o la del archivo
usage-announce =
    annabella announce --fen FEN [--vocabulary V] JUGADA
        muestra cómo se anuncia una jugada
usage-understand =
    annabella understand --fen FEN [--letters IDIOMA] PALABRAS
        averigua qué jugada significan las palabras
usage-notate =
    annabella notate PARTIDA.pgn|REGISTRO --letters LETRAS [--written-in LETRAS] [--form short|long|figurine|words] [--vocabulary V]
        escribe las jugadas en notación algebraica (Apéndice C), con las letras de pieza de un idioma; una línea por partida del archivo
usage-braille =
    annabella braille PARTIDA.pgn|REGISTRO [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        escribe una planilla en braille; solo ukaaf2015 sigue un código publicado, los demás son del propio programa
        … [--written-in LETRAS] [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille PLANILLA --read [--code C] [--fen FEN]
        lee una planilla en braille y escribe la partida como PGN
usage-print =
    annabella print PARTIDA.pgn|REGISTRO [--what sheet|report|envelope] [--letters LETRAS] [--written-in LETRAS] [--large]
        escribe las planillas o el informe de una partida como página HTML, en letra grande si se desea
usage-journal =
    annabella journal ARCHIVO --verify | --export pgn|jsonl | --rescue NUEVO
        comprueba, exporta o rescata una partida guardada
usage-compare =
    annabella compare --white-sheet ARCHIVO --black-sheet ARCHIVO [--white-board POSICIÓN] [--black-board POSICIÓN]
        y [--start FEN] [--letters-white IDIOMA] [--letters-black IDIOMA] [--written-in LETTERS] [--clock-log ARCHIVO] [--journal ARCHIVO] [--laws 2005|2018|2023]
        compara dos planillas y dos tableros: quién corrige qué (D.2.9)
usage-classify =
    annabella classify RITMO [--laws 2005|2018|2023]
        dice si un control de tiempo es clásico, rápido o relámpago, y cuántos minutos duran sesenta jugadas
usage-pairings =
    annabella pairings --round-robin N [--double] [--tables berger|cbx]
        enumera los emparejamientos de una liga, con colores, según las tablas de Berger
usage-standings =
    annabella standings ARCHIVO.trf [--tie-breaks LISTA] [--rules 2014|2024|2026] [--html ARCHIVO] [--trf ARCHIVO] [--trf16 ARCHIVO] [--trf26 ARCHIVO]
        calcula la clasificación a partir de un informe de torneo (TRF16, TRF26)
usage-explain =
    annabella explain ARTÍCULO [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        explica un Artículo de las Leyes con palabras sencillas, como se le dice a un jugador en la mesa
usage-board =
    annabella board --list | --watch DISPOSITIVO [--kind { $makes }]
        enumera los tableros electrónicos conectados, o muestra lo que ve uno
usage-console =
    annabella console [--table ARCHIVO] [--open ARCHIVO [--game N]] [--seat PUESTO] [--data CARPETA] [--mute] [--board PUESTO=DISPOSITIVO[,MARCA]]{ $hall }{ $join }
        juega en la terminal: escriba en cada línea una jugada o una orden; cada línea de salida es un mensaje
usage-script =
    annabella script ARCHIVO…
        ejecuta guiones de partida y muestra todo lo que ocurre
usage-pages =
    annabella pages CARPETA
        escribe en esa carpeta, para los paquetes, las páginas de manual en todos los idiomas y el autocompletado de bash, zsh y fish
usage-notes =
    Toda orden admite --json y --lang IDIOMA ({ $languages }).
    annabella ORDEN --help explica sus opciones; annabella --version muestra la versión.
    V: { $vocabularies }. IDIOMA: { $letters }.
    LETRAS: IDIOMA, { $more }.
    Código de salida: 0 correcto; 1 la respuesta es no; 2 línea de órdenes incorrecta o entrada ilegible.
option-fen = la posición, como FEN
option-vocabulary = palabras de los anuncios; predeterminado: fide
option-letters = el idioma de las letras de las piezas
option-form = estilo de notación
option-code = el código braille; para una mesa en una sala, las cuatro casillas que da el puesto del árbitro, como "e4 g7 a2 f3"
option-format = formato del archivo braille
option-layout = una línea por par de jugadas, o texto seguido
option-diagram = diagramas tras estas medias jugadas; end es la última posición
option-cells = celdas por línea
option-lines = líneas por página
option-form-feed = cuándo empezar una página nueva: entre páginas, tras cada una o nunca
option-crlf = finales de línea de Windows
option-read = lee una planilla en braille en vez de escribirla
option-what = planillas, informe de la partida o sobre de una partida aplazada
option-large = en letra grande
option-verify = comprueba que la partida no se ha alterado
option-export = exporta la partida
option-rescue = guarda como partida nueva la parte no dañada
option-side-sheet = planilla de este bando, un archivo de texto
option-side-board = posición de este bando, como el primer campo de una FEN
option-side-letters = el idioma de las letras de las piezas en la planilla de este bando
option-written-in = el idioma de las letras de las piezas en el archivo, si no son inglesas
option-start = posición inicial, como FEN
option-clock-log = un archivo con los relojes: en cada línea la media jugada y los milisegundos de blancas y negras
option-journal = partida guardada con la que se compara
option-laws = edición de las Leyes; predeterminada: 2023
option-speed = tipo de partida
option-supervision = con reglas de competición y un árbitro por partida, o de otro modo
option-table = prepara una mesa nueva según este guion de partida
option-open = una partida guardada, o un archivo PGN
option-game = número de la partida en el archivo
option-seat = de quién es el puesto: white, black, assistant-white, assistant-black o arbiter
option-data = guarda partidas y ajustes en esta carpeta
option-mute = sin voz ni sonidos: solo texto
option-list = enumera los tableros electrónicos conectados
option-watch = muestra lo que ve este tablero hasta que se desenchufe: un puerto como /dev/ttyUSB0 o COM3, o un tablero por marca y número de serie como dgt:12345
option-kind = la marca del tablero, si su puerto no la dice
option-board = un tablero electrónico para las blancas o las negras, una vez cada uno: black=/dev/ttyUSB0,certabo o white=dgt:12345; sin marca, DGT
option-json = un objeto JSON por línea
option-lang = idioma, en lugar del idioma del sistema
option-help = muestra esta ayuda
page-name = NOMBRE
page-synopsis = SINOPSIS
page-description = DESCRIPCIÓN
page-options = OPCIONES
page-notes = NOTAS
page-files = ARCHIVOS
page-games-kept = partidas guardadas y grabaciones
page-settings-kept = ajustes de una persona
page-environment = ENTORNO
page-graphics = card: dibuja las ventanas con la tarjeta gráfica; processor: por software
page-language = el idioma, si no se da --lang
page-see-also = VÉASE TAMBIÉN
page-program = ajedrez entre una persona ciega y una que ve
page-settings = los ajustes de Annabella
page-settings-file = Un archivo TOML que escribe el programa. Bajo cada ajuste: su clave y valor predeterminado, sus valores posibles y lo que hace.
command-pages-failed = No se puede escribir en { $path } ({ $why }). Elija otra carpeta.
command-output-cut = La salida está incompleta: no se puede escribir ahí. Libere espacio en el disco o elija otro lugar.
command-try-help = Ejecute «annabella --help» para ver las órdenes.
command-unknown = Orden desconocida: «{ $word }».
command-unknown-option = Opción desconocida: «{ $word }».
command-stray-word = Palabra inesperada: «{ $word }». Esta orden solo admite opciones.
command-missing-value = { $word } necesita un valor.
command-needless-value = { $word } no lleva valor.
command-second-file = Esta orden admite un solo archivo. Sobra «{ $word }».
command-missing-option = Falta { $word }.
command-not-both = { $word } no se pueden usar a la vez.
command-game-over = En la posición «{ $word }» la partida ya ha terminado.
command-missing-argument = Falta { $word }.
command-unknown-language = Idioma desconocido: «{ $word }». Elija entre { $languages }.
command-not-one-of = { $option }: «{ $word }» no es válido. Elija entre { $possible }.
command-not-text = «{ $word }» contiene bytes que no son texto UTF-8.
fen-unreadable = FEN no válida: { $field }, columna { $column }: { $problem }. { $remedy }
fen-field-placement = primer campo (piezas)
fen-field-turn = segundo campo (bando en juego)
fen-field-castling = tercer campo (enroques)
fen-field-en-passant = cuarto campo (al paso)
fen-field-halfmoves = quinto campo (medias jugadas)
fen-field-fullmoves = sexto campo (número de jugada)
fen-problem-unreadable = falta o está mal escrito
fen-problem-sign = «{ $sign }» no está permitido aquí
fen-problem-rank-length = la fila { $rank } tiene { $squares } casillas
fen-problem-rank-count = hay { $ranks } filas
fen-problem-kings = cada bando debe tener exactamente un rey
fen-problem-pawn = hay un peón en la primera o en la última fila
fen-problem-castling = el rey o la torre no está en la casilla que exige este enroque
fen-problem-check = el bando que no está en juego está en jaque
fen-right-placement = Use ocho filas de ocho casillas, empezando por la 8, como rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Use w o b.
fen-right-castling = Use - o algunas de KQkq; en Ajedrez960, también las columnas de las torres.
fen-right-en-passant = Use - o una casilla como e3.
fen-right-number = Use un número entero como 0 o 1.

# The console and the window at the start.
session-no-game = { $path } no contiene ninguna partida legible.
session-from-script = { $path } es un guion de partida, no una partida guardada, así que se ha preparado una mesa nueva con él. Para hacerlo a propósito, use --table { $path }.
session-damaged = Atención: la partida está dañada y solo se puede leer hasta la entrada anterior a la { $entry }. El archivo queda como está y no se puede seguir jugando en él.
session-new-instead = En su lugar se ha empezado una partida nueva.
session-locked = Hay una partida bloqueada en curso, así que se ha abierto esa, en su propio puesto. Para salir de ella, el árbitro debe desbloquear su mesa con el PIN.
session-locked-alone = Esta es la partida bloqueada en curso; no se puede abrir ninguna otra.
session-locked-replaced = Hay una partida bloqueada en curso, pero su archivo { $path } contiene ahora otra partida o una copia anterior. Vuelva a poner el archivo correcto: no se puede abrir ninguna otra partida.
session-older-instead = En su lugar se ha abierto la partida anterior sin terminar.
unopened-damaged = No se ha podido reabrir { $game }: su archivo está dañado. Para ver lo que aún se puede leer, abra { $file }.
unopened-unreadable = No se ha podido reabrir { $game }: su archivo ya no es una partida guardada. Sustituya { $file } por una copia, si la tiene.
unopened-not-a-file = No se ha podido reabrir { $game }: { $file } no es un archivo normal, sino una tubería, un dispositivo, un socket, una carpeta o un enlace roto. Quítelo de la carpeta de partidas.
unopened-beside = No se ha podido reabrir { $game }: { $file } no es un archivo normal, sino una carpeta, un enlace, una tubería o un dispositivo. Quítelo de la carpeta de partidas.
unopened-too-long = No se ha podido reabrir { $game }: su archivo es demasiado grande. Quite { $file } de la carpeta de partidas.
unopened-newer = No se ha podido reabrir { $game }: la escribió una versión más nueva. Abra { $file } con esa versión.
unopened-in-use = No se ha podido reabrir { $game }: ya está abierta. Siga con { $file } donde está abierta, o ciérrela allí.
unopened-forbidden = No se ha podido reabrir { $game }: no tiene permiso para abrir su archivo. Pida permiso para leer y escribir { $file }.
unopened-log-missing = No se ha podido reabrir { $game }: sus jugadas están en { $file }-wal, que falta. Vuelva a ponerlo junto al otro archivo.
unopened-full = No se ha podido reabrir { $game }: el disco está lleno. Libere espacio y abra { $file }.
unopened-failed = No se ha podido reabrir { $game }: su archivo no se puede leer o escribir ({ $detail }). Compruebe el disco y abra { $file }.
unopened-more = { $count ->
    [one] Otra partida guardada no se ha podido reabrir; está en la lista de partidas.
   *[other] Otras { $count } partidas guardadas no se han podido reabrir; están en la lista de partidas.
}
session-not-stored = La partida continúa, pero no se está guardando.
session-settings = No se pueden leer los ajustes de { $path }: { $what }. El archivo se conserva, y se le cambia el nombre cuando usted cambie un ajuste. Se usan los ajustes predeterminados.
session-card = Se usa la tarjeta gráfica, porque dibujar una ventana por software tardaba { $ms } ms. Un lector de pantalla encuentra ahora solo la primera ventana; con ANNABELLA_GRAPHICS=processor todas son accesibles.
console-no-such-seat = En esta partida no hay puesto { $seat }. Elija otro con --seat.
console-no-thread = El sistema no puede iniciar más hilos. Cierre otros programas e inténtelo de nuevo.
console-long-line = Esa línea pasa de { $count } KiB y se ha ignorado.
console-no-display = No se ha encontrado ninguna pantalla. La mesa se abre en la terminal.
command-unknown-seat = Puesto desconocido: «{ $word }». Elija entre white, black, assistant-white, assistant-black y arbiter.
command-system-folder = { $word } contiene dispositivos o procesos del sistema, no archivos. Elija otra carpeta con --data.
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
classify-unreadable = No se puede leer el control de tiempo en la columna { $column }: «{ $part }». Use 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 o 90 min + 30 s.

# Electronic boards at the command line.
board-list-none = No hay ningún tablero electrónico conectado. Conecte uno, enciéndalo e inténtelo de nuevo.
board-list-one = { $number }: { $kind }, número de serie { $serial }, en { $device }.
board-list-nameless = { $number }: { $kind }, en { $device }.
board-battery = Batería al { $percent } por ciento.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, número de serie { $serial }, está conectado en { $device }.
board-watch-connected-nameless = { $kind } está conectado en { $device }.
board-watch-gone = El tablero se ha desconectado: está desenchufado o apagado.
board-watch-shut = El tablero está conectado, pero su puerto no se puede volver a abrir.
board-watch-silent = El tablero está conectado, pero no envía nada comprensible.
board-watch-changed = { $placement }, cambian: { $squares }
board-watch-clock = Reloj { $running ->
    [yes] en marcha
   *[no] parado
}: blancas { $white }, negras { $black }.
board-watch-lever-white = Las blancas han pulsado las últimas.
board-watch-lever-black = Las negras han pulsado las últimas.
board-watch-clock-battery = Al reloj le queda poca batería.
board-watch-clock-gone = El reloj se ha desconectado o no responde.
board-not-understood = En { $device } no responde ningún tablero conocido. Enciéndalo e indique su marca con --kind: { $kinds }.
board-only-occupancy = El tablero de { $device } solo detecta las casillas ocupadas. Use uno que reconozca sus piezas.
board-access-gone = No se encuentra { $device }. Conecte el tablero; «annabella board --list» dice dónde está.
board-access-busy = Otro programa está usando { $device }. Ciérrelo e inténtelo de nuevo.
board-access-group = No puede abrir { $device } porque no está en el grupo { $group }. Escriba «sudo usermod -aG { $group } { $user }» en una terminal, cierre la sesión y vuelva a iniciarla.
board-access-login = Todavía no puede abrir { $device } porque no ha iniciado sesión de nuevo desde que está en el grupo { $group }. Cierre la sesión y vuelva a iniciarla.
board-access-rule = No tiene permiso para abrir { $device }: no está instalada la regla udev para los tableros. Escriba «sudo cp { $rule } /etc/udev/rules.d/» en una terminal, desenchufe el tablero y vuelva a enchufarlo.
board-access-replug = No tiene permiso para abrir { $device }. Desenchufe el tablero y vuelva a enchufarlo con la sesión iniciada en este mismo ordenador.
board-access-right = No tiene permiso para abrir { $device }. Pida al administrador permiso de lectura y escritura.
