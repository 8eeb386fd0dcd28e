# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } ha il { $side }, { $strength }.
said-online-seated = { $name } ha il { $side } su { $place }.
said-seat-freed = { $side }: si gioca di nuovo qui.
said-elsewhere-seated = { $name } ha il { $side } su un altro computer.
said-elsewhere-seated-unnamed = Il { $side } gioca su un altro computer.
said-lag-given = { $who }: la mossa ha impiegato { $lag } ms in rete; sono stati restituiti { $given } ms.
elsewhere-lost = { $who }: contatto perso. Gli orologi restano in moto.
elsewhere-lost-stopped = { $who }: contatto perso. Entrambi gli orologi sono fermi all'ultimo contatto.
elsewhere-lost-standing = { $who }: contatto perso. Gli orologi non sono in moto.
elsewhere-lost-without-clock = { $who }: contatto perso.
player-has-left = { $who } ha lasciato la partita.
elsewhere-too-long = { $who }: senza contatto da { $time }, { $times ->
    [one] una volta
   *[other] { $times } volte
} finora. È più di quanto permetta il regolamento.
elsewhere-back = { $who }: di nuovo in contatto.
seat-word-assistant = assistente
refused-nobody-assists = Qui non ha un assistente.
next-is-away = Questo colore non si gioca su questo computer.
reason-abandoned = per abbandono della partita
reason-unknown = secondo il file
result-called-off = La partita è stata annullata. Non c'è un risultato.
refused-played-elsewhere = Quel colore non si gioca a questo tavolo.
said-arbiter-seated = { CAPITAL($name) } è ora l'arbitro di questa partita, dalla postazione.
beside-competition = «{ $game }» è in corso in torneo, quindi nessun'altra partita riceve aiuto (articolo 11.3.1). Prima concluderla: { $file }. Se non viene toccata per un giorno, non vale più.
