# Farben, Figuren und Felder. Figuren stehen ganz da, weil sich die Farbe nach der Figur richtet.
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

# Was gesagt wird, wenn etwas geschieht.
said-correction = Berichtigung:
said-repeated = Wiederholt.
said-repeat-differs = Ein anderer Zug wurde wiederholt:
said-lifted = Angehoben: { $piece }, { $square }.
said-placed = Gestellt: { $piece }, { $square }.
said-taken-off = Vom Brett genommen: { $piece }, { $square }.
said-recorded = Notiert: { $entry }.
said-illegal-move = Regelwidriger Zug: { $who }. Artikel { $article }.
said-illegal-left = Bis { $opponent } den nächsten Zug ausgeführt hat, kann dieser reklamiert oder berichtigt werden. Artikel { $article }.
said-illegal-left-both-kings = Beide Könige stehen im Schach. Warten Sie, bis der nächste Zug abgeschlossen ist. Artikel { $article }.
said-illegal-stands = { $opponent } hat gezogen: Der regelwidrige Zug von { $who } bleibt stehen. Artikel { $article }.
said-correction-offered = { $who }, bietet an, den regelwidrigen Zug zu berichtigen. Artikel { $article }.
said-correction-declined = Die Berichtigung ist abgelehnt.
said-record-shown = Mitschrift der Partie, { $count }. von 5 Malen.
said-record-asked = { $who } bittet um die Mitschrift: { $count }. von 5 Malen. Artikel { $article }.
said-record-refused = { $who } hat öfter als fünfmal um die Mitschrift gebeten: Sie wird nicht gezeigt und kann den Gegner stören. Artikel { $article }.
said-boards-differ = Die Bretter stimmen nicht überein. { $who }: { $squares }. Artikel { $article }.
said-word-differs = Wort und Brett stimmen nicht überein. { $who }: angesagt { $said }, auf dem Brett { $done }. Artikel { $article }.
said-board-agrees = { $who }: Das Brett stimmt wieder.
said-board-differs-no-more = { $who }: nichts weicht mehr ab; der letzte Zug ist noch auszuführen.
said-clocks-started = Uhr läuft: { $who }.
said-clocks-stopped = Die Uhren sind angehalten.
state-flag-fallen = Fallblättchen gefallen: { $who }.
said-flag-first = Ein Fallblättchen ist gefallen: Darüber entscheidet zuerst der Schiedsrichter.
said-time-adjusted = { $who }: Die Uhr zeigt jetzt { $time }.
said-moves-adjusted = { $who }: Der Zugzähler zeigt jetzt { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
said-period-adjusted = { $who }: Die Uhr ist jetzt in Periode { $period }.
said-period-passed = Zeitkontrolle geschafft. Jetzt läuft Zeitperiode { $period }.
said-period-passed-quickplay = Zeitkontrolle geschafft. Jetzt läuft Zeitperiode { $period }, die Endspurtphase.
said-draw-offered = { $who }, bietet remis an.
said-draw-offer-made = Remis angeboten.
said-draw-declined = Das Remisangebot ist abgelehnt.
said-reinstated-start = Zurück zur Grundstellung.
said-reinstated-white = Zurück zur Stellung nach Zug { $number } von Weiß.
said-reinstated-black = Zurück zur Stellung nach Zug { $number } von Schwarz.
said-warning = Verwarnung: { $text }
said-penalty = Strafe: { $who }. Artikel { $article }.
said-penalty-of-the-arbiter = Strafe für { $who }: { $penalty }. Artikel { $article }.
said-noted = Vermerkt.
said-board-entered = Brett eingegeben: { $who }.
said-read-back = Zum Ansagen noch einmal Eingabe drücken.
said-repeats-no-capture = Das hat die Gegenseite gerade angesagt. Um dort zu schlagen, sagen Sie „schlägt“ oder x dazu.
said-nothing-yet = Noch kein Zug wurde angesagt.
said-nothing-earlier = Davor war nichts.
said-restarted = Die Partie ist wieder geöffnet. Beim Schließen lief eine Uhr: Jetzt stehen beide.
said-suspended = Der Computer lief { $time } lang nicht. Diese Zeit wird nicht angerechnet. Die Uhren sind angehalten.
said-reopened = Die Partie ist wieder geöffnet, wie sie stand. Die Uhren sind angehalten.
said-not-saved = Achtung: Die Partie kann nicht gespeichert werden. Sie läuft ungespeichert weiter. Bitte Speicherplatz schaffen oder den Schiedsrichter verständigen.
said-saved-again = Die Partie wird wieder gespeichert.
said-journal-moved = Achtung: Die Datei dieser Partie ist entfernt oder ersetzt worden. Die ganze Partie ist jetzt in { $file } gespeichert.
device-earphone = Ohrhörer der Person an diesem Rechner
device-set = { $outlet }: jetzt { $device }.
device-none = { $outlet }: kein Gerät mehr.
device-kept = { $outlet }: Die Einstellungen nennen { $device } statt des geltenden Geräts, und es wird nicht benutzt.
device-kept-none = { $outlet }: Die Einstellungen nennen kein Gerät mehr; das geltende bleibt in Gebrauch.
silence-no-voice = Keine Stimme spricht. Weder espeak-ng noch speech-dispatcher antwortet: Installieren Sie eines davon oder starten Sie es neu; bis dahin steht alles auf dem Bildschirm und geht an den Screenreader.
silence-no-output = Es kommt kein Ton heraus. Kein Tonsystem antwortet, oder es hat kein Gerät: Starten Sie PulseAudio oder PipeWire, oder stecken Sie einen Kopfhörer ein; bis dahin steht alles auf dem Bildschirm und geht an den Screenreader.
silence-over = Die Stimme ist wieder zu hören.
silence-earphone-gone = Der Kopfhörer ist weg. Private Meldungen bleiben stumm, bis er wieder eingesteckt ist; oder geben Sie Geräte ein und wählen Sie einen anderen.
silence-earphone-back = Der Kopfhörer ist wieder da.
silence-no-earphone = Es ist kein Ohrhörer gewählt, darum bleiben private Meldungen in diesem Turnier stumm. Geräte eintippen, dann Ohrhörer und die Nummer.
silence-loudspeaker-gone = Der Lautsprecher ist weg. Ansagen bleiben stumm, bis er wieder eingesteckt ist; oder geben Sie Geräte ein und wählen Sie einen anderen.
silence-loudspeaker-back = Der Lautsprecher ist wieder da.
said-nothing-done = Es wurde nichts getan.
said-did-you-mean = Meinten Sie: { $words }? Enter heißt ja.
said-asked-to-take-back = { $who } wird gefragt.
said-game-begins-unnamed = Sie haben { $side }.
said-game-begins = Sie haben { $side } gegen { $who }.
said-on = { $what }: ein.
said-off = { $what }: aus.

# Was dem Schiedsrichter vorgeschlagen wird; ohne Schiedsrichter den Spielern.
proposed-penalty = Vorschlag: { $time } mehr Bedenkzeit für die Gegenseite. Regelverstoß: { $who }. Artikel { $article }.
proposed-result = Vorschlag: { $result } Artikel { $article }.
proposed-result-undecided = Vorschlag: { $result } Nicht ausgerechnet ist, ob der Gegner noch mattsetzen könnte, sonst ist es remis. Artikel { $article }.
proposed-clock = Vorschlag für die Uhren: Weiß { $white }, Schwarz { $black }. Artikel { $article }.
proposed-count = Die Uhr wurde gedrückt, während die Uhren standen: { $who }. Vorschlag: Der Zug zählt, der Zähler zeigt { $moves }. Artikel { $article }.
proposed-correction = Vorschlag: beide Bretter zurück zur Stellung nach Halbzug { $ply }. Artikel { $article }.
proposed-correction-start = Vorschlag: beide Bretter zurück zur Grundstellung. Artikel { $article }.
proposed-colours = Vorschlag: eine neue Partie mit den richtigen Farben. Beide Bretter gehen zurück zur Grundstellung; damit die Spieler die Farben tauschen, eröffnen Sie eine neue Partie mit vertauschten Namen. Artikel { $article }.

# Strafen nach Artikel 12.9, mitten im Satz.
penalty-warning = Verwarnung
penalty-add-time = mehr Zeit für den Gegner
penalty-reduce-time = weniger Zeit
penalty-add-points = mehr Punkte für den Gegner
penalty-reduce-points = weniger Punkte
penalty-loss = Verlust der Partie
penalty-fine = Geldstrafe
penalty-exclusion = Ausschluss von einer oder mehreren Runden
penalty-expulsion = Ausschluss vom Turnier

# Antworten.
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
answer-nothing-there = Dort steht nichts.
answer-sheet-empty = Das Partieformular ist leer.
answer-boards-agree = Die Bretter stimmen überein.
answer-boards-differ = Die Bretter unterscheiden sich auf { $squares }.
answer-not-ended = Die Partie läuft noch.

# Welche Pflicht offen ist.
state-to-make = { $who }, ist am Zug.
state-to-announce = { $who }, muss den Zug ansagen.
state-to-repeat = { $who }, muss den Zug wiederholen.
state-to-execute = { $who }, muss den Zug auf dem eigenen Brett ausführen.
state-to-press = { $who }, darf die Uhr drücken.
state-yours-to-make = Sie sind am Zug.
state-yours-to-announce = Sagen Sie Ihren Zug an.
state-yours-to-repeat = Wiederholen Sie den Zug des Gegners.
state-yours-to-execute = Führen Sie den Zug des Gegners auf Ihrem Brett aus.
state-yours-to-press = Sie dürfen Ihre Uhr drücken.
next-confirm = Ansagen: { $how }.
next-start-clocks = Die Uhren stehen: { $how }.
next-seal = Geben Sie Ihren Zug ab: { $how }, dann den Zug.
next-move-typed = Sie sind am Zug. Tippen Sie den Zug.
next-move = Sie sind am Zug. In der Zugzeile tippen: { $how }.
next-move-or-answer = { $who } bietet remis an. Tippen Sie annehmen, ablehnen oder Ihren Zug.
next-make-announced = Machen Sie den angesagten Zug auf Ihrem Brett.
next-announce-typed = Sagen Sie Ihren Zug an. Tippen Sie ihn.
next-announce = Sagen Sie Ihren Zug an. In der Zugzeile tippen: { $how }.
next-repeat = Den Zug von { $who } wiederholen: { $how }.
next-execute = Machen Sie den Zug von { $who } auf Ihrem Brett.
next-press = Uhr drücken: { $how }.
next-settle = Ein Vorschlag ist offen. Tippen Sie annehmen oder ablehnen.
next-type = { $words } tippen
next-named = „{ $name }“
next-arbiter-starts = Die Uhren stehen. Der Schiedsrichter setzt sie in Gang.
next-arbiter-rules = Warten Sie auf die Entscheidung des Schiedsrichters.
next-wait-move = Warten Sie: { $who } ist am Zug.
next-wait-announce = Warten Sie: { $who } sagt den Zug noch an.
next-wait-repeat = Warten Sie: { $who } wiederholt Ihren Zug noch.
next-wait-execute = Warten Sie: { $who } macht Ihren Zug noch auf dem Brett.
next-wait-press = Warten Sie: { $who } drückt noch die Uhr.
next-wait-agree = Warten Sie: { $who } muss noch zustimmen.
practice-begins = Übungspartie. Nichts zählt. Zum Aufhören tippen Sie: übung verlassen.
practice-step = Zug { $number }. Tippen Sie: { $words }, oder { $written }. { $why }
practice-other-move = Das ist auch ein Zug. Hier spielen wir einen anderen.
practice-not-understood = Nicht ganz.
practice-left = Die Übung ist beendet.
practice-done = Gut gemacht: zehn Züge gespielt.
practice-why-pawn = Einen Bauern nennt man nur mit seinem Feld.
practice-why-knight = Bei allen anderen: erst die Figur, dann das Feld.
practice-why-bishop = F3 sagt den letzten Zug.
practice-why-capture = Ein Schlagzug hat ein Wort mehr vor dem Feld.
practice-why-castling = Die Rochade hat einen eigenen Namen.
practice-why-again = Einen Zug überhört? F9 sagt ihn noch einmal.
practice-why-origin = Zwei Springer können dorthin: Nennen Sie das Ausgangsfeld.
practice-why-question = Was steht auf e6? Tippen Sie: feld e6.
practice-why-state = Unsicher, was jetzt kommt? F5 sagt es.
practice-why-pawn-capture = Schlägt ein Bauer, nennt man zuerst seine Linie.
friend-answer = Antworten Sie mit Ja oder Nein.
friend-start-clocks = Die Uhren stehen. Setzen Sie sie in Gang.
friend-seal = Geben Sie dem Schiedsrichter Ihren nächsten Zug im verschlossenen Umschlag.
friend-move = Sie sind am Zug: Ziehen Sie auf Ihrem Brett.
friend-move-or-answer = { $who } bietet remis an: annehmen, ablehnen oder ziehen.
friend-announce = Sagen Sie Ihren Zug laut: { $words }. Oder drücken Sie { $how }.
friend-repeat = Sagen Sie laut: { $words }, oder drücken Sie { $how }. Danach: { $hands }
friend-repeat-only = Sagen Sie laut: { $words }, oder drücken Sie { $how }.
friend-press = Drücken Sie jetzt Ihre Uhr.
friend-settle = Ein Vorschlag ist offen: annehmen oder ablehnen.
hands-move = Ziehen Sie von { $from } nach { $to }: { $piece }.
hands-take = Nehmen Sie von { $square }: { $piece }.
hands-castle = Rochieren Sie: König von { $from } nach { $to }, Turm von { $rook } nach { $beside }.
hands-promote = Nehmen Sie den Bauern von { $from }, und stellen Sie auf { $to }: { $piece }.

# Das Ende.
result-white-wins = Weiß gewinnt
result-black-wins = Schwarz gewinnt
result-draw = Remis
result-both-lose = Beide verlieren
result-half-zero = Ein halber Punkt für Weiß, keiner für Schwarz
result-zero-half = Ein halber Punkt für Schwarz, keiner für Weiß
result-both-absent = Beide nicht angetreten
result-and-reason = { $result }: { $reason }.
reason-checkmate = Matt
reason-stalemate = Patt
reason-dead-position = tote Stellung
reason-resignation = Aufgabe
reason-agreement = Vereinbarung
reason-time = Zeitüberschreitung
reason-threefold = dreimalige Stellungswiederholung
reason-fifty = Fünfzig-Züge-Regel
reason-fivefold = fünfmalige Stellungswiederholung
reason-seventyfive = Fünfundsiebzig-Züge-Regel
reason-illegal-move = regelwidrige Züge
reason-ruling = Entscheidung des Schiedsrichters
reason-default = Ablauf der Karenzzeit

# Fragen, die auf Ja oder Nein warten.
question-resign = Die Partie aufgeben?
question-accept-draw = Remis annehmen?
question-offer-draw = Remis anbieten?
question-take-back = Darf die Gegenseite den letzten Zug zurücknehmen?
question-practise = Erst üben, mit zehn Zügen?
question-sure = Ganz sicher?
question-how-to-answer = Bitte ja oder nein tippen.
question-yes = Ja
question-no = Nein
said-no-question = Es ist keine Frage offen.
undone-new-game = Diese Partie bleibt auf dem Tisch.
undone-correct-clocks = Die Uhren bleiben, wie sie sind.
undone-save-over = Die Datei bleibt, wie sie war.
undone-delete-profile = Das Profil bleibt erhalten.
undone-penalise = Keine Strafe verhängt.
undone-claim-flag = Kein Blättchenfall reklamiert.
undone-resign = Nicht aufgegeben.
undone-accept-draw = Remis nicht angenommen.
undone-offer-draw = Kein Remis angeboten.
undone-take-back = Der Zug bleibt stehen.

# Ausgabegeräte.
said-devices = Ausgabegeräte:
said-no-devices = Es wurde kein Ausgabegerät gefunden. Private Meldungen bleiben stumm.
said-device-used = Dieses Gerät wird ab jetzt benutzt.
