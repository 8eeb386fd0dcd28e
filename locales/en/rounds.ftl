# An event as it is kept at the desk, and the report of a round.
event-entry = { $when }, { $by }: { $what }
event-article = (Article { $article })
event-board = Round { $round }, board { $board }
event-round = Round { $round }
event-opened = The event { $event } is made. Rounds: { $rounds }.
event-imported = The event is made from a tournament report.
event-details = The event is now { $event }. Rounds: { $rounds }.
event-player = { $name } is entered, number { $player }.
event-withdrawn = { $name } has withdrawn from round { $round } on: { $why }
event-returned = { $name } plays again.
event-unpaired = Round { $round }, board { $board }: the pairing is taken back.
event-bye = Round { $round }: { $name } { $bye ->
    [full] has a bye for a full point
    [half] has a bye for half a point
    [allocated] is left without an opponent
   *[zero] sits out without a point
}.
event-table = Round { $round }, board { $board } is played at table { $table }.
event-result = Round { $round }, board { $board }: { $result }{ $signed ->
    [both] , signed by both
    [white] , signed by White only
    [black] , signed by Black only
    [neither] , signed by nobody
   *[unknown] {""}
}{ $cited }
event-annulled = Round { $round }, board { $board }: the result { $result } is annulled: { $why }
event-report = { $place }: { $text }{ $cited }
event-committee = Appeals are decided by { $names }.
event-appeal = { $place }: { $name } appeals: { $text }{ $cited }
event-appeal-decided = Appeal { $appeal } is { $upheld ->
    [yes] upheld
   *[no] rejected
}: { $text }
event-play-off = Play-off: { $names }. Time control: { $time }.
event-play-off-cancelled = The play-off of { $names } is cancelled: { $why }
event-colours = Play-off: { $name } has White.
event-play-off-result = Play-off: { $white } against { $black } { $result }
play-off-next = Next: { $white } with White against { $black }{ $minutes ->
    [0] {""}
   *[other] , after a break of at least { $minutes } minutes
}.
play-off-draw = Colours are drawn anew: { $names }.
play-off-won = { $name } has won the play-off.
no-event-open = There is no event. Make one first.
no-event-second = There is an event already.
no-event-text = Something has to stand here: a name, a reason or what happened.
no-event-rounds = An event has at least one round.
no-event-time = { $text } is no time control. Right is, for example, 5400+30.
no-event-day = { $text } is no day. Right is, for example, 2026-11-23.
no-event-players = The tournament report has no players.
no-event-other-player = In the report somebody else has number { $player }, which is { $name } here. Nothing was taken from it.
no-event-new = The report says nothing that is not known here.
no-event-player = There is no player with number { $player }.
no-event-twin = { $name } has this FIDE ID already.
no-event-late = The round robin is paired already; nobody else can enter.
no-event-berger = Berger's tables are for 3 to 16 players, not for { $count }.
no-event-paired = There are pairings already. Take them back first.
no-event-round = There is no round { $round }; the last is { $rounds }.
no-event-game = In round { $round } nobody plays at board { $board }.
no-event-board = In round { $round } board { $board } is taken already.
no-event-himself = Nobody plays against himself.
no-event-busy = { $name } has an opponent or a bye in round { $round } already.
no-event-withdrawn = { $name } has withdrawn.
no-event-not-withdrawn = { $name } has not withdrawn.
no-event-table = Another game of the round is played at table { $table }.
no-event-has-result = Round { $round }, board { $board } has a result already. Annul it first.
no-event-result = Round { $round }, board { $board } has no result.
no-event-appeals = The regulations of the event exclude appeals (Article { $article }).
no-event-committee = At least five people, substitutes among them, decide appeals. Name them first.
no-event-arbiter = The chief arbiter has no vote on appeals.
no-event-appeal = There is no open appeal { $appeal }. A decision is final.
no-event-begun = The first round has begun; that is fixed before it.
no-event-chess960 = The games are not of Chess960. Type chess960 first.
no-event-position = Chess960 has no position { $position }. The numbers go from 0 to 959.
no-event-round-begun = Round { $round } has begun; its position is fixed.
no-event-over = { $place } is not over yet. A play-off begins when the games of all rounds have a result.
no-event-play-off = No play-off was foreseen before the event: its time control is missing.
no-event-tied = A play-off is for two or more players with equal points.
no-event-such-play-off = There is no play-off { $number }.
no-event-play-off-begun = Play-off { $number } has begun; it cannot be cancelled any more.
no-event-next = That is not what comes next in the play-off.
incident-at = { $at }: { $what }
incident-warning = Warning for { $side }
incident-penalty = Penalty for { $side }
incident-illegal-move = Illegal move by { $side }
incident-boards-differ = The board of { $side } differed
incident-sheets-differ = The scoresheets differed
incident-flag = The flag of { $side } fell
round-report-title = { $event }, report of round { $round }
round-report-game = Board { $board }: { $white } against { $black }, { $result }{ $signed ->
    [both] , signed by both
    [white] , signed by White only
    [black] , signed by Black only
    [neither] , signed by nobody
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
round-report-nothing = Nothing happened.
