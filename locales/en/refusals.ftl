# Refusals: the reason, and what to do instead.
refused-not-announced = The move has not been announced. Announce it, then press.
refused-not-repeated = Your opponent has not repeated the move yet.
refused-not-executed = You have repeated that move. Execute it on your board first.
refused-not-made = The move has not been made. Make it on your board first.
refused-not-your-move = It is not your move.
refused-not-to-move = { $side } is not to move.
refused-not-understood = Not understood: { $word }. Piece and square, or help.
refused-word-not-understood = Word { $number } not understood: { $word }. Type help.
refused-incomplete = Incomplete move: { $word }. Add the piece and the square.
refused-no-promotion-piece = Promote to what? { $word }: add the piece.
refused-nothing-said = Incomplete. Add the rest.
refused-ambiguous = More than one move matches { $word }. Add the starting square.
refused-illegal = Not legal: { $word }.
refused-illegal-alone = Not legal: { $word }. Choose another.
illegal-no-such-piece = You have no such piece.
illegal-no-such-pawn = None of your pawns can go there.
illegal-no-piece-on = You have no piece on { $square }.
illegal-own-piece-there = Your own piece is there.
illegal-not-that-way = It cannot go there.
illegal-blocked = Another piece is in the way.
illegal-nothing-to-capture = There is nothing to capture.
illegal-king-into-check = Your king would be in check.
illegal-in-check = You are in check.
illegal-pinned = It is pinned to your king.
illegal-castling = You cannot castle now.
illegal-wrong-promotion = A pawn can only become a queen, rook, bishop or knight.
refused-in-check = The king is in check.
refused-opponents-move = That was your opponent's move. Type your own.
refused-illegal-hand = { $from } to { $to } is not legal.
refused-illegal-there = Not legal there: { $to }.
refused-clock-running = Stop the clocks first.
refused-clocks-run = The clocks are already running.
refused-clock-stopped = The clocks are already stopped.
refused-clock-already-pressed = You have moved. It is your opponent's turn.
refused-no-clock = This game has no clock.
refused-not-permitted = That is not allowed here.
duty-speak = Players announce their own moves.
duty-hand = Players move the pieces on their own board.
duty-press = Players press their own clock.
duty-record = Players keep their own scoresheet.
duty-stop-clocks = Only a player or the arbiter may stop the clocks.
duty-start-clocks = Only the arbiter may start the clocks.
duty-set-clocks = Only the arbiter may set the clocks.
duty-own-game = Only the player decides that.
duty-rule = Only the arbiter may do that.
duty-place-clock = Before the game the arbiter decides where the clock stands.
refused-device-fixed = Audio devices cannot be changed during the game, except your own, or by the arbiter at the desk.
refused-device-taken = That device belongs to someone else in this game: choose one of your own, or ask the arbiter.
refused-board-is-electronic = That board is electronic: move its pieces there. To move them here, first type: board off.
refused-no-electronic-board = No electronic board belongs to that seat. To hear which are connected, type: boards.
refused-no-such-device = No device has that number. Type devices to hear the list.
refused-game-over = The game is over.
refused-result-stands = The game is over. To continue it, type annul and the reason.
refused-too-late = It is too late for that.
refused-too-late-take-back = Too late to correct: the move is completed. To take it back, type undo.
refused-too-late-to-correct = Too late to correct: the clock has been pressed.
refused-fair-play = Assistance is disabled while you play a person online.
refused-beside-competition = A game at an event is in progress here: no assistance at other tables until it ends.
refused-only-at-home = Home games only.
refused-no-practice = You are not practising. To start, type practice.
refused-no-such-command = Unknown command: { $word }. Type help.
refused-command-on-sheet = { $typed ->
    [yes] That is a command. Type it on its own.
   *[no] Type commands in the move line (F6).
}
refused-no-such-game = No game has that number. Type games to hear them.
refused-too-early = It is too early for that.
refused-draw-needs-moves = A draw can be agreed only after both players have made a move.
refused-too-early-to-record = { $typed ->
    [yes] Type moves on their own
   *[no] Type moves in the move line (F6)
}; here you record them after they are made. To claim under 9.2 or 9.3 with a move you intend, write (9.2 { $word }).
refused-empty-square = That square is empty.
refused-nothing-in-hand = You are not holding a piece.
refused-nothing-announced = There is no announced move for that.
refused-flag-not-fallen = The flag has not fallen.
refused-no-offer = No draw has been offered.
refused-nothing-to-correct = There is no illegal move that can still be corrected.
refused-no-proposal = No such proposal is open.
refused-several-proposals = More than one proposal is open. Add the name of the one you mean.
refused-out-of-range = There is no such move.
refused-board-unseen = The program cannot see the boards in this game. Enter the position first.
refused-possible = Did you mean { $moves }?
refused-article = Article { $article }.
refused-read-only = This game is read-only. Start a new game to play.
refused-no-assistant = An assistant must be appointed first, because one player is blind and the other is deaf.
refused-nobody-to-approve = That player has no assistant.
refused-pin-needed = The arbiter's desk is locked. Type pin and the PIN.
refused-pin-elsewhere = No PIN opens this game here: it was locked on another computer. Only the arbiter's desk in the hall can unlock it.
refused-game-locked = This game is locked. To leave it, the arbiter must unlock the desk with the PIN.
refused-lock-of-other-event = This game is locked, and its lock does not belong to this tournament. Unlock it at the table with the PIN.
refused-locked-table = This table is locked: it cannot join or leave a tournament. To unlock it first, type unlock and the PIN.
refused-pin-wrong = Wrong PIN. { $number ->
    [one] Try again in one second.
   *[other] Try again in { $number } seconds.
}
refused-pin-too-soon = Too soon after a wrong PIN. { $number ->
    [one] Try again in one second.
   *[other] Try again in { $number } seconds.
}
refused-pin-unfit = A PIN must have four to twelve digits (eight is better), or at least three words of twelve letters in total.
refused-nothing-entered = You are not entering a position. Type enter and the colour.
refused-file-exists = That file already exists. Choose another name.
refused-file-failed = Cannot save there. Choose another path.
refused-file-not-there = { $typed ->
    [yes] File not found: "{ $word }". Nothing was entered. Check the path.
   *[no] File not found: "{ $word }". Nothing was entered. Check the path; the line is kept.
}
refused-file-is-folder = "{ $word }" is a folder. Nothing was entered. Add a file name.
refused-file-forbidden = You do not have permission to read "{ $word }". Nothing was entered.
refused-file-not-text = "{ $word }" is not UTF-8 text. Nothing was entered. Save it as UTF-8, or type the moves after: enter sheet.
refused-file-too-long = "{ $word }" is larger than 256 KiB. Nothing was entered. Give a file with one scoresheet.
refused-file-not-a-file = "{ $word }" is a device or a pipe. Nothing was entered. Give the path of a file.
refused-file-unreadable = Could not read "{ $word }". Nothing was entered. Try again, or copy it to another disk.
