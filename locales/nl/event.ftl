# The tournament: pairings, standings, crosstables.
option-round-robin = het aantal spelers, 3 tot en met 16, die allen tegen elkaar spelen
option-double = allen spelen twee keer tegen elkaar, met verwisselde kleuren
option-tie-breaks = de tiebreaks op volgorde, met komma's ertussen: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; standaard die in het bestand, of wat de FIDE aanbeveelt
option-html = schrijft de stand met kruistabel ook naar dit HTML-bestand
option-trf = schrijft het verslag met deze punten en plaatsen ook naar dit bestand; de rest blijft gelijk
option-trf16 = hetzelfde als TRF16
option-trf26 = hetzelfde als TRF26
pairings-game = Ronde { $round }, bord { $board }: { $white } (wit) – { $black } (zwart)
pairings-bye = Ronde { $round }: { $player } is vrij
standings-line = { $rank }: { $name }, nummer { $number }, punten { $points }{ $values }
standings-none = { $file } bevat geen spelers.
standings-no-opponent = Ronde { $round }: nummer { $number } heeft nummer { $opponent } als tegenstander, die niet in het bestand staat.
standings-one-sided = Ronde { $round }: de nummers { $number } en { $opponent } kloppen niet als tegenstanders, of hebben dezelfde kleur.
standings-impossible = Ronde { $round }: de uitslag van nummer { $number } is niet mogelijk.
standings-points-differ = Nummer { $number }: in het bestand staan { $stated } punten, de uitslagen geven { $counted }. De uitslagen gelden.
standings-title = Stand
standings-caption = { $name }, na ronde { $rounds }
standings-rank = Plaats
standings-number = Nr.
standings-name = Naam
standings-rating = Rating
standings-unrated = geen rating
standings-points = Punten
standings-abbreviations = Afkortingen
crosstable-against = tegen { $name }
crosstable-round = ronde { $round }
crosstable-self = geen partij
crosstable-open = nog niet gespeeld
crosstable-bye = bye, punten: { $points }
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
tie-break-win = aantal overwinningen
tie-break-black = partijen met zwart
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, uitgebreid met { $count ->
    [one] een half punt
   *[other] { $count } halve punten
}
tie-break-koya-fewer = Koya, beperkt met { $count ->
    [one] een half punt
   *[other] { $count } halve punten
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz Cut { $count }
tie-break-mbh = mediaan-Buchholz { $count }
tie-break-aro = gemiddelde rating van de tegenstanders
tie-break-aroc = gemiddelde rating van de tegenstanders, Cut { $count }
