# Tactics by ear: positions to solve.
tactics-begins = Ten minutes of positions. Find the best move and type it. You can also type hint, solution, again, next, position, blindfold, statistics or leave. A hint counts as missed.
tactics-type-move = Ten minutes of positions. Type the best move. Help: F1. A hint counts as missed.
tactics-just-played = Just played: { $move }.
tactics-from-start = From the starting position:
tactics-from = { $count ->
    [one] One half-move earlier.
   *[other] { $count } half-moves earlier.
}
tactics-ply = { $side }: { $move }.
tactics-wrong = Not the best.
tactics-wrong-then = Not the best: the reply is { $move }.
tactics-second-try = Try again.
tactics-further = Try again, or type hint or solution.
tactics-hint-theme = Theme: { $themes }.
tactics-hint-piece = The piece that moves: { $piece }.
tactics-hint-square = From { $from } to { $to }.
tactics-solution = The best move: { $move }.
tactics-reply = The reply: { $move }.
tactics-solved = Solved.
tactics-checkmate = Checkmate.
tactics-ended = End.
tactics-comes-back = It will come back.
tactics-rating-up = Rating { $rating }, up by { $by }.
tactics-rating-down = Rating { $rating }, down by { $by }.
tactics-rating-same = Rating { $rating }, unchanged.
tactics-again-or-next = Type again or next.
tactics-enter-next = Enter: next.
tactics-time-over = The ten minutes are over: { $right } of { $played } right. Type next to continue.
tactics-none = There is no such position. Choose another theme or file.
tactics-themes = Themes: { $themes }. Type tactics and one of them.
tactics-no-theme = No such theme or file. List: tactics themes.
tactics-nothing-played = No results yet.
tactics-ratings = Your rating is { $own }. This position is rated { $position }.
tactics-statistics = Rating { $rating }; { $right } of { $played } right.
tactics-weakest = Weakest: { $theme }, { $right } of { $played }.
tactics-due = { $count ->
    [0] No missed position is due.
    [one] One missed position is due.
   *[other] { $count } missed positions are due.
}
tactics-mate-in = mate in { $moves }
tactics-theme = { $name ->
    [mateIn1] mate in one
    [mateIn2] mate in two
    [mateIn3] mate in three
    [mateIn4] mate in four
    [fork] fork
    [pin] pin
    [skewer] skewer
    [discoveredAttack] discovered attack
    [backRankMate] back-rank mate
    [hangingPiece] undefended piece
    [promotion] promotion
    [defensiveMove] defence
    [endgameWin] winning an endgame
    [endgameHold] holding an endgame
    [opening] opening
    [middlegame] middlegame
    [endgame] endgame
   *[other] { $name }
}
tactics-fault-column = the column { $text } is missing
tactics-fault-position = { $text } is not a position
tactics-fault-moves = { $text } is not a legal move
tactics-fault-no-moves = there is no move to find
tactics-fault-rating = { $text } is not a rating
tactics-not-a-set = { $path } is not a file of positions: { $fault }.
tactics-not-unpacked = There is no room to unpack { $path }. Free some disk space; what you had is unchanged.
tactics-bad-row = Line { $line } of { $path } was skipped: { $fault }.
tactics-bad-rows = { $count ->
    [one] One line was skipped in all.
   *[other] { $count } lines were skipped in all.
}
tactics-record-unreadable = Your tactics results could not be read ({ $what }). The file is kept as { $path }, and a new one has been started.
tactics-record-unreadable-not-kept = Your tactics results could not be read ({ $what }). New results are not saved.
tactics-record-not-kept = Your results could not be saved. Check the free space on the disk and whether the folder can be written to.
tactics-mistakes-not-kept = The mistakes could not be saved as positions. Check the free space on the disk and whether the folder can be written to.
line-tactics = tactics;puzzles
control-tactics = Tactics
control-tactics-help = Gives you positions to solve, described in words. The game waits, and you can leave at any time.
control-tactics-next = Next position
control-tactics-next-help = Goes to the next position to solve.
control-tactics-solution = Solution
control-tactics-solution-help = Plays the next move of the solution.
control-tactics-again = Same position again
control-tactics-again-help = Starts the same position again.
refused-no-tactics = You are not solving a position. To start, type tactics.
tactics-held = That only works in a live game. You are solving a position.
tactics-opening = Loading the positions.
tactics-file-known = Next time: tactics file.
tactics-wait = The positions are still being loaded. To cancel, type leave.
tactics-to-do = { $side } to move: find the best move.{ $typed ->
    [yes] {" "}You can also type hint, solution, next, leave or help.
   *[no] {""}
}
tactics-pane = Tactics
tactics-result = { $theme }: { $right } of { $played } right
tactics-rating-plot = Your rating over { $count } positions: from { $first } to { $last }, highest { $most }.
tactics-say-ten-minutes = ten minutes;10 minutes
tactics-say-hint = hint
tactics-say-solution = solution
tactics-say-again = again
tactics-say-next = next;skip;continue
tactics-say-blindfold = blindfold
tactics-say-statistics = statistics;results
tactics-say-leave = leave;quit;exit
tactics-say-mistakes = mistakes;my mistakes
tactics-say-themes = themes;list of themes
option-set = positions of your own, with the columns of Lichess's puzzle file
option-theme = only positions with this theme
option-rating = positions near this rating; default your own
tactics-mistakes-found = { $count ->
    [0] No mistakes.
    [one] One mistake.
   *[other] { $count } mistakes.
}
tactics-mistakes-theme = { $ties ->
    [one] Most often missed: { $kind }, { $number }.
   *[other] Most often missed: { $kind }, { $number } each.
}
tactics-mistakes-phase = { $ties ->
    [one] Mostly in the { $kind }: { $number }.
   *[other] Mostly in the { $kind }: { $number } each.
}
tactics-mistakes-kept = { $count ->
    [0] All of them have been saved already. To train: { $command }
    [one] One position has been saved for training. To train: { $command }
   *[other] { $count } positions have been saved for training. To train: { $command }
}
tactics-mistakes-unexplained = { $count ->
    [one] For one mistake the file shows no better move. To find it, add --engine stockfish.
   *[other] For { $count } mistakes the file shows no better move. To find them, add --engine stockfish.
}
tactics-mistakes-no-player = No game there was played by { $player }.
tactics-no-opinions = This file has no evaluations, so nobody has looked for mistakes. Add --engine stockfish.
tactics-games-unjudged = { $all ->
    [1] The game is evaluated only in part: mistakes may have been missed. Add --engine stockfish.
   *[other] Not evaluated, or only in part: { $count } of { $all } games. Mistakes may have been missed there. Add --engine stockfish.
}
tactics-no-mistakes-kept = None saved. In a review, type train these.
option-mistakes = list the costliest moves and say which kind of mistake is most common; without a file, over all stored games
option-player = only this player's mistakes
option-train = save the mistakes for annabella tactics --set mistakes
usage-tactics =
    annabella tactics [--set FILE] [--theme T] [--rating N] [--vocabulary V] [--data DIR]
        find the best move, ten minutes at a time; missed positions come back
capability-tactics = Gives positions to solve by ear.
tactics-mistakes-allowed = { $ties ->
    [one] Most often allowed: { $kind }, { $number }.
   *[other] Most often allowed: { $kind }, { $number } each.
}
tactics-unjudged = That may be as good; the analysis names another move. Try again, or type solution.
tactics-counts-as-missed = With a hint, the position counts as missed.
tactics-no-rating = Ratings go from { $from } to { $to }.
tactics-no-games = There are no stored games.
tactics-ten-minutes = Ten minutes of positions.
tactics-say-file = file;my file;lichess
tactics-no-file = No file of positions has been named yet, or it is gone. Type tactics and its path.
tactics-no-such-theme = No such theme: { $theme }. List: tactics themes.
tactics-hint-help = Helps in three steps: the theme, the piece, its squares. With a hint, the position counts as missed.
tactics-position-help = Describes the position again.
tactics-blindfold-help = Tells the last moves, from the position before them. A number says how many half-moves.
tactics-statistics-help = Tells your rating and your results.
tactics-ratings-help = Tells your rating and that of the position.
tactics-themes-help = Lists the themes. For one of them, type tactics and its name.
tactics-leave-help = Goes back to the game from before.
how-to-leave = To leave: { $words }.
