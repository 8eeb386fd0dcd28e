# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } speelt { $side }, { $strength }.
said-online-seated = { $name } speelt { $side } op { $place }.
said-seat-freed = { $side } wordt weer hier gespeeld.
