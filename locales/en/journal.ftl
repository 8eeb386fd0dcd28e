# The journal of a game.
journal-whole = { $entries ->
    [one] The journal is whole: { $entries } entry.
   *[other] The journal is whole: { $entries } entries.
}
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
journal-too-new = { $file } was written by a newer Annabella, in form { $found }; this one knows the forms up to { $known }. Nothing was changed.
journal-in-use = { $file } is open already, in another window or on another machine.
journal-locked = { $file } is a locked game that is under way: nothing is told of it before it ends or the arbiter unlocks it; --verify checks it even now.
journal-read-only = { $file } can only be read.
journal-forbidden = { $file } cannot be read: you have no right to. Whoever owns it can give it to you.
journal-log-missing = { $file } has no moves in it: they are in { $file }-wal, which is missing. Put that file back beside it.
journal-out-of-order = { $file } holds other entries than this game: somebody else has written to it.
journal-full = { $file } cannot be written: the disk is full.
journal-io = { $file } cannot be read or written: { $detail }
