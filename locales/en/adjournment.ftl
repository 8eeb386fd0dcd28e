# Adjournment: sealing a move, its envelope, the resumption (Guidelines I).
said-adjourned-seal = The game is adjourned. Seal your move: type seal and the move, then stop the clock.
state-adjourned = The game is adjourned. { $who } seals a move.
state-adjourned-until = Resumes: { $value }.
answer-resumption-open = No resumption time has been given.
said-sealed-stop = Your move is sealed. You can change it until you stop the clock.
said-sealed = Your move is sealed.
state-sealed-by = { $who } has sealed a move.
said-envelope-opened = The envelope has been opened. { $who } sealed:
said-envelope-unclear = The envelope has been opened. { $who } sealed "{ $text }", which is not a legal move.
said-envelope-lost = The envelope is missing. { $who } plays the sealed move on the board.
said-resumed = The game has been resumed.
refused-adjourned = The game is adjourned.
refused-not-adjourned = The game is not adjourned.
refused-no-envelope = There is no sealed envelope.
refused-own-seal = Only the player to move seals a move. To adjourn the game, type adjourn.
usage-adjourn-until = The time is missing: type { $word } and the time or date.
usage-seal = The move is missing: type { $word } and the move.
usage-square = The square is missing: type { $word } and a square.
refused-envelope-elsewhere = The sealed move is on the computer where it was sealed: open the envelope there. If that is impossible, type: envelope lost. The player who sealed then makes the move on the board.
refused-move-is-made = You have already made a different move on your board. Seal that one.

# Text printed on the envelope.
envelope-title = Envelope of an adjourned game
envelope-written = Details on the envelope
envelope-position = Position before the sealed move: { $value }
envelope-time = { $who }: { $used } used, { $left } left on the clock
envelope-sealer = Sealed by: { $value }
envelope-number = Number of the sealed move: { $value }
envelope-offer = Draw offered by: { $value }
envelope-no-offer = No draw is offered.
envelope-until = Resumes: { $value }
envelope-until-open = Date, time and place of resumption not yet fixed.

# Commands; semicolons separate several words for one command.
line-seal = seal;seal move
line-adjourn = adjourn
line-adjourn-until = adjourn until
desk-line-envelope = save envelope;print envelope
desk-line-open-envelope = open envelope
desk-line-lose-envelope = envelope lost
desk-line-lose-position = position lost
desk-line-resume = resume
control-adjourn = Adjourn
control-adjourn-help = Adjourns the game; the player to move seals a move. Type "adjourn until" with a date, time and place to print them on the envelope.
control-open-envelope = Open envelope
control-open-envelope-help = Opens the envelope of an adjourned game once the player to reply is present.
control-resume = Resume the game
control-resume-help = Resumes the adjourned game and starts the clock of the player to reply.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Starting position
new-game-position-hint = Empty for the normal one; 0 to 959 or random for Chess960; or pieces, or a FEN.
new-game-error-position = The starting position is not valid. Leave it empty, or enter a number from 0 to 959, or random.

# Results of games that were not played.
result-white-by-forfeit = White wins by forfeit
result-black-by-forfeit = Black wins by forfeit

# The quickplay finish (Guidelines III).
control-claim-quickplay = Claim a draw (quickplay finish)
control-claim-quickplay-help = Claims a draw because your opponent cannot win by normal means or is making no effort to, with under two minutes left and no increment. Both clocks stop.
line-claim-quickplay = claim quickplay;quickplay
claim-quickplay = the game cannot be won by normal means
