# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = anfitrión
line-hosting-at = anfitrión en
line-hosting-over = anfitrión por
line-hosting-end = anfitrión fin
line-sitting = sentarse
control-host = Ser anfitrión
control-host-help = Abre el otro lado a un jugador en otro ordenador y dice el código. Vale diez minutos.
control-sit = Jugar en otro ordenador
control-sit-help = Dice cómo jugar en la mesa de otro ordenador.
elsewhere-opening = Abriendo.
elsewhere-code = Código para { $side }: { $words }. En letras: { $squares }. En el otro ordenador se escribe: sentarse { $address }, y el código. Válido diez minutos. Escriba anterior para oírlo de nuevo.
elsewhere-code-replaces = { $side } ya se juegan en otro ordenador: quien entre con este código ocupa el puesto.
elsewhere-addresses = A este ordenador se llega también por { $addresses }.
elsewhere-wrong-code = Código incorrecto tres veces. Ya no es válido: escriba anfitrión para obtener otro.
elsewhere-expired = El código ha caducado. Escriba anfitrión para obtener otro.
elsewhere-cannot-listen = No se puede usar esa dirección: la está usando otro programa. Escriba otro puerto, por ejemplo: anfitrión en 0.0.0.0:7462.
usage-host = Escriba { $word } solo o con una dirección, por ejemplo: anfitrión en 0.0.0.0:7462.
usage-host-over = Falta el repetidor. Escriba su dirección, por ejemplo: anfitrión por relay.example.org.
elsewhere-no-code = El árbitro pidió un código para jugar desde otro ordenador, pero no lo hay: { $why ->
    [cannot_listen] otro programa de aquí usa la dirección.
    [not_built] este programa se compiló sin red.
    [apart] el repetidor no responde.
   *[other] este ordenador no puede abrir un acceso en la red.
}
relay-carries-sealed = Este ordenador retransmite partidas entre otros dos ordenadores; nadie aquí puede leerlas. Se llega a él por { $addresses }. En la mesa, escriba anfitrión por y esa dirección.
elsewhere-waits = { $who } juega en otro ordenador. Escriba anfitrión para un código nuevo, o anfitrión fin para jugar aquí.
elsewhere-ended = Ya no está abierta a otro ordenador.
elsewhere-seat-ended = El otro ordenador ha cerrado este puesto. Puede seguir leyendo la partida; para jugar, escriba sentarse, la dirección y un código nuevo.
elsewhere-seated = Se ha unido a la mesa del otro ordenador.
elsewhere-assistant-there = El asistente, { $name }, está en el otro ordenador.
elsewhere-assistant-here = { $name } es su asistente aquí. Empiece las líneas del asistente con «{ $word }:».
elsewhere-you-assist = Usted asiste a { $who }. En la línea de jugadas del jugador, empiece sus líneas con «{ $word }:».
elsewhere-host-lost = El otro ordenador no responde. Lo que haga ahora no se envía, y los relojes pueden seguir en marcha. Puede seguir explorando el tablero.
elsewhere-host-back = El otro ordenador está conectado de nuevo.
elsewhere-missed = { $count ->
    [one] No ha oído un mensaje: { $key } lo lee.
   *[other] No ha oído { $count } mensajes: { $key } los lee, del más reciente al más antiguo.
}
refused-not-from-here = Eso no se puede hacer desde otro ordenador.
refused-no-invitation = Escriba sentarse, la dirección y las cuatro casillas.
refused-host-away = El otro ordenador no responde, así que no se ha hecho. Inténtelo cuando se reconecte.
refused-host-silent = El otro ordenador no ha respondido. Si esto no se ha hecho, se le avisará cuando se reconecte.
refused-not-arrived = Su última acción no llegó al otro ordenador. Repítala.
option-join = se sienta a una mesa en otro ordenador: su dirección, como 192.168.1.20; con --code
usage-of-join = { "[" }--join DIRECCIÓN --code CÓDIGO]
capability-duplex = Permite que un jugador esté en otro ordenador.
