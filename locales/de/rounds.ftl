# The tournament's file at the hall desk, and the report of a round.
event-entry = { $when }, { $by }: { $what }
event-article = (Artikel { $article })
event-board = Runde { $round }, Brett { $board }
event-round = Runde { $round }
event-opened = Das Turnier { $event } ist angelegt. Runden: { $rounds }.
event-imported = Das Turnier ist aus einem Turnierbericht angelegt.
event-details = Turnier: { $event }. Runden: { $rounds }.
event-player = { $name } ist eingetragen, Nummer { $player }.
event-withdrawn = { $name } ist ab Runde { $round } zurückgetreten: { $why }
event-returned = { $name } spielt wieder mit.
event-unpaired = Runde { $round }, Brett { $board }: Paarung gelöscht.
event-bye = Runde { $round }: { $name } { $bye ->
    [full] hat ein Freilos mit ganzem Punkt
    [half] hat ein Freilos mit halbem Punkt
    [allocated] ist spielfrei
   *[zero] hat ein Freilos ohne Punkt
}.
event-bye-cancelled = Runde { $round }: Freilos von { $name } zurückgenommen.
event-table = Runde { $round }, Brett { $board } wird an Tisch { $table } gespielt.
event-result = Runde { $round }, Brett { $board }: { $result }{ $signed ->
    [both] , von beiden unterschrieben
    [white] , nur von Weiß unterschrieben
    [black] , nur von Schwarz unterschrieben
    [neither] , von niemandem unterschrieben
   *[unknown] {""}
}{ $cited }
event-annulled = Runde { $round }, Brett { $board }: Das Ergebnis { $result } ist annulliert: { $why }
event-report = { $place }: { $text }{ $cited }
event-committee = Einspruchsausschuss: { $names }.
event-appeal = { $place }: { $name } legt Einspruch ein: { $text }{ $cited }
event-appeal-voted = { $name } stimmt { $upheld ->
    [yes] für
   *[no] gegen
} Einspruch { $appeal }.
event-appeal-votes = Für den Einspruch: { $for }. Dagegen: { $against }.
event-no-vote = niemand
event-deposit = { $happens ->
    [due] Gebühr: { $text }.
    [returned] Die Gebühr wird zurückgezahlt: { $text }.
   *[kept] Die Gebühr behält der Veranstalter: { $text }.
}
event-appeal-decided = Einspruch { $appeal } { $upheld ->
    [yes] hatte Erfolg
   *[no] wurde abgewiesen
}: { $text }
event-play-off = Stichkampf: { $names }. Bedenkzeit: { $time }.
event-play-off-cancelled = Der Stichkampf zwischen { $names } ist zurückgenommen: { $why }
event-colours = Stichkampf: { $name } hat Weiß.
event-play-off-result = Stichkampf: { $white } gegen { $black } { $result }
play-off-next = Als Nächstes: { $white } mit Weiß gegen { $black }{ $minutes ->
    [0] {""}
   *[other] , nach mindestens { $minutes } Minuten Pause
}.
play-off-draw = Losen Sie die Farben neu aus: { $names }.
play-off-won = { $name } hat den Stichkampf gewonnen.
play-off-ranks = Neue Plätze: { $ranks }.
no-event-open = Es ist noch niemand eingetragen. Tippen Sie: eintragen, dann einen Namen.
no-event-second = Es gibt schon ein Turnier.
no-event-text = Tippen Sie auch einen Namen, einen Grund oder eine Beschreibung.
no-event-rounds = Ein Turnier hat 1 bis { $most } Runden.
no-event-rounds-unset = Die Zahl der Runden steht noch nicht fest. Geben Sie zum Beispiel ein: { $typed }.
no-event-time = „{ $text }“ ist keine Bedenkzeit. Tippen Sie zum Beispiel 5400+30.
no-event-day = „{ $text }“ ist kein Datum. Tippen Sie zum Beispiel 2026-11-23.
no-event-players = In dem Turnierbericht steht kein Spieler.
no-event-other-player = Im Turnierbericht ist Nummer { $player } ein anderer Spieler als { $name }. Nichts wurde übernommen.
no-event-new = Der Turnierbericht enthält nichts Neues.
no-event-player = Es gibt keinen Spieler mit der Nummer { $player }.
no-event-twin = { $name } hat diese FIDE-ID schon.
no-event-late = Das Rundenturnier ist schon ausgelost; es kann niemand mehr eingetragen werden.
no-event-berger = Berger-Tabellen gibt es für 3 bis 16 Spieler, nicht für { $count }.
no-event-paired = Es gibt schon Paarungen. Löschen Sie sie zuerst.
no-event-round = Es gibt keine Runde { $round }; die letzte ist { $rounds }.
no-event-game = In Runde { $round } spielt an Brett { $board } niemand.
no-event-board = In Runde { $round } ist Brett { $board } schon vergeben.
no-event-too-few = Ein Spieler allein kann nicht gepaart werden.
no-event-paired-with-self = Niemand kann gegen sich selbst gepaart werden.
no-event-busy = { $name } hat in Runde { $round } schon einen Gegner oder ein Freilos.
no-event-has-bye = { $name } hat in Runde { $round } ein Freilos. Zurücknehmen: freilos zurücknehmen { $round } { $player }.
no-event-no-bye = { $name } hat in Runde { $round } kein Freilos.
no-event-several-alone = Die Liste lässt { $count } Spieler ohne Gegner. Höchstens einer darf ohne Gegner bleiben.
no-event-had-bye = { $name } hatte schon ein Freilos oder hat ohne Spiel gewonnen und darf nicht noch einmal ohne Gegner bleiben (C.04.1).
no-event-round-used = In Runde { $round } sind schon Paarungen oder Freilose eingetragen. So wenige Runden sind nicht möglich.
no-event-all-paired = Das Rundenturnier ist vollständig: In seinen { $rounds } Runden sind alle mit allen gepaart. Für weitere Runden geben Sie zuerst ein: { $typed }.
no-event-not-round-robin = Dies ist ein Schweizer Turnier. Losen Sie die nächste Runde mit dem Paarungsprogramm oder von Hand aus, oder machen Sie es zum Rundenturnier.
no-event-not-swiss = Nur ein Schweizer Turnier wird von einem Programm ausgelost. Für ein Rundenturnier: alle auslosen.
no-event-round-open = Runde { $round }, Brett { $board } hat noch kein Ergebnis. Die nächste Runde wird ausgelost, sobald jede Partie eins hat.
no-event-list = Sie ist keine Paarungsliste.
no-event-pair = Zeile { $line } der Liste ist kein Paar von Nummern.
no-event-count = Die Liste kündigt { $counted ->
    [one] { $counted } Paarung
   *[other] { $counted } Paarungen
} an, enthält aber { $found }.
no-event-report = Die Datei ist weder ein Turnierbericht (TRF) noch eine Paarungsliste noch eine Spielertabelle (CSV). Die erste Zeile einer Tabelle enthält die Überschriften: name, Wertung, Föderation, ID, sehen.
no-event-left-out = { $name } fehlt in der Liste.
no-event-met = { $name } und { $second } haben schon gegeneinander gespielt (C.04.1).
no-event-round-left = { $name } kann jetzt nicht zurücktreten: Es gibt keine spätere Runde.
no-event-withdrawn = { $name } ist zurückgetreten.
no-event-not-withdrawn = { $name } ist nicht zurückgetreten.
no-event-table = An Tisch { $table } wird schon eine andere Partie der Runde gespielt.
no-event-has-result = Runde { $round }, Brett { $board } hat schon ein Ergebnis. Nehmen Sie es zuerst zurück.
no-event-result = Runde { $round }, Brett { $board } hat kein Ergebnis.
no-event-appeals = Das Reglement dieses Turniers lässt keine Einsprüche zu (Artikel { $article }).
no-event-committee = Der Einspruchsausschuss braucht mindestens fünf Personen, Ersatzleute mitgezählt. Benennen Sie sie zuerst.
no-event-arbiter = Der Hauptschiedsrichter stimmt über Einsprüche nicht ab.
no-event-member = { $text } gehört nicht zum Einspruchsausschuss.
no-event-concerned = { $text } hat selbst Einspruch eingelegt. Ein Ersatzmitglied stimmt ab.
no-event-voted = { $text } hat schon abgestimmt.
no-event-all-voted = Über Einspruch { $appeal } haben schon drei Mitglieder abgestimmt.
no-event-votes = Drei Stimmen entscheiden über Einspruch { $appeal }. Bisher { $for } dafür und { $against } dagegen.
no-event-appeal = Es gibt keinen offenen Einspruch { $appeal }. Eine Entscheidung ist endgültig.
no-event-begun = Die erste Runde hat begonnen; das lässt sich nicht mehr ändern.
no-event-chess960 = Dies ist kein Chess960-Turnier. Tippen Sie zuerst chess960.
no-event-position = Chess960 hat keine Stellung { $position }. Die Nummern gehen von 0 bis 959.
no-event-round-begun = Runde { $round } hat begonnen; ihre Stellung steht fest.
no-event-undrawn = Die Chess960-Stellung von Runde { $round } ist noch nicht ausgelost.
no-event-over = { $place } ist noch nicht zu Ende. Ein Stichkampf beginnt, wenn die Partien aller Runden ein Ergebnis haben.
no-event-play-off = Vor dem Turnier wurde kein Stichkampf angekündigt: Seine Bedenkzeit fehlt.
no-event-tied = Einen Stichkampf spielen zwei oder mehr Spieler mit gleich vielen Punkten.
no-event-such-play-off = Es gibt keinen Stichkampf { $number }.
no-event-play-off-begun = Der Stichkampf { $number } hat begonnen; er lässt sich nicht mehr zurücknehmen.
no-event-next = Das ist nicht die nächste Partie des Stichkampfs.
incident-at = { $at }: { $what }
incident-warning = Verwarnung für { $side }
incident-penalty = Strafe für { $side }
incident-illegal-move = Regelwidriger Zug von { $side }
incident-boards-differ = Das Brett von { $side } wich ab
incident-sheets-differ = Die Partieformulare wichen voneinander ab
incident-flag = Fallblättchen von { $side } gefallen
round-report-title = { $event }, Bericht über Runde { $round }
pairing-list-page = Paarungen
pairing-list-title = { $event }: Paarungen der Runde { $round }
pairing-list-names = Nach Namen
pairing-list-alone = ohne Gegner
pairing-list-colour = Farbe
round-report-game = Brett { $board }: { $white } gegen { $black }, { $result }{ $signed ->
    [both] , von beiden unterschrieben
    [white] , nur von Weiß unterschrieben
    [black] , nur von Schwarz unterschrieben
    [neither] , von niemandem unterschrieben
   *[unknown] {""}
}
round-report-board = Brett
round-report-white = Weiß
round-report-black = Schwarz
round-report-result = Ergebnis
round-report-signed = Unterschriften
round-report-signatures = { $signed ->
    [both] beide
    [white] nur Weiß
    [black] nur Schwarz
    [neither] keine
   *[unknown] nicht festgehalten
}
round-report-incidents = Vorfälle
round-report-nothing = Keine Vorfälle.
