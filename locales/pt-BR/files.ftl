# Partidas como arquivos: abertas, listadas, escritas.
control-open-game = Abrir uma partida
display-every-file = Todos os arquivos
control-open-game-help = Abre a lista das partidas guardadas; pode-se digitar um caminho ou escolher um arquivo. A partida atual fica guardada como está.
control-save-game = Gravar esta partida em um arquivo
control-save-game-help = Grava esta partida em um arquivo próprio: como PGN, com a terminação .brf ou .pef como planilha em braille, com .html como planilhas para imprimir. Se já houver um com esse nome, você é perguntado antes.
line-games = partidas;partidas guardadas
line-open-game = abrir partida;abrir;abra
line-rescue-game = recuperar partida;recuperar
line-choose-game = escolher partida;escolher arquivo
line-save-game = gravar partida;gravar;salvar
line-save-as = gravar como;salvar como
said-games = { $count ->
    [0] Nenhuma partida está guardada.
    [one] Uma partida guardada.
   *[other] { $count } partidas guardadas.
}
said-game-written = Gravada: { $path }.
said-game-on-table = Esta partida já está na mesa.
stored-unfinished = inacabada
stored-damaged = danificada
stored-unopened = não pode ser aberta
stored-shortened = mais curta do que da última vez
files-games = Partidas guardadas
files-open-chosen = Abrir a partida escolhida
files-rescue-chosen = Recuperar o que está íntegro da partida escolhida
files-path = Caminho de um arquivo
files-path-hint = Digite um caminho e tecle Enter
files-choose = Escolher um arquivo…
files-save = Gravar
question-save-over = { $path } já existe. Gravar por cima?
refused-no-dialog = Aqui o sistema não tem diálogo de arquivos. Digite o caminho, por exemplo: abrir ~/partida.pgn
refused-no-file-name = Com que nome? Digite-o também, por exemplo: gravar partida ~/partida.pgn
file-not-there = Não há arquivo { $path }. Verifique o caminho.
file-is-folder = { $path } é uma pasta. Acrescente o nome do arquivo.
file-forbidden = { $path } não pode ser lido por falta de permissão. Mude as permissões do arquivo ou copie-o.
file-not-text = { $path } não é texto em UTF-8. Salve-o como UTF-8.
file-too-long = { $path } passa de { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Dê um arquivo mais curto.
file-not-a-file = { $path } é um dispositivo ou um pipe, não um arquivo. Dê o caminho de um arquivo.
file-unreadable = Não foi possível ler { $path }. Tente de novo ou copie o arquivo para outro disco.
file-progress = Lendo { $path }: { $percent }%.
said-reading-file = Lendo o arquivo.
said-file-read = { $percent } por cento do arquivo já lido.
said-escape-stops = Esc interrompe.
said-stop-stops = Digite parar para interromper.
said-listing-games = Procurando as partidas.
said-games-listed = { $percent } por cento das partidas já vistas.
said-listing-stopped = Interrompido. { $count ->
    [one] Há uma partida na lista.
   *[other] Há { $count } partidas na lista.
}
session-stopped = A leitura do arquivo foi interrompida. Abra-o de novo para lê-lo.
session-from-pgn = { $path }: { $games ->
    [one] uma partida
   *[other] partida { $number } de { $games }
}, { $plies } meios-lances. Agora ela é uma partida nova nesta mesa; o arquivo fica como está.
session-another-game = Outra delas: abrir { $path }#2.
session-no-such-game = { $path } tem { $games ->
    [one] uma partida
   *[other] { $games } partidas
}. Não há partida { $number } nele. O certo é um número de 1 a { $games }.
