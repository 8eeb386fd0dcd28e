# Tactics by ear: positions to solve.
tactics-begins = Tien minuten stellingen. Zoek de beste zet en typ die. U kunt ook typen: tip, oplossing, opnieuw, volgende, stelling, blind, statistiek of stoppen. Met een tip telt ze als gemist.
tactics-type-move = Tien minuten stellingen. Typ de beste zet. Hulp: F1. Met een tip telt ze als gemist.
tactics-just-played = Net gespeeld: { $move }.
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
tactics-hint-piece = Het stuk dat moet zetten: { $piece }.
tactics-hint-square = Van { $from } naar { $to }.
tactics-solution = De beste zet: { $move }.
tactics-reply = Het antwoord: { $move }.
tactics-solved = Opgelost.
tactics-checkmate = Schaakmat.
tactics-ended = Einde.
tactics-comes-back = Die komt terug.
tactics-rating-up = Rating { $rating }, plus { $by }.
tactics-rating-down = Rating { $rating }, min { $by }.
tactics-rating-same = Rating { $rating }, ongewijzigd.
tactics-again-or-next = Typ opnieuw of volgende.
tactics-enter-next = Enter: volgende.
tactics-time-over = De tien minuten zijn om: { $right } van { $played } goed. Typ volgende om door te gaan.
tactics-none = Zo'n stelling is er niet. Kies een ander thema of bestand.
tactics-themes = Thema's: { $themes }. Typ tactiek en een ervan.
tactics-no-theme = Geen thema of bestand met die naam. Lijst: tactiek thema's.
tactics-nothing-played = Nog geen resultaten.
tactics-ratings = Uw rating is { $own }. Deze stelling heeft rating { $position }.
tactics-statistics = Rating { $rating }; { $right } van { $played } goed.
tactics-weakest = Zwakst: { $theme }, { $right } van { $played }.
tactics-due = { $count ->
    [0] Er hoeft geen gemiste stelling herhaald te worden.
    [one] Eén gemiste stelling moet herhaald worden.
   *[other] { $count } gemiste stellingen moeten herhaald worden.
}
tactics-mate-in = mat in { $moves }
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
    [opening] opening
    [middlegame] middenspel
    [endgame] eindspel
   *[other] { $name }
}
tactics-fault-column = de kolom { $text } ontbreekt
tactics-fault-position = { $text } is geen stelling
tactics-fault-moves = { $text } is geen reglementaire zet
tactics-fault-no-moves = er is geen zet om te vinden
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
tactics-record-not-kept = Uw resultaten konden niet worden opgeslagen. Controleer of de schijf vol is en of in de map geschreven mag worden.
tactics-mistakes-not-kept = De fouten konden niet als stellingen worden bewaard. Controleer of de schijf vol is en of in de map geschreven mag worden.
line-tactics = tactiek;opgaven
control-tactics = Tactiek
control-tactics-help = Geeft u stellingen om op te lossen, in woorden beschreven. De partij wacht. U kunt er altijd mee ophouden.
control-tactics-next = Volgende stelling
control-tactics-next-help = Gaat naar de volgende stelling.
control-tactics-solution = Oplossing
control-tactics-solution-help = Speelt de volgende zet van de oplossing.
control-tactics-again = Dezelfde stelling
control-tactics-again-help = Begint dezelfde stelling opnieuw.
refused-no-tactics = U lost geen stelling op. Om te beginnen, typ tactiek.
tactics-held = Dat kan alleen in een lopende partij. U lost nu een stelling op.
tactics-opening = De stellingen worden geladen.
tactics-file-known = Volgende keer: tactiek bestand.
tactics-wait = De stellingen worden nog geladen. Typ stoppen om te annuleren.
tactics-to-do = { $side } aan zet: zoek de beste zet.{ $typed ->
    [yes] {" "}U kunt ook typen: tip, oplossing, volgende, stoppen of hulp.
   *[no] {""}
}
tactics-pane = Tactiek
tactics-result = { $theme }: { $right } van { $played } goed
tactics-rating-plot = Uw rating over { $count } stellingen: van { $first } tot { $last }, hoogste { $most }.
tactics-say-ten-minutes = tien minuten;10 minuten
tactics-say-hint = tip;hint
tactics-say-solution = oplossing
tactics-say-again = opnieuw;nog eens
tactics-say-next = volgende;overslaan;verder
tactics-say-blindfold = blind
tactics-say-statistics = statistiek;resultaten
tactics-say-leave = stoppen;verlaten
tactics-say-mistakes = fouten;mijn fouten
tactics-say-themes = thema's
option-set = eigen stellingen, met de kolommen van het puzzelbestand van Lichess
option-theme = alleen stellingen met dit thema
option-rating = stellingen rond deze rating; standaard uw eigen
tactics-mistakes-found = { $count ->
    [0] Geen fouten.
    [one] Eén fout.
   *[other] { $count } fouten.
}
tactics-mistakes-theme = { $ties ->
    [one] Het vaakst gemist: { $kind }, { $number }.
   *[other] Het vaakst gemist: { $kind }, elk { $number }.
}
tactics-mistakes-phase = { $ties ->
    [one] Vooral in deze fase: { $kind }, { $number }.
   *[other] Vooral in deze fase: { $kind }, elk { $number }.
}
tactics-mistakes-kept = { $count ->
    [0] Ze zijn allemaal al bewaard. Om te oefenen: { $command }
    [one] Eén stelling is bewaard. Om te oefenen: { $command }
   *[other] { $count } stellingen zijn bewaard. Om te oefenen: { $command }
}
tactics-mistakes-unexplained = { $count ->
    [one] Bij één fout toont het bestand geen betere zet. Voeg --engine stockfish toe om die te zoeken.
   *[other] Bij { $count } fouten toont het bestand geen betere zet. Voeg --engine stockfish toe om die te zoeken.
}
tactics-mistakes-no-player = { $player } heeft daar geen partij gespeeld.
tactics-no-opinions = Dit bestand heeft geen beoordelingen: niemand heeft naar fouten gezocht. Voeg --engine stockfish toe.
tactics-games-unjudged = { $all ->
    [1] De partij is maar deels beoordeeld: er kunnen fouten gemist zijn. Voeg --engine stockfish toe.
   *[other] Niet of maar deels beoordeeld: { $count } van { $all } partijen. Daarin kunnen fouten gemist zijn. Voeg --engine stockfish toe.
}
tactics-no-mistakes-kept = Niets bewaard. Typ bij het doorlopen deze oefenen.
option-mistakes = noemt de zetten die het meest kostten en de soort fout die het vaakst voorkomt; zonder bestand in alle opgeslagen partijen
option-player = alleen de fouten van deze speler
option-train = bewaart de fouten voor annabella tactics --set mistakes
usage-tactics =
    annabella tactics [--set BESTAND] [--theme T] [--rating N] [--vocabulary V] [--data MAP]
        zoekt de beste zet, telkens tien minuten; gemiste stellingen komen terug
