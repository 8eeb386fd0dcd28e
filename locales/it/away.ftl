# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } gioca con { $side }, { $strength }.
said-online-seated = { $name } gioca con { $side } su { $place }.
said-seat-freed = { $side }: d'ora in poi si gioca a questo tavolo.
