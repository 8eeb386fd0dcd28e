# Il torneo intorno ai tavoli: abbinamenti, classifica, tabellone.
option-round-robin = il numero dei giocatori, da 3 a 16, che si incontrano tutti
option-double = tutti si incontrano due volte, a colori invertiti
option-tie-breaks = che cosa ordina i giocatori a pari punti, separato da virgole: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; altrimenti secondo il file, o ciò che la FIDE raccomanda
option-html = scrive la classifica anche in questo file, come pagina HTML con il tabellone
option-trf = scrive anche il rapporto con questi punti e posti in questo file; il resto rimane com’è
option-trf16 = lo stesso come TRF16
option-trf26 = lo stesso come TRF26
pairings-game = Turno { $round }, scacchiera { $board }: Bianco { $white }, Nero { $black }
pairings-bye = Turno { $round }: { $player } riposa
standings-line = { $rank }: { $name }, numero { $number }, punti { $points }{ $values }
standings-none = { $file } non contiene giocatori.
standings-no-opponent = Turno { $round }: l’avversario del numero { $number } è il numero { $opponent }, che non è nel file.
standings-one-sided = Turno { $round }: l’avversario del numero { $number } è il numero { $opponent }, ma non viceversa, o entrambi hanno lo stesso colore.
standings-impossible = Turno { $round }: il risultato del numero { $number } non è possibile.
standings-points-differ = Numero { $number }: il file dice { $stated } punti, i risultati ne danno { $counted }. Valgono i risultati.
standings-title = Classifica
standings-caption = { $name }, dopo il turno { $rounds }
standings-rank = Posto
standings-number = Numero
standings-name = Nome
standings-rating = Elo
standings-unrated = nessuno
standings-points = Punti
standings-abbreviations = Abbreviazioni
crosstable-against = contro { $name }
crosstable-round = turno { $round }
crosstable-self = nessuna partita contro sé stessi
crosstable-open = ancora senza risultato
crosstable-bye = senza avversario, punti { $points }
crosstable-played =
    { $result ->
        [win] vittoria
        [draw] patta
       *[loss] sconfitta
    }{ $color ->
        [white] {" "}con il Bianco
        [black] {" "}con il Nero
       *[none] {""}
    } contro { $name }
crosstable-forfeit =
    { $result ->
        [win] vittoria a forfait
        [draw] patta a forfait
       *[loss] sconfitta a forfait
    } contro { $name }
crosstable-letter =
    { $color ->
        [white] b
        [black] n
       *[none] –
    }
tie-break-de = scontro diretto
tie-break-win = vittorie
tie-break-black = partite con il Nero
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, limite { $count ->
    [one] mezzo punto più basso
   *[other] { $count } mezzi punti più basso
}
tie-break-koya-fewer = Koya, limite { $count ->
    [one] mezzo punto più alto
   *[other] { $count } mezzi punti più alto
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz senza { $count ->
    [one] l’avversario più debole
   *[other] i { $count } avversari più deboli
}
tie-break-mbh = Buchholz senza { $count ->
    [one] l’avversario più forte e il più debole
   *[other] i { $count } avversari più forti e più deboli
}
tie-break-aro = media Elo degli avversari
tie-break-aroc = media Elo degli avversari senza { $count ->
    [one] il più basso
   *[other] i { $count } più bassi
}
