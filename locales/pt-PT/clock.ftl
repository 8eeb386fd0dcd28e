# O relógio de xadrez: o que se pergunta, se diz, se mostra e se corrige.
control-manual = Manual breve do relógio
control-manual-help = Abre o manual do relógio, linha a linha. Escape fecha-o.
control-period = Período
control-period-help = Diz em que período do controlo de tempo está.
control-time-used = Tempo gasto
control-time-used-help = Diz quanto tempo os dois jogadores gastaram desde o início.
control-turn = De quem é a vez
control-turn-help = Diz quem tem a vez de jogar.
control-control = Lances até ao controlo
control-control-help = Diz quantos lances ainda tem de completar antes do controlo de tempo.
control-correct-clocks = Corrigir os relógios
control-correct-clocks-help = Abre o formulário dos tempos, contadores de lances e períodos. Os relógios têm de estar parados; antes de acertar vem uma pergunta.
control-clock-window = Relógios em janela própria
control-clock-window-help = Mostra os dois relógios em tamanho grande, para um segundo ecrã.
control-clock-full-screen = Relógios em ecrã inteiro
control-clock-full-screen-help = Mostra os dois relógios na sua janela, do tamanho do ecrã; outra vez, ou Escape nela, e volta a ser uma janela.
control-time-marks = Avisar o meu tempo nas minhas marcas
control-time-marks-help = Diz o seu tempo, só a si, quando ele chega às suas marcas. Numa prova, pergunte antes ao árbitro.
control-pulses = Impulsos quando o tempo escasseia
control-pulses-help = Sons graves no seu auricular, nos últimos cinco minutos e mais próximos perto do fim.
control-short-times = Tempos curtos
control-short-times-help = Diz apenas o tempo.

line-control = controlo;lances até ao controlo;lances ate ao controlo;até ao controlo;ate ao controlo
line-period = período;periodo
line-time-used = tempo gasto;tempos gastos;gasto
line-set-clock = acertar relógio;acertar relogio;acertar
line-add-time = acrescentar;somar
line-take-time = descontar;subtrair
line-set-moves = contador;acertar lances
line-set-period = acertar período;acertar periodo
line-marks-on = marcas sim;ligar marcas
line-marks-off = marcas não;marcas nao;desligar marcas
line-marks = marcas
line-pulses-on = impulsos sim;ligar impulsos
line-pulses-off = impulsos não;impulsos nao;desligar impulsos
line-short-times = tempos curtos
line-full-times = tempos completos
line-clock-window-on = janela do relógio;janela do relogio;abrir janela do relógio;abrir janela do relogio
line-clock-window-off = fechar janela do relógio;fechar janela do relogio
line-manual = manual;ajuda relógio;ajuda relogio;manual do relógio;manual do relogio

# Respostas.
answer-own-clock-short = { $time }.
answer-clock-short = { $side }: { $time }.
answer-clocks-stand-short = Parados.
answer-byo-yomi = Byo-yomi: { $periods ->
    [one] o último período
   *[other] { $periods } períodos
}, { $time } do atual.
answer-control-moves = { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
} até ao controlo de tempo.
answer-control-by-flag = O período termina quando um relógio chega a zero.
answer-control-last = Não há mais nenhum controlo de tempo.
answer-control-quickplay = Não há mais nenhum controlo de tempo: é o final rápido.
answer-period = Período { $period } de { $of }.
answer-period-quickplay = Período { $period } de { $of }: o final rápido.
answer-time-used = Tempo gasto: brancas { $white }, pretas { $black }.

# O que se diz.
said-period-passed-by = Controlo de tempo cumprido: { $who }, período { $period }.
said-marks = Será avisado quando faltarem { $times }.
switch-short-times-on = Os tempos são ditos de forma curta.
switch-short-times-off = Os tempos são ditos por completo.
switch-clock-window-on = Janela dos relógios aberta.
switch-clock-window-off = Janela dos relógios fechada.
battery-low = A bateria deste computador está a { $percent } por cento. Ligue-o à corrente.

# O que se mostra.
display-clock-to-control = { $moves ->
    [one] { $moves } lance até ao controlo
   *[other] { $moves } lances até ao controlo
}
display-clock-period = Período { $period } de { $of }
display-clock-period-quickplay = Período { $period } de { $of }, final rápido
display-clock-delay = Atraso
display-clock-byo-yomi = Byo-yomi
display-clock-low = Pouco tempo
display-clock-period-over = Período esgotado
display-flag-fallen-first = Bandeira caída primeiro
display-flag-fallen-second = Bandeira caída depois

# A correção.
clock-form-time = { $who }: tempo restante (horas:minutos:segundos)
clock-form-moves = { $who }: lances completados
clock-form-period = { $who }: período
clock-form-set = Acertar os relógios
clock-form-error-time = { $side }: não é possível ler o tempo. O correto é, por exemplo, 1:05:00 ou 4:10.
clock-form-error-moves = { $side }: não é possível ler o número de lances.
clock-form-error-period = { $side }: não é possível ler o período.
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

