# Tactics by ear: positions to solve.
tactics-begins = Dieci minuti di posizioni. Trovi la mossa migliore e la digiti. Può anche digitare: suggerimento, soluzione, ancora, avanti, posizione, alla cieca, statistiche o esci. Con un suggerimento vale come mancata.
tactics-type-move = Dieci minuti di posizioni. Digiti la mossa migliore. Aiuto: F1. Con un suggerimento vale come mancata.
tactics-just-played = Ultima mossa: { $move }.
tactics-from-start = Dalla posizione iniziale:
tactics-from = { $count ->
    [one] Una semimossa prima.
   *[other] { $count } semimosse prima.
}
tactics-ply = { $side }: { $move }.
tactics-wrong = Non è la migliore.
tactics-wrong-then = Non è la migliore: permette { $move }.
tactics-second-try = Riprovi.
tactics-further = Riprovi, oppure digiti suggerimento o soluzione.
tactics-hint-theme = Tema: { $themes }.
tactics-hint-piece = Il pezzo che muove: { $piece }.
tactics-hint-square = Da { $from } a { $to }.
tactics-solution = La mossa migliore: { $move }.
tactics-reply = La risposta: { $move }.
tactics-solved = Risolto.
tactics-checkmate = Scacco matto.
tactics-ended = Fine.
tactics-comes-back = Tornerà.
tactics-rating-up = Punteggio { $rating }, più { $by }.
tactics-rating-down = Punteggio { $rating }, meno { $by }.
tactics-rating-same = Punteggio { $rating }, invariato.
tactics-again-or-next = Digiti ancora o avanti.
tactics-enter-next = Invio: avanti.
tactics-time-over = I dieci minuti sono passati: { $right } giuste su { $played }. Digiti avanti per continuare.
tactics-none = Nessuna posizione corrisponde. Scelga un altro tema o un altro file.
tactics-themes = Temi: { $themes }. Scriva tattica e uno di essi.
tactics-no-theme = Nessun tema o file così. Elenco: tattica temi.
tactics-nothing-played = Ancora nessun risultato.
tactics-ratings = Il suo punteggio è { $own }. Quello di questa posizione è { $position }.
tactics-statistics = Punteggio { $rating }; { $right } giuste su { $played }.
tactics-weakest = Più debole: { $theme }, { $right } su { $played }.
tactics-due = { $count ->
    [0] Nessuna posizione sbagliata è da ripetere.
    [one] Una posizione sbagliata è da ripetere.
   *[other] { $count } posizioni sbagliate sono da ripetere.
}
tactics-mate-in = { $moves ->
    [1] matto in 1 mossa
   *[other] matto in { $moves } mosse
}
tactics-theme = { $name ->
    [mateIn1] matto in una mossa
    [mateIn2] matto in due mosse
    [mateIn3] matto in tre mosse
    [mateIn4] matto in quattro mosse
    [fork] forchetta
    [pin] inchiodatura
    [skewer] infilata
    [discoveredAttack] attacco di scoperta
    [backRankMate] matto del corridoio
    [hangingPiece] pezzo indifeso
    [promotion] promozione
    [defensiveMove] difesa
    [endgameWin] vincere un finale
    [endgameHold] tenere un finale
    [opening] apertura
    [middlegame] mediogioco
    [endgame] finale
   *[other] { $name }
}
tactics-fault-column = manca la colonna { $text }
tactics-fault-position = { $text } non è una posizione
tactics-fault-moves = { $text } non è una mossa legale
tactics-fault-no-moves = non c'è nessuna mossa da trovare
tactics-fault-rating = { $text } non è un punteggio
tactics-not-a-set = { $path } non è un file di posizioni: { $fault }.
tactics-not-unpacked = Non c'è spazio per decomprimere { $path }. Liberare spazio sul disco; quello che c'era è invariato.
tactics-bad-row = La riga { $line } di { $path } è stata saltata: { $fault }.
tactics-bad-rows = { $count ->
    [one] In tutto è stata saltata una riga.
   *[other] In tutto sono state saltate { $count } righe.
}
tactics-record-unreadable = Non è stato possibile leggere i suoi risultati di tattica ({ $what }). Il file è conservato come { $path } e se ne inizia uno nuovo.
tactics-record-unreadable-not-kept = Non è stato possibile leggere i suoi risultati di tattica ({ $what }). I nuovi risultati non vengono salvati.
tactics-record-not-kept = Non è stato possibile salvare i risultati. Controlli lo spazio libero sul disco e se nella cartella si può scrivere.
tactics-mistakes-not-kept = Non è stato possibile salvare gli errori come posizioni. Controlli lo spazio libero sul disco e se nella cartella si può scrivere.
line-tactics = tattica;problemi
control-tactics = Tattica
control-tactics-help = Propone posizioni da risolvere, descritte a parole. La partita aspetta. Si può smettere in ogni momento.
control-tactics-next = Posizione successiva
control-tactics-next-help = Passa alla posizione successiva.
control-tactics-solution = Soluzione
control-tactics-solution-help = Gioca la mossa successiva della soluzione.
control-tactics-again = Stessa posizione
control-tactics-again-help = Ricomincia la stessa posizione.
refused-no-tactics = Nessuna posizione da risolvere. Per cominciare, digitare tattica.
tactics-held = Funziona solo in una partita in corso. Ora sta risolvendo una posizione.
tactics-opening = Caricamento delle posizioni.
tactics-file-known = La prossima volta: tattica file.
tactics-wait = Le posizioni si stanno ancora caricando. Per annullare, digiti esci.
tactics-to-do = Tratto al { $side }: trovi la mossa migliore.{ $typed ->
    [yes] {" "}Può anche digitare: suggerimento, soluzione, avanti, esci o aiuto.
   *[no] {""}
}
tactics-pane = Tattica
tactics-result = { $theme }: { $right } giuste su { $played }
tactics-rating-plot = Il suo punteggio su { $count } posizioni: da { $first } a { $last }, massimo { $most }.
tactics-say-ten-minutes = dieci minuti;10 minuti
tactics-say-hint = suggerimento
tactics-say-solution = soluzione
tactics-say-again = ancora;di nuovo
tactics-say-next = avanti;prossima;prossimo;continua
tactics-say-blindfold = alla cieca
tactics-say-statistics = statistiche;risultati
tactics-say-leave = esci;uscire;lascia
tactics-say-mistakes = errori;i miei errori
tactics-say-themes = temi
option-set = posizioni proprie, con le colonne del file di problemi di Lichess
option-theme = solo posizioni con questo tema
option-rating = posizioni vicine a questo punteggio; altrimenti il suo
tactics-mistakes-found = { $count ->
    [0] Nessun errore.
    [one] Un errore.
   *[other] { $count } errori.
}
tactics-mistakes-theme = { $ties ->
    [one] Più spesso mancato: { $kind }, { $number }.
   *[other] Più spesso mancato: { $kind }, { $number } ciascuno.
}
tactics-mistakes-phase = { $ties ->
    [one] Soprattutto in questa fase: { $kind }, { $number }.
   *[other] Soprattutto in questa fase: { $kind }, { $number } ciascuno.
}
tactics-mistakes-kept = { $count ->
    [0] Sono già tutti salvati. Per allenarsi: { $command }
    [one] Una posizione è stata salvata. Per allenarsi: { $command }
   *[other] { $count } posizioni sono state salvate. Per allenarsi: { $command }
}
tactics-mistakes-unexplained = { $count ->
    [one] Per un errore il file non mostra una mossa migliore. Per cercarla, aggiunga --engine stockfish.
   *[other] Per { $count } errori il file non mostra una mossa migliore. Per cercarla, aggiunga --engine stockfish.
}
tactics-mistakes-no-player = { $player } non vi ha giocato nessuna partita.
tactics-no-opinions = Questo file non ha valutazioni: nessuno vi ha cercato errori. Aggiunga --engine stockfish.
tactics-games-unjudged = { $all ->
    [1] La partita è valutata solo in parte: possono esservi errori non trovati. Aggiunga --engine stockfish.
   *[other] Senza valutazioni, o solo in parte: { $count } partite su { $all }. Possono esservi errori non trovati. Aggiunga --engine stockfish.
}
tactics-no-mistakes-kept = Nessuno salvato. In una revisione digiti allena questi.
option-mistakes = elenca le mosse più costose e dice quale tipo di errore è il più frequente; senza file, in tutte le partite salvate
option-player = solo gli errori di questo giocatore
option-train = salva gli errori per annabella tactics --set mistakes
usage-tactics =
    annabella tactics [--set FILE] [--theme T] [--rating N] [--vocabulary V] [--data CARTELLA]
        cerca la mossa migliore, dieci minuti alla volta; le posizioni sbagliate tornano
