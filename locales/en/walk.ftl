# Review of a game: sentences, display and words to type.
refused-no-review = You are not reviewing a game. Type review to start.
refused-engine-thinks = It is the engine's move. Wait.
refused-unsaved = You have unsaved changes. Save them, or type leave review.
refused-no-move-here = There is no move here. Go to one first.
refused-not-own = That was not written by you and cannot be removed.
refused-nothing-to-undo = Nothing to undo.
refused-no-file = No file of games is open. { $typed ->
    [yes] To open one, type: open, and its name.
   *[no] Open one with Ctrl+O.
}
question-not-saved = You have unsaved changes. Continue without saving?
review-remark-recorder = On { $who }'s recorder at { $time }
review-begins = Reviewing { $players }. { $moves ->
    [one] One move
   *[other] { $moves } moves
}.
review-offer = Review: type review.
review-held = That only works in a live game. You are reviewing one.
review-left = Back to the game.
review-resumed = Back to the review.
session-pgn-notes = Comments, evaluations and variations in the file are told in its review. To start it, type: review { $path }#{ $number }
review-commented = Comment added.
review-removed = Removed.
review-undone = Undone.
review-out = Back:
review-new-variation = New variation.
review-lengthened = Move added.
review-put-back = Put back.
review-promotes = Promote to what? Choose a piece, or type the move with it.
review-judged = Annotation added.
review-not-judged = Annotation removed.
review-edge-beginning = Start of the game.
review-edge-end = End of the game.
review-edge-variation-end = End of the variation.
review-edge-no-such-move = There is no such move.
review-edge-no-mark = No more comments or variations.
review-edge-no-variation = There is no such variation here.
review-edge-not-in-variation = You are in the main line.
review-variation = Variation { $number } of { $count }.
review-at-beginning = Start of the game.
review-move = { $number }, { $side }:
review-end-white = End: White wins.
review-end-black = End: Black wins.
review-end-draw = End: draw.
review-end-open = End of the moves.
review-variations = { $count ->
    [one] One variation.
   *[other] { $count } variations.
}
review-pane = Moves
review-to-do = Next move: { $next }.
review-moves = Moves of the game
review-mistakes = Mistakes
review-engine-thinks = Thinking.
review-game-is-judged = Analysing.
review-engine-says-nothing = The engine has no evaluation for this position.
review-judged-percent = { $percent } per cent.
review-judging-stopped = { $count ->
    [0] Analysis stopped. No move was analysed.
    [one] Analysis stopped after one half-move.
   *[other] Analysis stopped after { $count } half-moves.
}
review-no-mistakes = No mistakes found.
review-mistakes-found = { $count ->
    [one] One mistake.
   *[other] { $count } mistakes.
} Next: { $key }.
review-not-judged-yet = The game has not been analysed. Type mistakes.
review-no-further-mistake = No more mistakes.
review-nothing-to-train = There are no mistakes to train here. Type mistakes to analyse the game.
review-mistakes-are-others = The mistakes in this game are your opponent's.
review-train-these = To train: train these.
review-better = Better:
review-verdict-good = Good
review-verdict-inaccuracy = Inaccuracy
review-verdict-mistake = Mistake
review-verdict-blunder = Blunder
review-mistake = { $verdict }: { $after }.
review-best = Best:
review-line-ends = End of the line.
review-no-engine = No chess engine found. Install Stockfish, or choose an engine in the settings.
review-engine-lost = The engine is not responding. Ask again to restart it.
review-curve = Evaluation graph: { $done } of { $all } positions analysed, { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}. The values are in the move list.
review-not-all-read = The game could not be read from line { $line } on.
games-label = Games in the file
games-player = Player, move or position
games-player-hint = Part of a name, a move such as Nf3, a position as FEN, or leave empty for all games
games-position = Games with the position on the board
games-open = Open
games-close = Close the file
games-title = { $file }: { $count ->
    [one] one game
   *[other] { $count } games
}.
games-another = To open one, type its number: review { $path }#1
games-further = More games: next.
games-closed = File closed.
games-stopped = Search stopped. Results so far are kept.
games-percent = { $percent } per cent.
games-all = { $count ->
    [one] All listed: one game.
   *[other] All listed: { $count } games.
}
games-fault-not-written = { $path } could not be saved and is unchanged. Save under another name.
games-fault-no-game = There is no such game in { $path }.
games-fault-changed = Another program has changed { $path }. Open it again.
games-not-open = { $path } is no longer open. Save under another name, for example: save review ~/new.pgn
control-review = Review game
control-review-help = Steps through the game with variations and comments. The current game waits.
control-review-next = Next move
control-review-next-help = Goes forward one move and says it.
control-review-previous = Previous move
control-review-previous-help = Goes back one move.
control-review-first = Start of game
control-review-first-help = Goes to the start.
control-review-last = End of line
control-review-last-help = Goes to the last move of the game or variation.
control-review-next-mark = Next comment or variation
control-review-next-mark-help = Goes to the next move with a comment or variation.
control-review-previous-mark = Previous comment or variation
control-review-previous-mark-help = Goes back to the previous move with a comment or variation.
control-review-into = Enter variation
control-review-into-help = Enters the variation to the next move; press again for the next variation.
control-review-out = Leave variation
control-review-out-help = Goes back to where the variation starts.
control-opinion = Engine evaluation
control-opinion-help = Tells you who is better and the best move. Press again to stop.
control-best-line = Best line, step by step
control-best-line-help = Says the next move of the line the engine thinks best.
control-mistakes = Find mistakes
control-mistakes-help = Analyses every move with the engine and lists the mistakes. Escape stops it.
control-train-mistakes = Train these mistakes
control-train-mistakes-help = Saves the mistakes as positions to train, with the better move as the solution.
control-next-mistake = Next mistake
control-next-mistake-help = Goes to the next mistake and says what was better.
control-play-on = Play on from here
control-play-on-help = Starts a new home game from this position.
control-games-of-file = Games in the file
control-games-of-file-help = Lists the games in the open file; press again for more.
line-review = review;review game;go through
line-review-leave = leave review;end review
line-review-next = next move
line-review-previous = previous move
line-review-first = first move;start of game;beginning
line-review-last = end of line;final move
line-review-next-mark = next comment;next remark
line-review-previous-mark = previous comment;previous remark
line-review-into = variation;enter variation
line-review-out = leave variation;main line
line-opinion = evaluation;opinion
line-best-line = best line
line-mistakes = mistakes;find mistakes
line-train-mistakes = train these;train mistakes
line-next-mistake = next mistake
line-previous-mistake = previous mistake
line-play-on = play on;play on from here
line-games-of-file = games in file;games of file
line-close-file = close file
line-review-ply = ply;half-move
line-review-move = move;go to move
line-review-comment = comment
line-review-glyph = annotation;glyph;judgement
line-review-remove = remove variation
line-review-save = save review;save changes
line-game-of-file = game of file;game number
line-find-player = find player
line-find-position = find position
review-only-inaccuracies = Your own moves were inaccuracies at most. Only mistakes and blunders can be trained.
review-train-some = { $count ->
    [one] One of them is yours to train: type train these.
   *[other] { $count } of them are yours to train: type train these.
}
