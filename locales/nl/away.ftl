# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } speelt { $side }, { $strength }.
said-online-seated = { $name } speelt { $side } op { $place }.
said-seat-freed = { $side } wordt weer hier gespeeld.
said-elsewhere-seated = { $name } speelt { $side } op een andere computer.
said-elsewhere-seated-unnamed = { CAPITAL($side) } wordt op een andere computer gespeeld.
said-lag-given = { $who }: de zet was { $lag } ms onderweg over het netwerk; { $given } ms zijn teruggegeven.
elsewhere-lost = { $who }: contact verbroken. De klokken lopen door.
elsewhere-lost-stopped = { $who }: contact verbroken. Beide klokken staan stil op de tijd van het laatste contact.
elsewhere-lost-standing = { $who }: contact verbroken. De klokken lopen niet.
elsewhere-lost-without-clock = { $who }: contact verbroken.
player-has-left = { $who } heeft de partij verlaten.
elsewhere-too-long = { $who }: { $time } geen contact, tot nu toe { $times ->
    [one] één keer
   *[other] { $times } keer
}. Dat is meer dan het reglement toestaat.
elsewhere-back = { $who }: weer verbonden.
seat-word-assistant = assistent
refused-nobody-assists = U hebt hier geen assistent.
next-is-away = Deze kant wordt niet op deze computer gespeeld.
reason-abandoned = omdat een speler de partij heeft verlaten
reason-unknown = volgens het bestand
result-called-off = De partij is geannuleerd. Er is geen uitslag.
refused-played-elsewhere = Die kleur wordt niet aan deze tafel gespeeld.
said-arbiter-seated = { CAPITAL($name) } is nu de arbiter van deze partij, vanaf de arbiterstafel.
beside-competition = “{ $game }” is bezig bij een toernooi, dus bij andere partijen is er geen hulp (Artikel 11.3.1). Maak die eerst af: { $file }. Is ze een dag niet aangeraakt, dan geldt dit niet meer.
