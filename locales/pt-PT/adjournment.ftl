# Adiamento: lance secreto, envelope, recomeço (Diretrizes I).
said-adjourned-seal = A partida é adiada. Faça o lance secreto: escreva secreto e o lance, depois pare o relógio.
said-adjourned = A partida é adiada. Lance secreto: { $who }.
said-adjourned-until = Recomeço: { $value }.
said-sealed-stop = O seu lance está no envelope. Até parar o relógio, pode trocá-lo.
said-sealed = O seu lance está no envelope.
said-sealed-by = Lance secreto feito: { $who }.
said-envelope-opened = O envelope é aberto. Lance secreto, { $who }:
said-envelope-unclear = O envelope é aberto. { $who }: o lance secreto é «{ $text }», que não indica nenhum lance legal.
said-envelope-lost = O envelope desapareceu. { $who }: execute o lance secreto no tabuleiro.
said-resumed = A partida recomeça.
refused-adjourned = A partida está adiada.
refused-not-adjourned = A partida não está adiada.
refused-no-envelope = Não há nenhum envelope fechado.
refused-envelope-elsewhere = O lance secreto ficou no computador em que foi selado: abra lá o envelope. Se não for possível, escreva envelope perdido, e quem o selou executa o lance no tabuleiro.
refused-move-is-made = Fez outro lance no seu tabuleiro. Esse tem de ser o lance secreto.

# O que está escrito no envelope, para imprimir.
envelope-title = Envelope de uma partida adiada
envelope-written = No envelope
envelope-position = Posição antes do lance secreto: { $value }
envelope-time = { $who }: tempo gasto { $used }; restam { $left } no relógio
envelope-sealer = Lance secreto de: { $value }
envelope-number = Número do lance secreto: { $value }
envelope-offer = Empate proposto por: { $value }
envelope-no-offer = Não há proposta de empate.
envelope-until = Recomeço: { $value }
envelope-until-open = Data, hora e local do recomeço por fixar.

# Comandos; as várias palavras de um comando são separadas por ponto e vírgula.
line-seal = secreto;lance secreto
line-adjourn = adiar;adiar até
desk-line-envelope = guardar envelope;imprimir envelope
desk-line-open-envelope = abrir envelope
desk-line-lose-envelope = envelope perdido
desk-line-lose-position = posição perdida
desk-line-resume = recomeçar
control-adjourn = Adiar
control-adjourn-help = O jogador com a vez de jogar faz o lance secreto. Escreva adiar até, com data, hora e local, para que constem no envelope.
control-open-envelope = Abrir o envelope
control-open-envelope-help = Abre o envelope de uma partida adiada, quando está presente o jogador que tem de responder.
control-resume = Recomeçar a partida
control-resume-help = A partida adiada continua, e o relógio do jogador que tem de responder começa a andar.

# O Xadrez 960 no formulário de uma nova partida (Diretrizes II).
new-game-position = Posição inicial
new-game-position-hint = Nada para a habitual; para o Xadrez 960, um número de 0 a 959 ou a palavra sorteio. Também se pode escrever uma posição: "brancas rei e1, dama d1; pretas rei e8", ou uma FEN.
new-game-error-position = Não é possível ler a posição inicial. O correto é nada, um número de 0 a 959 ou sorteio.

# Resultados de partidas não jogadas.
result-white-by-forfeit = As brancas ganham sem jogar
result-black-by-forfeit = As pretas ganham sem jogar

# O final a tempo fixo (Diretrizes III).
control-claim-quickplay = Reclamar: não se pode ganhar
control-claim-quickplay-help = Reclama empate porque o adversário não pode ganhar por meios normais ou não o tenta, com menos de dois minutos e sem incremento. Os dois relógios param.
line-claim-quickplay = reclamar final rápido;reclamar final rapido;final rápido;final rapido
claim-quickplay = a partida não pode ser ganha por meios normais
