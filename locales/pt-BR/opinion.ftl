# Engine opinions of a position and of a move.
opinion-equal = igualdade
opinion-slightly-better-white = As brancas estão um pouco melhor, { $pawns }
opinion-slightly-better-black = As pretas estão um pouco melhor, { $pawns }
opinion-better-white = As brancas estão melhor, { $pawns }
opinion-better-black = As pretas estão melhor, { $pawns }
opinion-winning-white = As brancas têm posição ganha, { $pawns }
opinion-winning-black = As pretas têm posição ganha, { $pawns }
opinion-mate-white = As brancas dão mate em { $moves }
opinion-mate-black = As pretas dão mate em { $moves }
opinion-mated-white = As brancas deram mate
opinion-mated-black = As pretas deram mate
opinion-half-pawn = meio peão
opinion-pawns = { $count ->
    [one] um peão
   *[other] { $count } peões
}
opinion-pawns-and-half = { $number } peões
opinion-inaccuracy = Lance { $number }, { $side }: { $played } foi uma imprecisão; melhor era { $best }.
opinion-mistake = Lance { $number }, { $side }: { $played } foi um erro; melhor era { $best }.
opinion-blunder = Lance { $number }, { $side }: { $played } foi um erro grave; melhor era { $best }.
