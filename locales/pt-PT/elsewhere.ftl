# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = anfitrião
line-hosting-at = anfitrião em
line-hosting-over = anfitrião por
line-hosting-end = anfitrião fim
line-sitting = sentar
control-host = Receber um jogador
control-host-help = Abre o outro lado a um jogador noutro computador e diz o código. Vale dez minutos.
control-sit = Entrar noutro computador
control-sit-help = Diz como jogar na mesa de outro computador.
elsewhere-opening = A abrir.
elsewhere-code = Código para { $side }: { $words }. Por escrito: { $squares }. No outro computador, escreva: sentar { $address }, depois o código. Vale dez minutos. Escreva anterior para o ouvir de novo.
elsewhere-code-replaces = { $side }: esse lado já é jogado noutro computador; quem entrar com este código ocupa o lugar.
elsewhere-addresses = Este computador também está acessível em { $addresses }.
elsewhere-wrong-code = Código errado três vezes. O código já não vale: escreva anfitrião para um novo.
elsewhere-expired = O código expirou. Escreva anfitrião para um novo.
elsewhere-cannot-listen = Não é possível usar esse endereço: outro programa está a usá-lo. Escreva outra porta, por exemplo: anfitrião em 0.0.0.0:7462.
usage-host = Escreva só { $word } ou com um endereço, por exemplo: anfitrião em 0.0.0.0:7462.
usage-host-over = Falta o repetidor. Escreva o endereço dele, por exemplo: anfitrião por relay.example.org.
elsewhere-no-code = O árbitro pediu um código para jogar de outro computador, mas não há nenhum: { $why ->
    [cannot_listen] outro programa daqui usa o endereço.
    [not_built] este programa foi compilado sem rede.
    [apart] o retransmissor não responde.
   *[other] este computador não consegue abrir um acesso na rede.
}
relay-carries-sealed = Este computador retransmite partidas entre dois outros; ninguém aqui as pode ler. Está acessível em { $addresses }. Na mesa, escreva anfitrião por e esse endereço.
elsewhere-waits = { $who } joga noutro computador. Escreva anfitrião para um código novo, ou anfitrião fim para jogar aqui.
elsewhere-ended = Já não está aberta a outro computador.
elsewhere-seat-ended = O outro computador fechou este lugar. Ainda pode ler a partida; para continuar a jogar, escreva sentar, o endereço e um código novo.
elsewhere-seated = Entrou na mesa do outro computador.
elsewhere-assistant-there = { $name }, assistente, está no outro computador.
elsewhere-assistant-here = { $name } dá-lhe assistência aqui. Comece as linhas do assistente por «{ $word }:».
elsewhere-you-assist = Dá assistência às { $who }. Na linha de lances do jogador, comece as suas linhas por «{ $word }:».
elsewhere-host-lost = O outro computador não responde. O que fizer agora não é enviado, e os relógios podem continuar a andar. Ainda pode explorar o tabuleiro.
elsewhere-host-back = O outro computador está de novo ligado.
elsewhere-missed = { $count ->
    [one] Perdeu uma mensagem: { $key } lê-a.
   *[other] Perdeu { $count } mensagens: { $key } lê-as, a mais recente primeiro.
}
refused-not-from-here = Isso não pode ser feito a partir de outro computador.
refused-no-invitation = Escreva sentar, o endereço e as quatro casas.
refused-host-away = O outro computador não responde, por isso nada foi feito. Tente quando ele voltar.
refused-host-silent = O outro computador não respondeu. Se isto não foi feito, será avisado quando a ligação voltar.
refused-not-arrived = A sua última ação não chegou ao outro computador. Faça-a de novo.
option-join = senta-se a uma mesa noutro computador: endereço dele, como 192.168.1.20; com --code
usage-of-join = { "[" }--join ENDEREÇO --code CÓDIGO]
capability-duplex = Permite que um jogador esteja noutro computador.
