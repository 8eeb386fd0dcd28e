# PGN, Braille and print.
written-no-file = { $path } cannot be read: { $error }. Name a file that exists.
pgn-no-game = There is no game in it. Right is PGN: tags such as [White "Ada"], then moves such as 1. e4 e5.
pgn-unreadable = "{ $word }" is no move. Right is PGN with English letters, such as Nf3, exd5, O-O or e8=Q. The game is read up to here.
pgn-illegal = "{ $word }" is not possible here. The game is read up to here.
pgn-ambiguous = "{ $word }" can mean more than one move. Right is the file or rank it comes from too, such as Nbd2. The game is read up to here.
pgn-open-comment = The comment that begins here does not end. Right is a closing brace. The game is read up to here.
pgn-open-variation = The variation that begins here does not end. Right is a closing bracket.
pgn-stray-bracket = This bracket closes nothing. Leave it out.
pgn-nothing-to-vary = A variation stands before any move. Right is after the move that it replaces.
pgn-too-deep = Variations are nested too deeply here; the deeper ones are left out.
pgn-broken-tag = This tag cannot be read. Right is [Name "value"].
pgn-unknown-variant = "{ $word }" is another game than chess. Right are Standard and Chess960.
