# The tournament at the hall desk: words to type and answers.
option-tournament = legt das Turnier aus diesem Turnierbericht (TRF) an
# Commands; semicolons separate several words for one command.
hall-line-event = turnier
hall-line-event-help = nennt das Turnier und die laufende Runde
hall-line-players = spieler
hall-line-players-help = liest die Spieler mit ihren Nummern vor
hall-line-enter = eintragen; spieler eintragen
hall-line-enter-help = trägt einen Spieler ein: eintragen Ada Lovelace; Wertung 2100; ID 1900001; blind, sehend oder gehörlos; Tisch 12 für einen festen Tisch; mit der Nummer voran ergänzen Sie Angaben: eintragen 3; Titel WGM
hall-line-rounds = rundenzahl
hall-line-rounds-help = legt die Zahl der Runden fest: rundenzahl 7
hall-line-system = system
hall-line-system-help = legt fest, wie ausgelost wird: Rundenturnier, doppeltes Rundenturnier oder Schweizer System
hall-line-time = bedenkzeit
hall-line-time-help = legt die Bedenkzeit fest: bedenkzeit 5400+30
hall-line-pair-all = alle auslosen; alle paaren
hall-line-pair-all-help = lost alle Runden eines Rundenturniers nach den Berger-Tabellen aus
hall-line-pair-next = nächste runde auslosen; nächste auslosen
hall-line-pair-next-help = lost die nächste Runde eines Schweizer Turniers mit dem Paarungsprogramm aus und fragt, bevor die Liste übernommen wird
hall-line-pairing-program = paarungsprogramm
hall-line-pairing-program-help = nennt das Paarungsprogramm für „nächste runde auslosen“ mit seinen Optionen; {"{report}"} und {"{list}"} stehen für seine Dateien: paarungsprogramm bbpPairings --dutch {"{report}"} -p
hall-line-pair = paaren
hall-line-pair-help = setzt eine Paarung an, Weiß zuerst: paaren 2.1 5 8
hall-line-unpair = paarung löschen; paarung loeschen
hall-line-unpair-help = löscht eine Paarung: paarung löschen 2.1
hall-line-bye = freilos
hall-line-bye-help = gibt einem Spieler ein Freilos mit ganzem, halbem oder keinem Punkt oder das der Paarung: freilos 2 5 halb oder freilos 2 5 paarung
hall-line-cancel-bye = freilos zurücknehmen; freilos zuruecknehmen
hall-line-cancel-bye-help = nimmt ein Freilos zurück: freilos zurücknehmen 2 5
hall-line-seat = tisch zuweisen
hall-line-seat-help = legt fest, an welchem Tisch ein Brett gespielt wird: tisch zuweisen 2.1 12
hall-line-round = runde
hall-line-round-help = eröffnet diese Runde an den Tischen und liest ihre Paarungen vor: runde 2
hall-line-pairings = paarungen
hall-line-pairings-help = liest die Paarungen vor: paarungen, oder paarungen 3
hall-line-check = paarungen prüfen
hall-line-check-help = prüft die Paarungen einer Runde: fehlende Spieler, schon gespielte Begegnungen, dreimal hintereinander dieselbe Farbe: paarungen prüfen oder paarungen prüfen 3
hall-line-pairing-list = paarungsliste
hall-line-pairing-list-help = schreibt die Paarungen einer Runde als Seite zum Aushängen (HTML), nach Brett und nach Namen: paarungsliste oder paarungsliste 3
hall-line-result = ergebnis
hall-line-result-help = trägt ein Ergebnis von Hand ein (1-0, 0-1, 1/2, +/-, -/+, -/-, 0-0, 1/2-0, 0-1/2): ergebnis 4 1-0, oder ergebnis 2.4 +/- 6.7.1
hall-line-cancel = ergebnis zurücknehmen; ergebnis zuruecknehmen
hall-line-cancel-help = nimmt ein falsch eingetragenes Ergebnis zurück, mit dem Grund: ergebnis zurücknehmen 4 Formulare zeigen etwas anderes
hall-line-standings = rangliste; tabelle
hall-line-standings-help = liest die Rangliste vor
hall-line-incident = vorfall
hall-line-incident-help = hält einen Vorfall fest, an einem Brett oder allgemein: vorfall 4 ein Telefon hat geklingelt, Artikel 11.3.2
hall-line-committee = einspruchsausschuss
hall-line-committee-help = benennt den Einspruchsausschuss, mindestens fünf Personen, den Vorsitz zuerst: einspruchsausschuss Ann, Bob, Cem, Dag, Eve
hall-line-appeal = einspruch
hall-line-appeal-help = hält den Einspruch eines Spielers fest: einspruch 5 der Zug war regelgemäß
hall-line-vote = stimme
hall-line-vote-help = trägt die Stimme eines Mitglieds des Einspruchsausschusses zu einem Einspruch ein; drei Stimmen entscheiden: stimme 1 Ann dafür, oder stimme 1 Bob dagegen
hall-line-upheld = einspruch stattgegeben
hall-line-upheld-help = hält fest, dass der Ausschuss einem Einspruch stattgegeben hat, und warum: einspruch stattgegeben 1 er war regelgemäß
hall-line-rejected = einspruch abgewiesen
hall-line-rejected-help = hält fest, dass der Ausschuss einen Einspruch abgewiesen hat, und warum: einspruch abgewiesen 1 er war regelwidrig
hall-line-out = spieler raus
hall-line-out-help = lässt einen Spieler nach der laufenden Runde zurücktreten: spieler raus 5 krank
hall-line-in = spieler zurück; spieler zurueck
hall-line-in-help = nimmt einen zurückgetretenen Spieler wieder auf: spieler zurück 5
hall-line-play-off = stichkampf
hall-line-play-off-help = beginnt einen Stichkampf zwischen punktgleichen Spielern, in der Reihenfolge der Lose: stichkampf 5 8
hall-line-play-off-result = stichkampf ergebnis
hall-line-play-off-result-help = trägt eine Partie eines Stichkampfs ein, Weiß zuerst: stichkampf ergebnis 1 5 8 1-0
hall-line-play-off-white = stichkampf weiß; stichkampf weiss
hall-line-play-off-white-help = legt fest, wer nach dem Auslosen der Farben Weiß hat: stichkampf weiß 1 8
hall-line-cancel-play-off = stichkampf zurücknehmen; stichkampf zuruecknehmen
hall-line-cancel-play-off-help = nimmt einen Stichkampf zurück, der noch nicht begonnen hat: stichkampf zurücknehmen 1 falsch ausgelost
hall-line-play-off-time = stichkampf bedenkzeit
hall-line-play-off-time-help = legt vor Turnierbeginn die Bedenkzeit der Stichkämpfe fest: stichkampf bedenkzeit 180+2
hall-line-report = berichte schreiben
hall-line-report-help = schreibt den Turnierbericht (TRF26; mit „berichte schreiben trf16“ TRF16), die Rangliste und den Rundenbericht in Dateien
hall-line-single-files = einzelne dateien
hall-line-single-files-help = schreibt jede Partie auch in eine eigene Datei, in einem eigenen Ordner
hall-line-single-files-off = einzelne dateien aus
hall-line-single-files-off-help = schreibt nur eine Datei je Runde
hall-line-chess960 = chess960; schach960
hall-line-chess960-help = spielt Chess960: Jede Runde beginnt mit einer zufälligen Stellung, an allen Tischen derselben
hall-line-chess960-off = chess960 aus; schach960 aus
hall-line-chess960-off-help = kehrt zum gewöhnlichen Schach zurück
hall-line-position = startstellung
hall-line-position-help = legt die Chess960-Stellung der nächsten Runde fest, 0 bis 959, statt sie auszulosen: startstellung 518, oder startstellung 2 518
hall-line-delay = verzögerung; verzoegerung
hall-line-delay-help = legt fest, um wie viele Minuten die Übertragung verzögert wird: verzögerung 15
hall-line-city = ort
hall-line-city-help = legt den Ort fest: ort Lissabon
hall-line-federation = föderation; foederation
hall-line-federation-help = legt die Föderation fest: föderation POR
hall-line-days = tage
hall-line-days-help = legt den ersten und den letzten Tag fest: tage 2026-11-23 2026-11-27
hall-line-chief = hauptschiedsrichter
hall-line-chief-help = legt den Hauptschiedsrichter fest: hauptschiedsrichter Dora Hooper
hall-line-default-time = karenzzeit; wartezeit
hall-line-default-time-help = legt die Karenzzeit in Minuten fest: karenzzeit 30
hall-line-tie-breaks = feinwertungen; feinwertung
hall-line-tie-breaks-help = legt die Feinwertungen fest: feinwertungen DE, BH, SB
hall-line-points = punkte
hall-line-points-help = legt vor der ersten Runde die Punkte für Sieg, Remis und Niederlage fest: punkte 3-1-0
hall-line-deposit = einspruchsgebühr; kaution
hall-line-deposit-help = legt die Gebühr für einen Einspruch fest, 0 für keine: einspruchsgebühr 50 Euro
hall-line-sheets = partieformulare; formulare
hall-line-sheets-help = vermerkt, dass die Formulare eines Bretts abgegeben sind, oder liest vor, welche fehlen: formulare 4, formulare 4 weiß, oder formulare
hall-line-call = start in
hall-line-call-help = kündigt den Beginn der Runde fünf Minuten und eine Minute vorher an; 0 nimmt die Ankündigung zurück: start in 10
hall-line-no-appeals = keine einsprüche; keine einsprueche
hall-line-no-appeals-help = schließt Einsprüche aus
hall-line-appeals = einsprüche erlaubt; einsprueche erlaubt
hall-line-appeals-help = lässt Einsprüche zu
hall-line-my-name = mein name
hall-line-my-name-help = legt den Namen fest, mit dem Entscheidungen und Vermerke von diesem Pult unterschrieben werden: mein name Dora Hooper
hall-line-import = einlesen; meldungen
hall-line-import-help = übernimmt Neues aus einem späteren Turnierbericht, etwa die nächsten Paarungen, oder die Liste eines Paarungsprogramms: einlesen runde-2.trf; oder Spieler aus einer als CSV gespeicherten Tabelle (Name, Wertungszahl, Föderation, ID, Sehvermögen): meldungen verein.csv
around-round-robin = Rundenturnier
around-double-round-robin = doppeltes Rundenturnier
around-swiss = Schweizer System; schweizer
around-bye-full = ganz; 1
around-bye-half = halb; 1/2; ½
around-bye-zero = null; 0
around-bye-allocated = paarung; zugeteilt; u
around-result-draw = remis; unentschieden
around-result-white = weiß; weiß gewinnt; weiß gewonnen
around-result-black = schwarz; schwarz gewinnt; schwarz gewonnen
around-vote-for = dafür; ja
around-vote-against = dagegen; nein
around-field-name = name; spieler
around-field-rating = Wertung; Wertungszahl; Elo
around-field-id = ID; FIDE-ID
around-field-title = Titel
around-field-federation = Föderation; Foederation; Verband
around-field-team = Mannschaft
around-field-table = tisch
around-field-sight = sehen; Sehvermögen
around-sight-vi = sehbehindert; blind
around-sight-sighted = sehend
around-sight-deaf = gehörlos; taub
around-about = { $name }: { $system }, Runden: { $rounds }, Spieler: { $players }. { $state ->
    [none] Noch keine Runde hat begonnen.
    [results] Ergebnisse liegen bis Runde { $round } vor.
   *[other] Runde { $round } läuft.
}
around-city = Ort: { $text }.
around-federation = Föderation: { $text }.
around-days = Tage: { $text }.
around-chief = Hauptschiedsrichter: { $text }.
around-time = Bedenkzeit: { $text }.
around-play-off-time = Bedenkzeit der Stichkämpfe: { $text }.
around-default-time = Karenzzeit: { $minutes } min.
around-tie-breaks = Feinwertungen: { $text }.
around-points = Punkte für Sieg, Remis und Niederlage: { $text }.
around-usual-points = Ein Sieg zählt einen Punkt, ein Remis einen halben.
around-forfeit-points = Ein kampfloser Sieg zählt { $win }, eine kampflose Niederlage { $loss }.
around-deposit = Gebühr für einen Einspruch: { $text }.
around-no-deposit = Ein Einspruch kostet keine Gebühr.
around-none = keine;kein;nichts;aus;off
around-call = { $minutes ->
    [0] Es ist Zeit, die Runde zu starten. Tippen Sie runde starten.
    [one] Die Runde beginnt in { $minutes } Minute.
   *[other] Die Runde beginnt in { $minutes } Minuten.
}
around-call-set = { $minutes ->
    [0] Der Beginn der Runde wird nicht angekündigt.
    [one] Die Runde beginnt in { $minutes } Minute.
   *[other] Die Runde beginnt in { $minutes } Minuten. Der Beginn wird fünf Minuten und eine Minute vorher angekündigt.
}
sheets-all = Runde { $round }: Von beendeten Partien fehlt kein Formular.
sheets-missing = Runde { $round }: Es fehlen Formulare: { $boards }.
sheets-missing-board = Brett { $board } ({ $sides ->
    [white] Weiß
    [black] Schwarz
   *[both] beide
})
event-sheets = Runde { $round }, Brett { $board }: { $sides ->
    [white] Das Formular von Weiß ist abgegeben
    [black] Das Formular von Schwarz ist abgegeben
   *[both] Beide Formulare sind abgegeben
}.
around-appeals-excluded = Einsprüche sind ausgeschlossen.
around-appeals-allowed = Einsprüche sind zugelassen.
around-by = Entscheidungen von diesem Pult unterschreibt { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , Wertungszahl { $rating }
}{ $state ->
    [out] , zurückgetreten
   *[in] {""}
}
around-no-players = Noch sind keine Spieler eingetragen.
around-namesake = Auch Nummer { $player } heißt so.
around-player-changed = Nummer { $number } ist jetzt: { $data }.
around-entries-known = { $count ->
    [one] { $count } Spieler war schon eingetragen.
   *[other] { $count } Spieler waren schon eingetragen.
}
around-entries-same = Zeile { $line }: { $name } wurde nicht eingetragen, denn Nummer { $number }, { $other }, hat { $what ->
    [id] dieselbe FIDE-ID. Ist es jemand anderes, berichtigen Sie die ID in der Datei
   *[name] denselben Namen. Ist es jemand anderes, tippen Sie: { $typed }
}. Um Nummer { $number } zu ändern, tippen Sie zum Beispiel: eintragen { $number }; Wertung 1850
around-entries-twice = Zeile { $line }: { $name } steht zweimal in der Datei und wurde einmal eingetragen.
around-entries-unread = Zeile { $line } wurde übergangen: Der Name fehlt.
around-entries-none = Die Datei enthält keine Spieler, nur Überschriften.
around-entries-cell = Zeile { $line } wurde übergangen: In der Spalte { $column } ist { $cell } nicht möglich.
around-check-fine = Runde { $round }: In den Paarungen wurde kein Fehler gefunden.
around-no-pairings = Für Runde { $round } gibt es noch keine Paarungen.
around-empty-round = Runde { $round } hat begonnen, aber niemand ist in ihr gepaart. Paaren Sie sie, zum Beispiel: { $typed }. Dann bekommen die Tische ihre Partien.
around-not-paired = In Runde { $round } ohne Paarung: { $names }.
around-free-anyway = { $name } ist in Runde { $round } ohnehin spielfrei. Mit diesem Freilos bringt die freie Runde Punkte, die der anderen nicht.
around-changed = Tisch { $table } meldet jetzt { $result }, eingetragen ist { $entered }. Hat der Tisch recht, nehmen Sie das alte Ergebnis zurück und tragen das neue von Hand ein.
around-gone = Tisch { $table }: Das Ergebnis wurde dort annulliert, hier ist { $result } eingetragen. Nehmen Sie es zurück, wenn das stimmt.
around-was-cancelled = Tisch { $table } meldet { $result }; hier wurde das zurückgenommen. Tragen Sie es von Hand ein, wenn es stimmt.
around-result-by-hand = das Ergebnis wurde am Pult eingetragen
around-forfeit-begun = An Tisch { $table } haben beide gezogen: Diese Partie wurde gespielt und kann nicht kampflos enden. Tragen Sie 1-0, 0-1 oder Remis ein.
around-ends-at-table = Tisch { $table }: Die Partie dort endet damit, und die Uhren werden angehalten.
around-open-at-table = Tisch { $table }: Die Partie dort ist wieder offen, die Uhren stehen. Tragen Sie das richtige Ergebnis ein, oder tippen Sie, damit sie weitergeht: { $table }: { $word }.
around-forfeits-stay = Die kampflosen Ergebnisse bleiben: { $boards }. Wird eine dieser Partien gespielt, nehmen Sie zuerst ihr Ergebnis zurück.
around-delay = { $minutes ->
    [0] Die Übertragung läuft ohne Verzögerung.
    [one] Die Übertragung läuft mit { $minutes } Minute Verzögerung.
   *[other] Die Übertragung läuft mit { $minutes } Minuten Verzögerung.
}
around-report-title = Rundenbericht
around-written = Gespeichert in { $folder }: { $files }.
around-not-written = In { $folder } nicht gespeichert: { $files }. Prüfen Sie den freien Platz und Ihre Rechte.
around-unread = Dieses Turnier lässt sich nicht lesen: Eine neuere Version hat es geschrieben, oder die Datei ist beschädigt. Nichts wurde geändert.
event-signed = Runde { $round }, Brett { $board }{ $signed ->
    [both] : von beiden unterschrieben
    [white] : nur von Weiß unterschrieben
    [black] : nur von Schwarz unterschrieben
   *[neither] : von niemandem unterschrieben
}{ $hands }.
event-broadcast-ended = Runde { $round } wird nicht mehr übertragen.
event-single-files = Jede Partie wird auch in eine eigene Datei geschrieben.
event-single-files-off = Die Partien werden nicht mehr in eigene Dateien geschrieben.
event-chess960 = Dies ist ein Chess960-Turnier. Die Stellung jeder Runde wird ausgelost, wenn sie beginnt.
event-chess960-off = Gespielt wird gewöhnliches Schach.
event-start = Runde { $round } beginnt mit Chess960-Stellung { $position }: { $pieces }.
event-round-begun = Runde { $round } hat begonnen.
around-broadcast-fails = Die Partien kommen nicht bei der Übertragung an: { $why } In ihrem Ordner werden sie weiter gespeichert.
around-broadcast-back = Die Partien kommen wieder bei der Übertragung an.
hall-ask-pairings = Diese Paarungen für Runde { $round } übernehmen? Ja oder nein.
hall-ask-system = Es sind schon Partien gepaart. Das System von { $before } auf { $system } ändern? Ja oder nein.
hall-ask-cancel-bye = Runde { $round } hat schon begonnen. Das Freilos von { $player } zurücknehmen, samt den Punkten? Ja oder nein.
pairing-runs = Das Paarungsprogramm lost Runde { $round } aus.
pairing-taken = Runde { $round } ist ausgelost.
pairing-named = Das Paarungsprogramm ist jetzt: { $command }.
pairing-not-named = Das Paarungsprogramm wurde nicht gespeichert: { $what }.
pairing-refused = Die Liste des Paarungsprogramms wurde nicht übernommen. { $why }
pairing-unnamed = Kein Paarungsprogramm ist eingestellt. Tippen Sie: paarungsprogramm, dann Name und Optionen.
pairing-not-found = Das Paarungsprogramm „{ $program }“ wurde nicht gefunden. Installieren Sie es, oder nennen Sie ein anderes: paarungsprogramm, dann den Namen.
pairing-not-started = Das Paarungsprogramm „{ $program }“ lässt sich nicht starten: { $what }.
pairing-late = Das Paarungsprogramm „{ $program }“ brauchte länger als { $seconds } Sekunden und wurde beendet. Losen Sie von Hand aus, oder geben Sie ihm in den Einstellungen mehr Zeit.
pairing-failed = Das Paarungsprogramm „{ $program }“ endete mit einem Fehler{ $code ->
    [0] .
   *[other] {" "}(Code { $code }).
} Den Bericht, den es bekam, finden Sie als pairing.trf im Ordner des Turniers.
pairing-said = Das Paarungsprogramm meldet: { $text }
pairing-unusable = Das Paarungsprogramm „{ $program }“ gab keine lesbare Liste aus.
pairing-busy = Das Paarungsprogramm arbeitet noch.
setting-pairing-program = Paarungsprogramm
setting-pairing-program-help = Nennt das Programm, das die Runden eines Schweizer Turniers auslost, mit seinen Optionen, etwa: bbpPairings --dutch {"{report}"} -p.
setting-pairing-seconds = Paarungsprogramm: Zeit in Sekunden
setting-pairing-seconds-help = Begrenzt die Zeit, die das Paarungsprogramm brauchen darf.
pairing-third-colour = { $name } hat zum dritten Mal hintereinander { $side } (C.04.1).
