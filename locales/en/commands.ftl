# The command line.
command-usage =
    Annabella: chess between a blind and a sighted player, each on a board of his own (FIDE Laws, Appendix D).

    annabella [FILE] [--game N] [--table FILE] [--open FILE] [--seat SEAT] [--data DIR] [--board SEAT=DEVICE[,KIND]] [--hall ADDRESS --code CODE] [--join ADDRESS --code CODE]
        the window: a new game, or the one in that file
    annabella announce --fen FEN [--vocabulary V] MOVE
        how the move is announced
    annabella understand --fen FEN [--letters LANG] WORDS
        which move the words mean
    annabella notate GAME.pgn|JOURNAL --letters LETTERS [--form short|long|figurine|words] [--vocabulary V]
        the moves as Appendix C writes them, in a language's letters; a line for each game of the file
    annabella review GAME.pgn|JOURNAL [--game N] [--ply N] [--vocabulary V] [--engine PATH] [--depth N] [--write NEW] [--find TEXT] [--data DIR]
        goes through a game: each move with comments, glyphs and variations, or one place in it; writes it again with nothing lost
    annabella braille GAME.pgn|JOURNAL [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        a Braille scoresheet; only ukaaf2015 follows a published code, the others are the program's own
        … [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille SHEET --read [--code C] [--fen FEN]
        the game of a Braille scoresheet as PGN
    annabella print GAME.pgn|JOURNAL [--what sheet|report|envelope] [--letters LETTERS] [--large]
        scoresheets or the report of a game as a page of HTML, in large print if wished
    annabella journal FILE --verify | --export pgn|jsonl | --rescue NEW
        is a stored game as it was written; a stored game out
    annabella compare --white-sheet FILE --black-sheet FILE [--white-board PLACEMENT] [--black-board PLACEMENT]
        and [--start FEN] [--letters-white LANG] [--letters-black LANG] [--clock-log FILE] [--journal FILE] [--laws 2005|2018|2023]
        two scoresheets and two boards: who corrects what (D.2.9)
    annabella classify TIMECONTROL [--laws 2005|2018|2023]
        standard, rapid or blitz, and how many minutes sixty moves take
    annabella pairings --round-robin N [--double]
        who plays whom, and with which colour, where each meets each other, by Berger's tables
    annabella standings FILE.trf [--tie-breaks LIST] [--html FILE] [--trf FILE] [--trf16 FILE] [--trf26 FILE]
        the standings of a tournament's report (TRF16, TRF26)
    annabella hall [--event NAME|TRF] [--last] [--tournament FILE] [--passphrase FILE] [--data DIR] [--listen ADDRESS] [--headless] [--hall ADDRESS --code CODE]
        the arbiter's desk over all tables of an event
    annabella relay [--hall ADDRESS --code CODE] [--sealed] [--listen ADDRESS] [--data DIR]
        carries between the desk and the tables of another room
    annabella explain ARTICLE [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        what an Article of the Laws says, in our own words, as a player at the table is told
    annabella board --list | --watch DEVICE [--kind dgt|millennium|certabo|livechess]
        the electronic boards that are connected; or what one of them sees, for a support call
    annabella console [--table FILE] [--open FILE [--game N]] [--seat SEAT] [--data DIR] [--mute] [--board SEAT=DEVICE[,KIND]] [--hall ADDRESS --code CODE] [--join ADDRESS --code CODE]
        plays in the terminal: a line in is a move or a command, a line out is what is said
    annabella play [--engine PATH] [--elo N] [--level WORD] [--side white|black] [--fen FEN] [--time TC] [--data DIR] [--mute]
        a game at home against a chess engine, in the terminal as console has it
    annabella script FILE…
        plays game scripts and prints everything that happens
    annabella pages FOLDER
        writes manual pages in all languages and the completions of bash, zsh and fish into that folder, as packages hold them

    Every command takes --json and --lang LOCALE ({ $languages }).
    annabella COMMAND --help explains its options; annabella --version says which version this is.
    V: { $vocabularies }. LANG: { $letters }.
    LETTERS: LANG, { $more }.
    Exit status: 0 done; 1 the answer is no; 2 the command line or an input cannot be read.
option-fen = the position, as FEN
option-vocabulary = whose words announce the move; fide if not given
option-letters = the language of the piece letters
option-form = how a move is written
option-code = the Braille code; for a table in a hall, the four squares that the desk gives, such as "e4 g7 a2 f3"
option-format = the kind of Braille file
option-layout = one line for each pair of moves, or running on
option-diagram = diagrams after these half-moves; end is the last position
option-cells = how many cells a line has
option-lines = how many lines a page has
option-form-feed = where a new page is asked for: between pages, after each, or nowhere
option-crlf = ends lines as Windows does
option-read = reads a Braille scoresheet instead of writing one
option-what = scoresheets, the report of the game, or the envelope of an adjourned one
option-large = in large print
option-verify = says whether the game is as it was written
option-export = writes the game out
option-rescue = saves what is good of a damaged game as a new one
option-side-sheet = the scoresheet of this side, a text file
option-side-board = how the pieces stand on this side's board, the first field of a FEN
option-side-letters = the language of the piece letters on this side's scoresheet
option-start = the position at the start, as FEN
option-clock-log = a file with the clocks: half-move, White's and Black's milliseconds on each line
option-journal = the stored game they belong to
option-laws = which edition of the Laws; 2023 if not given
option-speed = for which kind of game
option-supervision = under competition rules with an arbiter for each game, or otherwise
option-table = a new table as this game script describes it
option-open = a stored game, or a file in PGN
option-game = which game of the file, by its number
option-sealed = carries games on two computers for whoever comes: they are sealed, and nobody here can read them
option-seat = whose place it is: white, black, assistant-white, assistant-black or arbiter
option-data = keeps games and settings in this folder
option-mute = without voice and sounds: only lines of text
option-list = names the electronic boards that are connected
option-watch = prints what this board sees until it is unplugged: a port such as /dev/ttyUSB0 or COM3, or a board by make and serial number such as dgt:12345
option-kind = the make of the board, where its port does not tell
option-board = an electronic board for White or Black, once for each: black=/dev/ttyUSB0,certabo or white=dgt:12345; DGT if no make is named
option-hall = takes part in an event: the address of the arbiter's desk, such as 192.168.1.20; with --code
option-join = sits down at a table at another computer: its address, such as 192.168.1.20; with --code
option-event = name of the event; made if it is new; or its tournament report (TRF)
option-last = opens the event that was kept last; where there is none, makes one named after the day
option-passphrase = the key of the event is kept closed with the words in the first line of this file; - to type them
option-listen = address at which tables reach this desk
option-headless = without a window: commands from the standard input, sentences to the standard output
option-json = one JSON object on each line, for programs
option-lang = in this language instead of the system's
option-help = this help
page-name = NAME
page-synopsis = SYNOPSIS
page-description = DESCRIPTION
page-options = OPTIONS
page-notes = NOTES
page-files = FILES
page-games-kept = stored games and recordings
page-settings-kept = the settings of a person
page-environment = ENVIRONMENT
page-graphics = card has the graphics card draw the windows, processor the program itself
page-livechess = where LiveChess answers, if not at ws://127.0.0.1:1982/api/v1.0
page-language = the language, where --lang is not given
page-see-also = SEE ALSO
page-program = chess between a blind and a sighted player
page-settings = the settings of Annabella
page-settings-file = A file in TOML, written by the program. Under the name of each setting stand its place in the file with what it is at first, what it can be, and what it does.
command-pages-failed = { $path } cannot be written ({ $why }). Choose a folder of your own.
command-try-help = "annabella --help" lists the commands.
command-unknown = "{ $word }" is no command.
command-unknown-option = "{ $word }" is no option of this command.
command-missing-value = The option { $word } needs a value after it.
command-needless-value = The option { $word } takes no value.
command-missing-option = The option { $word } is missing.
command-not-both = { $word } do not go together: give one of the two.
command-game-over = In the position "{ $word }" the game is over: nobody can play on from it.
command-missing-argument = { $word } is missing at the end of the command.
command-unknown-language = "{ $word }" is no language of this program. There are { $languages }.
command-not-one-of = { $option } cannot be "{ $word }". Possible: { $possible }.
command-not-text = "{ $word }" contains bytes that are not UTF-8 text.
fen-unreadable = The FEN cannot be read: { $field }, column { $column }: { $problem }. { $remedy }
fen-field-placement = first field (pieces)
fen-field-turn = second field (side to move)
fen-field-castling = third field (castling)
fen-field-en-passant = fourth field (en passant)
fen-field-halfmoves = fifth field (half-moves)
fen-field-fullmoves = sixth field (move number)
fen-problem-unreadable = it is missing or has another form
fen-problem-sign = "{ $sign }" stands for nothing
fen-problem-rank-length = rank { $rank } has { $squares } squares
fen-problem-rank-count = it has { $ranks } ranks
fen-problem-kings = each side must have exactly one king
fen-problem-pawn = a pawn stands on the first or last rank
fen-problem-castling = king or rook do not stand where this castling needs them
fen-problem-check = the side that is not to move is in check
fen-right-placement = Right are eight ranks of eight squares, from rank 8 down, such as rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Right is w or b.
fen-right-castling = Right is - or some of KQkq, in Chess960 also the files of the rooks.
fen-right-en-passant = Right is - or a square such as e3.
fen-right-number = Right is a whole number such as 0 or 1.

# The console and the window at the start.
session-no-game = { $path } has no readable beginning of a game.
session-from-script = { $path } is a game script, not a stored game: a new table is set up as it describes. Right for a script is --table { $path }.
session-damaged = Attention: the journal can be read only up to the entry before number { $entry }. The file stays as it is; nothing can be played in it.
session-new-instead = So a new game is on the table.
session-locked = A locked game is under way here, so that game is on the table, at its own seat: to leave it, the arbiter first opens the desk with the PIN.
session-locked-alone = It is the locked game that is under way here, so no other one is opened.
session-older-instead = So the unfinished game before it is on the table.
unopened-damaged = { $game } was not continued, because its file is damaged; to see what can still be read, open { $file }.
unopened-unreadable = { $game } was not continued, because its file is no journal any more; put a copy of { $file } in its place, if there is one.
unopened-not-a-file = { $game } was not continued, because { $file } is not a regular file but a pipe, a device, a socket, a folder or a broken link; move it out of the games folder.
unopened-beside = { $game } was not continued, because { $file } is not a regular file but a folder, a link, a pipe or a device; move it out of the games folder.
unopened-too-long = { $game } was not continued, because its file is far too large for a journal; move { $file } out of the games folder.
unopened-newer = { $game } was not continued, because a newer Annabella wrote it; open { $file } with that version.
unopened-in-use = { $game } was not continued, because it is open already; go on with { $file } where it is open, or close it there.
unopened-forbidden = { $game } was not continued, because the program may not read its file; get the right to read and write { $file }.
unopened-log-missing = { $game } was not continued, because its moves are in the file { $file }-wal, which is missing; put that back beside it.
unopened-full = { $game } was not continued, because the disk is full; free some space, then open { $file }.
unopened-failed = { $game } was not continued, because its file cannot be read or written ({ $detail }); check the disk, then open { $file }.
unopened-more = { $count ->
    [one] One more stored game could not be continued; the list of games names it.
   *[other] { $count } more stored games could not be continued; the list of games names them.
}
session-not-stored = The game goes on, but it is not stored.
session-settings = The settings { $path } cannot be read: { $what }. The file is kept; it is put aside when you change a setting. The program goes on with its own.
session-card = The graphics card draws the windows, because without it a whole window took { $ms } milliseconds. A screen reader finds only the first window now; with ANNABELLA_GRAPHICS=processor in the environment it finds all of them.
console-no-such-seat = Nobody sits at { $seat } in this game. Name another seat with --seat.
console-no-thread = The system gives no more threads. Close other programs and try again.
console-long-line = A line of more than { $count } KiB was typed and is not read. Type a shorter one.
console-no-display = There is no display. The table opens in the terminal.
command-unknown-seat = There is no seat "{ $word }". Seats are white, black, assistant-white, assistant-black and arbiter.
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
classify-unreadable = The time control cannot be read at column { $column }: "{ $part }". Right are 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 or 90 min + 30 s.

# Electronic boards at the command line.
board-list-none = No electronic board is connected. Plug one in, switch it on and try again.
board-list-one = { $number }: { $kind }, serial number { $serial }, at { $device }.
board-list-nameless = { $number }: { $kind }, at { $device }.
board-battery = Battery { $percent } per cent.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, serial number { $serial }, is connected at { $device }.
board-watch-connected-nameless = { $kind } is connected at { $device }.
board-watch-gone = The board is gone: it was unplugged or switched off.
board-watch-shut = The board is there, but its port cannot be opened again.
board-watch-silent = The board is there but sends nothing that can be understood.
board-watch-changed = { $placement }, changed: { $squares }
board-watch-clock = Clock { $running ->
    [yes] running
   *[no] stopped
}: White { $white }, Black { $black }.
board-watch-lever-white = White has pressed it last.
board-watch-lever-black = Black has pressed it last.
board-watch-clock-battery = Its battery is low.
board-watch-clock-gone = There is no clock any more, or it does not answer.
board-not-understood = At { $device } nothing answers as a board that the program knows. Switch the board on, and name its make with --kind: { $kinds }.
board-only-occupancy = The board at { $device } tells only which squares are occupied, and not every move can be told from that. Use a board that knows its pieces.
board-access-gone = { $device } is not there. Plug the board in; "annabella board --list" says where it is.
board-access-busy = Another program has { $device } open. Close that program and try again.
board-access-group = You may not open { $device }, because you are not in the group { $group }. Type "sudo usermod -aG { $group } { $user }" in a terminal, then log out and in again.
board-access-login = You may not open { $device } yet, because you have not logged in since you were added to the group { $group }. Log out and in again.
board-access-rule = You may not open { $device }, because the system does not know the rule for boards. Type "sudo cp { $rule } /etc/udev/rules.d/" in a terminal, then unplug the board and plug it in again.
board-access-replug = You may not open { $device }. Unplug the board and plug it in again while you are logged in at this machine itself.
board-access-right = You may not open { $device }. Ask whoever looks after this machine for the right to read and write it.
