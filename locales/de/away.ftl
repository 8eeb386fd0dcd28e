# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } spielt { $side }, { $strength }.
said-online-seated = { $name } spielt { $side } auf { $place }.
said-seat-freed = { $side } wird jetzt wieder hier gespielt.
