# Tactics by ear: positions to solve.
tactics-begins = Zehn Minuten Stellungen. Finden Sie den besten Zug und tippen Sie ihn. Sie können auch tippen: Tipp, Lösung, noch einmal, weiter, Stellung, blind, Statistik oder verlassen. Mit einem Tipp zählt sie als verfehlt.
tactics-type-move = Zehn Minuten Stellungen. Tippen Sie den besten Zug. Hilfe: F1. Mit einem Tipp zählt sie als verfehlt.
tactics-just-played = Eben gespielt: { $move }.
tactics-from-start = Von der Grundstellung aus:
tactics-from = { $count ->
    [one] Einen Halbzug vorher.
   *[other] { $count } Halbzüge vorher.
}
tactics-ply = { $side }: { $move }.
tactics-wrong = Nicht der beste Zug.
tactics-wrong-then = Nicht der beste Zug: Darauf folgt { $move }.
tactics-second-try = Versuchen Sie es noch einmal.
tactics-further = Versuchen Sie es weiter, oder tippen Sie Tipp oder Lösung.
tactics-hint-theme = Thema: { $themes }.
tactics-hint-piece = Die Figur, die zieht: { $piece }.
tactics-hint-square = Von { $from } nach { $to }.
tactics-solution = Der beste Zug: { $move }.
tactics-reply = Die Antwort: { $move }.
tactics-solved = Gelöst.
tactics-checkmate = Matt.
tactics-ended = Ende.
tactics-comes-back = Sie kommt wieder.
tactics-rating-up = Wertung { $rating }, plus { $by }.
tactics-rating-down = Wertung { $rating }, minus { $by }.
tactics-rating-same = Wertung { $rating }, unverändert.
tactics-again-or-next = Tippen Sie noch einmal oder weiter.
tactics-enter-next = Enter: weiter.
tactics-time-over = Die zehn Minuten sind um: { $right } von { $played } richtig. Tippen Sie weiter, um fortzufahren.
tactics-none = Eine solche Stellung gibt es nicht. Wählen Sie ein anderes Thema oder eine andere Datei.
tactics-themes = Themen: { $themes }. Tippen Sie taktik und eines davon.
tactics-no-theme = Kein solches Thema, keine solche Datei. Liste: taktik themen.
tactics-nothing-played = Noch keine Ergebnisse.
tactics-ratings = Ihre Wertung ist { $own }. Diese Stellung hat die Wertung { $position }.
tactics-statistics = Wertung { $rating }; { $right } von { $played } richtig.
tactics-weakest = Am schwächsten: { $theme }, { $right } von { $played }.
tactics-due = { $count ->
    [0] Keine verfehlte Stellung ist fällig.
    [one] Eine verfehlte Stellung ist fällig.
   *[other] { $count } verfehlte Stellungen sind fällig.
}
tactics-mate-in = { $moves ->
    [1] Matt in 1 Zug
   *[other] Matt in { $moves } Zügen
}
tactics-theme = { $name ->
    [mateIn1] Matt in einem Zug
    [mateIn2] Matt in zwei Zügen
    [mateIn3] Matt in drei Zügen
    [mateIn4] Matt in vier Zügen
    [fork] Gabel
    [pin] Fesselung
    [skewer] Spieß
    [discoveredAttack] Abzugsangriff
    [backRankMate] Grundreihenmatt
    [hangingPiece] ungedeckte Figur
    [promotion] Umwandlung
    [defensiveMove] Verteidigung
    [endgameWin] Endspiel gewinnen
    [endgameHold] Endspiel halten
    [opening] Eröffnung
    [middlegame] Mittelspiel
    [endgame] Endspiel
   *[other] { $name }
}
tactics-fault-column = die Spalte { $text } fehlt
tactics-fault-position = { $text } ist keine Stellung
tactics-fault-moves = { $text } ist kein regelgemäßer Zug
tactics-fault-no-moves = es gibt keinen Lösungszug
tactics-fault-rating = { $text } ist keine Wertung
tactics-not-a-set = { $path } ist keine Datei mit Stellungen: { $fault }.
tactics-not-unpacked = Es ist kein Platz, um { $path } zu entpacken. Schaffen Sie Platz auf dem Datenträger; das Bisherige ist unverändert.
tactics-bad-row = Zeile { $line } von { $path } wurde übergangen: { $fault }.
tactics-bad-rows = { $count ->
    [one] Insgesamt wurde eine Zeile übergangen.
   *[other] Insgesamt wurden { $count } Zeilen übergangen.
}
tactics-record-unreadable = Ihre Taktikergebnisse waren nicht lesbar ({ $what }). Die Datei bleibt als { $path } erhalten; eine neue wird angelegt.
tactics-record-unreadable-not-kept = Ihre Taktikergebnisse waren nicht lesbar ({ $what }). Neue Ergebnisse werden nicht gespeichert.
tactics-record-not-kept = Ihre Ergebnisse konnten nicht gespeichert werden. Prüfen Sie, ob die Platte voll und ob der Ordner beschreibbar ist.
tactics-mistakes-not-kept = Die Fehler konnten nicht als Stellungen gespeichert werden. Prüfen Sie, ob die Platte voll und ob der Ordner beschreibbar ist.
line-tactics = taktik;taktikaufgaben
control-tactics = Taktik
control-tactics-help = Gibt Ihnen Stellungen zum Lösen, in Worten beschrieben. Die Partie wartet. Sie können jederzeit aufhören.
control-tactics-next = Nächste Stellung
control-tactics-next-help = Geht zur nächsten Stellung.
control-tactics-solution = Lösung
control-tactics-solution-help = Spielt den nächsten Zug der Lösung.
control-tactics-again = Stellung noch einmal
control-tactics-again-help = Beginnt dieselbe Stellung von vorn.
refused-no-tactics = Sie lösen gerade keine Stellung. Zum Anfangen tippen Sie taktik.
tactics-held = Das geht nur in einer laufenden Partie. Sie lösen gerade eine Stellung.
tactics-opening = Die Stellungen werden geladen.
tactics-file-known = Nächstes Mal: taktik datei.
tactics-wait = Die Stellungen werden noch geladen. Zum Abbrechen tippen Sie verlassen.
tactics-to-do = { $side } am Zug: Finden Sie den besten Zug.{ $typed ->
    [yes] {" "}Sie können auch tippen: Tipp, Lösung, weiter, verlassen oder Hilfe.
   *[no] {""}
}
tactics-pane = Taktik
tactics-result = { $theme }: { $right } von { $played } richtig
tactics-rating-plot = Ihre Wertung über { $count } Stellungen: von { $first } bis { $last }, Höchststand { $most }.
tactics-say-ten-minutes = zehn minuten;10 minuten
tactics-say-hint = tipp;hinweis
tactics-say-solution = lösung
tactics-say-again = noch einmal;nochmal
tactics-say-next = weiter;nächste;nächster;nächstes
tactics-say-blindfold = blind;blindlings
tactics-say-statistics = statistik;ergebnisse
tactics-say-leave = verlassen;beenden
tactics-say-mistakes = fehler;meine fehler
tactics-say-themes = themen
option-set = eigene Stellungen, mit den Spalten der Aufgabendatei von Lichess
option-theme = nur Stellungen mit diesem Thema
option-rating = Stellungen in der Nähe dieser Wertung; ohne Angabe Ihre eigene
tactics-mistakes-found = { $count ->
    [0] Keine Fehler.
    [one] Ein Fehler.
   *[other] { $count } Fehler.
}
tactics-mistakes-theme = { $ties ->
    [one] Am häufigsten übersehen: { $kind }, { $number }.
   *[other] Am häufigsten übersehen: { $kind }, je { $number }.
}
tactics-mistakes-phase = { $ties ->
    [one] Vor allem in dieser Phase: { $kind }, { $number }.
   *[other] Vor allem in dieser Phase: { $kind }, je { $number }.
}
tactics-mistakes-kept = { $count ->
    [0] Alle sind schon gespeichert. Zum Üben: { $command }
    [one] Eine Stellung ist zum Üben gespeichert. Zum Üben: { $command }
   *[other] { $count } Stellungen sind zum Üben gespeichert. Zum Üben: { $command }
}
tactics-mistakes-unexplained = { $count ->
    [one] Zu einem Fehler zeigt die Datei keinen besseren Zug. Mit --engine stockfish wird er gesucht.
   *[other] Zu { $count } Fehlern zeigt die Datei keinen besseren Zug. Mit --engine stockfish wird er gesucht.
}
tactics-mistakes-no-player = Dort hat { $player } keine Partie gespielt.
tactics-no-opinions = Diese Datei hat keine Bewertungen; nach Fehlern hat also niemand gesucht. Ergänzen Sie --engine stockfish.
tactics-games-unjudged = { $all ->
    [1] Die Partie ist nur zum Teil bewertet: Fehler können unentdeckt sein. Ergänzen Sie --engine stockfish.
   *[other] Nicht oder nur zum Teil bewertet: { $count } von { $all } Partien. Fehler darin können unentdeckt sein. Ergänzen Sie --engine stockfish.
}
tactics-no-mistakes-kept = Keine gespeichert. Tippen Sie beim Durchsehen fehler üben.
option-mistakes = nennt die Züge, die am meisten gekostet haben, und die häufigste Art von Fehlern; ohne Datei aus allen gespeicherten Partien
option-player = nur die Fehler dieses Spielers
option-train = speichert die Fehler für annabella tactics --set mistakes
usage-tactics =
    annabella tactics [--set DATEI] [--theme T] [--rating N] [--vocabulary V] [--data ORDNER]
        sucht den besten Zug, jeweils zehn Minuten; verfehlte Stellungen kommen wieder
