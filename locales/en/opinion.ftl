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
opinion-quarter-pawn = a quarter of a pawn
opinion-half-pawn = half a pawn
opinion-pawns = { $count ->
    [one] one pawn
   *[other] { $count } pawns
}
opinion-pawns-and-half = { $number } pawns
opinion-inaccuracy = Move { $number }, { $side }: { $played } was an inaccuracy; { $best } was better.
opinion-mistake = Move { $number }, { $side }: { $played } was a mistake; { $best } was better.
opinion-blunder = Move { $number }, { $side }: { $played } was a blunder; { $best } was better.
remark-clock = clock { $time }
remark-elapsed = { $time } used
remark-pass = pass
remark-arrow = { $color ->
    [green] green
    [red] red
    [yellow] yellow
   *[other] blue
} arrow from { $from } to { $to }
remark-square = { $color ->
    [green] green
    [red] red
    [yellow] yellow
   *[other] blue
} square { $from }
glyph = { $number ->
    [1] good move
    [2] mistake
    [3] brilliant move
    [4] blunder
    [5] interesting move
    [6] dubious move
    [7] forced move
    [9] terrible move
    [10] equal
    [13] unclear
    [14] White is slightly better
    [15] Black is slightly better
    [16] White is better
    [17] Black is better
    [18] White is winning
    [19] Black is winning
    [22] White is in zugzwang
    [23] Black is in zugzwang
    [24] White has more space
    [25] Black has more space
    [30] White is ahead in development
    [31] Black is ahead in development
    [36] White has the initiative
    [37] Black has the initiative
    [40] White has the attack
    [41] Black has the attack
    [42] White has too little compensation
    [43] Black has too little compensation
    [44] White has compensation
    [45] Black has compensation
    [132] White has counterplay
    [133] Black has counterplay
    [138] White is in time trouble
    [139] Black is in time trouble
    [140] with the idea of
    [141] aimed against
    [142] better is
    [143] worse is
    [144] equally good is
    [146] novelty
    [220] diagram
   *[other] annotation { $number }
}
