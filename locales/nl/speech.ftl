# Kleuren, stukken en velden. Stukken staan er voluit, met hun kleur.
color-white = Wit
color-black = Zwart
side-and-name = { $side }, { $name }
piece-white-pawn = witte pion
piece-white-knight = wit paard
piece-white-bishop = witte loper
piece-white-rook = witte toren
piece-white-queen = witte dame
piece-white-king = witte koning
piece-black-pawn = zwarte pion
piece-black-knight = zwart paard
piece-black-bishop = zwarte loper
piece-black-rook = zwarte toren
piece-black-queen = zwarte dame
piece-black-king = zwarte koning
cell-empty = leeg

# Wat wordt gezegd als er iets gebeurt.
said-correction = Correctie:
said-repeated = Herhaald.
said-repeat-differs = Er is een andere zet herhaald:
said-lifted = Opgetild: { $piece }, { $square }.
said-placed = Neergezet: { $piece }, { $square }.
said-taken-off = Weggenomen: { $piece }, { $square }.
said-recorded = Genoteerd: { $entry }.
said-illegal-move = Onreglementaire zet: { $who }. Artikel { $article }.
said-illegal-left = Tot { $opponent } de volgende zet heeft uitgevoerd, kan deze worden geclaimd of hersteld. Artikel { $article }.
said-illegal-left-both-kings = Beide koningen staan schaak. Wacht tot de volgende zet is voltooid. Artikel { $article }.
said-illegal-stands = { $opponent } heeft gezet: de onreglementaire zet van { $who } blijft staan. Artikel { $article }.
said-correction-offered = { $who }, biedt aan de onreglementaire zet te herstellen. Artikel { $article }.
said-correction-declined = De correctie is afgeslagen.
said-record-shown = Notatie van de arbiter, { $count } van 5 keer getoond.
said-record-asked = { $who } heeft gevraagd de notatie te zien: keer { $count } van 5. Artikel { $article }.
said-record-refused = { $who } heeft vaker dan vijf keer gevraagd de notatie te zien: zij wordt niet getoond en kan de tegenstander afleiden. Artikel { $article }.
said-boards-differ = De borden verschillen. { $who }: { $squares }. Artikel { $article }.
said-word-differs = Woord en bord verschillen. { $who }: aangekondigd { $said }, op het bord { $done }. Artikel { $article }.
said-board-agrees = { $who }: het bord klopt weer.
said-board-differs-no-more = { $who }: niets wijkt meer af; de laatste zet moet nog worden uitgevoerd.
said-clocks-started = Klok loopt: { $who }.
said-clocks-stopped = De klokken zijn gestopt.
state-flag-fallen = Vlag gevallen: { $who }.
said-flag-first = Er is een vlag gevallen: daarover beslist eerst de arbiter.
said-time-adjusted = { $who }: de klok staat nu op { $time }.
said-moves-adjusted = { $who }: de teller staat nu op { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}.
said-period-adjusted = { $who }: de klok is nu in periode { $period }.
said-period-passed = U hebt de tijdcontrole gehaald. U bent in periode { $period }.
said-period-passed-quickplay = U hebt de tijdcontrole gehaald. U bent in periode { $period }: versneld beëindigen.
said-draw-offered = { $who }, biedt remise aan.
said-draw-offer-made = Remise aangeboden.
said-draw-declined = De remise is afgeslagen.
said-reinstated-start = Terug naar de beginstelling.
said-reinstated-white = Terug naar de stelling na zet { $number } van Wit.
said-reinstated-black = Terug naar de stelling na zet { $number } van Zwart.
said-warning = Waarschuwing: { $text }
said-penalty = Straf: { $who }. Artikel { $article }.
said-penalty-of-the-arbiter = Straf voor { $who }: { $penalty }. Artikel { $article }.
said-noted = Vastgelegd.
said-board-entered = Bord ingevoerd: { $who }.
said-read-back = Druk nog eens op Enter om hem aan te kondigen.
said-nothing-yet = Er is nog geen zet aangekondigd.
said-nothing-earlier = Daarvoor is er niets.
said-restarted = De partij is weer geopend. Het programma was gesloten terwijl een klok liep. Beide klokken zijn gestopt op de laatst getoonde tijden.
said-suspended = De computer heeft { $time } niet gelopen. Die tijd wordt niet in rekening gebracht. De klokken zijn gestopt.
said-reopened = De partij is weer geopend zoals zij stond. De klokken zijn gestopt.
said-not-saved = Let op: de partij kan niet worden opgeslagen. Zij gaat door zonder te worden opgeslagen. Maak schijfruimte vrij of waarschuw de arbiter.
said-saved-again = De partij wordt weer opgeslagen.
said-journal-moved = Let op: het bestand van deze partij is verwijderd of vervangen. De hele partij is nu opgeslagen in { $file }.
device-earphone = Oortelefoon van wie aan deze computer zit
device-set = { $outlet }: nu { $device }.
device-none = { $outlet }: geen apparaat meer.
device-kept = { $outlet }: de instellingen noemen { $device } in plaats van het geldende apparaat, en het wordt niet gebruikt.
device-kept-none = { $outlet }: de instellingen noemen geen apparaat meer; het geldende blijft in gebruik.
silence-no-voice = Er spreekt geen stem. Noch espeak-ng noch speech-dispatcher antwoordt: installeer of herstart een van beide; tot dan staat alles op het scherm en gaat het naar de schermlezer.
silence-no-output = Er komt geen geluid uit. Er antwoordt geen geluidssysteem, of het heeft geen apparaat: start PulseAudio of PipeWire, of sluit een koptelefoon aan; tot dan staat alles op het scherm en gaat het naar de schermlezer.
silence-over = De stem is weer te horen.
silence-earphone-gone = De oortelefoon is weg. Persoonlijke meldingen zijn stil tot hij weer is aangesloten; of typ apparaten en kies een andere.
silence-earphone-back = De oortelefoon is terug.
silence-no-earphone = Er is geen oortelefoon gekozen, dus persoonlijke meldingen zijn stil bij dit toernooi. Typ apparaten, dan oortelefoon en het nummer.
silence-loudspeaker-gone = De luidspreker is weg. Aankondigingen zijn stil tot hij weer is aangesloten; of typ apparaten en kies een andere.
silence-loudspeaker-back = De luidspreker is terug.
said-nothing-done = Er is niets gedaan.
said-on = { $what }: aan.
said-off = { $what }: uit.

