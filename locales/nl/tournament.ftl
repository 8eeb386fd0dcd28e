# The event of a game, and the report of a tournament (TRF).
new-game-event-name = Toernooi
new-game-site = Plaats en bond
new-game-round = Ronde
new-game-white-fide-id = FIDE-ID van wit
new-game-black-fide-id = FIDE-ID van zwart
new-game-error-number = De ronde en de FIDE-ID's zijn getallen. Een veld mag ook leeg blijven.
trf-filled = Uit { $file }: { $event }, ronde { $round }, { $white } met wit tegen { $black } met zwart. Controleer het formulier en begin de partij.
trf-nobody = Het bestand { $file } bevat geen speler met de naam { $name }. Wijzig uw naam in de instellingen, of schrijf ronde en naam achter het bestand: { $file }#3 Ada.
trf-several = Meer dan één speler van { $file } heet { $name }. Schrijf de hele naam of de FIDE-ID achter het bestand: { $file }#3 1900001.
trf-no-game = { $name } heeft daar in { $file } geen tegenstander. Schrijf een andere ronde achter het bestand: { $file }#3 { $name }.
trf-unread = Regel { $line } van { $file } kon niet worden gelezen en is weggelaten.
