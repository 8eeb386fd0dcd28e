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
said-placed = Peça pousada: { $piece }, { $square }.
said-taken-off = Peça retirada: { $piece }, { $square }.
said-recorded = Anotado: { $entry }.
said-illegal-move = Lance ilegal: { $who }. Artigo { $article }.
said-illegal-left = Enquanto { $opponent } não fizer o próximo lance, este pode ser reclamado ou corrigido. Artigo { $article }.
said-illegal-left-both-kings = Ambos os reis estão em xeque. Espere até que o próximo lance seja completado. Artigo { $article }.
said-illegal-stands = { $opponent } jogou: o lance ilegal de { $who } permanece. Artigo { $article }.
said-correction-offered = Proposta de corrigir o lance ilegal: { $who }. Artigo { $article }.
said-correction-declined = A correção foi recusada.
said-record-shown = Registo da partida, mostrado { $count } de 5 vezes.
said-record-asked = { $who } pediu para ver o registo: vez { $count } de 5. Artigo { $article }.
said-record-refused = { $who } pediu mais de cinco vezes para ver o registo: não é mostrado e pode distrair o oponente. Artigo { $article }.
said-boards-differ = Os tabuleiros não coincidem. { $who }: { $squares }. Artigo { $article }.
said-word-differs = A palavra e o tabuleiro não coincidem. { $who }: anunciado { $said }, no tabuleiro { $done }. Artigo { $article }.
said-board-agrees = { $who }: o tabuleiro voltou a coincidir.
said-board-differs-no-more = { $who }: já nada difere; falta executar o último lance.
said-clocks-started = Relógio a andar: { $who }.
said-clocks-stopped = Os relógios estão parados.
state-flag-fallen = Bandeira caída: { $who }.
said-flag-first = Caiu uma bandeira: o árbitro decide primeiro sobre isso.
said-time-adjusted = { $who }: o relógio marca agora { $time }.
said-moves-adjusted = { $who }: o contador marca agora { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}.
said-period-adjusted = { $who }: o relógio está agora no período { $period }.
said-period-passed = Controlo de tempo cumprido. Está no período { $period }.
said-period-passed-quickplay = Controlo de tempo cumprido. Está no período { $period }, o final rápido.
said-draw-offered = Proposta de empate: { $who }.
said-draw-offer-made = Empate proposto.
said-draw-declined = A proposta de empate foi recusada.
said-reinstated-start = De volta à posição inicial.
said-reinstated-white = De volta à posição após o lance { $number } das brancas.
said-reinstated-black = De volta à posição após o lance { $number } das pretas.
said-warning = Advertência: { $text }
said-penalty = Penalização: { $who }. Artigo { $article }.
said-penalty-of-the-arbiter = Penalização para { $who }: { $penalty }. Artigo { $article }.
said-noted = Registado.
said-board-entered = Tabuleiro introduzido: { $who }.
said-read-back = Prima Enter outra vez para o anunciar.
said-nothing-yet = Ainda não foi anunciado nenhum lance.
said-nothing-earlier = Não há nada anterior.
said-restarted = A partida foi reaberta. O programa tinha sido fechado com um relógio a andar. Os dois relógios estão parados nos últimos tempos que mostravam.
said-suspended = O computador esteve suspenso durante { $time }. Esse tempo não é descontado. Os relógios estão parados.
said-reopened = A partida foi reaberta como estava. Os relógios estão parados.
said-not-saved = Atenção: não é possível guardar a partida. Ela continua sem ser guardada. Liberte espaço em disco ou avise o árbitro.
said-saved-again = A partida voltou a ser guardada.
said-journal-moved = Atenção: o ficheiro desta partida foi removido ou substituído. A partida inteira passa a ser guardada em { $file }.
device-earphone = Auricular da pessoa neste computador
device-set = { $outlet }: agora { $device }.
device-none = { $outlet }: já sem dispositivo.
device-kept = { $outlet }: as definições indicam { $device } em vez do dispositivo em vigor, e ele não é usado.
device-kept-none = { $outlet }: as definições já não indicam dispositivo; o que está em vigor continua em uso.
silence-no-voice = Nenhuma voz fala. Nem o espeak-ng nem o speech-dispatcher responde: instale ou reinicie um deles; até lá tudo aparece no ecrã e vai para o leitor de ecrã.
silence-no-output = Não sai nenhum som. Nenhum sistema de som responde, ou não tem dispositivo: inicie o PulseAudio ou o PipeWire, ou ligue uns auscultadores; até lá tudo aparece no ecrã e vai para o leitor de ecrã.
silence-over = A voz volta a ouvir-se.
silence-earphone-gone = O auricular desapareceu. As mensagens privadas ficam em silêncio até ser ligado de novo; ou escreva dispositivos e escolha outro.
silence-earphone-back = O auricular voltou.
silence-no-earphone = Não está escolhido nenhum auricular; nesta prova as mensagens privadas ficam em silêncio. Escreva dispositivos, depois auricular e o número.
silence-loudspeaker-gone = O altifalante desapareceu. Os anúncios ficam em silêncio até ser ligado de novo; ou escreva dispositivos e escolha outro.
silence-loudspeaker-back = O altifalante voltou.
said-nothing-done = Nada foi feito.
said-on = { $what }: ligado.
said-off = { $what }: desligado.

