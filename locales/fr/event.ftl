# The tournament: pairings, standings, crosstables.
option-round-robin = le nombre de joueurs, de 3 à 16, qui se rencontrent tous
option-double = tous se rencontrent deux fois, les couleurs inversées
option-tie-breaks = les départages dans l'ordre, séparés par des virgules : DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1 ; par défaut, ceux du fichier ou ceux que recommande la FIDE
option-html = écrit aussi le classement et la grille dans ce fichier HTML
option-trf = écrit aussi dans ce fichier le rapport avec ces points et ces rangs ; le reste est inchangé
option-trf16 = la même chose en TRF16
option-trf26 = la même chose en TRF26
pairings-game = Ronde { $round }, échiquier { $board } : { $white } (Blancs) – { $black } (Noirs)
pairings-bye = Ronde { $round } : { $player } est exempt
standings-line = { $rank } : { $name }, numéro { $number }, points { $points }{ $values }
standings-none = { $file } ne contient aucun joueur.
standings-no-opponent = Ronde { $round } : le numéro { $number } a pour adversaire le numéro { $opponent }, qui n'est pas dans le fichier.
standings-one-sided = Ronde { $round } : les numéros { $number } et { $opponent } ne s'accordent pas comme adversaires, ou ont la même couleur.
standings-impossible = Ronde { $round } : le résultat du numéro { $number } n'est pas possible.
standings-points-differ = Numéro { $number } : le fichier dit { $stated } points, les résultats en donnent { $counted }. Les résultats font foi.
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
tie-break-aroc = moyenne Elo des adversaires, tronquée { $count }
