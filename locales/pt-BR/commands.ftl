# The command line.
command-usage = Annabella: xadrez entre um jogador cego e um vidente, cada um em seu tabuleiro (Leis da FIDE, Apêndice D).
usage-window =
    annabella [ARQUIVO] [--game N] [--table ARQUIVO] [--open ARQUIVO] [--seat SEAT] [--data PASTA] [--board SEAT=DISPOSITIVO[,MARCA]]{ $hall }{ $join }
        abre a janela: uma partida nova, ou a desse arquivo
usage-announce =
    annabella announce --fen FEN [--vocabulary V] LANCE
        mostra como o lance é anunciado
usage-understand =
    annabella understand --fen FEN [--letters IDIOMA] PALAVRAS
        descobre que lance as palavras significam
usage-notate =
    annabella notate PARTIDA.pgn|REGISTRO --letters LETRAS [--written-in LETRAS] [--form short|long|figurine|words] [--vocabulary V]
        escreve os lances em notação algébrica (Apêndice C), com as letras das peças de um idioma; uma linha por partida do arquivo
usage-braille =
    annabella braille PARTIDA.pgn|REGISTRO [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        escreve uma planilha em braille; só ukaaf2015 segue um código publicado, os outros são do próprio programa
        … [--written-in LETRAS] [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille PLANILHA --read [--code C] [--fen FEN]
        lê uma planilha em braille e escreve a partida como PGN
usage-print =
    annabella print PARTIDA.pgn|REGISTRO [--what sheet|report|envelope] [--letters LETRAS] [--written-in LETRAS] [--large]
        escreve planilhas ou o relatório da partida como página HTML, em letras grandes se desejado
usage-journal =
    annabella journal ARQUIVO --verify | --export pgn|jsonl | --rescue NOVO
        verifica, exporta ou recupera uma partida salva
usage-compare =
    annabella compare --white-sheet ARQUIVO --black-sheet ARQUIVO [--white-board POSIÇÃO] [--black-board POSIÇÃO]
        e [--start FEN] [--letters-white IDIOMA] [--letters-black IDIOMA] [--written-in LETTERS] [--clock-log ARQUIVO] [--journal ARQUIVO] [--laws 2005|2018|2023]
        compara duas planilhas e dois tabuleiros: quem corrige o quê (D.2.9)
usage-classify =
    annabella classify RITMO [--laws 2005|2018|2023]
        diz se um ritmo é clássico, rápido ou blitz, e quantos minutos duram sessenta lances
usage-pairings =
    annabella pairings --round-robin N [--double] [--tables berger|cbx]
        lista os emparceiramentos de um todos contra todos, com as cores, pelas tabelas de Berger
usage-standings =
    annabella standings ARQUIVO.trf [--tie-breaks LISTA] [--rules 2014|2024|2026] [--html ARQUIVO] [--trf ARQUIVO] [--trf16 ARQUIVO] [--trf26 ARQUIVO]
        calcula a classificação a partir do relatório de um torneio (TRF16, TRF26)
usage-explain =
    annabella explain ARTIGO [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        explica um artigo das Leis em palavras simples, como se diz a um jogador à mesa
usage-board =
    annabella board --list | --watch DISPOSITIVO [--kind { $makes }]
        lista os tabuleiros eletrônicos conectados, ou observa um
usage-console =
    annabella console [--table ARQUIVO] [--open ARQUIVO [--game N]] [--seat SEAT] [--data PASTA] [--mute] [--board SEAT=DISPOSITIVO[,MARCA]]{ $hall }{ $join }
        joga no terminal: digite um lance ou um comando em cada linha; cada linha de saída é uma mensagem
usage-script =
    annabella script ARQUIVO…
        executa roteiros de partida e mostra tudo o que acontece
usage-pages =
    annabella pages PASTA
        grava em PASTA páginas de manual em todos os idiomas e o autocompletar de bash, zsh e fish, para pacotes
usage-notes =
    Todo comando aceita --json e --lang IDIOMA ({ $languages }).
    annabella COMANDO --help explica as opções; annabella --version mostra a versão.
    V: { $vocabularies }. IDIOMA: { $letters }.
    LETRAS: IDIOMA, { $more }.
    Código de saída: 0 êxito; 1 a resposta é não; 2 linha de comando errada ou entrada ilegível.
option-fen = a posição, em FEN
option-vocabulary = palavras dos anúncios; padrão: fide
option-letters = idioma das letras das peças
option-form = estilo da notação
option-code = o código braille; para uma mesa em um salão, as quatro casas que o posto do árbitro dá, como "e4 g7 a2 f3"
option-format = formato do arquivo braille
option-layout = uma linha por par de lances, ou texto corrido
option-diagram = diagramas depois destes meios-lances; end é a última posição
option-cells = celas por linha
option-lines = linhas por página
option-form-feed = onde mudar de página: entre as páginas, depois de cada uma ou nunca
option-crlf = finais de linha do Windows
option-read = lê uma planilha em braille em vez de escrevê-la
option-what = planilhas, relatório da partida ou envelope de uma partida adiada
option-large = em letras grandes
option-verify = verifica que a partida não foi alterada
option-export = exporta a partida
option-rescue = salva como nova a parte íntegra de uma partida danificada
option-side-sheet = a planilha deste lado, um arquivo de texto
option-side-board = a posição deste lado, como o primeiro campo de uma FEN
option-side-letters = idioma das letras das peças na planilha deste lado
option-written-in = idioma das letras das peças no arquivo, se não forem inglesas
option-start = a posição inicial, em FEN
option-clock-log = um arquivo com os relógios: em cada linha o meio-lance e os milissegundos das brancas e das pretas
option-journal = a partida salva com que se compara
option-laws = edição das Leis; padrão: 2023
option-speed = tipo de partida
option-supervision = com as regras de competição e um árbitro por partida, ou de outro modo
option-table = prepara uma mesa nova a partir deste roteiro de partida
option-open = uma partida salva, ou um arquivo PGN
option-game = número da partida no arquivo
option-seat = de quem é o lugar: white, black, assistant-white, assistant-black ou arbiter
option-data = salva partidas e configurações nesta pasta
option-mute = sem voz nem sons: só texto
option-list = lista os tabuleiros eletrônicos conectados
option-watch = mostra o que este tabuleiro vê até ser desconectado: uma porta como /dev/ttyUSB0 ou COM3, ou um tabuleiro pela marca e pelo número de série como dgt:12345
option-kind = a marca do tabuleiro, se a porta não a disser
option-board = um tabuleiro eletrônico para as brancas ou as pretas, uma vez cada: black=/dev/ttyUSB0,certabo ou white=dgt:12345; sem marca, DGT
option-json = um objeto JSON por linha
option-lang = neste idioma em vez do idioma do sistema
option-help = mostra esta ajuda
page-name = NOME
page-synopsis = SINOPSE
page-description = DESCRIÇÃO
page-options = OPÇÕES
page-notes = NOTAS
page-files = ARQUIVOS
page-games-kept = partidas salvas e gravações
page-settings-kept = as configurações de uma pessoa
page-environment = AMBIENTE
page-graphics = card: a placa de vídeo desenha as janelas; processor: o próprio programa as desenha
page-language = o idioma, quando falta --lang
page-see-also = VEJA TAMBÉM
page-program = xadrez entre um jogador cego e um vidente
page-settings = as configurações do Annabella
page-settings-file = Um arquivo TOML escrito pelo programa. Sob cada configuração: a chave e o valor padrão, os valores possíveis e o que ela faz.
command-pages-failed = Não é possível gravar em { $path } ({ $why }). Escolha outra pasta.
command-output-cut = A saída está incompleta: não é possível gravar ali. Libere espaço em disco ou escolha outro lugar.
command-try-help = Digite "annabella --help" para ver os comandos.
command-unknown = Comando desconhecido: "{ $word }".
command-unknown-option = Opção desconhecida: "{ $word }".
command-stray-word = Palavra inesperada: "{ $word }". Este comando aceita apenas opções.
command-missing-value = Falta um valor depois de { $word }.
command-needless-value = { $word } não aceita nenhum valor.
command-second-file = Este comando aceita só um arquivo. "{ $word }" está sobrando.
command-missing-option = Falta { $word }.
command-not-both = { $word } não podem ser usadas juntas.
command-game-over = Na posição "{ $word }" a partida já terminou.
command-missing-argument = Falta { $word }.
command-unknown-language = Idioma desconhecido: "{ $word }". Escolha entre { $languages }.
command-not-one-of = { $option }: "{ $word }" não é válido. Escolha entre { $possible }.
command-not-text = "{ $word }" contém bytes que não são texto UTF-8.
fen-unreadable = FEN inválida: { $field }, coluna { $column }: { $problem }. { $remedy }
fen-field-placement = primeiro campo (peças)
fen-field-turn = segundo campo (quem joga)
fen-field-castling = terceiro campo (roques)
fen-field-en-passant = quarto campo (en passant)
fen-field-halfmoves = quinto campo (meios-lances)
fen-field-fullmoves = sexto campo (número do lance)
fen-problem-unreadable = falta ou está mal formado
fen-problem-sign = "{ $sign }" não é permitido aqui
fen-problem-rank-length = a fileira { $rank } tem { $squares } casas
fen-problem-rank-count = há { $ranks } fileiras
fen-problem-kings = cada lado deve ter exatamente um rei
fen-problem-pawn = há um peão na primeira ou na última fileira
fen-problem-castling = o rei ou a torre não está na casa certa para este roque
fen-problem-check = o lado que não tem a vez está em xeque
fen-right-placement = Use oito fileiras de oito casas, da 8 para baixo, como rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Use w ou b.
fen-right-castling = Use - ou algumas de KQkq; no Xadrez 960, também as colunas das torres.
fen-right-en-passant = Use - ou uma casa como e3.
fen-right-number = Use um número inteiro como 0 ou 1.

# The console and the window at the start.
session-no-game = { $path } não contém nenhuma partida legível.
session-from-script = { $path } é um roteiro de partida, não uma partida salva; por isso foi preparada uma nova mesa a partir dele. Para fazer isso de propósito, use --table { $path }.
session-damaged = Atenção: a partida está danificada e só pode ser lida até a entrada anterior à de número { $entry }. O arquivo fica como está, e não é possível continuar a jogar nele.
session-new-instead = Em vez dela, foi aberta uma nova partida.
session-locked = Há uma partida trancada em andamento, por isso é ela que está aberta, no seu próprio lugar. Para sair dela, o árbitro deve destrancar a mesa do árbitro com o PIN.
session-locked-alone = Esta é a partida trancada em andamento; nenhuma outra pode ser aberta.
session-locked-replaced = Há uma partida trancada em andamento, mas o arquivo dela, { $path }, agora contém outra partida ou uma cópia anterior. Coloque de volta o arquivo certo: nenhuma outra partida pode ser aberta.
session-older-instead = Em vez dela, foi aberta a partida inacabada anterior.
unopened-damaged = Não foi possível reabrir { $game }: o arquivo está danificado. Para ver o que ainda pode ser lido, abra { $file }.
unopened-unreadable = Não foi possível reabrir { $game }: o arquivo não é mais uma partida salva. Substitua { $file } por uma cópia, se houver.
unopened-not-a-file = Não foi possível reabrir { $game }: { $file } não é um arquivo comum, e sim um pipe, um dispositivo, um socket, uma pasta ou um link quebrado. Tire-o da pasta das partidas.
unopened-beside = Não foi possível reabrir { $game }: { $file } não é um arquivo comum, e sim uma pasta, um link, um pipe ou um dispositivo. Tire-o da pasta das partidas.
unopened-too-long = Não foi possível reabrir { $game }: o arquivo é grande demais. Tire { $file } da pasta das partidas.
unopened-newer = Não foi possível reabrir { $game }: foi escrita por uma versão mais nova. Abra { $file } com essa versão.
unopened-in-use = Não foi possível reabrir { $game }: já está aberta. Continue { $file } onde está aberta ou feche-a lá.
unopened-forbidden = Não foi possível reabrir { $game }: você não tem permissão para abrir o arquivo. Obtenha permissão para ler e escrever { $file }.
unopened-log-missing = Não foi possível reabrir { $game }: os lances estão em { $file }-wal, que falta. Ponha-o de volta ao lado do outro.
unopened-full = Não foi possível reabrir { $game }: o disco está cheio. Libere espaço e depois abra { $file }.
unopened-failed = Não foi possível reabrir { $game }: não é possível ler ou escrever o arquivo ({ $detail }). Verifique o disco e depois abra { $file }.
unopened-more = { $count ->
    [one] Mais uma partida salva não pôde ser reaberta; ela está na lista de partidas.
   *[other] Mais { $count } partidas salvas não puderam ser reabertas; elas estão na lista de partidas.
}
session-not-stored = A partida continua, mas não está sendo salva.
session-settings = Não é possível ler as configurações em { $path }: { $what }. O arquivo é mantido e muda de nome quando você muda uma configuração. Estão em uso as configurações padrão.
session-card = A placa de vídeo está em uso, porque desenhar uma janela sem ela levou { $ms } ms. Agora um leitor de tela só encontra a primeira janela; defina ANNABELLA_GRAPHICS=processor para tornar todas acessíveis.
console-no-such-seat = Esta partida não tem o lugar { $seat }. Escolha outro com --seat.
console-no-thread = O sistema não consegue iniciar mais threads. Feche alguns programas e tente de novo.
console-long-line = Essa linha tem mais de { $count } KiB e foi ignorada.
console-no-display = Nenhuma tela encontrada. A mesa abre no terminal.
command-unknown-seat = Lugar desconhecido: "{ $word }". Escolha entre white, black, assistant-white, assistant-black e arbiter.
command-system-folder = { $word } contém dispositivos ou processos do sistema, não arquivos. Escolha outra pasta com --data.
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
classify-unreadable = Não é possível ler o ritmo de jogo na coluna { $column }: "{ $part }". Exemplos válidos: 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 ou 90 min + 30 s.

# Electronic boards at the command line.
board-list-none = Nenhum tabuleiro eletrônico está conectado. Conecte um, ligue-o e tente de novo.
board-list-one = { $number }: { $kind }, número de série { $serial }, em { $device }.
board-list-nameless = { $number }: { $kind }, em { $device }.
board-battery = Bateria em { $percent } por cento.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, número de série { $serial }, está conectado em { $device }.
board-watch-connected-nameless = { $kind } está conectado em { $device }.
board-watch-gone = O tabuleiro não responde mais: foi desconectado ou desligado.
board-watch-shut = O tabuleiro está conectado, mas não é possível reabrir a porta dele.
board-watch-silent = O tabuleiro está conectado, mas não envia nada que o programa entenda.
board-watch-changed = { $placement }, mudaram: { $squares }
board-watch-clock = Relógio { $running ->
    [yes] andando
   *[no] parado
}: brancas { $white }, pretas { $black }.
board-watch-lever-white = As brancas foram as últimas a acionar.
board-watch-lever-black = As pretas foram as últimas a acionar.
board-watch-clock-battery = A bateria do relógio está fraca.
board-watch-clock-gone = O relógio desapareceu ou não responde.
board-not-understood = Nenhum tabuleiro conhecido responde em { $device }. Ligue-o e indique a marca com --kind: { $kinds }.
board-only-occupancy = O tabuleiro em { $device } só detecta as casas ocupadas. Use um que reconheça as peças.
board-access-gone = Não há tabuleiro em { $device }. Conecte-o; "annabella board --list" diz onde ele está.
board-access-busy = { $device } está em uso por outro programa. Feche-o e tente de novo.
board-access-group = Você não tem permissão para abrir { $device }, porque não está no grupo { $group }. Digite "sudo usermod -aG { $group } { $user }" em um terminal, depois saia da sessão e entre de novo.
board-access-login = Você ainda não tem permissão para abrir { $device }: precisa entrar de novo na sessão para que o grupo { $group } passe a valer. Saia da sessão e entre de novo.
board-access-rule = Você não tem permissão para abrir { $device }: a regra udev dos tabuleiros não está instalada. Digite "sudo cp { $rule } /etc/udev/rules.d/" em um terminal, depois desconecte o tabuleiro e conecte-o de novo.
board-access-replug = Você não tem permissão para abrir { $device }. Desconecte o tabuleiro e conecte-o de novo com a sessão aberta neste próprio computador.
board-access-right = Você não tem permissão para abrir { $device }. Peça ao administrador acesso de leitura e escrita.
