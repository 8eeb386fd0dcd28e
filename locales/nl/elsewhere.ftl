# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = gastheer
line-hosting-at = gastheer op
line-hosting-over = gastheer via
line-hosting-end = gastheer einde
line-sitting = aanschuiven
control-host = Gastheer zijn
control-host-help = Opent de andere kant voor een speler op een andere computer en zegt de code.
control-sit = Meespelen op een andere computer
control-sit-help = Zegt hoe u aan de tafel op een andere computer speelt.
said-elsewhere-seated = { $name } speelt { $side } op een andere computer.
said-elsewhere-seated-unnamed = { CAPITAL($side) } wordt op een andere computer gespeeld.
said-lag-given = { $who }: de zet was { $lag } ms onderweg over het netwerk; { $given } ms zijn teruggegeven.
elsewhere-opening = Deze tafel gaat open voor een andere computer.
elsewhere-code = Code voor { $side }: { $words }. In letters: { $squares }. Typ op de andere computer: aanschuiven { $address }, dan de code. Tien minuten geldig. Typ eerder om hem nog eens te horen.
elsewhere-addresses = Deze computer is ook bereikbaar op { $addresses }.
elsewhere-wrong-code = Driemaal een verkeerde code. De code is niet meer geldig: typ gastheer voor een nieuwe.
elsewhere-expired = De code is verlopen. Typ gastheer voor een nieuwe.
elsewhere-cannot-listen = Dat adres kan niet worden gebruikt: een ander programma gebruikt het. Typ gastheer op, en een ander adres met een poort.
relay-carries-sealed = Deze computer geeft partijen tussen twee andere computers door; niemand hier kan ze lezen. Hij is bereikbaar op { $addresses }. Typ aan de tafel: gastheer via en dat adres.
elsewhere-waits = { $who } speelt op een andere computer. Typ gastheer voor een nieuwe code, of gastheer einde om hier te spelen.
elsewhere-ended = Deze tafel is niet meer open voor een andere computer.
elsewhere-seat-ended = De andere computer heeft deze plaats gesloten. U kunt de partij nog lezen; typ om verder te spelen aanschuiven, het adres en een nieuwe code.
elsewhere-lost = { $who }: contact verbroken. De klokken lopen door.
elsewhere-lost-stopped = { $who }: contact verbroken. Beide klokken staan stil op de tijd van het laatste contact.
elsewhere-lost-standing = { $who }: contact verbroken. De klokken lopen niet.
elsewhere-too-long = { $who }: { $time } geen contact, tot nu toe { $times ->
    [one] één keer
   *[other] { $times } keer
}. Dat is meer dan het reglement toestaat.
elsewhere-back = { $who }: weer verbonden.
elsewhere-seated = U zit nu aan de tafel op de andere computer.
elsewhere-assistant-there = De assistent, { $name }, zit aan de andere computer.
elsewhere-assistant-here = { $name } is hier uw assistent. Begin de regels van de assistent met { $word } en een dubbele punt.
elsewhere-you-assist = U assisteert { $who }. Begin uw regels in de zetregel van de speler met { $word } en een dubbele punt.
seat-word-assistant = assistent
elsewhere-host-lost = De andere computer reageert niet. Wat u nu doet, wordt niet verzonden, en de klokken lopen misschien door. U kunt het bord nog verkennen.
elsewhere-host-back = De andere computer is weer verbonden.
elsewhere-missed = { $count ->
    [one] U hebt één melding gemist: { $key } leest die voor.
   *[other] U hebt { $count } meldingen gemist: { $key } leest ze voor, de nieuwste eerst.
}
elsewhere-no-answer = De andere computer reageert niet. Controleer het adres en het netwerk en probeer het opnieuw.
elsewhere-not-let-in = De code is fout of verlopen. Vraag om een nieuwe.
elsewhere-other-version = De programma's op de twee computers verschillen te veel om samen te spelen. Installeer op beide de nieuwste versie van Annabella; daarna typt iemand aan de tafel gastheer voor een nieuwe code.
refused-not-from-here = Dat kan niet vanaf een andere computer.
refused-nobody-assists = U hebt hier geen assistent.
refused-no-invitation = Typ aanschuiven, het adres van de andere computer en de vier velden van zijn code.
refused-host-away = De andere computer reageert niet, dus dit is niet gedaan. Probeer het opnieuw als hij weer verbonden is.
refused-host-silent = De andere computer heeft niet gereageerd. Is dit niet gedaan, dan hoort u dat zodra hij weer verbonden is.
refused-not-arrived = Uw laatste handeling heeft de andere computer niet bereikt. Doe die opnieuw.
