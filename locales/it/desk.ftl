# Il confronto di scacchiere e formulari, per l'arbitro e per il giocatore interessato (D.2.9).
state-not-executed = Non ancora sulla propria scacchiera:
said-compare-reminder = È ora di confrontare le due scacchiere.
said-sheets-agree = I due formulari concordano: { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}.
said-sheets-unofficial = I due formulari concordano, ma la registrazione del programma se ne scosta dopo { $official ->
    [one] { $official } semimossa
   *[other] { $official } semimosse
}. Il Regolamento non dice nulla di questo caso; la registrazione è un aiuto, non una prova. Decide l'arbitro. Articolo 6.12.2.
said-sheet-unreadable = { $who }: il formulario non è leggibile a «{ $text }». { $plies ->
    [one] { $plies } semimossa concorda
   *[other] { $plies } semimosse concordano
} prima di lì.
said-sheet-incomplete = { $who }: il formulario è incompleto. { $plies ->
    [one] { $plies } semimossa concorda
   *[other] { $plies } semimosse concordano
} fin qui.
said-sheets-differ-white = I formulari differiscono alla mossa { $number } del Bianco. Formulario del Bianco: { $white }. Formulario del Nero: { $black }. Articolo { $article }.
said-sheets-differ-black = I formulari differiscono alla mossa { $number } del Nero. Formulario del Bianco: { $white }. Formulario del Nero: { $black }. Articolo { $article }.
proposed-correction-of-board = Proposta: il { $who }, rimette a posto la scacchiera. Articolo { $article }.
proposed-clocks-back = Proposta: entrambi gli orologi per la posizione dopo la semimossa { $ply }. Bianco { $white } e { $whitemoves ->
    [one] { $whitemoves } mossa
   *[other] { $whitemoves } mosse
}, Nero { $black } e { $blackmoves ->
    [one] { $blackmoves } mossa
   *[other] { $blackmoves } mosse
}. Si possono lasciare come sono. Articolo { $article }.

# Comandi digitati al tavolo dell'arbitro; più parole per un comando sono separate da punti e virgola.
desk-line-compare-boards = confrontare scacchiere;confrontare;confronta
desk-line-compare-sheets = confrontare formulari;confronta formulari
desk-line-enter-sheet = inserire formulario;inserisci formulario
desk-line-open-sheet = aprire formulario;apri formulario
desk-line-enter = inserire scacchiera;inserire;inserisci
desk-line-rank = traversa
desk-line-done = finito;fatto
desk-line-drop = annullare;annulla
desk-line-step = passo
desk-line-right = in ordine;scacchiera in ordine
desk-line-reinstate = tornare a;torna a
desk-line-accept = accettare proposta;accettare;accetto
desk-line-decline = rifiutare proposta;rifiutare;rifiuto
desk-line-warn = ammonire;ammonisco
desk-line-penalise = penalizzare;penalità;penalita;sanzione
desk-line-note = annotare;annota;nota
desk-line-rule = decidere;decidere risultato
desk-line-annul = annullare;annullare risultato
desk-line-approve = approvare assistente;approvare;approvo
desk-line-pin = pin
desk-line-lock = bloccare
desk-line-journal = registro
desk-line-close = chiudere tavolo;chiudi tavolo
desk-line-report = rapporto;salvare rapporto

proposal-kind-penalty = sanzione
proposal-kind-result = risultato
proposal-kind-correction = correzione
proposal-kind-clock = orologio
proposal-kind-claim = reclamo

