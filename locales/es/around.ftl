# El torneo alrededor de las mesas, llevado desde el puesto del árbitro: qué se escribe allí y qué dice.
option-tournament = crea el torneo a partir de este informe de torneo (TRF)
# Órdenes; varias palabras para una orden se separan con punto y coma.
hall-line-event = torneo
hall-line-event-help = dice qué torneo es y qué ronda se juega
hall-line-players = jugadores
hall-line-players-help = lee los jugadores con sus números
hall-line-enter = inscribir; inscribir jugador
hall-line-enter-help = inscribe a un jugador: inscribir Ada Lovelace; elo 2100; id 1900001; ciego, vidente o sordo; con un número delante completa a un jugador: inscribir 3; título WGM
hall-line-rounds = número de rondas; numero de rondas
hall-line-rounds-help = dice cuántas rondas hay: número de rondas 7
hall-line-system = sistema
hall-line-system-help = dice cómo se empareja: liga, liga doble o suizo
hall-line-time = ritmo
hall-line-time-help = dice el ritmo de juego: ritmo 5400+30
hall-line-pair-all = emparejar todo
hall-line-pair-all-help = empareja todas las rondas de una liga con las tablas de Berger
hall-line-pair = emparejar
hall-line-pair-help = empareja un tablero de una ronda, primero las blancas: emparejar 2.1 5 8
hall-line-unpair = desemparejar
hall-line-unpair-help = retira un emparejamiento: desemparejar 2.1
hall-line-bye = descanso
hall-line-bye-help = da a un jugador una ronda sin rival, entero, medio o cero: descanso 2 5 medio
hall-line-seat = asignar mesa
hall-line-seat-help = dice en qué mesa se juega un tablero: asignar mesa 2.1 12
hall-line-broadcast = retransmisión; retransmision
hall-line-broadcast-help = las partidas de una ronda van a una ronda de una retransmisión en lichess, por su nombre en la dirección de allí: retransmisión 2 AbCd1234
hall-line-broadcast-off = retransmisión fin; retransmision fin
hall-line-broadcast-off-help = ya no van allí
hall-line-broadcast-token = retransmisión token; retransmision token
hall-line-broadcast-token-help = abre sesión en lichess con un token personal que pueda escribir estudios; sin ninguno, la cierra
hall-line-round = ronda
hall-line-round-help = las mesas juegan esa ronda desde ahora; lee sus emparejamientos: ronda 2
hall-line-pairings = emparejamientos
hall-line-pairings-help = lee quién juega contra quién: emparejamientos, o emparejamientos 3
hall-line-result = resultado
hall-line-result-help = anota un resultado a mano: resultado 4 1-0, o resultado 2.4 +/- 6.7.1
hall-line-cancel = retirar resultado
hall-line-cancel-help = retira un resultado anotado por error: retirar resultado 4 las planillas dicen otra cosa
hall-line-standings = clasificación; clasificacion
hall-line-standings-help = lee la clasificación
hall-line-incident = incidente
hall-line-incident-help = anota lo que ha pasado, en un tablero o no: incidente 4 sonó un teléfono, artículo 11.3.2
hall-line-committee = comité; comite
hall-line-committee-help = nombra a quienes deciden las apelaciones, al menos cinco, el primero preside: comité Ann, Bob, Cem, Dag, Eve
hall-line-appeal = apelación; apelacion
hall-line-appeal-help = anota la apelación de un jugador: apelación 5 la jugada era legal
hall-line-upheld = apelación aceptada; apelacion aceptada
hall-line-upheld-help = anota que el comité acepta una apelación, y por qué: apelación aceptada 1 era legal
hall-line-rejected = apelación rechazada; apelacion rechazada
hall-line-rejected-help = anota que el comité la rechaza: apelación rechazada 1 era ilegal
hall-line-out = jugador retirado
hall-line-out-help = un jugador ya no se empareja después de la ronda que se juega: jugador retirado 5 enfermo
hall-line-in = jugador vuelve
hall-line-in-help = un jugador se empareja otra vez: jugador vuelve 5
hall-line-play-off = desempate
hall-line-play-off-help = jugadores con los mismos puntos juegan por su orden, en el orden del sorteo: desempate 5 8
hall-line-play-off-result = desempate resultado
hall-line-play-off-result-help = anota una partida de un desempate, primero las blancas: desempate resultado 1 5 8 1-0
hall-line-play-off-white = desempate blancas
hall-line-play-off-white-help = dice quién lleva blancas después del sorteo de colores: desempate blancas 1 8
hall-line-cancel-play-off = retirar desempate
hall-line-cancel-play-off-help = retira un desempate que no ha empezado: retirar desempate 1 sorteo equivocado
hall-line-play-off-time = desempate ritmo
hall-line-play-off-time-help = dice el ritmo de los desempates, antes del torneo: desempate ritmo 180+2
hall-line-report = escribir informe
hall-line-report-help = escribe el informe del torneo (TRF26, o TRF16: escribir informe trf16), la clasificación y el informe de la ronda en archivos
hall-line-single-files = archivos sueltos
hall-line-single-files-help = escribe además cada partida en un archivo propio, en una carpeta aparte
hall-line-single-files-off = archivos sueltos fin
hall-line-single-files-off-help = escribe solo el archivo de la ronda
hall-line-chess960 = chess960; ajedrez960
hall-line-chess960-help = se juega Ajedrez960; cada ronda empieza desde una posición sorteada, la misma en todas las mesas
hall-line-chess960-off = chess960 fin; ajedrez960 fin
hall-line-chess960-off-help = se juega de nuevo al ajedrez normal
hall-line-position = posición inicial; posicion inicial
hall-line-position-help = dice desde qué posición del Ajedrez960 empieza la ronda siguiente, de 0 a 959, en lugar del sorteo: posición inicial 518, o posición inicial 2 518
hall-line-delay = retraso
hall-line-delay-help = dice cuántos minutos más tarde se muestran fuera las partidas: retraso 15
hall-line-city = ciudad
hall-line-city-help = dice dónde se juega el torneo: ciudad Lisboa
hall-line-federation = federación; federacion
hall-line-federation-help = dice en qué federación se juega: federación POR
hall-line-days = días; dias
hall-line-days-help = dice el primer y el último día: días 2026-11-23 2026-11-27
hall-line-chief = árbitro principal; arbitro principal
hall-line-chief-help = dice quién es el árbitro principal: árbitro principal Dora Hooper
hall-line-default-time = tiempo de espera
hall-line-default-time-help = dice cuántos minutos puede llegar tarde un jugador: tiempo de espera 30
hall-line-tie-breaks = desempates
hall-line-tie-breaks-help = dice qué ordena a los jugadores con los mismos puntos: desempates DE, BH, SB
hall-line-no-appeals = sin apelaciones
hall-line-no-appeals-help = las bases excluyen las apelaciones
hall-line-appeals = apelaciones permitidas
hall-line-appeals-help = las bases permiten las apelaciones
hall-line-my-name = mi nombre
hall-line-my-name-help = dice quién decide en este puesto: las decisiones y las notas del torneo llevan ese nombre: mi nombre Dora Hooper
hall-line-import = importar
hall-line-import-help = toma de un informe de torneo posterior lo que añade, por ejemplo los emparejamientos de la ronda siguiente: importar ronda-2.trf
around-round-robin = liga
around-double-round-robin = liga doble
around-swiss = suizo
around-bye-full = entero; 1
around-bye-half = medio; 1/2; ½
around-bye-zero = cero; 0
around-field-rating = elo
around-field-id = id; id fide
around-field-title = título; titulo
around-field-federation = federación; federacion
around-field-team = equipo
around-sight-vi = discapacidad visual; ciego; ciega
around-sight-sighted = vidente
around-sight-deaf = sordo; sorda
around-about = { $name }: { $system }, rondas: { $rounds }, jugadores: { $players }. { $round ->
    [0] Ninguna ronda ha empezado.
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
around-appeals-excluded = Las bases excluyen las apelaciones.
around-appeals-allowed = Las bases permiten las apelaciones.
around-by = Las decisiones de aquí las firma { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , Elo { $rating }
}
around-no-players = Todavía no hay nadie inscrito.
around-no-pairings = Nadie está emparejado en la ronda { $round }.
around-not-paired = Sin emparejar en la ronda { $round }: { $names }.
around-changed = Mesa { $table }: el resultado allí es ahora { $result }, está anotado { $entered }. Retírelo y anote el otro a mano si es correcto.
around-gone = Mesa { $table }: el resultado allí se anuló, está anotado { $result }. Retírelo si es correcto.
around-was-cancelled = Mesa { $table }: el resultado allí es { $result }. Aquí se retiró: anótelo a mano si es correcto.
around-delay = { $minutes ->
    [0] Las partidas se muestran fuera al momento.
    [one] Las partidas se muestran fuera { $minutes } minuto más tarde.
   *[other] Las partidas se muestran fuera { $minutes } minutos más tarde.
}
around-report-title = Informe de la ronda
around-written = Escrito en { $folder }: { $files }.
around-not-written = No se ha escrito en { $folder }: { $files }. Mire si hay espacio y si puede escribir allí.
around-unread = El torneo no se puede leer aquí: lo escribió una versión más nueva del programa, o su archivo está dañado. No se cambia nada en él.
event-signed = Ronda { $round }, tablero { $board }{ $signed ->
    [both] : firmado por ambos
    [white] : firmado solo por las blancas
    [black] : firmado solo por las negras
   *[neither] : sin firmas
}.
event-broadcast = Las partidas de la ronda { $round } van a la retransmisión { $id } en lichess.
event-broadcast-ended = Las partidas de la ronda { $round } no van a ninguna retransmisión.
event-single-files = Cada partida se escribe también en un archivo propio.
event-single-files-off = Las partidas ya no se escriben en archivos propios.
event-chess960 = Se juega Ajedrez960. La posición de cada ronda se sortea cuando empieza.
event-chess960-off = Se juega al ajedrez normal.
event-start = La ronda { $round } empieza desde la posición { $position } del Ajedrez960: { $pieces }.
event-round-begun = La ronda { $round } ha empezado.
around-broadcast-in = Sesión de lichess abierta como { $name }, para retransmisiones.
around-broadcast-in-file = Sesión de lichess abierta como { $name }, para retransmisiones. Aquí no hay almacén de claves: el token está en un archivo que solo usted puede leer.
around-broadcast-out = Sesión de lichess cerrada. Ya no se envía nada allí.
around-broadcast-game = La retransmisión no tomó todo del tablero { $board }: { $why }
around-broadcast-fails = La retransmisión no recibe las partidas: { $why } Se siguen escribiendo en su carpeta.
around-broadcast-back = La retransmisión vuelve a recibir las partidas.
