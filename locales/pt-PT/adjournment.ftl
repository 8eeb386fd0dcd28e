# Adjournment: sealing a move, its envelope, the resumption (Guidelines I).
said-adjourned-seal = A partida foi adiada. Faça o lance secreto: escreva secreto e o lance, depois pare o relógio.
state-adjourned = A partida foi adiada. Lance secreto: { $who }.
state-adjourned-until = Retoma: { $value }.
answer-resumption-open = Não foi indicado quando a partida será retomada.
said-sealed-stop = O lance secreto está no envelope. Pode trocá-lo até parar o relógio.
said-sealed = O seu lance secreto está no envelope.
state-sealed-by = Lance secreto feito: { $who }.
said-envelope-opened = O envelope foi aberto. Lance secreto, { $who }:
said-envelope-unclear = O envelope foi aberto. { $who }: o lance secreto é «{ $text }», que não indica nenhum lance legal.
said-envelope-lost = O envelope desapareceu. { $who }: execute o lance secreto no tabuleiro.
said-resumed = A partida foi retomada.
refused-adjourned = A partida está adiada.
refused-not-adjourned = A partida não está adiada.
refused-no-envelope = Não há nenhum envelope fechado.
refused-own-seal = Só o jogador que tem a vez faz o lance secreto. Para adiar a partida, escreva adiar.
usage-adjourn-until = Falta a hora: escreva { $word } e a hora ou a data.
usage-seal = Falta o lance: escreva { $word } e o lance.
usage-square = Falta a casa: escreva { $word } e uma casa.
refused-envelope-elsewhere = O lance secreto ficou no computador em que foi feito: abra lá o envelope. Se não for possível, escreva: envelope perdido. Quem fez o lance secreto executa-o então no tabuleiro.
refused-move-is-made = Já fez outro lance no seu tabuleiro. Esse tem de ser o lance secreto.

# Text printed on the envelope.
envelope-title = Envelope de uma partida adiada
envelope-written = Dados no envelope
envelope-position = Posição antes do lance secreto: { $value }
envelope-time = { $who }: tempo gasto { $used }; restam { $left } no relógio
envelope-sealer = Lance secreto de: { $value }
envelope-number = Número do lance secreto: { $value }
envelope-offer = Empate proposto por: { $value }
envelope-no-offer = Não há proposta de empate.
envelope-until = Retoma: { $value }
envelope-until-open = Data, hora e local da retoma por fixar.

# Commands; semicolons separate several words for one command.
line-seal = secreto;lance secreto
line-adjourn = adiar
line-adjourn-until = adiar até
desk-line-envelope = guardar envelope;imprimir envelope
desk-line-open-envelope = abrir envelope
desk-line-lose-envelope = envelope perdido
desk-line-lose-position = posição perdida
desk-line-resume = retomar;recomeçar
control-adjourn = Adiar
control-adjourn-help = O jogador que tem a vez faz o lance secreto. Escreva adiar até, com data, hora e local, para os imprimir no envelope.
control-open-envelope = Abrir o envelope
control-open-envelope-help = Abre o envelope de uma partida adiada, quando está presente o jogador que tem de responder.
control-resume = Retomar a partida
control-resume-help = Retoma a partida adiada e inicia o relógio do jogador que tem de responder.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Posição inicial
new-game-position-hint = Vazio: a normal; de 0 a 959 ou sorteio: Xadrez 960; ou peças, ou uma FEN.
new-game-error-position = A posição inicial não é válida. Deixe o campo vazio ou escreva um número de 0 a 959 ou sorteio.

# Results of games that were not played.
result-white-by-forfeit = Ganham as brancas por falta de comparência
result-black-by-forfeit = Ganham as pretas por falta de comparência

# The quickplay finish (Guidelines III).
control-claim-quickplay = Reclamar empate (final rápido)
control-claim-quickplay-help = Reclama empate porque o adversário não pode ganhar por meios normais ou não faz por isso, com menos de dois minutos e sem incremento. Os dois relógios param.
line-claim-quickplay = reclamar final rápido;final rápido
claim-quickplay = a partida não pode ser ganha por meios normais
