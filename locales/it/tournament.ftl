# The tournament of a game, and tournament reports (TRF).
new-game-event-name = Torneo
new-game-site = Città e federazione
new-game-round = Turno
new-game-white-fide-id = ID FIDE del Bianco
new-game-black-fide-id = ID FIDE del Nero
new-game-error-number = Turno e ID FIDE devono essere numeri, o restare vuoti.
trf-filled = Da { $file }: { $event }, turno { $round }, { $white } con il Bianco contro { $black } con il Nero.
trf-check-form = Controllare il modulo e iniziare la partita.
trf-nobody = In { $file } non c'è un giocatore di nome { $name }. Cambiare il nome nelle impostazioni, o aggiungere turno e nome: { $file }#3 Ada.
trf-several = In { $file } ci sono più giocatori di nome { $name }: { $players }. Aggiungere il numero di partenza: { $file }{ $asked }.
trf-contradiction = In { $file } le righe dei giocatori { $own } e { $other } non concordano su questo turno: ci sono colonne spostate o una riga tagliata. Correggerle, o compilare il modulo a mano.
trf-no-game = { $name } non ha un avversario in quel turno di { $file }. Aggiungere un altro turno: { $file }#3 { $name }.
trf-no-round = { $file } non ha il turno { $round }; l'ultimo è il turno { $rounds }. Aggiungere un altro numero, per esempio: { $file }#{ $rounds } { $name }.
trf-forfeit = Secondo il rapporto questa partita è stata vinta a forfait o non è stata giocata.
trf-none = { $file } non è un rapporto di torneo (TRF). Se lo è, le righe sono tagliate o le colonne spostate.
trf-unnamed = Aggiunga un nome o un ID FIDE dopo il turno: { $file }#3 Ada.
trf-unread = { $count ->
    [one] La riga { $line } di { $file } non si è potuta leggere ed è stata tralasciata. Forse le colonne sono spostate o tagliate.
   *[other] Le righe { $line } di { $file } non si sono potute leggere e sono state tralasciate. Forse le colonne sono spostate o tagliate.
}
trf-repeated = La riga { $line } di { $file } è stata tralasciata: il numero { $number } è già di un giocatore precedente.
