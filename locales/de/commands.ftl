# The command line.
command-usage = Annabella: Schach zwischen einem blinden und einem sehenden Spieler, jeder an seinem eigenen Brett (FIDE-Schachregeln, Anhang D).
usage-window =
    annabella [DATEI] [--game N] [--table DATEI] [--open DATEI] [--seat SEAT] [--data ORDNER] [--board SEAT=GERÄT[,ART]]{ $hall }{ $join }
        öffnet das Fenster: eine neue Partie oder die in DATEI
usage-announce =
    annabella announce --fen FEN [--vocabulary V] ZUG
        zeigt, wie ein Zug angesagt wird
usage-understand =
    annabella understand --fen FEN [--letters SPRACHE] WORTE
        findet heraus, welchen Zug die Worte bedeuten
usage-notate =
    annabella notate GAME.pgn|JOURNAL --letters LETTERS [--written-in LETTERS] [--form short|long|figurine|words] [--vocabulary V]
        schreibt die Züge in algebraischer Notation (Anhang C) mit den Figurenbuchstaben einer Sprache; eine Zeile je Partie der Datei
usage-braille =
    annabella braille GAME.pgn|JOURNAL [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        schreibt ein Partieformular in Braille; nur ukaaf2015 folgt einer veröffentlichten Schrift, die anderen sind eigene
        … [--written-in LETTERS] [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille MITSCHRIFT --read [--code C] [--fen FEN]
        liest ein Partieformular in Braille und schreibt die Partie als PGN
usage-print =
    annabella print GAME.pgn|JOURNAL [--what sheet|report|envelope] [--letters LETTERS] [--written-in LETTERS] [--large]
        schreibt Partieformulare oder den Bericht über eine Partie als HTML-Seite, auf Wunsch in Großdruck
usage-journal =
    annabella journal DATEI --verify | --export pgn|jsonl | --rescue NEU
        prüft, exportiert oder rettet eine gespeicherte Partie
usage-compare =
    annabella compare --white-sheet DATEI --black-sheet DATEI [--white-board STELLUNG] [--black-board STELLUNG]
        und [--start FEN] [--letters-white SPRACHE] [--letters-black SPRACHE] [--written-in LETTERS] [--clock-log DATEI] [--journal DATEI] [--laws 2005|2018|2023]
        vergleicht zwei Partieformulare und zwei Bretter: wer was berichtigt (D.2.9)
usage-classify =
    annabella classify BEDENKZEIT [--laws 2005|2018|2023]
        sagt, ob eine Bedenkzeit Turnier-, Schnell- oder Blitzschach ist, und wie viele Minuten sechzig Züge dauern
usage-pairings =
    annabella pairings --round-robin N [--double] [--tables berger|cbx]
        listet die Paarungen eines Rundenturniers mit Farben auf, nach den Berger-Tabellen
usage-standings =
    annabella standings DATEI.trf [--tie-breaks LISTE] [--rules 2014|2024|2026] [--html DATEI] [--trf DATEI] [--trf16 DATEI] [--trf26 DATEI]
        berechnet die Rangliste aus einem Turnierbericht (TRF16, TRF26)
usage-explain =
    annabella explain ARTIKEL [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        erklärt einen Artikel der Schachregeln in einfachen Worten, wie es ein Spieler am Brett hört
usage-board =
    annabella board --list | --watch GERÄT [--kind { $makes }]
        listet die angeschlossenen elektronischen Bretter auf, oder beobachtet eines
usage-console =
    annabella console [--table DATEI] [--open DATEI [--game N]] [--seat SEAT] [--data ORDNER] [--mute] [--board SEAT=GERÄT[,ART]]{ $hall }{ $join }
        spielt im Terminal: Jede Zeile, die Sie tippen, ist ein Zug oder Befehl; jede Zeile, die kommt, eine Meldung
usage-script =
    annabella script DATEI…
        spielt Partieskripte ab und gibt alles aus, was geschieht
usage-pages =
    annabella pages ORDNER
        schreibt Handbuchseiten in allen Sprachen und Vervollständigungen für bash, zsh und fish in ORDNER, für Pakete
usage-notes =
    Jeder Befehl kennt --json und --lang SPRACHE ({ $languages }).
    annabella BEFEHL --help erklärt dessen Optionen; annabella --version nennt die Version.
    V: { $vocabularies }. SPRACHE: { $letters }.
    LETTERS: SPRACHE, { $more }.
    Rückgabewert: 0 Erfolg; 1 die Antwort ist nein; 2 Befehlszeile oder Eingabe sind nicht lesbar.
option-fen = die Stellung als FEN
option-vocabulary = Worte der Ansagen; ohne Angabe fide
option-letters = die Sprache der Figurenbuchstaben
option-form = Schreibweise der Züge
option-code = die Brailleschrift; für einen Tisch im Saal die vier Felder, die das Pult nennt, etwa „e4 g7 a2 f3“
option-format = Format der Brailledatei
option-layout = eine Zeile je Zugpaar, oder fortlaufend
option-diagram = Diagramme nach diesen Halbzügen; end ist die letzte Stellung
option-cells = Zeichen je Zeile
option-lines = Zeilen je Seite
option-form-feed = wann eine neue Seite beginnt: zwischen den Seiten, nach jeder oder nie
option-crlf = Zeilenenden wie unter Windows
option-read = liest ein Partieformular in Braille, statt eines zu schreiben
option-what = Partieformulare, der Bericht über die Partie oder der Umschlag einer Hängepartie
option-large = in Großdruck
option-verify = prüft, ob die Partie unverändert ist
option-export = gibt die Partie aus
option-rescue = speichert den unbeschädigten Teil einer Partie als neue
option-side-sheet = Partieformular dieser Seite, eine Textdatei
option-side-board = Stellung dieser Seite, als erstes Feld einer FEN
option-side-letters = die Sprache der Figurenbuchstaben auf dem Formular dieser Seite
option-written-in = die Sprache der Figurenbuchstaben in der Datei, wenn sie nicht englisch sind
option-start = die Anfangsstellung als FEN
option-clock-log = eine Datei mit den Uhren: je Zeile Halbzug und die Millisekunden von Weiß und Schwarz
option-journal = die gespeicherte Partie, mit der verglichen wird
option-laws = Fassung der Schachregeln; ohne Angabe 2023
option-speed = Art der Partie
option-supervision = unter Wettkampfregeln mit einem Schiedsrichter je Partie, oder anders
option-table = richtet aus diesem Partieskript einen neuen Tisch ein
option-open = eine gespeicherte Partie oder eine PGN-Datei
option-game = Nummer der Partie in der Datei
option-seat = wessen Platz es ist: white, black, assistant-white, assistant-black oder arbiter
option-data = bewahrt Partien und Einstellungen in diesem Ordner auf
option-mute = ohne Stimme und Töne: nur Textzeilen
option-list = listet die angeschlossenen elektronischen Bretter auf
option-watch = gibt aus, was dieses Brett sieht, bis es abgezogen wird: ein Anschluss wie /dev/ttyUSB0 oder COM3, oder ein Brett mit Fabrikat und Seriennummer wie dgt:12345
option-kind = das Fabrikat des Bretts, wenn sein Anschluss es nicht verrät
option-board = ein elektronisches Brett für Weiß oder Schwarz, je einmal: black=/dev/ttyUSB0,certabo oder white=dgt:12345; ohne Fabrikat DGT
option-json = ein JSON-Objekt je Zeile
option-lang = in dieser Sprache statt der des Systems
option-help = zeigt diese Hilfe
page-name = BEZEICHNUNG
page-synopsis = ÜBERSICHT
page-description = BESCHREIBUNG
page-options = OPTIONEN
page-notes = ANMERKUNGEN
page-files = DATEIEN
page-games-kept = gespeicherte Partien und Aufnahmen
page-settings-kept = Einstellungen einer Person
page-environment = UMGEBUNG
page-graphics = card: Die Grafikkarte zeichnet die Fenster; processor: Das Programm zeichnet sie selbst
page-language = die Sprache, wenn --lang fehlt
page-see-also = SIEHE AUCH
page-program = Schach zwischen einem blinden und einem sehenden Spieler
page-settings = die Einstellungen von Annabella
page-settings-file = Eine TOML-Datei, die das Programm schreibt. Unter jeder Einstellung stehen ihr Schlüssel mit der Vorgabe, ihre möglichen Werte und was sie tut.
command-pages-failed = In { $path } lässt sich nicht schreiben ({ $why }). Wählen Sie einen anderen Ordner.
command-output-cut = Die Ausgabe ist unvollständig: Dorthin kann nicht geschrieben werden. Schaffen Sie Platz auf dem Datenträger, oder wählen Sie einen anderen Ort.
command-try-help = „annabella --help“ listet die Befehle auf.
command-unknown = Unbekannter Befehl: „{ $word }“.
command-unknown-option = Unbekannte Option: „{ $word }“.
command-stray-word = Unerwartetes Wort: „{ $word }“. Dieser Befehl kennt nur Optionen.
command-missing-value = { $word } braucht einen Wert.
command-needless-value = { $word } hat keinen Wert.
command-second-file = Dieser Befehl nimmt nur eine Datei. „{ $word }“ ist eine zu viel.
command-missing-option = { $word } ist nötig.
command-not-both = { $word } gehen nicht zusammen.
command-game-over = In der Stellung „{ $word }“ ist die Partie schon zu Ende.
command-missing-argument = { $word } fehlt.
command-unknown-language = Unbekannte Sprache „{ $word }“. Möglich sind { $languages }.
command-not-one-of = { $option }: „{ $word }“ ist nicht gültig. Möglich sind { $possible }.
command-not-text = „{ $word }“ enthält Bytes, die kein UTF-8-Text sind.
fen-unreadable = Ungültige FEN: { $field }, Spalte { $column }: { $problem }. { $remedy }
fen-field-placement = erstes Feld (Figuren)
fen-field-turn = zweites Feld (am Zug)
fen-field-castling = drittes Feld (Rochaden)
fen-field-en-passant = viertes Feld (en passant)
fen-field-halfmoves = fünftes Feld (Halbzüge)
fen-field-fullmoves = sechstes Feld (Zugnummer)
fen-problem-unreadable = fehlt oder ist falsch geschrieben
fen-problem-sign = „{ $sign }“ ist hier nicht erlaubt
fen-problem-rank-length = Reihe { $rank } hat { $squares } Felder
fen-problem-rank-count = es sind { $ranks } Reihen
fen-problem-kings = jede Seite muss genau einen König haben
fen-problem-pawn = ein Bauer steht auf der ersten oder letzten Reihe
fen-problem-castling = König oder Turm steht für dieses Rochaderecht nicht auf dem richtigen Feld
fen-problem-check = die Seite, die nicht am Zug ist, steht im Schach
fen-right-placement = Nötig sind acht Reihen zu acht Feldern, von Reihe 8 abwärts, etwa rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Schreiben Sie w oder b.
fen-right-castling = Schreiben Sie - oder einige aus KQkq, im Chess960 auch die Linien der Türme.
fen-right-en-passant = Schreiben Sie - oder ein Feld wie e3.
fen-right-number = Schreiben Sie eine ganze Zahl wie 0 oder 1.

# The console and the window at the start.
session-no-game = { $path } enthält keine lesbare Partie.
session-from-script = { $path } ist ein Partieskript, keine gespeicherte Partie; daraus wurde ein neuer Tisch eingerichtet. Wenn Sie das wollten: --table { $path }.
session-damaged = Achtung: Die Partie ist beschädigt und nur bis zum Eintrag vor Nummer { $entry } lesbar. Die Datei bleibt, wie sie ist; weiterspielen können Sie darin nicht.
session-new-instead = Stattdessen wurde eine neue Partie begonnen.
session-locked = Eine gesperrte Partie läuft, deshalb ist sie geöffnet, an ihrem eigenen Platz. Um sie zu verlassen, muss der Schiedsrichter den Schiedsrichtertisch mit der PIN entsperren.
session-locked-alone = Das ist die gesperrte Partie, die läuft; eine andere lässt sich nicht öffnen.
session-locked-replaced = Eine gesperrte Partie läuft, aber in ihrer Datei { $path } ist jetzt eine andere Partie oder eine ältere Kopie. Legen Sie die richtige Datei zurück: Eine andere Partie lässt sich nicht öffnen.
session-older-instead = Stattdessen wurde die vorige unbeendete Partie geöffnet.
unopened-damaged = { $game } ließ sich nicht fortsetzen: Die Datei ist beschädigt. Was noch lesbar ist, sehen Sie, wenn Sie { $file } öffnen.
unopened-unreadable = { $game } ließ sich nicht fortsetzen: Die Datei ist keine gespeicherte Partie mehr. Ersetzen Sie { $file } durch eine Kopie, wenn Sie eine haben.
unopened-not-a-file = { $game } ließ sich nicht fortsetzen: { $file } ist keine gewöhnliche Datei, sondern eine Pipe, ein Gerät, ein Socket, ein Ordner oder eine Verknüpfung ins Leere. Nehmen Sie es aus dem Ordner der Partien.
unopened-beside = { $game } ließ sich nicht fortsetzen: { $file } ist keine gewöhnliche Datei, sondern ein Ordner, eine Verknüpfung, eine Pipe oder ein Gerät. Nehmen Sie es aus dem Ordner der Partien.
unopened-too-long = { $game } ließ sich nicht fortsetzen: Die Datei ist viel zu groß. Nehmen Sie { $file } aus dem Ordner der Partien.
unopened-newer = { $game } ließ sich nicht fortsetzen: Eine neuere Version hat sie geschrieben. Öffnen Sie { $file } mit dieser Version.
unopened-in-use = { $game } ließ sich nicht fortsetzen: Sie ist schon geöffnet. Spielen Sie { $file } dort weiter, oder schließen Sie sie dort.
unopened-forbidden = { $game } ließ sich nicht fortsetzen: Ihnen fehlt das Recht, die Datei zu öffnen. Lassen Sie sich das Recht geben, { $file } zu lesen und zu schreiben.
unopened-log-missing = { $game } ließ sich nicht fortsetzen: Ihre Züge stehen in { $file }-wal, und diese Datei fehlt. Legen Sie sie wieder daneben.
unopened-full = { $game } ließ sich nicht fortsetzen: Der Datenträger ist voll. Schaffen Sie Platz, dann öffnen Sie { $file }.
unopened-failed = { $game } ließ sich nicht fortsetzen: Die Datei kann nicht gelesen oder geschrieben werden ({ $detail }). Prüfen Sie den Datenträger, dann öffnen Sie { $file }.
unopened-more = { $count ->
    [one] Eine weitere gespeicherte Partie ließ sich nicht fortsetzen; sie steht in der Liste der Partien.
   *[other] { $count } weitere gespeicherte Partien ließen sich nicht fortsetzen; sie stehen in der Liste der Partien.
}
session-not-stored = Die Partie geht weiter, wird aber nicht gespeichert.
session-settings = Die Einstellungen in { $path } lassen sich nicht lesen: { $what }. Die Datei bleibt erhalten und wird umbenannt, wenn Sie eine Einstellung ändern. Es gelten die Vorgaben.
session-card = Die Grafikkarte zeichnet die Fenster, weil das Programm selbst für eines { $ms } ms brauchte. Ein Screenreader findet jetzt nur das erste Fenster; mit ANNABELLA_GRAPHICS=processor findet er alle.
console-no-such-seat = Den Platz { $seat } gibt es in dieser Partie nicht. Wählen Sie mit --seat einen anderen.
console-no-thread = Das System kann keine weiteren Threads starten. Schließen Sie einige Programme und versuchen Sie es noch einmal.
console-long-line = Diese Zeile ist länger als { $count } KiB und wurde ignoriert.
console-no-display = Kein Bildschirm gefunden. Der Tisch öffnet sich im Terminal.
command-unknown-seat = Unbekannter Platz „{ $word }“. Möglich sind white, black, assistant-white, assistant-black und arbiter.
command-system-folder = { $word } enthält Geräte oder Prozesse des Systems, keine Dateien. Wählen Sie mit --data einen anderen Ordner.
classify-standard = Turnierschach, { $minutes } { $count ->
    [one] Minute
   *[other] Minuten
}
classify-rapid = Schnellschach, { $minutes } { $count ->
    [one] Minute
   *[other] Minuten
}
classify-blitz = Blitzschach, { $minutes } { $count ->
    [one] Minute
   *[other] Minuten
}
classify-untimed = Eine Partie ohne Uhr ist weder Turnier- noch Schnell- noch Blitzschach.
classify-unreadable = Die Bedenkzeit ist in Spalte { $column } nicht lesbar: „{ $part }“. Möglich sind 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 oder 90 min + 30 s.

# Electronic boards at the command line.
board-list-none = Kein elektronisches Brett ist angeschlossen. Schließen Sie eines an, schalten Sie es ein und versuchen Sie es noch einmal.
board-list-one = { $number }: { $kind }, Seriennummer { $serial }, an { $device }.
board-list-nameless = { $number }: { $kind }, an { $device }.
board-battery = Batterie { $percent } Prozent.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, Seriennummer { $serial }, ist verbunden an { $device }.
board-watch-connected-nameless = { $kind } ist verbunden an { $device }.
board-watch-gone = Das Brett ist weg: Es wurde abgezogen oder ausgeschaltet.
board-watch-shut = Das Brett ist angeschlossen, aber sein Anschluss lässt sich nicht wieder öffnen.
board-watch-silent = Das Brett ist angeschlossen, sendet aber nichts Verständliches.
board-watch-changed = { $placement }, verändert: { $squares }
board-watch-clock = Uhr { $running ->
    [yes] läuft
   *[no] steht
}: Weiß { $white }, Schwarz { $black }.
board-watch-lever-white = Zuletzt hat Weiß gedrückt.
board-watch-lever-black = Zuletzt hat Schwarz gedrückt.
board-watch-clock-battery = Ihre Batterie ist schwach.
board-watch-clock-gone = Die Uhr ist weg oder antwortet nicht.
board-not-understood = An { $device } antwortet kein bekanntes Brett. Schalten Sie es ein und nennen Sie mit --kind sein Fabrikat: { $kinds }.
board-only-occupancy = Das Brett an { $device } erkennt nur, welche Felder besetzt sind. Nehmen Sie eines, das seine Figuren erkennt.
board-access-gone = { $device } ist nicht da. Schließen Sie das Brett an; „annabella board --list“ sagt, wo es ist.
board-access-busy = Ein anderes Programm benutzt { $device }. Schließen Sie es und versuchen Sie es noch einmal.
board-access-group = Ihnen fehlt das Recht, { $device } zu öffnen: Sie sind nicht in der Gruppe { $group }. Tippen Sie „sudo usermod -aG { $group } { $user }“ in einem Terminal, melden Sie sich ab und neu an.
board-access-login = Ihnen fehlt noch das Recht, { $device } zu öffnen: Sie haben sich nicht neu angemeldet, seit Sie in der Gruppe { $group } sind. Melden Sie sich ab und neu an.
board-access-rule = Ihnen fehlt das Recht, { $device } zu öffnen: Die udev-Regel für Bretter ist nicht installiert. Tippen Sie „sudo cp { $rule } /etc/udev/rules.d/“ in einem Terminal, ziehen Sie dann das Brett ab und schließen Sie es wieder an.
board-access-replug = Ihnen fehlt das Recht, { $device } zu öffnen. Ziehen Sie das Brett ab und schließen Sie es wieder an, während Sie an diesem Computer selbst angemeldet sind.
board-access-right = Ihnen fehlt das Recht, { $device } zu öffnen. Bitten Sie den Administrator um das Recht, es zu lesen und zu schreiben.
