# Il registro di una partita.
journal-whole = { $entries ->
    [one] Il registro è integro: { $entries } voce.
   *[other] Il registro è integro: { $entries } voci.
}
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
journal-too-new = { $file } è stato scritto da un'Annabella più recente, nella forma { $found }; questa conosce le forme fino a { $known }. Non è stato cambiato nulla.
journal-in-use = { $file } è già aperto, in un'altra finestra o su un'altra macchina.
journal-locked = { $file } è una partita bloccata in corso: non se ne dice nulla finché non finisce o l'arbitro non la sblocca; --verify la controlla già ora.
journal-read-only = { $file } si può solo leggere.
journal-forbidden = { $file } non si può leggere: manca il permesso. Può darlo il proprietario del file.
journal-log-missing = { $file } non contiene mosse: sono in { $file }-wal, e questo file manca. Rimetterlo accanto all'altro.
journal-out-of-order = { $file } contiene altre voci rispetto a questa partita: qualcun altro vi ha scritto.
journal-full = { $file } non si può scrivere: il disco è pieno.
journal-io = { $file } non si può leggere o scrivere: { $detail }
