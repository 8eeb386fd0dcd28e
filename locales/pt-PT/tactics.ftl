# Tactics by ear: positions to solve.
tactics-begins = Dez minutos de posições. Encontre o melhor lance e escreva-o. Também pode escrever: sugestão, solução, de novo, próxima, posição, às cegas, estatísticas ou sair. Com uma sugestão, conta como falhada.
tactics-type-move = Dez minutos de posições. Escreva o melhor lance. Ajuda: F1. Com uma sugestão, conta como falhada.
tactics-just-played = Último lance: { $move }.
tactics-from-start = A partir da posição inicial:
tactics-from = { $count ->
    [one] Um meio-lance antes.
   *[other] { $count } meios-lances antes.
}
tactics-ply = { $side }: { $move }.
tactics-wrong = Não é o melhor.
tactics-wrong-then = Não é o melhor: permite { $move }.
tactics-second-try = Tente de novo.
tactics-further = Tente de novo, ou escreva sugestão ou solução.
tactics-hint-theme = Tema: { $themes }.
tactics-hint-piece = A peça a mover: { $piece }.
tactics-hint-square = De { $from } para { $to }.
tactics-solution = O melhor lance: { $move }.
tactics-reply = A resposta: { $move }.
tactics-solved = Resolvido.
tactics-checkmate = Xeque-mate.
tactics-ended = Fim.
tactics-comes-back = Vai voltar.
tactics-rating-up = Rating { $rating }, sobe { $by }.
tactics-rating-down = Rating { $rating }, desce { $by }.
tactics-rating-same = Rating { $rating }, sem mudança.
tactics-again-or-next = Escreva de novo ou próxima.
tactics-enter-next = Enter: seguinte.
tactics-time-over = Os dez minutos acabaram: { $right } de { $played } certas. Escreva próxima para continuar.
tactics-none = Não há nenhuma posição assim. Escolha outro tema ou ficheiro.
tactics-themes = Temas: { $themes }. Escreva tática e um deles.
tactics-no-theme = Não há esse tema ou ficheiro. Lista: tática temas.
tactics-nothing-played = Ainda não há resultados.
tactics-ratings = O seu rating é { $own }. O desta posição é { $position }.
tactics-statistics = Rating { $rating }; { $right } de { $played } certas.
tactics-weakest = Mais fraco: { $theme }, { $right } de { $played }.
tactics-due = { $count ->
    [0] Nenhuma posição errada para repetir.
    [one] Uma posição errada para repetir.
   *[other] { $count } posições erradas para repetir.
}
tactics-mate-in = mate em { $moves }
tactics-theme = { $name ->
    [mateIn1] mate em um
    [mateIn2] mate em dois
    [mateIn3] mate em três
    [mateIn4] mate em quatro
    [fork] garfo
    [pin] cravada
    [skewer] espeto
    [discoveredAttack] ataque descoberto
    [backRankMate] mate na última linha
    [hangingPiece] peça indefesa
    [promotion] promoção
    [defensiveMove] defesa
    [endgameWin] ganhar um final
    [endgameHold] segurar um final
    [opening] abertura
    [middlegame] meio-jogo
    [endgame] final
   *[other] { $name }
}
tactics-fault-column = falta a coluna { $text }
tactics-fault-position = { $text } não é uma posição
tactics-fault-moves = { $text } não é um lance legal
tactics-fault-no-moves = não há lance a encontrar
tactics-fault-rating = { $text } não é um rating
tactics-not-a-set = { $path } não é um ficheiro de posições: { $fault }.
tactics-not-unpacked = Não há espaço para descomprimir { $path }. Liberte espaço no disco; o que tinha não mudou.
tactics-bad-row = A linha { $line } de { $path } foi ignorada: { $fault }.
tactics-bad-rows = { $count ->
    [one] No total, uma linha foi ignorada.
   *[other] No total, { $count } linhas foram ignoradas.
}
tactics-record-unreadable = Não foi possível ler os seus resultados de tática ({ $what }). O ficheiro fica guardado como { $path } e é iniciado um novo.
tactics-record-unreadable-not-kept = Não foi possível ler os seus resultados de tática ({ $what }). Os novos resultados não são guardados.
tactics-record-not-kept = Não foi possível guardar os seus resultados. Verifique o espaço livre no disco e se é possível escrever na pasta.
tactics-mistakes-not-kept = Não foi possível guardar os erros como posições. Verifique o espaço livre no disco e se é possível escrever na pasta.
line-tactics = tática;problemas
control-tactics = Tática
control-tactics-help = Dá posições para resolver, descritas em palavras. A partida espera. Pode sair a qualquer momento.
control-tactics-next = Posição seguinte
control-tactics-next-help = Vai para a posição seguinte.
control-tactics-solution = Solução
control-tactics-solution-help = Joga o lance seguinte da solução.
control-tactics-again = Mesma posição
control-tactics-again-help = Recomeça a mesma posição.
refused-no-tactics = Não está a resolver uma posição. Para começar, escreva tática.
tactics-held = Isso só funciona numa partida em curso. Está a resolver uma posição.
tactics-opening = As posições estão a ser carregadas.
tactics-file-known = Da próxima vez: tática ficheiro.
tactics-wait = As posições ainda estão a ser carregadas. Para cancelar, escreva sair.
tactics-to-do = { $side } a jogar: encontre o melhor lance.{ $typed ->
    [yes] {" "}Também pode escrever: sugestão, solução, próxima, sair ou ajuda.
   *[no] {""}
}
tactics-pane = Tática
tactics-result = { $theme }: { $right } de { $played } certas
tactics-rating-plot = O seu rating em { $count } posições: de { $first } a { $last }, máximo { $most }.
tactics-say-ten-minutes = dez minutos;10 minutos
tactics-say-hint = sugestão;dica
tactics-say-solution = solução
tactics-say-again = de novo;novamente
tactics-say-next = próxima;saltar;próximo;continuar;seguinte
tactics-say-blindfold = às cegas
tactics-say-statistics = estatísticas;resultados
tactics-say-leave = sair
tactics-say-mistakes = erros;os meus erros
tactics-say-themes = temas
option-set = posições próprias, com as colunas do ficheiro de problemas do Lichess
option-theme = só posições com este tema
option-rating = posições próximas deste rating; por omissão, o seu
tactics-mistakes-found = { $count ->
    [0] Nenhum erro.
    [one] Um erro.
   *[other] { $count } erros.
}
tactics-mistakes-theme = { $ties ->
    [one] O que mais passou despercebido: { $kind }, { $number }.
   *[other] O que mais passou despercebido: { $kind }, { $number } cada.
}
tactics-mistakes-phase = { $ties ->
    [one] Principalmente nesta fase: { $kind }, { $number }.
   *[other] Principalmente nesta fase: { $kind }, { $number } cada.
}
tactics-mistakes-kept = { $count ->
    [0] Todos já estão guardados. Para treinar: { $command }
    [one] Uma posição foi guardada. Para treinar: { $command }
   *[other] { $count } posições foram guardadas. Para treinar: { $command }
}
tactics-mistakes-unexplained = { $count ->
    [one] Para um erro o ficheiro não mostra lance melhor. Para o procurar, acrescente --engine stockfish.
   *[other] Para { $count } erros o ficheiro não mostra lance melhor. Para o procurar, acrescente --engine stockfish.
}
tactics-mistakes-no-player = { $player } não jogou ali nenhuma partida.
tactics-no-opinions = Este ficheiro não tem avaliações: ninguém procurou erros nele. Acrescente --engine stockfish.
tactics-games-unjudged = { $all ->
    [1] A partida está avaliada só em parte: pode haver erros por encontrar. Acrescente --engine stockfish.
   *[other] Sem avaliação, ou só em parte: { $count } de { $all } partidas. Pode haver nelas erros por encontrar. Acrescente --engine stockfish.
}
tactics-no-mistakes-kept = Nenhum guardado. Numa revisão, escreva treinar estes.
option-mistakes = lista os lances que mais custaram e diz que tipo de erro é o mais frequente; sem ficheiro, em todas as partidas guardadas
option-player = só os erros deste jogador
option-train = guarda os erros para annabella tactics --set mistakes
usage-tactics =
    annabella tactics [--set FICHEIRO] [--theme T] [--rating N] [--vocabulary V] [--data PASTA]
        encontra o melhor lance, dez minutos de cada vez; as posições erradas voltam
