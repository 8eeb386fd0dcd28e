# Eine Partie durchgehen: Zeichen in Worten, Uhrzeiten in Kommentaren, und die Befehlszeile.
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
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } zu { $move } { $side }:
walked-variation-end = Ende der Variante { $number }.
walked-game = Partie { $number }: { $white } – { $black }{ $rest }
walked-result = Ergebnis: { $result }.
walked-locked = Hier läuft eine gesperrte Partie, neben der keine andere durchgegangen wird. Warte, bis sie endet oder der Schiedsrichter sie entsperrt.
beside-competition = Die Partie „{ $game }“ läuft bei einem Turnier oder mit Wertung; daneben wird niemandem geholfen (Artikel 11.3.1). Beenden Sie sie zuerst: { $file }. Bleibt sie einen Tag lang liegen, hält sie niemanden mehr auf.
beside-online = Ihre Partie „{ $game }“ gegen einen Menschen auf lichess ist hier nicht beendet; bis sie zu Ende ist, wird daneben niemandem geholfen. Öffnen Sie sie: { $file }. Ist sie auf lichess zu Ende, endet sie auch hier. Bleibt sie 30 Tage liegen, hält sie niemanden mehr auf.
walked-no-ply = Diese Partie endet nach { $count } Halbzügen. Nenne einen davon mit --ply.
walked-not-written = { $path } lässt sich nicht schreiben. Was dort war, ist, wie es war; wähle einen anderen Ort oder schaffe Platz.
walked-kept = { $path }, Partie { $number }: nicht alles darin ist lesbar, darum wurde ihr Text übernommen, wie er dasteht.
walked-none = Keine Partie passt.
option-ply = nur nach diesem Halbzug; 0 ist der Anfang
option-depth = wie viele Halbzüge tief die Engine rechnet; sonst 12
option-write = schreibt die Partie, ohne --game alle Partien der Datei, mit allem darin in diese neue Datei
option-find = listet die Partien eines Spielers dieses Namens auf, oder die mit diesem Zug (Sf3) oder dieser Stellung (FEN)
