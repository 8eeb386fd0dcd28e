# A table of a hall: sentences for its players and arbiter.
line-joining = zaal
line-joining-join = zaal deelnemen
line-joining-game = zaal partij
line-joining-leave = zaal verlaten
control-hall = Toernooi
control-hall-help = Zegt aan welk toernooi deze tafel meedoet en hoe u aan een toernooi meedoet.
joined-joining = De arbiterstafel wordt gevraagd. Wacht op de arbiter.
joined-left = Deze tafel heeft { $event } verlaten.
joined-none = Geen toernooi. Typ: zaal deelnemen, adres, code.
joined-state-away = De arbiterstafel is niet verbonden. De partij gaat door.
joined-member = Dit is tafel { $table } van { $event }, toernooinummer { $digits }.
joined-plays = { $round ->
    [0] Beslissingswedstrijd
   *[other] Ronde { $round }
}: { $white } heeft wit tegen { $black }.
joined-locked = Deze tafel is vergrendeld en doet niet mee aan { $event }, toernooinummer { $digits }: de vergrendeling hoort niet bij dat toernooi.
joined-unlock-first = Ontgrendel de tafel eerst om mee te doen: typ ontgrendelen en de pincode.
joined-none-found = Geen arbiterstafel gevonden. Typ ook het adres: zaal deelnemen, adres, code.
joined-several-found = Meerdere arbiterstafels gevonden: { $list }. Typ zaal deelnemen, het adres van een ervan en de code.
joined-not-let-in = De code is fout of verlopen. Vraag de arbiter om een nieuwe.
joined-turned-away = De arbiter heeft deze tafel niet toegelaten.
joined-lapsed = De code is verlopen voordat de arbiter antwoordde. Vraag om een nieuwe.
joined-no-answer = De arbiterstafel reageert niet. Controleer adres en netwerk.
joined-apart = De andere computer reageert niet. Hij staat uit, of dit netwerk houdt zijn computers gescheiden: probeer een kabel, een eigen toegangspunt of een relais.
joined-cannot-keep = Kan niet schrijven in de gegevensmap van het programma, dus deze tafel doet niet mee; de code is nog geldig. Maak ruimte vrij of gebruik een andere map (--data), en probeer het opnieuw.
joined-not-built = Deze versie van het programma heeft geen netwerk. Start het met: make run HALL=yes
joined-not-opened = Kon geen verbinding met het netwerk maken. De partij gaat door.
joined-cannot-connect = Deze tafel is toegelaten, maar op dit adres is geen veilige verbinding met de arbiter mogelijk. Vraag de arbiter om een ander adres. De partij gaat door.
joined-connected = De arbiterstafel is verbonden.
joined-back = De arbiterstafel is weer verbonden.
joined-away = De arbiterstafel is niet verbonden. De partij gaat door; de arbiterstafel wordt bijgewerkt zodra ze weer verbonden is.
joined-removed = De hoofdarbiter heeft deze tafel uit { $event } gehaald.
joined-reason = Beslissing van de arbiterstafel van { $name }: { $reason }.
joined-ruled = Beslissing van de arbiterstafel van { $name }.
joined-next-game = { $round ->
    [0] Beslissingswedstrijd
   *[other] Ronde { $round }
}: { $white } heeft wit tegen { $black }. Deze partij klaarzetten?
joined-ask-back = Deze computer was tafel { $table } van { $event }. Weer meedoen?
joined-game-waits = { $round ->
    [0] Beslissingswedstrijd
   *[other] Ronde { $round }
}: { $white } heeft wit tegen { $black }. Typ zaal partij om deze partij klaar te zetten.
joined-game-over = Die partij is afgelopen: { $result }. Ze is niet op deze computer gespeeld. Om haar hier te hebben typt de arbiter { $word } aan de arbiterstafel, en dat bestand wordt hier geopend.
refused-no-code = Dat is geen code. Typ vier velden, zoals e4 g7 a2 f3.
refused-no-event = Deze tafel neemt aan geen toernooi deel.
refused-not-hosting = Geen plaats staat open voor een andere computer.
refused-home-game = Er is een thuispartij bezig. Maak die af of begin een nieuwe, en doe dan weer mee.
refused-no-pairing = In deze ronde is er geen andere partij voor deze tafel, of de huidige is niet afgelopen.
elsewhere-no-answer = Geen antwoord. Controleer het adres en het netwerk.
elsewhere-not-let-in = De code is fout of verlopen. Vraag om een nieuwe.
elsewhere-other-version = De programma's op de twee computers verschillen te veel om samen te spelen. Installeer op beide de nieuwste versie van Annabella; daarna typt iemand aan de tafel gastheer voor een nieuwe code.
usage-of-hall = { "[" }--hall ADRES --code CODE]
capability-hall = Verbindt de tafels van een zaal met de arbiterstafel over een lokaal netwerk.
