# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = anfitrião
line-hosting-at = anfitrião em
line-hosting-over = anfitrião por
line-hosting-end = anfitrião fim
line-sitting = sentar
control-host = Receber um jogador
control-host-help = Abre o outro lado a um jogador noutro computador e diz o código.
control-sit = Entrar noutro computador
control-sit-help = Diz como jogar na mesa de outro computador.
said-elsewhere-seated = { $name } joga de { $side } noutro computador.
said-elsewhere-seated-unnamed = As { $side } jogam noutro computador.
said-lag-given = { $who }: o lance demorou { $lag } ms na rede; foram devolvidos { $given } ms.
elsewhere-opening = A abrir esta mesa a outro computador.
elsewhere-code = Código para { $side }: { $words }. Por escrito: { $squares }. No outro computador, escreva: sentar { $address }, depois o código. Vale dez minutos. Escreva anterior para o ouvir de novo.
elsewhere-addresses = Este computador também está acessível em { $addresses }.
elsewhere-wrong-code = Código errado três vezes. O código já não vale: escreva anfitrião para um novo.
elsewhere-expired = O código expirou. Escreva anfitrião para um novo.
elsewhere-cannot-listen = Não é possível usar esse endereço: outro programa está a usá-lo. Escreva anfitrião em e outro endereço com uma porta.
relay-carries-sealed = Este computador retransmite partidas entre dois outros; ninguém aqui as pode ler. Está acessível em { $addresses }. Na mesa, escreva anfitrião por e esse endereço.
elsewhere-waits = { $who } joga noutro computador. Escreva anfitrião para um código novo, ou anfitrião fim para jogar aqui.
elsewhere-ended = Esta mesa já não está aberta a outro computador.
elsewhere-seat-ended = O outro computador fechou este lugar. Ainda pode ler a partida; para continuar a jogar, escreva sentar, o endereço e um código novo.
elsewhere-lost = { $who }: contacto perdido. Os relógios continuam a andar.
elsewhere-lost-stopped = { $who }: contacto perdido. Os dois relógios estão parados no momento do último contacto.
elsewhere-lost-standing = { $who }: contacto perdido. Os relógios não estão a andar.
elsewhere-too-long = { $who }: sem contacto há { $time }, até agora { $times ->
    [one] uma vez
   *[other] { $times } vezes
}. É mais do que o regulamento permite.
elsewhere-back = { $who }: contacto restabelecido.
elsewhere-seated = Entrou na mesa do outro computador.
elsewhere-assistant-there = { $name }, assistente, está no outro computador.
elsewhere-assistant-here = { $name } dá-lhe assistência aqui. Comece as linhas do assistente por «{ $word }:».
elsewhere-you-assist = Dá assistência às { $who }. Na linha de lances do jogador, comece as suas linhas por «{ $word }:».
seat-word-assistant = assistente
elsewhere-host-lost = O outro computador não responde. O que fizer agora não é enviado, e os relógios podem continuar a andar. Ainda pode explorar o tabuleiro.
elsewhere-host-back = O outro computador está de novo ligado.
elsewhere-missed = { $count ->
    [one] Perdeu uma mensagem: { $key } lê-a.
   *[other] Perdeu { $count } mensagens: { $key } lê-as, a mais recente primeiro.
}
elsewhere-no-answer = O outro computador não responde. Verifique o endereço e a rede e tente de novo.
elsewhere-not-let-in = O código está errado ou expirou. Peça um novo.
elsewhere-other-version = As versões do programa nos dois computadores são demasiado diferentes para jogarem juntas. Instale em ambos a versão mais recente do Annabella; depois escreva anfitrião na mesa para um código novo.
refused-not-from-here = Isso não pode ser feito a partir de outro computador.
refused-nobody-assists = Não tem assistente aqui.
refused-no-invitation = Escreva sentar, o endereço do outro computador e as quatro casas do código dele.
refused-host-away = O outro computador não responde, por isso nada foi feito. Tente quando ele voltar.
refused-host-silent = O outro computador não respondeu. Se isto não foi feito, será avisado quando a ligação voltar.
refused-not-arrived = A sua última ação não chegou ao outro computador. Faça-a de novo.
