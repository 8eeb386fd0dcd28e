# Der Vergleich von Brettern und Partieformularen, für den Schiedsrichter und den betroffenen Spieler (D.2.9).
state-not-executed = Noch nicht auf Ihrem Brett:
said-compare-reminder = Zeit, beide Bretter zu vergleichen.
said-sheets-agree = Beide Partieformulare stimmen überein: { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}.
said-sheets-unofficial = Beide Partieformulare stimmen überein, aber die Aufzeichnung des Programms weicht nach { $official ->
    [one] { $official } Halbzug
   *[other] { $official } Halbzügen
} ab. Die Regeln sagen dazu nichts; die Aufzeichnung ist eine Hilfe, kein Beweis. Sie entscheiden. Artikel 6.12.2.
said-sheet-unreadable = { $who }: das Partieformular ist bei „{ $text }“ nicht lesbar. Davor { $plies ->
    [one] stimmt { $plies } Halbzug
   *[other] stimmen { $plies } Halbzüge
} überein.
said-sheet-incomplete = { $who }: das Partieformular ist unvollständig. Bis dahin { $plies ->
    [one] stimmt { $plies } Halbzug
   *[other] stimmen { $plies } Halbzüge
} überein.
said-sheets-differ-white = Die Partieformulare unterscheiden sich im { $number }. Zug von Weiß. Formular von Weiß: { $white }. Formular von Schwarz: { $black }. Artikel { $article }.
said-sheets-differ-black = Die Partieformulare unterscheiden sich im { $number }. Zug von Schwarz. Formular von Weiß: { $white }. Formular von Schwarz: { $black }. Artikel { $article }.
proposed-correction-of-board = Vorschlag: { $who } stellt das Brett richtig. Artikel { $article }.
proposed-clocks-back = Vorschlag: beide Uhren für die Stellung nach Halbzug { $ply }. Weiß { $white } und { $whitemoves ->
    [one] { $whitemoves } Zug
   *[other] { $whitemoves } Züge
}, Schwarz { $black } und { $blackmoves ->
    [one] { $blackmoves } Zug
   *[other] { $blackmoves } Züge
}. Sie können sie lassen, wie sie sind. Artikel { $article }.

# Befehle, die am Schiedsrichtertisch getippt werden; mehrere Wörter für einen Befehl trennt ein Strichpunkt.
desk-line-compare-boards = Bretter vergleichen;vergleichen
desk-line-compare-sheets = Formulare vergleichen
desk-line-enter-sheet = Formular eingeben
desk-line-open-sheet = Formular öffnen;Partieformular öffnen
desk-line-enter = eingeben;Brett eingeben
desk-line-rank = Reihe
desk-line-done = fertig
desk-line-drop = verwerfen;abbrechen
desk-line-step = Schritt;richtigstellen
desk-line-right = stimmt;Brett stimmt
desk-line-reinstate = zurück zu;zurücksetzen
desk-line-accept = annehmen;Vorschlag annehmen
desk-line-decline = ablehnen;Vorschlag ablehnen
desk-line-warn = verwarnen
desk-line-penalise = Strafe;strafen;bestrafen
desk-line-note = notieren
desk-line-rule = entscheiden;Ergebnis entscheiden
desk-line-annul = annullieren;Ergebnis annullieren
desk-line-approve = genehmigen;Assistent genehmigen
desk-line-pin = PIN
desk-line-lock = sperren
desk-line-journal = Protokoll
desk-line-close = Tisch schließen
desk-line-report = Bericht;Bericht speichern

# Was vorgeschlagen wird, mit den Namen, die getippt und geschrieben werden; der erste wird gesagt.
proposal-kind-penalty = Strafe
proposal-kind-result = Ergebnis
proposal-kind-correction = Berichtigung
proposal-kind-clock = Uhr;Uhren
proposal-kind-claim = Reklamation