capability-tactics = Gibt Stellungen, die man nach Gehör löst.
tactics-mistakes-allowed = { $ties ->
    [one] Am häufigsten zugelassen: { $kind }, { $number }.
   *[other] Am häufigsten zugelassen: { $kind }, je { $number }.
}
tactics-unjudged = Das ist vielleicht ebenso gut; die Analyse nennt einen anderen Zug. Versuchen Sie es noch einmal, oder tippen Sie lösung.
tactics-counts-as-missed = Mit einem Tipp zählt die Stellung als verfehlt.
tactics-no-rating = Wertungen gehen von { $from } bis { $to }.
tactics-no-games = Es gibt keine gespeicherten Partien.
tactics-ten-minutes = Zehn Minuten Stellungen.
tactics-say-file = datei;meine datei;lichess
tactics-no-file = Es wurde noch keine Datei mit Stellungen genannt, oder sie ist nicht mehr da. Tippen Sie taktik und ihren Pfad.
tactics-no-such-theme = Kein solches Thema: { $theme }. Liste: taktik themen.
tactics-hint-help = Hilft in drei Schritten: Thema, Figur, Felder. Mit einem Tipp zählt die Stellung als verfehlt.
tactics-position-help = Beschreibt die Stellung noch einmal.
tactics-blindfold-help = Nennt die letzten Züge ab der Stellung davor. Eine Zahl sagt, wie viele Halbzüge.
tactics-statistics-help = Nennt Ihre Wertung und Ihre Ergebnisse.
tactics-ratings-help = Nennt Ihre Wertung und die der Stellung.
tactics-themes-help = Nennt die Themen. Für eines davon tippen Sie taktik und seinen Namen.
tactics-leave-help = Geht zurück zur Partie von vorher.
how-to-leave = Zum Verlassen: { $words }.
