# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } joga de { $side }, { $strength }.
said-online-seated = { $name } joga de { $side } no { $place }.
said-seat-freed = { $side }: joga-se de novo aqui.
said-elsewhere-seated = { $name } joga de { $side } noutro computador.
said-elsewhere-seated-unnamed = As { $side } jogam noutro computador.
said-lag-given = { $who }: o lance demorou { $lag } ms na rede; foram devolvidos { $given } ms.
elsewhere-lost = { $who }: contacto perdido. Os relógios continuam a andar.
elsewhere-lost-stopped = { $who }: contacto perdido. Os dois relógios estão parados no momento do último contacto.
elsewhere-lost-standing = { $who }: contacto perdido. Os relógios não estão a andar.
elsewhere-lost-without-clock = { $who }: contacto perdido.
player-has-left = { $who } saiu da partida.
elsewhere-too-long = { $who }: sem contacto há { $time }, até agora { $times ->
    [one] uma vez
   *[other] { $times } vezes
}. É mais do que o regulamento permite.
elsewhere-back = { $who }: contacto restabelecido.
seat-word-assistant = assistente
refused-nobody-assists = Não tem assistente aqui.
next-is-away = Este lado não é jogado neste computador.
reason-abandoned = porque um jogador saiu
reason-unknown = segundo o ficheiro
result-called-off = A partida foi cancelada. Não há resultado.
refused-played-elsewhere = Esse lado não é jogado nesta mesa.
said-arbiter-seated = { CAPITAL($name) } arbitra agora esta partida, a partir do posto.
beside-competition = «{ $game }» está em curso numa prova, por isso nenhuma outra partida recebe ajuda (artigo 11.3.1). Termine-a primeiro: { $file }. Se ficar parada um dia, isso deixa de valer.
