# Comparison of two scoresheets and two boards (D.2.9).
compare-sheets-agree = I formulari concordano: { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}.
compare-sheets-short = Nel formulario del { $side } { $plies ->
    [one] manca l'ultima semimossa
   *[other] mancano le ultime { $plies } semimosse
} (8.1.3).
compare-sheet-ahead = { $plies ->
    [one] L'ultima semimossa è solo
   *[other] Le ultime { $plies } semimosse sono solo
} sul formulario del { $side }, non sull'altro né su alcuna scacchiera: si è giocato così (8.1.2)?
compare-sheets-incomplete = Nel formulario del { $side } mancano le ultime { $plies } semimosse, più di quante ne ammetta 8.1.3. Va prima completato.
compare-both-incomplete = I due formulari vanno prima completati.
compare-illegal-move = I due formulari hanno la stessa mossa illegale alla semimossa { $ply }: «{ $token }». Si ripristina la posizione precedente ({ $article }).
compare-sheets-differ = I formulari differiscono alla semimossa { $ply } (mossa { $number } del { $side }). Il Bianco ha scritto { $white }, il Nero { $black }.
compare-sheet-unreadable = Il formulario del { $side } non è leggibile a { $place }: «{ $token }», semimossa { $ply }. { $reason }
compare-reason-no-move = Non è notazione algebrica (Appendice C).
compare-reason-illegal = Non corrisponde ad alcuna mossa legale.
compare-reason-ambiguous = Corrisponde a più di una mossa.
compare-reason-incomplete = Manca il pezzo della promozione.
compare-journal-leaves = Il formulario del { $side } si scosta dalla partita registrata alla semimossa { $ply }.
compare-journal-follows = Il formulario del { $side } concorda con la partita registrata.
compare-go-back = Ritorno alla posizione dopo la semimossa { $ply } ({ $article }): { $fen }
compare-clocks = Tempi proposti per gli orologi, dai tempi registrati ({ $article }): Bianco { $white }, Nero { $black }. L'arbitro può lasciare gli orologi come sono.
compare-no-clocks = Per quella semimossa non sono registrati tempi. L'arbitro regola gli orologi ({ $article }) o li lascia come sono.
compare-board-in-sync = La scacchiera del { $side } concorda con i formulari.
compare-board-behind = Scacchiera del { $side }: { $plies ->
    [one] l'ultima semimossa non è ancora eseguita
   *[other] le ultime { $plies } semimosse non sono ancora eseguite
}.
compare-board-ahead = La scacchiera del { $side } mostra già { $plies ->
    [one] la mossa seguente
   *[other] altre { $plies } semimosse
}; sui formulari può ancora mancare (8.1.3).
compare-board-shows-it = La scacchiera del { $side } mostra quella mossa.
compare-board-wrong = La scacchiera del { $side } non concorda con i formulari.
compare-board-unexplained = La scacchiera del { $side } non concorda con i formulari, e una o due sviste non bastano a spiegarlo.
compare-board-unseen = La scacchiera del { $side } non è stata controllata.
compare-fault-wrong-move = { $move }: è stata eseguita { $made }, non { $written }.
compare-fault-wrong-square = { $move }: { $piece } in { $made }, non in { $written }.
compare-at-white = Mossa { $number }, Bianco
compare-at-black = Mossa { $number }, Nero
compare-piece = { $role ->
    [pawn] il pedone
    [knight] il cavallo
    [bishop] l'alfiere
    [rook] la torre
    [queen] la donna
   *[king] il re
}
compare-fault-not-captured = { $move }, { $written }: il pezzo catturato non è stato tolto.
compare-fault-en-passant-not-removed = { $move }, { $written } en passant: il pedone catturato non è stato tolto.
compare-fault-castling-rook = { $move }, arrocco { $written }: la torre non è stata mossa correttamente.
compare-fault-promotion-piece = { $move }, { $written }: il pedone non è stato sostituito con quel pezzo.
compare-fault-neighbour-square = { $move }, { $written }: il pezzo è stato messo su una casa vicina ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: vi è stato mosso un altro pezzo ({ $made }).
compare-fault-skipped = { $move }, { $written }: non è stata eseguita.
compare-fault-repeated = { $move }, { $written }: è stata eseguita due volte ({ $made }).
compare-fault-swapped = { $move }, { $written }: è stata eseguita dopo una successiva ({ $made }).
compare-fault-rotated = Dopo { $move } la scacchiera è stata girata.
compare-fault-setup = I pezzi sono stati disposti male all'inizio.
compare-corrects = Il { $side } corregge la scacchiera ({ $article }):
compare-back-on-board = Per tornare indietro sulla scacchiera del { $side }:
compare-remove = Togliere: { $piece } da { $from }.
compare-move = Spostare: { $piece } da { $from } a { $to }.
compare-put = Mettere: { $piece } in { $to }.
compare-nothing-to-do = Non c'è nulla da correggere.
compare-boards-against-sheets = Il Regolamento non prevede questo caso: le scacchiere concordano tra loro, ma non con i formulari. Decide l'arbitro.
compare-boards-agree-sheets-differ = Il Regolamento non prevede del tutto questo caso: le scacchiere concordano e differiscono solo i formulari. Decide l'arbitro.
compare-sheet-missing = Il Regolamento non prevede questo caso: D.2.9 richiede due formulari. Decide l'arbitro.
compare-unexplained = Il Regolamento non prevede questo caso: non è chiaro quale mossa sia stata eseguita male. Decide l'arbitro.
compare-boards-go-apart = Le scacchiere mostrano mosse diverse che non sono sui formulari: almeno una è sbagliata. L'arbitro decide quale mossa è stata giocata.

# Unreadable input.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: «{ $part }» non è un numero. Usare «semimossa bianco_ms nero_ms», numeri interi, una riga per semimossa.
compare-clock-missing = { $file }:{ $line }:{ $column }: manca un numero. Usare «semimossa bianco_ms nero_ms», numeri interi, una riga per semimossa.
compare-clock-too-many = { $file }:{ $line }:{ $column }: «{ $part }» è di troppo. Usare «semimossa bianco_ms nero_ms», numeri interi, una riga per semimossa.
compare-several-games = { $place }: Il file contiene { $games } partite, e un formulario è una sola partita. Mettere quella partita in un file a parte.
compare-starts-differ = I formulari iniziano da posizioni diverse. Indicare quella giusta con --start.
