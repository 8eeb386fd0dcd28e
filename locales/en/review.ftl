# Review of a game: glyphs in words, clock times in comments, and the command line.
glyph = { $number ->
    [1] good move
    [2] mistake
    [3] brilliant move
    [4] blunder
    [5] interesting move
    [6] dubious move
    [7] forced move
    [9] terrible move
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
    [140] with the idea of
    [141] aimed against
    [142] better is
    [143] worse is
    [144] equally good is
    [146] novelty
   *[other] annotation { $number }
}
remark-clock = clock { $time }
remark-elapsed = { $time } used
remark-pass = pass
remark-arrow = { $color ->
    [green] green
    [red] red
    [yellow] yellow
   *[other] blue
} arrow from { $from } to { $to }
remark-square = { $color ->
    [green] green
    [red] red
    [yellow] yellow
   *[other] blue
} square { $from }
walked-move = { $number } { $side }: { $words }
walked-variation = Variation { $number } to { $move } { $side }:
walked-variation-end = End of variation { $number }.
walked-game = Game { $number }: { $white } – { $black }{ $rest }
walked-result = Result: { $result }.
walked-locked = A locked game is in progress here, so no other game can be reviewed. Wait until it ends or the arbiter unlocks it.
beside-competition = "{ $game }" is in progress at an event, so no other game gets any assistance (Article 11.3.1). Finish it first: { $file }. If nothing happens in it for a day, this no longer applies.
beside-online = Your Lichess game "{ $game }" is still open here, so there is no assistance until it is over. Open it: { $file }. If it is over on Lichess, it ends here, too. If nothing happens in it for 30 days, this no longer applies.
walked-no-ply = This game has only { $count } half-moves. Give a smaller number with --ply.
walked-not-written = Cannot write to { $path }; it is unchanged. Choose another place or free some space.
walked-kept = { $path }, game { $number }: parts could not be read, so its text was copied unchanged.
walked-none = No matching games.
option-ply = show only the position after this half-move; 0 is the start
option-depth = engine depth in half-moves; default 12
option-write = write the game (or, without --game, every game) with all its contents to this new file
option-find = list the games of a player with this name, or those with this move (Nf3) or position (FEN)
