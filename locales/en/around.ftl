# The event around the tables, as it is run at the arbiter's desk: what is typed there, and what it says.
option-tournament = makes the event from this tournament report (TRF)
# Commands; several words for one command are parted by semicolons.
hall-line-event = event
hall-line-event-help = says what the event is and which round is played
hall-line-players = players
hall-line-players-help = reads the players with their numbers
hall-line-enter = enter; enter player
hall-line-enter-help = enters a player: enter Ada Lovelace; rating 2100; id 1900001; vi, sighted or deaf; a number in front says more of a player: enter 3; title WGM
hall-line-rounds = rounds
hall-line-rounds-help = says how many rounds there are: rounds 7
hall-line-system = system
hall-line-system-help = says how it is paired: round robin, double round robin or swiss
hall-line-time = time control; time
hall-line-time-help = says the time control: time control 5400+30
hall-line-pair-all = pair all
hall-line-pair-all-help = pairs all rounds of a round robin by Berger's tables
hall-line-pair = pair
hall-line-pair-help = pairs a board of a round, White first: pair 2.1 5 8
hall-line-unpair = unpair
hall-line-unpair-help = takes a pairing back: unpair 2.1
hall-line-bye = bye
hall-line-bye-help = gives a player a round without an opponent, full, half or zero: bye 2 5 half
hall-line-seat = seat
hall-line-seat-help = says at which table a board is played: seat 2.1 12
hall-line-broadcast = broadcast
hall-line-broadcast-help = the games of a round go into a round of a broadcast on lichess, by its name in the address there: broadcast 2 AbCd1234
hall-line-broadcast-off = broadcast off
hall-line-broadcast-off-help = they go there no more
hall-line-broadcast-token = broadcast token
hall-line-broadcast-token-help = signs in to lichess with a personal token that may write studies; without one, signs out
hall-line-round = round
hall-line-round-help = the tables play that round from now on; reads its pairings: round 2
hall-line-pairings = pairings
hall-line-pairings-help = reads who plays whom: pairings, or pairings 3
hall-line-result = result
hall-line-result-help = enters a result by hand: result 4 1-0, or result 2.4 +/- 6.7.1
hall-line-cancel = cancel result
hall-line-cancel-help = takes back a result that was entered by mistake: cancel result 4 scoresheets say otherwise
hall-line-standings = standings
hall-line-standings-help = reads who stands where
hall-line-incident = incident
hall-line-incident-help = writes down what happened, at a board or not: incident 4 a telephone rang, Article 11.3.2
hall-line-committee = committee
hall-line-committee-help = names those who decide appeals, at least five, the first presides: committee Ann, Bob, Cem, Dag, Eve
hall-line-appeal = appeal
hall-line-appeal-help = writes down the appeal of a player: appeal 5 the move was legal
hall-line-upheld = appeal upheld
hall-line-upheld-help = writes down that the committee agrees with an appeal, and why: appeal upheld 1 it was legal
hall-line-rejected = appeal rejected
hall-line-rejected-help = writes down that the committee does not: appeal rejected 1 it was illegal
hall-line-out = player out
hall-line-out-help = a player is not paired any more after the round that is played: player out 5 ill
hall-line-in = player back
hall-line-in-help = a player is paired again: player back 5
hall-line-play-off = play off
hall-line-play-off-help = players with equal points play for their order, in the order of the lots: play off 5 8
hall-line-play-off-result = play off result
hall-line-play-off-result-help = enters a game of a play-off, White first: play off result 1 5 8 1-0
hall-line-play-off-white = play off white
hall-line-play-off-white-help = says who has White after colours were drawn: play off white 1 8
hall-line-cancel-play-off = cancel play off
hall-line-cancel-play-off-help = takes back a play-off that has not begun: cancel play off 1 wrong lots
hall-line-play-off-time = play off time
hall-line-play-off-time-help = says the time control of play-offs, before the event: play off time 180+2
hall-line-report = write report
hall-line-report-help = writes the tournament report (TRF26, or TRF16: write report trf16), the standings and the report of the round into files
hall-line-single-files = single files
hall-line-single-files-help = writes each game into a file of its own as well, in a folder beside
hall-line-single-files-off = single files off
hall-line-single-files-off-help = writes only the one file of the round
hall-line-chess960 = chess960
hall-line-chess960-help = the games are of Chess960; each round begins from a position drawn by lot, the same at all tables
hall-line-chess960-off = chess960 off
hall-line-chess960-off-help = the games are of common chess again
hall-line-position = start position
hall-line-position-help = says from which position of Chess960 the next round begins, 0 to 959, in place of the lot: start position 518, or start position 2 518
hall-line-delay = delay
hall-line-delay-help = says by how many minutes the games are shown later outside: delay 15
hall-line-city = city
hall-line-city-help = says where the event is: city Lisbon
hall-line-federation = federation
hall-line-federation-help = says in which federation it is: federation POR
hall-line-days = days
hall-line-days-help = says its first and last day: days 2026-11-23 2026-11-27
hall-line-chief = chief; chief arbiter
hall-line-chief-help = says who is chief arbiter: chief Dora Hooper
hall-line-default-time = default time
hall-line-default-time-help = says by how many minutes a player may be late: default time 30
hall-line-tie-breaks = tie-breaks; tie breaks
hall-line-tie-breaks-help = says what puts players with equal points in order: tie-breaks DE, BH, SB
hall-line-no-appeals = no appeals
hall-line-no-appeals-help = the regulations exclude appeals
hall-line-appeals = appeals allowed
hall-line-appeals-help = the regulations allow appeals
hall-line-my-name = my name
hall-line-my-name-help = says who rules at this desk: rulings and the event's notes bear that name: my name Dora Hooper
hall-line-import = import
hall-line-import-help = takes from a later tournament report what it says beyond the event, such as the pairings of the next round: import round-2.trf
around-round-robin = round robin
around-double-round-robin = double round robin
around-swiss = swiss
around-bye-full = full; 1
around-bye-half = half; 1/2; ½
around-bye-zero = zero; 0
around-field-rating = rating
around-field-id = id; fide id
around-field-title = title
around-field-federation = federation
around-field-team = team
around-sight-vi = vi; visually impaired; blind
around-sight-sighted = sighted
around-sight-deaf = deaf
around-about = { $name }: { $system }, rounds: { $rounds }, players: { $players }. { $round ->
    [0] No round has begun.
   *[other] Round { $round } is played.
}
around-city = City: { $text }.
around-federation = Federation: { $text }.
around-days = Days: { $text }.
around-chief = Chief arbiter: { $text }.
around-time = Time control: { $text }.
around-play-off-time = Time control of play-offs: { $text }.
around-default-time = Default time: { $minutes } min.
around-tie-breaks = Tie-breaks: { $text }.
around-appeals-excluded = The regulations exclude appeals.
around-appeals-allowed = The regulations allow appeals.
around-by = Rulings here are signed by { $name }.
around-player = { $number }: { $name }{ $rating ->
    [0] {""}
   *[other] , rating { $rating }
}
around-no-players = Nobody is entered yet.
around-no-pairings = Nobody is paired in round { $round }.
around-not-paired = Not paired in round { $round }: { $names }.
around-changed = Table { $table }: the result there is { $result } now, entered is { $entered }. Cancel that and enter it by hand if it is right.
around-gone = Table { $table }: the result there was annulled, entered is { $result }. Cancel it if that is right.
around-was-cancelled = Table { $table }: the result there is { $result }. It was cancelled here before: enter it by hand if it is right.
around-delay = { $minutes ->
    [0] Games are shown outside at once.
    [one] Games are shown outside { $minutes } minute later.
   *[other] Games are shown outside { $minutes } minutes later.
}
around-report-title = Report of the round
around-written = Written into { $folder }: { $files }.
around-not-written = Not written into { $folder }: { $files }. Look whether there is space, and whether you may write there.
around-unread = The event cannot be read here: a newer version of the program wrote it, or its file is damaged. Nothing is changed in it.
event-signed = Round { $round }, board { $board }{ $signed ->
    [both] : signed by both
    [white] : signed by White only
    [black] : signed by Black only
   *[neither] : signed by nobody
}.
event-broadcast = The games of round { $round } go into the broadcast { $id } on lichess.
event-broadcast-ended = The games of round { $round } go into no broadcast.
event-single-files = Each game is also written into a file of its own.
event-single-files-off = Games are no longer written into files of their own.
event-chess960 = The games are of Chess960. The position of a round is drawn when it begins.
event-chess960-off = The games are of common chess.
event-start = Round { $round } begins from position { $position } of Chess960: { $pieces }.
event-round-begun = Round { $round } has begun.
around-broadcast-in = Signed in to lichess as { $name }, for broadcasts.
around-broadcast-in-file = Signed in to lichess as { $name }, for broadcasts. No key store runs here: the token is in a file that only you can read.
around-broadcast-out = Signed out of lichess. Nothing is sent there any more.
around-broadcast-game = The broadcast did not take all of board { $board }: { $why }
around-broadcast-fails = The broadcast does not get the games: { $why } They are still written into their folder.
around-broadcast-back = The broadcast gets the games again.
