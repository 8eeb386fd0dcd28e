# The chess clock: what is asked, told, shown and corrected.
control-manual = Short manual of the clock
control-manual-help = Opens the manual of the clock, line by line. Escape closes it.
control-period = Period
control-period-help = Says which period of the time control you are in.
control-time-used = Time used
control-time-used-help = Says how much time both players have used since the start.
control-turn = Whose turn it is
control-turn-help = Says who has the move.
control-control = Moves to the time control
control-control-help = Says how many moves you still have to complete before the time control.
control-correct-clocks = Correct the clocks
control-correct-clocks-help = Opens the form for times, move counters and periods. The clocks must be stopped; a question follows before anything is set.
control-clock-window = Clocks in a window of their own
control-clock-window-help = Shows both clocks large, for a second screen.
control-clock-full-screen = Clocks on the full screen
control-clock-full-screen-help = Shows both clocks in their own window, as large as its screen; once more, or Escape there, and it is a window again.
control-time-marks = Tell me my time at my marks
control-time-marks-help = Says your time, to you alone, when it comes down to your marks. At an event ask the arbiter first.
control-pulses = Pulses as my time gets short
control-pulses-help = Low tones in your earphone, in the last five minutes and closer together towards the end.
control-short-times = Short times
control-short-times-help = Says only the time itself.

line-control = control;moves to control;to control;time control
line-period = period
line-time-used = time used;used time
line-set-clock = set clock;set
line-add-time = add to;add
line-take-time = take from;take
line-set-moves = set moves
line-set-period = set period
line-marks-on = marks on
line-marks-off = marks off
line-marks = marks
line-pulses-on = pulses on
line-pulses-off = pulses off
line-short-times = short times
line-full-times = full times
line-clock-window-on = clock window;clock window on
line-clock-window-off = clock window off
line-manual = manual;help clock;clock manual

# Answers.
answer-own-clock-short = { $time }.
answer-clock-short = { $side }: { $time }.
answer-clocks-stand-short = Stopped.
answer-byo-yomi = Byo-yomi: { $periods ->
    [one] the last period
   *[other] { $periods } periods
}, { $time } of the present one.
answer-control-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} to the time control.
answer-control-by-flag = The period ends when a clock reaches zero.
answer-control-last = No further time control.
answer-control-quickplay = No further time control: this is the quickplay finish.
answer-period = Period { $period } of { $of }.
answer-period-quickplay = Period { $period } of { $of }: the quickplay finish.
answer-time-used = Time used: White { $white }, Black { $black }.

# What is told.
said-period-passed-by = Time control passed: { $who }, is in period { $period }.
said-marks = You are told at { $times }.
switch-short-times-on = Times are said short.
switch-short-times-off = Times are said in full.
switch-clock-window-on = Clock window open.
switch-clock-window-off = Clock window closed.
battery-low = The battery of this computer is down to { $percent } per cent. Connect it to the mains.

# What is shown.
display-clock-to-control = { $moves ->
    [one] { $moves } move to the time control
   *[other] { $moves } moves to the time control
}
display-clock-period = Period { $period } of { $of }
display-clock-period-quickplay = Period { $period } of { $of }, quickplay finish
display-clock-delay = Delay
display-clock-byo-yomi = Byo-yomi
display-clock-low = Low time
display-clock-period-over = Period ended by flag
display-flag-fallen-first = Flag fallen first
display-flag-fallen-second = Flag fallen second

# The correction.
clock-form-time = { $who }: time left (hours:minutes:seconds)
clock-form-moves = { $who }: moves completed
clock-form-period = { $who }: period
clock-form-set = Set the clocks
clock-form-error-time = { $side }: the time cannot be read. Right is, for example, 1:05:00 or 4:10.
clock-form-error-moves = { $side }: the number of moves cannot be read.
clock-form-error-period = { $side }: the period cannot be read.
clock-form-error-nothing = Nothing has been changed.
question-correct-clocks = Set the clocks? { $changes }
change-set-time = { $side }: { $time }.
change-add-time = { $side }: { $time } more.
change-take-time = { $side }: { $time } less.
change-set-period = { $side }: period { $period }.
change-set-moves = { $side }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} completed.

