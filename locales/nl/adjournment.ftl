# Adjournment: sealing a move, its envelope, the resumption (Guidelines I).
said-adjourned-seal = De partij is afgebroken. Geef uw zet af: typ afgeven en de zet, en stop dan de klok.
state-adjourned = De partij is afgebroken. Geeft een zet af: { $who }.
state-adjourned-until = Hervatting: { $value }.
answer-resumption-open = Er is geen tijdstip van hervatting opgegeven.
said-sealed-stop = Uw zet zit in de envelop. U kunt hem wijzigen tot u de klok stopt.
said-sealed = Uw zet zit in de envelop.
state-sealed-by = Zet afgegeven: { $who }.
said-envelope-opened = De envelop is geopend. Afgegeven zet, { $who }:
said-envelope-unclear = De envelop is geopend. { $who }: “{ $text }” is geen reglementaire zet.
said-envelope-lost = De envelop is kwijt. { $who }: voer de afgegeven zet uit op het bord.
said-resumed = De partij is hervat.
refused-adjourned = De partij is afgebroken.
refused-not-adjourned = De partij is niet afgebroken.
refused-no-envelope = Er is geen gesloten envelop.
refused-own-seal = Alleen de speler aan zet geeft een zet af. Om de partij af te breken, typ afbreken.
usage-adjourn-until = De tijd ontbreekt: typ { $word } en de tijd of datum.
usage-seal = De zet ontbreekt: typ { $word } en de zet.
usage-square = Het veld ontbreekt: typ { $word } en een veld.
refused-envelope-elsewhere = De afgegeven zet staat op de computer waarop hij is afgegeven: open de envelop daar. Kan dat niet, typ dan: envelop kwijt. Wie hem afgaf, voert de zet dan op het bord uit.
refused-move-is-made = U hebt op uw bord al een andere zet gedaan: geef die af.

# Text printed on the envelope.
envelope-title = Envelop van een afgebroken partij
envelope-written = Op de envelop
envelope-position = Stelling voor de afgegeven zet: { $value }
envelope-time = { $who }: { $used } gebruikt, nog { $left } op de klok
envelope-sealer = Afgegeven door: { $value }
envelope-number = Nummer van de afgegeven zet: { $value }
envelope-offer = Remise aangeboden door: { $value }
envelope-no-offer = Er is geen remise aangeboden.
envelope-until = Hervatting: { $value }
envelope-until-open = Datum, tijd en plaats van de hervatting zijn nog niet bekend.

# Commands; semicolons separate several words for one command.
line-seal = afgeven;zet afgeven
line-adjourn = afbreken
line-adjourn-until = afbreken tot
desk-line-envelope = envelop opslaan;envelop afdrukken
desk-line-open-envelope = envelop openen;open envelop
desk-line-lose-envelope = envelop kwijt
desk-line-lose-position = stelling kwijt
desk-line-resume = hervatten
control-adjourn = Partij afbreken
control-adjourn-help = De speler aan zet geeft een zet af. Typ “afbreken tot” met datum, tijd en plaats om die op de envelop af te drukken.
control-open-envelope = Envelop openen
control-open-envelope-help = Opent de envelop van een afgebroken partij, als de speler die moet antwoorden aanwezig is.
control-resume = Partij hervatten
control-resume-help = Hervat de afgebroken partij en start de klok van de speler die moet antwoorden.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Beginstelling
new-game-position-hint = Leeg: de gewone; 0 tot en met 959 of loting: Chess960; of stukken, of een FEN.
new-game-error-position = De beginstelling is niet geldig. Laat leeg, of typ een getal van 0 tot en met 959, of loting.

# Results of games that were not played.
result-white-by-forfeit = Wit wint reglementair
result-black-by-forfeit = Zwart wint reglementair

# The quickplay finish (Guidelines III).
control-claim-quickplay = Remise claimen (versneld beëindigen)
control-claim-quickplay-help = Claimt remise omdat de tegenstander niet met normale middelen kan winnen of het niet probeert, met minder dan twee minuten en zonder increment. Beide klokken stoppen.
line-claim-quickplay = claim versneld;versneld beëindigen
claim-quickplay = de partij is niet met normale middelen te winnen
