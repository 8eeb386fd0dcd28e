# The comparison of boards and sheets, for the arbiter and for the player concerned (D.2.9).
state-not-executed = Not yet executed on your board:
said-compare-reminder = Time to compare both boards.
said-sheets-agree = Both scoresheets agree: { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}.
said-sheets-unofficial = Both scoresheets agree, but the program's record departs from them after { $official ->
    [one] { $official } half-move
   *[other] { $official } half-moves
}. The Laws do not cover this; the record is an aid, not evidence. You decide. Article 6.12.2.
said-sheet-unreadable = { $who }: cannot read "{ $text }" on the scoresheet. { $plies ->
    [one] { $plies } half-move agrees
   *[other] { $plies } half-moves agree
} before it.
said-sheet-incomplete = { $who }: the scoresheet is incomplete. { $plies ->
    [one] { $plies } half-move agrees
   *[other] { $plies } half-moves agree
} so far.
said-sheets-differ-white = The scoresheets differ at White's move { $number }. White wrote { $white }, Black wrote { $black }. Article { $article }.
said-sheets-differ-black = The scoresheets differ at Black's move { $number }. White wrote { $white }, Black wrote { $black }. Article { $article }.
proposed-correction-of-board = Proposed: { $who } corrects the board. Article { $article }.
proposed-clocks-back = Proposed: set both clocks to the position after half-move { $ply }: White { $white } and { $whitemoves ->
    [one] { $whitemoves } move
   *[other] { $whitemoves } moves
}, Black { $black } and { $blackmoves ->
    [one] { $blackmoves } move
   *[other] { $blackmoves } moves
}. You may leave them as they are. Article { $article }.
proposed-clocks-back-since = The time used since then stays off.

# Commands typed at the arbiter's desk; semicolons separate several words for one command.
desk-line-compare-boards = compare boards;compare
desk-line-compare-sheets = compare sheets
desk-line-enter-sheet = enter sheet;enter scoresheet
desk-line-open-sheet = open sheet;open scoresheet
desk-line-enter = enter;enter board
desk-line-rank = rank
desk-line-done = done
desk-line-drop = drop;cancel
desk-line-step = step;correct
desk-line-right = board correct;right;board right
desk-line-reinstate = reinstate;back to
desk-line-accept = accept;accept proposal
desk-line-decline = decline;decline proposal;refuse
desk-line-warn = warn
desk-line-penalise = penalise;penalize;penalty
desk-line-note = note
desk-line-rule = rule;rule result
desk-line-annul = annul;annul result
usage-warn = A warning needs a reason: type { $word }, the colour and the reason.
usage-rule = A result needs a reason: type { $word }, the result and the reason.
usage-annul = The reason is missing: type { $word } and the reason.
desk-line-approve = approve;approve assistant
desk-line-pin = pin
desk-line-lock = lock
desk-line-journal = journal
desk-line-close = close desk
desk-line-report = report;save report

# Kinds of proposals, with the words to type; the first one is spoken.
proposal-kind-penalty = penalty
proposal-kind-result = result
proposal-kind-correction = correction
proposal-kind-clock = clock
proposal-kind-claim = claim

