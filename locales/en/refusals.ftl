# Why something is not done, and what to do instead.
refused-not-announced = The move is not announced yet. Announce it, then press.
refused-not-repeated = The opponent has not repeated the move yet.
refused-not-executed = The move is not executed on the board yet.
refused-not-made = The move is not made yet. Make it on your board first.
refused-not-your-move = It is not your move.
refused-not-understood = Not understood: { $word }. Name a piece and a square, or type help.
refused-word-not-understood = Word { $number } is not understood: { $word }. Name a piece and a square, or type help.
refused-incomplete = Not a whole move: { $word }. Name the piece and the square.
refused-no-promotion-piece = What does the pawn become: { $word }? Name that piece too.
refused-nothing-said = Something is missing. Say or type the rest too.
refused-ambiguous = Several moves fit: { $word }. Say the square of origin too.
refused-illegal = Not a legal move: { $word }.
refused-illegal-alone = Not a legal move: { $word }. Choose another.
refused-illegal-hand = { $from } to { $to } is not legal.
refused-illegal-there = Not legal there: { $to }.
refused-clock-running = Stop the clocks first.
refused-clock-stopped = The clocks are already stopped.
refused-clock-already-pressed = Your move is done. Your opponent is to move.
refused-no-clock = This game has no clock.
refused-not-permitted = That is not allowed here.
duty-speak = Each player announces his own moves.
duty-hand = Each player moves the pieces on his own board.
duty-press = Each player presses his own clock.
duty-record = Each player keeps his own scoresheet.
duty-stop-clocks = Only a player or the arbiter stops the clocks.
duty-start-clocks = Only the arbiter starts the clocks.
duty-set-clocks = Only the arbiter sets the clocks.
duty-own-game = Only the player decides that.
duty-rule = Only the arbiter may do that.
refused-device-fixed = The device is fixed while the game is on: only whose it is or the arbiter, at his desk, may change it.
refused-device-taken = That device is another's in this game: choose one of your own, or ask the arbiter.
refused-no-such-device = No device has that number. Type devices to hear the list.
refused-game-over = The game is over.
refused-too-late = It is too late for that.
refused-too-early = It is too early for that.
refused-too-early-to-record = Moves go in the move line; here they are written once they are made. To claim under 9.2 or 9.3 with a move you intend, write (9.2 { $word }).
refused-empty-square = Nothing stands there.
refused-nothing-in-hand = There is no piece in your hand.
refused-nothing-announced = Nothing has been announced.
refused-flag-not-fallen = The flag has not fallen.
refused-no-offer = There is no offer.
refused-nothing-to-correct = No illegal move stands that could still be corrected.
refused-no-proposal = There is no such proposal.
refused-several-proposals = More than one proposal is open. Name the one you mean.
refused-out-of-range = There is no such move.
refused-board-unseen = The program does not see the boards of this game. Enter the board first.
refused-possible = Possible: { $moves }.
refused-article = Article { $article }.
refused-read-only = This journal can only be read. Open a new game to play.
refused-no-assistant = An assistant must be appointed first, because one player is blind and the other deaf.
refused-pin-needed = The arbiter's desk is locked. Type pin and the PIN.
refused-game-locked = This game is locked: to leave it, the arbiter first opens the desk with the PIN.
refused-pin-wrong = That is not the PIN. { $number ->
    [one] Try again in one second.
   *[other] Try again in { $number } seconds.
}
refused-pin-too-soon = After a wrong PIN the next one has to wait. { $number ->
    [one] Try again in one second.
   *[other] Try again in { $number } seconds.
}
refused-pin-unfit = A PIN is four to twelve digits, better eight, or at least three words of twelve letters together. Choose another.
refused-nothing-entered = No board is being entered. Type enter and the colour.
refused-file-exists = A file of that name is already there. Give another name.
refused-file-failed = The file cannot be written there. Give another path.
refused-file-not-there = There is no file "{ $word }". Nothing was entered. Check the path; the line stays.
refused-file-is-folder = "{ $word }" is a folder. Nothing was entered. Add the name of the file.
refused-file-forbidden = The file "{ $word }" may not be read. Nothing was entered. Change its permissions or copy it.
refused-file-not-text = The file "{ $word }" is no text in UTF-8. Nothing was entered. Save it as UTF-8 text, or type the moves after: enter sheet.
refused-file-too-long = The file "{ $word }" is longer than 256 KiB. Nothing was entered. Give a file that holds one scoresheet.
refused-file-not-a-file = "{ $word }" is a device or a pipe, not a file. Nothing was entered. Give the path of a file.
refused-file-unreadable = The file "{ $word }" could not be read. Nothing was entered. Try again, or copy it to another disk.
