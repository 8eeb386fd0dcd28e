# Text in the windows.
display-title-vi = { $white } – { $black } – Annabella
display-title-sighted = { $white } – { $black } (Brett des sehenden Spielers) – Annabella
display-title-assistant = { $white } – { $black } (Assistent) – Annabella
display-title-arbiter = { $white } – { $black } (Schiedsrichter) – Annabella
display-board-own = Brett von { $who }
display-board-mine = Brett
display-board-official = Offizielle Stellung
display-move-line = Zug
display-move-line-hint = Zug oder Befehl tippen und Enter drücken
display-sheet-field = Auf mein Partieformular schreiben
display-sheet-hint = Zug tippen, wie Sie ihn aufschreiben, und Enter drücken
display-sheet = Mein Partieformular
display-log = Meldungen
display-plain-move = { $piece } { $from } – { $to }
display-plain-capture = { $piece } { $from } schlägt { $captured } { $to }
display-tray = Neben dem Brett
display-tray-piece = { $piece }, { $count } neben dem Brett
display-in-hand = In der Hand: { $piece }
display-promote = Umwandeln in
display-clock-runs = läuft
display-clock-stands = steht
display-clock-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
display-flag-fallen = Fallblättchen gefallen
display-no-clock = Keine Uhr
display-clocks = Uhren

# The next duty, as the window shows it.
display-nothing-announced = Noch kein Zug angesagt

# The parts of the window.
display-pane-board = Brett
display-pane-move-line = Zugzeile
display-pane-sheet = Partieformular
display-pane-clocks = Uhren
display-pane-log = Meldungen
display-pane-game = Partie

# The list of keys and commands.
display-help-title = Tasten und Befehle
display-lines = Zeilen
help-search = In der Hilfe suchen
more-search = Eine Aktion suchen
help-none = In der Hilfe steht nichts davon.
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Tippen: { $words }
display-help-of-several = Ist mehr als ein Vorschlag offen, nennen Sie ihn dazu: { $names }
help-typed-moves = Getippte Befehle: Züge und Fragen
help-other-player = Tippen: { $words }. Ein Zug oder Befehl des Gegners, zu Hause hier getippt.
help-assistant = Tippen: { $words }. Ein Zug oder Befehl des Assistenten, der hier bei Ihnen sitzt.
help-typed-claims = Getippte Befehle: Reklamationen und Berichtigungen
help-typed-clocks = Getippte Befehle: Uhren (mit Farbe und Zeit)
help-typed-recorder = Getippte Befehle: Aufnahmegerät
help-typed-sound = Getippte Befehle: Kopfhörer und Lautsprecher (mit einer Nummer)
help-typed-boards = Getippte Befehle: elektronische Bretter (mit Nummer und Farbe)
help-typed-settings = Getippte Befehle: Einstellungen
help-typed-desk = Getippte Befehle: Schiedsrichter
display-close = Schließen

# Reasons why a control does nothing now.
display-not-now-no-offer = Es gibt kein Remisangebot.
display-not-now-ended = Die Partie ist beendet.
display-not-now-no-clock = Diese Partie hat keine Uhr.

# Warnings that stay on the screen.
display-warning-not-saved = Die Partie wird nicht gespeichert.
display-warning-no-voice = Für { $language } ist keine Stimme installiert; installieren Sie espeak-ng.
display-event-not-approved = Nicht von der Technischen Kommission der FIDE zugelassen; der Schiedsrichter muss dieses Gerät genehmigen (11.3.2.1).

# The form for a new game.
new-game-title = Neue Partie
new-game-white-name = Name von Weiß
new-game-black-name = Name von Schwarz
new-game-sight = Sehvermögen
new-game-vi = Blind oder sehbehindert
new-game-sighted = Sehend
new-game-deaf = Sehend und gehörlos
new-game-white-assistant = Assistent von Weiß (optional)
new-game-black-assistant = Assistent von Schwarz (optional)
new-game-arbiter = Schiedsrichter (optional)
new-game-time = Bedenkzeit
new-game-time-hint = Minuten+Sekunden, oder none.
new-game-vocabulary = Worte der Ansagen
new-game-place = Wo gespielt wird
new-game-home = Zu Hause
new-game-event = Im Turnier
new-game-not-chosen = nicht gewählt
new-game-start = Partie beginnen
new-game-sentence = { $own } (blind) mit { $side } gegen { $other } ({ $sight }), { $time }, { $place }. Ansagen: { $words }.
new-game-short = { $side } gegen { $other }, { $time }.
new-game-short-unnamed = { $side }, { $time }.
new-game-you = Sie
new-game-opponent = Ihren Gegner
new-game-as-white = Weiß
new-game-as-black = Schwarz
new-game-is-vi = blind
new-game-is-sighted = sehend
new-game-is-deaf = gehörlos
new-game-no-clock = ohne Uhr
new-game-at-home = zu Hause
new-game-at-event = im Turnier
new-game-side = Farbe
new-game-begin = Start
new-game-rest = Weitere Optionen…
new-game-how-to-change = Tab: ändern.
new-game-how-to-leave = Enter auf Beginnen fängt an, Escape schließt.
new-game-cancel = Abbrechen
new-game-error-white-name = Der Name von Weiß fehlt.
new-game-error-black-name = Der Name von Schwarz fehlt.
new-game-error-time = Das ist keine gültige Bedenkzeit. Tippen Sie zum Beispiel 90+30, 15 oder none.
new-game-error-vi = Einer der beiden Spieler muss blind oder sehbehindert sein: Das Programm ist für Partien nach Anhang D.
new-game-error-no-assistant = Spielt ein sehbehinderter Spieler gegen einen gehörlosen, ist ein Assistent nötig (D.2.11). Tragen Sie in eines der Felder für Assistenten einen Namen ein.
new-game-error-assistant = Ein sehender Spieler darf nur einen Assistenten haben, wenn der sehbehinderte keinen hat (D.2.11). Lassen Sie eines der beiden Felder leer.
display-warning-reader-is-heard = Ihr Screenreader ist für alle zu hören. Machen Sie Ihren Kopfhörer zur Standardausgabe des Systems.
display-pressed = Uhr gedrückt.
new-game-opponents = Gegner
new-game-a-person = ein Mensch
