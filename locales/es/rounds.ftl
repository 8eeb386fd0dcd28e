# El torneo como se lleva en la mesa del árbitro, y el informe de una ronda.
event-entry = { $when }, { $by }: { $what }
event-article = (artículo { $article })
event-board = Ronda { $round }, tablero { $board }
event-round = Ronda { $round }
event-opened = El torneo { $event } está creado. Rondas: { $rounds }.
event-imported = El torneo está creado a partir de un informe de torneo.
event-details = El torneo es ahora { $event }. Rondas: { $rounds }.
event-player = { $name } está inscrito, número { $player }.
event-withdrawn = { $name } se retira desde la ronda { $round }: { $why }
event-returned = { $name } vuelve a jugar.
event-unpaired = Ronda { $round }, tablero { $board }: se anula el emparejamiento.
event-bye = Ronda { $round }: { $name } { $bye ->
    [full] descansa con un punto
    [half] descansa con medio punto
    [allocated] se queda sin rival
   *[zero] descansa sin punto
}.
event-table = Ronda { $round }, tablero { $board }: se juega en la mesa { $table }.
event-result = Ronda { $round }, tablero { $board }: { $result }{ $signed ->
    [both] , firmado por ambos
    [white] , firmado solo por las blancas
    [black] , firmado solo por las negras
    [neither] , sin firmas
   *[unknown] {""}
}{ $cited }
event-annulled = Ronda { $round }, tablero { $board }: se anula el resultado { $result }: { $why }
event-report = { $place }: { $text }{ $cited }
event-committee = Las apelaciones las deciden { $names }.
event-appeal = { $place }: { $name } apela: { $text }{ $cited }
event-appeal-decided = La apelación { $appeal } { $upheld ->
    [yes] se acepta
   *[no] se rechaza
}: { $text }
event-play-off = Desempate por partidas: { $names }. Ritmo: { $time }.
event-play-off-cancelled = Se anula el desempate entre { $names }: { $why }
event-colours = Desempate: { $name } lleva blancas.
event-play-off-result = Desempate: { $white } contra { $black } { $result }
play-off-next = A continuación: { $white } con blancas contra { $black }{ $minutes ->
    [0] {""}
   *[other] , tras una pausa de al menos { $minutes } minutos
}.
play-off-draw = Se sortean de nuevo los colores: { $names }.
play-off-won = { $name } ha ganado el desempate.
no-event-open = No hay ningún torneo. Cree uno primero.
no-event-second = Ya hay un torneo.
no-event-text = Aquí tiene que haber algo: un nombre, un motivo o lo que ocurrió.
no-event-rounds = Un torneo tiene al menos una ronda.
no-event-time = { $text } no es un ritmo de juego. Es correcto, por ejemplo, 5400+30.
no-event-day = { $text } no es un día. Es correcto, por ejemplo, 2026-11-23.
no-event-players = El informe del torneo no tiene jugadores.
no-event-other-player = En el informe tiene el número { $player } otra persona; aquí es { $name }. No se tomó nada de él.
no-event-new = El informe no dice nada que no se sepa aquí.
no-event-player = No hay ningún jugador con el número { $player }.
no-event-twin = { $name } ya tiene este identificador FIDE.
no-event-late = La liga ya está emparejada; nadie más puede entrar.
no-event-berger = Las tablas de Berger son para 3 a 16 jugadores, no para { $count }.
no-event-paired = Ya hay emparejamientos. Anúlelos primero.
no-event-round = No hay ronda { $round }; la última es la { $rounds }.
no-event-game = En la ronda { $round } nadie juega en el tablero { $board }.
no-event-board = En la ronda { $round } el tablero { $board } ya está ocupado.
no-event-himself = Nadie juega contra sí mismo.
no-event-busy = { $name } ya tiene rival o descanso en la ronda { $round }.
no-event-withdrawn = { $name } se ha retirado.
no-event-not-withdrawn = { $name } no se ha retirado.
no-event-table = En la mesa { $table } se juega otra partida de la ronda.
no-event-has-result = Ronda { $round }, tablero { $board }: ya hay resultado. Anúlelo primero.
no-event-result = Ronda { $round }, tablero { $board }: no hay resultado.
no-event-appeals = El reglamento del torneo excluye las apelaciones (artículo { $article }).
no-event-committee = Las apelaciones las deciden al menos cinco personas, suplentes incluidos. Nómbrelas primero.
no-event-arbiter = El árbitro principal no vota en las apelaciones.
no-event-appeal = No hay ninguna apelación { $appeal } abierta. Una decisión es definitiva.
no-event-begun = La primera ronda ha empezado; eso se fija antes.
no-event-chess960 = No se juega Ajedrez960. Escriba primero chess960.
no-event-position = El Ajedrez960 no tiene posición { $position }. Los números van de 0 a 959.
no-event-round-begun = La ronda { $round } ha empezado; su posición está fijada.
no-event-over = { $place }: aún no ha terminado. El desempate empieza cuando todas las partidas de todas las rondas tienen resultado.
no-event-play-off = No se previó un desempate antes del torneo: falta su ritmo de juego.
no-event-tied = El desempate es para dos o más jugadores con los mismos puntos.
no-event-such-play-off = No hay desempate { $number }.
no-event-play-off-begun = El desempate { $number } ya ha empezado: no se puede retirar.
no-event-next = Eso no es lo que sigue en el desempate.
incident-at = { $at }: { $what }
incident-warning = Advertencia a { $side }
incident-penalty = Sanción a { $side }
incident-illegal-move = Jugada ilegal: { $side }
incident-boards-differ = El tablero difería: { $side }
incident-sheets-differ = Las planillas diferían
incident-flag = Caída de bandera: { $side }
round-report-title = { $event }, informe de la ronda { $round }
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
round-report-nothing = No ocurrió nada.
