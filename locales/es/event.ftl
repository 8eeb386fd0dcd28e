# El torneo alrededor de las mesas: emparejamientos, clasificación, cuadro cruzado.
option-round-robin = el número de jugadores, de 3 a 16, que juegan todos contra todos
option-double = todos juegan dos veces contra todos, con los colores cambiados
option-tie-breaks = lo que ordena a los jugadores con los mismos puntos, separado por comas: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; si no se indica, lo del archivo o lo que recomienda la FIDE
option-html = escribe también la clasificación en este archivo, como página HTML con el cuadro cruzado
option-trf = escribe también el informe con estos puntos y puestos en este archivo; lo demás queda como está
option-trf16 = lo mismo como TRF16
option-trf26 = lo mismo como TRF26
pairings-game = Ronda { $round }, tablero { $board }: blancas { $white }, negras { $black }
pairings-bye = Ronda { $round }: { $player } descansa
standings-line = { $rank }: { $name }, número { $number }, puntos { $points }{ $values }
standings-none = { $file } no tiene jugadores.
standings-no-opponent = Ronda { $round }: el rival del número { $number } es el número { $opponent }, que no está en el archivo.
standings-one-sided = Ronda { $round }: el rival del número { $number } es el número { $opponent }, pero no al revés, o ambos tienen el mismo color.
standings-impossible = Ronda { $round }: el resultado del número { $number } no es posible.
standings-points-differ = Número { $number }: el archivo dice { $stated } puntos, los resultados dan { $counted }. Valen los resultados.
standings-title = Clasificación
standings-caption = { $name }, tras la ronda { $rounds }
standings-rank = Puesto
standings-number = Número
standings-name = Nombre
standings-rating = Elo
standings-unrated = ninguno
standings-points = Puntos
standings-abbreviations = Abreviaturas
crosstable-against = contra { $name }
crosstable-round = ronda { $round }
crosstable-self = no hay partida contra uno mismo
crosstable-open = todavía sin resultado
crosstable-bye = sin rival, puntos { $points }
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
tie-break-win = victorias
tie-break-black = partidas con negras
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, límite { $count ->
    [one] medio punto más bajo
   *[other] { $count } medios puntos más bajo
}
tie-break-koya-fewer = Koya, límite { $count ->
    [one] medio punto más alto
   *[other] { $count } medios puntos más alto
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz sin { $count ->
    [one] el peor rival
   *[other] los { $count } peores rivales
}
tie-break-mbh = Buchholz sin { $count ->
    [one] el mejor y el peor rival
   *[other] los { $count } mejores y peores rivales
}
tie-break-aro = media de Elo de los rivales
tie-break-aroc = media de Elo de los rivales sin { $count ->
    [one] el más bajo
   *[other] los { $count } más bajos
}
