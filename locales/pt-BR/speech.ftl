# Cores, peças e casas. As peças vêm inteiras, porque a cor concorda com a peça.
color-white = Brancas
color-black = Pretas
side-and-name = { $side }, { $name }
piece-white-pawn = peão branco
piece-white-knight = cavalo branco
piece-white-bishop = bispo branco
piece-white-rook = torre branca
piece-white-queen = dama branca
piece-white-king = rei branco
piece-black-pawn = peão preto
piece-black-knight = cavalo preto
piece-black-bishop = bispo preto
piece-black-rook = torre preta
piece-black-queen = dama preta
piece-black-king = rei preto
cell-empty = vazia

# O que se diz quando algo acontece.
said-correction = Correção:
said-repeated = Lance repetido.
said-repeat-differs = Foi repetido outro lance:
said-lifted = Peça levantada: { $piece }, { $square }.
said-placed = Peça colocada: { $piece }, { $square }.
said-taken-off = Peça retirada: { $piece }, { $square }.
said-recorded = Anotado: { $entry }.
said-illegal-move = Lance ilegal: { $who }. Artigo { $article }.
said-illegal-left = Enquanto { $opponent } não fizer o próximo lance, este pode ser reclamado ou corrigido. Artigo { $article }.
said-illegal-left-both-kings = Ambos os reis estão em xeque. Espere até que o próximo lance seja completado. Artigo { $article }.
said-illegal-stands = { $opponent } jogou: o lance ilegal de { $who } permanece. Artigo { $article }.
said-correction-offered = Proposta de corrigir o lance ilegal: { $who }. Artigo { $article }.
said-correction-declined = A correção foi recusada.
said-record-shown = Anotação da partida, mostrada { $count } de 5 vezes.
said-record-asked = { $who } pediu para ver a anotação: vez { $count } de 5. Artigo { $article }.
said-record-refused = { $who } pediu mais de cinco vezes para ver a anotação: não é mostrada e pode distrair o oponente. Artigo { $article }.
said-boards-differ = Os tabuleiros não coincidem. { $who }: { $squares }. Artigo { $article }.
said-word-differs = A palavra e o tabuleiro não coincidem. { $who }: anunciado { $said }, no tabuleiro { $done }. Artigo { $article }.
said-board-agrees = { $who }: o tabuleiro voltou a coincidir.
said-board-differs-no-more = { $who }: nada mais difere; falta executar o último lance.
said-clocks-started = Relógio em andamento: { $who }.
said-clocks-stopped = Os relógios estão parados.
state-flag-fallen = Seta caída: { $who }.
said-flag-first = Uma seta caiu: o árbitro decide primeiro sobre isso.
said-time-adjusted = { $who }: o relógio agora marca { $time }.
said-moves-adjusted = { $who }: o contador agora marca { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}.
said-period-adjusted = { $who }: o relógio está agora no período { $period }.
said-period-passed = Controle de tempo cumprido. Você está no período { $period }.
said-period-passed-quickplay = Controle de tempo cumprido. Você está no período { $period }, o final rápido.
said-draw-offered = Proposta de empate: { $who }.
said-draw-offer-made = Empate proposto.
said-draw-declined = A proposta de empate foi recusada.
said-reinstated-start = De volta à posição inicial.
said-reinstated-white = De volta à posição após o lance { $number } das brancas.
said-reinstated-black = De volta à posição após o lance { $number } das pretas.
said-warning = Advertência: { $text }
said-penalty = Penalidade: { $who }. Artigo { $article }.
said-penalty-of-the-arbiter = Penalidade para { $who }: { $penalty }. Artigo { $article }.
said-noted = Registrado.
said-board-entered = Tabuleiro informado: { $who }.
said-read-back = Tecle Enter de novo para anunciar.
said-nothing-yet = Nenhum lance foi anunciado ainda.
said-nothing-earlier = Não há nada antes disso.
said-restarted = A partida foi reaberta. O programa foi fechado com um relógio em andamento. Os dois relógios estão parados nos tempos que marcavam por último.
said-suspended = O computador ficou parado por { $time }. Esse tempo não é descontado. Os relógios estão parados.
said-reopened = A partida foi reaberta como estava. Os relógios estão parados.
said-not-saved = Atenção: a partida não pode ser salva. Ela continua sem ser salva. Libere espaço em disco ou avise o árbitro.
said-saved-again = A partida voltou a ser salva.
said-journal-moved = Atenção: o arquivo desta partida foi removido ou substituído. A partida inteira agora é gravada em { $file }.
device-earphone = Fone da pessoa neste computador
device-set = { $outlet }: agora { $device }.
device-none = { $outlet }: mais nenhum dispositivo.
device-kept = { $outlet }: as configurações indicam { $device } em vez do dispositivo em vigor, e ele não é usado.
device-kept-none = { $outlet }: as configurações não indicam mais dispositivo; o que está em vigor continua em uso.
silence-no-voice = Nenhuma voz fala. Nem o espeak-ng nem o speech-dispatcher responde: instale ou reinicie um deles; até lá tudo aparece na tela e vai para o leitor de tela.
silence-no-output = Não sai nenhum som. Nenhum sistema de som responde, ou ele não tem dispositivo: inicie o PulseAudio ou o PipeWire, ou conecte um fone; até lá tudo aparece na tela e vai para o leitor de tela.
silence-over = A voz voltou a ser ouvida.
silence-earphone-gone = O fone de ouvido sumiu. As mensagens privadas ficam mudas até ele ser conectado de novo; ou digite dispositivos e escolha outro.
silence-earphone-back = O fone de ouvido voltou.
silence-no-earphone = Nenhum fone está escolhido; neste evento as mensagens privadas ficam mudas. Digite dispositivos, depois fone e o número.
silence-loudspeaker-gone = O alto-falante sumiu. Os anúncios ficam mudos até ele ser conectado de novo; ou digite dispositivos e escolha outro.
silence-loudspeaker-back = O alto-falante voltou.
said-nothing-done = Nada foi feito.
said-on = { $what }: ligado.
said-off = { $what }: desligado.

