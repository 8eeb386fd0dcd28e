# The tournament of a game, and tournament reports (TRF).
new-game-event-name = Toernooi
new-game-site = Plaats en federatie
new-game-round = Ronde
new-game-white-fide-id = FIDE-ID van Wit
new-game-black-fide-id = FIDE-ID van Zwart
new-game-error-number = Ronde en FIDE-ID moeten getallen zijn, of leeg.
trf-filled = Uit { $file }: { $event }, ronde { $round }, { $white } met wit tegen { $black } met zwart.
trf-check-form = Controleer het formulier en begin de partij.
trf-nobody = { $file } heeft geen speler met de naam { $name }. Wijzig uw naam in de instellingen, of voeg ronde en naam toe: { $file }#3 Ada.
trf-several = { $file } heeft meer spelers met de naam { $name }: { $players }. Voeg het startnummer toe: { $file }{ $asked }.
trf-contradiction = In { $file } kloppen de regels van speler { $own } en speler { $other } voor deze ronde niet met elkaar: kolommen zijn verschoven of een regel is afgekapt. Verbeter ze, of vul het formulier zelf in.
trf-no-game = { $name } heeft in die ronde van { $file } geen tegenstander. Voeg een andere ronde toe: { $file }#3 { $name }.
trf-no-round = { $file } heeft geen ronde { $round }; de laatste is ronde { $rounds }. Voeg een ander getal toe, bijvoorbeeld: { $file }#{ $rounds } { $name }.
trf-forfeit = Volgens het rapport is deze partij reglementair gewonnen of niet gespeeld.
trf-none = { $file } is geen toernooiverslag (TRF). Is het dat wel, dan zijn regels afgekapt of kolommen verschoven.
trf-unnamed = Zet achter de ronde een naam of FIDE-ID: { $file }#3 Ada.
trf-unread = { $count ->
    [one] Regel { $line } van { $file } kon niet worden gelezen en is weggelaten. Misschien zijn de kolommen verschoven of afgekapt.
   *[other] De regels { $line } van { $file } konden niet worden gelezen en zijn weggelaten. Misschien zijn de kolommen verschoven of afgekapt.
}
trf-repeated = Regel { $line } van { $file } is weggelaten: nummer { $number } is al van een eerdere speler.
