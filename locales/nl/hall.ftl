# The arbiter's desk over many tables: what is typed there, what it says, what its page shows.
# Commands; several words for one command are parted by semicolons.
hall-line-tables = tafels
hall-line-tables-help = leest alle tafels voor, eerst die de arbiter nodig hebben
hall-line-needs = nodig; wie heeft mij nodig
hall-line-needs-help = leest de tafels voor die de arbiter nodig hebben
hall-line-next = volgende
hall-line-next-help = opent de volgende tafel die de arbiter nodig heeft
hall-line-open = open; tafel
hall-line-open-help = opent een tafel met haar nummer: open 7, of alleen 7
hall-line-back = lijst; overzicht
hall-line-back-help = verlaat de open tafel en gaat naar de lijst
hall-line-seen = gezien
hall-line-seen-help = wat deze tafel nodig heeft is gezien en wordt niet meer gemeld: gezien, of gezien 7
hall-line-find = zoek
hall-line-find-help = zoekt tafels op nummer of naam: zoek Ada
hall-line-said = gezegd; nog eens
hall-line-said-help = zegt de laatste tien zinnen nog eens
hall-line-quiet = stil
hall-line-quiet-help = er wordt niets meer ongevraagd gezegd
hall-line-speak = spreek
hall-line-speak-help = wat er gebeurt wordt weer gezegd
hall-line-start-round = ronde starten; start ronde
hall-line-start-round-help = start de klokken van alle tafels
hall-line-not-started = niet gestart
hall-line-not-started-help = leest de tafels voor waar nog geen klok heeft gelopen
hall-line-rulings = beslissingen
hall-line-rulings-help = leest de beslissingen voor en wat ervan geworden is
hall-line-withdraw = intrekken
hall-line-withdraw-help = trekt een beslissing in die een tafel nog niet heeft: intrekken 7
hall-line-file = bestand
hall-line-file-help = schrijft een bestand waarmee een tafel kan deelnemen, om erheen te brengen: bestand 7
hall-line-code = code
hall-line-code-help = geeft een code waarmee een tafel kan deelnemen: code 7
hall-line-desk = arbitertafel
hall-line-desk-help = geeft een code voor nog een arbitertafel, die mag beslissen of alleen meekijkt: arbitertafel arbiter Eva, arbitertafel kijkt Scherm
hall-line-desks = arbitertafels
hall-line-desks-help = leest de arbitertafels voor, wat elk mag en of die verbonden is
hall-line-remove-desk = verwijder arbitertafel
hall-line-remove-desk-help = haalt een arbitertafel uit het toernooi: verwijder arbitertafel Eva
# What a further desk may; English is understood in every language.
hall-power-arbiter = arbiter
hall-power-looks = kijkt
hall-line-save = partij opslaan
hall-line-save-help = schrijft de partij van een tafel in een bestand, om op een andere computer door te gaan: partij opslaan 7
hall-line-passphrase = wachtwoordzin
hall-line-passphrase-help = stelt de wachtwoordzin in waarmee de sleutel van het toernooi op deze computer is afgesloten, of wijzigt die; er wordt om gevraagd, u typt hem nooit achter het woord
hall-line-relay = relais
hall-line-relay-help = geeft een code waarmee een relais meedoet dat een andere zaal bedient
hall-line-relays = alle relais
hall-line-relays-help = leest de toegelaten relais voor en waar tafels ze bereiken
hall-line-remove-relay = verwijder relais
hall-line-remove-relay-help = haalt een relais uit het toernooi: verwijder relais 2
hall-line-remove = verwijder
hall-line-remove-help = haalt een tafel uit het toernooi: verwijder 7
hall-line-help = hulp
hall-line-help-help = leest voor wat u kunt typen
hall-line-yes = ja
hall-line-no = nee
hall-help-at = Een beslissing typt u bij de open tafel, of na het nummer van een tafel: 7: klokken stoppen; 7: waarschuw zwart praten; 7: tijd erbij wit 2:00.
hall-help-answers = Ja en nee beantwoorden de vraag die u het laatst hoorde. ja 6, nee tafel 6, ja Eva of nee relais antwoorden voor wie aan de deur staat, met nummer of naam.
hall-help-keys = In het venster: F6 gaat van deel naar deel, Ctrl+J naar de volgende tafel die u nodig heeft, Ctrl+L terug naar de lijst.
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
hall-cause-fork = Twee logboeken van één partij
hall-cause-silent = Geen contact
hall-cause-others-paired = Er spelen anderen dan zijn ingedeeld
hall-cause-not-started = Klokken niet gestart
hall-cause-unsaved = Partij niet opgeslagen
hall-cause-battery = Batterij bijna leeg
hall-row = Tafel { $table }: { $players }. { $needs }.
hall-row-clocks = Tafel { $table }: { $players }. { $needs }. { $clocks }
hall-clocks = Wit { $white } min, zwart { $black } min.
hall-no-game = geen partij
hall-not-begun = Niet begonnen
hall-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
hall-more = En nog { $count }.
hall-reached = Deze arbitertafel is bereikbaar op { $addresses }.
hall-event = Dit is { $event }, toernooinummer { $digits }. De tafels zeggen dat nummer als ze meedoen.
hall-not-built = Dit programma is gebouwd zonder het netwerk voor speelzalen.
hall-cannot-listen = De arbitertafel kan { $address } niet gebruiken: dat adres is bezet of niet toegestaan. Noem met --listen een ander.
hall-unknown-host = Niemand kent een computer met de naam { $address }. Er wordt verder geprobeerd.
hall-nobody-there = Op { $addresses } antwoordt niemand. Er wordt verder geprobeerd.
hall-bad-credentials = De certificaten van dit toernooi passen niet bij elkaar.
hall-net-failed = Het netwerk gaat niet open: { $text }
hall-no-certificate = Er kon geen certificaat worden gemaakt. Dat kan alleen de arbitertafel van de hoofdarbiter, in een programma dat met het netwerk is gebouwd.
hall-not-replicated = Wat de tafels vastleggen, kan hier niet worden opgeslagen. De tafels zelf hebben het wel.
hall-not-kept = Dat kan niet worden opgeslagen en is niet verstuurd. Maak schijfruimte vrij en probeer het opnieuw.
hall-flooded = Op naam van tafel { $table } komt meer binnen dan een partij ooit kan sturen. Wat te veel is, wordt overgeslagen; de tafel wordt nog gehoord.
hall-flooded-strangers = Iemand stuurt massaal berichten op naam van tafels die in dit toernooi niet bestaan. Ze worden overgeslagen.
hall-flooded-door = Iemand vraagt onophoudelijk om toegelaten te worden. Wat te veel is, wordt overgeslagen; wie wil meedoen, moet het misschien een paar keer proberen.
hall-forged = Iemand deed zich voor als tafel { $table }. Het had geen gevolgen.
hall-back = { $count ->
    [one] Weer contact met tafel { $tables }.
   *[other] Weer contact met de tafels { $tables }.
}
hall-unfit = Tafel { $table }: er kwam een logboekregel die niet past. Die is niet overgenomen.
hall-new-game = Tafel { $table } heeft een nieuwe partij.
hall-strange-ruling = Iemand heeft tafel { $table } een beslissing gestuurd die daar niet geldt: niet voor haar ondertekend of al eerder gebruikt. Zij had geen gevolgen.
hall-ruled = { $name } heeft beslist, { $count ->
    [one] tafel { $tables }
   *[other] tafels { $tables }
}: { $verb }.
hall-desk-there = De arbitertafel van { $name } is verbonden.
hall-desk-gone = De arbitertafel van { $name } is niet bereikbaar.
hall-only-looks = Deze arbitertafel kijkt alleen mee en kan niet beslissen.
hall-only-the-chief = Dat kan alleen de arbitertafel van de hoofdarbiter.
hall-kept-by-the-chief = Dat gebeurt aan de arbitertafel van de hoofdarbiter. Hier kan het toernooi alleen worden gelezen.
hall-event-not-for-looks = Het toernooi wordt gelezen aan de tafels van arbiters, niet aan een die alleen meekijkt.
hall-no-game-there = Van tafel { $table } is nog geen partij bekend.
hall-not-whole = De afgegeven zet van tafel { $table } blijft op haar oude computer: waar de partij doorgaat, kan de envelop niet open. Open hem daar, of verklaar hem verloren: { $table }: envelop kwijt.
hall-not-whole-locked = Tafel { $table } is vergrendeld met een pincode die op haar oude computer blijft: de partij blijft vergrendeld waar zij doorgaat, en daar opent geen pincode haar. Doet die computer mee, beslis dan { $table }: ontgrendelen.
hall-no-table = Er is geen tafel { $table }.
hall-no-ruling = { $text } is geen beslissing.
hall-lock-there = De pincode van een vergrendeling blijft bij haar tafel en gaat over geen netwerk: vergrendel daar. Ontgrendelen kan vanaf hier.
hall-not-understood = { $text } is niet begrepen. Typ hulp.
hall-done = Tafel { $table }: { $verb }, gedaan.
hall-refused = Tafel { $table }: { $verb }, niet gedaan. { $why }
hall-ruling-waits = Tafel { $table }: { $verb }, nog niet aangekomen.
hall-not-delivered = Geen contact met tafel { $table }. De beslissing wordt verstuurd zodra er weer contact is; typ intrekken { $table } om haar in te trekken.
hall-nothing-waits = Voor tafel { $table } wacht geen beslissing.
hall-withdrawn = Tafel { $table }: { $verb }, ingetrokken.
hall-round = { $count ->
    [0] Geen tafel wacht nog op het starten van de klokken.
    [one] De klokken van { $count } tafel worden gestart.
   *[other] De klokken van { $count } tafels worden gestart.
}
hall-ask-round = { $count ->
    [one] De klokken van { $count } tafel starten? Ja of nee.
   *[other] De klokken van { $count } tafels starten? Ja of nee.
}
hall-round-owed = { $count ->
    [one] Tafel
   *[other] Tafels
} { $tables }: de partij van de ronde is daar nog niet bekend; de klokken starten zodra die er is.
hall-ask-ruling = Tafel { $table }: { $verb }? Ja of nee.
hall-ask-remove = Tafel { $table } uit het toernooi halen? Ja of nee.
hall-removed = Tafel { $table } is uit het toernooi.
hall-ask-remove-desk = De arbitertafel van { $name } uit het toernooi halen? Ja of nee.
hall-removed-desk = De arbitertafel van { $name } is uit het toernooi en beslist niets meer. De computer daar kan nog meelezen zolang die het certificaat van het toernooi heeft.
hall-no-desk = Er is geen andere arbitertafel van { $name }.
hall-desk-out = De hoofdarbiter heeft deze arbitertafel uit het toernooi gehaald.
hall-desk-row = { $name }: { $power ->
    [chief] hoofdarbiter
    [looks] kijkt alleen mee
   *[arbiter] beslist
}, { $state ->
    [own] deze arbitertafel
    [there] verbonden
   *[away] niet verbonden
}.
hall-desk-row-unnamed = { $power ->
    [chief] Hoofdarbiter
    [looks] Kijkt alleen mee
   *[arbiter] Beslist
}, { $state ->
    [own] deze arbitertafel
    [there] verbonden
   *[away] niet verbonden
}.
hall-relay-row = Relais { $number }: tafels bereiken het op { $addresses }.
hall-no-relays = Er is geen relais toegelaten.
hall-no-relay = Er is geen relais { $number }.
hall-ask-remove-relay = Relais { $number } op { $addresses } uit het toernooi halen? Ja of nee.
hall-removed-relay = Relais { $number } is uit het toernooi; wat met zijn sleutel ondertekend is, telt niet. De computer daar kan nog doorgeven en meelezen zolang die het certificaat van het toernooi heeft.
hall-quiet = Er wordt niets meer ongevraagd gezegd.
hall-speaks = Wat er gebeurt wordt weer gezegd.
hall-code = Code voor tafel { $table }: { $words }. Geschreven: { $squares }. Tien minuten geldig.
hall-file = Tafel { $table } neemt deel met het bestand { $name } in de map van het toernooi: annabella --hall en het bestand. Het geldt een week. Wie het heeft, kan aankloppen: breng het, stuur het niet.
hall-code-desk = Code voor de arbitertafel van { $name }: { $words }. Geschreven: { $squares }. Tien minuten geldig.
hall-code-relay = Code voor een relais: { $words }. Geschreven: { $squares }. Tien minuten geldig.
hall-code-expired = De code voor tafel { $table } geldt niet meer.
hall-wrong-code = Voor tafel { $table } zijn foute codes geprobeerd. De code geldt niet meer; maak een nieuwe.
hall-ask-admit = Tafel { $table } heeft de juiste code: { $name }. Toelaten? Ja of nee.
hall-ask-admit-unnamed = Tafel { $table } heeft de juiste code. Toelaten? Ja of nee.
hall-ask-admit-desk = De arbitertafel van { $name } heeft de juiste code. Toelaten? Ja of nee.
hall-ask-admit-relay = Een relais heeft de juiste code; tafels bereiken het op { $addresses }. Toelaten? Ja of nee.
hall-admitted = Tafel { $table } neemt nu deel.
hall-admitted-relay = Het relais doet nu mee.
hall-admitted-desk = De arbitertafel van { $name } neemt nu deel.
hall-let-in = { $kind ->
    [table] Tafel { $table } wordt toegelaten.
    [desk] De arbitertafel van { $name } wordt toegelaten.
   *[relay] Het relais wordt toegelaten.
}
hall-turned-away = { $kind ->
    [table] Tafel { $table } wordt niet toegelaten; de code geldt niet meer.
    [desk] De arbitertafel van { $name } wordt niet toegelaten; de code geldt niet meer.
   *[relay] Het relais wordt niet toegelaten; de code geldt niet meer.
}
hall-left-door = { $kind ->
    [table] Tafel { $table } staat niet meer aan de deur; de code geldt niet meer.
    [desk] De arbitertafel van { $name } staat niet meer aan de deur; de code geldt niet meer.
   *[relay] Het relais staat niet meer aan de deur; de code geldt niet meer.
}
hall-left-door-valid = { $kind ->
    [table] Tafel { $table } staat niet meer aan de deur. De code geldt nog.
    [desk] De arbitertafel van { $name } staat niet meer aan de deur. De code geldt nog.
   *[relay] Het relais staat niet meer aan de deur. De code geldt nog.
}
hall-bound-elsewhere = Tafel { $table } doet niet mee: de partij is vergrendeld voor toernooinummer { $digits }. De code geldt nog.
hall-also-at-door = { $kind ->
    [table] Ook tafel { $table } staat aan de deur.
    [desk] Ook de arbitertafel van { $name } staat aan de deur.
   *[relay] Ook een relais staat aan de deur.
}
hall-newcomer = { $kind ->
    [table] tafel { $table }
    [desk] de arbitertafel van { $name }
   *[relay] een relais
}
hall-nothing-done = { $kind ->
    [table] Bij tafel { $table } is niets gedaan.
    [desk] De arbitertafel van { $name } blijft.
   *[relay] Het relais blijft.
}
hall-question-dropped = Uw open vraag vervalt. Er is niets gedaan.
hall-at-door = Aan de deur: { $list }.
hall-nobody-at-door = Er staat niemand aan de deur.
hall-not-at-door = Aan de deur staat niemand die { $text } heet.
hall-several-at-door = Meer dan een aan de deur heet { $text }. U krijgt de vraag voor elk apart.
hall-no-power = { $text } is geen bevoegdheid van een arbitertafel. Mogelijk: arbiter, kijkt.
hall-none-needs = Geen tafel heeft u nodig.
hall-nothing-found = Geen tafel gevonden.
hall-all-started = Alle klokken zijn gestart.
hall-not-started = Niet gestart: { $count ->
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
hall-why-not-entitled = De tafel erkent niet dat deze arbitertafel mag beslissen.
hall-why-other-game = Er wordt daar nu een andere partij gespeeld.
hall-why-spent = Die beslissing is al beantwoord.
hall-why-stale = Wat u zag, staat niet in het logboek van de tafel.
hall-why-ruled = Een andere arbitertafel heeft daar beslist sinds u keek. Kijk nog eens en beslis dan.
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
hall-field = Arbitertafel
hall-field-hint = Een opdracht, of een nummer en een beslissing; hulp noemt ze
hall-search = Tafel zoeken
hall-button-next = Volgende die mij nodig heeft
hall-button-needs = Alleen wie mij nodig heeft
hall-button-all = Alle tafels
hall-button-start = Ronde starten
hall-button-quiet = Stil
hall-button-speak = Spreken
hall-button-again = Nog eens zeggen
hall-said = Wat gezegd is
hall-rulings = Beslissingen
hall-somebody = de arbiter
hall-no-folder = Er is geen map om een toernooi in te bewaren. Noem er een met --data.
hall-passed-over = { $path } is geen bestand en is overgeslagen. Haal het uit de map met toernooien.
hall-unnamed = Hier is nog geen toernooi. Maak er een: annabella hall --event "Club Open".
hall-no-report = { $file } is geen toernooiverslag (TRF). Er is niets van gemaakt.
hall-other-name = In het bestand dat { $name } nodig heeft, wordt het toernooi { $kept } bewaard. Geef het nieuwe een andere naam.
hall-which = Hier zijn meerdere toernooien. Noem er een met --event: { $names }.
hall-no-key = Dat is niet de wachtwoordzin van het toernooi in { $path }.
hall-closed = Het toernooi in { $path } is met een wachtwoordzin afgesloten. Start met --passphrase en het bestand waarin die staat, of met --passphrase - om die te typen.
hall-closed-not-chief = Alleen het toernooi van de hoofdarbiter wordt met een wachtwoordzin afgesloten: dat in { $path } is van iemand anders.
hall-new-passphrase = Een wachtwoordzin voor het toernooi { $name }? Zonder kan wie de bestanden van deze computer kan lezen in uw naam beslissen. Met een wachtwoordzin wordt er bij elk openen om gevraagd, en zonder opent niemand het toernooi, ook u niet. Typ hem, of druk op Enter voor geen.
hall-type-passphrase = Het toernooi { $name } is met een wachtwoordzin afgesloten. Typ hem.
hall-ask-passphrase = Typ de nieuwe wachtwoordzin voor de sleutel van dit toernooi. Hij wordt niet getoond en niet gezegd; een lege regel laat alles zoals het is.
hall-ask-passphrase-again = Typ hem nog een keer.
hall-passphrase-differs = De twee zijn niet gelijk.
hall-passphrase-set = De sleutel van dit toernooi is vanaf nu met de nieuwe wachtwoordzin afgesloten. Zonder opent niemand het toernooi nog op deze computer, ook u niet.
hall-passphrase-field = Wachtwoordzin
hall-not-let-in = De arbitertafel heeft deze computer niet toegelaten: de code is fout of geldt niet meer. Vraag de hoofdarbiter om een nieuwe.
hall-turned-away-here = De hoofdarbiter heeft deze computer niet toegelaten.
hall-lapsed-here = De code was voorbij voordat de hoofdarbiter antwoordde. Vraag om een nieuwe.
relay-carries = Deze computer geeft door voor { $event }. Tafels melden zich hier aan op { $addresses }.
relay-nowhere = Deze computer geeft nog voor geen toernooi door. Noem de arbitertafel en de code voor een relais: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = De toegang tot het toernooi kan niet worden bewaard: { $text } Na een herstart is een nieuwe code nodig.
relay-no-door = Nieuwe tafels kunnen zich niet via deze computer aanmelden: { $text }
