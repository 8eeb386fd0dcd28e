# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } joue { $side }, { $strength }.
said-online-seated = { $name } joue { $side } sur { $place }.
said-seat-freed = { $side } : on joue de nouveau ici.
