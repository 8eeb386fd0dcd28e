# O relógio de xadrez: o que se pergunta, se diz, se mostra e se corrige.
control-manual = Manual breve do relógio
control-manual-help = Abre o manual do relógio, linha por linha. Escape fecha.
control-period = Período
control-period-help = Diz em que período do controle de tempo você está.
control-time-used = Tempo gasto
control-time-used-help = Diz quanto tempo os dois jogadores gastaram desde o início.
control-turn = De quem é a vez
control-turn-help = Diz quem tem a vez de jogar.
control-control = Lances até o controle
control-control-help = Diz quantos lances você ainda deve completar antes do controle de tempo.
control-correct-clocks = Corrigir os relógios
control-correct-clocks-help = Abre o formulário dos tempos, contadores de lances e períodos. Os relógios devem estar parados; antes de acertar vem uma pergunta.
control-clock-window = Relógios em janela própria
control-clock-window-help = Mostra os dois relógios em tamanho grande, para uma segunda tela.
control-clock-full-screen = Relógios em tela cheia
control-clock-full-screen-help = Mostra os dois relógios na própria janela, do tamanho da tela; de novo, ou Escape nela, e volta a ser uma janela.
control-time-marks = Avisar meu tempo nas marcas
control-time-marks-help = Diz seu tempo, só para você, quando ele chega às suas marcas. Em um evento, pergunte antes ao árbitro.
control-pulses = Pulsos quando o tempo fica curto
control-pulses-help = Sons graves no seu fone, nos últimos cinco minutos e mais próximos perto do fim.
control-short-times = Tempos curtos
control-short-times-help = Diz somente o tempo.

line-control = controle;lances até o controle;lances ate o controle
line-period = período;periodo
line-time-used = tempo gasto;tempos gastos;gasto
line-set-clock = acertar relógio;acertar relogio;acertar
line-add-time = acrescentar;somar
line-take-time = descontar;subtrair
line-set-moves = contador
line-set-period = acertar período;acertar periodo
line-marks-on = marcas sim;ligar marcas
line-marks-off = marcas não;marcas nao;desligar marcas
line-marks = marcas
line-pulses-on = pulsos sim;ligar pulsos
line-pulses-off = pulsos não;pulsos nao;desligar pulsos
line-short-times = tempos curtos
line-full-times = tempos completos
line-clock-window-on = janela do relógio;janela do relogio
line-clock-window-off = fechar janela do relógio;fechar janela do relogio
line-manual = manual;ajuda relógio;ajuda relogio

# Respostas.
answer-own-clock-short = { $time }.
answer-clock-short = { $side }: { $time }.
answer-clocks-stand-short = Parados.
answer-byo-yomi = Byo-yomi: { $periods ->
    [one] o último período
   *[other] { $periods } períodos
}, restam { $time } do atual.
answer-control-moves = { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
} até o controle de tempo.
answer-control-by-flag = O período termina quando um relógio chega a zero.
answer-control-last = Não há outro controle de tempo.
answer-control-quickplay = Não há outro controle de tempo: é o final rápido.
answer-period = Período { $period } de { $of }.
answer-period-quickplay = Período { $period } de { $of }: o final rápido.
answer-time-used = Tempo gasto: brancas { $white }, pretas { $black }.

# O que se diz.
said-period-passed-by = Controle de tempo cumprido: { $who }, período { $period }.
said-marks = Você será avisado com { $times }.
switch-short-times-on = Os tempos são ditos de forma curta.
switch-short-times-off = Os tempos são ditos por completo.
switch-clock-window-on = Janela dos relógios aberta.
switch-clock-window-off = Janela dos relógios fechada.
battery-low = A bateria deste computador está em { $percent } por cento. Ligue-o à tomada.

# O que se mostra.
display-clock-to-control = { $moves ->
    [one] { $moves } lance até o controle
   *[other] { $moves } lances até o controle
}
display-clock-period = Período { $period } de { $of }
display-clock-period-quickplay = Período { $period } de { $of }, final rápido
display-clock-delay = Atraso
display-clock-byo-yomi = Byo-yomi
display-clock-low = Pouco tempo
display-clock-period-over = Período esgotado
display-flag-fallen-first = Seta caída primeiro
display-flag-fallen-second = Seta caída depois

# A correção.
clock-form-time = { $who }: tempo restante (horas:minutos:segundos)
clock-form-moves = { $who }: lances completados
clock-form-period = { $who }: período
clock-form-set = Acertar os relógios
clock-form-error-time = { $side }: o tempo não pode ser lido. O certo é, por exemplo, 1:05:00 ou 4:10.
clock-form-error-moves = { $side }: o número de lances não pode ser lido.
clock-form-error-period = { $side }: o período não pode ser lido.
clock-form-error-nothing = Nada foi alterado.
question-correct-clocks = Acertar os relógios? { $changes }
change-set-time = { $side }: { $time }.
change-add-time = { $side }: mais { $time }.
change-take-time = { $side }: menos { $time }.
change-set-period = { $side }: período { $period }.
change-set-moves = { $side }: { $moves ->
    [one] { $moves } lance completado
   *[other] { $moves } lances completados
}.

