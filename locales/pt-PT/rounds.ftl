# The tournament's file at the hall desk, and the report of a round.
event-entry = { $when }, { $by }: { $what }
event-article = (Artigo { $article })
event-board = Ronda { $round }, tabuleiro { $board }
event-round = Ronda { $round }
event-opened = Torneio { $event } criado. Rondas: { $rounds }.
event-imported = Torneio criado a partir de um relatório de torneio.
event-details = Torneio: { $event }. Rondas: { $rounds }.
event-player = { $name }: inscrição feita, número { $player }.
event-withdrawn = { $name } desistiu a partir da ronda { $round }: { $why }
event-returned = { $name } voltou ao torneio.
event-unpaired = Ronda { $round }, tabuleiro { $board }: emparceiramento desfeito.
event-bye = Ronda { $round }: { $name } { $bye ->
    [full] fica isento com um ponto
    [half] fica isento com meio ponto
    [allocated] fica isento pelo emparceiramento
   *[zero] fica isento sem pontos
}.
event-bye-cancelled = Ronda { $round }: isenção de { $name } retirada.
event-table = Ronda { $round }, tabuleiro { $board }: joga-se na mesa { $table }.
event-result = Ronda { $round }, tabuleiro { $board }: { $result }{ $signed ->
    [both] , assinado por ambos
    [white] , assinado só pelas brancas
    [black] , assinado só pelas pretas
    [neither] , sem assinaturas
   *[unknown] {""}
}{ $cited }
event-annulled = Ronda { $round }, tabuleiro { $board }: o resultado { $result } foi anulado: { $why }
event-report = { $place }: { $text }{ $cited }
event-committee = A comissão de recurso é formada por { $names }.
event-appeal = { $place }: { $name } recorre: { $text }{ $cited }
event-appeal-voted = { $name } vota { $upheld ->
    [yes] a favor do
   *[no] contra o
} recurso { $appeal }.
event-appeal-votes = A favor do recurso: { $for }. Contra: { $against }.
event-no-vote = ninguém
event-deposit = { $happens ->
    [due] Caução: { $text }.
    [returned] A caução é devolvida: { $text }.
   *[kept] O organizador fica com a caução: { $text }.
}
event-appeal-decided = O recurso { $appeal } foi { $upheld ->
    [yes] aceite
   *[no] rejeitado
}: { $text }
event-play-off = Desempate por partidas: { $names }. Ritmo: { $time }.
event-play-off-cancelled = O desempate entre { $names } foi anulado: { $why }
event-colours = Desempate: { $name } joga de brancas.
event-play-off-result = Desempate: { $white } contra { $black } { $result }
play-off-next = A seguir: { $white } de brancas contra { $black }{ $minutes ->
    [0] {""}
   *[other] , após uma pausa de pelo menos { $minutes } minutos
}.
play-off-draw = Sortear de novo as cores: { $names }.
play-off-won = { $name } venceu o desempate.
play-off-ranks = Novas posições: { $ranks }.
no-event-open = Ainda ninguém foi inscrito. Escreva: inscrever, e depois um nome.
no-event-second = Já há um torneio.
no-event-text = Acrescente um nome, um motivo ou uma descrição.
no-event-rounds = Um torneio tem de 1 a { $most } rondas.
no-event-rounds-unset = O número de rondas ainda não está definido. Escreva, por exemplo: { $typed }.
no-event-time = «{ $text }» não é um ritmo de jogo. Use, por exemplo, 5400+30.
no-event-day = «{ $text }» não é uma data. Use, por exemplo, 2026-11-23.
no-event-players = O relatório de torneio não tem jogadores.
no-event-other-player = No relatório, o número { $player } é um jogador diferente de { $name }. Nada foi importado.
no-event-new = O relatório não contém nada de novo.
no-event-player = Não há jogador com o número { $player }.
no-event-twin = { $name } já tem este ID FIDE.
no-event-late = O torneio todos contra todos já foi emparceirado; não há mais inscrições.
no-event-berger = As tabelas de Berger são para 3 a 16 jogadores, não para { $count }.
no-event-paired = Já há emparceiramentos. Desfaça-os primeiro.
no-event-round = Não há ronda { $round }; a última é a { $rounds }.
no-event-game = Na ronda { $round } ninguém joga no tabuleiro { $board }.
no-event-board = Na ronda { $round } o tabuleiro { $board } já está ocupado.
no-event-too-few = Um jogador sozinho não pode ser emparceirado.
no-event-paired-with-self = Um jogador não pode ser emparceirado consigo próprio.
no-event-busy = { $name } já tem adversário ou isenção na ronda { $round }.
no-event-has-bye = { $name } tem isenção na ronda { $round }. Para a retirar: retirar isenção { $round } { $player }.
no-event-no-bye = { $name } não tem isenção na ronda { $round }.
no-event-several-alone = A lista deixa { $count } jogadores sem adversário. Só um pode ficar.
no-event-had-bye = { $name } já esteve isento ou venceu sem jogar, e não pode ficar de novo sem adversário (C.04.1).
no-event-round-used = A ronda { $round } já tem emparceiramentos ou isenções. Não pode haver menos rondas.
no-event-all-paired = O torneio todos contra todos está completo: nas suas { $rounds } rondas todos estão emparceirados com todos. Para mais rondas, escreva primeiro: { $typed }.
no-event-not-round-robin = Este é um torneio suíço. Emparceire a próxima ronda com o programa ou à mão, ou mude para todos contra todos.
no-event-not-swiss = Só um torneio suíço é emparceirado por um programa. Para um torneio todos contra todos: emparceirar tudo.
no-event-round-open = Ronda { $round }, tabuleiro { $board }: ainda não tem resultado. A próxima ronda é emparceirada quando todas as partidas tiverem um.
no-event-list = Não é uma lista de emparceiramentos.
no-event-pair = A linha { $line } da lista não é um par de números.
no-event-count = A lista anuncia { $counted ->
    [one] { $counted } emparceiramento
   *[other] { $counted } emparceiramentos
} mas contém { $found }.
no-event-report = O ficheiro não é um relatório de torneio (TRF), nem uma lista de emparceiramentos, nem uma tabela de jogadores (CSV). A primeira linha de uma tabela tem os cabeçalhos: nome, rating, federação, id, visão.
no-event-left-out = Falta { $name } na lista.
no-event-met = { $name } e { $second } já jogaram entre si (C.04.1).
no-event-round-left = { $name } já não pode desistir: não há ronda posterior.
no-event-withdrawn = { $name } desistiu.
no-event-not-withdrawn = { $name } não desistiu.
no-event-table = Na mesa { $table } joga-se outra partida da ronda.
no-event-has-result = Ronda { $round }, tabuleiro { $board }: já há resultado. Retire-o primeiro.
no-event-result = Ronda { $round }, tabuleiro { $board }: não há resultado.
no-event-appeals = O regulamento do torneio não permite recursos (Artigo { $article }).
no-event-committee = A comissão de recurso precisa de pelo menos cinco pessoas, contando os suplentes. Nomeie-as primeiro.
no-event-arbiter = O árbitro principal não vota nos recursos.
no-event-member = { $text } não faz parte da comissão de recurso.
no-event-concerned = { $text } é quem recorre. Um suplente vota em seu lugar.
no-event-voted = { $text } já votou.
no-event-all-voted = Três membros já votaram sobre o recurso { $appeal }.
no-event-votes = Três votos decidem o recurso { $appeal }. Até agora { $for } a favor e { $against } contra.
no-event-appeal = Não há recurso { $appeal } em aberto. Uma decisão é final.
no-event-begun = A primeira ronda já começou; isso já não pode ser mudado.
no-event-chess960 = Este não é um torneio de Xadrez 960. Escreva primeiro chess960.
no-event-position = O Xadrez 960 não tem a posição { $position }. Os números vão de 0 a 959.
no-event-round-begun = A ronda { $round } já começou; a sua posição está fixada.
no-event-undrawn = A posição de Xadrez 960 da ronda { $round } ainda não foi sorteada.
no-event-over = { $place }: ainda não terminou. O desempate começa quando as partidas de todas as rondas têm resultado.
no-event-play-off = Não se anunciou desempate antes do torneio: falta o ritmo de jogo dele.
no-event-tied = O desempate é para dois ou mais jogadores com os mesmos pontos.
no-event-such-play-off = Não há desempate { $number }.
no-event-play-off-begun = O desempate { $number } já começou e já não pode ser retirado.
no-event-next = Essa não é a próxima partida do desempate.
incident-at = { $at }: { $what }
incident-warning = Advertência: { $side }
incident-penalty = Penalização: { $side }
incident-illegal-move = Lance ilegal: { $side }
incident-boards-differ = Tabuleiro diferente: { $side }
incident-sheets-differ = Folhas de registo diferentes
incident-flag = Queda da bandeira: { $side }
round-report-title = { $event }, relatório da ronda { $round }
pairing-list-page = Emparceiramentos
pairing-list-title = { $event }: emparceiramentos da ronda { $round }
pairing-list-names = Por nome
pairing-list-alone = sem adversário
pairing-list-colour = Cor
round-report-game = Tabuleiro { $board }: { $white } contra { $black }, { $result }{ $signed ->
    [both] , assinado por ambos
    [white] , assinado só pelas brancas
    [black] , assinado só pelas pretas
    [neither] , sem assinaturas
   *[unknown] {""}
}
round-report-board = Tabuleiro
round-report-white = Brancas
round-report-black = Pretas
round-report-result = Resultado
round-report-signed = Assinaturas
round-report-signatures = { $signed ->
    [both] ambas
    [white] só brancas
    [black] só pretas
    [neither] nenhuma
   *[unknown] não registadas
}
round-report-incidents = Ocorrências
round-report-nothing = Nenhuma ocorrência.
