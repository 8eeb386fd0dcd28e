# The comparison of boards and sheets, for the arbiter and for the player concerned (D.2.9).
state-not-executed = Not yet on your board:
said-compare-reminder = Time to compare both boards.
said-sheets-agree = Both scoresheets agree: { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}.
said-sheets-unofficial = Both scoresheets agree, but the program's record goes another way after { $official ->
    [one] { $official } half-move
   *[other] { $official } half-moves
}. The Laws do not say what then; the record is an aid, not evidence. You decide. Article 6.12.2.
said-sheet-unreadable = { $who }: the scoresheet cannot be read at "{ $text }". { $plies ->
    [one] { $plies } half-move agrees
   *[other] { $plies } half-moves agree
} before it.
said-sheet-incomplete = { $who }: the scoresheet is incomplete. { $plies ->
    [one] { $plies } half-move agrees
   *[other] { $plies } half-moves agree
} so far.
said-sheets-differ-white = The scoresheets differ at move { $number } of White. White's sheet: { $white }. Black's sheet: { $black }. Article { $article }.
said-sheets-differ-black = The scoresheets differ at move { $number } of Black. White's sheet: { $white }. Black's sheet: { $black }. Article { $article }.
proposed-correction-of-board = Proposal: { $who } puts the board right. Article { $article }.
proposed-clocks-back = Proposal: both clocks for the position after half-move { $ply }. White { $white } and { $whitemoves ->
    [one] { $whitemoves } move
   *[other] { $whitemoves } moves
}, Black { $black } and { $blackmoves ->
    [one] { $blackmoves } move
   *[other] { $blackmoves } moves
}. You may leave them as they are. Article { $article }.

# Commands typed at the arbiter's desk; several words for one command are parted by semicolons.
desk-line-compare-boards = compare boards;compare
desk-line-compare-sheets = compare sheets
desk-line-enter-sheet = enter sheet;enter scoresheet
desk-line-open-sheet = open sheet;open scoresheet
desk-line-enter = enter;enter board
desk-line-rank = rank
desk-line-done = done
desk-line-drop = drop;cancel
desk-line-step = step;correct
desk-line-right = right;board right
desk-line-reinstate = reinstate;back to
desk-line-accept = accept;accept proposal
desk-line-decline = decline;decline proposal
desk-line-warn = warn
desk-line-penalise = penalise;penalize;penalty
desk-line-note = note
desk-line-rule = rule;rule result
desk-line-annul = annul;annul result
desk-line-approve = approve;approve assistant
desk-line-pin = pin
desk-line-lock = lock
desk-line-journal = journal
desk-line-close = close desk
desk-line-report = report;save report

# What is proposed, by the names that are typed and written; the first is the one that is said.
proposal-kind-penalty = penalty
proposal-kind-result = result
proposal-kind-correction = correction
proposal-kind-clock = clock
proposal-kind-claim = claim

# What is said at the desk.
said-desk-open = The arbiter's desk is open.
said-locked = Locked with this PIN.
said-locked-for = While the table is locked, only rulings from { $event }, event number { $digits }, count.
said-locked-weakly = Locked. Whoever copies the game's file finds a PIN of so few digits in minutes or hours; against that lock it with eight digits or three words.
said-wrong-pins = Since it was last open, { $count ->
    [one] one wrong PIN was entered, at { $time }.
   *[other] { $count } wrong PINs were entered, the last at { $time }.
}
said-desk-closed = The arbiter's desk is closed.
said-entry-begun = { $who }: enter the squares that differ from the official position, then done.
said-board-right = { $who }: the board stands right.
said-step = { $step } { $count ->
    [one] One step left.
   *[other] { $count } steps left.
}
said-report-saved = The report is saved.
said-result-annulled = The result { $result } is annulled. The game goes on when the clocks are started.
said-sheet-opened = { $who }: the scoresheet from the file is entered, { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}.
said-sheet-opened-so-far = { $who }: the scoresheet from the file is entered. It can be read for { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}, up to line { $line }: "{ $text }".
question-penalise = Penalty for { $who }: { $penalty }?
question-penalise-time = Penalty for { $who }: { $penalty }, { $time }?

# The report of a game.
report-title = Report: { $white } – { $black }
report-people = Players and officials
report-created = Table set up: { $date }
report-result = Result
report-moves = Moves and times left
report-sheets = Scoresheets
report-irregularities = Irregularities and rulings
report-journal = Journal
report-nothing = Nothing.
report-assistant = Assistant of { $who }: { $name }
report-arbiter = Arbiter: { $name }
report-corrected = { $who } corrects the announcement: { $text }
report-not-executed = { $who }: move of half-move { $ply } not executed for a long time.
report-note = Note: { $text }
report-approved = Assistant approved: { $who }
report-approved-device = Device approved.
report-sheet-entered = Scoresheet on paper, { $who }: { $text }
report-locked = Regulations locked with a PIN.
report-pin-accepted = Arbiter's desk opened with the PIN.
report-wrong-pins = { $count ->
    [one] One wrong PIN entered at the arbiter's desk.
   *[other] { $count } wrong PINs entered at the arbiter's desk, the last at this time.
}
report-accepted = Proposal accepted: { $kind }
report-declined = Proposal declined: { $kind }

