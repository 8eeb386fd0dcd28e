# Review of a game: sentences, display and words to type.
refused-no-review = Você não está revendo nenhuma partida. Para começar, digite rever.
refused-engine-thinks = É a vez do motor. Espere.
refused-unsaved = Há mudanças não salvas. Salve-as, ou digite sair da revisão.
refused-no-move-here = Aqui não há lance. Vá primeiro a um lance.
refused-not-own = Isso não foi escrito por você e não pode ser removido.
refused-nothing-to-undo = Nada a desfazer.
refused-no-file = Nenhum arquivo de partidas está aberto. { $typed ->
    [yes] Para abrir um, digite: abrir, e o nome dele.
   *[no] Abra um com Ctrl+O.
}
question-not-saved = Há mudanças não salvas. Continuar sem salvar?
review-remark-recorder = No gravador de { $who }, aos { $time }
review-begins = Revendo { $players }. { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}.
review-offer = Para rever: rever.
review-held = Isso só funciona em uma partida em andamento. Você está revendo uma.
review-left = De volta à partida.
review-resumed = De volta à revisão.
session-pgn-notes = Os comentários, avaliações e variantes do arquivo são ditos na revisão. Para isso, digite: rever { $path }#{ $number }
review-commented = Comentário acrescentado.
review-removed = Removido.
review-undone = Desfeito.
review-out = De volta:
review-new-variation = Nova variante.
review-lengthened = Lance acrescentado.
review-put-back = Peça devolvida.
review-promotes = Promover a quê? Escolha uma peça, ou digite o lance com ela.
review-judged = Sinal acrescentado.
review-not-judged = Sinal retirado.
review-edge-beginning = Início da partida.
review-edge-end = Fim da partida.
review-edge-variation-end = Fim da variante.
review-edge-no-such-move = Esse lance não existe.
review-edge-no-mark = Não há mais comentários nem variantes.
review-edge-no-variation = Essa variante não existe.
review-edge-not-in-variation = Você está na linha principal.
review-variation = Variante { $number } de { $count }.
review-at-beginning = Início da partida.
review-move = { $number }, { $side }:
review-end-white = Fim: as brancas vencem.
review-end-black = Fim: as pretas vencem.
review-end-draw = Fim: empate.
review-end-open = Fim dos lances.
review-variations = { $count ->
    [one] { $count } variante.
   *[other] { $count } variantes.
}
review-pane = Lances
review-to-do = Próximo lance: { $next }.
review-moves = Lances da partida
review-mistakes = Erros
review-engine-thinks = Pensando.
review-game-is-judged = Analisando.
review-engine-says-nothing = O motor não tem avaliação para esta posição.
review-judged-percent = { $percent } por cento.
review-judging-stopped = { $count ->
    [0] Análise interrompida. Nenhum lance foi analisado.
    [one] Análise interrompida após um meio-lance.
   *[other] Análise interrompida após { $count } meios-lances.
}
review-no-mistakes = Nenhum erro encontrado.
review-mistakes-found = { $count ->
    [one] { $count } erro.
   *[other] { $count } erros.
} Próximo: { $key }.
review-not-judged-yet = A partida ainda não foi analisada. Digite erros.
review-no-further-mistake = Não há mais erros.
review-nothing-to-train = Aqui não há erros para treinar. Digite erros para analisar a partida.
review-mistakes-are-others = Os erros desta partida são do seu adversário.
review-train-these = Para treinar: treinar estes.
review-better = Melhor:
review-verdict-good = Bom
review-verdict-inaccuracy = Imprecisão
review-verdict-mistake = Erro
review-verdict-blunder = Erro grave
review-mistake = { $verdict }: { $after }.
review-best = O melhor:
review-line-ends = Fim da linha.
review-no-engine = Nenhum motor de xadrez encontrado. Instale o Stockfish, ou escolha um motor nas configurações.
review-engine-lost = O motor não responde. Pergunte de novo para reiniciá-lo.
review-curve = Gráfico de avaliação: { $done } de { $all } posições analisadas, { $count ->
    [one] { $count } erro
   *[other] { $count } erros
}. Os valores estão na lista de lances.
review-not-all-read = Não foi possível ler a partida a partir da linha { $line }.
games-label = Partidas do arquivo
games-player = Jogador, lance ou posição
games-player-hint = Parte de um nome, um lance como Cf3 ou uma posição em FEN; vazio para todas
games-position = Partidas com a posição do tabuleiro
games-open = Abrir
games-close = Fechar o arquivo
games-title = { $file }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}.
games-another = Para abrir uma, digite o número: rever { $path }#1
games-further = Mais partidas: próxima.
games-closed = Arquivo fechado.
games-stopped = Busca interrompida. Os resultados até agora ficam.
games-percent = { $percent } por cento.
games-all = { $count ->
    [one] Lista completa: { $count } partida.
   *[other] Lista completa: { $count } partidas.
}
games-fault-not-written = { $path } não pôde ser salvo e não mudou. Salve com outro nome.
games-fault-no-game = Essa partida não existe em { $path }.
games-fault-changed = Outro programa alterou { $path }. Abra-o de novo.
games-not-open = { $path } não está mais aberto. Salve com outro nome, por exemplo: salvar revisão ~/novo.pgn
control-review = Rever a partida
control-review-help = Percorre a partida com variantes e comentários. A partida atual espera.
control-review-next = Próximo lance
control-review-next-help = Avança um lance e o diz.
control-review-previous = Lance anterior
control-review-previous-help = Volta um lance.
control-review-first = Início da partida
control-review-first-help = Vai ao início.
control-review-last = Fim da linha
control-review-last-help = Vai ao último lance da partida ou variante.
control-review-next-mark = Próximo comentário ou variante
control-review-next-mark-help = Vai ao próximo lance com comentário ou variante.
control-review-previous-mark = Comentário ou variante anterior
control-review-previous-mark-help = Volta ao lance anterior com comentário ou variante.
control-review-into = Entrar na variante
control-review-into-help = Entra na variante ao próximo lance; de novo, na seguinte.
control-review-out = Sair da variante
control-review-out-help = Volta aonde a variante começa.
control-opinion = Avaliação do motor
control-opinion-help = Diz quem está melhor e o melhor lance. De novo, para de pensar.
control-best-line = Melhor linha, lance a lance
control-best-line-help = Diz o próximo lance da melhor linha do motor.
control-mistakes = Procurar erros
control-mistakes-help = O motor analisa cada lance e lista os erros. Esc interrompe.
control-train-mistakes = Treinar estes erros
control-train-mistakes-help = Guarda os erros como posições de treino, com o melhor lance como solução.
control-next-mistake = Próximo erro
control-next-mistake-help = Vai ao próximo erro e diz o que era melhor.
control-play-on = Jogar a partir daqui
control-play-on-help = Começa uma nova partida em casa a partir desta posição.
control-games-of-file = Partidas do arquivo
control-games-of-file-help = Lista as partidas do arquivo aberto; de novo, as seguintes.
line-review = rever;rever partida
line-review-leave = sair da revisão
line-review-next = próximo lance
line-review-previous = lance anterior
line-review-first = início da partida;início;começo;primeiro lance
line-review-last = fim da linha;lance final
line-review-next-mark = próximo comentário
line-review-previous-mark = comentário anterior
line-review-into = variante
line-review-out = sair da variante;linha principal
line-opinion = avaliação;opinião
line-best-line = melhor linha
line-mistakes = erros;procurar erros
line-train-mistakes = treinar estes;treinar erros
line-next-mistake = próximo erro
line-previous-mistake = erro anterior
line-play-on = jogar a partir daqui;jogar daqui
line-games-of-file = partidas do arquivo
line-close-file = fechar arquivo
line-review-ply = meio lance
line-review-move = ir ao lance
line-review-comment = comentário
line-review-glyph = sinal;símbolo
line-review-remove = remover variante
line-review-save = salvar revisão
line-game-of-file = partida do arquivo;partida número
line-find-player = procurar jogador
line-find-position = procurar posição
review-only-inaccuracies = Seus lances foram, no máximo, imprecisos. Só se treinam erros e erros graves.
review-train-some = { $count ->
    [one] Um deles é seu, para treinar: digite treinar estes.
   *[other] { $count } deles são seus, para treinar: digite treinar estes.
}