# Was am Tisch gesagt wird.
said-desk-open = Der Schiedsrichtertisch ist offen.
said-locked = Mit dieser PIN gesperrt.
said-locked-for = Solange er gesperrt ist, gelten Entscheidungen von { $event }, Turniernummer { $digits }.
said-locked-weakly = Gesperrt. Wer die Datei der Partie kopiert, findet eine PIN mit so wenigen Ziffern in Minuten oder Stunden; dagegen helfen acht Ziffern oder drei Wörter.
said-wrong-pins = Seit er zuletzt offen war, { $count ->
    [one] wurde eine falsche PIN eingegeben, um { $time } der Tischuhr.
   *[other] wurden { $count } falsche PINs eingegeben, die letzte um { $time } der Tischuhr.
}
said-desk-closed = Der Schiedsrichtertisch ist geschlossen.
said-entry-begun = { $who }: Geben Sie die Felder ein, die von der offiziellen Stellung abweichen, dann fertig.
said-board-right = { $who }: Das Brett steht richtig.
said-step = { $step } { $count ->
    [one] Noch ein Schritt.
   *[other] Noch { $count } Schritte.
}
said-report-saved = Der Bericht ist gespeichert.
said-result-annulled = Das Ergebnis { $result } gilt nicht. Die Partie geht weiter, sobald die Uhren laufen.
said-sheet-opened = { $who }: Das Partieformular aus der Datei ist eingegeben, { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}.
said-sheet-opened-so-far = { $who }: Das Partieformular aus der Datei ist eingegeben. Lesbar { $plies ->
    [one] ist { $plies } Halbzug
   *[other] sind { $plies } Halbzüge
}, bis Zeile { $line }: „{ $text }“.
question-penalise = Strafe für { $who }: { $penalty }?
question-penalise-time = Strafe für { $who }: { $penalty }, { $time }?

# Der Bericht einer Partie.
report-title = Bericht: { $white } – { $black }
report-people = Spieler und Offizielle
report-created = Tisch eingerichtet: { $date }
report-result = Ergebnis
report-moves = Züge und verbleibende Zeiten
report-sheets = Partieformulare
report-irregularities = Regelwidrigkeiten und Entscheidungen
report-journal = Protokoll
report-nothing = Nichts.
report-assistant = Assistent von { $who }: { $name }
report-arbiter = Schiedsrichter: { $name }
report-corrected = { $who } berichtigt die Ansage: { $text }
report-not-executed = { $who }: Zug des Halbzugs { $ply } lange nicht ausgeführt.
report-note = Notiz: { $text }
report-approved = Assistent genehmigt: { $who }
report-approved-device = Gerät genehmigt.
report-sheet-entered = Partieformular auf Papier, { $who }: { $text }
report-locked = Regeln mit einer PIN gesperrt.
report-pin-accepted = Schiedsrichtertisch mit der PIN geöffnet.
report-wrong-pins = { $count ->
    [one] Eine falsche PIN am Schiedsrichtertisch.
   *[other] { $count } falsche PINs am Schiedsrichtertisch, die letzte zu dieser Zeit.
}
report-accepted = Vorschlag angenommen: { $kind }
report-declined = Vorschlag abgelehnt: { $kind }