# Ciò che viene detto al tavolo.
said-desk-open = Il tavolo dell'arbitro è aperto.
said-locked = Bloccato con questo PIN.
said-locked-for = Finché è bloccato contano le decisioni di { $event }, torneo numero { $digits }.
said-locked-weakly = Bloccato. Chi copia il file della partita trova un PIN di così poche cifre in minuti o ore; contro questo, bloccare con otto cifre o tre parole.
said-wrong-pins = Dall'ultima apertura { $count ->
    [one] è stato inserito un PIN errato, alle { $time } dell'orologio del tavolo.
   *[other] sono stati inseriti { $count } PIN errati, l'ultimo alle { $time } dell'orologio del tavolo.
}
said-desk-closed = Il tavolo dell'arbitro è chiuso.
said-entry-begun = { $who }: inserire le case che differiscono dalla posizione ufficiale, poi digitare finito.
said-board-right = { $who }: la scacchiera è a posto.
said-step = { $step } { $count ->
    [one] Resta un passo.
   *[other] Restano { $count } passi.
}
said-report-saved = Il rapporto è salvato.
said-result-annulled = Il risultato { $result } è annullato. La partita continua quando gli orologi vengono avviati.
said-sheet-opened = { $who }: il formulario del file è inserito, { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}.
said-sheet-opened-so-far = { $who }: il formulario del file è inserito. È leggibile per { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}, fino alla riga { $line }: «{ $text }».
question-penalise = Sanzione per il { $who }: { $penalty }?
question-penalise-time = Sanzione per il { $who }: { $penalty }, { $time }?

# Il rapporto di una partita.
report-title = Rapporto: { $white } – { $black }
report-people = Giocatori e ufficiali di gara
report-created = Tavolo preparato: { $date }
report-result = Risultato
report-moves = Mosse e tempi rimasti
report-sheets = Formulari
report-irregularities = Irregolarità e decisioni
report-journal = Registro
report-nothing = Nulla.
report-assistant = Assistente del { $who }: { $name }
report-arbiter = Arbitro: { $name }
report-corrected = Annuncio corretto, { $who }: { $text }
report-not-executed = { $who }: mossa della semimossa { $ply } non eseguita per molto tempo.
report-note = Nota: { $text }
report-approved = Assistente approvato: { $who }
report-approved-device = Dispositivo approvato.
report-sheet-entered = Formulario su carta, { $who }: { $text }
report-locked = Regole di gara bloccate con un PIN.
report-pin-accepted = Tavolo dell'arbitro aperto con il PIN.
report-wrong-pins = { $count ->
    [one] Un PIN errato inserito al tavolo dell'arbitro.
   *[other] { $count } PIN errati inseriti al tavolo dell'arbitro, l'ultimo in questo momento.
}
report-accepted = Proposta accettata: { $kind }
report-declined = Proposta rifiutata: { $kind }

