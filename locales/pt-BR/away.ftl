# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } joga de { $side }, { $strength }.
said-online-seated = { $name } joga de { $side } no { $place }.
said-seat-freed = { $side }: joga-se de novo aqui.
said-elsewhere-seated = { $name } joga de { $side } em outro computador.
said-elsewhere-seated-unnamed = As { $side } jogam em outro computador.
said-lag-given = { $who }: o lance demorou { $lag } ms na rede; foram devolvidos { $given } ms.
elsewhere-lost = { $who }: contato perdido. Os relógios continuam andando.
elsewhere-lost-stopped = { $who }: contato perdido. Os dois relógios estão parados no momento do último contato.
elsewhere-lost-standing = { $who }: contato perdido. Os relógios não estão andando.
elsewhere-lost-without-clock = { $who }: contato perdido.
player-has-left = { $who } saiu da partida.
elsewhere-too-long = { $who }: sem contato há { $time }, até agora { $times ->
    [one] uma vez
   *[other] { $times } vezes
}. É mais do que o regulamento permite.
elsewhere-back = { $who }: contato restabelecido.
seat-word-assistant = assistente
refused-nobody-assists = Você não tem assistente aqui.
next-is-away = Este lado não é jogado neste computador.
reason-abandoned = porque um jogador saiu
reason-unknown = segundo o arquivo
result-called-off = A partida foi cancelada. Não há resultado.
refused-played-elsewhere = Esse lado não é jogado nesta mesa.
said-arbiter-seated = { CAPITAL($name) } agora arbitra esta partida, a partir do posto.
beside-competition = "{ $game }" está em andamento em um torneio, por isso nenhuma outra partida recebe ajuda (artigo 11.3.1). Termine-a primeiro: { $file }. Se ficar parada por um dia, isso deixa de valer.
