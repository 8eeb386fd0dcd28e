# Una partita su due computer: uno ospita e ha il tavolo, l’altro ne è un posto.
line-hosting = ospita
line-hosting-at = ospita su
line-hosting-over = ospita tramite
line-hosting-end = ospita fine
line-sitting = siediti
said-elsewhere-seated = { $name } gioca con { $side } su un altro computer.
said-lag-given = { $who }: la mossa ha impiegato { $lag } ms in rete; sono stati restituiti { $given } ms.
elsewhere-opening = Questo tavolo si apre a un altro computer.
elsewhere-code = Codice per l’altro computer, { $side }: { $words }. In lettere: { $squares }. Là qualcuno digita: siediti { $address } { $squares }. Vale dieci minuti.
elsewhere-addresses = Questo computer è raggiungibile anche a { $addresses }.
elsewhere-wrong-code = Per tre volte è stato digitato un codice sbagliato. Non vale più: digiti ospita per uno nuovo.
elsewhere-expired = Il codice non vale più. Digiti ospita per uno nuovo.
elsewhere-cannot-listen = Questo computer non è raggiungibile a quell’indirizzo: lo occupa un altro programma. Digiti: ospita su, un altro indirizzo con una porta.
relay-carries-sealed = Questo computer trasporta partite su due computer; nessuno qui può leggerle. È raggiungibile a { $addresses }. Al tavolo si digita ospita tramite e quell’indirizzo.
elsewhere-waits = { $who } gioca su un altro computer. Digiti ospita per un codice che lo faccia rientrare, o ospita fine per giocare qui.
elsewhere-ended = Questo tavolo non è più aperto a un altro computer.
elsewhere-seat-ended = L’altro computer non lascia più giocare da qui. La partita si può ancora leggere; per continuare digiti siediti, l’indirizzo e un codice nuovo.
elsewhere-lost = Il computer di { $who } non risponde. Gli orologi continuano.
elsewhere-lost-stopped = Il computer di { $who } non risponde. I due orologi sono fermi a quando è stato sentito per l’ultima volta.
elsewhere-lost-standing = Il computer di { $who } non risponde. Gli orologi non sono in moto.
elsewhere-too-long = Il computer di { $who } non si sente da { $time }; è stato assente { $times ->
    [one] una volta
   *[other] { $times } volte
}. È più di quanto il regolamento permetta.
elsewhere-back = Il computer di { $who } è di nuovo presente.
elsewhere-seated = Lei è al tavolo dell’altro computer.
elsewhere-assistant-there = { $name } assiste all’altro computer e agisce da lì.
elsewhere-assistant-here = { $name } La assiste qui. Le righe dell’assistente cominciano con { $word } e i due punti.
elsewhere-you-assist = Lei assiste il { $who }. Nella riga delle mosse del giocatore le Sue righe cominciano con { $word } e i due punti.
seat-word-assistant = assistente
elsewhere-host-lost = L’altro computer non risponde. Quello che fa ora non viene inviato; gli orologi forse continuano. Può esplorare la scacchiera.
elsewhere-host-back = L’altro computer è di nuovo presente.
elsewhere-missed = { $count ->
    [one] Nel frattempo è stata detta una frase: Maiusc F9 la dice.
   *[other] Nel frattempo sono state dette { $count } frasi: Maiusc F9 le dice, l’ultima per prima.
}
elsewhere-no-answer = L’altro computer non risponde. Controllare l’indirizzo e la rete, poi riprovare.
elsewhere-not-let-in = L’altro computer non ha ammesso questo: il codice è sbagliato o non vale più. Ne chieda uno nuovo.
elsewhere-other-version = I programmi dei due computer sono troppo diversi per giocare insieme. Installi su entrambi la versione più recente di Annabella; poi qualcuno al tavolo digita ospita per un nuovo codice.
refused-not-from-here = Questo non si può fare da un posto su un altro computer.
refused-nobody-assists = Qui non La assiste nessuno.
refused-no-invitation = Digiti siediti, l’indirizzo dell’altro computer e le quattro case del suo codice.
refused-host-away = L’altro computer non risponde, quindi questo non viene fatto. Riprovi quando sarà di nuovo presente.
refused-host-silent = L’altro computer non ha risposto. Se questo non è stato fatto, lo saprà quando sarà di nuovo presente.
refused-not-arrived = L’ultima azione non è arrivata all’altro computer e non è stata fatta. La ripeta.
