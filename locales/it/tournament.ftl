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
trf-several = In { $file } c'è più di un giocatore di nome { $name }. Aggiungere il nome completo o l'ID FIDE: { $file }#3 1900001.
trf-no-game = { $name } non ha un avversario in quel turno di { $file }. Aggiungere un altro turno: { $file }#3 { $name }.
trf-none = { $file } non è un rapporto di torneo (TRF). Se lo è, le righe sono tagliate o le colonne spostate.
trf-unnamed = Aggiungere un nome o un ID FIDE dopo il turno: { $file }#3 Ada.
trf-unread = La riga { $line } di { $file } non si è potuta leggere ed è stata tralasciata.
