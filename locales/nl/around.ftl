# The tournament at the hall desk: words to type and answers.
option-tournament = maakt het toernooi van dit toernooiverslag (TRF)
# Commands; semicolons separate several words for one command.
hall-line-event = toernooi
hall-line-event-help = zegt welk toernooi dit is en welke ronde wordt gespeeld
hall-line-players = spelers
hall-line-players-help = leest de spelers met hun nummers voor
hall-line-enter = inschrijven; speler inschrijven
hall-line-enter-help = schrijft een speler in: inschrijven Ada Lovelace; rating 2100; id 1900001; blind, ziend of doof; tafel 12 voor een vaste tafel; met een nummer ervoor vult u later gegevens aan: inschrijven 3; titel WGM
hall-line-rounds = aantal rondes
hall-line-rounds-help = stelt het aantal rondes in: aantal rondes 7
hall-line-system = systeem
hall-line-system-help = stelt het paringssysteem in: rondtoernooi, dubbel rondtoernooi of zwitsers
hall-line-time = speeltempo
hall-line-time-help = stelt het speeltempo in: speeltempo 5400+30
hall-line-pair-all = alles paren
hall-line-pair-all-help = paart alle rondes van een rondtoernooi met de tabellen van Berger
hall-line-pair-next = volgende paren; volgende ronde paren
hall-line-pair-next-help = paart de volgende ronde van een Zwitsers toernooi met het paringsprogramma en vraagt voordat de lijst wordt overgenomen
hall-line-pairing-program = paringsprogramma
hall-line-pairing-program-help = noemt het paringsprogramma voor "volgende paren", met zijn opties; {"{report}"} en {"{list}"} staan voor zijn bestanden: paringsprogramma bbpPairings --dutch {"{report}"} -p
hall-line-pair = paren
hall-line-pair-help = stelt één paring vast, wit eerst: paren 2.1 5 8
hall-line-unpair = paring wissen
hall-line-unpair-help = wist een paring: paring wissen 2.1
hall-line-bye = vrij
hall-line-bye-help = geeft een speler een bye van een heel, half of nul punt, of die van de paring: vrij 2 5 half, of vrij 2 5 paring
hall-line-cancel-bye = vrij laten vervallen
hall-line-cancel-bye-help = laat een bye vervallen: vrij laten vervallen 2 5
hall-line-seat = tafel toewijzen
hall-line-seat-help = bepaalt aan welke tafel een bord wordt gespeeld: tafel toewijzen 2.1 12
hall-line-round = ronde
hall-line-round-help = begint die ronde aan de tafels en leest de paringen voor: ronde 2
hall-line-pairings = paringen
hall-line-pairings-help = leest de paringen voor: paringen, of paringen 3
hall-line-check = paringen controleren
hall-line-check-help = controleert de paringen van een ronde: niet gepaarde spelers, spelers die al tegen elkaar speelden, driemaal op rij dezelfde kleur: paringen controleren, of paringen controleren 3
hall-line-pairing-list = paringslijst
hall-line-pairing-list-help = schrijft de paringen van een ronde als pagina om op te hangen (HTML), op bord en op naam: paringslijst, of paringslijst 3
hall-line-result = uitslag
hall-line-result-help = voert een uitslag met de hand in (1-0, 0-1, 1/2, +/-, -/+, -/-, 0-0, 1/2-0, 0-1/2): uitslag 4 1-0, of uitslag 2.4 +/- 6.7.1
hall-line-cancel = uitslag laten vervallen
hall-line-cancel-help = laat een bij vergissing ingevoerde uitslag vervallen, met de reden: uitslag laten vervallen 4 de formulieren zeggen iets anders
hall-line-standings = stand; ranglijst
hall-line-standings-help = leest de stand voor
hall-line-incident = incident
hall-line-incident-help = legt een incident vast, aan een bord of in het algemeen: incident 4 er ging een telefoon, artikel 11.3.2
hall-line-committee = beroepscommissie
hall-line-committee-help = benoemt de beroepscommissie, ten minste vijf mensen, de voorzitter eerst: beroepscommissie Ann, Bob, Cem, Dag, Eve
hall-line-appeal = protest
hall-line-appeal-help = legt het protest van een speler vast: protest 5 de zet was reglementair
hall-line-vote = stem
hall-line-vote-help = noteert de stem van een lid van de beroepscommissie; drie stemmen beslissen: stem 1 Ann voor, of stem 1 Bob tegen
hall-line-upheld = protest toegewezen
hall-line-upheld-help = legt vast dat de commissie een protest heeft toegewezen, en waarom: protest toegewezen 1 hij was reglementair
hall-line-rejected = protest afgewezen
hall-line-rejected-help = legt vast dat de commissie een protest heeft afgewezen, en waarom: protest afgewezen 1 hij was onreglementair
hall-line-out = speler weg
hall-line-out-help = haalt een speler na de lopende ronde uit het toernooi: speler weg 5 ziek
hall-line-in = speler terug
hall-line-in-help = laat een teruggetrokken speler weer meedoen: speler terug 5
hall-line-play-off = beslissingswedstrijd
hall-line-play-off-help = begint een beslissingswedstrijd tussen spelers met evenveel punten, in de volgorde van de loting: beslissingswedstrijd 5 8
hall-line-play-off-result = beslissingswedstrijd uitslag
hall-line-play-off-result-help = voert de uitslag van een partij in een beslissingswedstrijd in, wit eerst: beslissingswedstrijd uitslag 1 5 8 1-0
hall-line-play-off-white = beslissingswedstrijd wit
hall-line-play-off-white-help = legt vast wie wit heeft na het loten van de kleuren: beslissingswedstrijd wit 1 8
hall-line-cancel-play-off = beslissingswedstrijd laten vervallen
hall-line-cancel-play-off-help = laat een beslissingswedstrijd vervallen die nog niet is begonnen: beslissingswedstrijd laten vervallen 1 verkeerd geloot
hall-line-play-off-time = beslissingswedstrijd speeltempo
hall-line-play-off-time-help = stelt het speeltempo van beslissingswedstrijden in, voordat het toernooi begint: beslissingswedstrijd speeltempo 180+2
hall-line-report = verslag schrijven
hall-line-report-help = schrijft het toernooiverslag (TRF26; voor TRF16: verslag schrijven trf16), de stand en het verslag van de ronde naar bestanden
hall-line-single-files = losse bestanden
hall-line-single-files-help = schrijft elke partij ook naar een eigen bestand, in een aparte map
hall-line-single-files-off = losse bestanden uit
hall-line-single-files-off-help = schrijft alleen één bestand per ronde
hall-line-chess960 = chess960; schaak960
hall-line-chess960-help = schakelt over op Chess960: elke ronde begint vanuit een gelote stelling, aan alle tafels dezelfde
hall-line-chess960-off = chess960 uit; schaak960 uit
hall-line-chess960-off-help = schakelt terug naar gewoon schaak
hall-line-position = beginstelling
hall-line-position-help = bepaalt de Chess960-stelling van de volgende ronde zonder loting, 0 tot en met 959: beginstelling 518, of beginstelling 2 518
hall-line-delay = vertraging
hall-line-delay-help = stelt de vertraging van de uitzending in minuten in: vertraging 15
hall-line-city = plaats
hall-line-city-help = stelt de plaats in: plaats Lissabon
hall-line-federation = federatie
hall-line-federation-help = stelt de federatie in: federatie POR
hall-line-days = dagen
hall-line-days-help = stelt de eerste en de laatste dag in: dagen 2026-11-23 2026-11-27
hall-line-chief = hoofdarbiter
hall-line-chief-help = stelt de hoofdarbiter in: hoofdarbiter Dora Hooper
hall-line-default-time = verzuimtijd
hall-line-default-time-help = stelt de verzuimtijd in minuten in: verzuimtijd 30
hall-line-tie-breaks = tiebreaks; weerstandspunten
hall-line-tie-breaks-help = stelt de tiebreaks in: tiebreaks DE, BH, SB
hall-line-points = punten
hall-line-points-help = bepaalt voor de eerste ronde de punten voor winst, remise en verlies: punten 3-1-0
hall-line-deposit = borg voor protest; borg
hall-line-deposit-help = bepaalt de borg voor een protest, 0 voor geen: borg 50 euro
hall-line-sheets = notatieformulieren; formulieren
hall-line-sheets-help = noteert dat de formulieren van een bord zijn ingeleverd, of leest welke ontbreken: formulieren 4, formulieren 4 wit, of formulieren
hall-line-call = begin over
hall-line-call-help = kondigt het begin van de ronde vijf minuten en een minuut vooraf aan; 0 trekt het in: begin over 10
hall-line-no-appeals = geen protesten
hall-line-no-appeals-help = staat geen protesten toe
hall-line-appeals = protesten toegestaan
hall-line-appeals-help = staat protesten toe
hall-line-my-name = mijn naam
hall-line-my-name-help = stelt de naam in waarmee beslissingen en notities van deze arbiterstafel worden ondertekend: mijn naam Dora Hooper
hall-line-import = inlezen; inschrijvingen
hall-line-import-help = leest in wat een later toernooiverslag toevoegt, zoals de volgende paringen, of de lijst van een paringsprogramma: inlezen ronde-2.trf; of de spelers uit een spreadsheet die als CSV is opgeslagen (naam, rating, federatie, ID, zicht): inschrijvingen club.csv
around-round-robin = rondtoernooi
around-double-round-robin = dubbel rondtoernooi
around-swiss = zwitsers
around-bye-full = heel; 1
around-bye-half = half; 1/2; ½
around-bye-zero = nul; 0
around-bye-allocated = paring; toegewezen; u
around-result-draw = remise
around-result-white = wit; wit wint
around-result-black = zwart; zwart wint
around-vote-for = voor; ja
around-vote-against = tegen; nee
around-field-name = naam; speler
around-field-rating = rating
around-field-id = id; fide-id
around-field-title = titel
around-field-federation = federatie; bond
around-field-team = team
around-field-table = tafel
around-field-sight = zicht
around-sight-vi = slechtziend; blind
around-sight-sighted = ziend
around-sight-deaf = doof
around-about = { $name }: { $system }, rondes: { $rounds }, spelers: { $players }. { $state ->
    [none] Er is nog geen ronde begonnen.
    [results] Er zijn uitslagen tot en met ronde { $round }.
   *[other] Ronde { $round } wordt gespeeld.
}
around-city = Plaats: { $text }.
around-federation = Federatie: { $text }.
around-days = Dagen: { $text }.
around-chief = Hoofdarbiter: { $text }.
around-time = Speeltempo: { $text }.
around-play-off-time = Speeltempo van beslissingswedstrijden: { $text }.
around-default-time = Verzuimtijd: { $minutes } min.
around-tie-breaks = Tiebreaks: { $text }.
around-points = Punten voor winst, remise en verlies: { $text }.
around-usual-points = Winst telt één punt, remise een half.
around-forfeit-points = Een reglementaire winst telt { $win }, een reglementair verlies { $loss }.
around-deposit = Borg voor een protest: { $text }.
around-no-deposit = Een protest kost geen borg.
around-none = geen;niets;uit;off
around-call = { $minutes ->
    [0] Het is tijd om de ronde te starten. Typ ronde starten.
    [one] De ronde begint over { $minutes } minuut.
   *[other] De ronde begint over { $minutes } minuten.
}
around-call-set = { $minutes ->
    [0] Het begin van de ronde wordt niet aangekondigd.
    [one] De ronde begint over { $minutes } minuut.
   *[other] De ronde begint over { $minutes } minuten. Het begin wordt vijf minuten en een minuut vooraf aangekondigd.
}
sheets-all = Ronde { $round }: van geëindigde partijen ontbreekt geen formulier.
sheets-missing = Ronde { $round }: ontbrekende formulieren: { $boards }.
sheets-missing-board = bord { $board } ({ $sides ->
    [white] Wit
    [black] Zwart
   *[both] beide
})
event-sheets = Ronde { $round }, bord { $board }: { $sides ->
    [white] het formulier van Wit is ingeleverd
    [black] het formulier van Zwart is ingeleverd
   *[both] beide formulieren zijn ingeleverd
}.
around-appeals-excluded = Protesten zijn niet toegestaan.
around-appeals-allowed = Protesten zijn toegestaan.
around-by = Beslissingen van deze arbiterstafel worden ondertekend door { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , rating { $rating }
}{ $state ->
    [out] , teruggetrokken
   *[in] {""}
}
around-no-players = Er zijn nog geen spelers ingeschreven.
around-namesake = Nummer { $player } heet ook zo.
around-player-changed = Nummer { $number } is nu: { $data }.
around-entries-known = { $count ->
    [one] { $count } speler was al ingeschreven.
   *[other] { $count } spelers waren al ingeschreven.
}
around-entries-same = Regel { $line }: { $name } is niet ingeschreven, want nummer { $number }, { $other }, heeft { $what ->
    [id] hetzelfde FIDE-ID. Is het iemand anders, verbeter dan het ID in het bestand
   *[name] dezelfde naam. Is het iemand anders, typ dan: { $typed }
}. Typ om nummer { $number } te wijzigen bijvoorbeeld: inschrijven { $number }; rating 1850
around-entries-twice = Regel { $line }: { $name } staat twee keer in het bestand en is één keer ingeschreven.
around-entries-unread = Regel { $line } is overgeslagen: de naam ontbreekt.
around-entries-none = Het bestand bevat geen spelers, alleen koppen.
around-entries-cell = Regel { $line } is overgeslagen: in de kolom { $column } kan { $cell } niet.
around-check-fine = Ronde { $round }: in de paringen is geen fout gevonden.
around-no-pairings = Voor ronde { $round } zijn er nog geen paringen.
around-empty-round = Ronde { $round } is begonnen, maar er is nog niemand gepaard. Paar haar, bijvoorbeeld: { $typed }. De tafels krijgen dan hun partijen.
around-not-paired = In ronde { $round } niet gepaard: { $names }.
around-free-anyway = { $name } is in ronde { $round } toch al vrij. Met deze bye geeft de vrije ronde punten, die van de anderen niet.
around-changed = Tafel { $table } meldt nu { $result }, maar { $entered } is ingevoerd. Heeft de tafel gelijk, laat dan de oude uitslag vervallen en voer de nieuwe met de hand in.
around-gone = Tafel { $table }: de uitslag is daar geannuleerd, maar hier is { $result } ingevoerd. Laat die vervallen als dat klopt.
around-was-cancelled = Tafel { $table } meldt { $result }, maar die uitslag is hier vervallen. Voer hem met de hand in als hij klopt.
around-result-by-hand = de uitslag is aan de arbiterstafel ingevoerd
around-forfeit-begun = Aan tafel { $table } hebben beide spelers gezet: die partij is gespeeld en kan geen reglementaire uitslag krijgen. Voer 1-0, 0-1 of remise in.
around-ends-at-table = Tafel { $table }: de partij daar eindigt hiermee en de klokken stoppen.
around-open-at-table = Tafel { $table }: de partij daar is weer open, de klokken staan stil. Voer de juiste uitslag in, of typ om de partij voort te zetten: { $table }: { $word }.
around-forfeits-stay = De reglementaire uitslagen blijven staan: { $boards }. Wordt zo'n partij toch gespeeld, annuleer dan eerst de uitslag.
around-delay = { $minutes ->
    [0] Uitzending zonder vertraging.
    [one] Uitzending met { $minutes } minuut vertraging.
   *[other] Uitzending met { $minutes } minuten vertraging.
}
around-report-title = Verslag van de ronde
around-written = Opgeslagen in { $folder }: { $files }.
around-not-written = Opslaan in { $folder } is niet gelukt: { $files }. Controleer de vrije ruimte en uw rechten.
around-unread = Dit toernooi kan niet worden gelezen: een nieuwere versie heeft het geschreven, of het bestand is beschadigd. Er is niets veranderd.
event-signed = Ronde { $round }, bord { $board }{ $signed ->
    [both] : door beiden ondertekend
    [white] : alleen door Wit ondertekend
    [black] : alleen door Zwart ondertekend
   *[neither] : door niemand ondertekend
}{ $hands }.
event-broadcast-ended = Ronde { $round } wordt niet meer uitgezonden.
event-single-files = Elke partij wordt ook naar een eigen bestand geschreven.
event-single-files-off = Partijen worden niet meer naar een eigen bestand geschreven.
event-chess960 = Dit is een Chess960-toernooi. De stelling van elke ronde wordt geloot als de ronde begint.
event-chess960-off = Dit is een toernooi met gewoon schaak.
event-start = Ronde { $round } begint vanuit Chess960-stelling { $position }: { $pieces }.
event-round-begun = Ronde { $round } is begonnen.
around-broadcast-fails = De partijen bereiken de uitzending niet: { $why } Ze worden nog wel in hun map opgeslagen.
around-broadcast-back = De partijen bereiken de uitzending weer.
hall-ask-pairings = Deze paringen voor ronde { $round } overnemen? Ja of nee.
hall-ask-system = Er zijn al partijen ingedeeld. Het systeem van { $before } in { $system } veranderen? Ja of nee.
hall-ask-cancel-bye = Ronde { $round } is al begonnen. De bye van { $player } intrekken, met de punten? Ja of nee.
pairing-runs = Het paringsprogramma paart ronde { $round }.
pairing-taken = Ronde { $round } is gepaard.
pairing-named = Het paringsprogramma is nu: { $command }.
pairing-not-named = Het paringsprogramma is niet opgeslagen: { $what }.
pairing-refused = De lijst van het paringsprogramma is niet overgenomen. { $why }
pairing-unnamed = Er is geen paringsprogramma ingesteld. Typ: paringsprogramma, dan naam en opties.
pairing-not-found = Het paringsprogramma “{ $program }” is niet gevonden. Installeer het, of noem een ander: paringsprogramma, dan de naam.
pairing-not-started = Het paringsprogramma “{ $program }” start niet: { $what }.
pairing-late = Het paringsprogramma “{ $program }” had meer dan { $seconds } seconden nodig en is gestopt. Paar met de hand, of geef het in de instellingen meer tijd.
pairing-failed = Het paringsprogramma “{ $program }” eindigde met een fout{ $code ->
    [0] .
   *[other] {" "}(code { $code }).
} Het verslag dat het kreeg is pairing.trf in de map van het toernooi.
pairing-said = Het paringsprogramma meldt: { $text }
pairing-unusable = Het paringsprogramma “{ $program }” gaf geen leesbare lijst.
pairing-busy = Het paringsprogramma is nog bezig.
setting-pairing-program = Paringsprogramma
setting-pairing-program-help = Noemt het programma dat de rondes van een Zwitsers toernooi paart, met zijn opties, zoals: bbpPairings --dutch {"{report}"} -p.
setting-pairing-seconds = Paringsprogramma: tijd in seconden
setting-pairing-seconds-help = Begrenst de tijd die het paringsprogramma mag nemen.
pairing-third-colour = { $name } heeft voor de derde keer op rij { $side } (C.04.1).
