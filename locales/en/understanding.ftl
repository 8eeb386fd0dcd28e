# Why words were not understood as a move, and what was understood.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = Word { $number }, "{ $word }", is not understood. Name a piece and a square.
not-understood-nothing = Nothing was said. Say a piece and a square, for example "Springer Felix drei", or type Nf3.
not-understood-incomplete = "{ $words }" is not a whole move. Name the piece and the square.
not-understood-promotion = "{ $words }" does not say what the pawn becomes. Name the piece.
not-understood-ambiguous = "{ $words }" can be several moves. Say the square of origin too.
not-understood-illegal = "{ $words }" is not a legal move.
not-understood-illegal-alone = "{ $words }" is not a legal move. Choose another.
understanding-possible = Possible: { $moves }.
understanding-near = Legal there: { $moves }.
