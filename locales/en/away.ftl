# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } plays { $side }, { $strength }.
said-online-seated = { $name } plays { $side } on { $place }.
said-seat-freed = A person plays { $side } here again.
