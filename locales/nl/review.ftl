# Review of a game: glyphs in words, clock times in comments, and the command line.
glyph = { $number ->
    [1] goede zet
    [2] fout
    [3] schitterende zet
    [4] blunder
    [5] interessante zet
    [6] twijfelachtige zet
    [7] gedwongen zet
    [9] slechtste zet
    [10] gelijk
    [13] onduidelijk
    [14] Wit staat iets beter
    [15] Zwart staat iets beter
    [16] Wit staat beter
    [17] Zwart staat beter
    [18] Wit staat gewonnen
    [19] Zwart staat gewonnen
    [22] Wit is in zetdwang
    [23] Zwart is in zetdwang
    [24] Wit heeft meer ruimte
    [25] Zwart heeft meer ruimte
    [30] Wit heeft ontwikkelingsvoorsprong
    [31] Zwart heeft ontwikkelingsvoorsprong
    [36] Wit heeft het initiatief
    [37] Zwart heeft het initiatief
    [40] Wit heeft aanval
    [41] Zwart heeft aanval
    [42] Wit heeft te weinig compensatie
    [43] Zwart heeft te weinig compensatie
    [44] Wit heeft compensatie
    [45] Zwart heeft compensatie
    [132] Wit heeft tegenspel
    [133] Zwart heeft tegenspel
    [138] Wit is in tijdnood
    [139] Zwart is in tijdnood
    [140] met het idee
    [141] gericht tegen
    [142] beter was
    [143] slechter was
    [144] even goed was
    [146] nieuwtje
   *[other] teken { $number }
}
remark-clock = klok { $time }
remark-elapsed = { $time } gebruikt
remark-pass = past
remark-arrow = { $color ->
    [green] groene
    [red] rode
    [yellow] gele
   *[other] blauwe
} pijl van { $from } naar { $to }
remark-square = { $color ->
    [green] groen
    [red] rood
    [yellow] geel
   *[other] blauw
} veld { $from }
walked-move = { $number } { $side }: { $words }
walked-variation = Variant { $number } bij { $move } { $side }:
walked-variation-end = Einde van variant { $number }.
walked-game = Partij { $number }: { $white } – { $black }{ $rest }
walked-result = Uitslag: { $result }.
walked-locked = Er is hier een vergrendelde partij bezig, dus u kunt geen andere doorlopen. Wacht tot ze eindigt of de arbiter die ontgrendelt.
beside-competition = “{ $game }” is bezig bij een toernooi, dus bij andere partijen is er geen hulp (Artikel 11.3.1). Maak die eerst af: { $file }. Is ze een dag niet aangeraakt, dan geldt dit niet meer.
beside-online = Uw Lichess-partij “{ $game }” is hier nog open, dus er is geen hulp tot ze is afgelopen. Open die: { $file }. Is ze op Lichess afgelopen, dan eindigt ze ook hier. Is ze 30 dagen niet aangeraakt, dan geldt dit niet meer.
walked-no-ply = Deze partij heeft maar { $count } halve zetten. Geef een kleiner getal met --ply.
walked-not-written = Kan niet schrijven naar { $path }; er is daar niets veranderd. Kies een andere plaats of maak ruimte vrij.
walked-kept = { $path }, partij { $number }: delen zijn niet te lezen, daarom is de tekst ongewijzigd gekopieerd.
walked-none = Geen passende partij.
option-ply = alleen de stelling na deze halve zet; 0 is het begin
option-depth = diepte van de engine in halve zetten; standaard 12
option-write = schrijft de partij, zonder --game alle partijen van het bestand, met alles erin naar dit nieuwe bestand
option-find = somt de partijen van een speler met deze naam op, of die met deze zet (Pf3) of stelling (FEN)
