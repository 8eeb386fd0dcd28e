# The tournament: pairings, standings, crosstables.
option-round-robin = número de jogadores, de 3 a 16, todos contra todos
option-double = cada um joga duas vezes contra cada adversário, com as cores trocadas
option-tie-breaks = critérios de desempate por ordem, separados por vírgulas: DE WIN BLACK SB KOYA BH BHC1 BHC2 MBH MBH2 ARO AROC1; padrão: os do arquivo, ou o que a FIDE recomenda
option-html = grava também a classificação e a tabela cruzada neste arquivo HTML
option-trf = grava também o relatório com estes pontos e posições neste arquivo; o resto não muda
option-trf16 = o mesmo em TRF16
option-trf26 = o mesmo em TRF26
pairings-game = Rodada { $round }, tabuleiro { $board }: { $white } (brancas) – { $black } (pretas)
pairings-bye = Rodada { $round }: { $player } tem bye
standings-line = { $rank }: { $name }, número { $number }, pontos { $points }{ $values }
standings-none = { $file } não tem jogadores.
standings-no-opponent = Rodada { $round }: o adversário do número { $number } é o número { $opponent }, que não está no arquivo.
standings-one-sided = Rodada { $round }: os números { $number } e { $opponent } não indicam um ao outro como adversário, ou têm a mesma cor.
standings-impossible = Rodada { $round }: o resultado do número { $number } não é possível.
standings-points-differ = Número { $number }: o arquivo diz { $stated } pontos, os resultados dão { $counted }. Contam os resultados.
standings-title = Classificação
standings-caption = { $name }, após a rodada { $rounds }
standings-rank = Posição
standings-number = N.º
standings-name = Nome
standings-rating = Rating
standings-unrated = sem rating
standings-points = Pontos
standings-abbreviations = Abreviações
crosstable-against = contra { $name }
crosstable-round = rodada { $round }
crosstable-self = sem partida
crosstable-open = ainda não jogada
crosstable-bye = bye, pontos: { $points }
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
