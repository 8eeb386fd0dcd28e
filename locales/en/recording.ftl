# The duty to record the moves (Art. 8).
state-sheet-owed = { $who } must record { $count ->
    [one] { $count } half-move
   *[other] { $count } half-moves
} before the next move. Article { $article }.
said-sheet-owed-you = You must record { $count ->
    [one] { $count } half-move
   *[other] { $count } half-moves
} before your next move. Article { $article }.
said-record-again = The flag has fallen at the end of a period. A player who was not recording must complete their scoresheet before moving; if neither was, stop the clocks meanwhile. Article { $article }.
said-sheet-lent = { $who } is using the opponent's scoresheet. Article { $article }.
said-sheet-lent-you = The opponent's scoresheet, from where yours ends:
said-reconstruction = The clocks are stopped. The game is being reconstructed on another board.
answer-recording = { $who }: { $plies } of { $made } half-moves recorded.
answer-recording-elsewhere = { $who }: scoresheet not kept here.
answer-recording-owed = { $count ->
    [one] { $count } half-move has
   *[other] { $count } half-moves have
} to be recorded before the next move. Article { $article }.
answer-recording-exempt = You need not record at the moment. Article { $article }.
line-recording = recording;my recording
line-offer = offer;open offer
line-resumption = when;resumption
desk-line-reconstruct = reconstruct;reconstruct the game
desk-need-not-record = { $who } need not record at the moment. Article { $article }.

# Findings of the arbiter, and Guideline III.4.
claim-increment = five-second increment for both, or a draw
line-claim-increment = claim increment;ask for increment
said-increment-set = From now on each player gains { $time } a move. Article { $article }.
said-found = The arbiter rules against { $who }: { $claim }. Article { $article }.
desk-line-find = find;found
desk-line-unlock = unlock
refused-not-locked = The regulations are not locked.
report-unlocked = The regulations were unlocked.
said-unlocked = Unlocked.
report-offer = Draw offered at the wrong time: { $who }. Article { $article }.
said-signed-differently = { $who } has signed { $signed }. The result is { $result }. You decide. Article 8.7.
