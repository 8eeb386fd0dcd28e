# L'orologio: che cosa si chiede, si dice, si mostra e si corregge.
control-manual = Breve manuale dell'orologio
control-manual-help = Apre il manuale dell'orologio, riga per riga. Esc lo chiude.
control-period = Periodo
control-period-help = Dice in quale periodo della cadenza ci si trova.
control-time-used = Tempo usato
control-time-used-help = Dice quanto tempo hanno usato entrambi i giocatori dall'inizio.
control-turn = Chi ha il tratto
control-turn-help = Dice chi deve muovere.
control-control = Mosse al controllo
control-control-help = Dice quante mosse restano da completare prima del controllo del tempo.
control-correct-clocks = Correggere gli orologi
control-correct-clocks-help = Apre il modulo di tempi, contamosse e periodi. Gli orologi devono essere fermi; prima di ogni modifica c'è una domanda.
control-clock-window = Orologi in una finestra propria
control-clock-window-help = Mostra entrambi gli orologi in grande, per un secondo schermo.
control-clock-full-screen = Orologi a schermo intero
control-clock-full-screen-help = Mostra entrambi gli orologi nella loro finestra, grande quanto il suo schermo; di nuovo, o Esc in quella finestra, e torna una finestra.
control-time-marks = Annunciare il mio tempo alle soglie
control-time-marks-help = Dice il proprio tempo, in privato, quando scende alle soglie scelte. In torneo chiedere prima all'arbitro.
control-pulses = Impulsi quando il mio tempo è poco
control-pulses-help = Suoni bassi nell'auricolare, negli ultimi cinque minuti, più fitti verso la fine.
control-short-times = Tempi brevi
control-short-times-help = Dice soltanto il tempo.

line-control = controllo;controllo del tempo;mosse al controllo
line-period = periodo
line-time-used = tempo usato;tempo consumato;usato
line-set-clock = regolare orologio;regola orologio;regolare;regola
line-add-time = aggiungere tempo;aggiungere;aggiungi
line-take-time = sottrarre tempo;sottrarre;sottrai
line-set-moves = regolare mosse;regola mosse
line-set-period = regolare periodo;regola periodo
line-marks-on = attivare soglie;attiva soglie
line-marks-off = disattivare soglie;disattiva soglie
line-marks = soglie
line-pulses-on = attivare impulsi;attiva impulsi
line-pulses-off = disattivare impulsi;disattiva impulsi
line-short-times = tempi brevi
line-full-times = tempi completi
line-clock-window-on = finestra orologi;aprire orologi;apri orologi
line-clock-window-off = chiudere orologi;chiudi orologi
line-manual = manuale;manuale orologio;aiuto orologio

# Risposte.
answer-own-clock-short = { $time }.
answer-clock-short = { $side }: { $time }.
answer-clocks-stand-short = Fermi.
answer-byo-yomi = Byo-yomi: { $periods ->
    [one] l'ultimo periodo
   *[other] { $periods } periodi
}, { $time } in quello attuale.
answer-control-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
} al controllo del tempo.
answer-control-by-flag = Il periodo finisce quando un orologio arriva a zero.
answer-control-last = Nessun altro controllo del tempo.
answer-control-quickplay = Nessun altro controllo del tempo: è il finale rapido.
answer-period = Periodo { $period } di { $of }.
answer-period-quickplay = Periodo { $period } di { $of }: il finale rapido.
answer-time-used = Tempo usato: Bianco { $white }, Nero { $black }.

# Ciò che viene detto.
said-period-passed-by = Controllo del tempo superato: { $who }, periodo { $period }.
said-marks = Il tempo viene annunciato a { $times }.
switch-short-times-on = I tempi vengono detti in breve.
switch-short-times-off = I tempi vengono detti per intero.
switch-clock-window-on = Finestra degli orologi aperta.
switch-clock-window-off = Finestra degli orologi chiusa.
battery-low = La batteria di questo computer è al { $percent } per cento. Collegarlo alla rete elettrica.

# Ciò che viene mostrato.
display-clock-to-control = { $moves ->
    [one] { $moves } mossa al controllo del tempo
   *[other] { $moves } mosse al controllo del tempo
}
display-clock-period = Periodo { $period } di { $of }
display-clock-period-quickplay = Periodo { $period } di { $of }, finale rapido
display-clock-delay = Ritardo
display-clock-byo-yomi = Byo-yomi
display-clock-low = Poco tempo
display-clock-period-over = Periodo finito per la bandierina
display-flag-fallen-first = Bandierina caduta per prima
display-flag-fallen-second = Bandierina caduta per seconda

# La correzione.
clock-form-time = { $who }: tempo rimasto (ore:minuti:secondi)
clock-form-moves = { $who }: mosse completate
clock-form-period = { $who }: periodo
clock-form-set = Regolare gli orologi
clock-form-error-time = { $side }: il tempo non è leggibile. Va bene, per esempio, 1:05:00 o 4:10.
clock-form-error-moves = { $side }: il numero di mosse non è leggibile.
clock-form-error-period = { $side }: il periodo non è leggibile.
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

