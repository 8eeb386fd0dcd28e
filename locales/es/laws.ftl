# The Laws in our own words (11.9); the number of the Article comes before each text.
line-explain = explicar;ley;qué dice la ley
answer-law = Artículo { $article }. { $text }
answer-term = { $term }. { $text }
control-explain = Explicar el Artículo
control-explain-help = Explica el último Artículo que se le ha mencionado.
refused-no-such-article = No hay explicación para «{ $word }».
refused-nothing-to-explain = Aún no se ha mencionado ningún Artículo. Escriba explicar y su número.

law-alternately = Dos jugadores mueven por turnos sus piezas en un tablero cuadrado; empieza quien lleva las piezas blancas.
law-has-the-move = Un jugador está en juego cuando se ha hecho la jugada del rival; que se haya pulsado el reloj no importa.
law-aim = El objetivo es atacar al rey del rival de modo que este no tenga jugada legal: jaque mate, que gana la partida. No está permitido dejar o poner el propio rey bajo ataque, ni capturar un rey.
law-board = El tablero tiene ocho por ocho casillas iguales, alternadas claras y oscuras. Se coloca de modo que la casilla de la esquina a la derecha de cada jugador sea blanca.
law-initial = Cada bando empieza con un rey, una dama, dos torres, dos alfiles, dos caballos y ocho peones. De a hasta h están en la primera fila torre, caballo, alfil, dama, rey, alfil, caballo y torre, con los peones delante; las piezas negras están enfrente.
law-files = Las ocho hileras verticales son columnas, las ocho horizontales son filas. Una línea recta de casillas del mismo color, de borde a borde, es una diagonal.
law-legal-moves = Una jugada es legal si la pieza puede moverse así y no deja en jaque a su propio rey. Un jugador no puede enrocar si el rey o esa torre ya se ha movido; un peón que llega a la última fila se convierte en dama, torre, alfil o caballo.
law-capture = Una pieza no puede ir a una casilla ocupada por otra de su color. La pieza que va a la casilla de una pieza rival la captura. Una pieza ataca una casilla si podría capturar en ella, aunque no pueda moverse porque su propio rey quedaría en jaque.
law-lines = El alfil mueve por diagonales, la torre por columnas y filas, la dama por todas ellas. Ninguno puede saltar por encima de una pieza.
law-knight = El caballo va a una de las casillas más próximas que no están en la misma fila, columna o diagonal.
law-pawn = El peón avanza una casilla de frente si está libre; desde su casilla inicial puede avanzar dos si ambas están libres. Captura una casilla en diagonal hacia delante.
law-en-passant = Un peón que acaba de avanzar dos casillas puede ser capturado por un peón rival que está a su lado como si hubiera avanzado solo una. Esto solo es legal en la jugada inmediata.
law-promotion-choice = El peón que llega a la última fila se cambia, en la misma jugada, por una nueva dama, torre, alfil o caballo de su color, sin que importe lo capturado antes. La pieza nueva actúa de inmediato.
law-king = El rey va a una casilla vecina o enroca: dos casillas hacia una torre de su primera fila, que va entonces a la casilla que el rey cruzó. El derecho se pierde si el rey o esa torre ya se ha movido. De momento no se puede enrocar si la casilla del rey, la que cruza o la que alcanza está atacada, o si hay una pieza entre ambos.
law-check = Un rey está en jaque si está atacado, aunque sea por piezas que no pueden moverse. Ninguna jugada puede dejar o poner al propio rey en jaque.
law-illegal-position = Una posición es ilegal si ninguna serie de jugadas legales puede llevar a ella.
law-one-hand = Cada jugada se hace con una sola mano.
law-adjust = Solo el jugador que está en juego puede ajustar piezas en sus casillas, y antes debe decir «compongo».
law-contact = Cualquier otro contacto con una pieza se considera intencionado, salvo que sea claramente accidental.
law-touch-move = Quien toca piezas a propósito en el tablero debe mover la primera pieza propia tocada que pueda moverse, o capturar la primera pieza rival tocada que pueda capturarse. En el tablero adaptado, tocada significa sacada de su orificio.
law-touch-both = Quien toca piezas de ambos colores captura la primera pieza rival tocada con la primera propia tocada. Si es ilegal, decide la primera pieza tocada que pueda mover o ser capturada. Si no está claro cuál se tocó primero, fue la propia.
law-touch-castling = Si se tocan rey y torre, se enroca por ese lado si es legal. Si se toca primero la torre, no se puede enrocar en esta jugada. Si el enroque es ilegal, se hace otra jugada legal de rey; si no la hay, cualquiera legal. La pieza de una promoción ya no se cambia cuando { $old ->
    [yes] se ha soltado en
   *[no] ha tocado
} la casilla.
law-free-choice = Si ninguna de las piezas tocadas puede moverse ni capturarse, vale cualquier jugada legal.
law-promotion = En una promoción no hace falta que el peón llegue a pisar la última fila: retirarlo y colocar la pieza nueva puede hacerse en cualquier orden. Una pieza rival en esa casilla se captura.
law-made = Una pieza soltada en su casilla se queda allí. Una captura está hecha cuando también se ha retirado la pieza capturada; el enroque, cuando se suelta la torre; la promoción, cuando se ha colocado la pieza nueva y retirado el peón.
law-touch-claim = Quien toca una pieza a propósito pierde el derecho a reclamar que el rival ha incumplido la regla de la pieza tocada.
law-moving-assistant = Un jugador que no puede mover las piezas puede nombrar un asistente, que debe ser aceptable para el árbitro.
law-game-over = Una partida termina por jaque mate, abandono o ahogado, en una posición muerta o por acuerdo.
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
law-press = Una jugada está completada cuando el jugador la ha hecho y ha pulsado el reloj. Siempre se le debe permitir pulsarlo{ $old ->
    [yes] .
   *[no] ; pulsar sin haber jugado es una infracción.
}
law-also-completed = Una jugada también está completada si termina la partida, o cuando el jugador ha hecho la siguiente sin haber pulsado.
law-same-hand = El reloj se pulsa con la mano que hizo la jugada. No se puede dejar el dedo sobre el reloj ni rondarlo.
law-clock-care = El reloj se maneja correctamente: { $old ->
    [yes] no se puede golpear, levantar ni tirar
   *[no] no se puede golpear, pulsar antes de la jugada, levantar ni tirar
}. El mal uso se penaliza.
law-adjust-on-own-time = Solo el jugador cuyo reloj está en marcha puede ajustar las piezas.
law-no-deduction = Un jugador que no puede pulsar el reloj puede tener un asistente{ $old ->
    [yes] ; el árbitro ajusta los relojes de forma justa.
   *[no] ; a un jugador con discapacidad no se le penaliza en tiempo por ello.
}
law-periods = Las jugadas de cada periodo deben hacerse en su tiempo. El tiempo ahorrado se suma al periodo siguiente.
law-delay = En el modo de demora ambos jugadores tienen un tiempo principal y un tiempo extra fijo por jugada. El tiempo principal solo corre una vez agotado el tiempo extra.
law-flag-check = En cuanto cae una bandera, se comprueba si el jugador ha hecho las jugadas que exige el periodo.
law-clock-place = Antes de la partida el árbitro decide dónde se coloca el reloj.
law-start = A la hora fijada para la partida se pone en marcha el reloj de las blancas.
law-default-time = El jugador que llega después del tiempo de espera pierde, salvo que el árbitro decida otra cosa.
law-both-late = Si ninguno de los jugadores está al comienzo, las blancas pierden el tiempo hasta que lleguen, salvo que las bases o el árbitro digan otra cosa.
law-flag-seen = La bandera se considera caída cuando el árbitro lo observa o un jugador lo reclama con razón.
law-flag-fall = Quien no ha completado las jugadas en el tiempo asignado pierde. Son tablas si el rival no puede dar mate con ninguna serie de jugadas legales.
law-defective-clock = Vale lo que muestran los relojes, salvo que uno sea claramente defectuoso; entonces se cambia y se ajusta según el mejor criterio.
law-wrong-setting = Un reloj mal ajustado se para de inmediato; el árbitro corrige los tiempos y el contador de jugadas.
law-stop-clocks = Un jugador solo puede parar los relojes para llamar al árbitro, que decide cuándo se ponen de nuevo en marcha.
law-interruption = Si hay que interrumpir la partida, el árbitro para los relojes.
law-stop-without-reason = Quien para los relojes sin motivo válido es penalizado.
law-displays = Una pantalla puede mostrar la posición, las jugadas y su número, pero ninguna reclamación puede { $old ->
    [yes] basarse en ella
   *[no] basarse solo en ella
}. Este programa es una ayuda de ese tipo.
law-both-flags = Si han caído las dos banderas y no se sabe cuál primero, la partida continúa en un periodo anterior y es tablas en el último.
law-reinstated = Cuando se restablece una posición, el árbitro ajusta los tiempos y el contador según su mejor criterio, o los deja.
law-set-up = Si la posición inicial era incorrecta, la partida se anula y se juega una nueva.
law-board-turned = Si el tablero se colocó mal, la posición se traslada a un tablero bien colocado y la partida continúa.
law-colours = Si la partida empezó con los colores cambiados, { $anew ->
    [none] continúa, salvo que el árbitro decida otra cosa
   *[moves] se juega otra mientras ambos no hayan hecho { $anew } jugadas; después, continúa
}.
law-displaced = Quien desplaza piezas las coloca de nuevo en su propio tiempo.
law-displaced-help = Si es necesario, cualquiera de los jugadores puede parar los relojes y llamar al árbitro, que puede penalizar a quien desplazó las piezas.
law-illegal-move = Tras una jugada ilegal se restablece la posición anterior. La pieza tocada debe moverse, o ser capturada, si es legal.
law-unpromoted = Dejar un peón en la última fila y pulsar el reloj es una jugada ilegal; el peón se convierte en dama.
law-press-without-move = Pulsar el reloj sin haber hecho una jugada cuenta como jugada ilegal.
law-two-hands = Enrocar, capturar o promocionar con las dos manos cuenta como jugada ilegal.
law-illegal-penalty = { $losing ->
    [1] La primera jugada ilegal pierde la partida
   *[more] Por una jugada ilegal el rival recibe { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}; la jugada ilegal número { $losing } pierde la partida
}.{ $drawable ->
    [yes] {" "}Son tablas si el rival no puede dar mate con ninguna serie de jugadas legales.
   *[no] {""}
}
law-wrong-square = Si se encuentra una pieza en una casilla incorrecta, se restablece la posición anterior, o la última que pueda identificarse.
law-record = Cada jugador anota sus jugadas y las del rival, una a una, en notación algebraica.
law-electronic-sheet = En vez de escribir, los jugadores introducen las jugadas en una planilla electrónica certificada, si la competición la prescribe.
law-record-in-advance = Las jugadas no se escriben antes de hacerlas, salvo para reclamar tablas{ $old ->
    [yes] {""}
   *[no] {" "}o en una jugada secreta
}.
law-record-before-next = Un jugador puede responder antes de anotar, pero debe haber anotado su propia jugada antes de hacer la siguiente.
law-sheet-use = La planilla es solo para las jugadas, los tiempos, las ofertas de tablas, las reclamaciones y otros datos relevantes.
law-sheet-offer = Ambos jugadores anotan cada oferta de tablas en la planilla con el signo (=).
law-sheet-assistant = Un jugador que no puede escribir puede tener un asistente que anote{ $old ->
    [yes] , con el acuerdo del árbitro.
   *[no] ; a un jugador con discapacidad no se le penaliza en tiempo por ello.
}
law-sheet-visible = El árbitro debe poder ver la planilla durante toda la partida.
law-sheet-owner = Las planillas son propiedad de la organización.
law-need-not-record = Si en algún momento de un periodo le quedan menos de cinco minutos, y sin treinta segundos por jugada, un jugador no está obligado a anotar el resto del periodo.{ $old ->
    [yes] {" "}Con treinta segundos por jugada, y uno de los jugadores con menos de cinco minutos, ambos anotan la jugada del rival antes de contestarla.
   *[no] {""}
}
law-update = En cuanto cae una bandera, quien no anotaba completa su planilla antes de mover, si quiere con la del rival. Si ninguna está completa, la partida se reconstruye en otro tablero bajo el control del árbitro.
law-arbiter-records = Si ninguno de los jugadores tiene que anotar, el árbitro o un asistente procura estar presente y anotar las jugadas. Tras una caída de bandera el árbitro para los relojes hasta que ambos completen sus planillas.
law-next-period = Si las planillas no demuestran que un jugador excedió el tiempo, la jugada siguiente es la primera del periodo siguiente, salvo que haya pruebas de más jugadas.
law-sign = Al final ambos jugadores firman las dos planillas con el resultado. Aunque sea incorrecto, el resultado firmado vale, salvo que el árbitro decida otra cosa.
law-draw-restricted = Las bases de una competición pueden prohibir ofrecer tablas durante un número de jugadas, o sin el consentimiento del árbitro.
law-draw-offer = Las tablas se ofrecen después de hacer una jugada y antes de pulsar. La oferta no puede retirarse; vale hasta que se acepta, se rechaza, se contesta tocando una pieza o termina la partida.
law-claim-is-offer = Una reclamación de tablas cuenta también como oferta de tablas.
law-threefold = Quien está en juego puede reclamar tablas si la misma posición va a aparecer, o acaba de aparecer, al menos por tercera vez. Escribe la jugada que piensa hacer, se la dice al árbitro y no la juega. Las posiciones son iguales si está en juego el mismo jugador y son posibles las mismas jugadas.
law-fifty = Quien está en juego puede reclamar tablas si cada jugador ha hecho, o con la jugada escrita habrá hecho, las últimas cincuenta jugadas sin captura ni movimiento de peón.
law-claim-forfeited = Quien { $touching ->
    [yes] toca una pieza para moverla
   *[no] hace una jugada
} sin haber reclamado pierde el derecho a reclamar en esa jugada.
law-claim-procedure = Quien reclama tablas puede parar los relojes y no puede retirar la reclamación. Si es correcta, la partida es tablas; si no, el rival recibe { $claim ->
    [one] { $claim } minuto
   *[other] { $claim } minutos
} y debe jugarse la jugada prevista.{ $old ->
    [yes] {" "}Quien reclamó pierde la mitad de su tiempo restante, tres minutos como mucho; de entre uno y dos minutos conserva uno, y menos de uno no se toca.
   *[no] {""}
}
law-automatic-draw = La misma posición cinco veces, o setenta y cinco jugadas de cada uno sin captura ni movimiento de peón, terminan la partida en tablas. El mate con la última jugada prevalece.
law-points = Ganar vale un punto, las tablas medio, perder cero, salvo que las bases digan otra cosa.
law-points-limit = Los puntos de una partida no pueden superar su total habitual, y cada jugador recibe una puntuación habitual: tres cuartos a un cuarto no está permitido.
law-disrepute = Los jugadores no pueden hacer nada que desprestigie el ajedrez.
law-playing-area = El área de juego es donde se juegan las partidas; el recinto de juego es esa área con los aseos, las zonas de refrigerio y de fumadores y las demás que indique el árbitro. Para salir del recinto hace falta permiso del árbitro; para salir del área, si le toca jugar, también.
law-area-others = Quien no es jugador ni árbitro necesita permiso del árbitro para entrar en el área de juego.
law-area-leaving = Las bases pueden exigir que el rival de quien está en juego avise al árbitro antes de salir del área de juego.
law-no-help = Durante la partida nadie puede usar notas, fuentes, consejos ni análisis. Por eso el programa no muestra al jugador jugadas legales ni valoraciones.
law-devices = Los dispositivos electrónicos están prohibidos en el recinto de juego, salvo que el árbitro los haya aprobado. Este programa también necesita esa aprobación.
law-device-bag = Las bases pueden permitir dispositivos en la bolsa del jugador, totalmente apagados; la bolsa no se puede usar sin permiso.
law-device-found = { $old ->
    [yes] El jugador cuyo móvil suena en el recinto de juego durante la partida pierde; el árbitro decide la puntuación del rival.
   *[no] Quien es hallado con un dispositivo electrónico en el recinto de juego pierde, salvo que las bases prevean una sanción más leve.
}
law-inspection = El árbitro puede hacer registrar en privado la ropa, las bolsas, otros objetos o el cuerpo de un jugador, por una persona del mismo sexo. Quien se niega es penalizado.
law-smoking = Fumar, también cigarrillos electrónicos, solo está permitido donde lo autorice el árbitro.
law-finished = Los jugadores que han terminado sus partidas son espectadores.
law-disturbing = Está prohibido distraer o molestar al rival; también con reclamaciones u ofertas de tablas injustificadas.
law-infractions = Las infracciones de estas normas de conducta las sanciona el árbitro.
law-refusal = Quien se niega de forma persistente a cumplir las Leyes pierde la partida.
law-both-guilty = Si ambos jugadores son culpables, pierden ambos.
law-explain = Un jugador puede pedir al árbitro que le explique un punto de las Leyes.
law-appeal = Salvo que las bases digan otra cosa, un jugador puede apelar cualquier decisión del árbitro, incluso después de firmar la planilla.
law-reconstruction = Ambos jugadores ayudan al árbitro siempre que haya que reconstruir la partida, también en las reclamaciones de tablas.
law-own-count = Vigilar la triple repetición o las cincuenta jugadas corresponde a los jugadores.
law-arbiter = El árbitro vela por que se cumplan las Leyes y es responsable de las decisiones, los tiempos y los resultados.
law-arbiter-duties = El árbitro actúa en el mejor interés de la competición, mantiene buenas condiciones de juego, cuida de que no se moleste a los jugadores y supervisa la competición.{ $old ->
    [yes] {""}
   *[no] {" "}También garantiza el juego limpio, toma medidas especiales para jugadores con discapacidad o que necesitan atención médica y sigue las normas contra las trampas.
}
law-observe = El árbitro observa las partidas, sobre todo cuando hay apuros de tiempo, hace cumplir sus decisiones e impone sanciones cuando procede.
law-observers = El árbitro puede nombrar asistentes para observar partidas, por ejemplo cuando varios jugadores están apurados de tiempo.
law-disturbed-from-outside = Si la partida se ve perturbada desde fuera, el árbitro puede dar tiempo adicional a uno o a ambos jugadores.
law-not-told = El árbitro no dice a nadie cuántas jugadas se han hecho, ni que el rival ha movido u olvidado pulsar, salvo tras caer una bandera, al actualizar las planillas.
law-others-report = { $old ->
    [yes] Los espectadores y los jugadores de otras partidas no pueden hablar de una partida ni intervenir en ella de ningún modo; el árbitro puede echarlos de la zona de juego.
   *[no] Quien ve una irregularidad en otra partida solo puede decírselo al árbitro.
}
law-phones = { $old ->
    [yes] Nadie puede usar un teléfono móvil en el recinto de juego ni en una zona que indique el árbitro.
   *[no] Sin permiso del árbitro nadie puede usar un teléfono móvil u otro aparato de comunicación en el recinto de juego, ni en zonas contiguas que indique el árbitro.
}
law-penalties = El árbitro puede advertir, dar tiempo al rival o quitárselo al infractor, cambiar puntos, dar la partida por perdida{ $old ->
    [yes] {" "}o expulsar del torneo
   *[no] , multar, excluir o expulsar
}.
law-interpretation = Las federaciones pueden pedir a la FIDE una decisión oficial sobre problemas de las Leyes.
law-rapid = Ajedrez rápido: el tiempo principal más sesenta incrementos es de { $old ->
    [yes] quince a sesenta minutos
   *[no] más de diez y menos de sesenta minutos
}.
law-rapid-basis = Rigen las Leyes del Ajedrez, salvo donde el rápido tiene reglas propias.
law-blitz-basis = El relámpago sigue las reglas del rápido, salvo donde tiene las suyas.
law-fast-record = Los jugadores no están obligados a anotar las jugadas{ $old ->
    [yes] {""}
   *[no] , pero conservan las reclamaciones basadas en planillas y pueden pedir una planilla al árbitro en cualquier momento
}.
law-one-minute = Las sanciones de dos minutos de los Artículos 7 y 9 son de un minuto.
law-rapid-supervised = En rápido las reglas de competición se aplican si un árbitro vigila como mucho tres partidas y cada partida la registra el árbitro o un asistente, si es posible por medios electrónicos.
law-blitz-supervised = En relámpago las reglas de competición se aplican si un árbitro vigila una sola partida y cada partida la registra el árbitro o un asistente, si es posible por medios electrónicos.
law-record-shown = Quien está en juego puede pedir al árbitro que le muestre el registro de la partida, como mucho cinco veces; más se considera distraer al rival.
law-rapid-otherwise = Donde no se aplican las reglas de competición, el rápido tiene reglas propias para la posición inicial, las jugadas ilegales y la caída de bandera.
law-blitz-otherwise = Donde no se aplican las reglas de competición, el relámpago no tiene reglas propias y sigue las del rápido para esas partidas.
law-fast-set-up = Tras { $frozen } jugadas de cada uno ya no se pueden cambiar la posición inicial, la orientación del tablero ni el ajuste del reloj.{ $old ->
    [yes] {" "}Un rey cambiado de sitio con la dama no puede enrocar.
   *[no] {" "}{ $new ->
        [yes] Un rey o una torre en una casilla incorrecta no puede enrocar.
       *[no] Un rey cambiado de sitio con la dama o una torre en una casilla incorrecta no puede enrocar.
    }
}
law-fast-touch = Sobre piezas tocadas el árbitro solo decide si un jugador lo pide.
law-fast-illegal = Una jugada ilegal puede reclamarse hasta que el rival haya hecho su siguiente jugada; después se mantiene{ $old ->
    [yes] . El árbitro solo actúa con esa reclamación, o si ambos reyes están en jaque o una promoción no está completa
   *[no] , salvo acuerdo de ambos. Hasta entonces actúa también el árbitro que la ve
}.
law-fast-time = { $old ->
    [yes] Quien reclama la victoria por tiempo para los dos relojes; la reclamación es correcta si su bandera sigue entonces en pie y la del rival ha caído.
   *[no] Quien reclama la victoria por tiempo puede parar los relojes. Son tablas si quien reclama no puede dar mate con ninguna serie de jugadas legales.
}
law-both-kings = Si ambos reyes están en jaque, o hay un peón sin promocionar, el árbitro espera a la jugada siguiente; si sigue igual, la partida es tablas.
law-fast-flag = { $old ->
    [yes] La caída de bandera la reclaman los jugadores; el árbitro no dice nada
   *[no] El árbitro { $new ->
    [yes] también anuncia la caída de bandera si la ve
   *[no] puede anunciar la caída de bandera si la ve
}
}.
law-fast-both-flags = Si han caído las dos banderas, son tablas.
law-one-way = Las bases dicen, para toda la prueba, si se aplican las reglas de competición o no.
law-blitz = Relámpago: el tiempo principal más sesenta incrementos es de { $old ->
    [yes] menos de quince minutos
   *[no] diez minutos o menos
}.
law-blitz-illegal = En relámpago el rival puede reclamar la victoria por una jugada ilegal hasta que haga su siguiente jugada; son tablas si no puede dar mate con ninguna serie de jugadas legales. Después la jugada ilegal se mantiene.
law-notation = La FIDE solo reconoce la notación algebraica en sus pruebas. Una planilla en otra notación no sirve de prueba; el árbitro avisa al jugador que la usa.
law-notation-piece = En este apéndice «pieza» significa una pieza que no es un peón.
law-notation-pieces = Una pieza se escribe con la primera letra, en mayúscula, de su nombre en el idioma del jugador; un peón no tiene letra.
law-notation-squares = Las columnas se llaman a hasta h, desde la izquierda de las blancas; las filas 1 a 8, desde el lado de las blancas. Cada casilla es una letra y un número.
law-notation-moves = Una jugada se escribe con la letra de la pieza y la casilla de llegada; una jugada de peón, solo con la casilla.{ $old ->
    [yes] {""}
   *[no] {" "}Se admite la forma más larga, con ambas casillas.
}
law-notation-captures = { $old ->
    [yes] Se pone una x
   *[no] Se puede poner una x
} antes de la casilla de una captura. La captura de un peón empieza por su columna de salida. Las letras e.p. indican una captura al paso.
law-notation-like = Si dos piezas iguales pueden llegar a la casilla, se añade la columna de la que mueve, o su fila si ambas están en la misma columna.
law-notation-promotion = En una promoción la letra de la pieza nueva va después de la casilla.
law-notation-signs = 0-0 es el enroque con la torre de la columna h, 0-0-0 con la de la columna a; x es captura, + jaque, ++ o # jaque mate, e.p. captura al paso.
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
law-talking-clock = El reloj para el jugador con discapacidad visual { $old ->
    [yes] tiene agujas, puntos y bandera que pueden palparse
   *[no] dice el tiempo y el número de jugadas, o puede palparse
}.
law-vi-record = El jugador con discapacidad visual anota en braille, en escritura corriente o en una grabadora.
law-slip = Un lapsus al anunciar debe corregirse de inmediato, antes de que se ponga en marcha el reloj del rival.
law-boards-differ = Si los tableros difieren, se corrigen con ayuda del árbitro y de las dos planillas. Si las planillas coinciden, quien tiene la jugada equivocada corrige su tablero{ $old ->
    [yes] .
   *[no] ; si difieren, se vuelve a donde coinciden y el árbitro ajusta los relojes.
}
law-sheets-differ = Si las planillas difieren, se vuelve al último punto en que coinciden y el árbitro ajusta los relojes.
law-assistant = El asistente del jugador con discapacidad visual puede hacer y anunciar jugadas en ambos tableros, anotar, pulsar el reloj, decir los tiempos si se le pide, reclamar la caída de bandera y avisar al árbitro de que el vidente ha tocado una pieza. También se ocupa de las formalidades de un aplazamiento.
law-sighted-assistant = Si el jugador con discapacidad visual no tiene asistente, el vidente puede tener uno para mover y anunciar.{ $old ->
    [yes] {""}
   *[no] {" "}Contra un jugador sordo debe designarse un asistente.
}
law-sealed-move = Al aplazar, quien está en juego escribe su jugada sin que se vea, ambas planillas van a un sobre, y solo entonces para el reloj. A quien aplaza antes de hora se le carga el resto de la sesión.
law-envelope-data = En el sobre figuran nombres, posición, tiempos gastados, quién hizo la jugada secreta y su número, una oferta de tablas, y cuándo y dónde se reanuda la partida.
law-envelope-kept = El árbitro comprueba lo escrito en el sobre y lo custodia.
law-offer-after-sealing = Las tablas ofrecidas después de la jugada secreta siguen en pie hasta que se contesten.
law-before-resumption = Antes de la reanudación se coloca la posición anterior a la jugada secreta, y los relojes muestran los tiempos del aplazamiento.
law-ended-before-resumption = Si antes de la reanudación los jugadores acuerdan tablas, o uno abandona, la partida ha terminado.
law-open-envelope = El sobre solo se abre cuando está presente el jugador que debe responder.
law-unclear-sealed = Una jugada secreta ambigua, incorrecta o ilegal pierde la partida.
law-resumption = Si está presente quien debe responder, se abre el sobre, se juega la jugada y se pone en marcha su reloj. Si está ausente, corre su reloj. Si falta quien hizo la jugada secreta, el rival puede responder con otra jugada secreta.
law-late-resumption = Quien llega demasiado tarde a la reanudación pierde, salvo que la jugada secreta terminara la partida.
law-both-absent = Si ambos están ausentes, el jugador que debe responder pierde el tiempo hasta que llegue uno.
law-lost-envelope = Si el sobre se pierde, quien hizo la jugada secreta juega la que dice haber escrito. Si no puede restablecerse la posición, se juega una partida nueva.
law-wrong-times = Si un reloj muestra un tiempo erróneo en la reanudación y un jugador lo señala antes de su primera jugada, se corrige; si no, la partida sigue, salvo que el árbitro decida otra cosa.
law-sessions = Las sesiones de partidas aplazadas se rigen por { $old ->
    [yes] el reloj de pared
   *[no] el reloj del árbitro
}; la hora de la reanudación se anuncia antes.
law-chess960 = Ajedrez960: una de 960 posiciones iniciales. Tras el enroque, rey y torre quedan donde quedarían en el ajedrez normal.
law-chess960-start = Los peones están en la segunda fila. Detrás, las piezas están al azar, pero con el rey entre las torres y los alfiles en casillas de distinto color; las piezas negras están enfrente.
law-chess960-castling = Cada jugador puede enrocar una vez. Según dónde estén, rey y torre mueven ambos, cambian de sitio, o mueve solo uno. Todas las casillas que cruzan o alcanzan deben estar vacías salvo por ellos dos. Para evitar errores, diga antes «voy a enrocar».
law-quickplay-phase = El final rápido es la fase de la partida en que todas las jugadas restantes deben hacerse en un tiempo limitado.
law-quickplay-announced = Las reglas del final rápido solo valen si se anunciaron, en ajedrez clásico y rápido sin incremento.
law-quickplay-increment = Con menos de dos minutos, quien está en juego puede pedir un incremento de cinco segundos para ambos; es también una oferta de tablas. Si se rechaza y el árbitro está de acuerdo, se pone el incremento y el rival recibe dos minutos.
law-quickplay = Con menos de dos minutos, quien está en juego puede reclamar tablas: el rival no puede ganar por procedimientos normales, o no lo intenta. El árbitro acepta, aplaza o rechaza la reclamación; si la rechaza, el rival recibe dos minutos.
law-quickplay-final = La decisión del árbitro sobre ello es definitiva.
law-quickplay-alone = Sin árbitro, la reclamación detiene la partida: se escribe la posición final, el rival la comprueba y decide un árbitro.

