# The journal of a game.
journal-clocks-changed = The saved clock times have been changed: they do not match the entries, which are undamaged.
journal-without-entries = This journal has no entries. The file next to it, with the same name and -wal at the end, may be missing.
journal-whole = { $entries ->
    [one] The game record is intact: { $entries } entry.
   *[other] The game record is intact: { $entries } entries.
}
journal-withheld = { $count ->
    [one] One entry is not in this file: a lock or a sealed move, which stays on the computer where it was written. Number { $list }.
   *[other] { $count } entries are not in this file: locks or sealed moves, which stay on the computer where they were written. Numbers { $list }.
}
journal-rulings = { $count ->
    [one] One ruling from a desk; its signature is valid.
   *[other] { $count } rulings from desks; all signatures are valid.
}
journal-rulings-unproved = { $count ->
    [one] One ruling (entry { $list }) is not correctly signed. It has been changed or forged.
   *[other] { $count } rulings (entries { $list }) are not correctly signed. They have been changed or forged.
}
journal-rulings-by = Signed by { $name } with the key { $key }: { $count }.
journal-rulings-by-chief = Signed by { $name } with the tournament key, { $key }: { $count }.
journal-lock-of = Entry { $number }: the lock belongs to the tournament { $event }.
journal-lock-of-none = Entry { $number }: the lock belongs to no tournament. Only the PIN opens it.
journal-lock-unknown = Entry { $number }: the lock does not name its tournament; an older version wrote it.
journal-rulings-own-event = Rulings from this game's tournament, { $event }: { $count ->
    [one] entry
   *[other] entries
} { $list }.
journal-rulings-other-event = Rulings from a tournament other than this game's, { $event }: { $count ->
    [one] entry
   *[other] entries
} { $list }.
# The number and the hash of the last entry. Written down on paper, they show whether an earlier entry was changed.
journal-anchor = Last entry of the record: { $number }, { $hash }.
journal-not-stored = This game is not saved.
# Findings when a journal is opened.
journal-heartbeat-unfit = The saved clock state does not match the game record, so it was not used. The clocks are as at the last entry; check the times before you continue.
journal-shortened = This game is missing entries it had when last opened here: entry { $number } is missing or different. Look for a copy, or compare the scoresheets before you continue.
journal-moved = This game was moved here from { $name }'s desk because the computer at table { $table } failed.
journal-moved-on = Table { $table } now continues on this computer. { CAPITAL($name) } moved it here; the keys of both computers are in the record.
journal-withheld-lock = This game was locked with a PIN on another computer, and the PIN is still there: the game stays locked here until the arbiter unlocks it from the desk in the hall.
journal-withheld-envelope = The sealed move of this game is still on the computer where it was sealed: the envelope cannot be opened here.
journal-strange-ruling = This table received an invalid ruling (wrong signature, or a repeat). It was ignored. Tell the arbiter.
journal-rescued-from = Rescued from the damaged file { $file }, entries 1 to { $number }.
journal-lost = { $count ->
    [one] One entry after the damage is readable but was not copied: { $list }.
   *[other] { $count } entries after the damage are readable but were not copied: { $list }.
}
journal-rescued = { $count ->
    [one] One good entry was saved as a new game: { $path }.
   *[other] { $count } good entries were saved as a new game: { $path }.
}
journal-rescue-whole = This game is not damaged. Open it as it is.
journal-rescue-nothing = Even the beginning of this game is damaged. Look for a copy of its file.
journal-rescue-exists = That file already exists. Choose another name.
journal-rescue-not-written = Cannot write there. Choose another place.
journal-damaged = { $good ->
    [0] The game record is damaged from its first entry: { $why }
    [one] The game record is damaged from entry { $number }: { $why } The entry before it is intact.
   *[other] The game record is damaged from entry { $number }: { $why } The { $good } entries before it are intact.
}
journal-flaw-chain = the entry has been altered.
journal-flaw-opening = an entry that sets up the table is in the wrong place.
journal-flaw-file = the file itself is damaged ({ $detail }).
journal-flaw-no-record = the text is not a valid entry.
journal-flaw-unknown = "{ $name }" is unknown to this version; a newer one may have written it.
journal-flaw-value = "{ $value }" is not valid for { $field }; a newer version may have written it.
journal-empty = { $file } contains no game.
journal-not-found = File not found: { $file }.
journal-not-a-journal = { $file } is not an Annabella game.
journal-beside-not-a-file = { $file } is not a regular file but a folder, a link, a pipe or a device. Move it away, then try again.
journal-no-folder = Cannot create the folder { $file }: something else has that name. Move it away, or choose another folder with --data.
journal-too-new = { $file } uses format { $found }, from a newer version; this one supports up to { $known }. Nothing was changed.
journal-in-use = { $file } is already open in another window or on another computer.
journal-locked = { $file } is a locked game in progress: its contents are hidden until it ends or the arbiter unlocks it; --verify still works.
journal-read-only = { $file } is read-only.
journal-forbidden = You do not have permission to read { $file }. Ask its owner.
journal-log-missing = { $file } contains no moves: they are in { $file }-wal, which is missing. Put that file back next to it.
journal-out-of-order = { $file } has been changed by another program.
journal-full = Cannot write { $file }: the disk is full.
journal-io = Cannot read or write { $file }: { $detail }. Check the disk and the folder's permissions.
