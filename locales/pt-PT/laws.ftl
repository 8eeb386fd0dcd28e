# The Laws in our own words (11.9); the number of the Article comes before each text.
line-explain = explicar;lei;o que diz a lei
answer-law = Artigo { $article }. { $text }
answer-term = { $term }. { $text }
control-explain = Explicar o Artigo
control-explain-help = Explica o último Artigo citado.
refused-no-such-article = Não há nada a explicar em «{ $word }».
refused-nothing-to-explain = Ainda não foi citado nenhum Artigo. Escreva explicar e o seu número.

law-alternately = Dois jogadores movem as suas peças alternadamente num tabuleiro quadrado; quem tem as peças brancas começa.
law-has-the-move = É a vez do jogador quando o lance do adversário foi feito; para isso não importa se o relógio foi acionado.
law-aim = O objetivo é atacar o rei do adversário de modo que ele não tenha lance legal: xeque-mate, que vence a partida. Não é permitido deixar ou colocar o próprio rei sob ataque, nem capturar um rei.
law-board = O tabuleiro tem oito por oito casas iguais, alternadamente claras e escuras. Fica colocado de forma que a casa do canto à direita de cada jogador seja branca.
law-initial = Cada lado começa com um rei, uma dama, duas torres, dois bispos, dois cavalos e oito peões. De a até h ficam na primeira linha torre, cavalo, bispo, dama, rei, bispo, cavalo e torre, com os peões à frente; as peças pretas ficam do lado oposto.
law-files = As oito faixas verticais são colunas, as oito horizontais são linhas. Uma linha reta de casas da mesma cor, de uma borda à outra, é uma diagonal.
law-legal-moves = Um lance é legal se a peça se pode mover assim e o próprio rei não fica em xeque. Não se pode rocar se o rei ou aquela torre já se moveu; um peão que chega à última linha passa a dama, torre, bispo ou cavalo.
law-capture = Uma peça não pode ir para uma casa ocupada por peça da própria cor. A peça que vai para a casa de uma peça adversária captura-a. Uma peça ataca uma casa se pudesse capturar ali, mesmo que não se possa mover porque o seu próprio rei ficaria em xeque.
law-lines = O bispo move-se pelas diagonais, a torre pelas colunas e linhas, a dama por todas elas. Nenhum deles pode saltar por cima de uma peça.
law-knight = O cavalo vai para uma das casas mais próximas que não estejam na mesma linha, coluna ou diagonal.
law-pawn = O peão avança uma casa em frente, se estiver livre; da casa inicial pode avançar duas, se ambas estiverem livres. Captura uma casa na diagonal em frente.
law-en-passant = Um peão que acaba de avançar duas casas pode ser capturado por um peão adversário ao lado como se tivesse avançado só uma. Isto só é legal no lance imediato.
law-promotion-choice = O peão que chega à última linha é trocado, no mesmo lance, por uma nova dama, torre, bispo ou cavalo da sua cor, seja o que for que já tenha sido capturado. O efeito da nova peça é imediato.
law-king = O rei vai para uma casa vizinha ou roca: duas casas em direção a uma torre da sua primeira linha, que vai então para a casa que o rei atravessou. O direito perde-se quando o rei ou essa torre já se moveu. O roque fica impedido no momento se a casa do rei, a que ele atravessa ou a que alcança estiver atacada, ou se houver uma peça entre eles.
law-check = O rei está em xeque se está atacado, mesmo por peças que não se podem mover. Nenhum lance pode deixar ou colocar o próprio rei em xeque.
law-illegal-position = Uma posição é ilegal se nenhuma sequência de lances legais pode levar a ela.
law-one-hand = Cada lance é feito só com uma mão.
law-adjust = Só o jogador que tem a vez pode compor peças nas suas casas, dizendo antes: componho.
law-contact = Qualquer outro contacto com uma peça conta como intencional, salvo se for claramente acidental.
law-touch-move = Quem toca intencionalmente em peças no tabuleiro tem de mover a primeira peça própria tocada que possa ser movida, ou capturar a primeira peça adversária tocada que possa ser capturada. No tabuleiro tátil, tocada significa retirada do orifício.
law-touch-both = Quem toca em peças das duas cores captura a primeira peça adversária tocada com a primeira própria tocada. Se isso for ilegal, decide a primeira peça tocada que possa ser movida ou capturada. Se não estiver claro qual foi tocada primeiro, foi a própria.
law-touch-castling = Se rei e torre são tocados, faz-se o roque desse lado, se for legal. Se a torre é tocada primeiro, não há roque neste lance. Se o roque é ilegal, faz-se outro lance legal de rei; se não houver, qualquer lance legal. A escolha da peça da promoção é definitiva quando ela { $old ->
    [yes] é largada na
   *[no] toca na
} casa.
law-free-choice = Se nenhuma das peças tocadas pode ser movida ou capturada, é permitido qualquer lance legal.
law-promotion = Numa promoção o peão não precisa de pousar na última linha: retirá-lo e pôr a nova peça pode ser feito por qualquer ordem. Uma peça adversária nessa casa é capturada.
law-made = Uma peça largada na sua casa fica lá. A captura está feita quando a peça capturada também foi retirada; o roque, quando a torre é largada; a promoção, quando a nova peça está na casa e o peão foi retirado.
law-touch-claim = Quem toca intencionalmente numa peça perde o direito de reclamar que o adversário violou a regra da peça tocada.
law-moving-assistant = Um jogador que não pode mover as peças pode indicar um assistente, que o árbitro tem de aceitar.
law-game-over = Uma partida termina por xeque-mate, abandono ou rei afogado, em posição morta ou por acordo.
law-checkmate = O xeque-mate por um lance legal termina a partida de imediato; conta a partir do momento em que a peça é largada, mesmo sem acionar o relógio.
law-resignation = Quem abandona perde.{ $draws ->
    [yes] {" "}Se o adversário não pode dar mate por nenhuma sequência de lances legais, é empate.
   *[no] {""}
}
law-stalemate = Se o jogador que tem a vez não tem nenhum lance legal e não está em xeque, é rei afogado: empate imediato.
law-dead-position = Se nenhum jogador pode dar mate por qualquer sequência de lances legais, a posição está morta: empate imediato.
law-agreement = Os dois jogadores podem acordar o empate{ $both ->
    [yes] , depois de cada um ter feito um lance
   *[no] {""}
}.
law-clock = Um relógio de xadrez tem dois mostradores; só anda um de cada vez. A bandeira cai quando acaba o tempo atribuído.
law-press = Um lance está completo quando o jogador o fez e acionou o relógio. Tem de lhe ser sempre permitido acioná-lo{ $old ->
    [yes] .
   *[no] ; acionar sem ter jogado é uma irregularidade.
}
law-also-completed = Um lance também está completo se termina a partida, ou quando o jogador fez o lance seguinte sem ter acionado o relógio.
law-same-hand = O relógio é acionado com a mão que fez o lance. É proibido manter o dedo no relógio ou a pairar sobre ele.
law-clock-care = O relógio deve ser usado corretamente: { $old ->
    [yes] não pode ser acionado com força, levantado ou derrubado
   *[no] não pode ser acionado com força ou antes do lance, levantado ou derrubado
}. O mau uso é penalizado.
law-adjust-on-own-time = Só o jogador cujo relógio está a andar pode compor as peças.
law-no-deduction = Um jogador que não pode acionar o relógio pode ter um assistente{ $old ->
    [yes] ; o árbitro acerta os relógios de modo justo.
   *[no] ; por isso não se desconta tempo a um jogador com deficiência.
}
law-periods = Os lances de cada período têm de ser feitos no tempo dele. O tempo poupado soma-se ao período seguinte.
law-delay = No modo de espera os dois jogadores têm um tempo principal e um tempo extra fixo para cada lance. O tempo principal só desconta depois de esgotado o tempo extra.
law-flag-check = Logo que cai uma bandeira, verifica-se se o jogador fez os lances exigidos no período.
law-clock-place = Antes da partida o árbitro decide onde fica o relógio.
law-start = À hora marcada para a partida inicia-se o relógio das brancas.
law-default-time = Quem chega depois do tempo de tolerância perde, salvo decisão em contrário do árbitro.
law-both-late = Se nenhum dos jogadores está presente no início, as brancas perdem o tempo até à sua chegada, salvo se o regulamento ou o árbitro disser outra coisa.
law-flag-seen = A bandeira considera-se caída quando o árbitro o observa ou um jogador o reclama com razão.
law-flag-fall = Quem não completou os lances no tempo atribuído perde. É empate se o adversário não pode dar mate por nenhuma sequência de lances legais.
law-defective-clock = Vale o que os relógios mostram, salvo defeito evidente; nesse caso o relógio é trocado e acertado com o melhor critério.
law-wrong-setting = Um relógio mal acertado é parado de imediato; o árbitro corrige os tempos e o contador de lances.
law-stop-clocks = Um jogador só pode parar os relógios para chamar o árbitro, que decide quando voltam a andar.
law-interruption = Se a partida precisa de ser interrompida, o árbitro para os relógios.
law-stop-without-reason = Quem para os relógios sem razão válida é penalizado.
law-displays = Um ecrã pode mostrar a posição, os lances e o número de lances, mas nenhuma reclamação se pode { $old ->
    [yes] basear nele
   *[no] basear só nele
}. Este programa é um auxiliar desses.
law-both-flags = Se as duas bandeiras caíram e não se sabe qual caiu primeiro, a partida continua num período anterior e é empate no último.
law-reinstated = Ao repor uma posição, o árbitro acerta os tempos e o contador de lances com o melhor critério, ou deixa-os como estão.
law-set-up = Se a posição inicial estava errada, a partida é anulada e joga-se outra.
law-board-turned = Se o tabuleiro estava mal colocado, a posição é transferida para um tabuleiro bem colocado e a partida continua.
law-colours = Se a partida começou com as cores trocadas, { $anew ->
    [none] continua, salvo decisão em contrário do árbitro
   *[moves] joga-se outra até ambos terem feito { $anew } lances; depois disso continua
}.
law-displaced = Quem desloca peças recoloca-as no seu próprio tempo.
law-displaced-help = Se necessário, qualquer dos jogadores pode parar os relógios e chamar o árbitro, que pode penalizar quem deslocou as peças.
law-illegal-move = Depois de um lance ilegal repõe-se a posição anterior. A peça tocada tem de se mover, ou ser capturada, se isso for legal.
law-unpromoted = Deixar um peão na última linha e acionar o relógio é um lance ilegal; o peão passa a dama.
law-press-without-move = Acionar o relógio sem ter feito um lance conta como lance ilegal.
law-two-hands = Rocar, capturar ou promover com as duas mãos conta como lance ilegal.
law-illegal-penalty = { $losing ->
    [1] O primeiro lance ilegal perde a partida
   *[more] Por um lance ilegal o adversário recebe { $minutes } min; o lance ilegal número { $losing } perde a partida
}.{ $drawable ->
    [yes] {" "}É empate se o adversário não pode dar mate por nenhuma sequência de lances legais.
   *[no] {""}
}
law-wrong-square = Se uma peça está na casa errada, repõe-se a posição anterior, ou a última que se possa identificar.
law-record = Cada jogador anota os seus lances e os do adversário, lance a lance, em notação algébrica.
law-electronic-sheet = Em vez de escrever, os jogadores registam os lances numa folha de registo eletrónica certificada, se a competição a prescreve.
law-record-in-advance = Não se escreve um lance antes de o fazer, exceto numa reclamação de empate{ $old ->
    [yes] {""}
   *[no] {" "}ou no lance secreto
}.
law-record-before-next = Um jogador pode responder antes de anotar, mas tem de ter anotado o próprio lance antes de fazer o seguinte.
law-sheet-use = A folha de registo serve só para lances, tempos dos relógios, propostas de empate, reclamações e outros dados relevantes.
law-sheet-offer = Os dois jogadores anotam cada proposta de empate na folha de registo com o sinal (=).
law-sheet-assistant = Um jogador que não pode escrever pode ter um assistente que anota{ $old ->
    [yes] , com o acordo do árbitro.
   *[no] ; por isso não se desconta tempo a um jogador com deficiência.
}
law-sheet-visible = O árbitro tem de poder ver a folha de registo durante toda a partida.
law-sheet-owner = As folhas de registo pertencem ao organizador.
law-need-not-record = Com menos de cinco minutos nalgum momento de um período, e sem trinta segundos por lance, um jogador não é obrigado a anotar no resto do período.{ $old ->
    [yes] {" "}Com trinta segundos por lance, e um dos jogadores com menos de cinco minutos, os dois anotam o lance do adversário antes de responder.
   *[no] {""}
}
law-update = Logo que cai uma bandeira, quem não anotava atualiza a sua folha antes de jogar, se quiser com a do adversário. Se nenhuma está completa, a partida é reconstituída noutro tabuleiro sob o controlo do árbitro.
law-arbiter-records = Se nenhum dos jogadores é obrigado a anotar, o árbitro ou um assistente procura estar presente e anotar os lances. Depois da queda de uma bandeira o árbitro para os relógios até os dois atualizarem as suas folhas.
law-next-period = Se as folhas não mostram que um jogador excedeu o tempo, o lance seguinte é o primeiro do período seguinte, salvo prova de mais lances.
law-sign = No fim os dois jogadores assinam as duas folhas de registo com o resultado. O resultado assinado vale mesmo errado, salvo decisão em contrário do árbitro.
law-draw-restricted = O regulamento de uma prova pode proibir propostas de empate durante um número de lances, ou sem o consentimento do árbitro.
law-draw-offer = O empate é proposto depois de fazer um lance e antes de acionar o relógio. A proposta não pode ser retirada; termina quando é aceite ou recusada, quando o adversário toca numa peça ou quando a partida acaba.
law-claim-is-offer = Uma reclamação de empate conta também como proposta de empate.
law-threefold = O jogador que tem a vez pode reclamar empate se a mesma posição vai aparecer, ou acaba de aparecer, pelo menos pela terceira vez. O lance pretendido é anotado, comunicado ao árbitro e não é jogado. As posições são iguais se a vez é do mesmo jogador e os lances possíveis são os mesmos.
law-fifty = O jogador que tem a vez pode reclamar empate se cada jogador fez, ou com o lance anotado terá feito, os últimos cinquenta lances sem captura e sem lance de peão.
law-claim-forfeited = Quem { $touching ->
    [yes] toca numa peça para a mover
   *[no] faz um lance
} sem ter reclamado perde o direito de reclamar neste lance.
law-claim-procedure = Quem reclama empate pode parar os relógios e não pode retirar a reclamação. Se estiver correta, a partida é empate; se não, o adversário recebe { $claim } min e o lance pretendido tem de ser jogado.{ $old ->
    [yes] {" "}Quem reclamou perde metade do seu tempo restante, no máximo três minutos; de um a dois minutos fica um, e menos de um não se altera.
   *[no] {""}
}
law-automatic-draw = A mesma posição cinco vezes, ou setenta e cinco lances de cada um sem captura e sem lance de peão, terminam a partida em empate. O mate no último lance prevalece.
law-points = A vitória vale um ponto, o empate meio, a derrota zero, salvo se o regulamento disser outra coisa.
law-points-limit = Os pontos de uma partida não podem exceder o total habitual, e cada jogador recebe uma pontuação habitual: três quartos a um quarto não é permitido.
law-disrepute = Os jogadores não podem fazer nada que traga má reputação ao xadrez.
law-playing-area = A área de jogo é onde se jogam as partidas; o local de jogo é essa área com as casas de banho, as zonas de refeições ligeiras e de fumadores e as outras que o árbitro designar. O jogador só sai do local com autorização do árbitro; tendo a vez, precisa dela também para sair da área de jogo.
law-area-others = Quem não é jogador nem árbitro precisa da autorização do árbitro para entrar na área de jogo.
law-area-leaving = O regulamento pode exigir que o adversário de quem tem a vez se apresente ao árbitro antes de sair da área de jogo.
law-no-help = Durante a partida ninguém pode usar notas, fontes, conselhos ou análises. Por isso o programa não mostra ao jogador lances legais nem avaliações.
law-devices = Os dispositivos eletrónicos são proibidos no local de jogo, salvo aprovação do árbitro. Este programa também precisa dessa aprovação.
law-device-bag = O regulamento pode permitir dispositivos no saco do jogador, totalmente desligados; o saco não pode ser usado sem autorização.
law-device-found = { $old ->
    [yes] O jogador cujo telemóvel toca no local de jogo durante a partida perde; o árbitro decide a pontuação do adversário.
   *[no] Quem é encontrado com um dispositivo eletrónico no local de jogo perde, salvo se o regulamento previr uma penalização mais leve.
}
law-inspection = O árbitro pode mandar revistar em privado a roupa, os sacos, outros objetos ou o corpo de um jogador, por pessoa do mesmo género. Quem recusa é penalizado.
law-smoking = Fumar, mesmo cigarro eletrónico, só é permitido onde o árbitro autorizar.
law-finished = Os jogadores que terminaram as suas partidas são espectadores.
law-disturbing = É proibido distrair ou perturbar o adversário; isso inclui reclamações e propostas de empate descabidas.
law-infractions = As infrações a estas regras de conduta são penalizadas pelo árbitro.
law-refusal = Quem se recusa persistentemente a cumprir as Leis perde a partida.
law-both-guilty = Se os dois jogadores são culpados, perdem os dois.
law-explain = Um jogador pode pedir ao árbitro que explique um ponto das Leis.
law-appeal = Salvo se o regulamento disser outra coisa, um jogador pode recorrer de qualquer decisão do árbitro, mesmo depois de assinar a folha de registo.
law-reconstruction = Os dois jogadores ajudam o árbitro sempre que a partida tenha de ser reconstituída, também nas reclamações de empate.
law-own-count = Vigiar a tripla repetição ou os cinquenta lances cabe aos jogadores.
law-arbiter = O árbitro zela pelo cumprimento das Leis e responde pelas decisões, pelos tempos e pelos resultados.
law-arbiter-duties = O árbitro age no melhor interesse da competição, mantém um bom ambiente de jogo, cuida que os jogadores não sejam perturbados e supervisiona a competição.{ $old ->
    [yes] {""}
   *[no] {" "}Também garante o jogo limpo, toma medidas especiais para jogadores com deficiência ou que precisem de cuidados médicos e segue as regras antifraude.
}
law-observe = O árbitro observa as partidas, sobretudo quando há jogadores apurados no tempo, faz cumprir as suas decisões e impõe penalizações quando apropriado.
law-observers = O árbitro pode designar assistentes para observar partidas, por exemplo quando vários jogadores estão apurados no tempo.
law-disturbed-from-outside = Se a partida é perturbada de fora, o árbitro pode dar tempo adicional a um ou aos dois jogadores.
law-not-told = O árbitro não diz a ninguém quantos lances foram feitos, nem que o adversário jogou ou se esqueceu de acionar o relógio, exceto depois da queda de uma bandeira, ao atualizar as folhas.
law-others-report = { $old ->
    [yes] Os espectadores e os jogadores de outras partidas não devem falar sobre uma partida nem interferir nela de forma alguma; o árbitro pode retirá-los da área de jogo.
   *[no] Quem vê uma irregularidade noutra partida só pode dizê-lo ao árbitro.
}
law-phones = { $old ->
    [yes] Ninguém pode usar telemóvel no local de jogo nem num local que o árbitro designe.
   *[no] Sem autorização do árbitro ninguém pode usar telemóvel ou outro dispositivo de comunicação no local de jogo, nem em área contígua que o árbitro determine.
}
law-penalties = O árbitro pode advertir, dar tempo ao adversário ou tirá-lo ao infrator, alterar pontos, declarar a partida perdida{ $old ->
    [yes] {" "}ou expulsar do torneio
   *[no] , multar, excluir ou expulsar
}.
law-interpretation = As federações podem pedir à FIDE uma decisão oficial sobre problemas das Leis.
law-rapid = Xadrez semirrápido: o tempo principal mais sessenta incrementos fica { $old ->
    [yes] entre quinze e sessenta minutos
   *[no] acima de dez e abaixo de sessenta minutos
}.
law-rapid-basis = Valem as Leis do Xadrez, exceto onde as semirrápidas têm regras próprias.
law-blitz-basis = As rápidas seguem as regras das semirrápidas, exceto onde têm as suas.
law-fast-record = Os jogadores não são obrigados a anotar os lances{ $old ->
    [yes] {""}
   *[no] , mas não perdem as reclamações com base em folhas de registo e podem pedir uma folha ao árbitro a qualquer momento
}.
law-one-minute = As penalizações de dois minutos dos Artigos 7 e 9 são de um minuto.
law-rapid-supervised = Em semirrápidas as regras de competição aplicam-se se um árbitro vigia no máximo três partidas e cada partida é registada por ele ou por um assistente, se possível eletronicamente.
law-blitz-supervised = Em rápidas as regras de competição aplicam-se se um árbitro vigia uma só partida e cada partida é registada por ele ou por um assistente, se possível eletronicamente.
law-record-shown = Quem tem a vez pode pedir ao árbitro que mostre o registo da partida, no máximo cinco vezes; mais do que isso conta como distrair o adversário.
law-rapid-otherwise = Onde as regras de competição não se aplicam, as semirrápidas têm regras próprias para a posição inicial, os lances ilegais e a queda da bandeira.
law-blitz-otherwise = Onde as regras de competição não se aplicam, as rápidas não têm regras próprias e seguem as das semirrápidas para essas partidas.
law-fast-set-up = Depois de { $frozen } lances de cada um, a posição inicial, a orientação do tabuleiro e o acerto do relógio já não podem ser alterados.{ $old ->
    [yes] {" "}Um rei que trocou de lugar com a dama não pode rocar.
   *[no] {" "}{ $new ->
        [yes] Um rei ou uma torre na casa errada não pode rocar.
       *[no] Um rei que trocou de lugar com a dama ou uma torre na casa errada não pode rocar.
    }
}
law-fast-touch = O árbitro só decide sobre peças tocadas se um jogador o pedir.
law-fast-illegal = Um lance ilegal pode ser reclamado até o adversário fazer o lance seguinte; depois vale{ $old ->
    [yes] . O árbitro só age com essa reclamação, ou se os dois reis estão em xeque ou uma promoção não foi completada
   *[no] , salvo acordo dos dois jogadores. Até então o árbitro que o vê também age
}.
law-fast-time = { $old ->
    [yes] Quem reclama vitória por tempo para os dois relógios; a reclamação é correta se a sua bandeira ainda está de pé e a do adversário caída.
   *[no] Quem reclama vitória por tempo pode parar os relógios. É empate se quem reclama não pode dar mate por nenhuma sequência de lances legais.
}
law-both-kings = Se os dois reis estão em xeque, ou um peão não foi promovido, o árbitro espera pelo lance seguinte; se continuar assim, a partida é empate.
law-fast-flag = { $old ->
    [yes] A queda da bandeira é reclamada pelos jogadores; o árbitro cala-se
   *[no] O árbitro { $new ->
    [yes] também anuncia a queda da bandeira que vê
   *[no] pode anunciar a queda da bandeira que vê
}
}.
law-fast-both-flags = Se as duas bandeiras caíram, é empate.
law-one-way = O regulamento diz, para toda a prova, se as regras de competição se aplicam ou não.
law-blitz = Rápidas (blitz): o tempo principal mais sessenta incrementos dá { $old ->
    [yes] menos de quinze minutos
   *[no] dez minutos ou menos
}.
law-blitz-illegal = Em rápidas (blitz) o adversário pode reclamar a vitória por um lance ilegal até fazer o próprio lance seguinte; é empate se não pode dar mate por nenhuma sequência de lances legais. Depois o lance vale.
law-notation = A FIDE só reconhece a notação algébrica nos seus torneios. Uma folha de registo noutra notação não serve de prova; o árbitro alerta o jogador que a usa.
law-notation-piece = Neste apêndice, «peça» significa uma peça que não é um peão.
law-notation-pieces = Uma peça é indicada pela primeira letra, maiúscula, do seu nome na língua do jogador; o peão não tem letra.
law-notation-squares = As colunas são a até h, a partir da esquerda das brancas; as linhas 1 a 8, a partir do lado das brancas. Cada casa é uma letra e um número.
law-notation-moves = Um lance é escrito com a letra da peça e a casa de chegada; um lance de peão, só com a casa.{ $old ->
    [yes] {""}
   *[no] {" "}A forma mais longa, com as duas casas, é aceite.
}
law-notation-captures = { $old ->
    [yes] Um x é posto
   *[no] Um x pode ser posto
} antes da casa de uma captura. A captura de um peão começa pela coluna de partida. As letras e.p. indicam uma captura en passant.
law-notation-like = Se duas peças iguais podem ir para a casa, acrescenta-se a coluna da que se move, ou a linha, se ambas estão na mesma coluna.
law-notation-promotion = Numa promoção a letra da nova peça vem depois da casa.
law-notation-signs = 0-0 é o roque com a torre da coluna h, 0-0-0 com a da coluna a; x é captura, + xeque, ++ ou # xeque-mate, e.p. captura en passant.
law-two-boards = Com um jogador com deficiência visual, qualquer dos dois pode exigir dois tabuleiros: um tátil para um e um comum para o outro.
law-board-size = O tabuleiro do jogador com deficiência visual mede pelo menos 20 por 20 centímetros.
law-raised-squares = As casas pretas são ligeiramente em relevo.
law-holes = Cada casa tem um orifício que fixa as peças.
law-pegs = As peças têm pinos que encaixam nos orifícios, são do modelo Staunton, e as pretas têm uma marca especial.
law-announce = Cada lance é anunciado claramente, repetido pelo adversário e executado no tabuleiro deste{ $named ->
    [yes] {"; "}a peça promovida é nomeada
   *[no] {""}
}.
law-peg-touched = No tabuleiro tátil uma peça só conta como tocada quando foi retirada do orifício; apalpar as peças é sempre permitido.
law-peg-made = O lance do jogador com deficiência visual está feito quando a peça capturada saiu do tabuleiro, a peça movida está no novo orifício e o lance foi anunciado.
law-peg-press = O relógio do adversário só é iniciado quando o lance foi feito e anunciado.
law-sighted = Para o jogador normovisual uma peça é tocada e um lance é feito como em qualquer partida.
law-talking-clock = O relógio para o jogador com deficiência visual { $old ->
    [yes] tem ponteiros, pontos e uma bandeira que se sentem pelo tato
   *[no] diz o tempo e o número de lances, ou pode ser lido pelo tato
}.
law-vi-record = O jogador com deficiência visual anota em braille ou em escrita comum, ou usa um gravador.
law-slip = Um engano no anúncio tem de ser corrigido de imediato, antes de se iniciar o relógio do adversário.
law-boards-differ = Se os tabuleiros diferem, são corrigidos com a ajuda do árbitro e das duas folhas de registo. Se as folhas coincidem, quem fez o lance errado corrige o seu tabuleiro{ $old ->
    [yes] .
   *[no] ; se diferem, volta-se até onde coincidem e o árbitro acerta os relógios.
}
law-sheets-differ = Se as folhas de registo diferem, volta-se ao último ponto em que coincidem e o árbitro acerta os relógios.
law-assistant = O assistente do jogador com deficiência visual pode fazer e anunciar lances nos dois tabuleiros, anotar, acionar o relógio, dizer os tempos a pedido, reclamar a queda da bandeira e avisar o árbitro de que o normovisual tocou numa peça. Trata também das formalidades de um adiamento.
law-sighted-assistant = Se o jogador com deficiência visual não tem assistente, o normovisual pode ter um para mover e anunciar.{ $old ->
    [yes] {""}
   *[no] {" "}Contra um jogador surdo tem de ser designado um assistente.
}
law-sealed-move = No adiamento, o jogador que tem a vez anota o lance sem ser visto, as duas folhas vão para um envelope, e só então para o relógio. A quem adia antes da hora desconta-se o resto da sessão.
law-envelope-data = No envelope constam nomes, posição, tempos usados, quem fez o lance secreto e qual é o seu número, uma proposta de empate, e quando e onde a partida continua.
law-envelope-kept = O árbitro verifica o que está escrito no envelope e guarda-o.
law-offer-after-sealing = Um empate proposto depois do lance secreto fica em aberto até ser respondido.
law-before-resumption = Antes da retoma coloca-se no tabuleiro a posição anterior ao lance secreto, e os relógios mostram os tempos do adiamento.
law-ended-before-resumption = Se antes da retoma os jogadores concordam com o empate, ou um deles abandona, a partida está terminada.
law-open-envelope = O envelope só é aberto quando está presente o jogador que tem de responder.
law-unclear-sealed = Um lance secreto ambíguo, errado ou ilegal perde a partida.
law-resumption = Se está presente quem tem de responder, abre-se o envelope, joga-se o lance e inicia-se o seu relógio. Se está ausente, o seu relógio anda. Se falta quem fez o lance secreto, o adversário pode responder também em segredo.
law-late-resumption = Quem chega tarde demais à retoma perde, salvo se o lance secreto terminou a partida.
law-both-absent = Se ambos estão ausentes, o jogador que tem de responder perde o tempo até chegar um.
law-lost-envelope = Se o envelope se perde, quem fez o lance secreto joga o lance que diz ter anotado. Se a posição não pode ser reposta, joga-se nova partida.
law-wrong-times = Se um relógio mostra um tempo errado na retoma e um jogador o aponta antes do seu primeiro lance, o erro é corrigido; senão a partida continua, salvo decisão em contrário do árbitro.
law-sessions = As sessões de partidas adiadas são controladas pelo { $old ->
    [yes] relógio de parede
   *[no] relógio do árbitro
}; a hora da retoma é anunciada antes.
law-chess960 = Xadrez 960: uma de 960 posições iniciais. Depois do roque, rei e torre ficam onde ficariam no xadrez comum.
law-chess960-start = Os peões ficam na segunda linha. Atrás deles as peças ficam ao acaso, mas com o rei entre as torres e os bispos em casas de cores opostas; as peças pretas ficam do lado oposto.
law-chess960-castling = Cada jogador pode rocar uma vez. Conforme onde estão, rei e torre movem-se ambos, trocam de lugar, ou só um deles se move. Todas as casas que atravessam ou alcançam devem estar vazias, exceto pelos dois. Para evitar enganos, diga antes «vou rocar».
law-quickplay-phase = O final rápido é a fase da partida em que todos os lances restantes devem ser feitos num tempo limitado.
law-quickplay-announced = As regras do final rápido só valem se foram anunciadas, em partidas clássicas e semirrápidas sem incremento.
law-quickplay-increment = Com menos de dois minutos, o jogador que tem a vez pode pedir um incremento de cinco segundos para os dois; é também uma proposta de empate. Se for recusada e o árbitro concordar, põe-se o incremento e o adversário recebe dois minutos.
law-quickplay = Com menos de dois minutos, o jogador que tem a vez pode reclamar empate: o adversário não pode ganhar por meios normais, ou não faz por isso. O árbitro aceita, adia ou rejeita; se rejeitar, o adversário recebe dois minutos.
law-quickplay-final = A decisão do árbitro sobre isso é definitiva.
law-quickplay-alone = Sem árbitro a reclamação termina o jogo: escreve-se a posição final, o adversário confere-a, e um árbitro decide.

