# The arbiter's desk over many tables: what is typed there, what it says, what its page shows.
# Commands; several words for one command are parted by semicolons.
hall-line-tables = tische
hall-line-tables-help = liest alle Tische vor, zuerst die, die den Schiedsrichter brauchen
hall-line-needs = nötig; wer braucht mich; noetig
hall-line-needs-help = liest die Tische vor, die den Schiedsrichter brauchen
hall-line-next = nächster; naechster
hall-line-next-help = öffnet den nächsten Tisch, der den Schiedsrichter braucht
hall-line-open = öffne; tisch; oeffne
hall-line-open-help = öffnet einen Tisch nach seiner Nummer: öffne 7, oder nur 7
hall-line-back = zur liste; liste
hall-line-back-help = führt vom offenen Tisch zur Liste zurück
hall-line-seen = gesehen
hall-line-seen-help = was dieser Tisch braucht, ist gesehen und wird nicht noch einmal gesagt: gesehen, oder gesehen 7
hall-line-find = suche
hall-line-find-help = sucht Tische nach Nummer oder Namen: suche Ada
hall-line-said = gesagt; noch einmal
hall-line-said-help = sagt die letzten zehn Sätze noch einmal
hall-line-quiet = ruhe
hall-line-quiet-help = ungefragt wird nichts mehr gesagt
hall-line-speak = sprich
hall-line-speak-help = was geschieht, wird wieder gesagt
hall-line-start-round = runde starten
hall-line-start-round-help = setzt die Uhren aller Tische in Gang
hall-line-not-started = nicht gestartet
hall-line-not-started-help = liest die Tische vor, deren Uhren noch nicht gelaufen sind
hall-line-rulings = entscheidungen
hall-line-rulings-help = liest die Entscheidungen vor und was aus ihnen wurde
hall-line-withdraw = zurückziehen; zurueckziehen
hall-line-withdraw-help = nimmt eine Entscheidung zurück, die ein Tisch noch nicht hat: zurückziehen 7
hall-line-file = datei
hall-line-file-help = schreibt eine Datei, mit der ein Tisch beitritt, zum Hintragen: datei 7
hall-line-code = code
hall-line-code-help = gibt einen Code, mit dem ein Tisch beitritt: code 7
hall-line-desk = pult
hall-line-desk-help = gibt einen Code für ein weiteres Pult, das entscheiden darf oder nur zusieht: pult schiedsrichter Eva, pult zuschauer Leinwand
hall-line-desks = pulte
hall-line-desks-help = liest die Pulte vor, was jedes darf und ob es verbunden ist
hall-line-remove-desk = pult entfernen
hall-line-remove-desk-help = nimmt ein Pult aus dem Turnier: pult entfernen Eva
# What a further desk may; English is understood in every language.
hall-power-arbiter = schiedsrichter
hall-power-looks = zuschauer
hall-line-save = partie sichern
hall-line-save-help = schreibt die Partie eines Tisches in eine Datei, um sie auf einem anderen Computer fortzusetzen: partie sichern 7
hall-line-passphrase = passphrase; kennwort
hall-line-passphrase-help = setzt oder ändert die Passphrase, die den Schlüssel des Turniers auf diesem Computer verschließt; sie wird erfragt und nie hinter das Wort getippt
hall-line-relay = relais
hall-line-relay-help = gibt einen Code, mit dem ein Relais beitritt, das für einen anderen Raum überträgt
hall-line-relays = alle relais
hall-line-relays-help = liest die aufgenommenen Relais vor und wo Tische sie erreichen
hall-line-remove-relay = relais entfernen
hall-line-remove-relay-help = nimmt ein Relais aus dem Turnier: relais entfernen 2
hall-line-remove = tisch entfernen
hall-line-remove-help = nimmt einen Tisch aus dem Turnier: tisch entfernen 7
hall-line-help = hilfe
hall-line-help-help = liest vor, was man tippen kann
hall-line-yes = ja
hall-line-no = nein
hall-help-at = Eine Entscheidung tippt man am offenen Tisch oder hinter seiner Nummer: 7: uhren anhalten; 7: verwarnen schwarz Reden; 7: zeit dazu weiß 2:00.
hall-help-answers = Ja und nein beantworten die zuletzt gehörte Frage. ja 6, nein tisch 6, ja Eva oder nein relais antworten für jemanden an der Tür, nach Nummer oder Namen.
hall-help-keys = Im Fenster: F6 führt von Teil zu Teil, Strg+J zum nächsten Tisch, der Sie braucht, Strg+L zurück zur Liste.
hall-told-one = { $cause }: Tisch { $table }, { $names }.
hall-told = { $cause }: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }.
hall-cause-boards-differ = Bretter verschieden
hall-cause-sheets-differ = Partieformulare verschieden
hall-cause-flag-fallen = Fallblättchen gefallen
hall-cause-claim = Antrag
hall-cause-offence = Regelverstoß
hall-cause-ruling = Entscheidung nötig
hall-cause-undelivered = Entscheidung nicht zugestellt
hall-cause-fork = Zwei Protokolle einer Partie
hall-cause-silent = Keine Nachricht
hall-cause-others-paired = Es spielen andere als gepaart sind
hall-cause-not-started = Uhren nicht gestartet
hall-cause-unsaved = Partie nicht gesichert
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
hall-reached = Dieses Pult ist erreichbar unter { $addresses }.
hall-event = Dies ist { $event }, Turniernummer { $digits }. Seine Tische nennen diese Nummer, wenn sie beitreten.
hall-not-built = Dieses Programm wurde ohne das Netz für Turniersäle gebaut.
hall-cannot-listen = An { $address } ist kein Empfang möglich: belegt oder nicht erlaubt. Geben Sie mit --listen eine andere Adresse an.
hall-unknown-host = Den Computer { $address } kennt niemand. Es wird weiter versucht.
hall-nobody-there = Unter { $addresses } antwortet niemand. Es wird weiter versucht.
hall-bad-credentials = Die Zertifikate dieses Turniers passen nicht zueinander.
hall-net-failed = Das Netz lässt sich nicht öffnen: { $text }
hall-no-certificate = Es wurde kein Zertifikat ausgestellt. Das kann nur das Pult des Hauptschiedsrichters, in einem Programm mit Netz.
hall-not-replicated = Die Einträge der Tische können hier nicht gesichert werden. Die Tische haben sie.
hall-not-kept = Das kann nicht gesichert werden und wurde nicht gesendet. Schaffen Sie Platz auf der Festplatte und versuchen Sie es noch einmal.
hall-flooded = Unter dem Namen von Tisch { $table } kommt mehr, als eine Partie je senden könnte. Was zu viel ist, wird übergangen; der Tisch wird weiter gehört.
hall-flooded-strangers = Jemand sendet eine Flut von Nachrichten im Namen von Tischen, die es in diesem Turnier nicht gibt. Sie werden übergangen.
hall-flooded-door = Jemand bittet ununterbrochen um Einlass. Was zu viel ist, wird übergangen; wer teilnehmen will, muss es vielleicht mehrmals versuchen.
hall-forged = Jemand hat im Namen von Tisch { $table } gesprochen. Es hatte keine Wirkung.
hall-back = { $count ->
    [one] Tisch { $tables } ist wieder da.
   *[other] Die Tische { $tables } sind wieder da.
}
hall-unfit = Tisch { $table }: Ein Eintrag passt nicht. Er wurde nicht übernommen.
hall-new-game = Tisch { $table } hat eine neue Partie.
hall-strange-ruling = Jemand hat Tisch { $table } eine Entscheidung geschickt, die dort nicht gilt: nicht für ihn unterschrieben oder schon gebraucht. Sie hatte keine Wirkung.
hall-ruled = { $name } hat entschieden, { $count ->
    [one] Tisch { $tables }
   *[other] Tische { $tables }
}: { $verb }.
hall-desk-there = Das Pult von { $name } ist verbunden.
hall-desk-gone = Das Pult von { $name } ist nicht erreichbar.
hall-only-looks = Dieses Pult sieht nur zu; es kann nicht entscheiden.
hall-only-the-chief = Das kann nur das Pult des Hauptschiedsrichters.
hall-kept-by-the-chief = Das geschieht am Pult des Hauptschiedsrichters. Hier kann das Turnier nur gelesen werden.
hall-event-not-for-looks = Das Turnier wird an den Pulten der Schiedsrichter gelesen, nicht an einem, das nur zusieht.
hall-no-game-there = Von Tisch { $table } ist noch keine Partie bekannt.
hall-not-whole = Der Abgabezug von Tisch { $table } bleibt an dessen altem Computer: Wo die Partie weitergeht, lässt sich der Umschlag nicht öffnen. Öffnen Sie ihn dort, oder erklären Sie ihn für verloren: { $table }: umschlag verloren.
hall-not-whole-locked = Tisch { $table } wurde mit einer PIN gesperrt, die an dessen altem Computer bleibt: Die Partie bleibt gesperrt, wo sie weitergeht, und keine PIN öffnet sie dort. Ist jener Computer beigetreten, entscheiden Sie { $table }: entsperren.
hall-no-table = Einen Tisch { $table } gibt es nicht.
hall-no-ruling = { $text } ist keine Entscheidung.
hall-lock-there = Die PIN einer Sperre bleibt an ihrem Tisch und geht durch kein Netz: Sperren Sie dort. Entsperren können Sie von hier.
hall-not-understood = { $text } wurde nicht verstanden. Tippen Sie hilfe.
hall-done = Tisch { $table }: { $verb }, ausgeführt.
hall-refused = Tisch { $table }: { $verb }, nicht ausgeführt. { $why }
hall-ruling-waits = Tisch { $table }: { $verb }, noch nicht zugestellt.
hall-not-delivered = Tisch { $table } ist nicht erreichbar. Die Entscheidung geht hinaus, sobald er wieder da ist; zurückziehen { $table } nimmt sie zurück.
hall-nothing-waits = Für Tisch { $table } wartet keine Entscheidung.
hall-withdrawn = Tisch { $table }: { $verb }, zurückgenommen.
hall-round = { $count ->
    [0] Kein Tisch wartet auf seine Uhren.
    [one] Die Uhren von { $count } Tisch werden gestartet.
   *[other] Die Uhren von { $count } Tischen werden gestartet.
}
hall-ask-round = { $count ->
    [one] Die Uhren von { $count } Tisch starten? Ja oder nein.
   *[other] Die Uhren von { $count } Tischen starten? Ja oder nein.
}
hall-round-owed = { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }: Die Partie der Runde ist dort noch nicht bekannt; die Uhren werden gestartet, sobald sie da ist.
hall-ask-ruling = Tisch { $table }: { $verb }? Ja oder nein.
hall-ask-remove = Tisch { $table } aus dem Turnier nehmen? Ja oder nein.
hall-removed = Tisch { $table } ist nicht mehr im Turnier.
hall-ask-remove-desk = Das Pult von { $name } aus dem Turnier nehmen? Ja oder nein.
hall-removed-desk = Das Pult von { $name } ist nicht mehr im Turnier und entscheidet nichts mehr. Sein Computer kann noch mitlesen, solange er das Zertifikat des Turniers hat.
hall-no-desk = Ein weiteres Pult von { $name } gibt es nicht.
hall-desk-out = Der Hauptschiedsrichter hat dieses Pult aus dem Turnier genommen.
hall-desk-row = { $name }: { $power ->
    [chief] Hauptschiedsrichter
    [looks] sieht nur zu
   *[arbiter] entscheidet
}, { $state ->
    [own] dieses Pult
    [there] verbunden
   *[away] nicht verbunden
}.
hall-desk-row-unnamed = { $power ->
    [chief] Hauptschiedsrichter
    [looks] Sieht nur zu
   *[arbiter] Entscheidet
}, { $state ->
    [own] dieses Pult
    [there] verbunden
   *[away] nicht verbunden
}.
hall-relay-row = Relais { $number }: Tische erreichen es unter { $addresses }.
hall-no-relays = Kein Relais ist aufgenommen.
hall-no-relay = Ein Relais { $number } gibt es nicht.
hall-ask-remove-relay = Relais { $number }, erreichbar unter { $addresses }, aus dem Turnier nehmen? Ja oder nein.
hall-removed-relay = Relais { $number } ist nicht mehr im Turnier; was mit seinem Schlüssel unterschrieben ist, zählt nicht. Sein Computer kann noch übertragen und mitlesen, solange er das Zertifikat des Turniers hat.
hall-quiet = Ungefragt wird nichts mehr gesagt.
hall-speaks = Was geschieht, wird wieder gesagt.
hall-code = Code für Tisch { $table }: { $words }. In Buchstaben: { $squares }. Er gilt zehn Minuten.
hall-file = Tisch { $table } tritt mit der Datei { $name } im Ordner des Turniers bei: annabella --hall und die Datei. Sie gilt eine Woche. Wer sie hat, kann anklopfen: Tragen Sie sie hin, senden Sie sie nicht.
hall-code-desk = Code für das Pult von { $name }: { $words }. In Buchstaben: { $squares }. Er gilt zehn Minuten.
hall-code-relay = Code für ein Relais: { $words }. In Buchstaben: { $squares }. Er gilt zehn Minuten.
hall-code-expired = Der Code für Tisch { $table } gilt nicht mehr.
hall-wrong-code = Für Tisch { $table } wurden falsche Codes versucht. Der Code gilt nicht mehr; geben Sie einen neuen aus.
hall-ask-admit = Tisch { $table } hat den richtigen Code: { $name }. Hereinlassen? Ja oder nein.
hall-ask-admit-unnamed = Tisch { $table } hat den richtigen Code. Hereinlassen? Ja oder nein.
hall-ask-admit-desk = Das Pult von { $name } hat den richtigen Code. Hereinlassen? Ja oder nein.
hall-ask-admit-relay = Ein Relais hat den richtigen Code; Tische erreichen es unter { $addresses }. Hereinlassen? Ja oder nein.
hall-admitted = Tisch { $table } nimmt jetzt teil.
hall-admitted-relay = Das Relais nimmt jetzt teil.
hall-admitted-desk = Das Pult von { $name } nimmt jetzt teil.
hall-let-in = { $kind ->
    [table] Tisch { $table } wird hereingelassen.
    [desk] Das Pult von { $name } wird hereingelassen.
   *[relay] Das Relais wird hereingelassen.
}
hall-turned-away = { $kind ->
    [table] Tisch { $table } wird abgewiesen; sein Code gilt nicht mehr.
    [desk] Das Pult von { $name } wird abgewiesen; sein Code gilt nicht mehr.
   *[relay] Das Relais wird abgewiesen; sein Code gilt nicht mehr.
}
hall-left-door = { $kind ->
    [table] Tisch { $table } wartet nicht mehr an der Tür; sein Code gilt nicht mehr.
    [desk] Das Pult von { $name } wartet nicht mehr an der Tür; sein Code gilt nicht mehr.
   *[relay] Das Relais wartet nicht mehr an der Tür; sein Code gilt nicht mehr.
}
hall-left-door-valid = { $kind ->
    [table] Tisch { $table } wartet nicht mehr an der Tür. Sein Code gilt noch.
    [desk] Das Pult von { $name } wartet nicht mehr an der Tür. Sein Code gilt noch.
   *[relay] Das Relais wartet nicht mehr an der Tür. Sein Code gilt noch.
}
hall-bound-elsewhere = Tisch { $table } ist nicht beigetreten: Seine Partie ist für das Turnier mit der Nummer { $digits } gesperrt. Der Code gilt noch.
hall-also-at-door = { $kind ->
    [table] Auch Tisch { $table } wartet an der Tür.
    [desk] Auch das Pult von { $name } wartet an der Tür.
   *[relay] Auch ein Relais wartet an der Tür.
}
hall-newcomer = { $kind ->
    [table] Tisch { $table }
    [desk] das Pult von { $name }
   *[relay] ein Relais
}
hall-nothing-done = { $kind ->
    [table] An Tisch { $table } wurde nichts getan.
    [desk] Das Pult von { $name } bleibt.
   *[relay] Das Relais bleibt.
}
hall-question-dropped = Ihre offene Frage entfällt. Es wurde nichts getan.
hall-at-door = An der Tür: { $list }.
hall-nobody-at-door = An der Tür wartet niemand.
hall-not-at-door = An der Tür wartet niemand namens { $text }.
hall-several-at-door = Mehrere an der Tür heißen { $text }. Sie werden zu jedem einzeln gefragt.
hall-no-power = { $text } ist keine Befugnis eines Pults. Es gibt: schiedsrichter, zuschauer.
hall-none-needs = Kein Tisch braucht Sie.
hall-nothing-found = Kein Tisch gefunden.
hall-all-started = Alle Uhren sind gelaufen.
hall-not-started = Nicht gestartet: { $count ->
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
hall-why-not-entitled = Der Tisch kennt das Recht dieses Pults zu entscheiden nicht.
hall-why-other-game = Dort wird jetzt eine andere Partie gespielt.
hall-why-spent = Diese Entscheidung wurde schon beantwortet.
hall-why-stale = Was Sie gesehen haben, steht nicht im Protokoll des Tisches.
hall-why-ruled = Ein anderes Pult hat dort entschieden, seit Sie hingesehen haben. Sehen Sie noch einmal hin und entscheiden Sie dann.
hall-why-advanced = { $count ->
    [one] Inzwischen wurde ein Zug ausgeführt. Sehen Sie noch einmal hin.
   *[other] Inzwischen wurden { $count } Züge ausgeführt. Sehen Sie noch einmal hin.
}
hall-why-not-understood = Der Tisch versteht es nicht.
hall-status = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $needs ->
    [0] keiner braucht Sie
    [one] { $needs } braucht Sie
   *[other] { $needs } brauchen Sie
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
hall-field = Pult
hall-field-hint = Ein Befehl, oder eine Nummer und eine Entscheidung; hilfe zählt sie auf
hall-search = Tisch suchen
hall-button-next = Nächster, der mich braucht
hall-button-needs = Nur die mich brauchen
hall-button-all = Alle Tische
hall-button-start = Runde starten
hall-button-quiet = Ruhe
hall-button-speak = Sprich
hall-button-again = Noch einmal
hall-said = Was gesagt wurde
hall-rulings = Entscheidungen
hall-somebody = der Schiedsrichter
hall-no-folder = Es gibt keinen Ordner, in dem ein Turnier gesichert werden kann. Nennen Sie einen mit --data.
hall-passed-over = { $path } ist keine Datei und wurde übergangen. Nehmen Sie es aus dem Ordner der Turniere.
hall-unnamed = Hier ist noch kein Turnier gesichert. Nennen Sie eines: annabella hall --event "Club Open".
hall-no-report = { $file } ist kein Turnierbericht (TRF). Daraus wurde nichts gemacht.
hall-other-name = In der Datei, die { $name } bräuchte, ist das Turnier { $kept } gesichert. Geben Sie dem neuen einen anderen Namen.
hall-which = Hier sind mehrere Turniere gesichert. Nennen Sie eines mit --event: { $names }.
hall-no-key = Das ist nicht die Passphrase des Turniers in { $path }.
hall-closed = Das Turnier in { $path } ist mit einer Passphrase verschlossen. Starten Sie mit --passphrase und der Datei, in der sie steht, oder mit --passphrase -, um sie zu tippen.
hall-closed-not-chief = Nur das Turnier des Hauptschiedsrichters wird mit einer Passphrase verschlossen: Das in { $path } gehört jemand anderem.
hall-new-passphrase = Eine Passphrase für das Turnier { $name }? Ohne sie kann in Ihrem Namen entscheiden, wer die Dateien dieses Computers lesen kann. Mit ihr wird sie bei jedem Öffnen hier erfragt, und ohne sie öffnet es niemand, auch Sie nicht. Tippen Sie sie ein, oder drücken Sie die Eingabetaste für keine.
hall-type-passphrase = Das Turnier { $name } ist mit einer Passphrase verschlossen. Tippen Sie sie ein.
hall-ask-passphrase = Tippen Sie die neue Passphrase für den Schlüssel dieses Turniers. Sie wird weder gezeigt noch gesagt; eine leere Zeile lässt alles, wie es ist.
hall-ask-passphrase-again = Tippen Sie sie noch einmal.
hall-passphrase-differs = Die beiden sind nicht gleich.
hall-passphrase-set = Der Schlüssel dieses Turniers ist von nun an mit der neuen Passphrase verschlossen. Ohne sie öffnet niemand mehr das Turnier auf diesem Computer, auch Sie nicht.
hall-passphrase-field = Passphrase
hall-not-let-in = Das Pult hat diesen Computer nicht aufgenommen: Der Code ist falsch oder gilt nicht mehr. Bitten Sie den Hauptschiedsrichter um einen neuen.
hall-turned-away-here = Der Hauptschiedsrichter hat diesen Computer nicht aufgenommen.
hall-lapsed-here = Der Code endete, bevor der Hauptschiedsrichter geantwortet hat. Bitten Sie um einen neuen.
relay-carries = Dieser Computer überträgt für { $event }. Tische treten hier unter { $addresses } bei.
relay-nowhere = Dieser Computer überträgt noch für kein Turnier. Nennen Sie das Pult und den Code für ein Relais: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = Der Zugang zum Turnier kann nicht gesichert werden: { $text } Nach einem Neustart ist ein neuer Code nötig.
relay-no-door = Neue Tische können über diesen Computer nicht beitreten: { $text }
