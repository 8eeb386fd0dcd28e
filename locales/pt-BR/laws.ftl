# O que dizem as Leis, em palavras próprias (11.9); o número do artigo vem antes.
line-explain = explique;lei;o que diz a lei
answer-law = Artigo { $article }. { $text }
control-explain = Explicar o artigo
control-explain-help = Diz o que significa o último artigo citado a você
refused-no-such-article = Não há nada a explicar em "{ $word }".
refused-nothing-to-explain = Nenhum artigo foi citado a você ainda. Digite explique e o número.

law-has-the-move = O jogador tem a vez de jogar quando o lance do adversário foi feito; para isso não importa se o relógio foi acionado.
law-legal-moves = O lance é legal se a peça pode mover-se assim e o próprio rei não fica em xeque. O direito ao roque se perde quando o rei ou aquela torre se moveu; o peão na última fileira vira dama, torre, bispo ou cavalo.
law-illegal-position = Uma posição é ilegal se nenhuma sequência de lances legais pode levar a ela.
law-one-hand = Cada lance deve ser feito com apenas uma das mãos.
law-adjust = Só o jogador que tem a vez pode ajeitar peças em suas casas, e avisa antes: ajeito.
law-touch-move = Quem toca peças no tabuleiro com intenção de mover ou capturar move a primeira peça própria tocada que possa mover-se, ou captura a primeira peça adversária tocada que possa ser capturada. No tabuleiro de pinos, tocada significa retirada do orifício.
law-touch-castling = Rei e torre tocados: faz-se o roque desse lado, se for legal. Torre tocada primeiro: sem roque neste lance. Se o roque for ilegal, outro lance legal de rei e, não havendo, qualquer lance legal. A escolha da promoção é definitiva quando a peça tocou a casa.
law-free-choice = Se nenhuma das peças tocadas pode ser movida ou capturada, qualquer lance legal é permitido.
law-promotion = Na promoção o peão não precisa pousar na última fileira: retirá-lo e colocar a nova peça pode ser feito em qualquer ordem.
law-made = A peça solta em sua casa fica ali. A captura está feita quando a peça capturada também saiu, o roque quando a torre foi solta, a promoção quando a nova peça está na casa e o peão saiu.
law-touch-claim = Quem reclama que o adversário violou as regras da peça tocada perde esse direito ao tocar ele mesmo uma peça para mover ou capturar.
law-moving-assistant = O jogador que não pode mover as peças pode indicar um assistente aceito pelo árbitro.
law-game-over = Terminada a partida, nada mais se joga nem se corrige.
law-checkmate = O xeque-mate por lance legal encerra a partida na hora; vale desde que a peça foi solta, mesmo sem acionar o relógio.
law-resignation = Quem abandona perde.{ $draws ->
    [yes] {" "}Se o adversário não pode dar mate por nenhuma sequência de lances legais, é empate.
   *[no] {""}
}
law-stalemate = Nenhum lance legal e sem xeque: rei afogado, empate imediato.
law-dead-position = Uma posição em que nenhum dos jogadores pode dar mate por qualquer sequência de lances legais está morta: empate imediato.
law-agreement = Os dois jogadores podem acordar o empate{ $both ->
    [yes] , depois de cada um ter feito um lance
   *[no] {""}
}.
law-clock = O relógio de xadrez tem dois mostradores, dos quais só um anda. A seta cai quando acaba o tempo concedido.
law-press = O lance está completo quando foi feito e o relógio acionado. Deve-se sempre permitir ao jogador acionar o relógio; quem aciona sem ter feito o lance comete infração.
law-no-deduction = Quem não pode usar o relógio pode ter um assistente; do jogador com deficiência não se desconta tempo por isso.
law-periods = Os lances de cada período têm de ser feitos no seu tempo. O tempo poupado soma-se ao período seguinte.
law-start = Na hora marcada põe-se em movimento o relógio das brancas.
law-default-time = Quem chega depois do tempo de tolerância perde, salvo decisão contrária do árbitro.
law-flag-seen = A seta considera-se caída quando o árbitro o observa ou um jogador o reclama com razão.
law-flag-fall = Quem não completa os lances no tempo perde. É empate se o adversário não pode dar mate por nenhuma sequência de lances legais.
law-defective-clock = Vale o que os relógios mostram, salvo defeito evidente; nesse caso o relógio é trocado e ajustado com o melhor critério.
law-wrong-setting = O relógio mal ajustado é parado na hora; o árbitro corrige os tempos e o contador de lances.
law-stop-clocks = O jogador só pode parar os relógios para chamar o árbitro; este diz quando voltam a andar.
law-displays = Telas podem mostrar posição, lances e número de lances, mas nenhuma reclamação se apoia só nelas. Este programa é um auxílio desses.
law-both-flags = As duas setas caíram e não se sabe qual primeiro: num período anterior a partida continua, no último é empate.
law-reinstated = Ao restaurar uma posição o árbitro ajusta tempos e contador conforme seu critério; pode deixá-los como estão.
law-set-up = Se a posição inicial estava errada, a partida é anulada e joga-se outra.
law-board-turned = Se o tabuleiro estava mal colocado, a posição é transferida para um tabuleiro correto e a partida continua.
law-colours = A partida começou com as cores trocadas: { $anew ->
    [none] continua, salvo decisão contrária do árbitro
   *[moves] antes de ambos fazerem { $anew } lances joga-se outra, depois continua
}.
law-displaced = Quem desloca peças as recoloca no seu próprio tempo.
law-illegal-move = Após um lance ilegal restaura-se a posição anterior. A peça tocada tem de mover-se, ou capturar, se puder legalmente.
law-unpromoted = Deixar o peão na última fileira e acionar o relógio é lance ilegal; o peão vira dama.
law-press-without-move = Acionar o relógio sem ter feito um lance conta como lance ilegal.
law-two-hands = Rocar, capturar ou promover com as duas mãos conta como lance ilegal.
law-illegal-penalty = { $losing ->
    [1] O primeiro lance ilegal já perde
   *[more] Por um lance ilegal o adversário recebe { $minutes } min; o { $losing }º lance ilegal perde
}.{ $drawable ->
    [yes] {" "}É empate se o adversário não pode dar mate por nenhuma sequência de lances legais.
   *[no] {""}
}
law-wrong-square = Se uma peça está em casa errada, restaura-se a posição anterior, ou a última identificável.
law-record = Cada jogador anota os próprios lances e os do adversário, lance a lance, em notação algébrica.
law-record-in-advance = Não se anota um lance antes de fazê-lo, exceto para reclamar empate ou no lance secreto.
law-record-before-next = O jogador pode responder antes de anotar, mas tem de anotar o seu lance anterior antes de fazer o seguinte.
law-sheet-use = Na planilha constam só lances, tempos dos relógios, ofertas de empate, dados de uma reclamação e outros dados relevantes.
law-sheet-offer = Os dois jogadores anotam cada oferta de empate na planilha com o sinal (=).
law-sheet-assistant = Quem não pode anotar tem um assistente que anota; do jogador com deficiência não se desconta tempo por isso.
law-sheet-visible = A planilha deve ficar visível ao árbitro durante toda a partida.
law-sheet-owner = As planilhas pertencem ao organizador.
law-need-not-record = Com menos de cinco minutos em algum momento do período, e sem trinta segundos por lance, o jogador não precisa anotar no resto do período.{ $old ->
    [yes] {" "}Com trinta segundos por lance, e um dos jogadores com menos de cinco minutos, os dois anotam o lance do adversário antes de responder.
   *[no] {""}
}
law-update = Assim que cai uma seta, quem não anotou atualiza a planilha antes de mover, podendo usar a do adversário. Se nenhuma está completa, a partida é reconstituída em outro tabuleiro sob o árbitro.
law-next-period = Se as planilhas não mostram que um jogador excedeu o tempo, o próximo lance é o primeiro do período seguinte, salvo prova de mais lances.
law-sign = Ao final os dois jogadores assinam as duas planilhas com o resultado. Mesmo errado ele vale, salvo decisão contrária do árbitro.
law-draw-restricted = O regulamento do evento pode proibir ofertas de empate por um número de lances, ou sem consentimento do árbitro.
law-draw-offer = O empate é oferecido depois de fazer o lance e antes de acionar o relógio. A oferta não pode ser retirada; termina com aceitação, recusa, toque numa peça ou fim da partida.
law-threefold = O jogador que tem a vez pode reclamar empate se a mesma posição vai aparecer, ou acaba de aparecer, pela terceira vez ao menos. O lance pretendido ele anota primeiro, declara ao árbitro e não joga. As posições são iguais se tem a vez o mesmo jogador e os mesmos lances são possíveis.
law-fifty = O jogador que tem a vez pode reclamar empate se nos últimos cinquenta lances de cada um, contando o lance anotado, não houve captura nem movimento de peão.
law-claim-forfeited = Quem { $touching ->
    [yes] toca uma peça para movê-la
   *[no] faz um lance
} sem ter reclamado perde o direito de reclamar neste lance.
law-claim-procedure = Quem reclama empate pode parar os relógios e não pode retirar a reclamação. Se procede, a partida é empate; se não, o adversário recebe { $claim } min e o lance pretendido tem de ser jogado.{ $old ->
    [yes] {" "}O reclamante perde metade do seu tempo, no máximo três minutos; de um a dois minutos fica-lhe um, e menos de um não se altera.
   *[no] {""}
}
law-automatic-draw = A mesma posição cinco vezes, ou setenta e cinco lances de cada um sem captura nem movimento de peão, encerram a partida em empate. O mate no último lance prevalece.
law-points = A vitória vale um ponto, o empate meio, a derrota zero, salvo se o regulamento disser outra coisa.
law-playing-area = A área de jogo é onde as partidas são jogadas; o local do torneio inclui essa área, os banheiros, as áreas de lanche e de fumantes e o que mais o árbitro designar. O jogador só sai do local com permissão do árbitro e, tendo a vez, nem da área de jogo sem ela.
law-no-help = Durante a partida ninguém pode usar notas, fontes, conselhos ou análise. Por isso o programa não mostra ao jogador lances possíveis nem avaliação.
law-devices = Aparelhos eletrônicos são proibidos no local do torneio, salvo aprovação do árbitro. Este programa também precisa dela.
law-disturbing = É proibido perturbar o adversário; reclamações e ofertas de empate descabidas também perturbam.
law-refusal = Quem se recusa persistentemente a cumprir as Leis perde a partida.
law-both-guilty = Se os dois jogadores são culpados, os dois perdem.
law-explain = O jogador pode pedir ao árbitro que explique um ponto das Leis.
law-own-count = Verificar a tripla repetição ou os cinquenta lances é tarefa dos próprios jogadores.
law-arbiter = O árbitro zela pelo cumprimento das Leis; decisões, tempos e resultados cabem a ele.
law-not-told = O árbitro não diz a ninguém quantos lances foram feitos, nem que o adversário moveu ou esqueceu de acionar o relógio, exceto após a queda de seta, ao atualizar as planilhas.
law-others-report = Quem vê uma irregularidade em outra partida só pode informar o árbitro.
law-penalties = O árbitro pode advertir, dar tempo ao adversário ou tirar do infrator, alterar pontos, declarar a partida perdida, multar, excluir de rodadas ou expulsar.
law-rapid = Xadrez rápido: o tempo principal mais sessenta acréscimos fica { $old ->
    [yes] entre quinze e sessenta minutos
   *[no] acima de dez e abaixo de sessenta minutos
}.
law-fast-record = No rápido e no blitz os jogadores não precisam anotar os lances; o direito de anotar permanece.
law-fast-supervised = As regras de competição valem no rápido se um árbitro cuida de no máximo três partidas, no blitz de uma só, e a partida é registrada.
law-fast-set-up = Depois de { $frozen } lances de cada um não se muda mais nada na posição inicial, no tabuleiro nem no ajuste do relógio.{ $old ->
    [yes] {" "}O rei trocado de lugar com a dama não pode rocar.
   *[no] {" "}Não se roca com rei ou torre em posição errada.
}
law-fast-touch = Sobre peças tocadas o árbitro só intervém se um jogador pedir.
law-fast-illegal = O lance ilegal pode ser reclamado até o adversário fazer o seu próximo lance; depois ele vale{ $old ->
    [yes] {""}
   *[no] , salvo acordo dos dois
}.
law-fast-time = { $old ->
    [yes] Quem reclama vitória por tempo para os dois relógios; tem razão se a sua seta ainda estiver em pé e a do adversário caída.
   *[no] Quem reclama vitória por tempo pode parar os relógios. É empate se o próprio reclamante não pode dar mate por nenhuma sequência de lances legais.
}
law-both-kings = Se os dois reis estão em xeque, ou um peão não foi promovido, o árbitro espera o próximo lance; se continuar assim, a partida é empate.
law-fast-flag = { $old ->
    [yes] A seta é reclamada pelos jogadores; o árbitro se cala
   *[no] O árbitro anuncia a queda de seta que vê
}.
law-fast-both-flags = As duas setas caídas: empate.
law-blitz = Blitz: o tempo principal mais sessenta acréscimos dá { $old ->
    [yes] menos de quinze minutos
   *[no] dez minutos ou menos
}.
law-blitz-illegal = No blitz o adversário pode reclamar a vitória por um lance ilegal até fazer o seu próximo lance; é empate se ele não pode dar mate por nenhuma sequência de lances legais. Depois o lance vale.
law-two-boards = Com um jogador com deficiência visual qualquer dos dois pode exigir dois tabuleiros: um de pinos para ele e um comum para o adversário.
law-board-size = O tabuleiro do jogador com deficiência visual mede pelo menos 20 por 20 centímetros.
law-raised-squares = Suas casas pretas são levemente em relevo.
law-holes = Cada casa tem um orifício em que as peças se fixam.
law-pegs = As peças têm pinos que cabem nos orifícios, são do modelo Staunton, e as pretas têm uma marca especial.
law-announce = Cada lance é anunciado claramente, repetido pelo adversário e executado no seu tabuleiro{ $named ->
    [yes] {"; "}a peça promovida é nomeada
   *[no] {""}
}.
law-peg-touched = No tabuleiro de pinos a peça está tocada quando foi retirada do orifício; apalpar é livre.
law-peg-made = O lance do jogador com deficiência visual está feito quando a peça capturada saiu do seu tabuleiro, a sua peça está em outro orifício e o lance foi anunciado.
law-peg-press = Só quando o lance está feito, com o anúncio, aciona-se o relógio do adversário.
law-sighted = Para o jogador vidente valem as regras normais sobre peça tocada e lance feito.
law-talking-clock = Um relógio para o jogador com deficiência visual anuncia o tempo e o número de lances, ou pode ser lido pelo tato.
law-vi-record = O jogador com deficiência visual anota em Braille, em escrita comum ou grava.
law-slip = Um engano no anúncio é corrigido na hora, antes de acionar o relógio do adversário.
law-boards-differ = Se os tabuleiros diferem, são corrigidos com o árbitro e as duas planilhas. Se elas concordam, quem executou errado corrige o seu tabuleiro; se não, volta-se até onde concordam e o árbitro ajusta os relógios.
law-sheets-differ = Se as planilhas divergem, volta-se ao último ponto em que concordam e o árbitro ajusta os relógios.
law-assistant = O assistente do jogador com deficiência visual pode fazer e anunciar lances nos dois tabuleiros, anotar, acionar o relógio, informar tempos a pedido e reclamar a queda de seta. Aconselhar não pode.
law-sighted-assistant = Se o jogador com deficiência visual não tem assistente, o vidente pode ter um para mover e anunciar. Contra um jogador surdo é obrigatório indicar um assistente.
law-sealed-move = Na suspensão o jogador que tem a vez anota o lance em segredo, as duas planilhas vão para um envelope e só então ele para o relógio. Quem suspende antes da hora arca com o resto da sessão.
law-envelope-data = No envelope constam nomes, posição, tempos usados, quem lacrou e qual lance, oferta de empate, e quando e onde a partida continua.
law-offer-after-sealing = O empate oferecido depois do lance secreto fica em aberto até a resposta.
law-open-envelope = O envelope só é aberto na presença do jogador que deve responder.
law-unclear-sealed = Um lance secreto ambíguo, falso ou ilegal perde.
law-resumption = Se quem deve responder está presente, abre-se o envelope, joga-se o lance e põe-se em marcha o relógio dele. Se falta, o relógio dele anda. Se falta quem lacrou, o adversário pode lacrar a resposta.
law-late-resumption = Quem chega tarde demais à retomada perde, salvo se o lance secreto encerrou a partida.
law-both-absent = Se os dois faltam, quem deve responder perde o tempo até alguém chegar.
law-lost-envelope = Se o envelope se perdeu, quem lacrou joga o lance que diz ter lacrado. Se a posição não pode ser recuperada, joga-se nova partida.
law-chess960 = Xadrez 960: uma de 960 posições iniciais. Após o roque, rei e torre ficam onde ficam no xadrez comum.
law-quickplay-announced = As regras do final rápido valem só se anunciadas, no xadrez clássico e rápido sem acréscimo.
law-quickplay-increment = Com menos de dois minutos o jogador que tem a vez pode pedir cinco segundos por lance para os dois; é também oferta de empate. Recusado o empate, se o árbitro concorda, ajusta-se o acréscimo e o adversário recebe dois minutos.
law-quickplay = Com menos de dois minutos o jogador que tem a vez pode reclamar empate: o adversário não pode vencer por meios normais, ou não tenta. O árbitro concede, adia ou rejeita; rejeitando, o adversário recebe dois minutos.
law-quickplay-alone = Sem árbitro a reclamação encerra o jogo: anota-se a posição final, o adversário confere, e um árbitro decide.
