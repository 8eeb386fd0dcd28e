# Games as files: opened, listed, written.
control-open-game = Open a game
display-every-file = All files
control-open-game-help = Lists your saved games; you can also type a path or choose a file. The current game stays saved.
control-save-game = Save game as…
control-save-game-help = Saves this game as a file: .pgn; .brf or .pef for a Braille scoresheet; .html to print the scoresheets. You are asked before a file is replaced.
line-games = games;saved games;stored games
line-open-game = open game;open
line-rescue-game = rescue game;rescue
line-choose-game = choose game;choose file
line-save-game = save game;save
line-save-as = save as
said-games = { $count ->
    [0] No saved games.
    [one] One saved game.
   *[other] { $count } saved games.
}
said-game-written = Saved: { $path }.
said-game-on-table = That game is already open.
stored-unfinished = unfinished
stored-damaged = damaged
stored-unopened = cannot be opened
stored-shortened = entries missing since it was last opened
files-games = Saved games
files-open-chosen = Open
files-rescue-chosen = Rescue…
files-path = File path
files-path-hint = Type a path and press Enter
files-choose = Browse…
files-save = Save
question-save-over = { $path } already exists. Replace it?
refused-no-dialog = This system has no file dialog. Type the path, for example: open ~/game.pgn
refused-no-file-name = Add a file: save game ~/game.pgn
file-not-there = File not found: { $path }.
file-is-folder = { $path } is a folder. Add a file name.
file-forbidden = You do not have permission to read { $path }.
file-not-text = { $path } is not UTF-8 text. Save it as UTF-8.
file-utf-16 = { $path } is UTF-16 or UTF-32 text. Save it as UTF-8.
file-packed = { $path } is packed. Unpack it, and open the file inside.
file-spreadsheet = { $path } is a spreadsheet. Save it as CSV, and read that file.
file-windows-1252 = { $path } is not UTF-8. It was read as Windows-1252; check the accented letters in names.
file-too-long = { $path } is larger than { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Use a smaller file.
file-not-a-file = { $path } is a device or a pipe. Give the path of a file.
file-unreadable = Could not read { $path }. Try again, or copy it to another disk.
file-progress = Reading { $path }: { $percent }%.
said-reading-file = Reading the file.
said-file-read = { $percent } per cent read.
said-how-to-stop = { $typed ->
    [yes] Type stop to cancel.
   *[no] Press Escape to cancel.
}
said-listing-games = Searching the games.
said-games-listed = { $percent } per cent searched.
said-listing-stopped = Cancelled. { $count ->
    [one] One game listed.
   *[other] { $count } games listed.
}
session-stopped = Reading cancelled. Open the file again to read it.
session-from-pgn = { $path }: { $games ->
    [one] one game
   *[other] game { $number } of { $games }
}, { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}. Opened as a new game; the file is not changed.
session-pgn-result = The result in the file is { $result }.
session-pgn-board = The final position gives { $result }, and that counts.
session-another-game = For another game in it: open { $path }#{ $other }.
session-no-such-game = { $path } contains { $games ->
    [one] one game
   *[other] { $games } games
}; there is no game { $number }. Use a number from 1 to { $games }.
