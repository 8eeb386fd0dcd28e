# The event of a game, and the report of a tournament (TRF).
new-game-event-name = Event
new-game-site = City and federation
new-game-round = Round
new-game-white-fide-id = White's FIDE ID
new-game-black-fide-id = Black's FIDE ID
new-game-error-number = The round and the FIDE IDs are numbers. A field may also stay empty.
trf-filled = From { $file }: { $event }, round { $round }, { $white } with White against { $black } with Black. Check the form and start the game.
trf-nobody = The file { $file } holds no player called { $name }. Change your name in the settings, or write round and name behind the file: { $file }#3 Ada.
trf-several = More than one player of { $file } is called { $name }. Write the whole name or the FIDE ID behind the file: { $file }#3 1900001.
trf-no-game = { $name } has no opponent there in { $file }. Write another round behind the file: { $file }#3 { $name }.
trf-unread = Line { $line } of { $file } could not be read and was left out.
