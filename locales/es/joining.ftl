# A table of a hall: sentences for its players and arbiter.
line-joining = sala
line-joining-join = sala entrar
line-joining-game = sala partida
line-joining-leave = sala salir
control-hall = Torneo
control-hall-help = Dice en qué torneo está esta mesa y cómo entrar en uno.
joined-joining = Se ha preguntado al puesto. Esperando al árbitro.
joined-left = Esta mesa ha salido de { $event }.
joined-none = Sin torneo. Escriba: sala entrar, dirección, código.
joined-state-away = El puesto del árbitro está desconectado. La partida continúa.
joined-member = Esta es la mesa { $table } de { $event }, torneo número { $digits }.
joined-plays = { $round ->
    [0] Desempate
   *[other] Ronda { $round }
}: { $white } lleva las blancas contra { $black }.
joined-locked = Esta mesa está bloqueada y no participa en { $event }, torneo número { $digits }: el bloqueo no es de ese torneo.
joined-unlock-first = Para unirse, desbloquee primero la mesa: escriba desbloquear y el PIN.
joined-none-found = No se encontró ningún puesto. Escriba también su dirección: sala entrar, dirección, código.
joined-several-found = Se encontraron varios puestos: { $list }. Escriba sala entrar, la dirección de uno de ellos y el código.
joined-not-let-in = El código es incorrecto o ha caducado. Pida uno nuevo al árbitro.
joined-turned-away = El árbitro no ha admitido esta mesa.
joined-lapsed = El código ha caducado antes de que el árbitro respondiera. Pida uno nuevo.
joined-no-answer = El puesto no responde. Compruebe la dirección y la red.
joined-apart = El otro ordenador no responde. O está apagado, o esta red aísla sus ordenadores: pruebe con un cable, un punto de acceso propio o un repetidor.
joined-cannot-keep = No se puede escribir en la carpeta de datos del programa, así que esta mesa no se ha unido; el código sigue siendo válido. Libere espacio o use otra carpeta (--data) e inténtelo de nuevo.
joined-not-built = Esta versión no incluye la red. Inicie el programa con: make run HALL=yes
joined-not-opened = No se ha podido conectar a la red. La partida continúa.
joined-cannot-connect = Esta mesa fue admitida, pero en esta dirección no es posible una conexión segura con el puesto del árbitro. Pida al árbitro otra dirección. La partida continúa.
joined-connected = El puesto del árbitro está conectado.
joined-back = El puesto del árbitro está conectado de nuevo.
joined-away = El puesto del árbitro está desconectado. La partida continúa; el puesto se pondrá al día cuando se reconecte.
joined-removed = El árbitro principal ha eliminado esta mesa de { $event }.
joined-reason = Decisión del puesto de { $name }: { $reason }.
joined-ruled = Decisión del puesto de { $name }.
joined-next-game = { $round ->
    [0] Desempate
   *[other] Ronda { $round }
}: { $white } lleva las blancas contra { $black }. ¿Preparar esta partida?
joined-ask-back = Este ordenador era la mesa { $table } de { $event }. ¿Unirse de nuevo?
joined-game-waits = { $round ->
    [0] Desempate
   *[other] Ronda { $round }
}: { $white } lleva las blancas contra { $black }. Escriba sala partida para preparar esta partida.
joined-game-over = Esa partida ha terminado: { $result }. No se jugó en este ordenador. Para tenerla aquí, el árbitro escribe { $word } en su puesto, y ese archivo se abre aquí.
refused-no-code = Eso no es un código. Escriba cuatro casillas, por ejemplo e4 g7 a2 f3.
refused-no-event = Esta mesa no forma parte de ningún torneo.
refused-not-hosting = Ningún puesto está abierto a otro ordenador.
refused-home-game = Hay una partida en casa en curso. Termínela o empiece una nueva, y vuelva a unirse.
refused-no-pairing = Esta mesa no tiene otra partida en esta ronda, o la actual no ha terminado.
elsewhere-no-answer = Sin respuesta. Revise la dirección y la red.
elsewhere-not-let-in = El código es incorrecto o ha caducado. Pida uno nuevo.
elsewhere-other-version = Las versiones de los dos ordenadores son demasiado distintas para que puedan jugar entre sí. Instale en ambos la versión más reciente de Annabella; después escriba anfitrión en la mesa para obtener otro código.
usage-of-hall = { "[" }--hall DIRECCIÓN --code CÓDIGO]
capability-hall = Une las mesas de una sala con el puesto del árbitro por una red local.
