# The duty to record the moves (Art. 8).
state-sheet-owed = { $who } has { $count ->
    [one] { $count } half-move
   *[other] { $count } half-moves
} to record before the next move. Article { $article }.
said-sheet-owed-you = You have { $count ->
    [one] { $count } half-move
   *[other] { $count } half-moves
} to record before your next move. Article { $article }.
said-record-again = The flag of a period has fallen. Who was not recording completes his scoresheet before he moves; if neither was, stop the clocks meanwhile. Article { $article }.
said-sheet-lent = { $who } uses the opponent's scoresheet. Article { $article }.
said-sheet-lent-you = The opponent's scoresheet, from where yours ends:
said-reconstruction = The clocks stand. The game is reconstructed on another board.
answer-recording = { $who }: { $plies } of { $made } half-moves recorded.
answer-recording-elsewhere = { $who }: no move is recorded here.
answer-recording-owed = { $count ->
    [one] { $count } half-move is
   *[other] { $count } half-moves are
} to be recorded before the next move. Article { $article }.
answer-recording-exempt = Recording is not required now. Article { $article }.
line-recording = recording;my recording
desk-line-reconstruct = reconstruct;reconstruct the game
desk-need-not-record = { $who } need not record now. Article { $article }.

# What the arbiter finds, and what belongs to Guideline III.4.
claim-increment = five seconds a move for both, or a draw
line-claim-increment = claim increment;ask for increment
said-increment-set = From now on each move brings both { $time }. Article { $article }.
said-found = The arbiter finds, { $who }: { $claim }. Article { $article }.
desk-line-find = find;found
desk-line-unlock = unlock
refused-not-locked = The regulations are not locked.
report-unlocked = The regulations were unlocked.
said-unlocked = Unlocked.
report-offer = Draw offered out of its order: { $who }. Article { $article }.
said-signed-differently = { $who } has signed { $signed }. The result is { $result }. You decide. Article 8.7.
