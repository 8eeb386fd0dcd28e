# The tournament: pairings, standings, crosstables.
option-round-robin = le nombre de joueurs, de 3 à 16, qui se rencontrent tous
option-double = tous se rencontrent deux fois, les couleurs inversées
option-tables = les tables : berger (FIDE) ou cbx (Brésil)
option-tie-breaks = les départages dans l'ordre, séparés par des virgules : PTS DE WIN WON BLACK BPG BWG PS REP STD TPN BH BHC1 BHC2 MBH MBH2 AOB FB SOB SB KOYA KS ARO AROC1 TPR PTP APRO APPO RTNG (des modificateurs comme /C2 /M1 /P peuvent suivre) ; par défaut, ceux du fichier ou ceux que recommande la FIDE
option-rules = le règlement des départages : 2014 (tournois commencés avant le 1er août 2024), 2024 (avant le 1er mars 2026) ou 2026 ; par défaut, selon la date de début du fichier ou celui d'aujourd'hui
option-html = écrit aussi le classement et la grille dans ce fichier HTML
option-trf = écrit aussi dans ce fichier le rapport avec ces points et ces rangs ; le reste est inchangé
option-trf16 = la même chose en TRF16
option-trf26 = la même chose en TRF26
pairings-game = Ronde { $round }, échiquier { $board } : { $white } (Blancs) – { $black } (Noirs)
pairings-bye = Ronde { $round } : { $player } est exempt
standings-line = { $rank } : { $name }, numéro { $number }, points { $points }{ $values }
standings-unranked = { $name }, numéro { $number }, hors classement, points { $points }{ $values }
standings-none = { $file } ne contient aucun joueur.
standings-no-results = { $file } ne contient aucun résultat. S'il doit en contenir, ses lignes sont coupées ou ses colonnes décalées.
standings-no-opponent = Ronde { $round } : le numéro { $number } a pour adversaire le numéro { $opponent }, qui n'est pas dans le fichier.
standings-one-sided = Ronde { $round } : les numéros { $number } et { $opponent } ne s'accordent pas comme adversaires, ou ont la même couleur.
standings-impossible = Ronde { $round } : le résultat du numéro { $number } n'est pas possible.
standings-points-differ = Numéro { $number } : le fichier dit { $stated } points, les résultats en donnent { $counted }. Les résultats font foi.
standings-left-out = Le numéro { $number } a perdu la dernière partie par forfait et joué moins de la moitié de ses parties. Cela compte comme un abandon du tournoi : ces parties ne comptent pas (General Regulations, V.4.1).
standings-first-day = La date du premier jour (042) est illisible. Les règles de départage d'aujourd'hui s'appliquent ; --rules en choisit d'autres.
standings-result-points = Certains points de l'enregistrement { $tag } sont illisibles. Ils sont ignorés, les autres sont utilisés.
standings-points-not-used = Les points de { $code } ne sont pas utilisés : ils diffèrent de ceux des autres résultats de ce genre.
standings-more-rounds = Il y a des résultats pour { $held } rondes, mais le rapport en annonce { $planned }.
standings-unknown = Le départage « { $name } » n'est pas connu ici. Il est omis.
standings-dropped = { CAPITAL($name) } n'est pas appliqué : des joueurs sans classement participent (C.07, 10).
standings-teams = C'est un tournoi par équipes. Le classement est celui des joueurs ; les équipes ne sont pas classées.
standings-rules = Départages selon { $rules ->
    [2014] le règlement de la FIDE en vigueur jusqu'au 31 juillet 2024
    [2024] C.07 de la FIDE, en vigueur du 1er août 2024 au 28 février 2026
   *[2026] C.07 de la FIDE, en vigueur depuis le 1er mars 2026
}.
standings-title = Classement
standings-caption = { $name }, après la ronde { $rounds }
standings-rank = Rang
standings-number = Numéro
standings-name = Nom
standings-rating = Elo
standings-unrated = non classé
standings-points = Points
standings-abbreviations = Abréviations
crosstable-against = contre { $name }
crosstable-round = ronde { $round }
crosstable-self = pas de partie
crosstable-open = pas encore jouée
crosstable-bye = exempt, points : { $points }
crosstable-played =
    { $result ->
        [win] gain
        [draw] nulle
       *[loss] perte
    }{ $color ->
        [white] {" "}avec les Blancs
        [black] {" "}avec les Noirs
       *[none] {""}
    } contre { $name }
crosstable-forfeit =
    { $result ->
        [win] gain par forfait
        [draw] nulle par forfait
       *[loss] perte par forfait
    } contre { $name }
crosstable-letter =
    { $color ->
        [white] b
        [black] n
       *[none] –
    }
tie-break-de = confrontation directe
tie-break-win = nombre de victoires
tie-break-black = parties avec les Noirs
tie-break-won = victoires sur l'échiquier
tie-break-bwg = victoires avec les Noirs
tie-break-ps = cumulatif
tie-break-rep = rondes jouées par choix
tie-break-std = points standard
tie-break-tpn = rang de départ
tie-break-aob = moyenne des Buchholz des adversaires
tie-break-fb = Fore Buchholz
tie-break-sob = somme des Buchholz des adversaires
tie-break-tpr = performance
tie-break-ptp = performance parfaite
tie-break-apro = moyenne des performances des adversaires
tie-break-appo = moyenne des performances parfaites des adversaires
tie-break-rtng = Elo propre
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya étendu { $count ->
    [one] d'un demi-point
   *[other] de { $count } demi-points
}
tie-break-koya-fewer = Koya réduit { $count ->
    [one] d'un demi-point
   *[other] de { $count } demi-points
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz tronqué { $count }
tie-break-mbh = Buchholz médian { $count }
tie-break-aro = moyenne Elo des adversaires
tie-break-aroc = moyenne Elo des adversaires tronquée { $count }