# Il tavolo dell'arbitro sullo schermo.
desk-pin = PIN del tavolo dell'arbitro
desk-pin-hint = Digitare il PIN, poi Invio
desk-needs = Tocca a Lei: { $what }
desk-needs-nothing = Nulla da fare per Lei.
desk-compared = Confrontate { $minutes } min fa.
desk-compared-now = Appena confrontate.
desk-need-ruling = { $kind } da decidere ({ $article })
desk-need-board = la scacchiera del { $who }, differisce in { $squares } ({ $article })
desk-need-clocks-stopped = i due orologi sono fermi
desk-need-clocks-not-started = gli orologi non sono avviati
desk-need-comparison = scacchiere non confrontate da { $minutes } min
desk-look = Guardare
desk-approve = Approvare
desk-next-proposal = Proposta successiva
desk-effect-clocks = Accettando, gli orologi si fermano.
desk-effect-real-board = La scacchiera vale poi come giusta: prima si corregga quella vera.
change-all = Accettarla cambia: { $changes }.
change-taken-back = ritirata: { $moves }
change-taken-back-many = ritirate: { $count } semimosse, { $first } fino a { $last }
change-move = mossa { $number }, { $side }: { $move }
change-board = scacchiera, { $who }: { $squares }
change-board-many = scacchiera, { $who }: { $count } case
change-square = { $square } { $before } poi { $after }
change-clock = orologio, { $who }: { $before }, poi { $after }
change-counter = contamosse, { $who }: { $before }, poi { $after }
change-running = Poi orologio in moto: { $who }.
change-taken-back-too = Accettare la correzione aperta ora ritirerebbe anche: { $move }.
change-older-first = Prima si decide la proposta più vecchia di questo tipo.
proposal-lapsed = La proposta è decaduta: { $kind }.
desk-more = Altro…
desk-report = Rapporto
desk-envelope = Busta della mossa segreta
desk-envelope-file = busta
desk-sheets = I due formulari
desk-pending = Ciò che è aperto
desk-steps = Passi che rimettono a posto le scacchiere
desk-said = Tutto ciò che è stato detto, e a chi
desk-unexplained = { $who }: inspiegato. Né una svista né due lasciano così la scacchiera.
desk-checks = Tempi rilevati, ogni 30 minuti
desk-before-the-round = Da controllare prima del turno
desk-before-boards = Scacchiere: quella a fori di almeno 20 per 20 centimetri, case nere in rilievo, un foro in ogni casa (D.1)
desk-before-sets = Pezzi: perni che entrano nei fori, modello Staunton, i neri segnati (D.1.4)
desk-before-clocks = Orologi: annunciano tempo e mosse o si leggono al tatto, i due lati regolati allo stesso modo (D.2.6)
desk-before-assistants = Assistenti: chi per chi, approvati (D.2.10)
desk-before-announcements = Annunci: i due giocatori conoscono i nomi di colonne, numeri e pezzi (D.2.1)
desk-before-recorders = Registrazione: formulario, Braille o registratore, l’apparecchio approvato (D.2.7)
desk-time-check = Tempi rilevati: Bianco { $white }, { $whitemoves ->
    [one] { $whitemoves } mossa
   *[other] { $whitemoves } mosse
}; Nero { $black }, { $blackmoves ->
    [one] { $blackmoves } mossa
   *[other] { $blackmoves } mosse
}.
desk-sum = In totale restano { $left }; usati: { $used }; dall'inizio: { $since }.
desk-sum-agrees = Concorda con la cadenza.
desk-sum-more = In più rispetto alla cadenza: { $difference }.
desk-sum-less = In meno rispetto alla cadenza: { $difference }.
desk-cell-differs = { $cell }, differisce, ufficiale { $official }
desk-board-entered = { $who }: inserimento della scacchiera in corso
desk-no-tray = Digitare la casa e il pezzo, per esempio e4 pedone bianco.
desk-board-unseen = non vista
desk-board-differs = differisce in { $squares }
desk-board-behind = non ancora eseguita: { $move }
desk-board-in-sync = come la posizione ufficiale
desk-square = { $square }: scacchiera del Bianco { $white }, scacchiera del Nero { $black }, ufficiale { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. Prima differenza
desk-sheet-missing = non annotata
desk-not-approved = { $who }: l'assistente non è approvato.
desk-device-not-approved = Questo dispositivo non è approvato.
desk-offer = Il { $who }, ha proposto patta.
desk-accept = Accettare. { $text }
desk-decline = Rifiutare. { $text }
desk-said-line = { $to ->
    [Bianco] Al Bianco
    [Nero] Al Nero
   *[other] All'{ $to }
}: { $text }
desk-assistant-of = assistente del { $who }
desk-arbiter = arbitro
desk-pane-boards = Le due scacchiere
desk-pane-rulings = Comandi e proposte
desk-pane-sheets = I due formulari
desk-pane-said = Tutto ciò che è stato detto
desk-opened = Tavolo dell'arbitro.
desk-left = Schermo del giocatore.
desk-is-open = Il tavolo dell'arbitro è già aperto in una finestra propria.
opponents-window-open = Si vede la scacchiera dell'avversario.
opponents-window-closed = La scacchiera dell'avversario è chiusa.
assistants-window-open = Si vede la scacchiera dell'assistente.
assistants-window-closed = La scacchiera dell'assistente è chiusa.
opponents-window-none = Nessun altro ha una scacchiera su questo computer.
opponents-window-over = La scacchiera del giocatore non vedente è sotto questa finestra. Per vederla chiuda questa finestra o prema { $key }.
keyboard-there = La tastiera è nell'altra finestra.
keyboard-left = La tastiera ha lasciato l'altra finestra.
one-window = Su questo schermo c'è posto per una scacchiera. { $key } mostra quella dell'avversario, e poi di nuovo la sua.
one-window-assistant = Su questo schermo c'è posto per una scacchiera. { $key } mostra quella dell'assistente, e poi di nuovo la sua.
display-sheet-struck = { $entry }, cancellato
desk-answer-accept = Accettare
desk-answer-decline = Rifiutare
desk-answer-why = Perché…
desk-why = Perché: articolo { $article }
