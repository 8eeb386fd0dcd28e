# The command line.
command-usage = Annabella: xadrez entre um jogador cego e um normovisual, cada um no seu tabuleiro (Leis da FIDE, Apêndice D).
usage-window =
    annabella [FICHEIRO] [--game N] [--table FICHEIRO] [--open FICHEIRO] [--seat SEAT] [--data PASTA] [--board SEAT=DISPOSITIVO[,MARCA]]{ $hall }{ $join }
        abre a janela: uma partida nova, ou a desse ficheiro
usage-announce =
    annabella announce --fen FEN [--vocabulary V] LANCE
        mostra como o lance é anunciado
usage-understand =
    annabella understand --fen FEN [--letters LÍNGUA] PALAVRAS
        descobre que lance as palavras significam
usage-notate =
    annabella notate PARTIDA.pgn|REGISTO --letters LETRAS [--written-in LETRAS] [--form short|long|figurine|words] [--vocabulary V]
        escreve os lances em notação algébrica (Apêndice C), com as letras das peças de uma língua; uma linha por partida do ficheiro
usage-braille =
    annabella braille PARTIDA.pgn|REGISTO [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        escreve uma folha de registo em braille; só ukaaf2015 segue um código publicado, os outros são do próprio programa
        … [--written-in LETRAS] [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille FOLHA --read [--code C] [--fen FEN]
        lê uma folha de registo em braille e escreve a partida como PGN
usage-print =
    annabella print PARTIDA.pgn|REGISTO [--what sheet|report|envelope] [--letters LETRAS] [--written-in LETRAS] [--large]
        escreve folhas de registo ou o relatório da partida como página HTML, em letras grandes se desejado
usage-journal =
    annabella journal FICHEIRO --verify | --export pgn|jsonl | --rescue NOVO
        verifica, exporta ou recupera uma partida guardada
usage-compare =
    annabella compare --white-sheet FICHEIRO --black-sheet FICHEIRO [--white-board POSIÇÃO] [--black-board POSIÇÃO]
        e [--start FEN] [--letters-white LÍNGUA] [--letters-black LÍNGUA] [--written-in LETTERS] [--clock-log FICHEIRO] [--journal FICHEIRO] [--laws 2005|2018|2023]
        compara duas folhas de registo e dois tabuleiros: quem corrige o quê (D.2.9)
usage-classify =
    annabella classify RITMO [--laws 2005|2018|2023]
        diz se um ritmo é de clássicas, semirrápidas ou rápidas (blitz), e quantos minutos duram sessenta lances
usage-pairings =
    annabella pairings --round-robin N [--double] [--tables berger|cbx]
        lista os emparceiramentos de um todos contra todos, com as cores, pelas tabelas de Berger
usage-standings =
    annabella standings FICHEIRO.trf [--tie-breaks LISTA] [--rules 2014|2024|2026] [--html FICHEIRO] [--trf FICHEIRO] [--trf16 FICHEIRO] [--trf26 FICHEIRO]
        calcula a classificação a partir do relatório de um torneio (TRF16, TRF26)
usage-explain =
    annabella explain ARTIGO [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        explica um artigo das Leis em palavras simples, como se diz a um jogador à mesa
usage-board =
    annabella board --list | --watch DISPOSITIVO [--kind { $makes }]
        lista os tabuleiros eletrónicos ligados, ou observa um
usage-console =
    annabella console [--table FICHEIRO] [--open FICHEIRO [--game N]] [--seat SEAT] [--data PASTA] [--mute] [--board SEAT=DISPOSITIVO[,MARCA]]{ $hall }{ $join }
        joga no terminal: escreva um lance ou um comando em cada linha; cada linha de saída é uma mensagem
usage-script =
    annabella script FICHEIRO…
        executa guiões de partida e mostra tudo o que acontece
usage-pages =
    annabella pages PASTA
        escreve em PASTA páginas de manual em todas as línguas e o preenchimento automático de bash, zsh e fish, para pacotes
usage-notes =
    Todos os comandos aceitam --json e --lang LÍNGUA ({ $languages }).
    annabella COMANDO --help explica as opções; annabella --version mostra a versão.
    V: { $vocabularies }. LÍNGUA: { $letters }.
    LETRAS: LÍNGUA, { $more }.
    Código de saída: 0 êxito; 1 a resposta é não; 2 linha de comandos errada ou entrada ilegível.
option-fen = a posição, em FEN
option-vocabulary = palavras dos anúncios; predefinição: fide
option-letters = a língua das letras das peças
option-form = estilo da notação
option-code = o código braille; para uma mesa numa sala, as quatro casas que o posto do árbitro dá, como "e4 g7 a2 f3"
option-format = formato do ficheiro braille
option-layout = uma linha por par de lances, ou texto corrido
option-diagram = diagramas depois destes meios-lances; end é a última posição
option-cells = celas por linha
option-lines = linhas por página
option-form-feed = onde mudar de página: entre as páginas, depois de cada uma ou nunca
option-crlf = finais de linha do Windows
option-read = lê uma folha em braille em vez de a escrever
option-what = folhas de registo, relatório da partida ou envelope de uma partida adiada
option-large = em letras grandes
option-verify = verifica que a partida não foi alterada
option-export = exporta a partida
option-rescue = guarda como nova a parte íntegra de uma partida danificada
option-side-sheet = a folha de registo deste lado, um ficheiro de texto
option-side-board = a posição deste lado, como o primeiro campo de uma FEN
option-side-letters = a língua das letras das peças na folha deste lado
option-written-in = a língua das letras das peças no ficheiro, se não forem inglesas
option-start = a posição inicial, em FEN
option-clock-log = um ficheiro com os relógios: em cada linha o meio-lance e os milissegundos das brancas e das pretas
option-journal = a partida guardada com que se compara
option-laws = edição das Leis; predefinição: 2023
option-speed = tipo de partida
option-supervision = com as regras de competição e um árbitro por partida, ou de outro modo
option-table = prepara uma mesa nova a partir deste guião de partida
option-open = uma partida guardada, ou um ficheiro PGN
option-game = número da partida no ficheiro
option-seat = de quem é o lugar: white, black, assistant-white, assistant-black ou arbiter
option-data = guarda partidas e definições nesta pasta
option-mute = sem voz nem sons: só texto
option-list = lista os tabuleiros eletrónicos ligados
option-watch = mostra o que este tabuleiro vê até ser desligado: uma porta como /dev/ttyUSB0 ou COM3, ou um tabuleiro pela marca e pelo número de série como dgt:12345
option-kind = a marca do tabuleiro, se a porta não a disser
option-board = um tabuleiro eletrónico para as brancas ou as pretas, uma vez cada: black=/dev/ttyUSB0,certabo ou white=dgt:12345; sem marca, DGT
option-json = um objeto JSON por linha
option-lang = nesta língua em vez da do sistema
option-help = mostra esta ajuda
page-name = NOME
page-synopsis = SINOPSE
page-description = DESCRIÇÃO
page-options = OPÇÕES
page-notes = NOTAS
page-files = FICHEIROS
page-games-kept = partidas guardadas e gravações
page-settings-kept = as definições de uma pessoa
page-environment = AMBIENTE
page-graphics = card: a placa gráfica desenha as janelas; processor: desenha-as o próprio programa
page-language = a língua, quando falta --lang
page-see-also = VER TAMBÉM
page-program = xadrez entre um jogador cego e um normovisual
page-settings = as definições do Annabella
page-settings-file = Um ficheiro TOML escrito pelo programa. Sob cada definição: a chave e o valor predefinido, os valores possíveis e o que ela faz.
command-pages-failed = Não é possível escrever em { $path } ({ $why }). Escolha outra pasta.
command-output-cut = A saída está incompleta: não é possível escrever aí. Liberte espaço em disco ou escolha outro local.
command-try-help = Escreva «annabella --help» para ver os comandos.
command-unknown = Comando desconhecido: «{ $word }».
command-unknown-option = Opção desconhecida: «{ $word }».
command-stray-word = Palavra inesperada: «{ $word }». Este comando só aceita opções.
command-missing-value = Falta um valor depois de { $word }.
command-needless-value = { $word } não aceita nenhum valor.
command-second-file = Este comando só aceita um ficheiro. «{ $word }» está a mais.
command-missing-option = Falta { $word }.
command-not-both = { $word } não podem ser usadas juntas.
command-game-over = Na posição «{ $word }» a partida já terminou.
command-missing-argument = Falta { $word }.
command-unknown-language = Língua desconhecida: «{ $word }». Escolha entre { $languages }.
command-not-one-of = { $option }: «{ $word }» não é válido. Escolha entre { $possible }.
command-not-text = «{ $word }» contém bytes que não são texto UTF-8.
fen-unreadable = FEN inválida: { $field }, coluna { $column }: { $problem }. { $remedy }
fen-field-placement = primeiro campo (peças)
fen-field-turn = segundo campo (quem joga)
fen-field-castling = terceiro campo (roques)
fen-field-en-passant = quarto campo (en passant)
fen-field-halfmoves = quinto campo (meios-lances)
fen-field-fullmoves = sexto campo (número do lance)
fen-problem-unreadable = falta ou está mal formado
fen-problem-sign = «{ $sign }» não é permitido aqui
fen-problem-rank-length = a linha { $rank } tem { $squares } casas
fen-problem-rank-count = há { $ranks } linhas
fen-problem-kings = cada lado tem de ter exatamente um rei
fen-problem-pawn = há um peão na primeira ou na última linha
fen-problem-castling = o rei ou a torre não está na casa certa para este roque
fen-problem-check = o lado que não tem a vez está em xeque
fen-right-placement = Use oito linhas de oito casas, da 8 para baixo, como rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Use w ou b.
fen-right-castling = Use - ou algumas de KQkq; no Xadrez 960, também as colunas das torres.
fen-right-en-passant = Use - ou uma casa como e3.
fen-right-number = Use um número inteiro como 0 ou 1.

# The console and the window at the start.
session-no-game = { $path } não contém nenhuma partida legível.
session-from-script = { $path } é um guião de partida, não uma partida guardada; por isso foi preparada uma nova mesa a partir dele. Para o fazer de propósito, use --table { $path }.
session-damaged = Atenção: a partida está danificada e só pode ser lida até à entrada anterior à número { $entry }. O ficheiro fica como está, e não é possível continuar a jogar nele.
session-new-instead = Em vez dela, foi aberta uma nova partida.
session-locked = Há uma partida bloqueada em curso, por isso é ela que está aberta, no seu próprio lugar. Para sair dela, o árbitro tem de desbloquear a sua mesa com o PIN.
session-locked-alone = Esta é a partida bloqueada em curso; não é possível abrir outra.
session-locked-replaced = Há uma partida bloqueada em curso, mas o ficheiro dela, { $path }, contém agora outra partida ou uma cópia anterior. Reponha o ficheiro certo: não é possível abrir outra partida.
session-older-instead = Em vez dela, foi aberta a partida anterior por terminar.
unopened-damaged = Não foi possível reabrir { $game }: o ficheiro está danificado. Para ver o que ainda se pode ler, abra { $file }.
unopened-unreadable = Não foi possível reabrir { $game }: o ficheiro já não é uma partida guardada. Substitua { $file } por uma cópia, se a tiver.
unopened-not-a-file = Não foi possível reabrir { $game }: { $file } não é um ficheiro normal, mas um pipe, um dispositivo, um socket, uma pasta ou uma ligação quebrada. Tire-o da pasta das partidas.
unopened-beside = Não foi possível reabrir { $game }: { $file } não é um ficheiro normal, mas uma pasta, uma ligação, um pipe ou um dispositivo. Tire-o da pasta das partidas.
unopened-too-long = Não foi possível reabrir { $game }: o ficheiro é demasiado grande. Tire { $file } da pasta das partidas.
unopened-newer = Não foi possível reabrir { $game }: foi escrita por uma versão mais recente. Abra { $file } com essa versão.
unopened-in-use = Não foi possível reabrir { $game }: já está aberta. Continue { $file } onde está aberta ou feche-a lá.
unopened-forbidden = Não foi possível reabrir { $game }: não tem permissão para abrir o ficheiro. Obtenha permissão para ler e escrever { $file }.
unopened-log-missing = Não foi possível reabrir { $game }: os lances estão em { $file }-wal, que falta. Volte a pô-lo ao lado do outro.
unopened-full = Não foi possível reabrir { $game }: o disco está cheio. Liberte espaço e depois abra { $file }.
unopened-failed = Não foi possível reabrir { $game }: não é possível ler ou escrever o ficheiro ({ $detail }). Verifique o disco e depois abra { $file }.
unopened-more = { $count ->
    [one] Não foi possível reabrir mais uma partida guardada; está na lista de partidas.
   *[other] Não foi possível reabrir mais { $count } partidas guardadas; estão na lista de partidas.
}
session-not-stored = A partida continua, mas não está a ser guardada.
session-settings = Não é possível ler as definições em { $path }: { $what }. O ficheiro é mantido e muda de nome quando alterar uma definição. Estão em uso as predefinições.
session-card = A placa gráfica está em uso, porque desenhar uma janela sem ela demorou { $ms } ms. Agora um leitor de ecrã só encontra a primeira janela; defina ANNABELLA_GRAPHICS=processor para as tornar todas acessíveis.
console-no-such-seat = Esta partida não tem o lugar { $seat }. Escolha outro com --seat.
console-no-thread = O sistema não consegue iniciar mais threads. Feche alguns programas e tente de novo.
console-long-line = Essa linha tem mais de { $count } KiB e foi ignorada.
console-no-display = Nenhum ecrã encontrado. A mesa abre no terminal.
command-unknown-seat = Lugar desconhecido: «{ $word }». Escolha entre white, black, assistant-white, assistant-black e arbiter.
command-system-folder = { $word } contém dispositivos ou processos do sistema, não ficheiros. Escolha outra pasta com --data.
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
classify-unreadable = Não é possível ler o ritmo de jogo na coluna { $column }: «{ $part }». Exemplos válidos: 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 ou 90 min + 30 s.

# Electronic boards at the command line.
board-list-none = Nenhum tabuleiro eletrónico está ligado ao computador. Ligue um e tente de novo.
board-list-one = { $number }: { $kind }, número de série { $serial }, em { $device }.
board-list-nameless = { $number }: { $kind }, em { $device }.
board-battery = Bateria a { $percent } por cento.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, número de série { $serial }, está ligado em { $device }.
board-watch-connected-nameless = { $kind } está ligado em { $device }.
board-watch-gone = O tabuleiro já não responde: foi retirado ou desligado.
board-watch-shut = O tabuleiro está ligado, mas não é possível reabrir a porta dele.
board-watch-silent = O tabuleiro está ligado, mas não envia nada que o programa entenda.
board-watch-changed = { $placement }, mudaram: { $squares }
board-watch-clock = Relógio { $running ->
    [yes] a andar
   *[no] parado
}: brancas { $white }, pretas { $black }.
board-watch-lever-white = As brancas foram as últimas a acionar.
board-watch-lever-black = As pretas foram as últimas a acionar.
board-watch-clock-battery = A bateria do relógio está fraca.
board-watch-clock-gone = O relógio desapareceu ou não responde.
board-not-understood = Nenhum tabuleiro conhecido responde em { $device }. Ligue-o e indique a marca com --kind: { $kinds }.
board-only-occupancy = O tabuleiro em { $device } só deteta as casas ocupadas. Use um que reconheça as peças.
board-access-gone = Não há tabuleiro em { $device }. Ligue-o; «annabella board --list» diz onde está.
board-access-busy = { $device } está em uso por outro programa. Feche-o e tente de novo.
board-access-group = Não tem permissão para abrir { $device }, porque não está no grupo { $group }. Escreva «sudo usermod -aG { $group } { $user }» num terminal, depois termine a sessão e inicie-a de novo.
board-access-login = Ainda não tem permissão para abrir { $device }: tem de voltar a iniciar sessão para o grupo { $group } ter efeito. Termine a sessão e inicie-a de novo.
board-access-rule = Não tem permissão para abrir { $device }: a regra udev dos tabuleiros não está instalada. Escreva «sudo cp { $rule } /etc/udev/rules.d/» num terminal, depois retire o tabuleiro e ligue-o de novo.
board-access-replug = Não tem permissão para abrir { $device }. Retire o tabuleiro e ligue-o de novo com a sessão iniciada neste próprio computador.
board-access-right = Não tem permissão para abrir { $device }. Peça ao administrador acesso de leitura e escrita.
