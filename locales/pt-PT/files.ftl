# Games as files: opened, listed, written.
control-open-game = Abrir uma partida
display-every-file = Todos os ficheiros
control-open-game-help = Lista as partidas guardadas; também pode escrever um caminho ou escolher um ficheiro. A partida atual continua guardada.
control-save-game = Guardar a partida como…
control-save-game-help = Guarda esta partida como ficheiro: .pgn; .brf ou .pef para uma folha de registo em braille; .html para imprimir as folhas de registo. O programa pergunta antes de substituir um ficheiro.
line-games = partidas;partidas guardadas
line-open-game = abrir partida;abrir
line-rescue-game = recuperar partida;recuperar
line-choose-game = escolher partida;escolher ficheiro
line-save-game = guardar partida;guardar
line-save-as = guardar como
said-games = { $count ->
    [0] Nenhuma partida guardada.
    [one] Uma partida guardada.
   *[other] { $count } partidas guardadas.
}
said-game-written = Guardada: { $path }.
said-game-on-table = Essa partida já está aberta.
stored-unfinished = por terminar
stored-damaged = danificada
stored-unopened = não foi possível abrir
stored-shortened = faltam entradas desde a última abertura
files-games = Partidas guardadas
files-open-chosen = Abrir
files-rescue-chosen = Recuperar…
files-path = Caminho do ficheiro
files-path-hint = Escreva um caminho e prima Enter
files-choose = Procurar…
files-save = Guardar
question-save-over = { $path } já existe. Substituir?
refused-no-dialog = Este sistema não tem um diálogo de ficheiros. Escreva o caminho, por exemplo: abrir ~/partida.pgn
refused-no-file-name = Com um ficheiro: guardar partida ~/partida.pgn
file-not-there = Ficheiro não encontrado: { $path }.
file-is-folder = { $path } é uma pasta. Acrescente o nome do ficheiro.
file-forbidden = Não tem permissão para ler { $path }.
file-not-text = { $path } não é texto UTF-8. Guarde-o como UTF-8.
file-utf-16 = { $path } é texto UTF-16 ou UTF-32. Guarde-o como UTF-8.
file-packed = { $path } está comprimido. Descomprima-o e abra o ficheiro que está lá dentro.
file-spreadsheet = { $path } é uma folha de cálculo. Guarde-a como CSV e leia esse ficheiro.
file-windows-1252 = { $path } não está em UTF-8. Foi lido como Windows-1252; verifique os acentos nos nomes.
file-too-long = { $path } excede { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Use um ficheiro mais pequeno.
file-not-a-file = { $path } é um dispositivo ou um pipe, não um ficheiro. Indique o caminho de um ficheiro.
file-unreadable = Não foi possível ler { $path }. Tente de novo ou copie o ficheiro para outro disco.
file-progress = A ler { $path }: { $percent }%.
said-reading-file = A ler o ficheiro.
said-file-read = { $percent } por cento lido.
said-how-to-stop = { $typed ->
    [yes] Escreva parar para cancelar.
   *[no] Prima Escape para cancelar.
}
said-listing-games = A procurar nas partidas.
said-games-listed = { $percent } por cento das partidas vistas.
said-listing-stopped = Interrompido. { $count ->
    [one] Há uma partida na lista.
   *[other] Há { $count } partidas na lista.
}
session-stopped = Leitura cancelada. Abra o ficheiro de novo para o ler.
session-from-pgn = { $path }: { $games ->
    [one] uma partida
   *[other] partida { $number } de { $games }
}, { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}. Aberta como nova partida; o ficheiro não é alterado.
session-pgn-result = O resultado no ficheiro é { $result }.
session-pgn-board = A posição final dá { $result }, e é isso que conta.
session-another-game = Para outra partida do mesmo ficheiro: abrir { $path }#{ $other }.
session-no-such-game = { $path } tem { $games ->
    [one] uma partida
   *[other] { $games } partidas
}; não há nele a partida { $number }. Use um número de 1 a { $games }.
