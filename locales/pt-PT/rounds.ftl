# O torneio como o árbitro o mantém, e o relatório de uma ronda.
event-entry = { $when }, { $by }: { $what }
event-article = (Artigo { $article })
event-board = Ronda { $round }, tabuleiro { $board }
event-round = Ronda { $round }
event-opened = O torneio { $event } foi criado. Rondas: { $rounds }.
event-imported = O torneio foi criado a partir de um relatório de torneio.
event-details = O torneio é agora { $event }. Rondas: { $rounds }.
event-player = { $name } está inscrito, número { $player }.
event-withdrawn = { $name } desistiu a partir da ronda { $round }: { $why }
event-returned = { $name } volta a jogar.
event-unpaired = Ronda { $round }, tabuleiro { $board }: o emparceiramento foi anulado.
event-bye = Ronda { $round }: { $name } { $bye ->
    [full] fica isento com um ponto
    [half] fica isento com meio ponto
    [allocated] fica sem adversário
   *[zero] descansa sem ponto
}.
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
event-committee = Os recursos são decididos por { $names }.
event-appeal = { $place }: { $name } recorre: { $text }{ $cited }
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
play-off-draw = As cores são sorteadas de novo: { $names }.
play-off-won = { $name } venceu o desempate.
no-event-open = Não há torneio. Crie um primeiro.
no-event-second = Já há um torneio.
no-event-text = É preciso escrever algo aqui: um nome, um motivo ou o que aconteceu.
no-event-rounds = Um torneio tem pelo menos uma ronda.
no-event-time = { $text } não é um ritmo de jogo. Certo é, por exemplo, 5400+30.
no-event-day = { $text } não é um dia. Certo é, por exemplo, 2026-11-23.
no-event-players = O relatório de torneio não tem jogadores.
no-event-other-player = No relatório o número { $player } é de outra pessoa; aqui é { $name }. Nada foi trazido dele.
no-event-new = O relatório não diz nada que não se saiba aqui.
no-event-player = Não há jogador com o número { $player }.
no-event-twin = { $name } já tem este ID FIDE.
no-event-late = O torneio de todos contra todos já foi emparceirado; mais ninguém pode entrar.
no-event-berger = As tabelas de Berger são para 3 a 16 jogadores, não para { $count }.
no-event-paired = Já há emparceiramentos. Anule-os primeiro.
no-event-round = Não há ronda { $round }; a última é a { $rounds }.
no-event-game = Na ronda { $round } ninguém joga no tabuleiro { $board }.
no-event-board = Na ronda { $round } o tabuleiro { $board } já está ocupado.
no-event-himself = Ninguém joga contra si próprio.
no-event-busy = { $name } já tem adversário ou isenção na ronda { $round }.
no-event-withdrawn = { $name } desistiu.
no-event-not-withdrawn = { $name } não desistiu.
no-event-table = Na mesa { $table } joga-se outra partida da ronda.
no-event-has-result = Ronda { $round }, tabuleiro { $board }: já há resultado. Anule-o primeiro.
no-event-result = Ronda { $round }, tabuleiro { $board }: não há resultado.
no-event-appeals = O regulamento do torneio exclui recursos (Artigo { $article }).
no-event-committee = Os recursos são decididos por pelo menos cinco pessoas, contando os suplentes. Nomeie-as primeiro.
no-event-arbiter = O árbitro principal não vota nos recursos.
no-event-appeal = Não há recurso { $appeal } em aberto. Uma decisão é final.
no-event-begun = A primeira ronda já começou; isso fixa-se antes.
no-event-chess960 = Não se joga Xadrez960. Escreva primeiro chess960.
no-event-position = O Xadrez960 não tem a posição { $position }. Os números vão de 0 a 959.
no-event-round-begun = A ronda { $round } já começou; a sua posição está fixada.
no-event-over = { $place }: ainda não terminou. O desempate começa quando as partidas de todas as rondas têm resultado.
no-event-play-off = Não se previu desempate antes do torneio: falta o seu ritmo de jogo.
no-event-tied = O desempate é para dois ou mais jogadores com os mesmos pontos.
no-event-such-play-off = Não há desempate { $number }.
no-event-play-off-begun = O desempate { $number } já começou: já não pode ser retirado.
no-event-next = Não é isso que se segue no desempate.
incident-at = { $at }: { $what }
incident-warning = Advertência: { $side }
incident-penalty = Penalização: { $side }
incident-illegal-move = Lance ilegal: { $side }
incident-boards-differ = O tabuleiro divergia: { $side }
incident-sheets-differ = As folhas de anotação divergiam
incident-flag = Queda da bandeira: { $side }
round-report-title = { $event }, relatório da ronda { $round }
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
round-report-nothing = Nada aconteceu.
