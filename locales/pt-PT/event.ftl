# The tournament: pairings, standings, crosstables.
option-round-robin = número de jogadores, de 3 a 16, todos contra todos
option-double = cada um joga duas vezes contra cada adversário, com as cores trocadas
option-tie-breaks = critérios de desempate por ordem, separados por vírgulas: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; predefinição: os do ficheiro, ou o que a FIDE recomenda
option-html = escreve também a classificação e a tabela cruzada neste ficheiro HTML
option-trf = escreve também o relatório com estes pontos e posições neste ficheiro; o resto não muda
option-trf16 = o mesmo em TRF16
option-trf26 = o mesmo em TRF26
pairings-game = Ronda { $round }, tabuleiro { $board }: { $white } (brancas) – { $black } (pretas)
pairings-bye = Ronda { $round }: { $player } fica isento
standings-line = { $rank }: { $name }, número { $number }, pontos { $points }{ $values }
standings-none = { $file } não tem jogadores.
standings-no-opponent = Ronda { $round }: o adversário do número { $number } é o número { $opponent }, que não está no ficheiro.
standings-one-sided = Ronda { $round }: os números { $number } e { $opponent } não se indicam um ao outro como adversários, ou têm a mesma cor.
standings-impossible = Ronda { $round }: o resultado do número { $number } não é possível.
standings-points-differ = Número { $number }: o ficheiro diz { $stated } pontos, os resultados dão { $counted }. Contam os resultados.
standings-title = Classificação
standings-caption = { $name }, após a ronda { $rounds }
standings-rank = Posição
standings-number = N.º
standings-name = Nome
standings-rating = Rating
standings-unrated = sem rating
standings-points = Pontos
standings-abbreviations = Abreviaturas
crosstable-against = contra { $name }
crosstable-round = ronda { $round }
crosstable-self = sem partida
crosstable-open = ainda não jogada
crosstable-bye = isento, pontos: { $points }
crosstable-played =
    { $result ->
        [win] vitória
        [draw] empate
       *[loss] derrota
    }{ $color ->
        [white] {" "}de brancas
        [black] {" "}de pretas
       *[none] {""}
    } contra { $name }
crosstable-forfeit =
    { $result ->
        [win] vitória por falta de comparência
        [draw] empate por falta de comparência
       *[loss] derrota por falta de comparência
    } contra { $name }
crosstable-letter =
    { $color ->
        [white] b
        [black] p
       *[none] –
    }
tie-break-de = confronto direto
tie-break-win = número de vitórias
tie-break-black = partidas de pretas
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, ampliado em { $count ->
    [one] meio ponto
   *[other] { $count } meios pontos
}
tie-break-koya-fewer = Koya, reduzido em { $count ->
    [one] meio ponto
   *[other] { $count } meios pontos
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz corte { $count }
tie-break-mbh = Buchholz mediano { $count }
tie-break-aro = rating médio dos adversários
tie-break-aroc = rating médio dos adversários, corte { $count }
