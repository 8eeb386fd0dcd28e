# The tournament: pairings, standings, crosstables.
option-round-robin = número de jogadores, de 3 a 16, todos contra todos
option-double = cada um joga duas vezes contra cada adversário, com as cores trocadas
option-tables = as tabelas: berger (FIDE) ou cbx (Brasil)
option-tie-breaks = critérios de desempate por ordem, separados por vírgulas: PTS DE WIN WON BLACK BPG BWG PS REP STD TPN BH BHC1 BHC2 MBH MBH2 AOB FB SOB SB KOYA KS ARO AROC1 TPR PTP APRO APPO RTNG (podem seguir-se modificadores como /C2 /M1 /P); predefinição: os do ficheiro, ou o que a FIDE recomenda
option-rules = o regulamento dos desempates: 2014 (torneios iniciados antes de 1 de agosto de 2024), 2024 (antes de 1 de março de 2026) ou 2026; predefinição: pela data de início do ficheiro, ou o de hoje
option-html = escreve também a classificação e a tabela cruzada neste ficheiro HTML
option-trf = escreve também o relatório com estes pontos e posições neste ficheiro; o resto não muda
option-trf16 = o mesmo em TRF16
option-trf26 = o mesmo em TRF26
pairings-game = Ronda { $round }, tabuleiro { $board }: { $white } (brancas) – { $black } (pretas)
pairings-bye = Ronda { $round }: { $player } fica isento
standings-line = { $rank }: { $name }, número { $number }, pontos { $points }{ $values }
standings-unranked = { $name }, número { $number }, sem classificação, pontos { $points }{ $values }
standings-none = { $file } não tem jogadores.
standings-no-results = { $file } não contém resultados. Se devia conter, as linhas estão cortadas ou as colunas deslocadas.
standings-no-opponent = Ronda { $round }: o adversário do número { $number } é o número { $opponent }, que não está no ficheiro.
standings-one-sided = Ronda { $round }: os números { $number } e { $opponent } não se indicam um ao outro como adversários, ou têm a mesma cor.
standings-impossible = Ronda { $round }: o resultado do número { $number } não é possível.
standings-points-differ = Número { $number }: o ficheiro diz { $stated } pontos, os resultados dão { $counted }. Valem os resultados.
standings-left-out = O número { $number } perdeu a última partida por falta de comparência e jogou menos de metade das suas partidas. Isso conta como saída: essas partidas não contam (General Regulations, V.4.1).
standings-first-day = Não foi possível ler a data do primeiro dia (042). Valem as regras de desempate de hoje; --rules escolhe outras.
standings-result-points = Alguns pontos do registo { $tag } não se podem ler. Esses são ignorados; os outros contam.
standings-points-not-used = Os pontos de { $code } não são usados: diferem dos pontos de outros resultados do mesmo tipo.
standings-more-rounds = Há resultados de { $held } rondas, mas o relatório anuncia { $planned }.
standings-unknown = O desempate «{ $name }» não é conhecido e foi ignorado.
standings-dropped = { CAPITAL($name) } não se aplica: há jogadores sem rating (C.07, 10).
standings-teams = Este é um torneio por equipas. A classificação é a dos jogadores; as equipas não são classificadas.
standings-rules = Desempates segundo { $rules ->
    [2014] o regulamento da FIDE em vigor até 31 de julho de 2024
    [2024] C.07 da FIDE, em vigor de 1 de agosto de 2024 a 28 de fevereiro de 2026
   *[2026] C.07 da FIDE, em vigor desde 1 de março de 2026
}.
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
tie-break-won = vitórias no tabuleiro
tie-break-bwg = vitórias de pretas
tie-break-ps = pontuação progressiva
tie-break-rep = rondas que escolheu jogar
tie-break-std = pontos padrão
tie-break-tpn = número inicial
tie-break-aob = média dos Buchholz dos adversários
tie-break-fb = Fore Buchholz
tie-break-sob = soma dos Buchholz dos adversários
tie-break-tpr = performance do torneio
tie-break-ptp = performance perfeita do torneio
tie-break-apro = média das performances dos adversários
tie-break-appo = média das performances perfeitas dos adversários
tie-break-rtng = rating próprio
tie-break-sb = Sonneborn-Berger
tie-break-koya = Koya
tie-break-koya-more = Koya ampliado em { $count ->
    [one] meio ponto
   *[other] { $count } meios pontos
}
tie-break-koya-fewer = Koya reduzido em { $count ->
    [one] meio ponto
   *[other] { $count } meios pontos
}
tie-break-bh = Buchholz
tie-break-bhc = Buchholz corte { $count }
tie-break-mbh = Buchholz mediano { $count }
tie-break-aro = rating médio dos adversários
tie-break-aroc = rating médio dos adversários corte { $count }
