# O torneio em volta das mesas, conduzido no posto do árbitro: o que lá se escreve e o que ele diz.
option-tournament = cria o torneio a partir deste relatório de torneio (TRF)
# Comandos; várias palavras para um comando separam-se com ponto e vírgula.
hall-line-event = torneio
hall-line-event-help = diz que torneio é e que ronda se joga
hall-line-players = jogadores
hall-line-players-help = lê os jogadores com os seus números
hall-line-enter = inscrever; inscrever jogador
hall-line-enter-help = inscreve um jogador: inscrever Ada Lovelace; rating 2100; id 1900001; cego, vidente ou surdo; com um número à frente completa um jogador: inscrever 3; título WGM
hall-line-rounds = número de rondas; numero de rondas
hall-line-rounds-help = diz quantas rondas há: número de rondas 7
hall-line-system = sistema
hall-line-system-help = diz como se emparceira: todos contra todos, todos contra todos duplo ou suíço
hall-line-time = ritmo
hall-line-time-help = diz o ritmo de jogo: ritmo 5400+30
hall-line-pair-all = emparceirar tudo
hall-line-pair-all-help = emparceira todas as rondas de um torneio todos contra todos pelas tabelas de Berger
hall-line-pair = emparceirar
hall-line-pair-help = emparceira um tabuleiro de uma ronda, primeiro as brancas: emparceirar 2.1 5 8
hall-line-unpair = desemparceirar
hall-line-unpair-help = retira um emparceiramento: desemparceirar 2.1
hall-line-bye = isento
hall-line-bye-help = dá a um jogador uma ronda sem adversário, inteiro, meio ou zero: isento 2 5 meio
hall-line-seat = atribuir mesa
hall-line-seat-help = diz em que mesa se joga um tabuleiro: atribuir mesa 2.1 12
hall-line-broadcast = transmissão; transmissao
hall-line-broadcast-help = as partidas de uma ronda vão para uma ronda de uma transmissão no lichess, pelo nome dela no endereço: transmissão 2 AbCd1234
hall-line-broadcast-off = transmissão fim; transmissao fim
hall-line-broadcast-off-help = já não vão para lá
hall-line-broadcast-token = transmissão token; transmissao token
hall-line-broadcast-token-help = inicia sessão no lichess com um token pessoal que possa escrever estudos; sem ele, termina-a
hall-line-round = ronda
hall-line-round-help = as mesas jogam essa ronda a partir de agora; lê os seus emparceiramentos: ronda 2
hall-line-pairings = emparceiramentos
hall-line-pairings-help = lê quem joga contra quem: emparceiramentos, ou emparceiramentos 3
hall-line-result = resultado
hall-line-result-help = regista um resultado à mão: resultado 4 1-0, ou resultado 2.4 +/- 6.7.1
hall-line-cancel = retirar resultado
hall-line-cancel-help = retira um resultado registado por engano: retirar resultado 4 as folhas dizem outra coisa
hall-line-standings = classificação; classificacao
hall-line-standings-help = lê a classificação
hall-line-incident = incidente
hall-line-incident-help = regista o que aconteceu, num tabuleiro ou não: incidente 4 tocou um telefone, artigo 11.3.2
hall-line-committee = comissão; comissao
hall-line-committee-help = nomeia quem decide os recursos, pelo menos cinco, o primeiro preside: comissão Ann, Bob, Cem, Dag, Eve
hall-line-appeal = recurso
hall-line-appeal-help = regista o recurso de um jogador: recurso 5 o lance era legal
hall-line-upheld = recurso aceite
hall-line-upheld-help = regista que a comissão aceita um recurso, e porquê: recurso aceite 1 era legal
hall-line-rejected = recurso rejeitado
hall-line-rejected-help = regista que a comissão o rejeita: recurso rejeitado 1 era ilegal
hall-line-out = jogador fora
hall-line-out-help = um jogador já não é emparceirado depois da ronda que se joga: jogador fora 5 doente
hall-line-in = jogador volta
hall-line-in-help = um jogador volta a ser emparceirado: jogador volta 5
hall-line-play-off = desempate
hall-line-play-off-help = jogadores com os mesmos pontos jogam pela sua ordem, na ordem do sorteio: desempate 5 8
hall-line-play-off-result = desempate resultado
hall-line-play-off-result-help = regista uma partida de um desempate, primeiro as brancas: desempate resultado 1 5 8 1-0
hall-line-play-off-white = desempate brancas
hall-line-play-off-white-help = diz quem joga de brancas depois do sorteio das cores: desempate brancas 1 8
hall-line-cancel-play-off = retirar desempate
hall-line-cancel-play-off-help = retira um desempate que ainda não começou: retirar desempate 1 sorteio errado
hall-line-play-off-time = desempate ritmo
hall-line-play-off-time-help = diz o ritmo dos desempates, antes do torneio: desempate ritmo 180+2
hall-line-report = escrever relatório; escrever relatorio
hall-line-report-help = escreve o relatório do torneio (TRF26, ou TRF16: escrever relatório trf16), a classificação e o relatório da ronda em ficheiros
hall-line-single-files = ficheiros separados
hall-line-single-files-help = escreve também cada partida num ficheiro próprio, numa pasta ao lado
hall-line-single-files-off = ficheiros separados fim
hall-line-single-files-off-help = escreve só o ficheiro da ronda
hall-line-chess960 = chess960; xadrez960
hall-line-chess960-help = joga-se Xadrez960; cada ronda começa de uma posição sorteada, a mesma em todas as mesas
hall-line-chess960-off = chess960 fim; xadrez960 fim
hall-line-chess960-off-help = volta a jogar-se o xadrez comum
hall-line-position = posição inicial; posicao inicial
hall-line-position-help = diz de que posição do Xadrez960 começa a próxima ronda, de 0 a 959, em vez do sorteio: posição inicial 518, ou posição inicial 2 518
hall-line-delay = atraso
hall-line-delay-help = diz quantos minutos mais tarde as partidas se mostram fora: atraso 15
hall-line-city = cidade
hall-line-city-help = diz onde é o torneio: cidade Lisboa
hall-line-federation = federação; federacao
hall-line-federation-help = diz em que federação é: federação POR
hall-line-days = dias
hall-line-days-help = diz o primeiro e o último dia: dias 2026-11-23 2026-11-27
hall-line-chief = árbitro principal; arbitro principal
hall-line-chief-help = diz quem é o árbitro principal: árbitro principal Dora Hooper
hall-line-default-time = tempo de tolerância; tempo de tolerancia
hall-line-default-time-help = diz quantos minutos um jogador se pode atrasar: tempo de tolerância 30
hall-line-tie-breaks = critérios de desempate; criterios de desempate
hall-line-tie-breaks-help = diz o que ordena os jogadores com os mesmos pontos: critérios de desempate DE, BH, SB
hall-line-no-appeals = sem recursos
hall-line-no-appeals-help = o regulamento exclui recursos
hall-line-appeals = recursos permitidos
hall-line-appeals-help = o regulamento permite recursos
hall-line-my-name = o meu nome
hall-line-my-name-help = diz quem decide neste posto: as decisões e as notas do torneio levam esse nome: o meu nome Dora Hooper
hall-line-import = importar
hall-line-import-help = traz de um relatório de torneio mais recente o que ele acrescenta, como os emparceiramentos da ronda seguinte: importar ronda-2.trf
around-round-robin = todos contra todos
around-double-round-robin = todos contra todos duplo
around-swiss = suíço; suico
around-bye-full = inteiro; 1
around-bye-half = meio; 1/2; ½
around-bye-zero = zero; 0
around-field-rating = rating
around-field-id = id; id fide
around-field-title = título; titulo
around-field-federation = federação; federacao
around-field-team = equipa
around-sight-vi = deficiente visual; cego; cega
around-sight-sighted = vidente
around-sight-deaf = surdo; surda
around-about = { $name }: { $system }, rondas: { $rounds }, jogadores: { $players }. { $round ->
    [0] Nenhuma ronda começou.
   *[other] Joga-se a ronda { $round }.
}
around-city = Cidade: { $text }.
around-federation = Federação: { $text }.
around-days = Dias: { $text }.
around-chief = Árbitro principal: { $text }.
around-time = Ritmo: { $text }.
around-play-off-time = Ritmo dos desempates: { $text }.
around-default-time = Tempo de tolerância: { $minutes } min.
around-tie-breaks = Critérios de desempate: { $text }.
around-appeals-excluded = O regulamento exclui recursos.
around-appeals-allowed = O regulamento permite recursos.
around-by = As decisões daqui são assinadas por { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , rating { $rating }
}
around-no-players = Ainda ninguém está inscrito.
around-no-pairings = Ninguém está emparceirado na ronda { $round }.
around-not-paired = Sem emparceiramento na ronda { $round }: { $names }.
around-changed = Mesa { $table }: o resultado lá é agora { $result }, está registado { $entered }. Retire-o e registe o outro à mão se estiver certo.
around-gone = Mesa { $table }: o resultado lá foi anulado, está registado { $result }. Retire-o se estiver certo.
around-was-cancelled = Mesa { $table }: o resultado lá é { $result }. Aqui foi retirado: registe-o à mão se estiver certo.
around-delay = { $minutes ->
    [0] As partidas mostram-se fora de imediato.
    [one] As partidas mostram-se fora { $minutes } minuto mais tarde.
   *[other] As partidas mostram-se fora { $minutes } minutos mais tarde.
}
around-report-title = Relatório da ronda
around-written = Escrito em { $folder }: { $files }.
around-not-written = Não foi escrito em { $folder }: { $files }. Veja se há espaço e se pode escrever lá.
around-unread = O torneio não pode ser lido aqui: foi escrito por uma versão mais nova do programa, ou o seu ficheiro está danificado. Nada se altera nele.
event-signed = Ronda { $round }, tabuleiro { $board }{ $signed ->
    [both] : assinado por ambos
    [white] : assinado só pelas brancas
    [black] : assinado só pelas pretas
   *[neither] : sem assinaturas
}.
event-broadcast = As partidas da ronda { $round } vão para a transmissão { $id } no lichess.
event-broadcast-ended = As partidas da ronda { $round } não vão para nenhuma transmissão.
event-single-files = Cada partida fica também escrita num ficheiro próprio.
event-single-files-off = As partidas deixam de ter ficheiros próprios.
event-chess960 = Joga-se Xadrez960. A posição de cada ronda é sorteada quando ela começa.
event-chess960-off = Joga-se o xadrez comum.
event-start = A ronda { $round } começa da posição { $position } do Xadrez960: { $pieces }.
event-round-begun = A ronda { $round } começou.
around-broadcast-in = Sessão iniciada no lichess como { $name }, para transmissões.
around-broadcast-in-file = Sessão iniciada no lichess como { $name }, para transmissões. Não há cofre de chaves aqui: o token está num ficheiro que só você pode ler.
around-broadcast-out = Sessão do lichess terminada. Já nada é enviado para lá.
around-broadcast-game = A transmissão não aceitou tudo do tabuleiro { $board }: { $why }
around-broadcast-fails = A transmissão não recebe as partidas: { $why } Continuam a ser escritas na pasta.
around-broadcast-back = A transmissão recebe de novo as partidas.
