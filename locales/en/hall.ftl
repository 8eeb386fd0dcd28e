# The hall desk: words to type, answers and the page it shows.
# Commands; semicolons separate several words for one command.
hall-line-tables = tables
hall-line-tables-help = lists all tables, those needing you first
hall-line-needs = needs; who needs me
hall-line-needs-help = lists the tables that need you
hall-line-next = next
hall-line-next-help = opens the next table that needs you
hall-line-open = open; table
hall-line-open-help = opens a table by its number: open 7, or just 7
hall-line-back = back; list
hall-line-back-help = goes back from the open table to the list
hall-line-seen = seen
hall-line-seen-help = marks what a table needs as seen, so it is not repeated: seen, or seen 7
hall-line-find = find
hall-line-find-help = finds tables by number or name: find Ada
hall-line-said = said; again
hall-line-said-help = repeats the last ten messages
hall-line-quiet = quiet
hall-line-quiet-help = stops unprompted messages
hall-line-speak = speak
hall-line-speak-help = turns unprompted messages back on
hall-line-start-round = start round
hall-line-start-round-help = starts the clocks at every table
hall-line-not-started = not started
hall-line-not-started-help = lists the tables whose clocks have not started
hall-line-rulings = rulings
hall-line-rulings-help = lists the rulings and their status
hall-line-withdraw = withdraw
hall-line-withdraw-help = withdraws a ruling that has not reached the table: withdraw 7
hall-line-file = file
hall-line-file-help = writes a join file to take to a table on a USB stick: file 7
hall-line-code = code
hall-line-code-help = gives a join code for a table: code 7
hall-line-desk = desk
hall-line-desk-help = gives a code for another desk that may rule, or only watch: desk arbiter Eva, desk watch Screen
hall-line-desks = desks
hall-line-desks-help = lists the desks, what each may do and whether it is connected
hall-line-remove-desk = remove desk
hall-line-remove-desk-help = removes a desk from the tournament: remove desk Eva
# Rights of a further desk; English is understood in every language.
hall-power-arbiter = arbiter
hall-power-looks = watch; looks
hall-line-save = save game
hall-line-save-help = saves a table's game to a file, to continue on another computer: save game 7
hall-line-passphrase = passphrase
hall-line-passphrase-help = sets or changes the passphrase protecting the tournament key on this computer; you are prompted for it (do not type it after the word)
hall-line-relay = relay
hall-line-relay-help = gives a join code for a relay to another room
hall-line-relays = relays
hall-line-relays-help = lists the relays and their addresses
hall-line-remove-relay = remove relay
hall-line-remove-relay-help = removes a relay from the tournament: remove relay 2
hall-line-remove = remove table
hall-line-remove-help = removes a table from the tournament: remove table 7
hall-line-help = help
hall-line-help-help = lists what can be typed
hall-line-quit = quit; exit
hall-line-quit-help = closes this desk; the tables play on. In a terminal, Ctrl+D does the same
hall-line-yes = yes
hall-line-no = no
hall-help-at = Type a ruling with a table open, or after its number: 7: stop clocks; 7: warn black talking; 7: add to white 2:00.
hall-help-rulings = Rulings: { $list }.
hall-help-answers = Yes and no answer the question you heard last. To answer about another newcomer, add a number or name: yes 6, no table 6, yes Eva, no relay.
hall-help-keys = F6 moves between parts, Ctrl+J to the next table needing you, Ctrl+L back to the list.
hall-told-one = { $cause }: table { $table }, { $names }.
hall-told = { $cause }: { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-cause-boards-differ = Boards differ
hall-cause-sheets-differ = Scoresheets differ
hall-cause-flag-fallen = Flag fallen
hall-cause-claim = Claim
hall-cause-offence = Infringement
hall-cause-ruling = Decision needed
hall-cause-undelivered = Ruling not delivered
hall-cause-fork = Two versions of one game
hall-cause-silent = No contact
hall-cause-others-paired = Wrong pairing being played
hall-cause-not-started = Clocks not started
hall-cause-unsaved = Game not saved
hall-cause-battery = Battery low
hall-row = Table { $table }: { $players }. { $needs }.
hall-row-clocks = Table { $table }: { $players }. { $needs }. { $clocks }
hall-clocks = White { $white } min, Black { $black } min.
hall-no-game = no game
hall-not-begun = Not started
hall-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
hall-more = … and { $count } more.
hall-reached = Tables can reach this desk at { $addresses }.
hall-event = This is { $event }, tournament number { $digits }. Its tables say that number when they join.
hall-cannot-listen = Cannot listen on { $address }: it is in use or not allowed. Choose another with --listen.
hall-unknown-host = Unknown host { $address }. Retrying.
hall-nobody-there = No answer at { $addresses }. Retrying.
hall-bad-credentials = This tournament's certificates do not match.
hall-net-failed = Network error: { $text }
hall-no-certificate = Could not create a certificate. Only the chief arbiter's desk, in a build with networking, can create them.
hall-not-replicated = Cannot save the tables' entries here. They are safe at the tables.
hall-not-kept = Could not save this, so it was not sent. Free some disk space and try again.
hall-flooded = Table { $table } is sending far too many messages. The excess is ignored; the table is still connected.
hall-flooded-strangers = Many messages are arriving from tables not in this tournament. They are ignored.
hall-flooded-door = Someone keeps trying to join. Excess attempts are ignored; a real table may have to try more than once.
hall-forged = Someone tried to impersonate table { $table }. It was ignored.
hall-back = { $count ->
    [one] Table { $tables } is back in contact.
   *[other] Tables { $tables } are back in contact.
}
hall-unfit = Table { $table } sent an inconsistent entry. It was rejected.
hall-new-game = Table { $table } has a new game.
hall-game-replaced = Table { $table } has another game, although the one before was not over. To continue that one, type { $word } { $table }, and open the file at the table.
hall-moved = Table { $table }: the version at the table is now the valid one; the other is left behind. Half-moves completed: { $plies } at the table, { $left } in the one left behind. Both are kept.
hall-moved-rulings = { $count ->
    [one] One ruling is only in the version left behind. If it is still needed, rule again.
   *[other] { $count } rulings are only in the version left behind. If they are still needed, rule again.
}
hall-strange-ruling = Table { $table } received an invalid ruling (wrong signature, or a repeat). It was ignored.
hall-ruled = { CAPITAL($name) } ruled at { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}: { $verb }.
hall-desk-there = { CAPITAL($name) }'s desk is connected.
hall-desk-gone = { CAPITAL($name) }'s desk is disconnected.
hall-only-looks = This desk is view-only.
hall-only-the-chief = Only the chief arbiter's desk can do that.
hall-kept-by-the-chief = Only the chief arbiter's desk can do that; here the tournament is read-only.
hall-event-not-for-looks = View-only desks cannot see the tournament.
hall-no-game-there = Table { $table } has no game yet.
hall-not-whole = The sealed move of table { $table } is still on its old computer: the envelope cannot be opened where the game continues. Open it there, or rule that it is lost: { $table }: envelope lost.
hall-not-whole-locked = Table { $table } was locked with a PIN, which is still on its old computer: the game stays locked where it continues, and no PIN opens it there. When that computer has joined, rule { $table }: unlock.
hall-no-table = There is no table { $table }.
hall-no-ruling = "{ $text }" is not a ruling.
hall-ruling-short = "{ $text }" is not a complete ruling: something is missing, or a word does not fit.
hall-lock-there = Lock the table at the table: its PIN is never sent over the network. You can unlock it from here.
hall-not-understood = "{ $text }" was not understood. Type help.
hall-done = Table { $table }: { $verb }, done.
hall-refused = Table { $table }: { $verb } – not done. { $why }
hall-ruling-waits = Table { $table }: { $verb }, not delivered yet.
hall-not-delivered = Table { $table } is out of contact. The ruling will be sent when it reconnects; type withdraw { $table } to cancel it.
hall-no-code-came = Table { $table } gives no code: { $why ->
    [cannot_listen] another program on its computer uses that address. Type: { $table }: { $word }, and another address with a port.
    [not_built] its program was built without networking.
    [apart] the relay is not responding.
   *[other] its computer cannot open a door to the network.
}
hall-nothing-waits = No ruling is waiting for table { $table }.
hall-withdrawn = Table { $table }: { $verb }, withdrawn.
hall-round = { $count ->
    [0] No clocks to start.
    [one] Starting the clocks at { $count } table.
   *[other] Starting the clocks at { $count } tables.
}
hall-ask-round = { $count ->
    [0] Start the clocks when the games arrive? Yes or no.
    [one] Start the clocks at { $count } table? Yes or no.
   *[other] Start the clocks at { $count } tables? Yes or no.
}
hall-round-owed = { $count ->
    [one] Table
   *[other] Tables
} { $tables }: no game for this round yet; the clocks start when it arrives.
hall-ask-ruling = Ruling for table { $table }: { $verb }. Send it? Yes or no.
hall-ask-remove = Remove table { $table } from the tournament? Yes or no.
hall-removed = Table { $table } has been removed from the tournament.
hall-ask-remove-desk = Remove { $name }'s desk from the tournament? Yes or no.
hall-removed-desk = { CAPITAL($name) }'s desk has been removed and can no longer rule. Its computer can still read along while it holds the tournament certificate.
hall-no-desk = There is no desk called { $name }.
hall-desk-out = The chief arbiter has removed this desk from the tournament.
hall-desk-row = { CAPITAL($name) }: { $power ->
    [chief] chief arbiter
    [looks] view only
   *[arbiter] arbiter
}, { $state ->
    [own] this desk
    [there] connected
   *[away] not connected
}.
hall-desk-row-unnamed = { $power ->
    [chief] Chief arbiter
    [looks] View only
   *[arbiter] Arbiter
}, { $state ->
    [own] this desk
    [there] connected
   *[away] not connected
}.
hall-relay-row = Relay { $number }: tables can reach it at { $addresses }.
hall-no-relays = There are no relays.
hall-no-relay = There is no relay { $number }.
hall-ask-remove-relay = Remove relay { $number } at { $addresses } from the tournament? Yes or no.
hall-removed-relay = Relay { $number } has been removed; nothing signed with its key is valid. Its computer can still relay and read along while it holds the tournament certificate.
hall-quiet = Unprompted messages off.
hall-speaks = Unprompted messages on.
hall-code = Code for table { $table }: { $words }. In letters: { $squares }. Valid for ten minutes.
hall-seat-code = Table { $table }, code for { $side }: { $words }. In letters: { $squares }. On the other computer, type: join { $address }, then the code. Valid for ten minutes.
hall-file = To join table { $table }, use the file { $name } in the tournament folder: annabella --hall FILE. Valid for one week. Anyone with the file can ask to join: carry it there, do not send it.
hall-code-desk = Code for { $name }'s desk: { $words }. In letters: { $squares }. Valid for ten minutes.
hall-code-relay = Code for a relay: { $words }. In letters: { $squares }. Valid for ten minutes.
hall-code-expired = The code for table { $table } has expired.
hall-wrong-code = Wrong codes were entered for table { $table }. The code is no longer valid; make a new one.
hall-ask-admit = Table { $table } has the right code: { $name }. Let it in? Yes or no.
hall-ask-admit-unnamed = Table { $table } has the right code. Let it in? Yes or no.
hall-ask-admit-arbiter-desk = { CAPITAL($name) }'s desk has the right code. Let it in? Type yes { $name }, or no.
hall-ask-admit-desk = { CAPITAL($name) }'s desk has the right code. Let it in? Yes or no.
hall-ask-admit-relay = A relay has the right code; tables would reach it at { $addresses }. Let it in? Yes or no.
hall-admitted = Table { $table } has joined.
hall-admitted-relay = The relay has joined.
hall-admitted-desk = { CAPITAL($name) }'s desk has joined.
hall-let-in = { $kind ->
    [table] Table { $table } was let in.
    [desk] { CAPITAL($name) }'s desk was let in.
   *[relay] The relay was let in.
}
hall-turned-away = { $kind ->
    [table] Table { $table } was turned away; its code is no longer valid.
    [desk] { CAPITAL($name) }'s desk was turned away; its code is no longer valid.
   *[relay] The relay was turned away; its code is no longer valid.
}
hall-left-door = { $kind ->
    [table] Table { $table } is no longer waiting to join; its code is no longer valid.
    [desk] { CAPITAL($name) }'s desk is no longer waiting to join; its code is no longer valid.
   *[relay] The relay is no longer waiting to join; its code is no longer valid.
}
hall-left-door-valid = { $kind ->
    [table] Table { $table } is no longer waiting to join. Its code is still valid.
    [desk] { CAPITAL($name) }'s desk is no longer waiting to join. Its code is still valid.
   *[relay] The relay is no longer waiting to join. Its code is still valid.
}
hall-bound-elsewhere = Table { $table } did not join: its game is locked for tournament number { $digits }. The code is still valid.
hall-declined-home-game = Table { $table } did not join: a home game is in progress there. The code is still valid.
hall-declined-locked = Table { $table } did not join: it was locked meanwhile. The code is still valid.
hall-declined = Table { $table } did not join after all. The code is still valid.
hall-alone-at-door = { $kind ->
    [table] Table { $table } is waiting to join.
    [desk] { CAPITAL($name) }'s desk is waiting to join.
   *[relay] A relay is waiting to join.
}
hall-also-at-door = { $kind ->
    [table] Table { $table } is also waiting to join.
    [desk] { CAPITAL($name) }'s desk is also waiting to join.
   *[relay] A relay is also waiting to join.
}
hall-second-at-door = { $kind ->
    [table] Two computers have used the code for table { $table }. Only the first is waiting to join. If in doubt, answer no and make a new code.
    [desk] Two computers have used the code for { $name }'s desk. Only the first is waiting to join. If in doubt, answer no and make a new code.
   *[relay] Two computers have used the code for the relay. Only the first is waiting to join. If in doubt, answer no and make a new code.
}
hall-newcomer = { $kind ->
    [table] table { $table }
    [desk] { $name }'s desk
   *[relay] a relay
}
hall-nothing-done = { $kind ->
    [table] Nothing was done at table { $table }.
    [desk] { CAPITAL($name) }'s desk stays.
   *[relay] The relay stays.
}
hall-question-dropped = Your open question was dropped. Nothing was done.
hall-at-door = Waiting to join: { $list }.
hall-nobody-at-door = Nobody is waiting to join.
hall-not-at-door = Nobody waiting to join is called { $text }.
hall-several-at-door = More than one newcomer is called { $text }. You will be asked about each of them.
hall-no-power = "{ $text }" is not a role. Choose arbiter or watch.
hall-none-needs = No table needs you.
hall-nothing-found = No matching table.
hall-no-table-yet = No table yet.
hall-all-started = All clocks have been started.
hall-not-started = Not started: { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-still-playing = Still playing round { $round }: { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-without-game = No game for this round yet: { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-untimed = Games without clocks: { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-nothing-said = Nothing has been said yet.
hall-no-rulings = There are no rulings yet.
hall-why-not-entitled = The table does not recognise this desk's authority.
hall-why-other-game = A different game is being played there now.
hall-why-spent = That ruling has already been answered.
hall-why-stale = What you saw is not in the table's record.
hall-why-ruled = Another desk has ruled there since you looked. Check again, then rule.
hall-why-advanced = { $count ->
    [one] A move has been completed since. Check again.
   *[other] { $count } moves have been completed since. Check again.
}
hall-why-not-understood = The table does not understand it.
hall-status = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $needs ->
    [0] none needs you
    [one] { $needs } needs you
   *[other] { $needs } need you
}.
hall-status-waits = { $count ->
    [one] { $count } ruling is
   *[other] { $count } rulings are
} not delivered.
hall-tables = Tables
hall-column-table = Table
hall-column-players = Players
hall-column-clocks = Clocks
hall-column-needs = Status
hall-field = Command
hall-field-hint = Type a command, or a table number and a ruling; type help for a list
hall-search = Find a table
hall-button-next = Next table needing me
hall-button-needs = Only tables needing me
hall-button-all = All tables
hall-button-pairings = Pairings
hall-button-help = Help
hall-button-admit = Admit
hall-button-decline = Decline
hall-page-pairings = Pairings of round { $round }
hall-column-command = Command
hall-column-does = What it does
hall-column-tie-breaks = Tie-breaks
hall-button-start = Start round
hall-button-quiet = Mute
hall-button-speak = Unmute
hall-button-again = Repeat
hall-said = Messages
hall-rulings = Rulings
hall-somebody = the arbiter
hall-no-folder = No folder to store tournaments. Choose one with --data.
hall-passed-over = { $path } is not a file and was ignored. Move it out of the tournaments folder.
hall-unnamed = There are no tournaments yet. Create one: annabella hall --event "Club Open".
hall-no-report = { $file } is not a tournament report (TRF). No tournament was created.
hall-other-name = The tournament { $kept } already uses the file that { $name } would need. Choose another name.
hall-which = There are several tournaments. Choose one with --event: { $names }.
hall-no-key = Wrong passphrase for the tournament in { $path }.
hall-closed = The tournament in { $path } is protected by a passphrase. Start with --passphrase FILE, or --passphrase - to type it.
hall-closed-not-chief = Only the chief arbiter's tournament can have a passphrase: the one in { $path } is somebody else's.
hall-new-passphrase = Set a passphrase for { $name }? Without one, anyone who can read this computer's files can rule in your name. With one, you must enter it each time you open the tournament; if you forget it, nobody can open the tournament. Type a passphrase, or press Enter for none.
hall-type-passphrase = { $name } is protected by a passphrase. Enter it.
hall-ask-passphrase = Type a new passphrase for this tournament's key. It is neither shown nor spoken; leave empty to keep things as they are.
hall-ask-passphrase-again = Type it again.
hall-passphrase-differs = The passphrases do not match.
hall-passphrase-set = The new passphrase is set. Without it nobody, including you, can open this tournament on this computer.
hall-passphrase-field = Passphrase
hall-not-let-in = The code is wrong or has expired. Ask the chief arbiter for a new one.
hall-turned-away-here = The chief arbiter did not let this computer in.
hall-lapsed-here = The code expired before the chief arbiter answered. Ask for a new one.
relay-carries = This computer relays for { $event }. Tables here join at { $addresses }.
relay-nowhere = This computer is not relaying for any tournament yet. Name the desk and the code for a relay: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = Could not save the connection to the tournament: { $text } You will need a new code after a restart.
relay-no-door = New tables cannot join through this computer: { $text }
option-hall = join a tournament: address of the arbiter's desk, such as 192.168.1.20; with --code
option-event = name of the tournament (created if new), or its tournament report (TRF)
option-last = open the most recent tournament, or create one named after today's date
option-passphrase = read the passphrase for the tournament key from the first line of this file; - to type it
option-listen = address on which this desk can be reached; the next port is used as well
option-headless = no window: commands on standard input, messages on standard output
option-sealed = relay games between two computers for anyone; encrypted end to end
usage-hall =
    annabella hall [--event NAME|TRF] [--last] [--tournament FILE] [--passphrase FILE] [--data DIR] [--listen ADDRESS] [--headless] [--hall ADDRESS --code CODE]
        run the arbiter's desk for all tables of a tournament
usage-relay =
    annabella relay [--hall ADDRESS --code CODE] [--sealed] [--listen ADDRESS] [--data DIR]
        relay between the desk and tables in another room
