# Game scripts.
script-not-text = { $place }: here the file is not UTF-8 text. Save it as UTF-8.
script-wrong = { $place }: "{ $word }" is not valid here. Expected: { $right }.
script-missing = { $place }: something is missing. Expected: { $right }.
script-did-not-come = { $place }: expected "{ $expected }", got: { $came }
script-nothing-came = { $place }: expected "{ $expected }", got nothing.
script-unwanted = { $place }: unexpected output: { $output }
script-refused = { $place }: refused unexpectedly: { $output }
script-right-time = a time such as 0:05:00 or 2:00
script-right-later-time = a time not before the one above
script-right-number = a whole number in range
script-right-square = a square, a1 to h8
script-right-time-control = a time control such as 5400+30, 40/6000+30:900+30, 300, 300d5, 300b5, 3600f:900, 600y5x30, *180, W300-B240 or none
script-right-fen = a position as FEN, or 960: with a number from 0 to 959
script-right-placement = the pieces as FEN writes them, such as 4k3/8/8/8/8/8/8/4K3
script-right-name = a name
script-right-move = a move, such as Springer Felix drei, Nf3 or g1f3
script-right-text = some text
script-right-key-value = key=value
script-right-players = the header lines "white vi NAME" and "black sighted NAME" (vi, sighted or deaf)
script-right-nothing = the end of the line
script-right-header-first = a story line (at, >, ?, <, !, both); header lines come before the story
script-right-header-once = a different header line; this one is given already
script-right-closing-quote = another quotation mark; this one is never closed
