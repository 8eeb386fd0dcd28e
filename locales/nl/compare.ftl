# Comparison of two scoresheets and two boards (D.2.9).
compare-sheets-agree = De notatieformulieren komen overeen: { $plies ->
    [one] { $plies } halve zet
   *[other] { $plies } halve zetten
}.
compare-sheets-short = Op het notatieformulier van { $side } { $plies ->
    [one] ontbreekt de laatste halve zet
   *[other] ontbreken de laatste { $plies } halve zetten
} (8.1.3).
compare-sheet-ahead = { $plies ->
    [one] De laatste halve zet staat alleen
   *[other] De laatste { $plies } halve zetten staan alleen
} op het formulier van { $side }, niet op het andere en op geen van beide borden: is zo gespeeld (8.1.2)?
compare-sheets-incomplete = Op het notatieformulier van { $side } ontbreken de laatste { $plies } halve zetten, meer dan 8.1.3 toestaat. Het moet eerst worden aangevuld.
compare-both-incomplete = Beide notatieformulieren moeten eerst worden aangevuld.
compare-illegal-move = Beide notatieformulieren hebben bij halve zet { $ply } dezelfde onreglementaire zet: “{ $token }”. De stelling ervoor wordt hersteld ({ $article }).
compare-sheets-differ = De notatieformulieren verschillen bij halve zet { $ply } (zet { $number } van { $side }). Wit schreef { $white }, Zwart { $black }.
compare-sheet-unreadable = Het notatieformulier van { $side } is niet te lezen bij { $place }: “{ $token }”, halve zet { $ply }. { $reason }
compare-reason-no-move = Het is geen algebraïsche notatie (Aanhangsel C).
compare-reason-illegal = Er past geen reglementaire zet bij.
compare-reason-ambiguous = Er past meer dan één zet bij.
compare-reason-incomplete = Het promotiestuk ontbreekt.
compare-journal-leaves = Het notatieformulier van { $side } wijkt bij halve zet { $ply } af van de vastgelegde partij.
compare-journal-follows = Het notatieformulier van { $side } komt overeen met de vastgelegde partij.
compare-go-back = Terug naar de stelling na halve zet { $ply } ({ $article }): { $fen }
compare-clocks = Voorgestelde kloktijden, volgens de vastgelegde tijden ({ $article }): Wit { $white }, Zwart { $black }. De arbiter mag de klokken laten zoals ze zijn.
compare-no-clocks = Voor die halve zet zijn geen tijden vastgelegd. De arbiter stelt de klokken bij ({ $article }), of laat ze zoals ze zijn.
compare-board-in-sync = Het bord van { $side } komt overeen met de notatieformulieren.
compare-board-behind = Bord van { $side }: { $plies ->
    [one] de laatste halve zet is
   *[other] de laatste { $plies } halve zetten zijn
} nog niet uitgevoerd.
compare-board-ahead = Het bord van { $side } toont { $plies ->
    [one] de volgende zet
   *[other] { $plies } volgende halve zetten
} al; op de notatieformulieren mag dat nog ontbreken (8.1.3).
compare-board-shows-it = Het bord van { $side } toont die zet.
compare-board-wrong = Het bord van { $side } komt niet overeen met de notatieformulieren.
compare-board-unexplained = Het bord van { $side } komt niet overeen met de notatieformulieren, en een of twee vergissingen verklaren dat niet.
compare-board-unseen = Het bord van { $side } is niet gecontroleerd.
compare-fault-wrong-move = { $move }: { $made } is gedaan, niet { $written }.
compare-fault-wrong-square = { $move }: { $piece } ging naar { $made }, niet naar { $written }.
compare-at-white = Zet { $number }, Wit
compare-at-black = Zet { $number }, Zwart
compare-piece = { $role ->
    [pawn] de pion
    [knight] het paard
    [bishop] de loper
    [rook] de toren
    [queen] de dame
   *[king] de koning
}
compare-fault-not-captured = { $move }, { $written }: het geslagen stuk is niet weggenomen.
compare-fault-en-passant-not-removed = { $move }, { $written } en passant: de geslagen pion is niet weggenomen.
compare-fault-castling-rook = { $move }, rokade { $written }: de toren is niet goed gezet.
compare-fault-promotion-piece = { $move }, { $written }: de pion is niet door dat stuk vervangen.
compare-fault-neighbour-square = { $move }, { $written }: het stuk is op een aangrenzend veld gezet ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: er is een ander stuk naartoe gespeeld ({ $made }).
compare-fault-skipped = { $move }, { $written }: niet uitgevoerd.
compare-fault-repeated = { $move }, { $written }: twee keer uitgevoerd ({ $made }).
compare-fault-swapped = { $move }, { $written }: na een latere zet uitgevoerd ({ $made }).
compare-fault-rotated = Na { $move } is het bord gedraaid.
compare-fault-setup = De stukken zijn verkeerd opgezet.
compare-corrects = { $side } corrigeert het bord ({ $article }):
compare-back-on-board = Om terug te gaan op het bord van { $side }:
compare-remove = Wegnemen: { $piece } van { $from }.
compare-move = Verplaatsen: { $piece } van { $from } naar { $to }.
compare-put = Neerzetten: { $piece } op { $to }.
compare-nothing-to-do = Niets te corrigeren.
compare-boards-against-sheets = De Regels voorzien hier niet in: beide borden komen overeen, maar niet met de notatieformulieren. De arbiter beslist.
compare-boards-agree-sheets-differ = De Regels voorzien hier niet geheel in: de borden komen overeen, alleen de notatieformulieren verschillen. De arbiter beslist.
compare-sheet-missing = De Regels voorzien hier niet in: D.2.9 vraagt twee notatieformulieren. De arbiter beslist.
compare-unexplained = De Regels voorzien hier niet in: het is niet duidelijk welke zet verkeerd is uitgevoerd. De arbiter beslist.
compare-boards-go-apart = De borden tonen verschillende zetten die niet op de notatieformulieren staan: minstens één bord is onjuist. De arbiter beslist welke zet is gespeeld.

# Unreadable input.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: “{ $part }” is geen getal. Schrijf “halvezet wit_ms zwart_ms”, gehele getallen, één regel per halve zet.
compare-clock-missing = { $file }:{ $line }:{ $column }: er ontbreekt een getal. Schrijf “halvezet wit_ms zwart_ms”, gehele getallen, één regel per halve zet.
compare-clock-too-many = { $file }:{ $line }:{ $column }: “{ $part }” is te veel. Schrijf “halvezet wit_ms zwart_ms”, gehele getallen, één regel per halve zet.
compare-several-games = { $place }: Het bestand bevat { $games } partijen, en een notatieformulier is één partij. Zet die partij in een eigen bestand.
compare-starts-differ = De notatieformulieren beginnen met verschillende stellingen. Geef de juiste op met --start.