# Wat de arbiter wordt voorgesteld; zonder arbiter de spelers.
proposed-penalty = Voorstel: { $time } erbij voor de tegenstander. Overtreding: { $who }. Artikel { $article }.
proposed-result = Voorstel: { $result } Artikel { $article }.
proposed-result-undecided = Voorstel: { $result } Het is niet nagegaan of de tegenstander nog mat kan zetten; anders is het remise. Artikel { $article }.
proposed-clock = Voorstel voor de klokken: Wit { $white }, Zwart { $black }. Artikel { $article }.
proposed-count = De klok is ingedrukt terwijl de klokken stilstonden: { $who }. Voorstel: de zet telt, de teller staat op { $moves }. Artikel { $article }.
proposed-correction = Voorstel: beide borden terug naar de stelling na halve zet { $ply }. Artikel { $article }.
proposed-correction-start = Voorstel: beide borden terug naar de beginstelling. Artikel { $article }.
proposed-colours = Voorstel: een nieuwe partij met de juiste kleuren. Beide borden gaan terug naar de beginstelling; om de spelers van kleur te laten wisselen opent u een nieuwe partij met verwisselde namen. Artikel { $article }.

# Straffen van Artikel 12.9, midden in een zin.
penalty-warning = waarschuwing
penalty-add-time = meer tijd voor de tegenstander
penalty-reduce-time = minder tijd
penalty-add-points = meer punten voor de tegenstander
penalty-reduce-points = minder punten
penalty-loss = verlies van de partij
penalty-fine = boete
penalty-exclusion = uitsluiting van een of meer ronden
penalty-expulsion = verwijdering uit het toernooi

# Antwoorden.
answer-own-clock = U hebt nog { $time }.
answer-clock = { $side } heeft nog { $time }.
answer-clocks-stand = De klokken zijn gestopt.
answer-moves = Voltooid: Wit { $white ->
    [one] { $white } zet
   *[other] { $white } zetten
}, Zwart { $black ->
    [one] { $black } zet
   *[other] { $black } zetten
}.
answer-no-move-yet = Nog geen zet.
answer-last = { $side }, zet { $number }:
answer-turn = Aan zet: { $who }. Zet { $number }.
answer-nothing-there = Daar staat niets.
answer-sheet-empty = Het notatieformulier is leeg.
answer-boards-agree = De borden komen overeen.
answer-boards-differ = De borden verschillen op { $squares }.
answer-not-ended = De partij is nog bezig.

# Welke plicht openstaat.
state-to-make = { $who }, is aan zet.
state-to-announce = { $who }, moet de zet aankondigen.
state-to-repeat = { $who }, moet de zet herhalen.
state-to-execute = { $who }, moet de zet op het bord uitvoeren.
state-to-press = { $who }, mag de klok indrukken.
state-yours-to-make = U bent aan zet.
state-yours-to-announce = Kondig uw zet aan.
state-yours-to-repeat = Herhaal de zet van uw tegenstander.
state-yours-to-execute = Voer de zet van uw tegenstander op uw bord uit.
state-yours-to-press = U mag uw klok indrukken.

# Het einde.
result-white-wins = Wit wint
result-black-wins = Zwart wint
result-draw = Remise
result-both-lose = Beiden verliezen
result-half-zero = Een half punt voor Wit, nul voor Zwart
result-zero-half = Een half punt voor Zwart, nul voor Wit
result-both-absent = Beiden afwezig
result-and-reason = { $result }: { $reason }.
reason-checkmate = schaakmat
reason-stalemate = pat
reason-dead-position = dode stelling
reason-resignation = opgave
reason-agreement = overeenkomst
reason-time = vlag gevallen
reason-threefold = driemaal dezelfde stelling
reason-fifty = vijftigzettenregel
reason-fivefold = vijfmaal dezelfde stelling
reason-seventyfive = vijfenzeventigzettenregel
reason-illegal-move = onreglementaire zetten
reason-ruling = beslissing van de arbiter
reason-default = te laat aan het bord

# Vragen die op ja of nee wachten.
question-resign = De partij opgeven?
question-accept-draw = Remise aannemen?
question-offer-draw = Remise aanbieden?
question-sure = Weet u het zeker?
question-how-to-answer = Typ ja of nee.
question-yes = Ja
question-no = Nee
said-no-question = Er staat geen vraag open.
undone-new-game = Deze partij blijft op tafel.
undone-correct-clocks = De klokken blijven zoals ze zijn.
undone-save-over = Het bestand blijft zoals het was.
undone-delete-profile = Het profiel blijft bewaard.
undone-penalise = Geen straf gegeven.
undone-claim-flag = Geen vlagval geclaimd.
undone-resign = Niet opgegeven.
undone-accept-draw = Remise niet aangenomen.
undone-offer-draw = Geen remise aangeboden.

# Uitvoerapparaten.
said-devices = Uitvoerapparaten:
said-no-devices = Er is geen uitvoerapparaat gevonden. Persoonlijke meldingen zijn stil.
said-device-used = Dit apparaat wordt vanaf nu gebruikt.