# Controlos de tempo habituais.
preset-3-2 = Rápida (blitz): 3 minutos, 2 segundos de incremento por lance
preset-5 = Rápida (blitz): 5 minutos
preset-10-5 = Semirrápida: 10 minutos, 5 segundos de incremento por lance
preset-15-10 = Semirrápida: 15 minutos, 10 segundos de incremento por lance
preset-25-10 = Semirrápida: 25 minutos, 10 segundos de incremento por lance
preset-90-30 = Clássica: 90 minutos, 30 segundos de incremento por lance
preset-40-90 = Clássica: 90 minutos para 40 lances, depois 30 minutos, 30 segundos de incremento por lance
preset-40-100 = Clássica: 100 minutos para 40 lances, 50 minutos para 20 lances, depois 15 minutos, 30 segundos de incremento por lance
preset-byo-yomi = Byo-yomi: 10 minutos, depois 5 períodos de 30 segundos

# O manual breve (requisito L dos relógios).
manual-what = Este programa é um relógio de xadrez com dois mostradores, dos quais só um anda, e diz o tempo e o número de lances a pedido (D.2.6.1).
manual-not-approved = Não está aprovado pela Comissão Técnica da FIDE. Numa prova, o árbitro tem de aprovar a sua utilização.
manual-start = Para começar: escolha o controlo de tempo no formulário de uma nova partida, Ctrl+N. O árbitro põe os relógios em andamento; sem árbitro, qualquer dos jogadores o faz, com o botão ou escrevendo iniciar.
manual-press = Para premir: F12 ou Ctrl+Enter. Assim o seu relógio para e o do adversário começa a andar. Antes disso, o lance tem de estar feito e anunciado.
manual-shown = O mostrador apresenta horas, minutos e segundos, e décimas nos últimos dez segundos. Um triângulo assinala o relógio que anda, duas barras o que está parado, uma cruz a bandeira caída. O zero só aparece quando a bandeira caiu.
manual-ask = Para perguntar: F2 o seu tempo, F2 duas vezes os dois tempos, Shift+F2 o tempo do adversário, F7 lances completados, Shift+F7 lances até ao controlo, Ctrl+F2 o período, Ctrl+Shift+F2 o tempo gasto por ambos, Shift+F5 de quem é a vez. A resposta é só para si.
manual-forms = Os tempos são ditos por palavras. Escreva tempos curtos ou tempos completos para escolher quanto é dito.
manual-marks = Ctrl+M liga ou desliga as suas marcas: é avisado quando o seu tempo chega a elas. Numa prova estão desligadas até que as ligue. Escreva, por exemplo, marcas 10 5 2 1 30s para a sua própria lista: minutos, ou segundos com um s. Cada marca é dita uma vez por período, mesmo que depois se acrescente tempo.
manual-pulses = Escreva ligar impulsos para ouvir sons graves no seu auricular nos últimos cinco minutos.
manual-stop = Para parar os dois relógios e chamar o árbitro: o botão, ou escreva parar. Voltam a andar com iniciar.
manual-flag = Quando um relógio chega a zero, a sua bandeira cai, e isso é dito. Premir depois não acrescenta nada. Se caírem as duas, o mostrador diz qual caiu primeiro. O árbitro decide o resultado; sem árbitro, reclama o adversário.
manual-control = Quando cumpre um controlo de tempo, isso é dito, e o tempo do período seguinte é acrescentado. Depois de um período que terminou com um relógio em zero, um sinal fica cinco minutos junto desse relógio.
manual-modes = O tempo por lance pode ser acrescentado ao relógio, devolvido na medida em que foi usado, ou esperado antes de andar o tempo principal: incremento, Bronstein e atraso. Também há byo-yomi e ampulheta. O que resta de um atraso ou de um período de byo-yomi é mostrado.
manual-correct = Para corrigir, o árbitro para os relógios e prime Ctrl+T: um formulário com os tempos, os contadores e os períodos, depois Acertar os relógios, depois uma pergunta, cuja resposta segura é não. Nada pode ser alterado enquanto um relógio anda, e todas as correções ficam registadas.
manual-correct-typed = O mesmo pode ser escrito: acertar brancas 1:05:00, somar pretas 2:00, descontar brancas 1:00, contador brancas 12, acertar período brancas 2.
manual-window = Ctrl+K mostra os dois relógios em tamanho grande numa janela própria, para um segundo ecrã. F11 faz essa janela ocupar o ecrã inteiro e voltar ao seu tamanho.
manual-battery = Quando a bateria do computador está fraca, a 20, 10 e 5 por cento, todos são avisados.
manual-restart = Se o programa for fechado com um relógio a andar, volta a abrir a partida com os dois relógios parados nos tempos que mostravam.
