# The hall desk: words to type, answers and the page it shows.
# Commands; semicolons separate several words for one command.
hall-line-tables = tafels
hall-line-tables-help = leest alle tafels voor, eerst die u nodig hebben
hall-line-needs = nodig; wie heeft mij nodig
hall-line-needs-help = leest de tafels voor die u nodig hebben
hall-line-next = volgende
hall-line-next-help = opent de volgende tafel die u nodig heeft
hall-line-open = open; tafel
hall-line-open-help = opent een tafel op nummer: open 7, of alleen 7
hall-line-back = lijst; overzicht
hall-line-back-help = gaat van de open tafel terug naar de lijst
hall-line-seen = gezien
hall-line-seen-help = markeert wat een tafel nodig heeft als gezien, zodat het niet meer wordt gemeld: gezien, of gezien 7
hall-line-find = zoek
hall-line-find-help = zoekt tafels op nummer of naam: zoek Ada
hall-line-said = gezegd; nog eens
hall-line-said-help = herhaalt de laatste tien meldingen
hall-line-quiet = stil
hall-line-quiet-help = stopt ongevraagde meldingen
hall-line-speak = spreek
hall-line-speak-help = zet ongevraagde meldingen weer aan
hall-line-start-round = ronde starten; start ronde
hall-line-start-round-help = start de klokken van alle tafels
hall-line-not-started = niet gestart
hall-line-not-started-help = leest de tafels voor waarvan de klokken niet zijn gestart
hall-line-rulings = beslissingen
hall-line-rulings-help = leest de beslissingen voor en hoe het ermee staat
hall-line-withdraw = intrekken
hall-line-withdraw-help = trekt een beslissing in die de tafel nog niet heeft bereikt: intrekken 7
hall-line-file = bestand
hall-line-file-help = schrijft een deelnamebestand dat u op een usb-stick naar een tafel brengt: bestand 7
hall-line-code = code
hall-line-code-help = geeft een deelnamecode voor een tafel: code 7
hall-line-desk = arbiterstafel; arbitertafel
hall-line-desk-help = geeft een code voor nog een arbiterstafel, die mag beslissen of alleen meekijkt: arbiterstafel arbiter Eva, arbiterstafel meekijken Scherm
hall-line-desks = arbiterstafels; arbitertafels
hall-line-desks-help = leest de arbiterstafels voor, met hun rol en of ze verbonden zijn
hall-line-remove-desk = verwijder arbiterstafel; verwijder arbitertafel
hall-line-remove-desk-help = haalt een arbiterstafel uit het toernooi: verwijder arbiterstafel Eva
# Rights of a further desk; English is understood in every language.
hall-power-arbiter = arbiter
hall-power-looks = meekijken; kijkt; meekijker
hall-line-save = partij opslaan
hall-line-save-help = slaat de partij van een tafel op in een bestand, om op een andere computer door te gaan: partij opslaan 7
hall-line-passphrase = wachtwoordzin
hall-line-passphrase-help = stelt de wachtwoordzin in die de toernooisleutel op deze computer beschermt, of wijzigt die; er wordt om gevraagd, typ hem niet achter het woord
hall-line-relay = relais
hall-line-relay-help = geeft een deelnamecode voor een relais naar een andere zaal
hall-line-relays = alle relais
hall-line-relays-help = leest de relais en hun adressen voor
hall-line-remove-relay = verwijder relais
hall-line-remove-relay-help = haalt een relais uit het toernooi: verwijder relais 2
hall-line-remove = verwijder
hall-line-remove-help = haalt een tafel uit het toernooi: verwijder 7
hall-line-help = hulp
hall-line-help-help = leest voor wat u kunt typen
hall-line-quit = afsluiten
hall-line-quit-help = sluit deze arbiterstafel; de tafels spelen door. In een terminal kan ook Ctrl+D
hall-line-yes = ja
hall-line-no = nee
hall-help-at = Een beslissing typt u bij de open tafel, of na het nummer van een tafel: 7: klokken stoppen; 7: waarschuw zwart praten; 7: tijd erbij wit 2:00.
hall-help-rulings = Beslissingen: { $list }.
hall-help-answers = Ja en nee beantwoorden de vraag die u het laatst hoorde. ja 6, nee tafel 6, ja Eva of nee relais antwoorden voor wie wil meedoen, met nummer of naam.
hall-help-keys = F6 gaat van deel naar deel, Ctrl+J naar de volgende tafel die u nodig heeft, Ctrl+L terug naar de lijst.
hall-told-one = { $cause }: tafel { $table }, { $names }.
hall-told = { $cause }: { $count ->
    [one] tafel
   *[other] tafels
} { $tables }.
hall-cause-boards-differ = Borden verschillen
hall-cause-sheets-differ = Notatieformulieren verschillen
hall-cause-flag-fallen = Vlag gevallen
hall-cause-claim = Claim
hall-cause-offence = Overtreding
hall-cause-ruling = Beslissing nodig
hall-cause-undelivered = Beslissing niet aangekomen
hall-cause-fork = Twee versies van één partij
hall-cause-silent = Geen contact
hall-cause-others-paired = Verkeerde paring wordt gespeeld
hall-cause-not-started = Klokken niet gestart
hall-cause-unsaved = Partij niet opgeslagen
hall-cause-battery = Batterij bijna leeg
hall-row = Tafel { $table }: { $players }. { $needs }.
hall-row-clocks = Tafel { $table }: { $players }. { $needs }. { $clocks }
hall-clocks = Wit { $white } min, Zwart { $black } min.
hall-no-game = geen partij
hall-not-begun = Niet begonnen
hall-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
hall-more = En nog { $count }.
hall-reached = Tafels bereiken deze arbiterstafel op { $addresses }.
hall-event = Dit is { $event }, toernooinummer { $digits }. De tafels noemen dat nummer als ze meedoen.
hall-cannot-listen = Luisteren op { $address } kan niet: het adres is bezet of niet toegestaan. Kies een ander met --listen.
hall-unknown-host = Onbekende computer { $address }. Het wordt opnieuw geprobeerd.
hall-nobody-there = Geen antwoord op { $addresses }. Het wordt opnieuw geprobeerd.
hall-bad-credentials = De certificaten van dit toernooi passen niet bij elkaar.
hall-net-failed = Netwerkfout: { $text }
hall-no-certificate = Kon geen certificaat maken. Dat kan alleen de arbiterstafel van de hoofdarbiter, in een versie met netwerk.
hall-not-replicated = Wat de tafels vastleggen, kan hier niet worden opgeslagen. Bij de tafels is het veilig.
hall-not-kept = Dit kon niet worden opgeslagen en is dus niet verstuurd. Maak schijfruimte vrij en probeer het opnieuw.
hall-flooded = Tafel { $table } stuurt veel te veel berichten. Wat te veel is, wordt genegeerd; de tafel is nog verbonden.
hall-flooded-strangers = Er komen veel berichten van tafels die niet in dit toernooi zitten. Ze worden genegeerd.
hall-flooded-door = Iemand vraagt steeds weer om toelating. Wat te veel is, wordt genegeerd; een echte tafel moet het misschien een paar keer proberen.
hall-forged = Iemand deed zich voor als tafel { $table }. Het had geen gevolgen.
hall-back = { $count ->
    [one] Weer contact met tafel { $tables }.
   *[other] Weer contact met de tafels { $tables }.
}
hall-unfit = Tafel { $table } stuurde een regel die niet past. Die is geweigerd.
hall-new-game = Tafel { $table } heeft een nieuwe partij.
hall-game-replaced = Tafel { $table } heeft een andere partij, hoewel de vorige niet was afgelopen. Typ { $word } { $table } en open het bestand aan de tafel om de vorige voort te zetten.
hall-moved = Tafel { $table }: de versie die nu aan tafel is, geldt; de andere blijft achter. Voltooide halve zetten: { $plies } aan tafel, { $left } in de andere. Beide blijven bewaard.
hall-moved-rulings = { $count ->
    [one] Eén beslissing staat alleen in de andere versie. Beslis opnieuw als die nog nodig is.
   *[other] { $count } beslissingen staan alleen in de andere versie. Beslis opnieuw als die nog nodig zijn.
}
hall-strange-ruling = Tafel { $table } kreeg een ongeldige beslissing (verkeerde handtekening, of een herhaling). Die is genegeerd.
hall-ruled = { CAPITAL($name) } heeft beslist, { $count ->
    [one] tafel { $tables }
   *[other] tafels { $tables }
}: { $verb }.
hall-desk-there = De arbiterstafel van { $name } is verbonden.
hall-desk-gone = De arbiterstafel van { $name } is niet verbonden.
hall-only-looks = Deze arbiterstafel kijkt alleen mee.
hall-only-the-chief = Dat kan alleen de arbiterstafel van de hoofdarbiter.
hall-kept-by-the-chief = Dat kan alleen de arbiterstafel van de hoofdarbiter; hier kunt u het toernooi alleen lezen.
hall-event-not-for-looks = Een arbiterstafel die alleen meekijkt, kan het toernooi niet zien.
hall-no-game-there = Tafel { $table } heeft nog geen partij.
hall-not-whole = De afgegeven zet van tafel { $table } staat nog op de oude computer: waar de partij doorgaat, kan de envelop niet open. Open hem daar, of verklaar hem kwijt: { $table }: envelop kwijt.
hall-not-whole-locked = Tafel { $table } is vergrendeld met een pincode die op de oude computer blijft: de partij blijft vergrendeld waar ze doorgaat, en geen pincode opent die daar. Doet die computer mee, beslis dan { $table }: ontgrendelen.
hall-no-table = Er is geen tafel { $table }.
hall-no-ruling = { $text } is geen beslissing.
hall-ruling-short = "{ $text }" is geen volledige beslissing: er ontbreekt iets, of een woord past niet.
hall-lock-there = Vergrendel de tafel aan de tafel zelf: de pincode gaat nooit over het netwerk. Ontgrendelen kan wel vanaf hier.
hall-not-understood = { $text } is niet begrepen. Typ hulp.
hall-done = Tafel { $table }: { $verb }, gedaan.
hall-refused = Tafel { $table }: { $verb }, niet gedaan. { $why }
hall-ruling-waits = Tafel { $table }: { $verb }, nog niet aangekomen.
hall-not-delivered = Geen contact met tafel { $table }. De beslissing wordt verstuurd zodra er weer contact is; typ intrekken { $table } om die in te trekken.
hall-no-code-came = Tafel { $table } geeft geen code: { $why ->
    [cannot_listen] een ander programma op de computer daar gebruikt dat adres. Typ: { $table }: { $word }, en een ander adres met een poort.
    [not_built] het programma daar is zonder netwerk gebouwd.
    [apart] het relais antwoordt niet.
   *[other] de computer daar kan geen toegang op het netwerk openen.
}
hall-nothing-waits = Voor tafel { $table } wacht geen beslissing.
hall-withdrawn = Tafel { $table }: { $verb }, ingetrokken.
hall-round = { $count ->
    [0] Geen klokken om te starten.
    [one] De klokken van { $count } tafel worden gestart.
   *[other] De klokken van { $count } tafels worden gestart.
}
hall-ask-round = { $count ->
    [0] De klokken starten wanneer de partijen er zijn? Ja of nee.
    [one] De klokken van { $count } tafel starten? Ja of nee.
   *[other] De klokken van { $count } tafels starten? Ja of nee.
}
hall-round-owed = { $count ->
    [one] Tafel
   *[other] Tafels
} { $tables }: nog geen partij voor deze ronde; de klokken starten zodra die er is.
hall-ask-ruling = Tafel { $table }: { $verb }? Ja of nee.
hall-ask-remove = Tafel { $table } uit het toernooi halen? Ja of nee.
hall-removed = Tafel { $table } is uit het toernooi gehaald.
hall-ask-remove-desk = De arbiterstafel van { $name } uit het toernooi halen? Ja of nee.
hall-removed-desk = De arbiterstafel van { $name } is uit het toernooi gehaald en kan niet meer beslissen. De computer daar kan nog meelezen zolang die het toernooicertificaat heeft.
hall-no-desk = Er is geen arbiterstafel van { $name }.
hall-desk-out = De hoofdarbiter heeft deze arbiterstafel uit het toernooi gehaald.
hall-desk-row = { CAPITAL($name) }: { $power ->
    [chief] hoofdarbiter
    [looks] kijkt alleen mee
   *[arbiter] arbiter
}, { $state ->
    [own] deze arbiterstafel
    [there] verbonden
   *[away] niet verbonden
}.
hall-desk-row-unnamed = { $power ->
    [chief] Hoofdarbiter
    [looks] Kijkt alleen mee
   *[arbiter] Arbiter
}, { $state ->
    [own] deze arbiterstafel
    [there] verbonden
   *[away] niet verbonden
}.
hall-relay-row = Relais { $number }: tafels bereiken het op { $addresses }.
hall-no-relays = Er zijn geen relais.
hall-no-relay = Er is geen relais { $number }.
hall-ask-remove-relay = Relais { $number } op { $addresses } uit het toernooi halen? Ja of nee.
hall-removed-relay = Relais { $number } is uit het toernooi gehaald; wat met zijn sleutel is ondertekend, is niet geldig. De computer daar kan nog doorgeven en meelezen zolang die het toernooicertificaat heeft.
hall-quiet = Ongevraagde meldingen uit.
hall-speaks = Ongevraagde meldingen aan.
hall-code = Code voor tafel { $table }: { $words }. In letters: { $squares }. Tien minuten geldig.
hall-seat-code = Tafel { $table }, code voor { $side }: { $words }. In letters: { $squares }. Typ op de andere computer: aanschuiven { $address }, dan de code. Tien minuten geldig.
hall-file = Tafel { $table } doet mee met het bestand { $name } in de map van het toernooi: annabella --hall BESTAND. Een week geldig. Wie het bestand heeft, kan om toelating vragen: breng het zelf, verstuur het niet.
hall-code-desk = Code voor de arbiterstafel van { $name }: { $words }. In letters: { $squares }. Tien minuten geldig.
hall-code-relay = Code voor een relais: { $words }. In letters: { $squares }. Tien minuten geldig.
hall-code-expired = De code voor tafel { $table } is verlopen.
hall-wrong-code = Voor tafel { $table } zijn foute codes geprobeerd. De code is niet meer geldig; maak een nieuwe.
hall-ask-admit = Tafel { $table } heeft de juiste code: { $name }. Toelaten? Ja of nee.
hall-ask-admit-unnamed = Tafel { $table } heeft de juiste code. Toelaten? Ja of nee.
hall-ask-admit-arbiter-desk = De arbiterstafel van { $name } heeft de juiste code. Toelaten? Typ ja { $name } of nee.
hall-ask-admit-desk = De arbiterstafel van { $name } heeft de juiste code. Toelaten? Ja of nee.
hall-ask-admit-relay = Een relais heeft de juiste code; tafels bereiken het op { $addresses }. Toelaten? Ja of nee.
hall-admitted = Tafel { $table } doet mee.
hall-admitted-relay = Het relais doet mee.
hall-admitted-desk = De arbiterstafel van { $name } doet mee.
hall-let-in = { $kind ->
    [table] Tafel { $table } wordt toegelaten.
    [desk] De arbiterstafel van { $name } wordt toegelaten.
   *[relay] Het relais wordt toegelaten.
}
hall-turned-away = { $kind ->
    [table] Tafel { $table } is geweigerd; de code is niet meer geldig.
    [desk] De arbiterstafel van { $name } is geweigerd; de code is niet meer geldig.
   *[relay] Het relais is geweigerd; de code is niet meer geldig.
}
hall-left-door = { $kind ->
    [table] Tafel { $table } wil niet meer meedoen; de code is niet meer geldig.
    [desk] De arbiterstafel van { $name } wil niet meer meedoen; de code is niet meer geldig.
   *[relay] Het relais wil niet meer meedoen; de code is niet meer geldig.
}
hall-left-door-valid = { $kind ->
    [table] Tafel { $table } wil niet meer meedoen. De code is nog geldig.
    [desk] De arbiterstafel van { $name } wil niet meer meedoen. De code is nog geldig.
   *[relay] Het relais wil niet meer meedoen. De code is nog geldig.
}
hall-bound-elsewhere = Tafel { $table } doet niet mee: de partij is vergrendeld voor toernooinummer { $digits }. De code is nog geldig.
hall-declined-home-game = Tafel { $table } doet niet mee: er is daar een thuispartij bezig. De code is nog geldig.
hall-declined-locked = Tafel { $table } doet niet mee: die is intussen vergrendeld. De code is nog geldig.
hall-declined = Tafel { $table } doet toch niet mee. De code is nog geldig.
hall-alone-at-door = { $kind ->
    [table] Tafel { $table } wil meedoen.
    [desk] De arbiterstafel van { $name } wil meedoen.
   *[relay] Een relais wil meedoen.
}
hall-also-at-door = { $kind ->
    [table] Ook tafel { $table } wil meedoen.
    [desk] Ook de arbiterstafel van { $name } wil meedoen.
   *[relay] Ook een relais wil meedoen.
}
hall-second-at-door = { $kind ->
    [table] Twee computers hebben de code voor tafel { $table } gebruikt. Alleen de eerste wil meedoen. Antwoord bij twijfel nee en maak een nieuwe code.
    [desk] Twee computers hebben de code voor de arbiterstafel van { $name } gebruikt. Alleen de eerste wil meedoen. Antwoord bij twijfel nee en maak een nieuwe code.
   *[relay] Twee computers hebben de code voor het relais gebruikt. Alleen de eerste wil meedoen. Antwoord bij twijfel nee en maak een nieuwe code.
}
hall-newcomer = { $kind ->
    [table] tafel { $table }
    [desk] de arbiterstafel van { $name }
   *[relay] een relais
}
hall-nothing-done = { $kind ->
    [table] Bij tafel { $table } is niets gedaan.
    [desk] De arbiterstafel van { $name } blijft.
   *[relay] Het relais blijft.
}
hall-question-dropped = Uw open vraag vervalt. Er is niets gedaan.
hall-at-door = Willen meedoen: { $list }.
hall-nobody-at-door = Niemand wil meedoen.
hall-not-at-door = Niemand die { $text } heet, wil meedoen.
hall-several-at-door = Meer dan een die { $text } heet, wil meedoen. U krijgt de vraag voor elk afzonderlijk.
hall-no-power = “{ $text }” is geen rol. Kies arbiter of meekijken.
hall-none-needs = Geen tafel heeft u nodig.
hall-nothing-found = Geen tafel gevonden.
hall-no-table-yet = Nog geen tafel.
hall-all-started = Alle klokken zijn gestart.
hall-not-started = Niet gestart: { $count ->
    [one] tafel
   *[other] tafels
} { $tables }.
hall-still-playing = Ronde { $round } is nog bezig: { $count ->
    [one] tafel
   *[other] tafels
} { $tables }.
hall-without-game = Nog geen partij van de ronde: { $count ->
    [one] tafel
   *[other] tafels
} { $tables }.
hall-untimed = Partijen zonder klok: { $count ->
    [one] tafel
   *[other] tafels
} { $tables }.
hall-nothing-said = Er is nog niets gezegd.
hall-no-rulings = Er zijn nog geen beslissingen.
hall-why-not-entitled = De tafel erkent de bevoegdheid van deze arbiterstafel niet.
hall-why-other-game = Er wordt daar nu een andere partij gespeeld.
hall-why-spent = Die beslissing is al beantwoord.
hall-why-stale = Wat u zag, staat niet in de registratie van de tafel.
hall-why-ruled = Een andere arbiterstafel heeft daar beslist sinds u keek. Kijk nog eens en beslis dan.
hall-why-advanced = { $count ->
    [one] Er is intussen een zet voltooid. Kijk opnieuw.
   *[other] Er zijn intussen { $count } zetten voltooid. Kijk opnieuw.
}
hall-why-not-understood = De tafel begrijpt het niet.
hall-status = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}, { $needs ->
    [0] geen heeft u nodig
    [one] { $needs } heeft u nodig
   *[other] { $needs } hebben u nodig
}.
hall-status-waits = { $count ->
    [one] { $count } beslissing is
   *[other] { $count } beslissingen zijn
} niet aangekomen.
hall-tables = Tafels
hall-column-table = Tafel
hall-column-players = Spelers
hall-column-clocks = Klokken
hall-column-needs = Status
hall-field = Opdracht
hall-field-hint = Typ een opdracht, of een tafelnummer en een beslissing; hulp geeft een lijst
hall-search = Tafel zoeken
hall-button-next = Volgende tafel die mij nodig heeft
hall-button-needs = Alleen tafels die mij nodig hebben
hall-button-all = Alle tafels
hall-button-pairings = Paringen
hall-button-help = Hulp
hall-button-admit = Toelaten
hall-button-decline = Afwijzen
hall-page-pairings = Paringen van ronde { $round }
hall-column-command = Opdracht
hall-column-does = Wat die doet
hall-column-tie-breaks = Tiebreaks
hall-button-start = Ronde starten
hall-button-quiet = Geluid uit
hall-button-speak = Geluid aan
hall-button-again = Herhalen
hall-said = Meldingen
hall-rulings = Beslissingen
hall-somebody = de arbiter
hall-no-folder = Er is geen map om toernooien in op te slaan. Kies er een met --data.
hall-passed-over = { $path } is geen bestand en is genegeerd. Haal het uit de map met toernooien.
hall-unnamed = Er zijn nog geen toernooien. Maak er een: annabella hall --event "Club Open".
hall-no-report = { $file } is geen toernooiverslag (TRF). Er is geen toernooi gemaakt.
hall-other-name = Het toernooi { $kept } gebruikt al het bestand dat { $name } nodig heeft. Kies een andere naam.
hall-which = Er zijn meerdere toernooien. Kies er een met --event: { $names }.
hall-no-key = Verkeerde wachtwoordzin voor het toernooi in { $path }.
hall-closed = Het toernooi in { $path } is met een wachtwoordzin beveiligd. Start met --passphrase BESTAND, of met --passphrase - om die te typen.
hall-closed-not-chief = Alleen het toernooi van de hoofdarbiter kan een wachtwoordzin hebben: dat in { $path } is van iemand anders.
hall-new-passphrase = Een wachtwoordzin instellen voor { $name }? Zonder kan iedereen die de bestanden van deze computer kan lezen, in uw naam beslissen. Met een wachtwoordzin moet u die bij elk openen van het toernooi typen; vergeet u die, dan kan niemand het toernooi openen. Typ een wachtwoordzin, of druk op Enter voor geen.
hall-type-passphrase = { $name } is met een wachtwoordzin beveiligd. Typ die.
hall-ask-passphrase = Typ een nieuwe wachtwoordzin voor de sleutel van dit toernooi. Hij wordt niet getoond en niet gezegd; laat leeg om niets te veranderen.
hall-ask-passphrase-again = Typ hem nog een keer.
hall-passphrase-differs = De wachtwoordzinnen zijn niet gelijk.
hall-passphrase-set = De nieuwe wachtwoordzin is ingesteld. Zonder die zin kan niemand, ook u niet, dit toernooi op deze computer openen.
hall-passphrase-field = Wachtwoordzin
hall-not-let-in = De code is fout of verlopen. Vraag de hoofdarbiter om een nieuwe.
hall-turned-away-here = De hoofdarbiter heeft deze computer niet toegelaten.
hall-lapsed-here = De code is verlopen voordat de hoofdarbiter antwoordde. Vraag om een nieuwe.
relay-carries = Deze computer geeft door voor { $event }. Tafels melden zich hier aan op { $addresses }.
relay-nowhere = Deze computer geeft nog voor geen toernooi door. Noem de arbiterstafel en de code voor een relais: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = De verbinding met het toernooi kon niet worden opgeslagen: { $text } Na een herstart is een nieuwe code nodig.
relay-no-door = Nieuwe tafels kunnen zich niet via deze computer aanmelden: { $text }
option-hall = neemt deel aan een toernooi: het adres van de arbiterstafel, zoals 192.168.1.20; met --code
option-event = naam van het toernooi (aangemaakt als het nieuw is), of het toernooiverslag ervan (TRF)
option-last = opent het meest recente toernooi, of maakt er een aan met de datum van vandaag als naam
option-passphrase = leest de wachtwoordzin van de toernooisleutel uit de eerste regel van dit bestand; - om die te typen
option-listen = het adres waarop deze arbiterstafel te bereiken is; ook de volgende poort wordt gebruikt
option-headless = zonder venster: opdrachten via de standaardinvoer, meldingen via de standaarduitvoer
option-sealed = geeft partijen tussen twee computers door voor wie wil; van begin tot eind versleuteld
usage-hall =
    annabella hall [--event NAAM|TRF] [--last] [--tournament BESTAND] [--passphrase BESTAND] [--data MAP] [--listen ADRES] [--headless] [--hall ADRES --code CODE]
        opent de arbiterstafel voor alle tafels van een toernooi
usage-relay =
    annabella relay [--hall ADRES --code CODE] [--sealed] [--listen ADRES] [--data MAP]
        geeft door tussen de arbiterstafel en de tafels van een andere zaal
