# The tournament at the hall desk: words to type and answers.
option-tournament = creates the tournament from this tournament report (TRF)
# Commands; semicolons separate several words for one command.
hall-line-event = tournament; event
hall-line-event-help = tells you about the tournament and the current round
hall-line-players = players
hall-line-players-help = lists the players with their numbers
hall-line-enter = enter; enter player
hall-line-enter-help = adds a player: enter Ada Lovelace; rating 2100; id 1900001; vi, sighted or deaf; table 12 for a fixed table; put a number first to add details later: enter 3; title WGM
hall-line-rounds = rounds
hall-line-rounds-help = sets the number of rounds: rounds 7
hall-line-system = system
hall-line-system-help = sets the pairing system: round robin, double round robin or swiss
hall-line-time = time control; time
hall-line-time-help = sets the time control: time control 5400+30
hall-line-pair-all = pair all
hall-line-pair-all-help = pairs every round of a round robin using the Berger tables
hall-line-pair-next = pair next
hall-line-pair-next-help = pairs the next round of a Swiss with the pairing program, and asks before using its list
hall-line-pairing-program = pairing program
hall-line-pairing-program-help = names the pairing program for "pair next", with its options; {"{report}"} and {"{list}"} stand for its files: pairing program bbpPairings --dutch {"{report}"} -p
hall-line-pair = pair
hall-line-pair-help = sets one pairing, White first: pair 2.1 5 8
hall-line-unpair = unpair
hall-line-unpair-help = removes a pairing: unpair 2.1
hall-line-bye = bye
hall-line-bye-help = gives a player a full-, half- or zero-point bye, or the pairing-allocated one: bye 2 5 half, or bye 2 5 pairing
hall-line-cancel-bye = cancel bye
hall-line-cancel-bye-help = takes back a bye: cancel bye 2 5
hall-line-seat = seat
hall-line-seat-help = sets the table a board is played at: seat 2.1 12
hall-line-round = round
hall-line-round-help = starts that round at the tables and lists its pairings: round 2
hall-line-pairings = pairings
hall-line-pairings-help = lists the pairings: pairings, or pairings 3
hall-line-check = check pairings
hall-line-check-help = checks the pairings of a round: players left out, players who have already met, the same colour three times in a row: check pairings, or check pairings 3
hall-line-pairing-list = pairing list
hall-line-pairing-list-help = writes the pairings of a round as a page to hang up (HTML), by board and by name: pairing list, or pairing list 3
hall-line-result = result
hall-line-result-help = enters a result by hand (1-0, 0-1, 1/2, +/-, -/+, -/-, 0-0, 1/2-0, 0-1/2): result 4 1-0, or result 2.4 +/- 6.7.1
hall-line-cancel = cancel result
hall-line-cancel-help = cancels a result entered by mistake, with the reason: cancel result 4 scoresheets show otherwise
hall-line-standings = standings
hall-line-standings-help = reads the standings
hall-line-incident = incident
hall-line-incident-help = records an incident, at a board or in general: incident 4 a telephone rang, Article 11.3.2
hall-line-committee = committee
hall-line-committee-help = names the appeals committee, at least five people, chair first: committee Ann, Bob, Cem, Dag, Eve
hall-line-appeal = appeal
hall-line-appeal-help = records a player's appeal: appeal 5 the move was legal
hall-line-vote = vote
hall-line-vote-help = enters the vote of a committee member on an appeal; three votes decide: vote 1 Ann for, or vote 1 Bob against
hall-line-upheld = appeal upheld
hall-line-upheld-help = records that the committee upheld an appeal, and why: appeal upheld 1 it was legal
hall-line-rejected = appeal rejected
hall-line-rejected-help = records that the committee rejected an appeal, and why: appeal rejected 1 it was illegal
hall-line-out = player out
hall-line-out-help = withdraws a player after the current round: player out 5 ill
hall-line-in = player back
hall-line-in-help = brings a withdrawn player back: player back 5
hall-line-play-off = play off
hall-line-play-off-help = starts a play-off between players tied on points, in drawing order: play off 5 8
hall-line-play-off-result = play off result
hall-line-play-off-result-help = enters the result of a play-off game, White first: play off result 1 5 8 1-0
hall-line-play-off-white = play off white
hall-line-play-off-white-help = says who has White once colours have been drawn: play off white 1 8
hall-line-cancel-play-off = cancel play off
hall-line-cancel-play-off-help = cancels a play-off that has not started: cancel play off 1 wrong lots
hall-line-play-off-time = play off time
hall-line-play-off-time-help = sets the time control for play-offs, before the tournament starts: play off time 180+2
hall-line-report = write report
hall-line-report-help = writes the tournament report (TRF26; "write report trf16" for TRF16), the standings and the round report to files
hall-line-single-files = single files
hall-line-single-files-help = also writes each game to its own file, in a separate folder
hall-line-single-files-off = single files off
hall-line-single-files-off-help = writes one file per round only
hall-line-chess960 = chess960
hall-line-chess960-help = plays Chess960: each round starts from a random position, the same at every table
hall-line-chess960-off = chess960 off
hall-line-chess960-off-help = goes back to standard chess
hall-line-position = start position
hall-line-position-help = sets the Chess960 position for the next round instead of drawing one, 0 to 959: start position 518, or start position 2 518
hall-line-delay = delay
hall-line-delay-help = sets the broadcast delay in minutes: delay 15
hall-line-city = city
hall-line-city-help = sets the city: city Lisbon
hall-line-federation = federation
hall-line-federation-help = sets the federation: federation POR
hall-line-days = days
hall-line-days-help = sets the first and last day: days 2026-11-23 2026-11-27
hall-line-chief = chief; chief arbiter
hall-line-chief-help = sets the chief arbiter: chief Dora Hooper
hall-line-default-time = default time
hall-line-default-time-help = sets the default time in minutes: default time 30
hall-line-tie-breaks = tie-breaks; tie breaks
hall-line-tie-breaks-help = sets the tie-breaks: tie-breaks DE, BH, SB
hall-line-points = points
hall-line-points-help = sets the points for a win, a draw and a loss, before the first round: points 3-1-0
hall-line-deposit = appeal deposit; deposit
hall-line-deposit-help = sets the deposit for an appeal, 0 for none: appeal deposit 50 euros
hall-line-sheets = scoresheets; sheets
hall-line-sheets-help = notes that the scoresheets of a board were handed in, or lists the missing ones: sheets 4, sheets 4 white, or sheets
hall-line-call = start in
hall-line-call-help = calls the start of the round five minutes and one minute before; 0 cancels: start in 10
hall-line-no-appeals = no appeals
hall-line-no-appeals-help = excludes appeals
hall-line-appeals = appeals allowed
hall-line-appeals-help = allows appeals
hall-line-my-name = my name
hall-line-my-name-help = sets the name that rulings and notes from this desk are signed with: my name Dora Hooper
hall-line-import = import; entries
hall-line-import-help = imports what is new in a later tournament report (such as the next pairings), or a pairing program's list: import round-2.trf; or players from a spreadsheet saved as CSV (name, rating, federation, ID, sight): entries club.csv
around-round-robin = round robin
around-double-round-robin = double round robin
around-swiss = swiss
around-bye-full = full; 1
around-bye-half = half; 1/2; ½
around-bye-zero = zero; 0
around-bye-allocated = pairing; allocated; u
around-result-draw = draw; drawn; remis
around-result-white = white; white wins; white won
around-result-black = black; black wins; black won
around-vote-for = for; yes
around-vote-against = against; no
around-field-name = name; player
around-field-rating = rating; elo; rtg
around-field-id = id; fide id; fide-id; fideid
around-field-title = title
around-field-federation = federation; fed
around-field-team = team
around-field-table = table
around-field-sight = sight
around-sight-vi = vi; visually impaired; blind
around-sight-sighted = sighted
around-sight-deaf = deaf
around-about = { $name }: { $system }, rounds: { $rounds }, players: { $players }. { $state ->
    [none] No round has started.
    [results] There are results up to round { $round }.
   *[other] Round { $round } is being played.
}
around-city = City: { $text }.
around-federation = Federation: { $text }.
around-days = Days: { $text }.
around-chief = Chief arbiter: { $text }.
around-time = Time control: { $text }.
around-play-off-time = Time control of play-offs: { $text }.
around-default-time = Default time: { $minutes } min.
around-tie-breaks = Tie-breaks: { $text }.
around-points = Points for a win, a draw and a loss: { $text }.
around-usual-points = A win scores one point, a draw half a point.
around-forfeit-points = A win by forfeit scores { $win }, a loss by forfeit { $loss }.
around-deposit = Deposit for an appeal: { $text }.
around-no-deposit = Appeals need no deposit.
around-none = none;no;nothing;off
around-call = { $minutes ->
    [0] It is time to start the round. Type start round.
    [one] The round starts in { $minutes } minute.
   *[other] The round starts in { $minutes } minutes.
}
around-call-set = { $minutes ->
    [0] The start of the round is not called.
    [one] The round starts in { $minutes } minute.
   *[other] The round starts in { $minutes } minutes. The start is called five minutes and one minute before.
}
sheets-all = Round { $round }: no scoresheets of finished games are missing.
sheets-missing = Round { $round }: scoresheets missing: { $boards }.
sheets-missing-board = board { $board } ({ $sides ->
    [white] White
    [black] Black
   *[both] both
})
event-sheets = Round { $round }, board { $board }: { $sides ->
    [white] White's scoresheet has been handed in
    [black] Black's scoresheet has been handed in
   *[both] both scoresheets have been handed in
}.
around-appeals-excluded = No appeals are allowed.
around-appeals-allowed = Appeals are allowed.
around-by = Rulings from this desk are signed by { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , rating { $rating }
}{ $state ->
    [out] , withdrawn
   *[in] {""}
}
around-no-players = No players have been entered yet.
around-namesake = Number { $player } has the same name.
around-player-changed = Number { $number } is now: { $data }.
around-entries-known = { $count ->
    [one] { $count } player had already been entered.
   *[other] { $count } players had already been entered.
}
around-entries-same = Line { $line }: { $name } was not entered, because number { $number }, { $other }, has the same { $what ->
    [id] FIDE ID. For another person, correct the ID in the file
   *[name] name. For another person, type: { $typed }
}. To change number { $number }, type for example: enter { $number }; rating 1850
around-entries-twice = Line { $line }: { $name } is in the file twice, and was entered once.
around-entries-unread = Line { $line } was skipped: it has no name.
around-entries-none = The file has no players, only headings.
around-entries-cell = Line { $line } was skipped: { $cell } does not belong in the column { $column }.
around-check-fine = Round { $round }: no faults in the pairings.
around-no-pairings = There are no pairings for round { $round } yet.
around-empty-round = Round { $round } has begun, but nobody is paired in it. Pair it, for example: { $typed }. The tables then get their games.
around-not-paired = Not paired in round { $round }: { $names }.
around-free-anyway = { $name } is free in round { $round } anyway. With this bye the free round gives points, as those of the others do not.
around-changed = Table { $table } now reports { $result }, but { $entered } was entered. If the table is right, cancel the old result and enter it by hand.
around-gone = Table { $table }: the result was annulled there, but { $result } is entered here. Cancel it if that is right.
around-was-cancelled = Table { $table } reports { $result }, which was cancelled here earlier. Enter it by hand if it is right.
around-result-by-hand = the result was entered at the desk
around-forfeit-begun = At table { $table } both players have moved: that game was played and cannot be forfeited. Enter 1-0, 0-1 or a draw.
around-ends-at-table = Table { $table }: the game there ends with it, and its clocks stop.
around-open-at-table = Table { $table }: the game there is open again, its clocks stopped. Enter the right result, or to continue the game, type: { $table }: { $word }.
around-forfeits-stay = Their results by forfeit stay: { $boards }. If such a game will be played, cancel its result first.
around-delay = { $minutes ->
    [0] Broadcast without delay.
    [one] Broadcast delayed by { $minutes } minute.
   *[other] Broadcast delayed by { $minutes } minutes.
}
around-report-title = Round report
around-written = Saved in { $folder }: { $files }.
around-not-written = Could not save in { $folder }: { $files }. Check the free space and your permissions.
around-unread = This tournament cannot be read: it was written by a newer version, or the file is damaged. Nothing was changed.
event-signed = Round { $round }, board { $board }{ $signed ->
    [both] : signed by both
    [white] : signed by White only
    [black] : signed by Black only
   *[neither] : signed by neither player
}{ $hands }.
event-broadcast-ended = Round { $round } is no longer broadcast.
event-single-files = Each game is also written to its own file.
event-single-files-off = Games are no longer written to their own files.
event-chess960 = This is a Chess960 tournament. Each round's position is drawn when the round starts.
event-chess960-off = This is a standard chess tournament.
event-start = Round { $round } starts from Chess960 position { $position }: { $pieces }.
event-round-begun = Round { $round } has started.
around-broadcast-fails = Games are not reaching the broadcast: { $why } They are still saved in their folder.
around-broadcast-back = Games are reaching the broadcast again.
hall-ask-pairings = Use these pairings for round { $round }? Yes or no.
hall-ask-system = Games are paired already. Change the system from { $before } to { $system }? Yes or no.
hall-ask-cancel-bye = Round { $round } has begun. Take back the bye of { $player }, with its points? Yes or no.
pairing-runs = The pairing program is pairing round { $round }.
pairing-taken = Round { $round } is paired.
pairing-named = The pairing program is now: { $command }.
pairing-not-named = The pairing program was not saved: { $what }.
pairing-refused = The pairing program's list was not used. { $why }
pairing-unnamed = No pairing program is named. Type: pairing program, then its name and options.
pairing-not-found = The pairing program "{ $program }" was not found. Install it, or name another: pairing program, then its name.
pairing-not-started = The pairing program "{ $program }" cannot be started: { $what }.
pairing-late = The pairing program "{ $program }" took longer than { $seconds } seconds and was stopped. Pair by hand, or allow it more time in the settings.
pairing-failed = The pairing program "{ $program }" ended with an error{ $code ->
    [0] .
   *[other] {" "}(code { $code }).
} The report it was given is pairing.trf in the tournament folder.
pairing-said = The pairing program says: { $text }
pairing-unusable = The pairing program "{ $program }" did not give a readable list.
pairing-busy = The pairing program is still running.
setting-pairing-program = Pairing program
setting-pairing-program-help = Names the program that pairs the rounds of a Swiss tournament, with its options, such as: bbpPairings --dutch {"{report}"} -p.
setting-pairing-seconds = Pairing program: time in seconds
setting-pairing-seconds-help = Limits the time the pairing program may take.
pairing-third-colour = { $name } has { $side } for the third time in a row (C.04.1).
