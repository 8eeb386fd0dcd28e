# Going through a game.
refused-no-review = Você não está revendo nenhuma partida. Para começar, digite rever.
refused-engine-thinks = Primeiro o motor tem de jogar. Espere o lance dele.
refused-unsaved = O que você escreveu não está salvo. Salve, ou digite sair da revisão.
refused-no-move-here = Aqui não há lance. Vá primeiro a um lance.
refused-not-own = Isso não foi escrito por você. Fica como está.
refused-nothing-to-undo = Você não escreveu nada que se possa desfazer.
refused-no-file = Nenhum arquivo de partidas está aberto. Abra um com Ctrl+O.
question-not-saved = O que você escreveu não está salvo. Continuar sem salvar?
review-remark-recorder = No gravador de { $who } aos { $time }
review-begins = Você revê: { $players }. { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}. { $next }: próximo lance. { $leave }: sair.
review-offer = Para rever a partida, digite rever.
review-held = Isso é de uma partida em andamento. Você está revendo uma.
review-left = De volta à mesa.
review-commented = Anotado.
review-removed = Removido.
review-undone = Desfeito.
review-out = Fora da variante.
review-new-variation = Nova variante.
review-lengthened = Acrescentado.
review-put-back = De volta à casa.
review-promotes = Em que o peão se transforma? Pegue a peça ao lado do tabuleiro ou digite o lance com ela.
review-judged = Avaliado.
review-not-judged = Avaliação retirada.
review-edge-beginning = Este é o começo.
review-edge-end = Este é o fim da partida.
review-edge-variation-end = Fim da variante.
review-edge-no-such-move = Esse lance não existe.
review-edge-no-mark = Não há mais comentário nem variante.
review-edge-no-variation = Aqui não há tal variante.
review-edge-not-in-variation = Você está na própria partida.
review-variation = Variante { $number } de { $count }.
review-at-beginning = Começo da partida.
review-move = { $number }, { $side }:
review-end-white = Fim: as brancas vencem.
review-end-black = Fim: as pretas vencem.
review-end-draw = Fim: empate.
review-end-open = Fim dos lances.
review-variations = { $count ->
    [one] { $count } variante ao próximo lance.
   *[other] { $count } variantes ao próximo lance.
}
review-pane = Lances
review-to-do = Revisão de uma partida: { $next } próximo lance, { $previous } o anterior. Um lance digitado é seguido ou acrescentado.
review-moves = Lances da partida
review-mistakes = Erros
review-engine-thinks = O motor está pensando.
review-game-is-judged = O motor examina cada lance.
review-engine-says-nothing = O motor não tem opinião sobre isto.
review-judged-percent = { $percent } por cento.
review-judging-stopped = Interrompido.
review-no-mistakes = Nenhum erro encontrado.
review-mistakes-found = { $count ->
    [one] { $count } erro.
   *[other] { $count } erros.
} { $key } vai ao próximo.
review-not-judged-yet = A partida ainda não foi examinada. Digite erros.
review-no-further-mistake = Não há mais erros.
review-better = Melhor:
review-verdict-good = Bom
review-verdict-inaccuracy = Imprecisão
review-verdict-mistake = Erro
review-verdict-blunder = Erro grave
review-mistake = { $verdict }: { $before }, depois { $after }.
review-best = O melhor:
review-line-goes-on = { $key }: a linha continua.
review-line-ends = Fim da linha.
review-no-engine = Não há motor de xadrez. Instale o stockfish, ou indique um nas configurações.
review-engine-lost = O motor não responde mais. Pergunte de novo para reiniciá-lo.
review-curve = Curso da partida: { $done } de { $all } posições avaliadas, { $count ->
    [one] { $count } erro
   *[other] { $count } erros
}. Os valores estão na lista de lances.
review-not-all-read = A partir da linha { $line } a partida não pôde ser lida.
games-label = Partidas do arquivo
games-player = Jogador, lance ou posição
games-player-hint = Parte de um nome, um lance como Cf3, uma posição em FEN, ou nada para todas
games-position = Partidas com a posição do tabuleiro
games-open = Rever a partida escolhida
games-close = Fechar o arquivo
games-title = { $file }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}.
games-closed = Arquivo fechado.
games-stopped = Interrompido. O que foi achado fica.
games-percent = { $percent } por cento.
games-all = { $count ->
    [one] Lista completa: { $count } partida.
   *[other] Lista completa: { $count } partidas.
}
games-fault-not-there = Não há arquivo { $path }. Verifique o caminho.
games-fault-not-read = { $path } não pode ser lido. Indique um arquivo que possa ler.
games-fault-not-written = { $path } não pôde ser gravado e está como antes. Salve com outro nome.
games-fault-no-game = Não há tal partida em { $path }.
games-fault-changed = Outro programa mudou { $path }. Abra de novo.
games-not-open = { $path } não está mais aberto. Salve com outro nome, por exemplo: salvar revisão ~/novo.pgn
control-review = Rever a partida
control-review-help = A partida lance a lance, com variantes e comentários. A da mesa espera.
control-review-next = Próximo lance
control-review-next-help = Avança um lance e o diz.
control-review-previous = Lance anterior
control-review-previous-help = Volta um lance.
control-review-first = Começo da partida
control-review-first-help = Vai ao começo.
control-review-last = Fim da linha
control-review-last-help = Vai ao último lance da partida ou variante.
control-review-next-mark = Próximo comentário ou variante
control-review-next-mark-help = Vai ao próximo lance comentado.
control-review-previous-mark = Comentário ou variante anterior
control-review-previous-mark-help = Volta a um lance assim.
control-review-into = Entrar em uma variante
control-review-into-help = Entra na variante ao próximo lance; de novo, na seguinte.
control-review-out = Sair da variante
control-review-out-help = Volta aonde a variante começa.
control-opinion = Opinião do motor
control-opinion-help = Diz como está a posição e o melhor lance. De novo: para de pensar.
control-best-line = Melhor linha, lance a lance
control-best-line-help = Diz o próximo lance da melhor linha do motor.
control-mistakes = Erros da partida
control-mistakes-help = O motor examina cada lance e lista os erros. Esc interrompe.
control-next-mistake = Próximo erro
control-next-mistake-help = Vai ao próximo erro e diz o que era melhor.
control-play-on = Jogar a partir daqui
control-play-on-help = Uma nova partida em casa começa com esta posição.
control-games-of-file = Partidas do arquivo
control-games-of-file-help = A lista de partidas do arquivo aberto; repetido, diz as seguintes.
line-review = rever
line-review-leave = sair da revisão;sair da revisao
line-review-next = próximo lance;proximo lance
line-review-previous = lance anterior
line-review-first = começo;comeco;primeiro lance
line-review-last = fim da linha;lance final
line-review-next-mark = próximo comentário;proximo comentario
line-review-previous-mark = comentário anterior;comentario anterior
line-review-into = variante
line-review-out = sair da variante;linha principal
line-opinion = opinião;opiniao;avaliação;avaliacao
line-best-line = melhor linha
line-mistakes = erros
line-next-mistake = próximo erro;proximo erro
line-previous-mistake = erro anterior
line-play-on = jogar a partir daqui;jogar daqui
line-games-of-file = partidas do arquivo
line-close-file = fechar arquivo
line-review-ply = meio lance
line-review-move = ir ao lance
line-review-comment = comentário;comentario
line-review-glyph = símbolo;simbolo
line-review-remove = remover variante
line-review-save = salvar revisão;salvar revisao
line-game-of-file = partida do arquivo;partida número;partida numero
line-find-player = procurar jogador
line-find-position = procurar posição;procurar posicao
