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
opinion-quarter-pawn = um quarto de peão
opinion-half-pawn = meio peão
opinion-pawns = { $count ->
    [one] um peão
   *[other] { $count } peões
}
opinion-pawns-and-half = { $number } peões
opinion-inaccuracy = Lance { $number }, { $side }: { $played } foi uma imprecisão; melhor era { $best }.
opinion-mistake = Lance { $number }, { $side }: { $played } foi um erro; melhor era { $best }.
opinion-blunder = Lance { $number }, { $side }: { $played } foi um erro grave; melhor era { $best }.
remark-clock = relógio { $time }
remark-elapsed = { $time } usados
remark-pass = passa
remark-arrow = seta { $color ->
    [green] verde
    [red] vermelha
    [yellow] amarela
   *[other] azul
} de { $from } a { $to }
remark-square = casa { $color ->
    [green] verde
    [red] vermelha
    [yellow] amarela
   *[other] azul
} { $from }
glyph = { $number ->
    [1] bom lance
    [2] erro
    [3] lance brilhante
    [4] erro grave
    [5] lance interessante
    [6] lance duvidoso
    [7] lance forçado
    [9] lance péssimo
    [10] igualdade
    [13] posição pouco clara
    [14] as brancas estão um pouco melhor
    [15] as pretas estão um pouco melhor
    [16] as brancas estão melhor
    [17] as pretas estão melhor
    [18] as brancas têm vantagem decisiva
    [19] as pretas têm vantagem decisiva
    [22] as brancas estão em zugzwang
    [23] as pretas estão em zugzwang
    [24] as brancas têm mais espaço
    [25] as pretas têm mais espaço
    [30] as brancas têm vantagem de desenvolvimento
    [31] as pretas têm vantagem de desenvolvimento
    [36] as brancas têm a iniciativa
    [37] as pretas têm a iniciativa
    [40] as brancas têm ataque
    [41] as pretas têm ataque
    [42] as brancas têm compensação insuficiente
    [43] as pretas têm compensação insuficiente
    [44] as brancas têm compensação
    [45] as pretas têm compensação
    [132] as brancas têm contrajogo
    [133] as pretas têm contrajogo
    [138] as brancas estão em apuros de tempo
    [139] as pretas estão em apuros de tempo
    [140] com a ideia
    [141] dirigido contra
    [142] melhor é
    [143] pior é
    [144] igualmente bom é
    [146] novidade
    [220] diagrama
   *[other] sinal { $number }
}
