# The journal of a game.
journal-clocks-changed = Lo stato annotato degli orologi è stato modificato: non segue dalle voci, che sono intatte.
journal-without-entries = Questo registro non ha voci. Forse manca il file accanto, con lo stesso nome e -wal alla fine.
journal-whole = { $entries ->
    [one] Il registro della partita è integro: { $entries } voce.
   *[other] Il registro della partita è integro: { $entries } voci.
}
journal-withheld = { $count ->
    [one] Una voce non è in questo file: un blocco o una mossa in busta, che resta sul computer su cui è stata scritta. Numero { $list }.
   *[other] { $count } voci non sono in questo file: blocchi o mosse in busta, che restano sul computer su cui sono stati scritti. Numeri { $list }.
}
journal-rulings = { $count ->
    [one] Una decisione da una postazione; la firma è corretta.
   *[other] { $count } decisioni dalle postazioni; tutte le firme sono corrette.
}
journal-rulings-unproved = { $count ->
    [one] Una decisione (voce { $list }) non è firmata correttamente. È stata modificata o falsificata.
   *[other] { $count } decisioni (voci { $list }) non sono firmate correttamente. Sono state modificate o falsificate.
}
journal-rulings-by = Firmato da { $name } con la chiave { $key }: { $count }.
journal-rulings-by-chief = Firmato da { $name } con la chiave del torneo, { $key }: { $count }.
journal-lock-of = Voce { $number }: il blocco è del torneo { $event }.
journal-lock-of-none = Voce { $number }: il blocco non è di alcun torneo. Solo il PIN lo apre.
journal-lock-unknown = Voce { $number }: il blocco non indica il suo torneo; lo ha scritto una versione precedente.
journal-rulings-own-event = Decisioni del torneo di questa partita, { $event }: { $count ->
    [one] voce
   *[other] voci
} { $list }.
journal-rulings-other-event = Decisioni di un torneo diverso da quello di questa partita, { $event }: { $count ->
    [one] voce
   *[other] voci
} { $list }.
# The number and the hash of the last entry. Written down on paper, they show whether an earlier entry was changed.
journal-anchor = Ultima voce del registro: { $number }, { $hash }.
journal-not-stored = Questa partita non viene salvata.
# Findings when a journal is opened.
journal-heartbeat-unfit = Lo stato salvato degli orologi non concorda con il registro della partita, quindi non è stato usato. Gli orologi sono come all'ultima voce; controllare i tempi prima di continuare.
journal-shortened = A questa partita mancano voci che aveva all'ultima apertura qui: la voce { $number } manca o è diversa. Cercare una copia, o confrontare i formulari prima di continuare.
journal-moved = Questa partita è stata spostata qui dalla postazione di { $name } perché il computer del tavolo { $table } si è guastato.
journal-moved-on = Il tavolo { $table } continua ora su questo computer. L'ha spostato { $name }; le chiavi di entrambi i computer sono nel registro.
journal-withheld-lock = Questa partita è stata bloccata con un PIN su un altro computer, e il PIN è rimasto lì: qui resta bloccata finché l'arbitro non la sblocca dalla postazione in sala.
journal-withheld-envelope = La mossa in busta di questa partita è rimasta sul computer su cui è stata scritta: qui la busta non si può aprire.
journal-strange-ruling = Questo tavolo ha ricevuto una decisione non valida (firma errata o ripetuta). È stata ignorata. Avvisare l'arbitro.
journal-rescued-from = Recuperata dal file danneggiato { $file }, voci da 1 a { $number }.
journal-lost = { $count ->
    [one] Una voce dopo il danno è leggibile ma non è stata copiata: { $list }.
   *[other] { $count } voci dopo il danno sono leggibili ma non sono state copiate: { $list }.
}
journal-rescued = { $count ->
    [one] Una voce integra è ora una nuova partita: { $path }.
   *[other] { $count } voci integre sono ora una nuova partita: { $path }.
}
journal-rescue-whole = Questa partita non è danneggiata. Aprirla così com'è.
journal-rescue-nothing = Nemmeno l'inizio di questa partita è integro. Cercare una copia del suo file.
journal-rescue-exists = Quel file esiste già. Scegliere un altro nome.
journal-rescue-not-written = Impossibile scrivere lì. Scegliere un altro posto.
journal-damaged = { $good ->
    [0] Il registro della partita è danneggiato dalla prima voce: { $why }
    [one] Il registro della partita è danneggiato dalla voce { $number }: { $why } La voce precedente è integra.
   *[other] Il registro della partita è danneggiato dalla voce { $number }: { $why } Le { $good } voci precedenti sono integre.
}
journal-flaw-chain = la voce è stata alterata.
journal-flaw-opening = una voce che prepara il tavolo è nel posto sbagliato.
journal-flaw-file = il file stesso è danneggiato ({ $detail }).
journal-flaw-no-record = il testo non è una voce valida.
journal-flaw-unknown = questa versione non conosce «{ $name }»; forse l'ha scritto una più recente.
journal-flaw-value = «{ $value }» non è valido per { $field }; forse l'ha scritto una versione più recente.
journal-empty = { $file } non contiene partite.
journal-not-found = File non trovato: { $file }.
journal-not-a-journal = { $file } non è una partita di Annabella.
journal-beside-not-a-file = { $file } non è un file normale, ma una cartella, un collegamento, una pipe o un dispositivo. Toglierlo di lì e riprovare.
journal-no-folder = Impossibile creare la cartella { $file }: qualcos'altro ha quel nome. Toglierlo di lì, o scegliere un'altra cartella con --data.
journal-too-new = { $file } usa il formato { $found }, di una versione più recente; questa arriva al formato { $known }. Non è cambiato nulla.
journal-in-use = { $file } è già aperto in un'altra finestra o su un altro computer.
journal-locked = { $file } è una partita bloccata in corso: il contenuto è nascosto finché non finisce o l'arbitro non la sblocca; --verify funziona comunque.
journal-read-only = { $file } è in sola lettura.
journal-forbidden = Manca il permesso di leggere { $file }. Chiederlo al proprietario.
journal-log-missing = { $file } non contiene mosse: sono in { $file }-wal, e questo file manca. Rimetterlo accanto all'altro.
journal-out-of-order = { $file } è stato modificato da un altro programma.
journal-full = Impossibile scrivere { $file }: il disco è pieno.
journal-io = Impossibile leggere o scrivere { $file }: { $detail }. Controllare il disco e i permessi della cartella.
