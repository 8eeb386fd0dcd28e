# The tournament at the hall desk: words to type and answers.
option-tournament = crea el torneo a partir de este informe de torneo (TRF)
# Commands; semicolons separate several words for one command.
hall-line-event = torneo
hall-line-event-help = informa sobre el torneo y la ronda en curso
hall-line-players = jugadores
hall-line-players-help = enumera los jugadores con sus números
hall-line-enter = inscribir; inscribir jugador
hall-line-enter-help = inscribe a un jugador: inscribir Ada Lovelace; elo 2100; id 1900001; ciego, vidente o sordo; mesa 12 para una mesa fija; con un número delante se añaden datos después: inscribir 3; título WGM
hall-line-rounds = número de rondas; numero de rondas
hall-line-rounds-help = fija el número de rondas: número de rondas 7
hall-line-system = sistema
hall-line-system-help = fija el sistema de emparejamiento: liga, liga doble o suizo
hall-line-time = ritmo
hall-line-time-help = fija el ritmo de juego: ritmo 5400+30
hall-line-pair-all = emparejar todo
hall-line-pair-all-help = empareja todas las rondas de una liga según las tablas de Berger
hall-line-pair-next = emparejar siguiente; emparejar ronda siguiente
hall-line-pair-next-help = empareja la ronda siguiente de un suizo con el programa de emparejamientos y pregunta antes de aceptar la lista
hall-line-pairing-program = programa de emparejamientos
hall-line-pairing-program-help = indica el programa para «emparejar siguiente», con sus opciones; {"{report}"} y {"{list}"} son sus archivos: programa de emparejamientos bbpPairings --dutch {"{report}"} -p
hall-line-pair = emparejar
hall-line-pair-help = fija un emparejamiento, primero las blancas: emparejar 2.1 5 8
hall-line-unpair = desemparejar
hall-line-unpair-help = retira un emparejamiento: desemparejar 2.1
hall-line-bye = descanso
hall-line-bye-help = da a un jugador un descanso de un punto, medio o cero, o el del emparejamiento: descanso 2 5 medio, o descanso 2 5 emparejamiento
hall-line-cancel-bye = retirar descanso
hall-line-cancel-bye-help = retira un descanso: retirar descanso 2 5
hall-line-seat = asignar mesa
hall-line-seat-help = fija en qué mesa se juega un tablero: asignar mesa 2.1 12
hall-line-round = ronda
hall-line-round-help = empieza esa ronda en las mesas y lee sus emparejamientos: ronda 2
hall-line-pairings = emparejamientos
hall-line-pairings-help = lee los emparejamientos: emparejamientos, o emparejamientos 3
hall-line-check = revisar emparejamientos
hall-line-check-help = revisa los emparejamientos de una ronda: jugadores sin emparejar, jugadores que ya se enfrentaron, el mismo color tres veces seguidas: revisar emparejamientos, o revisar emparejamientos 3
hall-line-pairing-list = lista de emparejamientos
hall-line-pairing-list-help = escribe los emparejamientos de una ronda en una página para colgar (HTML), por tablero y por nombre: lista de emparejamientos, o lista de emparejamientos 3
hall-line-result = resultado
hall-line-result-help = anota un resultado a mano (1-0, 0-1, 1/2, +/-, -/+, -/-, 0-0, 1/2-0, 0-1/2): resultado 4 1-0, o resultado 2.4 +/- 6.7.1
hall-line-cancel = retirar resultado
hall-line-cancel-help = anula un resultado anotado por error, con el motivo: retirar resultado 4 las planillas dicen otra cosa
hall-line-standings = clasificación; clasificacion
hall-line-standings-help = lee la clasificación
hall-line-incident = incidente
hall-line-incident-help = anota un incidente, en un tablero o en general: incidente 4 sonó un teléfono, artículo 11.3.2
hall-line-committee = comité; comite
hall-line-committee-help = nombra el comité de apelación, al menos cinco personas, primero quien preside: comité Ann, Bob, Cem, Dag, Eve
hall-line-appeal = apelación; apelacion
hall-line-appeal-help = anota la apelación de un jugador: apelación 5 la jugada era legal
hall-line-vote = voto
hall-line-vote-help = anota el voto de un miembro del comité sobre una apelación; deciden tres votos: voto 1 Ann a favor, o voto 1 Bob en contra
hall-line-upheld = apelación aceptada; apelacion aceptada
hall-line-upheld-help = anota que el comité ha aceptado una apelación, y por qué: apelación aceptada 1 era legal
hall-line-rejected = apelación rechazada; apelacion rechazada
hall-line-rejected-help = anota que el comité ha rechazado una apelación, y por qué: apelación rechazada 1 era ilegal
hall-line-out = jugador retirado
hall-line-out-help = retira a un jugador después de la ronda en curso: jugador retirado 5 enfermo
hall-line-in = jugador vuelve
hall-line-in-help = readmite a un jugador retirado: jugador vuelve 5
hall-line-play-off = desempate
hall-line-play-off-help = empieza un desempate entre jugadores con los mismos puntos, en el orden del sorteo: desempate 5 8
hall-line-play-off-result = desempate resultado
hall-line-play-off-result-help = anota una partida de un desempate, primero las blancas: desempate resultado 1 5 8 1-0
hall-line-play-off-white = desempate blancas
hall-line-play-off-white-help = anota quién lleva las blancas según el sorteo de colores: desempate blancas 1 8
hall-line-cancel-play-off = retirar desempate
hall-line-cancel-play-off-help = anula un desempate que no ha empezado: retirar desempate 1 sorteo equivocado
hall-line-play-off-time = desempate ritmo
hall-line-play-off-time-help = fija el ritmo de los desempates, antes de que empiece el torneo: desempate ritmo 180+2
hall-line-report = escribir informe
hall-line-report-help = escribe en archivos el informe del torneo (TRF26; para TRF16, «escribir informe trf16»), la clasificación y el informe de la ronda
hall-line-single-files = archivos sueltos
hall-line-single-files-help = escribe además cada partida en su propio archivo, en una carpeta aparte
hall-line-single-files-off = archivos sueltos fin
hall-line-single-files-off-help = escribe solo un archivo por ronda
hall-line-chess960 = chess960; ajedrez960
hall-line-chess960-help = se juega Ajedrez960: cada ronda empieza desde una posición sorteada, la misma en todas las mesas
hall-line-chess960-off = chess960 fin; ajedrez960 fin
hall-line-chess960-off-help = vuelve al ajedrez normal
hall-line-position = posición inicial; posicion inicial
hall-line-position-help = fija la posición de Ajedrez960 de la ronda siguiente en vez de sortearla, de 0 a 959: posición inicial 518, o posición inicial 2 518
hall-line-delay = retraso
hall-line-delay-help = fija el retraso de la retransmisión en minutos: retraso 15
hall-line-city = ciudad
hall-line-city-help = fija la ciudad: ciudad Lisboa
hall-line-federation = federación; federacion
hall-line-federation-help = fija la federación: federación POR
hall-line-days = días; dias
hall-line-days-help = fija el primer y el último día: días 2026-11-23 2026-11-27
hall-line-chief = árbitro principal; arbitro principal
hall-line-chief-help = fija quién es el árbitro principal: árbitro principal Dora Hooper
hall-line-default-time = tiempo de espera
hall-line-default-time-help = fija el tiempo de espera en minutos: tiempo de espera 30
hall-line-tie-breaks = desempates
hall-line-tie-breaks-help = fija los sistemas de desempate: desempates DE, BH, SB
hall-line-points = puntos
hall-line-points-help = fija los puntos por victoria, tablas y derrota, antes de la primera ronda: puntos 3-1-0
hall-line-deposit = depósito de apelación; depósito; deposito
hall-line-deposit-help = fija el depósito por una apelación, 0 para ninguno: depósito 50 euros
hall-line-sheets = planillas
hall-line-sheets-help = anota que se entregaron las planillas de un tablero, o lee las que faltan: planillas 4, planillas 4 blancas, o planillas
hall-line-call = comienzo en
hall-line-call-help = anuncia el comienzo de la ronda cinco minutos y un minuto antes; 0 lo cancela: comienzo en 10
hall-line-no-appeals = sin apelaciones
hall-line-no-appeals-help = no se admiten apelaciones
hall-line-appeals = apelaciones permitidas
hall-line-appeals-help = se admiten apelaciones
hall-line-my-name = mi nombre
hall-line-my-name-help = fija el nombre con el que se firman las decisiones y notas de este puesto: mi nombre Dora Hooper
hall-line-import = importar; inscripciones
hall-line-import-help = importa lo nuevo de un informe de torneo posterior, por ejemplo los emparejamientos siguientes, o la lista de un programa de emparejamientos: importar ronda-2.trf; o los jugadores de una hoja de cálculo guardada como CSV (nombre, Elo, federación, ID, vista): inscripciones club.csv
around-round-robin = liga
around-double-round-robin = liga doble
around-swiss = suizo
around-bye-full = entero; 1
around-bye-half = medio; 1/2; ½
around-bye-zero = cero; 0
around-bye-allocated = emparejamiento; asignado; u
around-result-draw = tablas; empate
around-result-white = blancas; ganan las blancas; blancas ganan
around-result-black = negras; ganan las negras; negras ganan
around-vote-for = a favor; favor; sí; si
around-vote-against = en contra; contra; no
around-field-name = nombre; jugador
around-field-rating = elo
around-field-id = id; id fide
around-field-title = título; titulo
around-field-federation = federación; federacion
around-field-team = equipo
around-field-table = mesa
around-field-sight = vista
around-sight-vi = discapacidad visual; ciego; ciega
around-sight-sighted = vidente
around-sight-deaf = sordo; sorda
around-about = { $name }: { $system }, rondas: { $rounds }, jugadores: { $players }. { $state ->
    [none] No ha empezado ninguna ronda.
    [results] Hay resultados hasta la ronda { $round }.
   *[other] Se juega la ronda { $round }.
}
around-city = Ciudad: { $text }.
around-federation = Federación: { $text }.
around-days = Días: { $text }.
around-chief = Árbitro principal: { $text }.
around-time = Ritmo: { $text }.
around-play-off-time = Ritmo de los desempates: { $text }.
around-default-time = Tiempo de espera: { $minutes } min.
around-tie-breaks = Desempates: { $text }.
around-points = Puntos por victoria, tablas y derrota: { $text }.
around-usual-points = La victoria vale un punto, las tablas medio.
around-forfeit-points = Una victoria por incomparecencia vale { $win }, una derrota por incomparecencia { $loss }.
around-deposit = Depósito por una apelación: { $text }.
around-no-deposit = Una apelación no exige depósito.
around-none = ninguno;ninguna;nada;apagado;off
around-call = { $minutes ->
    [0] Es hora de empezar la ronda. Escriba iniciar ronda.
    [one] La ronda empieza en { $minutes } minuto.
   *[other] La ronda empieza en { $minutes } minutos.
}
around-call-set = { $minutes ->
    [0] El comienzo de la ronda no se anuncia.
    [one] La ronda empieza en { $minutes } minuto.
   *[other] La ronda empieza en { $minutes } minutos. El comienzo se anuncia cinco minutos y un minuto antes.
}
sheets-all = Ronda { $round }: no falta ninguna planilla de partidas terminadas.
sheets-missing = Ronda { $round }: faltan planillas: { $boards }.
sheets-missing-board = tablero { $board } ({ $sides ->
    [white] blancas
    [black] negras
   *[both] ambas
})
event-sheets = Ronda { $round }, tablero { $board }: { $sides ->
    [white] entregada la planilla de las blancas
    [black] entregada la planilla de las negras
   *[both] entregadas ambas planillas
}.
around-appeals-excluded = No se admiten apelaciones.
around-appeals-allowed = Se admiten apelaciones.
around-by = Las decisiones de este puesto las firma { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , Elo { $rating }
}{ $state ->
    [out] , retirado
   *[in] {""}
}
around-no-players = Todavía no hay jugadores inscritos.
around-namesake = El número { $player } se llama igual.
around-player-changed = El número { $number } es ahora: { $data }.
around-entries-known = { $count ->
    [one] { $count } jugador ya estaba inscrito.
   *[other] { $count } jugadores ya estaban inscritos.
}
around-entries-same = Línea { $line }: no se inscribió a { $name }, porque el número { $number }, { $other }, tiene el mismo { $what ->
    [id] ID de la FIDE. Si es otra persona, corrija el ID en el archivo
   *[name] nombre. Si es otra persona, escriba: { $typed }
}. Para cambiar el número { $number }, escriba por ejemplo: inscribir { $number }; elo 1850
around-entries-twice = Línea { $line }: { $name } está dos veces en el archivo y se inscribió una vez.
around-entries-unread = Se omitió la línea { $line }: falta el nombre.
around-entries-none = El archivo no contiene jugadores, solo encabezados.
around-entries-cell = Se omitió la línea { $line }: en la columna { $column } no vale { $cell }.
around-check-fine = Ronda { $round }: no se hallaron fallos en los emparejamientos.
around-no-pairings = Todavía no hay emparejamientos de la ronda { $round }.
around-empty-round = La ronda { $round } ha empezado, pero no hay nadie emparejado en ella. Emparéjela, por ejemplo: { $typed }. Las mesas reciben entonces sus partidas.
around-not-paired = Sin emparejar en la ronda { $round }: { $names }.
around-free-anyway = { $name } queda libre de todos modos en la ronda { $round }. Con este descanso su ronda libre da puntos, y las de los demás no.
around-changed = La mesa { $table } comunica ahora { $result }, pero está anotado { $entered }. Si la mesa tiene razón, anule el resultado anterior y anote este a mano.
around-gone = Mesa { $table }: el resultado se ha anulado allí, pero aquí consta { $result }. Anúlelo si procede.
around-was-cancelled = La mesa { $table } comunica { $result }, que aquí se había anulado. Si es correcto, anótelo a mano.
around-result-by-hand = el resultado se anotó en el puesto del árbitro
around-forfeit-begun = En la mesa { $table } han jugado los dos: esa partida se ha jugado y no puede perderse por incomparecencia. Introduzca 1-0, 0-1 o tablas.
around-ends-at-table = Mesa { $table }: la partida termina con ello y los relojes se paran.
around-open-at-table = Mesa { $table }: la partida vuelve a estar abierta, con los relojes parados. Anote el resultado correcto o, para que siga, escriba: { $table }: { $word }.
around-forfeits-stay = Los resultados por incomparecencia se mantienen: { $boards }. Si se va a jugar una de esas partidas, cancele antes su resultado.
around-delay = { $minutes ->
    [0] Retransmisión sin retraso.
    [one] Retransmisión con { $minutes } minuto de retraso.
   *[other] Retransmisión con { $minutes } minutos de retraso.
}
around-report-title = Informe de la ronda
around-written = Guardado en { $folder }: { $files }.
around-not-written = No se ha podido guardar en { $folder }: { $files }. Compruebe el espacio libre y sus permisos.
around-unread = No se puede leer este torneo: lo escribió una versión más nueva, o el archivo está dañado. No se ha cambiado nada.
event-signed = Ronda { $round }, tablero { $board }{ $signed ->
    [both] : firmado por ambos
    [white] : firmado solo por las blancas
    [black] : firmado solo por las negras
   *[neither] : sin firmas
}{ $hands }.
event-broadcast-ended = La ronda { $round } ya no se retransmite.
event-single-files = Cada partida se escribe también en su propio archivo.
event-single-files-off = Las partidas ya no se escriben en archivos separados.
event-chess960 = El torneo es de Ajedrez960. La posición de cada ronda se sortea cuando empieza la ronda.
event-chess960-off = El torneo es de ajedrez normal.
event-start = La ronda { $round } empieza desde la posición { $position } de Ajedrez960: { $pieces }.
event-round-begun = La ronda { $round } ha empezado.
around-broadcast-fails = Las partidas no llegan a la retransmisión: { $why } Se siguen guardando en su carpeta.
around-broadcast-back = Las partidas vuelven a llegar a la retransmisión.
hall-ask-pairings = ¿Aceptar estos emparejamientos para la ronda { $round }? Sí o no.
hall-ask-system = Ya hay partidas emparejadas. ¿Cambiar el sistema de { $before } a { $system }? Sí o no.
hall-ask-cancel-bye = La ronda { $round } ya ha empezado. ¿Retirar el bye de { $player }, con sus puntos? Sí o no.
pairing-runs = El programa está emparejando la ronda { $round }.
pairing-taken = La ronda { $round } está emparejada.
pairing-named = El programa de emparejamientos es ahora: { $command }.
pairing-not-named = El programa de emparejamientos no se guardó: { $what }.
pairing-refused = La lista del programa de emparejamientos no se aceptó. { $why }
pairing-unnamed = No hay programa de emparejamientos. Escriba: programa de emparejamientos, y luego su nombre y opciones.
pairing-not-found = No se encontró el programa de emparejamientos «{ $program }». Instálelo o indique otro: programa de emparejamientos, y luego su nombre.
pairing-not-started = El programa de emparejamientos «{ $program }» no arranca: { $what }.
pairing-late = El programa de emparejamientos «{ $program }» tardó más de { $seconds } segundos y se detuvo. Empareje a mano o dele más tiempo en los ajustes.
pairing-failed = El programa de emparejamientos «{ $program }» terminó con un error{ $code ->
    [0] .
   *[other] {" "}(código { $code }).
} El informe que recibió es pairing.trf, en la carpeta del torneo.
pairing-said = El programa de emparejamientos dice: { $text }
pairing-unusable = El programa de emparejamientos «{ $program }» no dio una lista legible.
pairing-busy = El programa de emparejamientos sigue trabajando.
setting-pairing-program = Programa de emparejamientos
setting-pairing-program-help = Indica el programa que empareja las rondas de un torneo suizo, con sus opciones, por ejemplo: bbpPairings --dutch {"{report}"} -p.
setting-pairing-seconds = Programa de emparejamientos: tiempo en segundos
setting-pairing-seconds-help = Limita el tiempo que puede tardar el programa de emparejamientos.
pairing-third-colour = { $name } lleva las { $side } por tercera vez seguida (C.04.1).
