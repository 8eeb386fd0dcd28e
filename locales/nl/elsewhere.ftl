# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = gastheer
line-hosting-at = gastheer op
line-hosting-over = gastheer via
line-hosting-end = gastheer einde
line-sitting = aanschuiven
control-host = Gastheer zijn
control-host-help = Opent de andere kant voor een speler op een andere computer en zegt de code. Die is tien minuten geldig.
control-sit = Meespelen op een andere computer
control-sit-help = Zegt hoe u aan de tafel op een andere computer speelt.
elsewhere-opening = Gaat open.
elsewhere-code = Code voor { $side }: { $words }. In letters: { $squares }. Typ op de andere computer: aanschuiven { $address }, dan de code. Tien minuten geldig. Typ eerder om hem nog eens te horen.
elsewhere-code-replaces = { $side } wordt al op een andere computer gespeeld: wie met deze code aanschuift, neemt de plaats over.
elsewhere-addresses = Deze computer is ook bereikbaar op { $addresses }.
elsewhere-wrong-code = Driemaal een verkeerde code. De code is niet meer geldig: typ gastheer voor een nieuwe.
elsewhere-expired = De code is verlopen. Typ gastheer voor een nieuwe.
elsewhere-cannot-listen = Dat adres kan niet worden gebruikt: een ander programma gebruikt het. Typ een andere poort, bijvoorbeeld: gastheer op 0.0.0.0:7462.
usage-host = Typ alleen { $word }, of met een adres, bijvoorbeeld: gastheer op 0.0.0.0:7462.
usage-host-over = Het relais ontbreekt. Typ het adres ervan, bijvoorbeeld: gastheer via relais.example.org.
elsewhere-no-code = De arbiter vroeg om een code om vanaf een andere computer te spelen, maar die is er niet: { $why ->
    [cannot_listen] een ander programma hier gebruikt het adres.
    [not_built] dit programma is zonder netwerk gebouwd.
    [apart] het relais antwoordt niet.
   *[other] deze computer kan geen toegang op het netwerk openen.
}
relay-carries-sealed = Deze computer geeft partijen tussen twee andere computers door; niemand hier kan ze lezen. Hij is bereikbaar op { $addresses }. Typ aan de tafel: gastheer via en dat adres.
elsewhere-waits = { $who } speelt op een andere computer. Typ gastheer voor een nieuwe code, of gastheer einde om hier te spelen.
elsewhere-ended = Niet meer open voor een andere computer.
elsewhere-seat-ended = De andere computer heeft deze plaats gesloten. U kunt de partij nog lezen; typ om verder te spelen aanschuiven, het adres en een nieuwe code.
elsewhere-seated = U zit nu aan de tafel op de andere computer.
elsewhere-assistant-there = De assistent, { $name }, zit aan de andere computer.
elsewhere-assistant-here = { $name } is hier uw assistent. Begin de regels van de assistent met { $word } en een dubbele punt.
elsewhere-you-assist = U assisteert { $who }. Begin uw regels in de zetregel van de speler met { $word } en een dubbele punt.
elsewhere-host-lost = De andere computer reageert niet. Wat u nu doet, wordt niet verzonden, en de klokken lopen misschien door. U kunt het bord nog verkennen.
elsewhere-host-back = De andere computer is weer verbonden.
elsewhere-missed = { $count ->
    [one] U hebt één melding gemist: { $key } leest die voor.
   *[other] U hebt { $count } meldingen gemist: { $key } leest ze voor, de nieuwste eerst.
}
refused-not-from-here = Dat kan niet vanaf een andere computer.
refused-no-invitation = Typ aanschuiven, het adres en de vier velden.
refused-host-away = De andere computer reageert niet, dus dit is niet gedaan. Probeer het opnieuw als hij weer verbonden is.
refused-host-silent = De andere computer heeft niet gereageerd. Is dit niet gedaan, dan hoort u dat zodra hij weer verbonden is.
refused-not-arrived = Uw laatste handeling heeft de andere computer niet bereikt. Doe die opnieuw.
option-join = gaat zitten aan een tafel op een andere computer: het adres, zoals 192.168.1.20; met --code
usage-of-join = { "[" }--join ADRES --code CODE]
capability-duplex = Laat een speler aan een andere computer zitten.
