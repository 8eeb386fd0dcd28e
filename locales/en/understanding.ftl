# Reasons why words are not a move, and the part that was understood.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = Word { $number }, "{ $word }", was not understood. Name a piece and a square.
not-understood-nothing = Nothing was said. Say a piece and a square, for example "Springer Felix drei", or type Nf3.
not-understood-incomplete = "{ $words }" is incomplete. Name the piece and the square.
not-understood-promotion = "{ $words }" does not say what the pawn becomes. Name the piece.
not-understood-ambiguous = "{ $words }" could be several moves. Add the starting square.
not-understood-illegal = "{ $words }" is not a legal move.
not-understood-illegal-alone = "{ $words }" is not a legal move. Choose another.
understanding-possible = Did you mean { $moves }?
understanding-near = Legal moves there: { $moves }.
