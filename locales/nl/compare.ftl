# Twee notatieformulieren en twee borden naast elkaar (D.2.9).
compare-sheets-agree = De notatieformulieren komen overeen: { $plies ->
    [one] { $plies } halve zet
   *[other] { $plies } halve zetten
}.
compare-sheets-short = Op het notatieformulier van { $side } { $plies ->
    [one] ontbreekt nog de laatste halve zet
   *[other] ontbreken nog de laatste { $plies } halve zetten
} (8.1.3).
compare-sheets-incomplete = Op het notatieformulier van { $side } ontbreken de laatste { $plies } halve zetten, meer dan er nog te schrijven kunnen zijn (8.1.3). Het moet eerst worden aangevuld.
compare-sheets-differ = De notatieformulieren verschillen bij halve zet { $ply } (zet { $number } van { $side }). Bij Wit staat { $white }, bij Zwart { $black }.
compare-sheet-unreadable = Het notatieformulier van { $side } is niet te lezen bij { $place }: “{ $token }”, halve zet { $ply }. { $reason }
compare-reason-no-move = Het is geen vorm uit Aanhangsel C.
compare-reason-illegal = Het past daar bij geen reglementaire zet.
compare-reason-ambiguous = Het past daar bij meer dan één zet.
compare-journal-leaves = Op het notatieformulier van { $side } staat bij halve zet { $ply } een andere zet dan in de registratie van de partij.
compare-journal-follows = Het notatieformulier van { $side } volgt de registratie van de partij.
compare-go-back = Terug naar de stelling na halve zet { $ply } ({ $article }): { $fen }
compare-clocks = Voorstel voor de klokken, volgens de vastgelegde tijden ({ $article }): Wit { $white }, Zwart { $black }. De arbiter mag ze laten zoals ze zijn.
compare-no-clocks = Voor die halve zet zijn geen tijden vastgelegd. De arbiter stelt de klokken bij ({ $article }), of laat ze zoals ze zijn.
compare-board-in-sync = Het bord van { $side } staat zoals genoteerd.
compare-board-behind = Bord van { $side }: { $plies ->
    [one] de laatste halve zet is
   *[other] de laatste { $plies } halve zetten zijn
} nog niet uitgevoerd.
compare-board-wrong = Het bord van { $side } staat niet zoals genoteerd.
compare-board-unexplained = Het bord van { $side } staat niet zoals genoteerd, en één vergissing of twee verklaren dat niet.
compare-board-unseen = Bord van { $side }: niemand heeft gekeken.
compare-fault-wrong-move = { $move }: { $made } is gedaan, niet { $written }.
compare-fault-wrong-square = { $move }: { $man } ging naar { $made }, niet naar { $written }.
compare-at-white = Zet { $number }, Wit
compare-at-black = Zet { $number }, Zwart
compare-man = { $role ->
    [pawn] de pion
    [knight] het paard
    [bishop] de loper
    [rook] de toren
    [queen] de dame
   *[king] de koning
}
compare-fault-not-captured = { $move }, { $written }: het geslagen stuk is niet weggenomen.
compare-fault-en-passant = { $move }, { $written } en passant: de geslagen pion is niet weggenomen.
compare-fault-castling = { $move }, rokade { $written }: de toren is niet op zijn plaats gezet.
compare-fault-promotion = { $move }, { $written }: de pion is niet dat stuk geworden.
compare-fault-neighbour = { $move }, { $written }: het stuk is op een aangrenzend veld gezet ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: er is een ander stuk heen gespeeld ({ $made }).
compare-fault-skipped = { $move }, { $written }: niet uitgevoerd.
compare-fault-repeated = { $move }, { $written }: twee keer uitgevoerd ({ $made }).
compare-fault-swapped = { $move }, { $written }: na een latere uitgevoerd ({ $made }).
compare-fault-rotated = Na { $move } is het bord gedraaid.
compare-fault-setup = De stukken zijn verkeerd opgezet.
compare-corrects = { $side } corrigeert het bord ({ $article }):
compare-back-on-board = Het bord van { $side } gaat zo terug:
compare-remove = Wegnemen: { $piece } van { $from }.
compare-move = Verplaatsen: { $piece } van { $from } naar { $to }.
compare-put = Zetten: { $piece } op { $to }.
compare-nothing-to-do = Er is niets te corrigeren.
compare-boards-against-sheets = De Regels voorzien hier niet in: beide borden staan gelijk, maar niet zoals op beide notatieformulieren. De arbiter beslist.
compare-boards-agree-sheets-differ = De Regels voorzien hier niet geheel in: de borden staan gelijk, alleen de notatieformulieren verschillen. De arbiter beslist.
compare-sheet-missing = De Regels voorzien hier niet in: D.2.9 vraagt twee notatieformulieren. De arbiter beslist.
compare-unexplained = De Regels voorzien hier niet in: het blijkt niet dat een juiste zet verkeerd is uitgevoerd. De arbiter beslist.

# Wat niet te lezen is.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: “{ $part }” is geen getal. Goed is “halvezet wit_ms zwart_ms”, gehele getallen, één regel per halve zet.
compare-clock-missing = { $file }:{ $line }:{ $column }: er ontbreekt een getal. Goed is “halvezet wit_ms zwart_ms”, gehele getallen, één regel per halve zet.
compare-clock-too-many = { $file }:{ $line }:{ $column }: “{ $part }” is te veel. Goed is “halvezet wit_ms zwart_ms”, gehele getallen, één regel per halve zet.
