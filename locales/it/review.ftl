# Ripercorrere una partita: segni in parole, tempi nei commenti e la riga di comando.
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
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } a { $move } { $side }:
walked-variation-end = Fine della variante { $number }.
walked-game = Partita { $number }: { $white } – { $black }{ $rest }
walked-result = Risultato: { $result }.
walked-locked = Qui è in corso una partita bloccata e accanto a essa non se ne ripercorre un'altra. Attenda che finisca o che l'arbitro la sblocchi.
beside-competition = La partita «{ $game }» è in corso in un torneo o in competizione, e intanto nessuno viene aiutato (articolo 11.3.1). Prima la concluda: { $file }. Se nessuno la tocca per un giorno, non impedisce più nulla.
beside-online = La sua partita «{ $game }» contro una persona su lichess qui non è finita, e fino alla fine nessuno viene aiutato. La apra: { $file }. Se su lichess è finita, finisce anche qui. Se nessuno la tocca per 30 giorni, non impedisce più nulla.
walked-no-ply = Questa partita finisce dopo { $count } semimosse. Ne indichi una con --ply.
walked-not-written = { $path } non può essere scritto. Ciò che c'era è rimasto com'era; scelga un altro posto o liberi spazio.
walked-kept = { $path }, partita { $number }: non tutto è leggibile, perciò il testo è stato copiato così com'è.
walked-none = Nessuna partita corrisponde.
option-ply = solo dopo questa semimossa; 0 è l'inizio
option-depth = a quante semimosse guarda il motore; 12 se non indicato
option-write = scrive la partita, o senza --game tutte quelle del file, con tutto ciò che contengono, in questo nuovo file
option-find = elenca le partite di un giocatore con questo nome, o con questa mossa (Cf3) o posizione (FEN)
