# A table of a hall: sentences for its players and arbiter.
line-joining = sala
line-joining-join = sala entrar
line-joining-game = sala partida
line-joining-leave = sala sair
control-hall = Torneio
control-hall-help = Diz de que torneio esta mesa faz parte e como entrar num.
joined-joining = Pedido enviado ao posto. A aguardar o árbitro.
joined-left = Esta mesa saiu de { $event }.
joined-none = Sem torneio. Escreva: sala entrar, endereço, código.
joined-state-away = O posto do árbitro está sem ligação. A partida continua.
joined-member = Esta é a mesa { $table } de { $event }, torneio número { $digits }.
joined-plays = { $round ->
    [0] Desempate
   *[other] Ronda { $round }
}: { $white } joga de brancas contra { $black }.
joined-locked = Esta mesa está bloqueada e não entra em { $event }, torneio número { $digits }: o bloqueio não é desse torneio.
joined-unlock-first = Para entrar nele, desbloqueie a mesa primeiro: escreva desbloquear e o PIN.
joined-none-found = Nenhum posto encontrado. Escreva também o endereço: sala entrar, endereço, código.
joined-several-found = Vários postos encontrados: { $list }. Escreva sala entrar, o endereço de um deles e o código.
joined-not-let-in = O código está errado ou expirou. Peça um novo ao árbitro.
joined-turned-away = O árbitro não admitiu esta mesa.
joined-lapsed = O código expirou antes da resposta do árbitro. Peça um novo.
joined-no-answer = O posto não responde. Verifique o endereço e a rede.
joined-apart = O outro computador não responde. Ou está desligado, ou esta rede isola os computadores: tente um cabo, um ponto de acesso próprio ou um repetidor.
joined-cannot-keep = Não é possível escrever na pasta de dados do programa, por isso esta mesa não entrou; o código ainda vale. Liberte espaço ou use outra pasta (--data) e tente de novo.
joined-not-built = Esta versão do programa não inclui a rede. Inicie-o com: make run HALL=yes
joined-not-opened = Não foi possível ligar à rede. A partida continua.
joined-cannot-connect = Esta mesa foi admitida, mas neste endereço não é possível uma ligação segura ao posto do árbitro. Peça outro endereço ao árbitro. A partida continua.
joined-connected = O posto do árbitro está ligado.
joined-back = O posto do árbitro está de novo ligado.
joined-away = O posto do árbitro está sem ligação. A partida continua; o posto será atualizado quando voltar.
joined-removed = O árbitro principal retirou esta mesa de { $event }.
joined-reason = Decisão do posto de { $name }: { $reason }.
joined-ruled = Decisão do posto de { $name }.
joined-next-game = { $round ->
    [0] Desempate
   *[other] Ronda { $round }
}: { $white } joga de brancas contra { $black }. Preparar esta partida?
joined-ask-back = Este computador era a mesa { $table } de { $event }. Entrar de novo?
joined-game-waits = { $round ->
    [0] Desempate
   *[other] Ronda { $round }
}: { $white } joga de brancas contra { $black }. Escreva sala partida para preparar esta partida.
joined-game-over = Essa partida terminou: { $result }. Não foi jogada neste computador. Para a ter aqui, o árbitro escreve { $word } no seu posto, e esse ficheiro é aberto aqui.
refused-no-code = Isso não é um código. Escreva quatro casas, por exemplo e4 g7 a2 f3.
refused-no-event = Esta mesa não faz parte de um torneio.
refused-not-hosting = Nenhum lugar está aberto a outro computador.
refused-home-game = Há uma partida em casa em curso. Termine-a ou comece outra e entre de novo.
refused-no-pairing = Não há outra partida para esta mesa nesta ronda, ou a atual ainda não terminou.
elsewhere-no-answer = Sem resposta. Verifique o endereço e a rede.
elsewhere-not-let-in = O código está errado ou expirou. Peça um novo.
elsewhere-other-version = As versões do programa nos dois computadores são demasiado diferentes para jogarem juntas. Instale em ambos a versão mais recente do Annabella; depois escreva anfitrião na mesa para um código novo.
usage-of-hall = { "[" }--hall ENDEREÇO --code CÓDIGO]
capability-hall = Liga as mesas de uma sala ao posto do árbitro por uma rede local.