# Cadenze usuali.
preset-3-2 = Blitz: 3 minuti, 2 secondi di incremento per mossa
preset-5 = Blitz: 5 minuti
preset-10-5 = Rapid: 10 minuti, 5 secondi di incremento per mossa
preset-15-10 = Rapid: 15 minuti, 10 secondi di incremento per mossa
preset-25-10 = Rapid: 25 minuti, 10 secondi di incremento per mossa
preset-90-30 = Standard: 90 minuti, 30 secondi di incremento per mossa
preset-40-90 = Standard: 90 minuti per 40 mosse, poi 30 minuti, 30 secondi di incremento per mossa
preset-40-100 = Standard: 100 minuti per 40 mosse, 50 minuti per 20 mosse, poi 15 minuti, 30 secondi di incremento per mossa
preset-byo-yomi = Byo-yomi: 10 minuti, poi 5 periodi di 30 secondi

# Il breve manuale (requisito L per gli orologi).
manual-what = Questo programma è un orologio da scacchi con due quadranti, dei quali uno solo è in moto, e dice a richiesta il tempo e il numero di mosse (D.2.6.1).
manual-not-approved = Non è omologato dalla Commissione tecnica della FIDE. In torneo l'arbitro deve approvarne l'uso.
manual-start = Avviare: scegliere la cadenza nel modulo di una nuova partita, Ctrl+N. L'arbitro avvia gli orologi; senza arbitro lo fa uno dei giocatori, con il pulsante o digitando avviare.
manual-press = Premere: F12 o Ctrl+Invio. Ferma il proprio orologio e avvia quello dell'avversario. Prima la mossa deve essere eseguita e annunciata.
manual-shown = Il quadrante mostra ore, minuti e secondi, e i decimi negli ultimi dieci secondi. Un triangolo segna l'orologio in moto, due barre quello fermo, una croce la bandierina caduta. Lo zero appare soltanto quando la bandierina è caduta.
manual-ask = Chiedere: F2 il proprio tempo, F2 due volte entrambi i tempi, Maiusc+F2 il tempo dell'avversario, F7 le mosse completate, Maiusc+F7 le mosse al controllo del tempo, Ctrl+F2 il periodo, Ctrl+Maiusc+F2 il tempo usato da entrambi, Maiusc+F5 chi ha il tratto. La risposta è solo per chi chiede.
manual-forms = I tempi vengono detti a parole. Digitare tempi brevi o tempi completi per scegliere quanto viene detto.
manual-marks = Ctrl+M attiva o disattiva le soglie: il tempo viene annunciato quando vi scende. In torneo sono disattivate finché non vengono attivate. Digitare per esempio soglie 10 5 2 1 30s per una propria lista: minuti, o secondi con una s. Ogni soglia viene detta una volta per periodo, anche se poi si aggiunge tempo.
manual-pulses = Digitare attivare impulsi per avere suoni bassi nell'auricolare negli ultimi cinque minuti.
manual-stop = Fermare entrambi gli orologi e chiamare l'arbitro: il pulsante, o digitare fermare. Ripartono con avviare.
manual-flag = Quando un orologio arriva a zero cade la sua bandierina, e viene detto. Premere dopo non aggiunge più nulla. Se cadono entrambe, il quadrante dice quale è caduta per prima. Il risultato lo decide l'arbitro; senza arbitro, l'avversario reclama.
manual-control = Quando si supera un controllo del tempo viene detto, e si aggiunge il tempo del periodo successivo. Dopo un periodo finito per la bandierina, un segno resta cinque minuti presso l'orologio arrivato a zero.
manual-modes = Il tempo per mossa può essere aggiunto, restituito per quanto è stato usato, o scorrere prima del tempo principale: incremento, Bronstein e ritardo. Ci sono anche byo-yomi e clessidra. Ciò che resta di un ritardo o di un periodo di byo-yomi viene mostrato.
manual-correct = Correggere: l'arbitro ferma gli orologi e preme Ctrl+T: un modulo con tempi, contamosse e periodi, poi Regolare gli orologi, poi una domanda, la cui risposta sicura è no. Nulla può essere cambiato mentre un orologio è in moto, e ogni correzione viene registrata.
manual-correct-typed = Lo stesso si può digitare: regolare bianco 1:05:00, aggiungere nero 2:00, sottrarre bianco 1:00, regolare mosse bianco 12, regolare periodo bianco 2.
manual-window = Ctrl+K mostra entrambi gli orologi in grande in una finestra propria, per un secondo schermo. F11 porta quella finestra a schermo intero, e di nuovo a finestra.
manual-battery = Quando la batteria del computer è scarica, al 20, 10 e 5 per cento, tutti vengono avvisati.
manual-restart = Se il programma viene chiuso mentre un orologio è in moto, riapre la partita con entrambi gli orologi fermi sugli ultimi tempi mostrati.
