# Colours, pieces and cells. Pieces are named whole, because in some languages the colour follows the piece.
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

# Announcements of events.
said-correction = Correctie:
said-repeated = Herhaald.
said-repeated-execute = Herhaald. Voer uit:
said-repeat-differs = Er is een andere zet herhaald:
said-lifted = Opgetild: { $piece }, { $square }.
said-placed = Neergezet: { $piece }, { $square }.
said-taken-off = Weggenomen: { $piece }, { $square }.
said-recorded = Genoteerd: { $entry }.
said-illegal-move = Onreglementaire zet: { $who }. Artikel { $article }.
said-illegal-left = Tot { $opponent } de volgende zet heeft gedaan, kan deze worden geclaimd of hersteld. Artikel { $article }.
said-illegal-left-both-kings = Beide koningen staan schaak. Wacht tot de volgende zet is voltooid. Artikel { $article }.
said-illegal-stands = { $opponent } heeft gezet: de onreglementaire zet van { $who } blijft staan. Artikel { $article }.
said-correction-offered = Aangeboden de onreglementaire zet te herstellen: { $who }. Artikel { $article }.
said-correction-declined = De correctie is afgeslagen.
said-record-shown = Notatie van de arbiter, { $count } van 5 keer getoond.
said-record-asked = { $who } heeft gevraagd de notatie te zien, { $count } van 5 keer. Artikel { $article }.
said-record-refused = { $who } heeft vaker dan vijf keer gevraagd de notatie te zien: geweigerd, want het kan de tegenstander hinderen. Artikel { $article }.
said-boards-differ = De borden verschillen. { $who }: { $squares }. Artikel { $article }.
said-word-differs = Aankondiging en bord verschillen. { $who }: aangekondigd { $said }, gedaan { $done }. Artikel { $article }.
said-board-agrees = { $who }: het bord klopt weer.
said-board-differs-no-more = { $who }: het bord klopt weer; de laatste zet moet nog worden uitgevoerd.
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
said-draw-offered = Remise aangeboden: { $who }.
said-draw-offer-made = Remise aangeboden.
said-draw-declined = De remise is afgeslagen.
answer-own-offer = Uw remiseaanbod staat open.
said-reinstated-start = Terug naar de beginstelling.
said-reinstated-white = Terug naar de stelling na zet { $number } van Wit.
said-reinstated-black = Terug naar de stelling na zet { $number } van Zwart.
said-warning = Waarschuwing: { $text }
said-penalty = Straf: { $who }. Artikel { $article }.
said-penalty-of-the-arbiter = Straf voor { $who }: { $penalty }. Artikel { $article }.
said-noted = Vastgelegd.
said-board-entered = Stelling ingevoerd: { $who }.
said-read-back = Druk nog eens op Enter om hem aan te kondigen.
said-repeats-no-capture = Dat heeft de tegenstander net aangekondigd. Zeg er “slaat” of x bij om daar te slaan.
said-nothing-yet = Er is nog geen zet aangekondigd.
said-nothing-earlier = Geen eerdere meldingen.
said-restarted = De partij is heropend. Bij het sluiten liep een klok, dus beide staan stil.
said-suspended = De computer heeft { $time } stilgestaan. Die tijd wordt niet in rekening gebracht. De klokken zijn gestopt.
said-reopened = Uw partij is terug zoals u die achterliet. De klokken zijn gestopt.
said-not-saved = Let op: de partij kan niet worden opgeslagen. Ze gaat door zonder te worden opgeslagen. Maak schijfruimte vrij of waarschuw de arbiter.
said-saved-again = De partij wordt weer opgeslagen.
said-journal-moved = Let op: het bestand van deze partij is verwijderd of vervangen. De hele partij is nu opgeslagen in { $file }.
device-earphone = Koptelefoon van wie aan deze computer zit
device-set = { $outlet }: nu { $device }.
device-none = { $outlet }: geen apparaat.
device-kept = { $outlet }: de instellingen noemen { $device }, maar het huidige apparaat blijft in gebruik.
device-kept-none = { $outlet }: de instellingen noemen geen apparaat meer, maar het huidige blijft in gebruik.
silence-no-voice = Er is geen spraak. Noch espeak-ng noch speech-dispatcher reageert: installeer of herstart een van beide. Tot dan staat alles op het scherm en gaat het naar de schermlezer.
silence-no-output = Er is geen geluid. Geen geluidssysteem of apparaat gevonden: start PipeWire of PulseAudio, of sluit een koptelefoon aan. Tot dan staat alles op het scherm en gaat het naar de schermlezer.
silence-over = De spraak werkt weer.
silence-earphone-gone = Uw koptelefoon is losgekoppeld. Persoonlijke meldingen zijn stil tot u hem weer aansluit; of typ apparaten en kies een andere.
silence-earphone-back = Uw koptelefoon is er weer.
silence-no-earphone = Er is geen koptelefoon gekozen, dus persoonlijke meldingen zijn stil bij dit toernooi. Typ apparaten, dan koptelefoon en het nummer.
silence-loudspeaker-gone = De luidspreker is losgekoppeld. Aankondigingen zijn stil tot hij weer is aangesloten; of typ apparaten en kies een andere.
silence-loudspeaker-back = De luidspreker is er weer.
said-nothing-done = Er is niets veranderd.
said-game-kept = De partij is bewaard.
said-did-you-mean = Bedoelde u { $words }? Druk op Enter voor ja.
said-asked-to-take-back = Wacht op akkoord van { $who }.
said-game-begins-unnamed = U hebt { $side }.
said-game-begins = U hebt { $side } tegen { $who }.
said-on = { $what }: aan.
said-off = { $what }: uit.