capability-tactics = Propone posizioni da risolvere a orecchio.
tactics-mistakes-allowed = { $ties ->
    [one] Più spesso permesso: { $kind }, { $number }.
   *[other] Più spesso permesso: { $kind }, { $number } ciascuno.
}
tactics-unjudged = Forse è altrettanto buona; l'analisi indica un'altra mossa. Riprovi, o scriva soluzione.
tactics-counts-as-missed = Con un suggerimento, la posizione vale come mancata.
tactics-no-rating = I punteggi vanno da { $from } a { $to }.
tactics-no-games = Non ci sono partite salvate.
tactics-ten-minutes = Dieci minuti di posizioni.
tactics-say-file = file;mio file;lichess
tactics-no-file = Nessun file di posizioni è stato ancora indicato, o non c'è più. Digiti tattica e il suo percorso.
tactics-no-such-theme = Nessun tema così: { $theme }. Elenco: tattica temi.
tactics-hint-help = Aiuta in tre passi: il tema, il pezzo, le sue case. Con un suggerimento, la posizione vale come mancata.
tactics-position-help = Descrive di nuovo la posizione.
tactics-blindfold-help = Dice le ultime mosse dalla posizione che le precede. Un numero dice quante semimosse.
tactics-statistics-help = Dice il Suo punteggio e i Suoi risultati.
tactics-ratings-help = Dice il Suo punteggio e quello della posizione.
tactics-themes-help = Elenca i temi. Per uno di essi, digiti tattica e il suo nome.
tactics-leave-help = Torna alla partita di prima.
how-to-leave = Per uscire: { $words }.
