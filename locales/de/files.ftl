# Games as files: opened, listed, written.
control-open-game = Partie öffnen
display-every-file = Alle Dateien
control-open-game-help = Listet Ihre gespeicherten Partien auf; Sie können auch einen Pfad tippen oder eine Datei wählen. Die laufende Partie bleibt gespeichert.
control-save-game = Partie speichern unter…
control-save-game-help = Speichert diese Partie als Datei: .pgn; .brf oder .pef als Partieformular in Punktschrift; .html zum Drucken der Partieformulare. Bevor eine Datei ersetzt wird, werden Sie gefragt.
line-games = partien;gespeicherte partien
line-open-game = partie öffnen;öffne;öffnen
line-rescue-game = partie retten;rette;retten
line-choose-game = partie wählen;datei wählen
line-save-game = partie speichern;speichere;speichern
line-save-as = speichern unter
said-games = { $count ->
    [0] Keine gespeicherten Partien.
    [one] Eine gespeicherte Partie.
   *[other] { $count } gespeicherte Partien.
}
said-game-written = Gespeichert: { $path }.
said-game-on-table = Diese Partie ist schon geöffnet.
stored-unfinished = nicht beendet
stored-damaged = beschädigt
stored-unopened = lässt sich nicht öffnen
stored-shortened = seit dem letzten Öffnen fehlen Einträge
files-games = Gespeicherte Partien
files-open-chosen = Öffnen
files-rescue-chosen = Retten…
files-path = Dateipfad
files-path-hint = Pfad tippen und Enter drücken
files-choose = Durchsuchen…
files-save = Speichern
question-save-over = { $path } gibt es schon. Ersetzen?
refused-no-dialog = Hier hat das System keinen Dialog für Dateien. Tippen Sie den Pfad, zum Beispiel: öffne ~/partie.pgn
refused-no-file-name = Mit Dateinamen: partie speichern ~/partie.pgn
file-not-there = Datei nicht gefunden: { $path }.
file-is-folder = { $path } ist ein Ordner. Nennen Sie auch den Dateinamen.
file-forbidden = Ihnen fehlt das Recht, { $path } zu lesen.
file-not-text = { $path } ist kein UTF-8-Text. Speichern Sie die Datei als UTF-8.
file-utf-16 = { $path } ist UTF-16- oder UTF-32-Text. Speichern Sie die Datei als UTF-8.
file-packed = { $path } ist gepackt. Entpacken Sie sie und öffnen Sie die Datei darin.
file-spreadsheet = { $path } ist eine Tabellenkalkulation. Speichern Sie sie als CSV, und lesen Sie diese Datei ein.
file-windows-1252 = { $path } ist kein UTF-8. Gelesen wurde als Windows-1252; prüfen Sie Umlaute und Akzente in den Namen.
file-too-long = { $path } ist länger als { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Nehmen Sie eine kürzere Datei.
file-not-a-file = { $path } ist ein Gerät oder eine Pipe und keine Datei. Nennen Sie den Pfad einer Datei.
file-unreadable = { $path } war nicht zu lesen. Versuchen Sie es noch einmal, oder kopieren Sie die Datei auf einen anderen Datenträger.
file-progress = { $path } wird gelesen: { $percent } %.
said-reading-file = Die Datei wird gelesen.
said-file-read = { $percent } Prozent gelesen.
said-how-to-stop = { $typed ->
    [yes] Tippen Sie stopp, um abzubrechen.
   *[no] Escape bricht ab.
}
said-listing-games = Die Partien werden durchsucht.
said-games-listed = { $percent } Prozent durchsucht.
said-listing-stopped = Abgebrochen. { $count ->
    [one] Eine Partie steht in der Liste.
   *[other] { $count } Partien stehen in der Liste.
}
session-stopped = Lesen abgebrochen. Öffnen Sie die Datei noch einmal, um sie zu lesen.
session-from-pgn = { $path }: { $games ->
    [one] eine Partie
   *[other] Partie { $number } von { $games }
}, { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}. Als neue Partie geöffnet; die Datei wird nicht verändert.
session-pgn-result = Das Ergebnis in der Datei ist { $result }.
session-pgn-board = Die Schlussstellung ergibt { $result }, und das gilt.
session-another-game = Für eine andere Partie daraus: öffnen { $path }#{ $other }.
session-no-such-game = { $path } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, aber keine Nummer { $number }. Wählen Sie eine Zahl von 1 bis { $games }.