capability-tactics = Propõe posições para resolver de ouvido.
tactics-mistakes-allowed = { $ties ->
    [one] O que mais se permitiu: { $kind }, { $number }.
   *[other] O que mais se permitiu: { $kind }, { $number } cada.
}
tactics-unjudged = Talvez seja tão bom como o outro; a análise indica outro lance. Tente de novo ou escreva solução.
tactics-counts-as-missed = Com uma sugestão, a posição conta como falhada.
tactics-no-rating = As pontuações vão de { $from } a { $to }.
tactics-no-games = Não há partidas guardadas.
tactics-ten-minutes = Dez minutos de posições.
tactics-say-file = ficheiro;o meu ficheiro;lichess
tactics-no-file = Ainda não foi indicado nenhum ficheiro de posições, ou já não existe. Escreva tática e o caminho.
tactics-no-such-theme = Não há esse tema: { $theme }. Lista: tática temas.
tactics-hint-help = Ajuda em três passos: o tema, a peça, as casas. Com uma sugestão, a posição conta como falhada.
tactics-position-help = Descreve a posição de novo.
tactics-blindfold-help = Diz os últimos lances a partir da posição anterior a eles. Um número diz quantos meios-lances.
tactics-statistics-help = Diz o seu rating e os seus resultados.
tactics-ratings-help = Diz o seu rating e o da posição.
tactics-themes-help = Enumera os temas. Para um deles, escreva tática e o nome.
tactics-leave-help = Volta à partida de antes.
how-to-leave = Para sair: { $words }.
