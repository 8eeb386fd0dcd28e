# Comparison of two scoresheets and two boards (D.2.9).
compare-sheets-agree = The scoresheets agree: { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}.
compare-sheets-short = { $side }'s scoresheet is missing { $plies ->
    [one] the last half-move
   *[other] the last { $plies } half-moves
} (8.1.3).
compare-sheet-ahead = { $plies ->
    [one] The last half-move is only on { $side }'s scoresheet
   *[other] The last { $plies } half-moves are only on { $side }'s scoresheet
}, not on the other one or on either board. Was it played (8.1.2)?
compare-sheets-incomplete = { $side }'s scoresheet is missing the last { $plies } half-moves, more than 8.1.3 allows. It must be completed first.
compare-both-incomplete = Both scoresheets must be completed first.
compare-illegal-move = Both scoresheets have the same illegal move at half-move { $ply }: "{ $token }". The position before it is restored ({ $article }).
compare-sheets-differ = The scoresheets differ at half-move { $ply } ({ $side }'s move { $number }). White wrote { $white }, Black wrote { $black }.
compare-sheet-unreadable = { $side }'s scoresheet cannot be read at { $place }: "{ $token }" (half-move { $ply }). { $reason }
compare-reason-no-move = It is not algebraic notation (Appendix C).
compare-reason-illegal = No legal move matches it.
compare-reason-ambiguous = More than one move matches it.
compare-reason-incomplete = The promotion piece is missing.
compare-journal-leaves = { $side }'s scoresheet departs from the recorded game at half-move { $ply }.
compare-journal-follows = { $side }'s scoresheet matches the recorded game.
compare-go-back = Back to the position after half-move { $ply } ({ $article }): { $fen }
compare-clocks = Proposed clock times, from the recorded times ({ $article }): White { $white }, Black { $black }. The arbiter may leave the clocks as they are.
compare-no-clocks = No times were recorded for that half-move. The arbiter sets the clocks ({ $article }) or leaves them.
compare-board-in-sync = { $side }'s board matches the scoresheets.
compare-board-behind = { $side }'s board: { $plies ->
    [one] the last half-move has
   *[other] the last { $plies } half-moves have
} not been executed yet.
compare-board-ahead = { $side }'s board already shows { $plies ->
    [one] the next move
   *[other] { $plies } more half-moves
}, which the scoresheets may not have yet (8.1.3).
compare-board-shows-it = { $side }'s board shows that move.
compare-board-wrong = { $side }'s board does not match the scoresheets.
compare-board-unexplained = { $side }'s board does not match the scoresheets, and one or two slips cannot explain it.
compare-board-unseen = { $side }'s board has not been checked.
compare-fault-wrong-move = { $move }: { $made } was made, not { $written }.
compare-fault-wrong-square = { $move }: { $piece } went to { $made }, not { $written }.
compare-at-white = Move { $number }, White
compare-at-black = Move { $number }, Black
compare-piece = { $role ->
    [pawn] the pawn
    [knight] the knight
    [bishop] the bishop
    [rook] the rook
    [queen] the queen
   *[king] the king
}
compare-fault-not-captured = { $move }, { $written }: the captured piece was not removed.
compare-fault-en-passant-not-removed = { $move }, { $written } en passant: the captured pawn was not removed.
compare-fault-castling-rook = { $move }, castling { $written }: the rook was not moved correctly.
compare-fault-promotion-piece = { $move }, { $written }: the pawn was not replaced by that piece.
compare-fault-neighbour-square = { $move }, { $written }: the piece was put on the wrong neighbouring square ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: a different piece was moved ({ $made }).
compare-fault-skipped = { $move }, { $written }: not executed.
compare-fault-repeated = { $move }, { $written }: executed twice ({ $made }).
compare-fault-swapped = { $move }, { $written }: executed after a later move ({ $made }).
compare-fault-rotated = After { $move } the board was turned round.
compare-fault-setup = The pieces were set up wrongly.
compare-corrects = { $side } corrects the board ({ $article }):
compare-back-on-board = To go back on { $side }'s board:
compare-remove = Remove: { $piece } from { $from }.
compare-move = Move: { $piece } from { $from } to { $to }.
compare-put = Put: { $piece } on { $to }.
compare-nothing-to-do = Nothing to correct.
compare-boards-against-sheets = The Laws do not cover this: the boards match each other, but not the scoresheets. The arbiter decides.
compare-boards-agree-sheets-differ = The Laws do not fully cover this: the boards match and only the scoresheets differ. The arbiter decides.
compare-sheet-missing = The Laws do not cover this: D.2.9 needs two scoresheets. The arbiter decides.
compare-unexplained = The Laws do not cover this: it is not clear which move was executed wrongly. The arbiter decides.
compare-boards-go-apart = The boards show different moves that are not on the scoresheets: at least one board is wrong. The arbiter decides which move was made.

# Unreadable input.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: "{ $part }" is not a number. Use "ply white_ms black_ms", whole numbers, one line per half-move.
compare-clock-missing = { $file }:{ $line }:{ $column }: a number is missing. Use "ply white_ms black_ms", whole numbers, one line per half-move.
compare-clock-too-many = { $file }:{ $line }:{ $column }: "{ $part }" is unexpected. Use "ply white_ms black_ms", whole numbers, one line per half-move.
compare-several-games = { $place }: The file has { $games } games, and a scoresheet is one game. Put that game into a file of its own.
compare-starts-differ = The scoresheets begin with different positions. Give the right one with --start.
