# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = host
line-hosting-at = host at
line-hosting-over = host over
line-hosting-end = host end
line-sitting = join
control-host = Host a player
control-host-help = Opens the other side to a player at another computer, and says the code. It is valid for ten minutes.
control-sit = Join another computer
control-sit-help = Tells you how to join a table on another computer.
elsewhere-opening = Opening.
elsewhere-code = Code for { $side }: { $words }. In letters: { $squares }. On the other computer, type: join { $address }, then the code. Valid for ten minutes. Type earlier to hear it again.
elsewhere-code-replaces = { $side } is already played at another computer: whoever joins with this code takes the seat.
elsewhere-addresses = This computer can also be reached at { $addresses }.
elsewhere-wrong-code = Wrong code three times. The code is no longer valid: type host for a new one.
elsewhere-expired = The code has expired. Type host for a new one.
elsewhere-cannot-listen = Cannot use that address: another program is using it. Type another port, for example: host at 0.0.0.0:7462.
usage-host = Type { $word } alone, or with an address, for example: host at 0.0.0.0:7462.
usage-host-over = The relay is missing. Type its address, for example: host over relay.example.org.
elsewhere-no-code = The arbiter asked for a code to play from another computer, but there is none: { $why ->
    [cannot_listen] another program here uses the address.
    [not_built] this program was built without networking.
    [apart] the relay is not responding.
   *[other] this computer cannot open a door to the network.
}
relay-carries-sealed = This computer relays games between two other computers; nobody here can read them. It can be reached at { $addresses }. At the table, type host over and that address.
elsewhere-waits = { $who } is playing on another computer. Type host for a new code, or host end to play here.
elsewhere-ended = No longer open to another computer.
elsewhere-seat-ended = The other computer has closed this seat. You can still read the game; to play on, type join, the address and a new code.
elsewhere-seated = You have joined the table on the other computer.
elsewhere-assistant-there = The assistant, { $name }, is at the other computer.
elsewhere-assistant-here = { $name } is your assistant here. Start the assistant's lines with "{ $word }:".
elsewhere-you-assist = You are assisting { $who }. In the player's move line, start your lines with "{ $word }:".
elsewhere-host-lost = The other computer is not responding. What you do now is not sent, and the clocks may keep running. You can still explore the board.
elsewhere-host-back = The other computer is connected again.
elsewhere-missed = { $count ->
    [one] You missed one message: { $key } reads it.
   *[other] You missed { $count } messages: { $key } reads them, newest first.
}
refused-not-from-here = You cannot do that from another computer.
refused-no-invitation = Type join, the address and the four squares.
refused-host-away = The other computer is not responding, so this was not done. Try again when it is back.
refused-host-silent = The other computer has not replied. If this was not done, you will be told when it reconnects.
refused-not-arrived = Your last action did not reach the other computer. Do it again.
option-join = join a table on another computer: its address, such as 192.168.1.20; with --code
usage-of-join = { "[" }--join ADDRESS --code CODE]
capability-duplex = Lets a player sit at another computer.
