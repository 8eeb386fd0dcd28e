# Das Turnier um die Tische: Paarungen, Rangliste, Kreuztabelle.
option-round-robin = die Zahl der Spieler, 3 bis 16, von denen jeder gegen jeden spielt
option-double = jeder spielt zweimal gegen jeden, mit vertauschten Farben
option-tie-breaks = was Spieler mit gleichen Punkten ordnet, mit Kommas dazwischen: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; ohne Angabe die der Datei oder was die FIDE empfiehlt
option-html = schreibt die Rangliste auch als HTML-Seite mit Kreuztabelle in diese Datei
option-trf = schreibt auch den Bericht mit diesen Punkten und Rängen in diese Datei; alles andere bleibt, wie es ist
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
standings-unrated = keine
standings-points = Punkte
standings-abbreviations = Abkürzungen
crosstable-against = gegen { $name }
crosstable-round = Runde { $round }
crosstable-self = keine Partie gegen sich selbst
crosstable-open = noch kein Ergebnis
crosstable-bye = kein Gegner, Punkte { $points }
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
tie-break-win = Siege
tie-break-black = Partien mit Schwarz
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, Grenze { $count ->
    [one] einen halben Punkt tiefer
   *[other] { $count } halbe Punkte tiefer
}
tie-break-koya-fewer = Koya, Grenze { $count ->
    [one] einen halben Punkt höher
   *[other] { $count } halbe Punkte höher
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz ohne { $count ->
    [one] den niedrigsten Gegner
   *[other] die { $count } niedrigsten Gegner
}
tie-break-mbh = Buchholz ohne { $count ->
    [one] den höchsten und den niedrigsten Gegner
   *[other] die { $count } höchsten und niedrigsten Gegner
}
tie-break-aro = Wertungsschnitt der Gegner
tie-break-aroc = Wertungsschnitt der Gegner ohne { $count ->
    [one] den niedrigsten
   *[other] die { $count } niedrigsten
}
