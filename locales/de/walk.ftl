# Review of a game: sentences, display and words to type.
refused-no-review = Sie sehen gerade keine Partie durch. Zum Anfangen tippen Sie durchsehen.
refused-engine-thinks = Die Engine ist am Zug. Warten Sie.
refused-unsaved = Es gibt ungespeicherte Änderungen. Speichern Sie sie, oder tippen Sie durchsicht beenden.
refused-no-move-here = Hier ist kein Zug. Gehen Sie erst zu einem Zug.
refused-not-own = Das haben nicht Sie geschrieben; es lässt sich nicht entfernen.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-no-file = Keine Partiendatei ist geöffnet. { $typed ->
    [yes] Um eine zu öffnen, tippen Sie: öffne, und ihren Namen.
   *[no] Öffnen Sie eine mit Strg+O.
}
question-not-saved = Es gibt ungespeicherte Änderungen. Ohne Speichern weiter?
review-remark-recorder = Auf dem Aufnahmegerät von { $who } bei { $time }
review-begins = Sie sehen durch: { $players }. { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}.
review-offer = Zum Durchsehen: durchsehen.
review-held = Das geht nur in einer laufenden Partie. Sie sehen gerade eine Partie durch.
review-left = Zurück zur Partie.
review-resumed = Zurück zur durchgesehenen Partie.
session-pgn-notes = Kommentare, Bewertungen und Varianten der Datei hören Sie beim Durchsehen. Dafür tippen Sie: durchsehen { $path }#{ $number }
review-commented = Anmerkung hinzugefügt.
review-removed = Entfernt.
review-undone = Zurückgenommen.
review-out = Zurück:
review-new-variation = Neue Variante.
review-lengthened = Zug hinzugefügt.
review-put-back = Zurückgestellt.
review-promotes = Was wird aus dem Bauern? Wählen Sie eine Figur, oder tippen Sie den Zug mit ihr.
review-judged = Zeichen hinzugefügt.
review-not-judged = Zeichen entfernt.
review-edge-beginning = Anfang der Partie.
review-edge-end = Ende der Partie.
review-edge-variation-end = Ende der Variante.
review-edge-no-such-move = Diesen Zug gibt es nicht.
review-edge-no-mark = Keine weitere Anmerkung oder Variante.
review-edge-no-variation = Hier gibt es keine solche Variante.
review-edge-not-in-variation = Sie sind in der Hauptvariante.
review-variation = Variante { $number } von { $count }.
review-at-beginning = Anfang der Partie.
review-move = { $number }, { $side }:
review-end-white = Ende: Weiß gewinnt.
review-end-black = Ende: Schwarz gewinnt.
review-end-draw = Ende: remis.
review-end-open = Ende der Züge.
review-variations = { $count ->
    [one] Eine Variante.
   *[other] { $count } Varianten.
}
review-pane = Züge
review-to-do = Nächster Zug: { $next }.
review-moves = Zugliste
review-mistakes = Fehler
review-engine-thinks = Die Engine denkt.
review-game-is-judged = Die Engine untersucht.
review-engine-says-nothing = Für diese Stellung hat die Engine keine Bewertung.
review-judged-percent = { $percent } Prozent.
review-judging-stopped = { $count ->
    [0] Untersuchung abgebrochen. Kein Zug wurde untersucht.
    [one] Untersuchung nach einem Halbzug abgebrochen.
   *[other] Untersuchung nach { $count } Halbzügen abgebrochen.
}
review-no-mistakes = Keine Fehler gefunden.
review-mistakes-found = { $count ->
    [one] Ein Fehler.
   *[other] { $count } Fehler.
} Weiter: { $key }.
review-not-judged-yet = Die Partie ist noch nicht untersucht. Tippen Sie fehler.
review-no-further-mistake = Keine weiteren Fehler.
review-nothing-to-train = Hier gibt es keine Fehler zum Üben. Tippen Sie fehler, um die Partie zu untersuchen.
review-mistakes-are-others = Die Fehler in dieser Partie sind die der Gegenseite.
review-train-these = Zum Üben: fehler üben.
review-better = Besser:
review-verdict-good = Gut
review-verdict-inaccuracy = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = Grober Fehler
review-mistake = { $verdict }: { $after }.
review-best = Am besten:
review-line-ends = Ende der Variante der Engine.
review-no-engine = Keine Schachengine gefunden. Installieren Sie Stockfish, oder wählen Sie in den Einstellungen eine Engine.
review-engine-lost = Die Engine antwortet nicht. Fragen Sie noch einmal, um sie neu zu starten.
review-curve = Bewertungskurve: { $done } von { $all } Stellungen untersucht, { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}. Die Werte stehen in der Zugliste.
review-not-all-read = Ab Zeile { $line } war die Partie nicht zu lesen.
games-label = Partien der Datei
games-player = Spieler, Zug oder Stellung
games-player-hint = Teil eines Namens, ein Zug wie Sf3, eine Stellung als FEN, oder nichts für alle Partien
games-position = Partien mit der Stellung auf dem Brett
games-open = Öffnen
games-close = Datei schließen
games-title = { $file }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}.
games-another = Um eine zu öffnen, tippen Sie ihre Nummer: durchsehen { $path }#1
games-further = Weitere Partien: weiter.
games-closed = Datei geschlossen.
games-stopped = Suche abgebrochen. Was gefunden wurde, bleibt.
games-percent = { $percent } Prozent.
games-all = { $count ->
    [one] Alle aufgelistet: eine Partie.
   *[other] Alle aufgelistet: { $count } Partien.
}
games-fault-not-written = { $path } ließ sich nicht speichern und ist unverändert. Speichern Sie unter einem anderen Namen.
games-fault-no-game = Eine solche Partie gibt es in { $path } nicht.
games-fault-changed = Ein anderes Programm hat { $path } geändert. Öffnen Sie die Datei neu.
games-not-open = { $path } ist nicht mehr offen. Speichern Sie unter einem anderen Namen, zum Beispiel: durchsicht speichern ~/neu.pgn
control-review = Partie durchsehen
control-review-help = Geht mit Varianten und Anmerkungen durch die Partie. Die laufende Partie wartet.
control-review-next = Nächster Zug
control-review-next-help = Geht einen Zug weiter und sagt ihn.
control-review-previous = Voriger Zug
control-review-previous-help = Geht einen Zug zurück.
control-review-first = Anfang der Partie
control-review-first-help = Geht zum Anfang der Partie.
control-review-last = Ende der Variante
control-review-last-help = Geht zum letzten Zug der Partie oder Variante.
control-review-next-mark = Nächste Anmerkung oder Variante
control-review-next-mark-help = Geht zum nächsten Zug mit Anmerkung oder Variante.
control-review-previous-mark = Vorige Anmerkung oder Variante
control-review-previous-mark-help = Geht zum vorigen Zug mit Anmerkung oder Variante.
control-review-into = In eine Variante
control-review-into-help = Geht in die Variante zum nächsten Zug; noch einmal gedrückt, in die nächste Variante.
control-review-out = Variante verlassen
control-review-out-help = Geht dorthin zurück, wo die Variante beginnt.
control-opinion = Bewertung der Engine
control-opinion-help = Sagt, wer besser steht, und den besten Zug. Noch einmal drücken hört auf.
control-best-line = Beste Variante, Zug um Zug
control-best-line-help = Sagt den nächsten Zug der besten Variante der Engine.
control-mistakes = Fehler suchen
control-mistakes-help = Die Engine untersucht jeden Zug und listet die Fehler auf. Escape bricht ab.
control-train-mistakes = Diese Fehler üben
control-train-mistakes-help = Speichert die Fehler als Übungsstellungen mit dem besseren Zug als Lösung.
control-next-mistake = Nächster Fehler
control-next-mistake-help = Geht zum nächsten Fehler und sagt, was besser war.
control-play-on = Von hier weiterspielen
control-play-on-help = Beginnt aus dieser Stellung eine neue Partie zu Hause.
control-games-of-file = Partien der Datei
control-games-of-file-help = Listet die Partien der geöffneten Datei auf; noch einmal nennt die nächsten.
line-review = durchsehen;durchgehen
line-review-leave = durchsicht beenden;durchsicht verlassen
line-review-next = nächster zug
line-review-previous = voriger zug;vorheriger zug
line-review-first = partieanfang;anfang der partie;erster zug
line-review-last = ende der variante;ende der folge;schlusszug
line-review-next-mark = nächste anmerkung
line-review-previous-mark = vorige anmerkung
line-review-into = variante
line-review-out = variante verlassen;hauptvariante
line-opinion = bewertung;urteil
line-best-line = beste variante;beste folge
line-mistakes = fehler;fehler suchen
line-train-mistakes = fehler üben;diese üben
line-next-mistake = nächster fehler
line-previous-mistake = voriger fehler
line-play-on = weiterspielen;von hier weiterspielen
line-games-of-file = partien der datei
line-close-file = datei schließen
line-review-ply = halbzug
line-review-move = zug;gehe zu zug
line-review-comment = anmerkung
line-review-glyph = zeichen;zugzeichen
line-review-remove = variante entfernen
line-review-save = durchsicht speichern
line-game-of-file = partie der datei;partie nummer
line-find-player = spieler suchen;suche spieler
line-find-position = stellung suchen;suche stellung
review-only-inaccuracies = Ihre eigenen Züge waren höchstens ungenau. Üben lassen sich nur Fehler und grobe Fehler.
review-train-some = { $count ->
    [one] Einer davon ist Ihrer zum Üben: Tippen Sie fehler üben.
   *[other] { $count } davon sind Ihre zum Üben: Tippen Sie fehler üben.
}
