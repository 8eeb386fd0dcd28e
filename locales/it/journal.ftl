# Il registro di una partita.
journal-whole = { $entries ->
    [one] Il registro è integro: { $entries } voce.
   *[other] Il registro è integro: { $entries } voci.
}
journal-withheld = { $count ->
    [one] Una voce non è in questo file: è rimasta sul computer su cui è stata scritta, un blocco o una mossa in busta. Numero { $list }.
   *[other] { $count } voci non sono in questo file: sono rimaste sul computer su cui sono state scritte, blocchi o mosse in busta. Numeri { $list }.
}
journal-rulings = { $count ->
    [one] Una decisione da una postazione; la sua firma è giusta.
   *[other] { $count } decisioni dalle postazioni; tutte le firme sono giuste.
}
journal-rulings-unproved = { $count ->
    [one] Una decisione da una postazione non è firmata per questa partita con la chiave che indica: voce { $list }. Qualcuno l'ha cambiata o inventata.
   *[other] { $count } decisioni dalle postazioni non sono firmate per questa partita con le chiavi che indicano: voci { $list }. Qualcuno le ha cambiate o inventate.
}
journal-rulings-by = Firmato da { $name } con la chiave { $key }: { $count }.
journal-rulings-by-chief = Firmato da { $name } con la chiave dell'evento, { $key }: { $count }.
journal-lock-of = Voce { $number }: il blocco è del torneo { $event }.
journal-lock-of-none = Voce { $number }: il blocco non è di alcun torneo. Solo il PIN lo apre.
journal-lock-unknown = Voce { $number }: il blocco non dice di quale torneo è; lo ha scritto un programma precedente.
journal-rulings-own-event = Decisioni del torneo di questa partita, { $event }: { $count ->
    [one] voce
   *[other] voci
} { $list }.
journal-rulings-other-event = Decisioni di un torneo diverso da quello di questa partita, { $event }: { $count ->
    [one] voce
   *[other] voci
} { $list }.
# Il numero e l'impronta dell'ultima voce; chi li ha su carta sa se qualcosa prima è cambiato.
journal-anchor = Ultima voce del registro: { $number }, { $hash }.
journal-not-stored = Questa partita non viene salvata.
# Che cosa si è trovato in un registro aprendolo.
journal-heartbeat-unfit = La nota dell'orologio in moto non concorda con il registro, uno dei due è stato modificato, e non viene usata. Gli orologi restano come all'ultima voce; controllare i tempi prima di continuare.
journal-shortened = L'ultima volta che questa partita è stata vista qui il suo registro era più lungo: la voce { $number } ora manca o è un'altra. Cercare una copia o confrontare i formulari prima di continuare.
journal-moved = Questa partita viene dalla postazione di { $name }: il computer su cui si giocava al tavolo { $table } si è guastato.
journal-moved-on = Il tavolo { $table } continua ora su questo computer. L’ha spostato { $name }; le chiavi di entrambi i computer sono nel registro.
journal-withheld-lock = Questa partita è stata bloccata con un PIN su un altro computer, e il PIN è rimasto lì: qui resta bloccata finché l'arbitro non la sblocca dalla postazione in sala.
journal-withheld-envelope = La mossa in busta di questa partita è rimasta sul computer su cui è stata sigillata: qui la busta non si può aprire.
journal-strange-ruling = Qualcuno ha inviato a questo tavolo una decisione che qui non vale: non è firmata per esso o è già stata usata. Non ha avuto effetto. Avvisare l’arbitro.
journal-rescued-from = Recuperata dal file danneggiato { $file }, voci da 1 a { $number }.
journal-lost = { $count ->
    [one] Una voce dopo il danno si può ancora leggere e non è stata ripresa: { $list }.
   *[other] { $count } voci dopo il danno si possono ancora leggere e non sono state riprese: { $list }.
}
journal-rescued = { $count ->
    [one] Una voce integra è ora una nuova partita: { $path }.
   *[other] { $count } voci integre sono ora una nuova partita: { $path }.
}
journal-rescue-whole = Questa partita non è danneggiata. Aprirla così com'è.
journal-rescue-nothing = Nemmeno l'inizio di questa partita è integro. Cercare una copia del suo file.
journal-rescue-exists = Esiste già un file con il nuovo nome. Sceglierne un altro.
journal-rescue-not-written = La nuova partita non può essere scritta lì. Scegliere un altro posto.
journal-damaged = { $good ->
    [0] Il registro è danneggiato dalla prima voce: { $why }
    [one] Il registro è danneggiato dalla voce { $number }: { $why } La voce precedente è buona.
   *[other] Il registro è danneggiato dalla voce { $number }: { $why } Le { $good } voci precedenti sono buone.
}
journal-flaw-chain = la voce non è quella che vi era stata scritta.
journal-flaw-opening = una voce che prepara il tavolo è nel posto sbagliato.
journal-flaw-file = il file stesso è danneggiato ({ $detail }).
journal-flaw-no-record = il suo testo non è una registrazione.
journal-flaw-unknown = questo programma non sa che cosa sia «{ $name }»; forse l'ha scritto uno più recente.
journal-flaw-value = «{ $value }» non significa nulla come { $field }; forse l'ha scritto un programma più recente.
journal-empty = { $file } non contiene una partita.
journal-not-found = Non c'è un file { $file }.
journal-not-a-journal = { $file } non è un registro di Annabella.
journal-beside-not-a-file = { $file } non è un file normale, ma una cartella, un collegamento, una pipe o un dispositivo. Lo tolga di lì e riprovi.
journal-no-folder = La cartella { $file } non si può creare: qualcos’altro ha il suo nome. Lo tolga di lì, o indichi un’altra cartella con --data.
journal-too-new = { $file } è stato scritto da un'Annabella più recente, nella forma { $found }; questa conosce le forme fino a { $known }. Non è stato cambiato nulla.
journal-in-use = { $file } è già aperto, in un'altra finestra o su un'altra macchina.
journal-locked = { $file } è una partita bloccata in corso: non se ne dice nulla finché non finisce o l'arbitro non la sblocca; --verify la controlla già ora.
journal-read-only = { $file } si può solo leggere.
journal-forbidden = { $file } non si può leggere: manca il permesso. Può darlo il proprietario del file.
journal-log-missing = { $file } non contiene mosse: sono in { $file }-wal, e questo file manca. Rimetterlo accanto all'altro.
journal-out-of-order = { $file } contiene altre voci rispetto a questa partita: qualcun altro vi ha scritto.
journal-full = { $file } non si può scrivere: il disco è pieno.
journal-io = { $file } non si può leggere o scrivere: { $detail }. Controlli il disco e i permessi della cartella.
