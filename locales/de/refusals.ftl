# Refusals: the reason, and what to do instead.
refused-not-announced = Der Zug ist noch nicht angesagt. Erst ansagen, dann drücken.
refused-not-repeated = Der Gegner hat den Zug noch nicht wiederholt.
refused-not-executed = Diesen Zug haben Sie schon wiederholt. Führen Sie ihn zuerst auf Ihrem Brett aus.
refused-not-made = Der Zug ist noch nicht ausgeführt. Ziehen Sie erst auf Ihrem Brett.
refused-not-your-move = Nicht Ihr Zug.
refused-not-to-move = { $side } ist nicht am Zug.
refused-not-understood = Nicht verstanden: { $word }. Figur und Feld, oder hilfe.
refused-word-not-understood = Wort { $number } nicht verstanden: { $word }. Tippen Sie hilfe.
refused-incomplete = Unvollständiger Zug: { $word }. Nennen Sie Figur und Feld.
refused-no-promotion-piece = Was wird aus dem Bauern: { $word }? Nennen Sie auch die Figur.
refused-nothing-said = Unvollständig. Tippen Sie auch den Rest.
refused-ambiguous = Mehrere Züge passen: { $word }. Nennen Sie auch das Ausgangsfeld.
refused-illegal = Nicht erlaubt: { $word }.
refused-illegal-alone = Nicht erlaubt: { $word }. Wählen Sie einen anderen.
illegal-no-such-piece = Eine solche Figur haben Sie nicht.
illegal-no-such-pawn = Keiner Ihrer Bauern kann dorthin.
illegal-no-piece-on = Auf { $square } haben Sie keine Figur.
illegal-own-piece-there = Dort steht Ihre eigene Figur.
illegal-not-that-way = So zieht diese Figur nicht.
illegal-blocked = Eine Figur steht im Weg.
illegal-nothing-to-capture = Dort gibt es nichts zu schlagen.
illegal-king-into-check = Dort stünde Ihr König im Schach.
illegal-in-check = Sie stehen im Schach.
illegal-pinned = Sie ist an Ihren König gefesselt.
illegal-castling = Sie können jetzt nicht rochieren.
illegal-wrong-promotion = Ein Bauer wird nur zu Dame, Turm, Läufer oder Springer.
refused-in-check = Der König steht im Schach.
refused-opponents-move = Das war der Zug des Gegners. Tippen Sie Ihren.
refused-illegal-hand = { $from } nach { $to } ist nicht erlaubt.
refused-illegal-there = Dort nicht erlaubt: { $to }.
refused-clock-running = Halten Sie erst die Uhren an.
refused-clocks-run = Die Uhren laufen schon.
refused-clock-stopped = Die Uhren sind schon angehalten.
refused-clock-already-pressed = Sie haben schon gezogen. Ihr Gegner ist am Zug.
refused-no-clock = Diese Partie hat keine Uhr.
refused-not-permitted = Das ist hier nicht erlaubt.
duty-speak = Jeder sagt seine eigenen Züge an.
duty-hand = Jeder zieht auf seinem eigenen Brett.
duty-press = Jeder drückt seine eigene Uhr.
duty-record = Jeder schreibt sein eigenes Formular.
duty-stop-clocks = Nur die Spieler und der Schiedsrichter halten die Uhren an.
duty-start-clocks = Nur der Schiedsrichter startet die Uhren.
duty-set-clocks = Nur der Schiedsrichter stellt die Uhren.
duty-own-game = Das entscheidet nur der Spieler selbst.
duty-rule = Das darf nur der Schiedsrichter.
duty-place-clock = Vor der Partie entscheidet der Schiedsrichter, wo die Uhr steht.
refused-device-fixed = Audiogeräte lassen sich während der Partie nicht ändern, außer Ihrem eigenen oder durch den Schiedsrichter am Schiedsrichtertisch.
refused-device-taken = Dieses Gerät gehört in dieser Partie jemand anderem: Wählen Sie ein eigenes, oder fragen Sie den Schiedsrichter.
refused-board-is-electronic = Dieses Brett ist elektronisch: Ziehen Sie seine Figuren dort. Um sie hier zu ziehen, tippen Sie zuerst: brett aus.
refused-no-electronic-board = Zu diesem Platz gehört kein elektronisches Brett. Welche angeschlossen sind, hören Sie mit: bretter.
refused-no-such-device = Kein Gerät hat diese Nummer. Tippen Sie geräte, um die Liste zu hören.
refused-game-over = Die Partie ist beendet.
refused-result-stands = Die Partie ist beendet. Um sie fortzusetzen, tippen Sie annullieren und den Grund.
refused-too-late = Dafür ist es zu spät.
refused-too-late-take-back = Zu spät zum Berichtigen: Der Zug ist abgeschlossen. Um ihn zurückzunehmen, tippen Sie zurücknehmen.
refused-too-late-to-correct = Zu spät zum Berichtigen: Die Uhr ist gedrückt.
refused-fair-play = Solange Sie online gegen einen Menschen spielen, gibt es keine Hilfe.
refused-beside-competition = Hier läuft eine Turnierpartie: Bis sie endet, gibt es an anderen Tischen keine Hilfe.
refused-only-at-home = Nur in Partien zu Hause.
refused-no-practice = Sie üben gerade nicht. Zum Anfangen tippen Sie übung.
refused-no-such-command = Unbekannter Befehl: { $word }. Tippen Sie hilfe.
refused-command-on-sheet = { $typed ->
    [yes] Das ist ein Befehl. Tippen Sie ihn allein.
   *[no] Tippen Sie Befehle in der Zugzeile (F6).
}
refused-no-such-game = Keine Partie hat diese Nummer. Tippen Sie partien, um sie zu hören.
refused-too-early = Dafür ist es zu früh.
refused-draw-needs-moves = Remis kann erst vereinbart werden, wenn beide einen Zug gemacht haben.
refused-too-early-to-record = { $typed ->
    [yes] Tippen Sie Züge allein
   *[no] Tippen Sie Züge in der Zugzeile (F6)
}; hier schreiben Sie sie auf, wenn sie gemacht sind. Um nach 9.2 oder 9.3 mit einem beabsichtigten Zug zu reklamieren, schreiben Sie (9.2 { $word }).
refused-empty-square = Das Feld ist leer.
refused-nothing-in-hand = Sie halten keine Figur.
refused-nothing-announced = Dafür ist kein angesagter Zug da.
refused-flag-not-fallen = Das Fallblättchen ist nicht gefallen.
refused-no-offer = Es gibt kein Remisangebot.
refused-nothing-to-correct = Es gibt keinen regelwidrigen Zug, der noch berichtigt werden kann.
refused-no-proposal = Ein solcher Vorschlag ist nicht offen.
refused-several-proposals = Mehr als ein Vorschlag ist offen. Nennen Sie den, den Sie meinen.
refused-out-of-range = Einen solchen Zug gibt es nicht.
refused-board-unseen = Das Programm sieht die Bretter dieser Partie nicht. Geben Sie erst die Stellung ein.
refused-possible = Meinten Sie { $moves }?
refused-article = Artikel { $article }.
refused-read-only = Diese Partie lässt sich nur lesen. Beginnen Sie zum Spielen eine neue.
refused-no-assistant = Zuerst muss ein Assistent bestimmt werden, weil ein Spieler blind und der andere gehörlos ist.
refused-nobody-to-approve = Diese Seite hat keinen Assistenten.
refused-pin-needed = Der Schiedsrichtertisch ist gesperrt. Tippen Sie pin und dann die PIN.
refused-pin-elsewhere = Hier öffnet keine PIN diese Partie: Sie wurde an einem anderen Computer gesperrt. Nur das Pult des Schiedsrichters im Saal kann sie entsperren.
refused-game-locked = Diese Partie ist gesperrt: Um sie zu verlassen, muss der Schiedsrichter den Schiedsrichtertisch mit der PIN entsperren.
refused-lock-of-other-event = Diese Partie ist gesperrt, und ihre Sperre gehört nicht zu diesem Turnier. Entsperren Sie sie am Tisch mit der PIN.
refused-locked-table = Dieser Tisch ist gesperrt: Er kann keinem Turnier beitreten und keines verlassen. Entsperren Sie ihn zuerst: Geben Sie entsperren und die PIN ein.
refused-pin-wrong = Das ist nicht die PIN. { $number ->
    [one] Versuchen Sie es in einer Sekunde wieder.
   *[other] Versuchen Sie es in { $number } Sekunden wieder.
}
refused-pin-too-soon = Zu früh nach einer falschen PIN. { $number ->
    [one] Versuchen Sie es in einer Sekunde wieder.
   *[other] Versuchen Sie es in { $number } Sekunden wieder.
}
refused-pin-unfit = Eine PIN hat vier bis zwölf Ziffern (besser acht) oder mindestens drei Wörter mit zusammen zwölf Buchstaben.
refused-nothing-entered = Sie geben gerade keine Stellung ein. Tippen Sie eingeben und die Farbe.
refused-file-exists = Diese Datei gibt es schon. Wählen Sie einen anderen Namen.
refused-file-failed = Dort lässt sich nichts speichern. Wählen Sie einen anderen Pfad.
refused-file-not-there = { $typed ->
    [yes] Datei nicht gefunden: „{ $word }“. Nichts wurde eingegeben. Prüfen Sie den Pfad.
   *[no] Datei nicht gefunden: „{ $word }“. Nichts wurde eingegeben. Prüfen Sie den Pfad; die Zeile bleibt stehen.
}
refused-file-is-folder = „{ $word }“ ist ein Ordner. Nichts wurde eingegeben. Nennen Sie auch den Dateinamen.
refused-file-forbidden = Ihnen fehlt das Recht, „{ $word }“ zu lesen. Nichts wurde eingegeben.
refused-file-not-text = Die Datei „{ $word }“ ist kein UTF-8-Text. Nichts wurde eingegeben. Speichern Sie sie als UTF-8, oder tippen Sie die Züge nach: Formular eingeben.
refused-file-too-long = Die Datei „{ $word }“ ist länger als 256 KiB. Nichts wurde eingegeben. Nehmen Sie eine Datei mit einem einzigen Partieformular.
refused-file-not-a-file = „{ $word }“ ist ein Gerät oder eine Pipe und keine Datei. Nichts wurde eingegeben. Nennen Sie den Pfad einer Datei.
refused-file-unreadable = Die Datei „{ $word }“ war nicht zu lesen. Nichts wurde eingegeben. Versuchen Sie es noch einmal, oder kopieren Sie sie auf einen anderen Datenträger.
