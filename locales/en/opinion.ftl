# Engine opinions of a position and of a move.
opinion-equal = equal
opinion-slightly-better-white = White is slightly better, { $pawns }
opinion-slightly-better-black = Black is slightly better, { $pawns }
opinion-better-white = White is better, { $pawns }
opinion-better-black = Black is better, { $pawns }
opinion-winning-white = White is winning, { $pawns }
opinion-winning-black = Black is winning, { $pawns }
opinion-mate-white = White mates in { $moves }
opinion-mate-black = Black mates in { $moves }
opinion-mated-white = White has mated
opinion-mated-black = Black has mated
opinion-half-pawn = half a pawn
opinion-pawns = { $count ->
    [one] one pawn
   *[other] { $count } pawns
}
opinion-pawns-and-half = { $number } pawns
opinion-inaccuracy = Move { $number }, { $side }: { $played } was an inaccuracy; better was { $best }.
opinion-mistake = Move { $number }, { $side }: { $played } was a mistake; better was { $best }.
opinion-blunder = Move { $number }, { $side }: { $played } was a blunder; better was { $best }.
