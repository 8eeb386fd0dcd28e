# The tournament: pairings, standings, crosstables.
option-round-robin = Zahl der Spieler, 3 bis 16; jeder spielt gegen jeden
option-double = zweimal gegen jeden, mit vertauschten Farben
option-tables = die Tabellen: berger (FIDE) oder cbx (Brasilien)
option-tie-breaks = Feinwertungen der Reihe nach, durch Kommas getrennt: PTS DE WIN WON BLACK BPG BWG PS REP STD TPN BH BHC1 BHC2 MBH MBH2 AOB FB SOB SB KOYA KS ARO AROC1 TPR PTP APRO APPO RTNG (Zusätze wie /C2 /M1 /P können folgen); ohne Angabe die der Datei oder die Empfehlung der FIDE
option-rules = die Regeln der Feinwertungen: 2014 (für Turniere, die vor dem 1. August 2024 begannen), 2024 (vor dem 1. März 2026) oder 2026; ohne Angabe nach dem ersten Tag in der Datei, sonst die heutigen
option-html = schreibt Rangliste und Kreuztabelle auch als HTML-Seite in diese Datei
option-trf = schreibt auch den Bericht mit diesen Punkten und Rängen in diese Datei; alles andere bleibt unverändert
option-trf16 = dasselbe als TRF16
option-trf26 = dasselbe als TRF26
pairings-game = Runde { $round }, Brett { $board }: Weiß { $white }, Schwarz { $black }
pairings-bye = Runde { $round }: { $player } ist spielfrei
standings-line = { $rank }: { $name }, Nummer { $number }, Punkte { $points }{ $values }
standings-unranked = { $name }, Nummer { $number }, ohne Rang, Punkte { $points }{ $values }
standings-none = { $file } enthält keine Spieler.
standings-no-results = { $file } enthält keine Ergebnisse. Sollte es welche geben, sind Zeilen abgeschnitten oder Spalten verschoben.
standings-no-opponent = Runde { $round }: Nummer { $number } hat Nummer { $opponent } zum Gegner, die nicht in der Datei steht.
standings-one-sided = Runde { $round }: Nummer { $number } hat Nummer { $opponent } zum Gegner, aber nicht umgekehrt, oder beide haben dieselbe Farbe.
standings-impossible = Runde { $round }: Das Ergebnis von Nummer { $number } ist nicht möglich.
standings-points-differ = Nummer { $number }: In der Datei stehen { $stated } Punkte, die Ergebnisse geben { $counted }. Die Ergebnisse zählen.
standings-left-out = Nummer { $number } hat die letzte Partie kampflos verloren und weniger als die Hälfte der eigenen Partien gespielt. Das gilt als ausgeschieden: Diese Partien zählen nicht (General Regulations, V.4.1).
standings-first-day = Das Datum des ersten Tages (042) ist nicht lesbar. Es gelten die heutigen Regeln für Feinwertungen; --rules wählt andere.
standings-result-points = Manche Punkte im Datensatz { $tag } sind nicht lesbar. Sie bleiben unbeachtet; die anderen gelten.
standings-points-not-used = Die Punkte für { $code } werden nicht verwendet: Sie weichen von den Punkten für andere Ergebnisse dieser Art ab.
standings-more-rounds = Es gibt Ergebnisse von { $held } Runden, angekündigt sind { $planned }.
standings-unknown = Die Feinwertung „{ $name }“ ist hier nicht bekannt. Sie wird übergangen.
standings-dropped = { CAPITAL($name) } zählt nicht, denn es spielen Spieler ohne Wertungszahl mit (C.07, 10).
standings-teams = Dies ist ein Mannschaftsturnier. Die Rangliste ist die der Einzelspieler; Mannschaften werden nicht gewertet.
standings-rules = Feinwertungen nach { $rules ->
    [2014] den bis 31. Juli 2024 geltenden Regeln der FIDE
    [2024] C.07 der FIDE, gültig vom 1. August 2024 bis 28. Februar 2026
   *[2026] C.07 der FIDE, gültig seit 1. März 2026
}.
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
tie-break-won = Siege am Brett
tie-break-bwg = Siege mit Schwarz
tie-break-ps = Fortschrittswertung
tie-break-rep = nicht ausgelassene Runden
tie-break-std = Standardpunkte
tie-break-tpn = Startrang
tie-break-aob = Schnitt der Buchholz der Gegner
tie-break-fb = Fore-Buchholz
tie-break-sob = Summe der Buchholz der Gegner
tie-break-tpr = Turnierleistung
tie-break-ptp = perfekte Turnierleistung
tie-break-apro = Schnitt der Turnierleistungen der Gegner
tie-break-appo = Schnitt der perfekten Leistungen der Gegner
tie-break-rtng = eigene Wertungszahl
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya erweitert um { $count ->
    [one] einen halben Punkt
   *[other] { $count } halbe Punkte
}
tie-break-koya-fewer = Koya verringert um { $count ->
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
