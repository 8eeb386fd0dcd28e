# Por que algo não é feito, e o que fazer em vez disso.
refused-not-announced = O lance ainda não foi anunciado. Anuncie e depois acione o relógio.
refused-not-repeated = O oponente ainda não repetiu o lance.
refused-not-executed = O lance ainda não foi executado no tabuleiro.
refused-not-made = O lance ainda não foi feito. Faça o lance primeiro no seu tabuleiro.
refused-not-your-move = Não é a sua vez de jogar.
refused-not-understood = Não entendido: { $word }. Diga uma peça e uma casa, ou digite ajuda.
refused-word-not-understood = A palavra { $number } não foi entendida: { $word }. Diga uma peça e uma casa, ou digite ajuda.
refused-incomplete = Lance incompleto: { $word }. Diga a peça e a casa.
refused-no-promotion-piece = Falta a peça da promoção: { $word }. Diga-a também.
refused-nothing-said = Falta algo. Complete a frase.
refused-ambiguous = Vários lances são possíveis: { $word }. Diga também a casa de origem.
refused-illegal = Não é um lance legal: { $word }.
refused-illegal-alone = Não é um lance legal: { $word }. Escolha outro.
refused-illegal-hand = De { $from } para { $to } não é um lance legal.
refused-illegal-there = Ali não é legal: { $to }.
refused-clock-running = Pare os relógios primeiro.
refused-clock-stopped = Os relógios já estão parados.
refused-clock-already-pressed = Seu lance está completo. É a vez do adversário.
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
duty-rule = Só o árbitro pode.
refused-device-fixed = O dispositivo fica fixado durante a partida: só quem o usa ou o árbitro, em sua mesa, pode mudá-lo.
refused-device-taken = Esse dispositivo é de outra pessoa nesta partida: escolha um seu ou pergunte ao árbitro.
refused-no-such-device = Nenhum dispositivo tem esse número. Digite dispositivos para ouvir a lista.
refused-game-over = A partida terminou.
refused-too-late = É tarde demais para isso.
refused-too-early = É cedo demais para isso.
refused-too-early-to-record = Os lances vão na linha de lance; aqui são anotados depois de feitos. Para reivindicar pelo 9.2 ou 9.3 com um lance pretendido, escreva (9.2 { $word }).
refused-empty-square = Não há nada ali.
refused-nothing-in-hand = Não há peça na mão.
refused-nothing-announced = Nada foi anunciado.
refused-flag-not-fallen = A seta não caiu.
refused-no-offer = Não há proposta de empate.
refused-nothing-to-correct = Não há lance ilegal que ainda possa ser corrigido.
refused-no-proposal = Não existe essa proposta.
refused-several-proposals = Há mais de uma proposta aberta. Diga qual.
refused-out-of-range = Não existe esse lance.
refused-board-unseen = O programa não vê os tabuleiros desta partida. Informe o tabuleiro primeiro.
refused-possible = Possíveis: { $moves }.
refused-article = Artigo { $article }.
refused-read-only = Este diário só pode ser lido. Abra uma nova partida para jogar.
refused-no-assistant = Primeiro é preciso designar um assistente, pois um jogador é cego e o outro surdo.
refused-pin-needed = A mesa do árbitro está trancada. Digite pin e depois o PIN.
refused-game-locked = Esta partida está trancada: para sair dela, o árbitro abre antes a sua mesa com o PIN.
refused-pin-wrong = Esse não é o PIN. { $number ->
    [one] Tente de novo em { $number } segundo.
   *[other] Tente de novo em { $number } segundos.
}
refused-pin-too-soon = Depois de um PIN errado é preciso esperar. { $number ->
    [one] Tente de novo em { $number } segundo.
   *[other] Tente de novo em { $number } segundos.
}
refused-pin-unfit = Um PIN tem de quatro a doze dígitos, de preferência oito, ou pelo menos três palavras que somem doze letras. Escolha outro.
refused-nothing-entered = Nenhum tabuleiro está sendo informado. Digite informar e a cor.
refused-file-exists = Já existe um arquivo com esse nome. Dê outro nome.
refused-file-failed = O arquivo não pode ser gravado ali. Dê outro caminho.
refused-file-not-there = Não há arquivo "{ $word }". Nada foi informado. Verifique o caminho; a linha fica como está.
refused-file-is-folder = "{ $word }" é uma pasta. Nada foi informado. Acrescente o nome do arquivo.
refused-file-forbidden = O arquivo "{ $word }" não pode ser lido. Nada foi informado. Mude as permissões ou copie-o.
refused-file-not-text = O arquivo "{ $word }" não é texto em UTF-8. Nada foi informado. Salve-o como UTF-8 ou digite os lances depois de: informar planilha.
refused-file-too-long = O arquivo "{ $word }" passa de 256 KiB. Nada foi informado. Dê um arquivo com uma só planilha.
refused-file-not-a-file = "{ $word }" é um dispositivo ou um pipe, não um arquivo. Nada foi informado. Dê o caminho de um arquivo.
refused-file-unreadable = Não foi possível ler o arquivo "{ $word }". Nada foi informado. Tente de novo ou copie-o para outro disco.
