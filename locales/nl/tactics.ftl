# Tactics by ear: positions to solve.
tactics-begins = Zoek de beste zet en typ die. U kunt ook typen: tip, oplossing, opnieuw, volgende, stelling, blind, statistiek of stoppen.
tactics-just-played = { $side } heeft zojuist { $move } gespeeld.
tactics-from-start = Vanuit de beginstelling:
tactics-from = { $count ->
    [one] Eén halve zet eerder.
   *[other] { $count } halve zetten eerder.
}
tactics-ply = { $side }: { $move }.
tactics-wrong = Niet de beste zet.
tactics-wrong-then = Niet de beste zet: daarop volgt { $move }.
tactics-second-try = Probeer het nog eens.
tactics-further = Probeer het nog eens, of typ tip of oplossing.
tactics-hint-theme = Thema: { $themes }.
tactics-hint-no-theme = Deze stelling heeft geen thema.
tactics-hint-piece = Het stuk dat moet zetten: { $piece }.
tactics-hint-square = Van { $from } naar { $to }.
tactics-solution = De beste zet: { $move }.
tactics-reply = Het antwoord: { $move }.
tactics-solved = Opgelost.
tactics-ended = Einde van de oplossing.
tactics-comes-back = Deze stelling komt terug.
tactics-rating-up = Uw rating stijgt met { $by } naar { $rating }.
tactics-rating-down = Uw rating daalt met { $by } naar { $rating }.
tactics-rating-same = Uw rating blijft { $rating }.
tactics-again-or-next = Typ opnieuw of volgende.
tactics-time-over = De tien minuten zijn om: { $right } van { $played } goed. Typ volgende om door te gaan.
tactics-none = Zo'n stelling is er niet. Kies een ander thema of bestand.
tactics-nothing-played = Nog geen resultaten.
tactics-statistics = Rating { $rating }; { $right } van { $played } goed.
tactics-weakest = Zwakste thema: { $theme }, { $right } van { $played }.
tactics-due = { $count ->
    [0] Er hoeft geen gemiste stelling herhaald te worden.
    [one] Eén gemiste stelling moet herhaald worden.
   *[other] { $count } gemiste stellingen moeten herhaald worden.
}
tactics-theme = { $name ->
    [mateIn1] mat in één
    [mateIn2] mat in twee
    [mateIn3] mat in drie
    [mateIn4] mat in vier
    [fork] vork
    [pin] penning
    [skewer] spies
    [discoveredAttack] aftrekaanval
    [backRankMate] mat op de onderste rij
    [hangingPiece] ongedekt stuk
    [promotion] promotie
    [defensiveMove] verdediging
    [endgameWin] een eindspel winnen
    [endgameHold] een eindspel houden
   *[other] { $name }
}
tactics-fault-column = de kolom { $text } ontbreekt
tactics-fault-position = { $text } is geen stelling
tactics-fault-moves = { $text } is geen reglementaire zet
tactics-fault-no-moves = er is geen zet te vinden
tactics-fault-rating = { $text } is geen rating
tactics-not-a-set = { $path } is geen bestand met stellingen: { $fault }.
tactics-not-unpacked = Er is geen ruimte om { $path } uit te pakken. Maak ruimte op de schijf; wat u had is ongewijzigd.
tactics-bad-row = Regel { $line } van { $path } is overgeslagen: { $fault }.
tactics-bad-rows = { $count ->
    [one] In totaal is één regel overgeslagen.
   *[other] In totaal zijn { $count } regels overgeslagen.
}
tactics-record-unreadable = Uw tactiekresultaten konden niet gelezen worden ({ $what }). Het bestand blijft bewaard als { $path } en er wordt een nieuw aangelegd.
tactics-record-unreadable-not-kept = Uw tactiekresultaten konden niet gelezen worden ({ $what }). Nieuwe resultaten worden niet opgeslagen.
tactics-record-not-kept = Uw resultaat kon niet worden opgeslagen. Maak schijfruimte vrij.
tactics-say-hint = tip;hint
tactics-say-solution = oplossing
tactics-say-again = opnieuw;nog eens
tactics-say-next = volgende;overslaan
tactics-say-blindfold = blind
tactics-say-statistics = statistiek;resultaten
tactics-say-leave = stoppen;verlaten
option-set = eigen stellingen, met de kolommen van het puzzelbestand van Lichess
option-theme = alleen stellingen met dit thema
option-rating = stellingen rond deze rating; standaard uw eigen
usage-tactics =
    annabella tactics [--set BESTAND] [--theme T] [--rating N] [--vocabulary V] [--data MAP]
        zoekt de beste zet, telkens tien minuten; gemiste stellingen komen terug
capability-tactics = Geeft stellingen om op gehoor op te lossen.
