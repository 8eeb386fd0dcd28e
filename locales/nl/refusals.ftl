# Waarom iets niet gebeurt, en wat dan wel te doen.
refused-not-announced = De zet is nog niet aangekondigd. Kondig hem aan, druk dan in.
refused-not-repeated = De tegenstander heeft de zet nog niet herhaald.
refused-not-executed = De zet is nog niet op het bord uitgevoerd.
refused-not-made = De zet is nog niet gedaan. Doe hem eerst op uw bord.
refused-not-your-move = U bent niet aan zet.
refused-not-understood = Niet begrepen: { $word }. Noem een stuk en een veld, of typ hulp.
refused-word-not-understood = Woord { $number } is niet begrepen: { $word }. Noem een stuk en een veld, of typ hulp.
refused-incomplete = Geen volledige zet: { $word }. Noem het stuk en het veld.
refused-no-promotion-piece = Wat wordt de pion: { $word }? Noem ook dat stuk.
refused-nothing-said = Er ontbreekt iets. Geef ook de rest op.
refused-ambiguous = Meer dan één zet past: { $word }. Zeg ook het veld van vertrek.
refused-illegal = Onreglementaire zet: { $word }.
refused-illegal-alone = Onreglementaire zet: { $word }. Kies een andere.
refused-illegal-hand = { $from } naar { $to } is niet reglementair.
refused-illegal-there = Daar niet reglementair: { $to }.
refused-clock-running = Stop eerst de klokken.
refused-clock-stopped = De klokken zijn al gestopt.
refused-clock-already-pressed = Uw zet is voltooid. Uw tegenstander is aan zet.
refused-no-clock = Deze partij heeft geen klok.
refused-not-permitted = Dat is hier niet toegestaan.
duty-speak = Iedere speler kondigt zijn eigen zetten aan.
duty-hand = Iedere speler zet op zijn eigen bord.
duty-press = Iedere speler drukt zijn eigen klok in.
duty-record = Iedere speler houdt zijn eigen notatie bij.
duty-stop-clocks = Alleen een speler of de arbiter zet de klokken stil.
duty-start-clocks = Alleen de arbiter start de klokken.
duty-set-clocks = Alleen de arbiter stelt de klokken in.
duty-own-game = Dat beslist alleen de speler zelf.
duty-rule = Dat mag alleen de arbiter.
refused-device-fixed = Het apparaat ligt vast zolang de partij duurt: alleen wie het gebruikt of de arbiter, aan zijn tafel, mag het wijzigen.
refused-device-taken = Dat apparaat is in deze partij van een ander: kies een eigen apparaat of vraag de arbiter.
refused-no-such-device = Geen apparaat heeft dat nummer. Typ apparaten om de lijst te horen.
refused-game-over = De partij is afgelopen.
refused-too-late = Daarvoor is het te laat.
refused-too-early = Daarvoor is het te vroeg.
refused-too-early-to-record = Zetten horen in de zetregel; hier staan ze zodra ze gedaan zijn. Wie volgens 9.2 of 9.3 claimt met een zet die hij wil doen, schrijft (9.2 { $word }).
refused-empty-square = Daar staat niets.
refused-nothing-in-hand = U hebt geen stuk in de hand.
refused-nothing-announced = Er is nog niets aangekondigd.
refused-flag-not-fallen = De vlag is niet gevallen.
refused-no-offer = Er is geen aanbod.
refused-nothing-to-correct = Er staat geen onreglementaire zet die nog hersteld kan worden.
refused-no-proposal = Zo'n voorstel is er niet.
refused-several-proposals = Er staat meer dan één voorstel open. Zeg welk.
refused-out-of-range = Zo'n zet is er niet.
refused-board-unseen = Het programma ziet de borden van deze partij niet. Voer eerst het bord in.
refused-possible = Mogelijk: { $moves }.
refused-article = Artikel { $article }.
refused-read-only = Dit logboek kan alleen worden gelezen. Open een nieuwe partij om te spelen.
refused-no-assistant = Eerst moet een assistent worden aangewezen, want één speler is blind en de andere doof.
refused-pin-needed = De arbiterstafel is vergrendeld. Typ pin en daarna de pincode.
refused-game-locked = Deze partij is vergrendeld: om haar te verlaten opent de arbiter eerst de arbiterstafel met de pincode.
refused-pin-wrong = Dat is niet de pincode. { $number ->
    [one] Probeer het over één seconde opnieuw.
   *[other] Probeer het over { $number } seconden opnieuw.
}
refused-pin-too-soon = Na een verkeerde pincode moet de volgende wachten. { $number ->
    [one] Probeer het over één seconde opnieuw.
   *[other] Probeer het over { $number } seconden opnieuw.
}
refused-pin-unfit = Een pincode heeft vier tot twaalf cijfers, liever acht, of minstens drie woorden van samen twaalf letters. Kies een andere.
refused-nothing-entered = Er wordt geen bord ingevoerd. Typ invoeren en de kleur.
refused-file-exists = Er is al een bestand met die naam. Geef een andere naam.
refused-file-failed = Het bestand kan daar niet worden geschreven. Geef een ander pad.
refused-file-not-there = Er is geen bestand “{ $word }”. Er is niets ingevoerd. Controleer het pad; de regel blijft staan.
refused-file-is-folder = “{ $word }” is een map. Er is niets ingevoerd. Voeg de naam van het bestand toe.
refused-file-forbidden = Het bestand “{ $word }” mag niet worden gelezen. Er is niets ingevoerd. Wijzig de rechten of kopieer het.
refused-file-not-text = Het bestand “{ $word }” is geen tekst in UTF-8. Er is niets ingevoerd. Sla het op als UTF-8-tekst, of typ de zetten na: formulier invoeren.
refused-file-too-long = Het bestand “{ $word }” is langer dan 256 KiB. Er is niets ingevoerd. Geef een bestand met één notatieformulier.
refused-file-not-a-file = “{ $word }” is een apparaat of een pipe, geen bestand. Er is niets ingevoerd. Geef het pad van een bestand.
refused-file-unreadable = Het bestand “{ $word }” kon niet worden gelezen. Er is niets ingevoerd. Probeer het opnieuw, of kopieer het naar een andere schijf.
