# Warum etwas nicht geschieht, und was stattdessen zu tun ist.
refused-not-announced = Der Zug ist noch nicht angesagt. Erst ansagen, dann drücken.
refused-not-repeated = Die Gegenseite hat den Zug noch nicht wiederholt.
refused-not-executed = Der Zug ist noch nicht auf dem Brett ausgeführt.
refused-not-made = Der Zug ist noch nicht ausgeführt. Erst auf dem eigenen Brett ziehen.
refused-not-your-move = Sie sind nicht am Zug.
refused-not-understood = Nicht verstanden: { $word }. Nennen Sie Figur und Feld, oder geben Sie hilfe ein.
refused-word-not-understood = Wort { $number } ist nicht verständlich: { $word }. Nennen Sie Figur und Feld, oder geben Sie hilfe ein.
refused-incomplete = Kein ganzer Zug: { $word }. Bitte Figur und Feld nennen.
refused-no-promotion-piece = Was wird aus dem Bauern: { $word }? Bitte auch diese Figur nennen.
refused-nothing-said = Es fehlt etwas. Bitte auch den Rest angeben.
refused-ambiguous = Mehrere Züge passen: { $word }. Bitte auch das Ausgangsfeld nennen.
refused-illegal = Kein erlaubter Zug: { $word }.
refused-illegal-alone = Kein erlaubter Zug: { $word }. Bitte einen anderen wählen.
refused-illegal-hand = { $from } nach { $to } ist nicht erlaubt.
refused-illegal-there = Dort nicht erlaubt: { $to }.
refused-clock-running = Erst die Uhren anhalten.
refused-clock-stopped = Die Uhren sind schon angehalten.
refused-clock-already-pressed = Ihr Zug ist abgeschlossen. Ihr Gegner ist am Zug.
refused-no-clock = Diese Partie hat keine Uhr.
refused-not-permitted = Das ist hier nicht erlaubt.
duty-speak = Jeder sagt seine eigenen Züge an.
duty-hand = Jeder zieht auf seinem eigenen Brett.
duty-press = Jeder drückt seine eigene Uhr.
duty-record = Jeder schreibt sein eigenes Formular.
duty-stop-clocks = Nur die Spieler und der Schiedsrichter halten die Uhren an.
duty-start-clocks = Nur der Schiedsrichter setzt die Uhren in Gang.
duty-set-clocks = Nur der Schiedsrichter stellt die Uhren.
duty-own-game = Das entscheidet nur der Spieler selbst.
duty-rule = Das darf nur der Schiedsrichter.
refused-device-fixed = Das Gerät ist während der Partie festgelegt: Nur wem es gehört oder der Schiedsrichter an seinem Tisch darf es ändern.
refused-device-taken = Dieses Gerät gehört in dieser Partie jemand anderem: Wählen Sie ein eigenes, oder fragen Sie den Schiedsrichter.
refused-no-such-device = Kein Gerät hat diese Nummer. Tippen Sie geräte, um die Liste zu hören.
refused-game-over = Die Partie ist beendet.
refused-too-late = Dafür ist es zu spät.
refused-too-early = Dafür ist es zu früh.
refused-too-early-to-record = Züge gehören in die Zugzeile; hier stehen sie, sobald sie gemacht sind. Wer nach 9.2 oder 9.3 mit einem beabsichtigten Zug reklamiert, schreibt (9.2 { $word }).
refused-empty-square = Dort steht nichts.
refused-nothing-in-hand = In der Hand ist keine Figur.
refused-nothing-announced = Es wurde noch nichts angesagt.
refused-flag-not-fallen = Das Fallblättchen ist nicht gefallen.
refused-no-offer = Es gibt kein Angebot.
refused-nothing-to-correct = Es steht kein regelwidriger Zug, der noch berichtigt werden könnte.
refused-no-proposal = Es gibt keinen solchen Vorschlag.
refused-several-proposals = Mehr als ein Vorschlag ist offen. Nennen Sie den, den Sie meinen.
refused-out-of-range = Einen solchen Zug gibt es nicht.
refused-board-unseen = Das Programm sieht die Bretter dieser Partie nicht. Erst das Brett eingeben.
refused-possible = Möglich: { $moves }.
refused-article = Artikel { $article }.
refused-read-only = Dieses Protokoll kann nur gelesen werden. Zum Spielen eine neue Partie öffnen.
refused-no-assistant = Zuerst muss ein Assistent bestimmt werden, weil ein Spieler blind und der andere gehörlos ist.
refused-pin-needed = Der Schiedsrichtertisch ist gesperrt. Geben Sie pin und dann die PIN ein.
refused-game-locked = Diese Partie ist gesperrt: Erst wenn der Schiedsrichter seinen Tisch mit der PIN öffnet, kann er sie verlassen.
refused-pin-wrong = Das ist nicht die PIN. { $number ->
    [one] Versuchen Sie es in einer Sekunde wieder.
   *[other] Versuchen Sie es in { $number } Sekunden wieder.
}
refused-pin-too-soon = Nach einer falschen PIN muss die nächste warten. { $number ->
    [one] Versuchen Sie es in einer Sekunde wieder.
   *[other] Versuchen Sie es in { $number } Sekunden wieder.
}
refused-pin-unfit = Eine PIN besteht aus vier bis zwölf Ziffern, besser acht, oder aus mindestens drei Wörtern mit zusammen zwölf Buchstaben. Wählen Sie eine andere.
refused-nothing-entered = Es wird kein Brett eingegeben. Geben Sie eingeben und die Farbe ein.
refused-file-exists = Eine Datei dieses Namens ist schon da. Geben Sie einen anderen Namen an.
refused-file-failed = Die Datei kann dort nicht geschrieben werden. Geben Sie einen anderen Pfad an.
refused-file-not-there = Es gibt keine Datei „{ $word }“. Nichts wurde eingegeben. Bitte den Pfad prüfen; die Zeile bleibt stehen.
refused-file-is-folder = „{ $word }“ ist ein Ordner. Nichts wurde eingegeben. Bitte den Namen der Datei anfügen.
refused-file-forbidden = Die Datei „{ $word }“ darf nicht gelesen werden. Nichts wurde eingegeben. Bitte ihre Rechte ändern oder sie kopieren.
refused-file-not-text = Die Datei „{ $word }“ ist kein Text in UTF-8. Nichts wurde eingegeben. Bitte als UTF-8 speichern, oder die Züge eintippen nach: Formular eingeben.
refused-file-too-long = Die Datei „{ $word }“ ist länger als 256 KiB. Nichts wurde eingegeben. Bitte eine Datei mit einem einzigen Partieformular angeben.
refused-file-not-a-file = „{ $word }“ ist ein Gerät oder eine Pipe und keine Datei. Nichts wurde eingegeben. Bitte den Pfad einer Datei angeben.
refused-file-unreadable = Die Datei „{ $word }“ konnte nicht gelesen werden. Nichts wurde eingegeben. Bitte noch einmal versuchen oder sie auf einen anderen Datenträger kopieren.
