# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } joga de { $side }, { $strength }.
said-online-seated = { $name } joga de { $side } no { $place }.
said-seat-freed = { $side }: joga-se de novo aqui.
