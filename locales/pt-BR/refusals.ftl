# Refusals: the reason, and what to do instead.
refused-not-announced = O lance ainda não foi anunciado. Anuncie-o e depois acione o relógio.
refused-not-repeated = O adversário ainda não repetiu o lance.
refused-not-executed = Você já repetiu esse lance. Execute-o antes no seu tabuleiro.
refused-not-made = O lance ainda não foi feito. Faça-o antes no seu tabuleiro.
refused-not-your-move = Não é a sua vez.
refused-not-to-move = Não é a vez das { $side }.
refused-not-understood = Não entendido: { $word }. Peça e casa, ou ajuda.
refused-word-not-understood = Palavra { $number } não entendida: { $word }. Digite ajuda.
refused-incomplete = Lance incompleto: { $word }. Acrescente a peça e a casa.
refused-no-promotion-piece = Promover a quê? { $word }: acrescente a peça.
refused-nothing-said = Incompleto. Acrescente o resto.
refused-ambiguous = Mais de um lance corresponde a { $word }. Acrescente a casa de partida.
refused-illegal = Não é legal: { $word }.
refused-illegal-alone = Não é legal: { $word }. Escolha outro.
illegal-no-such-piece = Você não tem essa peça.
illegal-no-such-pawn = Nenhum peão seu pode ir até ali.
illegal-no-piece-on = Você não tem peça em { $square }.
illegal-own-piece-there = Ali está uma peça sua.
illegal-not-that-way = Essa peça não se move assim.
illegal-blocked = Outra peça está no caminho.
illegal-nothing-to-capture = Não há nada para capturar.
illegal-king-into-check = O seu rei ficaria em xeque ali.
illegal-in-check = Você está em xeque.
illegal-pinned = Ela está cravada no seu rei.
illegal-castling = Você não pode rocar agora.
illegal-wrong-promotion = Um peão só pode virar dama, torre, bispo ou cavalo.
refused-in-check = O rei está em xeque.
refused-opponents-move = Esse lance é do adversário. Digite o seu.
refused-illegal-hand = De { $from } para { $to } não é um lance legal.
refused-illegal-there = Não é legal ali: { $to }.
refused-clock-running = Pare os relógios primeiro.
refused-clocks-run = Os relógios já estão andando.
refused-clock-stopped = Os relógios já estão parados.
refused-clock-already-pressed = Você já jogou. É a vez do adversário.
refused-no-clock = Esta partida não tem relógio.
refused-not-permitted = Isso não é permitido aqui.
duty-speak = Cada jogador anuncia os próprios lances.
duty-hand = Cada jogador move as peças no próprio tabuleiro.
duty-press = Cada jogador aciona o próprio relógio.
duty-record = Cada jogador preenche a própria planilha.
duty-stop-clocks = Só um jogador ou o árbitro para os relógios.
duty-start-clocks = Só o árbitro inicia os relógios.
duty-set-clocks = Só o árbitro acerta os relógios.
duty-own-game = Só o próprio jogador decide isso.
duty-rule = Só o árbitro pode fazer isso.
duty-place-clock = Antes da partida, o árbitro decide onde fica o relógio.
refused-device-fixed = Durante a partida você só pode mudar os seus dispositivos de som; os dos outros, o árbitro muda na mesa dele.
refused-device-taken = Esse dispositivo é de outra pessoa nesta partida: escolha um dos seus, ou pergunte ao árbitro.
refused-board-is-electronic = Esse tabuleiro é eletrônico: mova as peças nele. Para movê-las aqui, digite antes: tabuleiro fora.
refused-no-electronic-board = Esse lugar não tem tabuleiro eletrônico. Para ouvir quais estão conectados, digite: tabuleiros.
refused-no-such-device = Nenhum dispositivo tem esse número. Digite dispositivos para ouvir a lista.
refused-game-over = A partida terminou.
refused-result-stands = A partida terminou. Para continuá-la, digite anular e o motivo.
refused-too-late = É tarde demais para isso.
refused-too-late-take-back = Tarde demais para corrigir: o lance está completo. Para voltar, digite voltar lance.
refused-too-late-to-correct = Tarde demais para corrigir: o relógio foi acionado.
refused-fair-play = A ajuda fica desligada enquanto você joga com uma pessoa na internet.
refused-beside-competition = Há uma partida de torneio em andamento aqui: até que termine, não há ajuda em outras mesas.
refused-only-at-home = Só em partidas em casa.
refused-no-practice = Você não está treinando. Para começar, digite treino.
refused-no-such-command = Comando desconhecido: { $word }. Digite ajuda.
refused-command-on-sheet = { $typed ->
    [yes] Isso é um comando. Digite-o sozinho.
   *[no] Digite os comandos na linha de lances (F6).
}
refused-no-such-game = Nenhuma partida tem esse número. Digite partidas para ouvi-las.
refused-too-early = É cedo demais para isso.
refused-draw-needs-moves = O empate só pode ser acordado depois de um lance de cada jogador.
refused-too-early-to-record = { $typed ->
    [yes] Digite os lances sozinhos
   *[no] Digite os lances na linha de lances (F6)
}; aqui são anotados depois de feitos. Para reivindicar pelo 9.2 ou 9.3 com um lance pretendido, escreva (9.2 { $word }).
refused-empty-square = Essa casa está vazia.
refused-nothing-in-hand = Você não tem nenhuma peça na mão.
refused-nothing-announced = Não há lance anunciado para isso.
refused-flag-not-fallen = A seta não caiu.
refused-no-offer = Nenhum empate foi oferecido.
refused-nothing-to-correct = Não há nenhum lance ilegal que ainda possa ser corrigido.
refused-no-proposal = Não há proposta desse tipo em aberto.
refused-several-proposals = Há mais de uma proposta em aberto. Diga qual.
refused-out-of-range = Não existe esse lance.
refused-board-unseen = O programa não vê os tabuleiros desta partida. Informe a posição antes.
refused-possible = Você quis dizer { $moves }?
refused-article = Artigo { $article }.
refused-read-only = Esta partida só pode ser lida. Comece uma nova partida para jogar.
refused-no-assistant = Primeiro é preciso designar um assistente, pois um jogador é cego e o outro surdo.
refused-nobody-to-approve = Esse jogador não tem assistente.
refused-pin-needed = A mesa do árbitro está trancada. Digite pin e depois o PIN.
refused-pin-elsewhere = Nenhum PIN abre esta partida aqui: ela foi trancada em outro computador. Só o posto do árbitro no salão pode destrancá-la.
refused-game-locked = Esta partida está trancada: para sair dela, o árbitro deve destrancar a mesa do árbitro com o PIN.
refused-lock-of-other-event = Esta partida está trancada, e a tranca não é deste torneio. Destranque-a na mesa, com o PIN.
refused-locked-table = Esta mesa está trancada: não pode entrar em outro torneio nem sair de um. Destranque-a primeiro: digite destrancar e o PIN.
refused-pin-wrong = PIN errado. { $number ->
    [one] Tente de novo em { $number } segundo.
   *[other] Tente de novo em { $number } segundos.
}
refused-pin-too-soon = Cedo demais depois de um PIN errado. { $number ->
    [one] Tente de novo em { $number } segundo.
   *[other] Tente de novo em { $number } segundos.
}
refused-pin-unfit = Um PIN deve ter de quatro a doze dígitos (oito é melhor), ou pelo menos três palavras que somem doze letras.
refused-nothing-entered = Você não está informando uma posição. Digite informar e a cor.
refused-file-exists = Esse arquivo já existe. Escolha outro nome.
refused-file-failed = Não é possível salvar ali. Escolha outro caminho.
refused-file-not-there = { $typed ->
    [yes] Arquivo não encontrado: "{ $word }". Nada foi informado. Verifique o caminho.
   *[no] Arquivo não encontrado: "{ $word }". Nada foi informado. Verifique o caminho; a linha fica como está.
}
refused-file-is-folder = "{ $word }" é uma pasta. Nada foi informado. Acrescente o nome do arquivo.
refused-file-forbidden = Você não tem permissão para ler "{ $word }". Nada foi informado.
refused-file-not-text = O arquivo "{ $word }" não é texto em UTF-8. Nada foi informado. Salve-o como UTF-8 ou digite os lances depois de: informar planilha.
refused-file-too-long = O arquivo "{ $word }" passa de 256 KiB. Nada foi informado. Use um arquivo com uma só planilha.
refused-file-not-a-file = "{ $word }" é um dispositivo ou um pipe, não um arquivo. Nada foi informado. Indique o caminho de um arquivo.
refused-file-unreadable = Não foi possível ler "{ $word }". Nada foi informado. Tente de novo ou copie-o para outro disco.
