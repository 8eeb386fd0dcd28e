# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = host
line-hosting-at = host at
line-hosting-over = host over
line-hosting-end = host end
line-sitting = join
said-elsewhere-seated = { $name } plays { $side } at another computer.
said-lag-given = { $who }: the move took { $lag } ms over the network; { $given } ms were given back.
elsewhere-opening = Opening this table to another computer.
elsewhere-code = Code for the other computer, { $side }: { $words }. In letters: { $squares }. There somebody types: join { $address } { $squares }. It counts for ten minutes.
elsewhere-addresses = This computer is also reached at { $addresses }.
elsewhere-wrong-code = The wrong code was typed three times. It is no longer valid: type host for a new one.
elsewhere-expired = The code is no longer valid. Type host for a new one.
elsewhere-cannot-listen = This computer cannot be reached at that address: another program has it. Type: host at, another address with a port.
relay-carries-sealed = This computer carries games on two computers; nobody here can read them. It is reached at { $addresses }. At the table one types host over and that address.
elsewhere-waits = { $who } plays at another computer. Type host for a code that lets it in again, or host end to play here.
elsewhere-ended = This table is no longer open to another computer.
elsewhere-seat-ended = The other computer no longer lets anybody play from here. You can still read the game; to play on, type join, the address and a new code.
elsewhere-lost = The computer of { $who } is not answering. The clocks go on.
elsewhere-lost-stopped = The computer of { $who } is not answering. Both clocks are stopped where it was last heard.
elsewhere-lost-standing = The computer of { $who } is not answering. The clocks are not running.
elsewhere-too-long = The computer of { $who } has not been heard for { $time }; it has been away { $times ->
    [one] once
   *[other] { $times } times
}. That is more than the regulations allow.
elsewhere-back = The computer of { $who } is back.
elsewhere-seated = You are at the table of the other computer.
elsewhere-assistant-there = { $name }, the assistant, sits at the other computer and acts from there.
elsewhere-assistant-here = { $name } assists you here. Lines for the assistant begin with { $word } and a colon.
elsewhere-you-assist = You assist { $who }. In the player's move line, lines of yours begin with { $word } and a colon.
seat-word-assistant = assistant
elsewhere-host-lost = The other computer is not answering. What you do now is not sent; the clocks may go on. You can explore the board.
elsewhere-host-back = The other computer is back.
elsewhere-missed = { $count ->
    [one] One sentence was said meanwhile: Shift F9 says it.
   *[other] { $count } sentences were said meanwhile: Shift F9 says them, the last first.
}
elsewhere-no-answer = The other computer does not answer. Check its address and the network, then try again.
elsewhere-not-let-in = The other computer did not let this one in: the code is wrong or no longer valid. Ask for a new one.
elsewhere-other-version = The two computers have versions of Annabella that cannot play together. Install the newest version on both, then type host at the table for a new code.
refused-not-from-here = That cannot be done from a seat at another computer.
refused-nobody-assists = No assistant sits here with you.
refused-no-invitation = Type join, the address of the other computer and the four squares of its code.
refused-host-away = The other computer is not answering, so this is not done. Try again when it is back.
refused-host-silent = The other computer has not answered. If this was not done, you are told so when it is back.
refused-not-arrived = What you did last did not reach the other computer and was not done. Do it again.
