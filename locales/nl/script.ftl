# Game scripts.
script-not-text = { $place }: hier is het bestand geen UTF-8-tekst. Sla het op als UTF-8.
script-wrong = { $place }: “{ $word }” is hier niet geldig. Verwacht: { $right }.
script-missing = { $place }: er ontbreekt iets. Verwacht: { $right }.
script-did-not-come = { $place }: verwacht was “{ $expected }”, gekregen: { $came }
script-nothing-came = { $place }: verwacht was “{ $expected }”, er kwam niets.
script-unwanted = { $place }: onverwachte uitvoer: { $output }
script-refused = { $place }: onverwacht geweigerd: { $output }
script-right-time = een tijd zoals 0:05:00 of 2:00
script-right-later-time = een tijd die niet voor de vorige ligt
script-right-number = een geheel getal binnen de grenzen
script-right-square = een veld, a1 tot en met h8
script-right-time-control = een speeltempo zoals 5400+30, 40/6000+30:900+30, 300, 300d5, 300b5, 3600f:900, 600y5x30, *180, W300-B240 of none
script-right-fen = een stelling als FEN, of 960: met een getal van 0 tot en met 959
script-right-placement = de stukken zoals FEN ze schrijft, bijvoorbeeld 4k3/8/8/8/8/8/8/4K3
script-right-name = een naam
script-right-move = een zet, zoals Springer Felix drei, Nf3 of g1f3
script-right-text = een tekst
script-right-key-value = sleutel=waarde
script-right-players = de kopregels "white vi NAAM" en "black sighted NAAM" (vi, sighted of deaf)
script-right-nothing = het einde van de regel
script-right-header-first = een regel van het verhaal (at, >, ?, <, !, both); kopregels staan voor het verhaal
script-right-header-once = een andere kopregel; deze is er al
script-right-closing-quote = nog een aanhalingsteken; dit wordt niet gesloten
