# Een tafel in een speelzaal: wat de mensen daaraan te horen krijgen.
line-joining = zaal
line-joining-join = zaal deelnemen
line-joining-game = zaal partij
line-joining-leave = zaal verlaten
joined-joining = De arbitertafel wordt gevraagd deze tafel toe te laten. De arbiter bevestigt het daar.
joined-left = Deze tafel neemt niet meer deel aan { $event }.
joined-none = Deze tafel neemt aan geen toernooi deel. Om deel te nemen, typ: zaal deelnemen, het adres van de arbitertafel en de code van vier velden.
joined-state-away = De arbitertafel is niet bereikbaar. De partij gaat door.
joined-member = Dit is tafel { $table } van { $event }, toernooinummer { $digits }.
joined-locked = Deze tafel is vergrendeld en doet niet mee aan { $event }, toernooinummer { $digits }: de vergrendeling is niet van dat toernooi.
joined-none-found = Geen arbitertafel gevonden. Typ ook het adres: zaal deelnemen, adres, code.
joined-several-found = Meerdere arbitertafels gevonden: { $list }. Typ zaal deelnemen, het adres van een ervan en de code.
joined-not-let-in = De arbitertafel heeft deze tafel niet toegelaten: de code is fout of geldt niet meer. Vraag de arbiter om een nieuwe.
joined-turned-away = De arbiter heeft deze tafel niet toegelaten.
joined-lapsed = De code was voorbij voordat de arbiter antwoordde. Vraag om een nieuwe.
joined-no-answer = De arbitertafel antwoordt niet. Controleer het adres en het netwerk en probeer het opnieuw.
joined-apart = Van de andere computer komt niets terug. Hij staat uit, of dit netwerk houdt zijn computers uit elkaar: probeer een kabel, een eigen toegangspunt of een relais.
joined-cannot-keep = In de map waarin dit programma zijn gegevens bewaart, kan niets worden geschreven. De tafel is daarom niet bij de arbitertafel gemeld en de code geldt nog. Maak ruimte vrij of start met een andere map (--data) en probeer het opnieuw.
joined-not-built = Dit programma is gebouwd zonder het netwerk voor speelzalen.
joined-not-opened = Het netwerk gaat niet open. De partij gaat door.
joined-connected = De arbitertafel is verbonden.
joined-back = De arbitertafel is er weer.
joined-away = De arbitertafel is niet bereikbaar. De partij gaat door; de arbiter hoort alles zodra hij er weer is.
joined-removed = De hoofdarbiter heeft deze tafel uit { $event } gehaald.
joined-reason = Beslissing vanaf de arbitertafel, { $name }: { $reason }.
joined-ruled = Beslissing vanaf de arbitertafel, { $name }.
joined-next-game = { $round ->
    [0] Beslissingswedstrijd
   *[other] Ronde { $round }
}: { $white } heeft wit tegen { $black }. Deze partij klaarzetten?
joined-ask-back = Deze computer is tafel { $table } van { $event }. Weer deelnemen?
joined-game-waits = { $round ->
    [0] Beslissingswedstrijd
   *[other] Ronde { $round }
}: { $white } heeft wit tegen { $black }. Typ zaal partij om deze partij klaar te zetten.
said-arbiter-seated = Vanaf nu leidt { $name } deze partij vanaf de arbitertafel.
refused-no-code = Dat is geen code: er zijn vier velden nodig, bijvoorbeeld e4 g7 a2 f3.
refused-no-event = Deze tafel neemt aan geen toernooi deel.
refused-home-game = Hier wordt een partij thuis gespeeld. Maak die af of begin een nieuwe, en neem dan opnieuw deel.
refused-no-pairing = Er wacht geen andere partij van de ronde op deze tafel, of de lopende is niet afgelopen.
