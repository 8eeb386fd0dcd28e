# The tournament's file at the hall desk, and the report of a round.
event-entry = { $when }, { $by }: { $what }
event-article = (artículo { $article })
event-board = Ronda { $round }, tablero { $board }
event-round = Ronda { $round }
event-opened = Torneo { $event } creado. Rondas: { $rounds }.
event-imported = Torneo creado a partir de un informe de torneo.
event-details = Torneo: { $event }. Rondas: { $rounds }.
event-player = Inscripción: { $name }, número { $player }.
event-withdrawn = { $name } se retira desde la ronda { $round }: { $why }
event-returned = { $name } vuelve al torneo.
event-unpaired = Ronda { $round }, tablero { $board }: emparejamiento eliminado.
event-bye = Ronda { $round }: { $name } { $bye ->
    [full] tiene un descanso de un punto
    [half] tiene un descanso de medio punto
    [allocated] tiene el descanso asignado por el emparejamiento
   *[zero] tiene un descanso de cero puntos
}.
event-bye-cancelled = Ronda { $round }: retirado el descanso de { $name }.
event-table = Ronda { $round }, tablero { $board }: se juega en la mesa { $table }.
event-result = Ronda { $round }, tablero { $board }: { $result }{ $signed ->
    [both] , firmado por ambos
    [white] , firmado solo por las blancas
    [black] , firmado solo por las negras
    [neither] , sin firmas
   *[unknown] {""}
}{ $cited }
event-annulled = Ronda { $round }, tablero { $board }: resultado { $result } anulado: { $why }
event-report = { $place }: { $text }{ $cited }
event-committee = Comité de apelación: { $names }.
event-appeal = { $place }: { $name } apela: { $text }{ $cited }
event-appeal-voted = { $name } vota { $upheld ->
    [yes] a favor de
   *[no] en contra de
} la apelación { $appeal }.
event-appeal-votes = A favor de la apelación: { $for }. En contra: { $against }.
event-no-vote = nadie
event-deposit = { $happens ->
    [due] Depósito: { $text }.
    [returned] Se devuelve el depósito: { $text }.
   *[kept] El organizador se queda con el depósito: { $text }.
}
event-appeal-decided = Apelación { $appeal } { $upheld ->
    [yes] aceptada
   *[no] rechazada
}: { $text }
event-play-off = Desempate: { $names }. Ritmo: { $time }.
event-play-off-cancelled = Desempate entre { $names } anulado: { $why }
event-colours = Desempate: { $name } lleva las blancas.
event-play-off-result = Desempate: { $white } contra { $black } { $result }
play-off-next = A continuación: { $white } con blancas contra { $black }{ $minutes ->
    [0] {""}
   *[other] , tras una pausa de al menos { $minutes } minutos
}.
play-off-draw = Sortee de nuevo los colores: { $names }.
play-off-won = { $name } ha ganado el desempate.
play-off-ranks = Nuevos puestos: { $ranks }.
no-event-open = Todavía no hay nadie inscrito. Escriba: inscribir, y luego un nombre.
no-event-second = Ya hay un torneo.
no-event-text = Añada un nombre, un motivo o una descripción.
no-event-rounds = Un torneo tiene de 1 a { $most } rondas.
no-event-rounds-unset = Aún no se ha fijado el número de rondas. Escriba, por ejemplo: { $typed }.
no-event-time = «{ $text }» no es un ritmo de juego. Use, por ejemplo, 5400+30.
no-event-day = «{ $text }» no es una fecha. Use, por ejemplo, 2026-11-23.
no-event-players = El informe del torneo no tiene jugadores.
no-event-other-player = En el informe, el número { $player } es un jugador distinto de { $name }. No se ha importado nada.
no-event-new = El informe no contiene nada nuevo.
no-event-player = No hay ningún jugador con el número { $player }.
no-event-twin = { $name } ya tiene este ID FIDE.
no-event-late = La liga ya está emparejada; no se admiten más inscripciones.
no-event-berger = Las tablas de Berger son para 3 a 16 jugadores, no para { $count }.
no-event-paired = Ya hay emparejamientos. Elimínelos primero.
no-event-round = No existe la ronda { $round }; la última es la { $rounds }.
no-event-game = En la ronda { $round } no juega nadie en el tablero { $board }.
no-event-board = El tablero { $board } ya está ocupado en la ronda { $round }.
no-event-too-few = Un jugador solo no puede ser emparejado.
no-event-paired-with-self = No se puede emparejar a un jugador consigo mismo.
no-event-busy = { $name } ya tiene rival o descanso en la ronda { $round }.
no-event-has-bye = { $name } tiene descanso en la ronda { $round }. Para retirarlo: retirar descanso { $round } { $player }.
no-event-no-bye = { $name } no tiene descanso en la ronda { $round }.
no-event-several-alone = La lista deja a { $count } jugadores sin rival. Solo uno puede quedar libre.
no-event-had-bye = { $name } ya tuvo un descanso o ganó sin jugar, y no puede volver a quedar sin rival (C.04.1).
no-event-round-used = La ronda { $round } ya tiene emparejamientos o descansos. No puede haber menos rondas.
no-event-all-paired = La liga está completa: en sus { $rounds } rondas están emparejados todos con todos. Para más rondas, escriba primero: { $typed }.
no-event-not-round-robin = Es un torneo suizo. Empareje la ronda siguiente con el programa o a mano, o conviértalo en liga.
no-event-not-swiss = Solo un torneo suizo se empareja con un programa. Para una liga: emparejar todo.
no-event-round-open = Ronda { $round }, tablero { $board }: aún no tiene resultado. La ronda siguiente se empareja cuando todas las partidas lo tienen.
no-event-list = No es una lista de emparejamientos.
no-event-pair = La línea { $line } de la lista no es un par de números.
no-event-count = La lista anuncia { $counted ->
    [one] { $counted } emparejamiento
   *[other] { $counted } emparejamientos
}, pero contiene { $found }.
no-event-report = El archivo no es un informe de torneo (TRF), ni una lista de emparejamientos, ni una tabla de jugadores (CSV). La primera fila de una tabla lleva los encabezados: nombre, elo, federación, id, vista.
no-event-left-out = Falta { $name } en la lista.
no-event-met = { $name } y { $second } ya jugaron entre sí (C.04.1).
no-event-round-left = { $name } ya no puede retirarse: no hay ninguna ronda posterior.
no-event-withdrawn = { $name } se ha retirado.
no-event-not-withdrawn = { $name } no se ha retirado.
no-event-table = En la mesa { $table } se juega otra partida de la ronda.
no-event-has-result = Ronda { $round }, tablero { $board }: ya hay resultado. Anúlelo primero.
no-event-result = Ronda { $round }, tablero { $board }: no hay resultado.
no-event-appeals = Las bases de este torneo no permiten apelaciones (artículo { $article }).
no-event-committee = El comité de apelación necesita al menos cinco personas, suplentes incluidos. Nómbrelas primero.
no-event-arbiter = El árbitro principal no vota en las apelaciones.
no-event-member = { $text } no está en el comité de apelación.
no-event-concerned = { $text } es quien apela. Vota un suplente en su lugar.
no-event-voted = { $text } ya ha votado.
no-event-all-voted = Ya han votado tres miembros sobre la apelación { $appeal }.
no-event-votes = Tres votos deciden la apelación { $appeal }. Hasta ahora { $for } a favor y { $against } en contra.
no-event-appeal = No hay ninguna apelación { $appeal } abierta. Una decisión es definitiva.
no-event-begun = La primera ronda ha empezado; eso ya no se puede cambiar.
no-event-chess960 = Este torneo no es de Ajedrez960. Escriba primero chess960.
no-event-position = El Ajedrez960 no tiene ninguna posición { $position }. Los números van de 0 a 959.
no-event-round-begun = La ronda { $round } ha empezado; su posición está fijada.
no-event-undrawn = La posición de Ajedrez960 de la ronda { $round } aún no está sorteada.
no-event-over = { $place }: aún no ha terminado. El desempate empieza cuando todas las partidas de todas las rondas tienen resultado.
no-event-play-off = No se anunció ningún desempate antes del torneo: no tiene ritmo de juego.
no-event-tied = El desempate es para dos o más jugadores con los mismos puntos.
no-event-such-play-off = No existe el desempate { $number }.
no-event-play-off-begun = El desempate { $number } ha empezado; ya no se puede anular.
no-event-next = Esa no es la siguiente partida del desempate.
incident-at = { $at }: { $what }
incident-warning = Advertencia a { $side }
incident-penalty = Penalización a { $side }
incident-illegal-move = Jugada ilegal: { $side }
incident-boards-differ = Tablero que difería: { $side }
incident-sheets-differ = Planillas que difieren
incident-flag = Caída de bandera: { $side }
round-report-title = { $event }, informe de la ronda { $round }
pairing-list-page = Emparejamientos
pairing-list-title = { $event }: emparejamientos de la ronda { $round }
pairing-list-names = Por nombre
pairing-list-alone = sin rival
pairing-list-colour = Color
round-report-game = Tablero { $board }: { $white } contra { $black }, { $result }{ $signed ->
    [both] , firmado por ambos
    [white] , firmado solo por las blancas
    [black] , firmado solo por las negras
    [neither] , sin firmas
   *[unknown] {""}
}
round-report-board = Tablero
round-report-white = Blancas
round-report-black = Negras
round-report-result = Resultado
round-report-signed = Firmas
round-report-signatures = { $signed ->
    [both] ambas
    [white] solo blancas
    [black] solo negras
    [neither] ninguna
   *[unknown] sin constancia
}
round-report-incidents = Incidentes
round-report-nothing = Sin incidentes.
