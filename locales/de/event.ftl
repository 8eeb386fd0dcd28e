# The tournament: pairings, standings, crosstables.
option-round-robin = Zahl der Spieler, 3 bis 16; jeder spielt gegen jeden
option-double = zweimal gegen jeden, mit vertauschten Farben
option-tie-breaks = Feinwertungen der Reihe nach, durch Kommas getrennt: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; ohne Angabe die der Datei oder die Empfehlung der FIDE
option-html = schreibt Rangliste und Kreuztabelle auch als HTML-Seite in diese Datei
option-trf = schreibt auch den Bericht mit diesen Punkten und Rängen in diese Datei; alles andere bleibt unverändert
option-trf16 = dasselbe als TRF16
option-trf26 = dasselbe als TRF26
pairings-game = Runde { $round }, Brett { $board }: Weiß { $white }, Schwarz { $black }
pairings-bye = Runde { $round }: { $player } ist spielfrei
standings-line = { $rank }: { $name }, Nummer { $number }, Punkte { $points }{ $values }
standings-none = { $file } enthält keine Spieler.
standings-no-opponent = Runde { $round }: Nummer { $number } hat Nummer { $opponent } zum Gegner, die nicht in der Datei steht.
standings-one-sided = Runde { $round }: Nummer { $number } hat Nummer { $opponent } zum Gegner, aber nicht umgekehrt, oder beide haben dieselbe Farbe.
standings-impossible = Runde { $round }: Das Ergebnis von Nummer { $number } ist nicht möglich.
standings-points-differ = Nummer { $number }: In der Datei stehen { $stated } Punkte, die Ergebnisse geben { $counted }. Die Ergebnisse zählen.
standings-title = Rangliste
standings-caption = { $name }, nach Runde { $rounds }
standings-rank = Rang
standings-number = Nummer
standings-name = Name
standings-rating = Wertungszahl
standings-unrated = ohne Wertung
standings-points = Punkte
standings-abbreviations = Abkürzungen
crosstable-against = gegen { $name }
crosstable-round = Runde { $round }
crosstable-self = keine Partie
crosstable-open = noch nicht gespielt
crosstable-bye = spielfrei, Punkte: { $points }
crosstable-played =
    { $result ->
        [win] Sieg
        [draw] Remis
       *[loss] Niederlage
    }{ $color ->
        [white] {" "}mit Weiß
        [black] {" "}mit Schwarz
       *[none] {""}
    } gegen { $name }
crosstable-forfeit =
    { $result ->
        [win] kampfloser Sieg
        [draw] kampfloses Remis
       *[loss] kampflose Niederlage
    } gegen { $name }
crosstable-letter =
    { $color ->
        [white] w
        [black] s
       *[none] –
    }
tie-break-de = direkter Vergleich
tie-break-win = Zahl der Siege
tie-break-black = Partien mit Schwarz
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, erweitert um { $count ->
    [one] einen halben Punkt
   *[other] { $count } halbe Punkte
}
tie-break-koya-fewer = Koya, verringert um { $count ->
    [one] einen halben Punkt
   *[other] { $count } halbe Punkte
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz mit { $count ->
    [one] einer Streichwertung
   *[other] { $count } Streichwertungen
}
tie-break-mbh = Median-Buchholz { $count }
tie-break-aro = Wertungsschnitt der Gegner
tie-break-aroc = Wertungsschnitt der Gegner mit { $count ->
    [one] einer Streichwertung
   *[other] { $count } Streichwertungen
}
