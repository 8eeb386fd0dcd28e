# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } lleva las { $side }, { $strength }.
said-online-seated = { $name } lleva las { $side } en { $place }.
said-seat-freed = { $side }: se vuelve a jugar en esta mesa.
said-elsewhere-seated = { $name } lleva las { $side } en otro ordenador.
said-elsewhere-seated-unnamed = Las { $side } se llevan en otro ordenador.
said-lag-given = { $who }: la jugada tardó { $lag } ms por la red; se devolvieron { $given } ms.
elsewhere-lost = { $who }: contacto perdido. Los relojes siguen en marcha.
elsewhere-lost-stopped = { $who }: contacto perdido. Los dos relojes están parados en el momento del último contacto.
elsewhere-lost-standing = { $who }: contacto perdido. Los relojes no están en marcha.
elsewhere-lost-without-clock = { $who }: contacto perdido.
player-has-left = { $who } ha dejado la partida.
elsewhere-too-long = { $who }: sin contacto desde hace { $time }, { $times ->
    [one] una vez
   *[other] { $times } veces
} hasta ahora. Es más de lo que permite el reglamento.
elsewhere-back = { $who }: conectado de nuevo.
seat-word-assistant = asistente
refused-nobody-assists = Aquí no tiene asistente.
next-is-away = Este bando no se juega en este ordenador.
reason-abandoned = por abandono de la partida
reason-unknown = según el archivo
result-called-off = La partida se ha anulado. No hay resultado.
refused-played-elsewhere = Ese bando no se juega en esta mesa.
said-arbiter-seated = { CAPITAL($name) } es ahora el árbitro de esta partida, desde el puesto.
beside-competition = «{ $game }» está en curso en un torneo, así que ninguna otra partida recibe ayuda (artículo 11.3.1). Termínela antes: { $file }. Si no se toca en un día, esto deja de aplicarse.
