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

# What is told when something happens.
said-correction = Correction:
said-repeated = Repeated.
said-repeat-differs = A different move was repeated:
said-lifted = Lifted: { $piece }, { $square }.
said-placed = Placed: { $piece }, { $square }.
said-taken-off = Taken off: { $piece }, { $square }.
said-recorded = Recorded: { $entry }.
said-illegal-move = Illegal move: { $who }. Article { $article }.
said-illegal-left = Until { $opponent } has made the next move, this one may be claimed or corrected. Article { $article }.
said-illegal-left-both-kings = Both kings are in check. Wait for the next move to be completed. Article { $article }.
said-illegal-stands = { $opponent } has moved: the illegal move of { $who } stands. Article { $article }.
said-correction-offered = { $who }, offers to correct the illegal move. Article { $article }.
said-correction-declined = The correction is declined.
said-record-shown = Record of the game, shown { $count } of 5 times.
said-record-asked = { $who } has asked to see the record: time { $count } of 5. Article { $article }.
said-record-refused = { $who } has asked more than five times to see the record: it is not shown, and may distract the opponent. Article { $article }.
said-boards-differ = The boards differ. { $who }: { $squares }. Article { $article }.
said-word-differs = Word and board differ. { $who }: announced { $said }, on the board { $done }. Article { $article }.
said-board-agrees = { $who }: the board agrees again.
said-board-differs-no-more = { $who }: nothing differs any more; the last move is still to be executed.
said-clocks-started = Clock running: { $who }.
said-clocks-stopped = The clocks are stopped.
state-flag-fallen = Flag fallen: { $who }.
said-flag-first = A flag has fallen: the arbiter rules on that first.
said-time-adjusted = { $who }: the clock now shows { $time }.
said-moves-adjusted = { $who }: the counter now shows { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
said-period-adjusted = { $who }: the clock is now in period { $period }.
said-period-passed = You have passed the time control. You are in period { $period }.
said-period-passed-quickplay = You have passed the time control. You are in period { $period }, the quickplay finish.
said-draw-offered = { $who }, offers a draw.
said-draw-offer-made = Draw offered.
said-draw-declined = The draw is declined.
said-reinstated-start = Back to the initial position.
said-reinstated-white = Back to the position after White's move { $number }.
said-reinstated-black = Back to the position after Black's move { $number }.
said-warning = Warning: { $text }
said-penalty = Penalty: { $who }. Article { $article }.
said-penalty-of-the-arbiter = Penalty for { $who }: { $penalty }. Article { $article }.
said-noted = Noted.
said-board-entered = Board entered: { $who }.
said-read-back = Press Enter again to announce it.
said-repeats-no-capture = Your opponent has just announced that. To capture there, add “takes” or x.
said-nothing-yet = No move has been announced yet.
said-nothing-earlier = There is nothing earlier.
said-restarted = The game is opened again. A clock was running when it was closed: both are stopped.
said-suspended = The computer was not running for { $time }. That time is not charged. The clocks are stopped.
said-reopened = The game is opened again as it stood. The clocks are stopped.
said-not-saved = Attention: the game cannot be saved. It continues unsaved. Free some disk space or tell the arbiter.
said-saved-again = The game is saved again.
said-journal-moved = Attention: the file of this game has been removed or replaced. The whole game is now stored in { $file }.
device-earphone = Earphone of the person at this computer
device-set = { $outlet }: now { $device }.
device-none = { $outlet }: no device any more.
device-kept = { $outlet }: the settings name { $device } instead of the device in force, and it is not used.
device-kept-none = { $outlet }: the settings name no device any more; the one in force stays in use.
silence-no-voice = No voice speaks. Neither espeak-ng nor speech-dispatcher answers: install or restart one of them; until then everything is shown and goes to the screen reader.
silence-no-output = No sound comes out. No sound system answers, or it has no device: start PulseAudio or PipeWire, or plug in headphones; until then everything is shown and goes to the screen reader.
silence-over = The voice can be heard again.
silence-earphone-gone = The earphone is gone. Private messages are silent until it is plugged in again; or type devices and choose another.
silence-earphone-back = The earphone is back.
silence-no-earphone = No earphone is chosen, so private messages are silent at this event. Type devices, then earphone and its number.
silence-loudspeaker-gone = The loudspeaker is gone. Announcements are silent until it is plugged in again; or type devices and choose another.
silence-loudspeaker-back = The loudspeaker is back.
said-nothing-done = Nothing was done.
said-did-you-mean = Did you mean: { $words }? Enter says yes.
said-asked-to-take-back = { $who } is asked.
said-game-begins-unnamed = You have { $side }.
said-game-begins = You have { $side } against { $who }.
said-on = { $what }: on.
said-off = { $what }: off.

# What the arbiter is offered; without an arbiter, the players.
proposed-penalty = Proposal: { $time } extra for the opponent. Offender: { $who }. Article { $article }.
proposed-result = Proposal: { $result } Article { $article }.
proposed-result-undecided = Proposal: { $result } It is not worked out whether the opponent could still mate, else it is a draw. Article { $article }.
proposed-clock = Proposal for the clocks: White { $white }, Black { $black }. Article { $article }.
proposed-count = The clock was pressed while the clocks were stopped: { $who }. Proposal: the move counts, the counter shows { $moves }. Article { $article }.
proposed-correction = Proposal: both boards back to the position after half-move { $ply }. Article { $article }.
proposed-correction-start = Proposal: both boards back to the initial position. Article { $article }.
proposed-colours = Proposal: a new game with the right colours. Both boards go back to the initial position; to change the players' colours, open a new game with the names exchanged. Article { $article }.

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
answer-turn = { $who }, has the move. Move { $number }.
answer-nothing-there = Nothing there.
answer-sheet-empty = The scoresheet is empty.
answer-boards-agree = The boards agree.
answer-boards-differ = The boards differ on { $squares }.
answer-not-ended = The game is still in progress.

# Which duty is open.
state-to-make = { $who }, is to move.
state-to-announce = { $who }, has to announce the move.
state-to-repeat = { $who }, has to repeat the move.
state-to-execute = { $who }, has to execute the move on the board.
state-to-press = { $who }, may press the clock.
state-yours-to-make = Your move.
state-yours-to-announce = Announce your move.
state-yours-to-repeat = Repeat your opponent's move.
state-yours-to-execute = Make your opponent's move on your board.
state-yours-to-press = You may press your clock.
next-confirm = Announce it: { $how }.
next-start-clocks = The clocks are stopped: { $how }.
next-seal = Seal your move: { $how } and the move.
next-move-typed = Your move. Type it.
next-move = Your move. Type it in the move line: { $how }.
next-move-or-answer = { $who } offers a draw. Type accept, decline or your move.
next-make-announced = Make your announced move on your board.
next-announce-typed = Announce your move. Type it.
next-announce = Announce your move. Type it in the move line: { $how }.
next-repeat = Repeat the move of { $who }: { $how }.
next-execute = Make the move of { $who } on your board.
next-press = Press: { $how }.
next-settle = Something is proposed. Type accept or decline.
next-type = type { $words }
next-named = “{ $name }”
next-arbiter-starts = The clocks are stopped. The arbiter starts them.
next-arbiter-rules = Wait for the arbiter's ruling.
next-wait-move = Wait for { $who } to move.
next-wait-announce = Wait for { $who } to announce the move.
next-wait-repeat = Wait for { $who } to repeat your move.
next-wait-execute = Wait for { $who } to make your move on the board.
next-wait-press = Wait for { $who } to press the clock.
next-wait-agree = Wait for { $who } to agree.
practice-begins = Practice game. Nothing counts. To stop, type: leave practice.
practice-step = Move { $number }. Type: { $words }, or { $written }. { $why }
practice-other-move = That is a move too. Here we play another one.
practice-not-understood = Not quite.
practice-left = Practice is over.
practice-done = Well done: ten moves played.
practice-why-pawn = A pawn is called by its square alone.
practice-why-knight = Any other man: first its name, then the square.
practice-why-bishop = F3 says the last move.
practice-why-capture = A capture has one word more before the square.
practice-why-castling = Castling has a name of its own.
practice-why-again = Missed a move? F9 says it again.
practice-why-origin = Two knights can go there: say from which square.
practice-why-question = What stands on e6? Type: square e6.
practice-why-state = Not sure what is next? F5 says it.
practice-why-pawn-capture = A pawn that captures is called by its file first.
friend-answer = Answer yes or no.
friend-start-clocks = The clocks are stopped. Start them.
friend-seal = Give the arbiter your next move in a sealed envelope.
friend-move = Your move: move a man on your board.
friend-move-or-answer = { $who } offers a draw: accept it, decline it, or move.
friend-announce = Say your move aloud: { $words }. Or press { $how }.
friend-repeat = Say aloud: { $words }, or press { $how }. Then: { $hands }
friend-repeat-only = Say aloud: { $words }, or press { $how }.
friend-press = Now press your clock.
friend-settle = Something is proposed: accept or decline it.
hands-move = Move the { $piece } from { $from } to { $to }.
hands-take = Take the { $piece } off { $square }.
hands-castle = Castle: king from { $from } to { $to }, rook from { $rook } to { $beside }.
hands-promote = Take the pawn off { $from } and put the { $piece } on { $to }.

# The end.
result-white-wins = White wins
result-black-wins = Black wins
result-draw = Draw
result-both-lose = Both lose
result-half-zero = Half a point for White, none for Black
result-zero-half = Half a point for Black, none for White
result-both-absent = Both absent
result-and-reason = { $result }: { $reason }.
reason-checkmate = checkmate
reason-stalemate = stalemate
reason-dead-position = dead position
reason-resignation = resignation
reason-agreement = agreement
reason-time = flag-fall
reason-threefold = threefold repetition
reason-fifty = fifty-move rule
reason-fivefold = fivefold repetition
reason-seventyfive = seventy-five-move rule
reason-illegal-move = illegal moves
reason-ruling = the arbiter's ruling
reason-default = arrival after the default time

# Questions that wait for yes or no.
question-resign = Resign the game?
question-accept-draw = Accept the draw?
question-offer-draw = Offer a draw?
question-take-back = May your opponent take the last move back?
question-practise = Practise the words first, with ten moves?
question-sure = Are you sure?
question-how-to-answer = Type yes or no.
question-yes = Yes
question-no = No
said-no-question = No question is open.
undone-new-game = This game stays on the table.
undone-correct-clocks = The clocks stay as they are.
undone-save-over = The file stays as it was.
undone-delete-profile = The profile stays.
undone-penalise = No penalty was given.
undone-claim-flag = No flag was claimed.
undone-resign = You have not resigned.
undone-accept-draw = The draw is not accepted.
undone-offer-draw = No draw offered.
undone-take-back = The move stands.

# Output devices.
said-devices = Output devices:
said-no-devices = No output device was found. Private messages are silent.
said-device-used = This device is used from now on.
