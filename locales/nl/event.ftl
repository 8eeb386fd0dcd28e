# The tournament: pairings, standings, crosstables.
option-round-robin = het aantal spelers, 3 tot en met 16, die allen tegen elkaar spelen
option-double = allen spelen twee keer tegen elkaar, met verwisselde kleuren
option-tables = de tabellen: berger (FIDE) of cbx (Brazilië)
option-tie-breaks = de tiebreaks op volgorde, met komma's ertussen: PTS DE WIN WON BLACK BPG BWG PS REP STD TPN BH BHC1 BHC2 MBH MBH2 AOB FB SOB SB KOYA KS ARO AROC1 TPR PTP APRO APPO RTNG (toevoegingen als /C2 /M1 /P kunnen volgen); standaard die in het bestand, of wat de FIDE aanbeveelt
option-rules = het reglement voor tiebreaks: 2014 (toernooien die voor 1 augustus 2024 begonnen), 2024 (voor 1 maart 2026) of 2026; standaard volgens de begindatum in het bestand, anders dat van vandaag
option-html = schrijft de stand met kruistabel ook naar dit HTML-bestand
option-trf = schrijft het verslag met deze punten en plaatsen ook naar dit bestand; de rest blijft gelijk
option-trf16 = hetzelfde als TRF16
option-trf26 = hetzelfde als TRF26
pairings-game = Ronde { $round }, bord { $board }: { $white } (wit) – { $black } (zwart)
pairings-bye = Ronde { $round }: { $player } is vrij
standings-line = { $rank }: { $name }, nummer { $number }, punten { $points }{ $values }
standings-unranked = { $name }, nummer { $number }, zonder plaats, punten { $points }{ $values }
standings-none = { $file } bevat geen spelers.
standings-no-results = { $file } bevat geen uitslagen. Zouden die er moeten zijn, dan zijn regels afgekapt of kolommen verschoven.
standings-no-opponent = Ronde { $round }: nummer { $number } heeft nummer { $opponent } als tegenstander, die niet in het bestand staat.
standings-one-sided = Ronde { $round }: de nummers { $number } en { $opponent } kloppen niet als tegenstanders, of hebben dezelfde kleur.
standings-impossible = Ronde { $round }: de uitslag van nummer { $number } is niet mogelijk.
standings-points-differ = Nummer { $number }: in het bestand staan { $stated } punten, de uitslagen geven { $counted }. De uitslagen gelden.
standings-left-out = Nummer { $number } verloor de laatste partij reglementair en speelde minder dan de helft van de eigen partijen. Dat geldt als teruggetrokken: die partijen tellen niet (General Regulations, V.4.1).
standings-first-day = De datum van de eerste dag (042) is niet leesbaar. De huidige tiebreakregels gelden; --rules kiest andere.
standings-result-points = Sommige punten in record { $tag } zijn niet leesbaar. Die blijven buiten beschouwing; de andere gelden.
standings-points-not-used = De punten voor { $code } worden niet gebruikt: ze wijken af van de punten voor andere uitslagen van die soort.
standings-more-rounds = Er zijn uitslagen van { $held } rondes, maar het verslag kondigt er { $planned } aan.
standings-unknown = De tiebreak “{ $name }” is hier niet bekend. Die wordt overgeslagen.
standings-dropped = { CAPITAL($name) } telt niet mee: er doen spelers zonder rating mee (C.07, 10).
standings-teams = Dit is een teamtoernooi. De stand is die van de spelers; teams worden niet gerangschikt.
standings-rules = Tiebreaks volgens { $rules ->
    [2014] het reglement van de FIDE dat gold tot en met 31 juli 2024
    [2024] C.07 van de FIDE, geldig van 1 augustus 2024 tot en met 28 februari 2026
   *[2026] C.07 van de FIDE, geldig sinds 1 maart 2026
}.
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
tie-break-won = overwinningen aan het bord
tie-break-bwg = overwinningen met zwart
tie-break-ps = progressieve score
tie-break-rep = rondes die de speler wilde spelen
tie-break-std = standaardpunten
tie-break-tpn = startnummer
tie-break-aob = gemiddelde Buchholz van de tegenstanders
tie-break-fb = Fore Buchholz
tie-break-sob = som van de Buchholz van de tegenstanders
tie-break-tpr = toernooiprestatie
tie-break-ptp = perfecte toernooiprestatie
tie-break-apro = gemiddelde prestatie van de tegenstanders
tie-break-appo = gemiddelde perfecte prestatie van de tegenstanders
tie-break-rtng = eigen rating
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya uitgebreid met { $count ->
    [one] een half punt
   *[other] { $count } halve punten
}
tie-break-koya-fewer = Koya beperkt met { $count ->
    [one] een half punt
   *[other] { $count } halve punten
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz Cut { $count }
tie-break-mbh = mediaan-Buchholz { $count }
tie-break-aro = gemiddelde rating van de tegenstanders
tie-break-aroc = gemiddelde rating van de tegenstanders Cut { $count }
