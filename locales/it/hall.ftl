# The hall desk: words to type, answers and the page it shows.
# Commands; semicolons separate several words for one command.
hall-line-tables = tavoli
hall-line-tables-help = elenca tutti i tavoli, prima quelli che richiedono l'arbitro
hall-line-needs = bisogno; chi ha bisogno di me
hall-line-needs-help = elenca i tavoli che richiedono l'arbitro
hall-line-next = prossimo
hall-line-next-help = apre il prossimo tavolo che richiede l'arbitro
hall-line-open = apri; tavolo
hall-line-open-help = apre un tavolo col suo numero: apri 7, o solo 7
hall-line-back = alla lista; lista
hall-line-back-help = torna dal tavolo aperto alla lista
hall-line-seen = visto
hall-line-seen-help = segna come visto ciò che un tavolo richiede, perché non si ripeta: visto, o visto 7
hall-line-find = cerca
hall-line-find-help = cerca tavoli per numero o nome: cerca Ada
hall-line-said = già detto; di nuovo; gia detto
hall-line-said-help = ripete gli ultimi dieci messaggi
hall-line-quiet = silenzio
hall-line-quiet-help = disattiva i messaggi spontanei
hall-line-speak = parla
hall-line-speak-help = riattiva i messaggi spontanei
hall-line-start-round = avvia turno
hall-line-start-round-help = avvia gli orologi di tutti i tavoli
hall-line-not-started = non avviati
hall-line-not-started-help = elenca i tavoli i cui orologi non sono stati avviati
hall-line-rulings = decisioni
hall-line-rulings-help = elenca le decisioni e il loro stato
hall-line-withdraw = ritira
hall-line-withdraw-help = ritira una decisione che non è ancora arrivata al tavolo: ritira 7
hall-line-file = file
hall-line-file-help = scrive un file di accesso da portare a un tavolo su una chiavetta USB: file 7
hall-line-code = codice
hall-line-code-help = dà un codice di accesso per un tavolo: codice 7
hall-line-desk = postazione
hall-line-desk-help = dà un codice per un'altra postazione che può decidere o solo osservare: postazione arbitro Eva, postazione osservatore Schermo
hall-line-desks = postazioni
hall-line-desks-help = elenca le postazioni, che cosa può fare ciascuna e se è collegata
hall-line-remove-desk = togli postazione
hall-line-remove-desk-help = toglie una postazione dal torneo: togli postazione Eva
# Rights of a further desk; English is understood in every language.
hall-power-arbiter = arbitro
hall-power-looks = osservatore; guarda
hall-line-save = salva partita
hall-line-save-help = salva la partita di un tavolo in un file, per continuarla su un altro computer: salva partita 7
hall-line-passphrase = frase segreta
hall-line-passphrase-help = imposta o cambia la frase segreta che protegge la chiave del torneo su questo computer; viene chiesta (non digitarla dopo la parola)
hall-line-relay = ripetitore
hall-line-relay-help = dà un codice di accesso per un ripetitore verso un'altra sala
hall-line-relays = ripetitori
hall-line-relays-help = elenca i ripetitori e i loro indirizzi
hall-line-remove-relay = togli ripetitore
hall-line-remove-relay-help = toglie un ripetitore dal torneo: togli ripetitore 2
hall-line-remove = togli tavolo
hall-line-remove-help = toglie un tavolo dal torneo: togli tavolo 7
hall-line-help = aiuto
hall-line-help-help = elenca che cosa si può digitare
hall-line-quit = esci
hall-line-quit-help = chiude questa postazione; i tavoli continuano a giocare. In un terminale anche Ctrl+D
hall-line-yes = sì; si
hall-line-no = no
hall-help-at = Una decisione si digita al tavolo aperto, o dopo il suo numero: 7: fermare orologi; 7: ammonire nero parla; 7: aggiungere tempo bianco 2:00.
hall-help-rulings = Decisioni: { $list }.
hall-help-answers = Sì e no rispondono all'ultima domanda. sì 6, no tavolo 6, sì Eva o no ripetitore rispondono per chi chiede di entrare, con il numero o il nome.
hall-help-keys = F6 cambia riquadro, Ctrl+J va al prossimo tavolo che richiede il suo intervento, Ctrl+L torna alla lista.
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
hall-cause-ruling = Decisione necessaria
hall-cause-undelivered = Decisione non consegnata
hall-cause-fork = Due versioni di una partita
hall-cause-silent = Senza contatto
hall-cause-others-paired = Si gioca un abbinamento sbagliato
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
hall-reached = I tavoli raggiungono questa postazione a { $addresses }.
hall-event = Questo è { $event }, torneo numero { $digits }. I tavoli sentono quel numero quando entrano.
hall-cannot-listen = Impossibile usare { $address }: è occupato o non permesso. Sceglierne un altro con --listen.
hall-unknown-host = Computer sconosciuto: { $address }. Nuovi tentativi in corso.
hall-nobody-there = Nessuna risposta da { $addresses }. Nuovi tentativi in corso.
hall-bad-credentials = I certificati di questo torneo non concordano.
hall-net-failed = Errore di rete: { $text }
hall-no-certificate = Impossibile creare un certificato. Può crearlo solo la postazione dell'arbitro principale, in una versione con la rete.
hall-not-replicated = Impossibile salvare qui le voci dei tavoli. Sono al sicuro ai tavoli.
hall-not-kept = Impossibile salvare, quindi non è stato inviato. Liberare spazio sul disco e riprovare.
hall-flooded = Il tavolo { $table } invia troppi messaggi. Quelli in eccesso sono ignorati; il tavolo resta collegato.
hall-flooded-strangers = Arrivano molti messaggi da tavoli che non sono di questo torneo. Vengono ignorati.
hall-flooded-door = Qualcuno continua a chiedere di entrare. I tentativi in eccesso sono ignorati; un vero tavolo potrebbe dover riprovare.
hall-forged = Qualcuno ha cercato di farsi passare per il tavolo { $table }. È stato ignorato.
hall-back = { $count ->
    [one] Il tavolo { $tables } è di nuovo in contatto.
   *[other] I tavoli { $tables } sono di nuovo in contatto.
}
hall-unfit = Il tavolo { $table } ha inviato una voce incoerente. È stata respinta.
hall-new-game = Il tavolo { $table } ha una nuova partita.
hall-game-replaced = Il tavolo { $table } ha un'altra partita, benché la precedente non fosse finita. Per continuare la precedente, scriva { $word } { $table } e apra il file al tavolo.
hall-moved = Tavolo { $table }: vale la versione che ora è al tavolo; l'altra è abbandonata. Semimosse completate: { $plies } al tavolo, { $left } nell'altra. Entrambe restano salvate.
hall-moved-rulings = { $count ->
    [one] Una decisione è solo nell'altra versione. Se serve ancora, decidere di nuovo.
   *[other] { $count } decisioni sono solo nell'altra versione. Se servono ancora, decidere di nuovo.
}
hall-strange-ruling = Il tavolo { $table } ha ricevuto una decisione non valida (firma errata o ripetuta). È stata ignorata.
hall-ruled = { CAPITAL($name) } ha deciso, { $count ->
    [one] tavolo { $tables }
   *[other] tavoli { $tables }
}: { $verb }.
hall-desk-there = La postazione di { $name } è collegata.
hall-desk-gone = La postazione di { $name } è scollegata.
hall-only-looks = Questa postazione può solo osservare.
hall-only-the-chief = Può farlo solo la postazione dell'arbitro principale.
hall-kept-by-the-chief = Può farlo solo la postazione dell'arbitro principale; qui il torneo è in sola lettura.
hall-event-not-for-looks = Le postazioni di osservatore non possono vedere il torneo.
hall-no-game-there = Il tavolo { $table } non ha ancora una partita.
hall-not-whole = La mossa in busta del tavolo { $table } è ancora sul suo vecchio computer: dove la partita continua la busta non si può aprire. Aprirla lì, o dichiararla persa: { $table }: busta persa.
hall-not-whole-locked = Il tavolo { $table } è stato bloccato con un PIN che resta sul suo vecchio computer: la partita continua bloccata su quello nuovo, dove nessun PIN la apre. Quando il nuovo computer è entrato, decidere: { $table }: sbloccare.
hall-no-table = Non c'è un tavolo { $table }.
hall-no-ruling = «{ $text }» non è una decisione.
hall-ruling-short = «{ $text }» non è una decisione completa: manca qualcosa, o una parola non va bene.
hall-lock-there = Bloccare il tavolo al tavolo stesso: il suo PIN non passa mai per la rete. Da qui si può sbloccare.
hall-not-understood = Non capito: { $text }. Digitare aiuto.
hall-done = Tavolo { $table }: { $verb }, fatto.
hall-refused = Tavolo { $table }: { $verb }, non fatto. { $why }
hall-ruling-waits = Tavolo { $table }: { $verb }, non ancora consegnata.
hall-not-delivered = Il tavolo { $table } è senza contatto. La decisione parte quando si ricollega; digitare ritira { $table } per annullarla.
hall-no-code-came = Il tavolo { $table } non dà alcun codice: { $why ->
    [cannot_listen] un altro programma del suo computer usa quell'indirizzo. Digitare: { $table }: { $word }, e un altro indirizzo con una porta.
    [not_built] il suo programma è stato compilato senza rete.
    [apart] il ripetitore non risponde.
   *[other] il suo computer non può aprire un accesso sulla rete.
}
hall-nothing-waits = Nessuna decisione in sospeso per il tavolo { $table }.
hall-withdrawn = Tavolo { $table }: { $verb }, ritirata.
hall-round = { $count ->
    [0] Nessun orologio da avviare.
    [one] Si avviano gli orologi di { $count } tavolo.
   *[other] Si avviano gli orologi di { $count } tavoli.
}
hall-ask-round = { $count ->
    [0] Avviare gli orologi quando arriveranno le partite? Sì o no.
    [one] Avviare gli orologi di { $count } tavolo? Sì o no.
   *[other] Avviare gli orologi di { $count } tavoli? Sì o no.
}
hall-round-owed = { $count ->
    [one] Tavolo
   *[other] Tavoli
} { $tables }: ancora nessuna partita per questo turno; gli orologi si avviano quando arriva.
hall-ask-ruling = Tavolo { $table }: { $verb }? Sì o no.
hall-ask-remove = Togliere il tavolo { $table } dal torneo? Sì o no.
hall-removed = Il tavolo { $table } è stato tolto dal torneo.
hall-ask-remove-desk = Togliere dal torneo la postazione di { $name }? Sì o no.
hall-removed-desk = La postazione di { $name } è stata tolta e non può più decidere. Il suo computer può ancora leggere finché ha il certificato del torneo.
hall-no-desk = Non c'è una postazione di { $name }.
hall-desk-out = L'arbitro principale ha tolto questa postazione dal torneo.
hall-desk-row = { CAPITAL($name) }: { $power ->
    [chief] arbitro principale
    [looks] solo osservatore
   *[arbiter] arbitro
}, { $state ->
    [own] questa postazione
    [there] collegata
   *[away] non collegata
}.
hall-desk-row-unnamed = { $power ->
    [chief] Arbitro principale
    [looks] Solo osservatore
   *[arbiter] Arbitro
}, { $state ->
    [own] questa postazione
    [there] collegata
   *[away] non collegata
}.
hall-relay-row = Ripetitore { $number }: i tavoli lo raggiungono a { $addresses }.
hall-no-relays = Non ci sono ripetitori.
hall-no-relay = Non c'è un ripetitore { $number }.
hall-ask-remove-relay = Togliere dal torneo il ripetitore { $number }, a { $addresses }? Sì o no.
hall-removed-relay = Il ripetitore { $number } è stato tolto; nulla di firmato con la sua chiave è valido. Il suo computer può ancora trasmettere e leggere finché ha il certificato del torneo.
hall-quiet = Messaggi spontanei disattivati.
hall-speaks = Messaggi spontanei attivati.
hall-code = Codice per il tavolo { $table }: { $words }. In lettere: { $squares }. Valido dieci minuti.
hall-seat-code = Tavolo { $table }, codice per { $side }: { $words }. In lettere: { $squares }. Sull'altro computer si digita: siediti { $address }, poi il codice. Valido dieci minuti.
hall-file = Per far entrare il tavolo { $table }, usare il file { $name } nella cartella del torneo: annabella --hall FILE. Valido una settimana. Chi ha il file può chiedere di entrare: portarlo di persona, non inviarlo.
hall-code-desk = Codice per la postazione di { $name }: { $words }. In lettere: { $squares }. Valido dieci minuti.
hall-code-relay = Codice per un ripetitore: { $words }. In lettere: { $squares }. Valido dieci minuti.
hall-code-expired = Il codice del tavolo { $table } è scaduto.
hall-wrong-code = Sono stati provati codici sbagliati per il tavolo { $table }. Il suo codice non è più valido; darne uno nuovo.
hall-ask-admit = Il tavolo { $table } ha il codice giusto: { $name }. Farlo entrare? Sì o no.
hall-ask-admit-unnamed = Il tavolo { $table } ha il codice giusto. Farlo entrare? Sì o no.
hall-ask-admit-arbiter-desk = La postazione di { $name } ha il codice giusto. Farla entrare? Digitare sì { $name } o no.
hall-ask-admit-desk = La postazione di { $name } ha il codice giusto. Farla entrare? Sì o no.
hall-ask-admit-relay = Un ripetitore ha il codice giusto; i tavoli lo raggiungerebbero a { $addresses }. Farlo entrare? Sì o no.
hall-admitted = Il tavolo { $table } è entrato.
hall-admitted-relay = Il ripetitore è entrato.
hall-admitted-desk = La postazione di { $name } è entrata.
hall-let-in = { $kind ->
    [table] Il tavolo { $table } può entrare.
    [desk] La postazione di { $name } può entrare.
   *[relay] Il ripetitore può entrare.
}
hall-turned-away = { $kind ->
    [table] Tavolo { $table } respinto; il suo codice non è più valido.
    [desk] Postazione di { $name } respinta; il suo codice non è più valido.
   *[relay] Ripetitore respinto; il suo codice non è più valido.
}
hall-left-door = { $kind ->
    [table] Il tavolo { $table } non chiede più di entrare; il suo codice non è più valido.
    [desk] La postazione di { $name } non chiede più di entrare; il suo codice non è più valido.
   *[relay] Il ripetitore non chiede più di entrare; il suo codice non è più valido.
}
hall-left-door-valid = { $kind ->
    [table] Il tavolo { $table } non chiede più di entrare. Il suo codice è ancora valido.
    [desk] La postazione di { $name } non chiede più di entrare. Il suo codice è ancora valido.
   *[relay] Il ripetitore non chiede più di entrare. Il suo codice è ancora valido.
}
hall-bound-elsewhere = Il tavolo { $table } non è entrato: la sua partita è bloccata per il torneo numero { $digits }. Il codice è ancora valido.
hall-declined-home-game = Il tavolo { $table } non è entrato: lì è in corso una partita a casa. Il codice è ancora valido.
hall-declined-locked = Il tavolo { $table } non è entrato: nel frattempo è stato bloccato. Il codice è ancora valido.
hall-declined = Alla fine il tavolo { $table } non è entrato. Il codice è ancora valido.
hall-alone-at-door = { $kind ->
    [table] Chiede di entrare il tavolo { $table }.
    [desk] Chiede di entrare la postazione di { $name }.
   *[relay] Chiede di entrare un ripetitore.
}
hall-also-at-door = { $kind ->
    [table] Chiede di entrare anche il tavolo { $table }.
    [desk] Chiede di entrare anche la postazione di { $name }.
   *[relay] Chiede di entrare anche un ripetitore.
}
hall-second-at-door = { $kind ->
    [table] Due computer hanno usato il codice del tavolo { $table }. Solo il primo chiede di entrare. Nel dubbio, rispondere no e dare un nuovo codice.
    [desk] Due computer hanno usato il codice della postazione di { $name }. Solo il primo chiede di entrare. Nel dubbio, rispondere no e dare un nuovo codice.
   *[relay] Due computer hanno usato il codice del ripetitore. Solo il primo chiede di entrare. Nel dubbio, rispondere no e dare un nuovo codice.
}
hall-newcomer = { $kind ->
    [table] il tavolo { $table }
    [desk] la postazione di { $name }
   *[relay] un ripetitore
}
hall-nothing-done = { $kind ->
    [table] Al tavolo { $table } non è stato fatto nulla.
    [desk] La postazione di { $name } resta.
   *[relay] Il ripetitore resta.
}
hall-question-dropped = La sua domanda è annullata. Non è stato fatto nulla.
hall-at-door = Chiedono di entrare: { $list }.
hall-nobody-at-door = Nessuno chiede di entrare.
hall-not-at-door = Nessuno di nome { $text } chiede di entrare.
hall-several-at-door = Più di uno di nome { $text } chiede di entrare. La domanda viene fatta per ciascuno.
hall-no-power = «{ $text }» non è un ruolo. Scegliere arbitro o osservatore.
hall-none-needs = Nessun tavolo richiede il suo intervento.
hall-nothing-found = Nessun tavolo corrisponde.
hall-no-table-yet = Ancora nessun tavolo.
hall-all-started = Tutti gli orologi sono stati avviati.
hall-not-started = Non avviati: { $count ->
    [one] tavolo
   *[other] tavoli
} { $tables }.
hall-still-playing = Si gioca ancora il turno { $round }: { $count ->
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
hall-nothing-said = Non c'è ancora alcun messaggio.
hall-no-rulings = Non ci sono ancora decisioni.
hall-why-not-entitled = Il tavolo non riconosce l'autorità di questa postazione.
hall-why-other-game = Ora lì si gioca un'altra partita.
hall-why-spent = Quella decisione ha già avuto risposta.
hall-why-stale = Ciò che lei ha visto non è nel registro del tavolo.
hall-why-ruled = Un'altra postazione ha deciso lì da quando lei ha guardato. Ricontrollare, poi decidere.
hall-why-advanced = { $count ->
    [one] Nel frattempo è stata completata una mossa. Ricontrollare.
   *[other] Nel frattempo sono state completate { $count } mosse. Ricontrollare.
}
hall-why-not-understood = Il tavolo non capisce la decisione.
hall-status = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $needs ->
    [0] nessuno richiede il suo intervento
    [one] { $needs } richiede il suo intervento
   *[other] { $needs } richiedono il suo intervento
}.
hall-status-waits = { $count ->
    [one] { $count } decisione non consegnata
   *[other] { $count } decisioni non consegnate
}.
hall-tables = Tavoli
hall-column-table = Tavolo
hall-column-players = Giocatori
hall-column-clocks = Orologi
hall-column-needs = Stato
hall-field = Comando
hall-field-hint = Digitare un comando, o il numero di un tavolo e una decisione; aiuto dà l'elenco
hall-search = Cercare un tavolo
hall-button-next = Prossimo tavolo che mi richiede
hall-button-needs = Solo i tavoli che mi richiedono
hall-button-all = Tutti i tavoli
hall-button-pairings = Abbinamenti
hall-button-help = Aiuto
hall-button-admit = Ammettere
hall-button-decline = Rifiutare
hall-page-pairings = Abbinamenti del turno { $round }
hall-column-command = Comando
hall-column-does = Che cosa fa
hall-column-tie-breaks = Spareggi
hall-button-start = Avviare il turno
hall-button-quiet = Disattivare la voce
hall-button-speak = Riattivare la voce
hall-button-again = Ripetere
hall-said = Messaggi
hall-rulings = Decisioni
hall-somebody = l'arbitro
hall-no-folder = Nessuna cartella in cui salvare tornei. Sceglierne una con --data.
hall-passed-over = { $path } non è un file ed è stato ignorato. Toglierlo dalla cartella dei tornei.
hall-unnamed = Non ci sono ancora tornei. Crearne uno: annabella hall --event "Club Open".
hall-no-report = { $file } non è un rapporto di torneo (TRF). Non è stato creato alcun torneo.
hall-other-name = Il torneo { $kept } usa già il file che servirebbe a { $name }. Scegliere un altro nome.
hall-which = Ci sono più tornei. Sceglierne uno con --event: { $names }.
hall-no-key = Frase segreta sbagliata per il torneo in { $path }.
hall-closed = Il torneo in { $path } è protetto da una frase segreta. Avviare con --passphrase FILE, o con --passphrase - per digitarla.
hall-closed-not-chief = Solo il torneo dell'arbitro principale può avere una frase segreta: quello in { $path } è di qualcun altro.
hall-new-passphrase = Proteggere { $name } con una frase segreta? Senza, chi può leggere i file di questo computer può decidere a suo nome. Con essa, va digitata ogni volta che si apre il torneo; se viene dimenticata, nessuno può aprirlo. Digitare una frase segreta, o premere Invio per nessuna.
hall-type-passphrase = { $name } è protetto da una frase segreta. Digitarla.
hall-ask-passphrase = Digitare la nuova frase segreta per la chiave di questo torneo. Non viene né mostrata né detta; lasciare vuoto per non cambiare nulla.
hall-ask-passphrase-again = Digitarla di nuovo.
hall-passphrase-differs = Le frasi segrete non coincidono.
hall-passphrase-set = La nuova frase segreta è impostata. Senza, nessuno, nemmeno lei, può aprire questo torneo su questo computer.
hall-passphrase-field = Frase segreta
hall-not-let-in = Il codice è sbagliato o scaduto. Chiederne uno nuovo all'arbitro principale.
hall-turned-away-here = L'arbitro principale non ha ammesso questo computer.
hall-lapsed-here = Il codice è scaduto prima che l'arbitro principale rispondesse. Chiederne uno nuovo.
relay-carries = Questo computer trasmette per { $event }. I tavoli entrano a { $addresses }.
relay-nowhere = Questo computer non trasmette ancora per alcun torneo. Indicare la postazione e il codice per un ripetitore: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = Impossibile salvare il collegamento al torneo: { $text } Dopo un riavvio servirà un codice nuovo.
relay-no-door = Nuovi tavoli non possono entrare tramite questo computer: { $text }
option-hall = partecipa a un torneo: indirizzo della postazione dell'arbitro, come 192.168.1.20; con --code
option-event = nome del torneo (se è nuovo, viene creato) o il suo rapporto di torneo (TRF)
option-last = apre il torneo più recente, o ne crea uno con la data di oggi come nome
option-passphrase = legge la frase segreta della chiave del torneo dalla prima riga di questo file; - per digitarla
option-listen = indirizzo a cui si raggiunge questa postazione; si usa anche la porta successiva
option-headless = senza finestra: comandi dallo standard input, messaggi sullo standard output
option-sealed = trasmette partite tra due computer per chiunque; cifrate da un capo all'altro
usage-hall =
    annabella hall [--event NOME|TRF] [--last] [--tournament FILE] [--passphrase FILE] [--data CARTELLA] [--listen INDIRIZZO] [--headless] [--hall INDIRIZZO --code CODICE]
        apre la postazione dell'arbitro per tutti i tavoli di un torneo
usage-relay =
    annabella relay [--hall INDIRIZZO --code CODICE] [--sealed] [--listen INDIRIZZO] [--data CARTELLA]
        trasmette tra la postazione e i tavoli di un'altra sala
