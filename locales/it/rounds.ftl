# The tournament's file at the hall desk, and the report of a round.
event-entry = { $when }, { $by }: { $what }
event-article = (articolo { $article })
event-board = Turno { $round }, scacchiera { $board }
event-round = Turno { $round }
event-opened = Torneo { $event } creato. Turni: { $rounds }.
event-imported = Torneo creato da un rapporto di torneo.
event-details = Torneo: { $event }. Turni: { $rounds }.
event-player = Iscrizione: { $name }, numero { $player }.
event-withdrawn = { $name } si ritira dal turno { $round }: { $why }
event-returned = { $name } rientra nel torneo.
event-unpaired = Turno { $round }, scacchiera { $board }: abbinamento tolto.
event-bye = Turno { $round }: { $name } { $bye ->
    [full] ha un riposo da un punto
    [half] ha un riposo da mezzo punto
    [allocated] ha il riposo assegnato dall'abbinamento
   *[zero] ha un riposo da zero punti
}.
event-bye-cancelled = Turno { $round }: ritirato il riposo di { $name }.
event-table = Turno { $round }, scacchiera { $board }: si gioca al tavolo { $table }.
event-result = Turno { $round }, scacchiera { $board }: { $result }{ $signed ->
    [both] , firmato da entrambi
    [white] , firmato solo dal Bianco
    [black] , firmato solo dal Nero
    [neither] , non firmato
   *[unknown] {""}
}{ $cited }
event-annulled = Turno { $round }, scacchiera { $board }: il risultato { $result } è annullato: { $why }
event-report = { $place }: { $text }{ $cited }
event-committee = Comitato d'appello: { $names }.
event-appeal = { $place }: { $name } fa appello: { $text }{ $cited }
event-appeal-voted = { $name } vota { $upheld ->
    [yes] a favore dell'
   *[no] contro l'
}appello { $appeal }.
event-appeal-votes = A favore dell'appello: { $for }. Contro: { $against }.
event-no-vote = nessuno
event-deposit = { $happens ->
    [due] Cauzione: { $text }.
    [returned] La cauzione viene restituita: { $text }.
   *[kept] L'organizzatore trattiene la cauzione: { $text }.
}
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
play-off-draw = Sorteggiare di nuovo i colori: { $names }.
play-off-won = { $name } ha vinto lo spareggio.
play-off-ranks = Nuovi posti: { $ranks }.
no-event-open = Non è ancora iscritto nessuno. Digitare: iscrivi, poi un nome.
no-event-second = C'è già un torneo.
no-event-text = Aggiungere un nome, un motivo o una descrizione.
no-event-rounds = Un torneo ha da 1 a { $most } turni.
no-event-rounds-unset = Il numero di turni non è ancora fissato. Scriva, per esempio: { $typed }.
no-event-time = «{ $text }» non è una cadenza. Usare, per esempio, 5400+30.
no-event-day = «{ $text }» non è una data. Usare, per esempio, 2026-11-23.
no-event-players = Il rapporto di torneo non ha giocatori.
no-event-other-player = Nel rapporto il numero { $player } è un giocatore diverso da { $name }. Non è stato importato nulla.
no-event-new = Il rapporto non contiene nulla di nuovo.
no-event-player = Nessun giocatore ha il numero { $player }.
no-event-twin = { $name } ha già questo ID FIDE.
no-event-late = Il girone è già abbinato; non si accettano altre iscrizioni.
no-event-berger = Le tabelle di Berger valgono da 3 a 16 giocatori, non per { $count }.
no-event-paired = Ci sono già abbinamenti. Prima toglierli.
no-event-round = Non c'è il turno { $round }; l'ultimo è { $rounds }.
no-event-game = Nel turno { $round } nessuno gioca alla scacchiera { $board }.
no-event-board = La scacchiera { $board } è già occupata nel turno { $round }.
no-event-too-few = Un giocatore da solo non può essere abbinato.
no-event-paired-with-self = Un giocatore non può essere abbinato con sé stesso.
no-event-busy = { $name } ha già un avversario o un riposo nel turno { $round }.
no-event-has-bye = { $name } ha un riposo nel turno { $round }. Per ritirarlo: ritira riposo { $round } { $player }.
no-event-no-bye = { $name } non ha riposo nel turno { $round }.
no-event-several-alone = La lista lascia { $count } giocatori senza avversario. Solo uno può restarlo.
no-event-had-bye = { $name } ha già avuto un riposo o vinto senza giocare, e non può restare di nuovo senza avversario (C.04.1).
no-event-round-used = Il turno { $round } ha già abbinamenti o riposi. I turni non possono essere di meno.
no-event-all-paired = Il girone all'italiana è completo: nei suoi { $rounds } turni tutti sono abbinati con tutti. Per altri turni, scriva prima: { $typed }.
no-event-not-round-robin = È un torneo svizzero. Abbinare il turno successivo con il programma o a mano, o farne un girone.
no-event-not-swiss = Solo un torneo svizzero si abbina con un programma. Per un girone: abbina tutto.
no-event-round-open = Turno { $round }, scacchiera { $board }: non ha ancora un risultato. Il turno successivo si abbina quando ogni partita ne ha uno.
no-event-list = Non è una lista di abbinamenti.
no-event-pair = La riga { $line } della lista non è una coppia di numeri.
no-event-count = La lista annuncia { $counted ->
    [one] { $counted } abbinamento
   *[other] { $counted } abbinamenti
}, ma ne contiene { $found }.
no-event-report = Il file non è un rapporto di torneo (TRF), né un elenco di abbinamenti, né una tabella di giocatori (CSV). La prima riga di una tabella ha le intestazioni: nome, elo, federazione, id, vista.
no-event-left-out = Nell'elenco manca { $name }.
no-event-met = { $name } e { $second } hanno già giocato tra loro (C.04.1).
no-event-round-left = { $name } non può più ritirarsi: non c'è un turno successivo.
no-event-withdrawn = { $name } si è ritirato.
no-event-not-withdrawn = { $name } non si è ritirato.
no-event-table = Al tavolo { $table } si gioca un'altra partita del turno.
no-event-has-result = Turno { $round }, scacchiera { $board }: c'è già un risultato. Prima annullarlo.
no-event-result = Turno { $round }, scacchiera { $board }: non c'è risultato.
no-event-appeals = Il bando di questo torneo non ammette appelli (articolo { $article }).
no-event-committee = Al comitato d'appello servono almeno cinque persone, riserve comprese. Nominarle prima.
no-event-arbiter = L'arbitro principale non vota sugli appelli.
no-event-member = { $text } non fa parte del comitato d'appello.
no-event-concerned = { $text } è il giocatore che si appella. Vota una riserva.
no-event-voted = { $text } ha già votato.
no-event-all-voted = Sull'appello { $appeal } hanno già votato tre membri.
no-event-votes = Tre voti decidono l'appello { $appeal }. Finora { $for } a favore e { $against } contro.
no-event-appeal = Non c'è un appello { $appeal } aperto. Una decisione è definitiva.
no-event-begun = Il primo turno è cominciato; questo non si può più cambiare.
no-event-chess960 = Questo non è un torneo Chess960. Digitare prima chess960.
no-event-position = Il Chess960 non ha una posizione { $position }. I numeri vanno da 0 a 959.
no-event-round-begun = Il turno { $round } è cominciato; la sua posizione è fissata.
no-event-undrawn = La posizione di Chess960 del turno { $round } non è ancora sorteggiata.
no-event-over = { $place }: non è ancora finito. Lo spareggio comincia quando le partite di tutti i turni hanno un risultato.
no-event-play-off = Prima del torneo non è stato annunciato alcuno spareggio: manca la cadenza.
no-event-tied = Lo spareggio è per due o più giocatori a pari punti.
no-event-such-play-off = Non c'è lo spareggio { $number }.
no-event-play-off-begun = Lo spareggio { $number } è cominciato; non si può più annullare.
no-event-next = Non è la prossima partita dello spareggio.
incident-at = { $at }: { $what }
incident-warning = Ammonizione: { $side }
incident-penalty = Sanzione: { $side }
incident-illegal-move = Mossa illegale: { $side }
incident-boards-differ = Scacchiera diversa: { $side }
incident-sheets-differ = Formulari diversi
incident-flag = Caduta della bandierina: { $side }
round-report-title = { $event }, rapporto del turno { $round }
pairing-list-page = Abbinamenti
pairing-list-title = { $event }: abbinamenti del turno { $round }
pairing-list-names = Per nome
pairing-list-alone = senza avversario
pairing-list-colour = Colore
round-report-game = Scacchiera { $board }: { $white } contro { $black }, { $result }{ $signed ->
    [both] , firmato da entrambi
    [white] , firmato solo dal Bianco
    [black] , firmato solo dal Nero
    [neither] , non firmato
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
round-report-nothing = Nessun incidente.
