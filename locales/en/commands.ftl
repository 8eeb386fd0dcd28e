# The command line.
command-usage = Annabella: chess between a blind and a sighted player, each on their own board (FIDE Laws, Appendix D).
usage-window =
    annabella [FILE] [--game N] [--table FILE] [--open FILE] [--seat SEAT] [--data DIR] [--board SEAT=DEVICE[,KIND]]{ $hall }{ $join }
        open the window: a new game, or the one in FILE
usage-announce =
    annabella announce --fen FEN [--vocabulary V] MOVE
        show how a move is announced
usage-understand =
    annabella understand --fen FEN [--letters LANG] WORDS
        work out which move the words mean
usage-notate =
    annabella notate GAME.pgn|JOURNAL --letters LETTERS [--written-in LETTERS] [--form short|long|figurine|words] [--vocabulary V]
        write the moves in algebraic notation (Appendix C), with the piece letters of a language; one line per game in the file
usage-braille =
    annabella braille GAME.pgn|JOURNAL [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        write a Braille scoresheet; only ukaaf2015 follows a published code, the others are the program's own
        … [--written-in LETTERS] [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille SHEET --read [--code C] [--fen FEN]
        read a Braille scoresheet and write the game as PGN
usage-print =
    annabella print GAME.pgn|JOURNAL [--what sheet|report|envelope] [--letters LETTERS] [--written-in LETTERS] [--large]
        write scoresheets or a game report as an HTML page, in large print if you like
usage-journal =
    annabella journal FILE --verify | --export pgn|jsonl | --rescue NEW
        verify, export or rescue a stored game
usage-compare =
    annabella compare --white-sheet FILE --black-sheet FILE [--white-board PLACEMENT] [--black-board PLACEMENT]
        and [--start FEN] [--letters-white LANG] [--letters-black LANG] [--written-in LETTERS] [--clock-log FILE] [--journal FILE] [--laws 2005|2018|2023]
        compare two scoresheets and two boards: who corrects what (D.2.9)
usage-classify =
    annabella classify TIMECONTROL [--laws 2005|2018|2023]
        say whether a time control is standard, rapid or blitz, and how many minutes sixty moves take
usage-pairings =
    annabella pairings --round-robin N [--double] [--tables berger|cbx]
        list the pairings of a round robin, with colours, from the Berger tables
usage-standings =
    annabella standings FILE.trf [--tie-breaks LIST] [--rules 2014|2024|2026] [--html FILE] [--trf FILE] [--trf16 FILE] [--trf26 FILE]
        work out the standings from a tournament report (TRF16, TRF26)
usage-explain =
    annabella explain ARTICLE [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        explain an Article of the Laws in plain words, as a player at the table is told
usage-board =
    annabella board --list | --watch DEVICE [--kind { $makes }]
        list connected electronic boards, or watch one
usage-console =
    annabella console [--table FILE] [--open FILE [--game N]] [--seat SEAT] [--data DIR] [--mute] [--board SEAT=DEVICE[,KIND]]{ $hall }{ $join }
        play in the terminal: type a move or a command on each line; each line of output is a message
usage-script =
    annabella script FILE…
        play game scripts and print everything that happens
usage-pages =
    annabella pages FOLDER
        write manual pages in all languages and completions for bash, zsh and fish to FOLDER, for packages
usage-notes =
    Every command takes --json and --lang LOCALE ({ $languages }).
    annabella COMMAND --help explains its options; annabella --version prints the version.
    V: { $vocabularies }. LANG: { $letters }.
    LETTERS: LANG, { $more }.
    Exit status: 0 success; 1 the answer is no; 2 bad command line or unreadable input.
option-fen = position, as FEN
option-vocabulary = announcement words; default fide
option-letters = language of the piece letters
option-form = notation style
option-code = Braille code; for a table in a hall, the four squares the desk gives, such as "e4 g7 a2 f3"
option-format = Braille file format
option-layout = one line per move pair, or run on
option-diagram = diagrams after these half-moves; end is the final position
option-cells = cells per line
option-lines = lines per page
option-form-feed = when to start a new page: between pages, after each, or never
option-crlf = Windows line endings
option-read = read a Braille scoresheet instead of writing one
option-what = scoresheets, the game report, or the envelope of an adjourned game
option-large = large print
option-verify = check that the game has not been altered
option-export = export the game
option-rescue = save the undamaged part of a game as a new one
option-side-sheet = this side's scoresheet, a text file
option-side-board = this side's position, as the first field of a FEN
option-side-letters = language of the piece letters on this side's scoresheet
option-written-in = language of the piece letters in the file, if they are not English
option-start = starting position, as FEN
option-clock-log = a file of clock times: half-move, White's and Black's milliseconds on each line
option-journal = the stored game to check against
option-laws = edition of the Laws; default 2023
option-speed = kind of game
option-supervision = competition rules (an arbiter for each game), or otherwise
option-table = set up a new table from this game script
option-open = a stored game, or a PGN file
option-game = number of the game in the file
option-seat = which seat to take: white, black, assistant-white, assistant-black or arbiter
option-data = keep games and settings in this folder
option-mute = no speech or sounds: text only
option-list = list the connected electronic boards
option-watch = print what this board sees until it is unplugged: a port such as /dev/ttyUSB0 or COM3, or a board by make and serial number such as dgt:12345
option-kind = the make of the board, if its port does not tell
option-board = an electronic board for White or Black, once for each: black=/dev/ttyUSB0,certabo or white=dgt:12345; DGT if no make is named
option-json = one JSON object per line
option-lang = use this language instead of the system's
option-help = show this help
page-name = NAME
page-synopsis = SYNOPSIS
page-description = DESCRIPTION
page-options = OPTIONS
page-notes = NOTES
page-files = FILES
page-games-kept = stored games and recordings
page-settings-kept = one person's settings
page-environment = ENVIRONMENT
page-graphics = card: draw windows with the graphics card; processor: draw them in software
page-language = the language, if --lang is not given
page-see-also = SEE ALSO
page-program = chess between a blind and a sighted player
page-settings = the settings of Annabella
page-settings-file = A TOML file written by the program. Under each setting: its key and default, its possible values, and what it does.
command-pages-failed = Cannot write to { $path } ({ $why }). Choose another folder.
command-output-cut = The output is incomplete: it cannot be written there. Free some disk space or choose another place.
command-try-help = Run "annabella --help" for a list of commands.
command-unknown = Unknown command: "{ $word }".
command-unknown-option = Unknown option: "{ $word }".
command-stray-word = Unexpected word: "{ $word }". This command takes only options.
command-missing-value = { $word } needs a value.
command-needless-value = { $word } does not take a value.
command-second-file = This command takes one file. "{ $word }" is one too many.
command-missing-option = { $word } is required.
command-not-both = { $word } cannot be used together.
command-game-over = The game is already over in position "{ $word }".
command-missing-argument = { $word } is missing.
command-unknown-language = Unknown language "{ $word }". Choose from { $languages }.
command-not-one-of = { $option }: "{ $word }" is not valid. Choose from { $possible }.
command-not-text = "{ $word }" contains bytes that are not UTF-8 text.
fen-unreadable = Invalid FEN: { $field }, column { $column }: { $problem }. { $remedy }
fen-field-placement = first field (pieces)
fen-field-turn = second field (side to move)
fen-field-castling = third field (castling)
fen-field-en-passant = fourth field (en passant)
fen-field-halfmoves = fifth field (half-moves)
fen-field-fullmoves = sixth field (move number)
fen-problem-unreadable = missing or malformed
fen-problem-sign = "{ $sign }" is not allowed here
fen-problem-rank-length = rank { $rank } has { $squares } squares
fen-problem-rank-count = it has { $ranks } ranks
fen-problem-kings = each side must have exactly one king
fen-problem-pawn = there is a pawn on the first or last rank
fen-problem-castling = the king or rook is not on the right square for this castling right
fen-problem-check = the side not to move is in check
fen-right-placement = Use eight ranks of eight squares, from rank 8 down, such as rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Use w or b.
fen-right-castling = Use - or some of KQkq; in Chess960 also the files of the rooks.
fen-right-en-passant = Use - or a square such as e3.
fen-right-number = Use a whole number such as 0 or 1.

# The console and the window at the start.
session-no-game = { $path } does not contain a readable game.
session-from-script = { $path } is a game script, not a stored game, so a new table was set up from it. To do this on purpose, use --table { $path }.
session-damaged = Warning: the game is damaged and can be read only up to the entry before number { $entry }. The file is left as it is, and you cannot play on in it.
session-new-instead = A new game has been started instead.
session-locked = A locked game is in progress, so that game is open, at its own seat. To leave it, the arbiter must unlock the desk with the PIN.
session-locked-alone = This is the locked game in progress; no other game can be opened.
session-locked-replaced = A locked game is in progress, but its file { $path } now holds another game or an older copy. Put the right file back: no other game can be opened.
session-older-instead = The previous unfinished game has been opened instead.
unopened-damaged = Could not reopen { $game }: its file is damaged. To see what can still be read, open { $file }.
unopened-unreadable = Could not reopen { $game }: its file is no longer a stored game. Replace { $file } with a copy, if you have one.
unopened-not-a-file = Could not reopen { $game }: { $file } is not a regular file but a pipe, a device, a socket, a folder or a broken link. Move it out of the games folder.
unopened-beside = Could not reopen { $game }: { $file } is not a regular file but a folder, a link, a pipe or a device. Move it out of the games folder.
unopened-too-long = Could not reopen { $game }: its file is far too large. Move { $file } out of the games folder.
unopened-newer = Could not reopen { $game }: it was written by a newer version. Open { $file } with that version.
unopened-in-use = Could not reopen { $game }: it is already open. Continue { $file } where it is open, or close it there.
unopened-forbidden = Could not reopen { $game }: you do not have permission to open its file. Get permission to read and write { $file }.
unopened-log-missing = Could not reopen { $game }: its moves are in { $file }-wal, which is missing. Put that file back next to it.
unopened-full = Could not reopen { $game }: the disk is full. Free some space, then open { $file }.
unopened-failed = Could not reopen { $game }: its file cannot be read or written ({ $detail }). Check the disk, then open { $file }.
unopened-more = { $count ->
    [one] One more stored game could not be reopened; it is in the list of games.
   *[other] { $count } more stored games could not be reopened; they are in the list of games.
}
session-not-stored = The game continues, but is not being saved.
session-settings = Cannot read the settings in { $path }: { $what }. The file is kept, and renamed when you change a setting. Default settings are in use.
session-card = Using the graphics card, because drawing a window in software took { $ms } ms. A screen reader can now find only the first window; set ANNABELLA_GRAPHICS=processor to make all windows accessible.
console-no-such-seat = There is no { $seat } seat in this game. Choose another with --seat.
console-no-thread = The system cannot start more threads. Close some programs and try again.
console-long-line = That line is longer than { $count } KiB and was ignored.
console-no-display = No display found. Opening the table in the terminal.
command-unknown-seat = Unknown seat "{ $word }". Choose from white, black, assistant-white, assistant-black and arbiter.
command-system-folder = { $word } holds the system's devices or processes, not files. Choose another folder with --data.
classify-standard = standard, { $minutes } { $count ->
    [one] minute
   *[other] minutes
}
classify-rapid = rapid, { $minutes } { $count ->
    [one] minute
   *[other] minutes
}
classify-blitz = blitz, { $minutes } { $count ->
    [one] minute
   *[other] minutes
}
classify-untimed = A game without a clock is neither standard, rapid nor blitz.
classify-unreadable = Invalid time control at column { $column }: "{ $part }". Use 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 or 90 min + 30 s.

# Electronic boards at the command line.
board-list-none = No electronic board is connected. Plug one in, switch it on and try again.
board-list-one = { $number }: { $kind }, serial number { $serial }, at { $device }.
board-list-nameless = { $number }: { $kind }, at { $device }.
board-battery = Battery { $percent } per cent.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, serial number { $serial }, is connected at { $device }.
board-watch-connected-nameless = { $kind } is connected at { $device }.
board-watch-gone = The board was unplugged or switched off.
board-watch-shut = The board is connected, but its port cannot be reopened.
board-watch-silent = The board is connected but sends nothing intelligible.
board-watch-changed = { $placement }, changed: { $squares }
board-watch-clock = Clock { $running ->
    [yes] running
   *[no] stopped
}: White { $white }, Black { $black }.
board-watch-lever-white = White pressed last.
board-watch-lever-black = Black pressed last.
board-watch-clock-battery = Its battery is low.
board-watch-clock-gone = The clock is gone or not responding.
board-not-understood = No known board responds at { $device }. Switch it on, and name its make with --kind: { $kinds }.
board-only-occupancy = The board at { $device } only detects occupied squares. Use one that recognises its pieces.
board-access-gone = { $device } was not found. Plug the board in; "annabella board --list" shows where it is.
board-access-busy = { $device } is in use by another program. Close it and try again.
board-access-group = You do not have permission to open { $device }: you are not in the group { $group }. Run "sudo usermod -aG { $group } { $user }" in a terminal, then log out and in again.
board-access-login = You do not have permission to open { $device } yet: you have not logged in since you were added to the group { $group }. Log out and in again.
board-access-rule = You do not have permission to open { $device }: the udev rule for boards is not installed. Run "sudo cp { $rule } /etc/udev/rules.d/" in a terminal, then unplug the board and plug it in again.
board-access-replug = You do not have permission to open { $device }. Unplug the board and plug it in again while you are logged in at this computer itself.
board-access-right = You do not have permission to open { $device }. Ask your administrator for read and write access.
