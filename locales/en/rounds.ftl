# The tournament's file at the hall desk, and the report of a round.
event-entry = { $when }, { $by }: { $what }
event-article = (Article { $article })
event-board = Round { $round }, board { $board }
event-round = Round { $round }
event-opened = Tournament { $event } created. Rounds: { $rounds }.
event-imported = Tournament created from a tournament report.
event-details = Tournament: { $event }. Rounds: { $rounds }.
event-player = { $name } entered as number { $player }.
event-withdrawn = { $name } has withdrawn from round { $round } on: { $why }
event-returned = { $name } is back in the tournament.
event-unpaired = Round { $round }, board { $board }: pairing removed.
event-bye = Round { $round }: { $name } { $bye ->
    [full] has a full-point bye
    [half] has a half-point bye
    [allocated] has the pairing-allocated bye
   *[zero] has a zero-point bye
}.
event-bye-cancelled = Round { $round }: the bye of { $name } is taken back.
event-table = Round { $round }, board { $board } will be played at table { $table }.
event-result = Round { $round }, board { $board }: { $result }{ $signed ->
    [both] , signed by both
    [white] , signed by White only
    [black] , signed by Black only
    [neither] , signed by neither player
   *[unknown] {""}
}{ $cited }
event-annulled = Round { $round }, board { $board }: the result { $result } has been annulled: { $why }
event-report = { $place }: { $text }{ $cited }
event-committee = Appeals are decided by { $names }.
event-appeal = { $place }: { $name } appeals: { $text }{ $cited }
event-appeal-voted = { $name } votes { $upheld ->
    [yes] for
   *[no] against
} appeal { $appeal }.
event-appeal-votes = For the appeal: { $for }. Against: { $against }.
event-no-vote = nobody
event-deposit = { $happens ->
    [due] Deposit: { $text }.
    [returned] The deposit is returned: { $text }.
   *[kept] The organiser keeps the deposit: { $text }.
}
event-appeal-decided = Appeal { $appeal } has been { $upheld ->
    [yes] upheld
   *[no] rejected
}: { $text }
event-play-off = Play-off: { $names }. Time control: { $time }.
event-play-off-cancelled = The play-off of { $names } has been cancelled: { $why }
event-colours = Play-off: { $name } has White.
event-play-off-result = Play-off: { $white } against { $black } { $result }
play-off-next = Next: { $white } (White) – { $black } (Black){ $minutes ->
    [0] {""}
   *[other] , after a break of at least { $minutes } minutes
}.
play-off-draw = Draw colours again: { $names }.
play-off-won = { $name } has won the play-off.
play-off-ranks = New ranks: { $ranks }.
no-event-open = Nobody has been entered yet. Type: enter, then a name.
no-event-second = There is already a tournament.
no-event-text = Add a name, a reason or a description.
no-event-rounds = A tournament has 1 to { $most } rounds.
no-event-rounds-unset = The number of rounds is not set yet. Type, for example: { $typed }.
no-event-time = "{ $text }" is not a time control. Use, for example, 5400+30.
no-event-day = "{ $text }" is not a date. Use, for example, 2026-11-23.
no-event-players = The tournament report contains no players.
no-event-other-player = In the report, number { $player } is a different player from { $name }. Nothing was imported.
no-event-new = The report contains nothing new.
no-event-player = There is no player with number { $player }.
no-event-twin = { $name } already has this FIDE ID.
no-event-late = The round robin has already been paired; no more entries.
no-event-berger = The Berger tables are for 3 to 16 players, not for { $count }.
no-event-paired = There are already pairings. Remove them first.
no-event-round = There is no round { $round }; the last is { $rounds }.
no-event-game = Nobody plays on board { $board } in round { $round }.
no-event-board = Board { $board } is already taken in round { $round }.
no-event-too-few = One player alone cannot be paired.
no-event-paired-with-self = Players cannot be paired with themselves.
no-event-busy = { $name } already has an opponent or a bye in round { $round }.
no-event-has-bye = { $name } has a bye in round { $round }. To take it back: cancel bye { $round } { $player }.
no-event-no-bye = { $name } has no bye in round { $round }.
no-event-several-alone = The list leaves { $count } players without an opponent. At most one may be left.
no-event-had-bye = { $name } already had a bye or won without playing, and may not be left without an opponent again (C.04.1).
no-event-round-used = Round { $round } already has pairings or byes. The number of rounds cannot be smaller than that.
no-event-all-paired = The round robin is complete: in its { $rounds } rounds all are paired with all. For more rounds, type first: { $typed }.
no-event-not-round-robin = This is a Swiss tournament. Pair its next round with pair next or by hand, or make it a round robin: system round robin.
no-event-not-swiss = Only a Swiss tournament is paired by a program. A round robin is paired by: pair all.
no-event-round-open = Round { $round }, board { $board } has no result yet. The next round is paired once every game has one.
no-event-list = It is not a list of pairings.
no-event-pair = Line { $line } of the list is not a pair of numbers.
no-event-count = The list announces { $counted } { $counted ->
    [one] pair
   *[other] pairs
} but has { $found }.
no-event-report = The file is neither a tournament report (TRF), nor a list of pairings, nor a table of players (CSV). The first row of a table has the headings: name, rating, federation, id, sight.
no-event-left-out = The list leaves out { $name }.
no-event-met = { $name } and { $second } have already played each other (C.04.1).
no-event-round-left = { $name } cannot withdraw now: there is no later round.
no-event-withdrawn = { $name } has withdrawn.
no-event-not-withdrawn = { $name } has not withdrawn.
no-event-table = Another game of this round is already at table { $table }.
no-event-has-result = Round { $round }, board { $board } already has a result. Cancel it first.
no-event-result = Round { $round }, board { $board } has no result.
no-event-appeals = The regulations of this tournament do not allow appeals (Article { $article }).
no-event-committee = The appeals committee needs at least five people, including reserves. Name them first.
no-event-arbiter = The chief arbiter has no vote on appeals.
no-event-member = { $text } is not on the appeals committee.
no-event-concerned = { $text } is the player who appeals. A reserve votes instead.
no-event-voted = { $text } has already voted.
no-event-all-voted = Three members have already voted on appeal { $appeal }.
no-event-votes = Three votes decide appeal { $appeal }. So far { $for } for and { $against } against.
no-event-appeal = There is no open appeal { $appeal }. A decision is final.
no-event-begun = The first round has started; that can no longer be changed.
no-event-chess960 = This is not a Chess960 tournament. Type chess960 first.
no-event-position = Chess960 has no position { $position }. The numbers go from 0 to 959.
no-event-round-begun = Round { $round } has started; its position is fixed.
no-event-undrawn = The Chess960 position of round { $round } is not drawn yet.
no-event-over = { $place } is not over yet. A play-off starts when the games of all rounds have a result.
no-event-play-off = No play-off was announced before the tournament: it has no time control.
no-event-tied = A play-off is for two or more players tied on points.
no-event-such-play-off = There is no play-off { $number }.
no-event-play-off-begun = Play-off { $number } has started; it can no longer be cancelled.
no-event-next = That is not the next game of the play-off.
incident-at = { $at }: { $what }
incident-warning = Warning for { $side }
incident-penalty = Penalty for { $side }
incident-illegal-move = Illegal move by { $side }
incident-boards-differ = { $side }'s board differed
incident-sheets-differ = Scoresheets differ
incident-flag = { $side }'s flag fell
round-report-title = { $event }: report of round { $round }
pairing-list-page = Pairings
pairing-list-title = { $event }: pairings of round { $round }
pairing-list-names = By name
pairing-list-alone = no opponent
pairing-list-colour = Colour
round-report-game = Board { $board }: { $white } against { $black }, { $result }{ $signed ->
    [both] , signed by both
    [white] , signed by White only
    [black] , signed by Black only
    [neither] , signed by neither player
   *[unknown] {""}
}
round-report-board = Board
round-report-white = White
round-report-black = Black
round-report-result = Result
round-report-signed = Signatures
round-report-signatures = { $signed ->
    [both] both
    [white] White only
    [black] Black only
    [neither] none
   *[unknown] not recorded
}
round-report-incidents = Incidents
round-report-nothing = No incidents.
