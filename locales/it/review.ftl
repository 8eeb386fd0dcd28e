# Review of a game: glyphs in words, clock times in comments, and the command line.
glyph = { $number ->
    [1] buona mossa
    [2] errore
    [3] mossa brillante
    [4] errore grave
    [5] mossa interessante
    [6] mossa dubbia
    [7] mossa forzata
    [9] la mossa peggiore
    [10] parità
    [13] posizione poco chiara
    [14] il Bianco sta leggermente meglio
    [15] il Nero sta leggermente meglio
    [16] il Bianco sta meglio
    [17] il Nero sta meglio
    [18] il Bianco ha un vantaggio decisivo
    [19] il Nero ha un vantaggio decisivo
    [22] il Bianco è in zugzwang
    [23] il Nero è in zugzwang
    [24] il Bianco ha più spazio
    [25] il Nero ha più spazio
    [30] il Bianco è in vantaggio di sviluppo
    [31] il Nero è in vantaggio di sviluppo
    [36] il Bianco ha l'iniziativa
    [37] il Nero ha l'iniziativa
    [40] il Bianco ha l'attacco
    [41] il Nero ha l'attacco
    [42] il Bianco non ha compenso sufficiente
    [43] il Nero non ha compenso sufficiente
    [44] il Bianco ha compenso
    [45] il Nero ha compenso
    [132] il Bianco ha controgioco
    [133] il Nero ha controgioco
    [138] il Bianco è in zeitnot
    [139] il Nero è in zeitnot
    [140] con l'idea
    [141] diretto contro
    [142] è migliore
    [143] è peggiore
    [144] è altrettanto buona
    [146] novità
   *[other] segno { $number }
}
remark-clock = orologio { $time }
remark-elapsed = { $time } impiegati
remark-pass = passa
remark-arrow = freccia { $color ->
    [green] verde
    [red] rossa
    [yellow] gialla
   *[other] blu
} da { $from } a { $to }
remark-square = casa { $color ->
    [green] verde
    [red] rossa
    [yellow] gialla
   *[other] blu
} { $from }
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } a { $move } { $side }:
walked-variation-end = Fine della variante { $number }.
walked-game = Partita { $number }: { $white } – { $black }{ $rest }
walked-result = Risultato: { $result }.
walked-locked = È in corso una partita bloccata, quindi non se ne possono rivedere altre. Attendere che finisca o che l'arbitro la sblocchi.
beside-competition = «{ $game }» è in corso in torneo, quindi nessun'altra partita riceve aiuto (articolo 11.3.1). Prima concluderla: { $file }. Se non viene toccata per un giorno, non vale più.
beside-online = La sua partita su Lichess «{ $game }» qui è ancora aperta, quindi nessun aiuto finché non è finita. Aprirla: { $file }. Se su Lichess è finita, finisce anche qui. Se non viene toccata per 30 giorni, non vale più.
walked-no-ply = Questa partita ha solo { $count } semimosse. Indicare un numero minore con --ply.
walked-not-written = Impossibile scrivere in { $path }; non è cambiato. Scegliere un altro posto o liberare spazio.
walked-kept = { $path }, partita { $number }: alcune parti non erano leggibili, quindi il testo è stato copiato senza modifiche.
walked-none = Nessuna partita corrisponde.
option-ply = mostra solo la posizione dopo questa semimossa; 0 è l'inizio
option-depth = profondità del motore in semimosse; predefinita: 12
option-write = scrive la partita (o tutte, senza --game) con tutto il contenuto in questo nuovo file
option-find = elenca le partite di un giocatore con questo nome, o con questa mossa (Cf3) o posizione (FEN)
