# Reading the board: kinds and letters of pieces, colours of squares, lines, whole positions.
kind-pawn = pawn
kind-knight = knight
kind-bishop = bishop
kind-rook = rook
kind-queen = queen
kind-king = king
letter-pawn = P
letter-knight = N
letter-bishop = B
letter-rook = R
letter-queen = Q
letter-king = K
letter-white = w
letter-black = b
ground-dark = dark
ground-light = light
way-upper-right = Up-right
way-right = Right
way-lower-right = Down-right
way-down = Down
way-lower-left = Down-left
way-left = Left
way-upper-left = Up-left
way-up = Up
around-edge = Edge.
around-free-to = clear to { $square }.
around-ground = { $cell }, a { $ground } square.
around-moves = { $cell } can move to: { $squares }.
around-no-moves = { $cell }: no legal move.
around-no-captures = { $cell }: no captures.
around-attacked = Attacked by { $side }: { $by }.
around-defended = Defended by { $side }: { $by }.
around-nobody = nothing
whole-rank = Rank { $rank }
whole-file = File { $file }
answer-captured = Captured: { $piece }.
answer-nothing-captured = The last move was not a capture.
material-pieces = { $piece ->
    [pawn] { $count ->
        [one] a pawn
       *[other] { $count } pawns
    }
    [knight] { $count ->
        [one] a knight
       *[other] { $count } knights
    }
    [bishop] { $count ->
        [one] a bishop
       *[other] { $count } bishops
    }
    [rook] { $count ->
        [one] a rook
       *[other] { $count } rooks
    }
   *[other] { $count ->
        [one] a queen
       *[other] { $count } queens
    }
}
material-even = Material is even.
material-ahead = { $side ->
    [white] White is { $pieces } up.
   *[other] Black is { $pieces } up.
}
material-differs = White has { $white } more, Black { $black }.
said-position-copied = Position copied.
refused-no-help = Available only at home. Players may not be helped in competition.

# The controls that read the board and move on it.
control-last-moves = Last five moves
control-last-moves-help = Says the last five moves announced.
control-captured = Last capture
control-captured-help = Says which piece the last move captured.
control-material = Material
control-material-help = Says who is ahead in material. Only at home and in review.
control-opponent = Opponent
control-opponent-help = Says your opponent's name and rating, if known.
control-copy-position = Copy position
control-copy-position-help = Copies the position as FEN. Only at home and in review.
control-position = Position
control-position-help = Reads your whole board line by line, by pieces, ranks or files, as your settings say.
control-white-pieces = White pieces
control-white-pieces-help = Lists the white pieces on your board and their squares.
control-black-pieces = Black pieces
control-black-pieces-help = Lists the black pieces on your board and their squares.
control-read-rank = Rank
control-read-rank-help = Reads the rank you are on.
control-read-file = File
control-read-file-help = Reads the file you are on.
control-upper-diagonals = Diagonals ahead
control-upper-diagonals-help = Reads the two diagonals leading away from you.
control-lower-diagonals = Diagonals behind
control-lower-diagonals-help = Reads the two diagonals leading towards you.
control-knight-squares = Knight moves
control-knight-squares-help = Reads the squares a knight could reach from here.
control-next-ray = Next line
control-next-ray-help = Reads one line from this square to the edge; press again for the next line, clockwise.
control-previous-ray = Previous line
control-previous-ray-help = Reads the previous line, anticlockwise.
control-square-colour = Square and its colour
control-square-colour-help = Reads the square, and whether it is light or dark.
control-say-square = Repeat square
control-say-square-help = Repeats the square you are on.
control-legal-moves = Legal moves
control-legal-moves-help = Lists, at home, the legal moves of the piece on this square.
control-captures = Possible captures
control-captures-help = Lists, at home, what the piece on this square can capture.
control-attackers = Attackers and defenders
control-attackers-help = Lists, at home, the pieces attacking and defending this square.
control-step-up = One square up
control-step-up-help = Moves one square away from you.
control-step-down = One square down
control-step-down-help = Moves one square towards you.
control-step-left = One square left
control-step-left-help = Moves one square to the left.
control-step-right = One square right
control-step-right-help = Moves one square to the right.
control-piece-up = Next piece up
control-piece-up-help = Moves to the next piece away from you.
control-piece-down = Next piece down
control-piece-down-help = Moves to the next piece towards you.
control-piece-left = Next piece left
control-piece-left-help = Moves to the next piece on your left.
control-piece-right = Next piece right
control-piece-right-help = Moves to the next piece on your right.
control-rank-start = Left end of the rank
control-rank-start-help = Moves to the left end of the rank.
control-rank-end = Right end of the rank
control-rank-end-help = Moves to the right end of the rank.
control-file-top = Far end of the file
control-file-top-help = Moves to the far end of the file.
control-file-bottom = Near end of the file
control-file-bottom-help = Moves to the near end of the file.
control-corner = My left corner
control-corner-help = Moves to the corner nearest your left hand.
control-to-rank = To a rank
control-to-rank-help = Moves to that rank, staying on the same file.
control-to-file = To a file
control-to-file-help = Moves to that file, staying on the same rank: 1 is the a-file, 8 the h-file.
control-next-king = Next king
control-next-king-help = Moves to the next king of either colour.
control-next-queen = Next queen
control-next-queen-help = Moves to the next queen of either colour.
control-next-rook = Next rook
control-next-rook-help = Moves to the next rook of either colour.
control-next-bishop = Next bishop
control-next-bishop-help = Moves to the next bishop of either colour.
control-next-knight = Next knight
control-next-knight-help = Moves to the next knight of either colour.
control-next-pawn = Next pawn
control-next-pawn-help = Moves to the next pawn of either colour.
control-previous-king = Previous king
control-previous-king-help = Moves to the previous king.
control-previous-queen = Previous queen
control-previous-queen-help = Moves to the previous queen.
control-previous-rook = Previous rook
control-previous-rook-help = Moves to the previous rook.
control-previous-bishop = Previous bishop
control-previous-bishop-help = Moves to the previous bishop.
control-previous-knight = Previous knight
control-previous-knight-help = Moves to the previous knight.
control-previous-pawn = Previous pawn
control-previous-pawn-help = Moves to the previous pawn.
control-to-move-line = To the move line
control-to-move-line-help = Moves to the move line.

# Typed commands.
line-position = position;whole board
line-diagonals = diagonals
line-knight-squares = knight squares
line-colour = colour;color
line-legal-moves = legal moves
line-attackers = attackers
line-last-moves = last moves
line-captured = captured
line-material = material;material balance
line-opponent = who is my opponent;opponent name;rating
line-copy-position = fen;copy fen;copy position
line-cells-square-first = square first
line-cells-piece-first = piece first
line-cells-by-letters = squares by letters
line-cells-by-names = squares by names
line-cells-full = pieces in full
line-cells-kind-first = kind first
line-cells-short = pieces by letters
line-cells-ground-on = square colours on
line-cells-ground-off = square colours off
line-cells-empty-on = empty on
line-cells-empty-off = empty off
line-cells-role-list = squares as list
line-cells-role-grid = squares as grid
line-cells-role-button = squares as buttons
line-cells-reading-pieces = position by pieces
line-cells-reading-ranks = position by ranks
line-cells-reading-files = position by files
control-turn-board = Flip board
control-turn-board-help = Shows the board from the other side, on screen and for the arrow keys; no piece is moved.
said-board-turned = Board flipped.
said-board-own = Board back to your own side.
line-board-turned = flip board;board from the other side
line-board-own = board from my side
