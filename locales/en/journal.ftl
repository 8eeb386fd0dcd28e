# The journal of a game.
journal-whole = { $entries ->
    [one] The journal is whole: { $entries } entry.
   *[other] The journal is whole: { $entries } entries.
}
journal-withheld = { $count ->
    [one] One entry is not in this file: it stayed at the computer on which it was written, a lock or a sealed move. Number { $list }.
   *[other] { $count } entries are not in this file: they stayed at the computer on which they were written, locks or sealed moves. Numbers { $list }.
}
journal-rulings = { $count ->
    [one] One ruling from a desk; its signature is right.
   *[other] { $count } rulings from desks; all signatures are right.
}
journal-rulings-unproved = { $count ->
    [one] One ruling from a desk is not signed for this game with the key that it names: entry { $list }. Somebody has changed it or made it up.
   *[other] { $count } rulings from desks are not signed for this game with the keys that they name: entries { $list }. Somebody has changed them or made them up.
}
journal-rulings-by = Signed by { $name } with the key { $key }: { $count }.
journal-rulings-by-chief = Signed by { $name } with the key of the event, { $key }: { $count }.
journal-lock-of = Entry { $number }: the lock belongs to the event { $event }.
journal-lock-of-none = Entry { $number }: the lock belongs to no event. Only the PIN opens it.
journal-lock-unknown = Entry { $number }: the lock does not name its event; an older program wrote it.
journal-rulings-own-event = Rulings from this game's event, { $event }: { $count ->
    [one] entry
   *[other] entries
} { $list }.
journal-rulings-other-event = Rulings from an event other than this game's, { $event }: { $count ->
    [one] entry
   *[other] entries
} { $list }.
# The number and the hash of the last entry; who has them on paper can tell whether anything before was changed.
journal-anchor = Last entry of the journal: { $number }, { $hash }.
journal-not-stored = This game is not stored.
# What was found about a journal when it was opened.
journal-heartbeat-unfit = The note of the running clock does not follow from the journal, one of them was changed, and it is not used. The clocks stand as at the last entry; check the times before you go on.
journal-shortened = When this game was last seen here its journal went on: entry { $number } is missing now, or is another. Look for a copy, or compare the scoresheets before you go on.
journal-moved = This game was brought here from the desk of { $name }: the computer that it was played on at table { $table } has failed.
journal-moved-on = Table { $table } now continues at this computer. It was moved here by { $name }; the keys of both computers are in the journal.
journal-withheld-lock = This game was locked with a PIN at another computer, and the PIN stayed there: the game stays locked here until the arbiter unlocks it from the desk in the hall.
journal-withheld-envelope = The sealed move of this game stayed at the computer on which it was sealed: the envelope cannot be opened here.
journal-strange-ruling = Somebody sent this table a ruling that does not count here: it is not signed for it, or was used before. It had no effect. Tell the arbiter.
journal-rescued-from = Rescued from the damaged file { $file }, entries 1 to { $number }.
journal-lost = { $count ->
    [one] One entry behind the damage can still be read, and was not taken over: { $list }.
   *[other] { $count } entries behind the damage can still be read, and were not taken over: { $list }.
}
journal-rescued = { $count ->
    [one] One good entry is a new game now: { $path }.
   *[other] { $count } good entries are a new game now: { $path }.
}
journal-rescue-whole = This game is not damaged. Open it as it is.
journal-rescue-nothing = Not even the beginning of this game is good. Look for a copy of its file.
journal-rescue-exists = There is already a file of the new name. Choose another.
journal-rescue-not-written = The new game cannot be written there. Choose another place.
journal-damaged = { $good ->
    [0] The journal is damaged from its first entry on: { $why }
    [one] The journal is damaged from entry { $number } on: { $why } The entry before it is good.
   *[other] The journal is damaged from entry { $number } on: { $why } The { $good } entries before it are good.
}
journal-flaw-chain = the entry is not the one that was written there.
journal-flaw-opening = an entry that sets up the table stands in the wrong place.
journal-flaw-file = the file itself is damaged ({ $detail }).
journal-flaw-no-record = its text is no record.
journal-flaw-unknown = this program does not know what "{ $name }" is; a newer one may have written it.
journal-flaw-value = "{ $value }" means nothing as { $field }; a newer program may have written it.
journal-empty = { $file } has no game in it.
journal-not-found = There is no file { $file }.
journal-not-a-journal = { $file } is no journal of Annabella.
journal-beside-not-a-file = { $file } is not a regular file but a folder, a link, a pipe or a device. Move it away, then try again.
journal-no-folder = The folder { $file } cannot be made: something else has its name. Move that away, or name another folder with --data.
journal-too-new = { $file } was written by a newer Annabella, in form { $found }; this one knows the forms up to { $known }. Nothing was changed.
journal-in-use = { $file } is open already, in another window or on another machine.
journal-locked = { $file } is a locked game that is under way: nothing is told of it before it ends or the arbiter unlocks it; --verify checks it even now.
journal-read-only = { $file } can only be read.
journal-forbidden = { $file } cannot be read: you have no right to. Whoever owns it can give it to you.
journal-log-missing = { $file } has no moves in it: they are in { $file }-wal, which is missing. Put that file back beside it.
journal-out-of-order = { $file } holds other entries than this game: somebody else has written to it.
journal-full = { $file } cannot be written: the disk is full.
journal-io = { $file } cannot be read or written: { $detail }. Check the disk and the rights to the folder.
