# Going through a game.
refused-no-review = Sie gehen gerade keine Partie durch. Zum Anfangen tippen Sie durchsehen.
refused-engine-thinks = Erst ist die Engine am Zug. Warten Sie ihren Zug ab.
refused-unsaved = Was Sie geschrieben haben, ist nicht gespeichert. Speichern Sie es, oder tippen Sie durchsicht beenden.
refused-no-move-here = Hier ist kein Zug. Gehen Sie erst zu einem Zug.
refused-not-own = Das haben nicht Sie geschrieben. Es bleibt.
refused-nothing-to-undo = Sie haben nichts geschrieben, das man zurücknehmen könnte.
refused-no-file = Keine Partiendatei ist geöffnet. Öffnen Sie eine mit Strg+O.
question-not-saved = Was Sie geschrieben haben, ist nicht gespeichert. Ohne Speichern weiter?
review-remark-recorder = Auf dem Rekorder von { $who } bei { $time }
review-begins = Sie gehen durch: { $players }. { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}. { $next }: nächster Zug. { $leave } beendet.
review-offer = Um die Partie durchzugehen, tippen Sie durchsehen.
review-held = Das gehört zu einer Partie, die gespielt wird. Sie gehen eine durch.
review-left = Zurück am Brett.
review-commented = Notiert.
review-removed = Entfernt.
review-undone = Zurückgenommen.
review-out = Aus der Variante heraus.
review-new-variation = Neue Variante.
review-lengthened = Hinzugefügt.
review-put-back = Zurückgestellt.
review-promotes = Was wird aus dem Bauern? Die Figur von neben dem Brett nehmen oder den Zug mit ihr eintippen.
review-judged = Bewertet.
review-not-judged = Bewertung entfernt.
review-edge-beginning = Das ist der Anfang.
review-edge-end = Das ist das Ende der Partie.
review-edge-variation-end = Ende der Variante.
review-edge-no-such-move = Diesen Zug gibt es nicht.
review-edge-no-mark = Keine weitere Anmerkung oder Variante.
review-edge-no-variation = Hier gibt es keine solche Variante.
review-edge-not-in-variation = Sie sind in der Partie selbst.
review-variation = Variante { $number } von { $count }.
review-at-beginning = Anfang der Partie.
review-move = { $number }, { $side }:
review-end-white = Ende: Weiß gewinnt.
review-end-black = Ende: Schwarz gewinnt.
review-end-draw = Ende: remis.
review-end-open = Ende der Züge.
review-variations = { $count ->
    [one] Eine Variante zum nächsten Zug.
   *[other] { $count } Varianten zum nächsten Zug.
}
review-pane = Züge
review-to-do = Eine Partie durchgehen: { $next } nächster Zug, { $previous } der davor. Ein getippter Zug wird verfolgt oder hinzugefügt.
review-moves = Züge der Partie
review-mistakes = Fehler
review-engine-thinks = Die Engine denkt.
review-game-is-judged = Die Engine sieht sich jeden Zug an.
review-engine-says-nothing = Dazu sagt die Engine nichts.
review-judged-percent = { $percent } Prozent.
review-judging-stopped = Abgebrochen.
review-no-mistakes = Keine Fehler gefunden.
review-mistakes-found = { $count ->
    [one] Ein Fehler.
   *[other] { $count } Fehler.
} { $key } geht zum nächsten.
review-not-judged-yet = Die Partie ist noch nicht untersucht. Tippen Sie fehler.
review-no-further-mistake = Kein weiterer Fehler.
review-better = Besser:
review-verdict-good = Gut
review-verdict-inaccuracy = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = Grober Fehler
review-mistake = { $verdict }: { $before }, dann { $after }.
review-best = Am besten:
review-line-goes-on = { $key }: weiter in der Folge.
review-line-ends = Ende der Folge.
review-no-engine = Es gibt keine Schach-Engine. Installieren Sie stockfish, oder nennen Sie eine in den Einstellungen.
review-engine-lost = Die Engine antwortet nicht mehr. Fragen Sie noch einmal, dann wird sie neu gestartet.
review-curve = Verlauf der Partie: { $done } von { $all } Stellungen beurteilt, { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}. Die Werte stehen in der Liste der Züge.
review-not-all-read = Ab Zeile { $line } war die Partie nicht zu lesen.
games-label = Partien der Datei
games-player = Spieler, Zug oder Stellung
games-player-hint = Teil eines Namens, ein Zug wie Sf3, eine Stellung als FEN, oder nichts für alle Partien
games-position = Partien mit der Stellung auf dem Brett
games-open = Gewählte Partie durchgehen
games-close = Datei schließen
games-title = { $file }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}.
games-closed = Datei geschlossen.
games-stopped = Abgebrochen. Gefundenes bleibt.
games-percent = { $percent } Prozent.
games-all = { $count ->
    [one] Alle gelistet: eine Partie.
   *[other] Alle gelistet: { $count } Partien.
}
games-fault-not-there = Es gibt keine Datei { $path }. Bitte den Pfad prüfen.
games-fault-not-read = { $path } ist nicht lesbar. Nennen Sie eine Datei, die Sie lesen dürfen.
games-fault-not-written = { $path } war nicht zu schreiben und ist, wie es war. Speichern Sie unter anderem Namen.
games-fault-no-game = Eine solche Partie gibt es in { $path } nicht.
games-fault-changed = Ein anderes Programm hat { $path } geändert. Öffnen Sie die Datei neu.
games-not-open = { $path } ist nicht mehr offen. Unter anderem Namen speichern, zum Beispiel: durchsicht speichern ~/neu.pgn
control-review = Partie durchgehen
control-review-help = Die Partie Zug um Zug, mit Varianten und Anmerkungen. Die Partie am Brett wartet.
control-review-next = Nächster Zug
control-review-next-help = Geht einen Zug weiter und sagt ihn.
control-review-previous = Voriger Zug
control-review-previous-help = Geht einen Zug zurück.
control-review-first = Anfang der Partie
control-review-first-help = Geht zum Anfang.
control-review-last = Ende der Zugfolge
control-review-last-help = Geht zum letzten Zug der Partie oder Variante.
control-review-next-mark = Nächste Anmerkung oder Variante
control-review-next-mark-help = Geht zum nächsten Zug, bei dem etwas steht.
control-review-previous-mark = Vorige Anmerkung oder Variante
control-review-previous-mark-help = Geht zu einem solchen Zug zurück.
control-review-into = In eine Variante
control-review-into-help = Geht in die Variante zum nächsten Zug; noch einmal gedrückt, in die nächste.
control-review-out = Aus der Variante
control-review-out-help = Geht dorthin zurück, wo die Variante beginnt.
control-opinion = Urteil der Engine
control-opinion-help = Sagt, wie gut die Stellung ist, und den besten Zug. Noch einmal gedrückt, hört sie auf.
control-best-line = Beste Folge, Zug um Zug
control-best-line-help = Sagt den nächsten Zug der besten Folge der Engine.
control-mistakes = Fehler der Partie
control-mistakes-help = Die Engine untersucht jeden Zug und listet die Fehler. Escape bricht ab.
control-next-mistake = Nächster Fehler
control-next-mistake-help = Geht zum nächsten Fehler und sagt, was besser war.
control-play-on = Von hier weiterspielen
control-play-on-help = Mit dieser Stellung beginnt eine neue Partie zu Hause.
control-games-of-file = Partien der Datei
control-games-of-file-help = Die Liste der Partien in der geöffneten Datei; noch einmal nennt die nächsten.
line-review = durchsehen;durchgehen
line-review-leave = durchsicht beenden;durchsicht verlassen
line-review-next = nächster zug;naechster zug
line-review-previous = voriger zug;vorheriger zug
line-review-first = partieanfang;erster zug
line-review-last = ende der folge;schlusszug
line-review-next-mark = nächste anmerkung;naechste anmerkung
line-review-previous-mark = vorige anmerkung
line-review-into = variante
line-review-out = variante verlassen;hauptvariante
line-opinion = urteil;bewertung
line-best-line = beste folge
line-mistakes = fehler
line-next-mistake = nächster fehler;naechster fehler
line-previous-mistake = voriger fehler
line-play-on = weiterspielen;von hier weiterspielen
line-games-of-file = partien der datei
line-close-file = datei schließen;datei schliessen
line-review-ply = halbzug
line-review-move = zug;gehe zu zug
line-review-comment = anmerkung
line-review-glyph = zeichen
line-review-remove = variante entfernen
line-review-save = durchsicht speichern
line-game-of-file = partie der datei;partie nummer
line-find-player = spieler suchen;suche spieler
line-find-position = stellung suchen;suche stellung
