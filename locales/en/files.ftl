# Games as files: opened, listed, written.
control-open-game = Open a game
display-every-file = Every file
control-open-game-help = Opens the list of stored games; a path can be typed, or a file chosen. The present game stays stored as it stands.
control-save-game = Write this game to a file
control-save-game-help = Writes this game to a file of its own: as PGN, with the ending .brf or .pef as a Braille scoresheet, with .html as scoresheets to be printed. If there is one of that name already, you are asked first.
line-games = games;stored games
line-open-game = open game;open
line-rescue-game = rescue game;rescue
line-choose-game = choose game;choose file
line-save-game = save game;save
line-save-as = save as
said-games = { $count ->
    [0] No game is stored.
    [one] One stored game.
   *[other] { $count } stored games.
}
said-game-written = Saved: { $path }.
said-game-on-table = This game is on the table already.
stored-unfinished = unfinished
stored-damaged = damaged
stored-unopened = cannot be opened
stored-shortened = shorter than when it was last seen
files-games = Stored games
files-open-chosen = Open the chosen game
files-rescue-chosen = Rescue what is good of the chosen game
files-path = Path of a file
files-path-hint = Type a path, then Enter
files-choose = Choose a file…
files-save = Write
question-save-over = { $path } is there already. Write over it?
refused-no-dialog = This system has no dialog for files here. Type the path, for example: open ~/game.pgn
refused-no-file-name = Under which name? Type it too, for example: save game ~/game.pgn
file-not-there = There is no file { $path }. Check the path.
file-is-folder = { $path } is a folder. Add the name of the file.
file-forbidden = { $path } may not be read. Change the permissions of the file or copy it.
file-not-text = { $path } is no text in UTF-8. Save it as UTF-8 text.
file-too-long = { $path } is longer than { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Give a shorter file.
file-not-a-file = { $path } is a device or a pipe, not a file. Give the path of a file.
file-unreadable = { $path } could not be read. Try again, or copy the file to another disk.
file-progress = Reading { $path }: { $percent }%.
said-reading-file = Reading the file.
said-file-read = { $percent } per cent of the file has been read.
said-escape-stops = Escape stops it.
said-stop-stops = Type stop to stop it.
said-listing-games = Looking through the games.
said-games-listed = { $percent } per cent of the games have been looked through.
said-listing-stopped = Stopped. { $count ->
    [one] One game is listed.
   *[other] { $count } games are listed.
}
session-stopped = Reading the file was stopped. Open it again to read it.
session-from-pgn = { $path }: { $games ->
    [one] one game
   *[other] game { $number } of { $games }
}, { $plies } half-moves. It is a new game on this table now; the file stays as it is.
session-another-game = Another of them: open { $path }#2.
session-no-such-game = { $path } has { $games ->
    [one] one game
   *[other] { $games } games
}. There is no game { $number } in it. Right is a number from 1 to { $games }.
