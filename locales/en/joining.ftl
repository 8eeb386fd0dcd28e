# A table of a hall: sentences for its players and arbiter.
line-joining = hall
line-joining-join = hall join
line-joining-game = hall game
line-joining-leave = hall leave
control-hall = Tournament
control-hall-help = Tells you which tournament this table is part of, and how to join one.
joined-joining = Asking the desk. Waiting for the arbiter.
joined-left = This table has left { $event }.
joined-none = No tournament. Type: hall join, address, code.
joined-state-away = The arbiter's desk is disconnected. The game continues.
joined-member = This is table { $table } of { $event }, tournament number { $digits }.
joined-plays = { $round ->
    [0] Play-off
   *[other] Round { $round }
}: { $white } (White) – { $black } (Black).
joined-locked = This table is locked and cannot join { $event }, tournament number { $digits }: its lock does not belong to that tournament.
joined-unlock-first = To join it, the arbiter must unlock the table first: type unlock and the PIN.
joined-none-found = No desk was found. Type its address as well: hall join, address, code.
joined-several-found = Several desks were found: { $list }. Type hall join, the address of one of them, and the code.
joined-not-let-in = The code is wrong or has expired. Ask the arbiter for a new one.
joined-turned-away = The arbiter did not let this table in.
joined-lapsed = The code expired before the arbiter answered. Ask for a new one.
joined-no-answer = The desk is not responding. Check its address and the network.
joined-apart = The other computer is not responding. Either it is off, or this network isolates its computers: try a cable, your own access point, or a relay.
joined-cannot-keep = Cannot write to the program's data folder, so this table has not joined; the code is still valid. Free some space or use another folder (--data), then try again.
joined-not-built = This build does not include networking. Start it with: make run HALL=yes
joined-not-opened = Could not connect to the network. The game continues.
joined-cannot-connect = This table was let in, but it cannot connect securely to the desk at this address. Ask the arbiter for another address of the desk. The game continues.
joined-connected = The arbiter's desk is connected.
joined-back = The arbiter's desk is connected again.
joined-away = The arbiter's desk is disconnected. The game continues; the desk is updated when it reconnects.
joined-removed = The chief arbiter has removed this table from { $event }.
joined-reason = Ruling from { $name }'s desk: { $reason }.
joined-ruled = Ruling from { $name }'s desk.
joined-next-game = { $round ->
    [0] Play-off
   *[other] Round { $round }
}: { $white } (White) – { $black } (Black). Set up this game?
joined-ask-back = This computer was table { $table } of { $event }. Rejoin?
joined-game-waits = { $round ->
    [0] Play-off
   *[other] Round { $round }
}: { $white } (White) – { $black } (Black). Type hall game to set up this game.
joined-game-over = That game is over: { $result }. It was not played on this computer. To have it here, the arbiter types { $word } at the desk, and that file is opened here.
refused-no-code = That is not a code. Enter four squares, such as e4 g7 a2 f3.
refused-no-event = This table is not part of a tournament.
refused-not-hosting = No seat is open to another computer.
refused-home-game = A home game is in progress. Finish it or start a new one, then join again.
refused-no-pairing = There is no other game for this table in this round, or the current one has not finished.
elsewhere-no-answer = No answer. Check its address and the network.
elsewhere-not-let-in = The code is wrong or has expired. Ask for a new one.
elsewhere-other-version = The two computers have versions of Annabella that cannot play together. Install the latest version on both, then type host at the table for a new code.
usage-of-hall = { "[" }--hall ADDRESS --code CODE]
capability-hall = Connects the tables of a hall to the hall desk over a local network.
