# The arbiter's desk over many tables: what is typed there, what it says, what its page shows.
# Commands; several words for one command are parted by semicolons.
hall-line-tables = tables
hall-line-tables-help = reads all tables, those that need the arbiter first
hall-line-needs = needs; who needs me
hall-line-needs-help = reads the tables that need the arbiter
hall-line-next = next
hall-line-next-help = opens the next table that needs the arbiter
hall-line-open = open; table
hall-line-open-help = opens a table by its number: open 7, or just 7
hall-line-back = back; list
hall-line-back-help = leaves the open table for the list
hall-line-seen = seen
hall-line-seen-help = what this table needs has been seen and is not told again: seen, or seen 7
hall-line-find = find
hall-line-find-help = finds tables by number or name: find Ada
hall-line-said = said; again
hall-line-said-help = says the last ten sentences again
hall-line-quiet = quiet
hall-line-quiet-help = nothing is said unasked any more
hall-line-speak = speak
hall-line-speak-help = what happens is said again
hall-line-start-round = start round
hall-line-start-round-help = starts the clocks of all tables
hall-line-not-started = not started
hall-line-not-started-help = reads the tables whose clocks have not run yet
hall-line-rulings = rulings
hall-line-rulings-help = reads the rulings and what became of them
hall-line-withdraw = withdraw
hall-line-withdraw-help = takes back a ruling that a table has not got yet: withdraw 7
hall-line-file = file
hall-line-file-help = writes a file with which a table joins, to be carried there: file 7
hall-line-code = code
hall-line-code-help = gives a code with which a table joins: code 7
hall-line-desk = desk
hall-line-desk-help = gives a code for another desk that may rule or only looks: desk arbiter Eva, desk looks Screen
hall-line-desks = desks
hall-line-desks-help = reads the desks, what each may do and whether it is connected
hall-line-remove-desk = remove desk
hall-line-remove-desk-help = takes a desk out of the event: remove desk Eva
# What a further desk may; English is understood in every language.
hall-power-arbiter = arbiter
hall-power-looks = looks
hall-line-save = save game
hall-line-save-help = writes a table’s game into a file, to go on with it on another computer: save game 7
hall-line-passphrase = passphrase
hall-line-passphrase-help = sets or changes the passphrase that closes the event’s key on this computer; it is asked for, never typed behind the word
hall-line-relay = relay
hall-line-relay-help = gives a code with which a relay joins that carries for another room
hall-line-relays = relays
hall-line-relays-help = reads the relays that were let in, and where tables reach them
hall-line-remove-relay = remove relay
hall-line-remove-relay-help = takes a relay out of the event: remove relay 2
hall-line-remove = remove table
hall-line-remove-help = takes a table out of the event: remove table 7
hall-line-help = help
hall-line-help-help = reads what can be typed
hall-line-yes = yes
hall-line-no = no
hall-help-at = A ruling is typed at the open table, or after its number: 7: stop clocks; 7: warn black talking; 7: add to white 2:00.
hall-help-answers = Yes and no answer the question you heard last. To answer about another newcomer, add a number or name: yes 6, no table 6, yes Eva, no relay.
hall-help-keys = In the window: F6 goes from part to part, Ctrl+J to the next table that needs you, Ctrl+L back to the list.
hall-told-one = { $cause }: table { $table }, { $names }.
hall-told = { $cause }: { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-cause-boards-differ = Boards differ
hall-cause-sheets-differ = Scoresheets differ
hall-cause-flag-fallen = Flag fallen
hall-cause-claim = Claim
hall-cause-offence = Offence
hall-cause-ruling = A decision is needed
hall-cause-undelivered = Ruling not delivered
hall-cause-fork = Two journals of one game
hall-cause-silent = No contact
hall-cause-others-paired = Others play than are paired
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
hall-more = And { $count } more.
hall-reached = This desk is reached at { $addresses }.
hall-event = This is { $event }, event number { $digits }. Its tables say that number when they join.
hall-not-built = This program was built without the network for halls.
hall-cannot-listen = Nobody can listen at { $address }: it is taken, or not allowed. Name another one with --listen.
hall-unknown-host = Nobody knows a computer named { $address }. It is tried again.
hall-nobody-there = Nobody answers at { $addresses }. It is tried again.
hall-bad-credentials = The certificates of this event do not fit each other.
hall-net-failed = The network does not open: { $text }
hall-no-certificate = No certificate could be made. Only the chief arbiter's desk of a program built with the network makes them.
hall-not-replicated = The entries of the tables cannot be saved here. The tables have them.
hall-not-kept = That cannot be saved, and was not sent. Free some disk space and try again.
hall-flooded = More comes in the name of table { $table } than any game could send. What is too much is passed over; the table is still heard.
hall-flooded-strangers = Somebody sends a flood of messages in the names of tables that are not in this event. They are passed over.
hall-flooded-door = Somebody asks to be let in again and again, far too often. What is too much is passed over; whoever wants to join may have to try more than once.
hall-forged = Somebody spoke in the name of table { $table }. Nothing came of it.
hall-back = { $count ->
    [one] Table { $tables } is heard again.
   *[other] Tables { $tables } are heard again.
}
hall-unfit = Table { $table }: an entry came that does not fit. It was not taken.
hall-new-game = Table { $table } has a new game.
hall-strange-ruling = Somebody sent table { $table } a ruling that does not count there: it is not signed for it, or was used before. It had no effect.
hall-ruled = { $name } ruled at { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}: { $verb }.
hall-desk-there = The desk of { $name } is connected.
hall-desk-gone = The desk of { $name } is away.
hall-only-looks = This desk only looks; it cannot rule.
hall-only-the-chief = Only the chief arbiter's desk can do that.
hall-kept-by-the-chief = That is done at the chief arbiter’s desk. Here the event can only be read.
hall-event-not-for-looks = The event is read at the desks of arbiters, not at one that only looks.
hall-no-game-there = No game is known at table { $table } yet.
hall-not-whole = The sealed move of table { $table } stays at its old computer: where the game goes on, the envelope cannot be opened. Open it there, or rule that it is lost: { $table }: envelope lost.
hall-not-whole-locked = Table { $table } was locked with a PIN, which stays at its old computer: the game stays locked where it goes on, and no PIN opens it there. When that computer has joined, rule { $table }: unlock.
hall-no-table = There is no table { $table }.
hall-no-ruling = { $text } is no ruling.
hall-lock-there = The PIN of a lock stays at its table and travels nowhere: lock it there. unlock can be ruled from here.
hall-not-understood = { $text } was not understood. Type help.
hall-done = Table { $table }: { $verb }, done.
hall-refused = Table { $table }: { $verb }, not done. { $why }
hall-ruling-waits = Table { $table }: { $verb }, not delivered yet.
hall-not-delivered = There is no contact with table { $table }. The ruling goes out when it is back; withdraw { $table } takes it back.
hall-nothing-waits = No ruling waits for table { $table }.
hall-withdrawn = Table { $table }: { $verb }, taken back.
hall-round = { $count ->
    [0] No table waits for its clocks.
    [one] The clocks of { $count } table are being started.
   *[other] The clocks of { $count } tables are being started.
}
hall-ask-round = { $count ->
    [one] Start the clocks of { $count } table? Yes or no.
   *[other] Start the clocks of { $count } tables? Yes or no.
}
hall-round-owed = { $count ->
    [one] Table
   *[other] Tables
} { $tables }: the game of the round is not known there yet; the clocks start when it comes.
hall-ask-ruling = Ruling for table { $table }: { $verb }. Send it? Yes or no.
hall-ask-remove = Take table { $table } out of the event? Yes or no.
hall-removed = Table { $table } is out of the event.
hall-ask-remove-desk = Take the desk of { $name } out of the event? Yes or no.
hall-removed-desk = The desk of { $name } is out of the event and rules no more. Its computer can still read along while it has the certificate of the event.
hall-no-desk = There is no other desk of { $name }.
hall-desk-out = The chief arbiter has taken this desk out of the event.
hall-desk-row = { $name }: { $power ->
    [chief] chief arbiter
    [looks] only looks
   *[arbiter] rules
}, { $state ->
    [own] this desk
    [there] connected
   *[away] not connected
}.
hall-desk-row-unnamed = { $power ->
    [chief] Chief arbiter
    [looks] Only looks
   *[arbiter] Arbiter
}, { $state ->
    [own] this desk
    [there] connected
   *[away] not connected
}.
hall-relay-row = Relay { $number }: tables reach it at { $addresses }.
hall-no-relays = No relay was let in.
hall-no-relay = There is no relay { $number }.
hall-ask-remove-relay = Take relay { $number } at { $addresses } out of the event? Yes or no.
hall-removed-relay = Relay { $number } is out of the event; nothing signed with its key counts. Its computer can still carry and read along while it has the certificate of the event.
hall-quiet = Nothing is said unasked any more.
hall-speaks = What happens is said again.
hall-code = Code for table { $table }: { $words }. In letters: { $squares }. It is valid for ten minutes.
hall-file = Table { $table } joins with the file { $name } in the folder of the event: annabella --hall, and the file. It is valid for a week. Whoever has it can knock: carry it there, do not send it.
hall-code-desk = Code for the desk of { $name }: { $words }. In letters: { $squares }. It is valid for ten minutes.
hall-code-relay = Code for a relay: { $words }. In letters: { $squares }. It is valid for ten minutes.
hall-code-expired = The code for table { $table } is no longer valid.
hall-wrong-code = Wrong codes were tried for table { $table }. The code is no longer valid; make a new one.
hall-ask-admit = Table { $table } has the right code: { $name }. Let it in? Yes or no.
hall-ask-admit-unnamed = Table { $table } has the right code. Let it in? Yes or no.
hall-ask-admit-desk = The desk of { $name } has the right code. Let it in? Yes or no.
hall-ask-admit-relay = A relay has the right code; tables would reach it at { $addresses }. Let it in? Yes or no.
hall-admitted = Table { $table } takes part now.
hall-admitted-relay = The relay takes part now.
hall-admitted-desk = The desk of { $name } takes part now.
hall-let-in = { $kind ->
    [table] Table { $table } was let in.
    [desk] The desk of { $name } was let in.
   *[relay] The relay was let in.
}
hall-turned-away = { $kind ->
    [table] Table { $table } was turned away; its code is no longer valid.
    [desk] The desk of { $name } was turned away; its code is no longer valid.
   *[relay] The relay was turned away; its code is no longer valid.
}
hall-left-door = { $kind ->
    [table] Table { $table } is no longer at the door; its code is no longer valid.
    [desk] The desk of { $name } is no longer at the door; its code is no longer valid.
   *[relay] The relay is no longer at the door; its code is no longer valid.
}
hall-left-door-valid = { $kind ->
    [table] Table { $table } is no longer at the door. Its code is still valid.
    [desk] The desk of { $name } is no longer at the door. Its code is still valid.
   *[relay] The relay is no longer at the door. Its code is still valid.
}
hall-bound-elsewhere = Table { $table } did not join: its game is locked for event number { $digits }. The code is still valid.
hall-also-at-door = { $kind ->
    [table] Table { $table } is also at the door.
    [desk] The desk of { $name } is also at the door.
   *[relay] A relay is also at the door.
}
hall-newcomer = { $kind ->
    [table] table { $table }
    [desk] the desk of { $name }
   *[relay] a relay
}
hall-nothing-done = { $kind ->
    [table] Nothing was done at table { $table }.
    [desk] The desk of { $name } stays.
   *[relay] The relay stays.
}
hall-question-dropped = Your open question was dropped. Nothing was done.
hall-at-door = At the door: { $list }.
hall-nobody-at-door = Nobody is at the door.
hall-not-at-door = Nobody at the door is called { $text }.
hall-several-at-door = More than one newcomer is called { $text }. You will be asked about each of them.
hall-no-power = { $text } is no power of a desk. There are: arbiter, looks.
hall-none-needs = No table needs you.
hall-nothing-found = No table was found.
hall-all-started = All clocks have run.
hall-not-started = Not started: { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-without-game = No game of the round yet: { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-untimed = Games without clocks: { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-nothing-said = Nothing has been said yet.
hall-no-rulings = There are no rulings yet.
hall-why-not-entitled = The table does not know this desk's right to rule.
hall-why-other-game = Another game is played there now.
hall-why-spent = That ruling was answered before.
hall-why-stale = What you saw is not in the table's journal.
hall-why-ruled = Another desk has ruled there since you looked. Look again, then rule.
hall-why-advanced = { $count ->
    [one] A move was completed meanwhile. Look again.
   *[other] { $count } moves were completed meanwhile. Look again.
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
hall-column-needs = State
hall-field = Desk
hall-field-hint = A command, or a number and a ruling; help lists them
hall-search = Find a table
hall-button-next = Next that needs me
hall-button-needs = Only those that need me
hall-button-all = All tables
hall-button-start = Start round
hall-button-quiet = Quiet
hall-button-speak = Speak
hall-button-again = Say again
hall-said = What was said
hall-rulings = Rulings
hall-somebody = the arbiter
hall-no-folder = There is no folder to keep an event in. Name one with --data.
hall-passed-over = { $path } is not a file and was passed over. Move it out of the folder of the events.
hall-unnamed = No event is kept here yet. Name one: annabella hall --event "Club Open".
hall-no-report = { $file } is no tournament report (TRF). Nothing was made from it.
hall-other-name = The event { $kept } is kept in the file that { $name } would need. Give the new one another name.
hall-which = Several events are kept here. Name one with --event: { $names }.
hall-no-key = That is not the passphrase of the event in { $path }.
hall-closed = The event in { $path } is closed with a passphrase. Start with --passphrase and the file that has it, or with --passphrase - to type it.
hall-closed-not-chief = Only the event of the chief arbiter is closed with a passphrase: the one in { $path } is somebody else’s.
hall-new-passphrase = A passphrase for the event { $name }? Without one, whoever can read the files of this computer can rule in your name. With one, it is asked for whenever the event is opened here, and nobody opens it without, you included. Type it, or press Enter for none.
hall-type-passphrase = The event { $name } is closed with a passphrase. Type it.
hall-ask-passphrase = Type the new passphrase for the key of this event. It is neither shown nor said; an empty line leaves all as it is.
hall-ask-passphrase-again = Type it once more.
hall-passphrase-differs = The two are not the same.
hall-passphrase-set = The key of this event is closed with the new passphrase from now on. Without it nobody opens the event on this computer any more, you included.
hall-passphrase-field = Passphrase
hall-not-let-in = The desk did not let this computer in: the code is wrong or no longer valid. Ask the chief arbiter for a new one.
hall-turned-away-here = The chief arbiter did not let this computer in.
hall-lapsed-here = The code became invalid before the chief arbiter answered. Ask for a new one.
relay-carries = This computer carries for { $event }. Tables here join at { $addresses }.
relay-nowhere = This computer carries for no event yet. Name the desk and the code for a relay: annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = The way into the event cannot be kept: { $text } After a restart a new code is needed.
relay-no-door = New tables cannot join through this computer: { $text }
