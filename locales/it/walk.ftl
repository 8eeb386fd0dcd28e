# Going through a game.
refused-no-review = Non sta rivedendo nessuna partita. Per iniziare scriva rivedere.
refused-engine-thinks = Prima deve muovere il motore. Attenda la sua mossa.
refused-unsaved = Quanto ha scritto non è salvato. Lo salvi, o scriva lasciare revisione.
refused-no-move-here = Qui non c’è nessuna mossa. Vada prima a una mossa.
refused-not-own = Non l’ha scritto lei. Resta.
refused-nothing-to-undo = Non ha scritto nulla da annullare.
refused-no-file = Nessun file di partite è aperto. Ne apra uno con Ctrl+O.
question-not-saved = Quanto ha scritto non è salvato. Continuare senza salvare?
review-remark-recorder = Sul registratore di { $who } a { $time }
review-begins = Rivede: { $players }. { $moves ->
    [one] Una mossa
   *[other] { $moves } mosse
}. { $next }: mossa successiva. { $leave }: uscire.
review-offer = Per rivedere la partita scriva rivedere.
review-held = Questo riguarda una partita in corso. Lei ne sta rivedendo una.
review-left = Di nuovo al tavolo.
review-commented = Annotato.
review-removed = Rimosso.
review-undone = Annullato.
review-out = Fuori dalla variante.
review-new-variation = Nuova variante.
review-lengthened = Aggiunta.
review-put-back = Rimesso a posto.
review-promotes = Che cosa diventa il pedone? Prendere il pezzo accanto alla scacchiera, o digitare la mossa con quel pezzo.
review-judged = Giudicata.
review-not-judged = Giudizio tolto.
review-edge-beginning = Questo è l’inizio.
review-edge-end = Questa è la fine della partita.
review-edge-variation-end = Fine della variante.
review-edge-no-such-move = Questa mossa non c’è.
review-edge-no-mark = Nessun altro commento né variante.
review-edge-no-variation = Qui non c’è una variante simile.
review-edge-not-in-variation = È nella partita stessa.
review-variation = Variante { $number } di { $count }.
review-at-beginning = Inizio della partita.
review-move = { $number }, { $side }:
review-end-white = Fine: vince il Bianco.
review-end-black = Fine: vince il Nero.
review-end-draw = Fine: patta.
review-end-open = Fine delle mosse.
review-variations = { $count ->
    [one] Una variante alla mossa successiva.
   *[other] { $count } varianti alla mossa successiva.
}
review-pane = Mosse
review-to-do = Revisione di una partita: { $next } mossa successiva, { $previous } la precedente. Una mossa scritta viene seguita o aggiunta.
review-moves = Mosse della partita
review-mistakes = Errori
review-engine-thinks = Il motore pensa.
review-game-is-judged = Il motore esamina ogni mossa.
review-engine-says-nothing = Il motore non ha un’opinione.
review-judged-percent = { $percent } per cento.
review-judging-stopped = Interrotto.
review-no-mistakes = Nessun errore trovato.
review-mistakes-found = { $count ->
    [one] Un errore.
   *[other] { $count } errori.
} { $key } va al prossimo.
review-not-judged-yet = La partita non è stata esaminata. Scriva errori.
review-no-further-mistake = Nessun altro errore.
review-better = Meglio:
review-verdict-good = Buona
review-verdict-inaccuracy = Imprecisione
review-verdict-mistake = Errore
review-verdict-blunder = Errore grave
review-mistake = { $verdict }: { $before }, poi { $after }.
review-best = La migliore:
review-line-goes-on = { $key }: la linea continua.
review-line-ends = Fine della linea.
review-no-engine = Non c’è un motore di scacchi. Installi stockfish, o ne indichi uno nelle impostazioni.
review-engine-lost = Il motore non risponde più. Chieda di nuovo per riavviarlo.
review-curve = Andamento della partita: { $done } posizioni giudicate su { $all }, { $count ->
    [one] un errore
   *[other] { $count } errori
}. I valori sono nell’elenco delle mosse.
review-not-all-read = Dalla riga { $line } la partita non si è potuta leggere.
games-label = Partite del file
games-player = Giocatore, mossa o posizione
games-player-hint = Parte di un nome, una mossa come Cf3, una posizione in FEN, o niente per tutte
games-position = Partite con la posizione sulla scacchiera
games-open = Rivedere la partita scelta
games-close = Chiudere il file
games-title = { $file }: { $count ->
    [one] una partita
   *[other] { $count } partite
}.
games-closed = File chiuso.
games-stopped = Interrotto. Quanto trovato resta.
games-percent = { $percent } per cento.
games-all = { $count ->
    [one] Elenco completo: una partita.
   *[other] Elenco completo: { $count } partite.
}
games-fault-not-there = Il file { $path } non c’è. Controlli il percorso.
games-fault-not-read = { $path } non si può leggere. Indichi un file leggibile.
games-fault-not-written = { $path } non si è potuto scrivere ed è com’era. Salvi con un altro nome.
games-fault-no-game = In { $path } non c’è una tale partita.
games-fault-changed = Un altro programma ha cambiato { $path }. Lo riapra.
games-not-open = { $path } non è più aperto. Salvare con un altro nome, per esempio: salvare revisione ~/nuovo.pgn
control-review = Rivedere la partita
control-review-help = La partita mossa per mossa, con varianti e commenti. Quella al tavolo attende.
control-review-next = Mossa successiva
control-review-next-help = Avanza di una mossa e la dice.
control-review-previous = Mossa precedente
control-review-previous-help = Torna indietro di una mossa.
control-review-first = Inizio della partita
control-review-first-help = Va all’inizio.
control-review-last = Fine della linea
control-review-last-help = Va all’ultima mossa della partita o variante.
control-review-next-mark = Commento o variante successivi
control-review-next-mark-help = Va alla prossima mossa annotata.
control-review-previous-mark = Commento o variante precedenti
control-review-previous-mark-help = Torna a una mossa simile.
control-review-into = Entrare in una variante
control-review-into-help = Entra nella variante alla mossa successiva; di nuovo, nella prossima.
control-review-out = Uscire dalla variante
control-review-out-help = Torna dove comincia la variante.
control-opinion = Opinione del motore
control-opinion-help = Dice quanto vale la posizione e la mossa migliore. Di nuovo: smette di pensare.
control-best-line = Linea migliore, mossa per mossa
control-best-line-help = Dice la prossima mossa della linea migliore del motore.
control-mistakes = Errori della partita
control-mistakes-help = Il motore esamina ogni mossa ed elenca gli errori. Esc lo ferma.
control-next-mistake = Errore successivo
control-next-mistake-help = Va all’errore successivo e dice cosa era meglio.
control-play-on = Giocare da qui
control-play-on-help = Comincia una nuova partita in casa con questa posizione.
control-games-of-file = Partite del file
control-games-of-file-help = L’elenco delle partite del file aperto; ripetuto, dice le successive.
line-review = rivedere
line-review-leave = lasciare revisione
line-review-next = mossa successiva
line-review-previous = mossa precedente
line-review-first = inizio;prima mossa
line-review-last = fine linea;mossa finale
line-review-next-mark = commento successivo
line-review-previous-mark = commento precedente
line-review-into = variante
line-review-out = lasciare variante;linea principale
line-opinion = opinione;valutazione
line-best-line = linea migliore
line-mistakes = errori
line-next-mistake = errore successivo
line-previous-mistake = errore precedente
line-play-on = giocare da qui
line-games-of-file = partite del file
line-close-file = chiudere file
line-review-ply = semimossa
line-review-move = mossa numero
line-review-comment = commento
line-review-glyph = giudizio
line-review-remove = togliere variante
line-review-save = salvare revisione
line-game-of-file = partita del file;partita numero
line-find-player = cercare giocatore
line-find-position = cercare posizione
