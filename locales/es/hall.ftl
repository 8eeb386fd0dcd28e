# The arbiter's desk over many tables: what is typed there, what it says, what its page shows.
# Commands; several words for one command are parted by semicolons.
hall-line-tables = mesas
hall-line-tables-help = lee todas las mesas, primero las que necesitan al árbitro
hall-line-needs = necesitan; quién me necesita; quien me necesita
hall-line-needs-help = lee las mesas que necesitan al árbitro
hall-line-next = próxima; proxima
hall-line-next-help = abre la próxima mesa que necesita al árbitro
hall-line-open = abrir; mesa
hall-line-open-help = abre una mesa por su número: abrir 7, o solo 7
hall-line-back = a la lista; lista
hall-line-back-help = deja la mesa abierta y vuelve a la lista
hall-line-seen = visto
hall-line-seen-help = lo que necesita esta mesa está visto y no se dice más: visto, o visto 7
hall-line-find = busca
hall-line-find-help = busca mesas por número o nombre: busca Ada
hall-line-said = dicho; otra vez
hall-line-said-help = repite las últimas diez frases
hall-line-quiet = silencio
hall-line-quiet-help = ya no se dice nada sin preguntar
hall-line-speak = hablar
hall-line-speak-help = se vuelve a decir lo que ocurre
hall-line-start-round = iniciar ronda
hall-line-start-round-help = pone en marcha los relojes de todas las mesas
hall-line-not-started = sin iniciar
hall-line-not-started-help = lee las mesas cuyos relojes aún no han andado
hall-line-rulings = decisiones
hall-line-rulings-help = lee las decisiones y qué fue de ellas
hall-line-withdraw = retirar
hall-line-withdraw-help = retira una decisión que la mesa aún no ha recibido: retirar 7
hall-line-file = archivo
hall-line-file-help = escribe un archivo con el que se une una mesa, para llevarlo allí: archivo 7
hall-line-code = código; codigo
hall-line-code-help = da un código con el que se une una mesa: código 7
hall-line-desk = puesto
hall-line-desk-help = da un código para otro puesto que puede decidir o solo mira: puesto árbitro Eva, puesto mira Pantalla
hall-line-desks = puestos
hall-line-desks-help = lee los puestos, qué puede hacer cada uno y si está conectado
hall-line-remove-desk = quitar puesto
hall-line-remove-desk-help = saca un puesto del torneo: quitar puesto Eva
# What a further desk may; English is understood in every language.
hall-power-arbiter = árbitro; arbitro
hall-power-looks = mira
hall-line-save = guardar partida
hall-line-save-help = escribe la partida de una mesa en un archivo, para seguirla en otro ordenador: guardar partida 7
hall-line-passphrase = contraseña; contrasena
hall-line-passphrase-help = pone o cambia la contraseña que cierra la clave del torneo en este ordenador; se pregunta, nunca se escribe detrás de la palabra
hall-line-relay = repetidor
hall-line-relay-help = da un código para un repetidor que sirve a otra sala
hall-line-relays = repetidores
hall-line-relays-help = lee los repetidores admitidos y dónde llegan a ellos las mesas
hall-line-remove-relay = quitar repetidor
hall-line-remove-relay-help = saca un repetidor del torneo: quitar repetidor 2
hall-line-remove = quitar mesa
hall-line-remove-help = saca una mesa del torneo: quitar mesa 7
hall-line-help = ayuda
hall-line-help-help = lee lo que se puede escribir
hall-line-yes = sí; si
hall-line-no = no
hall-help-at = Una decisión se escribe en la mesa abierta, o tras su número: 7: parar relojes; 7: amonestar negras por hablar; 7: sumar blancas 2:00.
hall-help-answers = Sí y no responden a la última pregunta oída. sí 6, no mesa 6, sí Eva o no repetidor responden por quien está a la puerta, por su número o nombre.
hall-help-keys = En la ventana: F6 va de parte en parte, Ctrl+J a la próxima mesa que lo necesita, Ctrl+L vuelve a la lista.
hall-told-one = { $cause }: mesa { $table }, { $names }.
hall-told = { $cause }: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-cause-boards-differ = Tableros distintos
hall-cause-sheets-differ = Planillas distintas
hall-cause-flag-fallen = Bandera caída
hall-cause-claim = Reclamación
hall-cause-offence = Infracción
hall-cause-ruling = Hace falta una decisión
hall-cause-undelivered = Decisión sin entregar
hall-cause-fork = Dos diarios de una partida
hall-cause-silent = Sin noticias
hall-cause-others-paired = Juegan otros que los emparejados
hall-cause-not-started = Relojes sin iniciar
hall-cause-unsaved = Partida sin guardar
hall-cause-battery = Batería baja
hall-row = Mesa { $table }: { $players }. { $needs }.
hall-row-clocks = Mesa { $table }: { $players }. { $needs }. { $clocks }
hall-clocks = Blancas { $white } min, Negras { $black } min.
hall-no-game = sin partida
hall-not-begun = Sin empezar
hall-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
hall-more = Y { $count } más.
hall-reached = A este puesto se llega en { $addresses }.
hall-event = Este es { $event }, torneo número { $digits }. Sus mesas dicen ese número al unirse.
hall-not-built = Este programa se compiló sin la red para salas.
hall-cannot-listen = No se puede escuchar en { $address }: está ocupada o no se permite. Indique otra con --listen.
hall-unknown-host = Nadie conoce un ordenador llamado { $address }. Se sigue intentando.
hall-nobody-there = Nadie responde en { $addresses }. Se sigue intentando.
hall-bad-credentials = Los certificados de este torneo no encajan entre sí.
hall-net-failed = La red no se abre: { $text }
hall-no-certificate = No se pudo emitir un certificado. Solo lo hace el puesto del árbitro principal, en un programa con red.
hall-not-replicated = Las entradas de las mesas no se pueden guardar aquí. Las mesas las tienen.
hall-not-kept = Eso no se puede guardar y no se envió. Libere espacio en el disco e inténtelo de nuevo.
hall-flooded = En nombre de la mesa { $table } llega más de lo que una partida podría enviar. Lo que sobra se pasa por alto; a la mesa se la sigue escuchando.
hall-flooded-strangers = Alguien envía una avalancha de mensajes en nombre de mesas que no existen en este torneo. Se pasan por alto.
hall-flooded-door = Alguien pide entrar sin parar. Lo que sobra se pasa por alto; quien quiera unirse quizá tenga que intentarlo varias veces.
hall-forged = Alguien habló en nombre de la mesa { $table }. No tuvo efecto.
hall-back = { $count ->
    [one] La mesa { $tables } ha vuelto.
   *[other] Las mesas { $tables } han vuelto.
}
hall-unfit = Mesa { $table }: llegó una entrada que no encaja. No se tomó.
hall-new-game = La mesa { $table } tiene una partida nueva.
hall-strange-ruling = Alguien ha enviado a la mesa { $table } una decisión que allí no vale: no está firmada para ella o ya se usó. No tuvo efecto.
hall-ruled = { $name } ha decidido, { $count ->
    [one] mesa { $tables }
   *[other] mesas { $tables }
}: { $verb }.
hall-desk-there = El puesto de { $name } está conectado.
hall-desk-gone = El puesto de { $name } no está.
hall-only-looks = Este puesto solo mira; no puede decidir.
hall-only-the-chief = Eso solo puede hacerlo el puesto del árbitro principal.
hall-kept-by-the-chief = Eso se hace en el puesto del árbitro principal. Aquí el torneo solo se puede consultar.
hall-event-not-for-looks = El torneo se consulta en los puestos de los árbitros, no en uno que solo mira.
hall-no-game-there = Aún no se conoce ninguna partida en la mesa { $table }.
hall-not-whole = La jugada secreta de la mesa { $table } se queda en su ordenador anterior: donde sigue la partida no se puede abrir el sobre. Ábralo allí, o declárelo perdido: { $table }: sobre perdido.
hall-not-whole-locked = La mesa { $table } se bloqueó con un PIN que se queda en su ordenador anterior: la partida sigue bloqueada donde continúa, y ningún PIN la abre allí. Cuando ese ordenador haya entrado, decida { $table }: desbloquear.
hall-no-table = No hay mesa { $table }.
hall-no-ruling = { $text } no es una decisión.
hall-lock-there = El PIN de un bloqueo se queda en su mesa y no pasa por ninguna red: bloquee allí. Desbloquear sí se puede decidir desde aquí.
hall-not-understood = No se entendió { $text }. Escriba ayuda.
hall-done = Mesa { $table }: { $verb }, hecho.
hall-refused = Mesa { $table }: { $verb }, no hecho. { $why }
hall-ruling-waits = Mesa { $table }: { $verb }, aún sin entregar.
hall-not-delivered = No hay noticias de la mesa { $table }. La decisión saldrá cuando vuelva; retirar { $table } la anula.
hall-nothing-waits = No espera ninguna decisión para la mesa { $table }.
hall-withdrawn = Mesa { $table }: { $verb }, retirado.
hall-round = { $count ->
    [0] Ninguna mesa espera sus relojes.
    [one] Se inician los relojes de { $count } mesa.
   *[other] Se inician los relojes de { $count } mesas.
}
hall-ask-round = { $count ->
    [one] ¿Iniciar los relojes de { $count } mesa? Sí o no.
   *[other] ¿Iniciar los relojes de { $count } mesas? Sí o no.
}
hall-round-owed = { $count ->
    [one] Mesa
   *[other] Mesas
} { $tables }: allí aún no se conoce la partida de la ronda; los relojes se inician cuando llegue.
hall-ask-ruling = Mesa { $table }: ¿{ $verb }? Sí o no.
hall-ask-remove = ¿Sacar la mesa { $table } del torneo? Sí o no.
hall-removed = La mesa { $table } ya no está en el torneo.
hall-ask-remove-desk = ¿Sacar del torneo el puesto de { $name }? Sí o no.
hall-removed-desk = El puesto de { $name } ya no está en el torneo y no decide nada más. Su ordenador aún puede leer mientras tenga el certificado del torneo.
hall-no-desk = No hay otro puesto de { $name }.
hall-desk-out = El árbitro principal ha sacado este puesto del torneo.
hall-desk-row = { $name }: { $power ->
    [chief] árbitro principal
    [looks] solo mira
   *[arbiter] decide
}, { $state ->
    [own] este puesto
    [there] conectado
   *[away] no conectado
}.
hall-desk-row-unnamed = { $power ->
    [chief] Árbitro principal
    [looks] Solo mira
   *[arbiter] Decide
}, { $state ->
    [own] este puesto
    [there] conectado
   *[away] no conectado
}.
hall-relay-row = Repetidor { $number }: las mesas llegan a él en { $addresses }.
hall-no-relays = No se ha admitido ningún repetidor.
hall-no-relay = No hay repetidor { $number }.
hall-ask-remove-relay = ¿Sacar del torneo el repetidor { $number }, en { $addresses }? Sí o no.
hall-removed-relay = El repetidor { $number } ya no está en el torneo; lo firmado con su clave no cuenta. Su ordenador aún puede transmitir y leer mientras tenga el certificado del torneo.
hall-quiet = Ya no se dice nada sin preguntar.
hall-speaks = Se vuelve a decir lo que ocurre.
hall-code = Código para la mesa { $table }: { $words }. En letras: { $squares }. Vale diez minutos.
hall-file = La mesa { $table } se une con el archivo { $name } de la carpeta del torneo: annabella --hall y el archivo. Vale una semana. Quien lo tenga puede llamar: llévelo, no lo envíe.
hall-code-desk = Código para el puesto de { $name }: { $words }. En letras: { $squares }. Vale diez minutos.
hall-code-relay = Código para un repetidor: { $words }. En letras: { $squares }. Vale diez minutos.
hall-code-expired = El código de la mesa { $table } ya no vale.
hall-wrong-code = Se probaron códigos falsos para la mesa { $table }. El código ya no vale; dé uno nuevo.
hall-ask-admit = La mesa { $table } tiene el código correcto: { $name }. ¿Dejarla entrar? Sí o no.
hall-ask-admit-unnamed = La mesa { $table } tiene el código correcto. ¿Dejarla entrar? Sí o no.
hall-ask-admit-desk = El puesto de { $name } tiene el código correcto. ¿Dejarlo entrar? Sí o no.
hall-ask-admit-relay = Un repetidor tiene el código correcto; las mesas llegarían a él en { $addresses }. ¿Dejarlo entrar? Sí o no.
hall-admitted = La mesa { $table } participa ahora.
hall-admitted-relay = El repetidor participa ahora.
hall-admitted-desk = El puesto de { $name } participa ahora.
hall-let-in = { $kind ->
    [table] Se deja entrar a la mesa { $table }.
    [desk] Se deja entrar al puesto de { $name }.
   *[relay] Se deja entrar al repetidor.
}
hall-turned-away = { $kind ->
    [table] No se deja entrar a la mesa { $table }; su código ya no vale.
    [desk] No se deja entrar al puesto de { $name }; su código ya no vale.
   *[relay] No se deja entrar al repetidor; su código ya no vale.
}
hall-left-door = { $kind ->
    [table] La mesa { $table } ya no está a la puerta; su código ya no vale.
    [desk] El puesto de { $name } ya no está a la puerta; su código ya no vale.
   *[relay] El repetidor ya no está a la puerta; su código ya no vale.
}
hall-left-door-valid = { $kind ->
    [table] La mesa { $table } ya no está a la puerta. Su código todavía vale.
    [desk] El puesto de { $name } ya no está a la puerta. Su código todavía vale.
   *[relay] El repetidor ya no está a la puerta. Su código todavía vale.
}
hall-bound-elsewhere = La mesa { $table } no ha entrado: su partida está bloqueada para el torneo número { $digits }. El código todavía vale.
hall-also-at-door = { $kind ->
    [table] También la mesa { $table } está a la puerta.
    [desk] También el puesto de { $name } está a la puerta.
   *[relay] También un repetidor está a la puerta.
}
hall-newcomer = { $kind ->
    [table] mesa { $table }
    [desk] el puesto de { $name }
   *[relay] un repetidor
}
hall-nothing-done = { $kind ->
    [table] No se hizo nada en la mesa { $table }.
    [desk] El puesto de { $name } se queda.
   *[relay] El repetidor se queda.
}
hall-question-dropped = Su pregunta queda sin efecto. No se ha hecho nada.
hall-at-door = A la puerta: { $list }.
hall-nobody-at-door = No hay nadie a la puerta.
hall-not-at-door = A la puerta no hay nadie que se llame { $text }.
hall-several-at-door = A la puerta hay varios que se llaman { $text }. Se le pregunta por cada uno.
hall-no-power = { $text } no es una facultad de un puesto. Hay: árbitro, mira.
hall-none-needs = Ninguna mesa lo necesita.
hall-nothing-found = No se encontró ninguna mesa.
hall-all-started = Todos los relojes han andado.
hall-not-started = Sin iniciar: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-without-game = Todavía sin partida de la ronda: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-untimed = Partidas sin reloj: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-nothing-said = Aún no se ha dicho nada.
hall-no-rulings = Aún no hay decisiones.
hall-why-not-entitled = La mesa no conoce el derecho de este puesto a decidir.
hall-why-other-game = Allí se juega ahora otra partida.
hall-why-spent = Esa decisión ya tuvo respuesta.
hall-why-stale = Lo que usted vio no está en el diario de la mesa.
hall-why-ruled = Otro puesto ha decidido allí desde que usted miró. Mire de nuevo y decida después.
hall-why-advanced = { $count ->
    [one] Entretanto se completó una jugada. Mire de nuevo.
   *[other] Entretanto se completaron { $count } jugadas. Mire de nuevo.
}
hall-why-not-understood = La mesa no lo entiende.
hall-status = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $needs ->
    [0] ninguna lo necesita
    [one] { $needs } lo necesita
   *[other] { $needs } lo necesitan
}.
hall-status-waits = { $count ->
    [one] { $count } decisión está
   *[other] { $count } decisiones están
} sin entregar.
hall-tables = Mesas
hall-column-table = Mesa
hall-column-players = Jugadores
hall-column-clocks = Relojes
hall-column-needs = Estado
hall-field = Puesto
hall-field-hint = Una orden, o un número y una decisión; ayuda las enumera
hall-search = Buscar una mesa
hall-button-next = La próxima que me necesita
hall-button-needs = Solo las que me necesitan
hall-button-all = Todas las mesas
hall-button-start = Iniciar ronda
hall-button-quiet = Silencio
hall-button-speak = Hablar
hall-button-again = Otra vez
hall-said = Lo que se dijo
hall-rulings = Decisiones
hall-somebody = el árbitro
hall-no-folder = No hay carpeta donde guardar un torneo. Indique una con --data.
hall-passed-over = { $path } no es un archivo y se ha pasado por alto. Quítelo de la carpeta de los torneos.
hall-unnamed = Aquí aún no se guarda ningún torneo. Nombre uno: annabella hall --event "Club Open".
hall-no-report = { $file } no es un informe de torneo (TRF). No se creó nada con él.
hall-other-name = El archivo que necesitaría { $name } guarda el torneo { $kept }. Dé otro nombre al nuevo.
hall-which = Aquí se guardan varios torneos. Nombre uno con --event: { $names }.
hall-no-key = Esa no es la contraseña del torneo en { $path }.
hall-closed = El torneo en { $path } está cerrado con una contraseña. Inicie con --passphrase y el archivo que la contiene, o con --passphrase - para teclearla.
hall-closed-not-chief = Solo el torneo del árbitro principal se cierra con una contraseña: el de { $path } es de otra persona.
hall-new-passphrase = ¿Una contraseña para el torneo { $name }? Sin ella, quien pueda leer los archivos de este ordenador puede decidir en su nombre. Con ella, se pide cada vez que se abre aquí el torneo, y sin ella no lo abre nadie, tampoco usted. Escríbala, o pulse Intro para no poner ninguna.
hall-type-passphrase = El torneo { $name } está cerrado con una contraseña. Escríbala.
hall-ask-passphrase = Escriba la nueva contraseña para la clave de este torneo. Ni se muestra ni se dice; una línea vacía lo deja todo como está.
hall-ask-passphrase-again = Escríbala otra vez.
hall-passphrase-differs = Las dos no son iguales.
hall-passphrase-set = Desde ahora la clave de este torneo está cerrada con la nueva contraseña. Sin ella ya nadie abre el torneo en este ordenador, tampoco usted.
hall-passphrase-field = Contraseña
hall-not-let-in = El puesto no dejó entrar a este ordenador: el código es falso o ya no vale. Pida uno nuevo al árbitro principal.
hall-turned-away-here = El árbitro principal no ha admitido este ordenador.
hall-lapsed-here = El código terminó antes de que el árbitro principal respondiera. Pida uno nuevo.
relay-carries = Este ordenador transmite para { $event }. Las mesas se unen aquí en { $addresses }.
relay-nowhere = Este ordenador aún no transmite para ningún torneo. Indique el puesto y el código para un repetidor: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = El acceso al torneo no se puede guardar: { $text } Tras reiniciar hará falta un código nuevo.
relay-no-door = No pueden unirse mesas nuevas por este ordenador: { $text }
