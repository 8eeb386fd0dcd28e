# Il torneo intorno ai tavoli, condotto dalla postazione dell'arbitro: che cosa si scrive e che cosa dice.
option-tournament = crea il torneo da questo rapporto di torneo (TRF)
# Comandi; più parole per un comando sono separate da punto e virgola.
hall-line-event = torneo
hall-line-event-help = dice quale torneo è e quale turno si gioca
hall-line-players = giocatori
hall-line-players-help = legge i giocatori con i loro numeri
hall-line-enter = iscrivi; iscrivi giocatore
hall-line-enter-help = iscrive un giocatore: iscrivi Ada Lovelace; elo 2100; id 1900001; cieco, vedente o sordo; con un numero davanti completa un giocatore: iscrivi 3; titolo WGM
hall-line-rounds = numero di turni
hall-line-rounds-help = dice quanti turni ci sono: numero di turni 7
hall-line-system = sistema
hall-line-system-help = dice come si abbina: girone all'italiana, doppio girone o svizzero
hall-line-time = cadenza
hall-line-time-help = dice la cadenza: cadenza 5400+30
hall-line-pair-all = abbina tutto
hall-line-pair-all-help = abbina tutti i turni di un girone con le tabelle di Berger
hall-line-pair = abbina
hall-line-pair-help = abbina una scacchiera di un turno, prima il Bianco: abbina 2.1 5 8
hall-line-unpair = togli abbinamento
hall-line-unpair-help = ritira un abbinamento: togli abbinamento 2.1
hall-line-bye = riposo
hall-line-bye-help = dà a un giocatore un turno senza avversario, intero, mezzo o zero: riposo 2 5 mezzo
hall-line-seat = assegna tavolo
hall-line-seat-help = dice a quale tavolo si gioca una scacchiera: assegna tavolo 2.1 12
hall-line-broadcast = diretta
hall-line-broadcast-help = le partite di un turno vanno in un turno di una diretta su lichess, con il suo nome nell’indirizzo: diretta 2 AbCd1234
hall-line-broadcast-off = diretta fine
hall-line-broadcast-off-help = non vi vanno più
hall-line-broadcast-token = diretta token
hall-line-broadcast-token-help = accede a lichess con un token personale che possa scrivere studi; senza, esce
hall-line-round = turno
hall-line-round-help = i tavoli giocano quel turno da ora; legge i suoi abbinamenti: turno 2
hall-line-pairings = abbinamenti
hall-line-pairings-help = legge chi gioca contro chi: abbinamenti, o abbinamenti 3
hall-line-result = risultato
hall-line-result-help = registra un risultato a mano: risultato 4 1-0, o risultato 2.4 +/- 6.7.1
hall-line-cancel = ritira risultato
hall-line-cancel-help = ritira un risultato registrato per errore: ritira risultato 4 i formulari dicono altro
hall-line-standings = classifica
hall-line-standings-help = legge la classifica
hall-line-incident = incidente
hall-line-incident-help = annota che cosa è successo, a una scacchiera o no: incidente 4 è squillato un telefono, articolo 11.3.2
hall-line-committee = comitato
hall-line-committee-help = nomina chi decide gli appelli, almeno cinque, il primo presiede: comitato Ann, Bob, Cem, Dag, Eve
hall-line-appeal = appello
hall-line-appeal-help = annota l'appello di un giocatore: appello 5 la mossa era legale
hall-line-upheld = appello accolto
hall-line-upheld-help = annota che il comitato accoglie un appello, e perché: appello accolto 1 era legale
hall-line-rejected = appello respinto
hall-line-rejected-help = annota che il comitato lo respinge: appello respinto 1 era illegale
hall-line-out = giocatore ritirato
hall-line-out-help = un giocatore non è più abbinato dopo il turno che si gioca: giocatore ritirato 5 malato
hall-line-in = giocatore torna
hall-line-in-help = un giocatore è di nuovo abbinato: giocatore torna 5
hall-line-play-off = spareggio
hall-line-play-off-help = giocatori a pari punti giocano per il loro ordine, nell'ordine del sorteggio: spareggio 5 8
hall-line-play-off-result = spareggio risultato
hall-line-play-off-result-help = registra una partita di uno spareggio, prima il Bianco: spareggio risultato 1 5 8 1-0
hall-line-play-off-white = spareggio bianco
hall-line-play-off-white-help = dice chi ha il Bianco dopo il sorteggio dei colori: spareggio bianco 1 8
hall-line-cancel-play-off = ritira spareggio
hall-line-cancel-play-off-help = ritira uno spareggio non ancora iniziato: ritira spareggio 1 sorteggio sbagliato
hall-line-play-off-time = spareggio cadenza
hall-line-play-off-time-help = dice la cadenza degli spareggi, prima del torneo: spareggio cadenza 180+2
hall-line-report = scrivi rapporto
hall-line-report-help = scrive il rapporto del torneo (TRF26, o TRF16: scrivi rapporto trf16), la classifica e il rapporto del turno in file
hall-line-single-files = file separati
hall-line-single-files-help = scrive anche ogni partita in un file suo, in una cartella accanto
hall-line-single-files-off = file separati fine
hall-line-single-files-off-help = scrive solo il file del turno
hall-line-chess960 = chess960; scacchi960
hall-line-chess960-help = si gioca a Scacchi960; ogni turno parte da una posizione sorteggiata, la stessa a tutti i tavoli
hall-line-chess960-off = chess960 fine; scacchi960 fine
hall-line-chess960-off-help = si gioca di nuovo a scacchi normali
hall-line-position = posizione iniziale
hall-line-position-help = dice da quale posizione degli Scacchi960 parte il turno seguente, da 0 a 959, al posto del sorteggio: posizione iniziale 518, o posizione iniziale 2 518
hall-line-delay = ritardo
hall-line-delay-help = dice di quanti minuti le partite si mostrano più tardi fuori: ritardo 15
hall-line-city = città; citta
hall-line-city-help = dice dove si gioca il torneo: città Lisbona
hall-line-federation = federazione
hall-line-federation-help = dice in quale federazione si gioca: federazione POR
hall-line-days = giorni
hall-line-days-help = dice il primo e l'ultimo giorno: giorni 2026-11-23 2026-11-27
hall-line-chief = arbitro principale
hall-line-chief-help = dice chi è l'arbitro principale: arbitro principale Dora Hooper
hall-line-default-time = tempo di tolleranza
hall-line-default-time-help = dice di quanti minuti un giocatore può tardare: tempo di tolleranza 30
hall-line-tie-breaks = spareggi tecnici
hall-line-tie-breaks-help = dice che cosa ordina i giocatori a pari punti: spareggi tecnici DE, BH, SB
hall-line-no-appeals = niente appelli
hall-line-no-appeals-help = il regolamento esclude gli appelli
hall-line-appeals = appelli ammessi
hall-line-appeals-help = il regolamento ammette gli appelli
hall-line-my-name = il mio nome
hall-line-my-name-help = dice chi decide a questa postazione: le decisioni e le note del torneo portano quel nome: il mio nome Dora Hooper
hall-line-import = importa
hall-line-import-help = prende da un rapporto di torneo successivo ciò che aggiunge, per esempio gli abbinamenti del turno seguente: importa turno-2.trf
around-round-robin = girone all'italiana; girone
around-double-round-robin = doppio girone
around-swiss = svizzero
around-bye-full = intero; 1
around-bye-half = mezzo; 1/2; ½
around-bye-zero = zero; 0
around-field-rating = elo
around-field-id = id; id fide
around-field-title = titolo
around-field-federation = federazione
around-field-team = squadra
around-sight-vi = ipovedente; non vedente; cieco; cieca
around-sight-sighted = vedente
around-sight-deaf = sordo; sorda
around-about = { $name }: { $system }, turni: { $rounds }, giocatori: { $players }. { $round ->
    [0] Nessun turno è cominciato.
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
around-appeals-excluded = Il regolamento esclude gli appelli.
around-appeals-allowed = Il regolamento ammette gli appelli.
around-by = Le decisioni da qui sono firmate da { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , Elo { $rating }
}
around-no-players = Nessuno è ancora iscritto.
around-no-pairings = Nessuno è abbinato nel turno { $round }.
around-not-paired = Non abbinati nel turno { $round }: { $names }.
around-changed = Tavolo { $table }: il risultato lì è ora { $result }, è registrato { $entered }. Ritiratelo e registrate l'altro a mano se è giusto.
around-gone = Tavolo { $table }: il risultato lì è stato annullato, è registrato { $result }. Ritiratelo se è giusto.
around-was-cancelled = Tavolo { $table }: il risultato lì è { $result }. Qui è stato ritirato: registratelo a mano se è giusto.
around-delay = { $minutes ->
    [0] Le partite si mostrano fuori subito.
    [one] Le partite si mostrano fuori { $minutes } minuto più tardi.
   *[other] Le partite si mostrano fuori { $minutes } minuti più tardi.
}
around-report-title = Rapporto del turno
around-written = Scritto in { $folder }: { $files }.
around-not-written = Non scritto in { $folder }: { $files }. Guardate se c'è spazio e se vi potete scrivere.
around-unread = Il torneo non si può leggere qui: l'ha scritto una versione più nuova del programma, o il suo file è danneggiato. Non vi si cambia nulla.
event-signed = Turno { $round }, scacchiera { $board }{ $signed ->
    [both] : firmato da entrambi
    [white] : firmato solo dal Bianco
    [black] : firmato solo dal Nero
   *[neither] : firmato da nessuno
}.
event-broadcast = Le partite del turno { $round } vanno nella diretta { $id } su lichess.
event-broadcast-ended = Le partite del turno { $round } non vanno in nessuna diretta.
event-single-files = Ogni partita si scrive anche in un file suo.
event-single-files-off = Le partite non si scrivono più in file separati.
event-chess960 = Si gioca a Scacchi960. La posizione di ogni turno si sorteggia quando comincia.
event-chess960-off = Si gioca a scacchi normali.
event-start = Il turno { $round } parte dalla posizione { $position } degli Scacchi960: { $pieces }.
event-round-begun = Il turno { $round } è cominciato.
around-broadcast-in = Accesso a lichess come { $name }, per le dirette.
around-broadcast-in-file = Accesso a lichess come { $name }, per le dirette. Qui non c’è un portachiavi: il token è in un file che solo Lei può leggere.
around-broadcast-out = Uscita da lichess. Non vi si invia più nulla.
around-broadcast-game = La diretta non ha preso tutto della scacchiera { $board }: { $why }
around-broadcast-fails = La diretta non riceve le partite: { $why } Si continua a scriverle nella loro cartella.
around-broadcast-back = La diretta riceve di nuovo le partite.
