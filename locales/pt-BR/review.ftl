# Review of a game: glyphs in words, clock times in comments, and the command line.
glyph = { $number ->
    [1] bom lance
    [2] erro
    [3] lance brilhante
    [4] erro grave
    [5] lance interessante
    [6] lance duvidoso
    [7] lance forçado
    [9] o pior lance
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
   *[other] sinal { $number }
}
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
walked-move = { $number } { $side }: { $words }
walked-variation = Variante { $number } de { $move } { $side }:
walked-variation-end = Fim da variante { $number }.
walked-game = Partida { $number }: { $white } – { $black }{ $rest }
walked-result = Resultado: { $result }.
walked-locked = Há uma partida trancada em andamento aqui, por isso não se pode rever outra. Espere até que ela termine ou o árbitro a destranque.
beside-competition = "{ $game }" está em andamento em um torneio, por isso nenhuma outra partida recebe ajuda (artigo 11.3.1). Termine-a primeiro: { $file }. Se ficar parada por um dia, isso deixa de valer.
beside-online = Sua partida no Lichess "{ $game }" ainda está aberta aqui, por isso não há ajuda até o fim dela. Abra-a: { $file }. Se já acabou no Lichess, acaba aqui também. Se ficar parada por 30 dias, isso deixa de valer.
walked-no-ply = Esta partida só tem { $count } meios-lances. Indique um número menor com --ply.
walked-not-written = Não é possível gravar em { $path }; nada mudou nele. Escolha outro lugar ou libere espaço.
walked-kept = { $path }, partida { $number }: não foi possível ler tudo, por isso o texto foi copiado sem alterações.
walked-none = Nenhuma partida corresponde.
option-ply = mostra só a posição depois deste meio-lance; 0 é o início
option-depth = profundidade do motor em meios-lances; padrão: 12
option-write = grava a partida (ou, sem --game, todas) com tudo o que contém neste arquivo novo
option-find = lista as partidas de um jogador com este nome, ou com este lance (Cf3) ou posição (FEN)