# Proposals to the arbiter; without an arbiter, to the players.
proposed-penalty = Voorstel: { $time } erbij voor de tegenstander. Overtreder: { $who }. Artikel { $article }.
proposed-result = Voorstel: { $result } Artikel { $article }.
proposed-result-undecided = Voorstel: { $result } Of de tegenstander nog mat kan zetten, is niet nagegaan; zo niet, dan is het remise. Artikel { $article }.
proposed-clock = Voorgestelde kloktijden: Wit { $white }, Zwart { $black }. Artikel { $article }.
proposed-count = { $who }: ingedrukt terwijl de klokken stilstonden. Voorstel: de zet meetellen, teller op { $moves }. Artikel { $article }.
proposed-correction = Voorstel: beide borden terug naar de stelling na halve zet { $ply }. Artikel { $article }.
proposed-correction-start = Voorstel: beide borden terug naar de beginstelling. Artikel { $article }.
proposed-colours = Voorstel: een nieuwe partij met de juiste kleuren. Beide borden gaan terug naar de beginstelling; begin een nieuwe partij met verwisselde namen om de spelers van kleur te laten wisselen. Artikel { $article }.

# Penalties of Article 12.9, inside a sentence.
penalty-warning = waarschuwing
penalty-add-time = meer tijd voor de tegenstander
penalty-reduce-time = minder tijd
penalty-add-points = meer punten voor de tegenstander
penalty-reduce-points = minder punten
penalty-loss = verlies van de partij
penalty-fine = boete
penalty-exclusion = uitsluiting van een of meer rondes
penalty-expulsion = verwijdering uit het toernooi

# Answers.
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
answer-nothing-there = Leeg.
answer-sheet-empty = Het notatieformulier is leeg.
said-nothing-written = U hebt niets genoteerd. De laatste zetten:
answer-boards-agree = De borden komen overeen.
answer-boards-differ = De borden verschillen op { $squares }.
answer-not-ended = De partij is nog bezig.

