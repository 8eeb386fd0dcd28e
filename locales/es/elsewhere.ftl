# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = anfitrión
line-hosting-at = anfitrión en
line-hosting-over = anfitrión por
line-hosting-end = anfitrión fin
line-sitting = sentarse
control-host = Ser anfitrión
control-host-help = Abre el otro lado a un jugador en otro ordenador y dice el código.
control-sit = Jugar en otro ordenador
control-sit-help = Dice cómo jugar en la mesa de otro ordenador.
said-elsewhere-seated = { $name } lleva las { $side } en otro ordenador.
said-elsewhere-seated-unnamed = Las { $side } se llevan en otro ordenador.
said-lag-given = { $who }: la jugada tardó { $lag } ms por la red; se devolvieron { $given } ms.
elsewhere-opening = Esta mesa se está abriendo a otro ordenador.
elsewhere-code = Código para { $side }: { $words }. En letras: { $squares }. En el otro ordenador se escribe: sentarse { $address }, y el código. Válido diez minutos. Escriba anterior para oírlo de nuevo.
elsewhere-addresses = A este ordenador se llega también por { $addresses }.
elsewhere-wrong-code = Código incorrecto tres veces. Ya no es válido: escriba anfitrión para obtener otro.
elsewhere-expired = El código ha caducado. Escriba anfitrión para obtener otro.
elsewhere-cannot-listen = No se puede usar esa dirección: la está usando otro programa. Escriba anfitrión en, y otra dirección con un puerto.
relay-carries-sealed = Este ordenador retransmite partidas entre otros dos ordenadores; nadie aquí puede leerlas. Se llega a él por { $addresses }. En la mesa, escriba anfitrión por y esa dirección.
elsewhere-waits = { $who } juega en otro ordenador. Escriba anfitrión para un código nuevo, o anfitrión fin para jugar aquí.
elsewhere-ended = Esta mesa ya no está abierta a otro ordenador.
elsewhere-seat-ended = El otro ordenador ha cerrado este puesto. Puede seguir leyendo la partida; para jugar, escriba sentarse, la dirección y un código nuevo.
elsewhere-lost = { $who }: contacto perdido. Los relojes siguen en marcha.
elsewhere-lost-stopped = { $who }: contacto perdido. Los dos relojes están parados en el momento del último contacto.
elsewhere-lost-standing = { $who }: contacto perdido. Los relojes no están en marcha.
elsewhere-too-long = { $who }: sin contacto desde hace { $time }, { $times ->
    [one] una vez
   *[other] { $times } veces
} hasta ahora. Es más de lo que permite el reglamento.
elsewhere-back = { $who }: conectado de nuevo.
elsewhere-seated = Se ha unido a la mesa del otro ordenador.
elsewhere-assistant-there = El asistente, { $name }, está en el otro ordenador.
elsewhere-assistant-here = { $name } es su asistente aquí. Empiece las líneas del asistente con «{ $word }:».
elsewhere-you-assist = Usted asiste a { $who }. En la línea de jugadas del jugador, empiece sus líneas con «{ $word }:».
seat-word-assistant = asistente
elsewhere-host-lost = El otro ordenador no responde. Lo que haga ahora no se envía, y los relojes pueden seguir en marcha. Puede seguir explorando el tablero.
elsewhere-host-back = El otro ordenador está conectado de nuevo.
elsewhere-missed = { $count ->
    [one] Se ha perdido un mensaje: { $key } lo lee.
   *[other] Se ha perdido { $count } mensajes: { $key } los lee, del más reciente al más antiguo.
}
elsewhere-no-answer = El otro ordenador no responde. Compruebe su dirección y la red, e inténtelo otra vez.
elsewhere-not-let-in = El código es incorrecto o ha caducado. Pida uno nuevo.
elsewhere-other-version = Las versiones de los dos ordenadores son demasiado distintas para que puedan jugar entre sí. Instale en ambos la versión más reciente de Annabella; después escriba anfitrión en la mesa para obtener otro código.
refused-not-from-here = Eso no se puede hacer desde otro ordenador.
refused-nobody-assists = Aquí no tiene asistente.
refused-no-invitation = Escriba sentarse, la dirección del otro ordenador y las cuatro casillas de su código.
refused-host-away = El otro ordenador no responde, así que no se ha hecho. Inténtelo cuando se reconecte.
refused-host-silent = El otro ordenador no ha respondido. Si esto no se ha hecho, se le avisará cuando se reconecte.
refused-not-arrived = Su última acción no llegó al otro ordenador. Repítala.
