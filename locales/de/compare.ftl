# Zwei Partieformulare und zwei Bretter nebeneinander (D.2.9).
compare-sheets-agree = Die Partieformulare stimmen überein: { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}.
compare-sheets-short = Im Partieformular von { $side } { $plies ->
    [one] fehlt noch der letzte Halbzug
   *[other] fehlen noch die letzten { $plies } Halbzüge
} (8.1.3).
compare-sheets-incomplete = Im Partieformular von { $side } fehlen die letzten { $plies } Halbzüge, mehr als noch zu schreiben sein können (8.1.3). Es ist zuerst zu ergänzen.
compare-sheets-differ = Die Partieformulare unterscheiden sich beim Halbzug { $ply } (Zug { $number } von { $side }). Bei Weiß steht { $white }, bei Schwarz { $black }.
compare-sheet-unreadable = Das Partieformular von { $side } ist bei { $place } nicht lesbar: "{ $token }", Halbzug { $ply }. { $reason }
compare-reason-no-move = Das ist keine Form des Anhangs C.
compare-reason-illegal = Es passt dort zu keinem regelgemäßen Zug.
compare-reason-ambiguous = Es passt dort zu mehreren Zügen.
compare-journal-leaves = Im Partieformular von { $side } steht beim Halbzug { $ply } ein anderer Zug als in der Aufzeichnung der Partie.
compare-journal-follows = Das Partieformular von { $side } folgt der Aufzeichnung der Partie.
compare-go-back = Zurück zur Stellung nach Halbzug { $ply } ({ $article }): { $fen }
compare-clocks = Vorschlag für die Uhren nach den aufgezeichneten Zeiten ({ $article }): Weiß { $white }, Schwarz { $black }. Der Schiedsrichter kann sie lassen, wie sie sind.
compare-no-clocks = Für diesen Halbzug sind keine Zeiten aufgezeichnet. Der Schiedsrichter stellt die Uhren ({ $article }) oder lässt sie, wie sie sind.
compare-board-in-sync = Das Brett von { $side } steht wie geschrieben.
compare-board-behind = Brett von { $side }: { $plies ->
    [one] Der letzte Halbzug ist
   *[other] Die letzten { $plies } Halbzüge sind
} noch nicht ausgeführt.
compare-board-wrong = Das Brett von { $side } steht nicht wie geschrieben.
compare-board-unexplained = Das Brett von { $side } steht nicht wie geschrieben, und weder ein Versehen noch zwei erklären es.
compare-board-unseen = Brett von { $side }: Niemand hat nachgesehen.
compare-fault-wrong-move = { $move }: Ausgeführt wurde { $made }, nicht { $written }.
compare-fault-wrong-square = { $move }: { $man } kam nach { $made }, nicht nach { $written }.
compare-at-white = Zug { $number }, Weiß
compare-at-black = Zug { $number }, Schwarz
compare-man = { $role ->
    [pawn] Der Bauer
    [knight] Der Springer
    [bishop] Der Läufer
    [rook] Der Turm
    [queen] Die Dame
   *[king] Der König
}
compare-fault-not-captured = { $move }, { $written }: Die geschlagene Figur wurde nicht weggenommen.
compare-fault-en-passant = { $move }, { $written } en passant: Der geschlagene Bauer wurde nicht weggenommen.
compare-fault-castling = { $move }, Rochade { $written }: Der Turm kam nicht dorthin, wo er hingehört.
compare-fault-promotion = { $move }, { $written }: Der Bauer wurde nicht zu dieser Figur.
compare-fault-neighbour = { $move }, { $written }: Die Figur kam auf ein Nachbarfeld ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: Eine andere Figur wurde dorthin gesetzt ({ $made }).
compare-fault-skipped = { $move }, { $written }: Er wurde nicht ausgeführt.
compare-fault-repeated = { $move }, { $written }: Er wurde zweimal ausgeführt ({ $made }).
compare-fault-swapped = { $move }, { $written }: Er wurde nach einem späteren ausgeführt ({ $made }).
compare-fault-rotated = Nach { $move } wurde das Brett gedreht.
compare-fault-setup = Die Figuren wurden falsch aufgestellt.
compare-corrects = { $side } berichtigt das Brett ({ $article }):
compare-back-on-board = Das Brett von { $side } geht so zurück:
compare-remove = Wegnehmen: { $piece } von { $from }.
compare-move = Setzen: { $piece } von { $from } nach { $to }.
compare-put = Aufstellen: { $piece } auf { $to }.
compare-nothing-to-do = Es ist nichts zu berichtigen.
compare-boards-against-sheets = Die Regeln sagen dazu nichts: Beide Bretter stehen gleich, aber nicht so, wie es auf beiden Partieformularen steht. Der Schiedsrichter entscheidet.
compare-boards-agree-sheets-differ = Die Regeln sagen dazu nicht alles: Die Bretter stehen gleich, nur die Partieformulare unterscheiden sich. Der Schiedsrichter entscheidet.
compare-sheet-missing = Die Regeln sagen dazu nichts: D.2.9 braucht zwei Partieformulare. Der Schiedsrichter entscheidet.
compare-unexplained = Die Regeln sagen dazu nichts: Es ist nicht zu erkennen, dass ein richtiger Zug falsch ausgeführt wurde. Der Schiedsrichter entscheidet.

# Was nicht zu lesen ist.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: "{ $part }" ist keine Zahl. Richtig ist "Halbzug Weiß_ms Schwarz_ms", ganze Zahlen, eine Zeile je Halbzug.
compare-clock-missing = { $file }:{ $line }:{ $column }: Eine Zahl fehlt. Richtig ist "Halbzug Weiß_ms Schwarz_ms", ganze Zahlen, eine Zeile je Halbzug.
compare-clock-too-many = { $file }:{ $line }:{ $column }: "{ $part }" ist zu viel. Richtig ist "Halbzug Weiß_ms Schwarz_ms", ganze Zahlen, eine Zeile je Halbzug.
