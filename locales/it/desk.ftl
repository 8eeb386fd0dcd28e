# The comparison of boards and sheets, for the arbiter and for the player concerned (D.2.9).
state-not-executed = Non ancora eseguita sulla propria scacchiera:
said-compare-reminder = È ora di confrontare le due scacchiere.
said-sheets-agree = I due formulari concordano: { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}.
said-sheets-unofficial = I due formulari concordano, ma la trascrizione del programma se ne scosta dopo { $official ->
    [one] { $official } semimossa
   *[other] { $official } semimosse
}. Il Regolamento non dice nulla di questo caso; la trascrizione è un aiuto, non una prova. Decide lei. Articolo 6.12.2.
said-sheet-unreadable = { $who }: non si può leggere «{ $text }» sul formulario. Fin lì { $plies ->
    [one] concorda { $plies } semimossa
   *[other] concordano { $plies } semimosse
}.
said-sheet-incomplete = { $who }: il formulario è incompleto. Finora { $plies ->
    [one] concorda { $plies } semimossa
   *[other] concordano { $plies } semimosse
}.
said-sheets-differ-white = I formulari differiscono alla mossa { $number } del Bianco. Il Bianco ha scritto { $white }, il Nero { $black }. Articolo { $article }.
said-sheets-differ-black = I formulari differiscono alla mossa { $number } del Nero. Il Bianco ha scritto { $white }, il Nero { $black }. Articolo { $article }.
proposed-correction-of-board = Proposta, { $who }: correggere la scacchiera. Articolo { $article }.
proposed-clocks-back = Proposta: regolare entrambi gli orologi come dopo la semimossa { $ply }: Bianco { $white } e { $whitemoves ->
    [one] { $whitemoves } mossa
   *[other] { $whitemoves } mosse
}, Nero { $black } e { $blackmoves ->
    [one] { $blackmoves } mossa
   *[other] { $blackmoves } mosse
}. Si possono lasciare come sono. Articolo { $article }.
proposed-clocks-back-since = Il tempo usato da allora resta tolto.

# Commands typed at the arbiter's desk; semicolons separate several words for one command.
desk-line-compare-boards = confrontare scacchiere;confrontare;confronta
desk-line-compare-sheets = confrontare formulari;confronta formulari
desk-line-enter-sheet = inserire formulario;inserisci formulario
desk-line-open-sheet = aprire formulario;apri formulario
desk-line-enter = inserire scacchiera;inserire;inserisci
desk-line-rank = traversa
desk-line-done = finito;fatto
desk-line-drop = annullare;annulla
desk-line-step = passo
desk-line-right = scacchiera corretta;in ordine;scacchiera in ordine
desk-line-reinstate = tornare a;torna a
desk-line-accept = accettare proposta;accettare;accetto
desk-line-decline = rifiutare proposta;rifiutare;rifiuto
desk-line-warn = ammonire;ammonisco
desk-line-penalise = penalizzare;penalità;sanzione
desk-line-note = annotare;annota;nota
desk-line-rule = decidere;decidere risultato
desk-line-annul = annullare;annullare risultato
usage-warn = Un'ammonizione richiede un motivo: digitare { $word }, il colore e il motivo.
usage-rule = Un risultato richiede un motivo: digitare { $word }, il risultato e il motivo.
usage-annul = Manca il motivo: digitare { $word } e il motivo.
desk-line-approve = approvare assistente;approvare;approvo
desk-line-pin = pin
desk-line-lock = bloccare
desk-line-journal = registro;registro della partita
desk-line-close = chiudere tavolo;chiudi tavolo
desk-line-report = rapporto;salvare rapporto

# Kinds of proposals, with the words to type; the first one is spoken.
proposal-kind-penalty = sanzione
proposal-kind-result = risultato
proposal-kind-correction = correzione
proposal-kind-clock = orologio
proposal-kind-claim = reclamo

