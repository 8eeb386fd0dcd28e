# Het toernooi rond de tafels: indeling, stand, kruistabel.
option-round-robin = het aantal spelers, 3 tot 16, die allen tegen elkaar spelen
option-double = allen spelen twee keer tegen elkaar, met verwisselde kleuren
option-tie-breaks = wat spelers met gelijke punten ordent, met komma’s ertussen: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; anders wat in het bestand staat of wat de FIDE aanbeveelt
option-html = schrijft de stand ook in dit bestand, als HTML-pagina met de kruistabel
option-trf = schrijft ook het verslag met deze punten en plaatsen in dit bestand; al het andere blijft zoals het is
option-trf16 = hetzelfde als TRF16
option-trf26 = hetzelfde als TRF26
pairings-game = Ronde { $round }, bord { $board }: wit { $white }, zwart { $black }
pairings-bye = Ronde { $round }: { $player } is vrij
standings-line = { $rank }: { $name }, nummer { $number }, punten { $points }{ $values }
standings-none = { $file } bevat geen spelers.
standings-no-opponent = Ronde { $round }: nummer { $number } heeft nummer { $opponent } als tegenstander, die niet in het bestand staat.
standings-one-sided = Ronde { $round }: nummer { $number } heeft nummer { $opponent } als tegenstander, maar niet andersom, of beiden hebben dezelfde kleur.
standings-impossible = Ronde { $round }: de uitslag van nummer { $number } is niet mogelijk.
standings-points-differ = Nummer { $number }: in het bestand staan { $stated } punten, de uitslagen geven { $counted }. De uitslagen tellen.
standings-title = Stand
standings-caption = { $name }, na ronde { $rounds }
standings-rank = Plaats
standings-number = Nummer
standings-name = Naam
standings-rating = Rating
standings-unrated = geen
standings-points = Punten
standings-abbreviations = Afkortingen
crosstable-against = tegen { $name }
crosstable-round = ronde { $round }
crosstable-self = geen partij tegen zichzelf
crosstable-open = nog geen uitslag
crosstable-bye = geen tegenstander, punten { $points }
crosstable-played =
    { $result ->
        [win] winst
        [draw] remise
       *[loss] verlies
    }{ $color ->
        [white] {" "}met wit
        [black] {" "}met zwart
       *[none] {""}
    } tegen { $name }
crosstable-forfeit =
    { $result ->
        [win] reglementaire winst
        [draw] reglementaire remise
       *[loss] reglementair verlies
    } tegen { $name }
crosstable-letter =
    { $color ->
        [white] w
        [black] z
       *[none] –
    }
tie-break-de = onderling resultaat
tie-break-win = overwinningen
tie-break-black = partijen met zwart
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, grens { $count ->
    [one] een half punt lager
   *[other] { $count } halve punten lager
}
tie-break-koya-fewer = Koya, grens { $count ->
    [one] een half punt hoger
   *[other] { $count } halve punten hoger
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz zonder de { $count ->
    [one] laagste tegenstander
   *[other] { $count } laagste tegenstanders
}
tie-break-mbh = Buchholz zonder de { $count ->
    [one] hoogste en de laagste tegenstander
   *[other] { $count } hoogste en laagste tegenstanders
}
tie-break-aro = gemiddelde rating van de tegenstanders
tie-break-aroc = gemiddelde rating van de tegenstanders zonder de { $count ->
    [one] laagste
   *[other] { $count } laagste
}
