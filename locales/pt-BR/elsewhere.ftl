# Uma partida em dois computadores: um é o anfitrião e tem a mesa, o outro é um lugar nela.
line-hosting = anfitrião;anfitriao
line-hosting-at = anfitrião em;anfitriao em
line-hosting-over = anfitrião por;anfitriao por
line-hosting-end = anfitrião fim;anfitriao fim
line-sitting = sentar
said-elsewhere-seated = { $name } joga de { $side } em outro computador.
said-lag-given = { $who }: o lance levou { $lag } ms pela rede; foram devolvidos { $given } ms.
elsewhere-opening = Esta mesa se abre para outro computador.
elsewhere-code = Código para o outro computador, { $side }: { $words }. Por escrito: { $squares }. Lá alguém digita: sentar { $address } { $squares }. Vale dez minutos.
elsewhere-addresses = Este computador também está em { $addresses }.
elsewhere-wrong-code = Um código errado foi digitado três vezes. Ele não vale mais: digite anfitrião para outro.
elsewhere-expired = O código não vale mais. Digite anfitrião para outro.
elsewhere-cannot-listen = Este computador não está acessível nesse endereço: outro programa o ocupa. Digite: anfitrião em, outro endereço com uma porta.
relay-carries-sealed = Este computador transporta partidas em dois computadores; ninguém aqui pode lê-las. Ele está em { $addresses }. Na mesa digita-se anfitrião por e esse endereço.
elsewhere-waits = { $who } joga em outro computador. Digite anfitrião para um código que o deixe entrar de novo, ou anfitrião fim para jogar aqui.
elsewhere-ended = Esta mesa não está mais aberta para outro computador.
elsewhere-seat-ended = O outro computador não deixa mais jogar daqui. Você ainda pode ler a partida; para continuar, digite sentar, o endereço e um novo código.
elsewhere-lost = O computador de { $who } não responde. Os relógios continuam.
elsewhere-lost-stopped = O computador de { $who } não responde. Os dois relógios estão parados onde ele foi ouvido pela última vez.
elsewhere-lost-standing = O computador de { $who } não responde. Os relógios não estão andando.
elsewhere-too-long = O computador de { $who } não é ouvido há { $time }; ausentou-se { $times ->
    [one] uma vez
   *[other] { $times } vezes
}. É mais do que o regulamento permite.
elsewhere-back = O computador de { $who } voltou.
elsewhere-seated = Você está à mesa do outro computador.
elsewhere-assistant-there = { $name }, assistente, está no outro computador e atua de lá.
elsewhere-assistant-here = { $name } auxilia você aqui. As linhas do assistente começam com { $word } e dois-pontos.
elsewhere-you-assist = Você auxilia as { $who }. Na linha de lances do jogador, as suas linhas começam com { $word } e dois-pontos.
seat-word-assistant = assistente
elsewhere-host-lost = O outro computador não responde. O que você faz agora não é enviado; os relógios talvez continuem. Você pode explorar o tabuleiro.
elsewhere-host-back = O outro computador voltou.
elsewhere-missed = { $count ->
    [one] Enquanto isso foi dita uma frase: Shift F9 a diz.
   *[other] Enquanto isso foram ditas { $count } frases: Shift F9 as diz, a última primeiro.
}
elsewhere-no-answer = O outro computador não responde. Verifique o endereço e a rede e tente de novo.
elsewhere-not-let-in = O outro computador não admitiu este: o código está errado ou não vale mais. Peça um novo.
elsewhere-other-version = Os programas dos dois computadores são diferentes demais para jogar juntos. Instale nos dois a versão mais recente do Annabella; depois alguém digita anfitrião na mesa para outro código.
refused-not-from-here = Isso não pode ser feito de um lugar em outro computador.
refused-nobody-assists = Ninguém auxilia você aqui.
refused-no-invitation = Digite sentar, o endereço do outro computador e as quatro casas do código dele.
refused-host-away = O outro computador não responde, portanto isto não é feito. Tente quando ele voltar.
refused-host-silent = O outro computador não respondeu. Se isto não foi feito, você será avisado quando ele voltar.
refused-not-arrived = O que você fez por último não chegou ao outro computador e não foi feito. Faça de novo.
