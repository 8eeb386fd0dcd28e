# A table in a hall of tables: what its people are told.
line-joining = hall
line-joining-join = hall join
line-joining-game = hall game
line-joining-leave = hall leave
joined-joining = Asking the desk to let this table in. The arbiter there confirms it.
joined-left = This table no longer takes part in { $event }.
joined-none = This table takes part in no event. To join, type: hall join, the address of the desk, and the code of four squares.
joined-state-away = The arbiter's desk is away. The game goes on.
joined-member = This is table { $table } of { $event }, event number { $digits }.
joined-locked = This table is locked and takes no part in { $event }, event number { $digits }: its lock does not belong to that event.
joined-none-found = No desk was found. Type its address as well: hall join, address, code.
joined-several-found = Several desks were found: { $list }. Type hall join, the address of one of them, and the code.
joined-not-let-in = The desk did not let this table in: the code is wrong or no longer valid. Ask the arbiter for a new one.
joined-turned-away = The arbiter did not let this table in.
joined-lapsed = The code became invalid before the arbiter answered. Ask for a new one.
joined-no-answer = The desk does not answer. Check its address and the network, then try again.
joined-apart = Nothing comes back from the other computer. Either it is off, or this network keeps its computers apart: try a cable, an access point of your own, or a relay.
joined-cannot-keep = Nothing can be written into the folder in which this program keeps its data, so the table was not announced at the desk, and the code is still valid. Free some space or start with another folder (--data), then try again.
joined-not-built = This program was built without the network for halls.
joined-not-opened = The network does not open. The game goes on.
joined-connected = The arbiter's desk is connected.
joined-back = The arbiter's desk is back.
joined-away = The arbiter's desk is away. The game goes on; the arbiter is told when it is back.
joined-removed = The chief arbiter has taken this table out of { $event }.
joined-reason = Ruling from the desk by { $name }: { $reason }.
joined-ruled = Ruling from the desk by { $name }.
joined-next-game = { $round ->
    [0] Play-off
   *[other] Round { $round }
}: { $white } has White against { $black }. Set up this game?
joined-ask-back = This computer is table { $table } of { $event }. Take part again?
joined-game-waits = { $round ->
    [0] Play-off
   *[other] Round { $round }
}: { $white } has White against { $black }. Type hall game to set this game up.
said-arbiter-seated = From now on, { $name } rules on this game from the desk.
refused-no-code = That is not a code: four squares are needed, such as e4 g7 a2 f3.
refused-no-event = This table takes part in no event.
refused-home-game = A game at home is being played here. Finish it or begin a new one, then join again.
refused-no-pairing = No other game of the round waits for this table, or the game on it is not over.
