# Das Turnier um die Tische, wie es am Pult des Schiedsrichters geführt wird: was man dort eingibt und was es sagt.
option-tournament = macht das Turnier aus diesem Turnierbericht (TRF)
# Befehle; mehrere Wörter für einen Befehl sind durch Strichpunkte getrennt.
hall-line-event = turnier
hall-line-event-help = sagt, welches Turnier es ist und welche Runde gespielt wird
hall-line-players = spieler
hall-line-players-help = liest die Spieler mit ihren Nummern vor
hall-line-enter = eintragen; spieler eintragen
hall-line-enter-help = trägt einen Spieler ein: eintragen Ada Lovelace; Wertung 2100; ID 1900001; blind, sehend oder gehörlos; mit einer Nummer davor mehr von einem Spieler: eintragen 3; Titel WGM
hall-line-rounds = rundenzahl
hall-line-rounds-help = sagt, wie viele Runden es gibt: rundenzahl 7
hall-line-system = system
hall-line-system-help = sagt, wie gepaart wird: Rundenturnier, doppeltes Rundenturnier oder Schweizer System
hall-line-time = bedenkzeit
hall-line-time-help = sagt die Bedenkzeit: bedenkzeit 5400+30
hall-line-pair-all = alle paaren
hall-line-pair-all-help = paart alle Runden eines Rundenturniers nach Bergers Tabellen
hall-line-pair = paaren
hall-line-pair-help = paart ein Brett einer Runde, Weiß zuerst: paaren 2.1 5 8
hall-line-unpair = paarung löschen; paarung loeschen
hall-line-unpair-help = nimmt eine Paarung zurück: paarung löschen 2.1
hall-line-bye = freilos
hall-line-bye-help = gibt einem Spieler eine Runde ohne Gegner, ganz, halb oder null: freilos 2 5 halb
hall-line-seat = tisch zuweisen
hall-line-seat-help = sagt, an welchem Tisch ein Brett gespielt wird: tisch zuweisen 2.1 12
hall-line-broadcast = übertragung; uebertragung
hall-line-broadcast-help = die Partien einer Runde gehen in eine Runde einer Übertragung auf lichess, mit deren Namen aus der Adresse dort: übertragung 2 AbCd1234
hall-line-broadcast-off = übertragung aus; uebertragung aus
hall-line-broadcast-off-help = sie gehen nicht mehr dorthin
hall-line-broadcast-token = übertragung token; uebertragung token
hall-line-broadcast-token-help = meldet bei lichess an, mit einem persönlichen Token, das Studien schreiben darf; ohne eines wird abgemeldet
hall-line-round = runde
hall-line-round-help = die Tische spielen von jetzt an diese Runde; liest ihre Paarungen vor: runde 2
hall-line-pairings = paarungen
hall-line-pairings-help = liest vor, wer gegen wen spielt: paarungen, oder paarungen 3
hall-line-result = ergebnis
hall-line-result-help = trägt ein Ergebnis von Hand ein: ergebnis 4 1-0, oder ergebnis 2.4 +/- 6.7.1
hall-line-cancel = ergebnis zurücknehmen; ergebnis zuruecknehmen
hall-line-cancel-help = nimmt ein Ergebnis zurück, das falsch eingetragen wurde: ergebnis zurücknehmen 4 Formulare sagen anderes
hall-line-standings = rangliste; tabelle
hall-line-standings-help = liest die Rangliste vor
hall-line-incident = vorfall
hall-line-incident-help = schreibt auf, was geschehen ist, an einem Brett oder nicht: vorfall 4 ein Telefon hat geklingelt, Artikel 11.3.2
hall-line-committee = einspruchsausschuss
hall-line-committee-help = benennt, wer über Einsprüche entscheidet, mindestens fünf, der erste führt den Vorsitz: einspruchsausschuss Ann, Bob, Cem, Dag, Eve
hall-line-appeal = einspruch
hall-line-appeal-help = schreibt den Einspruch eines Spielers auf: einspruch 5 der Zug war regelgemäß
hall-line-upheld = einspruch stattgegeben
hall-line-upheld-help = schreibt auf, dass der Ausschuss einem Einspruch stattgibt, und warum: einspruch stattgegeben 1 er war regelgemäß
hall-line-rejected = einspruch abgewiesen
hall-line-rejected-help = schreibt auf, dass der Ausschuss ihn abweist: einspruch abgewiesen 1 er war regelwidrig
hall-line-out = spieler raus
hall-line-out-help = ein Spieler wird nach der laufenden Runde nicht mehr gepaart: spieler raus 5 krank
hall-line-in = spieler zurück; spieler zurueck
hall-line-in-help = ein Spieler wird wieder gepaart: spieler zurück 5
hall-line-play-off = stichkampf
hall-line-play-off-help = Spieler mit gleichen Punkten spielen um ihre Reihenfolge, in der Reihenfolge der Lose: stichkampf 5 8
hall-line-play-off-result = stichkampf ergebnis
hall-line-play-off-result-help = trägt eine Partie eines Stichkampfs ein, Weiß zuerst: stichkampf ergebnis 1 5 8 1-0
hall-line-play-off-white = stichkampf weiß; stichkampf weiss
hall-line-play-off-white-help = sagt, wer nach dem Auslosen der Farben Weiß hat: stichkampf weiß 1 8
hall-line-cancel-play-off = stichkampf zurücknehmen; stichkampf zuruecknehmen
hall-line-cancel-play-off-help = nimmt einen Stichkampf zurück, der noch nicht begonnen hat: stichkampf zurücknehmen 1 falsch ausgelost
hall-line-play-off-time = stichkampf bedenkzeit
hall-line-play-off-time-help = sagt vor dem Turnier die Bedenkzeit der Stichkämpfe: stichkampf bedenkzeit 180+2
hall-line-report = berichte schreiben
hall-line-report-help = schreibt den Turnierbericht (TRF26, oder TRF16: berichte schreiben trf16), die Rangliste und den Bericht über die Runde in Dateien
hall-line-single-files = einzelne dateien
hall-line-single-files-help = schreibt jede Partie auch in eine eigene Datei, in einem Ordner daneben
hall-line-single-files-off = einzelne dateien aus
hall-line-single-files-off-help = schreibt nur die eine Datei der Runde
hall-line-chess960 = chess960; schach960
hall-line-chess960-help = gespielt wird Chess960; jede Runde beginnt aus einer ausgelosten Stellung, an allen Tischen derselben
hall-line-chess960-off = chess960 aus; schach960 aus
hall-line-chess960-off-help = gespielt wird wieder gewöhnliches Schach
hall-line-position = startstellung
hall-line-position-help = sagt, aus welcher Stellung des Chess960 die nächste Runde beginnt, 0 bis 959, statt des Loses: startstellung 518, oder startstellung 2 518
hall-line-delay = verzögerung; verzoegerung
hall-line-delay-help = sagt, um wie viele Minuten die Partien draußen später gezeigt werden: verzögerung 15
hall-line-city = ort
hall-line-city-help = sagt, wo das Turnier stattfindet: ort Lissabon
hall-line-federation = föderation; foederation
hall-line-federation-help = sagt, in welcher Föderation es ist: föderation POR
hall-line-days = tage
hall-line-days-help = sagt den ersten und den letzten Tag: tage 2026-11-23 2026-11-27
hall-line-chief = hauptschiedsrichter
hall-line-chief-help = sagt, wer Hauptschiedsrichter ist: hauptschiedsrichter Dora Hooper
hall-line-default-time = wartezeit
hall-line-default-time-help = sagt, um wie viele Minuten ein Spieler zu spät kommen darf: wartezeit 30
hall-line-tie-breaks = feinwertungen; feinwertung
hall-line-tie-breaks-help = sagt, was Spieler mit gleich vielen Punkten ordnet: feinwertungen DE, BH, SB
hall-line-no-appeals = keine einsprüche; keine einsprueche
hall-line-no-appeals-help = die Ausschreibung schließt Einsprüche aus
hall-line-appeals = einsprüche erlaubt; einsprueche erlaubt
hall-line-appeals-help = die Ausschreibung lässt Einsprüche zu
hall-line-my-name = mein name
hall-line-my-name-help = sagt, wer an diesem Pult entscheidet: Entscheidungen und Vermerke tragen diesen Namen: mein name Dora Hooper
hall-line-import = einlesen
hall-line-import-help = übernimmt aus einem späteren Turnierbericht, was über das Turnier hinaus darin steht, etwa die Paarungen der nächsten Runde: einlesen runde-2.trf
around-round-robin = Rundenturnier
around-double-round-robin = doppeltes Rundenturnier
around-swiss = Schweizer System; schweizer
around-bye-full = ganz; 1
around-bye-half = halb; 1/2; ½
around-bye-zero = null; 0
around-field-rating = Wertung; Wertungszahl; Elo
around-field-id = ID; FIDE-ID
around-field-title = Titel
around-field-federation = Verband
around-field-team = Mannschaft
around-sight-vi = sehbehindert; blind
around-sight-sighted = sehend
around-sight-deaf = gehörlos; taub
around-about = { $name }: { $system }, Runden: { $rounds }, Spieler: { $players }. { $round ->
    [0] Keine Runde hat begonnen.
   *[other] Runde { $round } wird gespielt.
}
around-city = Ort: { $text }.
around-federation = Föderation: { $text }.
around-days = Tage: { $text }.
around-chief = Hauptschiedsrichter: { $text }.
around-time = Bedenkzeit: { $text }.
around-play-off-time = Bedenkzeit der Stichkämpfe: { $text }.
around-default-time = Wartezeit: { $minutes } min.
around-tie-breaks = Feinwertungen: { $text }.
around-appeals-excluded = Die Ausschreibung schließt Einsprüche aus.
around-appeals-allowed = Die Ausschreibung lässt Einsprüche zu.
around-by = Entscheidungen hier unterschreibt { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , Wertungszahl { $rating }
}
around-no-players = Noch ist niemand eingetragen.
around-no-pairings = In Runde { $round } ist niemand gepaart.
around-not-paired = In Runde { $round } nicht gepaart: { $names }.
around-changed = Tisch { $table }: Das Ergebnis dort ist jetzt { $result }, eingetragen ist { $entered }. Nehmen Sie das zurück und tragen Sie es von Hand ein, wenn es stimmt.
around-gone = Tisch { $table }: Das Ergebnis dort wurde annulliert, eingetragen ist { $result }. Nehmen Sie es zurück, wenn das stimmt.
around-was-cancelled = Tisch { $table }: Das Ergebnis dort ist { $result }. Hier wurde es zurückgenommen: Tragen Sie es von Hand ein, wenn es stimmt.
around-delay = { $minutes ->
    [0] Die Partien werden draußen sofort gezeigt.
    [one] Die Partien werden draußen { $minutes } Minute später gezeigt.
   *[other] Die Partien werden draußen { $minutes } Minuten später gezeigt.
}
around-report-title = Bericht über die Runde
around-written = In { $folder } geschrieben: { $files }.
around-not-written = In { $folder } nicht geschrieben: { $files }. Sehen Sie nach, ob dort Platz ist und ob Sie dort schreiben dürfen.
around-unread = Das Turnier kann hier nicht gelesen werden: Eine neuere Fassung des Programms hat es geschrieben, oder seine Datei ist beschädigt. Es wird nichts daran geändert.
event-signed = Runde { $round }, Brett { $board }{ $signed ->
    [both] : von beiden unterschrieben
    [white] : nur von Weiß unterschrieben
    [black] : nur von Schwarz unterschrieben
   *[neither] : von niemandem unterschrieben
}.
event-broadcast = Die Partien der Runde { $round } gehen in die Übertragung { $id } auf lichess.
event-broadcast-ended = Die Partien der Runde { $round } gehen in keine Übertragung.
event-single-files = Jede Partie steht auch in einer eigenen Datei.
event-single-files-off = Die Partien stehen nicht mehr in eigenen Dateien.
event-chess960 = Gespielt wird Chess960. Die Stellung einer Runde wird ausgelost, wenn sie beginnt.
event-chess960-off = Gespielt wird gewöhnliches Schach.
event-start = Runde { $round } beginnt aus Stellung { $position } des Chess960: { $pieces }.
event-round-begun = Runde { $round } hat begonnen.
around-broadcast-in = Für Übertragungen bei lichess angemeldet als { $name }.
around-broadcast-in-file = Für Übertragungen bei lichess angemeldet als { $name }. Hier läuft kein Schlüsselbund: Das Token steht in einer Datei, die nur Sie lesen können.
around-broadcast-out = Von lichess abgemeldet. Dorthin geht nichts mehr.
around-broadcast-game = Die Übertragung hat von Brett { $board } nicht alles genommen: { $why }
around-broadcast-fails = Die Übertragung bekommt die Partien nicht: { $why } In ihren Ordner werden sie weiter geschrieben.
around-broadcast-back = Die Übertragung bekommt die Partien wieder.
