# Een partij doorlopen: tekens in woorden, kloktijden in commentaar, en de opdrachtregel.
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
    [14] wit staat iets beter
    [15] zwart staat iets beter
    [16] wit staat beter
    [17] zwart staat beter
    [18] wit staat gewonnen
    [19] zwart staat gewonnen
    [22] wit is in zetdwang
    [23] zwart is in zetdwang
    [24] wit heeft meer ruimte
    [25] zwart heeft meer ruimte
    [30] wit heeft ontwikkelingsvoorsprong
    [31] zwart heeft ontwikkelingsvoorsprong
    [36] wit heeft het initiatief
    [37] zwart heeft het initiatief
    [40] wit heeft aanval
    [41] zwart heeft aanval
    [42] wit heeft te weinig compensatie
    [43] zwart heeft te weinig compensatie
    [44] wit heeft compensatie
    [45] zwart heeft compensatie
    [132] wit heeft tegenspel
    [133] zwart heeft tegenspel
    [138] wit is in tijdnood
    [139] zwart is in tijdnood
    [140] met het idee
    [141] gericht tegen
    [142] beter is
    [143] slechter is
    [144] even goed is
    [146] nieuwtje
   *[other] teken { $number }
}
remark-clock = klok { $time }
remark-elapsed = { $time } gebruikt
remark-pass = past
walked-move = { $number } { $side }: { $words }
walked-variation = Variant { $number } bij { $move } { $side }:
walked-variation-end = Einde van variant { $number }.
walked-game = Partij { $number }: { $white } – { $black }{ $rest }
walked-result = Uitslag: { $result }.
walked-locked = Hier is een vergrendelde partij bezig, en daarnaast wordt geen andere doorlopen. Wacht tot ze eindigt of de arbiter ze ontgrendelt.
beside-competition = De partij “{ $game }” is bezig op een toernooi of in een wedstrijd, en daarnaast wordt niemand geholpen (artikel 11.3.1). Beëindig die eerst: { $file }. Blijft ze een dag liggen, dan houdt ze niemand meer tegen.
beside-online = Uw partij “{ $game }” tegen een mens op lichess is hier niet afgelopen, en tot het einde wordt daarnaast niemand geholpen. Open haar: { $file }. Is ze op lichess afgelopen, dan eindigt ze ook hier. Blijft ze 30 dagen liggen, dan houdt ze niemand meer tegen.
walked-no-ply = Deze partij eindigt na { $count } halve zetten. Noem er een van met --ply.
walked-not-written = { $path } kan niet worden geschreven. Wat er stond is zoals het was; kies een andere plaats of maak ruimte vrij.
walked-kept = { $path }, partij { $number }: niet alles is leesbaar, daarom is de tekst overgenomen zoals die er staat.
walked-none = Geen partij past.
option-ply = alleen na deze halve zet; 0 is het begin
option-depth = hoeveel halve zetten diep de engine kijkt; anders 12
option-write = schrijft de partij, zonder --game alle partijen van het bestand, met alles erin naar dit nieuwe bestand
option-find = somt de partijen van een speler met deze naam op, of die met deze zet (Pf3) of stelling (FEN)
