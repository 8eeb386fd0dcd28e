# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } lleva las { $side }, { $strength }.
said-online-seated = { $name } lleva las { $side } en { $place }.
said-seat-freed = { $side }: se vuelve a jugar en esta mesa.
