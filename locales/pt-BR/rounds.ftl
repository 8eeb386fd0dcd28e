# O torneio como o árbitro o mantém, e o relatório de uma rodada.
event-entry = { $when }, { $by }: { $what }
event-article = (Artigo { $article })
event-board = Rodada { $round }, mesa { $board }
event-round = Rodada { $round }
event-opened = O torneio { $event } foi criado. Rodadas: { $rounds }.
event-imported = O torneio foi criado a partir de um relatório de torneio.
event-details = O torneio agora é { $event }. Rodadas: { $rounds }.
event-player = { $name } está inscrito, número { $player }.
event-withdrawn = { $name } se retirou a partir da rodada { $round }: { $why }
event-returned = { $name } volta a jogar.
event-unpaired = Rodada { $round }, mesa { $board }: o emparceiramento foi desfeito.
event-bye = Rodada { $round }: { $name } { $bye ->
    [full] tem bye de um ponto
    [half] tem bye de meio ponto
    [allocated] fica sem adversário
   *[zero] descansa sem ponto
}.
event-table = Rodada { $round }, mesa { $board }: joga-se no computador { $table }.
event-result = Rodada { $round }, mesa { $board }: { $result }{ $signed ->
    [both] , assinado por ambos
    [white] , assinado só pelas brancas
    [black] , assinado só pelas pretas
    [neither] , sem assinaturas
   *[unknown] {""}
}{ $cited }
event-annulled = Rodada { $round }, mesa { $board }: o resultado { $result } foi anulado: { $why }
event-report = { $place }: { $text }{ $cited }
event-committee = As apelações são decididas por { $names }.
event-appeal = { $place }: { $name } apela: { $text }{ $cited }
event-appeal-decided = A apelação { $appeal } foi { $upheld ->
    [yes] aceita
   *[no] rejeitada
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
no-event-rounds = Um torneio tem pelo menos uma rodada.
no-event-time = { $text } não é um ritmo de jogo. Certo é, por exemplo, 5400+30.
no-event-day = { $text } não é um dia. Certo é, por exemplo, 2026-11-23.
no-event-players = O relatório de torneio não tem jogadores.
no-event-other-player = No relatório o número { $player } é de outra pessoa; aqui é { $name }. Nada foi trazido dele.
no-event-new = O relatório não diz nada que não se saiba aqui.
no-event-player = Não há jogador com o número { $player }.
no-event-twin = { $name } já tem este ID FIDE.
no-event-late = O torneio todos contra todos já foi emparceirado; ninguém mais pode entrar.
no-event-berger = As tabelas de Berger são para 3 a 16 jogadores, não para { $count }.
no-event-paired = Já há emparceiramentos. Desfaça-os primeiro.
no-event-round = Não há rodada { $round }; a última é a { $rounds }.
no-event-game = Na rodada { $round } ninguém joga na mesa { $board }.
no-event-board = Na rodada { $round } a mesa { $board } já está ocupada.
no-event-himself = Ninguém joga contra si mesmo.
no-event-busy = { $name } já tem adversário ou bye na rodada { $round }.
no-event-withdrawn = { $name } se retirou.
no-event-not-withdrawn = { $name } não se retirou.
no-event-table = No computador { $table } joga-se outra partida da rodada.
no-event-has-result = Rodada { $round }, mesa { $board }: já há resultado. Anule-o primeiro.
no-event-result = Rodada { $round }, mesa { $board }: não há resultado.
no-event-appeals = O regulamento do torneio exclui apelações (Artigo { $article }).
no-event-committee = As apelações são decididas por pelo menos cinco pessoas, contando os suplentes. Nomeie-as primeiro.
no-event-arbiter = O árbitro principal não vota nas apelações.
no-event-appeal = Não há apelação { $appeal } em aberto. Uma decisão é final.
no-event-begun = A primeira rodada já começou; isso se fixa antes.
no-event-chess960 = Não se joga Xadrez960. Digite antes chess960.
no-event-position = O Xadrez960 não tem a posição { $position }. Os números vão de 0 a 959.
no-event-round-begun = A rodada { $round } já começou; sua posição está fixada.
no-event-over = { $place }: ainda não terminou. O desempate começa quando as partidas de todas as rodadas têm resultado.
no-event-play-off = Não se previu desempate antes do torneio: falta o seu ritmo de jogo.
no-event-tied = O desempate é para dois ou mais jogadores com os mesmos pontos.
no-event-such-play-off = Não há desempate { $number }.
no-event-play-off-begun = O desempate { $number } já começou: não pode mais ser retirado.
no-event-next = Não é isso que vem a seguir no desempate.
incident-at = { $at }: { $what }
incident-warning = Advertência: { $side }
incident-penalty = Penalidade: { $side }
incident-illegal-move = Lance ilegal: { $side }
incident-boards-differ = O tabuleiro divergia: { $side }
incident-sheets-differ = As planilhas divergiam
incident-flag = Queda de seta: { $side }
round-report-title = { $event }, relatório da rodada { $round }
round-report-game = Mesa { $board }: { $white } contra { $black }, { $result }{ $signed ->
    [both] , assinado por ambos
    [white] , assinado só pelas brancas
    [black] , assinado só pelas pretas
    [neither] , sem assinaturas
   *[unknown] {""}
}
round-report-board = Mesa
round-report-white = Brancas
round-report-black = Pretas
round-report-result = Resultado
round-report-signed = Assinaturas
round-report-signatures = { $signed ->
    [both] ambas
    [white] só brancas
    [black] só pretas
    [neither] nenhuma
   *[unknown] não registradas
}
round-report-incidents = Ocorrências
round-report-nothing = Nada aconteceu.
