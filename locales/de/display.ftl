# Was die Fenster zeigen.
display-title-vi = Annabella: { $white } – { $black }
display-title-sighted = Annabella, Brett der sehenden Seite: { $white } – { $black }
display-title-assistant = Annabella, Assistent: { $white } – { $black }
display-title-arbiter = Annabella, Schiedsrichter: { $white } – { $black }
display-board-own = Brett von { $who }
display-board-official = Offizielle Stellung
display-move-line = Zug
display-move-line-hint = Zug oder Befehl tippen, dann Eingabe
display-sheet-field = Eintrag auf meinem Partieformular
display-sheet-hint = Eintrag tippen, dann Eingabe
display-sheet = Mein Partieformular
display-log = Ansagen und Meldungen
display-plain-move = { $piece } { $from } – { $to }
display-tray = Neben dem Brett
display-tray-piece = { $piece }, { $count } neben dem Brett
display-in-hand = In der Hand: { $piece }
display-clock-runs = läuft
display-clock-stands = steht
display-clock-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
display-flag-fallen = Fallblättchen gefallen
display-no-clock = Keine Uhr
display-clocks = Uhren

# Was als Nächstes zu tun ist, wie es das Fenster zeigt.
display-nothing-announced = Noch keine Ansage

# Die Bereiche des Fensters.
display-pane-board = Brett
display-pane-move-line = Zugzeile
display-pane-sheet = Partieformular
display-pane-clocks = Uhren
display-pane-log = Ansagen
display-pane-game = Partie

# Die Liste der Tasten und Befehle.
display-help-title = Tasten und Befehle
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Tippen: { $words }
display-help-of-several = Sind mehrere Vorschläge offen, den gemeinten dazu nennen: { $names }
help-typed-moves = Getippt, zu Zügen und Fragen
help-other-player = Tippen: { $words }. Ein Zug oder Befehl der Gegenseite, zu Hause hier getippt.
help-assistant = Tippen: { $words }. Ein Zug oder Befehl des Assistenten, der hier bei Ihnen sitzt.
help-typed-claims = Getippt, um zu reklamieren und zu berichtigen
help-typed-clocks = Getippt, um die Uhren zu stellen; Farbe und Zeit folgen
help-typed-recorder = Getippt, für das Aufnahmegerät
help-typed-sound = Getippt, für Ohrhörer und Lautsprecher; eine Nummer folgt
help-typed-boards = Getippt, für elektronische Bretter; Nummer und Farbe folgen
help-typed-settings = Getippt, für Einstellungen
help-typed-desk = Getippt, vom Schiedsrichter
display-close = Schließen

# Warum ein Bedienelement jetzt nichts tut.
display-not-now-no-offer = Es gibt kein Angebot.
display-not-now-ended = Die Partie ist beendet.
display-not-now-no-clock = Diese Partie hat keine Uhr.

# Warnungen, die sichtbar bleiben.
display-warning-not-saved = Die Partie wird nicht gespeichert.
display-warning-no-voice = Keine Stimme spricht { $language }; bitte espeak-ng installieren.
display-event-not-approved = Nicht von der Technischen Kommission der FIDE zugelassen; der Schiedsrichter muss dieses Gerät genehmigen (11.3.2.1).

# Das Formular für eine neue Partie.
new-game-title = Neue Partie
new-game-white-name = Name von Weiß
new-game-black-name = Name von Schwarz
new-game-sight = Sehvermögen
new-game-vi = Blind oder sehbehindert
new-game-sighted = Sehend
new-game-deaf = Sehend und gehörlos
new-game-white-assistant = Assistenz von Weiß, falls vorhanden
new-game-black-assistant = Assistenz von Schwarz, falls vorhanden
new-game-arbiter = Schiedsrichter, falls vorhanden
new-game-time = Bedenkzeit
new-game-time-hint = Minuten, dann Sekunden Zugabe für jeden Zug: 90+30 oder 15. Das Wort none bedeutet keine Uhr.
new-game-vocabulary = Worte der Ansagen
new-game-place = Ort der Partie
new-game-home = Zu Hause
new-game-event = Bei einem Turnier
new-game-not-chosen = nicht gewählt
new-game-start = Partie beginnen
new-game-sentence = { $own } (blind) mit { $side } gegen { $other } ({ $sight }), { $time }, { $place }.
new-game-you = Sie
new-game-opponent = Ihren Gegner
new-game-as-white = Weiß
new-game-as-black = Schwarz
new-game-is-vi = blind
new-game-is-sighted = sehend
new-game-is-deaf = gehörlos
new-game-no-clock = ohne Uhr
new-game-at-home = zu Hause
new-game-at-event = bei einem Turnier
new-game-side = Farbe
new-game-begin = Anfangen
new-game-rest = Alles andere…
new-game-cancel = Abbrechen
new-game-error-white-name = Der Name von Weiß fehlt.
new-game-error-black-name = Der Name von Schwarz fehlt.
new-game-error-time = Die Bedenkzeit ist nicht lesbar. Richtig ist zum Beispiel 90+30, 15 oder none.
new-game-error-vi = Eine der beiden Seiten muss blind oder sehbehindert sein: das Programm ist für Partien nach Anhang D.
new-game-error-no-assistant = Eine sehbehinderte gegen eine gehörlose Person: eine Assistenz muss bestimmt werden (D.2.11). In eines der Felder für die Assistenz einen Namen schreiben.
new-game-error-assistant = Wer sieht, darf eine Assistenz nur haben, wenn die sehbehinderte Person keine hat (D.2.11). Eines der beiden Felder leer lassen.
display-warning-reader-is-heard = Der Screenreader spricht nicht in den Ohrhörer. Den Ohrhörer zur Standardausgabe des Systems machen.
display-pressed = Uhr gedrückt.
