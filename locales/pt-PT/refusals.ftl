# Refusals: the reason, and what to do instead.
refused-not-announced = O lance ainda não foi anunciado. Anuncie-o e depois acione o relógio.
refused-not-repeated = O adversário ainda não repetiu o lance.
refused-not-executed = Já repetiu esse lance. Execute-o primeiro no seu tabuleiro.
refused-not-made = O lance ainda não foi feito. Faça-o primeiro no seu tabuleiro.
refused-not-your-move = Não é a sua vez.
refused-not-to-move = Não é a vez das { $side }.
refused-not-understood = Não foi entendido: { $word }. Peça e casa, ou ajuda.
refused-word-not-understood = Palavra { $number } não entendida: { $word }. Escreva ajuda.
refused-incomplete = Lance incompleto: { $word }. Acrescente a peça e a casa.
refused-no-promotion-piece = Promover a quê? { $word }: acrescente a peça.
refused-nothing-said = Incompleto. Acrescente o resto.
refused-ambiguous = Mais do que um lance corresponde a { $word }. Acrescente a casa de partida.
refused-illegal = Não é legal: { $word }.
refused-illegal-alone = Não é legal: { $word }. Escolha outro.
illegal-no-such-piece = Não tem essa peça.
illegal-no-such-pawn = Nenhum peão seu pode ir até ali.
illegal-no-piece-on = Não tem peça em { $square }.
illegal-own-piece-there = Ali está uma peça sua.
illegal-not-that-way = Essa peça não se move assim.
illegal-blocked = Outra peça está no caminho.
illegal-nothing-to-capture = Não há nada para capturar.
illegal-king-into-check = O seu rei ficaria em xeque ali.
illegal-in-check = Está em xeque.
illegal-pinned = Ela está cravada no seu rei.
illegal-castling = Não pode rocar agora.
illegal-wrong-promotion = Um peão só pode ser promovido a dama, torre, bispo ou cavalo.
refused-in-check = O rei está em xeque.
refused-opponents-move = Esse lance é do adversário. Escreva o seu.
refused-illegal-hand = De { $from } para { $to } não é um lance legal.
refused-illegal-there = Não é legal ali: { $to }.
refused-clock-running = Pare primeiro os relógios.
refused-clocks-run = Os relógios já estão a andar.
refused-clock-stopped = Os relógios já estão parados.
refused-clock-already-pressed = Já jogou. É a vez do adversário.
refused-no-clock = Esta partida não tem relógio.
refused-not-permitted = Isso não é permitido aqui.
duty-speak = Cada jogador anuncia os próprios lances.
duty-hand = Cada jogador move as peças no próprio tabuleiro.
duty-press = Cada jogador aciona o próprio relógio.
duty-record = Cada jogador preenche a própria folha.
duty-stop-clocks = Só um jogador ou o árbitro para os relógios.
duty-start-clocks = Só o árbitro inicia os relógios.
duty-set-clocks = Só o árbitro acerta os relógios.
duty-own-game = Só o próprio jogador decide isso.
duty-rule = Só o árbitro pode fazer isso.
duty-place-clock = Antes da partida, o árbitro decide onde fica o relógio.
refused-device-fixed = Durante a partida só pode mudar os seus dispositivos de som; os dos outros, muda-os o árbitro na sua mesa.
refused-device-taken = Esse dispositivo é de outra pessoa nesta partida: escolha um dos seus, ou pergunte ao árbitro.
refused-board-is-electronic = Esse tabuleiro é eletrónico: mova as peças nele. Para as mover aqui, escreva primeiro: tabuleiro fora.
refused-no-electronic-board = Esse lugar não tem tabuleiro eletrónico. Para ouvir quais estão ligados, escreva: tabuleiros.
refused-no-such-device = Nenhum dispositivo tem esse número. Escreva dispositivos para ouvir a lista.
refused-game-over = A partida terminou.
refused-result-stands = A partida terminou. Para a continuar, escreva anular e o motivo.
refused-too-late = É tarde demais para isso.
refused-too-late-take-back = Tarde demais para corrigir: o lance está completo. Para voltar atrás, escreva voltar atrás.
refused-too-late-to-correct = Tarde demais para corrigir: o relógio foi acionado.
refused-fair-play = A ajuda está desligada enquanto joga com uma pessoa na internet.
refused-beside-competition = Há aqui uma partida de uma prova em curso: até terminar, não há ajuda noutras mesas.
refused-only-at-home = Só em partidas em casa.
refused-no-practice = Não está a treinar. Para começar, escreva treino.
refused-no-such-command = Comando desconhecido: { $word }. Escreva ajuda.
refused-command-on-sheet = { $typed ->
    [yes] Isso é um comando. Escreva-o sozinho.
   *[no] Escreva os comandos na linha de lances (F6).
}
refused-no-such-game = Nenhuma partida tem esse número. Escreva partidas para as ouvir.
refused-too-early = É cedo demais para isso.
refused-draw-needs-moves = O empate só pode ser acordado depois de um lance de cada jogador.
refused-too-early-to-record = { $typed ->
    [yes] Escreva os lances sozinhos
   *[no] Escreva os lances na linha de lances (F6)
}; aqui são anotados depois de feitos. Para reclamar pelo 9.2 ou 9.3 com um lance pretendido, escreva (9.2 { $word }).
refused-empty-square = Essa casa está vazia.
refused-nothing-in-hand = Não tem nenhuma peça na mão.
refused-nothing-announced = Não há lance anunciado para isso.
refused-flag-not-fallen = A bandeira não caiu.
refused-no-offer = Não há proposta de empate.
refused-nothing-to-correct = Não há nenhum lance ilegal que ainda possa ser corrigido.
refused-no-proposal = Não há proposta desse tipo em aberto.
refused-several-proposals = Há mais do que uma proposta em aberto. Diga qual.
refused-out-of-range = Não existe esse lance.
refused-board-unseen = O programa não vê os tabuleiros desta partida. Introduza primeiro a posição.
refused-possible = Queria dizer { $moves }?
refused-article = Artigo { $article }.
refused-read-only = Esta partida só pode ser lida. Comece uma nova partida para jogar.
refused-no-assistant = Primeiro tem de ser designado um assistente, porque um jogador é cego e o outro surdo.
refused-nobody-to-approve = Esse jogador não tem assistente.
refused-pin-needed = A mesa do árbitro está bloqueada. Escreva pin e depois o PIN.
refused-pin-elsewhere = Nenhum PIN abre esta partida aqui: foi bloqueada noutro computador. Só o posto do árbitro na sala a pode desbloquear.
refused-game-locked = Esta partida está bloqueada: para sair dela, o árbitro tem de desbloquear a sua mesa com o PIN.
refused-lock-of-other-event = Esta partida está bloqueada, e o bloqueio não é deste torneio. Desbloqueie-a na mesa, com o PIN.
refused-locked-table = Esta mesa está bloqueada: não pode entrar noutro torneio nem sair de um. Desbloqueie-a primeiro: escreva desbloquear e o PIN.
refused-pin-wrong = PIN errado. { $number ->
    [one] Tente de novo dentro de { $number } segundo.
   *[other] Tente de novo dentro de { $number } segundos.
}
refused-pin-too-soon = Demasiado cedo depois de um PIN errado. { $number ->
    [one] Tente de novo dentro de { $number } segundo.
   *[other] Tente de novo dentro de { $number } segundos.
}
refused-pin-unfit = Um PIN tem de ter de quatro a doze algarismos (oito é melhor), ou pelo menos três palavras que somem doze letras.
refused-nothing-entered = Não está a introduzir uma posição. Escreva introduzir e a cor.
refused-file-exists = Esse ficheiro já existe. Escolha outro nome.
refused-file-failed = Não é possível guardar aí. Escolha outro caminho.
refused-file-not-there = { $typed ->
    [yes] Ficheiro não encontrado: «{ $word }». Nada foi introduzido. Verifique o caminho.
   *[no] Ficheiro não encontrado: «{ $word }». Nada foi introduzido. Verifique o caminho; a linha fica como está.
}
refused-file-is-folder = «{ $word }» é uma pasta. Nada foi introduzido. Acrescente o nome do ficheiro.
refused-file-forbidden = Não tem permissão para ler «{ $word }». Nada foi introduzido.
refused-file-not-text = O ficheiro «{ $word }» não é texto em UTF-8. Nada foi introduzido. Guarde-o como texto UTF-8 ou escreva os lances a seguir a: introduzir folha.
refused-file-too-long = O ficheiro «{ $word }» excede 256 KiB. Nada foi introduzido. Use um ficheiro com uma só folha de registo.
refused-file-not-a-file = «{ $word }» é um dispositivo ou um pipe, não um ficheiro. Nada foi introduzido. Indique o caminho de um ficheiro.
refused-file-unreadable = Não foi possível ler «{ $word }». Nada foi introduzido. Tente de novo ou copie-o para outro disco.
