# Een partij op twee computers: de ene is gastheer en heeft de tafel, de andere is er een plaats aan.
line-hosting = gastheer
line-hosting-at = gastheer op
line-hosting-over = gastheer via
line-hosting-end = gastheer einde
line-sitting = aanschuiven
said-elsewhere-seated = { $name } speelt { $side } op een andere computer.
said-lag-given = { $who }: de zet was { $lag } ms onderweg over het netwerk; { $given } ms zijn teruggegeven.
elsewhere-opening = Deze tafel gaat open voor een andere computer.
elsewhere-code = Code voor de andere computer, { $side }: { $words }. Geschreven: { $squares }. Daar typt iemand: aanschuiven { $address } { $squares }. Tien minuten geldig.
elsewhere-addresses = Deze computer is ook bereikbaar op { $addresses }.
elsewhere-wrong-code = Er is driemaal een verkeerde code getypt. Ze geldt niet meer: typ gastheer voor een nieuwe.
elsewhere-expired = De code geldt niet meer. Typ gastheer voor een nieuwe.
elsewhere-cannot-listen = Op dat adres is deze computer niet bereikbaar: een ander programma heeft het. Typ: gastheer op, een ander adres met een poort.
relay-carries-sealed = Deze computer geeft partijen op twee computers door; niemand hier kan ze lezen. Hij is bereikbaar op { $addresses }. Aan de tafel typt men gastheer via en dat adres.
elsewhere-waits = { $who } speelt op een andere computer. Typ gastheer voor een code die hem weer toelaat, of gastheer einde om hier te spelen.
elsewhere-ended = Deze tafel is niet meer open voor een andere computer.
elsewhere-seat-ended = De andere computer laat van hieruit niet meer meespelen. U kunt de partij nog lezen; om verder te spelen typt u aanschuiven, het adres en een nieuwe code.
elsewhere-lost = De computer van { $who } antwoordt niet. De klokken lopen door.
elsewhere-lost-stopped = De computer van { $who } antwoordt niet. Beide klokken staan stil waar hij het laatst te horen was.
elsewhere-lost-standing = De computer van { $who } antwoordt niet. De klokken lopen niet.
elsewhere-too-long = De computer van { $who } is al { $time } niet te horen; hij is { $times ->
    [one] één keer
   *[other] { $times } keer
} weg geweest. Dat is meer dan het reglement toestaat.
elsewhere-back = De computer van { $who } is er weer.
elsewhere-seated = U zit aan de tafel van de andere computer.
elsewhere-assistant-there = { $name } assisteert aan de andere computer en handelt van daaruit.
elsewhere-assistant-here = { $name } assisteert u hier. Regels van de assistent beginnen met { $word } en een dubbele punt.
elsewhere-you-assist = U assisteert { $who }. In de zetregel van de speler beginnen uw regels met { $word } en een dubbele punt.
seat-word-assistant = assistent
elsewhere-host-lost = De andere computer antwoordt niet. Wat u nu doet, wordt niet verzonden; de klokken lopen misschien door. U kunt het bord verkennen.
elsewhere-host-back = De andere computer is er weer.
elsewhere-missed = { $count ->
    [one] Intussen is er één zin gezegd: Shift F9 zegt hem.
   *[other] Intussen zijn er { $count } zinnen gezegd: Shift F9 zegt ze, de laatste eerst.
}
elsewhere-no-answer = De andere computer antwoordt niet. Controleer het adres en het netwerk en probeer het opnieuw.
elsewhere-not-let-in = De andere computer heeft deze niet toegelaten: de code is fout of geldt niet meer. Vraag om een nieuwe.
elsewhere-other-version = De programma's op de twee computers verschillen te veel om samen te spelen. Installeer op beide de nieuwste versie van Annabella; daarna typt iemand aan de tafel gastheer voor een nieuwe code.
refused-not-from-here = Dat kan niet vanaf een plaats op een andere computer.
refused-nobody-assists = Hier assisteert niemand u.
refused-no-invitation = Typ aanschuiven, het adres van de andere computer en de vier velden van zijn code.
refused-host-away = De andere computer antwoordt niet, dus dit gebeurt niet. Probeer het als hij er weer is.
refused-host-silent = De andere computer heeft niet geantwoord. Is dit niet gebeurd, dan hoort u dat zodra hij er weer is.
refused-not-arrived = Wat u het laatst deed, heeft de andere computer niet bereikt en is niet gebeurd. Doe het opnieuw.
