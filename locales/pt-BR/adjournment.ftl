# Adiamento: lance secreto, envelope, reinício (Diretrizes I).
said-adjourned-seal = A partida é adiada. Faça o lance secreto: digite secreto e o lance, depois pare o relógio.
said-adjourned = A partida é adiada. { $who } faz o lance secreto.
said-adjourned-until = Reinício: { $value }.
said-sealed-stop = Seu lance está no envelope. Até parar o relógio, você pode trocá-lo.
said-sealed = Seu lance está no envelope.
said-sealed-by = { $who } fez o lance secreto.
said-envelope-opened = O envelope é aberto. Lance secreto, { $who }:
said-envelope-unclear = O envelope é aberto. { $who } escreveu "{ $text }", que não indica um lance legal.
said-envelope-lost = O envelope desapareceu. { $who } executa o lance secreto no tabuleiro.
said-resumed = A partida é reiniciada.
refused-adjourned = A partida está adiada.
refused-not-adjourned = A partida não está adiada.
refused-no-envelope = Não há envelope fechado.
refused-envelope-elsewhere = O lance secreto ficou no computador em que foi selado: abra lá o envelope. Se não for possível, digite envelope perdido, e quem o selou executa o lance no tabuleiro.
refused-move-is-made = Você fez outro lance no seu tabuleiro. Esse deve ser o lance secreto.

# O que está escrito no envelope, para imprimir.
envelope-title = Envelope de uma partida adiada
envelope-written = No envelope
envelope-position = Posição antes do lance secreto: { $value }
envelope-time = { $who }: tempo gasto { $used }; restam { $left } no relógio
envelope-sealer = Lance secreto de: { $value }
envelope-number = Número do lance secreto: { $value }
envelope-offer = Empate oferecido por: { $value }
envelope-no-offer = Nenhum empate foi oferecido.
envelope-until = Reinício: { $value }
envelope-until-open = Data, hora e local do reinício não foram fixados.

# Comandos; várias palavras de um comando separadas por ponto e vírgula.
line-seal = secreto;lance secreto
line-adjourn = adiar;adiar até
desk-line-envelope = salvar envelope;imprimir envelope
desk-line-open-envelope = abrir envelope
desk-line-lose-envelope = envelope perdido
desk-line-lose-position = posição perdida
desk-line-resume = reiniciar
control-adjourn = Adiar
control-adjourn-help = O jogador com a vez faz o lance secreto. Digite adiar até, com data, hora e local, para que estejam no envelope.
control-open-envelope = Abrir envelope
control-open-envelope-help = Abre o envelope de uma partida adiada, quando o jogador que deve responder está presente.
control-resume = Reiniciar a partida
control-resume-help = A partida adiada continua, e o relógio do jogador que deve responder começa a andar.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Posição inicial
new-game-position-hint = Nada para a habitual; para o Xadrez 960, um número de 0 a 959 ou a palavra sorteio. Também se pode digitar uma posição: "brancas rei e1, dama d1; pretas rei e8", ou uma FEN.
new-game-error-position = Não é possível ler a posição inicial. Correto é nada, um número de 0 a 959 ou sorteio.

# Results of games that were not played.
result-white-by-forfeit = As brancas vencem sem jogo
result-black-by-forfeit = As pretas vencem sem jogo

# The quickplay finish (Guidelines III).
control-claim-quickplay = Reivindicar: não há como vencer
control-claim-quickplay-help = Reivindica empate porque o oponente não pode vencer por meios normais ou não se esforça, com menos de dois minutos e sem incremento. Os dois relógios param.
line-claim-quickplay = reivindicar final acelerado;final acelerado
claim-quickplay = a partida não pode ser vencida por meios normais
