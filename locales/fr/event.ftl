# Le tournoi autour des tables : appariements, classement, grille.
option-round-robin = le nombre de joueurs, de 3 à 16, qui se rencontrent tous
option-double = tous se rencontrent deux fois, les couleurs inversées
option-tie-breaks = ce qui départage les joueurs à égalité de points, séparé par des virgules : DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1 ; par défaut, selon le fichier ou ce que recommande la FIDE
option-html = écrit aussi le classement dans ce fichier, en page HTML avec la grille
option-trf = écrit aussi le rapport avec ces points et ces rangs dans ce fichier ; le reste demeure tel quel
option-trf16 = la même chose en TRF16
option-trf26 = la même chose en TRF26
pairings-game = Ronde { $round }, échiquier { $board } : Blancs { $white }, Noirs { $black }
pairings-bye = Ronde { $round } : { $player } est exempt
standings-line = { $rank } : { $name }, numéro { $number }, points { $points }{ $values }
standings-none = { $file } ne contient aucun joueur.
standings-no-opponent = Ronde { $round } : le numéro { $number } a pour adversaire le numéro { $opponent }, qui n’est pas dans le fichier.
standings-one-sided = Ronde { $round } : le numéro { $number } a pour adversaire le numéro { $opponent }, mais non l’inverse, ou tous deux ont la même couleur.
standings-impossible = Ronde { $round } : le résultat du numéro { $number } n’est pas possible.
standings-points-differ = Numéro { $number } : le fichier dit { $stated } points, les résultats en donnent { $counted }. Les résultats comptent.
standings-title = Classement
standings-caption = { $name }, après la ronde { $rounds }
standings-rank = Rang
standings-number = Numéro
standings-name = Nom
standings-rating = Elo
standings-unrated = aucun
standings-points = Points
standings-abbreviations = Abréviations
crosstable-against = contre { $name }
crosstable-round = ronde { $round }
crosstable-self = pas de partie contre soi-même
crosstable-open = pas encore de résultat
crosstable-bye = sans adversaire, points { $points }
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
tie-break-win = victoires
tie-break-black = parties avec les Noirs
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, limite { $count ->
    [one] plus basse d’un demi-point
   *[other] plus basse de { $count } demi-points
}
tie-break-koya-fewer = Koya, limite { $count ->
    [one] plus haute d’un demi-point
   *[other] plus haute de { $count } demi-points
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz sans { $count ->
    [one] le plus faible adversaire
   *[other] les { $count } plus faibles adversaires
}
tie-break-mbh = Buchholz sans { $count ->
    [one] le plus fort ni le plus faible adversaire
   *[other] les { $count } plus forts ni les { $count } plus faibles adversaires
}
tie-break-aro = moyenne Elo des adversaires
tie-break-aroc = moyenne Elo des adversaires sans { $count ->
    [one] le plus faible
   *[other] les { $count } plus faibles
}
