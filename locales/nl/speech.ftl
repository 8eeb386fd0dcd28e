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
said-repeats-no-capture = Dat heeft de tegenstander net aangekondigd. Zeg er ‘slaat' of x bij om daar te slaan.
said-nothing-yet = Er is nog geen zet aangekondigd.
said-nothing-earlier = Daarvoor is er niets.
said-restarted = De partij is weer geopend. Bij het sluiten liep een klok: beide staan nu stil.
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
said-did-you-mean = Bedoelde u: { $words }? Enter is ja.
said-asked-to-take-back = Het wordt aan { $who } gevraagd.
said-game-begins-unnamed = U hebt { $side }.
said-game-begins = U hebt { $side } tegen { $who }.
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
next-confirm = Kondig hem aan: { $how }.
next-start-clocks = De klokken staan stil: { $how }.
next-seal = Geef uw zet af: { $how } en de zet.
next-move-typed = U bent aan zet. Typ de zet.
next-move = U bent aan zet. Typ de zet in de zetregel: { $how }.
next-move-or-answer = { $who } biedt remise aan. Typ aannemen, afslaan of uw zet.
next-make-announced = Doe de aangekondigde zet op uw bord.
next-announce-typed = Kondig uw zet aan. Typ hem.
next-announce = Kondig uw zet aan. Typ hem in de zetregel: { $how }.
next-repeat = Herhaal de zet van { $who }: { $how }.
next-execute = Doe de zet van { $who } op uw bord.
next-press = Druk de klok in: { $how }.
next-settle = Er is een voorstel. Typ aannemen of afslaan.
next-type = typ { $words }
next-named = ‘{ $name }'
next-arbiter-starts = De klokken staan stil. De arbiter start ze.
next-arbiter-rules = Wacht op de beslissing van de arbiter.
next-wait-move = Wacht: { $who } is aan zet.
next-wait-announce = Wacht: { $who } moet de zet nog aankondigen.
next-wait-repeat = Wacht: { $who } moet uw zet nog herhalen.
next-wait-execute = Wacht: { $who } moet uw zet nog op het bord doen.
next-wait-press = Wacht: { $who } moet de klok nog indrukken.
next-wait-agree = Wacht: { $who } moet nog akkoord gaan.
practice-begins = Oefenpartij. Niets telt. Om te stoppen, typ: oefenen stoppen.
practice-step = Zet { $number }. Typ: { $words }, of { $written }. { $why }
practice-other-move = Dat is ook een zet. Hier spelen we een andere.
practice-not-understood = Niet helemaal.
practice-left = Het oefenen is klaar.
practice-done = Goed gedaan: tien zetten gespeeld.
practice-why-pawn = Een pion noemt u alleen met zijn veld.
practice-why-knight = Bij de andere stukken: eerst de naam, dan het veld.
practice-why-bishop = F3 zegt de laatste zet.
practice-why-capture = Een slagzet heeft één woord meer voor het veld.
practice-why-castling = De rokade heeft een eigen naam.
practice-why-again = Een zet gemist? F9 zegt hem nog eens.
practice-why-origin = Twee paarden kunnen daarheen: zeg van welk veld.
practice-why-question = Wat staat er op e6? Typ: veld e6.
practice-why-state = Niet zeker wat er komt? F5 zegt het.
practice-why-pawn-capture = Een pion die slaat, noemt u eerst met zijn lijn.
friend-answer = Antwoord met ja of nee.
friend-start-clocks = De klokken staan stil. Start ze.
friend-seal = Geef de arbiter uw volgende zet in een gesloten envelop.
friend-move = U bent aan zet: zet op uw bord.
friend-move-or-answer = { $who } biedt remise aan: neem aan, sla af of zet.
friend-announce = Zeg uw zet hardop: { $words }. Of druk op { $how }.
friend-repeat = Zeg hardop: { $words }, of druk op { $how }. Daarna: { $hands }
friend-repeat-only = Zeg hardop: { $words }, of druk op { $how }.
friend-press = Druk nu uw klok in.
friend-settle = Er is een voorstel: neem het aan of sla het af.
hands-move = Zet van { $from } naar { $to }: { $piece }.
hands-take = Neem van { $square }: { $piece }.
hands-castle = Rokeer: koning van { $from } naar { $to }, toren van { $rook } naar { $beside }.
hands-promote = Neem de pion van { $from } en zet op { $to }: { $piece }.

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
question-take-back = Mag uw tegenstander de laatste zet terugnemen?
question-practise = Eerst oefenen, met tien zetten?
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
undone-take-back = De zet blijft staan.

# Uitvoerapparaten.
said-devices = Uitvoerapparaten:
said-no-devices = Er is geen uitvoerapparaat gevonden. Persoonlijke meldingen zijn stil.
said-device-used = Dit apparaat wordt vanaf nu gebruikt.
