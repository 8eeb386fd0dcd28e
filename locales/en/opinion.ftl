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
opinion-mated-white = White has checkmated
opinion-mated-black = Black has checkmated
opinion-half-pawn = half a pawn
opinion-pawns = { $count ->
    [one] one pawn
   *[other] { $count } pawns
}
opinion-pawns-and-half = { $number } pawns
opinion-inaccuracy = Move { $number }, { $side }: { $played } was an inaccuracy; { $best } was better.
opinion-mistake = Move { $number }, { $side }: { $played } was a mistake; { $best } was better.
opinion-blunder = Move { $number }, { $side }: { $played } was a blunder; { $best } was better.