# O que se propõe ao árbitro; sem árbitro, aos jogadores.
proposed-penalty = Proposta: mais { $time } para o adversário. Infração: { $who }. Artigo { $article }.
proposed-result = Proposta: { $result } Artigo { $article }.
proposed-result-undecided = Proposta: { $result } Não foi calculado se o adversário ainda poderia dar mate; senão, é empate. Artigo { $article }.
proposed-clock = Proposta para os relógios: brancas { $white }, pretas { $black }. Artigo { $article }.
proposed-count = O relógio foi premido com os relógios parados: { $who }. Proposta: o lance conta, o contador marca { $moves }. Artigo { $article }.
proposed-correction = Proposta: os dois tabuleiros de volta à posição após o meio-lance { $ply }. Artigo { $article }.
proposed-correction-start = Proposta: os dois tabuleiros de volta à posição inicial. Artigo { $article }.
proposed-colours = Proposta: uma nova partida com as cores certas. Os dois tabuleiros voltam à posição inicial; para trocar as cores dos jogadores, abra uma nova partida com os nomes trocados. Artigo { $article }.

# Penalizações do Artigo 12.9, dentro de uma frase.
penalty-warning = advertência
penalty-add-time = mais tempo para o adversário
penalty-reduce-time = menos tempo
penalty-add-points = mais pontos para o adversário
penalty-reduce-points = menos pontos
penalty-loss = perda da partida
penalty-fine = multa
penalty-exclusion = exclusão de uma ou mais rondas
penalty-expulsion = expulsão da competição

# Respostas.
answer-own-clock = O seu tempo restante: { $time }.
answer-clock = { $side }, tempo restante: { $time }.
answer-clocks-stand = Os relógios estão parados.
answer-moves = Lances completados: brancas { $white }, pretas { $black }.
answer-no-move-yet = Ainda não há lances.
answer-last = { $side }, lance { $number }:
answer-turn = Vez de jogar: { $who }. Lance { $number }.
answer-nothing-there = Não há lá nada.
answer-sheet-empty = A folha de registo está vazia.
answer-boards-agree = Os tabuleiros coincidem.
answer-boards-differ = Os tabuleiros diferem em { $squares }.
answer-not-ended = A partida continua.

# Que dever está em aberto.
state-to-make = Joga: { $who }.
state-to-announce = Falta anunciar o lance: { $who }.
state-to-repeat = Falta repetir o lance: { $who }.
state-to-execute = Falta executar o lance no tabuleiro: { $who }.
state-to-press = Pode premir o relógio: { $who }.
state-yours-to-make = É a sua vez.
state-yours-to-announce = Anuncie o seu lance.
state-yours-to-repeat = Repita o lance do adversário.
state-yours-to-execute = Faça o lance do adversário no seu tabuleiro.
state-yours-to-press = Pode premir o seu relógio.

# O fim.
result-white-wins = Ganham as brancas
result-black-wins = Ganham as pretas
result-draw = Empate
result-both-lose = Perdem ambos
result-half-zero = Meio ponto para as brancas, zero para as pretas
result-zero-half = Meio ponto para as pretas, zero para as brancas
result-both-absent = Ambos ausentes
result-and-reason = { $result }: { $reason }.
reason-checkmate = xeque-mate
reason-stalemate = rei afogado
reason-dead-position = posição morta
reason-resignation = abandono
reason-agreement = comum acordo
reason-time = queda da bandeira
reason-threefold = tripla repetição da posição
reason-fifty = regra dos cinquenta lances
reason-fivefold = quíntupla repetição da posição
reason-seventyfive = regra dos setenta e cinco lances
reason-illegal-move = lances ilegais
reason-ruling = decisão do árbitro
reason-default = chegada depois do tempo de tolerância

# Perguntas que esperam sim ou não.
question-resign = Abandonar a partida?
question-accept-draw = Aceitar o empate?
question-offer-draw = Propor empate?
question-sure = Tem a certeza?
question-how-to-answer = Escreva sim ou não.
question-yes = Sim
question-no = Não
said-no-question = Não há pergunta em aberto.
undone-new-game = Esta partida continua na mesa.
undone-correct-clocks = Os relógios ficam como estão.
undone-save-over = O ficheiro fica como estava.
undone-delete-profile = O perfil foi mantido.
undone-penalise = Nenhuma penalização aplicada.
undone-claim-flag = Nenhuma queda de bandeira reclamada.
undone-resign = Não abandonou.
undone-accept-draw = O empate não foi aceite.
undone-offer-draw = Nenhum empate proposto.

# Dispositivos de saída.
said-devices = Dispositivos de saída:
said-no-devices = Não foi encontrado nenhum dispositivo de saída. As mensagens privadas ficam em silêncio.
said-device-used = Este dispositivo é usado a partir de agora.