# Der Schiedsrichtertisch auf dem Bildschirm.
desk-pin = PIN des Schiedsrichtertisches
desk-pin-hint = PIN eingeben, dann Eingabetaste
desk-needs = Für Sie: { $what }
desk-needs-nothing = Nichts für Sie zu tun.
desk-compared = Vor { $minutes } min verglichen.
desk-compared-now = Gerade verglichen.
desk-need-ruling = { $kind } zu entscheiden ({ $article })
desk-need-board = Brett von { $who } weicht ab auf { $squares } ({ $article })
desk-need-clocks-stopped = beide Uhren stehen
desk-need-clocks-not-started = die Uhren sind nicht gestartet
desk-need-comparison = Bretter seit { $minutes } min nicht verglichen
desk-look = Hinsehen
desk-approve = Genehmigen
desk-next-proposal = Nächster Vorschlag
desk-effect-clocks = Wer annimmt, hält die Uhren an.
desk-effect-real-board = Das Brett gilt dann als richtig: erst das wirkliche richtigstellen.
change-all = Annehmen ändert: { $changes }.
change-taken-back = zurückgenommen: { $moves }
change-taken-back-many = zurückgenommen: { $count } Halbzüge, { $first } bis { $last }
change-move = Zug { $number }, { $side }: { $move }
change-board = Brett von { $who }: { $squares }
change-board-many = Brett von { $who }: { $count } Felder
change-square = { $square } { $before } danach { $after }
change-clock = Uhr von { $who }: { $before }, danach { $after }
change-counter = Zugzähler von { $who }: { $before }, danach { $after }
change-running = Danach läuft die Uhr: { $who }.
change-taken-back-too = Wer die offene Berichtigung annimmt, nimmt jetzt auch dies zurück: { $move }.
change-older-first = Zuerst wird über den älteren Vorschlag dieser Art entschieden.
proposal-lapsed = Der Vorschlag ist hinfällig: { $kind }.
desk-more = Mehr…
desk-report = Bericht
desk-envelope = Umschlag mit dem Abgabezug
desk-envelope-file = Umschlag
desk-sheets = Beide Partieformulare
desk-pending = Was offen ist
desk-steps = Schritte, die die Bretter richtigstellen
desk-said = Alles, was gesagt wurde, und wem
desk-unexplained = { $who }: unerklärt. Weder ein Versehen noch zwei lassen das Brett so stehen.
desk-checks = Zeitkontrollen, alle 30 Minuten
desk-before-the-round = Vor der Runde zu prüfen
desk-before-boards = Bretter: das Steckbrett mindestens 20 mal 20 Zentimeter, schwarze Felder erhöht, ein Loch in jedem Feld (D.1)
desk-before-sets = Figuren: Stifte, die in die Löcher passen, Modell Staunton, die schwarzen gekennzeichnet (D.1.4)
desk-before-clocks = Uhren: sie sagen Zeit und Züge an oder sind zu ertasten, beide Seiten gleich gestellt (D.2.6)
desk-before-assistants = Assistenten: wer für wen, genehmigt (D.2.10)
desk-before-announcements = Ansagen: beide Spieler kennen die Namen der Linien, Zahlen und Figuren (D.2.1)
desk-before-recorders = Aufzeichnung: Formular, Braille oder Aufnahmegerät, das Gerät genehmigt (D.2.7)
desk-time-check = Zeiten geprüft: Weiß { $white }, { $whitemoves ->
    [one] { $whitemoves } Zug
   *[other] { $whitemoves } Züge
}; Schwarz { $black }, { $blackmoves ->
    [one] { $blackmoves } Zug
   *[other] { $blackmoves } Züge
}.
desk-sum = Zusammen noch { $left }, verbraucht { $used }, seit dem Beginn vergangen { $since }.
desk-sum-agrees = Das stimmt mit der Bedenkzeitregelung überein.
desk-sum-more = Das ist mehr, als die Bedenkzeitregelung gibt, um { $difference }.
desk-sum-less = Das ist weniger, als die Bedenkzeitregelung gibt, um { $difference }.
desk-cell-differs = { $cell }, abweichend, offiziell { $official }
desk-board-entered = { $who }: Brett wird eingegeben
desk-no-tray = Geben Sie das Feld und die Figur ein, zum Beispiel e4 weißer Bauer.
desk-board-unseen = nicht gesehen
desk-board-differs = abweichend auf { $squares }
desk-board-behind = noch nicht ausgeführt: { $move }
desk-board-in-sync = wie die offizielle Stellung
desk-square = { $square }: Brett von Weiß { $white }, Brett von Schwarz { $black }, offiziell { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. Erster Unterschied
desk-sheet-missing = nicht aufgezeichnet
desk-not-approved = { $who }: Der Assistent ist nicht genehmigt.
desk-device-not-approved = Dieses Gerät ist nicht genehmigt.
desk-offer = { $who } hat Remis angeboten.
desk-accept = Annehmen. { $text }
desk-decline = Ablehnen. { $text }
desk-said-line = An { $to }: { $text }
desk-assistant-of = Assistent von { $who }
desk-arbiter = den Schiedsrichter
desk-pane-boards = Beide Bretter
desk-pane-rulings = Befehle und Vorschläge
desk-pane-sheets = Beide Partieformulare
desk-pane-said = Alles Gesagte
desk-opened = Der Schiedsrichtertisch.
desk-left = Der Bildschirm des Spielers.
desk-is-open = Der Schiedsrichtertisch ist schon in einem eigenen Fenster offen.
opponents-window-open = Das Brett des Gegners ist zu sehen.
opponents-window-closed = Das Brett des Gegners ist geschlossen.
assistants-window-open = Das Brett des Assistenten ist zu sehen.
assistants-window-closed = Das Brett des Assistenten ist geschlossen.
opponents-window-none = An diesem Computer hat niemand sonst ein Brett.
opponents-window-over = Das Brett des blinden Spielers liegt unter diesem Fenster. Schließen Sie dieses Fenster oder drücken Sie { $key }, um es zu sehen.
keyboard-there = Die Tastatur gilt jetzt im anderen Fenster.
keyboard-left = Die Tastatur gilt nicht mehr im anderen Fenster.
one-window = Auf diesem Bildschirm ist Platz für ein Brett. { $key } zeigt das des Gegners, noch einmal wieder Ihres.
one-window-assistant = Auf diesem Bildschirm ist Platz für ein Brett. { $key } zeigt das des Assistenten, noch einmal wieder Ihres.
display-sheet-struck = { $entry }, gestrichen
desk-answer-accept = Annehmen
desk-answer-decline = Ablehnen
desk-answer-why = Warum…
desk-why = Warum: Artikel { $article }