law-term-adjournment = A partida é suspensa e continua mais tarde, em vez de terminar numa só sessão.
law-term-analysis = Experimentar lances num tabuleiro para encontrar a melhor continuação.
law-term-claim = Um jogador pode dirigir-se ao árbitro com uma reclamação em várias situações, como o empate ou a queda da bandeira.
law-term-colours = As 16 peças claras e as casas claras chamam-se brancas, as escuras, pretas. Brancas e Pretas são também os jogadores dessas peças.
law-term-contiguous = Uma área próxima da área de jogo que não faz parte dela, como a dos espectadores.
law-term-counter = Um dispositivo do relógio que conta quantas vezes cada jogador o acionou.
law-term-disability = Uma condição física ou mental pela qual uma pessoa perdeu parte ou toda a capacidade para certas atividades xadrezísticas.
law-term-discretion = Em cerca de 39 lugares as Leis deixam a decisão ao julgamento do árbitro.
law-term-draw = Uma partida que termina sem vencedor.
law-term-exchange = Um peão é promovido; ou uma peça é capturada em troca de outra do mesmo valor; ou perde-se uma torre por um bispo ou cavalo.
law-term-fischer = Cada jogador recebe tempo extra, muitas vezes 30 segundos, antes de cada lance. O que não usa fica para ele.
law-term-increment = Tempo, de 2 a 60 segundos, que cada jogador recebe por lance, somado ao relógio ou como espera.
law-term-intervene = Envolver-se em algo que está a acontecer, para o afetar.
law-term-minor = Um bispo ou um cavalo.
law-term-move = Um lance de cada jogador, como em «40 lances em 90 minutos»; a vez de jogar; ou um único lance de um jogador.
law-term-normal-means = Jogar tentando vencer, ou ter uma posição com hipóteses reais de vencer sem ser pela queda da bandeira.
law-term-organiser = O responsável pela prova: lugar, datas, prémios, convites e formato.
law-term-over-the-board = As Leis cobrem só o jogo no tabuleiro, não pela internet nem por correspondência.
law-term-piece = Uma das 32 figuras do tabuleiro; ou só rei, dama, torre, bispo ou cavalo, em contraste com o peão.
law-term-regulations = Vários pontos das Leis são opcionais. O regulamento da prova diz quais foram escolhidos.
law-term-result = Em geral 1-0, 0-1 ou empate. Em casos excecionais os dois perdem, ou um recebe meio ponto e o outro nada. Uma partida não jogada é mais para um e menos para o outro, ou menos para os dois.
law-term-standard = Uma partida em que cada jogador tem pelo menos 60 minutos.
law-term-supervision = As regras de competição aplicam-se em semirrápidas se um árbitro vigia no máximo três partidas, em rápidas uma só, e a partida é registada.
law-term-time-control = A regra sobre o tempo de cada jogador, como 40 lances em 90 minutos. Cumpre o controlo de tempo quem faz esses lances nesse tempo.
law-term-wings = A ala da dama é a metade do tabuleiro com as colunas a até d, a ala do rei a metade com as colunas e até h.
law-term-zero-tolerance = Os jogadores devem estar no tabuleiro quando a ronda começa.