# The arbiter's desk on the screen.
desk-pin = PIN of the arbiter's desk
desk-pin-hint = Type the PIN, then Enter
desk-needs = Needs you: { $what }
desk-needs-nothing = Nothing needs you.
desk-compared = Compared { $minutes } min ago.
desk-compared-now = Compared just now.
desk-need-ruling = { $kind } to decide ({ $article })
desk-need-board = board of { $who } differs on { $squares } ({ $article })
desk-need-clocks-stopped = both clocks are stopped
desk-need-clocks-not-started = the clocks are not started
desk-need-comparison = boards not compared for { $minutes } min
desk-look = Look
desk-approve = Approve
desk-next-proposal = Next proposal
desk-effect-clocks = Accepting stops the clocks.
desk-effect-real-board = The board then counts as right: put the real one right first.
change-all = Accepting it changes: { $changes }.
change-taken-back = taken back: { $moves }
change-taken-back-many = taken back: { $count } half-moves, { $first } to { $last }
change-move = move { $number }, { $side }: { $move }
change-board = board of { $who }: { $squares }
change-board-many = board of { $who }: { $count } squares
change-square = { $square } { $before } then { $after }
change-clock = clock of { $who }: { $before }, then { $after }
change-counter = move counter of { $who }: { $before }, then { $after }
change-running = The clock of { $who } will then run.
change-taken-back-too = Accepting the open correction would now also take back { $move }.
change-older-first = The older proposal of this kind is ruled on first.
proposal-lapsed = The proposal has lapsed: { $kind }.
desk-more = More…
desk-report = Report
desk-envelope = Envelope of the sealed move
desk-envelope-file = envelope
desk-sheets = Both scoresheets
desk-pending = What is open
desk-steps = Steps that put the boards right
desk-said = Everything said, and to whom
desk-unexplained = { $who }: unexplained. Neither one slip nor two leave the board so.
desk-checks = Times checked, every 30 minutes
desk-before-the-round = To check before the round
desk-before-boards = Boards: the peg board at least 20 by 20 centimetres, black squares raised, a hole in every square (D.1)
desk-before-sets = Sets: pegs that fit the holes, Staunton design, the black pieces marked (D.1.4)
desk-before-clocks = Clocks: they announce time and moves or can be felt, both sides set alike (D.2.6)
desk-before-assistants = Assistants: who for whom, approved (D.2.10)
desk-before-announcements = Announcements: both players know the names of files, numbers and pieces (D.2.1)
desk-before-recorders = Recording: scoresheet, Braille or recorder, the device approved (D.2.7)
desk-time-check = Times checked: White { $white }, { $whitemoves ->
    [one] { $whitemoves } move
   *[other] { $whitemoves } moves
}; Black { $black }, { $blackmoves ->
    [one] { $blackmoves } move
   *[other] { $blackmoves } moves
}.
desk-sum = In sum { $left } left, { $used } used, { $since } since the start.
desk-sum-agrees = This agrees with the time control.
desk-sum-more = This is { $difference } more than the time control gives.
desk-sum-less = This is { $difference } less than the time control gives.
desk-cell-differs = { $cell }, differs, official { $official }
desk-board-entered = { $who }: board being entered
desk-no-tray = Type the square and the piece, for example e4 white pawn.
desk-board-unseen = not seen
desk-board-differs = differs on { $squares }
desk-board-behind = not yet executed: { $move }
desk-board-in-sync = as the official position
desk-square = { $square }: White's board { $white }, Black's board { $black }, official { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. First difference
desk-sheet-missing = not recorded
desk-not-approved = { $who }: the assistant is not approved.
desk-device-not-approved = This device is not approved.
desk-offer = { $who } has offered a draw.
desk-accept = Accept. { $text }
desk-decline = Decline. { $text }
desk-said-line = To { $to }: { $text }
desk-assistant-of = assistant of { $who }
desk-arbiter = the arbiter
desk-pane-boards = Both boards
desk-pane-rulings = Commands and proposals
desk-pane-sheets = Both scoresheets
desk-pane-said = Everything said
desk-opened = The arbiter's desk.
desk-left = The player's screen.
desk-is-open = The arbiter's desk is already open in a window of its own.
opponents-window-open = Your opponent's board is shown.
opponents-window-closed = Your opponent's board is closed.
assistants-window-open = The assistant's board is shown.
assistants-window-closed = The assistant's board is closed.
opponents-window-none = Nobody else has a board at this computer.
opponents-window-over = The blind player's board lies under this window. Close this window to see it, or press { $key }.
keyboard-there = The keyboard is in the other window.
keyboard-left = The keyboard has left the other window.
one-window = This screen has room for one board. { $key } shows the opponent's, and yours again.
one-window-assistant = This screen has room for one board. { $key } shows the assistant's, and yours again.
display-sheet-struck = { $entry }, struck out
desk-answer-accept = Accept
desk-answer-decline = Decline
desk-answer-why = Why…
desk-why = Why: Article { $article }
