# Review of a game: glyphs in words, clock times in comments, and the command line.
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } a { $move } { $side }:
walked-variation-end = Fine della variante { $number }.
walked-game = Partita { $number }: { $white } – { $black }{ $rest }
walked-result = Risultato: { $result }.
walked-locked = È in corso una partita bloccata, quindi non si può aprire altro. Attendere che finisca o che l'arbitro la sblocchi.
beside-online = La sua partita su Lichess «{ $game }» qui è ancora aperta, quindi nessun aiuto finché non è finita. Aprirla: { $file }. Se su Lichess è finita, finisce anche qui. Se non viene toccata per 30 giorni, non vale più.
walked-no-ply = Questa partita ha solo { $count } semimosse. Indicare un numero minore con --ply.
walked-not-written = Impossibile scrivere in { $path }; non è cambiato. Scegliere un altro posto o liberare spazio.
walked-kept = { $path }, partita { $number }: alcune parti non erano leggibili, quindi il testo è stato copiato senza modifiche.
walked-none = Nessuna partita corrisponde.
walked-more = { $path } contiene { $games } partite. Questa era la prima; per un'altra, aggiunga --game 2.
option-ply = mostra solo la posizione dopo questa semimossa; 0 è l'inizio
option-depth = profondità del motore in semimosse; predefinita: 12
option-write = scrive la partita (o tutte, senza --game) con tutto il contenuto in questo nuovo file
option-find = elenca le partite di un giocatore con questo nome, o con questa mossa (Cf3) o posizione (FEN)
usage-review =
    annabella review PARTITA.pgn|REGISTRO [--game N] [--ply N] [--vocabulary V] [--written-in LETTERS] [--engine PERCORSO] [--depth N] [--write NUOVO] [--find TESTO] [--data CARTELLA]
        ripercorre una partita: ogni mossa con commenti, segni e varianti, o una sola posizione; la salva senza perdere nulla
    annabella review [PARTITA.pgn|REGISTRO] --mistakes [--player NOME] [--train] [--game N] [--written-in LETTERS] [--engine PERCORSO] [--depth N] [--data CARTELLA]
        elenca le mosse più costose e dice quale tipo di errore è il più frequente; senza file, in tutte le partite salvate
capability-review = Rivede partite con la valutazione di un motore, solo a casa.
