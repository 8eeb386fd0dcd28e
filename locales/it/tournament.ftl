# The event of a game, and the report of a tournament (TRF).
new-game-event-name = Torneo
new-game-site = Città e federazione
new-game-round = Turno
new-game-white-fide-id = ID FIDE del Bianco
new-game-black-fide-id = ID FIDE del Nero
new-game-error-number = Il turno e gli ID FIDE sono numeri. Un campo può anche restare vuoto.
trf-filled = Da { $file }: { $event }, turno { $round }, { $white } con il Bianco contro { $black } con il Nero. Controlli il modulo e inizi la partita.
trf-nobody = Il file { $file } non contiene nessun giocatore di nome { $name }. Cambi il Suo nome nelle impostazioni, o scriva turno e nome dopo il file: { $file }#3 Ada.
trf-several = Più di un giocatore di { $file } si chiama { $name }. Scriva il nome intero o l’ID FIDE dopo il file: { $file }#3 1900001.
trf-no-game = { $name } non ha un avversario lì in { $file }. Scriva un altro turno dopo il file: { $file }#3 { $name }.
trf-unread = La riga { $line } di { $file } non si è potuta leggere ed è stata tralasciata.
