# The hall desk: words to type, answers and the page it shows.
# Commands; semicolons separate several words for one command.
hall-line-tables = mesas
hall-line-tables-help = lista todas as mesas, primeiro as que precisam do árbitro
hall-line-needs = pendentes; quem precisa de mim
hall-line-needs-help = lista as mesas que precisam do árbitro
hall-line-next = próxima; proxima
hall-line-next-help = abre a próxima mesa que precisa do árbitro
hall-line-open = abrir; mesa
hall-line-open-help = abre uma mesa pelo número: abrir 7, ou só 7
hall-line-back = lista; sair
hall-line-back-help = volta da mesa aberta à lista
hall-line-seen = visto
hall-line-seen-help = marca como visto o que uma mesa pede, para não ser repetido: visto, ou visto 7
hall-line-find = procurar
hall-line-find-help = procura mesas por número ou nome: procurar Ada
hall-line-said = dito; outra vez
hall-line-said-help = repete as últimas dez mensagens
hall-line-quiet = silêncio; silencio
hall-line-quiet-help = desliga as mensagens automáticas
hall-line-speak = falar
hall-line-speak-help = volta a ligar as mensagens automáticas
hall-line-start-round = iniciar rodada
hall-line-start-round-help = inicia os relógios de todas as mesas
hall-line-not-started = sem começar; sem comecar
hall-line-not-started-help = lista as mesas cujos relógios não foram iniciados
hall-line-rulings = decisões; decisoes
hall-line-rulings-help = lista as decisões e o seu estado
hall-line-withdraw = cancelar
hall-line-withdraw-help = retira uma decisão que ainda não chegou à mesa: cancelar 7
hall-line-file = arquivo
hall-line-file-help = grava um arquivo de entrada, para levar a uma mesa em um pendrive: arquivo 7
hall-line-code = código; codigo
hall-line-code-help = dá um código de entrada para uma mesa: código 7
hall-line-desk = posto
hall-line-desk-help = dá um código para outro posto, que pode decidir ou só observar: posto árbitro Eva, posto observa Telão
hall-line-desks = postos
hall-line-desks-help = lista os postos, o que cada um pode fazer e se está conectado
hall-line-remove-desk = remover posto
hall-line-remove-desk-help = retira um posto do torneio: remover posto Eva
# Rights of a further desk; English is understood in every language.
hall-power-arbiter = árbitro; arbitro
hall-power-looks = observa; olha
hall-line-save = salvar partida
hall-line-save-help = salva em um arquivo a partida de uma mesa, para continuá-la em outro computador: salvar partida 7
hall-line-passphrase = frase secreta
hall-line-passphrase-help = define ou muda a frase secreta que protege a chave do torneio neste computador; o programa a pede (não a digite depois da palavra)
hall-line-relay = repetidor
hall-line-relay-help = dá um código de entrada para um repetidor em outra sala
hall-line-relays = repetidores
hall-line-relays-help = lista os repetidores e os seus endereços
hall-line-remove-relay = remover repetidor
hall-line-remove-relay-help = retira um repetidor do torneio: remover repetidor 2
hall-line-remove = remover
hall-line-remove-help = retira uma mesa do torneio: remover 7
hall-line-help = ajuda
hall-line-help-help = lista os comandos
hall-line-quit = encerrar
hall-line-quit-help = encerra este posto; as mesas continuam jogando. Em um terminal, Ctrl+D também serve
hall-line-yes = sim
hall-line-no = não; nao
hall-help-at = Uma decisão é digitada na mesa aberta ou depois do número da mesa: 7: parar relógios; 7: advertir pretas conversa; 7: acrescentar brancas 2:00.
hall-help-rulings = Decisões: { $list }.
hall-help-answers = Sim e não respondem à última pergunta ouvida. sim 6, não mesa 6, sim Eva ou não repetidor respondem por quem pede para entrar, pelo número ou pelo nome.
hall-help-keys = F6 passa de uma parte a outra, Ctrl+J abre a próxima mesa que precisa de você, Ctrl+L volta à lista.
hall-told-one = { $cause }: mesa { $table }, { $names }.
hall-told = { $cause }: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-cause-boards-differ = Tabuleiros diferem
hall-cause-sheets-differ = Planilhas diferem
hall-cause-flag-fallen = Seta caída
hall-cause-claim = Reivindicação
hall-cause-offence = Infração
hall-cause-ruling = Decisão necessária
hall-cause-undelivered = Decisão não entregue
hall-cause-fork = Duas versões da mesma partida
hall-cause-silent = Sem contato
hall-cause-others-paired = Joga-se um emparceiramento errado
hall-cause-not-started = Relógios não iniciados
hall-cause-unsaved = Partida não salva
hall-cause-battery = Bateria fraca
hall-row = Mesa { $table }: { $players }. { $needs }.
hall-row-clocks = Mesa { $table }: { $players }. { $needs }. { $clocks }
hall-clocks = Brancas { $white } min, pretas { $black } min.
hall-no-game = sem partida
hall-not-begun = Não começou
hall-moves = { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}
hall-more = E mais { $count }.
hall-reached = As mesas podem acessar este posto em { $addresses }.
hall-event = Este é { $event }, torneio número { $digits }. As mesas dizem esse número quando entram.
hall-cannot-listen = Não é possível usar { $address }: o endereço está ocupado ou não é permitido. Escolha outro com --listen.
hall-unknown-host = Computador desconhecido: { $address }. Tentando de novo.
hall-nobody-there = Sem resposta em { $addresses }. Tentando de novo.
hall-bad-credentials = Os certificados deste torneio não correspondem uns aos outros.
hall-net-failed = Erro de rede: { $text }
hall-no-certificate = Não foi possível criar um certificado. Só o posto do árbitro principal os cria, em uma versão do programa com rede.
hall-not-replicated = Não é possível salvar aqui as entradas das mesas. Nas mesas elas estão seguras.
hall-not-kept = Não foi possível salvar, por isso nada foi enviado. Libere espaço em disco e tente de novo.
hall-flooded = A mesa { $table } está enviando mensagens demais. O excesso é ignorado; a mesa continua conectada.
hall-flooded-strangers = Estão chegando muitas mensagens de mesas que não são deste torneio. Elas são ignoradas.
hall-flooded-door = Alguém tenta entrar sem parar. As tentativas em excesso são ignoradas; uma mesa verdadeira talvez precise tentar mais de uma vez.
hall-forged = Alguém tentou fazer-se passar pela mesa { $table }. Foi ignorado.
hall-back = { $count ->
    [one] Mesa { $tables }: contato restabelecido.
   *[other] Mesas { $tables }: contato restabelecido.
}
hall-unfit = A mesa { $table } enviou uma entrada incoerente. Foi rejeitada.
hall-new-game = A mesa { $table } tem uma partida nova.
hall-game-replaced = A mesa { $table } tem outra partida, embora a anterior não tivesse terminado. Para continuar a anterior, digite { $word } { $table } e abra o arquivo na mesa.
hall-moved = Mesa { $table }: vale a versão que está agora na mesa; a outra fica para trás. Meios-lances completos: { $plies } na mesa, { $left } na outra. As duas ficam guardadas.
hall-moved-rulings = { $count ->
    [one] Uma decisão só está na outra versão. Se ainda for necessária, decida de novo.
   *[other] { $count } decisões só estão na outra versão. Se ainda forem necessárias, decida de novo.
}
hall-strange-ruling = A mesa { $table } recebeu uma decisão inválida (assinatura errada, ou repetida). Foi ignorada.
hall-ruled = { CAPITAL($name) } decidiu, { $count ->
    [one] mesa { $tables }
   *[other] mesas { $tables }
}: { $verb }.
hall-desk-there = O posto de { $name } está conectado.
hall-desk-gone = O posto de { $name } está desconectado.
hall-only-looks = Este posto só pode observar.
hall-only-the-chief = Só o posto do árbitro principal pode fazer isso.
hall-kept-by-the-chief = Só o posto do árbitro principal pode fazer isso; aqui o torneio só pode ser consultado.
hall-event-not-for-looks = Os postos que só observam não veem o torneio.
hall-no-game-there = A mesa { $table } ainda não tem partida.
hall-not-whole = O lance secreto da mesa { $table } ainda está no computador antigo: o envelope não pode ser aberto onde a partida continua. Abra-o lá, ou declare-o perdido: { $table }: envelope perdido.
hall-not-whole-locked = A mesa { $table } foi trancada com um PIN que está no computador antigo: onde a partida prossegue ela continua trancada, e nenhum PIN a abre. Quando o computador antigo tiver entrado, decida { $table }: destrancar.
hall-no-table = Não há mesa { $table }.
hall-no-ruling = { $text } não é uma decisão.
hall-ruling-short = "{ $text }" não é uma decisão completa: falta algo, ou uma palavra não serve.
hall-lock-there = Tranque a mesa na própria mesa: o PIN nunca passa pela rede. Daqui você pode destrancá-la.
hall-not-understood = { $text } não foi entendido. Digite ajuda.
hall-done = Mesa { $table }: { $verb }, feito.
hall-refused = Mesa { $table }: { $verb }, não feito. { $why }
hall-ruling-waits = Mesa { $table }: { $verb }, ainda não entregue.
hall-not-delivered = Sem contato com a mesa { $table }. A decisão será enviada quando ela se reconectar; para retirá-la, digite cancelar { $table }.
hall-no-code-came = A mesa { $table } não dá nenhum código: { $why ->
    [cannot_listen] outro programa do computador dela usa esse endereço. Digite: { $table }: { $word }, e outro endereço com uma porta.
    [not_built] o programa dela foi compilado sem rede.
    [apart] o retransmissor não responde.
   *[other] o computador dela não consegue abrir um acesso na rede.
}
hall-nothing-waits = Nenhuma decisão espera pela mesa { $table }.
hall-withdrawn = Mesa { $table }: { $verb }, decisão retirada.
hall-round = { $count ->
    [0] Não há relógios a iniciar.
    [one] Iniciando os relógios de { $count } mesa.
   *[other] Iniciando os relógios de { $count } mesas.
}
hall-ask-round = { $count ->
    [0] Iniciar os relógios quando as partidas chegarem? Sim ou não.
    [one] Iniciar os relógios de { $count } mesa? Sim ou não.
   *[other] Iniciar os relógios de { $count } mesas? Sim ou não.
}
hall-round-owed = { $count ->
    [one] Mesa
   *[other] Mesas
} { $tables }: ainda sem partida desta rodada; os relógios serão iniciados quando ela chegar.
hall-ask-ruling = Mesa { $table }: { $verb }? Sim ou não.
hall-ask-remove = Retirar a mesa { $table } do torneio? Sim ou não.
hall-removed = A mesa { $table } foi retirada do torneio.
hall-ask-remove-desk = Retirar o posto de { $name } do torneio? Sim ou não.
hall-removed-desk = O posto de { $name } foi retirado e não pode mais decidir. O computador dele ainda pode acompanhar enquanto tiver o certificado do torneio.
hall-no-desk = Não há nenhum posto de { $name }.
hall-desk-out = O árbitro principal retirou este posto do torneio.
hall-desk-row = { CAPITAL($name) }: { $power ->
    [chief] árbitro principal
    [looks] só observa
   *[arbiter] árbitro
}, { $state ->
    [own] este posto
    [there] conectado
   *[away] não conectado
}.
hall-desk-row-unnamed = { $power ->
    [chief] Árbitro principal
    [looks] Só observa
   *[arbiter] Árbitro
}, { $state ->
    [own] este posto
    [there] conectado
   *[away] não conectado
}.
hall-relay-row = Repetidor { $number }: as mesas podem acessá-lo em { $addresses }.
hall-no-relays = Não há repetidores.
hall-no-relay = Não há repetidor { $number }.
hall-ask-remove-relay = Retirar do torneio o repetidor { $number }, em { $addresses }? Sim ou não.
hall-removed-relay = O repetidor { $number } foi retirado; nada assinado com a chave dele é válido. O computador dele ainda pode retransmitir e acompanhar enquanto tiver o certificado do torneio.
hall-quiet = Mensagens automáticas desligadas.
hall-speaks = Mensagens automáticas ligadas.
hall-code = Código para a mesa { $table }: { $words }. Por escrito: { $squares }. Vale dez minutos.
hall-seat-code = Mesa { $table }, código para { $side }: { $words }. Por escrito: { $squares }. No outro computador, digite: sentar { $address }, depois o código. Vale dez minutos.
hall-file = Para entrar, a mesa { $table } usa o arquivo { $name } da pasta do torneio: annabella --hall ARQUIVO. Vale uma semana. Quem tiver o arquivo pode pedir para entrar: leve-o até lá, não o envie.
hall-code-desk = Código para o posto de { $name }: { $words }. Por escrito: { $squares }. Vale dez minutos.
hall-code-relay = Código para um repetidor: { $words }. Por escrito: { $squares }. Vale dez minutos.
hall-code-expired = O código da mesa { $table } expirou.
hall-wrong-code = Foram tentados códigos errados para a mesa { $table }. O código não vale mais; crie um novo.
hall-ask-admit = A mesa { $table } tem o código certo: { $name }. Deixar entrar? Sim ou não.
hall-ask-admit-unnamed = A mesa { $table } tem o código certo. Deixar entrar? Sim ou não.
hall-ask-admit-arbiter-desk = O posto de { $name } tem o código certo. Deixar entrar? Digite sim { $name } ou não.
hall-ask-admit-desk = O posto de { $name } tem o código certo. Deixar entrar? Sim ou não.
hall-ask-admit-relay = Um repetidor tem o código certo; as mesas poderiam acessá-lo em { $addresses }. Deixar entrar? Sim ou não.
hall-admitted = A mesa { $table } entrou.
hall-admitted-relay = O repetidor entrou.
hall-admitted-desk = O posto de { $name } entrou.
hall-let-in = { $kind ->
    [table] A mesa { $table } foi autorizada a entrar.
    [desk] O posto de { $name } foi autorizado a entrar.
   *[relay] O repetidor foi autorizado a entrar.
}
hall-turned-away = { $kind ->
    [table] A mesa { $table } foi recusada; o código dela não vale mais.
    [desk] O posto de { $name } foi recusado; o código dele não vale mais.
   *[relay] O repetidor foi recusado; o código dele não vale mais.
}
hall-left-door = { $kind ->
    [table] A mesa { $table } não pede mais para entrar; o código dela não vale mais.
    [desk] O posto de { $name } não pede mais para entrar; o código dele não vale mais.
   *[relay] O repetidor não pede mais para entrar; o código dele não vale mais.
}
hall-left-door-valid = { $kind ->
    [table] A mesa { $table } não pede mais para entrar. O código dela ainda vale.
    [desk] O posto de { $name } não pede mais para entrar. O código dele ainda vale.
   *[relay] O repetidor não pede mais para entrar. O código dele ainda vale.
}
hall-bound-elsewhere = A mesa { $table } não entrou: a partida dela está trancada para o torneio número { $digits }. O código ainda vale.
hall-declined-home-game = A mesa { $table } não entrou: há uma partida em casa em andamento ali. O código ainda vale.
hall-declined-locked = A mesa { $table } não entrou: foi trancada nesse meio-tempo. O código ainda vale.
hall-declined = A mesa { $table } acabou não entrando. O código ainda vale.
hall-alone-at-door = { $kind ->
    [table] A mesa { $table } pede para entrar.
    [desk] O posto de { $name } pede para entrar.
   *[relay] Um repetidor pede para entrar.
}
hall-also-at-door = { $kind ->
    [table] A mesa { $table } também pede para entrar.
    [desk] O posto de { $name } também pede para entrar.
   *[relay] Um repetidor também pede para entrar.
}
hall-second-at-door = { $kind ->
    [table] Dois computadores usaram o código da mesa { $table }. Só o primeiro pede para entrar. Na dúvida, responda não e crie um novo código.
    [desk] Dois computadores usaram o código do posto de { $name }. Só o primeiro pede para entrar. Na dúvida, responda não e crie um novo código.
   *[relay] Dois computadores usaram o código do repetidor. Só o primeiro pede para entrar. Na dúvida, responda não e crie um novo código.
}
hall-newcomer = { $kind ->
    [table] mesa { $table }
    [desk] o posto de { $name }
   *[relay] um repetidor
}
hall-nothing-done = { $kind ->
    [table] Nada foi feito na mesa { $table }.
    [desk] O posto de { $name } continua no torneio.
   *[relay] O repetidor continua no torneio.
}
hall-question-dropped = Sua pergunta foi descartada. Nada foi feito.
hall-at-door = Pedem para entrar: { $list }.
hall-nobody-at-door = Ninguém pede para entrar.
hall-not-at-door = Ninguém com o nome { $text } pede para entrar.
hall-several-at-door = Mais de um com o nome { $text } pede para entrar. A pergunta é feita para cada um.
hall-no-power = "{ $text }" não é uma função. Escolha árbitro ou observa.
hall-none-needs = Nenhuma mesa precisa de você.
hall-nothing-found = Nenhuma mesa corresponde.
hall-no-table-yet = Ainda não há mesas.
hall-all-started = Todos os relógios foram iniciados.
hall-not-started = Relógios não iniciados: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-still-playing = Ainda se joga a rodada { $round }: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-without-game = Ainda sem partida da rodada: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-untimed = Partidas sem relógio: { $count ->
    [one] mesa
   *[other] mesas
} { $tables }.
hall-nothing-said = Nada foi dito ainda.
hall-no-rulings = Ainda não há decisões.
hall-why-not-entitled = A mesa não reconhece a autoridade deste posto.
hall-why-other-game = Agora se joga outra partida lá.
hall-why-spent = Essa decisão já foi respondida.
hall-why-stale = O que você viu não está no registro da mesa.
hall-why-ruled = Outro posto decidiu lá desde que você olhou. Verifique de novo e depois decida.
hall-why-advanced = { $count ->
    [one] Um lance foi completado desde então. Verifique de novo.
   *[other] { $count } lances foram completados desde então. Verifique de novo.
}
hall-why-not-understood = A mesa não entende isso.
hall-status = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $needs ->
    [0] nenhuma precisa de você
    [one] { $needs } precisa de você
   *[other] { $needs } precisam de você
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
hall-field = Comando
hall-field-hint = Digite um comando, ou o número de uma mesa e uma decisão; ajuda mostra a lista
hall-search = Procurar mesa
hall-button-next = Próxima mesa que precisa de mim
hall-button-needs = Só as mesas que precisam de mim
hall-button-all = Todas as mesas
hall-button-pairings = Emparceiramentos
hall-button-help = Ajuda
hall-button-admit = Admitir
hall-button-decline = Recusar
hall-page-pairings = Emparceiramentos da rodada { $round }
hall-column-command = Comando
hall-column-does = O que faz
hall-column-tie-breaks = Desempates
hall-button-start = Iniciar rodada
hall-button-quiet = Silenciar
hall-button-speak = Ativar a voz
hall-button-again = Repetir
hall-said = Mensagens
hall-rulings = Decisões
hall-somebody = o árbitro
hall-no-folder = Não há pasta para guardar torneios. Escolha uma com --data.
hall-passed-over = { $path } não é um arquivo e foi ignorado. Tire-o da pasta dos torneios.
hall-unnamed = Ainda não há torneios. Crie um: annabella hall --event "Club Open".
hall-no-report = { $file } não é um relatório de torneio (TRF). Nenhum torneio foi criado.
hall-other-name = O torneio { $kept } já usa o arquivo de que { $name } precisaria. Escolha outro nome.
hall-which = Há vários torneios. Escolha um com --event: { $names }.
hall-no-key = Frase secreta errada para o torneio em { $path }.
hall-closed = O torneio em { $path } está protegido por uma frase secreta. Inicie com --passphrase ARQUIVO, ou com --passphrase - para digitá-la.
hall-closed-not-chief = Só o torneio do árbitro principal pode ter frase secreta: o de { $path } é de outra pessoa.
hall-new-passphrase = Definir uma frase secreta para { $name }? Sem ela, quem puder ler os arquivos deste computador pode decidir em seu nome. Com ela, é preciso digitá-la sempre que abrir o torneio; se você a esquecer, ninguém poderá abri-lo. Digite uma frase secreta, ou pressione Enter para nenhuma.
hall-type-passphrase = { $name } está protegido por uma frase secreta. Digite-a.
hall-ask-passphrase = Digite a nova frase secreta da chave deste torneio. Ela não é mostrada nem dita; deixe vazio para não mudar nada.
hall-ask-passphrase-again = Digite-a de novo.
hall-passphrase-differs = As frases secretas não coincidem.
hall-passphrase-set = A nova frase secreta está definida. Sem ela ninguém, nem você, pode abrir este torneio neste computador.
hall-passphrase-field = Frase secreta
hall-not-let-in = O código está errado ou expirou. Peça um novo ao árbitro principal.
hall-turned-away-here = O árbitro principal não admitiu este computador.
hall-lapsed-here = O código expirou antes da resposta do árbitro principal. Peça um novo.
relay-carries = Este computador retransmite para { $event }. As mesas entram aqui em { $addresses }.
relay-nowhere = Este computador ainda não retransmite para nenhum torneio. Indique o posto e o código para um repetidor: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = Não foi possível salvar a conexão com o torneio: { $text } Depois de reiniciar será preciso um novo código.
relay-no-door = Novas mesas não podem entrar por este computador: { $text }
option-hall = entra em um torneio: endereço do posto do árbitro, como 192.168.1.20; com --code
option-event = nome do torneio (é criado, se for novo), ou o seu relatório de torneio (TRF)
option-last = abre o torneio mais recente, ou cria um com a data de hoje como nome
option-passphrase = lê a frase secreta da chave do torneio na primeira linha deste arquivo; - para digitá-la
option-listen = endereço em que este posto é acessível; a porta seguinte também é usada
option-headless = sem janela: comandos na entrada padrão, mensagens na saída padrão
option-sealed = retransmite partidas entre dois computadores, para qualquer pessoa; cifradas de ponta a ponta
usage-hall =
    annabella hall [--event NOME|TRF] [--last] [--tournament ARQUIVO] [--passphrase ARQUIVO] [--data PASTA] [--listen ENDEREÇO] [--headless] [--hall ENDEREÇO --code CÓDIGO]
        abre o posto do árbitro para todas as mesas de um torneio
usage-relay =
    annabella relay [--hall ENDEREÇO --code CÓDIGO] [--sealed] [--listen ENDEREÇO] [--data PASTA]
        retransmite entre o posto e as mesas de outra sala
