# O que dizem as Leis, em palavras próprias (11.9); o número do artigo vem antes.
line-explain = explique;lei;o que diz a lei
answer-law = Artigo { $article }. { $text }
control-explain = Explicar o artigo
control-explain-help = Explica o último artigo citado.
refused-no-such-article = Não há nada a explicar em "{ $word }".
refused-nothing-to-explain = Nenhum artigo foi citado ainda. Digite explique e o número.

law-has-the-move = É a vez do jogador quando o lance do adversário foi feito; para isso não importa se o relógio foi acionado.
law-legal-moves = O lance é legal se a peça pode mover-se assim e o próprio rei não fica em xeque. Não se pode rocar se o rei ou aquela torre já se moveu; o peão que chega à última fileira vira dama, torre, bispo ou cavalo.
law-illegal-position = Uma posição é ilegal se nenhuma sequência de lances legais pode levar a ela.
law-one-hand = Cada lance deve ser feito com apenas uma das mãos.
law-adjust = Só o jogador que tem a vez pode ajustar peças em suas casas, dizendo antes: ajusto.
law-touch-move = Quem toca peças no tabuleiro intencionalmente deve mover a primeira peça própria tocada que possa ser movida, ou capturar a primeira peça adversária tocada que possa ser capturada. No tabuleiro tátil, tocada significa retirada do orifício.
law-touch-castling = Se rei e torre são tocados, faz-se o roque desse lado, se for legal. Se a torre é tocada primeiro, não há roque neste lance. Se o roque é ilegal, faz-se outro lance legal de rei; se não houver, qualquer lance legal. A escolha da peça da promoção é definitiva quando ela toca a casa.
law-free-choice = Se nenhuma das peças tocadas pode ser movida ou capturada, qualquer lance legal é permitido.
law-promotion = Na promoção o peão não precisa pousar na última fileira: retirá-lo e colocar a nova peça pode ser feito em qualquer ordem.
law-made = A peça solta em sua casa fica ali. A captura está feita quando a peça capturada também foi retirada; o roque, quando a torre é solta; a promoção, quando a nova peça está na casa e o peão foi retirado.
law-touch-claim = Quem toca uma peça intencionalmente perde o direito de reivindicar que o adversário violou a regra da peça tocada.
law-moving-assistant = O jogador que não pode mover as peças pode indicar um assistente, que o árbitro deve aceitar.
law-game-over = Terminada a partida, nada mais se joga nem se corrige.
law-checkmate = O xeque-mate por um lance legal encerra a partida na hora; vale a partir do momento em que a peça é solta, mesmo sem acionar o relógio.
law-resignation = Quem abandona perde.{ $draws ->
    [yes] {" "}Se o adversário não pode dar mate por nenhuma sequência de lances legais, é empate.
   *[no] {""}
}
law-stalemate = Se o jogador que tem a vez não tem lance legal e não está em xeque, é rei afogado: empate imediato.
law-dead-position = Se nenhum jogador pode dar mate por qualquer sequência de lances legais, a posição está morta: empate imediato.
law-agreement = Os dois jogadores podem concordar com o empate{ $both ->
    [yes] , depois de cada um ter feito um lance
   *[no] {""}
}.
law-clock = O relógio de xadrez tem dois mostradores; só um anda de cada vez. A seta cai quando acaba o tempo concedido.
law-press = O lance está completo quando o jogador o fez e acionou o relógio. Ele deve sempre poder acioná-lo; acionar sem ter feito o lance é uma irregularidade.
law-no-deduction = Quem não pode acionar o relógio pode ter um assistente; por isso não se desconta tempo de um jogador com deficiência.
law-periods = Os lances de cada período têm de ser feitos no tempo dele. O tempo poupado soma-se ao período seguinte.
law-start = Na hora marcada inicia-se o relógio das brancas.
law-default-time = Quem chega depois do tempo de tolerância perde, salvo decisão contrária do árbitro.
law-flag-seen = A seta considera-se caída quando o árbitro o observa ou um jogador o reivindica com razão.
law-flag-fall = Quem não completou os lances no tempo concedido perde. É empate se o adversário não pode dar mate por nenhuma sequência de lances legais.
law-defective-clock = Vale o que os relógios mostram, salvo defeito evidente; nesse caso o relógio é trocado e acertado com o melhor critério.
law-wrong-setting = O relógio mal acertado é parado na hora; o árbitro corrige os tempos e o contador de lances.
law-stop-clocks = O jogador só pode parar os relógios para chamar o árbitro, que decide quando voltam a andar.
law-displays = Uma tela pode mostrar a posição, os lances e o número de lances, mas nenhuma reivindicação pode basear-se só nela. Este programa é um auxílio desses.
law-both-flags = Se as duas setas caíram e não se sabe qual caiu primeiro, a partida continua em um período anterior e é empate no último.
law-reinstated = Ao restabelecer uma posição, o árbitro acerta os tempos e o contador de lances com o melhor critério, ou os deixa como estão.
law-set-up = Se a posição inicial estava errada, a partida é anulada e joga-se outra.
law-board-turned = Se o tabuleiro estava mal colocado, a posição é transferida para um tabuleiro bem colocado e a partida continua.
law-colours = Se a partida começou com as cores trocadas, { $anew ->
    [none] continua, salvo decisão contrária do árbitro
   *[moves] joga-se outra até que ambos tenham feito { $anew } lances; depois disso continua
}.
law-displaced = Quem desloca peças as recoloca no seu próprio tempo.
law-illegal-move = Após um lance ilegal restabelece-se a posição anterior. A peça tocada tem de mover-se, ou capturar, se puder legalmente.
law-unpromoted = Deixar o peão na última fileira e acionar o relógio é lance ilegal; o peão vira dama.
law-press-without-move = Acionar o relógio sem ter feito um lance conta como lance ilegal.
law-two-hands = Rocar, capturar ou promover com as duas mãos conta como lance ilegal.
law-illegal-penalty = { $losing ->
    [1] O primeiro lance ilegal perde a partida
   *[more] Por um lance ilegal o adversário recebe { $minutes } min; o lance ilegal número { $losing } perde a partida
}.{ $drawable ->
    [yes] {" "}É empate se o adversário não pode dar mate por nenhuma sequência de lances legais.
   *[no] {""}
}
law-wrong-square = Se uma peça está na casa errada, restabelece-se a posição anterior, ou a última identificável.
law-record = Cada jogador anota os próprios lances e os do adversário, lance a lance, em notação algébrica.
law-record-in-advance = Não se anota um lance antes de fazê-lo, exceto em reivindicação de empate ou no lance secreto.
law-record-before-next = O jogador pode responder antes de anotar, mas deve ter anotado o próprio lance antes de fazer o seguinte.
law-sheet-use = A planilha serve só para lances, tempos dos relógios, ofertas de empate, reivindicações e outros dados relevantes.
law-sheet-offer = Os dois jogadores anotam cada oferta de empate na planilha com o sinal (=).
law-sheet-assistant = Quem não pode escrever pode ter um assistente que anota; por isso não se desconta tempo de um jogador com deficiência.
law-sheet-visible = A planilha deve ficar visível ao árbitro durante toda a partida.
law-sheet-owner = As planilhas pertencem ao organizador.
law-need-not-record = Com menos de cinco minutos em algum momento do período, e sem trinta segundos por lance, o jogador não precisa anotar no resto do período.{ $old ->
    [yes] {" "}Com trinta segundos por lance, e um dos jogadores com menos de cinco minutos, os dois anotam o lance do adversário antes de responder.
   *[no] {""}
}
law-update = Assim que cai uma seta, quem não anotava atualiza a planilha antes de mover, se quiser com a do adversário. Se nenhuma está completa, a partida é reconstituída em outro tabuleiro sob a supervisão do árbitro.
law-next-period = Se as planilhas não mostram que um jogador excedeu o tempo, o próximo lance é o primeiro do período seguinte, salvo prova de mais lances.
law-sign = Ao final os dois jogadores assinam as duas planilhas com o resultado. O resultado assinado vale mesmo errado, salvo decisão contrária do árbitro.
law-draw-restricted = O regulamento do torneio pode proibir ofertas de empate por um número de lances, ou sem consentimento do árbitro.
law-draw-offer = O empate é oferecido depois de fazer o lance e antes de acionar o relógio. A oferta não pode ser retirada; termina quando é aceita ou recusada, quando o adversário toca uma peça ou quando a partida acaba.
law-threefold = O jogador que tem a vez pode reivindicar empate se a mesma posição vai aparecer, ou acaba de aparecer, pelo menos pela terceira vez. O lance pretendido é anotado, declarado ao árbitro e não é jogado. As posições são iguais se a vez é do mesmo jogador e os lances possíveis são os mesmos.
law-fifty = O jogador que tem a vez pode reivindicar empate se cada jogador fez, ou com o lance anotado terá feito, os últimos cinquenta lances sem captura e sem lance de peão.
law-claim-forfeited = Quem { $touching ->
    [yes] toca uma peça para movê-la
   *[no] faz um lance
} sem ter reivindicado perde o direito de reivindicar neste lance.
law-claim-procedure = Quem reivindica empate pode parar os relógios e não pode retirar a reivindicação. Se estiver correta, a partida é empate; se não, o adversário recebe { $claim } min e o lance pretendido tem de ser jogado.{ $old ->
    [yes] {" "}Quem reivindicou perde metade do seu tempo restante, no máximo três minutos; de um a dois minutos fica um, e menos de um não se altera.
   *[no] {""}
}
law-automatic-draw = A mesma posição cinco vezes, ou setenta e cinco lances de cada um sem captura e sem lance de peão, encerram a partida em empate. O mate no último lance prevalece.
law-points = A vitória vale um ponto, o empate meio, a derrota zero, salvo se o regulamento disser outra coisa.
law-playing-area = A área de jogo é onde as partidas são jogadas; o local do torneio é essa área com os banheiros, as áreas de lanche e de fumantes e as outras que o árbitro designar. O jogador só sai do local com permissão do árbitro; tendo a vez, precisa dela também para sair da área de jogo.
law-no-help = Durante a partida ninguém pode usar notas, fontes, conselhos ou análise. Por isso o programa não mostra ao jogador lances possíveis nem avaliação.
law-devices = Dispositivos eletrônicos são proibidos no local do torneio, salvo aprovação do árbitro. Este programa também precisa dela.
law-disturbing = É proibido distrair ou perturbar o adversário; isso inclui reivindicações e ofertas de empate descabidas.
law-refusal = Quem se recusa persistentemente a cumprir as Leis perde a partida.
law-both-guilty = Se os dois jogadores são culpados, os dois perdem.
law-explain = O jogador pode pedir ao árbitro que explique um ponto das Leis.
law-own-count = Vigiar a tríplice repetição ou os cinquenta lances cabe aos jogadores.
law-arbiter = O árbitro zela pelo cumprimento das Leis e responde pelas decisões, pelos tempos e pelos resultados.
law-not-told = O árbitro não diz a ninguém quantos lances foram feitos, nem que o adversário moveu ou esqueceu de acionar o relógio, exceto após a queda de seta, ao atualizar as planilhas.
law-others-report = Quem vê uma irregularidade em outra partida só pode informar o árbitro.
law-penalties = O árbitro pode advertir, dar tempo ao adversário ou tirar do infrator, alterar pontos, declarar a partida perdida, multar, excluir de rodadas ou expulsar.
law-rapid = Xadrez rápido: o tempo principal mais sessenta incrementos fica { $old ->
    [yes] entre quinze e sessenta minutos
   *[no] acima de dez e abaixo de sessenta minutos
}.
law-fast-record = No rápido e no blitz os jogadores não precisam anotar os lances, mas podem.
law-fast-supervised = As regras de competição valem no rápido se um árbitro cuida de no máximo três partidas, no blitz de uma só, e a partida é registrada.
law-fast-set-up = Depois de { $frozen } lances de cada um, a posição inicial, a orientação do tabuleiro e o acerto do relógio não podem mais ser mudados.{ $old ->
    [yes] {" "}O rei que trocou de lugar com a dama não pode rocar.
   *[no] {" "}O rei ou a torre na casa errada não pode rocar.
}
law-fast-touch = O árbitro só decide sobre peças tocadas se um jogador pedir.
law-fast-illegal = Um lance ilegal pode ser reivindicado até o adversário fazer o lance seguinte; depois vale{ $old ->
    [yes] {""}
   *[no] , salvo acordo dos dois jogadores
}.
law-fast-time = { $old ->
    [yes] Quem reivindica vitória por tempo para os dois relógios; a reivindicação é correta se a sua seta ainda está em pé e a do adversário caída.
   *[no] Quem reivindica vitória por tempo pode parar os relógios. É empate se quem reivindica não pode dar mate por nenhuma sequência de lances legais.
}
law-both-kings = Se os dois reis estão em xeque, ou um peão não foi promovido, o árbitro espera o próximo lance; se continuar assim, a partida é empate.
law-fast-flag = { $old ->
    [yes] A queda da seta é reivindicada pelos jogadores; o árbitro se cala
   *[no] O árbitro anuncia a queda de seta que vê
}.
law-fast-both-flags = Se as duas setas caíram, é empate.
law-blitz = Blitz: o tempo principal mais sessenta incrementos dá { $old ->
    [yes] menos de quinze minutos
   *[no] dez minutos ou menos
}.
law-blitz-illegal = No blitz o adversário pode reivindicar a vitória por um lance ilegal até fazer o próprio lance seguinte; é empate se não pode dar mate por nenhuma sequência de lances legais. Depois o lance vale.
law-two-boards = Com um jogador com deficiência visual, qualquer dos dois pode exigir dois tabuleiros: um tátil para um e um comum para o outro.
law-board-size = O tabuleiro do jogador com deficiência visual mede pelo menos 20 por 20 centímetros.
law-raised-squares = As casas pretas são levemente em relevo.
law-holes = Cada casa tem um orifício que fixa as peças.
law-pegs = As peças têm pinos que cabem nos orifícios, são do modelo Staunton, e as pretas têm uma marca especial.
law-announce = Cada lance é anunciado claramente, repetido pelo adversário e executado no tabuleiro deste{ $named ->
    [yes] {"; "}a peça promovida é nomeada
   *[no] {""}
}.
law-peg-touched = No tabuleiro tátil uma peça só conta como tocada quando foi retirada do orifício; apalpar as peças é sempre permitido.
law-peg-made = O lance do jogador com deficiência visual está feito quando a peça capturada saiu do tabuleiro, a peça movida está no novo orifício e o lance foi anunciado.
law-peg-press = O relógio do adversário só é iniciado quando o lance foi feito e anunciado.
law-sighted = Para o jogador vidente valem as regras normais sobre peça tocada e lance feito.
law-talking-clock = Um relógio para o jogador com deficiência visual anuncia o tempo e o número de lances, ou pode ser lido pelo tato.
law-vi-record = O jogador com deficiência visual anota em braille ou em escrita comum, ou usa um gravador.
law-slip = Um engano no anúncio deve ser corrigido na hora, antes de se iniciar o relógio do adversário.
law-boards-differ = Se os tabuleiros diferem, são corrigidos com a ajuda do árbitro e das duas planilhas. Se elas coincidem, quem fez o lance errado corrige o seu tabuleiro; se diferem, volta-se até onde coincidem e o árbitro acerta os relógios.
law-sheets-differ = Se as planilhas diferem, volta-se ao último ponto em que coincidem e o árbitro acerta os relógios.
law-assistant = O assistente do jogador com deficiência visual pode fazer e anunciar lances nos dois tabuleiros, anotar, acionar o relógio, informar tempos a pedido e reivindicar a queda de seta. Não pode aconselhar.
law-sighted-assistant = Se o jogador com deficiência visual não tem assistente, o vidente pode ter um para mover e anunciar. Contra um jogador surdo é obrigatório indicar um assistente.
law-sealed-move = No adiamento, o jogador que tem a vez anota o lance sem ser visto, as duas planilhas vão para um envelope, e só então ele para o relógio. De quem adia antes da hora desconta-se o resto da sessão.
law-envelope-data = No envelope constam nomes, posição, tempos usados, quem fez o lance secreto e o número dele, a oferta de empate, e quando e onde a partida continua.
law-offer-after-sealing = O empate oferecido depois do lance secreto fica em aberto até a resposta.
law-open-envelope = O envelope só é aberto na presença do jogador que deve responder.
law-unclear-sealed = Um lance secreto ambíguo, errado ou ilegal perde a partida.
law-resumption = Se quem deve responder está presente, abre-se o envelope, joga-se o lance e inicia-se o relógio dele. Se está ausente, o relógio dele anda. Se falta quem fez o lance secreto, o adversário pode responder também em segredo.
law-late-resumption = Quem chega tarde demais à retomada perde, salvo se o lance secreto encerrou a partida.
law-both-absent = Se os dois faltam, quem deve responder perde o tempo até alguém chegar.
law-lost-envelope = Se o envelope se perde, quem fez o lance secreto joga o lance que diz ter anotado. Se a posição não pode ser restabelecida, joga-se nova partida.
law-chess960 = Xadrez 960: uma de 960 posições iniciais. Depois do roque, rei e torre ficam onde ficariam no xadrez comum.
law-quickplay-announced = As regras do final rápido só valem se anunciadas, em partidas clássicas e rápidas sem incremento.
law-quickplay-increment = Com menos de dois minutos, o jogador que tem a vez pode pedir um incremento de cinco segundos para os dois; é também oferta de empate. Se ela for recusada e o árbitro concordar, põe-se o incremento e o adversário recebe dois minutos.
law-quickplay = Com menos de dois minutos, o jogador que tem a vez pode reivindicar empate: o adversário não pode vencer por meios normais, ou não se esforça para isso. O árbitro aceita, adia ou rejeita; se rejeitar, o adversário recebe dois minutos.
law-quickplay-alone = Sem árbitro a reivindicação encerra o jogo: anota-se a posição final, o adversário a confere, e um árbitro decide.