# Open duties.
state-to-make = Aan zet: { $who }.
state-to-announce = Zet nog aan te kondigen: { $who }.
state-to-repeat = Zet nog te herhalen: { $who }.
state-to-execute = Zet nog op het bord uit te voeren: { $who }.
state-to-press = Mag de klok indrukken: { $who }.
state-yours-to-make = U bent aan zet.
state-yours-to-announce = Kondig uw zet aan.
state-yours-to-repeat = Herhaal de zet van uw tegenstander.
state-yours-to-execute = Voer de zet van uw tegenstander op uw bord uit.
state-yours-to-press = U mag uw klok indrukken.
state-yours-to-rule = Uw beslissing wordt verwacht: { $kinds }.
next-confirm = Kondig hem aan: { $how }.
next-start-clocks = De klokken staan stil: { $how }.
next-seal = Geef uw zet af: { $how } en de zet.
next-move-typed = U bent aan zet. Typ de zet.
next-move = U bent aan zet. Om de zet te typen: { $how }.
next-move-or-answer = { $who } biedt remise aan. Typ aannemen, afslaan of uw zet.
next-make-announced = Doe de aangekondigde zet op uw bord.
next-announce-typed = Kondig uw zet aan. Typ hem.
next-announce = Kondig uw zet aan. Om hem te typen: { $how }.
next-repeat = Herhaal de zet van { $who }: { $how }.
next-execute = Voer de zet van { $who } uit op uw bord.
next-press = Druk uw klok in: { $how }.
next-settle = Er is een voorstel. Typ aannemen of afslaan.
next-type = typ { $words }
next-named = “{ $name }”
next-arbiter-starts = De klokken staan stil. De arbiter start ze.
next-arbiter-rules = Wacht op de beslissing van de arbiter.
next-wait-move = Wacht: { $who } is aan zet.
next-type-for-other = Typ voor { $who }: { $words }.
next-wait-announce = Wacht: { $who } moet de zet nog aankondigen.
next-wait-repeat = Wacht: { $who } moet uw zet nog herhalen.
next-wait-execute = Wacht: { $who } moet uw zet nog uitvoeren.
next-wait-press = Wacht: { $who } moet de klok nog indrukken.
next-wait-agree = Wacht: { $who } moet nog akkoord gaan.
practice-begins = Oefenpartij. Ze telt niet mee. Om te stoppen, typ: oefenen stoppen.
practice-step = Zet { $number }. Typ: { $words }, of { $written }. { $why }
practice-other-move = Dat is ook een zet, maar hier spelen we een andere.
practice-not-understood = Niet helemaal.
practice-left = Het oefenen is klaar.
practice-done = Goed gedaan: tien zetten gespeeld.
practice-why-pawn = Noem bij een pion alleen het veld.
practice-why-knight = Bij de andere stukken: eerst de naam, dan het veld.
practice-why-bishop = F3 zegt de laatste zet.
practice-why-capture = Voeg bij slaan één woord toe voor het veld.
practice-why-castling = De rokade heeft een eigen naam.
practice-why-again = Een zet gemist? F9 zegt hem nog eens.
practice-why-origin = Twee paarden kunnen daarheen: noem ook het veld van vertrek.
practice-why-question = Wat staat er op e6? Typ: veld e6.
practice-why-state = Niet zeker wat er komt? F5 zegt het.
practice-why-pawn-capture = Noem bij slaan met een pion eerst zijn lijn.
friend-answer = Antwoord met ja of nee.
friend-start-clocks = De klokken staan stil. Start ze.
friend-seal = Geef de arbiter uw volgende zet in een gesloten envelop.
friend-move = U bent aan zet.
friend-move-or-answer = { $who } biedt remise aan: neem aan, sla af of zet.
friend-announce = Zeg uw zet hardop: { $words }. Of druk op { $how }.
friend-announce-only = Zeg uw zet hardop. Of druk op { $how }.
friend-repeat = Zeg hardop: { $words }, of druk op { $how }. Daarna: { $hands }
friend-repeat-only = Zeg hardop: { $words }, of druk op { $how }.
friend-press = Druk nu uw klok in.
friend-settle = Er is een voorstel: neem het aan of sla het af.
hands-move = Zet van { $from } naar { $to }: { $piece }.
hands-take = Neem van { $square }: { $piece }.
hands-castle = Rokeer: koning van { $from } naar { $to }, toren van { $rook } naar { $beside }.
hands-promote = Neem de pion van { $from } en zet op { $to }: { $piece }.
hands-rook = Nu de toren: { $from } naar { $to }.
hands-exchange = Neem de pion van { $square } en zet daar het nieuwe stuk.
hands-put-back = Op uw bord is meer dan één zet begonnen. Zet terug wat niet bij uw zet hoort.
hands-back-not-your-move = Niet aan zet. Terug op { $from }.
hands-back-check = Schaak. Terug op { $from }.
hands-back-illegal = Onreglementair. Terug op { $from }.

# The end.
result-white-wins = Wit wint
result-black-wins = Zwart wint
result-draw = Remise
result-both-lose = Beiden verliezen
result-half-zero = Een half punt voor Wit, nul voor Zwart
result-zero-half = Een half punt voor Zwart, nul voor Wit
result-both-absent = Beiden afwezig
result-and-reason = { $result } { $reason }.
reason-checkmate = door schaakmat
reason-stalemate = door pat
reason-dead-position = door een dode stelling
reason-resignation = door opgave
reason-agreement = door overeenkomst
reason-time = op tijd
reason-threefold = door driemaal dezelfde stelling
reason-fifty = door de vijftigzettenregel
reason-fivefold = door vijfmaal dezelfde stelling
reason-seventyfive = door de vijfenzeventigzettenregel
reason-illegal-move = na onreglementaire zetten
reason-ruling = door beslissing van de arbiter
reason-default = omdat de verzuimtijd was verstreken

# Questions that wait for yes or no.
question-resign = De partij opgeven?
question-call-arbiter = De klokken stoppen en de arbiter roepen?
question-accept-draw = Remise aannemen?
question-offer-draw = Remise aanbieden?
question-take-back = Mag uw tegenstander de laatste zet terugnemen?
question-practise = Eerst de woorden van de zetten oefenen? Tien zetten.
question-sure = Weet u het zeker?
question-how-to-answer = Typ ja of nee.
question-again = Eerst ja of nee: { $question }
question-yes = Ja
question-no = Nee
said-no-question = Er is niets te beantwoorden.
undone-new-game = De huidige partij blijft open.
undone-correct-clocks = De klokken blijven zoals ze zijn.
undone-save-over = Het bestand is niet gewijzigd.
undone-delete-profile = Het profiel blijft bewaard.
undone-penalise = Geen straf gegeven.
undone-claim-flag = Er is niets geclaimd.
undone-resign = Niet opgegeven.
undone-accept-draw = Remise niet aangenomen.
undone-offer-draw = Geen remise aangeboden.
undone-take-back = De zet blijft staan.

# Output devices.
said-devices = Uitvoerapparaten:
said-no-devices = Er is geen uitvoerapparaat gevonden. Persoonlijke meldingen zijn stil.
said-device-used = Dit apparaat wordt nu gebruikt.
