# The Laws in our own words (11.9); the number of the Article comes before each text.
line-explain = explain;law;what does the law say
answer-law = Article { $article }. { $text }
answer-term = { $term }. { $text }
control-explain = Explain this Article
control-explain-help = Explains the Article you were last told about.
refused-no-such-article = There is nothing to explain under "{ $word }".
refused-nothing-to-explain = No Article has been mentioned yet. Type explain and its number.

law-alternately = Two players move their pieces on a square board in turn; the player with the white pieces begins.
law-has-the-move = It is a player's turn once the opponent's move has been made; pressing the clock does not matter for that.
law-aim = The aim is to attack the opponent's king so that the opponent has no legal move: checkmate, which wins the game. Players may not leave or put their own king under attack, or capture a king.
law-board = The board has eight by eight squares of equal size, alternately light and dark. It is placed so that the corner square to the right of each player is white.
law-initial = Each side begins with a king, a queen, two rooks, two bishops, two knights and eight pawns. From a to h the first rank has rook, knight, bishop, queen, king, bishop, knight and rook, with the pawns in front; Black's pieces stand opposite.
law-files = The eight vertical columns are files, the eight horizontal rows are ranks. A straight line of squares of one colour from edge to edge is a diagonal.
law-legal-moves = A move is legal if the piece can move that way and does not leave its own king in check. A player may not castle once the king or that rook has moved; a pawn reaching the last rank becomes a queen, rook, bishop or knight.
law-capture = A piece may not move to a square occupied by a piece of its own colour. A piece that moves to the square of an opposing piece captures it. A piece attacks a square if it could capture there, even if it may not move because its own king would be in check.
law-lines = A bishop moves along diagonals, a rook along files and ranks, a queen along all of them. None of these may jump over a piece.
law-knight = A knight moves to one of the nearest squares that are not on the same rank, file or diagonal.
law-pawn = A pawn moves one square straight ahead if that square is empty. From its first square it may move two squares if both are empty. It captures one square diagonally ahead.
law-en-passant = A pawn that has just moved two squares may be captured by an opposing pawn next to it as if it had moved only one. This is legal only as the very next move.
law-promotion-choice = A pawn that reaches the last rank is exchanged in the same move for a new queen, rook, bishop or knight of its colour, whatever has been captured before. The new piece takes effect at once.
law-king = The king moves to any neighbouring square or castles: two squares towards a rook on its first rank, which then goes to the square the king crossed. The right is lost once the king or that rook has moved. For the moment castling is prevented if the king's square, the one it crosses or the one it reaches is attacked, or if a piece stands between king and rook.
law-check = A king is in check if it is attacked, even by pieces that may not move themselves. No move may leave or put one's own king in check.
law-illegal-position = A position is illegal if no series of legal moves can lead to it.
law-one-hand = Each move is made with one hand only.
law-adjust = Only the player to move may adjust pieces on their squares, after first saying "I adjust".
law-contact = Any other contact with a piece counts as intentional, unless it is clearly accidental.
law-touch-move = A player who deliberately touches pieces on the board must move the first own piece touched that can move, or capture the first opposing piece touched that can be captured. On the tactile board, touched means taken out of its hole.
law-touch-both = A player who touches pieces of both colours captures the first opposing piece touched with the first own piece touched. If that is illegal, the first piece touched that can move or be captured decides. If it is unclear which was touched first, the player's own piece was.
law-touch-castling = If king and rook are touched, castle on that side if legal. If the rook is touched first, castling is not allowed on this move. If castling is illegal, make another legal king move; if there is none, any legal move. The choice of a promotion piece is final once it has { $old ->
    [yes] been released on
   *[no] touched
} the square.
law-free-choice = If none of the touched pieces can be moved or captured, any legal move may be made.
law-promotion = In a promotion the pawn need not reach the last rank first: removing it and placing the new piece may be done in any order. An opposing piece on that square is captured.
law-made = A piece released on its square stays there. A capture is made when the captured piece has also been removed; castling when the rook is released; promotion when the new piece is placed and the pawn removed.
law-touch-claim = A player who deliberately touches a piece loses the right to claim that the opponent broke the touch-move rule.
law-moving-assistant = A player who cannot move the pieces may name an assistant, who must be acceptable to the arbiter.
law-game-over = A game ends by checkmate, resignation or stalemate, in a dead position, or by agreement.
law-checkmate = Checkmate by a legal move ends the game at once; it takes effect when the piece is released, even if the clock has not been pressed.
law-resignation = A player who resigns loses.{ $draws ->
    [yes] {" "}If the opponent cannot checkmate by any possible series of legal moves, it is a draw.
   *[no] {""}
}
law-stalemate = If the player to move has no legal move and is not in check, it is stalemate: an immediate draw.
law-dead-position = If neither player can checkmate by any possible series of legal moves, the position is dead: an immediate draw.
law-agreement = Both players may agree to a draw{ $both ->
    [yes] , once each has made a move
   *[no] {""}
}.
law-clock = A chess clock has two time displays, only one of which runs at a time. The flag falls when the allotted time has run out.
law-press = A move is completed when the player has made it and pressed the clock. A player must always be allowed to press{ $old ->
    [yes] .
   *[no] ; pressing without having moved is an irregularity.
}
law-also-completed = A move is also completed if it ends the game, or once the player has made the next move without having pressed.
law-same-hand = The clock is pressed with the hand that made the move. A finger may not stay on the clock or hover over it.
law-clock-care = The clock must be handled properly: { $old ->
    [yes] it may not be hit hard, picked up or knocked over
   *[no] it may not be hit hard, picked up, pressed before the move or knocked over
}. Misuse is penalised.
law-adjust-on-own-time = Only the player whose clock is running may adjust the pieces.
law-no-deduction = A player unable to press the clock may have an assistant{ $old ->
    [yes] ; the arbiter adjusts the clocks fairly.
   *[no] ; a player with a disability is not penalised on time for it.
}
law-periods = The moves of each period must be made in the time allotted to it. Time saved is added to the next period.
law-delay = In the delay mode both players have a main time and a fixed extra time for each move. The main time counts down only once the extra time has been used.
law-flag-check = As soon as a flag has fallen, it is checked whether the player has made the moves that the period requires.
law-clock-place = Before the game the arbiter decides where the clock is placed.
law-start = White's clock is started at the time set for the game.
law-default-time = A player who arrives after the default time loses, unless the arbiter decides otherwise.
law-both-late = If neither player is there at the start, White loses the time until they arrive, unless the regulations or the arbiter say otherwise.
law-flag-seen = A flag is considered fallen when the arbiter sees it or a player correctly claims it.
law-flag-fall = A player who has not completed the moves in the allotted time loses. It is a draw if the opponent cannot checkmate by any possible series of legal moves.
law-defective-clock = The times shown are valid unless a clock is clearly defective; that clock is then replaced and set using best judgement.
law-wrong-setting = A wrongly set clock is stopped at once; the arbiter corrects the times and move counter.
law-stop-clocks = A player may stop the clocks only to call the arbiter, who decides when they are restarted.
law-interruption = If the game must be interrupted, the arbiter stops the clocks.
law-stop-without-reason = A player who stops the clocks without a valid reason is penalised.
law-displays = A display may show the position, moves and move count, but no claim may be { $old ->
    [yes] based on it
   *[no] based on it alone
}. This program is such an aid.
law-both-flags = If both flags have fallen and nobody knows which fell first, the game continues in an earlier period, and is drawn in the last one.
law-reinstated = When a position is reinstated, the arbiter sets the times and move counter using best judgement, or leaves them.
law-set-up = If the starting position was wrong, the game is cancelled and a new one is played.
law-board-turned = If the board was placed the wrong way round, the position is transferred to a correctly placed board and play continues.
law-colours = If the game was started with colours reversed, { $anew ->
    [none] it continues unless the arbiter decides otherwise
   *[moves] a new one is played until both have made { $anew } moves; after that it continues
}.
law-displaced = A player who displaces pieces puts them back on their own time.
law-displaced-help = If necessary, either player may stop the clocks and call the arbiter, who may penalise the player who displaced the pieces.
law-illegal-move = After an illegal move the position before it is reinstated. The touched piece must move, or be captured, if that is legal.
law-unpromoted = A pawn left on the last rank with the clock pressed is an illegal move; the pawn becomes a queen.
law-press-without-move = Pressing the clock without having made a move counts as an illegal move.
law-two-hands = Castling, capturing or promoting with two hands counts as an illegal move.
law-illegal-penalty = { $losing ->
    [1] The first illegal move loses the game
   *[more] For an illegal move the opponent gets { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}; illegal move number { $losing } loses the game
}.{ $drawable ->
    [yes] {" "}It is a draw if the opponent cannot checkmate by any possible series of legal moves.
   *[no] {""}
}
law-wrong-square = If a piece is found on the wrong square, the position before that is reinstated, or the last one that can be identified.
law-record = Players record their own moves and the opponent's, move by move, in algebraic notation.
law-electronic-sheet = Instead of writing, the players enter the moves in a certified electronic scoresheet if the competition prescribes one.
law-record-in-advance = Moves may not be written before they are made, except for a draw claim{ $old ->
    [yes] {""}
   *[no] {" "}or a sealed move
}.
law-record-before-next = Players may reply before they write, but must have written their own move before they make the next one.
law-sheet-use = The scoresheet is only for moves, clock times, draw offers, claims and other relevant data.
law-sheet-offer = Both players record every draw offer on the scoresheet with the sign (=).
law-sheet-assistant = A player unable to write may have an assistant write{ $old ->
    [yes] , with the arbiter's consent.
   *[no] ; a player with a disability is not penalised on time for it.
}
law-sheet-visible = The arbiter must be able to see the scoresheet throughout the game.
law-sheet-owner = The scoresheets belong to the organiser.
law-need-not-record = With less than five minutes at some stage of a period, and without thirty seconds a move, a player need not record for the rest of the period.{ $old ->
    [yes] {" "}With thirty seconds a move, and one player under five minutes, both record the opponent's move before they reply.
   *[no] {""}
}
law-update = As soon as a flag has fallen, a player who was not recording updates the scoresheet before moving, with the opponent's scoresheet if they like. If neither scoresheet is complete, the game is reconstructed on another board under the arbiter.
law-arbiter-records = If neither player has to record, the arbiter or an assistant tries to be present and record the moves. After a flag fall the arbiter stops the clocks until both players have updated their scoresheets.
law-next-period = If the scoresheets cannot show that a player overstepped the time, the next move is the first of the next period, unless there is evidence that more moves were made.
law-sign = At the end both players sign both scoresheets with the result. Even a wrong result stands, unless the arbiter decides otherwise.
law-draw-restricted = The regulations of an event may ban draw offers for a number of moves, or without the arbiter's consent.
law-draw-offer = A player offers a draw after making a move and before pressing. The offer cannot be withdrawn; it stands until it is accepted, declined, or rejected by touching a piece, or the game ends.
law-claim-is-offer = A draw claim also counts as a draw offer.
law-threefold = The player to move may claim a draw if the same position is about to appear, or has just appeared, for at least the third time. They write the move they intend, tell the arbiter, and do not play it. Positions are the same if the same player is to move and the same moves are possible.
law-fifty = The player to move may claim a draw if each player has made, or with the move written will have made, the last fifty moves without a capture or a pawn move.
law-claim-forfeited = A player who { $touching ->
    [yes] touches a piece to move it
   *[no] makes a move
} without having claimed loses the right to claim on that move.
law-claim-procedure = A player who claims a draw may stop the clocks and cannot withdraw the claim. If it is correct, the game is drawn; if it is wrong, the opponent gets { $claim ->
    [one] { $claim } minute
   *[other] { $claim } minutes
} and the intended move must be played.{ $old ->
    [yes] {" "}The claimant loses half of their remaining time, three minutes at most; of one to two minutes one is left, and less than one is left alone.
   *[no] {""}
}
law-automatic-draw = The same position five times, or seventy-five moves by each player without a capture or a pawn move, ends the game as a draw. Checkmate with the last move takes precedence.
law-points = A win scores one point, a draw half a point, a loss none, unless the regulations say otherwise.
law-points-limit = The points given in a game may not exceed its usual total, and each player must get one of the usual scores: three quarters to one quarter is not allowed.
law-disrepute = Players may do nothing that brings the game of chess into disrepute.
law-playing-area = The playing area is where the games are played; the playing venue is that area with rest rooms, refreshment and smoking areas and any others the arbiter names. A player needs the arbiter's permission to leave the venue, and the player to move also to leave the area.
law-area-others = Anybody who is neither a player nor an arbiter needs the arbiter's permission to enter the playing area.
law-area-leaving = The regulations may require the opponent of the player to move to report to the arbiter before leaving the playing area.
law-no-help = During play nobody may use notes, sources, advice or analysis. So the program shows a player no legal moves and no evaluation.
law-devices = Electronic devices are forbidden in the playing venue unless the arbiter has approved them. This program needs that approval too.
law-device-bag = The regulations may allow devices in a player's bag, completely switched off; the bag may not be used without permission.
law-device-found = { $old ->
    [yes] A player whose mobile phone rings in the playing venue during the game loses; the arbiter decides the opponent's score.
   *[no] A player found with an electronic device in the playing venue loses, unless the regulations set a milder penalty.
}
law-inspection = The arbiter may have a player's clothes, bags, other items or body inspected in private, by a person of the same gender. A player who refuses is penalised.
law-smoking = Smoking, e-cigarettes included, is permitted only where the arbiter allows it.
law-finished = Players who have finished their games are spectators.
law-disturbing = It is forbidden to distract or annoy the opponent; this includes unreasonable claims and draw offers.
law-infractions = Breaches of these rules of conduct are penalised by the arbiter.
law-refusal = A player who persistently refuses to comply with the Laws loses the game.
law-both-guilty = If both players are found guilty, both lose.
law-explain = A player may ask the arbiter to explain a point of the Laws.
law-appeal = Unless the regulations say otherwise, a player may appeal against any decision of the arbiter, even after signing the scoresheet.
law-reconstruction = Both players help the arbiter whenever the game must be reconstructed, draw claims included.
law-own-count = Watching for threefold repetition or fifty moves is up to the players.
law-arbiter = The arbiter sees that the Laws are kept, and is responsible for rulings, times and results.
law-arbiter-duties = The arbiter acts in the best interest of the competition, keeps good playing conditions, sees that the players are not disturbed, and supervises the competition.{ $old ->
    [yes] {""}
   *[no] {" "}The arbiter also ensures fair play, takes special measures for players with disabilities or in need of medical care, and follows the rules against cheating.
}
law-observe = The arbiter observes the games, above all when players are short of time, enforces decisions and imposes penalties where appropriate.
law-observers = The arbiter may appoint assistants to observe games, for example when several players are short of time.
law-disturbed-from-outside = If the game is disturbed from outside, the arbiter may give one or both players additional time.
law-not-told = The arbiter tells nobody how many moves have been made, or that a player has moved or forgotten to press, except after a flag fall when scoresheets are being updated.
law-others-report = { $old ->
    [yes] Spectators and players of other games may not speak about a game or interfere with it in any way; the arbiter may send them out of the playing area.
   *[no] Anyone who sees an irregularity in another game may tell only the arbiter.
}
law-phones = { $old ->
    [yes] Nobody may use a mobile phone in the playing venue or in an area that the arbiter names.
   *[no] Without the arbiter's permission nobody may use a mobile phone or other communication device in the playing venue, or in a neighbouring area that the arbiter names.
}
law-penalties = The arbiter may warn, give time to the opponent or take time from the offender, change points, declare the game lost{ $old ->
    [yes] {" "}or expel from the event
   *[no] , fine, exclude or expel
}.
law-interpretation = Federations may ask FIDE for an official decision about problems of the Laws.
law-rapid = Rapid chess: main time plus sixty increments is { $old ->
    [yes] between fifteen and sixty minutes
   *[no] more than ten but less than sixty minutes
}.
law-rapid-basis = The Laws of Chess apply, except where rapid chess has its own rules.
law-blitz-basis = Blitz follows the rules of rapid chess, except where it has its own.
law-fast-record = The players need not record the moves{ $old ->
    [yes] {""}
   *[no] , but they keep their claims based on scoresheets, and may ask the arbiter for a scoresheet at any time
}.
law-one-minute = The penalties of two minutes in Articles 7 and 9 are one minute.
law-rapid-supervised = In rapid the competition rules apply if one arbiter supervises at most three games and each game is recorded by the arbiter or an assistant, if possible electronically.
law-blitz-supervised = In blitz the competition rules apply if the arbiters supervise one game each and every game is recorded by its arbiter or an assistant, if possible electronically.
law-record-shown = The player to move may ask the arbiter to show the record of the game, at most five times in a game; more often counts as distracting the opponent.
law-rapid-otherwise = Where the competition rules do not apply, rapid chess has its own rules for set-up, illegal moves and flag falls.
law-blitz-otherwise = Where the competition rules do not apply, blitz has no rules of its own and follows those of rapid chess for such games.
law-fast-set-up = After { $frozen } moves each, the starting position, board orientation and clock setting can no longer be changed.{ $old ->
    [yes] {" "}A king that has changed places with the queen may not castle.
   *[no] {" "}{ $new ->
        [yes] A king or rook on the wrong square may not castle.
       *[no] A king that has changed places with the queen, or a rook on the wrong square, may not castle.
    }
}
law-fast-touch = The arbiter rules on touched pieces only when a player asks.
law-fast-illegal = An illegal move can be claimed until the opponent has made the next move; then it stands{ $old ->
    [yes] . The arbiter acts only on such a claim, or if both kings are in check or a promotion is not complete
   *[no] , unless both players agree. Until then an arbiter who sees it acts, too
}.
law-fast-time = { $old ->
    [yes] A player who claims a win on time stops both clocks; the claim is correct if their own flag is then still up and the opponent's is down.
   *[no] A player who claims a win on time may stop the clocks. It is a draw if the claimant cannot checkmate by any possible series of legal moves.
}
law-both-kings = If both kings are in check, or a pawn has not been promoted, the arbiter waits for the next move; if it is still so, the game is drawn.
law-fast-flag = { $old ->
    [yes] The players claim the flag; the arbiter stays silent
   *[no] The arbiter { $new ->
    [yes] also announces a flag fall they see
   *[no] may announce a flag fall they see
}
}.
law-fast-both-flags = If both flags have fallen, it is a draw.
law-one-way = The regulations say for the whole event whether the competition rules apply or not.
law-blitz = Blitz: main time plus sixty increments is { $old ->
    [yes] less than fifteen minutes
   *[no] ten minutes or less
}.
law-blitz-illegal = In blitz the opponent may claim a win for an illegal move until making their own next move; it is a draw if they cannot checkmate by any possible series of legal moves. Afterwards it stands.
law-notation = FIDE recognises only the algebraic notation in its events. A scoresheet in another notation is no evidence; the arbiter reminds a player who uses one.
law-notation-piece = In this Appendix "piece" means a piece other than a pawn.
law-notation-pieces = A piece is written as the capital first letter of its name, in the player's own language; a pawn has no letter.
law-notation-squares = The files are called a to h, from White's left; the ranks 1 to 8, from White's side. Every square is a letter and a number.
law-notation-moves = A move is written as the letter of the piece and the square it reaches; a pawn move as the square alone.{ $old ->
    [yes] {""}
   *[no] {" "}The longer form with both squares is accepted.
}
law-notation-captures = { $old ->
    [yes] An x is
   *[no] An x may be
} put before the square of a capture. A capture by a pawn begins with the file it came from. The letters e.p. mark a capture en passant.
law-notation-like = If two pieces of the same kind can reach the square, the file of the one that moves is added; its rank if both stand on the same file.
law-notation-promotion = In a promotion the letter of the new piece follows the square.
law-notation-signs = 0-0 is castling with the rook of the h-file, 0-0-0 with that of the a-file; x is a capture, + check, ++ or # checkmate, e.p. a capture en passant.
law-two-boards = With a visually impaired player, either player may insist on two boards: a tactile board for one and a normal board for the other.
law-board-size = The board of the visually impaired player measures at least 20 by 20 centimetres.
law-raised-squares = Its black squares are slightly raised.
law-holes = Every square has a hole that holds the pieces.
law-pegs = The pieces have pegs that fit the holes and are of Staunton design, and the black ones are specially marked.
law-announce = Each move is announced clearly, repeated by the opponent and executed on the opponent's board{ $named ->
    [yes] {"; "}the promoted piece is named
   *[no] {""}
}.
law-peg-touched = On the tactile board a piece counts as touched once it has been taken out of its hole; feeling the pieces is always allowed.
law-peg-made = The visually impaired player's move is made when a captured piece is off the board, the moved piece is in its new hole and the move has been announced.
law-peg-press = The opponent's clock is started only when the move has been made and announced.
law-sighted = For the sighted player a piece is touched and a move is made as in any game.
law-talking-clock = A clock for the visually impaired player { $old ->
    [yes] has hands, marks and a flag that can be felt
   *[no] announces time and number of moves, or can be felt
}.
law-vi-record = The visually impaired player records in Braille, in ordinary writing or on a recorder.
law-slip = A slip of the tongue must be corrected at once, before the opponent's clock is started.
law-boards-differ = If the boards differ, they are corrected with the help of the arbiter and both scoresheets. If the scoresheets agree, the player with the wrong move corrects their board{ $old ->
    [yes] .
   *[no] ; if they differ, both go back to where they agree and the arbiter sets the clocks.
}
law-sheets-differ = If the scoresheets differ, both go back to the last point at which they agree, and the arbiter sets the clocks.
law-assistant = The assistant of the visually impaired player may make and announce moves on both boards, record, press, tell times on request, claim the flag, and tell the arbiter that the sighted player touched a piece. They also see to the formalities of an adjournment.
law-sighted-assistant = If the visually impaired player has no assistant, the sighted one may have one for moving and announcing.{ $old ->
    [yes] {""}
   *[no] {" "}Against a deaf player an assistant must be appointed.
}
law-sealed-move = At the adjournment the player to move writes the move unseen, both scoresheets go into an envelope, and only then does that player stop the clock. A player who adjourns early is charged the rest of the session.
law-envelope-data = On the envelope: names, position, times used, who sealed and which move, any draw offer, and when and where the game resumes.
law-envelope-kept = The arbiter checks what is written on the envelope and keeps it.
law-offer-after-sealing = A draw offered after the move was sealed stays open until it is answered.
law-before-resumption = Before the game resumes, the position before the sealed move is set up, and the clocks show the times at the adjournment.
law-ended-before-resumption = If the players agree to a draw before the game resumes, or one of them resigns, the game has ended.
law-open-envelope = The envelope is opened only when the player who must reply is present.
law-unclear-sealed = An ambiguous, wrong or illegal sealed move loses the game.
law-resumption = If the player to reply is present, the envelope is opened, the move played and that player's clock started. If the player to reply is absent, that player's clock runs. If the sealer is absent, the opponent may seal a reply.
law-late-resumption = A player who arrives too late for the resumption loses, unless the sealed move ended the game.
law-both-absent = If both are absent, the player to reply loses the time until one of them arrives.
law-lost-envelope = If the envelope is lost, the sealer plays the move they say they sealed. If the position cannot be restored, a new game is played.
law-wrong-times = If a clock shows a wrong time at the resumption and a player says so before making their first move, it is corrected; otherwise the game continues, unless the arbiter decides otherwise.
law-sessions = The { $old ->
    [yes] clock on the wall
   *[no] arbiter's clock
} governs the sessions of adjourned games; the time of the resumption is announced in advance.
law-chess960 = Chess960: one of 960 starting positions. After castling, king and rook stand where they would in standard chess.
law-chess960-start = The pawns stand on the second rank. Behind them the pieces stand at random, but with the king between the rooks and the bishops on squares of different colours; Black's pieces stand opposite.
law-chess960-castling = Each player may castle once. Depending on where they stand, king and rook both move, change places, or only one of them moves. All squares they cross or reach must be empty but for these two. To avoid a mistake say "I am about to castle" first.
law-quickplay-phase = A quickplay finish is the phase of a game in which all remaining moves must be made in a limited time.
law-quickplay-announced = The rules of a quickplay finish apply only if they were announced, in standard and rapid chess without increment.
law-quickplay-increment = With under two minutes left, the player to move may ask for a five-second increment for both; this is also a draw offer. If it is refused and the arbiter agrees, the increment is set and the opponent gets two minutes.
law-quickplay = With under two minutes left, the player to move may claim a draw: the opponent cannot win by normal means, or is making no effort to. The arbiter accepts, postpones or rejects the claim; if it is rejected, the opponent gets two minutes.
law-quickplay-final = The arbiter's decision on such a claim is final.
law-quickplay-alone = Without an arbiter the claim ends play: the final position is written down, the opponent checks it, and an arbiter decides.

