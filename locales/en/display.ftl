# What the windows show.
display-title-vi = Annabella: { $white } – { $black }
display-title-sighted = Annabella, sighted player's board: { $white } – { $black }
display-title-assistant = Annabella, assistant: { $white } – { $black }
display-title-arbiter = Annabella, arbiter: { $white } – { $black }
display-board-own = Board of { $who }
display-board-official = Official position
display-move-line = Move
display-move-line-hint = Type a move or a command, then Enter
display-sheet-field = Entry on my scoresheet
display-sheet-hint = Type what you record, then Enter
display-sheet = My scoresheet
display-log = Announcements and messages
display-plain-move = { $piece } { $from } – { $to }
display-tray = Beside the board
display-tray-piece = { $piece }, { $count } beside the board
display-in-hand = In the hand: { $piece }
display-clock-runs = running
display-clock-stands = stopped
display-clock-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
display-flag-fallen = Flag fallen
display-no-clock = No clock
display-clocks = Clocks

# The next thing to do, as the window shows it.
display-nothing-announced = No announcement yet

# The parts of the window.
display-pane-board = Board
display-pane-move-line = Move line
display-pane-sheet = Scoresheet
display-pane-clocks = Clocks
display-pane-log = Announcements
display-pane-game = Game

# The list of keys and commands.
display-help-title = Keys and commands
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Type { $words }
display-help-of-several = If several proposals are open, add the name of the one you mean: { $names }
help-typed-moves = Typed, of moves and questions
help-other-player = Type { $words }. A move or a command of the other player, typed here at home.
help-assistant = Type { $words }. A move or a command of your assistant, who sits here with you.
help-typed-claims = Typed, to claim and to correct
help-typed-clocks = Typed, to set the clocks; a colour and a time follow
help-typed-recorder = Typed, for the recorder
help-typed-sound = Typed, for earphones and loudspeaker; a number follows
help-typed-boards = Typed, for electronic boards; a number and a colour follow
help-typed-settings = Typed, for settings
help-typed-desk = Typed, by the arbiter
display-close = Close

# Why a control does nothing now.
display-not-now-no-offer = There is no offer.
display-not-now-ended = The game is over.
display-not-now-no-clock = This game has no clock.

# Warnings that stay in sight.
display-warning-not-saved = The game is not being saved.
display-warning-no-voice = No voice speaks { $language }; install espeak-ng.
display-event-not-approved = Not approved by FIDE's Technical Commission; the arbiter must approve this device (11.3.2.1).

# The form for a new game.
new-game-title = New game
new-game-white-name = White's name
new-game-black-name = Black's name
new-game-sight = Sight
new-game-vi = Blind or visually impaired
new-game-sighted = Sighted
new-game-deaf = Sighted and deaf
new-game-white-assistant = White's assistant, if there is one
new-game-black-assistant = Black's assistant, if there is one
new-game-arbiter = Arbiter, if there is one
new-game-time = Time control
new-game-time-hint = Minutes, then seconds added for each move: 90+30 or 15. The word none means no clock.
new-game-vocabulary = Words of the announcements
new-game-place = Place of the game
new-game-home = At home
new-game-event = At an event
new-game-not-chosen = not chosen
new-game-start = Start the game
new-game-sentence = { $own } (blind) with { $side } against { $other } ({ $sight }), { $time }, { $place }.
new-game-you = You
new-game-opponent = your opponent
new-game-as-white = White
new-game-as-black = Black
new-game-is-vi = blind
new-game-is-sighted = sighted
new-game-is-deaf = deaf
new-game-no-clock = no clock
new-game-at-home = at home
new-game-at-event = at an event
new-game-side = Colour
new-game-begin = Start
new-game-rest = Everything else…
new-game-cancel = Cancel
new-game-error-white-name = White's name is missing.
new-game-error-black-name = Black's name is missing.
new-game-error-time = The time control cannot be read. Right is, for example, 90+30, 15 or none.
new-game-error-vi = One of the players must be blind or visually impaired: this program is for a game under Appendix D.
new-game-error-no-assistant = A visually impaired player against a deaf one: an assistant must be appointed (D.2.11). Write a name in one of the fields for the assistant.
new-game-error-assistant = A sighted player may have an assistant only where the visually impaired player has none (D.2.11). Leave one of the two fields empty.
display-warning-reader-is-heard = Your screen reader does not speak into the earphone. Make the earphone the default output of the system.
display-pressed = Clock pressed.
