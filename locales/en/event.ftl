# The tournament: pairings, standings, crosstables.
option-round-robin = number of players, 3 to 16, all playing each other
option-double = play everyone twice, with colours reversed
option-tie-breaks = tie-breaks in order, separated by commas: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; default: those in the file, or FIDE's recommendation
option-html = also write the standings and crosstable to this HTML file
option-trf = also write the report with these points and ranks to this file; the rest is unchanged
option-trf16 = the same as TRF16
option-trf26 = the same as TRF26
pairings-game = Round { $round }, board { $board }: { $white } (White) – { $black } (Black)
pairings-bye = Round { $round }: { $player } has a bye
standings-line = { $rank }. { $name } (no. { $number }), points: { $points }{ $values }
standings-none = { $file } contains no players.
standings-no-opponent = Round { $round }: number { $number } has number { $opponent } as opponent, but there is no such player in the file.
standings-one-sided = Round { $round }: numbers { $number } and { $opponent } do not match as opponents, or both have the same colour.
standings-impossible = Round { $round }: the result of number { $number } is impossible.
standings-points-differ = Number { $number }: the file says { $stated } points, the results add up to { $counted }. The results count.
standings-title = Standings
standings-caption = { $name }, after round { $rounds }
standings-rank = Rank
standings-number = No.
standings-name = Name
standings-rating = Rating
standings-unrated = unrated
standings-points = Points
standings-abbreviations = Abbreviations
crosstable-against = against { $name }
crosstable-round = round { $round }
crosstable-self = no game
crosstable-open = not played yet
crosstable-bye = bye, points: { $points }
crosstable-played =
    { $result ->
        [win] win
        [draw] draw
       *[loss] loss
    }{ $color ->
        [white] {" "}as White
        [black] {" "}as Black
       *[none] {""}
    } against { $name }
crosstable-forfeit =
    { $result ->
        [win] win by forfeit
        [draw] draw by forfeit
       *[loss] loss by forfeit
    } against { $name }
crosstable-letter =
    { $color ->
        [white] w
        [black] b
       *[none] –
    }
tie-break-de = direct encounter
tie-break-win = number of wins
tie-break-black = games as Black
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, extended by { $count ->
    [one] half a point
   *[other] { $count } half points
}
tie-break-koya-fewer = Koya, reduced by { $count ->
    [one] half a point
   *[other] { $count } half points
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz cut { $count }
tie-break-mbh = median Buchholz { $count }
tie-break-aro = opponents' average rating
tie-break-aroc = opponents' average rating, cut { $count }
