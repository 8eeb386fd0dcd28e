# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = anfitrião
line-hosting-at = anfitrião em
line-hosting-over = anfitrião por
line-hosting-end = anfitrião fim
line-sitting = sentar
control-host = Receber um jogador
control-host-help = Abre o outro lado a um jogador em outro computador e diz o código. Vale dez minutos.
control-sit = Entrar em outro computador
control-sit-help = Diz como jogar na mesa de outro computador.
elsewhere-opening = Abrindo.
elsewhere-code = Código para { $side }: { $words }. Por escrito: { $squares }. No outro computador, digite: sentar { $address }, depois o código. Vale dez minutos. Digite anterior para ouvi-lo de novo.
elsewhere-code-replaces = { $side }: esse lado já é jogado em outro computador; quem entrar com este código ocupa o lugar.
elsewhere-addresses = Este computador também é acessível em { $addresses }.
elsewhere-wrong-code = Código errado três vezes. O código não vale mais: digite anfitrião para um novo.
elsewhere-expired = O código expirou. Digite anfitrião para um novo.
elsewhere-cannot-listen = Não é possível usar esse endereço: outro programa o usa. Digite outra porta, por exemplo: anfitrião em 0.0.0.0:7462.
usage-host = Digite só { $word } ou com um endereço, por exemplo: anfitrião em 0.0.0.0:7462.
usage-host-over = Falta o repetidor. Digite o endereço dele, por exemplo: anfitrião por relay.example.org.
elsewhere-no-code = O árbitro pediu um código para jogar de outro computador, mas não há nenhum: { $why ->
    [cannot_listen] outro programa daqui usa o endereço.
    [not_built] este programa foi compilado sem rede.
    [apart] o retransmissor não responde.
   *[other] este computador não consegue abrir um acesso na rede.
}
relay-carries-sealed = Este computador retransmite partidas entre dois outros; ninguém aqui pode lê-las. É acessível em { $addresses }. Na mesa, digite anfitrião por e esse endereço.
elsewhere-waits = { $who } joga em outro computador. Digite anfitrião para um novo código, ou anfitrião fim para jogar aqui.
elsewhere-ended = Não está mais aberta para outro computador.
elsewhere-seat-ended = O outro computador fechou este lugar. Você ainda pode ler a partida; para continuar a jogar, digite sentar, o endereço e um novo código.
elsewhere-seated = Você entrou na mesa do outro computador.
elsewhere-assistant-there = { $name }, assistente, está no outro computador.
elsewhere-assistant-here = { $name } auxilia você aqui. Comece as linhas do assistente com "{ $word }:".
elsewhere-you-assist = Você auxilia as { $who }. Na linha de lances do jogador, comece as suas linhas com "{ $word }:".
elsewhere-host-lost = O outro computador não responde. O que você faz agora não é enviado, e os relógios podem continuar andando. Você ainda pode explorar o tabuleiro.
elsewhere-host-back = O outro computador está conectado de novo.
elsewhere-missed = { $count ->
    [one] Você perdeu uma mensagem: { $key } a lê.
   *[other] Você perdeu { $count } mensagens: { $key } as lê, a mais recente primeiro.
}
refused-not-from-here = Isso não pode ser feito de outro computador.
refused-no-invitation = Digite sentar, o endereço e as quatro casas.
refused-host-away = O outro computador não responde, por isso nada foi feito. Tente quando ele voltar.
refused-host-silent = O outro computador não respondeu. Se isto não foi feito, você será avisado quando a conexão voltar.
refused-not-arrived = Sua última ação não chegou ao outro computador. Faça-a de novo.
option-join = senta-se a uma mesa em outro computador: endereço dele, como 192.168.1.20; com --code
usage-of-join = { "[" }--join ENDEREÇO --code CÓDIGO]
capability-duplex = Permite que um jogador esteja em outro computador.
