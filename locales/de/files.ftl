# Partien als Dateien: geöffnet, aufgelistet, geschrieben.
control-open-game = Partie öffnen
display-every-file = Alle Dateien
control-open-game-help = Öffnet die Liste der gespeicherten Partien; ein Pfad kann getippt oder eine Datei gewählt werden. Die jetzige Partie bleibt gespeichert, wie sie steht.
control-save-game = Diese Partie in eine Datei schreiben
control-save-game-help = Schreibt diese Partie in eine eigene Datei: als PGN, mit der Endung .brf oder .pef als Partieformular in Punktschrift, mit .html als Partieformulare zum Drucken. Gibt es schon eine dieses Namens, wird vorher gefragt.
line-games = partien;gespeicherte partien
line-open-game = partie öffnen;partie oeffnen;öffne;oeffne;öffnen;oeffnen
line-rescue-game = partie retten;rette;retten
line-choose-game = partie wählen;partie waehlen;datei wählen;datei waehlen
line-save-game = partie speichern;speichere;speichern
line-save-as = speichern unter
said-games = { $count ->
    [0] Keine Partie ist gespeichert.
    [one] Eine gespeicherte Partie.
   *[other] { $count } gespeicherte Partien.
}
said-game-written = Gespeichert: { $path }.
said-game-on-table = Diese Partie steht schon auf dem Tisch.
stored-unfinished = nicht beendet
stored-damaged = beschädigt
stored-unopened = lässt sich nicht öffnen
stored-shortened = kürzer als beim letzten Mal
files-games = Gespeicherte Partien
files-open-chosen = Gewählte Partie öffnen
files-rescue-chosen = Retten, was von der gewählten Partie heil ist
files-path = Pfad einer Datei
files-path-hint = Pfad tippen, dann Eingabe
files-choose = Datei wählen…
files-save = Schreiben
question-save-over = { $path } gibt es schon. Überschreiben?
refused-no-dialog = Hier hat das System keinen Dialog für Dateien. Tippe den Pfad, zum Beispiel: öffne ~/partie.pgn
refused-no-file-name = Unter welchem Namen? Bitte mit angeben, zum Beispiel: partie speichern ~/partie.pgn
file-not-there = Es gibt keine Datei { $path }. Bitte den Pfad prüfen.
file-is-folder = { $path } ist ein Ordner. Bitte den Namen der Datei anfügen.
file-forbidden = { $path } darf nicht gelesen werden. Bitte die Rechte der Datei ändern oder sie kopieren.
file-not-text = { $path } ist kein Text in UTF-8. Bitte als UTF-8 speichern.
file-too-long = { $path } ist länger als { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Bitte eine kürzere Datei angeben.
file-not-a-file = { $path } ist ein Gerät oder eine Pipe und keine Datei. Bitte den Pfad einer Datei angeben.
file-unreadable = { $path } konnte nicht gelesen werden. Bitte noch einmal versuchen oder die Datei auf einen anderen Datenträger kopieren.
file-progress = { $path } wird gelesen: { $percent } %.
said-reading-file = Die Datei wird gelesen.
said-file-read = { $percent } Prozent der Datei sind gelesen.
said-escape-stops = Escape bricht es ab.
said-stop-stops = Mit stopp brichst du es ab.
said-listing-games = Die Partien werden durchgesehen.
said-games-listed = { $percent } Prozent der Partien sind durchgesehen.
said-listing-stopped = Abgebrochen. { $count ->
    [one] Eine Partie steht in der Liste.
   *[other] { $count } Partien stehen in der Liste.
}
session-stopped = Das Lesen der Datei wurde abgebrochen. Zum Lesen bitte noch einmal öffnen.
session-from-pgn = { $path }: { $games ->
    [one] eine Partie
   *[other] Partie { $number } von { $games }
}, { $plies } Halbzüge. Sie ist jetzt eine neue Partie an diesem Brett; die Datei bleibt, wie sie ist.
session-another-game = Eine andere davon: öffnen { $path }#2.
session-no-such-game = { $path } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}. Eine Partie { $number } ist nicht darin. Richtig ist eine Zahl von 1 bis { $games }.
