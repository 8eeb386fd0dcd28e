# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = ospita
line-hosting-at = ospita su
line-hosting-over = ospita tramite
line-hosting-end = ospita fine
line-sitting = siediti
control-host = Ospitare un giocatore
control-host-help = Apre l'altro lato a un giocatore su un altro computer e dice il codice. Vale dieci minuti.
control-sit = Unirsi a un altro computer
control-sit-help = Dice come giocare al tavolo di un altro computer.
elsewhere-opening = Apertura in corso.
elsewhere-code = Codice per { $side }: { $words }. In lettere: { $squares }. Sull'altro computer si digita: siediti { $address }, poi il codice. Valido dieci minuti. Digitare precedente per riascoltarlo.
elsewhere-code-replaces = { $side } è già giocato su un altro computer: chi si siede con questo codice prende il posto.
elsewhere-addresses = Questo computer è raggiungibile anche a { $addresses }.
elsewhere-wrong-code = Codice sbagliato tre volte. Non è più valido: digitare ospita per averne uno nuovo.
elsewhere-expired = Il codice è scaduto. Digitare ospita per averne uno nuovo.
elsewhere-cannot-listen = Non si può usare quell'indirizzo: lo usa un altro programma. Digitare un'altra porta, per esempio: ospita su 0.0.0.0:7462.
usage-host = Digitare { $word } da solo o con un indirizzo, per esempio: ospita su 0.0.0.0:7462.
usage-host-over = Manca il ripetitore. Digitarne l'indirizzo, per esempio: ospita tramite relay.example.org.
elsewhere-no-code = L'arbitro ha chiesto un codice per giocare da un altro computer, ma non c'è: { $why ->
    [cannot_listen] un altro programma qui usa l'indirizzo.
    [not_built] questo programma è stato compilato senza rete.
    [apart] il ripetitore non risponde.
   *[other] questo computer non può aprire un accesso sulla rete.
}
relay-carries-sealed = Questo computer trasmette partite tra altri due computer; qui nessuno può leggerle. È raggiungibile a { $addresses }. Al tavolo, digitare ospita tramite e quell'indirizzo.
elsewhere-waits = { $who } gioca su un altro computer. Digitare ospita per un nuovo codice, o ospita fine per giocare qui.
elsewhere-ended = Non più aperto a un altro computer.
elsewhere-seat-ended = L'altro computer ha chiuso questo posto. La partita si può ancora leggere; per continuare a giocare, digitare siediti, l'indirizzo e un codice nuovo.
elsewhere-seated = Ora è al tavolo dell'altro computer.
elsewhere-assistant-there = L'assistente, { $name }, è all'altro computer.
elsewhere-assistant-here = { $name } è il suo assistente qui. Le righe dell'assistente cominciano con «{ $word }:».
elsewhere-you-assist = Lei assiste: { $who }. Nella riga di mossa del giocatore, le sue righe cominciano con «{ $word }:».
elsewhere-host-lost = L'altro computer non risponde. Ciò che fa ora non viene inviato, e gli orologi potrebbero essere in moto. Può ancora esplorare la scacchiera.
elsewhere-host-back = L'altro computer è di nuovo collegato.
elsewhere-missed = { $count ->
    [one] Non ha sentito un messaggio: { $key } lo legge.
   *[other] Non ha sentito { $count } messaggi: { $key } li legge, dal più recente.
}
refused-not-from-here = Non si può fare da un altro computer.
refused-no-invitation = Digitare siediti, l'indirizzo e le quattro case.
refused-host-away = L'altro computer non risponde, quindi non è stato fatto. Riprovare quando sarà di nuovo collegato.
refused-host-silent = L'altro computer non ha risposto. Se questo non è stato fatto, verrà detto quando si ricollega.
refused-not-arrived = L'ultima azione non è arrivata all'altro computer. Ripeterla.
option-join = si siede a un tavolo su un altro computer: il suo indirizzo, come 192.168.1.20; con --code
usage-of-join = { "[" }--join INDIRIZZO --code CODICE]
capability-duplex = Permette a un giocatore di stare a un altro computer.