# Usual time controls.
preset-3-2 = Blitz: 3 minutes, 2 seconds added per move
preset-5 = Blitz: 5 minutes
preset-10-5 = Rapid: 10 minutes, 5 seconds added per move
preset-15-10 = Rapid: 15 minutes, 10 seconds added per move
preset-25-10 = Rapid: 25 minutes, 10 seconds added per move
preset-90-30 = Standard: 90 minutes, 30 seconds added per move
preset-40-90 = Standard: 90 minutes for 40 moves, then 30 minutes, 30 seconds added per move
preset-40-100 = Standard: 100 minutes for 40 moves, 50 minutes for 20 moves, then 15 minutes, 30 seconds added per move
preset-byo-yomi = Byo-yomi: 10 minutes, then 5 periods of 30 seconds

# The short manual (requirement L for clocks).
manual-what = This program is a chess clock with two displays, of which only one runs, and it says the time and the number of moves on request (D.2.6.1).
manual-not-approved = It is not approved by FIDE's Technical Commission. At an event the arbiter must approve its use.
manual-start = To start: choose the time control in the form for a new game, Ctrl+N. The arbiter starts the clocks; without an arbiter either player does, by the button or by typing start.
manual-press = To press: F12 or Ctrl+Enter. The press stops your clock and starts your opponent's. Your move must be made and announced before it.
manual-shown = The display shows hours, minutes and seconds, and tenths in the last ten seconds. A triangle marks the clock that runs, two bars one that stands, a cross a fallen flag. Zero stands there only when the flag has fallen.
manual-ask = To ask: F2 your time, F2 twice both times, Shift+F2 your opponent's time, F7 moves completed, Shift+F7 moves to the time control, Ctrl+F2 the period, Ctrl+Shift+F2 the time used by both, Shift+F5 whose turn it is. The answer is for you alone.
manual-forms = Times are said in words. Type short times or full times to choose how much is said.
manual-marks = Ctrl+M turns your marks on or off: you are told when your time comes down to them. They are off at an event until you turn them on. Type, for example, marks 10 5 2 1 30s for your own list: minutes, or seconds with an s. Each mark is told once in a period, even if time is added later.
manual-pulses = Type pulses on for low tones in your earphone in the last five minutes.
manual-stop = To stop both clocks and call the arbiter: the button, or type stop. They start again with start.
manual-flag = When a clock reaches zero its flag falls, and it is said. A press after that adds nothing. If both fall, the display says which fell first. The arbiter decides the result; without an arbiter the opponent claims.
manual-control = When you pass a time control it is said, and the time of the next period is added. After a period that ended by flag a sign stands for five minutes at the clock that reached zero.
manual-modes = Time for each move may be added to the clock, given back as far as it was used, or let pass before the main time runs: increment, Bronstein and delay. Byo-yomi and hourglass are there too. What is left of a delay or a byo-yomi period is shown.
manual-correct = To correct, the arbiter stops the clocks and presses Ctrl+T: a form with times, move counters and periods, then Set the clocks, then a question, to which the safe answer is no. Nothing can be changed while a clock runs, and every correction is recorded.
manual-correct-typed = The same can be typed: set white 1:05:00, add black 2:00, take white 1:00, set moves white 12, set period white 2.
manual-window = Ctrl+K shows both clocks large in a window of their own, for a second screen. F11 makes that window fill its screen, and once more a window.
manual-battery = When the battery of the computer is low, at 20, 10 and 5 per cent, everybody is told.
manual-restart = If the program is closed while a clock runs, it opens the game again with both clocks stopped at the times they last showed.
