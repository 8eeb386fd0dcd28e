# The tournament: pairings, standings, crosstables.
option-round-robin = number of players, 3 to 16, all playing each other
option-double = play everyone twice, with colours reversed
option-tables = the tables: berger (FIDE), or cbx (Brazil)
option-tie-breaks = tie-breaks in order, separated by commas: PTS DE WIN WON BLACK BPG BWG PS REP STD TPN BH BHC1 BHC2 MBH MBH2 AOB FB SOB SB KOYA KS ARO AROC1 TPR PTP APRO APPO RTNG (modifiers such as /C2 /M1 /P may follow); default: those in the file, or FIDE's recommendation
option-rules = the tie-break regulations: 2014 (for tournaments that began before 1 August 2024), 2024 (before 1 March 2026) or 2026; default: by the start date in the file, or today's
option-html = also write the standings and crosstable to this HTML file
option-trf = also write the report with these points and ranks to this file; the rest is unchanged
option-trf16 = the same as TRF16
option-trf26 = the same as TRF26
pairings-game = Round { $round }, board { $board }: { $white } (White) – { $black } (Black)
pairings-bye = Round { $round }: { $player } has a bye
standings-line = { $rank }. { $name } (no. { $number }), points: { $points }{ $values }
standings-unranked = { $name } (no. { $number }), not ranked, points: { $points }{ $values }
standings-none = { $file } contains no players.
standings-no-results = { $file } contains no results. If it should, its lines are cut or their columns are shifted.
standings-no-opponent = Round { $round }: number { $number } has number { $opponent } as opponent, but there is no such player in the file.
standings-one-sided = Round { $round }: numbers { $number } and { $opponent } do not match as opponents, or both have the same colour.
standings-impossible = Round { $round }: the result of number { $number } is impossible.
standings-points-differ = Number { $number }: the file says { $stated } points, the results add up to { $counted }. The results are used.
standings-left-out = Number { $number } lost the last game by forfeit and played fewer than half of their games. They count as having left: those games do not count (General Regulations, V.4.1).
standings-first-day = The date of the first day (042) cannot be read. The tie-break rules of today are used; another year can be chosen with --rules.
standings-result-points = Some of the points in record { $tag } cannot be read. Those are ignored, the others are used.
standings-points-not-used = The points for { $code } are not used: they differ from the points for other results of their kind.
standings-more-rounds = Results were found for { $held } rounds, but the report announces { $planned }.
standings-unknown = The tie-break "{ $name }" is not known here. It is skipped.
standings-dropped = { CAPITAL($name) } is not used, because some players have no rating (C.07, 10).
standings-teams = This is a team tournament. The standings are for players; teams are not ranked.
standings-rules = Tie-breaks by { $rules ->
    [2014] FIDE's regulations in force until 31 July 2024
    [2024] FIDE's C.07 in force from 1 August 2024 to 28 February 2026
   *[2026] FIDE's C.07 in force since 1 March 2026
}.
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
tie-break-won = wins over the board
tie-break-bwg = wins as Black
tie-break-ps = progressive score
tie-break-rep = rounds elected to play
tie-break-std = standard points
tie-break-tpn = starting rank
tie-break-aob = average of opponents' Buchholz
tie-break-fb = Fore Buchholz
tie-break-sob = sum of opponents' Buchholz
tie-break-tpr = tournament performance rating
tie-break-ptp = perfect tournament performance
tie-break-apro = average of opponents' performance ratings
tie-break-appo = average of opponents' perfect performances
tie-break-rtng = own rating
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya extended by { $count ->
    [one] half a point
   *[other] { $count } half points
}
tie-break-koya-fewer = Koya reduced by { $count ->
    [one] half a point
   *[other] { $count } half points
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz cut { $count }
tie-break-mbh = median Buchholz { $count }
tie-break-aro = opponents' average rating
tie-break-aroc = opponents' average rating cut { $count }
