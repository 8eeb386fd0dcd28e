# Il torneo come lo tiene l'arbitro, e il rapporto di un turno.
event-entry = { $when }, { $by }: { $what }
event-article = (articolo { $article })
event-board = Turno { $round }, scacchiera { $board }
event-round = Turno { $round }
event-opened = Il torneo { $event } è creato. Turni: { $rounds }.
event-imported = Il torneo è creato da un rapporto di torneo.
event-details = Il torneo è ora { $event }. Turni: { $rounds }.
event-player = { $name } è iscritto, numero { $player }.
event-withdrawn = { $name } si ritira dal turno { $round }: { $why }
event-returned = { $name } gioca di nuovo.
event-unpaired = Turno { $round }, scacchiera { $board }: l'abbinamento è annullato.
event-bye = Turno { $round }: { $name } { $bye ->
    [full] riposa con un punto
    [half] riposa con mezzo punto
    [allocated] resta senza avversario
   *[zero] riposa senza punti
}.
event-table = Turno { $round }, scacchiera { $board }: si gioca al tavolo { $table }.
event-result = Turno { $round }, scacchiera { $board }: { $result }{ $signed ->
    [both] , firmato da entrambi
    [white] , firmato solo dal Bianco
    [black] , firmato solo dal Nero
    [neither] , firmato da nessuno
   *[unknown] {""}
}{ $cited }
event-annulled = Turno { $round }, scacchiera { $board }: il risultato { $result } è annullato: { $why }
event-report = { $place }: { $text }{ $cited }
event-committee = Gli appelli sono decisi da { $names }.
event-appeal = { $place }: { $name } fa appello: { $text }{ $cited }
event-appeal-decided = L'appello { $appeal } è { $upheld ->
    [yes] accolto
   *[no] respinto
}: { $text }
event-play-off = Spareggio: { $names }. Cadenza: { $time }.
event-play-off-cancelled = Lo spareggio tra { $names } è annullato: { $why }
event-colours = Spareggio: { $name } ha il Bianco.
event-play-off-result = Spareggio: { $white } contro { $black } { $result }
play-off-next = Poi: { $white } con il Bianco contro { $black }{ $minutes ->
    [0] {""}
   *[other] , dopo una pausa di almeno { $minutes } minuti
}.
play-off-draw = I colori sono sorteggiati di nuovo: { $names }.
play-off-won = { $name } ha vinto lo spareggio.
no-event-open = Non c'è alcun torneo. Createne prima uno.
no-event-second = C'è già un torneo.
no-event-text = Qui ci vuole qualcosa: un nome, un motivo o che cosa è successo.
no-event-rounds = Un torneo ha almeno un turno.
no-event-time = { $text } non è una cadenza. Va bene, per esempio, 5400+30.
no-event-day = { $text } non è un giorno. Va bene, per esempio, 2026-11-23.
no-event-players = Il rapporto di torneo non ha giocatori.
no-event-other-player = Nel rapporto il numero { $player } è di qualcun altro; qui è { $name }. Non se ne è preso nulla.
no-event-new = Il rapporto non dice nulla che qui non sia noto.
no-event-player = Nessun giocatore ha il numero { $player }.
no-event-twin = { $name } ha già questo numero FIDE.
no-event-late = Il girone è già abbinato; nessun altro può iscriversi.
no-event-berger = Le tabelle di Berger sono per 3-16 giocatori, non per { $count }.
no-event-paired = Ci sono già abbinamenti. Annullateli prima.
no-event-round = Non c'è il turno { $round }; l'ultimo è { $rounds }.
no-event-game = Nel turno { $round } nessuno gioca alla scacchiera { $board }.
no-event-board = Nel turno { $round } la scacchiera { $board } è già occupata.
no-event-himself = Nessuno gioca contro se stesso.
no-event-busy = { $name } ha già un avversario o un riposo nel turno { $round }.
no-event-withdrawn = { $name } si è ritirato.
no-event-not-withdrawn = { $name } non si è ritirato.
no-event-table = Al tavolo { $table } si gioca un'altra partita del turno.
no-event-has-result = Turno { $round }, scacchiera { $board }: c'è già un risultato. Annullatelo prima.
no-event-result = Turno { $round }, scacchiera { $board }: non c'è risultato.
no-event-appeals = Il regolamento del torneo esclude gli appelli (articolo { $article }).
no-event-committee = Gli appelli sono decisi da almeno cinque persone, sostituti compresi. Nominatele prima.
no-event-arbiter = L'arbitro principale non vota sugli appelli.
no-event-appeal = Non c'è un appello { $appeal } aperto. Una decisione è definitiva.
no-event-begun = Il primo turno è cominciato; questo si fissa prima.
no-event-chess960 = Non si gioca a Scacchi960. Digitare prima chess960.
no-event-position = Gli Scacchi960 non hanno la posizione { $position }. I numeri vanno da 0 a 959.
no-event-round-begun = Il turno { $round } è cominciato; la sua posizione è fissata.
no-event-over = { $place }: non è ancora finito. Lo spareggio comincia quando le partite di tutti i turni hanno un risultato.
no-event-play-off = Nessuno spareggio era previsto prima del torneo: manca la sua cadenza.
no-event-tied = Lo spareggio è per due o più giocatori a pari punti.
no-event-such-play-off = Non c'è lo spareggio { $number }.
no-event-play-off-begun = Lo spareggio { $number } è iniziato: non si può più ritirare.
no-event-next = Non è ciò che viene ora nello spareggio.
incident-at = { $at }: { $what }
incident-warning = Ammonimento: { $side }
incident-penalty = Penalità: { $side }
incident-illegal-move = Mossa illegale: { $side }
incident-boards-differ = La scacchiera differiva: { $side }
incident-sheets-differ = I formulari differivano
incident-flag = Caduta della bandierina: { $side }
round-report-title = { $event }, rapporto del turno { $round }
round-report-game = Scacchiera { $board }: { $white } contro { $black }, { $result }{ $signed ->
    [both] , firmato da entrambi
    [white] , firmato solo dal Bianco
    [black] , firmato solo dal Nero
    [neither] , firmato da nessuno
   *[unknown] {""}
}
round-report-board = Scacchiera
round-report-white = Bianco
round-report-black = Nero
round-report-result = Risultato
round-report-signed = Firme
round-report-signatures = { $signed ->
    [both] entrambe
    [white] solo Bianco
    [black] solo Nero
    [neither] nessuna
   *[unknown] non annotate
}
round-report-incidents = Incidenti
round-report-nothing = Non è successo nulla.
