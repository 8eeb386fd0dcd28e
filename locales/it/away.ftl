# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } ha il { $side }, { $strength }.
said-online-seated = { $name } ha il { $side } su { $place }.
said-seat-freed = { $side }: si gioca di nuovo qui.
