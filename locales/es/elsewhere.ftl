# Una partida en dos ordenadores: uno es el anfitrión y tiene la mesa, el otro es un asiento en ella.
line-hosting = anfitrión;anfitrion
line-hosting-at = anfitrión en;anfitrion en
line-hosting-over = anfitrión por;anfitrion por
line-hosting-end = anfitrión fin;anfitrion fin
line-sitting = sentarse
said-elsewhere-seated = { $name } juega con { $side } en otro ordenador.
said-lag-given = { $who }: la jugada tardó { $lag } ms por la red; se devolvieron { $given } ms.
elsewhere-opening = Esta mesa se abre a otro ordenador.
elsewhere-code = Código para el otro ordenador, { $side }: { $words }. En letras: { $squares }. Allí alguien escribe: sentarse { $address } { $squares }. Vale diez minutos.
elsewhere-addresses = Este ordenador también está en { $addresses }.
elsewhere-wrong-code = Se escribió tres veces un código erróneo. Ya no vale: escriba anfitrión para otro.
elsewhere-expired = El código ya no vale. Escriba anfitrión para otro.
elsewhere-cannot-listen = Este ordenador no está disponible en esa dirección: la tiene otro programa. Escriba: anfitrión en, otra dirección con un puerto.
relay-carries-sealed = Este ordenador lleva partidas en dos ordenadores; nadie aquí puede leerlas. Está en { $addresses }. En la mesa se escribe anfitrión por y esa dirección.
elsewhere-waits = { $who } juega en otro ordenador. Escriba anfitrión para un código que lo deje entrar de nuevo, o anfitrión fin para jugar aquí.
elsewhere-ended = Esta mesa ya no está abierta a otro ordenador.
elsewhere-seat-ended = El otro ordenador ya no deja jugar desde aquí. Puede seguir leyendo la partida; para continuar, escriba sentarse, la dirección y un código nuevo.
elsewhere-lost = El ordenador de { $who } no responde. Los relojes siguen en marcha.
elsewhere-lost-stopped = El ordenador de { $who } no responde. Los dos relojes están parados donde se le oyó por última vez.
elsewhere-lost-standing = El ordenador de { $who } no responde. Los relojes no están en marcha.
elsewhere-too-long = No se oye el ordenador de { $who } desde hace { $time }; se ha ausentado { $times ->
    [one] una vez
   *[other] { $times } veces
}. Es más de lo que permite el reglamento.
elsewhere-back = El ordenador de { $who } ha vuelto.
elsewhere-seated = Está en la mesa del otro ordenador.
elsewhere-assistant-there = { $name } asiste en el otro ordenador y actúa desde allí.
elsewhere-assistant-here = { $name } le asiste aquí. Las líneas del asistente empiezan con { $word } y dos puntos.
elsewhere-you-assist = Usted asiste a { $who }. En la línea de jugadas del jugador, sus líneas empiezan con { $word } y dos puntos.
seat-word-assistant = asistente
elsewhere-host-lost = El otro ordenador no responde. Lo que haga ahora no se envía; los relojes quizá sigan. Puede explorar el tablero.
elsewhere-host-back = El otro ordenador ha vuelto.
elsewhere-missed = { $count ->
    [one] Entretanto se dijo una frase: Mayús F9 la dice.
   *[other] Entretanto se dijeron { $count } frases: Mayús F9 las dice, la última primero.
}
elsewhere-no-answer = El otro ordenador no responde. Compruebe su dirección y la red, e inténtelo otra vez.
elsewhere-not-let-in = El otro ordenador no admitió este: el código es erróneo o ya no vale. Pida otro.
elsewhere-other-version = Los programas de los dos ordenadores son demasiado distintos para jugar juntos. Instale en ambos la versión más reciente de Annabella; después alguien escribe anfitrión en la mesa para otro código.
refused-not-from-here = Eso no se puede hacer desde un asiento en otro ordenador.
refused-nobody-assists = Aquí no le asiste nadie.
refused-no-invitation = Escriba sentarse, la dirección del otro ordenador y las cuatro casillas de su código.
refused-host-away = El otro ordenador no responde, así que esto no se hace. Inténtelo cuando vuelva.
refused-host-silent = El otro ordenador no ha respondido. Si esto no se ha hecho, se le dirá cuando vuelva.
refused-not-arrived = Lo último que hizo no llegó al otro ordenador y no se ha hecho. Hágalo de nuevo.
