# Uma mesa numa sala de torneio: o que se diz a quem está nela.
line-joining = sala
line-joining-join = sala entrar
line-joining-game = sala partida
line-joining-leave = sala sair
joined-joining = Pediu-se ao posto do árbitro que admita esta mesa. O árbitro confirma lá.
joined-left = Esta mesa já não participa em { $event }.
joined-none = Esta mesa não participa em nenhum torneio. Para entrar, escreva: sala entrar, o endereço do posto e o código de quatro casas.
joined-state-away = O posto do árbitro não está acessível. A partida continua.
joined-member = Esta é a mesa { $table } de { $event }, torneio número { $digits }.
joined-locked = Esta mesa está bloqueada e não participa em { $event }, torneio número { $digits }: o bloqueio não é desse torneio.
joined-none-found = Nenhum posto encontrado. Escreva também o endereço: sala entrar, endereço, código.
joined-several-found = Vários postos encontrados: { $list }. Escreva sala entrar, o endereço de um deles e o código.
joined-not-let-in = O posto não admitiu esta mesa: o código está errado ou já não vale. Peça um novo ao árbitro.
joined-turned-away = O árbitro não admitiu esta mesa.
joined-lapsed = O código terminou antes da resposta do árbitro. Peça um novo.
joined-no-answer = O posto não responde. Verifique o endereço e a rede e tente de novo.
joined-apart = Nada chega do outro computador. Ou está desligado, ou esta rede isola os computadores uns dos outros: tente um cabo, um ponto de acesso próprio ou um repetidor.
joined-cannot-keep = Não é possível escrever na pasta em que este programa guarda os seus dados: a mesa não foi anunciada ao posto e o código continua a valer. Liberte espaço ou inicie com outra pasta (--data) e tente de novo.
joined-not-built = Este programa foi construído sem a rede para salas de torneio.
joined-not-opened = A rede não abre. A partida continua.
joined-connected = O posto do árbitro está ligado.
joined-back = O posto do árbitro voltou.
joined-away = O posto do árbitro não está acessível. A partida continua; o árbitro saberá de tudo quando voltar.
joined-removed = O árbitro principal retirou esta mesa de { $event }.
joined-reason = Decisão do posto, { $name }: { $reason }.
joined-ruled = Decisão do posto, { $name }.
joined-next-game = { $round ->
    [0] Desempate
   *[other] Ronda { $round }
}: { $white } joga de brancas contra { $black }. Preparar esta partida?
joined-ask-back = Este computador é a mesa { $table } de { $event }. Participar de novo?
joined-game-waits = { $round ->
    [0] Desempate
   *[other] Ronda { $round }
}: { $white } joga de brancas contra { $black }. Escreva sala partida para preparar esta partida.
said-arbiter-seated = Agora { $name } dirige esta partida a partir do posto.
refused-no-code = Isso não é um código: são precisas quatro casas, por exemplo e4 g7 a2 f3.
refused-no-event = Esta mesa não participa em nenhum torneio.
refused-home-game = Está a decorrer aqui uma partida em casa. Termine-a ou comece outra e entre de novo.
refused-no-pairing = Nenhuma outra partida da ronda espera por esta mesa, ou a que está a decorrer não acabou.
