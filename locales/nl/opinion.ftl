# Engine opinions of a position and of a move.
opinion-equal = gelijk
opinion-slightly-better-white = Wit staat iets beter, { $pawns }
opinion-slightly-better-black = Zwart staat iets beter, { $pawns }
opinion-better-white = Wit staat beter, { $pawns }
opinion-better-black = Zwart staat beter, { $pawns }
opinion-winning-white = Wit staat gewonnen, { $pawns }
opinion-winning-black = Zwart staat gewonnen, { $pawns }
opinion-mate-white = Wit geeft mat in { $moves }
opinion-mate-black = Zwart geeft mat in { $moves }
opinion-mated-white = Wit heeft mat gezet
opinion-mated-black = Zwart heeft mat gezet
opinion-quarter-pawn = een kwart pion
opinion-half-pawn = een halve pion
opinion-pawns = { $count ->
    [one] één pion
   *[other] { $count } pionnen
}
opinion-pawns-and-half = { $number } pionnen
opinion-inaccuracy = Zet { $number }, { $side }: { $played } was een onnauwkeurigheid; beter was { $best }.
opinion-mistake = Zet { $number }, { $side }: { $played } was een fout; beter was { $best }.
opinion-blunder = Zet { $number }, { $side }: { $played } was een blunder; beter was { $best }.
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
glyph = { $number ->
    [1] goede zet
    [2] fout
    [3] schitterende zet
    [4] blunder
    [5] interessante zet
    [6] twijfelachtige zet
    [7] gedwongen zet
    [9] heel slechte zet
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
    [220] diagram
   *[other] teken { $number }
}