# Sentences of the arbiter's desk.
said-desk-open = Il tavolo dell'arbitro è aperto.
said-locked = Partita bloccata con questo PIN.
said-locked-for = Finché il tavolo è bloccato, valgono solo le decisioni di { $event }, torneo numero { $digits }.
said-locked-weakly = Bloccata. Chi copia il file della partita potrebbe scoprire un PIN così corto in minuti o ore; usare otto cifre o tre parole.
said-wrong-pins = Dall'ultima apertura del tavolo dell'arbitro { $count ->
    [one] è stato inserito un PIN sbagliato, alle { $time }.
   *[other] sono stati inseriti { $count } PIN sbagliati, l'ultimo alle { $time }.
}
said-desk-closed = Il tavolo dell'arbitro è chiuso.
said-entry-begun = { $who }: inserire le case che differiscono dalla posizione ufficiale, poi digitare finito.
said-board-right = { $who }: la scacchiera è corretta.
said-step = { $step } { $count ->
    [one] Resta un passo.
   *[other] Restano { $count } passi.
}
said-report-saved = Rapporto salvato.
said-result-annulled = Il risultato { $result } è annullato. Per continuare la partita, avviare gli orologi.
said-result-annulled-to-player = L'arbitro ha annullato il risultato { $result }. La partita è di nuovo aperta, con gli orologi fermi: attendere l'arbitro.
said-result-left = Il risultato { $result } non vale più. La partita continua.
said-sheet-opened = { $who }: il formulario del file è inserito, { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}.
said-sheet-opened-so-far = { $who }: il formulario del file è inserito. È leggibile per { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}, fino alla riga { $line }: «{ $text }».
question-penalise = Sanzione, { $who }: { $penalty }?
question-penalise-time = Sanzione, { $who }: { $penalty }, { $time }?

# The report of a game.
report-title = Rapporto: { $white } – { $black }
report-people = Giocatori e arbitri
report-created = Tavolo preparato: { $date }
report-result = Risultato
report-moves = Mosse e tempi rimasti
report-sheets = Formulari
report-irregularities = Irregolarità e decisioni
report-journal = Registro
report-nothing = Nessuna.
report-assistant = Assistente, { $who }: { $name }
report-arbiter = Arbitro: { $name }
report-corrected = Annuncio corretto, { $who }: { $text }
report-not-executed = { $who }: semimossa { $ply } non eseguita per molto tempo.
report-note = Nota: { $text }
report-approved = Assistente approvato: { $who }
report-approved-device = Dispositivo approvato.
report-sheet-entered = Formulario su carta inserito, { $who }: { $text }
report-locked = Regole di gara bloccate con un PIN.
report-pin-accepted = Tavolo dell'arbitro aperto con il PIN.
report-wrong-pins = { $count ->
    [one] Un PIN sbagliato inserito al tavolo dell'arbitro.
   *[other] { $count } PIN sbagliati inseriti al tavolo dell'arbitro, l'ultimo in questo momento.
}
report-accepted = Proposta accettata: { $kind }

