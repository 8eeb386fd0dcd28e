# Lo que dicen las Leyes, con palabras propias (11.9); delante va el número del Artículo.
line-explain = explicar;ley;qué dice la ley;que dice la ley
answer-law = Artículo { $article }. { $text }
control-explain = Explicar el Artículo
control-explain-help = Dice qué significa el último Artículo que se le ha citado
refused-no-such-article = No hay nada que explicar en «{ $word }».
refused-nothing-to-explain = Aún no se le ha citado ningún Artículo. Escriba explicar y su número.

law-has-the-move = Un jugador está en juego cuando se ha hecho la jugada del rival; para ello no importa que se haya pulsado el reloj.
law-legal-moves = Una jugada es legal si la pieza puede moverse así y el propio rey no queda en jaque. El enroque se pierde cuando el rey o esa torre se ha movido; un peón en la última fila se convierte en dama, torre, alfil o caballo.
law-illegal-position = Una posición es ilegal si ninguna serie de jugadas legales puede llevar a ella.
law-one-hand = Cada jugada se hace con una sola mano.
law-adjust = Solo el jugador en juego puede ajustar piezas en sus casillas, y lo dice antes: compongo.
law-touch-move = Quien toca piezas en el tablero con intención de mover o capturar mueve la primera pieza propia tocada que pueda moverse, o captura la primera pieza rival tocada que pueda capturarse. En el tablero perforado, tocada significa sacada de su agujero.
law-touch-castling = Rey y torre tocados: enroque por ese lado, si es legal. Torre tocada primero: sin enroque en esta jugada. Si el enroque es ilegal, otra jugada legal de rey y, si no la hay, cualquier jugada legal. La elección de una promoción es definitiva cuando la pieza ha tocado la casilla.
law-free-choice = Si ninguna de las piezas tocadas puede moverse ni capturarse, vale cualquier jugada legal.
law-promotion = En una promoción no hace falta que el peón pise la última fila: retirarlo y colocar la pieza nueva puede hacerse en cualquier orden.
law-made = La pieza soltada en su casilla se queda allí. La captura está hecha cuando también se ha retirado la pieza capturada, el enroque cuando se suelta la torre, la promoción cuando la pieza nueva está en su casilla y el peón fuera.
law-touch-claim = Quien reclama que el rival ha incumplido las reglas de la pieza tocada pierde ese derecho en cuanto él mismo toca una pieza para mover o capturar.
law-moving-assistant = Un jugador que no puede mover las piezas puede nombrar un asistente que el árbitro acepte.
law-game-over = Terminada la partida, ya no se juega ni se corrige nada.
law-checkmate = El jaque mate con una jugada legal termina la partida de inmediato; cuenta desde que se suelta la pieza, aunque no se haya pulsado el reloj.
law-resignation = Quien abandona pierde.{ $draws ->
    [yes] {" "}Si el rival no puede dar mate con ninguna serie de jugadas legales, son tablas.
   *[no] {""}
}
law-stalemate = Ninguna jugada legal y sin jaque: rey ahogado, tablas de inmediato.
law-dead-position = Una posición en la que ningún jugador puede dar mate con ninguna serie de jugadas legales está muerta: tablas de inmediato.
law-agreement = Ambos jugadores pueden acordar tablas{ $both ->
    [yes] , una vez que cada uno ha hecho una jugada
   *[no] {""}
}.
law-clock = Un reloj de ajedrez tiene dos visores de tiempo de los que solo corre uno. La bandera cae cuando se acaba el tiempo asignado.
law-press = Una jugada está completada cuando el jugador la ha hecho y ha pulsado el reloj. Siempre se le debe permitir pulsarlo; quien pulsa sin haber jugado comete una infracción.
law-no-deduction = Un jugador que no puede pulsar el reloj puede tener un asistente; a un jugador con discapacidad no se le descuenta tiempo por ello.
law-periods = Las jugadas de cada periodo deben hacerse en su tiempo. El tiempo ahorrado se suma al periodo siguiente.
law-start = A la hora fijada para la partida se pone en marcha el reloj de las blancas.
law-default-time = Quien llega después del tiempo de espera pierde, salvo que el árbitro decida otra cosa.
law-flag-seen = La bandera se considera caída cuando lo observa el árbitro o lo reclama con razón un jugador.
law-flag-fall = Quien no ha hecho las jugadas en su tiempo pierde. Son tablas si el rival no puede dar mate con ninguna serie de jugadas legales.
law-defective-clock = Vale lo que muestran los relojes, salvo que uno sea claramente defectuoso; entonces se cambia y se ajusta con el mejor criterio.
law-wrong-setting = Un reloj mal ajustado se para de inmediato; el árbitro corrige los tiempos y el contador de jugadas.
law-stop-clocks = Un jugador solo puede parar los relojes para llamar al árbitro; el árbitro dice cuándo vuelven a correr.
law-displays = Las pantallas pueden mostrar posición, jugadas y número de jugadas, pero ninguna reclamación se apoya solo en ellas. Este programa es una ayuda de esas.
law-both-flags = Han caído las dos banderas y nadie sabe cuál primero: en un periodo anterior la partida continúa, en el último son tablas.
law-reinstated = Al restablecer una posición, el árbitro ajusta los tiempos y el contador según su criterio; puede dejarlos como están.
law-set-up = Si la posición inicial era incorrecta, la partida se anula y se juega otra.
law-board-turned = Si el tablero estaba mal colocado, la posición se traslada a un tablero bien colocado y la partida continúa.
law-colours = La partida empezó con los colores cambiados: { $anew ->
    [none] continúa, salvo que el árbitro decida otra cosa
   *[moves] antes de que ambos hayan hecho { $anew } jugadas se juega otra, después continúa
}.
law-displaced = Quien desplaza piezas las recoloca en su propio tiempo.
law-illegal-move = Tras una jugada ilegal se restablece la posición anterior. La pieza tocada debe moverse, o capturar, si puede legalmente.
law-unpromoted = Dejar un peón en la última fila y pulsar el reloj es una jugada ilegal; el peón se convierte en dama.
law-press-without-move = Pulsar el reloj sin haber hecho una jugada cuenta como jugada ilegal.
law-two-hands = Enrocar, capturar o promocionar con las dos manos cuenta como jugada ilegal.
law-illegal-penalty = { $losing ->
    [1] La primera jugada ilegal ya pierde
   *[more] Por una jugada ilegal el rival recibe { $minutes } min; la jugada ilegal número { $losing } pierde
}.{ $drawable ->
    [yes] {" "}Son tablas si el rival no puede dar mate con ninguna serie de jugadas legales.
   *[no] {""}
}
law-wrong-square = Si se encuentra una pieza en una casilla incorrecta, se restablece la posición anterior, o la última que pueda identificarse.
law-record = Cada jugador anota sus jugadas y las del rival, jugada a jugada, en notación algebraica.
law-record-in-advance = No se escribe una jugada antes de hacerla, salvo para reclamar tablas o en la jugada secreta.
law-record-before-next = Un jugador puede responder antes de anotar, pero debe haber anotado su propia jugada antes de hacer la siguiente.
law-sheet-use = En la planilla solo figuran las jugadas, los tiempos de los relojes, las ofertas de tablas, lo relativo a una reclamación y otros datos relevantes.
law-sheet-offer = Ambos jugadores anotan cada oferta de tablas en la planilla con el signo (=).
law-sheet-assistant = Un jugador que no puede escribir tiene un asistente que anota; a un jugador con discapacidad no se le descuenta tiempo por ello.
law-sheet-visible = El árbitro debe poder ver la planilla durante toda la partida.
law-sheet-owner = Las planillas pertenecen a la organización.
law-need-not-record = Con menos de cinco minutos en algún momento de un periodo, y sin treinta segundos por jugada, un jugador no está obligado a anotar el resto del periodo.{ $old ->
    [yes] {" "}Con treinta segundos por jugada, y uno de los jugadores con menos de cinco minutos, ambos anotan la jugada del rival antes de contestarla.
   *[no] {""}
}
law-update = En cuanto cae una bandera, quien no anotó actualiza su planilla antes de mover, si quiere con la planilla del rival. Si ninguna está completa, la partida se reconstruye en otro tablero bajo el control del árbitro.
law-next-period = Si las planillas no demuestran que un jugador excedió el tiempo, la jugada siguiente es la primera del periodo siguiente, salvo que haya pruebas de más jugadas.
law-sign = Al final ambos jugadores firman las dos planillas con el resultado. Aunque sea incorrecto, vale, salvo que el árbitro decida otra cosa.
law-draw-restricted = Las bases de una competición pueden prohibir ofrecer tablas durante un número de jugadas, o sin el consentimiento del árbitro.
law-draw-offer = Las tablas se ofrecen después de hacer una jugada y antes de pulsar. La oferta no puede retirarse; termina cuando se acepta, se rechaza, se contesta tocando una pieza o termina la partida.
law-threefold = El jugador en juego puede reclamar tablas si la misma posición va a aparecer, o acaba de aparecer, por tercera vez al menos. La jugada que piensa hacer la escribe primero, se la dice al árbitro y no la juega. Las posiciones son iguales si está en juego el mismo jugador y son posibles las mismas jugadas.
law-fifty = El jugador en juego puede reclamar tablas si cada jugador ha hecho, o con su jugada escrita habrá hecho, las últimas cincuenta jugadas sin captura ni movimiento de peón.
law-claim-forfeited = Quien { $touching ->
    [yes] toca una pieza para moverla
   *[no] hace una jugada
} sin haber reclamado pierde el derecho a reclamar en esta jugada.
law-claim-procedure = Quien reclama tablas puede parar los relojes y no puede retirar la reclamación. Si es correcta, la partida es tablas; si no lo es, el rival recibe { $claim } min y la jugada prevista debe jugarse.{ $old ->
    [yes] {" "}Quien reclama pierde la mitad de su tiempo, tres minutos como mucho; de entre uno y dos minutos conserva uno, y menos de uno no se toca.
   *[no] {""}
}
law-automatic-draw = La misma posición cinco veces, o setenta y cinco jugadas de cada uno sin captura ni movimiento de peón, terminan la partida en tablas. El mate con la última jugada prevalece.
law-points = Ganar vale un punto, las tablas medio, perder cero, salvo que las bases digan otra cosa.
law-playing-area = El área de juego es donde se juegan las partidas; el recinto de juego la incluye, con los aseos, las zonas de refrigerio y de fumadores y lo que el árbitro disponga. Un jugador solo sale del recinto con permiso del árbitro, y si le toca jugar, tampoco sale del área sin él.
law-no-help = Durante la partida nadie puede usar notas, fuentes, consejos ni análisis. Por eso el programa no muestra al jugador jugadas legales ni valoraciones.
law-devices = Los dispositivos electrónicos están prohibidos en el recinto de juego, salvo que el árbitro los haya aprobado. Este programa también necesita esa aprobación.
law-disturbing = Está prohibido molestar al rival; las reclamaciones y ofertas de tablas improcedentes también molestan.
law-refusal = Quien se niega de forma persistente a cumplir las Leyes pierde la partida.
law-both-guilty = Si ambos jugadores son culpables, pierden los dos.
law-explain = Un jugador puede pedir al árbitro que le explique un punto de las Leyes.
law-own-count = Vigilar la triple repetición o las cincuenta jugadas es tarea de los propios jugadores.
law-arbiter = El árbitro vela por que se cumplan las Leyes; las decisiones, los tiempos y los resultados son suyos.
law-not-told = El árbitro no dice a nadie cuántas jugadas se han hecho, ni que el rival ha movido u olvidado pulsar, salvo tras caer una bandera, al actualizar las planillas.
law-others-report = Quien ve una irregularidad en otra partida solo puede decírselo al árbitro.
law-penalties = El árbitro puede advertir, dar tiempo al rival o quitárselo al infractor, cambiar puntos, dar la partida por perdida, multar, excluir o expulsar.
law-rapid = Ajedrez rápido: el tiempo principal más sesenta incrementos está { $old ->
    [yes] entre quince y sesenta minutos
   *[no] por encima de diez y por debajo de sesenta minutos
}.
law-fast-record = En rápido y relámpago los jugadores no están obligados a anotar las jugadas; conservan el derecho a hacerlo.
law-fast-supervised = Las reglas de competición se aplican en rápido si un árbitro vigila como mucho tres partidas, en relámpago una sola, y la partida se registra.
law-fast-set-up = Tras { $frozen } jugadas de cada uno ya no se cambia nada en la posición inicial, el tablero ni el ajuste del reloj.{ $old ->
    [yes] {" "}Un rey cambiado con la dama no puede enrocar.
   *[no] {" "}Con un rey o una torre mal colocados no se enroca.
}
law-fast-touch = Sobre las piezas tocadas el árbitro solo interviene si un jugador lo pide.
law-fast-illegal = Una jugada ilegal puede reclamarse hasta que el rival haya hecho su siguiente jugada; después vale{ $old ->
    [yes] {""}
   *[no] , salvo acuerdo de ambos
}.
law-fast-time = { $old ->
    [yes] Quien reclama la victoria por tiempo para los dos relojes; tiene razón si entonces su bandera sigue en pie y la del rival ha caído.
   *[no] Quien reclama la victoria por tiempo puede parar los relojes. Son tablas si quien reclama no puede dar mate con ninguna serie de jugadas legales.
}
law-both-kings = Si ambos reyes están en jaque, o hay un peón sin promocionar, el árbitro espera a la jugada siguiente; si sigue igual, la partida es tablas.
law-fast-flag = { $old ->
    [yes] La bandera la reclaman los jugadores; el árbitro calla
   *[no] El árbitro anuncia la caída de bandera que ve
}.
law-fast-both-flags = Las dos banderas caídas: tablas.
law-blitz = Relámpago: el tiempo principal más sesenta incrementos suma { $old ->
    [yes] menos de quince minutos
   *[no] diez minutos o menos
}.
law-blitz-illegal = En relámpago el rival puede reclamar la victoria por una jugada ilegal hasta que haya hecho su siguiente jugada; son tablas si no puede dar mate con ninguna serie de jugadas legales. Después la jugada vale.
law-two-boards = Con un jugador con discapacidad visual, cualquiera de los dos puede exigir dos tableros: uno perforado para él y uno corriente para el rival.
law-board-size = El tablero del jugador con discapacidad visual mide al menos 20 por 20 centímetros.
law-raised-squares = Sus casillas negras están ligeramente en relieve.
law-holes = Cada casilla tiene un orificio en el que se fijan las piezas.
law-pegs = Las piezas tienen clavijas que encajan en los orificios, son de modelo Staunton, y las negras llevan una marca especial.
law-announce = Cada jugada se anuncia con claridad, la repite el rival y la ejecuta en su tablero{ $named ->
    [yes] {"; "}la pieza promocionada se nombra
   *[no] {""}
}.
law-peg-touched = En el tablero perforado una pieza está tocada cuando se ha sacado de su agujero; palpar las piezas es libre.
law-peg-made = La jugada del jugador con discapacidad visual está hecha cuando la pieza capturada está fuera de su tablero, su pieza está en otro agujero y la jugada se ha anunciado.
law-peg-press = Solo cuando la jugada está hecha, incluido el anuncio, se pone en marcha el reloj del rival.
law-sighted = Para el jugador vidente una pieza se toca y una jugada se hace como en cualquier partida.
law-talking-clock = El reloj para el jugador con discapacidad visual dice el tiempo y el número de jugadas, o puede palparse.
law-vi-record = El jugador con discapacidad visual anota en braille, en escritura corriente o en una grabadora.
law-slip = Un error al anunciar se corrige de inmediato, antes de que se ponga en marcha el reloj del rival.
law-boards-differ = Si los tableros difieren, se corrigen con el árbitro y las dos planillas. Si las planillas coinciden, quien hizo la jugada equivocada corrige su tablero; si difieren, se vuelve a donde coinciden y el árbitro ajusta los relojes.
law-sheets-differ = Si las planillas difieren, se vuelve al último punto en que coinciden y el árbitro ajusta los relojes.
law-assistant = El asistente del jugador con discapacidad visual puede hacer y anunciar jugadas en ambos tableros, anotar, pulsar, decir los tiempos si se le pide y reclamar la bandera. No puede aconsejar.
law-sighted-assistant = Si el jugador con discapacidad visual no tiene asistente, el vidente puede tener uno para mover y anunciar. Contra un jugador sordo debe designarse un asistente.
law-sealed-move = Al aplazar, el jugador en juego escribe su jugada sin que se vea, ambas planillas van a un sobre, y solo entonces para el reloj. A quien aplaza antes de hora se le carga el resto de la sesión.
law-envelope-data = En el sobre figuran nombres, posición, tiempos usados, quién hizo la jugada secreta y cuál es su número, una oferta de tablas, y cuándo y dónde continúa la partida.
law-offer-after-sealing = Las tablas ofrecidas después de la jugada secreta siguen en pie hasta que se contesten.
law-open-envelope = El sobre solo se abre cuando está presente el jugador que debe responder.
law-unclear-sealed = Una jugada secreta ambigua, falsa o ilegal pierde.
law-resumption = Si está quien debe responder, se abre el sobre, se juega la jugada y se pone en marcha su reloj. Si está ausente, corre su reloj. Si falta quien hizo la jugada secreta, el rival puede responder en secreto.
law-late-resumption = Quien llega demasiado tarde a la reanudación pierde, salvo que la jugada secreta terminara la partida.
law-both-absent = Si ambos están ausentes, el jugador que debe responder pierde el tiempo hasta que llegue uno.
law-lost-envelope = Si el sobre se pierde, quien hizo la jugada secreta juega la que dice haber escrito. Si no puede restablecerse la posición, se juega otra partida.
law-chess960 = Ajedrez 960: una de 960 posiciones iniciales. Tras el enroque, rey y torre quedan donde quedan en el ajedrez corriente.
law-quickplay-announced = Las reglas del final rápido solo valen si se anunciaron, en ajedrez clásico y rápido sin incremento.
law-quickplay-increment = Con menos de dos minutos el jugador en juego puede pedir cinco segundos por jugada para ambos; es también una oferta de tablas. Si se rechaza y el árbitro está de acuerdo, se pone el incremento y el rival recibe dos minutos.
law-quickplay = Con menos de dos minutos el jugador en juego puede reclamar tablas: el rival no puede ganar por procedimientos normales, o no lo intenta. El árbitro las concede, aplaza la decisión o rechaza; si rechaza, el rival recibe dos minutos.
law-quickplay-alone = Sin árbitro la reclamación termina el juego: se escribe la posición final, el rival la comprueba y decide un árbitro.
