# Going through a game: what is said, shown and typed.
refused-no-review = You are not going through a game. To begin, type review.
refused-engine-thinks = The engine has to move first. Wait for its move.
refused-unsaved = What you wrote is not saved. Save it, or type leave review.
refused-no-move-here = There is no move here. Go to a move first.
refused-not-own = You did not write that. It stays.
refused-nothing-to-undo = You have written nothing that could be taken back.
refused-no-file = No file of games is open. Open one with Ctrl+O.
question-not-saved = What you wrote is not saved. Go on without saving it?
review-remark-recorder = On the recorder of { $who } at { $time }
review-begins = You go through: { $players }. { $moves ->
    [one] One move
   *[other] { $moves } moves
}. { $next }: next move. { $leave } leaves.
review-offer = To go through the game, type review.
review-held = That belongs to a game that is played. You are going through one.
review-left = Back at the table.
review-commented = Written down.
review-removed = Removed.
review-undone = Taken back.
review-out = Out of the variation.
review-new-variation = New variation.
review-lengthened = Added.
review-put-back = Put back.
review-promotes = What does the pawn become? Take the piece from beside the board, or type the move with it.
review-judged = Judged.
review-not-judged = Judgement removed.
review-edge-beginning = This is the beginning.
review-edge-end = This is the end of the game.
review-edge-variation-end = End of the variation.
review-edge-no-such-move = There is no such move.
review-edge-no-mark = No further comment or variation.
review-edge-no-variation = There is no such variation here.
review-edge-not-in-variation = You are in the game itself.
review-variation = Variation { $number } of { $count }.
review-at-beginning = Beginning of the game.
review-move = { $number }, { $side }:
review-end-white = End: White wins.
review-end-black = End: Black wins.
review-end-draw = End: draw.
review-end-open = End of the moves.
review-variations = { $count ->
    [one] One variation to the next move.
   *[other] { $count } variations to the next move.
}
review-pane = Moves
review-to-do = Going through a game: { $next } next move, { $previous } the one before. A typed move is followed or added.
review-moves = Moves of the game
review-mistakes = Mistakes
review-engine-thinks = The engine thinks.
review-game-is-judged = The engine looks at each move.
review-engine-says-nothing = The engine has no opinion of this.
review-judged-percent = { $percent } per cent.
review-judging-stopped = Stopped.
review-no-mistakes = No mistakes found.
review-mistakes-found = { $count ->
    [one] One mistake.
   *[other] { $count } mistakes.
} { $key } goes to the next.
review-not-judged-yet = The game has not been looked at. Type mistakes.
review-no-further-mistake = No further mistake.
review-better = Better:
review-verdict-good = Good
review-verdict-inaccuracy = Inaccuracy
review-verdict-mistake = Mistake
review-verdict-blunder = Blunder
review-mistake = { $verdict }: { $before }, then { $after }.
review-best = Best:
review-line-goes-on = { $key }: the line goes on.
review-line-ends = End of the line.
review-no-engine = There is no chess engine. Install stockfish, or name an engine in the settings.
review-engine-lost = The engine does not answer any more. Ask again to start it anew.
review-curve = How the game went: { $done } of { $all } positions judged, { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}. The values stand in the list of moves.
review-not-all-read = From line { $line } on the game could not be read.
games-label = Games of the file
games-player = Player, move or position
games-player-hint = Part of a name, a move such as Nf3, a position as FEN, or nothing for all games
games-position = Games with the position on the board
games-open = Go through the chosen game
games-close = Close the file
games-title = { $file }: { $count ->
    [one] one game
   *[other] { $count } games
}.
games-closed = File closed.
games-stopped = Stopped. What was found stays.
games-percent = { $percent } per cent.
games-all = { $count ->
    [one] All listed: one game.
   *[other] All listed: { $count } games.
}
games-fault-not-there = There is no file { $path }. Check the path.
games-fault-not-read = { $path } cannot be read. Name a file that you may read.
games-fault-not-written = { $path } could not be written, and is as it was. Save under another name.
games-fault-no-game = There is no such game in { $path }.
games-fault-changed = Another program has changed { $path }. Open it again.
games-not-open = { $path } is not open any more. Save under another name, for example: save review ~/new.pgn
control-review = Go through the game
control-review-help = The game move by move, with variations and comments. The game on the table waits.
control-review-next = Next move
control-review-next-help = Goes on by one move and says it.
control-review-previous = Previous move
control-review-previous-help = Goes back by one move.
control-review-first = Beginning of the game
control-review-first-help = Goes to the beginning.
control-review-last = End of the line
control-review-last-help = Goes to the last move of the game or variation.
control-review-next-mark = Next comment or variation
control-review-next-mark-help = Goes to the next move beside which something stands.
control-review-previous-mark = Previous comment or variation
control-review-previous-mark-help = Goes back to such a move.
control-review-into = Into a variation
control-review-into-help = Enters the variation to the next move; pressed again, the next variation.
control-review-out = Out of the variation
control-review-out-help = Goes back to where the variation begins.
control-opinion = The engine’s opinion
control-opinion-help = Says how good the position is, and the best move. Pressed again, it stops thinking.
control-best-line = Best line, move by move
control-best-line-help = Says the next move of the line the engine thinks best.
control-mistakes = Mistakes of the game
control-mistakes-help = The engine looks at every move and lists the mistakes. Escape stops it.
control-next-mistake = Next mistake
control-next-mistake-help = Goes to the next mistake and says what was better.
control-play-on = Play on from here
control-play-on-help = A new game at home begins with this position.
control-games-of-file = Games of the file
control-games-of-file-help = The list of games in the open file; once more says the next ones.
line-review = review;go through
line-review-leave = leave review;end review
line-review-next = next move
line-review-previous = previous move
line-review-first = first move;beginning
line-review-last = end of line;final move
line-review-next-mark = next comment;next remark
line-review-previous-mark = previous comment;previous remark
line-review-into = variation;enter variation
line-review-out = leave variation;main line
line-opinion = opinion;evaluation
line-best-line = best line
line-mistakes = mistakes
line-next-mistake = next mistake
line-previous-mistake = previous mistake
line-play-on = play on;play on from here
line-games-of-file = games of file
line-close-file = close file
line-review-ply = ply;half-move
line-review-move = move;go to move
line-review-comment = comment
line-review-glyph = glyph;judgement
line-review-remove = remove variation
line-review-save = save review;save changes
line-game-of-file = game of file;game number
line-find-player = find player
line-find-position = find position
