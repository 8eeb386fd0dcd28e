# The arbiter's desk over many tables: what is typed there, what it says, what its page shows.
# Commands; several words for one command are parted by semicolons.
hall-line-tables = tavoli
hall-line-tables-help = legge tutti i tavoli, prima quelli che hanno bisogno dell’arbitro
hall-line-needs = bisogno; chi ha bisogno di me
hall-line-needs-help = legge i tavoli che hanno bisogno dell’arbitro
hall-line-next = prossimo
hall-line-next-help = apre il prossimo tavolo che ha bisogno dell’arbitro
hall-line-open = apri; tavolo
hall-line-open-help = apre un tavolo col suo numero: apri 7, o solo 7
hall-line-back = alla lista; lista
hall-line-back-help = lascia il tavolo aperto e torna alla lista
hall-line-seen = visto
hall-line-seen-help = ciò di cui questo tavolo ha bisogno è visto e non si dice più: visto, o visto 7
hall-line-find = cerca
hall-line-find-help = cerca tavoli per numero o nome: cerca Ada
hall-line-said = già detto; di nuovo; gia detto
hall-line-said-help = ripete le ultime dieci frasi
hall-line-quiet = silenzio
hall-line-quiet-help = non si dice più nulla senza richiesta
hall-line-speak = parla
hall-line-speak-help = ciò che accade si dice di nuovo
hall-line-start-round = avvia turno
hall-line-start-round-help = avvia gli orologi di tutti i tavoli
hall-line-not-started = non avviati
hall-line-not-started-help = legge i tavoli i cui orologi non sono stati ancora avviati
hall-line-rulings = decisioni
hall-line-rulings-help = legge le decisioni e il loro esito
hall-line-withdraw = ritira
hall-line-withdraw-help = ritira una decisione che il tavolo non ha ancora ricevuto: ritira 7
hall-line-file = file
hall-line-file-help = scrive un file con cui un tavolo si unisce, da portare là: file 7
hall-line-code = codice
hall-line-code-help = dà un codice con cui un tavolo si unisce: codice 7
hall-line-desk = postazione
hall-line-desk-help = dà un codice per un’altra postazione che può decidere o solo guarda: postazione arbitro Eva, postazione guarda Schermo
hall-line-desks = postazioni
hall-line-desks-help = legge le postazioni, che cosa può fare ciascuna e se è collegata
hall-line-remove-desk = togli postazione
hall-line-remove-desk-help = toglie una postazione dal torneo: togli postazione Eva
# What a further desk may; English is understood in every language.
hall-power-arbiter = arbitro
hall-power-looks = guarda
hall-line-save = salva partita
hall-line-save-help = scrive la partita di un tavolo in un file, per continuarla su un altro computer: salva partita 7
hall-line-passphrase = frase segreta
hall-line-passphrase-help = imposta o cambia la frase segreta che chiude la chiave del torneo su questo computer; viene chiesta, mai scritta dopo la parola
hall-line-relay = ripetitore
hall-line-relay-help = dà un codice per un ripetitore che serve un’altra sala
hall-line-relays = ripetitori
hall-line-relays-help = legge i ripetitori ammessi e dove i tavoli li raggiungono
hall-line-remove-relay = togli ripetitore
hall-line-remove-relay-help = toglie un ripetitore dal torneo: togli ripetitore 2
hall-line-remove = togli tavolo
hall-line-remove-help = toglie un tavolo dal torneo: togli tavolo 7
hall-line-help = aiuto
hall-line-help-help = legge che cosa si può scrivere
hall-line-yes = sì; si
hall-line-no = no
hall-help-at = Una decisione si scrive al tavolo aperto, o dopo il suo numero: 7: fermare orologi; 7: ammonire nero parla; 7: aggiungere tempo bianco 2:00.
hall-help-answers = Sì e no rispondono all’ultima domanda sentita. sì 6, no tavolo 6, sì Eva o no ripetitore rispondono per chi è alla porta, con il numero o il nome.
hall-help-keys = Nella finestra: F6 va da una parte all’altra, Ctrl+J al prossimo tavolo che ha bisogno di Lei, Ctrl+L torna alla lista.
hall-told-one = { $cause }: tavolo { $table }, { $names }.
hall-told = { $cause }: { $count ->
    [one] tavolo
   *[other] tavoli
} { $tables }.
hall-cause-boards-differ = Scacchiere diverse
hall-cause-sheets-differ = Formulari diversi
hall-cause-flag-fallen = Bandierina caduta
hall-cause-claim = Reclamo
hall-cause-offence = Infrazione
hall-cause-ruling = Serve una decisione
hall-cause-undelivered = Decisione non consegnata
hall-cause-fork = Due registri di una partita
hall-cause-silent = Nessuna notizia
hall-cause-others-paired = Giocano altri rispetto agli abbinati
hall-cause-not-started = Orologi non avviati
hall-cause-unsaved = Partita non salvata
hall-cause-battery = Batteria scarica
hall-row = Tavolo { $table }: { $players }. { $needs }.
hall-row-clocks = Tavolo { $table }: { $players }. { $needs }. { $clocks }
hall-clocks = Bianco { $white } min, Nero { $black } min.
hall-no-game = nessuna partita
hall-not-begun = Non iniziata
hall-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
hall-more = E altri { $count }.
hall-reached = Questa postazione si raggiunge a { $addresses }.
hall-event = Questo è { $event }, torneo numero { $digits }. I suoi tavoli dicono quel numero quando si uniscono.
hall-not-built = Questo programma è stato compilato senza la rete per le sale.
hall-cannot-listen = Non si può ascoltare a { $address }: è occupato o non permesso. Ne indichi un altro con --listen.
hall-unknown-host = Nessuno conosce un computer di nome { $address }. Si continua a provare.
hall-nobody-there = Nessuno risponde a { $addresses }. Si continua a provare.
hall-bad-credentials = I certificati di questo torneo non vanno d’accordo.
hall-net-failed = La rete non si apre: { $text }
hall-no-certificate = Non è stato possibile emettere un certificato. Lo fa solo la postazione dell’arbitro principale, in un programma con la rete.
hall-not-replicated = Le voci dei tavoli non si possono salvare qui. I tavoli le hanno.
hall-not-kept = Non si può salvare e non è stato inviato. Liberi spazio sul disco e riprovi.
hall-flooded = A nome del tavolo { $table } arriva più di quanto una partita potrebbe inviare. Il di più viene ignorato; il tavolo si sente ancora.
hall-flooded-strangers = Qualcuno invia una valanga di messaggi a nome di tavoli che non esistono in questo torneo. Vengono ignorati.
hall-flooded-door = Qualcuno chiede di continuo di entrare. Il di più viene ignorato; chi vuole partecipare dovrà forse riprovare più volte.
hall-forged = Qualcuno ha parlato a nome del tavolo { $table }. Non ha avuto effetto.
hall-back = { $count ->
    [one] Il tavolo { $tables } è tornato.
   *[other] I tavoli { $tables } sono tornati.
}
hall-unfit = Tavolo { $table }: è arrivata una voce che non si accorda. Non è stata presa.
hall-new-game = Il tavolo { $table } ha una nuova partita.
hall-strange-ruling = Qualcuno ha inviato al tavolo { $table } una decisione che lì non vale: non è firmata per esso o è già stata usata. Non ha avuto effetto.
hall-ruled = { $name } ha deciso, { $count ->
    [one] tavolo { $tables }
   *[other] tavoli { $tables }
}: { $verb }.
hall-desk-there = La postazione di { $name } è collegata.
hall-desk-gone = La postazione di { $name } è assente.
hall-only-looks = Questa postazione guarda soltanto; non può decidere.
hall-only-the-chief = Può farlo solo la postazione dell’arbitro principale.
hall-kept-by-the-chief = Questo si fa alla postazione dell’arbitro principale. Qui il torneo si può solo consultare.
hall-event-not-for-looks = Il torneo si consulta alle postazioni degli arbitri, non a una che guarda soltanto.
hall-no-game-there = Al tavolo { $table } non si conosce ancora nessuna partita.
hall-not-whole = La mossa in busta del tavolo { $table } resta sul suo vecchio computer: dove la partita continua la busta non si può aprire. La apra lì, o la dichiari persa: { $table }: busta persa.
hall-not-whole-locked = Il tavolo { $table } è stato bloccato con un PIN che resta sul suo vecchio computer: la partita resta bloccata dove continua, e lì nessun PIN la apre. Quando quel computer è entrato, decida { $table }: sbloccare.
hall-no-table = Non c’è un tavolo { $table }.
hall-no-ruling = { $text } non è una decisione.
hall-lock-there = Il PIN di un blocco resta al suo tavolo e non passa per nessuna rete: blocchi lì. Sbloccare si può decidere da qui.
hall-not-understood = { $text } non è stato capito. Scriva aiuto.
hall-done = Tavolo { $table }: { $verb }, fatto.
hall-refused = Tavolo { $table }: { $verb }, non fatto. { $why }
hall-ruling-waits = Tavolo { $table }: { $verb }, non ancora consegnato.
hall-not-delivered = Nessuna notizia del tavolo { $table }. La decisione parte quando torna; ritira { $table } la annulla.
hall-nothing-waits = Nessuna decisione attende per il tavolo { $table }.
hall-withdrawn = Tavolo { $table }: { $verb }, ritirato.
hall-round = { $count ->
    [0] Nessun tavolo attende i suoi orologi.
    [one] Si avviano gli orologi di { $count } tavolo.
   *[other] Si avviano gli orologi di { $count } tavoli.
}
hall-ask-round = { $count ->
    [one] Avviare gli orologi di { $count } tavolo? Sì o no.
   *[other] Avviare gli orologi di { $count } tavoli? Sì o no.
}
hall-round-owed = { $count ->
    [one] Tavolo
   *[other] Tavoli
} { $tables }: la partita del turno lì non è ancora nota; gli orologi si avviano quando arriva.
hall-ask-ruling = Tavolo { $table }: { $verb }? Sì o no.
hall-ask-remove = Togliere il tavolo { $table } dal torneo? Sì o no.
hall-removed = Il tavolo { $table } non è più nel torneo.
hall-ask-remove-desk = Togliere dal torneo la postazione di { $name }? Sì o no.
hall-removed-desk = La postazione di { $name } non è più nel torneo e non decide più nulla. Il suo computer può ancora leggere finché ha il certificato del torneo.
hall-no-desk = Non c’è un’altra postazione di { $name }.
hall-desk-out = L’arbitro principale ha tolto questa postazione dal torneo.
hall-desk-row = { $name }: { $power ->
    [chief] arbitro principale
    [looks] guarda soltanto
   *[arbiter] decide
}, { $state ->
    [own] questa postazione
    [there] collegata
   *[away] non collegata
}.
hall-desk-row-unnamed = { $power ->
    [chief] Arbitro principale
    [looks] Guarda soltanto
   *[arbiter] Decide
}, { $state ->
    [own] questa postazione
    [there] collegata
   *[away] non collegata
}.
hall-relay-row = Ripetitore { $number }: i tavoli lo raggiungono a { $addresses }.
hall-no-relays = Nessun ripetitore è stato ammesso.
hall-no-relay = Non c’è un ripetitore { $number }.
hall-ask-remove-relay = Togliere dal torneo il ripetitore { $number }, a { $addresses }? Sì o no.
hall-removed-relay = Il ripetitore { $number } non è più nel torneo; ciò che è firmato con la sua chiave non conta. Il suo computer può ancora trasmettere e leggere finché ha il certificato del torneo.
hall-quiet = Non si dice più nulla senza richiesta.
hall-speaks = Ciò che accade si dice di nuovo.
hall-code = Codice per il tavolo { $table }: { $words }. In lettere: { $squares }. Vale dieci minuti.
hall-file = Il tavolo { $table } si unisce con il file { $name } nella cartella del torneo: annabella --hall e il file. Vale una settimana. Chi lo ha può bussare: portarlo, non inviarlo.
hall-code-desk = Codice per la postazione di { $name }: { $words }. In lettere: { $squares }. Vale dieci minuti.
hall-code-relay = Codice per un ripetitore: { $words }. In lettere: { $squares }. Vale dieci minuti.
hall-code-expired = Il codice del tavolo { $table } non vale più.
hall-wrong-code = Sono stati provati codici sbagliati per il tavolo { $table }. Il codice non vale più; ne dia uno nuovo.
hall-ask-admit = Il tavolo { $table } ha il codice giusto: { $name }. Farlo entrare? Sì o no.
hall-ask-admit-unnamed = Il tavolo { $table } ha il codice giusto. Farlo entrare? Sì o no.
hall-ask-admit-desk = La postazione di { $name } ha il codice giusto. Farla entrare? Sì o no.
hall-ask-admit-relay = Un ripetitore ha il codice giusto; i tavoli lo raggiungerebbero a { $addresses }. Farlo entrare? Sì o no.
hall-admitted = Il tavolo { $table } ora partecipa.
hall-admitted-relay = Il ripetitore ora partecipa.
hall-admitted-desk = La postazione di { $name } ora partecipa.
hall-let-in = { $kind ->
    [table] Il tavolo { $table } può entrare.
    [desk] La postazione di { $name } può entrare.
   *[relay] Il ripetitore può entrare.
}
hall-turned-away = { $kind ->
    [table] Il tavolo { $table } non entra; il suo codice non vale più.
    [desk] La postazione di { $name } non entra; il suo codice non vale più.
   *[relay] Il ripetitore non entra; il suo codice non vale più.
}
hall-left-door = { $kind ->
    [table] Il tavolo { $table } non è più alla porta; il suo codice non vale più.
    [desk] La postazione di { $name } non è più alla porta; il suo codice non vale più.
   *[relay] Il ripetitore non è più alla porta; il suo codice non vale più.
}
hall-left-door-valid = { $kind ->
    [table] Il tavolo { $table } non è più alla porta. Il suo codice vale ancora.
    [desk] La postazione di { $name } non è più alla porta. Il suo codice vale ancora.
   *[relay] Il ripetitore non è più alla porta. Il suo codice vale ancora.
}
hall-bound-elsewhere = Il tavolo { $table } non è entrato: la sua partita è bloccata per il torneo numero { $digits }. Il codice vale ancora.
hall-also-at-door = { $kind ->
    [table] Anche il tavolo { $table } è alla porta.
    [desk] Anche la postazione di { $name } è alla porta.
   *[relay] Anche un ripetitore è alla porta.
}
hall-newcomer = { $kind ->
    [table] tavolo { $table }
    [desk] la postazione di { $name }
   *[relay] un ripetitore
}
hall-nothing-done = { $kind ->
    [table] Al tavolo { $table } non è stato fatto nulla.
    [desk] La postazione di { $name } resta.
   *[relay] Il ripetitore resta.
}
hall-question-dropped = La Sua domanda è annullata. Non è stato fatto nulla.
hall-at-door = Alla porta: { $list }.
hall-nobody-at-door = Alla porta non c’è nessuno.
hall-not-at-door = Alla porta non c’è nessuno che si chiami { $text }.
hall-several-at-door = Alla porta più di uno si chiama { $text }. La domanda Le viene fatta per ciascuno.
hall-no-power = { $text } non è un potere di una postazione. Ci sono: arbitro, guarda.
hall-none-needs = Nessun tavolo ha bisogno di Lei.
hall-nothing-found = Nessun tavolo trovato.
hall-all-started = Tutti gli orologi sono stati avviati.
hall-not-started = Non avviati: { $count ->
    [one] tavolo
   *[other] tavoli
} { $tables }.
hall-without-game = Ancora nessuna partita del turno: { $count ->
    [one] tavolo
   *[other] tavoli
} { $tables }.
hall-untimed = Partite senza orologio: { $count ->
    [one] tavolo
   *[other] tavoli
} { $tables }.
hall-nothing-said = Non è stato ancora detto nulla.
hall-no-rulings = Non ci sono ancora decisioni.
hall-why-not-entitled = Il tavolo non conosce il diritto di questa postazione a decidere.
hall-why-other-game = Lì ora si gioca un’altra partita.
hall-why-spent = Quella decisione ha già avuto risposta.
hall-why-stale = Ciò che Lei ha visto non è nel registro del tavolo.
hall-why-ruled = Un’altra postazione ha deciso lì da quando Lei ha guardato. Guardi di nuovo, poi decida.
hall-why-advanced = { $count ->
    [one] Nel frattempo è stata completata una mossa. Guardi di nuovo.
   *[other] Nel frattempo sono state completate { $count } mosse. Guardi di nuovo.
}
hall-why-not-understood = Il tavolo non lo capisce.
hall-status = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $needs ->
    [0] nessuno ha bisogno di Lei
    [one] { $needs } ha bisogno di Lei
   *[other] { $needs } hanno bisogno di Lei
}.
hall-status-waits = { $count ->
    [one] { $count } decisione non è consegnata
   *[other] { $count } decisioni non sono consegnate
}.
hall-tables = Tavoli
hall-column-table = Tavolo
hall-column-players = Giocatori
hall-column-clocks = Orologi
hall-column-needs = Stato
hall-field = Postazione
hall-field-hint = Un comando, o un numero e una decisione; aiuto li elenca
hall-search = Cerca un tavolo
hall-button-next = Il prossimo che ha bisogno di me
hall-button-needs = Solo quelli che hanno bisogno di me
hall-button-all = Tutti i tavoli
hall-button-start = Avvia turno
hall-button-quiet = Silenzio
hall-button-speak = Parla
hall-button-again = Di nuovo
hall-said = Che cosa è stato detto
hall-rulings = Decisioni
hall-somebody = l’arbitro
hall-no-folder = Non c’è una cartella in cui conservare un torneo. Ne indichi una con --data.
hall-passed-over = { $path } non è un file ed è stato ignorato. Lo tolga dalla cartella dei tornei.
hall-unnamed = Qui non è ancora conservato alcun torneo. Ne nomini uno: annabella hall --event "Club Open".
hall-no-report = { $file } non è un rapporto di torneo (TRF). Non ne è stato creato nulla.
hall-other-name = Il file che servirebbe a { $name } conserva il torneo { $kept }. Dia un altro nome al nuovo.
hall-which = Qui sono conservati più tornei. Ne nomini uno con --event: { $names }.
hall-no-key = Questa non è la frase segreta del torneo in { $path }.
hall-closed = Il torneo in { $path } è chiuso con una frase segreta. Avviare con --passphrase e il file che la contiene, o con --passphrase - per digitarla.
hall-closed-not-chief = Solo il torneo dell’arbitro capo si chiude con una frase segreta: quello in { $path } è di qualcun altro.
hall-new-passphrase = Una frase segreta per il torneo { $name }? Senza, chi può leggere i file di questo computer può decidere a Suo nome. Con essa, viene chiesta ogni volta che il torneo si apre qui, e senza nessuno lo apre, nemmeno Lei. La scriva, o prema Invio per non metterla.
hall-type-passphrase = Il torneo { $name } è chiuso con una frase segreta. La scriva.
hall-ask-passphrase = Scriva la nuova frase segreta per la chiave di questo torneo. Non viene né mostrata né detta; una riga vuota lascia tutto com’è.
hall-ask-passphrase-again = La scriva ancora una volta.
hall-passphrase-differs = Le due non sono uguali.
hall-passphrase-set = Da ora la chiave di questo torneo è chiusa con la nuova frase segreta. Senza, nessuno apre più il torneo su questo computer, nemmeno Lei.
hall-passphrase-field = Frase segreta
hall-not-let-in = La postazione non ha fatto entrare questo computer: il codice è sbagliato o non vale più. Ne chieda uno nuovo all’arbitro principale.
hall-turned-away-here = L’arbitro principale non ha ammesso questo computer.
hall-lapsed-here = Il codice è finito prima che l’arbitro principale rispondesse. Ne chieda uno nuovo.
relay-carries = Questo computer trasmette per { $event }. I tavoli si uniscono qui a { $addresses }.
relay-nowhere = Questo computer non trasmette ancora per alcun torneo. Indichi la postazione e il codice per un ripetitore: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = L’accesso al torneo non si può conservare: { $text } Dopo un riavvio servirà un codice nuovo.
relay-no-door = Nuovi tavoli non possono unirsi attraverso questo computer: { $text }
