# The hall desk: words to type, answers and the page it shows.
# Commands; semicolons separate several words for one command.
hall-line-tables = tische
hall-line-tables-help = listet alle Tische auf, zuerst die, an denen Sie gebraucht werden
hall-line-needs = nötig; wer braucht mich; noetig
hall-line-needs-help = listet die Tische auf, an denen Sie gebraucht werden
hall-line-next = nächster; naechster
hall-line-next-help = öffnet den nächsten Tisch, der Sie braucht
hall-line-open = öffne; tisch; oeffne
hall-line-open-help = öffnet einen Tisch nach seiner Nummer: öffne 7, oder nur 7
hall-line-back = zur liste; liste
hall-line-back-help = führt vom offenen Tisch zur Liste zurück
hall-line-seen = gesehen
hall-line-seen-help = markiert, was ein Tisch braucht, als gesehen, damit es nicht wiederholt wird: gesehen, oder gesehen 7
hall-line-find = suche
hall-line-find-help = sucht Tische nach Nummer oder Namen: suche Ada
hall-line-said = gesagt; noch einmal
hall-line-said-help = wiederholt die letzten zehn Meldungen
hall-line-quiet = ruhe
hall-line-quiet-help = schaltet unaufgeforderte Meldungen aus
hall-line-speak = sprich
hall-line-speak-help = schaltet unaufgeforderte Meldungen wieder ein
hall-line-start-round = runde starten
hall-line-start-round-help = startet die Uhren an allen Tischen
hall-line-not-started = nicht gestartet
hall-line-not-started-help = listet die Tische auf, deren Uhren noch nicht gestartet sind
hall-line-rulings = entscheidungen
hall-line-rulings-help = listet die Entscheidungen und ihren Stand auf
hall-line-withdraw = zurückziehen; zurueckziehen
hall-line-withdraw-help = zieht eine Entscheidung zurück, die den Tisch noch nicht erreicht hat: zurückziehen 7
hall-line-file = datei
hall-line-file-help = schreibt eine Beitrittsdatei, die Sie auf einem USB-Stick zum Tisch tragen: datei 7
hall-line-code = code
hall-line-code-help = gibt einen Beitrittscode für einen Tisch aus: code 7
hall-line-desk = pult
hall-line-desk-help = gibt einen Code für ein weiteres Pult aus, das entscheiden oder nur zuschauen darf: pult schiedsrichter Eva, pult zuschauer Leinwand
hall-line-desks = pulte
hall-line-desks-help = listet die Pulte auf, was jedes darf und ob es verbunden ist
hall-line-remove-desk = pult entfernen
hall-line-remove-desk-help = nimmt ein Pult aus dem Turnier: pult entfernen Eva
# Rights of a further desk; English is understood in every language.
hall-power-arbiter = schiedsrichter
hall-power-looks = zuschauer
hall-line-save = partie sichern
hall-line-save-help = speichert die Partie eines Tisches in eine Datei, um sie auf einem anderen Computer fortzusetzen: partie sichern 7
hall-line-passphrase = passphrase; kennwort
hall-line-passphrase-help = setzt oder ändert die Passphrase, die den Schlüssel des Turniers auf diesem Computer schützt; Sie werden danach gefragt (tippen Sie sie nicht hinter das Wort)
hall-line-relay = relais
hall-line-relay-help = gibt einen Beitrittscode für ein Relais in einen anderen Raum aus
hall-line-relays = alle relais
hall-line-relays-help = listet die Relais und ihre Adressen auf
hall-line-remove-relay = relais entfernen
hall-line-remove-relay-help = nimmt ein Relais aus dem Turnier: relais entfernen 2
hall-line-remove = tisch entfernen
hall-line-remove-help = nimmt einen Tisch aus dem Turnier: tisch entfernen 7
hall-line-help = hilfe
hall-line-help-help = listet auf, was Sie tippen können
hall-line-quit = beenden
hall-line-quit-help = beendet dieses Pult; die Tische spielen weiter. Im Terminal geht auch Strg+D
hall-line-yes = ja
hall-line-no = nein
hall-help-at = Tippen Sie eine Entscheidung am offenen Tisch oder hinter seiner Nummer: 7: uhren anhalten; 7: verwarnen schwarz Reden; 7: zeit dazu weiß 2:00.
hall-help-rulings = Entscheidungen: { $list }.
hall-help-answers = Ja und nein beantworten die zuletzt gehörte Frage. ja 6, nein tisch 6, ja Eva oder nein relais antworten für jemanden, der auf Einlass wartet, nach Nummer oder Namen.
hall-help-keys = F6 wechselt zwischen den Bereichen, Strg+J geht zum nächsten Tisch, der Sie braucht, Strg+L zurück zur Liste.
hall-told-one = { $cause }: Tisch { $table }, { $names }.
hall-told = { $cause }: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }.
hall-cause-boards-differ = Bretter weichen ab
hall-cause-sheets-differ = Partieformulare weichen ab
hall-cause-flag-fallen = Fallblättchen gefallen
hall-cause-claim = Reklamation
hall-cause-offence = Regelverstoß
hall-cause-ruling = Entscheidung nötig
hall-cause-undelivered = Entscheidung nicht zugestellt
hall-cause-fork = Zwei Fassungen einer Partie
hall-cause-silent = Kein Kontakt
hall-cause-others-paired = Falsche Paarung wird gespielt
hall-cause-not-started = Uhren nicht gestartet
hall-cause-unsaved = Partie nicht gespeichert
hall-cause-battery = Akku schwach
hall-row = Tisch { $table }: { $players }. { $needs }.
hall-row-clocks = Tisch { $table }: { $players }. { $needs }. { $clocks }
hall-clocks = Weiß { $white } Min., Schwarz { $black } Min.
hall-no-game = keine Partie
hall-not-begun = Nicht begonnen
hall-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
hall-more = Und { $count } weitere.
hall-reached = Tische erreichen dieses Pult unter { $addresses }.
hall-event = Dies ist { $event }, Turniernummer { $digits }. Seine Tische nennen diese Nummer, wenn sie beitreten.
hall-cannot-listen = { $address } lässt sich nicht benutzen: belegt oder nicht erlaubt. Wählen Sie mit --listen eine andere.
hall-unknown-host = Unbekannter Computer { $address }. Es wird weiter versucht.
hall-nobody-there = Keine Antwort unter { $addresses }. Es wird weiter versucht.
hall-bad-credentials = Die Zertifikate dieses Turniers passen nicht zueinander.
hall-net-failed = Netzfehler: { $text }
hall-no-certificate = Das Zertifikat ließ sich nicht ausstellen. Das kann nur das Pult des Hauptschiedsrichters, in einem Programm mit Netzfunktionen.
hall-not-replicated = Die Einträge der Tische lassen sich hier nicht speichern. An den Tischen sind sie sicher.
hall-not-kept = Das ließ sich nicht speichern und wurde deshalb nicht gesendet. Schaffen Sie Platz auf dem Datenträger und versuchen Sie es noch einmal.
hall-flooded = Tisch { $table } sendet viel zu viele Nachrichten. Was zu viel ist, wird ignoriert; der Tisch bleibt verbunden.
hall-flooded-strangers = Viele Nachrichten kommen von Tischen, die nicht zu diesem Turnier gehören. Sie werden ignoriert.
hall-flooded-door = Jemand versucht ununterbrochen beizutreten. Was zu viel ist, wird ignoriert; ein echter Tisch muss es vielleicht mehrmals versuchen.
hall-forged = Jemand hat versucht, sich als Tisch { $table } auszugeben. Das wurde ignoriert.
hall-back = { $count ->
    [one] Tisch { $tables } hat wieder Kontakt.
   *[other] Die Tische { $tables } haben wieder Kontakt.
}
hall-unfit = Tisch { $table } hat einen Eintrag gesendet, der nicht passt. Er wurde abgelehnt.
hall-new-game = Tisch { $table } hat eine neue Partie.
hall-game-replaced = Tisch { $table } hat eine andere Partie, obwohl die vorige nicht zu Ende war. Um die vorige fortzusetzen, geben Sie { $word } { $table } ein und öffnen die Datei am Tisch.
hall-moved = Tisch { $table }: Es zählt die Fassung, die jetzt am Tisch ist; die andere bleibt zurück. Abgeschlossene Halbzüge: { $plies } am Tisch, { $left } in der anderen. Beide bleiben gespeichert.
hall-moved-rulings = { $count ->
    [one] Eine Entscheidung steht nur in der anderen Fassung. Wird sie noch gebraucht, entscheiden Sie noch einmal.
   *[other] { $count } Entscheidungen stehen nur in der anderen Fassung. Werden sie noch gebraucht, entscheiden Sie noch einmal.
}
hall-strange-ruling = Tisch { $table } hat eine ungültige Entscheidung erhalten (falsche Unterschrift oder wiederholt). Sie wurde ignoriert.
hall-ruled = { CAPITAL($name) } hat entschieden, { $count ->
    [one] Tisch { $tables }
   *[other] Tische { $tables }
}: { $verb }.
hall-desk-there = Das Pult von { $name } ist verbunden.
hall-desk-gone = Das Pult von { $name } ist nicht verbunden.
hall-only-looks = Dieses Pult schaut nur zu.
hall-only-the-chief = Das kann nur das Pult des Hauptschiedsrichters.
hall-kept-by-the-chief = Das kann nur das Pult des Hauptschiedsrichters; hier lässt sich das Turnier nur lesen.
hall-event-not-for-looks = Pulte, die nur zuschauen, sehen das Turnier nicht.
hall-no-game-there = Tisch { $table } hat noch keine Partie.
hall-not-whole = Der Abgabezug von Tisch { $table } liegt noch auf dessen altem Computer: Wo die Partie weitergeht, lässt sich der Umschlag nicht öffnen. Öffnen Sie ihn dort, oder erklären Sie ihn für verloren: { $table }: umschlag verloren.
hall-not-whole-locked = Tisch { $table } wurde mit einer PIN gesperrt, die an dessen altem Computer bleibt: Die Partie bleibt gesperrt, wo sie weitergeht, und keine PIN öffnet sie dort. Ist jener Computer beigetreten, entscheiden Sie { $table }: entsperren.
hall-no-table = Einen Tisch { $table } gibt es nicht.
hall-no-ruling = { $text } ist keine Entscheidung.
hall-ruling-short = „{ $text }“ ist noch keine ganze Entscheidung: Es fehlt etwas, oder ein Wort passt nicht.
hall-lock-there = Sperren Sie den Tisch am Tisch selbst: Seine PIN wird nie über das Netz gesendet. Entsperren können Sie ihn von hier.
hall-not-understood = „{ $text }“ wurde nicht verstanden. Tippen Sie hilfe.
hall-done = Tisch { $table }: { $verb }, ausgeführt.
hall-refused = Tisch { $table }: { $verb }, nicht ausgeführt. { $why }
hall-ruling-waits = Tisch { $table }: { $verb }, noch nicht zugestellt.
hall-not-delivered = Tisch { $table } hat keinen Kontakt. Die Entscheidung wird gesendet, sobald er wieder verbunden ist; zurückziehen { $table } nimmt sie zurück.
hall-no-code-came = Tisch { $table } gibt keinen Code: { $why ->
    [cannot_listen] Ein anderes Programm auf dem Computer dort benutzt diese Adresse. Tippen Sie: { $table }: { $word }, und eine andere Adresse mit Port.
    [not_built] Das Programm dort wurde ohne Netz gebaut.
    [apart] Das Relais antwortet nicht.
   *[other] Der Computer dort kann keinen Zugang im Netz öffnen.
}
hall-nothing-waits = Für Tisch { $table } wartet keine Entscheidung.
hall-withdrawn = Tisch { $table }: { $verb }, zurückgezogen.
hall-round = { $count ->
    [0] Keine Uhren zu starten.
    [one] Die Uhren von { $count } Tisch werden gestartet.
   *[other] Die Uhren von { $count } Tischen werden gestartet.
}
hall-ask-round = { $count ->
    [0] Die Uhren starten, wenn die Partien da sind? Ja oder nein.
    [one] Die Uhren von { $count } Tisch starten? Ja oder nein.
   *[other] Die Uhren von { $count } Tischen starten? Ja oder nein.
}
hall-round-owed = { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }: noch keine Partie dieser Runde; die Uhren starten, sobald sie da ist.
hall-ask-ruling = Tisch { $table }: { $verb }? Ja oder nein.
hall-ask-remove = Tisch { $table } aus dem Turnier nehmen? Ja oder nein.
hall-removed = Tisch { $table } wurde aus dem Turnier genommen.
hall-ask-remove-desk = Das Pult von { $name } aus dem Turnier nehmen? Ja oder nein.
hall-removed-desk = Das Pult von { $name } wurde aus dem Turnier genommen und kann nicht mehr entscheiden. Sein Computer kann noch mitlesen, solange er das Zertifikat des Turniers hat.
hall-no-desk = Ein Pult von { $name } gibt es nicht.
hall-desk-out = Der Hauptschiedsrichter hat dieses Pult aus dem Turnier genommen.
hall-desk-row = { CAPITAL($name) }: { $power ->
    [chief] Hauptschiedsrichter
    [looks] Zuschauer
   *[arbiter] Schiedsrichter
}, { $state ->
    [own] dieses Pult
    [there] verbunden
   *[away] nicht verbunden
}.
hall-desk-row-unnamed = { $power ->
    [chief] Hauptschiedsrichter
    [looks] Zuschauer
   *[arbiter] Schiedsrichter
}, { $state ->
    [own] dieses Pult
    [there] verbunden
   *[away] nicht verbunden
}.
hall-relay-row = Relais { $number }: Tische erreichen es unter { $addresses }.
hall-no-relays = Es gibt keine Relais.
hall-no-relay = Ein Relais { $number } gibt es nicht.
hall-ask-remove-relay = Relais { $number }, erreichbar unter { $addresses }, aus dem Turnier nehmen? Ja oder nein.
hall-removed-relay = Relais { $number } wurde aus dem Turnier genommen; was mit seinem Schlüssel unterschrieben ist, gilt nicht. Sein Computer kann noch übertragen und mitlesen, solange er das Zertifikat des Turniers hat.
hall-quiet = Unaufgeforderte Meldungen aus.
hall-speaks = Unaufgeforderte Meldungen ein.
hall-code = Code für Tisch { $table }: { $words }. In Buchstaben: { $squares }. Er gilt zehn Minuten.
hall-seat-code = Tisch { $table }, Code für { $side }: { $words }. In Buchstaben: { $squares }. Am anderen Computer tippen: hinsetzen { $address }, dann den Code. Gültig zehn Minuten.
hall-file = Damit Tisch { $table } beitritt, nehmen Sie die Datei { $name } aus dem Ordner des Turniers: annabella --hall DATEI. Sie gilt eine Woche. Wer die Datei hat, kann um Aufnahme bitten: Tragen Sie sie hin, senden Sie sie nicht.
hall-code-desk = Code für das Pult von { $name }: { $words }. In Buchstaben: { $squares }. Er gilt zehn Minuten.
hall-code-relay = Code für ein Relais: { $words }. In Buchstaben: { $squares }. Er gilt zehn Minuten.
hall-code-expired = Der Code für Tisch { $table } ist abgelaufen.
hall-wrong-code = Für Tisch { $table } wurden falsche Codes versucht. Der Code gilt nicht mehr; geben Sie einen neuen aus.
hall-ask-admit = Tisch { $table } hat den richtigen Code: { $name }. Aufnehmen? Ja oder nein.
hall-ask-admit-unnamed = Tisch { $table } hat den richtigen Code. Aufnehmen? Ja oder nein.
hall-ask-admit-arbiter-desk = Das Pult von { $name } hat den richtigen Code. Aufnehmen? Tippen Sie ja { $name } oder nein.
hall-ask-admit-desk = Das Pult von { $name } hat den richtigen Code. Aufnehmen? Ja oder nein.
hall-ask-admit-relay = Ein Relais hat den richtigen Code; Tische erreichen es unter { $addresses }. Aufnehmen? Ja oder nein.
hall-admitted = Tisch { $table } ist beigetreten.
hall-admitted-relay = Das Relais ist beigetreten.
hall-admitted-desk = Das Pult von { $name } ist beigetreten.
hall-let-in = { $kind ->
    [table] Tisch { $table } wird aufgenommen.
    [desk] Das Pult von { $name } wird aufgenommen.
   *[relay] Das Relais wird aufgenommen.
}
hall-turned-away = { $kind ->
    [table] Tisch { $table } wurde abgewiesen; sein Code gilt nicht mehr.
    [desk] Das Pult von { $name } wurde abgewiesen; sein Code gilt nicht mehr.
   *[relay] Das Relais wurde abgewiesen; sein Code gilt nicht mehr.
}
hall-left-door = { $kind ->
    [table] Tisch { $table } wartet nicht mehr auf Einlass; sein Code gilt nicht mehr.
    [desk] Das Pult von { $name } wartet nicht mehr auf Einlass; sein Code gilt nicht mehr.
   *[relay] Das Relais wartet nicht mehr auf Einlass; sein Code gilt nicht mehr.
}
hall-left-door-valid = { $kind ->
    [table] Tisch { $table } wartet nicht mehr auf Einlass. Sein Code gilt noch.
    [desk] Das Pult von { $name } wartet nicht mehr auf Einlass. Sein Code gilt noch.
   *[relay] Das Relais wartet nicht mehr auf Einlass. Sein Code gilt noch.
}
hall-bound-elsewhere = Tisch { $table } ist nicht beigetreten: Seine Partie ist für das Turnier mit der Nummer { $digits } gesperrt. Der Code gilt noch.
hall-declined-home-game = Tisch { $table } ist nicht beigetreten: Dort läuft eine Partie zu Hause. Der Code gilt noch.
hall-declined-locked = Tisch { $table } ist nicht beigetreten: Er wurde inzwischen gesperrt. Der Code gilt noch.
hall-declined = Tisch { $table } ist doch nicht beigetreten. Der Code gilt noch.
hall-alone-at-door = { $kind ->
    [table] Tisch { $table } wartet auf Einlass.
    [desk] Das Pult von { $name } wartet auf Einlass.
   *[relay] Ein Relais wartet auf Einlass.
}
hall-also-at-door = { $kind ->
    [table] Auch Tisch { $table } wartet auf Einlass.
    [desk] Auch das Pult von { $name } wartet auf Einlass.
   *[relay] Auch ein Relais wartet auf Einlass.
}
hall-second-at-door = { $kind ->
    [table] Zwei Rechner haben den Code für Tisch { $table } benutzt. Nur der erste wartet auf Einlass. Antworten Sie im Zweifel nein und geben Sie einen neuen Code aus.
    [desk] Zwei Rechner haben den Code für das Pult von { $name } benutzt. Nur der erste wartet auf Einlass. Antworten Sie im Zweifel nein und geben Sie einen neuen Code aus.
   *[relay] Zwei Rechner haben den Code für das Relais benutzt. Nur der erste wartet auf Einlass. Antworten Sie im Zweifel nein und geben Sie einen neuen Code aus.
}
hall-newcomer = { $kind ->
    [table] Tisch { $table }
    [desk] das Pult von { $name }
   *[relay] ein Relais
}
hall-nothing-done = { $kind ->
    [table] An Tisch { $table } wurde nichts geändert.
    [desk] Das Pult von { $name } bleibt.
   *[relay] Das Relais bleibt.
}
hall-question-dropped = Ihre offene Frage entfällt. Nichts wurde geändert.
hall-at-door = Warten auf Einlass: { $list }.
hall-nobody-at-door = Niemand wartet auf Einlass.
hall-not-at-door = Niemand namens { $text } wartet auf Einlass.
hall-several-at-door = Mehrere namens { $text } warten auf Einlass. Sie werden zu jedem einzeln gefragt.
hall-no-power = „{ $text }“ ist keine Rolle. Wählen Sie schiedsrichter oder zuschauer.
hall-none-needs = Kein Tisch braucht Sie.
hall-nothing-found = Kein passender Tisch.
hall-no-table-yet = Noch kein Tisch.
hall-all-started = Alle Uhren sind gestartet.
hall-not-started = Nicht gestartet: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }.
hall-still-playing = Runde { $round } läuft noch: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }.
hall-without-game = Noch keine Partie der Runde: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }.
hall-untimed = Partien ohne Uhr: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }.
hall-nothing-said = Es wurde noch nichts gesagt.
hall-no-rulings = Es gibt noch keine Entscheidungen.
hall-why-not-entitled = Der Tisch erkennt dieses Pult nicht an.
hall-why-other-game = Dort wird jetzt eine andere Partie gespielt.
hall-why-spent = Diese Entscheidung wurde schon beantwortet.
hall-why-stale = Was Sie gesehen haben, steht nicht im Protokoll des Tisches.
hall-why-ruled = Ein anderes Pult hat dort entschieden, seit Sie hingesehen haben. Sehen Sie noch einmal hin und entscheiden Sie dann.
hall-why-advanced = { $count ->
    [one] Inzwischen wurde ein Zug abgeschlossen. Sehen Sie noch einmal hin.
   *[other] Inzwischen wurden { $count } Züge abgeschlossen. Sehen Sie noch einmal hin.
}
hall-why-not-understood = Der Tisch versteht das nicht.
hall-status = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $needs ->
    [0] an keinem werden Sie gebraucht
    [one] an { $needs } werden Sie gebraucht
   *[other] an { $needs } werden Sie gebraucht
}.
hall-status-waits = { $count ->
    [one] { $count } Entscheidung ist
   *[other] { $count } Entscheidungen sind
} nicht zugestellt.
hall-tables = Tische
hall-column-table = Tisch
hall-column-players = Spieler
hall-column-clocks = Uhren
hall-column-needs = Stand
hall-field = Befehl
hall-field-hint = Tippen Sie einen Befehl, oder eine Tischnummer und eine Entscheidung; hilfe listet sie auf
hall-search = Tisch suchen
hall-button-next = Nächster Tisch, der mich braucht
hall-button-needs = Nur Tische, die mich brauchen
hall-button-all = Alle Tische
hall-button-pairings = Paarungen
hall-button-help = Hilfe
hall-button-admit = Einlassen
hall-button-decline = Ablehnen
hall-page-pairings = Paarungen der Runde { $round }
hall-column-command = Befehl
hall-column-does = Was er tut
hall-column-tie-breaks = Feinwertungen
hall-button-start = Runde starten
hall-button-quiet = Stummschalten
hall-button-speak = Wieder sprechen
hall-button-again = Wiederholen
hall-said = Meldungen
hall-rulings = Entscheidungen
hall-somebody = der Schiedsrichter
hall-no-folder = Es gibt keinen Ordner für Turniere. Wählen Sie einen mit --data.
hall-passed-over = { $path } ist keine Datei und wurde ignoriert. Nehmen Sie es aus dem Ordner der Turniere.
hall-unnamed = Es gibt noch kein Turnier. Legen Sie eines an: annabella hall --event "Club Open".
hall-no-report = { $file } ist kein Turnierbericht (TRF). Es wurde kein Turnier angelegt.
hall-other-name = Das Turnier { $kept } benutzt schon die Datei, die { $name } brauchen würde. Wählen Sie einen anderen Namen.
hall-which = Es gibt mehrere Turniere. Wählen Sie eines mit --event: { $names }.
hall-no-key = Falsche Passphrase für das Turnier in { $path }.
hall-closed = Das Turnier in { $path } ist mit einer Passphrase geschützt. Starten Sie mit --passphrase DATEI, oder mit --passphrase -, um sie zu tippen.
hall-closed-not-chief = Nur das Turnier des Hauptschiedsrichters kann eine Passphrase haben: Das in { $path } gehört jemand anderem.
hall-new-passphrase = Eine Passphrase für { $name } setzen? Ohne sie kann in Ihrem Namen entscheiden, wer die Dateien dieses Computers lesen kann. Mit ihr müssen Sie sie bei jedem Öffnen des Turniers eingeben; vergessen Sie sie, kann niemand das Turnier öffnen. Tippen Sie eine Passphrase, oder drücken Sie Enter für keine.
hall-type-passphrase = { $name } ist mit einer Passphrase geschützt. Tippen Sie sie.
hall-ask-passphrase = Tippen Sie eine neue Passphrase für den Schlüssel dieses Turniers. Sie wird weder gezeigt noch gesprochen; eine leere Zeile ändert nichts.
hall-ask-passphrase-again = Tippen Sie sie noch einmal.
hall-passphrase-differs = Die Passphrasen stimmen nicht überein.
hall-passphrase-set = Die neue Passphrase gilt. Ohne sie kann niemand, auch Sie nicht, dieses Turnier auf diesem Computer öffnen.
hall-passphrase-field = Passphrase
hall-not-let-in = Der Code ist falsch oder abgelaufen. Bitten Sie den Hauptschiedsrichter um einen neuen.
hall-turned-away-here = Der Hauptschiedsrichter hat diesen Computer nicht aufgenommen.
hall-lapsed-here = Der Code ist abgelaufen, bevor der Hauptschiedsrichter geantwortet hat. Bitten Sie um einen neuen.
relay-carries = Dieser Computer überträgt für { $event }. Tische treten hier unter { $addresses } bei.
relay-nowhere = Dieser Computer überträgt noch für kein Turnier. Nennen Sie das Pult und den Code für ein Relais: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = Die Verbindung zum Turnier ließ sich nicht speichern: { $text } Nach einem Neustart brauchen Sie einen neuen Code.
relay-no-door = Neue Tische können über diesen Computer nicht beitreten: { $text }
option-hall = nimmt an einem Turnier teil: die Adresse des Schiedsrichterpults, etwa 192.168.1.20; mit --code
option-event = Name des Turniers, ein neues wird angelegt; oder sein Turnierbericht (TRF)
option-last = öffnet das neueste Turnier, oder legt eines mit dem heutigen Datum als Namen an
option-passphrase = liest die Passphrase für den Schlüssel des Turniers aus der ersten Zeile dieser Datei; - um sie zu tippen
option-listen = Adresse, unter der dieses Pult erreichbar ist; auch der nächste Port wird benutzt
option-headless = ohne Fenster: Befehle über die Standardeingabe, Meldungen auf die Standardausgabe
option-sealed = überträgt für alle, die kommen, Partien zwischen zwei Computern; Ende zu Ende verschlüsselt
usage-hall =
    annabella hall [--event NAME|TRF] [--last] [--tournament DATEI] [--passphrase DATEI] [--data ORDNER] [--listen ADRESSE] [--headless] [--hall ADRESSE --code CODE]
        öffnet das Schiedsrichterpult für alle Tische eines Turniers
usage-relay =
    annabella relay [--hall ADRESSE --code CODE] [--sealed] [--listen ADRESSE] [--data ORDNER]
        überträgt zwischen dem Pult und den Tischen in einem anderen Raum
