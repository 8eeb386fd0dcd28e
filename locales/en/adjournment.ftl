# Adjournment: sealing a move, its envelope, the resumption (Guidelines I).
said-adjourned-seal = The game is adjourned. Seal your move: type seal and the move, then stop the clock.
said-adjourned = The game is adjourned. { $who } seals a move.
said-adjourned-until = Resumption: { $value }.
said-sealed-stop = Your move is in the envelope. Until you stop the clock you may seal another.
said-sealed = Your move is in the envelope.
said-sealed-by = { $who } has sealed a move.
said-envelope-opened = The envelope is opened. { $who } sealed:
said-envelope-unclear = The envelope is opened. { $who } sealed "{ $text }", which names no legal move.
said-envelope-lost = The envelope is missing. { $who } plays the sealed move on the board.
said-resumed = The game is resumed.
refused-adjourned = The game is adjourned.
refused-not-adjourned = The game is not adjourned.
refused-no-envelope = There is no closed envelope.
refused-envelope-elsewhere = The sealed move stayed at the computer on which it was sealed: open the envelope there. If it cannot be had, type envelope lost, and its owner plays the move on the board.
refused-move-is-made = You have made another move on your board. That one must be sealed.

# What stands on the envelope, to be printed.
envelope-title = Envelope of an adjourned game
envelope-written = On the envelope
envelope-position = Position before the sealed move: { $value }
envelope-time = { $who }: { $used } used, { $left } left on the clock
envelope-sealer = Sealed by: { $value }
envelope-number = Number of the sealed move: { $value }
envelope-offer = Draw offered by: { $value }
envelope-no-offer = No draw is offered.
envelope-until = Resumption: { $value }
envelope-until-open = Date, time and place of the resumption are not fixed.

# Commands; several words for one command are parted by semicolons.
line-seal = seal;seal move
line-adjourn = adjourn;adjourn until
desk-line-envelope = save envelope;print envelope
desk-line-open-envelope = open envelope
desk-line-lose-envelope = envelope lost
desk-line-lose-position = position lost
desk-line-resume = resume
control-adjourn = Adjourn
control-adjourn-help = The player on move seals his move. Type adjourn until, with date, time and place, to have them on the envelope.
control-open-envelope = Open envelope
control-open-envelope-help = Opens the envelope of an adjourned game, when the player who must reply is present.
control-resume = Resume the game
control-resume-help = The adjourned game goes on, and the clock of the player who must reply starts.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Initial position
new-game-position-hint = Nothing for the usual one; for Chess960 a number from 0 to 959, or the word lot. A position may also be typed: "white king e1, queen d1; black king e8", or a FEN.
new-game-error-position = The initial position cannot be read. Right is nothing, a number from 0 to 959, or lot.

# Results of games that were not played.
result-white-by-forfeit = White wins, not played
result-black-by-forfeit = Black wins, not played

# The quickplay finish (Guidelines III).
control-claim-quickplay = Claim: cannot be won
control-claim-quickplay-help = Claims a draw because the opponent cannot win by normal means or does not try, with less than two minutes left and no increment. Both clocks stop.
line-claim-quickplay = claim quickplay;quickplay
claim-quickplay = the game cannot be won by normal means
