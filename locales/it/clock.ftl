# The chess clock: questions, announcements, display and corrections.
control-manual = Guida all'orologio
control-manual-help = Apre la guida all'orologio, riga per riga. Esc la chiude.
control-period = Periodo
control-period-help = Dice in quale periodo della cadenza ci si trova.
control-time-used = Tempo usato
control-time-used-help = Dice quanto tempo ha usato ogni giocatore dall'inizio.
control-turn = Chi ha il tratto
control-turn-help = Dice a chi tocca muovere.
control-control = Mosse al controllo
control-control-help = Dice quante mosse mancano al controllo del tempo.
control-correct-clocks = Regolare gli orologi
control-correct-clocks-help = Regola tempi, contamosse e periodi. Prima fermare gli orologi; viene chiesta conferma.
control-clock-window = Finestra degli orologi
control-clock-window-help = Mostra entrambi gli orologi in grande, per un secondo schermo.
control-clock-full-screen = Orologi a schermo intero
control-clock-full-screen-help = Mostra entrambi gli orologi su tutto lo schermo. Premere di nuovo, o Esc, per tornare alla finestra.
control-time-marks = Avvisi di tempo
control-time-marks-help = Avvisa in privato quando il proprio tempo arriva agli avvisi fissati. In torneo chiedere prima all'arbitro.
control-pulses = Ticchettio quando il tempo è poco
control-pulses-help = Un ticchettio leggero in cuffia negli ultimi cinque minuti, più veloce verso la fine.
control-short-times = Tempi in breve
control-short-times-help = Dice soltanto il tempo.

line-control = controllo;controllo del tempo;mosse al controllo
line-period = periodo
line-time-used = tempo usato;tempo consumato;usato
line-set-clock = regolare orologio;regola orologio;regolare;regola
line-add-time = aggiungere tempo;aggiungere;aggiungi
line-take-time = sottrarre tempo;sottrarre;sottrai
line-set-moves = regolare mosse;regola mosse
line-set-period = regolare periodo;regola periodo
line-marks-on = attivare avvisi;attiva avvisi;attivare avvisi di tempo;attivare soglie;attiva soglie
line-marks-off = disattivare avvisi;disattiva avvisi;disattivare avvisi di tempo;disattivare soglie;disattiva soglie
line-marks = avvisi;avvisi di tempo;soglie
line-pulses-on = attivare ticchettio;attiva ticchettio;attivare impulsi;attiva impulsi
line-pulses-off = disattivare ticchettio;disattiva ticchettio;disattivare impulsi;disattiva impulsi
line-short-times = tempi brevi
line-full-times = tempi completi
line-clock-window-on = finestra orologi;aprire orologi;apri orologi
line-clock-window-off = chiudere orologi;chiudi orologi
line-manual = manuale;manuale orologio;aiuto orologio

# Answers.
answer-own-clock-short = { $time }.
answer-clock-short = { $side }: { $time }.
answer-clocks-stand-short = Fermi.
answer-byo-yomi = Byo-yomi: { $periods ->
    [one] ultimo periodo
   *[other] { $periods } periodi
}, { $time } in quello attuale.
answer-control-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
} al controllo del tempo.
answer-control-by-flag = Il periodo finisce quando un orologio arriva a zero.
answer-control-last = Non ci sono altri controlli del tempo.
answer-control-quickplay = Non ci sono altri controlli del tempo: è il finale rapido.
answer-period = Periodo { $period } di { $of }.
answer-period-quickplay = Periodo { $period } di { $of }: il finale rapido.
answer-time-used = Tempo usato: Bianco { $white }, Nero { $black }.

# Announcements.
said-period-passed-by = Controllo del tempo superato: { $who }, periodo { $period }.
said-marks = Avvisi di tempo: { $times }.
switch-short-times-on = I tempi si dicono in breve.
switch-short-times-off = I tempi si dicono per intero.
switch-clock-window-on = Finestra degli orologi aperta.
switch-clock-window-off = Finestra degli orologi chiusa.
battery-low = Batteria al { $percent } per cento. Collegare il computer alla corrente.

# Display.
display-clock-to-control = { $moves ->
    [one] { $moves } mossa al controllo del tempo
   *[other] { $moves } mosse al controllo del tempo
}
display-clock-period = Periodo { $period } di { $of }
display-clock-period-quickplay = Periodo { $period } di { $of }, finale rapido
display-clock-delay = Ritardo
display-clock-byo-yomi = Byo-yomi
display-clock-low = Poco tempo
display-clock-period-over = Periodo finito, bandierina caduta
display-flag-fallen-first = Prima bandierina caduta
display-flag-fallen-second = Seconda bandierina caduta

# The correction.
clock-form-time = { $who }: tempo rimasto (ore:minuti:secondi)
clock-form-moves = { $who }: mosse completate
clock-form-period = { $who }: periodo
clock-form-set = Regolare gli orologi
clock-form-error-time = { $side }: non è un tempo. Digitare 1:05:00 o 4:10.
clock-form-error-moves = { $side }: non è un numero di mosse.
clock-form-error-period = { $side }: non è un periodo.
clock-form-error-nothing = Non è stato cambiato nulla.
question-correct-clocks = Regolare gli orologi? { $changes }
change-set-time = { $side }: { $time }.
change-add-time = { $side }: { $time } in più.
change-take-time = { $side }: { $time } in meno.
change-set-period = { $side }: periodo { $period }.
change-set-moves = { $side }: { $moves ->
    [one] { $moves } mossa completata
   *[other] { $moves } mosse completate
}.

