# Het toernooi rond de tafels, zoals het aan de arbitertafel wordt geleid: wat men er typt en wat ze zegt.
option-tournament = maakt het toernooi van dit toernooiverslag (TRF)
# Opdrachten; meer woorden voor één opdracht zijn gescheiden door puntkomma's.
hall-line-event = toernooi
hall-line-event-help = zegt welk toernooi het is en welke ronde wordt gespeeld
hall-line-players = spelers
hall-line-players-help = leest de spelers met hun nummers voor
hall-line-enter = inschrijven; speler inschrijven
hall-line-enter-help = schrijft een speler in: inschrijven Ada Lovelace; rating 2100; id 1900001; blind, ziend of doof; met een nummer ervoor meer van een speler: inschrijven 3; titel WGM
hall-line-rounds = aantal rondes
hall-line-rounds-help = zegt hoeveel rondes er zijn: aantal rondes 7
hall-line-system = systeem
hall-line-system-help = zegt hoe er wordt gepaard: rondtoernooi, dubbel rondtoernooi of zwitsers
hall-line-time = speeltempo
hall-line-time-help = zegt het speeltempo: speeltempo 5400+30
hall-line-pair-all = alles paren
hall-line-pair-all-help = paart alle rondes van een rondtoernooi met de tabellen van Berger
hall-line-pair = paren
hall-line-pair-help = paart een bord van een ronde, wit eerst: paren 2.1 5 8
hall-line-unpair = paring wissen
hall-line-unpair-help = neemt een paring terug: paring wissen 2.1
hall-line-bye = vrij
hall-line-bye-help = geeft een speler een ronde zonder tegenstander, heel, half of nul: vrij 2 5 half
hall-line-seat = tafel toewijzen
hall-line-seat-help = zegt aan welke tafel een bord wordt gespeeld: tafel toewijzen 2.1 12
hall-line-broadcast = uitzending
hall-line-broadcast-help = de partijen van een ronde gaan naar een ronde van een uitzending op lichess, met de naam uit het adres daar: uitzending 2 AbCd1234
hall-line-broadcast-off = uitzending uit
hall-line-broadcast-off-help = ze gaan daar niet meer heen
hall-line-broadcast-token = uitzending token
hall-line-broadcast-token-help = meldt aan bij lichess met een persoonlijk token dat studies mag schrijven; zonder token wordt afgemeld
hall-line-round = ronde
hall-line-round-help = de tafels spelen voortaan die ronde; leest de paringen voor: ronde 2
hall-line-pairings = paringen
hall-line-pairings-help = leest voor wie tegen wie speelt: paringen, of paringen 3
hall-line-result = uitslag
hall-line-result-help = voert een uitslag met de hand in: uitslag 4 1-0, of uitslag 2.4 +/- 6.7.1
hall-line-cancel = uitslag laten vervallen
hall-line-cancel-help = laat een uitslag vervallen die bij vergissing is ingevoerd: uitslag laten vervallen 4 de formulieren zeggen iets anders
hall-line-standings = stand; ranglijst
hall-line-standings-help = leest de stand voor
hall-line-incident = incident
hall-line-incident-help = schrijft op wat er is gebeurd, aan een bord of niet: incident 4 er ging een telefoon, artikel 11.3.2
hall-line-committee = beroepscommissie
hall-line-committee-help = wijst aan wie over protesten beslist, ten minste vijf, de eerste zit voor: beroepscommissie Ann, Bob, Cem, Dag, Eve
hall-line-appeal = protest
hall-line-appeal-help = schrijft het protest van een speler op: protest 5 de zet was reglementair
hall-line-upheld = protest toegewezen
hall-line-upheld-help = schrijft op dat de commissie een protest toewijst, en waarom: protest toegewezen 1 hij was reglementair
hall-line-rejected = protest afgewezen
hall-line-rejected-help = schrijft op dat de commissie het afwijst: protest afgewezen 1 hij was onreglementair
hall-line-out = speler weg
hall-line-out-help = een speler wordt na de lopende ronde niet meer gepaard: speler weg 5 ziek
hall-line-in = speler terug
hall-line-in-help = een speler wordt weer gepaard: speler terug 5
hall-line-play-off = beslissingswedstrijd
hall-line-play-off-help = spelers met evenveel punten spelen om hun volgorde, in de volgorde van de loting: beslissingswedstrijd 5 8
hall-line-play-off-result = beslissingswedstrijd uitslag
hall-line-play-off-result-help = voert een partij van een beslissingswedstrijd in, wit eerst: beslissingswedstrijd uitslag 1 5 8 1-0
hall-line-play-off-white = beslissingswedstrijd wit
hall-line-play-off-white-help = zegt wie wit heeft na het loten van de kleuren: beslissingswedstrijd wit 1 8
hall-line-cancel-play-off = beslissingswedstrijd laten vervallen
hall-line-cancel-play-off-help = laat een beslissingswedstrijd vervallen die nog niet is begonnen: beslissingswedstrijd laten vervallen 1 verkeerd geloot
hall-line-play-off-time = beslissingswedstrijd speeltempo
hall-line-play-off-time-help = zegt voor het toernooi het speeltempo van beslissingswedstrijden: beslissingswedstrijd speeltempo 180+2
hall-line-report = verslag schrijven
hall-line-report-help = schrijft het toernooiverslag (TRF26, of TRF16: verslag schrijven trf16), de stand en het verslag van de ronde in bestanden
hall-line-single-files = losse bestanden
hall-line-single-files-help = schrijft elke partij ook in een eigen bestand, in een map ernaast
hall-line-single-files-off = losse bestanden uit
hall-line-single-files-off-help = schrijft alleen het bestand van de ronde
hall-line-chess960 = chess960; schaak960
hall-line-chess960-help = er wordt Chess960 gespeeld; elke ronde begint vanuit een gelote stelling, aan alle tafels dezelfde
hall-line-chess960-off = chess960 uit; schaak960 uit
hall-line-chess960-off-help = er wordt weer gewoon geschaakt
hall-line-position = beginstelling
hall-line-position-help = zegt vanuit welke stelling van Chess960 de volgende ronde begint, 0 tot en met 959, in plaats van het lot: beginstelling 518, of beginstelling 2 518
hall-line-delay = vertraging
hall-line-delay-help = zegt hoeveel minuten later de partijen buiten worden getoond: vertraging 15
hall-line-city = plaats
hall-line-city-help = zegt waar het toernooi is: plaats Lissabon
hall-line-federation = federatie
hall-line-federation-help = zegt in welke federatie het is: federatie POR
hall-line-days = dagen
hall-line-days-help = zegt de eerste en de laatste dag: dagen 2026-11-23 2026-11-27
hall-line-chief = hoofdarbiter
hall-line-chief-help = zegt wie hoofdarbiter is: hoofdarbiter Dora Hooper
hall-line-default-time = verzuimtijd
hall-line-default-time-help = zegt hoeveel minuten een speler te laat mag komen: verzuimtijd 30
hall-line-tie-breaks = tiebreaks; weerstandspunten
hall-line-tie-breaks-help = zegt wat spelers met evenveel punten ordent: tiebreaks DE, BH, SB
hall-line-no-appeals = geen protesten
hall-line-no-appeals-help = het reglement sluit protesten uit
hall-line-appeals = protesten toegestaan
hall-line-appeals-help = het reglement staat protesten toe
hall-line-my-name = mijn naam
hall-line-my-name-help = zegt wie aan deze arbitertafel beslist: beslissingen en notities dragen die naam: mijn naam Dora Hooper
hall-line-import = inlezen
hall-line-import-help = neemt uit een later toernooiverslag over wat het toevoegt, zoals de paringen van de volgende ronde: inlezen ronde-2.trf
around-round-robin = rondtoernooi
around-double-round-robin = dubbel rondtoernooi
around-swiss = zwitsers
around-bye-full = heel; 1
around-bye-half = half; 1/2; ½
around-bye-zero = nul; 0
around-field-rating = rating
around-field-id = id; fide-id
around-field-title = titel
around-field-federation = bond
around-field-team = team
around-sight-vi = slechtziend; blind
around-sight-sighted = ziend
around-sight-deaf = doof
around-about = { $name }: { $system }, rondes: { $rounds }, spelers: { $players }. { $round ->
    [0] Er is nog geen ronde begonnen.
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
around-appeals-excluded = Het reglement sluit protesten uit.
around-appeals-allowed = Het reglement staat protesten toe.
around-by = Beslissingen hier worden ondertekend door { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , rating { $rating }
}
around-no-players = Er is nog niemand ingeschreven.
around-no-pairings = In ronde { $round } is niemand gepaard.
around-not-paired = In ronde { $round } niet gepaard: { $names }.
around-changed = Tafel { $table }: de uitslag is daar nu { $result }, ingevoerd is { $entered }. Laat die vervallen en voer de andere met de hand in als die klopt.
around-gone = Tafel { $table }: de uitslag is daar geannuleerd, ingevoerd is { $result }. Laat die vervallen als dat klopt.
around-was-cancelled = Tafel { $table }: de uitslag is daar { $result }. Hier is die vervallen: voer hem met de hand in als hij klopt.
around-delay = { $minutes ->
    [0] De partijen worden buiten meteen getoond.
    [one] De partijen worden buiten { $minutes } minuut later getoond.
   *[other] De partijen worden buiten { $minutes } minuten later getoond.
}
around-report-title = Verslag van de ronde
around-written = Geschreven in { $folder }: { $files }.
around-not-written = Niet geschreven in { $folder }: { $files }. Kijk of er ruimte is en of u daar mag schrijven.
around-unread = Het toernooi kan hier niet worden gelezen: een nieuwere versie van het programma heeft het geschreven, of het bestand is beschadigd. Er wordt niets aan veranderd.
event-signed = Ronde { $round }, bord { $board }{ $signed ->
    [both] : door beiden ondertekend
    [white] : alleen door wit ondertekend
    [black] : alleen door zwart ondertekend
   *[neither] : door niemand ondertekend
}.
event-broadcast = De partijen van ronde { $round } gaan naar de uitzending { $id } op lichess.
event-broadcast-ended = De partijen van ronde { $round } gaan naar geen uitzending.
event-single-files = Elke partij staat ook in een eigen bestand.
event-single-files-off = De partijen staan niet meer in eigen bestanden.
event-chess960 = Er wordt Chess960 gespeeld. De stelling van een ronde wordt geloot als ze begint.
event-chess960-off = Er wordt gewoon geschaakt.
event-start = Ronde { $round } begint vanuit stelling { $position } van Chess960: { $pieces }.
event-round-begun = Ronde { $round } is begonnen.
around-broadcast-in = Voor uitzendingen bij lichess aangemeld als { $name }.
around-broadcast-in-file = Voor uitzendingen bij lichess aangemeld als { $name }. Hier is geen sleutelbos: het token staat in een bestand dat alleen u kunt lezen.
around-broadcast-out = Bij lichess afgemeld. Er gaat niets meer heen.
around-broadcast-game = De uitzending heeft niet alles van bord { $board } genomen: { $why }
around-broadcast-fails = De uitzending krijgt de partijen niet: { $why } In hun map worden ze nog geschreven.
around-broadcast-back = De uitzending krijgt de partijen weer.
