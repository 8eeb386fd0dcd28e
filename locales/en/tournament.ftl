# The tournament of a game, and tournament reports (TRF).
new-game-event-name = Event
new-game-site = City and federation
new-game-round = Round
new-game-white-fide-id = White's FIDE ID
new-game-black-fide-id = Black's FIDE ID
new-game-error-number = Round and FIDE ID must be numbers, or empty.
trf-filled = From { $file }: { $event }, round { $round }, { $white } (White) – { $black } (Black).
trf-check-form = Check the form and start the game.
trf-nobody = { $file } has no player called { $name }. Change your name in the settings, or add the round and name: { $file }#3 Ada.
trf-several = { $file } has several players called { $name }: { $players }. Add the start number: { $file }{ $asked }.
trf-contradiction = In { $file } the lines of players { $own } and { $other } do not agree about this round: columns are shifted, or a line is cut. Correct them, or fill in the form yourself.
trf-no-game = { $name } has no opponent in that round of { $file }. Add another round: { $file }#3 { $name }.
trf-no-round = { $file } has no round { $round }; its last round is { $rounds }. Add another number, for example: { $file }#{ $rounds } { $name }.
trf-forfeit = The report says that this game was won by forfeit or not played.
trf-none = { $file } is not a tournament report (TRF). If it should be, its lines are cut or their columns are shifted.
trf-unnamed = Add a name or FIDE ID after the round: { $file }#3 Ada.
trf-unread = { $count ->
    [one] Line { $line } of { $file } could not be read and was skipped. Its columns may be shifted or cut.
   *[other] Lines { $line } of { $file } could not be read and were skipped. Their columns may be shifted or cut.
}
trf-repeated = Line { $line } of { $file } was skipped: number { $number } is already that of an earlier player.
