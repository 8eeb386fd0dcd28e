# The event of a game, and the report of a tournament (TRF).
new-game-event-name = Torneo
new-game-site = Ciudad y federación
new-game-round = Ronda
new-game-white-fide-id = ID FIDE de las blancas
new-game-black-fide-id = ID FIDE de las negras
new-game-error-number = La ronda y los ID FIDE son números. Un campo también puede quedar vacío.
trf-filled = De { $file }: { $event }, ronda { $round }, { $white } con blancas contra { $black } con negras. Revise el formulario y empiece la partida.
trf-nobody = El archivo { $file } no tiene ningún jugador llamado { $name }. Cambie su nombre en los ajustes, o escriba ronda y nombre tras el archivo: { $file }#3 Ada.
trf-several = Más de un jugador de { $file } se llama { $name }. Escriba el nombre entero o el ID FIDE tras el archivo: { $file }#3 1900001.
trf-no-game = { $name } no tiene rival allí en { $file }. Escriba otra ronda tras el archivo: { $file }#3 { $name }.
trf-unread = La línea { $line } de { $file } no se pudo leer y se dejó fuera.
