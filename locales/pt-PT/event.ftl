# O torneio em volta das mesas: emparceiramentos, classificação, tabela cruzada.
option-round-robin = o número de jogadores, de 3 a 16, que jogam todos contra todos
option-double = todos jogam duas vezes contra todos, com as cores trocadas
option-tie-breaks = o que ordena os jogadores com os mesmos pontos, separado por vírgulas: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; se nada for dito, o do ficheiro ou o que a FIDE recomenda
option-html = escreve também a classificação neste ficheiro, como página HTML com a tabela cruzada
option-trf = escreve também o relatório com estes pontos e posições neste ficheiro; o resto fica como está
option-trf16 = o mesmo em TRF16
option-trf26 = o mesmo em TRF26
pairings-game = Ronda { $round }, tabuleiro { $board }: brancas { $white }, pretas { $black }
pairings-bye = Ronda { $round }: { $player } fica isento
standings-line = { $rank }: { $name }, número { $number }, pontos { $points }{ $values }
standings-none = { $file } não tem jogadores.
standings-no-opponent = Ronda { $round }: o adversário do número { $number } é o número { $opponent }, que não está no ficheiro.
standings-one-sided = Ronda { $round }: o adversário do número { $number } é o número { $opponent }, mas não o contrário, ou ambos têm a mesma cor.
standings-impossible = Ronda { $round }: o resultado do número { $number } não é possível.
standings-points-differ = Número { $number }: o ficheiro diz { $stated } pontos, os resultados dão { $counted }. Contam os resultados.
standings-title = Classificação
standings-caption = { $name }, após a ronda { $rounds }
standings-rank = Posição
standings-number = Número
standings-name = Nome
standings-rating = Elo
standings-unrated = nenhum
standings-points = Pontos
standings-abbreviations = Abreviaturas
crosstable-against = contra { $name }
crosstable-round = ronda { $round }
crosstable-self = sem partida contra si mesmo
crosstable-open = ainda sem resultado
crosstable-bye = sem adversário, pontos { $points }
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
tie-break-win = vitórias
tie-break-black = partidas de pretas
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya, limite { $count ->
    [one] meio ponto mais baixo
   *[other] { $count } meios pontos mais baixo
}
tie-break-koya-fewer = Koya, limite { $count ->
    [one] meio ponto mais alto
   *[other] { $count } meios pontos mais alto
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz sem { $count ->
    [one] o adversário mais fraco
   *[other] os { $count } adversários mais fracos
}
tie-break-mbh = Buchholz sem { $count ->
    [one] o adversário mais forte e o mais fraco
   *[other] os { $count } adversários mais fortes e mais fracos
}
tie-break-aro = média de Elo dos adversários
tie-break-aroc = média de Elo dos adversários sem { $count ->
    [one] o mais baixo
   *[other] os { $count } mais baixos
}
