# Colours, pieces and cells. Pieces are named whole, because in some languages the colour follows the piece.
color-white = White
color-black = Black
side-and-name = { $side }, { $name }
piece-white-pawn = white pawn
piece-white-knight = white knight
piece-white-bishop = white bishop
piece-white-rook = white rook
piece-white-queen = white queen
piece-white-king = white king
piece-black-pawn = black pawn
piece-black-knight = black knight
piece-black-bishop = black bishop
piece-black-rook = black rook
piece-black-queen = black queen
piece-black-king = black king
cell-empty = empty

# Announcements of events.
said-correction = Correction:
said-repeated = Repeated.
said-repeated-execute = Repeated. Execute:
said-repeat-differs = A different move was repeated:
said-lifted = Picked up: { $piece }, { $square }.
said-placed = Put down: { $piece }, { $square }.
said-taken-off = Removed: { $piece }, { $square }.
said-recorded = Recorded: { $entry }.
said-illegal-move = Illegal move: { $who }. Article { $article }.
said-illegal-left = Until { $opponent } makes the next move, this one can be claimed or corrected. Article { $article }.
said-illegal-left-both-kings = Both kings are in check. Wait for the next move to be completed. Article { $article }.
said-illegal-stands = { $opponent } has moved: the illegal move of { $who } stands. Article { $article }.
said-correction-offered = { $who } offers to correct the illegal move. Article { $article }.
said-correction-declined = The correction is declined.
said-record-shown = Record of the game, shown { $count } of 5 times.
said-record-asked = { $who } has asked to see the record, { $count } of 5. Article { $article }.
said-record-refused = { $who } has asked to see the record more than five times; refused, as it may disturb the opponent. Article { $article }.
said-boards-differ = The boards differ. { $who }: { $squares }. Article { $article }.
said-word-differs = Announcement and board differ. { $who }: announced { $said }, played { $done }. Article { $article }.
said-board-agrees = { $who }: the board matches again.
said-board-differs-no-more = { $who }: the board matches again; the last move is still to be executed.
said-clocks-started = Clock running: { $who }.
said-clocks-stopped = The clocks are stopped.
state-flag-fallen = Flag fallen: { $who }.
said-flag-first = A flag has fallen; the arbiter must rule on that first.
said-time-adjusted = { $who }: the clock now shows { $time }.
said-moves-adjusted = { $who }: the counter now shows { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
said-period-adjusted = { $who }: the clock is now in period { $period }.
said-period-passed = You have passed the time control. You are in period { $period }.
said-period-passed-quickplay = You have passed the time control. You are in period { $period }, the quickplay finish.
said-draw-offered = { $who } offers a draw.
said-draw-offer-made = Draw offered.
said-draw-declined = The draw is declined.
answer-own-offer = Your draw offer is open.
said-reinstated-start = Back to the starting position.
said-reinstated-white = Back to the position after White's move { $number }.
said-reinstated-black = Back to the position after Black's move { $number }.
said-warning = Warning: { $text }
said-penalty = Penalty: { $who }. Article { $article }.
said-penalty-of-the-arbiter = Penalty for { $who }: { $penalty }. Article { $article }.
said-noted = Noted.
said-board-entered = Position entered: { $who }.
said-read-back = Press Enter again to announce it.
said-repeats-no-capture = Your opponent has just announced that. To capture there, add “takes” or x.
said-nothing-yet = No move has been announced yet.
said-nothing-earlier = No earlier messages.
said-restarted = The game has been reopened. A clock was running when it was closed, so both are stopped.
said-suspended = The computer was asleep for { $time }. That time is not charged. The clocks are stopped.
said-reopened = Your game is back as you left it. The clocks are stopped.
said-not-saved = Warning: the game cannot be saved. Play continues unsaved. Free some disk space or tell the arbiter.
said-saved-again = The game is being saved again.
said-journal-moved = Warning: the game file has been removed or replaced. The whole game is now saved in { $file }.
device-earphone = Headphones of the person at this computer
device-set = { $outlet }: now { $device }.
device-none = { $outlet }: no device.
device-kept = { $outlet }: the settings name { $device }, but the current device is kept.
device-kept-none = { $outlet }: the settings no longer name a device, but the current one is kept.
silence-no-voice = There is no speech. Neither espeak-ng nor speech-dispatcher is responding: install or restart one. Until then everything is shown on screen and sent to the screen reader.
silence-no-output = There is no sound. No audio system or device was found: start PipeWire or PulseAudio, or plug in headphones. Until then everything is shown on screen and sent to the screen reader.
silence-over = Speech is working again.
silence-earphone-gone = Your headphones are disconnected. Private messages are silent until you plug them in, or type devices and choose others.
silence-earphone-back = Your headphones are back.
silence-no-earphone = No headphones chosen, so private messages are silent at this event. Type devices, then headphones and their number.
silence-loudspeaker-gone = The loudspeaker is disconnected. Announcements are silent until you plug it in, or type devices and choose another.
silence-loudspeaker-back = The loudspeaker is back.
said-nothing-done = Nothing was changed.
said-game-kept = The game is kept.
said-did-you-mean = Did you mean { $words }? Press Enter for yes.
said-asked-to-take-back = Waiting for { $who } to agree.
said-game-begins-unnamed = You are { $side }.
said-game-begins = You are { $side }, against { $who }.
said-on = { $what }: on.
said-off = { $what }: off.

# Proposals to the arbiter; without an arbiter, to the players.
proposed-penalty = Proposed: { $time } extra for the opponent. Offender: { $who }. Article { $article }.
proposed-result = Proposed: { $result } Article { $article }.
proposed-result-undecided = Proposed: { $result } It has not been worked out whether the opponent could still mate; if not, it is a draw. Article { $article }.
proposed-clock = Proposed clock times: White { $white }, Black { $black }. Article { $article }.
proposed-count = { $who } pressed while the clocks were stopped. Proposed: count the move, counter at { $moves }. Article { $article }.
proposed-correction = Proposed: both boards go back to the position after half-move { $ply }. Article { $article }.
proposed-correction-start = Proposed: both boards go back to the starting position. Article { $article }.
proposed-colours = Proposed: a new game with the correct colours. Both boards go back to the starting position; to change the players' colours, start a new game with the names swapped. Article { $article }.

# Penalties of Article 12.9, inside a sentence.
penalty-warning = warning
penalty-add-time = more time for the opponent
penalty-reduce-time = less time
penalty-add-points = more points for the opponent
penalty-reduce-points = fewer points
penalty-loss = loss of the game
penalty-fine = fine
penalty-exclusion = exclusion from one or more rounds
penalty-expulsion = expulsion from the competition

# Answers.
answer-own-clock = You have { $time } left.
answer-clock = { $side } has { $time } left.
answer-clocks-stand = The clocks are stopped.
answer-moves = White has completed { $white ->
    [one] { $white } move
   *[other] { $white } moves
}, Black { $black ->
    [one] { $black } move
   *[other] { $black } moves
}.
answer-no-move-yet = No move yet.
answer-last = { $side }, move { $number }:
answer-turn = { $who } to move. Move { $number }.
answer-nothing-there = Empty.
answer-sheet-empty = The scoresheet is empty.
said-nothing-written = You have written nothing. The last moves:
answer-boards-agree = The boards match.
answer-boards-differ = The boards differ on { $squares }.
answer-not-ended = The game is still in progress.

# Open duties.
state-to-make = { $who } to move.
state-to-announce = { $who } has to announce the move.
state-to-repeat = { $who } has to repeat the move.
state-to-execute = { $who } has to execute the move on the board.
state-to-press = { $who } may press the clock.
state-yours-to-make = Your move.
state-yours-to-announce = Announce your move.
state-yours-to-repeat = Repeat your opponent's move.
state-yours-to-execute = Execute your opponent's move on your board.
state-yours-to-press = You may press your clock.
state-yours-to-rule = Your ruling is awaited: { $kinds }.
next-confirm = To announce it: { $how }.
next-start-clocks = The clocks are stopped: { $how }.
next-seal = Seal your move: { $how } and the move.
next-move-typed = Your move. Type it.
next-move = Your move. To type it: { $how }.
next-move-or-answer = { $who } offers a draw. Type accept, decline or your move.
next-make-announced = Play your announced move on your board.
next-announce-typed = Announce your move. Type it.
next-announce = Announce your move. To type it: { $how }.
next-repeat = Repeat { $who }'s move: { $how }.
next-execute = Execute { $who }'s move on your board.
next-press = Press your clock: { $how }.
next-settle = There is a proposal. Type accept or decline.
next-type = type { $words }
next-named = “{ $name }”
next-arbiter-starts = The clocks are stopped. The arbiter starts them.
next-arbiter-rules = Wait for the arbiter's ruling.
next-wait-move = Wait for { $who } to move.
next-type-for-other = For { $who }, type: { $words }.
next-wait-announce = Wait for { $who } to announce the move.
next-wait-repeat = Wait for { $who } to repeat your move.
next-wait-execute = Wait for { $who } to execute your move.
next-wait-press = Wait for { $who } to press the clock.
next-wait-agree = Wait for { $who } to agree.
practice-begins = Practice game: it does not count. To stop, type: leave practice.
practice-step = Move { $number }. Type: { $words }, or { $written }. { $why }
practice-other-move = That is also a move, but here we play a different one.
practice-not-understood = Not quite.
practice-left = Practice is over.
practice-done = Well done: ten moves played.
practice-why-pawn = For a pawn, just name the square.
practice-why-knight = For any other piece: first its name, then the square.
practice-why-bishop = F3 says the last move.
practice-why-capture = For a capture, add one more word before the square.
practice-why-castling = Castling has its own name.
practice-why-again = Missed a move? F9 says it again.
practice-why-origin = Two knights can go there, so name the starting square.
practice-why-question = What is on e6? Type: square e6.
practice-why-state = Not sure what is next? F5 says it.
practice-why-pawn-capture = For a pawn capture, name the pawn's file first.
friend-answer = Answer yes or no.
friend-start-clocks = The clocks are stopped. Start them.
friend-seal = Give the arbiter your next move in a sealed envelope.
friend-move = Your move.
friend-move-or-answer = { $who } offers a draw: accept it, decline it, or move.
friend-announce = Say your move aloud: { $words }. Or click { $how }.
friend-announce-only = Say your move aloud. Or click { $how }.
friend-repeat = Say aloud: { $words }, or click { $how }. Then: { $hands }
friend-repeat-only = Say aloud: { $words }, or click { $how }.
friend-press = Now press your clock.
friend-settle = There is a proposal: accept or decline it.
hands-move = Move the { $piece } from { $from } to { $to }.
hands-take = Remove the { $piece } from { $square }.
hands-castle = Castle: king from { $from } to { $to }, rook from { $rook } to { $beside }.
hands-promote = Remove the pawn from { $from } and put the { $piece } on { $to }.
hands-rook = Now the rook: { $from } to { $to }.
hands-exchange = Take the pawn off { $square } and put the new piece there.
hands-put-back = More than one move has begun on your board. Put back what does not belong to your move.
hands-back-not-your-move = Not your move. Back on { $from }.
hands-back-check = Check. Back on { $from }.
hands-back-illegal = Illegal. Back on { $from }.

# The end.
result-white-wins = White wins
result-black-wins = Black wins
result-draw = Draw
result-both-lose = Both lose
result-half-zero = Half a point for White, none for Black
result-zero-half = Half a point for Black, none for White
result-both-absent = Both absent
result-and-reason = { $result } { $reason }.
reason-checkmate = by checkmate
reason-stalemate = by stalemate
reason-dead-position = by dead position
reason-resignation = by resignation
reason-agreement = by agreement
reason-time = on time
reason-threefold = by threefold repetition
reason-fifty = by the fifty-move rule
reason-fivefold = by fivefold repetition
reason-seventyfive = by the seventy-five-move rule
reason-illegal-move = after illegal moves
reason-ruling = by the arbiter's ruling
reason-default = because the default time had passed

# Questions that wait for yes or no.
question-resign = Resign the game?
question-call-arbiter = Stop the clocks and call the arbiter?
question-accept-draw = Accept the draw?
question-offer-draw = Offer a draw?
question-take-back = May your opponent take back the last move?
question-practise = Would you like to practise the move words first? Ten moves.
question-sure = Are you sure?
question-how-to-answer = Type yes or no.
question-again = Yes or no first: { $question }
question-yes = Yes
question-no = No
said-no-question = There is nothing to answer.
undone-new-game = Still on the current game.
undone-correct-clocks = The clocks stay as they are.
undone-save-over = The file was not changed.
undone-delete-profile = The profile stays.
undone-penalise = No penalty was given.
undone-claim-flag = No claim was made.
undone-resign = You have not resigned.
undone-accept-draw = The draw is not accepted.
undone-offer-draw = No draw offered.
undone-take-back = The move stands.

# Output devices.
said-devices = Output devices:
said-no-devices = No audio device found. Private messages are silent.
said-device-used = Now using this device.
