# Die Befehlszeile.
command-usage =
    Annabella: Schach zwischen einem blinden und einem sehenden Menschen, jeder am eigenen Brett (FIDE-Regeln, Anhang D).

    annabella [DATEI] [--game N] [--table DATEI] [--open DATEI] [--seat SEAT] [--data ORDNER] [--board SEAT=GERÄT[,ART]] [--hall ADRESSE --code CODE] [--join ADRESSE --code CODE]
        das Fenster: eine neue Partie oder die in dieser Datei
    annabella announce --fen FEN [--vocabulary V] ZUG
        wie der Zug angesagt wird
    annabella understand --fen FEN [--letters SPRACHE] WORTE
        welchen Zug die Worte bedeuten
    annabella notate GAME.pgn|JOURNAL --letters LETTERS [--form short|long|figurine|words] [--vocabulary V]
        die Züge, wie Anhang C sie schreibt, mit den Buchstaben einer Sprache; eine Zeile für jede Partie der Datei
    annabella review GAME.pgn|JOURNAL [--game N] [--ply N] [--vocabulary V] [--engine PFAD] [--depth N] [--write NEU] [--find TEXT] [--data ORDNER]
        geht eine Partie durch: jeder Zug mit Kommentaren, Zeichen und Varianten, oder eine Stelle darin; schreibt sie neu, ohne dass etwas verloren geht
    annabella braille GAME.pgn|JOURNAL [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        eine Mitschrift in Braille; nur ukaaf2015 folgt einer veröffentlichten Schrift, die anderen sind eigene
        … [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille MITSCHRIFT --read [--code C] [--fen FEN]
        die Partie einer Mitschrift in Braille als PGN
    annabella print GAME.pgn|JOURNAL [--what sheet|report|envelope] [--letters LETTERS] [--large]
        Partieformulare oder der Bericht über eine Partie als HTML-Seite, auf Wunsch in Großdruck
    annabella journal DATEI --verify | --export pgn|jsonl | --rescue NEU
        ob eine gespeicherte Partie ist, wie sie geschrieben wurde; eine gespeicherte Partie ausgeben
    annabella compare --white-sheet DATEI --black-sheet DATEI [--white-board STELLUNG] [--black-board STELLUNG]
        und [--start FEN] [--letters-white SPRACHE] [--letters-black SPRACHE] [--clock-log DATEI] [--journal DATEI] [--laws 2005|2018|2023]
        zwei Partieformulare und zwei Bretter: wer was berichtigt (D.2.9)
    annabella classify BEDENKZEIT [--laws 2005|2018|2023]
        Standard, Schnellschach oder Blitz, und wie viele Minuten sechzig Züge dauern
    annabella pairings --round-robin N [--double]
        wer gegen wen spielt und mit welcher Farbe, wenn jeder gegen jeden antritt, nach den Berger-Tabellen
    annabella standings DATEI.trf [--tie-breaks LISTE] [--html DATEI] [--trf DATEI] [--trf16 DATEI] [--trf26 DATEI]
        die Rangliste aus dem Bericht eines Turniers (TRF16, TRF26)
    annabella hall [--event NAME|TRF] [--last] [--tournament DATEI] [--passphrase DATEI] [--data ORDNER] [--listen ADRESSE] [--headless] [--hall ADRESSE --code CODE]
        das Schiedsrichterpult über alle Tische eines Turniers
    annabella relay [--hall ADRESSE --code CODE] [--sealed] [--listen ADRESSE] [--data ORDNER]
        überträgt zwischen dem Pult und den Tischen eines anderen Raums
    annabella explain ARTIKEL [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        was ein Artikel der Schachregeln besagt, in eigenen Worten, wie es ein Spieler am Brett erfährt
    annabella board --list | --watch GERÄT [--kind dgt|millennium|certabo|livechess]
        die angeschlossenen elektronischen Bretter; oder was eines davon sieht, für den Kundendienst
    annabella console [--table FILE] [--open FILE [--game N]] [--seat SEAT] [--data DIR] [--mute] [--board SEAT=DEVICE[,KIND]] [--hall ADRESSE --code CODE] [--join ADRESSE --code CODE]
        spielt im Terminal: eine Zeile hinein ist ein Zug oder Befehl, eine Zeile heraus das Gesagte
    annabella play [--engine PFAD] [--elo N] [--level WORT] [--side white|black] [--fen FEN] [--time ZEIT] [--data ORDNER] [--mute]
        eine Partie zu Hause gegen eine Schachengine, im Terminal wie bei console
    annabella script DATEI…
        spielt Spielskripte und druckt alles, was geschieht
    annabella pages ORDNER
        schreibt Handbuchseiten in allen Sprachen und die Ergänzungen für bash, zsh und fish in diesen Ordner, wie Pakete sie enthalten

    Jeder Befehl kennt --json und --lang SPRACHE ({ $languages }).
    annabella BEFEHL --help erklärt dessen Optionen; annabella --version nennt die Version.
    V: { $vocabularies }. SPRACHE: { $letters }.
    LETTERS: SPRACHE, { $more }.
    Rückgabe: 0 getan; 1 die Antwort ist nein; 2 Befehlszeile oder Eingabe sind nicht lesbar.
option-fen = die Stellung als FEN
option-vocabulary = in wessen Worten der Zug angesagt wird; ohne Angabe fide
option-letters = die Sprache der Figurenbuchstaben
option-form = wie ein Zug geschrieben wird
option-code = die Brailleschrift; für einen Tisch im Saal die vier Felder, die das Pult nennt, etwa "e4 g7 a2 f3"
option-format = die Art der Brailledatei
option-layout = eine Zeile je Zugpaar, oder fortlaufend
option-diagram = Diagramme nach diesen Halbzügen; end ist die letzte Stellung
option-cells = wie viele Zeichen eine Zeile hat
option-lines = wie viele Zeilen eine Seite hat
option-form-feed = wo ein Seitenwechsel steht: zwischen den Seiten, nach jeder oder nirgends
option-crlf = beendet die Zeilen wie Windows
option-read = liest eine Mitschrift in Braille, statt eine zu schreiben
option-what = Partieformulare, der Bericht über die Partie oder der Umschlag einer Hängepartie
option-large = in Großdruck
option-verify = sagt, ob die Partie ist, wie sie geschrieben wurde
option-export = gibt die Partie aus
option-rescue = rettet, was an einer beschädigten Partie gut ist, in eine neue
option-side-sheet = das Partieformular dieser Seite, eine Textdatei
option-side-board = wie die Figuren auf dem Brett dieser Seite stehen, das erste Feld einer FEN
option-side-letters = die Sprache der Figurenbuchstaben auf dem Formular dieser Seite
option-start = die Anfangsstellung als FEN
option-clock-log = eine Datei mit den Uhren: je Zeile Halbzug und die Millisekunden von Weiß und Schwarz
option-journal = die gespeicherte Partie, zu der sie gehören
option-laws = welche Fassung der Schachregeln; ohne Angabe 2023
option-speed = für welche Art von Partie
option-supervision = unter Wettkampfregeln mit einem Schiedsrichter je Partie, oder anders
option-table = ein neuer Tisch, wie ihn dieses Spielskript beschreibt
option-open = eine gespeicherte Partie oder eine PGN-Datei
option-game = welche Partie der Datei, mit ihrer Nummer
option-sealed = überträgt Partien an zwei Computern für alle, die kommen: Sie sind versiegelt, und niemand hier kann sie lesen
option-seat = wessen Platz es ist: white, black, assistant-white, assistant-black oder arbiter
option-data = bewahrt Partien und Einstellungen in diesem Ordner auf
option-mute = ohne Stimme und Töne: nur Textzeilen
option-list = nennt die angeschlossenen elektronischen Bretter
option-watch = gibt aus, was dieses Brett sieht, bis es abgezogen wird: ein Anschluss wie /dev/ttyUSB0 oder COM3, oder ein Brett mit Fabrikat und Seriennummer wie dgt:12345
option-kind = das Fabrikat des Bretts, wo sein Anschluss es nicht verrät
option-board = ein elektronisches Brett für Weiß oder Schwarz, je einmal: black=/dev/ttyUSB0,certabo oder white=dgt:12345; ohne Fabrikat DGT
option-hall = nimmt an einem Turnier teil: die Adresse des Schiedsrichterpults, etwa 192.168.1.20; mit --code
option-join = setzt sich an einen Tisch an einem anderen Computer: dessen Adresse, etwa 192.168.1.20; mit --code
option-event = der Name des Turniers; ist es neu, wird es angelegt; oder sein Turnierbericht (TRF)
option-last = öffnet das zuletzt gesicherte Turnier; gibt es keines, wird eines mit dem Datum als Namen angelegt
option-passphrase = der Schlüssel des Turniers wird mit den Wörtern in der ersten Zeile dieser Datei verschlossen; - um sie zu tippen
option-listen = die Adresse, unter der Tische dieses Pult erreichen
option-headless = ohne Fenster: Befehle von der Standardeingabe, Sätze auf die Standardausgabe
option-json = ein JSON-Objekt je Zeile, für Programme
option-lang = in dieser Sprache statt der des Systems
option-help = diese Hilfe
page-name = BEZEICHNUNG
page-synopsis = ÜBERSICHT
page-description = BESCHREIBUNG
page-options = OPTIONEN
page-notes = ANMERKUNGEN
page-files = DATEIEN
page-games-kept = gespeicherte Partien und Aufnahmen
page-settings-kept = die Einstellungen einer Person
page-environment = UMGEBUNG
page-graphics = mit card zeichnet die Grafikkarte die Fenster, mit processor das Programm selbst
page-livechess = wo LiveChess antwortet, wenn nicht unter ws://127.0.0.1:1982/api/v1.0
page-language = die Sprache, wo --lang fehlt
page-see-also = SIEHE AUCH
page-program = Schach zwischen einem blinden und einem sehenden Menschen
page-settings = die Einstellungen von Annabella
page-settings-file = Eine Datei in TOML, die das Programm schreibt. Unter dem Namen jeder Einstellung stehen ihr Platz in der Datei mit dem ersten Wert, was sie sein kann und was sie tut.
command-pages-failed = { $path } lässt sich nicht schreiben ({ $why }). Wählen Sie einen eigenen Ordner.
command-try-help = „annabella --help“ nennt die Befehle.
command-unknown = „{ $word }“ ist kein Befehl.
command-unknown-option = „{ $word }“ ist keine Option dieses Befehls.
command-missing-value = Nach der Option { $word } fehlt ihr Wert.
command-needless-value = Die Option { $word } hat keinen Wert.
command-missing-option = Die Option { $word } fehlt.
command-not-both = { $word } gehen nicht zusammen: Geben Sie eine von beiden an.
command-game-over = In der Stellung „{ $word }“ ist die Partie zu Ende: Niemand kann von dort weiterspielen.
command-missing-argument = Am Ende des Befehls fehlt { $word }.
command-unknown-language = „{ $word }“ ist keine Sprache dieses Programms. Es gibt { $languages }.
command-not-one-of = { $option } kann nicht „{ $word }“ sein. Möglich: { $possible }.
command-not-text = „{ $word }“ enthält Bytes, die kein UTF-8-Text sind.
fen-unreadable = Die FEN ist nicht lesbar: { $field }, Spalte { $column }: { $problem }. { $remedy }
fen-field-placement = erstes Feld (Figuren)
fen-field-turn = zweites Feld (am Zug)
fen-field-castling = drittes Feld (Rochaden)
fen-field-en-passant = viertes Feld (en passant)
fen-field-halfmoves = fünftes Feld (Halbzüge)
fen-field-fullmoves = sechstes Feld (Zugnummer)
fen-problem-unreadable = es fehlt oder hat eine andere Form
fen-problem-sign = „{ $sign }“ bedeutet nichts
fen-problem-rank-length = Reihe { $rank } hat { $squares } Felder
fen-problem-rank-count = es sind { $ranks } Reihen
fen-problem-kings = jede Seite muss genau einen König haben
fen-problem-pawn = ein Bauer steht auf der ersten oder letzten Reihe
fen-problem-castling = König oder Turm stehen nicht dort, wo diese Rochade sie braucht
fen-problem-check = die Seite, die nicht am Zug ist, steht im Schach
fen-right-placement = Richtig sind acht Reihen zu acht Feldern, von Reihe 8 abwärts, etwa rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Richtig ist w oder b.
fen-right-castling = Richtig ist - oder einige aus KQkq, im Chess960 auch die Linien der Türme.
fen-right-en-passant = Richtig ist - oder ein Feld wie e3.
fen-right-number = Richtig ist eine ganze Zahl wie 0 oder 1.

# Konsole und Fenster am Anfang.
session-no-game = { $path } hat keinen lesbaren Partieanfang.
session-from-script = { $path } ist ein Spielskript, keine gespeicherte Partie: Ein neuer Tisch ist so aufgebaut, wie es ihn beschreibt. Richtig für ein Skript ist --table { $path }.
session-damaged = Achtung: das Protokoll ist nur bis zum Eintrag vor Nummer { $entry } lesbar. Die Datei bleibt, wie sie ist; gespielt werden kann darin nicht.
session-new-instead = Deshalb steht eine neue Partie auf dem Tisch.
session-locked = Hier läuft eine gesperrte Partie, deshalb steht sie auf dem Tisch, an ihrem eigenen Platz: Erst wenn der Schiedsrichter seinen Tisch mit der PIN öffnet, kann er sie verlassen.
session-locked-alone = Es ist die gesperrte Partie, die hier läuft; eine andere wird deshalb nicht geöffnet.
session-older-instead = Deshalb steht die nicht beendete Partie davor auf dem Tisch.
unopened-damaged = { $game } wurde nicht fortgesetzt, weil die Datei beschädigt ist; was noch lesbar ist, zeigt Öffnen von { $file }.
unopened-unreadable = { $game } wurde nicht fortgesetzt, weil die Datei kein Protokoll mehr ist; legen Sie eine Kopie von { $file } an ihre Stelle, falls es eine gibt.
unopened-not-a-file = { $game } wurde nicht fortgesetzt, weil { $file } eine Pipe, ein Gerät, ein Socket, ein Ordner oder eine Verknüpfung ins Leere ist und keine gewöhnliche Datei; nehmen Sie es aus dem Ordner der Partien.
unopened-beside = { $game } wurde nicht fortgesetzt, weil { $file } keine gewöhnliche Datei ist, sondern ein Ordner, eine Verknüpfung, eine Pipe oder ein Gerät; nehmen Sie es aus dem Ordner der Partien.
unopened-too-long = { $game } wurde nicht fortgesetzt, weil die Datei weit länger als jedes Protokoll ist; nehmen Sie { $file } aus dem Ordner der Partien.
unopened-newer = { $game } wurde nicht fortgesetzt, weil eine neuere Annabella sie geschrieben hat; öffnen Sie { $file } mit dieser.
unopened-in-use = { $game } wurde nicht fortgesetzt, weil sie schon geöffnet ist; spielen Sie { $file } dort weiter oder schließen Sie sie dort.
unopened-forbidden = { $game } wurde nicht fortgesetzt, weil das Programm die Datei nicht lesen darf; lassen Sie sich das Recht geben, { $file } zu lesen und zu schreiben.
unopened-log-missing = { $game } wurde nicht fortgesetzt, weil ihre Züge in der Datei { $file }-wal stehen, und die fehlt; legen Sie diese wieder daneben.
unopened-full = { $game } wurde nicht fortgesetzt, weil der Datenträger voll ist; schaffen Sie Platz und öffnen Sie dann { $file }.
unopened-failed = { $game } wurde nicht fortgesetzt, weil die Datei nicht gelesen oder geschrieben werden kann ({ $detail }); prüfen Sie den Datenträger und öffnen Sie dann { $file }.
unopened-more = { $count ->
    [one] Eine weitere gespeicherte Partie konnte nicht fortgesetzt werden; die Liste der Partien nennt sie.
   *[other] { $count } weitere gespeicherte Partien konnten nicht fortgesetzt werden; die Liste der Partien nennt sie.
}
session-not-stored = Die Partie geht weiter, wird aber nicht gespeichert.
session-settings = Die Einstellungen { $path } können nicht gelesen werden: { $what }. Die Datei bleibt erhalten; sie wird beiseitegelegt, wenn Sie etwas einstellen. Das Programm nimmt seine eigenen.
session-card = Die Grafikkarte zeichnet die Fenster, denn ohne sie dauerte ein ganzes Fenster { $ms } Millisekunden. Ein Screenreader findet so nur das erste Fenster; mit ANNABELLA_GRAPHICS=processor in der Umgebung findet er alle.
console-no-such-seat = In dieser Partie sitzt niemand auf { $seat }. Mit --seat einen anderen Platz nennen.
console-no-thread = Das System gibt keine Threads mehr her. Andere Programme schließen und noch einmal versuchen.
console-long-line = Eine Zeile von mehr als { $count } KiB wurde eingegeben und nicht gelesen. Bitte eine kürzere eingeben.
console-no-display = Es gibt keinen Bildschirm. Der Tisch öffnet sich im Terminal.
command-unknown-seat = Einen Platz „{ $word }“ gibt es nicht. Plätze sind white, black, assistant-white, assistant-black und arbiter.
classify-standard = Standard, { $minutes } { $count ->
    [one] Minute
   *[other] Minuten
}
classify-rapid = Schnellschach, { $minutes } { $count ->
    [one] Minute
   *[other] Minuten
}
classify-blitz = Blitz, { $minutes } { $count ->
    [one] Minute
   *[other] Minuten
}
classify-untimed = Eine Partie ohne Uhr ist weder Standard noch Schnellschach noch Blitz.
classify-unreadable = Die Bedenkzeit ist in Spalte { $column } nicht lesbar: „{ $part }“. Richtig sind 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 oder 90 min + 30 s.

# Elektronische Bretter auf der Befehlszeile.
board-list-none = Kein elektronisches Brett ist angeschlossen. Schließen Sie eines an, schalten Sie es ein und versuchen Sie es noch einmal.
board-list-one = { $number }: { $kind }, Seriennummer { $serial }, an { $device }.
board-list-nameless = { $number }: { $kind }, an { $device }.
board-battery = Batterie { $percent } Prozent.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, Seriennummer { $serial }, ist verbunden an { $device }.
board-watch-connected-nameless = { $kind } ist verbunden an { $device }.
board-watch-gone = Das Brett ist weg: Es wurde abgezogen oder ausgeschaltet.
board-watch-shut = Das Brett ist da, aber sein Anschluss lässt sich nicht wieder öffnen.
board-watch-silent = Das Brett ist da, sendet aber nichts Verständliches.
board-watch-changed = { $placement }, verändert: { $squares }
board-watch-clock = Uhr { $running ->
    [yes] läuft
   *[no] steht
}: Weiß { $white }, Schwarz { $black }.
board-watch-lever-white = Zuletzt hat Weiß sie gedrückt.
board-watch-lever-black = Zuletzt hat Schwarz sie gedrückt.
board-watch-clock-battery = Ihre Batterie ist schwach.
board-watch-clock-gone = Es gibt keine Uhr mehr, oder sie antwortet nicht.
board-not-understood = An { $device } antwortet nichts wie ein Brett, das das Programm kennt. Schalten Sie das Brett ein und nennen Sie mit --kind sein Fabrikat: { $kinds }.
board-only-occupancy = Das Brett an { $device } meldet nur, welche Felder besetzt sind, und daran ist nicht jeder Zug zu erkennen. Nehmen Sie ein Brett, das seine Figuren kennt.
board-access-gone = { $device } ist nicht da. Schließen Sie das Brett an; „annabella board --list“ sagt, wo es ist.
board-access-busy = Ein anderes Programm hat { $device } geöffnet. Schließen Sie dieses Programm und versuchen Sie es noch einmal.
board-access-group = Sie dürfen { $device } nicht öffnen, weil Sie nicht in der Gruppe { $group } sind. Tippen Sie „sudo usermod -aG { $group } { $user }“ in einem Terminal und melden Sie sich ab und neu an.
board-access-login = Sie dürfen { $device } noch nicht öffnen, weil Sie sich nicht neu angemeldet haben, seit Sie in der Gruppe { $group } sind. Melden Sie sich ab und neu an.
board-access-rule = Sie dürfen { $device } nicht öffnen, weil das System die Regel für Bretter nicht kennt. Tippen Sie „sudo cp { $rule } /etc/udev/rules.d/“ in einem Terminal, ziehen Sie dann das Brett ab und schließen Sie es wieder an.
board-access-replug = Sie dürfen { $device } nicht öffnen. Ziehen Sie das Brett ab und schließen Sie es wieder an, während Sie an diesem Rechner selbst angemeldet sind.
board-access-right = Sie dürfen { $device } nicht öffnen. Lassen Sie sich von dem, der diesen Rechner betreut, das Recht geben, es zu lesen und zu schreiben.
