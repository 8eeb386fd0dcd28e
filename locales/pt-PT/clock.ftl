# The chess clock: questions, announcements, display and corrections.
control-manual = Guia do relógio
control-manual-help = Abre o guia do relógio, linha a linha. Escape fecha-o.
control-period = Período
control-period-help = Diz em que período do controlo de tempo está.
control-time-used = Tempo gasto
control-time-used-help = Diz quanto tempo os dois jogadores gastaram desde o início.
control-turn = De quem é a vez
control-turn-help = Diz de quem é a vez.
control-control = Lances até ao controlo
control-control-help = Diz quantos lances ainda tem de completar antes do controlo de tempo.
control-correct-clocks = Acertar os relógios
control-correct-clocks-help = Acerta tempos, contadores de lances e períodos. Pare primeiro os relógios; o programa pede confirmação.
control-clock-window = Janela dos relógios
control-clock-window-help = Mostra os dois relógios em tamanho grande, para um segundo ecrã.
control-clock-full-screen = Relógios em ecrã inteiro
control-clock-full-screen-help = Mostra os dois relógios no ecrã inteiro. Outra vez, ou Escape, volta à janela.
control-time-marks = Avisos de tempo
control-time-marks-help = Avisa só a si quando o seu tempo chega aos limites que definiu. Numa prova, pergunte antes ao árbitro.
control-pulses = Tique-taque em apuros de tempo
control-pulses-help = Um tique-taque baixo nos seus auscultadores nos últimos cinco minutos, mais rápido perto do fim.
control-short-times = Anúncios curtos do tempo
control-short-times-help = Diz apenas o tempo.

line-control = controlo;lances até ao controlo;até ao controlo
line-period = período
line-time-used = tempo gasto;tempos gastos;gasto
line-set-clock = acertar relógio;acertar
line-add-time = acrescentar;somar
line-take-time = descontar;subtrair
line-set-moves = contador;acertar lances
line-set-period = acertar período
line-marks-on = ligar avisos;avisos sim;marcas sim;ligar marcas
line-marks-off = desligar avisos;avisos não;marcas não;desligar marcas
line-marks = avisos;avisos de tempo;marcas
line-pulses-on = ligar tique-taque;tique-taque sim;impulsos sim;ligar impulsos
line-pulses-off = desligar tique-taque;tique-taque não;impulsos não;desligar impulsos
line-short-times = tempos curtos
line-full-times = tempos completos
line-clock-window-on = janela do relógio;abrir janela do relógio
line-clock-window-off = fechar janela do relógio
line-manual = manual;ajuda relógio;manual do relógio

# Answers.
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
answer-control-last = Não há mais controlos de tempo.
answer-control-quickplay = Não há mais controlos de tempo: é o final rápido.
answer-period = Período { $period } de { $of }.
answer-period-quickplay = Período { $period } de { $of }: o final rápido.
answer-time-used = Tempo gasto: brancas { $white }, pretas { $black }.

# Announcements.
said-period-passed-by = Controlo de tempo cumprido: { $who }, período { $period }.
said-marks = Avisos de tempo quando faltarem { $times }.
switch-short-times-on = Anúncios curtos do tempo ligados.
switch-short-times-off = Anúncios curtos do tempo desligados.
switch-clock-window-on = Janela dos relógios aberta.
switch-clock-window-off = Janela dos relógios fechada.
battery-low = Bateria a { $percent } por cento. Ligue o computador à corrente.

# Display.
display-clock-to-control = { $moves ->
    [one] { $moves } lance até ao controlo
   *[other] { $moves } lances até ao controlo
}
display-clock-period = Período { $period } de { $of }
display-clock-period-quickplay = Período { $period } de { $of }, final rápido
display-clock-delay = Espera
display-clock-byo-yomi = Byo-yomi
display-clock-low = Pouco tempo
display-clock-period-over = Período terminado por tempo
display-flag-fallen-first = Primeira bandeira a cair
display-flag-fallen-second = Segunda bandeira a cair

# The correction.
clock-form-time = { $who }: tempo restante (horas:minutos:segundos)
clock-form-moves = { $who }: lances completados
clock-form-period = { $who }: período
clock-form-set = Acertar os relógios
clock-form-error-time = { $side }: isso não é um tempo. Use 1:05:00 ou 4:10.
clock-form-error-moves = { $side }: isso não é um número de lances.
clock-form-error-period = { $side }: isso não é um período.
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

