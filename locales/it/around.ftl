# The tournament at the hall desk: words to type and answers.
option-tournament = crea il torneo da questo rapporto di torneo (TRF)
# Commands; semicolons separate several words for one command.
hall-line-event = torneo
hall-line-event-help = informa sul torneo e sul turno in corso
hall-line-players = giocatori
hall-line-players-help = elenca i giocatori con i loro numeri
hall-line-enter = iscrivi; iscrivi giocatore
hall-line-enter-help = iscrive un giocatore: iscrivi Ada Lovelace; elo 2100; id 1900001; cieco, vedente o sordo; tavolo 12 per un tavolo fisso; con un numero davanti si aggiungono dati dopo: iscrivi 3; titolo WGM
hall-line-rounds = numero di turni
hall-line-rounds-help = fissa il numero di turni: numero di turni 7
hall-line-system = sistema
hall-line-system-help = fissa il sistema di abbinamento: girone all'italiana, doppio girone o svizzero
hall-line-time = cadenza
hall-line-time-help = fissa la cadenza: cadenza 5400+30
hall-line-pair-all = abbina tutto
hall-line-pair-all-help = abbina tutti i turni di un girone secondo le tabelle di Berger
hall-line-pair-next = abbina il prossimo; abbina prossimo
hall-line-pair-next-help = abbina il turno successivo di uno svizzero con il programma di abbinamento e chiede prima di accettare la lista
hall-line-pairing-program = programma di abbinamento
hall-line-pairing-program-help = indica il programma per «abbina il prossimo», con le sue opzioni; {"{report}"} e {"{list}"} sono i suoi file: programma di abbinamento bbpPairings --dutch {"{report}"} -p
hall-line-pair = abbina
hall-line-pair-help = fissa un abbinamento, prima il Bianco: abbina 2.1 5 8
hall-line-unpair = togli abbinamento
hall-line-unpair-help = toglie un abbinamento: togli abbinamento 2.1
hall-line-bye = riposo
hall-line-bye-help = dà a un giocatore un riposo da un punto, da mezzo o da zero, o quello dell'abbinamento: riposo 2 5 mezzo, o riposo 2 5 abbinamento
hall-line-cancel-bye = ritira riposo
hall-line-cancel-bye-help = ritira un riposo: ritira riposo 2 5
hall-line-seat = assegna tavolo
hall-line-seat-help = fissa a quale tavolo si gioca una scacchiera: assegna tavolo 2.1 12
hall-line-round = turno
hall-line-round-help = avvia quel turno ai tavoli e ne legge gli abbinamenti: turno 2
hall-line-pairings = abbinamenti
hall-line-pairings-help = legge gli abbinamenti: abbinamenti, o abbinamenti 3
hall-line-check = controlla abbinamenti
hall-line-check-help = controlla gli abbinamenti di un turno: giocatori non abbinati, giocatori che si sono già incontrati, lo stesso colore tre volte di fila: controlla abbinamenti, o controlla abbinamenti 3
hall-line-pairing-list = lista abbinamenti
hall-line-pairing-list-help = scrive gli abbinamenti di un turno in una pagina da appendere (HTML), per scacchiera e per nome: lista abbinamenti, o lista abbinamenti 3
hall-line-result = risultato
hall-line-result-help = registra un risultato a mano (1-0, 0-1, 1/2, +/-, -/+, -/-, 0-0, 1/2-0, 0-1/2): risultato 4 1-0, o risultato 2.4 +/- 6.7.1
hall-line-cancel = ritira risultato
hall-line-cancel-help = annulla un risultato registrato per errore, con il motivo: ritira risultato 4 i formulari dicono altro
hall-line-standings = classifica
hall-line-standings-help = legge la classifica
hall-line-incident = incidente
hall-line-incident-help = annota un incidente, a una scacchiera o in generale: incidente 4 è squillato un telefono, articolo 11.3.2
hall-line-committee = comitato
hall-line-committee-help = nomina il comitato d'appello, almeno cinque persone, prima chi presiede: comitato Ann, Bob, Cem, Dag, Eve
hall-line-appeal = appello
hall-line-appeal-help = annota l'appello di un giocatore: appello 5 la mossa era legale
hall-line-vote = voto
hall-line-vote-help = registra il voto di un membro del comitato su un appello; decidono tre voti: voto 1 Ann favorevole, o voto 1 Bob contrario
hall-line-upheld = appello accolto
hall-line-upheld-help = annota che il comitato ha accolto un appello, e perché: appello accolto 1 era legale
hall-line-rejected = appello respinto
hall-line-rejected-help = annota che il comitato ha respinto un appello, e perché: appello respinto 1 era illegale
hall-line-out = giocatore ritirato
hall-line-out-help = ritira un giocatore dopo il turno in corso: giocatore ritirato 5 malato
hall-line-in = giocatore torna
hall-line-in-help = riammette un giocatore ritirato: giocatore torna 5
hall-line-play-off = spareggio
hall-line-play-off-help = avvia uno spareggio tra giocatori a pari punti, nell'ordine del sorteggio: spareggio 5 8
hall-line-play-off-result = spareggio risultato
hall-line-play-off-result-help = registra una partita di uno spareggio, prima il Bianco: spareggio risultato 1 5 8 1-0
hall-line-play-off-white = spareggio bianco
hall-line-play-off-white-help = annota chi ha il Bianco dopo il sorteggio dei colori: spareggio bianco 1 8
hall-line-cancel-play-off = ritira spareggio
hall-line-cancel-play-off-help = annulla uno spareggio non ancora iniziato: ritira spareggio 1 sorteggio sbagliato
hall-line-play-off-time = spareggio cadenza
hall-line-play-off-time-help = fissa la cadenza degli spareggi, prima dell'inizio del torneo: spareggio cadenza 180+2
hall-line-report = scrivi rapporto
hall-line-report-help = scrive su file il rapporto del torneo (TRF26; per TRF16, «scrivi rapporto trf16»), la classifica e il rapporto del turno
hall-line-single-files = file separati
hall-line-single-files-help = scrive anche ogni partita in un file suo, in una cartella separata
hall-line-single-files-off = file separati fine
hall-line-single-files-off-help = scrive un solo file per turno
hall-line-chess960 = chess960; scacchi960
hall-line-chess960-help = si gioca a Chess960: ogni turno parte da una posizione sorteggiata, la stessa a tutti i tavoli
hall-line-chess960-off = chess960 fine; scacchi960 fine
hall-line-chess960-off-help = torna agli scacchi normali
hall-line-position = posizione iniziale
hall-line-position-help = fissa la posizione Chess960 del turno successivo invece di sorteggiarla, da 0 a 959: posizione iniziale 518, o posizione iniziale 2 518
hall-line-delay = ritardo
hall-line-delay-help = fissa il ritardo della diretta in minuti: ritardo 15
hall-line-city = città; citta
hall-line-city-help = fissa la città: città Lisbona
hall-line-federation = federazione
hall-line-federation-help = fissa la federazione: federazione POR
hall-line-days = giorni
hall-line-days-help = fissa il primo e l'ultimo giorno: giorni 2026-11-23 2026-11-27
hall-line-chief = arbitro principale
hall-line-chief-help = fissa chi è l'arbitro principale: arbitro principale Dora Hooper
hall-line-default-time = tempo di tolleranza
hall-line-default-time-help = fissa il tempo di tolleranza in minuti: tempo di tolleranza 30
hall-line-tie-breaks = spareggi tecnici
hall-line-tie-breaks-help = fissa gli spareggi tecnici: spareggi tecnici DE, BH, SB
hall-line-points = punti
hall-line-points-help = fissa i punti per vittoria, patta e sconfitta, prima del primo turno: punti 3-1-0
hall-line-deposit = cauzione d'appello; cauzione
hall-line-deposit-help = fissa la cauzione per un appello, 0 per nessuna: cauzione 50 euro
hall-line-sheets = formulari
hall-line-sheets-help = annota che i formulari di una scacchiera sono stati consegnati, o legge quelli che mancano: formulari 4, formulari 4 bianco, o formulari
hall-line-call = inizio tra
hall-line-call-help = annuncia l'inizio del turno cinque minuti e un minuto prima; 0 lo annulla: inizio tra 10
hall-line-no-appeals = niente appelli
hall-line-no-appeals-help = non sono ammessi appelli
hall-line-appeals = appelli ammessi
hall-line-appeals-help = sono ammessi appelli
hall-line-my-name = il mio nome
hall-line-my-name-help = fissa il nome con cui si firmano le decisioni e le note di questa postazione: il mio nome Dora Hooper
hall-line-import = importa; iscrizioni
hall-line-import-help = importa le novità di un rapporto di torneo successivo, per esempio i prossimi abbinamenti, o la lista di un programma di abbinamento: importa turno-2.trf; o i giocatori di un foglio di calcolo salvato come CSV (nome, Elo, federazione, ID, vista): iscrizioni circolo.csv
around-round-robin = girone all'italiana; girone
around-double-round-robin = doppio girone
around-swiss = svizzero
around-bye-full = intero; 1
around-bye-half = mezzo; 1/2; ½
around-bye-zero = zero; 0
around-bye-allocated = abbinamento; assegnato; u
around-result-draw = patta; pari
around-result-white = bianco; vince il bianco; il bianco vince
around-result-black = nero; vince il nero; il nero vince
around-vote-for = favorevole; a favore; sì; si
around-vote-against = contrario; contro; no
around-field-name = nome; giocatore
around-field-rating = elo
around-field-id = id; id fide
around-field-title = titolo
around-field-federation = federazione
around-field-team = squadra
around-field-table = tavolo
around-field-sight = vista
around-sight-vi = ipovedente; non vedente; cieco; cieca
around-sight-sighted = vedente
around-sight-deaf = sordo; sorda
around-about = { $name }: { $system }, turni: { $rounds }, giocatori: { $players }. { $state ->
    [none] Nessun turno è cominciato.
    [results] Ci sono risultati fino al turno { $round }.
   *[other] Si gioca il turno { $round }.
}
around-city = Città: { $text }.
around-federation = Federazione: { $text }.
around-days = Giorni: { $text }.
around-chief = Arbitro principale: { $text }.
around-time = Cadenza: { $text }.
around-play-off-time = Cadenza degli spareggi: { $text }.
around-default-time = Tempo di tolleranza: { $minutes } min.
around-tie-breaks = Spareggi tecnici: { $text }.
around-points = Punti per vittoria, patta e sconfitta: { $text }.
around-usual-points = Una vittoria vale un punto, una patta mezzo.
around-forfeit-points = Una vittoria a forfait vale { $win }, una sconfitta a forfait { $loss }.
around-deposit = Cauzione per un appello: { $text }.
around-no-deposit = Un appello non richiede cauzione.
around-none = nessuna;nessuno;niente;spento;off
around-call = { $minutes ->
    [0] È ora di avviare il turno. Digitare avvia turno.
    [one] Il turno comincia tra { $minutes } minuto.
   *[other] Il turno comincia tra { $minutes } minuti.
}
around-call-set = { $minutes ->
    [0] L'inizio del turno non viene annunciato.
    [one] Il turno comincia tra { $minutes } minuto.
   *[other] Il turno comincia tra { $minutes } minuti. L'inizio è annunciato cinque minuti e un minuto prima.
}
sheets-all = Turno { $round }: non manca alcun formulario delle partite finite.
sheets-missing = Turno { $round }: formulari mancanti: { $boards }.
sheets-missing-board = scacchiera { $board } ({ $sides ->
    [white] Bianco
    [black] Nero
   *[both] entrambi
})
event-sheets = Turno { $round }, scacchiera { $board }: { $sides ->
    [white] consegnato il formulario del Bianco
    [black] consegnato il formulario del Nero
   *[both] consegnati entrambi i formulari
}.
around-appeals-excluded = Non sono ammessi appelli.
around-appeals-allowed = Sono ammessi appelli.
around-by = Le decisioni di questa postazione sono firmate da { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , Elo { $rating }
}{ $state ->
    [out] , ritirato
   *[in] {""}
}
around-no-players = Non ci sono ancora giocatori iscritti.
around-namesake = Anche il numero { $player } si chiama così.
around-player-changed = Il numero { $number } ora è: { $data }.
around-entries-known = { $count ->
    [one] { $count } giocatore era già iscritto.
   *[other] { $count } giocatori erano già iscritti.
}
around-entries-same = Riga { $line }: { $name } non è stato iscritto, perché il numero { $number }, { $other }, ha lo stesso { $what ->
    [id] ID FIDE. Se è un'altra persona, correggere l'ID nel file
   *[name] nome. Se è un'altra persona, digitare: { $typed }
}. Per cambiare il numero { $number }, digitare per esempio: iscrivi { $number }; elo 1850
around-entries-twice = Riga { $line }: { $name } è nel file due volte ed è stato iscritto una volta.
around-entries-unread = La riga { $line } è stata saltata: manca il nome.
around-entries-none = Il file non contiene giocatori, solo intestazioni.
around-entries-cell = La riga { $line } è stata saltata: nella colonna { $column } non è ammesso { $cell }.
around-check-fine = Turno { $round }: nessun errore negli abbinamenti.
around-no-pairings = Non ci sono ancora abbinamenti per il turno { $round }.
around-empty-round = Il turno { $round } è cominciato, ma nessuno vi è abbinato. Lo abbini, per esempio: { $typed }. I tavoli ricevono allora le loro partite.
around-not-paired = Non abbinati nel turno { $round }: { $names }.
around-free-anyway = { $name } riposa comunque nel turno { $round }. Con questo bye il riposo dà punti, quelli degli altri no.
around-changed = Il tavolo { $table } ora comunica { $result }, ma è registrato { $entered }. Se il tavolo ha ragione, annullare il vecchio risultato e inserire questo a mano.
around-gone = Tavolo { $table }: lì il risultato è stato annullato, ma qui è registrato { $result }. Annullarlo, se è giusto.
around-was-cancelled = Il tavolo { $table } comunica { $result }, che qui era stato annullato. Se è giusto, inserirlo a mano.
around-result-by-hand = il risultato è stato inserito alla postazione dell'arbitro
around-forfeit-begun = Al tavolo { $table } hanno mosso tutti e due: quella partita è stata giocata e non può finire per forfait. Inserire 1-0, 0-1 o patta.
around-ends-at-table = Tavolo { $table }: la partita finisce così, e gli orologi si fermano.
around-open-at-table = Tavolo { $table }: lì la partita è di nuovo aperta, con gli orologi fermi. Inserire il risultato giusto o, per continuarla, digitare: { $table }: { $word }.
around-forfeits-stay = I risultati per forfait restano: { $boards }. Se una di queste partite si gioca, annullare prima il suo risultato.
around-delay = { $minutes ->
    [0] Diretta senza ritardo.
    [one] Diretta con { $minutes } minuto di ritardo.
   *[other] Diretta con { $minutes } minuti di ritardo.
}
around-report-title = Rapporto del turno
around-written = Salvato in { $folder }: { $files }.
around-not-written = Impossibile salvare in { $folder }: { $files }. Controllare lo spazio libero e i permessi.
around-unread = Impossibile leggere questo torneo: l'ha scritto una versione più recente, o il file è danneggiato. Non è cambiato nulla.
event-signed = Turno { $round }, scacchiera { $board }{ $signed ->
    [both] : firmato da entrambi
    [white] : firmato solo dal Bianco
    [black] : firmato solo dal Nero
   *[neither] : non firmato
}{ $hands }.
event-broadcast-ended = Il turno { $round } non è più in diretta.
event-single-files = Ogni partita viene scritta anche in un file suo.
event-single-files-off = Le partite non vengono più scritte in file separati.
event-chess960 = È un torneo Chess960. La posizione di ogni turno si sorteggia quando il turno comincia.
event-chess960-off = È un torneo di scacchi normali.
event-start = Il turno { $round } parte dalla posizione Chess960 { $position }: { $pieces }.
event-round-begun = Il turno { $round } è cominciato.
around-broadcast-fails = Le partite non arrivano alla diretta: { $why } Restano salvate nella loro cartella.
around-broadcast-back = Le partite arrivano di nuovo alla diretta.
hall-ask-pairings = Accettare questi abbinamenti per il turno { $round }? Sì o no.
hall-ask-system = Ci sono già partite abbinate. Cambiare il sistema da { $before } a { $system }? Sì o no.
hall-ask-cancel-bye = Il turno { $round } è già iniziato. Togliere il bye di { $player }, con i suoi punti? Sì o no.
pairing-runs = Il programma sta abbinando il turno { $round }.
pairing-taken = Il turno { $round } è abbinato.
pairing-named = Il programma di abbinamento ora è: { $command }.
pairing-not-named = Il programma di abbinamento non è stato salvato: { $what }.
pairing-refused = La lista del programma di abbinamento non è stata accettata. { $why }
pairing-unnamed = Nessun programma di abbinamento è indicato. Digitare: programma di abbinamento, poi nome e opzioni.
pairing-not-found = Il programma di abbinamento «{ $program }» non si trova. Installarlo, o indicarne un altro: programma di abbinamento, poi il nome.
pairing-not-started = Il programma di abbinamento «{ $program }» non si avvia: { $what }.
pairing-late = Il programma di abbinamento «{ $program }» ha impiegato più di { $seconds } secondi ed è stato fermato. Abbinare a mano, o dargli più tempo nelle impostazioni.
pairing-failed = Il programma di abbinamento «{ $program }» è terminato con un errore{ $code ->
    [0] .
   *[other] {" "}(codice { $code }).
} Il rapporto che ha ricevuto è pairing.trf, nella cartella del torneo.
pairing-said = Il programma di abbinamento dice: { $text }
pairing-unusable = Il programma di abbinamento «{ $program }» non ha dato una lista leggibile.
pairing-busy = Il programma di abbinamento è ancora al lavoro.
setting-pairing-program = Programma di abbinamento
setting-pairing-program-help = Indica il programma che abbina i turni di un torneo svizzero, con le sue opzioni, per esempio: bbpPairings --dutch {"{report}"} -p.
setting-pairing-seconds = Programma di abbinamento: tempo in secondi
setting-pairing-seconds-help = Limita il tempo concesso al programma di abbinamento.
pairing-third-colour = { $name } ha il { $side } per la terza volta di seguito (C.04.1).
