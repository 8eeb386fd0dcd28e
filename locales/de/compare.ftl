# Comparison of two scoresheets and two boards (D.2.9).
compare-sheets-agree = Die Partieformulare stimmen überein: { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}.
compare-sheets-short = Auf dem Partieformular von { $side } { $plies ->
    [one] fehlt noch der letzte Halbzug
   *[other] fehlen noch die letzten { $plies } Halbzüge
} (8.1.3).
compare-sheet-ahead = { $plies ->
    [one] Der letzte Halbzug steht nur auf dem Partieformular von { $side }
   *[other] Die letzten { $plies } Halbzüge stehen nur auf dem Partieformular von { $side }
}, nicht auf dem anderen und auf keinem Brett: Ist so gezogen worden (8.1.2)?
compare-sheets-incomplete = Auf dem Partieformular von { $side } fehlen die letzten { $plies } Halbzüge, mehr als 8.1.3 erlaubt. Es muss zuerst ergänzt werden.
compare-both-incomplete = Beide Partieformulare müssen zuerst ergänzt werden.
compare-illegal-move = Beide Partieformulare haben beim Halbzug { $ply } denselben regelwidrigen Zug: „{ $token }“. Die Stellung davor wird wiederhergestellt ({ $article }).
compare-sheets-differ = Die Partieformulare unterscheiden sich beim Halbzug { $ply } (Zug { $number } von { $side }). Weiß hat { $white } geschrieben, Schwarz { $black }.
compare-sheet-unreadable = Das Partieformular von { $side } ist bei { $place } nicht lesbar: „{ $token }“, Halbzug { $ply }. { $reason }
compare-reason-no-move = Das ist keine algebraische Notation (Anhang C).
compare-reason-illegal = Dazu passt kein regelgemäßer Zug.
compare-reason-ambiguous = Dazu passt mehr als ein Zug.
compare-reason-incomplete = Die Umwandlungsfigur fehlt.
compare-journal-leaves = Das Partieformular von { $side } weicht beim Halbzug { $ply } von der aufgezeichneten Partie ab.
compare-journal-follows = Das Partieformular von { $side } stimmt mit der aufgezeichneten Partie überein.
compare-go-back = Zurück zur Stellung nach Halbzug { $ply } ({ $article }): { $fen }
compare-clocks = Vorschlag für die Uhren nach den aufgezeichneten Zeiten ({ $article }): Weiß { $white }, Schwarz { $black }. Der Schiedsrichter darf sie lassen, wie sie sind.
compare-no-clocks = Für diesen Halbzug sind keine Zeiten aufgezeichnet. Der Schiedsrichter stellt die Uhren ({ $article }) oder lässt sie.
compare-board-in-sync = Das Brett von { $side } stimmt mit den Partieformularen überein.
compare-board-behind = Brett von { $side }: { $plies ->
    [one] Der letzte Halbzug ist
   *[other] Die letzten { $plies } Halbzüge sind
} noch nicht ausgeführt.
compare-board-ahead = Das Brett von { $side } zeigt schon { $plies ->
    [one] den nächsten Zug
   *[other] { $plies } weitere Halbzüge
}; auf den Partieformularen kann das noch fehlen (8.1.3).
compare-board-shows-it = Das Brett von { $side } zeigt diesen Zug.
compare-board-wrong = Das Brett von { $side } stimmt nicht mit den Partieformularen überein.
compare-board-unexplained = Das Brett von { $side } stimmt nicht mit den Partieformularen überein, und ein oder zwei Versehen erklären das nicht.
compare-board-unseen = Das Brett von { $side } wurde nicht geprüft.
compare-fault-wrong-move = { $move }: Ausgeführt wurde { $made }, nicht { $written }.
compare-fault-wrong-square = { $move }: { $piece } kam nach { $made }, nicht nach { $written }.
compare-at-white = Zug { $number }, Weiß
compare-at-black = Zug { $number }, Schwarz
compare-piece = { $role ->
    [pawn] Der Bauer
    [knight] Der Springer
    [bishop] Der Läufer
    [rook] Der Turm
    [queen] Die Dame
   *[king] Der König
}
compare-fault-not-captured = { $move }, { $written }: Die geschlagene Figur wurde nicht weggenommen.
compare-fault-en-passant-not-removed = { $move }, { $written } en passant: Der geschlagene Bauer wurde nicht weggenommen.
compare-fault-castling-rook = { $move }, Rochade { $written }: Der Turm wurde falsch gestellt.
compare-fault-promotion-piece = { $move }, { $written }: Der Bauer wurde nicht durch diese Figur ersetzt.
compare-fault-neighbour-square = { $move }, { $written }: Die Figur kam auf ein Nachbarfeld ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: Eine andere Figur wurde dorthin gesetzt ({ $made }).
compare-fault-skipped = { $move }, { $written }: nicht ausgeführt.
compare-fault-repeated = { $move }, { $written }: zweimal ausgeführt ({ $made }).
compare-fault-swapped = { $move }, { $written }: erst nach einem späteren Zug ausgeführt ({ $made }).
compare-fault-rotated = Nach { $move } wurde das Brett gedreht.
compare-fault-setup = Die Figuren wurden falsch aufgestellt.
compare-corrects = { $side } berichtigt das Brett ({ $article }):
compare-back-on-board = Auf dem Brett von { $side } geht es so zurück:
compare-remove = Wegnehmen: { $piece } von { $from }.
compare-move = Setzen: { $piece } von { $from } nach { $to }.
compare-put = Aufstellen: { $piece } auf { $to }.
compare-nothing-to-do = Nichts zu berichtigen.
compare-boards-against-sheets = Die Regeln sagen dazu nichts: Die Bretter stimmen überein, aber nicht mit den Partieformularen. Der Schiedsrichter entscheidet.
compare-boards-agree-sheets-differ = Die Regeln sagen dazu nicht alles: Die Bretter stimmen überein, nur die Partieformulare unterscheiden sich. Der Schiedsrichter entscheidet.
compare-sheet-missing = Die Regeln sagen dazu nichts: D.2.9 braucht zwei Partieformulare. Der Schiedsrichter entscheidet.
compare-unexplained = Die Regeln sagen dazu nichts: Es ist nicht zu erkennen, welcher Zug falsch ausgeführt wurde. Der Schiedsrichter entscheidet.
compare-boards-go-apart = Die Bretter zeigen verschiedene Züge, die nicht auf den Partieformularen stehen: Mindestens ein Brett ist falsch. Der Schiedsrichter entscheidet, welcher Zug gespielt wurde.

# Unreadable input.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: „{ $part }“ ist keine Zahl. Schreiben Sie „Halbzug Weiß_ms Schwarz_ms“, ganze Zahlen, eine Zeile je Halbzug.
compare-clock-missing = { $file }:{ $line }:{ $column }: Eine Zahl fehlt. Schreiben Sie „Halbzug Weiß_ms Schwarz_ms“, ganze Zahlen, eine Zeile je Halbzug.
compare-clock-too-many = { $file }:{ $line }:{ $column }: „{ $part }“ ist zu viel. Schreiben Sie „Halbzug Weiß_ms Schwarz_ms“, ganze Zahlen, eine Zeile je Halbzug.
compare-several-games = { $place }: Die Datei enthält { $games } Partien, ein Partieformular ist eine Partie. Legen Sie für diese Partie eine eigene Datei an.
compare-starts-differ = Die Partieformulare beginnen mit verschiedenen Stellungen. Geben Sie die richtige mit --start an.
