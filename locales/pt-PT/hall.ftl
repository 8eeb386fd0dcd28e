# The arbiter's desk over many tables: what is typed there, what it says, what its page shows.
# Commands; several words for one command are parted by semicolons.
hall-line-tables = mesas
hall-line-tables-help = lê todas as mesas, primeiro as que precisam do árbitro
hall-line-needs = pendentes; quem precisa de mim
hall-line-needs-help = lê as mesas que precisam do árbitro
hall-line-next = seguinte; próxima; proxima
hall-line-next-help = abre a mesa seguinte que precisa do árbitro
hall-line-open = abrir; mesa
hall-line-open-help = abre uma mesa pelo número: abrir 7, ou só 7
hall-line-back = lista; sair
hall-line-back-help = sai da mesa aberta e volta à lista
hall-line-seen = visto
hall-line-seen-help = o que esta mesa pede foi visto e já não se avisa: visto, ou visto 7
hall-line-find = procurar
hall-line-find-help = procura mesas por número ou nome: procurar Ada
hall-line-said = dito; outra vez
hall-line-said-help = diz outra vez as últimas dez frases
hall-line-quiet = silêncio; silencio
hall-line-quiet-help = nada mais se diz sem ser pedido
hall-line-speak = falar
hall-line-speak-help = volta a dizer o que acontece
hall-line-start-round = iniciar ronda
hall-line-start-round-help = inicia os relógios de todas as mesas
hall-line-not-started = por começar; por comecar
hall-line-not-started-help = lê as mesas cujos relógios ainda não andaram
hall-line-rulings = decisões; decisoes
hall-line-rulings-help = lê as decisões e o que foi feito delas
hall-line-withdraw = cancelar
hall-line-withdraw-help = cancela uma decisão que a mesa ainda não recebeu: cancelar 7
hall-line-file = ficheiro
hall-line-file-help = escreve um ficheiro com que uma mesa entra, para ser levado até lá: ficheiro 7
hall-line-code = código; codigo
hall-line-code-help = dá um código para uma mesa entrar: código 7
hall-line-desk = posto
hall-line-desk-help = dá um código para outro posto, que pode decidir ou só vê: posto árbitro Eva, posto vê Ecrã
hall-line-desks = postos
hall-line-desks-help = lê os postos, o que cada um pode fazer e se está ligado
hall-line-remove-desk = remover posto
hall-line-remove-desk-help = retira um posto do torneio: remover posto Eva
# What a further desk may; English is understood in every language.
hall-power-arbiter = árbitro; arbitro
hall-power-looks = vê; ve
hall-line-save = guardar partida
hall-line-save-help = escreve a partida de uma mesa num ficheiro, para a continuar noutro computador: guardar partida 7
hall-line-passphrase = frase secreta
hall-line-passphrase-help = define ou muda a frase secreta que fecha a chave do torneio neste computador; é pedida, nunca escrita depois da palavra
hall-line-relay = repetidor
hall-line-relay-help = dá um código para um repetidor que serve outra sala
hall-line-relays = repetidores
hall-line-relays-help = lê os repetidores admitidos e onde as mesas chegam a eles
hall-line-remove-relay = remover repetidor
hall-line-remove-relay-help = retira um repetidor do torneio: remover repetidor 2
hall-line-remove = remover
hall-line-remove-help = retira uma mesa do torneio: remover 7
hall-line-help = ajuda
hall-line-help-help = lê o que se pode escrever
hall-line-yes = sim
hall-line-no = não; nao
hall-help-at = Uma decisão escreve-se na mesa aberta ou depois do número da mesa: 7: parar relógios; 7: advertir pretas conversa; 7: acrescentar brancas 2:00.
hall-help-answers = Sim e não respondem à última pergunta ouvida. sim 6, não mesa 6, sim Eva ou não repetidor respondem por quem está à porta, pelo número ou pelo nome.
hall-help-keys = Na janela: F6 vai de parte em parte, Ctrl+J à próxima mesa que precisa de si, Ctrl+L volta à lista.
hall-told-one = { $cause }: mesa { $table }, { $names }.
hall-told = { $cause }: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-cause-boards-differ = Tabuleiros divergem
hall-cause-sheets-differ = Folhas de registo divergem
hall-cause-flag-fallen = Bandeira caída
hall-cause-claim = Reclamação
hall-cause-offence = Infração
hall-cause-ruling = É preciso decidir
hall-cause-undelivered = Decisão não entregue
hall-cause-fork = Dois diários da mesma partida
hall-cause-silent = Sem contacto
hall-cause-others-paired = Jogam outros, não os emparceirados
hall-cause-not-started = Relógios por iniciar
hall-cause-unsaved = Partida não guardada
hall-cause-battery = Bateria fraca
hall-row = Mesa { $table }: { $players }. { $needs }.
hall-row-clocks = Mesa { $table }: { $players }. { $needs }. { $clocks }
hall-clocks = Brancas { $white } min, pretas { $black } min.
hall-no-game = sem partida
hall-not-begun = Por começar
hall-moves = { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}
hall-more = E mais { $count }.
hall-reached = Este posto está acessível em { $addresses }.
hall-event = Este é { $event }, torneio número { $digits }. As mesas dizem esse número quando entram.
hall-not-built = Este programa foi construído sem a rede para salas de torneio.
hall-cannot-listen = O posto não pode usar { $address }: o endereço está ocupado ou não é permitido. Indique outro com --listen.
hall-unknown-host = Ninguém conhece um computador chamado { $address }. Continua-se a tentar.
hall-nobody-there = Ninguém responde em { $addresses }. Continua-se a tentar.
hall-bad-credentials = Os certificados deste torneio não condizem entre si.
hall-net-failed = A rede não abre: { $text }
hall-no-certificate = Não foi possível criar um certificado. Só o posto do árbitro principal os cria, num programa construído com a rede.
hall-not-replicated = O que as mesas registam não pode ser guardado aqui. As mesas têm tudo.
hall-not-kept = Não foi possível guardar isso, e não foi enviado. Liberte espaço em disco e tente de novo.
hall-flooded = Em nome da mesa { $table } chega mais do que uma partida poderia enviar. O excesso é ignorado; a mesa continua a ser ouvida.
hall-flooded-strangers = Alguém está a enviar uma enxurrada de mensagens em nome de mesas que não existem neste torneio. São ignoradas.
hall-flooded-door = Alguém pede para entrar sem parar. O excesso é ignorado; quem quiser participar talvez tenha de tentar mais do que uma vez.
hall-forged = Alguém se fez passar pela mesa { $table }. Não teve efeito.
hall-back = { $count ->
    [one] Mesa { $tables }: o contacto voltou.
   *[other] Mesas { $tables }: o contacto voltou.
}
hall-unfit = Mesa { $table }: chegou uma entrada do diário que não encaixa. Não foi aceite.
hall-new-game = A mesa { $table } tem uma partida nova.
hall-strange-ruling = Alguém enviou à mesa { $table } uma decisão que não vale lá: não foi assinada para ela ou já foi usada. Não teve efeito.
hall-ruled = { $name } decidiu, { $count ->
    [one] mesa { $tables }
   *[other] mesas { $tables }
}: { $verb }.
hall-desk-there = O posto de { $name } está ligado.
hall-desk-gone = O posto de { $name } não está acessível.
hall-only-looks = Este posto só vê; não pode decidir.
hall-only-the-chief = Só o posto do árbitro principal pode fazer isso.
hall-kept-by-the-chief = Isso faz-se no posto do árbitro principal. Aqui o torneio só pode ser consultado.
hall-event-not-for-looks = O torneio consulta-se nos postos dos árbitros, não num que só vê.
hall-no-game-there = Ainda não se conhece nenhuma partida na mesa { $table }.
hall-not-whole = O lance secreto da mesa { $table } fica no computador antigo: onde a partida continua não se pode abrir o envelope. Abra-o lá, ou declare-o perdido: { $table }: envelope perdido.
hall-not-whole-locked = A mesa { $table } foi bloqueada com um PIN que fica no computador antigo: a partida continua bloqueada onde prossegue, e lá nenhum PIN a abre. Quando esse computador tiver entrado, decida { $table }: desbloquear.
hall-no-table = Não há mesa { $table }.
hall-no-ruling = { $text } não é uma decisão.
hall-lock-there = O PIN de um bloqueio fica na sua mesa e não passa por rede alguma: bloqueie lá. Desbloquear pode ser decidido daqui.
hall-not-understood = { $text } não foi compreendido. Escreva ajuda.
hall-done = Mesa { $table }: { $verb }, feito.
hall-refused = Mesa { $table }: { $verb }, não feito. { $why }
hall-ruling-waits = Mesa { $table }: { $verb }, ainda não entregue.
hall-not-delivered = Sem contacto com a mesa { $table }. A decisão segue quando ela voltar; para a cancelar, escreva cancelar { $table }.
hall-nothing-waits = Nenhuma decisão espera pela mesa { $table }.
hall-withdrawn = Mesa { $table }: { $verb }, cancelado.
hall-round = { $count ->
    [0] Nenhuma mesa espera pelo início dos relógios.
    [one] A iniciar os relógios de { $count } mesa.
   *[other] A iniciar os relógios de { $count } mesas.
}
hall-ask-round = { $count ->
    [one] Iniciar os relógios de { $count } mesa? Sim ou não.
   *[other] Iniciar os relógios de { $count } mesas? Sim ou não.
}
hall-round-owed = { $count ->
    [one] Mesa
   *[other] Mesas
} { $tables }: a partida da ronda ainda não é conhecida ali; os relógios serão iniciados quando ela chegar.
hall-ask-ruling = Mesa { $table }: { $verb }? Sim ou não.
hall-ask-remove = Retirar a mesa { $table } do torneio? Sim ou não.
hall-removed = A mesa { $table } está fora do torneio.
hall-ask-remove-desk = Retirar o posto de { $name } do torneio? Sim ou não.
hall-removed-desk = O posto de { $name } está fora do torneio e já não decide nada. O computador dele ainda pode acompanhar enquanto tiver o certificado do torneio.
hall-no-desk = Não há outro posto de { $name }.
hall-desk-out = O árbitro principal retirou este posto do torneio.
hall-desk-row = { $name }: { $power ->
    [chief] árbitro principal
    [looks] só vê
   *[arbiter] decide
}, { $state ->
    [own] este posto
    [there] ligado
   *[away] não ligado
}.
hall-desk-row-unnamed = { $power ->
    [chief] Árbitro principal
    [looks] Só vê
   *[arbiter] Decide
}, { $state ->
    [own] este posto
    [there] ligado
   *[away] não ligado
}.
hall-relay-row = Repetidor { $number }: as mesas chegam a ele em { $addresses }.
hall-no-relays = Nenhum repetidor foi admitido.
hall-no-relay = Não há repetidor { $number }.
hall-ask-remove-relay = Retirar do torneio o repetidor { $number }, em { $addresses }? Sim ou não.
hall-removed-relay = O repetidor { $number } está fora do torneio; o que for assinado com a chave dele não conta. O computador dele ainda pode transmitir e acompanhar enquanto tiver o certificado do torneio.
hall-quiet = Nada mais se diz sem ser pedido.
hall-speaks = Volta a dizer-se o que acontece.
hall-code = Código para a mesa { $table }: { $words }. Por escrito: { $squares }. Vale dez minutos.
hall-file = A mesa { $table } entra com o ficheiro { $name } da pasta do torneio: annabella --hall e o ficheiro. Vale uma semana. Quem o tem pode bater à porta: leve-o, não o envie.
hall-code-desk = Código para o posto de { $name }: { $words }. Por escrito: { $squares }. Vale dez minutos.
hall-code-relay = Código para um repetidor: { $words }. Por escrito: { $squares }. Vale dez minutos.
hall-code-expired = O código da mesa { $table } já não vale.
hall-wrong-code = Foram tentados códigos errados para a mesa { $table }. O código já não vale; crie um novo.
hall-ask-admit = A mesa { $table } tem o código certo: { $name }. Admitir? Sim ou não.
hall-ask-admit-unnamed = A mesa { $table } tem o código certo. Deixar entrar? Sim ou não.
hall-ask-admit-desk = O posto de { $name } tem o código certo. Admitir? Sim ou não.
hall-ask-admit-relay = Um repetidor tem o código certo; as mesas chegariam a ele em { $addresses }. Deixar entrar? Sim ou não.
hall-admitted = A mesa { $table } já participa.
hall-admitted-relay = O repetidor participa agora.
hall-admitted-desk = O posto de { $name } já participa.
hall-let-in = { $kind ->
    [table] A mesa { $table } pode entrar.
    [desk] O posto de { $name } pode entrar.
   *[relay] O repetidor pode entrar.
}
hall-turned-away = { $kind ->
    [table] A mesa { $table } não entra; o código dela já não vale.
    [desk] O posto de { $name } não entra; o código dele já não vale.
   *[relay] O repetidor não entra; o código dele já não vale.
}
hall-left-door = { $kind ->
    [table] A mesa { $table } já não está à porta; o código dela já não vale.
    [desk] O posto de { $name } já não está à porta; o código dele já não vale.
   *[relay] O repetidor já não está à porta; o código dele já não vale.
}
hall-left-door-valid = { $kind ->
    [table] A mesa { $table } já não está à porta. O código dela ainda vale.
    [desk] O posto de { $name } já não está à porta. O código dele ainda vale.
   *[relay] O repetidor já não está à porta. O código dele ainda vale.
}
hall-bound-elsewhere = A mesa { $table } não entrou: a partida dela está bloqueada para o torneio número { $digits }. O código ainda vale.
hall-also-at-door = { $kind ->
    [table] A mesa { $table } também está à porta.
    [desk] O posto de { $name } também está à porta.
   *[relay] Um repetidor também está à porta.
}
hall-newcomer = { $kind ->
    [table] mesa { $table }
    [desk] o posto de { $name }
   *[relay] um repetidor
}
hall-nothing-done = { $kind ->
    [table] Nada foi feito na mesa { $table }.
    [desk] O posto de { $name } fica.
   *[relay] O repetidor fica.
}
hall-question-dropped = A sua pergunta foi abandonada. Nada foi feito.
hall-at-door = À porta: { $list }.
hall-nobody-at-door = Não há ninguém à porta.
hall-not-at-door = À porta não há ninguém que se chame { $text }.
hall-several-at-door = Há vários à porta com o nome { $text }. A pergunta é feita para cada um.
hall-no-power = { $text } não é um poder de posto. Os poderes são: árbitro, vê.
hall-none-needs = Nenhuma mesa precisa de si.
hall-nothing-found = Nenhuma mesa encontrada.
hall-all-started = Todos os relógios já foram iniciados.
hall-not-started = Relógios por iniciar: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-without-game = Ainda sem partida da ronda: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-untimed = Partidas sem relógio: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-nothing-said = Ainda nada foi dito.
hall-no-rulings = Ainda não há decisões.
hall-why-not-entitled = A mesa não reconhece que este posto possa decidir.
hall-why-other-game = Joga-se lá agora outra partida.
hall-why-spent = Essa decisão já teve resposta.
hall-why-stale = O que viu não está no diário da mesa.
hall-why-ruled = Outro posto decidiu lá desde que olhou. Olhe de novo e depois decida.
hall-why-advanced = { $count ->
    [one] Entretanto completou-se um lance. Veja de novo.
   *[other] Entretanto completaram-se { $count } lances. Veja de novo.
}
hall-why-not-understood = A mesa não compreende isso.
hall-status = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $needs ->
    [0] nenhuma precisa de si
    [one] { $needs } precisa de si
   *[other] { $needs } precisam de si
}.
hall-status-waits = { $count ->
    [one] { $count } decisão não entregue
   *[other] { $count } decisões não entregues
}.
hall-tables = Mesas
hall-column-table = Mesa
hall-column-players = Jogadores
hall-column-clocks = Relógios
hall-column-needs = Situação
hall-field = Posto do árbitro
hall-field-hint = Um comando, ou um número e uma decisão; ajuda diz quais há
hall-search = Procurar mesa
hall-button-next = Seguinte que precisa de mim
hall-button-needs = Só as que precisam de mim
hall-button-all = Todas as mesas
hall-button-start = Iniciar ronda
hall-button-quiet = Silêncio
hall-button-speak = Falar
hall-button-again = Dizer outra vez
hall-said = O que foi dito
hall-rulings = Decisões
hall-somebody = o árbitro
hall-no-folder = Não há pasta onde guardar um torneio. Indique uma com --data.
hall-passed-over = { $path } não é um ficheiro e foi ignorado. Tire-o da pasta dos torneios.
hall-unnamed = Ainda não há torneio aqui. Crie um: annabella hall --event "Club Open".
hall-no-report = { $file } não é um relatório de torneio (TRF). Nada foi criado com ele.
hall-other-name = O ficheiro de que { $name } precisaria guarda o torneio { $kept }. Dê outro nome ao novo.
hall-which = Há vários torneios aqui. Indique um com --event: { $names }.
hall-no-key = Essa não é a frase secreta do torneio em { $path }.
hall-closed = O torneio em { $path } está fechado com uma frase secreta. Inicie com --passphrase e o ficheiro que a contém, ou com --passphrase - para a escrever.
hall-closed-not-chief = Só o torneio do árbitro principal é fechado com uma frase secreta: o de { $path } é de outra pessoa.
hall-new-passphrase = Uma frase secreta para o torneio { $name }? Sem ela, quem puder ler os ficheiros deste computador pode decidir em seu nome. Com ela, é pedida sempre que o torneio for aberto aqui, e sem ela ninguém o abre, nem quem a escolheu. Escreva-a, ou prima Enter para nenhuma.
hall-type-passphrase = O torneio { $name } está fechado com uma frase secreta. Escreva-a.
hall-ask-passphrase = Escreva a nova frase secreta para a chave deste torneio. Não é mostrada nem dita; uma linha vazia deixa tudo como está.
hall-ask-passphrase-again = Escreva-a mais uma vez.
hall-passphrase-differs = As duas não são iguais.
hall-passphrase-set = A partir de agora a chave deste torneio está fechada com a nova frase secreta. Sem ela já ninguém abre o torneio neste computador, nem quem a escolheu.
hall-passphrase-field = Frase secreta
hall-not-let-in = O posto não deixou este computador entrar: o código está errado ou já não vale. Peça um novo ao árbitro principal.
hall-turned-away-here = O árbitro principal não admitiu este computador.
hall-lapsed-here = O código terminou antes da resposta do árbitro principal. Peça um novo.
relay-carries = Este computador transmite para { $event }. As mesas entram aqui em { $addresses }.
relay-nowhere = Este computador ainda não transmite para nenhum torneio. Indique o posto e o código para um repetidor: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = O acesso ao torneio não pode ser guardado: { $text } Depois de reiniciar será preciso um código novo.
relay-no-door = Não podem entrar mesas novas por este computador: { $text }
