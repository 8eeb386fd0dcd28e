# The tournament at the hall desk: words to type and answers.
option-tournament = cria o torneio a partir deste relatório de torneio (TRF)
# Commands; semicolons separate several words for one command.
hall-line-event = torneio
hall-line-event-help = informa sobre o torneio e a ronda em curso
hall-line-players = jogadores
hall-line-players-help = lista os jogadores com os seus números
hall-line-enter = inscrever; inscrever jogador
hall-line-enter-help = inscreve um jogador: inscrever Ada Lovelace; rating 2100; id 1900001; cego, normovisual ou surdo; mesa 12 para uma mesa fixa; com um número à frente, completa os dados depois: inscrever 3; título WGM
hall-line-rounds = número de rondas; numero de rondas
hall-line-rounds-help = define o número de rondas: número de rondas 7
hall-line-system = sistema
hall-line-system-help = define o sistema de emparceiramento: todos contra todos, todos contra todos duplo ou suíço
hall-line-time = ritmo
hall-line-time-help = define o ritmo de jogo: ritmo 5400+30
hall-line-pair-all = emparceirar tudo
hall-line-pair-all-help = emparceira todas as rondas de um torneio todos contra todos pelas tabelas de Berger
hall-line-pair-next = emparceirar próxima; emparceirar a próxima
hall-line-pair-next-help = emparceira a próxima ronda de um suíço com o programa de emparceiramento e pergunta antes de aceitar a lista
hall-line-pairing-program = programa de emparceiramento
hall-line-pairing-program-help = indica o programa para «emparceirar próxima», com as opções; {"{report}"} e {"{list}"} são os ficheiros dele: programa de emparceiramento bbpPairings --dutch {"{report}"} -p
hall-line-pair = emparceirar
hall-line-pair-help = emparceira um tabuleiro de uma ronda, primeiro as brancas: emparceirar 2.1 5 8
hall-line-unpair = desemparceirar
hall-line-unpair-help = desfaz um emparceiramento: desemparceirar 2.1
hall-line-bye = isento
hall-line-bye-help = isenta um jogador numa ronda, com um ponto, meio ponto ou zero, ou pelo emparceiramento: isento 2 5 meio, ou isento 2 5 emparceiramento
hall-line-cancel-bye = retirar isenção; retirar isencao
hall-line-cancel-bye-help = retira uma isenção: retirar isenção 2 5
hall-line-seat = atribuir mesa
hall-line-seat-help = define em que mesa se joga um tabuleiro: atribuir mesa 2.1 12
hall-line-round = ronda
hall-line-round-help = começa essa ronda nas mesas e lista os emparceiramentos: ronda 2
hall-line-pairings = emparceiramentos
hall-line-pairings-help = lista os emparceiramentos: emparceiramentos, ou emparceiramentos 3
hall-line-check = verificar emparceiramentos
hall-line-check-help = verifica os emparceiramentos de uma ronda: jogadores sem emparceiramento, jogadores que já jogaram entre si, a mesma cor pela terceira vez seguida: verificar emparceiramentos, ou verificar emparceiramentos 3
hall-line-pairing-list = lista de emparceiramentos
hall-line-pairing-list-help = escreve os emparceiramentos de uma ronda como página para afixar (HTML), por tabuleiro e por nome: lista de emparceiramentos, ou lista de emparceiramentos 3
hall-line-result = resultado
hall-line-result-help = regista um resultado à mão (1-0, 0-1, 1/2, +/-, -/+, -/-, 0-0, 1/2-0, 0-1/2): resultado 4 1-0, ou resultado 2.4 +/- 6.7.1
hall-line-cancel = retirar resultado
hall-line-cancel-help = retira um resultado registado por engano, com o motivo: retirar resultado 4 as folhas dizem outra coisa
hall-line-standings = classificação; classificacao
hall-line-standings-help = lê a classificação
hall-line-incident = incidente; ocorrência; ocorrencia
hall-line-incident-help = regista uma ocorrência, num tabuleiro ou em geral: incidente 4 tocou um telefone, artigo 11.3.2
hall-line-committee = comissão; comissao
hall-line-committee-help = nomeia a comissão de recurso, pelo menos cinco pessoas, primeiro quem preside: comissão Ann, Bob, Cem, Dag, Eve
hall-line-appeal = recurso
hall-line-appeal-help = regista o recurso de um jogador: recurso 5 o lance era legal
hall-line-vote = voto
hall-line-vote-help = regista o voto de um membro da comissão sobre um recurso; três votos decidem: voto 1 Ann favorável, ou voto 1 Bob contrário
hall-line-upheld = recurso aceite
hall-line-upheld-help = regista que a comissão aceitou um recurso, e porquê: recurso aceite 1 era legal
hall-line-rejected = recurso rejeitado
hall-line-rejected-help = regista que a comissão rejeitou um recurso, e porquê: recurso rejeitado 1 era ilegal
hall-line-out = jogador fora
hall-line-out-help = retira um jogador depois da ronda em curso: jogador fora 5 doente
hall-line-in = jogador volta
hall-line-in-help = traz de volta um jogador retirado: jogador volta 5
hall-line-play-off = desempate
hall-line-play-off-help = começa um desempate entre jogadores com os mesmos pontos, na ordem do sorteio: desempate 5 8
hall-line-play-off-result = desempate resultado
hall-line-play-off-result-help = regista uma partida de um desempate, primeiro as brancas: desempate resultado 1 5 8 1-0
hall-line-play-off-white = desempate brancas
hall-line-play-off-white-help = define quem joga de brancas depois do sorteio das cores: desempate brancas 1 8
hall-line-cancel-play-off = retirar desempate
hall-line-cancel-play-off-help = retira um desempate que ainda não começou: retirar desempate 1 sorteio errado
hall-line-play-off-time = desempate ritmo
hall-line-play-off-time-help = define o ritmo dos desempates, antes de começar o torneio: desempate ritmo 180+2
hall-line-report = escrever relatório; escrever relatorio
hall-line-report-help = guarda em ficheiros o relatório do torneio (TRF26; para TRF16, escrever relatório trf16), a classificação e o relatório da ronda
hall-line-single-files = ficheiros separados
hall-line-single-files-help = guarda também cada partida num ficheiro próprio, numa pasta à parte
hall-line-single-files-off = ficheiros separados fim
hall-line-single-files-off-help = guarda só um ficheiro por ronda
hall-line-chess960 = chess960; xadrez960
hall-line-chess960-help = joga-se Xadrez 960; cada ronda começa de uma posição sorteada, a mesma em todas as mesas
hall-line-chess960-off = chess960 fim; xadrez960 fim
hall-line-chess960-off-help = volta ao xadrez comum
hall-line-position = posição inicial; posicao inicial
hall-line-position-help = define a posição de Xadrez 960 da próxima ronda, de 0 a 959, em vez do sorteio: posição inicial 518, ou posição inicial 2 518
hall-line-delay = atraso
hall-line-delay-help = define o atraso da transmissão em minutos: atraso 15
hall-line-city = cidade
hall-line-city-help = define a cidade: cidade Lisboa
hall-line-federation = federação; federacao
hall-line-federation-help = define a federação: federação POR
hall-line-days = dias
hall-line-days-help = define o primeiro e o último dia: dias 2026-11-23 2026-11-27
hall-line-chief = árbitro principal; arbitro principal
hall-line-chief-help = define o árbitro principal: árbitro principal Dora Hooper
hall-line-default-time = tempo de tolerância; tempo de tolerancia
hall-line-default-time-help = define o tempo de tolerância em minutos: tempo de tolerância 30
hall-line-tie-breaks = critérios de desempate; criterios de desempate
hall-line-tie-breaks-help = define os critérios de desempate: critérios de desempate DE, BH, SB
hall-line-points = pontos
hall-line-points-help = define os pontos por vitória, empate e derrota, antes da primeira ronda: pontos 3-1-0
hall-line-deposit = caução de recurso; caução; caucao
hall-line-deposit-help = define a caução de um recurso, 0 para nenhuma: caução 50 euros
hall-line-sheets = folhas de registo; folhas
hall-line-sheets-help = anota que as folhas de um tabuleiro foram entregues, ou lê as que faltam: folhas 4, folhas 4 brancas, ou folhas
hall-line-call = início em; inicio em
hall-line-call-help = avisa o início da ronda cinco minutos e um minuto antes; 0 cancela: início em 10
hall-line-no-appeals = sem recursos
hall-line-no-appeals-help = não são permitidos recursos
hall-line-appeals = recursos permitidos
hall-line-appeals-help = são permitidos recursos
hall-line-my-name = o meu nome
hall-line-my-name-help = define o nome que assina as decisões e as notas deste posto: o meu nome Dora Hooper
hall-line-import = importar; inscrições; inscricoes
hall-line-import-help = importa o que há de novo num relatório de torneio posterior, como os próximos emparceiramentos, ou a lista de um programa de emparceiramento: importar ronda-2.trf; ou os jogadores de uma folha de cálculo guardada como CSV (nome, rating, federação, ID, visão): inscrições clube.csv
around-round-robin = todos contra todos
around-double-round-robin = todos contra todos duplo
around-swiss = suíço; suico
around-bye-full = inteiro; 1
around-bye-half = meio; 1/2; ½
around-bye-zero = zero; 0
around-bye-allocated = emparceiramento; u
around-result-draw = empate
around-result-white = brancas; ganham as brancas; brancas ganham
around-result-black = pretas; ganham as pretas; pretas ganham
around-vote-for = favorável; a favor; sim; favoravel
around-vote-against = contrário; contra; não; contrario; nao
around-field-name = nome; jogador
around-field-rating = rating
around-field-id = id; id fide
around-field-title = título; titulo
around-field-federation = federação; federacao
around-field-team = equipa
around-field-table = mesa
around-field-sight = visão; visao
around-sight-vi = deficiente visual; cego; cega
around-sight-sighted = normovisual; vidente
around-sight-deaf = surdo; surda
around-about = { $name }: { $system }, rondas: { $rounds }, jogadores: { $players }. { $state ->
    [none] Nenhuma ronda começou.
    [results] Há resultados até à ronda { $round }.
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
around-points = Pontos por vitória, empate e derrota: { $text }.
around-usual-points = A vitória vale um ponto, o empate meio.
around-forfeit-points = Uma vitória por falta de comparência vale { $win }, uma derrota { $loss }.
around-deposit = Caução de um recurso: { $text }.
around-no-deposit = Um recurso não exige caução.
around-none = nenhuma;nenhum;nada;desligado;off
around-call = { $minutes ->
    [0] É hora de iniciar a ronda. Escreva iniciar ronda.
    [one] A ronda começa dentro de { $minutes } minuto.
   *[other] A ronda começa dentro de { $minutes } minutos.
}
around-call-set = { $minutes ->
    [0] O início da ronda não é avisado.
    [one] A ronda começa dentro de { $minutes } minuto.
   *[other] A ronda começa dentro de { $minutes } minutos. O início é avisado cinco minutos e um minuto antes.
}
sheets-all = Ronda { $round }: não falta nenhuma folha de partidas terminadas.
sheets-missing = Ronda { $round }: faltam folhas: { $boards }.
sheets-missing-board = tabuleiro { $board } ({ $sides ->
    [white] brancas
    [black] pretas
   *[both] as duas
})
event-sheets = Ronda { $round }, tabuleiro { $board }: { $sides ->
    [white] folha das brancas entregue
    [black] folha das pretas entregue
   *[both] as duas folhas entregues
}.
around-appeals-excluded = Não são permitidos recursos.
around-appeals-allowed = São permitidos recursos.
around-by = As decisões deste posto são assinadas por { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , rating { $rating }
}{ $state ->
    [out] , retirado
   *[in] {""}
}
around-no-players = Ainda não há jogadores inscritos.
around-namesake = O número { $player } tem o mesmo nome.
around-player-changed = O número { $number } é agora: { $data }.
around-entries-known = { $count ->
    [one] { $count } jogador já estava inscrito.
   *[other] { $count } jogadores já estavam inscritos.
}
around-entries-same = Linha { $line }: { $name } não foi inscrito, porque o número { $number }, { $other }, tem o mesmo { $what ->
    [id] ID da FIDE. Se for outra pessoa, corrija o ID no ficheiro
   *[name] nome. Se for outra pessoa, escreva: { $typed }
}. Para mudar o número { $number }, escreva por exemplo: inscrever { $number }; rating 1850
around-entries-twice = Linha { $line }: { $name } está duas vezes no ficheiro e foi inscrito uma vez.
around-entries-unread = A linha { $line } foi ignorada: falta o nome.
around-entries-none = O ficheiro não tem jogadores, só cabeçalhos.
around-entries-cell = A linha { $line } foi ignorada: na coluna { $column } não pode estar { $cell }.
around-check-fine = Ronda { $round }: não há erros nos emparceiramentos.
around-no-pairings = Ainda não há emparceiramentos da ronda { $round }.
around-empty-round = A ronda { $round } começou, mas ninguém está emparceirado nela. Emparceire-a, por exemplo: { $typed }. As mesas recebem então as suas partidas.
around-not-paired = Sem emparceiramento na ronda { $round }: { $names }.
around-free-anyway = { $name } está livre de qualquer modo na ronda { $round }. Com este bye a sua ronda livre dá pontos, e as dos outros não.
around-changed = A mesa { $table } indica agora { $result }, mas está registado { $entered }. Se a mesa estiver certa, retire o resultado antigo e registe o novo à mão.
around-gone = Mesa { $table }: o resultado foi anulado lá, mas aqui está registado { $result }. Se for o certo, retire-o.
around-was-cancelled = A mesa { $table } indica { $result }, que já foi retirado aqui. Se estiver certo, registe-o à mão.
around-result-by-hand = o resultado foi introduzido no posto do árbitro
around-forfeit-begun = Na mesa { $table } ambos já jogaram: essa partida foi disputada e não pode terminar por falta de comparência. Escreva 1-0, 0-1 ou empate.
around-ends-at-table = Mesa { $table }: a partida termina assim, e os relógios param.
around-open-at-table = Mesa { $table }: a partida está de novo aberta, com os relógios parados. Registe o resultado certo ou, para a continuar, escreva: { $table }: { $word }.
around-forfeits-stay = Os resultados por falta de comparência mantêm-se: { $boards }. Se uma dessas partidas for jogada, cancele primeiro o resultado.
around-delay = { $minutes ->
    [0] Transmissão sem atraso.
    [one] Transmissão com { $minutes } minuto de atraso.
   *[other] Transmissão com { $minutes } minutos de atraso.
}
around-report-title = Relatório da ronda
around-written = Guardado em { $folder }: { $files }.
around-not-written = Não foi possível guardar em { $folder }: { $files }. Verifique o espaço livre e as suas permissões.
around-unread = Não é possível ler este torneio: foi escrito por uma versão mais recente, ou o ficheiro está danificado. Nada foi alterado.
event-signed = Ronda { $round }, tabuleiro { $board }{ $signed ->
    [both] : assinado por ambos
    [white] : assinado só pelas brancas
    [black] : assinado só pelas pretas
   *[neither] : sem assinaturas
}{ $hands }.
event-broadcast-ended = A ronda { $round } já não é transmitida.
event-single-files = Cada partida também é guardada num ficheiro próprio.
event-single-files-off = As partidas já não são guardadas em ficheiros próprios.
event-chess960 = Este é um torneio de Xadrez 960. A posição de cada ronda é sorteada quando ela começa.
event-chess960-off = Este é um torneio de xadrez comum.
event-start = A ronda { $round } começa da posição { $position } do Xadrez 960: { $pieces }.
event-round-begun = A ronda { $round } começou.
around-broadcast-fails = As partidas não chegam à transmissão: { $why } Continuam a ser guardadas na pasta.
around-broadcast-back = As partidas voltaram a chegar à transmissão.
hall-ask-pairings = Aceitar estes emparceiramentos para a ronda { $round }? Sim ou não.
hall-ask-system = Já há partidas emparceiradas. Mudar o sistema de { $before } para { $system }? Sim ou não.
hall-ask-cancel-bye = A ronda { $round } já começou. Retirar o bye de { $player }, com os pontos? Sim ou não.
pairing-runs = O programa está a emparceirar a ronda { $round }.
pairing-taken = A ronda { $round } está emparceirada.
pairing-named = O programa de emparceiramento agora é: { $command }.
pairing-not-named = O programa de emparceiramento não foi guardado: { $what }.
pairing-refused = A lista do programa de emparceiramento não foi aceite. { $why }
pairing-unnamed = Nenhum programa de emparceiramento foi indicado. Escreva: programa de emparceiramento, e depois o nome e as opções.
pairing-not-found = O programa de emparceiramento «{ $program }» não foi encontrado. Instale-o ou indique outro: programa de emparceiramento, e depois o nome.
pairing-not-started = O programa de emparceiramento «{ $program }» não arranca: { $what }.
pairing-late = O programa de emparceiramento «{ $program }» demorou mais de { $seconds } segundos e foi parado. Emparceire à mão ou dê-lhe mais tempo nas definições.
pairing-failed = O programa de emparceiramento «{ $program }» terminou com erro{ $code ->
    [0] .
   *[other] {" "}(código { $code }).
} O relatório que recebeu é pairing.trf, na pasta do torneio.
pairing-said = O programa de emparceiramento diz: { $text }
pairing-unusable = O programa de emparceiramento «{ $program }» não devolveu uma lista legível.
pairing-busy = O programa de emparceiramento ainda está a trabalhar.
setting-pairing-program = Programa de emparceiramento
setting-pairing-program-help = Indica o programa que emparceira as rondas de um torneio suíço, com as opções, por exemplo: bbpPairings --dutch {"{report}"} -p.
setting-pairing-seconds = Programa de emparceiramento: tempo em segundos
setting-pairing-seconds-help = Limita o tempo que o programa de emparceiramento pode demorar.
pairing-third-colour = { $name } joga de { $side } pela terceira vez seguida (C.04.1).
