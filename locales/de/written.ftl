# PGN, Braille und Druck.
written-no-file = { $path } kann nicht gelesen werden: { $error }. Nenne eine vorhandene Datei.
pgn-no-game = Darin steht keine Partie. Richtig ist PGN: Angaben wie [White "Ada"], dann Züge wie 1. e4 e5.
pgn-unreadable = „{ $word }“ ist kein Zug. Richtig ist PGN mit englischen Buchstaben, etwa Nf3, exd5, O-O oder e8=Q. Die Partie ist bis hierher gelesen.
pgn-illegal = „{ $word }“ ist hier nicht möglich. Die Partie ist bis hierher gelesen.
pgn-ambiguous = „{ $word }“ kann mehr als ein Zug sein. Richtig ist auch die Linie oder Reihe, woher er kommt, etwa Nbd2. Die Partie ist bis hierher gelesen.
pgn-open-comment = Die Anmerkung, die hier beginnt, hört nicht auf. Richtig ist eine schließende geschweifte Klammer. Die Partie ist bis hierher gelesen.
pgn-open-variation = Die Variante, die hier beginnt, hört nicht auf. Richtig ist eine schließende Klammer.
pgn-stray-bracket = Diese Klammer schließt nichts. Lass sie weg.
pgn-nothing-to-vary = Eine Variante steht vor jedem Zug. Richtig steht sie nach dem Zug, den sie ersetzt.
pgn-too-deep = Varianten sind hier zu tief geschachtelt; die tieferen fehlen.
pgn-broken-tag = Diese Angabe kann nicht gelesen werden. Richtig ist [Name "Wert"].
pgn-unknown-variant = „{ $word }“ ist ein anderes Spiel als Schach. Richtig sind Standard und Chess960.