capability-tactics = Geeft stellingen om op gehoor op te lossen.
tactics-mistakes-allowed = { $ties ->
    [one] Het vaakst toegelaten: { $kind }, { $number }.
   *[other] Het vaakst toegelaten: { $kind }, elk { $number }.
}
tactics-unjudged = Die is misschien even goed; de analyse noemt een andere zet. Probeer opnieuw, of typ oplossing.
tactics-counts-as-missed = Met een tip telt de stelling als gemist.
tactics-no-rating = Ratings lopen van { $from } tot { $to }.
tactics-no-games = Er zijn geen bewaarde partijen.
tactics-ten-minutes = Tien minuten stellingen.
tactics-say-file = bestand;mijn bestand;lichess
tactics-no-file = Er is nog geen bestand met stellingen genoemd, of het is weg. Typ tactiek en het pad.
tactics-no-such-theme = Geen thema met de naam { $theme }. Lijst: tactiek thema's.
tactics-hint-help = Helpt in drie stappen: het thema, het stuk, zijn velden. Met een tip telt de stelling als gemist.
tactics-position-help = Beschrijft de stelling opnieuw.
tactics-blindfold-help = Noemt de laatste zetten vanaf de stelling ervoor. Een getal zegt hoeveel halve zetten.
tactics-statistics-help = Noemt uw rating en uw resultaten.
tactics-ratings-help = Noemt uw rating en die van de stelling.
tactics-themes-help = Noemt de thema's. Typ tactiek en een naam voor een ervan.
tactics-leave-help = Gaat terug naar de partij van ervoor.
how-to-leave = Om te stoppen: { $words }.
