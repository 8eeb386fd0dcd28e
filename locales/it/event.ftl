# The tournament: pairings, standings, crosstables.
option-round-robin = numero dei giocatori, da 3 a 16, tutti contro tutti
option-double = tutti si incontrano due volte, a colori invertiti
option-tie-breaks = spareggi tecnici in ordine, separati da virgole: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; se mancano, quelli del file o quelli raccomandati dalla FIDE
option-html = scrive la classifica e il tabellone anche in questo file HTML
option-trf = scrive anche il rapporto con questi punti e posti in questo file; il resto non cambia
option-trf16 = lo stesso, in TRF16
option-trf26 = lo stesso, in TRF26
pairings-game = Turno { $round }, scacchiera { $board }: { $white } (Bianco) – { $black } (Nero)
pairings-bye = Turno { $round }: { $player } riposa
standings-line = { $rank }: { $name }, numero { $number }, punti { $points }{ $values }
standings-none = { $file } non contiene giocatori.
standings-no-opponent = Turno { $round }: l'avversario del numero { $number } è il numero { $opponent }, che non è nel file.
standings-one-sided = Turno { $round }: i numeri { $number } e { $opponent } non concordano come avversari, o hanno lo stesso colore.
standings-impossible = Turno { $round }: il risultato del numero { $number } non è possibile.
standings-points-differ = Numero { $number }: il file indica { $stated } punti, ma i risultati danno { $counted }. Valgono i risultati.
standings-title = Classifica
standings-caption = { $name }, dopo il turno { $rounds }
standings-rank = Posto
standings-number = N.
standings-name = Nome
standings-rating = Elo
standings-unrated = senza Elo
standings-points = Punti
standings-abbreviations = Abbreviazioni
crosstable-against = contro { $name }
crosstable-round = turno { $round }
crosstable-self = nessuna partita
crosstable-open = non ancora giocata
crosstable-bye = riposo, punti: { $points }
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
tie-break-win = numero di vittorie
tie-break-black = partite con il Nero
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, esteso di { $count ->
    [one] mezzo punto
   *[other] { $count } mezzi punti
}
tie-break-koya-fewer = Koya, ridotto di { $count ->
    [one] mezzo punto
   *[other] { $count } mezzi punti
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz cut { $count }
tie-break-mbh = Buchholz mediano { $count }
tie-break-aro = Elo medio degli avversari
tie-break-aroc = Elo medio degli avversari, cut { $count }
