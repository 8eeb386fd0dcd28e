# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } juega con { $side }, { $strength }.
said-online-seated = { $name } juega con { $side } en { $place }.
said-seat-freed = { $side }: desde ahora se juega en esta mesa.
