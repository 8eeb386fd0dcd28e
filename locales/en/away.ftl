# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } plays { $side }, { $strength }.
said-online-seated = { $name } plays { $side } on { $place }.
said-seat-freed = A person plays { $side } here again.
said-elsewhere-seated = { $name } is playing { $side } on another computer.
said-elsewhere-seated-unnamed = { CAPITAL($side) } is being played on another computer.
said-lag-given = { $who }: the move took { $lag } ms over the network; { $given } ms were credited.
elsewhere-lost = { $who }: contact lost. The clocks keep running.
elsewhere-lost-stopped = { $who }: contact lost. Both clocks are stopped at the time of last contact.
elsewhere-lost-standing = { $who }: contact lost. The clocks are not running.
elsewhere-lost-without-clock = { $who }: contact lost.
player-has-left = { $who } has left the game.
elsewhere-too-long = { $who }: out of contact for { $time }, { $times ->
    [one] once
   *[other] { $times } times
} so far. That is more than the regulations allow.
elsewhere-back = { $who }: connected again.
seat-word-assistant = assistant
refused-nobody-assists = You have no assistant here.
next-is-away = This side is not played at this computer.
reason-abandoned = by abandonment
reason-unknown = as the file says
result-called-off = The game was aborted. There is no result.
refused-played-elsewhere = That side is not played at this table.
said-arbiter-seated = { CAPITAL($name) } is now the arbiter of this game, from the desk.
beside-competition = "{ $game }" is in progress at an event, so no other game gets any assistance (Article 11.3.1). Finish it first: { $file }. If nothing happens in it for a day, this no longer applies.
