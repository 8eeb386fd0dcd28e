# The tournament: pairings, standings, crosstables.
option-round-robin = numero dei giocatori, da 3 a 16, tutti contro tutti
option-double = tutti si incontrano due volte, a colori invertiti
option-tables = le tabelle: berger (FIDE) o cbx (Brasile)
option-tie-breaks = spareggi tecnici in ordine, separati da virgole: PTS DE WIN WON BLACK BPG BWG PS REP STD TPN BH BHC1 BHC2 MBH MBH2 AOB FB SOB SB KOYA KS ARO AROC1 TPR PTP APRO APPO RTNG (possono seguire modificatori come /C2 /M1 /P); se mancano, quelli del file o quelli raccomandati dalla FIDE
option-rules = il regolamento degli spareggi: 2014 (tornei iniziati prima del 1 agosto 2024), 2024 (prima del 1 marzo 2026) o 2026; se manca, secondo la data di inizio nel file, o quello di oggi
option-html = scrive la classifica e il tabellone anche in questo file HTML
option-trf = scrive anche il rapporto con questi punti e posti in questo file; il resto non cambia
option-trf16 = lo stesso, in TRF16
option-trf26 = lo stesso, in TRF26
pairings-game = Turno { $round }, scacchiera { $board }: { $white } (Bianco) – { $black } (Nero)
pairings-bye = Turno { $round }: { $player } riposa
standings-line = { $rank }: { $name }, numero { $number }, punti { $points }{ $values }
standings-unranked = { $name }, numero { $number }, fuori classifica, punti { $points }{ $values }
standings-none = { $file } non contiene giocatori.
standings-no-results = { $file } non contiene risultati. Se dovesse contenerne, le righe sono tagliate o le colonne spostate.
standings-no-opponent = Turno { $round }: l'avversario del numero { $number } è il numero { $opponent }, che non è nel file.
standings-one-sided = Turno { $round }: i numeri { $number } e { $opponent } non concordano come avversari, o hanno lo stesso colore.
standings-impossible = Turno { $round }: il risultato del numero { $number } non è possibile.
standings-points-differ = Numero { $number }: il file indica { $stated } punti, ma i risultati danno { $counted }. Valgono i risultati.
standings-left-out = Il numero { $number } ha perso l'ultima partita a forfait e ha giocato meno della metà delle sue partite. Vale come un ritiro: quelle partite non contano (General Regulations, V.4.1).
standings-first-day = La data del primo giorno (042) non è leggibile. Valgono le regole di spareggio di oggi; con --rules se ne scelgono altre.
standings-result-points = Alcuni punti del record { $tag } non sono leggibili. Sono ignorati; gli altri si usano.
standings-points-not-used = I punti per { $code } non vengono usati: sono diversi da quelli per altri risultati dello stesso tipo.
standings-more-rounds = Ci sono risultati di { $held } turni, ma il rapporto ne annuncia { $planned }.
standings-unknown = Lo spareggio «{ $name }» qui non è noto. Viene saltato.
standings-dropped = { CAPITAL($name) } non si applica: partecipano giocatori senza Elo (C.07, 10).
standings-teams = È un torneo a squadre. La classifica è quella dei giocatori; le squadre non sono classificate.
standings-rules = Spareggi secondo { $rules ->
    [2014] il regolamento FIDE in vigore fino al 31 luglio 2024
    [2024] C.07 della FIDE, in vigore dal 1 agosto 2024 al 28 febbraio 2026
   *[2026] C.07 della FIDE, in vigore dal 1 marzo 2026
}.
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
tie-break-won = vittorie alla scacchiera
tie-break-bwg = vittorie con il Nero
tie-break-ps = punteggio progressivo
tie-break-rep = turni giocati per scelta
tie-break-std = punti standard
tie-break-tpn = numero di partenza
tie-break-aob = media dei Buchholz degli avversari
tie-break-fb = Fore Buchholz
tie-break-sob = somma dei Buchholz degli avversari
tie-break-tpr = performance
tie-break-ptp = performance perfetta
tie-break-apro = media delle performance degli avversari
tie-break-appo = media delle performance perfette degli avversari
tie-break-rtng = Elo proprio
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya esteso di { $count ->
    [one] mezzo punto
   *[other] { $count } mezzi punti
}
tie-break-koya-fewer = Koya ridotto di { $count ->
    [one] mezzo punto
   *[other] { $count } mezzi punti
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz cut { $count }
tie-break-mbh = Buchholz mediano { $count }
tie-break-aro = Elo medio degli avversari
tie-break-aroc = Elo medio degli avversari cut { $count }
