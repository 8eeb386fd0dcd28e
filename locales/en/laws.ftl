# What the Laws say, in our own words (11.9); the number of the Article is put before it.
line-explain = explain;law;what does the law say
answer-law = Article { $article }. { $text }
control-explain = Explain the Article
control-explain-help = Says what the Article means that you were told last
refused-no-such-article = There is nothing to explain under "{ $word }".
refused-nothing-to-explain = You have been told no Article yet. Type explain and its number.

law-has-the-move = A player has the move once the opponent's move has been made; the press of the clock does not matter for that.
law-legal-moves = A move is legal if the piece may move so and the own king is not left in check. Castling is lost once king or that rook has moved; a pawn on the last rank becomes queen, rook, bishop or knight.
law-illegal-position = A position is illegal if no series of legal moves can lead to it.
law-one-hand = Each move is made with one hand only.
law-adjust = Only the player having the move may put pieces right on their squares, and he says so first: I adjust.
law-touch-move = Who touches pieces on the board intending to move or capture moves the first own piece touched that can move, or captures the first enemy piece touched that can be captured. On the peg board touched means taken out of its hole.
law-touch-castling = King and rook touched: castle on that side if it is legal. Rook touched first: no castling in this move. If castling is illegal, another legal king move, and without one any legal move. The choice of a promotion is final once the piece has touched the square.
law-free-choice = If none of the touched pieces can be moved or captured, any legal move may be made.
law-promotion = In a promotion the pawn need not stand on the last rank first: taking it off and placing the new piece may be done in any order.
law-made = A piece released on its square stays there. A capture is made when the captured piece is off too, castling when the rook is released, a promotion when the new piece stands and the pawn is off.
law-touch-claim = Who claims that the opponent broke the rules on touching loses that right once he touches a piece himself to move or capture.
law-moving-assistant = A player who cannot move the pieces may name an assistant whom the arbiter accepts.
law-game-over = When the game has ended nothing more is played or corrected.
law-checkmate = Checkmate by a legal move ends the game at once; it counts from the release of the piece, even if the clock has not been pressed.
law-resignation = Who resigns loses.{ $draws ->
    [yes] {" "}If the opponent cannot mate by any legal series of moves, it is a draw.
   *[no] {""}
}
law-stalemate = No legal move and no check: stalemate, a draw at once.
law-dead-position = A position in which neither player can mate by any series of legal moves is dead: a draw at once.
law-agreement = Both players may agree to a draw{ $both ->
    [yes] , once each has made a move
   *[no] {""}
}.
law-clock = A chessclock has two time displays of which only one runs. The flag falls when the allotted time is over.
law-press = A move is completed when its player has made it and pressed the clock. He must always be allowed to press; who presses without having moved errs.
law-no-deduction = A player who cannot press the clock may have an assistant; from a disabled player no time is taken for it.
law-periods = The moves of each period must be made in its time. What is saved is added to the next period.
law-start = White's clock is started at the time set for the game.
law-default-time = Who arrives after the default time loses, unless the arbiter decides otherwise.
law-flag-seen = A flag counts as fallen when the arbiter sees it or a player rightly claims it.
law-flag-fall = Who has not made the moves in the time loses. It is a draw if the opponent cannot mate by any legal series of moves.
law-defective-clock = What the clocks show counts, unless a clock is plainly defective; then it is replaced and set by best judgement.
law-wrong-setting = A wrongly set clock is stopped at once; the arbiter puts times and move counter right.
law-stop-clocks = A player may stop the clocks only to call the arbiter; the arbiter says when they go on.
law-displays = Displays may show position, moves and move count, but no claim rests on them alone. This program is such an aid.
law-both-flags = Both flags are down and nobody knows which fell first: in an earlier period the game goes on, in the last one it is a draw.
law-reinstated = When a position is restored, the arbiter sets times and move counter as he sees fit; he may leave them.
law-set-up = If the initial position was wrong, the game is cancelled and a new one is played.
law-board-turned = If the board lay wrongly, the position is transferred to a board that lies rightly, and the game goes on.
law-colours = The game was begun with colours reversed: { $anew ->
    [none] it goes on unless the arbiter decides otherwise
   *[moves] before both have made { $anew } moves a new one is played, later it goes on
}.
law-displaced = Who displaces pieces puts them right in his own time.
law-illegal-move = After an illegal move the position before it is restored. The piece touched must move, or capture, if it can legally.
law-unpromoted = A pawn left on the last rank with the clock pressed is an illegal move; the pawn becomes a queen.
law-press-without-move = Pressing the clock without having made a move counts as an illegal move.
law-two-hands = Castling, capturing or promoting with two hands counts as an illegal move.
law-illegal-penalty = { $losing ->
    [1] The first illegal move loses
   *[more] For an illegal move the opponent gets { $minutes } min; illegal move number { $losing } loses
}.{ $drawable ->
    [yes] {" "}It is a draw if the opponent cannot mate by any legal series of moves.
   *[no] {""}
}
law-wrong-square = If a piece is found on a wrong square, the position before is restored, or the last one that can be identified.
law-record = Each player records his own moves and the opponent's, move by move, in algebraic notation.
law-record-in-advance = A move is not written before it is made, except for a claim of a draw or a sealed move.
law-record-before-next = A player may answer before he writes, but he must have written his own move before he makes the next one.
law-sheet-use = On the scoresheet stand only moves, clock times, draw offers, matters of a claim and other relevant data.
law-sheet-offer = Both players note every draw offer on the scoresheet with the sign (=).
law-sheet-assistant = A player who cannot write has an assistant write; from a disabled player no time is taken for it.
law-sheet-visible = The arbiter must be able to see the scoresheet throughout the game.
law-sheet-owner = The scoresheets belong to the organiser.
law-need-not-record = With less than five minutes at some stage of a period, and without thirty seconds a move, a player need not record for the rest of the period.{ $old ->
    [yes] {" "}With thirty seconds a move, and one player under five minutes, both record the opponent's move before they answer it.
   *[no] {""}
}
law-update = As soon as a flag has fallen, who did not record brings his sheet up to date before he moves, with the opponent's sheet if he likes. If no sheet is complete, the game is reconstructed on another board under the arbiter.
law-next-period = If the sheets cannot show that a player overstepped the time, the next move is the first of the next period, unless there is evidence of more moves.
law-sign = At the end both players sign both scoresheets with the result. Even a wrong result stands, unless the arbiter decides otherwise.
law-draw-restricted = The regulations of an event may forbid draw offers for a number of moves, or without the arbiter's consent.
law-draw-offer = A draw is offered after making a move and before pressing. The offer cannot be withdrawn; it ends when it is accepted, declined, answered by touching a piece, or the game ends.
law-threefold = The player having the move may claim a draw if the same position is about to appear, or has just appeared, for at least the third time. The move he intends he writes first, tells the arbiter and does not play. Positions are the same if the same player has the move and the same moves are possible.
law-fifty = The player having the move may claim a draw if each player has made, or with his written move will have made, the last fifty moves without a capture and without a pawn move.
law-claim-forfeited = Who { $touching ->
    [yes] touches a piece to move it
   *[no] makes a move
} without having claimed loses the right to claim in this move.
law-claim-procedure = Who claims a draw may stop the clocks and cannot withdraw the claim. If it is right, the game is drawn; if it is wrong, the opponent gets { $claim } min and the intended move must be played.{ $old ->
    [yes] {" "}The claimant loses half of his time, three minutes at most; of one to two minutes he keeps one, and less than one is left alone.
   *[no] {""}
}
law-automatic-draw = The same position five times, or seventy-five moves by each without a capture or a pawn move, ends the game as a draw. Mate with the last move comes first.
law-points = A win scores one point, a draw half a point, a loss none, unless the regulations say otherwise.
law-playing-area = The playing area is where the games are played; the playing venue is that area with rest rooms, refreshment and smoking areas and whatever else the arbiter names. A player may leave the venue only with the arbiter's permission, and with the move to make not even the area.
law-no-help = During play nobody may use notes, sources, advice or analysis. So the program shows a player no legal moves and no evaluation.
law-devices = Electronic devices are forbidden in the playing venue unless the arbiter has approved them. This program needs that approval too.
law-disturbing = It is forbidden to disturb the opponent; unreasonable claims and draw offers are disturbance too.
law-refusal = Who persistently refuses to comply with the Laws loses the game.
law-both-guilty = If both players are found guilty, both lose.
law-explain = A player may ask the arbiter to explain a point of the Laws.
law-own-count = To watch for a threefold repetition or fifty moves is the players' own task.
law-arbiter = The arbiter sees that the Laws are kept; rulings, times and results are his.
law-not-told = The arbiter tells nobody how many moves have been made, nor that the opponent has moved or forgotten to press, except after a flag when sheets are brought up to date.
law-others-report = Who sees an irregularity in another game may tell only the arbiter.
law-penalties = The arbiter may warn, give time to the opponent or take some from the offender, change points, declare the game lost, fine, exclude or expel.
law-rapid = Rapid chess: main time and sixty increments together lie { $old ->
    [yes] between fifteen and sixty minutes
   *[no] above ten and below sixty minutes
}.
law-fast-record = In rapid and blitz the players need not record the moves; they keep the right to.
law-fast-supervised = The competition rules apply in rapid if one arbiter watches at most three games, in blitz one each, and the game is recorded.
law-fast-set-up = After { $frozen } moves by each nothing is changed any more in set-up, board or clock setting.{ $old ->
    [yes] {" "}A king that has changed places with the queen may not castle.
   *[no] {" "}A king or rook that stands wrong takes no part in castling.
}
law-fast-touch = The arbiter rules on touched pieces only when a player asks him to.
law-fast-illegal = An illegal move can be claimed until the opponent has made his next move; then it stands{ $old ->
    [yes] {""}
   *[no] , unless both players agree
}.
law-fast-time = { $old ->
    [yes] Who claims a win on time stops both clocks; the claim is right if his own flag is then still up and the opponent's is down.
   *[no] Who claims a win on time may stop the clocks. It is a draw if the claimant cannot mate by any legal series of moves.
}
law-both-kings = If both kings are in check, or a pawn stands unpromoted, the arbiter waits for the next move; if it is still so, the game is drawn.
law-fast-flag = { $old ->
    [yes] The players claim the flag; the arbiter is silent
   *[no] The arbiter calls a flag he sees
}.
law-fast-both-flags = Both flags down: a draw.
law-blitz = Blitz: main time and sixty increments together are { $old ->
    [yes] less than fifteen minutes
   *[no] ten minutes or less
}.
law-blitz-illegal = In blitz the opponent may claim the win for an illegal move until he has made his own next move; it is a draw if he cannot mate by any legal series of moves. Afterwards it stands.
law-two-boards = With a visually impaired player each player may demand two boards: a peg board for him, a common one for the opponent.
law-board-size = The board of the visually impaired player measures at least 20 by 20 centimetres.
law-raised-squares = Its black squares are slightly raised.
law-holes = Every square has a hole in which the pieces are fixed.
law-pegs = The pieces have pegs that fit the holes and are of Staunton design, and the black ones are specially marked.
law-announce = Each move is announced clearly, repeated by the opponent and executed on his board{ $named ->
    [yes] {"; "}the promoted piece is named
   *[no] {""}
}.
law-peg-touched = On the peg board a piece is touched when it has been taken out of its hole; feeling the pieces is free.
law-peg-made = The visually impaired player's move is made when a captured piece is off his board, his piece stands in another hole and the move is announced.
law-peg-press = Only when the move is made, the announcement included, is the opponent's clock started.
law-sighted = For the sighted player a piece is touched and a move is made as in any game.
law-talking-clock = A clock for the visually impaired player tells time and number of moves, or can be felt.
law-vi-record = The visually impaired player records in Braille, in ordinary writing or on a recorder.
law-slip = A slip in an announcement is corrected at once, before the opponent's clock is started.
law-boards-differ = If the boards differ, they are corrected with the arbiter and both scoresheets. If the sheets agree, who made the wrong move corrects his board; if they differ, both go back to where they agree and the arbiter sets the clocks.
law-sheets-differ = If the scoresheets differ, both go back to the last point at which they agree, and the arbiter sets the clocks.
law-assistant = The assistant of the visually impaired player may make and announce moves on both boards, record, press, tell times on request, and claim the flag. He may not advise.
law-sighted-assistant = If the visually impaired player has no assistant, the sighted one may have one for moving and announcing. Against a deaf player an assistant must be appointed.
law-sealed-move = At the adjournment the player on move writes his move unseen, both sheets go into an envelope, and only then does he stop the clock. Who adjourns early is charged the rest of the session.
law-envelope-data = On the envelope stand names, position, times used, who sealed and which move, a draw offer, and when and where the game goes on.
law-offer-after-sealing = A draw offered after the move was sealed stays open until it is answered.
law-open-envelope = The envelope is opened only when the player who must reply is present.
law-unclear-sealed = An ambiguous, false or illegal sealed move loses.
law-resumption = If who must reply is there, the envelope is opened, the move played and his clock started. If he is absent, his clock runs. If the sealer is absent, the opponent may seal his reply.
law-late-resumption = Who comes too late to the resumption loses, unless the sealed move ended the game.
law-both-absent = If both are absent, the player who must reply loses the time until one arrives.
law-lost-envelope = If the envelope is lost, the sealer plays the move he says he sealed. If the position cannot be restored, a new game is played.
law-chess960 = Chess960: one of 960 starting positions. Castling ends with king and rook where they end in common chess.
law-quickplay-announced = The rules of a quickplay finish hold only if they were announced, in standard and rapid chess without increment.
law-quickplay-increment = With less than two minutes the player on move may ask for five seconds a move for both; it is a draw offer too. If it is refused and the arbiter agrees, the increment is set and the opponent gets two minutes.
law-quickplay = With less than two minutes the player on move may claim a draw: the opponent cannot win by normal means, or does not try. The arbiter grants it, postpones, or rejects; rejected, the opponent gets two minutes.
law-quickplay-alone = Without an arbiter the claim ends play: the final position is written down, the opponent checks it, and an arbiter decides.