# Sentences of the arbiter's desk.
said-desk-open = The arbiter's desk is open.
said-locked = Locked with this PIN.
said-locked-for = While the table is locked, only rulings from { $event }, tournament number { $digits }, are valid.
said-locked-weakly = Locked. Anyone who copies the game file could crack such a short PIN in minutes or hours; use eight digits or three words.
said-wrong-pins = Since the desk was last opened, { $count ->
    [one] one wrong PIN was entered, at { $time }.
   *[other] { $count } wrong PINs were entered, the last at { $time }.
}
said-desk-closed = The arbiter's desk is closed.
said-entry-begun = { $who }: enter the squares that differ from the official position, then type done.
said-board-right = { $who }: the board is correct.
said-step = { $step } { $count ->
    [one] One step to go.
   *[other] { $count } steps to go.
}
said-report-saved = Report saved.
said-result-annulled = The result { $result } has been annulled. Start the clocks to continue the game.
said-result-annulled-to-player = The arbiter has annulled the result { $result }. The game is open again, its clocks stopped: wait for the arbiter.
said-result-left = The result { $result } no longer counts. The game continues.
said-sheet-opened = { $who }: scoresheet loaded from the file, { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}.
said-sheet-opened-so-far = { $who }: scoresheet loaded from the file. Readable for { $plies ->
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
report-nothing = None.
report-assistant = Assistant of { $who }: { $name }
report-arbiter = Arbiter: { $name }
report-corrected = { $who } corrects the announcement: { $text }
report-not-executed = { $who }: half-move { $ply } left unexecuted for a long time.
report-note = Note: { $text }
report-approved = Assistant approved: { $who }
report-approved-device = Device approved.
report-sheet-entered = Paper scoresheet entered, { $who }: { $text }
report-locked = Regulations locked with a PIN.
report-pin-accepted = Arbiter's desk opened with the PIN.
report-wrong-pins = { $count ->
    [one] One wrong PIN entered at the arbiter's desk.
   *[other] { $count } wrong PINs entered at the arbiter's desk, the last at this time.
}
report-accepted = Proposal accepted: { $kind }

# The arbiter's desk on the screen.
desk-pin = PIN for the arbiter's desk
desk-pin-hint = Type the PIN and press Enter
desk-needs = Action needed: { $what }
desk-needs-nothing = Nothing needs your attention.
desk-compared = Compared { $minutes } min ago.
desk-compared-now = Compared just now.
desk-need-ruling = decide on the { $kind } ({ $article })
desk-need-board = { $who }: board differs on { $squares } ({ $article })
desk-need-clocks-stopped = both clocks are stopped
desk-need-clocks-not-started = the clocks have not been started
desk-need-comparison = boards not compared for { $minutes } min
desk-look = Show
desk-approve = Approve
desk-next-proposal = Next proposal
desk-effect-clocks = Accepting stops the clocks.
desk-effect-real-board = The program then treats the board as correct: correct the physical board first.
change-all = Accepting it changes: { $changes }.
change-taken-back = taken back: { $moves }
change-taken-back-many = taken back: { $count } half-moves, { $first } to { $last }
change-move = move { $number }, { $side }: { $move }
change-board = { $who }, board: { $squares }
change-board-many = { $who }, board: { $count } squares
change-square = { $square } { $before } then { $after }
change-clock-set = { $who }, clock: set to { $time }
change-clock-from-to = { $who }, clock: set from { $before } to { $time }
change-clock-more = { $who }, clock: plus { $time }
change-clock-less = { $who }, clock: minus { $time }
change-counter = { $who }, move counter: { $before }, then { $after }
change-running = Clock then running: { $who }.
change-taken-back-too = Accepting the open correction would now also take back { $move }.
change-older-first = Rule on the older proposal of this kind first.
proposal-lapsed = The proposal has lapsed: { $kind }.
proposal-declined = Proposal declined: { $kind }.
proposal-accepted-by = { $who } accepts: { $kind }. Accept or decline it, too.
desk-more = More…
desk-report = Report
desk-envelope = Envelope of the sealed move
desk-envelope-file = envelope
desk-sheets = Both scoresheets
desk-pending = Open issues
desk-steps = Steps to correct the boards
desk-said = Message log
desk-unexplained = { $who }: cause unknown. One or two slips cannot explain this position.
desk-checks = Time checks (every 30 minutes)
desk-before-the-round = Checklist before the round
desk-before-boards = Boards: the tactile board is at least 20 by 20 cm, black squares raised, a hole in every square (D.1)
desk-before-sets = Sets: pegs that fit the holes, Staunton design, the black pieces marked (D.1.4)
desk-before-clocks = Clocks: they announce time and moves or can be felt, and both sides are set the same (D.2.6)
desk-before-assistants = Assistants: who assists whom, and approved (D.2.10)
desk-before-announcements = Announcements: both players know the names of files, numbers and pieces (D.2.1)
desk-before-recorders = Recording: scoresheet, Braille or recorder; device approved (D.2.7)
desk-time-check = Time check: White { $white }, { $whitemoves ->
    [one] { $whitemoves } move
   *[other] { $whitemoves } moves
}; Black { $black }, { $blackmoves ->
    [one] { $blackmoves } move
   *[other] { $blackmoves } moves
}.
desk-sum = Total: { $left } left, { $used } used, { $since } since the start.
desk-sum-agrees = This matches the time control.
desk-sum-more = This is { $difference } more than the time control allows.
desk-sum-less = This is { $difference } less than the time control allows.
desk-cell-differs = { $cell }: differs; should be { $official }
desk-board-entered = { $who }: entering the position
desk-no-tray = Type the square and the piece, for example e4 white pawn.
desk-board-unseen = not checked
desk-board-differs = differs on { $squares }
desk-board-behind = not yet executed: { $move }
desk-board-in-sync = correct
desk-square = { $square }: White's board { $white }, Black's board { $black }, official { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. First difference
desk-sheet-missing = not written
desk-not-approved = { $who }: the assistant has not been approved.
desk-device-not-approved = This device has not been approved.
desk-offer = { $who } offers a draw.
desk-accept = Accept. { $text }
desk-decline = Decline. { $text }
desk-said-to-all = To all: { $text }
desk-said-line = To { $to }: { $text }
desk-assistant-of = assistant of { $who }
desk-arbiter = the arbiter
desk-pane-boards = Both boards
desk-pane-rulings = Commands and proposals
desk-pane-sheets = Both scoresheets
desk-pane-said = Messages
desk-opened = Arbiter's desk.
desk-left = Player's screen.
desk-is-open = The arbiter's desk is already open in its own window.
opponents-window-open = Your opponent's window is open.
opponents-window-closed = Your opponent's window is closed.
assistants-window-open = The assistant's window is open.
assistants-window-closed = The assistant's window is closed.
opponents-window-none = Nobody else is playing at this computer.
opponents-window-over = The blind player's board is behind this window. Close this window to see it, or press { $key }.
keyboard-there = The keyboard now works in the other window.
keyboard-left = The keyboard is back in this window.
one-window = Other board: { $key }.
display-sheet-struck = { $entry }, struck out
desk-answer-accept = Accept
desk-answer-decline = Decline
desk-answer-why = Why…
desk-why = Why: Article { $article }
