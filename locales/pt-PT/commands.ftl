# A linha de comandos.
command-usage =
    Annabella: xadrez entre uma pessoa cega e uma que vê, cada uma no seu tabuleiro (Leis da FIDE, Apêndice D).

    annabella [FICHEIRO] [--game N] [--table FICHEIRO] [--open FICHEIRO] [--seat SEAT] [--data PASTA] [--board SEAT=DISPOSITIVO[,MARCA]] [--hall ENDEREÇO --code CÓDIGO] [--join ENDEREÇO --code CÓDIGO]
        a janela: uma partida nova, ou a desse ficheiro
    annabella announce --fen FEN [--vocabulary V] LANCE
        como o lance é anunciado
    annabella understand --fen FEN [--letters LÍNGUA] PALAVRAS
        que lance as palavras significam
    annabella notate PARTIDA.pgn|DIÁRIO --letters LETRAS [--form short|long|figurine|words] [--vocabulary V]
        os lances como o Apêndice C os escreve, nas letras de uma língua; uma linha por cada partida do ficheiro
    annabella review PARTIDA.pgn|DIÁRIO [--game N] [--ply N] [--vocabulary V] [--engine CAMINHO] [--depth N] [--write NOVO] [--find TEXTO] [--data PASTA]
        percorre uma partida: cada lance com comentários, sinais e variantes, ou um só lugar; escreve-a de novo sem perder nada
    annabella braille PARTIDA.pgn|DIÁRIO [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        uma folha de registo em braille; só ukaaf2015 segue um código publicado, os outros são do próprio programa
        … [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille FOLHA --read [--code C] [--fen FEN]
        a partida de uma folha de registo em braille como PGN
    annabella print PARTIDA.pgn|DIÁRIO [--what sheet|report|envelope] [--letters LETRAS] [--large]
        folhas de registo ou o relatório de uma partida como página HTML, em letras grandes se desejado
    annabella journal FICHEIRO --verify | --export pgn|jsonl | --rescue NOVO
        se uma partida guardada está como foi escrita; extrair uma partida guardada
    annabella compare --white-sheet FICHEIRO --black-sheet FICHEIRO [--white-board POSIÇÃO] [--black-board POSIÇÃO]
        e [--start FEN] [--letters-white LÍNGUA] [--letters-black LÍNGUA] [--clock-log FICHEIRO] [--journal FICHEIRO] [--laws 2005|2018|2023]
        duas folhas de registo e dois tabuleiros: quem corrige o quê (D.2.9)
    annabella classify RITMO [--laws 2005|2018|2023]
        clássica, semirrápida ou rápida (blitz), e quantos minutos duram sessenta lances
    annabella pairings --round-robin N [--double]
        quem joga contra quem e com que cor, todos contra todos, pelas tabelas de Berger
    annabella standings FICHEIRO.trf [--tie-breaks LISTA] [--html FICHEIRO] [--trf FICHEIRO] [--trf16 FICHEIRO] [--trf26 FICHEIRO]
        a classificação segundo o relatório de um torneio (TRF16, TRF26)
    annabella hall [--event NOME|TRF] [--last] [--tournament FICHEIRO] [--passphrase FICHEIRO] [--data PASTA] [--listen ENDEREÇO] [--headless] [--hall ENDEREÇO --code CÓDIGO]
        o posto do árbitro para todas as mesas de um torneio
    annabella relay [--hall ENDEREÇO --code CÓDIGO] [--sealed] [--listen ENDEREÇO] [--data PASTA]
        transmite entre o posto e as mesas de outra sala
    annabella explain ARTIGO [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        o que diz um artigo das Leis, em palavras próprias, como se diz a um jogador à mesa
    annabella board --list | --watch DISPOSITIVO [--kind dgt|millennium|certabo|livechess]
        os tabuleiros eletrónicos ligados; ou o que um deles vê, para pedir ajuda
    annabella console [--table FICHEIRO] [--open FICHEIRO [--game N]] [--seat SEAT] [--data PASTA] [--mute] [--board SEAT=DISPOSITIVO[,MARCA]] [--hall ENDEREÇO --code CÓDIGO] [--join ENDEREÇO --code CÓDIGO]
        joga no terminal: uma linha de entrada é um lance ou comando, uma de saída é o que se diz
    annabella play [--engine CAMINHO] [--elo N] [--level PALAVRA] [--side white|black] [--fen FEN] [--time TEMPO] [--data PASTA] [--mute]
        uma partida em casa contra um programa de xadrez, no terminal como com console
    annabella script FICHEIRO…
        joga guiões de partida e mostra tudo o que acontece
    annabella pages PASTA
        escreve nessa pasta páginas de manual em todas as línguas e o preenchimento de bash, zsh e fish, como os pacotes os trazem

    Todos os comandos aceitam --json e --lang LÍNGUA ({ $languages }).
    annabella COMANDO --help explica as opções; annabella --version diz qual é a versão.
    V: { $vocabularies }. LÍNGUA: { $letters }.
    LETRAS: LÍNGUA, { $more }.
    Saída: 0 feito; 1 a resposta é não; 2 não é possível ler a linha de comandos ou uma entrada.
option-fen = a posição, em FEN
option-vocabulary = com que palavras o lance é anunciado; fide se nada for dito
option-letters = a língua das letras das peças
option-form = como um lance é escrito
option-code = o código braille; para uma mesa numa sala, as quatro casas que o posto do árbitro dá, como "e4 g7 a2 f3"
option-format = o tipo de ficheiro braille
option-layout = uma linha por par de lances, ou corrido
option-diagram = diagramas depois destes meios-lances; end é a última posição
option-cells = quantas celas tem uma linha
option-lines = quantas linhas tem uma página
option-form-feed = onde vai a quebra de página: entre as páginas, depois de cada uma ou nunca
option-crlf = termina as linhas como o Windows
option-read = lê uma folha em braille em vez de a escrever
option-what = folhas de registo, o relatório da partida ou o envelope de uma adiada
option-large = em letras grandes
option-verify = diz se a partida está como foi escrita
option-export = extrai a partida
option-rescue = guarda o que está bom de uma partida danificada numa nova
option-side-sheet = a folha de registo deste lado, um ficheiro de texto
option-side-board = como estão as peças no tabuleiro deste lado, o primeiro campo de uma FEN
option-side-letters = a língua das letras das peças na folha deste lado
option-start = a posição inicial, em FEN
option-clock-log = um ficheiro com os relógios: em cada linha o meio-lance e os milissegundos das brancas e das pretas
option-journal = a partida guardada a que pertencem
option-laws = que edição das Leis; 2023 se nada for dito
option-speed = para que tipo de partida
option-supervision = com regras de competição e um árbitro por partida, ou de outro modo
option-table = uma mesa nova como este guião de partida descreve
option-open = uma partida guardada, ou um ficheiro PGN
option-game = que partida do ficheiro, pelo número
option-sealed = transporta partidas em dois computadores para quem vier: estão seladas, e ninguém aqui as pode ler
option-seat = de quem é o lugar: white, black, assistant-white, assistant-black ou arbiter
option-data = guarda partidas e definições nesta pasta
option-mute = sem voz nem sons: só linhas de texto
option-list = diz que tabuleiros eletrónicos estão ligados
option-watch = mostra o que este tabuleiro vê até ser desligado: uma porta como /dev/ttyUSB0 ou COM3, ou um tabuleiro pela marca e pelo número de série como dgt:12345
option-kind = a marca do tabuleiro, se a porta não a disser
option-board = um tabuleiro eletrónico para as brancas ou as pretas, uma vez cada: black=/dev/ttyUSB0,certabo ou white=dgt:12345; sem marca, DGT
option-hall = participa num torneio: o endereço do posto do árbitro, como 192.168.1.20; com --code
option-join = senta-se a uma mesa noutro computador: o endereço dele, como 192.168.1.20; com --code
option-event = o nome do torneio; se for novo, é criado; ou o seu relatório de torneio (TRF)
option-last = abre o último torneio guardado; se não houver, cria um com a data como nome
option-passphrase = a chave do torneio é guardada fechada com as palavras da primeira linha deste ficheiro; - para as escrever
option-listen = o endereço em que as mesas alcançam este posto
option-headless = sem janela: comandos pela entrada padrão, frases na saída padrão
option-json = um objeto JSON por linha, para programas
option-lang = nesta língua em vez da do sistema
option-help = esta ajuda
page-name = NOME
page-synopsis = SINOPSE
page-description = DESCRIÇÃO
page-options = OPÇÕES
page-notes = NOTAS
page-files = FICHEIROS
page-games-kept = partidas guardadas e gravações
page-settings-kept = as definições de uma pessoa
page-environment = AMBIENTE
page-graphics = com card a placa gráfica desenha as janelas, com processor o próprio programa
page-livechess = onde o LiveChess responde, se não for em ws://127.0.0.1:1982/api/v1.0
page-language = a língua, quando falta --lang
page-see-also = VER TAMBÉM
page-program = xadrez entre uma pessoa cega e uma que vê
page-settings = as definições do Annabella
page-settings-file = Um ficheiro em TOML escrito pelo programa. Sob o nome de cada definição estão o seu lugar no ficheiro com o primeiro valor, o que pode ser e o que faz.
command-pages-failed = Não é possível escrever { $path } ({ $why }). Escolha uma pasta sua.
command-try-help = «annabella --help» enumera os comandos.
command-unknown = «{ $word }» não é um comando.
command-unknown-option = «{ $word }» não é uma opção deste comando.
command-missing-value = Falta um valor a seguir à opção { $word }.
command-needless-value = A opção { $word } não leva valor.
command-missing-option = Falta a opção { $word }.
command-not-both = { $word } não podem ir juntas: indique uma das duas.
command-game-over = Na posição «{ $word }» a partida acabou: não há como continuar a jogar.
command-missing-argument = Falta { $word } no fim do comando.
command-unknown-language = «{ $word }» não é uma língua deste programa. Há { $languages }.
command-not-one-of = { $option } não pode ser «{ $word }». Possíveis: { $possible }.
command-not-text = «{ $word }» contém bytes que não são texto UTF-8.
fen-unreadable = Não é possível ler a FEN: { $field }, coluna { $column }: { $problem }. { $remedy }
fen-field-placement = primeiro campo (peças)
fen-field-turn = segundo campo (quem joga)
fen-field-castling = terceiro campo (roques)
fen-field-en-passant = quarto campo (en passant)
fen-field-halfmoves = quinto campo (meios-lances)
fen-field-fullmoves = sexto campo (número do lance)
fen-problem-unreadable = falta ou tem outra forma
fen-problem-sign = «{ $sign }» não significa nada
fen-problem-rank-length = a linha { $rank } tem { $squares } casas
fen-problem-rank-count = há { $ranks } linhas
fen-problem-kings = cada lado tem de ter exatamente um rei
fen-problem-pawn = há um peão na primeira ou na última linha
fen-problem-castling = rei ou torre não estão onde este roque os exige
fen-problem-check = o lado que não tem a vez está em xeque
fen-right-placement = O correto são oito linhas de oito casas, da 8 para baixo, como rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = O correto é w ou b.
fen-right-castling = O correto é - ou algumas de KQkq; no Xadrez 960, também as colunas das torres.
fen-right-en-passant = O correto é - ou uma casa como e3.
fen-right-number = O correto é um número inteiro como 0 ou 1.

# A consola e a janela no início.
session-no-game = { $path } não tem um início de partida legível.
session-from-script = { $path } é um guião de partida, não uma partida guardada: foi preparada uma nova mesa como ele descreve. O correto para um guião é --table { $path }.
session-damaged = Atenção: o diário só pode ser lido até à entrada anterior à número { $entry }. O ficheiro fica como está; nele não se pode jogar.
session-new-instead = Por isso há uma nova partida na mesa.
session-locked = Há aqui uma partida bloqueada em curso, por isso é ela que está na mesa, no seu próprio lugar: para sair dela, o árbitro abre primeiro a sua mesa com o PIN.
session-locked-alone = É a partida bloqueada em curso aqui, por isso nenhuma outra é aberta.
session-older-instead = Por isso está na mesa a partida por terminar anterior.
unopened-damaged = { $game } não foi retomada porque o ficheiro está danificado; para ver o que ainda se pode ler, abra { $file }.
unopened-unreadable = { $game } não foi retomada porque o ficheiro já não é um registo; ponha no lugar uma cópia de { $file }, se houver.
unopened-not-a-file = { $game } não foi retomada porque { $file } é um pipe, um dispositivo, um socket, uma pasta ou uma ligação que não leva a nada, não um ficheiro normal; tire-o da pasta das partidas.
unopened-beside = { $game } não foi retomada porque { $file } não é um ficheiro normal, mas uma pasta, uma ligação, um pipe ou um dispositivo; tire-o da pasta das partidas.
unopened-too-long = { $game } não foi retomada porque o ficheiro é muito mais longo do que qualquer registo; tire { $file } da pasta das partidas.
unopened-newer = { $game } não foi retomada porque uma Annabella mais recente a escreveu; abra { $file } com essa versão.
unopened-in-use = { $game } não foi retomada porque já está aberta; continue { $file } onde está aberta ou feche-a lá.
unopened-forbidden = { $game } não foi retomada porque o programa não pode ler o ficheiro; peça permissão para ler e escrever { $file }.
unopened-log-missing = { $game } não foi retomada porque os lances estão no ficheiro { $file }-wal, que falta; volte a pô-lo ao lado do outro.
unopened-full = { $game } não foi retomada porque o disco está cheio; liberte espaço e depois abra { $file }.
unopened-failed = { $game } não foi retomada porque não é possível ler ou escrever o ficheiro ({ $detail }); verifique o disco e depois abra { $file }.
unopened-more = { $count ->
    [one] Mais uma partida guardada não pôde ser retomada; a lista de partidas diz qual.
   *[other] Mais { $count } partidas guardadas não puderam ser retomadas; a lista de partidas diz quais.
}
session-not-stored = A partida continua, mas não é guardada.
session-settings = Não é possível ler as definições { $path }, que ficam como estão: { $what }. O programa continua com as suas.
session-card = A placa gráfica desenha as janelas, pois sem ela uma janela inteira demorava { $ms } milissegundos. Assim um leitor de ecrã encontra só a primeira janela; com ANNABELLA_GRAPHICS=processor no ambiente, encontra todas.
console-no-such-seat = Ninguém ocupa { $seat } nesta partida. Indique outro lugar com --seat.
console-no-thread = O sistema não dá mais threads. Feche outros programas e tente de novo.
console-long-line = Foi escrita uma linha com mais de { $count } KiB, que não é lida. Escreva uma mais curta.
console-no-display = Não há ecrã. A mesa abre no terminal.
command-unknown-seat = Não existe o lugar «{ $word }». Os lugares são white, black, assistant-white, assistant-black e arbiter.
classify-standard = clássica, { $minutes } { $count ->
    [one] minuto
   *[other] minutos
}
classify-rapid = semirrápida, { $minutes } { $count ->
    [one] minuto
   *[other] minutos
}
classify-blitz = rápida (blitz), { $minutes } { $count ->
    [one] minuto
   *[other] minutos
}
classify-untimed = Uma partida sem relógio não é clássica, nem semirrápida, nem rápida (blitz).
classify-unreadable = Não é possível ler o ritmo de jogo na coluna { $column }: «{ $part }». Corretos são 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 ou 90 min + 30 s.

# Os tabuleiros eletrónicos na linha de comandos.
board-list-none = Nenhum tabuleiro eletrónico está ligado. Ligue um à máquina, acenda-o e tente de novo.
board-list-one = { $number }: { $kind }, número de série { $serial }, em { $device }.
board-list-nameless = { $number }: { $kind }, em { $device }.
board-battery = Bateria a { $percent } por cento.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, número de série { $serial }, está ligado em { $device }.
board-watch-connected-nameless = { $kind } está ligado em { $device }.
board-watch-gone = O tabuleiro já não está lá: foi retirado ou apagado.
board-watch-shut = O tabuleiro está lá, mas a porta dele não se consegue abrir de novo.
board-watch-silent = O tabuleiro está lá, mas não envia nada que se perceba.
board-watch-changed = { $placement }, mudaram: { $squares }
board-watch-clock = Relógio { $running ->
    [yes] a andar
   *[no] parado
}: brancas { $white }, pretas { $black }.
board-watch-lever-white = As brancas foram as últimas a premir.
board-watch-lever-black = As pretas foram as últimas a premir.
board-watch-clock-battery = A bateria dele está fraca.
board-watch-clock-gone = Já não há relógio, ou ele não responde.
board-not-understood = Em { $device } não responde nenhum tabuleiro que o programa conheça. Acenda o tabuleiro e indique a marca com --kind: { $kinds }.
board-only-occupancy = O tabuleiro em { $device } só diz que casas estão ocupadas, e daí não se reconhece todo o lance. Use um tabuleiro que reconheça as peças.
board-access-gone = { $device } não está lá. Ligue o tabuleiro; «annabella board --list» diz onde ele está.
board-access-busy = Outro programa tem { $device } aberto. Feche esse programa e tente de novo.
board-access-group = Não pode abrir { $device }, porque não está no grupo { $group }. Escreva «sudo usermod -aG { $group } { $user }» num terminal, depois termine a sessão e inicie-a de novo.
board-access-login = Ainda não pode abrir { $device }, porque não voltou a iniciar sessão desde que está no grupo { $group }. Termine a sessão e inicie-a de novo.
board-access-rule = Não pode abrir { $device }, porque o sistema não conhece a regra dos tabuleiros. Escreva «sudo cp { $rule } /etc/udev/rules.d/» num terminal, depois retire o tabuleiro e ligue-o de novo.
board-access-replug = Não pode abrir { $device }. Retire o tabuleiro e ligue-o de novo com a sua sessão iniciada nesta própria máquina.
board-access-right = Não pode abrir { $device }. Peça a quem cuida desta máquina a permissão de o ler e escrever.
