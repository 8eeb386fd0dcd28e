# The tournament: pairings, standings, crosstables.
option-round-robin = número de jugadores, de 3 a 16, todos contra todos
option-double = todos juegan dos veces contra todos, con colores invertidos
option-tie-breaks = sistemas de desempate en orden, separados por comas: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; si se omite, los del archivo o los que recomienda la FIDE
option-html = escribe también la clasificación y el cuadro cruzado en este archivo HTML
option-trf = escribe también el informe con estos puntos y puestos en este archivo; lo demás no cambia
option-trf16 = lo mismo, en TRF16
option-trf26 = lo mismo, en TRF26
pairings-game = Ronda { $round }, tablero { $board }: { $white } (blancas) – { $black } (negras)
pairings-bye = Ronda { $round }: { $player } descansa
standings-line = { $rank }: { $name }, número { $number }, puntos { $points }{ $values }
standings-none = { $file } no tiene jugadores.
standings-no-opponent = Ronda { $round }: el rival del número { $number } es el número { $opponent }, que no está en el archivo.
standings-one-sided = Ronda { $round }: los números { $number } y { $opponent } no concuerdan como rivales, o tienen el mismo color.
standings-impossible = Ronda { $round }: el resultado del número { $number } no es posible.
standings-points-differ = Número { $number }: el archivo indica { $stated } puntos, pero los resultados suman { $counted }. Valen los resultados.
standings-title = Clasificación
standings-caption = { $name }, tras la ronda { $rounds }
standings-rank = Puesto
standings-number = N.º
standings-name = Nombre
standings-rating = Elo
standings-unrated = sin Elo
standings-points = Puntos
standings-abbreviations = Abreviaturas
crosstable-against = contra { $name }
crosstable-round = ronda { $round }
crosstable-self = sin partida
crosstable-open = aún sin jugar
crosstable-bye = descanso, puntos: { $points }
crosstable-played =
    { $result ->
        [win] victoria
        [draw] tablas
       *[loss] derrota
    }{ $color ->
        [white] {" "}con blancas
        [black] {" "}con negras
       *[none] {""}
    } contra { $name }
crosstable-forfeit =
    { $result ->
        [win] victoria por incomparecencia
        [draw] tablas por incomparecencia
       *[loss] derrota por incomparecencia
    } contra { $name }
crosstable-letter =
    { $color ->
        [white] b
        [black] n
       *[none] –
    }
tie-break-de = encuentro directo
tie-break-win = número de victorias
tie-break-black = partidas con negras
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, ampliado en { $count ->
    [one] medio punto
   *[other] { $count } medios puntos
}
tie-break-koya-fewer = Koya, reducido en { $count ->
    [one] medio punto
   *[other] { $count } medios puntos
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz, corte { $count }
tie-break-mbh = Buchholz mediano { $count }
tie-break-aro = Elo medio de los rivales
tie-break-aroc = Elo medio de los rivales, corte { $count }
