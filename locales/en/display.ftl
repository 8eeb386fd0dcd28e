# Text in the windows.
display-title-vi = { $white } – { $black } – Annabella
display-title-sighted = { $white } – { $black } (sighted player's board) – Annabella
display-title-assistant = { $white } – { $black } (assistant) – Annabella
display-title-arbiter = { $white } – { $black } (arbiter) – Annabella
display-board-own = Board: { $who }
display-board-mine = Board
display-board-official = Official position
display-move-line = Move
display-move-line-hint = Type a move or a command and press Enter
display-sheet-field = Write on my scoresheet
display-sheet-hint = Type a move as you record it, then press Enter
display-sheet = My scoresheet
display-log = Messages
display-plain-move = { $piece } { $from } – { $to }
display-plain-capture = { $piece } { $from } takes { $captured } { $to }
display-tray = Off the board
display-tray-piece = { $piece }, { $count } off the board
display-in-hand = Holding: { $piece }
display-promote = Promote to
display-clock-runs = running
display-clock-stands = stopped
display-clock-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
display-flag-fallen = Flag fallen
display-no-clock = No clock
display-clocks = Clocks

# The next duty, as the window shows it.
display-nothing-announced = No move announced yet

# The parts of the window.
display-pane-board = Board
display-pane-move-line = Move line
display-pane-sheet = Scoresheet
display-pane-clocks = Clocks
display-pane-log = Messages
display-pane-game = Game

# The list of keys and commands.
display-help-title = Keys and commands
display-lines = Lines
help-search = Find in the help
more-search = Find an action
help-none = No help entry contains these words.
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Type { $words }
display-help-of-several = If more than one proposal is open, add its name: { $names }
help-typed-moves = Typed commands: moves and questions
help-other-player = Type { $words }. A move or a command of the other player, typed here at home.
help-assistant = Type { $words }. A move or a command of your assistant, who is here with you.
help-typed-claims = Typed commands: claims and corrections
help-typed-clocks = Typed commands: clocks (add a colour and a time)
help-typed-recorder = Typed commands: recorder
help-typed-sound = Typed commands: headphones and loudspeaker (add a number)
help-typed-boards = Typed commands: electronic boards (add a number and a colour)
help-typed-settings = Typed commands: settings
help-typed-desk = Typed commands: arbiter
display-close = Close

# Reasons why a control does nothing now.
display-not-now-no-offer = No draw has been offered.
display-not-now-ended = The game is over.
display-not-now-no-clock = This game has no clock.

# Warnings that stay on the screen.
display-warning-not-saved = The game is not being saved.
display-warning-no-voice = No voice is installed for { $language }; install espeak-ng.
display-event-not-approved = Not approved by the FIDE Technical Commission; the arbiter must approve this device (11.3.2.1).

# The form for a new game.
new-game-title = New game
new-game-white-name = White's name
new-game-black-name = Black's name
new-game-sight = Sight
new-game-vi = Blind or visually impaired
new-game-sighted = Sighted
new-game-deaf = Sighted and deaf
new-game-white-assistant = White's assistant (optional)
new-game-black-assistant = Black's assistant (optional)
new-game-arbiter = Arbiter (optional)
new-game-time = Time control
new-game-time-hint = Minutes+seconds, or none.
new-game-vocabulary = Announcement words
new-game-place = Where
new-game-home = At home
new-game-event = At an event
new-game-not-chosen = not chosen
new-game-start = Start the game
new-game-sentence = { $own } (blind) plays { $side } against { $other } ({ $sight }), { $time }, { $place }. Announcements: { $words }.
new-game-short = { $side } against { $other }, { $time }.
new-game-short-unnamed = { $side }, { $time }.
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
new-game-rest = More options…
new-game-how-to-change = Tab: change.
new-game-how-to-leave = Enter on Start begins, Escape closes.
new-game-cancel = Cancel
new-game-error-white-name = White's name is missing.
new-game-error-black-name = Black's name is missing.
new-game-error-time = That is not a valid time control. Use 90+30, 15 or none.
new-game-error-vi = One of the players must be blind or visually impaired: this program is for a game under Appendix D.
new-game-error-no-assistant = When a visually impaired player meets a deaf player, an assistant is required (D.2.11). Enter a name in one of the assistant fields.
new-game-error-assistant = A sighted player may have an assistant only if the visually impaired player has none (D.2.11). Clear one of the two fields.
display-warning-reader-is-heard = Your screen reader can be heard by everyone. Make your headphones the system's default output.
display-pressed = Clock pressed.
new-game-opponents = Opponent
new-game-a-person = a person
