# Going through a game: glyphs in words, clock times in comments, and the command line.
glyph = { $number ->
    [1] good move
    [2] mistake
    [3] brilliant move
    [4] blunder
    [5] interesting move
    [6] dubious move
    [7] forced move
    [9] worst move
    [10] equal
    [13] unclear
    [14] White is slightly better
    [15] Black is slightly better
    [16] White is better
    [17] Black is better
    [18] White is winning
    [19] Black is winning
    [22] White is in zugzwang
    [23] Black is in zugzwang
    [24] White has more space
    [25] Black has more space
    [30] White is ahead in development
    [31] Black is ahead in development
    [36] White has the initiative
    [37] Black has the initiative
    [40] White has the attack
    [41] Black has the attack
    [42] White has too little compensation
    [43] Black has too little compensation
    [44] White has compensation
    [45] Black has compensation
    [132] White has counterplay
    [133] Black has counterplay
    [138] White is in time trouble
    [139] Black is in time trouble
    [140] with the idea
    [141] aimed against
    [142] better is
    [143] worse is
    [144] equally good is
    [146] novelty
   *[other] glyph { $number }
}
remark-clock = clock { $time }
remark-elapsed = { $time } used
remark-pass = pass
walked-move = { $number } { $side }: { $words }
walked-variation = Variation { $number } to { $move } { $side }:
walked-variation-end = End of variation { $number }.
walked-game = Game { $number }: { $white } – { $black }{ $rest }
walked-result = Result: { $result }.
walked-locked = A locked game is under way here, and beside it no other is gone through. Wait until it ends or the arbiter unlocks it.
beside-competition = The game "{ $game }" is under way at an event or in competition, and beside it nobody is helped (Article 11.3.1). End it first: { $file }. Left alone for a day, it holds nobody back any more.
beside-online = Your game "{ $game }" against a person on lichess has not ended here, and until it is over nobody is helped beside it. Open it: { $file }. If it is over on lichess, it ends here, too. Left alone for 30 days, it holds nobody back any more.
walked-no-ply = This game ends after { $count } half-moves. Name one of them with --ply.
walked-not-written = { $path } cannot be written. What was there is as it was; choose another place or free some space.
walked-kept = { $path }, game { $number }: not everything in it can be read, so its text was copied as it stands.
walked-none = No game fits.
option-ply = after this half-move only; 0 is the beginning
option-depth = how many half-moves deep the engine looks; 12 if not given
option-write = writes the game, or without --game all games of the file, with everything in it, to this new file
option-find = lists the games of a player with this name, or those with this move (Nf3) or position (FEN)
