# Review of a game: glyphs in words, clock times in comments, and the command line.
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } zu { $move } { $side }:
walked-variation-end = Ende der Variante { $number }.
walked-game = Partie { $number }: { $white } – { $black }{ $rest }
walked-result = Ergebnis: { $result }.
walked-locked = Hier läuft eine gesperrte Partie, deshalb lässt sich nichts anderes öffnen. Warten Sie, bis sie endet oder der Schiedsrichter sie entsperrt.
beside-online = Ihre Lichess-Partie „{ $game }“ ist hier noch offen, deshalb gibt es keine Hilfe, bis sie zu Ende ist. Öffnen Sie sie: { $file }. Ist sie auf Lichess zu Ende, endet sie auch hier. Bleibt sie 30 Tage unberührt, gilt das nicht mehr.
walked-no-ply = Diese Partie hat nur { $count } Halbzüge. Geben Sie mit --ply eine kleinere Zahl an.
walked-not-written = { $path } lässt sich nicht schreiben und ist unverändert. Wählen Sie einen anderen Ort, oder schaffen Sie Platz.
walked-kept = { $path }, Partie { $number }: Teile waren nicht lesbar, deshalb wurde ihr Text unverändert übernommen.
walked-none = Keine passenden Partien.
walked-more = { $path } enthält { $games } Partien. Dies war die erste; für eine andere ergänzen Sie --game 2.
option-ply = zeigt nur die Stellung nach diesem Halbzug; 0 ist der Anfang
option-depth = Tiefe der Engine in Halbzügen; ohne Angabe 12
option-write = schreibt die Partie (ohne --game jede der Datei) mit allem, was darin steht, in diese neue Datei
option-find = listet die Partien eines Spielers dieses Namens auf, oder die mit diesem Zug (Sf3) oder dieser Stellung (FEN)
usage-review =
    annabella review GAME.pgn|JOURNAL [--game N] [--ply N] [--vocabulary V] [--written-in LETTERS] [--engine PFAD] [--depth N] [--write NEU] [--find TEXT] [--data ORDNER]
        sieht eine Partie durch: jeder Zug mit Kommentaren, Zeichen und Varianten, oder eine Stellung; speichert sie, ohne dass etwas verloren geht
    annabella review [GAME.pgn|JOURNAL] --mistakes [--player NAME] [--train] [--game N] [--written-in LETTERS] [--engine PFAD] [--depth N] [--data ORDNER]
        nennt die Züge, die am meisten gekostet haben, und die häufigste Art von Fehlern; ohne Datei aus allen gespeicherten Partien
capability-review = Sieht Partien durch, mit der Bewertung einer Engine, nur zu Hause.
