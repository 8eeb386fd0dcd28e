# Uma partida em dois computadores: um é o anfitrião e tem a mesa, o outro é um lugar nela.
line-hosting = anfitrião;anfitriao
line-hosting-at = anfitrião em;anfitriao em
line-hosting-over = anfitrião por;anfitriao por
line-hosting-end = anfitrião fim;anfitriao fim
line-sitting = sentar
said-elsewhere-seated = { $name } joga de { $side } noutro computador.
said-lag-given = { $who }: o lance levou { $lag } ms pela rede; foram devolvidos { $given } ms.
elsewhere-opening = Esta mesa abre-se a outro computador.
elsewhere-code = Código para o outro computador, { $side }: { $words }. Por escrito: { $squares }. Lá alguém escreve: sentar { $address } { $squares }. Vale dez minutos.
elsewhere-addresses = Este computador também está em { $addresses }.
elsewhere-wrong-code = Um código errado foi escrito três vezes. Já não vale: escreva anfitrião para outro.
elsewhere-expired = O código já não vale. Escreva anfitrião para outro.
elsewhere-cannot-listen = Este computador não está acessível nesse endereço: outro programa ocupa-o. Escreva: anfitrião em, outro endereço com uma porta.
relay-carries-sealed = Este computador transporta partidas em dois computadores; ninguém aqui as pode ler. Está em { $addresses }. Na mesa escreve-se anfitrião por e esse endereço.
elsewhere-waits = { $who } joga noutro computador. Escreva anfitrião para um código que o deixe entrar de novo, ou anfitrião fim para jogar aqui.
elsewhere-ended = Esta mesa já não está aberta a outro computador.
elsewhere-seat-ended = O outro computador já não deixa jogar daqui. Ainda pode ler a partida; para continuar, escreva sentar, o endereço e um código novo.
elsewhere-lost = O computador de { $who } não responde. Os relógios continuam.
elsewhere-lost-stopped = O computador de { $who } não responde. Os dois relógios estão parados onde foi ouvido pela última vez.
elsewhere-lost-standing = O computador de { $who } não responde. Os relógios não estão a andar.
elsewhere-too-long = O computador de { $who } não é ouvido há { $time }; ausentou-se { $times ->
    [one] uma vez
   *[other] { $times } vezes
}. É mais do que o regulamento permite.
elsewhere-back = O computador de { $who } voltou.
elsewhere-seated = Está à mesa do outro computador.
elsewhere-assistant-there = { $name }, assistente, está no outro computador e atua a partir de lá.
elsewhere-assistant-here = { $name } dá-lhe assistência aqui. As linhas do assistente começam por { $word } e dois pontos.
elsewhere-you-assist = Dá assistência às { $who }. Na linha de lances do jogador, as suas linhas começam por { $word } e dois pontos.
seat-word-assistant = assistente
elsewhere-host-lost = O outro computador não responde. O que fizer agora não é enviado; os relógios talvez continuem. Pode explorar o tabuleiro.
elsewhere-host-back = O outro computador voltou.
elsewhere-missed = { $count ->
    [one] Entretanto foi dita uma frase: Shift F9 di-la.
   *[other] Entretanto foram ditas { $count } frases: Shift F9 di-las, a última primeiro.
}
elsewhere-no-answer = O outro computador não responde. Verifique o endereço e a rede e tente de novo.
elsewhere-not-let-in = O outro computador não admitiu este: o código está errado ou já não vale. Peça um novo.
elsewhere-other-version = Os programas dos dois computadores são demasiado diferentes para jogar juntos. Instale em ambos a versão mais recente do Annabella; depois alguém escreve anfitrião na mesa para outro código.
refused-not-from-here = Isso não se pode fazer a partir de um lugar noutro computador.
refused-nobody-assists = Ninguém lhe dá assistência aqui.
refused-no-invitation = Escreva sentar, o endereço do outro computador e as quatro casas do código dele.
refused-host-away = O outro computador não responde, portanto isto não é feito. Tente quando ele voltar.
refused-host-silent = O outro computador não respondeu. Se isto não foi feito, será avisado quando ele voltar.
refused-not-arrived = O que fez por último não chegou ao outro computador e não foi feito. Faça-o de novo.
