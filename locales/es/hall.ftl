# The hall desk: words to type, answers and the page it shows.
# Commands; semicolons separate several words for one command.
hall-line-tables = mesas
hall-line-tables-help = enumera todas las mesas, primero las que necesitan al árbitro
hall-line-needs = necesitan; quién me necesita; quien me necesita
hall-line-needs-help = enumera las mesas que necesitan al árbitro
hall-line-next = próxima; proxima
hall-line-next-help = abre la próxima mesa que necesita al árbitro
hall-line-open = abrir; mesa
hall-line-open-help = abre una mesa por su número: abrir 7, o solo 7
hall-line-back = a la lista; lista
hall-line-back-help = vuelve de la mesa abierta a la lista
hall-line-seen = visto
hall-line-seen-help = marca como visto lo que necesita una mesa, para que no se repita: visto, o visto 7
hall-line-find = busca
hall-line-find-help = busca mesas por número o nombre: busca Ada
hall-line-said = dicho; otra vez
hall-line-said-help = repite los últimos diez mensajes
hall-line-quiet = silencio
hall-line-quiet-help = desactiva los mensajes espontáneos
hall-line-speak = hablar
hall-line-speak-help = vuelve a activar los mensajes espontáneos
hall-line-start-round = iniciar ronda
hall-line-start-round-help = pone en marcha los relojes de todas las mesas
hall-line-not-started = sin iniciar
hall-line-not-started-help = enumera las mesas cuyos relojes no se han puesto en marcha
hall-line-rulings = decisiones
hall-line-rulings-help = enumera las decisiones y su estado
hall-line-withdraw = retirar
hall-line-withdraw-help = retira una decisión que aún no ha llegado a la mesa: retirar 7
hall-line-file = archivo
hall-line-file-help = escribe un archivo de acceso para llevarlo a una mesa en una memoria USB: archivo 7
hall-line-code = código; codigo
hall-line-code-help = da un código de acceso para una mesa: código 7
hall-line-desk = puesto
hall-line-desk-help = da un código para otro puesto que puede decidir o solo observar: puesto árbitro Eva, puesto observador Pantalla
hall-line-desks = puestos
hall-line-desks-help = enumera los puestos, qué puede hacer cada uno y si está conectado
hall-line-remove-desk = quitar puesto
hall-line-remove-desk-help = elimina un puesto del torneo: quitar puesto Eva
# Rights of a further desk; English is understood in every language.
hall-power-arbiter = árbitro; arbitro
hall-power-looks = observador; mira
hall-line-save = guardar partida
hall-line-save-help = guarda la partida de una mesa en un archivo, para seguirla en otro ordenador: guardar partida 7
hall-line-passphrase = contraseña; contrasena
hall-line-passphrase-help = fija o cambia la contraseña que protege la clave del torneo en este ordenador; se le pregunta (no la escriba detrás de la palabra)
hall-line-relay = repetidor
hall-line-relay-help = da un código de acceso para un repetidor de otra sala
hall-line-relays = repetidores
hall-line-relays-help = enumera los repetidores y sus direcciones
hall-line-remove-relay = quitar repetidor
hall-line-remove-relay-help = elimina un repetidor del torneo: quitar repetidor 2
hall-line-remove = quitar mesa
hall-line-remove-help = elimina una mesa del torneo: quitar mesa 7
hall-line-help = ayuda
hall-line-help-help = enumera lo que se puede escribir
hall-line-quit = salir
hall-line-quit-help = cierra este puesto; las mesas siguen jugando. En un terminal también Ctrl+D
hall-line-yes = sí; si
hall-line-no = no
hall-help-at = Una decisión se escribe con la mesa abierta, o detrás de su número: 7: parar relojes; 7: amonestar negras por hablar; 7: sumar blancas 2:00.
hall-help-rulings = Decisiones: { $list }.
hall-help-answers = Sí y no responden a la última pregunta. sí 6, no mesa 6, sí Eva o no repetidor responden sobre quien pide entrar, por su número o nombre.
hall-help-keys = F6 cambia de zona, Ctrl+J va a la próxima mesa que le necesita, Ctrl+L vuelve a la lista.
hall-told-one = { $cause }: mesa { $table }, { $names }.
hall-told = { $cause }: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-cause-boards-differ = Los tableros difieren
hall-cause-sheets-differ = Las planillas difieren
hall-cause-flag-fallen = Bandera caída
hall-cause-claim = Reclamación
hall-cause-offence = Infracción
hall-cause-ruling = Decisión pendiente
hall-cause-undelivered = Decisión sin entregar
hall-cause-fork = Dos versiones de una partida
hall-cause-silent = Sin contacto
hall-cause-others-paired = Se juega un emparejamiento incorrecto
hall-cause-not-started = Relojes sin iniciar
hall-cause-unsaved = Partida sin guardar
hall-cause-battery = Batería baja
hall-row = Mesa { $table }: { $players }. { $needs }.
hall-row-clocks = Mesa { $table }: { $players }. { $needs }. { $clocks }
hall-clocks = Blancas { $white } min, negras { $black } min.
hall-no-game = sin partida
hall-not-begun = Sin empezar
hall-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
hall-more = Y { $count } más.
hall-reached = Las mesas llegan a este puesto por { $addresses }.
hall-event = Este es { $event }, torneo número { $digits }. Las mesas oyen ese número al unirse.
hall-cannot-listen = No se puede usar la dirección { $address }: está ocupada o no se permite. Elija otra con --listen.
hall-unknown-host = Ordenador desconocido: { $address }. Se sigue intentando.
hall-nobody-there = Sin respuesta en { $addresses }. Se sigue intentando.
hall-bad-credentials = Los certificados de este torneo no concuerdan.
hall-net-failed = Error de red: { $text }
hall-no-certificate = No se ha podido crear un certificado. Solo puede crearlos el puesto del árbitro principal, en una versión con red.
hall-not-replicated = No se pueden guardar aquí las entradas de las mesas. Están a salvo en las mesas.
hall-not-kept = No se ha podido guardar, así que no se ha enviado. Libere espacio en el disco e inténtelo de nuevo.
hall-flooded = La mesa { $table } envía demasiados mensajes. Se ignora el exceso; la mesa sigue conectada.
hall-flooded-strangers = Llegan muchos mensajes de mesas que no son de este torneo. Se ignoran.
hall-flooded-door = Alguien intenta entrar sin parar. Se ignora el exceso; una mesa legítima quizá tenga que intentarlo más de una vez.
hall-forged = Alguien ha intentado hacerse pasar por la mesa { $table }. Se ha ignorado.
hall-back = { $count ->
    [one] La mesa { $tables } vuelve a tener contacto.
   *[other] Las mesas { $tables } vuelven a tener contacto.
}
hall-unfit = La mesa { $table } ha enviado una entrada incoherente. Se ha rechazado.
hall-new-game = La mesa { $table } tiene una partida nueva.
hall-game-replaced = La mesa { $table } tiene otra partida, aunque la anterior no había terminado. Para continuar la anterior, escriba { $word } { $table } y abra el archivo en la mesa.
hall-moved = Mesa { $table }: cuenta la versión que está ahora en la mesa; la otra queda atrás. Medias jugadas completadas: { $plies } en la mesa, { $left } en la otra. Ambas se conservan.
hall-moved-rulings = { $count ->
    [one] Una decisión solo consta en la otra versión. Si aún hace falta, decida de nuevo.
   *[other] { $count } decisiones solo constan en la otra versión. Si aún hacen falta, decida de nuevo.
}
hall-strange-ruling = La mesa { $table } ha recibido una decisión no válida (firma incorrecta o repetida). Se ha ignorado.
hall-ruled = { CAPITAL($name) } ha decidido, { $count ->
    [one] mesa { $tables }
   *[other] mesas { $tables }
}: { $verb }.
hall-desk-there = El puesto de { $name } está conectado.
hall-desk-gone = El puesto de { $name } se ha desconectado.
hall-only-looks = Este puesto solo puede observar.
hall-only-the-chief = Eso solo puede hacerlo el puesto del árbitro principal.
hall-kept-by-the-chief = Eso solo puede hacerlo el puesto del árbitro principal; aquí el torneo es de solo lectura.
hall-event-not-for-looks = Los puestos de observador no pueden ver el torneo.
hall-no-game-there = La mesa { $table } aún no tiene partida.
hall-not-whole = La jugada secreta de la mesa { $table } sigue en su ordenador anterior: el sobre no se puede abrir donde continúa la partida. Ábralo allí, o declárelo perdido: { $table }: sobre perdido.
hall-not-whole-locked = La mesa { $table } se bloqueó con un PIN que sigue en su ordenador anterior: la partida continúa bloqueada en el nuevo, donde ningún PIN la abre. Cuando ese ordenador se haya unido, decida: { $table }: desbloquear.
hall-no-table = No existe la mesa { $table }.
hall-no-ruling = «{ $text }» no es una decisión.
hall-ruling-short = «{ $text }» no es una decisión completa: falta algo, o una palabra no encaja.
hall-lock-there = Bloquee la mesa en la propia mesa: su PIN nunca se envía por la red. Desde aquí puede desbloquearla.
hall-not-understood = No se ha entendido: { $text }. Escriba ayuda.
hall-done = Mesa { $table }: { $verb }, hecho.
hall-refused = Mesa { $table }: { $verb }, no hecho. { $why }
hall-ruling-waits = Mesa { $table }: { $verb }, aún sin entregar.
hall-not-delivered = La mesa { $table } está sin contacto. La decisión se enviará cuando se reconecte; escriba retirar { $table } para anularla.
hall-no-code-came = La mesa { $table } no da ningún código: { $why ->
    [cannot_listen] otro programa de su ordenador usa esa dirección. Escriba: { $table }: { $word }, y otra dirección con un puerto.
    [not_built] su programa se compiló sin red.
    [apart] el repetidor no responde.
   *[other] su ordenador no puede abrir un acceso en la red.
}
hall-nothing-waits = No hay decisiones pendientes para la mesa { $table }.
hall-withdrawn = Mesa { $table }: { $verb }, retirada.
hall-round = { $count ->
    [0] No hay relojes que iniciar.
    [one] Se inician los relojes de { $count } mesa.
   *[other] Se inician los relojes de { $count } mesas.
}
hall-ask-round = { $count ->
    [0] ¿Iniciar los relojes cuando lleguen las partidas? Sí o no.
    [one] ¿Iniciar los relojes de { $count } mesa? Sí o no.
   *[other] ¿Iniciar los relojes de { $count } mesas? Sí o no.
}
hall-round-owed = { $count ->
    [one] Mesa
   *[other] Mesas
} { $tables }: aún sin partida de esta ronda; los relojes se inician cuando llegue.
hall-ask-ruling = Mesa { $table }: ¿{ $verb }? Sí o no.
hall-ask-remove = ¿Eliminar la mesa { $table } del torneo? Sí o no.
hall-removed = La mesa { $table } se ha eliminado del torneo.
hall-ask-remove-desk = ¿Eliminar del torneo el puesto de { $name }? Sí o no.
hall-removed-desk = El puesto de { $name } se ha eliminado y ya no puede decidir. Su ordenador aún puede leer el torneo mientras tenga el certificado.
hall-no-desk = No hay ningún puesto de { $name }.
hall-desk-out = El árbitro principal ha eliminado este puesto del torneo.
hall-desk-row = { CAPITAL($name) }: { $power ->
    [chief] árbitro principal
    [looks] solo observa
   *[arbiter] árbitro
}, { $state ->
    [own] este puesto
    [there] conectado
   *[away] no conectado
}.
hall-desk-row-unnamed = { $power ->
    [chief] Árbitro principal
    [looks] Solo observa
   *[arbiter] Árbitro
}, { $state ->
    [own] este puesto
    [there] conectado
   *[away] no conectado
}.
hall-relay-row = Repetidor { $number }: las mesas llegan a él por { $addresses }.
hall-no-relays = No hay repetidores.
hall-no-relay = No existe el repetidor { $number }.
hall-ask-remove-relay = ¿Eliminar del torneo el repetidor { $number }, { $addresses }? Sí o no.
hall-removed-relay = El repetidor { $number } se ha eliminado; nada firmado con su clave es válido. Su ordenador aún puede transmitir y leer mientras tenga el certificado del torneo.
hall-quiet = Mensajes espontáneos desactivados.
hall-speaks = Mensajes espontáneos activados.
hall-code = Código para la mesa { $table }: { $words }. En letras: { $squares }. Válido diez minutos.
hall-seat-code = Mesa { $table }, código para { $side }: { $words }. En letras: { $squares }. En el otro ordenador se escribe: sentarse { $address }, y el código. Válido diez minutos.
hall-file = Para unir la mesa { $table }, use el archivo { $name } de la carpeta del torneo: annabella --hall ARCHIVO. Válido una semana. Quien tenga el archivo puede pedir entrar: llévelo en mano, no lo envíe.
hall-code-desk = Código para el puesto de { $name }: { $words }. En letras: { $squares }. Válido diez minutos.
hall-code-relay = Código para un repetidor: { $words }. En letras: { $squares }. Válido diez minutos.
hall-code-expired = El código de la mesa { $table } ha caducado.
hall-wrong-code = Se han probado códigos incorrectos para la mesa { $table }. Su código ya no es válido; dé uno nuevo.
hall-ask-admit = La mesa { $table } tiene el código correcto: { $name }. ¿Dejarla entrar? Sí o no.
hall-ask-admit-unnamed = La mesa { $table } tiene el código correcto. ¿Dejarla entrar? Sí o no.
hall-ask-admit-arbiter-desk = El puesto de { $name } tiene el código correcto. ¿Dejarlo entrar? Escriba sí { $name } o no.
hall-ask-admit-desk = El puesto de { $name } tiene el código correcto. ¿Dejarlo entrar? Sí o no.
hall-ask-admit-relay = Un repetidor tiene el código correcto; las mesas llegarían a él por { $addresses }. ¿Dejarlo entrar? Sí o no.
hall-admitted = La mesa { $table } se ha unido.
hall-admitted-relay = El repetidor se ha unido.
hall-admitted-desk = El puesto de { $name } se ha unido.
hall-let-in = { $kind ->
    [table] La mesa { $table } puede entrar.
    [desk] El puesto de { $name } puede entrar.
   *[relay] El repetidor puede entrar.
}
hall-turned-away = { $kind ->
    [table] Mesa { $table } rechazada; su código ya no es válido.
    [desk] Puesto de { $name } rechazado; su código ya no es válido.
   *[relay] Repetidor rechazado; su código ya no es válido.
}
hall-left-door = { $kind ->
    [table] La mesa { $table } ya no pide entrar; su código ya no es válido.
    [desk] El puesto de { $name } ya no pide entrar; su código ya no es válido.
   *[relay] El repetidor ya no pide entrar; su código ya no es válido.
}
hall-left-door-valid = { $kind ->
    [table] La mesa { $table } ya no pide entrar. Su código sigue siendo válido.
    [desk] El puesto de { $name } ya no pide entrar. Su código sigue siendo válido.
   *[relay] El repetidor ya no pide entrar. Su código sigue siendo válido.
}
hall-bound-elsewhere = La mesa { $table } no se ha unido: su partida está bloqueada para el torneo número { $digits }. El código sigue siendo válido.
hall-declined-home-game = La mesa { $table } no se ha unido: allí hay una partida en casa en curso. El código sigue siendo válido.
hall-declined-locked = La mesa { $table } no se ha unido: se ha bloqueado entretanto. El código sigue siendo válido.
hall-declined = Al final la mesa { $table } no se ha unido. El código sigue siendo válido.
hall-alone-at-door = { $kind ->
    [table] Pide entrar la mesa { $table }.
    [desk] Pide entrar el puesto de { $name }.
   *[relay] Pide entrar un repetidor.
}
hall-also-at-door = { $kind ->
    [table] También pide entrar la mesa { $table }.
    [desk] También pide entrar el puesto de { $name }.
   *[relay] También pide entrar un repetidor.
}
hall-second-at-door = { $kind ->
    [table] Dos ordenadores han usado el código de la mesa { $table }. Solo el primero pide entrar. En caso de duda, responda no y dé un código nuevo.
    [desk] Dos ordenadores han usado el código del puesto de { $name }. Solo el primero pide entrar. En caso de duda, responda no y dé un código nuevo.
   *[relay] Dos ordenadores han usado el código del repetidor. Solo el primero pide entrar. En caso de duda, responda no y dé un código nuevo.
}
hall-newcomer = { $kind ->
    [table] la mesa { $table }
    [desk] el puesto de { $name }
   *[relay] un repetidor
}
hall-nothing-done = { $kind ->
    [table] No se hizo nada en la mesa { $table }.
    [desk] El puesto de { $name } se queda.
   *[relay] El repetidor se queda.
}
hall-question-dropped = Su pregunta queda anulada. No se ha hecho nada.
hall-at-door = Piden entrar: { $list }.
hall-nobody-at-door = Nadie pide entrar.
hall-not-at-door = No pide entrar nadie llamado { $text }.
hall-several-at-door = Piden entrar varios llamados { $text }. Se le pregunta por cada uno.
hall-no-power = «{ $text }» no es una función. Elija árbitro u observador.
hall-none-needs = Ninguna mesa le necesita.
hall-nothing-found = Ninguna mesa coincide.
hall-no-table-yet = Todavía no hay mesas.
hall-all-started = Todos los relojes se han puesto en marcha.
hall-not-started = Sin iniciar: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-still-playing = Aún se juega la ronda { $round }: { $count ->
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
hall-nothing-said = Aún no hay mensajes.
hall-no-rulings = Aún no hay decisiones.
hall-why-not-entitled = La mesa no reconoce la autoridad de este puesto.
hall-why-other-game = Allí se juega ahora otra partida.
hall-why-spent = Esa decisión ya tuvo respuesta.
hall-why-stale = Lo que usted vio no está en el registro de la mesa.
hall-why-ruled = Otro puesto ha decidido allí desde que usted miró. Compruébelo y decida después.
hall-why-advanced = { $count ->
    [one] Desde entonces se ha completado una jugada. Compruébelo de nuevo.
   *[other] Desde entonces se han completado { $count } jugadas. Compruébelo de nuevo.
}
hall-why-not-understood = La mesa no entiende la decisión.
hall-status = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $needs ->
    [0] ninguna le necesita
    [one] { $needs } le necesita
   *[other] { $needs } le necesitan
}.
hall-status-waits = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
} sin entregar.
hall-tables = Mesas
hall-column-table = Mesa
hall-column-players = Jugadores
hall-column-clocks = Relojes
hall-column-needs = Estado
hall-field = Orden
hall-field-hint = Escriba una orden, o el número de una mesa y una decisión; ayuda muestra la lista
hall-search = Buscar una mesa
hall-button-next = Próxima mesa que me necesita
hall-button-needs = Solo mesas que me necesitan
hall-button-all = Todas las mesas
hall-button-pairings = Emparejamientos
hall-button-help = Ayuda
hall-button-admit = Admitir
hall-button-decline = Rechazar
hall-page-pairings = Emparejamientos de la ronda { $round }
hall-column-command = Orden
hall-column-does = Qué hace
hall-column-tie-breaks = Desempates
hall-button-start = Iniciar ronda
hall-button-quiet = Silenciar
hall-button-speak = Activar voz
hall-button-again = Repetir
hall-said = Mensajes
hall-rulings = Decisiones
hall-somebody = el árbitro
hall-no-folder = No hay carpeta para guardar torneos. Elija una con --data.
hall-passed-over = { $path } no es un archivo y se ha ignorado. Quítelo de la carpeta de torneos.
hall-unnamed = Todavía no hay torneos. Cree uno: annabella hall --event "Club Open".
hall-no-report = { $file } no es un informe de torneo (TRF). No se ha creado ningún torneo.
hall-other-name = El torneo { $kept } ya usa el archivo que necesitaría { $name }. Elija otro nombre.
hall-which = Hay varios torneos. Elija uno con --event: { $names }.
hall-no-key = Contraseña incorrecta para el torneo de { $path }.
hall-closed = El torneo de { $path } está protegido con una contraseña. Inicie con --passphrase ARCHIVO, o con --passphrase - para teclearla.
hall-closed-not-chief = Solo puede tener contraseña el torneo del árbitro principal: el de { $path } es de otra persona.
hall-new-passphrase = ¿Proteger { $name } con una contraseña? Sin ella, quien pueda leer los archivos de este ordenador puede decidir en su nombre. Con ella, deberá escribirla cada vez que abra el torneo; si la olvida, nadie podrá abrirlo. Escriba una contraseña, o pulse Enter para no poner ninguna.
hall-type-passphrase = { $name } está protegido con una contraseña. Escríbala.
hall-ask-passphrase = Escriba la nueva contraseña para la clave de este torneo. No se muestra ni se dice; déjela vacía para no cambiar nada.
hall-ask-passphrase-again = Escríbala de nuevo.
hall-passphrase-differs = Las contraseñas no coinciden.
hall-passphrase-set = La nueva contraseña está fijada. Sin ella nadie, tampoco usted, puede abrir este torneo en este ordenador.
hall-passphrase-field = Contraseña
hall-not-let-in = El código es incorrecto o ha caducado. Pida uno nuevo al árbitro principal.
hall-turned-away-here = El árbitro principal no ha admitido este ordenador.
hall-lapsed-here = El código ha caducado antes de que el árbitro principal respondiera. Pida uno nuevo.
relay-carries = Este ordenador transmite para { $event }. Las mesas se unen por { $addresses }.
relay-nowhere = Este ordenador aún no transmite para ningún torneo. Indique el puesto y el código para un repetidor: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = No se ha podido guardar la conexión con el torneo: { $text } Tras reiniciar necesitará un código nuevo.
relay-no-door = No pueden unirse mesas nuevas por este ordenador: { $text }
option-hall = se une a un torneo: dirección del puesto del árbitro, como 192.168.1.20; con --code
option-event = nombre del torneo (si es nuevo, se crea) o su informe de torneo (TRF)
option-last = abre el torneo más reciente, o crea uno con la fecha de hoy como nombre
option-passphrase = lee la contraseña de la clave del torneo de la primera línea de este archivo; - para teclearla
option-listen = dirección en la que se llega a este puesto; también se usa el puerto siguiente
option-headless = sin ventana: órdenes por la entrada estándar, mensajes por la salida estándar
option-sealed = retransmite partidas entre dos ordenadores para cualquiera; cifradas de extremo a extremo
usage-hall =
    annabella hall [--event NOMBRE|TRF] [--last] [--tournament ARCHIVO] [--passphrase ARCHIVO] [--data CARPETA] [--listen DIRECCIÓN] [--headless] [--hall DIRECCIÓN --code CÓDIGO]
        abre el puesto del árbitro para todas las mesas de un torneo
usage-relay =
    annabella relay [--hall DIRECCIÓN --code CÓDIGO] [--sealed] [--listen DIRECCIÓN] [--data CARPETA]
        transmite entre el puesto y las mesas de otra sala
