# The tournament: pairings, standings, crosstables.
option-round-robin = número de jugadores, de 3 a 16, todos contra todos
option-double = todos juegan dos veces contra todos, con colores invertidos
option-tables = las tablas: berger (FIDE) o cbx (Brasil)
option-tie-breaks = sistemas de desempate en orden, separados por comas: PTS DE WIN WON BLACK BPG BWG PS REP STD TPN BH BHC1 BHC2 MBH MBH2 AOB FB SOB SB KOYA KS ARO AROC1 TPR PTP APRO APPO RTNG (pueden seguir modificadores como /C2 /M1 /P); si se omite, los del archivo o los que recomienda la FIDE
option-rules = el reglamento de desempates: 2014 (torneos que empezaron antes del 1 de agosto de 2024), 2024 (antes del 1 de marzo de 2026) o 2026; si se omite, según la fecha de inicio del archivo o el de hoy
option-html = escribe también la clasificación y el cuadro cruzado en este archivo HTML
option-trf = escribe también el informe con estos puntos y puestos en este archivo; lo demás no cambia
option-trf16 = lo mismo, en TRF16
option-trf26 = lo mismo, en TRF26
pairings-game = Ronda { $round }, tablero { $board }: { $white } (blancas) – { $black } (negras)
pairings-bye = Ronda { $round }: { $player } descansa
standings-line = { $rank }: { $name }, número { $number }, puntos { $points }{ $values }
standings-unranked = { $name }, número { $number }, sin puesto, puntos { $points }{ $values }
standings-none = { $file } no tiene jugadores.
standings-no-results = { $file } no contiene resultados. Si debería tenerlos, sus líneas están cortadas o sus columnas desplazadas.
standings-no-opponent = Ronda { $round }: el rival del número { $number } es el número { $opponent }, que no está en el archivo.
standings-one-sided = Ronda { $round }: los números { $number } y { $opponent } no concuerdan como rivales, o tienen el mismo color.
standings-impossible = Ronda { $round }: el resultado del número { $number } no es posible.
standings-points-differ = Número { $number }: el archivo indica { $stated } puntos, pero los resultados suman { $counted }. Valen los resultados.
standings-left-out = El número { $number } perdió la última partida por incomparecencia y jugó menos de la mitad de las suyas. Se considera una retirada: esas partidas no cuentan (General Regulations, V.4.1).
standings-first-day = La fecha del primer día (042) no se puede leer. Se aplican las reglas de desempate de hoy; con --rules se eligen otras.
standings-result-points = Algunos puntos del registro { $tag } no se pueden leer. Esos se ignoran; los demás se usan.
standings-points-not-used = Los puntos de { $code } no se usan: difieren de los de otros resultados de su clase.
standings-more-rounds = Hay resultados de { $held } rondas, pero el informe anuncia { $planned }.
standings-unknown = El desempate «{ $name }» no se conoce aquí. Se omite.
standings-dropped = { CAPITAL($name) } no se aplica: participan jugadores sin Elo (C.07, 10).
standings-teams = Es un torneo por equipos. La clasificación es la de los jugadores; los equipos no se clasifican.
standings-rules = Desempates según { $rules ->
    [2014] el reglamento de la FIDE vigente hasta el 31 de julio de 2024
    [2024] C.07 de la FIDE, vigente del 1 de agosto de 2024 al 28 de febrero de 2026
   *[2026] C.07 de la FIDE, vigente desde el 1 de marzo de 2026
}.
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
tie-break-won = victorias sobre el tablero
tie-break-bwg = victorias con negras
tie-break-ps = puntuación progresiva
tie-break-rep = rondas que se quiso jugar
tie-break-std = puntos estándar
tie-break-tpn = número inicial
tie-break-aob = promedio de Buchholz de los rivales
tie-break-fb = Fore Buchholz
tie-break-sob = suma de Buchholz de los rivales
tie-break-tpr = rendimiento del torneo
tie-break-ptp = rendimiento perfecto del torneo
tie-break-apro = promedio de los rendimientos de los rivales
tie-break-appo = promedio de los rendimientos perfectos de los rivales
tie-break-rtng = Elo propio
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya ampliado en { $count ->
    [one] medio punto
   *[other] { $count } medios puntos
}
tie-break-koya-fewer = Koya reducido en { $count ->
    [one] medio punto
   *[other] { $count } medios puntos
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz corte { $count }
tie-break-mbh = Buchholz mediano { $count }
tie-break-aro = Elo medio de los rivales
tie-break-aroc = Elo medio de los rivales corte { $count }