# Usual time controls.
preset-3-2 = Rápida (blitz): 3 minutos + 2 segundos por lance
preset-5 = Rápida (blitz): 5 minutos
preset-10-5 = Semirrápida: 10 minutos + 5 segundos por lance
preset-15-10 = Semirrápida: 15 minutos + 10 segundos por lance
preset-25-10 = Semirrápida: 25 minutos + 10 segundos por lance
preset-90-30 = Clássica: 90 minutos + 30 segundos por lance
preset-40-90 = Clássica: 90 minutos para 40 lances, depois 30 minutos, + 30 segundos por lance
preset-40-100 = Clássica: 100 minutos para 40 lances, 50 minutos para 20 lances, depois 15 minutos, + 30 segundos por lance
preset-byo-yomi = Byo-yomi: 10 minutos, depois 5 períodos de 30 segundos

# The short manual (requirement L for clocks).
manual-what = Este é um relógio de xadrez com dois mostradores; só anda um de cada vez. A pedido, diz o tempo e o número de lances (D.2.6.1).
manual-not-approved = Não está aprovado pela Comissão Técnica da FIDE. Numa prova, o árbitro tem de aprovar a sua utilização.
manual-start = Para começar: escolha o ritmo de jogo no formulário de uma nova partida, Ctrl+N. O árbitro inicia os relógios; sem árbitro, qualquer dos jogadores o faz, com o botão ou escrevendo iniciar.
manual-press = Para acionar: F12 ou Ctrl+Enter. O seu relógio para e o do adversário começa a andar. Antes, faça e anuncie o lance.
manual-shown = O mostrador indica horas, minutos e segundos, com décimas nos últimos dez segundos. Um triângulo assinala o relógio que anda, duas barras o parado e uma cruz a bandeira caída. O zero só aparece quando a bandeira caiu.
manual-ask = Para perguntar: F2 o seu tempo, F2 duas vezes os dois tempos, Shift+F2 o tempo do adversário, F7 lances completados, Shift+F7 lances até ao controlo, Ctrl+F2 o período, Ctrl+Shift+F2 o tempo gasto por ambos, Shift+F5 de quem é a vez. A resposta é só para si.
manual-forms = Os tempos são ditos por extenso. Escreva tempos curtos ou tempos completos para ouvir menos ou mais.
manual-marks = Ctrl+M liga ou desliga os avisos de tempo. Numa prova estão desligados até os ligar. Para definir os seus, escreva por exemplo: avisos 10 5 2 1 30s. São minutos, ou segundos com um s. Cada aviso é dado uma vez por período, mesmo que depois se acrescente tempo.
manual-pulses = Escreva ligar tique-taque para um tique-taque baixo nos auscultadores nos últimos cinco minutos.
manual-stop = Para parar os dois relógios e chamar o árbitro: o botão, ou escreva parar. Voltam a andar com iniciar.
manual-flag = Quando um relógio chega a zero, a bandeira cai e isso é anunciado. Acionar depois não tem efeito. Se caírem as duas, o mostrador indica qual caiu primeiro. O árbitro decide o resultado; sem árbitro, reclama o adversário.
manual-control = Quando cumpre um controlo de tempo, isso é anunciado, e soma-se o tempo do período seguinte. Depois de um período terminado por tempo, um sinal fica cinco minutos ao lado desse relógio.
manual-modes = Há incremento, Bronstein e espera, e também byo-yomi e ampulheta. O tempo que resta de uma espera ou de um período de byo-yomi é mostrado.
manual-correct = Para acertar os relógios, o árbitro para-os e prime Ctrl+T, introduz tempos, contadores de lances e períodos, escolhe Acertar os relógios e confirma (a resposta predefinida é não). Nada pode ser alterado enquanto um relógio anda, e todas as alterações ficam registadas.
manual-correct-typed = O mesmo pode ser escrito: acertar brancas 1:05:00, somar pretas 2:00, descontar brancas 1:00, contador brancas 12, acertar período brancas 2.
manual-window = Ctrl+K abre uma janela grande com os relógios, para um segundo ecrã. F11 põe-na em ecrã inteiro e de volta.
manual-battery = Todos são avisados quando a bateria chega a 20, 10 e 5 por cento.
manual-restart = Se o programa for fechado com um relógio a andar, a partida reabre com os dois relógios parados nos últimos tempos mostrados.
line-clock-place = lado do relógio;onde está o relógio
usage-clock-place = À direita de quem fica o relógio? Escreva { $word } e uma cor.
usage-time = Falta o tempo: escreva { $word }, a cor e o tempo.
clock-place = { $at ->
    [right] O relógio está à sua direita.
    [left] O relógio está à sua esquerda.
   *[other] O relógio está à direita das { $who }.
}
