# Review of a game: glyphs in words, clock times in comments, and the command line.
walked-move = { $number } { $side }: { $words }
walked-variation = Variation { $number } to { $move } { $side }:
walked-variation-end = End of variation { $number }.
walked-game = Game { $number }: { $white } – { $black }{ $rest }
walked-result = Result: { $result }.
walked-locked = A locked game is in progress here, so nothing else can be opened. Wait until it ends or the arbiter unlocks it.
beside-online = Your Lichess game "{ $game }" is still open here, so there is no assistance until it is over. Open it: { $file }. If it is over on Lichess, it ends here, too. If nothing happens in it for 30 days, this no longer applies.
walked-no-ply = This game has only { $count } half-moves. Give a smaller number with --ply.
walked-not-written = Cannot write to { $path }; it is unchanged. Choose another place or free some space.
walked-kept = { $path }, game { $number }: parts could not be read, so its text was copied unchanged.
walked-none = No matching games.
walked-more = { $path } contains { $games } games. This was the first; for another one, add --game 2.
option-ply = show only the position after this half-move; 0 is the start
option-depth = engine depth in half-moves; default 12
option-write = write the game (or, without --game, every game) with all its contents to this new file
option-find = list the games of a player with this name, or those with this move (Nf3) or position (FEN)
usage-review =
    annabella review GAME.pgn|JOURNAL [--game N] [--ply N] [--vocabulary V] [--written-in LETTERS] [--engine PATH] [--depth N] [--write NEW] [--find TEXT] [--data DIR]
        replay a game: every move with its comments, annotations and variations, or one position; save it with nothing lost
    annabella review [GAME.pgn|JOURNAL] --mistakes [--player NAME] [--train] [--game N] [--written-in LETTERS] [--engine PATH] [--depth N] [--data DIR]
        list the costliest moves and say which kind of mistake is most common; without a file, over all stored games
capability-review = Reviews games, with an engine's evaluation, at home only.
