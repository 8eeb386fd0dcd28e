# Refusals: the reason, and what to do instead.
refused-not-announced = De zet is nog niet aangekondigd. Kondig hem aan en druk dan de klok in.
refused-not-repeated = De tegenstander heeft de zet nog niet herhaald.
refused-not-executed = Die zet hebt u al herhaald. Voer hem eerst uit op uw bord.
refused-not-made = De zet is nog niet gedaan. Doe hem eerst op uw bord.
refused-not-your-move = U bent niet aan zet.
refused-not-to-move = { $side } is niet aan zet.
refused-not-understood = Niet begrepen: { $word }. Stuk en veld, of hulp.
refused-word-not-understood = Woord { $number } niet begrepen: { $word }. Typ hulp.
refused-incomplete = Onvolledige zet: { $word }. Voeg het stuk en het veld toe.
refused-no-promotion-piece = Promoveren tot wat? { $word }: voeg het stuk toe.
refused-nothing-said = Onvolledig. Voeg de rest toe.
refused-ambiguous = Meer dan één zet past: { $word }. Voeg het veld van vertrek toe.
refused-illegal = Onreglementair: { $word }.
refused-illegal-alone = Onreglementair: { $word }. Kies een andere.
illegal-no-such-piece = Zo'n stuk hebt u niet.
illegal-no-such-pawn = Geen van uw pionnen kan daarheen.
illegal-no-piece-on = Op { $square } hebt u geen stuk.
illegal-own-piece-there = Daar staat uw eigen stuk.
illegal-not-that-way = Zo gaat dat stuk niet.
illegal-blocked = Een ander stuk staat in de weg.
illegal-nothing-to-capture = Daar valt niets te slaan.
illegal-king-into-check = Uw koning zou daar schaak staan.
illegal-in-check = U staat schaak.
illegal-pinned = Het is aan uw koning gepend.
illegal-castling = U kunt nu niet rokeren.
illegal-wrong-promotion = Een pion wordt alleen dame, toren, loper of paard.
refused-in-check = De koning staat schaak.
refused-opponents-move = Dat was de zet van de tegenstander. Typ uw eigen.
refused-illegal-hand = { $from } naar { $to } is niet reglementair.
refused-illegal-there = Daar niet reglementair: { $to }.
refused-clock-running = Stop eerst de klokken.
refused-clocks-run = De klokken lopen al.
refused-clock-stopped = De klokken zijn al gestopt.
refused-clock-already-pressed = U hebt gezet. Uw tegenstander is aan zet.
refused-no-clock = Deze partij heeft geen klok.
refused-not-permitted = Dat is hier niet toegestaan.
duty-speak = Spelers kondigen hun eigen zetten aan.
duty-hand = Spelers zetten op hun eigen bord.
duty-press = Spelers drukken hun eigen klok in.
duty-record = Spelers houden hun eigen notatieformulier bij.
duty-stop-clocks = Alleen een speler of de arbiter zet de klokken stil.
duty-start-clocks = Alleen de arbiter start de klokken.
duty-set-clocks = Alleen de arbiter stelt de klokken in.
duty-own-game = Dat beslist alleen de speler zelf.
duty-rule = Dat mag alleen de arbiter.
duty-place-clock = Voor de partij beslist de arbiter waar de klok staat.
refused-device-fixed = Tijdens de partij kunt u alleen uw eigen geluidsapparaat wijzigen; de andere wijzigt de arbiter aan de arbiterstafel.
refused-device-taken = Dat apparaat is in deze partij van iemand anders: kies een eigen apparaat of vraag de arbiter.
refused-board-is-electronic = Dat bord is elektronisch: zet de stukken daarop. Om ze hier te zetten, typ eerst: bord uit.
refused-no-electronic-board = Bij die plaats hoort geen elektronisch bord. Om te horen welke zijn aangesloten, typ: borden.
refused-no-such-device = Geen apparaat heeft dat nummer. Typ apparaten om de lijst te horen.
refused-game-over = De partij is afgelopen.
refused-result-stands = De partij is afgelopen. Om verder te gaan, typ annuleer en de reden.
refused-too-late = Daarvoor is het te laat.
refused-too-late-take-back = Te laat om te verbeteren: de zet is voltooid. Om hem terug te nemen, typ terugnemen.
refused-too-late-to-correct = Te laat om te verbeteren: de klok is ingedrukt.
refused-fair-play = Hulp staat uit zolang u online tegen een mens speelt.
refused-beside-competition = Er is hier een toernooipartij bezig: tot die is afgelopen, is er geen hulp aan andere tafels.
refused-only-at-home = Alleen in thuispartijen.
refused-no-practice = U bent niet aan het oefenen. Om te beginnen, typ oefenen.
refused-no-such-command = Onbekende opdracht: { $word }. Typ hulp.
refused-command-on-sheet = { $typed ->
    [yes] Dat is een opdracht. Typ die alleen.
   *[no] Typ opdrachten in de zetregel: F6.
}
refused-no-such-game = Geen partij heeft dat nummer. Typ partijen om ze te horen.
refused-too-early = Daarvoor is het te vroeg.
refused-draw-needs-moves = Remise kan pas worden overeengekomen als beide spelers een zet hebben gedaan.
refused-too-early-to-record = { $typed ->
    [yes] Typ zetten alleen
   *[no] Typ zetten in de zetregel: F6
}. Hier noteert u ze als ze gedaan zijn. Om volgens 9.2 of 9.3 te claimen met een zet die u wilt doen, schrijf (9.2 { $word }).
refused-empty-square = Dat veld is leeg.
refused-nothing-in-hand = U hebt geen stuk in de hand.
refused-nothing-announced = Daarvoor is er geen aangekondigde zet.
refused-flag-not-fallen = De vlag is niet gevallen.
refused-no-offer = Er is geen remise aangeboden.
refused-nothing-to-correct = Er is geen onreglementaire zet die nog kan worden hersteld.
refused-no-proposal = Zo'n voorstel is niet open.
refused-several-proposals = Er staat meer dan één voorstel open. Zeg welk.
refused-out-of-range = Die zet is er niet.
refused-board-unseen = Het programma ziet de borden van deze partij niet. Voer eerst de stelling in.
refused-possible = Bedoelde u { $moves }?
refused-article = Artikel { $article }.
refused-read-only = Deze partij is alleen-lezen. Begin een nieuwe om te spelen.
refused-no-assistant = Eerst moet een assistent worden aangewezen, want één speler is blind en de andere doof.
refused-nobody-to-approve = Die speler heeft geen assistent.
refused-pin-needed = De arbiterstafel is vergrendeld. Typ pin en daarna de pincode.
refused-pin-elsewhere = Geen pincode opent deze partij hier: ze is op een andere computer vergrendeld. Alleen de arbiterstafel in de zaal kan die ontgrendelen.
refused-game-locked = Deze partij is vergrendeld: om die te verlaten, moet de arbiter de arbiterstafel ontgrendelen met de pincode.
refused-lock-of-other-event = Deze partij is vergrendeld, en de vergrendeling hoort niet bij dit toernooi. Ontgrendel die aan de tafel, met de pincode.
refused-locked-table = Deze tafel is vergrendeld: die kan aan geen ander toernooi meedoen en er geen verlaten. Ontgrendel die eerst: typ ontgrendelen en de pincode.
refused-pin-wrong = Dat is niet de pincode. { $number ->
    [one] Probeer het over één seconde opnieuw.
   *[other] Probeer het over { $number } seconden opnieuw.
}
refused-pin-too-soon = Te snel na een verkeerde pincode. { $number ->
    [one] Probeer het over één seconde opnieuw.
   *[other] Probeer het over { $number } seconden opnieuw.
}
refused-pin-unfit = Een pincode heeft vier tot twaalf cijfers (liever acht), of minstens drie woorden van samen twaalf letters.
refused-nothing-entered = Er wordt geen stelling ingevoerd. Typ invoeren en de kleur.
refused-file-exists = Dat bestand bestaat al. Kies een andere naam.
refused-file-failed = Daar kan niet worden opgeslagen. Kies een ander pad.
refused-file-not-there = { $typed ->
    [yes] Bestand niet gevonden: “{ $word }”. Er is niets ingevoerd. Controleer het pad.
   *[no] Bestand niet gevonden: “{ $word }”. Er is niets ingevoerd. Controleer het pad; de regel blijft staan.
}
refused-file-is-folder = “{ $word }” is een map. Er is niets ingevoerd. Voeg een bestandsnaam toe.
refused-file-forbidden = U mag “{ $word }” niet lezen. Er is niets ingevoerd.
refused-file-not-text = Het bestand “{ $word }” is geen UTF-8-tekst. Er is niets ingevoerd. Sla het op als UTF-8, of typ de zetten na: formulier invoeren.
refused-file-too-long = Het bestand “{ $word }” is langer dan 256 KiB. Er is niets ingevoerd. Geef een bestand met één notatieformulier.
refused-file-not-a-file = “{ $word }” is een apparaat of een pipe, geen bestand. Er is niets ingevoerd. Geef het pad van een bestand.
refused-file-unreadable = Kon “{ $word }” niet lezen. Er is niets ingevoerd. Probeer het opnieuw, of kopieer het naar een andere schijf.
