# Adjournment: sealing a move, its envelope, the resumption (Guidelines I).
said-adjourned-seal = A partida foi adiada. Faça o lance secreto: digite secreto e o lance, depois pare o relógio.
state-adjourned = A partida foi adiada. Lance secreto: { $who }.
state-adjourned-until = Retomada: { $value }.
answer-resumption-open = Não foi indicado quando a partida será retomada.
said-sealed-stop = O lance secreto está no envelope. Você pode trocá-lo até parar o relógio.
said-sealed = Seu lance secreto está no envelope.
state-sealed-by = Lance secreto feito: { $who }.
said-envelope-opened = O envelope foi aberto. Lance secreto, { $who }:
said-envelope-unclear = O envelope foi aberto. { $who }: o lance secreto é "{ $text }", que não indica um lance legal.
said-envelope-lost = O envelope desapareceu. { $who }: execute o lance secreto no tabuleiro.
said-resumed = A partida foi retomada.
refused-adjourned = A partida está adiada.
refused-not-adjourned = A partida não está adiada.
refused-no-envelope = Não há envelope fechado.
refused-own-seal = Só o jogador que tem a vez faz o lance secreto. Para adiar a partida, digite adiar.
usage-adjourn-until = Falta a hora: digite { $word } e a hora ou a data.
usage-seal = Falta o lance: digite { $word } e o lance.
usage-square = Falta a casa: digite { $word } e uma casa.
refused-envelope-elsewhere = O lance secreto ficou no computador em que foi feito: abra o envelope lá. Se não for possível, digite: envelope perdido. Quem fez o lance secreto então o executa no tabuleiro.
refused-move-is-made = Você já fez outro lance no seu tabuleiro. Esse deve ser o lance secreto.

# Text printed on the envelope.
envelope-title = Envelope de uma partida adiada
envelope-written = Dados no envelope
envelope-position = Posição antes do lance secreto: { $value }
envelope-time = { $who }: tempo gasto { $used }; restam { $left } no relógio
envelope-sealer = Lance secreto de: { $value }
envelope-number = Número do lance secreto: { $value }
envelope-offer = Empate oferecido por: { $value }
envelope-no-offer = Nenhum empate foi oferecido.
envelope-until = Retomada: { $value }
envelope-until-open = Data, hora e local da retomada não foram fixados.

# Commands; semicolons separate several words for one command.
line-seal = secreto;lance secreto
line-adjourn = adiar
line-adjourn-until = adiar até
desk-line-envelope = salvar envelope;imprimir envelope
desk-line-open-envelope = abrir envelope
desk-line-lose-envelope = envelope perdido
desk-line-lose-position = posição perdida
desk-line-resume = retomar;reiniciar
control-adjourn = Adiar
control-adjourn-help = O jogador que tem a vez faz o lance secreto. Digite adiar até, com data, hora e local, para imprimi-los no envelope.
control-open-envelope = Abrir envelope
control-open-envelope-help = Abre o envelope de uma partida adiada, quando o jogador que deve responder está presente.
control-resume = Retomar a partida
control-resume-help = Retoma a partida adiada e inicia o relógio do jogador que deve responder.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Posição inicial
new-game-position-hint = Vazio: a normal; de 0 a 959 ou sorteio: Xadrez 960; ou peças, ou uma FEN.
new-game-error-position = A posição inicial não é válida. Deixe o campo vazio ou digite um número de 0 a 959 ou sorteio.

# Results of games that were not played.
result-white-by-forfeit = Brancas vencem por WO
result-black-by-forfeit = Pretas vencem por WO

# The quickplay finish (Guidelines III).
control-claim-quickplay = Reivindicar empate (final rápido)
control-claim-quickplay-help = Reivindica empate porque o adversário não pode vencer por meios normais ou não se esforça para isso, com menos de dois minutos e sem incremento. Os dois relógios param.
line-claim-quickplay = reivindicar final rápido;final rápido;reivindicar final acelerado;final acelerado
claim-quickplay = a partida não pode ser vencida por meios normais
