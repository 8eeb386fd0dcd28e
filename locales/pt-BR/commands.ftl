# A linha de comando.
command-usage =
    Annabella: xadrez entre uma pessoa cega e uma que enxerga, cada uma em seu tabuleiro (Leis da FIDE, Apêndice D).

    annabella [ARQUIVO] [--game N] [--table ARQUIVO] [--open ARQUIVO] [--seat SEAT] [--data PASTA] [--board SEAT=DISPOSITIVO[,MARCA]] [--hall ENDEREÇO --code CÓDIGO] [--join ENDEREÇO --code CÓDIGO]
        a janela: uma partida nova, ou a desse arquivo
    annabella announce --fen FEN [--vocabulary V] LANCE
        como o lance é anunciado
    annabella understand --fen FEN [--letters IDIOMA] PALAVRAS
        que lance as palavras significam
    annabella notate GAME.pgn|DIÁRIO --letters LETTERS [--form short|long|figurine|words] [--vocabulary V]
        os lances como o Apêndice C os escreve, nas letras de uma língua; uma linha para cada partida do arquivo
    annabella review GAME.pgn|DIÁRIO [--game N] [--ply N] [--vocabulary V] [--engine CAMINHO] [--depth N] [--write NOVO] [--find TEXTO] [--data PASTA]
        percorre uma partida: cada lance com comentários, sinais e variantes, ou um só lugar; escreve-a de novo sem perder nada
    annabella braille GAME.pgn|DIÁRIO [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        uma planilha em braille; só ukaaf2015 segue um código publicado, os outros são do próprio programa
        … [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille PLANILHA --read [--code C] [--fen FEN]
        a partida de uma planilha em braille como PGN
    annabella print GAME.pgn|DIÁRIO [--what sheet|report|envelope] [--letters LETTERS] [--large]
        planilhas ou o relatório da partida como página HTML, em letras grandes se desejado
    annabella journal ARQUIVO --verify | --export pgn|jsonl | --rescue NOVO
        se uma partida guardada está como foi escrita; uma partida guardada para fora
    annabella compare --white-sheet ARQUIVO --black-sheet ARQUIVO [--white-board POSIÇÃO] [--black-board POSIÇÃO]
        e [--start FEN] [--letters-white LÍNGUA] [--letters-black LÍNGUA] [--clock-log ARQUIVO] [--journal ARQUIVO] [--laws 2005|2018|2023]
        duas planilhas e dois tabuleiros: quem corrige o quê (D.2.9)
    annabella classify RITMO [--laws 2005|2018|2023]
        clássico, rápido ou blitz, e quantos minutos duram sessenta lances
    annabella pairings --round-robin N [--double]
        quem joga contra quem e com que cor, todos contra todos, pelas tabelas de Berger
    annabella standings ARQUIVO.trf [--tie-breaks LISTA] [--html ARQUIVO] [--trf ARQUIVO] [--trf16 ARQUIVO] [--trf26 ARQUIVO]
        a classificação segundo o relatório de um torneio (TRF16, TRF26)
    annabella hall [--event NOME|TRF] [--last] [--tournament ARQUIVO] [--passphrase ARQUIVO] [--data PASTA] [--listen ENDEREÇO] [--headless] [--hall ENDEREÇO --code CÓDIGO]
        o posto do árbitro para todas as mesas de um torneio
    annabella relay [--hall ENDEREÇO --code CÓDIGO] [--sealed] [--listen ENDEREÇO] [--data PASTA]
        transmite entre o posto e as mesas de outra sala
    annabella explain ARTIGO [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        o que diz um artigo das Leis, em palavras próprias, como se diz a um jogador à mesa
    annabella board --list | --watch DISPOSITIVO [--kind dgt|millennium|certabo|livechess]
        os tabuleiros eletrônicos conectados; ou o que um deles vê, para pedir ajuda
    annabella console [--table FILE] [--open FILE [--game N]] [--seat SEAT] [--data DIR] [--mute] [--board SEAT=DEVICE[,KIND]] [--hall ENDEREÇO --code CÓDIGO] [--join ENDEREÇO --code CÓDIGO]
        joga no terminal: uma linha de entrada é um lance ou comando, uma de saída é o que se diz
    annabella play [--engine CAMINHO] [--elo N] [--level PALAVRA] [--side white|black] [--fen FEN] [--time TEMPO] [--data PASTA] [--mute]
        uma partida em casa contra um programa de xadrez, no terminal como com console
    annabella script ARQUIVO…
        joga roteiros de partida e mostra tudo o que acontece
    annabella pages PASTA
        grava nessa pasta páginas de manual em todas as línguas e o autocompletar de bash, zsh e fish, como os pacotes os trazem

    Todo comando aceita --json e --lang IDIOMA ({ $languages }).
    annabella COMANDO --help explica as opções; annabella --version diz qual é a versão.
    V: { $vocabularies }. IDIOMA: { $letters }.
    LETTERS: IDIOMA, { $more }.
    Saída: 0 feito; 1 a resposta é não; 2 a linha de comando ou uma entrada não pode ser lida.
option-fen = a posição, em FEN
option-vocabulary = com que palavras o lance é anunciado; fide se nada for dito
option-letters = a língua das letras das peças
option-form = como um lance é escrito
option-code = o código braille; para uma mesa num salão, as quatro casas que o posto do árbitro dá, como "e4 g7 a2 f3"
option-format = o tipo de arquivo braille
option-layout = uma linha por par de lances, ou corrido
option-diagram = diagramas depois destes meios-lances; end é a última posição
option-cells = quantas celas tem uma linha
option-lines = quantas linhas tem uma página
option-form-feed = onde vai a quebra de página: entre as páginas, depois de cada uma ou nunca
option-crlf = termina as linhas como o Windows
option-read = lê uma planilha em braille em vez de escrevê-la
option-what = planilhas, o relatório da partida ou o envelope de uma adiada
option-large = em letras grandes
option-verify = diz se a partida está como foi escrita
option-export = põe a partida para fora
option-rescue = salva o que está bom de uma partida danificada numa nova
option-side-sheet = a planilha deste lado, um arquivo de texto
option-side-board = como estão as peças no tabuleiro deste lado, o primeiro campo de uma FEN
option-side-letters = a língua das letras das peças na planilha deste lado
option-start = a posição inicial, em FEN
option-clock-log = um arquivo com os relógios: em cada linha o meio-lance e os milissegundos das brancas e das pretas
option-journal = a partida guardada a que pertencem
option-laws = que edição das Leis; 2023 se nada for dito
option-speed = para que tipo de partida
option-supervision = com regras de competição e um árbitro por partida, ou de outro modo
option-table = uma mesa nova como este roteiro de partida descreve
option-open = uma partida guardada, ou um arquivo PGN
option-game = que partida do arquivo, pelo número
option-sealed = transporta partidas em dois computadores para quem vier: estão lacradas, e ninguém aqui pode lê-las
option-seat = de quem é o lugar: white, black, assistant-white, assistant-black ou arbiter
option-data = guarda partidas e configurações nesta pasta
option-mute = sem voz nem sons: só linhas de texto
option-list = diz quais tabuleiros eletrônicos estão conectados
option-watch = mostra o que este tabuleiro vê até ser desconectado: uma porta como /dev/ttyUSB0 ou COM3, ou um tabuleiro pela marca e pelo número de série como dgt:12345
option-kind = a marca do tabuleiro, se a porta não a disser
option-board = um tabuleiro eletrônico para as brancas ou as pretas, uma vez cada: black=/dev/ttyUSB0,certabo ou white=dgt:12345; sem marca, DGT
option-hall = participa de um torneio: o endereço do posto do árbitro, como 192.168.1.20; com --code
option-join = senta-se a uma mesa em outro computador: o endereço dele, como 192.168.1.20; com --code
option-event = o nome do torneio; se for novo, é criado; ou o seu relatório de torneio (TRF)
option-last = abre o último torneio guardado; se não houver, cria um com a data como nome
option-passphrase = a chave do torneio é guardada fechada com as palavras da primeira linha deste arquivo; - para digitá-las
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
page-files = ARQUIVOS
page-games-kept = partidas guardadas e gravações
page-settings-kept = as configurações de uma pessoa
page-environment = AMBIENTE
page-graphics = com card a placa de vídeo desenha as janelas, com processor o próprio programa
page-livechess = onde o LiveChess responde, se não for em ws://127.0.0.1:1982/api/v1.0
page-language = a língua, quando falta --lang
page-see-also = VEJA TAMBÉM
page-program = xadrez entre uma pessoa cega e uma que vê
page-settings = as configurações do Annabella
page-settings-file = Um arquivo em TOML escrito pelo programa. Sob o nome de cada configuração estão seu lugar no arquivo com o primeiro valor, o que ela pode ser e o que faz.
command-pages-failed = Não é possível gravar { $path } ({ $why }). Escolha uma pasta sua.
command-try-help = "annabella --help" lista os comandos.
command-unknown = "{ $word }" não é um comando.
command-unknown-option = "{ $word }" não é uma opção deste comando.
command-missing-value = Falta um valor depois da opção { $word }.
command-needless-value = A opção { $word } não leva valor.
command-missing-option = Falta a opção { $word }.
command-not-both = { $word } não combinam: indique uma das duas.
command-game-over = Na posição "{ $word }" a partida acabou: não há como continuar a jogar.
command-missing-argument = Falta { $word } no fim do comando.
command-unknown-language = "{ $word }" não é um idioma deste programa. Há { $languages }.
command-not-one-of = { $option } não pode ser "{ $word }". Possíveis: { $possible }.
command-not-text = "{ $word }" contém bytes que não são texto UTF-8.
fen-unreadable = A FEN não pode ser lida: { $field }, coluna { $column }: { $problem }. { $remedy }
fen-field-placement = primeiro campo (peças)
fen-field-turn = segundo campo (quem joga)
fen-field-castling = terceiro campo (roques)
fen-field-en-passant = quarto campo (en passant)
fen-field-halfmoves = quinto campo (meios-lances)
fen-field-fullmoves = sexto campo (número do lance)
fen-problem-unreadable = falta ou tem outra forma
fen-problem-sign = "{ $sign }" não significa nada
fen-problem-rank-length = a fileira { $rank } tem { $squares } casas
fen-problem-rank-count = há { $ranks } fileiras
fen-problem-kings = cada lado deve ter exatamente um rei
fen-problem-pawn = há um peão na primeira ou na última fileira
fen-problem-castling = rei ou torre não estão onde este roque exige
fen-problem-check = o lado que não tem a vez está em xeque
fen-right-placement = O certo são oito fileiras de oito casas, da 8 para baixo, como rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = O certo é w ou b.
fen-right-castling = O certo é - ou algumas de KQkq; no Chess960, também as colunas das torres.
fen-right-en-passant = O certo é - ou uma casa como e3.
fen-right-number = O certo é um número inteiro como 0 ou 1.

# O console e a janela no começo.
session-no-game = { $path } não tem um começo de partida legível.
session-from-script = { $path } é um roteiro de partida, não uma partida salva: uma nova mesa foi preparada como ele descreve. O certo para um roteiro é --table { $path }.
session-damaged = Atenção: o registro só pode ser lido até a entrada anterior à de número { $entry }. O arquivo fica como está; nele não se pode jogar.
session-new-instead = Por isso há uma nova partida na mesa.
session-locked = Há uma partida trancada em andamento aqui, por isso é ela que está na mesa, no seu próprio lugar: para sair dela, o árbitro abre antes a sua mesa com o PIN.
session-locked-alone = É a partida trancada em andamento aqui, por isso nenhuma outra é aberta.
session-older-instead = Por isso está na mesa a partida inacabada anterior.
unopened-damaged = { $game } não foi retomada porque o arquivo está danificado; para ver o que ainda se pode ler, abra { $file }.
unopened-unreadable = { $game } não foi retomada porque o arquivo já não é um registro; ponha no lugar uma cópia de { $file }, se houver.
unopened-not-a-file = { $game } não foi retomada porque { $file } é um pipe, um dispositivo, um socket, uma pasta ou um link que não leva a nada, não um arquivo comum; tire-o da pasta das partidas.
unopened-beside = { $game } não foi retomada porque { $file } não é um arquivo comum, e sim uma pasta, um link, um pipe ou um dispositivo; tire-o da pasta das partidas.
unopened-too-long = { $game } não foi retomada porque o arquivo é muito mais longo que qualquer registro; tire { $file } da pasta das partidas.
unopened-newer = { $game } não foi retomada porque uma Annabella mais nova a escreveu; abra { $file } com essa versão.
unopened-in-use = { $game } não foi retomada porque já está aberta; continue { $file } onde ela está aberta ou feche-a lá.
unopened-forbidden = { $game } não foi retomada porque o programa não pode ler o arquivo; peça permissão para ler e escrever { $file }.
unopened-log-missing = { $game } não foi retomada porque os lances estão no arquivo { $file }-wal, que falta; ponha-o de volta ao lado do outro.
unopened-full = { $game } não foi retomada porque o disco está cheio; libere espaço e depois abra { $file }.
unopened-failed = { $game } não foi retomada porque não é possível ler ou escrever o arquivo ({ $detail }); verifique o disco e depois abra { $file }.
unopened-more = { $count ->
    [one] Mais uma partida gravada não pôde ser retomada; a lista de partidas diz qual.
   *[other] Mais { $count } partidas gravadas não puderam ser retomadas; a lista de partidas diz quais.
}
session-not-stored = A partida continua, mas não é gravada.
session-settings = As configurações { $path } não podem ser lidas: { $what }. O arquivo fica guardado; ele é posto de lado quando você muda algo. O programa segue com as suas.
session-card = A placa de vídeo desenha as janelas, pois sem ela uma janela inteira levava { $ms } milissegundos. Assim um leitor de tela encontra só a primeira janela; com ANNABELLA_GRAPHICS=processor no ambiente, encontra todas.
console-no-such-seat = Ninguém ocupa { $seat } nesta partida. Indique outro lugar com --seat.
console-no-thread = O sistema não oferece mais threads. Feche outros programas e tente de novo.
console-long-line = Foi digitada uma linha de mais de { $count } KiB, que não é lida. Digite uma mais curta.
console-no-display = Não há tela. A mesa abre no terminal.
command-unknown-seat = Não existe o lugar "{ $word }". Os lugares são white, black, assistant-white, assistant-black e arbiter.
classify-standard = clássico, { $minutes } { $count ->
    [one] minuto
   *[other] minutos
}
classify-rapid = rápido, { $minutes } { $count ->
    [one] minuto
   *[other] minutos
}
classify-blitz = blitz, { $minutes } { $count ->
    [one] minuto
   *[other] minutos
}
classify-untimed = Uma partida sem relógio não é clássica, nem rápida, nem blitz.
classify-unreadable = O ritmo de jogo não pode ser lido na coluna { $column }: "{ $part }". Certos são 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 ou 90 min + 30 s.

# Os tabuleiros eletrônicos na linha de comando.
board-list-none = Nenhum tabuleiro eletrônico está conectado. Conecte um, ligue-o e tente de novo.
board-list-one = { $number }: { $kind }, número de série { $serial }, em { $device }.
board-list-nameless = { $number }: { $kind }, em { $device }.
board-battery = Bateria em { $percent } por cento.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, número de série { $serial }, está conectado em { $device }.
board-watch-connected-nameless = { $kind } está conectado em { $device }.
board-watch-gone = O tabuleiro não está mais lá: foi desconectado ou desligado.
board-watch-shut = O tabuleiro está lá, mas não dá para abrir a porta dele de novo.
board-watch-silent = O tabuleiro está lá, mas não envia nada que se entenda.
board-watch-changed = { $placement }, mudaram: { $squares }
board-watch-clock = Relógio { $running ->
    [yes] andando
   *[no] parado
}: brancas { $white }, pretas { $black }.
board-watch-lever-white = As brancas foram as últimas a acionar.
board-watch-lever-black = As pretas foram as últimas a acionar.
board-watch-clock-battery = A bateria dele está fraca.
board-watch-clock-gone = Não há mais relógio, ou ele não responde.
board-not-understood = Em { $device } não responde nenhum tabuleiro que o programa conheça. Ligue o tabuleiro e indique a marca com --kind: { $kinds }.
board-only-occupancy = O tabuleiro em { $device } só diz quais casas estão ocupadas, e disso não se reconhece todo lance. Use um tabuleiro que reconheça as peças.
board-access-gone = { $device } não está lá. Conecte o tabuleiro; "annabella board --list" diz onde ele está.
board-access-busy = Outro programa está com { $device } aberto. Feche esse programa e tente de novo.
board-access-group = Você não pode abrir { $device }, porque não está no grupo { $group }. Digite "sudo usermod -aG { $group } { $user }" em um terminal, depois saia da sessão e entre de novo.
board-access-login = Você ainda não pode abrir { $device }, porque não entrou de novo na sessão desde que está no grupo { $group }. Saia da sessão e entre de novo.
board-access-rule = Você não pode abrir { $device }, porque o sistema não conhece a regra dos tabuleiros. Digite "sudo cp { $rule } /etc/udev/rules.d/" em um terminal, depois desconecte o tabuleiro e conecte-o de novo.
board-access-replug = Você não pode abrir { $device }. Desconecte o tabuleiro e conecte-o de novo com a sua sessão aberta nesta própria máquina.
board-access-right = Você não pode abrir { $device }. Peça a quem cuida desta máquina a permissão de ler e escrever nele.