# Usual time controls.
preset-3-2 = Blitz: 3 minuti + 2 secondi per mossa
preset-5 = Blitz: 5 minuti
preset-10-5 = Rapid: 10 minuti + 5 secondi per mossa
preset-15-10 = Rapid: 15 minuti + 10 secondi per mossa
preset-25-10 = Rapid: 25 minuti + 10 secondi per mossa
preset-90-30 = Standard: 90 minuti + 30 secondi per mossa
preset-40-90 = Standard: 90 minuti per 40 mosse, poi 30 minuti, + 30 secondi per mossa
preset-40-100 = Standard: 100 minuti per 40 mosse, 50 minuti per 20 mosse, poi 15 minuti, + 30 secondi per mossa
preset-byo-yomi = Byo-yomi: 10 minuti, poi 5 periodi di 30 secondi

# The short manual (requirement L for clocks).
manual-what = Questo è un orologio da scacchi con due quadranti, dei quali uno solo è in moto. Dice a richiesta il tempo e il numero di mosse (D.2.6.1).
manual-not-approved = Non è omologato dalla Commissione tecnica della FIDE. In torneo l'arbitro deve approvarne l'uso.
manual-start = Per avviare: scegliere la cadenza nel modulo di una nuova partita, Ctrl+N. L'arbitro avvia gli orologi; senza arbitro lo fa uno dei giocatori, con il pulsante o digitando avviare.
manual-press = Per premere: F12 o Ctrl+Invio. Si ferma il proprio orologio e parte quello dell'avversario. Prima eseguire e annunciare la mossa.
manual-shown = Il quadrante mostra ore, minuti e secondi, e i decimi negli ultimi dieci secondi. Un triangolo segna l'orologio in moto, due barre quello fermo, una croce la bandierina caduta. Mostra zero solo quando la bandierina è caduta.
manual-ask = Per chiedere: F2 il proprio tempo, F2 due volte entrambi i tempi, Maiusc+F2 il tempo dell'avversario, F7 le mosse completate, Maiusc+F7 le mosse al controllo del tempo, Ctrl+F2 il periodo, Ctrl+Maiusc+F2 il tempo usato da entrambi, Maiusc+F5 chi ha il tratto. La risposta è solo per chi chiede.
manual-forms = I tempi vengono detti a parole. Digitare tempi brevi o tempi completi per sentire meno o più.
manual-marks = Ctrl+M attiva o disattiva gli avvisi di tempo. In torneo sono disattivati finché non si attivano. Per fissare i propri, digitare per esempio: avvisi 10 5 2 1 30s. Sono minuti, o secondi con una s. Ogni avviso viene dato una volta per periodo, anche se poi si aggiunge tempo.
manual-pulses = Digitare attivare ticchettio per avere un ticchettio leggero in cuffia negli ultimi cinque minuti.
manual-stop = Per fermare entrambi gli orologi e chiamare l'arbitro: il pulsante, o digitare fermare. Ripartono con avviare.
manual-flag = Quando un orologio arriva a zero cade la bandierina, e viene annunciato. Premere dopo non ha effetto. Se cadono entrambe, il quadrante mostra quale è caduta per prima. L'arbitro decide il risultato; senza arbitro, reclama l'avversario.
manual-control = Quando si supera un controllo del tempo viene annunciato, e si aggiunge il tempo del periodo successivo. Se un periodo è finito per la bandierina, un segno accanto a quell'orologio lo indica per cinque minuti.
manual-modes = Ci sono incremento, Bronstein e ritardo, e anche byo-yomi e clessidra. Viene mostrato il tempo che resta di un ritardo o di un periodo di byo-yomi.
manual-correct = Per regolare gli orologi l'arbitro li ferma e preme Ctrl+T, inserisce tempi, contamosse e periodi, sceglie Regolare gli orologi e conferma (la risposta predefinita è no). Nulla può essere cambiato mentre un orologio è in moto, e ogni modifica viene registrata.
manual-correct-typed = Lo stesso si può digitare: regolare bianco 1:05:00, aggiungere nero 2:00, sottrarre bianco 1:00, regolare mosse bianco 12, regolare periodo bianco 2.
manual-window = Ctrl+K apre una finestra grande con gli orologi per un secondo schermo. F11 la porta a schermo intero e la riporta a finestra.
manual-battery = Tutti vengono avvisati quando la batteria arriva al 20, al 10 e al 5 per cento.
manual-restart = Se il programma viene chiuso mentre un orologio è in moto, la partita si riapre con entrambi gli orologi fermi agli ultimi tempi mostrati.
line-clock-place = lato dell'orologio;lato orologio;dov'è l'orologio
usage-clock-place = Alla destra di chi sta l'orologio? Digitare { $word } e un colore.
usage-time = Manca il tempo: digitare { $word }, il colore e il tempo.
clock-place = { $at ->
    [right] L'orologio è alla sua destra.
    [left] L'orologio è alla sua sinistra.
   *[other] L'orologio è alla destra del { $who }.
}