# The arbiter's desk on the screen.
desk-pin = PIN del tavolo dell'arbitro
desk-pin-hint = Digitare il PIN e premere Invio
desk-needs = Serve il suo intervento: { $what }
desk-needs-nothing = Nulla richiede la sua attenzione.
desk-compared = Confrontate { $minutes } min fa.
desk-compared-now = Appena confrontate.
desk-need-ruling = da decidere: { $kind } ({ $article })
desk-need-board = scacchiera diversa, { $who }: { $squares } ({ $article })
desk-need-clocks-stopped = i due orologi sono fermi
desk-need-clocks-not-started = gli orologi non sono avviati
desk-need-comparison = scacchiere non confrontate da { $minutes } min
desk-look = Mostrare
desk-approve = Approvare
desk-next-proposal = Proposta successiva
desk-effect-clocks = Accettando, gli orologi si fermano.
desk-effect-real-board = Il programma considera poi corretta la scacchiera: prima correggere quella reale.
change-all = Accettandola cambia: { $changes }.
change-taken-back = ritirata: { $moves }
change-taken-back-many = ritirate: { $count } semimosse, da { $first } a { $last }
change-move = mossa { $number }, { $side }: { $move }
change-board = scacchiera, { $who }: { $squares }
change-board-many = scacchiera, { $who }: { $count } case
change-square = { $square }: { $before }, poi { $after }
change-clock-set = orologio, { $who }: impostato su { $time }
change-clock-from-to = orologio, { $who }: impostato da { $before } a { $time }
change-clock-more = orologio, { $who }: più { $time }
change-clock-less = orologio, { $who }: meno { $time }
change-counter = contamosse, { $who }: { $before }, poi { $after }
change-running = Poi orologio in moto: { $who }.
change-taken-back-too = Accettare ora la correzione in sospeso ritirerebbe anche: { $move }.
change-older-first = Decidere prima la proposta più vecchia di questo tipo.
proposal-lapsed = La proposta è decaduta: { $kind }.
proposal-declined = Proposta rifiutata: { $kind }.
proposal-accepted-by = { $who } accetta: { $kind }. Ora tocca a Lei accettare o rifiutare.
desk-more = Altro…
desk-report = Rapporto
desk-envelope = Busta con la mossa
desk-envelope-file = busta
desk-sheets = I due formulari
desk-pending = Questioni aperte
desk-steps = Passi per correggere le scacchiere
desk-said = Cronologia dei messaggi
desk-unexplained = { $who }: causa sconosciuta. Una o due sviste non bastano a spiegare questa posizione.
desk-checks = Tempi controllati, ogni 30 minuti
desk-before-the-round = Controlli prima del turno
desk-before-boards = Scacchiere: quella tattile di almeno 20 per 20 cm, case nere in rilievo, un foro in ogni casa (D.1)
desk-before-sets = Pezzi: con perni che entrano nei fori, modello Staunton, i neri contrassegnati (D.1.4)
desk-before-clocks = Orologi: annunciano tempo e mosse o si leggono al tatto, i due lati regolati allo stesso modo (D.2.6)
desk-before-assistants = Assistenti: chi assiste chi, e approvati (D.2.10)
desk-before-announcements = Annunci: i due giocatori conoscono i nomi di colonne, numeri e pezzi (D.2.1)
desk-before-recorders = Trascrizione: formulario, Braille o registratore, con il dispositivo approvato (D.2.7)
desk-time-check = Tempi controllati: Bianco { $white }, { $whitemoves ->
    [one] { $whitemoves } mossa
   *[other] { $whitemoves } mosse
}; Nero { $black }, { $blackmoves ->
    [one] { $blackmoves } mossa
   *[other] { $blackmoves } mosse
}.
desk-sum = In totale restano { $left }; usati: { $used }; dall'inizio: { $since }.
desk-sum-agrees = Concorda con la cadenza.
desk-sum-more = Sono { $difference } in più di quanto prevede la cadenza.
desk-sum-less = Sono { $difference } in meno di quanto prevede la cadenza.
desk-cell-differs = { $cell }: differisce; dovrebbe essere { $official }
desk-board-entered = { $who }: inserimento della posizione
desk-no-tray = Digitare la casa e il pezzo, per esempio e4 pedone bianco.
desk-board-unseen = non controllata
desk-board-differs = differisce in { $squares }
desk-board-behind = non ancora eseguita: { $move }
desk-board-in-sync = corretta
desk-square = { $square }: scacchiera del Bianco { $white }, scacchiera del Nero { $black }, ufficiale { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. Prima differenza
desk-sheet-missing = non scritta
desk-not-approved = { $who }: l'assistente non è approvato.
desk-device-not-approved = Questo dispositivo non è approvato.
desk-offer = Patta proposta: { $who }.
desk-accept = Accettare. { $text }
desk-decline = Rifiutare. { $text }
desk-said-to-all = A tutti: { $text }
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
desk-pane-said = Messaggi
desk-opened = Tavolo dell'arbitro.
desk-left = Schermo del giocatore.
desk-is-open = Il tavolo dell'arbitro è già aperto in una sua finestra.
opponents-window-open = La finestra dell'avversario è aperta.
opponents-window-closed = La finestra dell'avversario è chiusa.
assistants-window-open = La finestra dell'assistente è aperta.
assistants-window-closed = La finestra dell'assistente è chiusa.
opponents-window-none = Nessun altro gioca su questo computer.
opponents-window-over = La scacchiera del giocatore non vedente è sotto questa finestra. Per vederla, chiudere questa finestra o premere { $key }.
keyboard-there = La tastiera è nell'altra finestra.
keyboard-left = La tastiera è di nuovo in questa finestra.
one-window = Altra scacchiera: { $key }.
display-sheet-struck = { $entry }, cancellata
desk-answer-accept = Accettare
desk-answer-decline = Rifiutare
desk-answer-why = Perché…
desk-why = Perché: articolo { $article }