# O que se propõe ao árbitro; sem árbitro, aos jogadores.
proposed-penalty = Proposta: acréscimo de { $time } para o oponente. Infração: { $who }. Artigo { $article }.
proposed-result = Proposta: { $result } Artigo { $article }.
proposed-result-undecided = Proposta: { $result } Não foi calculado se o oponente ainda poderia dar mate; senão, é empate. Artigo { $article }.
proposed-clock = Proposta para os relógios: Brancas { $white }, Pretas { $black }. Artigo { $article }.
proposed-count = O relógio foi acionado com os relógios parados: { $who }. Proposta: o lance conta, o contador marca { $moves }. Artigo { $article }.
proposed-correction = Proposta: os dois tabuleiros de volta à posição após o meio-lance { $ply }. Artigo { $article }.
proposed-correction-start = Proposta: os dois tabuleiros de volta à posição inicial. Artigo { $article }.
proposed-colours = Proposta: uma nova partida com as cores certas. Os dois tabuleiros voltam à posição inicial; para trocar as cores dos jogadores, abra uma nova partida com os nomes trocados. Artigo { $article }.

# Penalidades do Artigo 12.9, dentro de uma frase.
penalty-warning = advertência
penalty-add-time = mais tempo para o oponente
penalty-reduce-time = menos tempo
penalty-add-points = mais pontos para o oponente
penalty-reduce-points = menos pontos
penalty-loss = perda da partida
penalty-fine = multa
penalty-exclusion = exclusão de uma ou mais rodadas
penalty-expulsion = expulsão da competição

# Respostas.
answer-own-clock = Seu tempo restante: { $time }.
answer-clock = { $side }, tempo restante: { $time }.
answer-clocks-stand = Os relógios estão parados.
answer-moves = Lances completados: brancas { $white }, pretas { $black }.
answer-no-move-yet = Nenhum lance ainda.
answer-last = { $side }, lance { $number }:
answer-turn = Vez de jogar: { $who }. Lance { $number }.
answer-nothing-there = Não há nada ali.
answer-sheet-empty = A planilha está vazia.
answer-boards-agree = Os tabuleiros coincidem.
answer-boards-differ = Os tabuleiros diferem em { $squares }.
answer-not-ended = A partida continua.

# Que dever está em aberto.
state-to-make = É a vez de: { $who }.
state-to-announce = Falta anunciar o lance: { $who }.
state-to-repeat = Falta repetir o lance: { $who }.
state-to-execute = Falta executar o lance no tabuleiro: { $who }.
state-to-press = Pode acionar o relógio: { $who }.
state-yours-to-make = É a sua vez.
state-yours-to-announce = Anuncie o seu lance.
state-yours-to-repeat = Repita o lance do adversário.
state-yours-to-execute = Faça o lance do adversário no seu tabuleiro.
state-yours-to-press = Você pode acionar o seu relógio.

# O fim.
result-white-wins = Brancas vencem
result-black-wins = Pretas vencem
result-draw = Empate
result-both-lose = Derrota de ambos
result-half-zero = Meio ponto para as brancas, zero para as pretas
result-zero-half = Meio ponto para as pretas, zero para as brancas
result-both-absent = Ambos ausentes
result-and-reason = { $result }: { $reason }.
reason-checkmate = xeque-mate
reason-stalemate = rei afogado
reason-dead-position = posição morta
reason-resignation = abandono
reason-agreement = comum acordo
reason-time = queda da seta
reason-threefold = repetição tripla da posição
reason-fifty = regra dos cinquenta lances
reason-fivefold = repetição da posição por cinco vezes
reason-seventyfive = regra dos setenta e cinco lances
reason-illegal-move = lances ilegais
reason-ruling = decisão do árbitro
reason-default = atraso além da tolerância

# Perguntas que esperam sim ou não.
question-resign = Abandonar a partida?
question-accept-draw = Aceitar o empate?
question-offer-draw = Propor empate?
question-sure = Tem certeza?
question-how-to-answer = Digite sim ou não.
question-yes = Sim
question-no = Não
said-no-question = Não há pergunta em aberto.
undone-new-game = Esta partida continua na mesa.
undone-correct-clocks = Os relógios ficam como estão.
undone-save-over = O arquivo fica como estava.
undone-delete-profile = O perfil foi mantido.
undone-penalise = Nenhuma penalidade aplicada.
undone-claim-flag = Nenhuma queda de seta reclamada.
undone-resign = Você não abandonou.
undone-accept-draw = O empate não foi aceito.
undone-offer-draw = Nenhum empate proposto.

# Dispositivos de saída.
said-devices = Dispositivos de saída:
said-no-devices = Nenhum dispositivo de saída foi encontrado. As mensagens privadas ficam mudas.
said-device-used = Este dispositivo é usado a partir de agora.
