# Porque é que algo não é feito, e o que fazer em vez disso.
refused-not-announced = O lance ainda não foi anunciado. Anuncie-o e depois prima o relógio.
refused-not-repeated = O adversário ainda não repetiu o lance.
refused-not-executed = O lance ainda não foi executado no tabuleiro.
refused-not-made = O lance ainda não foi feito. Faça-o primeiro no seu tabuleiro.
refused-not-your-move = Não é a sua vez de jogar.
refused-not-understood = Não foi entendido: { $word }. Diga uma peça e uma casa, ou escreva ajuda.
refused-word-not-understood = A palavra { $number } não foi entendida: { $word }. Diga uma peça e uma casa, ou escreva ajuda.
refused-incomplete = Lance incompleto: { $word }. Diga a peça e a casa.
refused-no-promotion-piece = Falta a peça da promoção: { $word }. Diga-a também.
refused-nothing-said = Falta algo. Complete a frase.
refused-ambiguous = Vários lances são possíveis: { $word }. Diga também a casa de partida.
refused-illegal = Não é um lance legal: { $word }.
refused-illegal-alone = Não é um lance legal: { $word }. Escolha outro.
refused-illegal-hand = De { $from } para { $to } não é um lance legal.
refused-illegal-there = Ali não é legal: { $to }.
refused-clock-running = Pare primeiro os relógios.
refused-clock-stopped = Os relógios já estão parados.
refused-clock-already-pressed = O seu lance está completo. Joga o adversário.
refused-no-clock = Esta partida não tem relógio.
refused-not-permitted = Isso não é permitido aqui.
duty-speak = Cada jogador anuncia os próprios lances.
duty-hand = Cada jogador move as peças no próprio tabuleiro.
duty-press = Cada jogador prime o próprio relógio.
duty-record = Cada jogador preenche a própria folha.
duty-stop-clocks = Só um jogador ou o árbitro para os relógios.
duty-start-clocks = Só o árbitro põe os relógios em marcha.
duty-set-clocks = Só o árbitro acerta os relógios.
duty-own-game = Só o próprio jogador decide isso.
duty-rule = Só o árbitro pode.
refused-device-fixed = O dispositivo fica fixado durante a partida: só quem o usa ou o árbitro, na sua mesa, o pode mudar.
refused-device-taken = Esse dispositivo é de outra pessoa nesta partida: escolha um seu ou pergunte ao árbitro.
refused-no-such-device = Nenhum dispositivo tem esse número. Escreva dispositivos para ouvir a lista.
refused-game-over = A partida terminou.
refused-too-late = É tarde demais para isso.
refused-too-early = É cedo demais para isso.
refused-too-early-to-record = Os lances vão na linha de lance; aqui são anotados depois de feitos. Para reclamar pelo 9.2 ou 9.3 com um lance pretendido, escreva (9.2 { $word }).
refused-empty-square = Não há lá nada.
refused-nothing-in-hand = Não tem nenhuma peça na mão.
refused-nothing-announced = Nada foi anunciado.
refused-flag-not-fallen = A bandeira não caiu.
refused-no-offer = Não há proposta de empate.
refused-nothing-to-correct = Não há lance ilegal que ainda possa ser corrigido.
refused-no-proposal = Não existe essa proposta.
refused-several-proposals = Há mais de uma proposta em aberto. Diga qual.
refused-out-of-range = Não existe esse lance.
refused-board-unseen = O programa não vê os tabuleiros desta partida. Introduza primeiro o tabuleiro.
refused-possible = Possíveis: { $moves }.
refused-article = Artigo { $article }.
refused-read-only = Este diário só pode ser lido. Abra uma nova partida para jogar.
refused-no-assistant = Primeiro tem de ser designado um assistente, porque um jogador é cego e o outro surdo.
refused-pin-needed = A mesa do árbitro está bloqueada. Escreva pin e depois o PIN.
refused-game-locked = Esta partida está bloqueada: para sair dela, o árbitro abre primeiro a sua mesa com o PIN.
refused-pin-wrong = Esse não é o PIN. { $number ->
    [one] Tente de novo dentro de { $number } segundo.
   *[other] Tente de novo dentro de { $number } segundos.
}
refused-pin-too-soon = Depois de um PIN errado é preciso esperar. { $number ->
    [one] Tente de novo dentro de { $number } segundo.
   *[other] Tente de novo dentro de { $number } segundos.
}
refused-pin-unfit = Um PIN tem de quatro a doze algarismos, de preferência oito, ou pelo menos três palavras que somem doze letras. Escolha outro.
refused-nothing-entered = Nenhum tabuleiro está a ser introduzido. Escreva introduzir e a cor.
refused-file-exists = Já existe um ficheiro com esse nome. Dê outro nome.
refused-file-failed = Não é possível escrever o ficheiro aí. Dê outro caminho.
refused-file-not-there = Não há nenhum ficheiro «{ $word }». Nada foi introduzido. Verifique o caminho; a linha fica como está.
refused-file-is-folder = «{ $word }» é uma pasta. Nada foi introduzido. Acrescente o nome do ficheiro.
refused-file-forbidden = Não é permitido ler o ficheiro «{ $word }». Nada foi introduzido. Mude as permissões ou copie-o.
refused-file-not-text = O ficheiro «{ $word }» não é texto em UTF-8. Nada foi introduzido. Guarde-o como texto UTF-8 ou escreva os lances a seguir a: introduzir folha.
refused-file-too-long = O ficheiro «{ $word }» excede 256 KiB. Nada foi introduzido. Dê um ficheiro com uma só folha de registo.
refused-file-not-a-file = «{ $word }» é um dispositivo ou um pipe, não um ficheiro. Nada foi introduzido. Dê o caminho de um ficheiro.
refused-file-unreadable = Não foi possível ler o ficheiro «{ $word }». Nada foi introduzido. Tente de novo ou copie-o para outro disco.
