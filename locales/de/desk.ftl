# The comparison of boards and sheets, for the arbiter and for the player concerned (D.2.9).
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
said-sheet-unreadable = { $who }: „{ $text }“ auf dem Partieformular ist nicht lesbar. Davor { $plies ->
    [one] stimmt { $plies } Halbzug
   *[other] stimmen { $plies } Halbzüge
} überein.
said-sheet-incomplete = { $who }: Das Partieformular ist unvollständig. Bis dahin { $plies ->
    [one] stimmt { $plies } Halbzug
   *[other] stimmen { $plies } Halbzüge
} überein.
said-sheets-differ-white = Die Partieformulare unterscheiden sich im { $number }. Zug von Weiß. Weiß hat { $white } geschrieben, Schwarz { $black }. Artikel { $article }.
said-sheets-differ-black = Die Partieformulare unterscheiden sich im { $number }. Zug von Schwarz. Weiß hat { $white } geschrieben, Schwarz { $black }. Artikel { $article }.
proposed-correction-of-board = Vorschlag: { $who } berichtigt das Brett. Artikel { $article }.
proposed-clocks-back = Vorschlag: beide Uhren auf die Stellung nach Halbzug { $ply } stellen. Weiß { $white } und { $whitemoves ->
    [one] { $whitemoves } Zug
   *[other] { $whitemoves } Züge
}, Schwarz { $black } und { $blackmoves ->
    [one] { $blackmoves } Zug
   *[other] { $blackmoves } Züge
}. Sie dürfen sie lassen, wie sie sind. Artikel { $article }.
proposed-clocks-back-since = Die seither verbrauchte Zeit bleibt abgezogen.

# Commands typed at the arbiter's desk; semicolons separate several words for one command.
desk-line-compare-boards = Bretter vergleichen;vergleichen
desk-line-compare-sheets = Formulare vergleichen
desk-line-enter-sheet = Formular eingeben
desk-line-open-sheet = Formular öffnen;Partieformular öffnen
desk-line-enter = eingeben;Brett eingeben
desk-line-rank = Reihe
desk-line-done = fertig
desk-line-drop = verwerfen;abbrechen
desk-line-step = Schritt;richtigstellen
desk-line-right = Brett stimmt;stimmt
desk-line-reinstate = zurück zu;zurücksetzen
desk-line-accept = annehmen;Vorschlag annehmen
desk-line-decline = ablehnen;Vorschlag ablehnen
desk-line-warn = verwarnen
desk-line-penalise = Strafe;strafen;bestrafen
desk-line-note = notieren
desk-line-rule = entscheiden;Ergebnis entscheiden
desk-line-annul = annullieren;Ergebnis annullieren
usage-warn = Eine Verwarnung braucht einen Grund: Tippen Sie { $word }, die Farbe und den Grund.
usage-rule = Ein Ergebnis braucht einen Grund: Tippen Sie { $word }, das Ergebnis und den Grund.
usage-annul = Der Grund fehlt: Tippen Sie { $word } und den Grund.
desk-line-approve = genehmigen;Assistent genehmigen
desk-line-pin = PIN
desk-line-lock = sperren
desk-line-journal = Protokoll
desk-line-close = Tisch schließen
desk-line-report = Bericht;Bericht speichern

# Kinds of proposals, with the words to type; the first one is spoken.
proposal-kind-penalty = Strafe
proposal-kind-result = Ergebnis
proposal-kind-correction = Berichtigung
proposal-kind-clock = Uhr;Uhren
proposal-kind-claim = Reklamation

# Sentences of the arbiter's desk.
said-desk-open = Der Schiedsrichtertisch ist offen.
said-locked = Mit dieser PIN gesperrt.
said-locked-for = Solange der Tisch gesperrt ist, gelten nur Entscheidungen von { $event }, Turniernummer { $digits }.
said-locked-weakly = Gesperrt. Wer die Datei der Partie kopiert, kann eine so kurze PIN in Minuten oder Stunden herausfinden; nehmen Sie acht Ziffern oder drei Wörter.
said-wrong-pins = Seit der Schiedsrichtertisch zuletzt offen war, { $count ->
    [one] wurde eine falsche PIN eingegeben, bei { $time }.
   *[other] wurden { $count } falsche PINs eingegeben, die letzte bei { $time }.
}
said-desk-closed = Der Schiedsrichtertisch ist geschlossen.
said-entry-begun = { $who }: Geben Sie die Felder ein, die von der offiziellen Stellung abweichen, dann tippen Sie fertig.
said-board-right = { $who }: Das Brett stimmt.
said-step = { $step } { $count ->
    [one] Noch ein Schritt.
   *[other] Noch { $count } Schritte.
}
said-report-saved = Bericht gespeichert.
said-result-annulled = Das Ergebnis { $result } ist annulliert. Starten Sie die Uhren, um die Partie fortzusetzen.
said-result-annulled-to-player = Das Ergebnis { $result } wurde annulliert. Die Partie ist wieder offen, die Uhren stehen: Warten Sie auf die Schiedsrichterentscheidung.
said-result-left = Das Ergebnis { $result } gilt nicht mehr. Die Partie geht weiter.
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

