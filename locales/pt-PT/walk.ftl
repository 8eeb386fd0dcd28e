# Going through a game.
refused-no-review = Não está a rever nenhuma partida. Para começar, escreva rever.
refused-engine-thinks = Primeiro tem de jogar o motor. Espere pelo lance dele.
refused-unsaved = O que escreveu não está guardado. Guarde-o, ou escreva sair da revisão.
refused-no-move-here = Aqui não há lance. Vá primeiro a um lance.
refused-not-own = Isso não foi escrito por si. Fica como está.
refused-nothing-to-undo = Não escreveu nada que se possa desfazer.
refused-no-file = Nenhum ficheiro de partidas está aberto. Abra um com Ctrl+O.
question-not-saved = O que escreveu não está guardado. Continuar sem guardar?
review-remark-recorder = No gravador de { $who } aos { $time }
review-begins = Está a rever: { $players }. { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}. { $next }: lance seguinte. { $leave }: sair.
review-offer = Para rever a partida, escreva rever.
review-held = Isso é de uma partida em curso. Está a rever uma.
review-left = De volta à mesa.
review-commented = Anotado.
review-removed = Removido.
review-undone = Desfeito.
review-out = Fora da variante.
review-new-variation = Nova variante.
review-lengthened = Acrescentado.
review-put-back = De volta à casa.
review-promotes = Em que se transforma o peão? Pegue na peça junto do tabuleiro ou escreva o lance com ela.
review-judged = Avaliado.
review-not-judged = Avaliação retirada.
review-edge-beginning = Este é o início.
review-edge-end = Este é o fim da partida.
review-edge-variation-end = Fim da variante.
review-edge-no-such-move = Esse lance não existe.
review-edge-no-mark = Não há mais comentário nem variante.
review-edge-no-variation = Aqui não há tal variante.
review-edge-not-in-variation = Está na própria partida.
review-variation = Variante { $number } de { $count }.
review-at-beginning = Início da partida.
review-move = { $number }, { $side }:
review-end-white = Fim: ganham as brancas.
review-end-black = Fim: ganham as pretas.
review-end-draw = Fim: empate.
review-end-open = Fim dos lances.
review-variations = { $count ->
    [one] { $count } variante ao lance seguinte.
   *[other] { $count } variantes ao lance seguinte.
}
review-pane = Lances
review-to-do = Revisão de uma partida: { $next } lance seguinte, { $previous } o anterior. Um lance escrito é seguido ou acrescentado.
review-moves = Lances da partida
review-mistakes = Erros
review-engine-thinks = O motor está a pensar.
review-game-is-judged = O motor examina cada lance.
review-engine-says-nothing = O motor não tem opinião sobre isto.
review-judged-percent = { $percent } por cento.
review-judging-stopped = Interrompido.
review-no-mistakes = Nenhum erro encontrado.
review-mistakes-found = { $count ->
    [one] { $count } erro.
   *[other] { $count } erros.
} { $key } vai ao seguinte.
review-not-judged-yet = A partida ainda não foi examinada. Escreva erros.
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
review-no-engine = Não há motor de xadrez. Instale o stockfish, ou indique um nas definições.
review-engine-lost = O motor já não responde. Pergunte de novo para o reiniciar.
review-curve = Curso da partida: { $done } de { $all } posições avaliadas, { $count ->
    [one] { $count } erro
   *[other] { $count } erros
}. Os valores estão na lista de lances.
review-not-all-read = A partir da linha { $line } a partida não pôde ser lida.
games-label = Partidas do ficheiro
games-player = Jogador, lance ou posição
games-player-hint = Parte de um nome, um lance como Cf3, uma posição em FEN, ou nada para todas
games-position = Partidas com a posição do tabuleiro
games-open = Rever a partida escolhida
games-close = Fechar o ficheiro
games-title = { $file }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}.
games-closed = Ficheiro fechado.
games-stopped = Interrompido. O que foi encontrado fica.
games-percent = { $percent } por cento.
games-all = { $count ->
    [one] Lista completa: { $count } partida.
   *[other] Lista completa: { $count } partidas.
}
games-fault-not-there = Não há ficheiro { $path }. Verifique o caminho.
games-fault-not-read = { $path } não pode ser lido. Indique um ficheiro que possa ler.
games-fault-not-written = { $path } não pôde ser gravado e está como antes. Guarde com outro nome.
games-fault-no-game = Não há tal partida em { $path }.
games-fault-changed = Outro programa alterou { $path }. Abra-o de novo.
games-not-open = { $path } já não está aberto. Guarde com outro nome, por exemplo: guardar revisão ~/novo.pgn
control-review = Rever a partida
control-review-help = A partida lance a lance, com variantes e comentários. A da mesa espera.
control-review-next = Lance seguinte
control-review-next-help = Avança um lance e di-lo.
control-review-previous = Lance anterior
control-review-previous-help = Recua um lance.
control-review-first = Início da partida
control-review-first-help = Vai ao início.
control-review-last = Fim da linha
control-review-last-help = Vai ao último lance da partida ou variante.
control-review-next-mark = Comentário ou variante seguinte
control-review-next-mark-help = Vai ao próximo lance comentado.
control-review-previous-mark = Comentário ou variante anterior
control-review-previous-mark-help = Recua até um lance assim.
control-review-into = Entrar numa variante
control-review-into-help = Entra na variante ao lance seguinte; de novo, na próxima.
control-review-out = Sair da variante
control-review-out-help = Volta aonde a variante começa.
control-opinion = Opinião do motor
control-opinion-help = Diz como está a posição e o melhor lance. De novo: deixa de pensar.
control-best-line = Melhor linha, lance a lance
control-best-line-help = Diz o lance seguinte da melhor linha do motor.
control-mistakes = Erros da partida
control-mistakes-help = O motor examina cada lance e lista os erros. Esc interrompe.
control-next-mistake = Erro seguinte
control-next-mistake-help = Vai ao erro seguinte e diz o que era melhor.
control-play-on = Jogar a partir daqui
control-play-on-help = Uma nova partida em casa começa com esta posição.
control-games-of-file = Partidas do ficheiro
control-games-of-file-help = A lista de partidas do ficheiro aberto; repetido, diz as seguintes.
line-review = rever
line-review-leave = sair da revisão;sair da revisao
line-review-next = lance seguinte
line-review-previous = lance anterior
line-review-first = início;inicio;primeiro lance
line-review-last = fim da linha;lance final
line-review-next-mark = comentário seguinte;comentario seguinte
line-review-previous-mark = comentário anterior;comentario anterior
line-review-into = variante
line-review-out = sair da variante;linha principal
line-opinion = opinião;opiniao;avaliação;avaliacao
line-best-line = melhor linha
line-mistakes = erros
line-next-mistake = erro seguinte
line-previous-mistake = erro anterior
line-play-on = jogar a partir daqui;jogar daqui
line-games-of-file = partidas do ficheiro
line-close-file = fechar ficheiro
line-review-ply = meio lance
line-review-move = ir para lance
line-review-comment = comentário;comentario
line-review-glyph = símbolo;simbolo
line-review-remove = remover variante
line-review-save = guardar revisão;guardar revisao
line-game-of-file = partida do ficheiro;partida número;partida numero
line-find-player = procurar jogador
line-find-position = procurar posição;procurar posicao
