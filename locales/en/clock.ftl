# The chess clock: questions, announcements, display and corrections.
control-manual = Clock guide
control-manual-help = Opens the clock guide, line by line. Escape closes it.
control-period = Period
control-period-help = Says which period of the time control you are in.
control-time-used = Time used
control-time-used-help = Says how much time both players have used since the start.
control-turn = Whose turn it is
control-turn-help = Says whose move it is.
control-control = Moves to the time control
control-control-help = Says how many moves you still have to complete before the time control.
control-correct-clocks = Adjust the clocks
control-correct-clocks-help = Adjusts times, move counters and periods. Stop the clocks first; you are asked to confirm.
control-clock-window = Clock window
control-clock-window-help = Shows both clocks large, for a second screen.
control-clock-full-screen = Full-screen clock
control-clock-full-screen-help = Shows both clocks on the whole screen. Press again, or Escape, to go back to a window.
control-time-marks = Time warnings
control-time-marks-help = Tells you privately when your time reaches the warnings you have set. At an event, ask the arbiter first.
control-pulses = Low-time ticks
control-pulses-help = Plays quiet ticks in your headphones during your last five minutes, faster towards the end.
control-short-times = Short time announcements
control-short-times-help = Says only the time itself.

line-control = control;moves to control;to control;time control
line-period = period
line-time-used = time used;used time
line-set-clock = set clock;set
line-add-time = add to;add
line-take-time = take from;take
line-set-moves = set moves
line-set-period = set period
line-marks-on = warnings on;time warnings on;marks on
line-marks-off = warnings off;time warnings off;marks off
line-marks = warnings;time warnings;marks
line-pulses-on = ticks on;pulses on
line-pulses-off = ticks off;pulses off
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
    [one] last period
   *[other] { $periods } periods
}, { $time } left in this one.
answer-control-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} to the time control.
answer-control-by-flag = This period ends when the clock reaches zero.
answer-control-last = There are no more time controls.
answer-control-quickplay = There are no more time controls: this is the quickplay finish.
answer-period = Period { $period } of { $of }.
answer-period-quickplay = Period { $period } of { $of }: the quickplay finish.
answer-time-used = Time used: White { $white }, Black { $black }.

# Announcements.
said-period-passed-by = Time control reached: { $who } is in period { $period }.
said-marks = Time warnings at { $times }.
switch-short-times-on = Short time announcements on.
switch-short-times-off = Short time announcements off.
switch-clock-window-on = Clock window open.
switch-clock-window-off = Clock window closed.
battery-low = Battery at { $percent } per cent. Plug the computer in.

# Display.
display-clock-to-control = { $moves ->
    [one] { $moves } move to the time control
   *[other] { $moves } moves to the time control
}
display-clock-period = Period { $period } of { $of }
display-clock-period-quickplay = Period { $period } of { $of }, quickplay finish
display-clock-delay = Delay
display-clock-byo-yomi = Byo-yomi
display-clock-low = Low on time
display-clock-period-over = Period ended on the flag
display-flag-fallen-first = First flag to fall
display-flag-fallen-second = Second flag to fall

# The correction.
clock-form-time = { $who }: time left (hours:minutes:seconds)
clock-form-moves = { $who }: moves completed
clock-form-period = { $who }: period
clock-form-set = Set the clocks
clock-form-error-time = { $side }: that is not a time. Use 1:05:00 or 4:10.
clock-form-error-moves = { $side }: that is not a number of moves.
clock-form-error-period = { $side }: that is not a period.
clock-form-error-nothing = Nothing has been changed.
question-correct-clocks = Set the clocks? { $changes }
change-set-time = { $side }: { $time }.
change-add-time = { $side }: { $time } added.
change-take-time = { $side }: { $time } removed.
change-set-period = { $side }: period { $period }.
change-set-moves = { $side }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} completed.

# Usual time controls.
preset-3-2 = Blitz: 3 minutes + 2 seconds a move
preset-5 = Blitz: 5 minutes
preset-10-5 = Rapid: 10 minutes + 5 seconds a move
preset-15-10 = Rapid: 15 minutes + 10 seconds a move
preset-25-10 = Rapid: 25 minutes + 10 seconds a move
preset-90-30 = Standard: 90 minutes + 30 seconds a move
preset-40-90 = Standard: 90 minutes for 40 moves, then 30 minutes, + 30 seconds a move
preset-40-100 = Standard: 100 minutes for 40 moves, 50 minutes for 20 moves, then 15 minutes, + 30 seconds a move
preset-byo-yomi = Byo-yomi: 10 minutes, then 5 periods of 30 seconds

# The short manual (requirement L for clocks).
manual-what = This is a chess clock with two displays, only one of which runs at a time. It tells you the time and the number of moves when you ask (D.2.6.1).
manual-not-approved = It is not approved by the FIDE Technical Commission. At an event the arbiter must approve its use.
manual-start = To start: choose the time control when you set up the game (Ctrl+N). The arbiter starts the clocks; without an arbiter, either player does, with the button or by typing start.
manual-press = To press: F12 or Ctrl+Enter. This stops your clock and starts your opponent's. Make and announce your move first.
manual-shown = The display shows hours, minutes and seconds, with tenths in the last ten seconds. A triangle marks the running clock, two bars a stopped one, and a cross a fallen flag. It shows zero only when the flag has fallen.
manual-ask = To ask: F2 your time, F2 twice both times, Shift+F2 your opponent's time, F7 moves completed, Shift+F7 moves to the time control, Ctrl+F2 the period, Ctrl+Shift+F2 the time used by both, Shift+F5 whose turn it is. The answer is for you alone.
manual-forms = Times are spoken in words. Type short times or full times for less or more.
manual-marks = Ctrl+M turns time warnings on or off. They are off at an event until you turn them on. To set your own, type for example: warnings 10 5 2 1 30s. These are minutes, or seconds with an s. Each warning is given once per period, even if time is added later.
manual-pulses = Type ticks on for quiet ticks in your headphones during the last five minutes.
manual-stop = To stop both clocks and call the arbiter: use the button, or type stop. To start them again, type start.
manual-flag = When a clock reaches zero the flag falls and is announced. Pressing after that has no effect. If both fall, the display shows which fell first. The arbiter decides the result; without an arbiter, the opponent claims.
manual-control = When you reach a time control it is announced, and the time of the next period is added. After a period that ended on the flag, a sign is shown next to that clock for five minutes.
manual-modes = Increment, Bronstein and delay are supported, as are byo-yomi and hourglass. The time left of a delay or byo-yomi period is shown.
manual-correct = To adjust the clocks, the arbiter stops them and presses Ctrl+T, enters times, move counters and periods, chooses Set the clocks and confirms (the default answer is no). Nothing can be changed while a clock is running, and every change is recorded.
manual-correct-typed = The same can be typed: set white 1:05:00, add black 2:00, take white 1:00, set moves white 12, set period white 2.
manual-window = Ctrl+K opens a large clock window for a second screen. F11 makes it full screen and back.
manual-battery = Everyone is warned when the battery reaches 20, 10 and 5 per cent.
manual-restart = If the program is closed while a clock is running, the game reopens with both clocks stopped at the times last shown.
line-clock-place = clock side;side of the clock;where is the clock
usage-clock-place = On whose right does the clock stand? Type { $word } and a colour.
usage-time = The time is missing: type { $word }, the colour and the time.
clock-place = { $at ->
    [right] The clock is on your right.
    [left] The clock is on your left.
   *[other] The clock is on the right of { $who }.
}
