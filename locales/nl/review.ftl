# Review of a game: glyphs in words, clock times in comments, and the command line.
walked-move = { $number } { $side }: { $words }
walked-variation = Variant { $number } bij { $move } { $side }:
walked-variation-end = Einde van variant { $number }.
walked-game = Partij { $number }: { $white } – { $black }{ $rest }
walked-result = Uitslag: { $result }.
walked-locked = Er is hier een vergrendelde partij bezig, dus u kunt niets anders openen. Wacht tot ze eindigt of de arbiter die ontgrendelt.
beside-online = Uw Lichess-partij “{ $game }” is hier nog open, dus er is geen hulp tot ze is afgelopen. Open die: { $file }. Is ze op Lichess afgelopen, dan eindigt ze ook hier. Is ze 30 dagen niet aangeraakt, dan geldt dit niet meer.
walked-no-ply = Deze partij heeft maar { $count } halve zetten. Geef een kleiner getal met --ply.
walked-not-written = Kan niet schrijven naar { $path }; er is daar niets veranderd. Kies een andere plaats of maak ruimte vrij.
walked-kept = { $path }, partij { $number }: delen zijn niet te lezen, daarom is de tekst ongewijzigd gekopieerd.
walked-none = Geen passende partij.
walked-more = { $path } bevat { $games } partijen. Dit was de eerste; voor een andere voegt u --game 2 toe.
option-ply = alleen de stelling na deze halve zet; 0 is het begin
option-depth = diepte van de engine in halve zetten; standaard 12
option-write = schrijft de partij, zonder --game alle partijen van het bestand, met alles erin naar dit nieuwe bestand
option-find = somt de partijen van een speler met deze naam op, of die met deze zet (Pf3) of stelling (FEN)
usage-review =
    annabella review PARTIJ.pgn|LOGBOEK [--game N] [--ply N] [--vocabulary V] [--written-in LETTERS] [--engine PAD] [--depth N] [--write NIEUW] [--find TEKST] [--data MAP]
        speelt een partij na: elke zet met commentaar, tekens en varianten, of één stelling; slaat die op zonder iets te verliezen
    annabella review [PARTIJ.pgn|LOGBOEK] --mistakes [--player NAAM] [--train] [--game N] [--written-in LETTERS] [--engine PAD] [--depth N] [--data MAP]
        noemt de zetten die het meest kostten en de soort fout die het vaakst voorkomt; zonder bestand in alle opgeslagen partijen
capability-review = Loopt partijen na met het oordeel van een engine, alleen thuis.
