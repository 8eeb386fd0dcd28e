# The event around the tables: pairings, standings, crosstables.
option-round-robin = the number of players, 3 to 16, of whom each meets each other
option-double = each meets each other twice, with colours changed
option-tie-breaks = what puts players with equal points in order, with commas between: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; if not given, those of the file, or what FIDE recommends
option-html = also writes the standings as a page of HTML with the crosstable into this file
option-trf = also writes the report with these points and ranks into this file; all else stays as it is
option-trf16 = the same as TRF16
option-trf26 = the same as TRF26
pairings-game = Round { $round }, board { $board }: White { $white }, Black { $black }
pairings-bye = Round { $round }: { $player } is free
standings-line = { $rank }: { $name }, number { $number }, points { $points }{ $values }
standings-none = { $file } has no players.
standings-no-opponent = Round { $round }: number { $number } has number { $opponent } as opponent, who is not in the file.
standings-one-sided = Round { $round }: number { $number } has number { $opponent } as opponent, but not the other way round, or both have the same colour.
standings-impossible = Round { $round }: the result of number { $number } is not possible.
standings-points-differ = Number { $number }: the file says { $stated } points, the results give { $counted }. The results count.
standings-title = Standings
standings-caption = { $name }, after round { $rounds }
standings-rank = Rank
standings-number = Number
standings-name = Name
standings-rating = Rating
standings-unrated = none
standings-points = Points
standings-abbreviations = Abbreviations
crosstable-against = against { $name }
crosstable-round = round { $round }
crosstable-self = no game against oneself
crosstable-open = no result yet
crosstable-bye = no opponent, points { $points }
crosstable-played =
    { $result ->
        [win] win
        [draw] draw
       *[loss] loss
    }{ $color ->
        [white] {" "}with White
        [black] {" "}with Black
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
tie-break-win = wins
tie-break-black = games with Black
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, limit { $count ->
    [one] half a point lower
   *[other] { $count } half points lower
}
tie-break-koya-fewer = Koya, limit { $count ->
    [one] half a point higher
   *[other] { $count } half points higher
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz without the { $count ->
    [one] lowest
   *[other] { $count } lowest
}
tie-break-mbh = Buchholz without the { $count ->
    [one] highest and the lowest
   *[other] { $count } highest and lowest
}
tie-break-aro = average rating of opponents
tie-break-aroc = average rating of opponents without the { $count ->
    [one] lowest
   *[other] { $count } lowest
}