# Controles de tempo usuais.
preset-3-2 = Blitz: 3 minutos, 2 segundos de acréscimo por lance
preset-5 = Blitz: 5 minutos
preset-10-5 = Rápido: 10 minutos, 5 segundos de acréscimo por lance
preset-15-10 = Rápido: 15 minutos, 10 segundos de acréscimo por lance
preset-25-10 = Rápido: 25 minutos, 10 segundos de acréscimo por lance
preset-90-30 = Clássico: 90 minutos, 30 segundos de acréscimo por lance
preset-40-90 = Clássico: 90 minutos para 40 lances, depois 30 minutos, 30 segundos de acréscimo por lance
preset-40-100 = Clássico: 100 minutos para 40 lances, 50 minutos para 20 lances, depois 15 minutos, 30 segundos de acréscimo por lance
preset-byo-yomi = Byo-yomi: 10 minutos, depois 5 períodos de 30 segundos

# O manual breve (requisito L dos relógios).
manual-what = Este programa é um relógio de xadrez com dois mostradores, dos quais só um anda. A pedido, ele diz o tempo e o número de lances (D.2.6.1).
manual-not-approved = Não é aprovado pela Comissão Técnica da FIDE. Em um evento, o árbitro deve aprovar o seu uso.
manual-start = Para iniciar: escolha o controle de tempo no formulário de uma nova partida, Ctrl+N. O árbitro inicia os relógios; sem árbitro, qualquer jogador o faz, pelo botão ou digitando iniciar.
manual-press = Para acionar: F12 ou Ctrl+Enter. Isso para o seu relógio e põe em movimento o do oponente. Antes, o lance deve estar feito e anunciado.
manual-shown = O mostrador traz horas, minutos e segundos, e décimos nos últimos dez segundos. Um triângulo marca o relógio que anda, duas barras o que está parado, uma cruz a seta caída. O zero só aparece quando a seta caiu.
manual-ask = Para perguntar: F2 o seu tempo, F2 duas vezes os dois tempos, Shift+F2 o tempo do oponente, F7 lances completados, Shift+F7 lances até o controle, Ctrl+F2 o período, Ctrl+Shift+F2 o tempo gasto pelos dois, Shift+F5 de quem é a vez. A resposta é só para você.
manual-forms = Os tempos são ditos em palavras. Digite tempos curtos ou tempos completos para escolher quanto é dito.
manual-marks = Ctrl+M liga ou desliga as suas marcas: você é avisado quando o seu tempo chega a elas. Em um evento ficam desligadas até que você as ligue. Digite, por exemplo, marcas 10 5 2 1 30s para a sua própria lista: minutos, ou segundos com um s. Cada marca é dita uma vez por período, mesmo que depois se acrescente tempo.
manual-pulses = Digite ligar pulsos para ouvir sons graves no seu fone nos últimos cinco minutos.
manual-stop = Para parar os dois relógios e chamar o árbitro: o botão, ou digite parar. Eles voltam a andar com iniciar.
manual-flag = Quando um relógio chega a zero a sua seta cai, e isso é dito. Acionar depois não acrescenta nada. Se as duas caem, o mostrador diz qual caiu primeiro. O árbitro decide o resultado; sem árbitro, o oponente reclama.
manual-control = Quando você cumpre um controle de tempo isso é dito, e o tempo do período seguinte é acrescentado. Depois de um período que terminou com um relógio em zero, um sinal fica cinco minutos nesse relógio.
manual-modes = O tempo por lance pode ser acrescentado, devolvido na medida em que foi usado, ou esperado antes do tempo principal: acréscimo, Bronstein e atraso. Há também byo-yomi e ampulheta. O que resta de um atraso ou de um período de byo-yomi é mostrado.
manual-correct = Para corrigir, o árbitro para os relógios e pressiona Ctrl+T: um formulário com os tempos, os contadores e os períodos, depois Acertar os relógios, depois uma pergunta, cuja resposta segura é não. Nada muda enquanto um relógio anda, e toda correção fica registrada.
manual-correct-typed = O mesmo pode ser digitado: acertar brancas 1:05:00, somar pretas 2:00, descontar brancas 1:00, contador brancas 12, acertar período brancas 2.
manual-window = Ctrl+K mostra os dois relógios em tamanho grande em janela própria, para uma segunda tela. F11 faz essa janela ocupar a tela inteira e voltar ao tamanho dela.
manual-battery = Quando a bateria do computador está fraca, em 20, 10 e 5 por cento, todos são avisados.
manual-restart = Se o programa for fechado com um relógio andando, ele reabre a partida com os dois relógios parados nos tempos que mostravam.
