# Lo que dicen las Leyes, con palabras propias (11.9); delante va el número del Artículo.
line-explain = explicar;ley;qué dice la ley;que dice la ley
answer-law = Artículo { $article }. { $text }
control-explain = Explicar el Artículo
control-explain-help = Explica el último Artículo que se le ha mencionado.
refused-no-such-article = No hay explicación para «{ $word }».
refused-nothing-to-explain = Aún no se ha mencionado ningún Artículo. Escriba explicar y su número.

law-has-the-move = Un jugador está en juego cuando se ha hecho la jugada del rival; que se haya pulsado el reloj no importa.
law-legal-moves = Una jugada es legal si la pieza puede moverse así y no deja en jaque a su propio rey. Un jugador no puede enrocar si el rey o esa torre ya se ha movido; un peón que llega a la última fila se convierte en dama, torre, alfil o caballo.
law-illegal-position = Una posición es ilegal si ninguna serie de jugadas legales puede llevar a ella.
law-one-hand = Cada jugada se hace con una sola mano.
law-adjust = Solo el jugador que está en juego puede ajustar piezas en sus casillas, y antes debe decir «compongo».
law-touch-move = Quien toca piezas a propósito en el tablero debe mover la primera pieza propia tocada que pueda moverse, o capturar la primera pieza rival tocada que pueda capturarse. En el tablero adaptado, tocada significa sacada de su orificio.
law-touch-castling = Si se tocan rey y torre, se enroca por ese lado si es legal. Si se toca primero la torre, no se puede enrocar en esta jugada. Si el enroque es ilegal, se hace otra jugada legal de rey; si no la hay, cualquiera legal. La pieza de una promoción ya no se cambia cuando ha tocado la casilla.
law-free-choice = Si ninguna de las piezas tocadas puede moverse ni capturarse, vale cualquier jugada legal.
law-promotion = En una promoción no hace falta que el peón llegue a pisar la última fila: retirarlo y colocar la pieza nueva puede hacerse en cualquier orden.
law-made = Una pieza soltada en su casilla se queda allí. Una captura está hecha cuando también se ha retirado la pieza capturada; el enroque, cuando se suelta la torre; la promoción, cuando se ha colocado la pieza nueva y retirado el peón.
law-touch-claim = Quien toca una pieza a propósito pierde el derecho a reclamar que el rival ha incumplido la regla de la pieza tocada.
law-moving-assistant = Un jugador que no puede mover las piezas puede nombrar un asistente, que debe ser aceptable para el árbitro.
law-game-over = Cuando la partida ha terminado, ya no se juega ni se corrige nada.
law-checkmate = El jaque mate con una jugada legal termina la partida de inmediato; vale desde que se suelta la pieza, aunque no se haya pulsado el reloj.
law-resignation = Quien abandona pierde.{ $draws ->
    [yes] {" "}Si el rival no puede dar mate con ninguna serie de jugadas legales, son tablas.
   *[no] {""}
}
law-stalemate = Si quien está en juego no tiene ninguna jugada legal y no está en jaque, es rey ahogado: tablas de inmediato.
law-dead-position = Si ningún jugador puede dar mate con ninguna serie de jugadas legales, la posición está muerta: tablas de inmediato.
law-agreement = Los jugadores pueden acordar tablas{ $both ->
    [yes] , una vez que cada uno ha hecho una jugada
   *[no] {""}
}.
law-clock = Un reloj de ajedrez tiene dos visores, de los que solo corre uno a la vez. La bandera cae cuando se acaba el tiempo asignado.
law-press = Una jugada está completada cuando el jugador la ha hecho y ha pulsado el reloj. Siempre se le debe permitir pulsarlo; pulsar sin haber jugado es una infracción.
law-no-deduction = Un jugador que no puede pulsar el reloj puede tener un asistente; a un jugador con discapacidad no se le penaliza en tiempo por ello.
law-periods = Las jugadas de cada periodo deben hacerse en su tiempo. El tiempo ahorrado se suma al periodo siguiente.
law-start = A la hora fijada para la partida se pone en marcha el reloj de las blancas.
law-default-time = El jugador que llega después del tiempo de espera pierde, salvo que el árbitro decida otra cosa.
law-flag-seen = La bandera se considera caída cuando el árbitro lo observa o un jugador lo reclama con razón.
law-flag-fall = Quien no ha completado las jugadas en el tiempo asignado pierde. Son tablas si el rival no puede dar mate con ninguna serie de jugadas legales.
law-defective-clock = Vale lo que muestran los relojes, salvo que uno sea claramente defectuoso; entonces se cambia y se ajusta según el mejor criterio.
law-wrong-setting = Un reloj mal ajustado se para de inmediato; el árbitro corrige los tiempos y el contador de jugadas.
law-stop-clocks = Un jugador solo puede parar los relojes para llamar al árbitro, que decide cuándo se ponen de nuevo en marcha.
law-displays = Una pantalla puede mostrar la posición, las jugadas y su número, pero ninguna reclamación puede basarse solo en ella. Este programa es una ayuda de ese tipo.
law-both-flags = Si han caído las dos banderas y no se sabe cuál primero, la partida continúa en un periodo anterior y es tablas en el último.
law-reinstated = Cuando se restablece una posición, el árbitro ajusta los tiempos y el contador según su mejor criterio, o los deja.
law-set-up = Si la posición inicial era incorrecta, la partida se anula y se juega una nueva.
law-board-turned = Si el tablero se colocó mal, la posición se traslada a un tablero bien colocado y la partida continúa.
law-colours = Si la partida empezó con los colores cambiados, { $anew ->
    [none] continúa, salvo que el árbitro decida otra cosa
   *[moves] se juega otra mientras ambos no hayan hecho { $anew } jugadas; después, continúa
}.
law-displaced = Quien desplaza piezas las coloca de nuevo en su propio tiempo.
law-illegal-move = Tras una jugada ilegal se restablece la posición anterior. La pieza tocada debe moverse, o capturar, si puede legalmente.
law-unpromoted = Dejar un peón en la última fila y pulsar el reloj es una jugada ilegal; el peón se convierte en dama.
law-press-without-move = Pulsar el reloj sin haber hecho una jugada cuenta como jugada ilegal.
law-two-hands = Enrocar, capturar o promocionar con las dos manos cuenta como jugada ilegal.
law-illegal-penalty = { $losing ->
    [1] La primera jugada ilegal pierde la partida
   *[more] Por una jugada ilegal el rival recibe { $minutes } minutos; la jugada ilegal número { $losing } pierde la partida
}.{ $drawable ->
    [yes] {" "}Son tablas si el rival no puede dar mate con ninguna serie de jugadas legales.
   *[no] {""}
}
law-wrong-square = Si se encuentra una pieza en una casilla incorrecta, se restablece la posición anterior, o la última que pueda identificarse.
law-record = Cada jugador anota sus jugadas y las del rival, una a una, en notación algebraica.
law-record-in-advance = Las jugadas no se escriben antes de hacerlas, salvo para reclamar tablas o en una jugada secreta.
law-record-before-next = Un jugador puede responder antes de anotar, pero debe haber anotado su propia jugada antes de hacer la siguiente.
law-sheet-use = La planilla es solo para las jugadas, los tiempos, las ofertas de tablas, las reclamaciones y otros datos relevantes.
law-sheet-offer = Ambos jugadores anotan cada oferta de tablas en la planilla con el signo (=).
law-sheet-assistant = Un jugador que no puede escribir puede tener un asistente que anote; a un jugador con discapacidad no se le penaliza en tiempo por ello.
law-sheet-visible = El árbitro debe poder ver la planilla durante toda la partida.
law-sheet-owner = Las planillas son propiedad de la organización.
law-need-not-record = Si en algún momento de un periodo le quedan menos de cinco minutos, y sin treinta segundos por jugada, un jugador no está obligado a anotar el resto del periodo.{ $old ->
    [yes] {" "}Con treinta segundos por jugada, y uno de los jugadores con menos de cinco minutos, ambos anotan la jugada del rival antes de contestarla.
   *[no] {""}
}
law-update = En cuanto cae una bandera, quien no anotaba completa su planilla antes de mover, si quiere con la del rival. Si ninguna está completa, la partida se reconstruye en otro tablero bajo el control del árbitro.
law-next-period = Si las planillas no demuestran que un jugador excedió el tiempo, la jugada siguiente es la primera del periodo siguiente, salvo que haya pruebas de más jugadas.
law-sign = Al final ambos jugadores firman las dos planillas con el resultado. Aunque sea incorrecto, el resultado firmado vale, salvo que el árbitro decida otra cosa.
law-draw-restricted = Las bases de una competición pueden prohibir ofrecer tablas durante un número de jugadas, o sin el consentimiento del árbitro.
law-draw-offer = Las tablas se ofrecen después de hacer una jugada y antes de pulsar. La oferta no puede retirarse; vale hasta que se acepta, se rechaza, se contesta tocando una pieza o termina la partida.
law-threefold = Quien está en juego puede reclamar tablas si la misma posición va a aparecer, o acaba de aparecer, al menos por tercera vez. Escribe la jugada que piensa hacer, se la dice al árbitro y no la juega. Las posiciones son iguales si está en juego el mismo jugador y son posibles las mismas jugadas.
law-fifty = Quien está en juego puede reclamar tablas si cada jugador ha hecho, o con la jugada escrita habrá hecho, las últimas cincuenta jugadas sin captura ni movimiento de peón.
law-claim-forfeited = Quien { $touching ->
    [yes] toca una pieza para moverla
   *[no] hace una jugada
} sin haber reclamado pierde el derecho a reclamar en esa jugada.
law-claim-procedure = Quien reclama tablas puede parar los relojes y no puede retirar la reclamación. Si es correcta, la partida es tablas; si no, el rival recibe { $claim } minutos y debe jugarse la jugada prevista.{ $old ->
    [yes] {" "}Quien reclamó pierde la mitad de su tiempo restante, tres minutos como mucho; de entre uno y dos minutos conserva uno, y menos de uno no se toca.
   *[no] {""}
}
law-automatic-draw = La misma posición cinco veces, o setenta y cinco jugadas de cada uno sin captura ni movimiento de peón, terminan la partida en tablas. El mate con la última jugada prevalece.
law-points = Ganar vale un punto, las tablas medio, perder cero, salvo que las bases digan otra cosa.
law-playing-area = El área de juego es donde se juegan las partidas; el recinto de juego es esa área con los aseos, las zonas de refrigerio y de fumadores y las demás que indique el árbitro. Para salir del recinto hace falta permiso del árbitro; para salir del área, si le toca jugar, también.
law-no-help = Durante la partida nadie puede usar notas, fuentes, consejos ni análisis. Por eso el programa no muestra al jugador jugadas legales ni valoraciones.
law-devices = Los dispositivos electrónicos están prohibidos en el recinto de juego, salvo que el árbitro los haya aprobado. Este programa también necesita esa aprobación.
law-disturbing = Está prohibido distraer o molestar al rival; también con reclamaciones u ofertas de tablas injustificadas.
law-refusal = Quien se niega de forma persistente a cumplir las Leyes pierde la partida.
law-both-guilty = Si ambos jugadores son culpables, pierden ambos.
law-explain = Un jugador puede pedir al árbitro que le explique un punto de las Leyes.
law-own-count = Vigilar la triple repetición o las cincuenta jugadas corresponde a los jugadores.
law-arbiter = El árbitro vela por que se cumplan las Leyes y es responsable de las decisiones, los tiempos y los resultados.
law-not-told = El árbitro no dice a nadie cuántas jugadas se han hecho, ni que el rival ha movido u olvidado pulsar, salvo tras caer una bandera, al actualizar las planillas.
law-others-report = Quien ve una irregularidad en otra partida solo puede decírselo al árbitro.
law-penalties = El árbitro puede advertir, dar tiempo al rival o quitárselo al infractor, cambiar puntos, dar la partida por perdida, multar, excluir o expulsar.
law-rapid = Ajedrez rápido: el tiempo principal más sesenta incrementos es de { $old ->
    [yes] quince a sesenta minutos
   *[no] más de diez y menos de sesenta minutos
}.
law-fast-record = En rápido y relámpago los jugadores no están obligados a anotar las jugadas, pero pueden hacerlo.
law-fast-supervised = Las reglas de competición se aplican en rápido si cada árbitro vigila como mucho tres partidas, en relámpago una sola, y la partida se registra.
law-fast-set-up = Tras { $frozen } jugadas de cada uno ya no se pueden cambiar la posición inicial, la orientación del tablero ni el ajuste del reloj.{ $old ->
    [yes] {" "}Un rey cambiado de sitio con la dama no puede enrocar.
   *[no] {" "}Un rey o una torre en una casilla incorrecta no puede enrocar.
}
law-fast-touch = Sobre piezas tocadas el árbitro solo decide si un jugador lo pide.
law-fast-illegal = Una jugada ilegal puede reclamarse hasta que el rival haya hecho su siguiente jugada; después se mantiene{ $old ->
    [yes] {""}
   *[no] , salvo acuerdo de ambos
}.
law-fast-time = { $old ->
    [yes] Quien reclama la victoria por tiempo para los dos relojes; la reclamación es correcta si su bandera sigue entonces en pie y la del rival ha caído.
   *[no] Quien reclama la victoria por tiempo puede parar los relojes. Son tablas si quien reclama no puede dar mate con ninguna serie de jugadas legales.
}
law-both-kings = Si ambos reyes están en jaque, o hay un peón sin promocionar, el árbitro espera a la jugada siguiente; si sigue igual, la partida es tablas.
law-fast-flag = { $old ->
    [yes] La caída de bandera la reclaman los jugadores; el árbitro no dice nada
   *[no] El árbitro anuncia la caída de bandera si la ve
}.
law-fast-both-flags = Si han caído las dos banderas, son tablas.
law-blitz = Relámpago: el tiempo principal más sesenta incrementos es de { $old ->
    [yes] menos de quince minutos
   *[no] diez minutos o menos
}.
law-blitz-illegal = En relámpago el rival puede reclamar la victoria por una jugada ilegal hasta que haga su siguiente jugada; son tablas si no puede dar mate con ninguna serie de jugadas legales. Después la jugada ilegal se mantiene.
law-two-boards = Si juega una persona con discapacidad visual, cualquiera de los dos puede exigir dos tableros: uno adaptado para ella y uno normal para el rival.
law-board-size = El tablero del jugador con discapacidad visual mide al menos 20 por 20 centímetros.
law-raised-squares = Sus casillas negras están ligeramente en relieve.
law-holes = Cada casilla tiene un orificio en el que encajan las piezas.
law-pegs = Las piezas tienen clavijas que encajan en los orificios, son de modelo Staunton, y las negras llevan una marca especial.
law-announce = Cada jugada se anuncia con claridad, la repite el rival y la ejecuta en su tablero{ $named ->
    [yes] {"; "}se nombra la pieza de la promoción
   *[no] {""}
}.
law-peg-touched = En el tablero adaptado una pieza se considera tocada cuando se ha sacado de su orificio; palpar las piezas siempre está permitido.
law-peg-made = La jugada del jugador con discapacidad visual está hecha cuando la pieza capturada está fuera del tablero, la pieza movida está en su nuevo orificio y la jugada se ha anunciado.
law-peg-press = El reloj del rival solo se pone en marcha cuando la jugada se ha hecho y anunciado.
law-sighted = Para el jugador vidente una pieza se toca y una jugada se hace como en cualquier partida.
law-talking-clock = El reloj para el jugador con discapacidad visual dice el tiempo y el número de jugadas, o puede palparse.
law-vi-record = El jugador con discapacidad visual anota en braille, en escritura corriente o en una grabadora.
law-slip = Un lapsus al anunciar debe corregirse de inmediato, antes de que se ponga en marcha el reloj del rival.
law-boards-differ = Si los tableros difieren, se corrigen con ayuda del árbitro y de las dos planillas. Si las planillas coinciden, quien tiene la jugada equivocada corrige su tablero; si difieren, se vuelve a donde coinciden y el árbitro ajusta los relojes.
law-sheets-differ = Si las planillas difieren, se vuelve al último punto en que coinciden y el árbitro ajusta los relojes.
law-assistant = El asistente del jugador con discapacidad visual puede hacer y anunciar jugadas en ambos tableros, anotar, pulsar el reloj, decir los tiempos si se le pide y reclamar la caída de bandera. No puede aconsejar.
law-sighted-assistant = Si el jugador con discapacidad visual no tiene asistente, el vidente puede tener uno para mover y anunciar. Contra un jugador sordo debe designarse un asistente.
law-sealed-move = Al aplazar, quien está en juego escribe su jugada sin que se vea, ambas planillas van a un sobre, y solo entonces para el reloj. A quien aplaza antes de hora se le carga el resto de la sesión.
law-envelope-data = En el sobre figuran nombres, posición, tiempos gastados, quién hizo la jugada secreta y su número, una oferta de tablas, y cuándo y dónde se reanuda la partida.
law-offer-after-sealing = Las tablas ofrecidas después de la jugada secreta siguen en pie hasta que se contesten.
law-open-envelope = El sobre solo se abre cuando está presente el jugador que debe responder.
law-unclear-sealed = Una jugada secreta ambigua, incorrecta o ilegal pierde la partida.
law-resumption = Si está presente quien debe responder, se abre el sobre, se juega la jugada y se pone en marcha su reloj. Si está ausente, corre su reloj. Si falta quien hizo la jugada secreta, el rival puede responder con otra jugada secreta.
law-late-resumption = Quien llega demasiado tarde a la reanudación pierde, salvo que la jugada secreta terminara la partida.
law-both-absent = Si ambos están ausentes, el jugador que debe responder pierde el tiempo hasta que llegue uno.
law-lost-envelope = Si el sobre se pierde, quien hizo la jugada secreta juega la que dice haber escrito. Si no puede restablecerse la posición, se juega una partida nueva.
law-chess960 = Ajedrez960: una de 960 posiciones iniciales. Tras el enroque, rey y torre quedan donde quedarían en el ajedrez normal.
law-quickplay-announced = Las reglas del final rápido solo valen si se anunciaron, en ajedrez clásico y rápido sin incremento.
law-quickplay-increment = Con menos de dos minutos, quien está en juego puede pedir un incremento de cinco segundos para ambos; es también una oferta de tablas. Si se rechaza y el árbitro está de acuerdo, se pone el incremento y el rival recibe dos minutos.
law-quickplay = Con menos de dos minutos, quien está en juego puede reclamar tablas: el rival no puede ganar por procedimientos normales, o no lo intenta. El árbitro acepta, aplaza o rechaza la reclamación; si la rechaza, el rival recibe dos minutos.
law-quickplay-alone = Sin árbitro, la reclamación detiene la partida: se escribe la posición final, el rival la comprueba y decide un árbitro.
