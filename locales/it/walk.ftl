# Review of a game: sentences, display and words to type.
refused-no-review = Non sta rivedendo una partita. Per cominciare, digitare rivedere.
refused-engine-thinks = Tocca al motore. Attendere.
refused-unsaved = Ci sono modifiche non salvate. Salvarle, o digitare lasciare revisione.
refused-no-move-here = Qui non c'è una mossa. Andare prima a una mossa.
refused-not-own = Non l'ha scritto lei e non si può togliere.
refused-nothing-to-undo = Nulla da annullare.
refused-no-file = Nessun file di partite è aperto. { $typed ->
    [yes] Per aprirne uno, digitare: aprire file, e il nome.
   *[no] Aprirne uno con Ctrl+O.
}
question-not-saved = Ci sono modifiche non salvate. Continuare senza salvare?
review-remark-recorder = Sul registratore, { $who }, a { $time }
review-begins = Revisione: { $players }. { $moves ->
    [one] Una mossa
   *[other] { $moves } mosse
}.
review-offer = Per rivedere: rivedere.
review-held = Funziona solo in una partita in corso. Ora ne sta rivedendo una.
review-left = Di nuovo alla partita.
review-resumed = Di nuovo alla revisione.
session-pgn-notes = I commenti, le valutazioni e le varianti del file si sentono rivedendolo. Per farlo, digitare: rivedere { $path }#{ $number }
review-commented = Commento aggiunto.
review-removed = Rimosso.
review-undone = Annullato.
review-out = Indietro:
review-new-variation = Nuova variante.
review-lengthened = Mossa aggiunta.
review-put-back = Pezzo rimesso a posto.
review-promotes = Promuovere a che cosa? Scegliere un pezzo, o digitare la mossa con quel pezzo.
review-judged = Segno aggiunto.
review-not-judged = Segno tolto.
review-edge-beginning = Inizio della partita.
review-edge-end = Fine della partita.
review-edge-variation-end = Fine della variante.
review-edge-no-such-move = Questa mossa non c'è.
review-edge-no-mark = Non ci sono altri commenti o varianti.
review-edge-no-variation = Qui questa variante non c'è.
review-edge-not-in-variation = È nella linea principale.
review-variation = Variante { $number } di { $count }.
review-at-beginning = Inizio della partita.
review-move = { $number }, { $side }:
review-end-white = Fine: vince il Bianco.
review-end-black = Fine: vince il Nero.
review-end-draw = Fine: patta.
review-end-open = Fine delle mosse.
review-variations = { $count ->
    [one] Una variante.
   *[other] { $count } varianti.
}
review-pane = Mosse
review-to-do = Mossa successiva: { $next }.
review-moves = Mosse della partita
review-mistakes = Errori
review-engine-thinks = Il motore sta pensando.
review-game-is-judged = Analisi in corso.
review-engine-says-nothing = Il motore non ha una valutazione di questa posizione.
review-judged-percent = { $percent } per cento.
review-judging-stopped = { $count ->
    [0] Analisi interrotta. Nessuna mossa è stata analizzata.
    [one] Analisi interrotta dopo una semimossa.
   *[other] Analisi interrotta dopo { $count } semimosse.
}
review-no-mistakes = Nessun errore trovato.
review-mistakes-found = { $count ->
    [one] Un errore.
   *[other] { $count } errori.
} Successivo: { $key }.
review-not-judged-yet = La partita non è ancora stata analizzata. Digitare errori.
review-no-further-mistake = Non ci sono altri errori.
review-nothing-to-train = Qui non ci sono errori su cui allenarsi. Digitare errori per analizzare la partita.
review-mistakes-are-others = Gli errori di questa partita sono dell'avversario.
review-train-these = Per allenarsi: allena questi.
review-better = Meglio:
review-verdict-good = Buona
review-verdict-inaccuracy = Imprecisione
review-verdict-mistake = Errore
review-verdict-blunder = Errore grave
review-mistake = { $verdict }: { $after }.
review-best = La migliore:
review-line-ends = Fine della linea.
review-no-engine = Nessun motore di scacchi trovato. Installare Stockfish, o scegliere un motore nelle impostazioni.
review-engine-lost = Il motore non risponde. Chiedere di nuovo per riavviarlo.
review-curve = Grafico delle valutazioni: { $done } posizioni analizzate su { $all }, { $count ->
    [one] un errore
   *[other] { $count } errori
}. I valori sono nell'elenco delle mosse.
review-not-all-read = La partita non si è potuta leggere dalla riga { $line } in poi.
games-label = Partite del file
games-player = Giocatore, mossa o posizione
games-player-hint = Parte di un nome, una mossa come Cf3, una posizione in FEN, o vuoto per tutte
games-position = Partite con la posizione sulla scacchiera
games-open = Aprire
games-close = Chiudere il file
games-title = { $file }: { $count ->
    [one] una partita
   *[other] { $count } partite
}.
games-another = Per aprirne una, digitare il numero: rivedere { $path }#1
games-further = Altre partite: avanti.
games-closed = File chiuso.
games-stopped = Ricerca interrotta. I risultati trovati restano.
games-percent = { $percent } per cento.
games-all = { $count ->
    [one] Elenco completo: una partita.
   *[other] Elenco completo: { $count } partite.
}
games-fault-not-written = Impossibile salvare { $path }, che non è cambiato. Salvare con un altro nome.
games-fault-no-game = Quella partita non è in { $path }.
games-fault-changed = Un altro programma ha cambiato { $path }. Riaprirlo.
games-not-open = { $path } non è più aperto. Salvare con un altro nome, per esempio: salvare revisione ~/nuovo.pgn
control-review = Rivedere la partita
control-review-help = Ripercorre la partita con varianti e commenti. La partita attuale aspetta.
control-review-next = Mossa successiva
control-review-next-help = Avanza di una mossa e la dice.
control-review-previous = Mossa precedente
control-review-previous-help = Torna indietro di una mossa.
control-review-first = Inizio della partita
control-review-first-help = Va all'inizio.
control-review-last = Fine della linea
control-review-last-help = Va all'ultima mossa della partita o variante.
control-review-next-mark = Commento o variante successivi
control-review-next-mark-help = Va alla prossima mossa con un commento o una variante.
control-review-previous-mark = Commento o variante precedenti
control-review-previous-mark-help = Torna alla mossa precedente con un commento o una variante.
control-review-into = Entrare nella variante
control-review-into-help = Entra nella variante alla mossa successiva; di nuovo, nella variante seguente.
control-review-out = Uscire dalla variante
control-review-out-help = Torna dove comincia la variante.
control-opinion = Valutazione del motore
control-opinion-help = Dice chi sta meglio e la mossa migliore. Premere di nuovo per fermarlo.
control-best-line = Linea migliore, passo per passo
control-best-line-help = Dice la prossima mossa della linea migliore del motore.
control-mistakes = Cercare errori
control-mistakes-help = Il motore analizza ogni mossa ed elenca gli errori. Esc lo ferma.
control-train-mistakes = Allenarsi su questi errori
control-train-mistakes-help = Salva gli errori come posizioni di allenamento, con la mossa migliore come soluzione.
control-next-mistake = Errore successivo
control-next-mistake-help = Va all'errore successivo e dice che cosa era meglio.
control-play-on = Giocare da qui
control-play-on-help = Comincia una nuova partita a casa da questa posizione.
control-games-of-file = Partite del file
control-games-of-file-help = Elenca le partite del file aperto; premere di nuovo per le successive.
line-review = rivedere;rivedi;rivedere partita
line-review-leave = lasciare revisione
line-review-next = mossa successiva
line-review-previous = mossa precedente
line-review-first = inizio;prima mossa;inizio partita
line-review-last = fine linea;mossa finale
line-review-next-mark = commento successivo
line-review-previous-mark = commento precedente
line-review-into = variante
line-review-out = lasciare variante;linea principale
line-opinion = valutazione;opinione
line-best-line = linea migliore
line-mistakes = errori;cercare errori;cerca errori
line-train-mistakes = allena questi;allena errori
line-next-mistake = errore successivo
line-previous-mistake = errore precedente
line-play-on = giocare da qui
line-games-of-file = partite del file;partite nel file
line-close-file = chiudere file
line-review-ply = semimossa
line-review-move = mossa numero
line-review-comment = commento
line-review-glyph = segno;giudizio
line-review-remove = togliere variante
line-review-save = salvare revisione
line-game-of-file = partita del file;partita numero
line-find-player = cercare giocatore
line-find-position = cercare posizione
review-only-inaccuracies = Le Sue mosse erano al massimo imprecise. Ci si allena solo su errori ed errori gravi.
review-train-some = { $count ->
    [one] Uno di questi è Suo, per allenarsi: digitare allena questi.
   *[other] { $count } di questi sono Suoi, per allenarsi: digitare allena questi.
}