law-term-adjournment = La partida se interrumpe y se continúa más tarde, en vez de terminar en una sola sesión.
law-term-analysis = Probar jugadas en un tablero para hallar la mejor continuación.
law-term-claim = Un jugador puede dirigirse al árbitro con una reclamación en varias situaciones, como las tablas o una caída de bandera.
law-term-colours = Las 16 piezas claras y las casillas claras se llaman blancas, las oscuras, negras. Blancas y Negras son también los jugadores de esas piezas.
law-term-contiguous = Una zona junto al área de juego que no forma parte de ella, como la de los espectadores.
law-term-counter = Un dispositivo del reloj que cuenta cuántas veces lo ha pulsado cada jugador.
law-term-disability = Una condición física o mental por la que una persona ha perdido parte o toda la capacidad para ciertas actividades del ajedrez.
law-term-discretion = En unos 39 lugares las Leyes dejan la decisión al criterio del árbitro.
law-term-draw = Una partida que termina sin ganador.
law-term-exchange = Se promociona un peón; o se captura una pieza a cambio de otra del mismo valor; o se pierde una torre por un alfil o un caballo.
law-term-fischer = Cada jugador recibe tiempo extra, a menudo 30 segundos, antes de cada jugada. Lo que no usa lo conserva.
law-term-increment = Tiempo, de 2 a 60 segundos, que cada jugador recibe por jugada, sumado al reloj o como demora.
law-term-intervene = Meterse en algo que está ocurriendo, para influir en ello.
law-term-minor = Un alfil o un caballo.
law-term-move = Una jugada de ambos, como en «40 jugadas en 90 minutos»; el derecho a jugar a continuación; o una sola jugada de un jugador.
law-term-normal-means = Jugar intentando ganar, o tener una posición con posibilidades reales de ganar que no sea por caída de bandera.
law-term-organiser = El responsable de la prueba: lugar, fechas, premios, invitaciones y formato.
law-term-over-the-board = Las Leyes solo cubren el juego sobre el tablero, no por internet ni por correspondencia.
law-term-piece = Una de las 32 figuras del tablero; o solo rey, dama, torre, alfil o caballo, a diferencia del peón.
law-term-regulations = Varios puntos de las Leyes son opcionales. Las bases de la prueba dicen cuáles se eligen.
law-term-result = Normalmente 1-0, 0-1 o tablas. En casos excepcionales pierden ambos, o uno recibe medio punto y el otro nada. Una partida no jugada es más para uno y menos para el otro, o menos para ambos.
law-term-standard = Una partida en la que cada jugador tiene al menos 60 minutos.
law-term-supervision = Las reglas de competición se aplican en rápido si cada árbitro vigila como mucho tres partidas, en relámpago una sola, y la partida se registra.
law-term-time-control = La norma sobre el tiempo de cada jugador, como 40 jugadas en 90 minutos. Alcanza el control quien hace esas jugadas en ese tiempo.
law-term-wings = El flanco de dama es la mitad del tablero con las columnas a hasta d, el flanco de rey la mitad con las columnas e hasta h.
law-term-zero-tolerance = Los jugadores deben estar ante el tablero cuando empieza la ronda.
