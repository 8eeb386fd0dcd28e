# The tournament: pairings, standings, crosstables.
option-round-robin = número de jogadores, de 3 a 16, todos contra todos
option-double = cada um joga duas vezes contra cada adversário, com as cores trocadas
option-tables = as tabelas: berger (FIDE) ou cbx (Brasil)
option-tie-breaks = critérios de desempate por ordem, separados por vírgulas: PTS DE WIN WON BLACK BPG BWG PS REP STD TPN BH BHC1 BHC2 MBH MBH2 AOB FB SOB SB KOYA KS ARO AROC1 TPR PTP APRO APPO RTNG (podem seguir modificadores como /C2 /M1 /P); padrão: os do arquivo, ou o que a FIDE recomenda
option-rules = o regulamento dos desempates: 2014 (torneios iniciados antes de 1 de agosto de 2024), 2024 (antes de 1 de março de 2026) ou 2026; padrão: pela data de início do arquivo, ou o de hoje
option-html = grava também a classificação e a tabela cruzada neste arquivo HTML
option-trf = grava também o relatório com estes pontos e posições neste arquivo; o resto não muda
option-trf16 = o mesmo em TRF16
option-trf26 = o mesmo em TRF26
pairings-game = Rodada { $round }, tabuleiro { $board }: { $white } (brancas) – { $black } (pretas)
pairings-bye = Rodada { $round }: { $player } tem bye
standings-line = { $rank }: { $name }, número { $number }, pontos { $points }{ $values }
standings-unranked = { $name }, número { $number }, sem colocação, pontos { $points }{ $values }
standings-none = { $file } não tem jogadores.
standings-no-results = { $file } não contém resultados. Se deveria conter, as linhas estão cortadas ou as colunas deslocadas.
standings-no-opponent = Rodada { $round }: o adversário do número { $number } é o número { $opponent }, que não está no arquivo.
standings-one-sided = Rodada { $round }: os números { $number } e { $opponent } não indicam um ao outro como adversário, ou têm a mesma cor.
standings-impossible = Rodada { $round }: o resultado do número { $number } não é possível.
standings-points-differ = Número { $number }: o arquivo diz { $stated } pontos, os resultados dão { $counted }. Valem os resultados.
standings-left-out = O número { $number } perdeu a última partida por W.O. e jogou menos da metade das suas partidas. Isso conta como saída: essas partidas não contam (General Regulations, V.4.1).
standings-first-day = Não foi possível ler a data do primeiro dia (042). Valem as regras de desempate de hoje; --rules escolhe outras.
standings-result-points = Alguns pontos do registro { $tag } não podem ser lidos. Esses são ignorados; os outros valem.
standings-points-not-used = Os pontos de { $code } não são usados: diferem dos pontos de outros resultados do mesmo tipo.
standings-more-rounds = Há resultados de { $held } rodadas, mas o relatório anuncia { $planned }.
standings-unknown = O desempate "{ $name }" não é conhecido e foi ignorado.
standings-dropped = { CAPITAL($name) } não se aplica: há jogadores sem rating (C.07, 10).
standings-teams = Este é um torneio por equipes. A classificação é a dos jogadores; as equipes não são classificadas.
standings-rules = Desempates segundo { $rules ->
    [2014] o regulamento da FIDE em vigor até 31 de julho de 2024
    [2024] C.07 da FIDE, em vigor de 1 de agosto de 2024 a 28 de fevereiro de 2026
   *[2026] C.07 da FIDE, em vigor desde 1 de março de 2026
}.
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
tie-break-won = vitórias no tabuleiro
tie-break-bwg = vitórias de pretas
tie-break-ps = escore progressivo
tie-break-rep = rodadas que escolheu jogar
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