# The report of a game.
report-title = Bericht: { $white } – { $black }
report-people = Spieler und Offizielle
report-created = Tisch eingerichtet: { $date }
report-result = Ergebnis
report-moves = Züge und verbleibende Zeiten
report-sheets = Partieformulare
report-irregularities = Regelwidrigkeiten und Entscheidungen
report-journal = Protokoll
report-nothing = Keine.
report-assistant = Assistent von { $who }: { $name }
report-arbiter = Schiedsrichter: { $name }
report-corrected = { $who } berichtigt die Ansage: { $text }
report-not-executed = { $who }: Halbzug { $ply } lange nicht ausgeführt.
report-note = Notiz: { $text }
report-approved = Assistent genehmigt: { $who }
report-approved-device = Gerät genehmigt.
report-sheet-entered = Partieformular auf Papier eingegeben, { $who }: { $text }
report-locked = Reglement mit einer PIN gesperrt.
report-pin-accepted = Schiedsrichtertisch mit der PIN geöffnet.
report-wrong-pins = { $count ->
    [one] Eine falsche PIN am Schiedsrichtertisch.
   *[other] { $count } falsche PINs am Schiedsrichtertisch, die letzte zu dieser Zeit.
}
report-accepted = Vorschlag angenommen: { $kind }

# The arbiter's desk on the screen.
desk-pin = PIN des Schiedsrichtertisches
desk-pin-hint = PIN tippen und Enter drücken
desk-needs = Zu tun: { $what }
desk-needs-nothing = Nichts zu tun.
desk-compared = Vor { $minutes } min verglichen.
desk-compared-now = Gerade verglichen.
desk-need-ruling = { $kind } entscheiden ({ $article })
desk-need-board = { $who }: Brett weicht ab auf { $squares } ({ $article })
desk-need-clocks-stopped = beide Uhren sind angehalten
desk-need-clocks-not-started = die Uhren sind nicht gestartet
desk-need-comparison = Bretter seit { $minutes } min nicht verglichen
desk-look = Zeigen
desk-approve = Genehmigen
desk-next-proposal = Nächster Vorschlag
desk-effect-clocks = Annehmen hält die Uhren an.
desk-effect-real-board = Das Programm hält das Brett danach für richtig: Berichtigen Sie zuerst das echte Brett.
change-all = Annehmen ändert: { $changes }.
change-taken-back = zurückgenommen: { $moves }
change-taken-back-many = zurückgenommen: { $count } Halbzüge, { $first } bis { $last }
change-move = Zug { $number }, { $side }: { $move }
change-board = { $who }, Brett: { $squares }
change-board-many = { $who }, Brett: { $count } Felder
change-square = { $square } { $before }, danach { $after }
change-clock-set = { $who }, Uhr: gestellt auf { $time }
change-clock-from-to = { $who }, Uhr: gestellt von { $before } auf { $time }
change-clock-more = { $who }, Uhr: plus { $time }
change-clock-less = { $who }, Uhr: minus { $time }
change-counter = { $who }, Zugzähler: { $before }, danach { $after }
change-running = Danach läuft die Uhr: { $who }.
change-taken-back-too = Die offene Berichtigung würde jetzt auch dies zurücknehmen: { $move }.
change-older-first = Zuerst ist über den älteren Vorschlag dieser Art zu entscheiden.
proposal-lapsed = Der Vorschlag ist hinfällig: { $kind }.
proposal-declined = Vorschlag abgelehnt: { $kind }.
proposal-accepted-by = { $who } nimmt an: { $kind }. Nehmen auch Sie an, oder lehnen Sie ab.
desk-more = Mehr…
desk-report = Bericht
desk-envelope = Umschlag mit dem Abgabezug
desk-envelope-file = Umschlag
desk-sheets = Beide Partieformulare
desk-pending = Offene Punkte
desk-steps = Schritte, um die Bretter zu berichtigen
desk-said = Alle Meldungen
desk-unexplained = { $who }: unerklärt. Ein oder zwei Versehen erklären diese Stellung nicht.
desk-checks = Zeitprüfungen, alle 30 Minuten
desk-before-the-round = Prüfliste vor der Runde
desk-before-boards = Bretter: das Steckbrett mindestens 20 mal 20 Zentimeter, schwarze Felder erhöht, ein Loch in jedem Feld (D.1)
desk-before-sets = Figuren: Stifte, die in die Löcher passen, Modell Staunton, die schwarzen gekennzeichnet (D.1.4)
desk-before-clocks = Uhren: sie sagen Zeit und Züge an oder sind zu ertasten, beide Seiten gleich gestellt (D.2.6)
desk-before-assistants = Assistenten: wer wem assistiert, und genehmigt (D.2.10)
desk-before-announcements = Ansagen: beide Spieler kennen die Namen der Linien, Zahlen und Figuren (D.2.1)
desk-before-recorders = Aufzeichnung: Partieformular, Braille oder Aufnahmegerät, das Gerät genehmigt (D.2.7)
desk-time-check = Zeiten geprüft: Weiß { $white }, { $whitemoves ->
    [one] { $whitemoves } Zug
   *[other] { $whitemoves } Züge
}; Schwarz { $black }, { $blackmoves ->
    [one] { $blackmoves } Zug
   *[other] { $blackmoves } Züge
}.
desk-sum = Zusammen noch { $left }, verbraucht { $used }, seit dem Beginn vergangen { $since }.
desk-sum-agrees = Das entspricht der Bedenkzeitregelung.
desk-sum-more = Das sind { $difference } mehr, als die Bedenkzeitregelung vorsieht.
desk-sum-less = Das sind { $difference } weniger, als die Bedenkzeitregelung vorsieht.
desk-cell-differs = { $cell }: weicht ab, richtig ist { $official }
desk-board-entered = { $who }: Stellung wird eingegeben
desk-no-tray = Geben Sie das Feld und die Figur ein, zum Beispiel e4 weißer Bauer.
desk-board-unseen = nicht geprüft
desk-board-differs = abweichend auf { $squares }
desk-board-behind = noch nicht ausgeführt: { $move }
desk-board-in-sync = stimmt
desk-square = { $square }: Brett von Weiß { $white }, Brett von Schwarz { $black }, offiziell { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. Erster Unterschied
desk-sheet-missing = nicht geschrieben
desk-not-approved = { $who }: Der Assistent ist nicht genehmigt.
desk-device-not-approved = Dieses Gerät ist nicht genehmigt.
desk-offer = { $who } hat Remis angeboten.
desk-accept = Annehmen. { $text }
desk-decline = Ablehnen. { $text }
desk-said-to-all = An alle: { $text }
desk-said-line = An { $to }: { $text }
desk-assistant-of = den Assistenten von { $who }
desk-arbiter = den Schiedsrichter
desk-pane-boards = Beide Bretter
desk-pane-rulings = Befehle und Vorschläge
desk-pane-sheets = Beide Partieformulare
desk-pane-said = Meldungen
desk-opened = Schiedsrichtertisch.
desk-left = Bildschirm des Spielers.
desk-is-open = Der Schiedsrichtertisch ist schon in einem eigenen Fenster geöffnet.
opponents-window-open = Das Fenster des Gegners ist geöffnet.
opponents-window-closed = Das Fenster des Gegners ist geschlossen.
assistants-window-open = Das Fenster des Assistenten ist geöffnet.
assistants-window-closed = Das Fenster des Assistenten ist geschlossen.
opponents-window-none = An diesem Computer spielt sonst niemand.
opponents-window-over = Das Brett des blinden Spielers liegt unter diesem Fenster. Schließen Sie dieses Fenster oder drücken Sie { $key }, um es zu sehen.
keyboard-there = Die Tastatur gilt jetzt im anderen Fenster.
keyboard-left = Die Tastatur gilt wieder in diesem Fenster.
one-window = Anderes Brett: { $key }.
display-sheet-struck = { $entry }, gestrichen
desk-answer-accept = Annehmen
desk-answer-decline = Ablehnen
desk-answer-why = Warum…
desk-why = Warum: Artikel { $article }
