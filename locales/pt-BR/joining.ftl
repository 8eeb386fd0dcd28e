# A table of a hall: sentences for its players and arbiter.
line-joining = sala
line-joining-join = sala entrar
line-joining-game = sala partida
line-joining-leave = sala sair
control-hall = Torneio
control-hall-help = Diz de que torneio esta mesa faz parte e como entrar em um.
joined-joining = Pedido enviado ao posto. Aguardando o árbitro.
joined-left = Esta mesa saiu de { $event }.
joined-none = Sem torneio. Digite: sala entrar, endereço, código.
joined-state-away = O posto do árbitro está desconectado. A partida continua.
joined-member = Esta é a mesa { $table } de { $event }, torneio número { $digits }.
joined-plays = { $round ->
    [0] Desempate
   *[other] Rodada { $round }
}: { $white } joga de brancas contra { $black }.
joined-locked = Esta mesa está trancada e não entra em { $event }, torneio número { $digits }: a tranca não é desse torneio.
joined-unlock-first = Para entrar nele, destranque a mesa primeiro: digite destrancar e o PIN.
joined-none-found = Nenhum posto encontrado. Digite também o endereço: sala entrar, endereço, código.
joined-several-found = Vários postos encontrados: { $list }. Digite sala entrar, o endereço de um deles e o código.
joined-not-let-in = O código está errado ou expirou. Peça um novo ao árbitro.
joined-turned-away = O árbitro não admitiu esta mesa.
joined-lapsed = O código expirou antes da resposta do árbitro. Peça um novo.
joined-no-answer = O posto não responde. Verifique o endereço e a rede.
joined-apart = O outro computador não responde. Ou ele está desligado, ou esta rede isola os computadores: tente um cabo, um ponto de acesso próprio ou um repetidor.
joined-cannot-keep = Não é possível gravar na pasta de dados do programa, por isso esta mesa não entrou; o código ainda vale. Libere espaço ou use outra pasta (--data) e tente de novo.
joined-not-built = Esta versão do programa não inclui a rede. Inicie-o com: make run HALL=yes
joined-not-opened = Não foi possível conectar à rede. A partida continua.
joined-cannot-connect = Esta mesa foi admitida, mas neste endereço não é possível uma conexão segura com o posto do árbitro. Peça outro endereço ao árbitro. A partida continua.
joined-connected = O posto do árbitro está conectado.
joined-back = O posto do árbitro está conectado de novo.
joined-away = O posto do árbitro está desconectado. A partida continua; o posto será atualizado quando se reconectar.
joined-removed = O árbitro principal retirou esta mesa de { $event }.
joined-reason = Decisão do posto de { $name }: { $reason }.
joined-ruled = Decisão do posto de { $name }.
joined-next-game = { $round ->
    [0] Desempate
   *[other] Rodada { $round }
}: { $white } joga de brancas contra { $black }. Preparar esta partida?
joined-ask-back = Este computador era a mesa { $table } de { $event }. Entrar de novo?
joined-game-waits = { $round ->
    [0] Desempate
   *[other] Rodada { $round }
}: { $white } joga de brancas contra { $black }. Digite sala partida para preparar esta partida.
joined-game-over = Essa partida terminou: { $result }. Ela não foi jogada neste computador. Para tê-la aqui, o árbitro digita { $word } no seu posto, e esse arquivo é aberto aqui.
refused-no-code = Isso não é um código. Digite quatro casas, por exemplo e4 g7 a2 f3.
refused-no-event = Esta mesa não faz parte de um torneio.
refused-not-hosting = Nenhum lugar está aberto a outro computador.
refused-home-game = Há uma partida em casa em andamento. Termine-a ou comece outra e entre de novo.
refused-no-pairing = Não há outra partida para esta mesa nesta rodada, ou a atual ainda não terminou.
elsewhere-no-answer = Sem resposta. Verifique o endereço e a rede.
elsewhere-not-let-in = O código está errado ou expirou. Peça um novo.
elsewhere-other-version = As versões do programa nos dois computadores são diferentes demais para jogar juntas. Instale nos dois a versão mais recente do Annabella; depois digite anfitrião na mesa para um novo código.
usage-of-hall = { "[" }--hall ENDEREÇO --code CÓDIGO]
capability-hall = Liga as mesas de um salão ao posto do árbitro por uma rede local.
