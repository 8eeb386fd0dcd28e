# Uma mesa num salão de torneio: o que se diz a quem está nela.
line-joining = sala
line-joining-join = sala entrar
line-joining-game = sala partida
line-joining-leave = sala sair
joined-joining = O posto do árbitro foi solicitado a admitir esta mesa. O árbitro confirma lá.
joined-left = Esta mesa não participa mais de { $event }.
joined-none = Esta mesa não participa de nenhum torneio. Para entrar, digite: sala entrar, o endereço do posto e o código de quatro casas.
joined-state-away = O posto do árbitro não está acessível. A partida continua.
joined-member = Esta é a mesa { $table } de { $event }, torneio número { $digits }.
joined-locked = Esta mesa está trancada e não participa de { $event }, torneio número { $digits }: a tranca não é desse torneio.
joined-none-found = Nenhum posto encontrado. Digite também o endereço: sala entrar, endereço, código.
joined-several-found = Vários postos encontrados: { $list }. Digite sala entrar, o endereço de um deles e o código.
joined-not-let-in = O posto não admitiu esta mesa: o código está errado ou não vale mais. Peça um novo ao árbitro.
joined-turned-away = O árbitro não admitiu esta mesa.
joined-lapsed = O código terminou antes da resposta do árbitro. Peça um novo.
joined-no-answer = O posto não responde. Verifique o endereço e a rede e tente de novo.
joined-apart = Nada chega do outro computador. Ou ele está desligado, ou esta rede isola os computadores uns dos outros: tente um cabo, um ponto de acesso próprio ou um repetidor.
joined-cannot-keep = Não é possível gravar na pasta em que este programa guarda seus dados: a mesa não foi anunciada ao posto e o código continua valendo. Libere espaço ou inicie com outra pasta (--data) e tente de novo.
joined-not-built = Este programa foi construído sem a rede para salões de torneio.
joined-not-opened = A rede não abre. A partida continua.
joined-connected = O posto do árbitro está conectado.
joined-back = O posto do árbitro voltou.
joined-away = O posto do árbitro não está acessível. A partida continua; o árbitro saberá de tudo quando voltar.
joined-removed = O árbitro principal retirou esta mesa de { $event }.
joined-reason = Decisão do posto, { $name }: { $reason }.
joined-ruled = Decisão do posto, { $name }.
joined-next-game = { $round ->
    [0] Desempate
   *[other] Rodada { $round }
}: { $white } joga de brancas contra { $black }. Preparar esta partida?
joined-ask-back = Este computador é a mesa { $table } de { $event }. Participar de novo?
joined-game-waits = { $round ->
    [0] Desempate
   *[other] Rodada { $round }
}: { $white } joga de brancas contra { $black }. Digite sala partida para preparar esta partida.
said-arbiter-seated = A partir de agora, { $name } dirige esta partida do posto.
refused-no-code = Isso não é um código: são necessárias quatro casas, por exemplo e4 g7 a2 f3.
refused-no-event = Esta mesa não participa de nenhum torneio.
refused-home-game = Uma partida em casa está em andamento aqui. Termine-a ou comece outra e entre de novo.
refused-no-pairing = Nenhuma outra partida da rodada espera por esta mesa, ou a que está em andamento não acabou.
