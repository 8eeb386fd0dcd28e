# Review of a game: glyphs in words, clock times in comments, and the command line.
glyph = { $number ->
    [1] guter Zug
    [2] Fehler
    [3] glänzender Zug
    [4] grober Fehler
    [5] interessanter Zug
    [6] zweifelhafter Zug
    [7] erzwungener Zug
    [9] schlechtester Zug
    [10] ausgeglichen
    [13] unklar
    [14] Weiß steht etwas besser
    [15] Schwarz steht etwas besser
    [16] Weiß steht besser
    [17] Schwarz steht besser
    [18] Weiß steht auf Gewinn
    [19] Schwarz steht auf Gewinn
    [22] Weiß ist im Zugzwang
    [23] Schwarz ist im Zugzwang
    [24] Weiß hat mehr Raum
    [25] Schwarz hat mehr Raum
    [30] Weiß hat Entwicklungsvorsprung
    [31] Schwarz hat Entwicklungsvorsprung
    [36] Weiß hat die Initiative
    [37] Schwarz hat die Initiative
    [40] Weiß hat Angriff
    [41] Schwarz hat Angriff
    [42] Weiß hat zu wenig Kompensation
    [43] Schwarz hat zu wenig Kompensation
    [44] Weiß hat Kompensation
    [45] Schwarz hat Kompensation
    [132] Weiß hat Gegenspiel
    [133] Schwarz hat Gegenspiel
    [138] Weiß ist in Zeitnot
    [139] Schwarz ist in Zeitnot
    [140] mit der Idee
    [141] gerichtet gegen
    [142] besser ist
    [143] schlechter ist
    [144] gleich gut ist
    [146] Neuerung
   *[other] Zeichen { $number }
}
remark-clock = Uhr { $time }
remark-elapsed = { $time } gebraucht
remark-pass = setzt aus
remark-arrow = { $color ->
    [green] grüner
    [red] roter
    [yellow] gelber
   *[other] blauer
} Pfeil von { $from } nach { $to }
remark-square = { $color ->
    [green] grünes
    [red] rotes
    [yellow] gelbes
   *[other] blaues
} Feld { $from }
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } zu { $move } { $side }:
walked-variation-end = Ende der Variante { $number }.
walked-game = Partie { $number }: { $white } – { $black }{ $rest }
walked-result = Ergebnis: { $result }.
walked-locked = Hier läuft eine gesperrte Partie, deshalb lässt sich keine andere durchsehen. Warten Sie, bis sie endet oder der Schiedsrichter sie entsperrt.
beside-competition = „{ $game }“ läuft im Turnier, deshalb gibt es bei keiner anderen Partie Hilfe (Artikel 11.3.1). Beenden Sie sie zuerst: { $file }. Bleibt sie einen Tag unberührt, gilt das nicht mehr.
beside-online = Ihre Lichess-Partie „{ $game }“ ist hier noch offen, deshalb gibt es keine Hilfe, bis sie zu Ende ist. Öffnen Sie sie: { $file }. Ist sie auf Lichess zu Ende, endet sie auch hier. Bleibt sie 30 Tage unberührt, gilt das nicht mehr.
walked-no-ply = Diese Partie hat nur { $count } Halbzüge. Geben Sie mit --ply eine kleinere Zahl an.
walked-not-written = { $path } lässt sich nicht schreiben und ist unverändert. Wählen Sie einen anderen Ort, oder schaffen Sie Platz.
walked-kept = { $path }, Partie { $number }: Teile waren nicht lesbar, deshalb wurde ihr Text unverändert übernommen.
walked-none = Keine passenden Partien.
option-ply = zeigt nur die Stellung nach diesem Halbzug; 0 ist der Anfang
option-depth = Tiefe der Engine in Halbzügen; ohne Angabe 12
option-write = schreibt die Partie (ohne --game jede der Datei) mit allem, was darin steht, in diese neue Datei
option-find = listet die Partien eines Spielers dieses Namens auf, oder die mit diesem Zug (Sf3) oder dieser Stellung (FEN)
