# Games as files: opened, listed, written.
control-open-game = Abrir uma partida
display-every-file = Todos os arquivos
control-open-game-help = Lista as partidas salvas; você também pode digitar um caminho ou escolher um arquivo. A partida atual continua salva.
control-save-game = Salvar a partida como…
control-save-game-help = Salva esta partida como arquivo: .pgn; .brf ou .pef para uma planilha em braille; .html para imprimir as planilhas. O programa pergunta antes de substituir um arquivo.
line-games = partidas;partidas salvas;partidas guardadas
line-open-game = abrir partida;abrir;abra
line-rescue-game = recuperar partida;recuperar
line-choose-game = escolher partida;escolher arquivo
line-save-game = salvar partida;salvar;gravar partida;gravar
line-save-as = salvar como;gravar como
said-games = { $count ->
    [0] Nenhuma partida salva.
    [one] Uma partida salva.
   *[other] { $count } partidas salvas.
}
said-game-written = Salva: { $path }.
said-game-on-table = Essa partida já está aberta.
stored-unfinished = inacabada
stored-damaged = danificada
stored-unopened = não foi possível abrir
stored-shortened = faltam entradas desde a última abertura
files-games = Partidas salvas
files-open-chosen = Abrir
files-rescue-chosen = Recuperar…
files-path = Caminho do arquivo
files-path-hint = Digite um caminho e pressione Enter
files-choose = Procurar…
files-save = Salvar
question-save-over = { $path } já existe. Substituir?
refused-no-dialog = Este sistema não tem um diálogo de arquivos. Digite o caminho, por exemplo: abrir ~/partida.pgn
refused-no-file-name = Com um arquivo: salvar partida ~/partida.pgn
file-not-there = Arquivo não encontrado: { $path }.
file-is-folder = { $path } é uma pasta. Acrescente o nome do arquivo.
file-forbidden = Você não tem permissão para ler { $path }.
file-not-text = { $path } não é texto UTF-8. Salve-o como UTF-8.
file-utf-16 = { $path } é texto UTF-16 ou UTF-32. Salve-o como UTF-8.
file-packed = { $path } está compactado. Descompacte-o e abra o arquivo que está dentro.
file-spreadsheet = { $path } é uma planilha. Salve-a como CSV e leia esse arquivo.
file-windows-1252 = { $path } não está em UTF-8. Foi lido como Windows-1252; confira os acentos nos nomes.
file-too-long = { $path } passa de { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Use um arquivo menor.
file-not-a-file = { $path } é um dispositivo ou um pipe, não um arquivo. Indique o caminho de um arquivo.
file-unreadable = Não foi possível ler { $path }. Tente de novo ou copie o arquivo para outro disco.
file-progress = Lendo { $path }: { $percent }%.
said-reading-file = Lendo o arquivo.
said-file-read = { $percent } por cento lido.
said-how-to-stop = { $typed ->
    [yes] Digite parar para cancelar.
   *[no] Pressione Esc para cancelar.
}
said-listing-games = Procurando nas partidas.
said-games-listed = { $percent } por cento das partidas vistas.
said-listing-stopped = Interrompido. { $count ->
    [one] Há uma partida na lista.
   *[other] Há { $count } partidas na lista.
}
session-stopped = Leitura cancelada. Abra o arquivo de novo para lê-lo.
session-from-pgn = { $path }: { $games ->
    [one] uma partida
   *[other] partida { $number } de { $games }
}, { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}. Aberta como nova partida; o arquivo não é alterado.
session-pgn-result = O resultado no arquivo é { $result }.
session-pgn-board = A posição final dá { $result }, e é isso que vale.
session-another-game = Para outra partida do mesmo arquivo: abrir { $path }#{ $other }.
session-no-such-game = { $path } tem { $games ->
    [one] uma partida
   *[other] { $games } partidas
}; não há nele a partida { $number }. Use um número de 1 a { $games }.
