# Engine opinions of a position and of a move.
opinion-equal = égalité
opinion-slightly-better-white = Les Blancs sont légèrement mieux, { $pawns }
opinion-slightly-better-black = Les Noirs sont légèrement mieux, { $pawns }
opinion-better-white = Les Blancs sont mieux, { $pawns }
opinion-better-black = Les Noirs sont mieux, { $pawns }
opinion-winning-white = Les Blancs sont gagnants, { $pawns }
opinion-winning-black = Les Noirs sont gagnants, { $pawns }
opinion-mate-white = Les Blancs matent en { $moves }
opinion-mate-black = Les Noirs matent en { $moves }
opinion-mated-white = Les Blancs ont maté
opinion-mated-black = Les Noirs ont maté
opinion-half-pawn = un demi-pion
opinion-pawns = { $count ->
    [one] un pion
   *[other] { $count } pions
}
opinion-pawns-and-half = { $number } pions
opinion-inaccuracy = Coup { $number }, { $side } : { $played } était une imprécision ; mieux valait { $best }.
opinion-mistake = Coup { $number }, { $side } : { $played } était une erreur ; mieux valait { $best }.
opinion-blunder = Coup { $number }, { $side } : { $played } était une gaffe ; mieux valait { $best }.