law-term-adjournment = A game is stopped for a while and continued later instead of being finished in one session.
law-term-analysis = Trying out moves on a board to find the best continuation.
law-term-claim = A player may turn to the arbiter with a claim in various situations, such as a draw claim or a flag fall.
law-term-colours = The 16 light pieces and the light squares are called white, the dark ones black. White and Black are also the players of these pieces.
law-term-contiguous = An area next to the playing area that is not part of it, such as the one for spectators.
law-term-counter = A device of the clock that counts how often each player has pressed it.
law-term-disability = A condition of body or mind through which a person has lost part or all of the ability for certain activities in chess.
law-term-discretion = In about 39 places the Laws leave the decision to the arbiter's judgement.
law-term-draw = A game that ends without a winner.
law-term-exchange = A pawn is promoted; or a piece is captured for one of the same value; or a rook is lost for a bishop or knight.
law-term-fischer = Each player gets extra time, often 30 seconds, before each move. What is not used is kept.
law-term-increment = Time, from 2 to 60 seconds, that each player gets for every move, added to the clock or as a delay.
law-term-intervene = To get involved in something that is happening, in order to affect it.
law-term-minor = A bishop or a knight.
law-term-move = A move of both players, as in "40 moves in 90 minutes"; the right to play next; or one move of one player.
law-term-normal-means = To play in a way that tries to win, or to have a position with realistic chances to win other than by a flag fall.
law-term-organiser = The person or body responsible for the event: its place, dates, prizes, invitations and form.
law-term-over-the-board = The Laws cover only play on a board, not on the internet or by correspondence.
law-term-piece = One of the 32 chessmen on the board; or only a king, queen, rook, bishop or knight, as opposed to a pawn.
law-term-regulations = Several points of the Laws are options. The regulations of an event say which are chosen.
law-term-result = Usually 1-0, 0-1 or a draw. In exceptional cases both players lose, or one gets half a point and the other nothing. A game not played is + for one player and − for the other, or − for both.
law-term-standard = A game in which each player has at least 60 minutes.
law-term-supervision = The competition rules apply in rapid if one arbiter supervises at most three games, in blitz one game each, and the game is recorded.
law-term-time-control = The rule about the time of each player, such as 40 moves in 90 minutes. A player reaches the time control by making these moves in that time.
law-term-wings = The queenside is the half of the board with the files a to d, the kingside the half with the files e to h.
law-term-zero-tolerance = The players must be at the board when the round starts.
