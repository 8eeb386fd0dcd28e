# Colours, pieces and cells. Pieces are named whole, because in some languages the colour follows the piece.
color-white = Weiß
color-black = Schwarz
side-and-name = { $side }, { $name }
piece-white-pawn = weißer Bauer
piece-white-knight = weißer Springer
piece-white-bishop = weißer Läufer
piece-white-rook = weißer Turm
piece-white-queen = weiße Dame
piece-white-king = weißer König
piece-black-pawn = schwarzer Bauer
piece-black-knight = schwarzer Springer
piece-black-bishop = schwarzer Läufer
piece-black-rook = schwarzer Turm
piece-black-queen = schwarze Dame
piece-black-king = schwarzer König
cell-empty = leer

# Announcements of events.
said-correction = Berichtigung:
said-repeated = Wiederholt.
said-repeated-execute = Wiederholt. Führen Sie aus:
said-repeat-differs = Ein anderer Zug wurde wiederholt:
said-lifted = Angehoben: { $piece }, { $square }.
said-placed = Abgesetzt: { $piece }, { $square }.
said-taken-off = Vom Brett genommen: { $piece }, { $square }.
said-recorded = Notiert: { $entry }.
said-illegal-move = Regelwidriger Zug: { $who }. Artikel { $article }.
said-illegal-left = Bis { $opponent } den nächsten Zug ausgeführt hat, kann dieser Zug reklamiert oder berichtigt werden. Artikel { $article }.
said-illegal-left-both-kings = Beide Könige stehen im Schach. Warten Sie, bis der nächste Zug abgeschlossen ist. Artikel { $article }.
said-illegal-stands = { $opponent } hat gezogen: Der regelwidrige Zug von { $who } bleibt stehen. Artikel { $article }.
said-correction-offered = { $who } bietet an, den regelwidrigen Zug zu berichtigen. Artikel { $article }.
said-correction-declined = Die Berichtigung ist abgelehnt.
said-record-shown = Mitschrift der Partie, { $count }. von 5 Mal.
said-record-asked = { $who } bittet um die Mitschrift, { $count }. von 5 Mal. Artikel { $article }.
said-record-refused = { $who } hat mehr als fünfmal um die Mitschrift gebeten; abgelehnt, weil es den Gegner stören kann. Artikel { $article }.
said-boards-differ = Die Bretter stimmen nicht überein. { $who }: { $squares }. Artikel { $article }.
said-word-differs = Ansage und Brett stimmen nicht überein. { $who }: angesagt { $said }, ausgeführt { $done }. Artikel { $article }.
said-board-agrees = { $who }: Das Brett stimmt wieder.
said-board-differs-no-more = { $who }: Das Brett stimmt wieder; der letzte Zug ist noch auszuführen.
said-clocks-started = Uhr läuft: { $who }.
said-clocks-stopped = Die Uhren sind angehalten.
state-flag-fallen = Fallblättchen gefallen: { $who }.
said-flag-first = Ein Fallblättchen ist gefallen: Darüber muss zuerst der Schiedsrichter entscheiden.
said-time-adjusted = { $who }: Die Uhr zeigt jetzt { $time }.
said-moves-adjusted = { $who }: Der Zugzähler zeigt jetzt { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
said-period-adjusted = { $who }: Die Uhr ist jetzt in Zeitperiode { $period }.
said-period-passed = Zeitkontrolle geschafft. Jetzt läuft Zeitperiode { $period }.
said-period-passed-quickplay = Zeitkontrolle geschafft. Jetzt läuft Zeitperiode { $period }, die Endspurtphase.
said-draw-offered = { $who } bietet Remis an.
said-draw-offer-made = Remis angeboten.
said-draw-declined = Das Remisangebot ist abgelehnt.
answer-own-offer = Ihr Remisangebot ist offen.
said-reinstated-start = Zurück zur Anfangsstellung.
said-reinstated-white = Zurück zur Stellung nach Zug { $number } von Weiß.
said-reinstated-black = Zurück zur Stellung nach Zug { $number } von Schwarz.
said-warning = Verwarnung: { $text }
said-penalty = Strafe: { $who }. Artikel { $article }.
said-penalty-of-the-arbiter = Strafe für { $who }: { $penalty }. Artikel { $article }.
said-noted = Vermerkt.
said-board-entered = Stellung eingegeben: { $who }.
said-read-back = Zum Ansagen noch einmal Enter drücken.
said-repeats-no-capture = Das hat der Gegner gerade angesagt. Um dort zu schlagen, sagen Sie „schlägt“ oder x dazu.
said-nothing-yet = Noch ist kein Zug angesagt.
said-nothing-earlier = Keine früheren Meldungen.
said-restarted = Die Partie ist wieder geöffnet. Beim Schließen lief eine Uhr, deshalb sind beide angehalten.
said-suspended = Der Computer war { $time } lang im Ruhezustand. Diese Zeit wird nicht angerechnet. Die Uhren sind angehalten.
said-reopened = Ihre Partie ist wieder so da, wie Sie sie verlassen haben. Die Uhren sind angehalten.
said-not-saved = Achtung: Die Partie kann nicht gespeichert werden. Sie geht ungespeichert weiter. Schaffen Sie Platz auf dem Datenträger, oder sagen Sie es dem Schiedsrichter.
said-saved-again = Die Partie wird wieder gespeichert.
said-journal-moved = Achtung: Die Datei der Partie wurde entfernt oder ersetzt. Die ganze Partie ist jetzt in { $file } gespeichert.
device-earphone = Kopfhörer der Person an diesem Computer
device-set = { $outlet }: jetzt { $device }.
device-none = { $outlet }: kein Gerät.
device-kept = { $outlet }: Die Einstellungen nennen { $device }, aber das jetzige Gerät bleibt.
device-kept-none = { $outlet }: Die Einstellungen nennen kein Gerät mehr, aber das jetzige bleibt.
silence-no-voice = Es gibt keine Sprachausgabe. Weder espeak-ng noch speech-dispatcher antwortet: Installieren Sie eines davon, oder starten Sie es neu. Bis dahin steht alles auf dem Bildschirm und geht an den Screenreader.
silence-no-output = Es gibt keinen Ton. Kein Tonsystem oder Gerät wurde gefunden: Starten Sie PipeWire oder PulseAudio, oder stecken Sie einen Kopfhörer ein. Bis dahin steht alles auf dem Bildschirm und geht an den Screenreader.
silence-over = Die Sprachausgabe geht wieder.
silence-earphone-gone = Ihr Kopfhörer ist nicht mehr verbunden. Private Meldungen bleiben stumm, bis Sie ihn einstecken, oder tippen Sie geräte und wählen Sie einen anderen.
silence-earphone-back = Ihr Kopfhörer ist wieder da.
silence-no-earphone = Es ist kein Kopfhörer gewählt, deshalb bleiben private Meldungen in diesem Turnier stumm. Tippen Sie geräte, dann kopfhörer und die Nummer.
silence-loudspeaker-gone = Der Lautsprecher ist nicht mehr verbunden. Ansagen bleiben stumm, bis Sie ihn einstecken, oder tippen Sie geräte und wählen Sie einen anderen.
silence-loudspeaker-back = Der Lautsprecher ist wieder da.
said-nothing-done = Nichts wurde geändert.
said-game-kept = Die Partie ist gespeichert.
said-did-you-mean = Meinten Sie { $words }? Enter heißt ja.
said-asked-to-take-back = { $who } muss noch zustimmen.
said-game-begins-unnamed = Sie haben { $side }.
said-game-begins = Sie haben { $side } gegen { $who }.
said-on = { $what }: ein.
said-off = { $what }: aus.

# Proposals to the arbiter; without an arbiter, to the players.
proposed-penalty = Vorschlag: { $time } mehr für den Gegner. Regelverstoß: { $who }. Artikel { $article }.
proposed-result = Vorschlag: { $result } Artikel { $article }.
proposed-result-undecided = Vorschlag: { $result } Nicht berechnet ist, ob der Gegner noch mattsetzen könnte; wenn nicht, ist es remis. Artikel { $article }.
proposed-clock = Vorschlag für die Uhren: Weiß { $white }, Schwarz { $black }. Artikel { $article }.
proposed-count = { $who } hat gedrückt, während die Uhren standen. Vorschlag: Der Zug zählt, der Zähler zeigt { $moves }. Artikel { $article }.
proposed-correction = Vorschlag: beide Bretter zurück zur Stellung nach Halbzug { $ply }. Artikel { $article }.
proposed-correction-start = Vorschlag: beide Bretter zurück zur Anfangsstellung. Artikel { $article }.
proposed-colours = Vorschlag: eine neue Partie mit den richtigen Farben. Beide Bretter gehen zurück zur Anfangsstellung; damit die Spieler die Farben tauschen, beginnen Sie eine neue Partie mit vertauschten Namen. Artikel { $article }.

# Penalties of Article 12.9, inside a sentence.
penalty-warning = Verwarnung
penalty-add-time = mehr Zeit für den Gegner
penalty-reduce-time = weniger Zeit
penalty-add-points = mehr Punkte für den Gegner
penalty-reduce-points = weniger Punkte
penalty-loss = Verlust der Partie
penalty-fine = Geldstrafe
penalty-exclusion = Ausschluss von einer oder mehreren Runden
penalty-expulsion = Ausschluss vom Turnier

# Answers.
answer-own-clock = Sie haben noch { $time }.
answer-clock = { $side } hat noch { $time }.
answer-clocks-stand = Die Uhren sind angehalten.
answer-moves = Abgeschlossen: Weiß { $white ->
    [one] { $white } Zug
   *[other] { $white } Züge
}, Schwarz { $black ->
    [one] { $black } Zug
   *[other] { $black } Züge
}.
answer-no-move-yet = Noch kein Zug.
answer-last = { $side }, Zug { $number }:
answer-turn = Am Zug: { $who }. Zug { $number }.
answer-nothing-there = Leer.
answer-sheet-empty = Das Partieformular ist leer.
said-nothing-written = Sie haben nichts notiert. Die letzten Züge:
answer-boards-agree = Die Bretter stimmen überein.
answer-boards-differ = Die Bretter unterscheiden sich auf { $squares }.
answer-not-ended = Die Partie läuft noch.

# Open duties.
state-to-make = { $who } ist am Zug.
state-to-announce = { $who } muss den Zug ansagen.
state-to-repeat = { $who } muss den Zug wiederholen.
state-to-execute = { $who } muss den Zug auf dem eigenen Brett ausführen.
state-to-press = { $who } darf die Uhr drücken.
state-yours-to-make = Sie sind am Zug.
state-yours-to-announce = Sagen Sie Ihren Zug an.
state-yours-to-repeat = Wiederholen Sie den Zug des Gegners.
state-yours-to-execute = Führen Sie den Zug des Gegners auf Ihrem Brett aus.
state-yours-to-press = Sie dürfen Ihre Uhr drücken.
state-yours-to-rule = Ihre Entscheidung steht aus: { $kinds }.
next-confirm = Ansagen: { $how }.
next-start-clocks = Die Uhren sind angehalten: { $how }.
next-seal = Geben Sie Ihren Zug ab: { $how }, dann den Zug.
next-move-typed = Sie sind am Zug. Tippen Sie den Zug.
next-move = Sie sind am Zug. Zum Tippen: { $how }.
next-move-or-answer = { $who } bietet Remis an. Tippen Sie annehmen, ablehnen oder Ihren Zug.
next-make-announced = Führen Sie den angesagten Zug auf Ihrem Brett aus.
next-announce-typed = Sagen Sie Ihren Zug an. Tippen Sie ihn.
next-announce = Sagen Sie Ihren Zug an. Zum Tippen: { $how }.
next-repeat = Wiederholen Sie den Zug von { $who }: { $how }.
next-execute = Führen Sie den Zug von { $who } auf Ihrem Brett aus.
next-press = Drücken Sie Ihre Uhr: { $how }.
next-settle = Ein Vorschlag ist offen. Tippen Sie annehmen oder ablehnen.
next-type = { $words } tippen
next-named = „{ $name }“
next-arbiter-starts = Die Uhren sind angehalten. Der Schiedsrichter startet sie.
next-arbiter-rules = Warten Sie auf die Entscheidung des Schiedsrichters.
next-wait-move = Warten Sie: { $who } ist am Zug.
next-type-for-other = Für { $who } tippen Sie: { $words }.
next-wait-announce = Warten Sie: { $who } sagt den Zug noch an.
next-wait-repeat = Warten Sie: { $who } wiederholt Ihren Zug noch.
next-wait-execute = Warten Sie: { $who } führt Ihren Zug noch aus.
next-wait-press = Warten Sie: { $who } drückt noch die Uhr.
next-wait-agree = Warten Sie: { $who } muss noch zustimmen.
practice-begins = Übungspartie. Sie zählt nicht. Zum Aufhören tippen Sie: übung verlassen.
practice-step = Zug { $number }. Tippen Sie: { $words }, oder { $written }. { $why }
practice-other-move = Das ist auch ein Zug, aber hier spielen wir einen anderen.
practice-not-understood = Nicht ganz.
practice-left = Die Übung ist beendet.
practice-done = Gut gemacht: zehn Züge gespielt.
practice-why-pawn = Beim Bauern nennen Sie nur das Feld.
practice-why-knight = Bei allen anderen Figuren: erst ihr Name, dann das Feld.
practice-why-bishop = F3 sagt den letzten Zug.
practice-why-capture = Beim Schlagen kommt ein Wort vor das Feld.
practice-why-castling = Die Rochade hat einen eigenen Namen.
practice-why-again = Einen Zug überhört? F9 wiederholt ihn.
practice-why-origin = Zwei Springer können dorthin, also nennen Sie das Ausgangsfeld.
practice-why-question = Was steht auf e6? Tippen Sie: feld e6.
practice-why-state = Unsicher, was jetzt kommt? F5 sagt es.
practice-why-pawn-capture = Schlägt ein Bauer, nennen Sie zuerst seine Linie.
friend-answer = Antworten Sie mit Ja oder Nein.
friend-start-clocks = Die Uhren sind angehalten. Starten Sie sie.
friend-seal = Geben Sie dem Schiedsrichter Ihren nächsten Zug im verschlossenen Umschlag.
friend-move = Sie sind am Zug.
friend-move-or-answer = { $who } bietet Remis an: annehmen, ablehnen oder ziehen.
friend-announce = Sagen Sie Ihren Zug laut: { $words }. Oder drücken Sie { $how }.
friend-announce-only = Sagen Sie Ihren Zug laut. Oder drücken Sie { $how }.
friend-repeat = Sagen Sie laut: { $words }, oder drücken Sie { $how }. Danach: { $hands }
friend-repeat-only = Sagen Sie laut: { $words }, oder drücken Sie { $how }.
friend-press = Drücken Sie jetzt Ihre Uhr.
friend-settle = Ein Vorschlag ist offen: annehmen oder ablehnen.
hands-move = Ziehen Sie von { $from } nach { $to }: { $piece }.
hands-take = Nehmen Sie von { $square } weg: { $piece }.
hands-castle = Rochieren Sie: König von { $from } nach { $to }, Turm von { $rook } nach { $beside }.
hands-promote = Nehmen Sie den Bauern von { $from }, und stellen Sie auf { $to }: { $piece }.
hands-rook = Jetzt der Turm: { $from } nach { $to }.
hands-exchange = Bauern von { $square } nehmen und die neue Figur dorthin stellen.
hands-put-back = Auf Ihrem Brett ist mehr als ein Zug begonnen. Stellen Sie zurück, was nicht zu Ihrem Zug gehört.
hands-back-not-your-move = Nicht am Zug. Zurück auf { $from }.
hands-back-check = Schach. Zurück auf { $from }.
hands-back-illegal = Regelwidrig. Zurück auf { $from }.

# The end.
result-white-wins = Weiß gewinnt
result-black-wins = Schwarz gewinnt
result-draw = Remis
result-both-lose = Beide verlieren
result-half-zero = Ein halber Punkt für Weiß, keiner für Schwarz
result-zero-half = Ein halber Punkt für Schwarz, keiner für Weiß
result-both-absent = Beide nicht angetreten
result-and-reason = { $result } { $reason }.
reason-checkmate = durch Matt
reason-stalemate = durch Patt
reason-dead-position = durch tote Stellung
reason-resignation = durch Aufgabe
reason-agreement = durch Vereinbarung
reason-time = durch Zeitüberschreitung
reason-threefold = durch dreimalige Stellungswiederholung
reason-fifty = nach der Fünfzig-Züge-Regel
reason-fivefold = durch fünfmalige Stellungswiederholung
reason-seventyfive = nach der Fünfundsiebzig-Züge-Regel
reason-illegal-move = nach regelwidrigen Zügen
reason-ruling = durch Entscheidung des Schiedsrichters
reason-default = nach Ablauf der Karenzzeit

# Questions that wait for yes or no.
question-resign = Die Partie aufgeben?
question-call-arbiter = Die Uhren anhalten und den Schiedsrichter rufen?
question-accept-draw = Remis annehmen?
question-offer-draw = Remis anbieten?
question-take-back = Darf der Gegner den letzten Zug zurücknehmen?
question-practise = Möchten Sie zuerst die Ansagen üben, mit zehn Zügen?
question-sure = Ganz sicher?
question-how-to-answer = Tippen Sie ja oder nein.
question-again = Erst ja oder nein: { $question }
question-yes = Ja
question-no = Nein
said-no-question = Es ist keine Frage offen.
undone-new-game = Weiter mit dieser Partie.
undone-correct-clocks = Die Uhren wurden nicht geändert.
undone-save-over = Die Datei wurde nicht geändert.
undone-delete-profile = Das Profil bleibt erhalten.
undone-penalise = Keine Strafe verhängt.
undone-claim-flag = Nichts reklamiert.
undone-resign = Nicht aufgegeben.
undone-accept-draw = Remis nicht angenommen.
undone-offer-draw = Kein Remis angeboten.
undone-take-back = Der Zug bleibt stehen.

# Output devices.
said-devices = Ausgabegeräte:
said-no-devices = Es wurde kein Ausgabegerät gefunden. Private Meldungen bleiben stumm.
said-device-used = Dieses Gerät wird jetzt benutzt.
