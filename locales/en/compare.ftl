# Two scoresheets and two boards beside one another (D.2.9).
compare-sheets-agree = The scoresheets agree: { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}.
compare-sheets-short = { $side }'s scoresheet still lacks { $plies ->
    [one] the last ply
   *[other] the last { $plies } plies
} (8.1.3).
compare-sheets-incomplete = { $side }'s scoresheet lacks the last { $plies } plies, more than may still have to be written (8.1.3). It is to be completed first.
compare-sheets-differ = The scoresheets differ at ply { $ply } (move { $number } of { $side }). White's has { $white }, Black's has { $black }.
compare-sheet-unreadable = { $side }'s scoresheet cannot be read at { $place }: "{ $token }", ply { $ply }. { $reason }
compare-reason-no-move = It is no form of Appendix C.
compare-reason-illegal = It fits no legal move there.
compare-reason-ambiguous = It fits several moves there.
compare-journal-leaves = { $side }'s scoresheet has another move than the game's own record at ply { $ply }.
compare-journal-follows = { $side }'s scoresheet follows the game's own record.
compare-go-back = Back to the position after ply { $ply } ({ $article }): { $fen }
compare-clocks = Proposal for the clocks, from the recorded times ({ $article }): White { $white }, Black { $black }. The arbiter may leave them as they are.
compare-no-clocks = No times are recorded for that ply. The arbiter readjusts the clocks ({ $article }), or leaves them as they are.
compare-board-in-sync = { $side }'s board stands as written.
compare-board-behind = { $side }'s board: { $plies ->
    [one] the last ply is
   *[other] the last { $plies } plies are
} not yet executed.
compare-board-wrong = { $side }'s board does not stand as written.
compare-board-unexplained = { $side }'s board does not stand as written, and neither one slip nor two explain it.
compare-board-unseen = { $side }'s board: nobody has looked.
compare-fault-wrong-move = { $move }: { $made } was made, not { $written }.
compare-fault-wrong-square = { $move }: { $man } went to { $made }, not { $written }.
compare-at-white = Move { $number }, White
compare-at-black = Move { $number }, Black
compare-man = { $role ->
    [pawn] the pawn
    [knight] the knight
    [bishop] the bishop
    [rook] the rook
    [queen] the queen
   *[king] the king
}
compare-fault-not-captured = { $move }, { $written }: the captured piece was not taken off.
compare-fault-en-passant = { $move }, { $written } en passant: the captured pawn was not taken off.
compare-fault-castling = { $move }, castling { $written }: the rook was not put where it belongs.
compare-fault-promotion = { $move }, { $written }: the pawn did not become that piece.
compare-fault-neighbour = { $move }, { $written }: the piece was put on a neighbouring square ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: another piece was moved there ({ $made }).
compare-fault-skipped = { $move }, { $written }: it was not executed.
compare-fault-repeated = { $move }, { $written }: it was executed twice ({ $made }).
compare-fault-swapped = { $move }, { $written }: it was executed after a later one ({ $made }).
compare-fault-rotated = After { $move } the board was turned.
compare-fault-setup = The pieces were set up wrongly.
compare-corrects = { $side } corrects the board ({ $article }):
compare-back-on-board = { $side }'s board goes back like this:
compare-remove = Remove: { $piece } from { $from }.
compare-move = Move: { $piece } from { $from } to { $to }.
compare-put = Put: { $piece } on { $to }.
compare-nothing-to-do = Nothing is to be corrected.
compare-boards-against-sheets = The Laws do not cover this: both boards stand alike, but not as both scoresheets say. The arbiter decides.
compare-boards-agree-sheets-differ = The Laws do not cover this fully: the boards stand alike, and only the scoresheets differ. The arbiter decides.
compare-sheet-missing = The Laws do not cover this: D.2.9 needs two scoresheets. The arbiter decides.
compare-unexplained = The Laws do not cover this: it cannot be seen that a right move was executed wrongly. The arbiter decides.

# What cannot be read.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: "{ $part }" is no number. Right is "ply white_ms black_ms", whole numbers, one line a ply.
compare-clock-missing = { $file }:{ $line }:{ $column }: a number is missing. Right is "ply white_ms black_ms", whole numbers, one line a ply.
compare-clock-too-many = { $file }:{ $line }:{ $column }: "{ $part }" is too much. Right is "ply white_ms black_ms", whole numbers, one line a ply.
