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
opinion-half-pawn = een halve pion
opinion-pawns = { $count ->
    [one] één pion
   *[other] { $count } pionnen
}
opinion-pawns-and-half = { $number } pionnen
opinion-inaccuracy = Zet { $number }, { $side }: { $played } was een onnauwkeurigheid; beter was { $best }.
opinion-mistake = Zet { $number }, { $side }: { $played } was een fout; beter was { $best }.
opinion-blunder = Zet { $number }, { $side }: { $played } was een blunder; beter was { $best }.
