# O torneio em volta das mesas: emparceiramentos, classificação, tabela cruzada.
option-round-robin = o número de jogadores, de 3 a 16, que jogam todos contra todos
option-double = todos jogam duas vezes contra todos, com as cores trocadas
option-tie-breaks = o que ordena os jogadores com os mesmos pontos, separado por vírgulas: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; se nada for dito, o do arquivo ou o que a FIDE recomenda
option-html = escreve também a classificação neste arquivo, como página HTML com a tabela cruzada
option-trf = escreve também o relatório com estes pontos e posições neste arquivo; o resto fica como está
option-trf16 = o mesmo em TRF16
option-trf26 = o mesmo em TRF26
pairings-game = Rodada { $round }, mesa { $board }: brancas { $white }, pretas { $black }
pairings-bye = Rodada { $round }: { $player } está de bye
standings-line = { $rank }: { $name }, número { $number }, pontos { $points }{ $values }
standings-none = { $file } não tem jogadores.
standings-no-opponent = Rodada { $round }: o adversário do número { $number } é o número { $opponent }, que não está no arquivo.
standings-one-sided = Rodada { $round }: o adversário do número { $number } é o número { $opponent }, mas não o contrário, ou ambos têm a mesma cor.
standings-impossible = Rodada { $round }: o resultado do número { $number } não é possível.
standings-points-differ = Número { $number }: o arquivo diz { $stated } pontos, os resultados dão { $counted }. Contam os resultados.
standings-title = Classificação
standings-caption = { $name }, após a rodada { $rounds }
standings-rank = Posição
standings-number = Número
standings-name = Nome
standings-rating = Rating
standings-unrated = nenhum
standings-points = Pontos
standings-abbreviations = Abreviações
crosstable-against = contra { $name }
crosstable-round = rodada { $round }
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
        [win] vitória por WO
        [draw] empate por WO
       *[loss] derrota por WO
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
tie-break-aro = rating médio dos adversários
tie-break-aroc = rating médio dos adversários sem { $count ->
    [one] o mais baixo
   *[other] os { $count } mais baixos
}
