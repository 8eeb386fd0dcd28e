# Una mesa en una sala de torneo: lo que se dice a quienes están en ella.
line-joining = sala
line-joining-join = sala entrar
line-joining-game = sala partida
line-joining-leave = sala salir
joined-joining = Se pide al puesto del árbitro que admita esta mesa. El árbitro lo confirma allí.
joined-left = Esta mesa ya no participa en { $event }.
joined-none = Esta mesa no participa en ningún torneo. Para entrar, escriba: sala entrar, la dirección del puesto y el código de cuatro casillas.
joined-state-away = El puesto del árbitro no está disponible. La partida continúa.
joined-member = Esta es la mesa { $table } de { $event }, torneo número { $digits }.
joined-locked = Esta mesa está bloqueada y no participa en { $event }, torneo número { $digits }: el bloqueo no es de ese torneo.
joined-none-found = No se encontró ningún puesto. Escriba también su dirección: sala entrar, dirección, código.
joined-several-found = Se encontraron varios puestos: { $list }. Escriba sala entrar, la dirección de uno de ellos y el código.
joined-not-let-in = El puesto no admitió esta mesa: el código es erróneo o ya no vale. Pida otro al árbitro.
joined-turned-away = El árbitro no ha admitido esta mesa.
joined-lapsed = El código terminó antes de que el árbitro respondiera. Pida uno nuevo.
joined-no-answer = El puesto no responde. Compruebe su dirección y la red, e inténtelo otra vez.
joined-apart = Del otro ordenador no llega nada. O está apagado, o esta red aísla sus ordenadores entre sí: pruebe con un cable, un punto de acceso propio o un repetidor.
joined-cannot-keep = No se puede escribir en la carpeta donde este programa guarda sus datos: la mesa no se anunció en el puesto del árbitro y el código sigue valiendo. Libere espacio o inicie con otra carpeta (--data) e inténtelo otra vez.
joined-not-built = Este programa se construyó sin la red para salas de torneo.
joined-not-opened = La red no se abre. La partida continúa.
joined-connected = El puesto del árbitro está conectado.
joined-back = El puesto del árbitro ha vuelto.
joined-away = El puesto del árbitro no está disponible. La partida continúa; el árbitro lo sabrá todo cuando vuelva.
joined-removed = El árbitro principal ha retirado esta mesa de { $event }.
joined-reason = Decisión desde el puesto, { $name }: { $reason }.
joined-ruled = Decisión desde el puesto, { $name }.
joined-next-game = { $round ->
    [0] Desempate
   *[other] Ronda { $round }
}: { $white } lleva las blancas contra { $black }. ¿Preparar esta partida?
joined-ask-back = Este equipo es la mesa { $table } de { $event }. ¿Participar de nuevo?
joined-game-waits = { $round ->
    [0] Desempate
   *[other] Ronda { $round }
}: { $white } lleva las blancas contra { $black }. Escriba sala partida para preparar esta partida.
said-arbiter-seated = Desde ahora { $name } dirige esta partida desde el puesto.
refused-no-code = Eso no es un código: hacen falta cuatro casillas, por ejemplo e4 g7 a2 f3.
refused-no-event = Esta mesa no participa en ningún torneo.
refused-home-game = Aquí se está jugando una partida en casa. Termínela o empiece una nueva y vuelva a entrar.
refused-no-pairing = Ninguna otra partida de la ronda espera a esta mesa, o la que está en curso no ha terminado.
