# Partidas como ficheiros: abertas, enumeradas, escritas.
control-open-game = Abrir uma partida
display-every-file = Todos os ficheiros
control-open-game-help = Abre a lista das partidas guardadas; pode escrever-se um caminho ou escolher um ficheiro. A partida atual fica guardada como está.
control-save-game = Escrever esta partida num ficheiro
control-save-game-help = Escreve esta partida num ficheiro próprio: como PGN, com a terminação .brf ou .pef como folha de registo em braille, com .html como folhas de registo para imprimir. Se já houver um com esse nome, pergunta-se primeiro.
line-games = partidas;partidas guardadas
line-open-game = abrir partida;abrir
line-rescue-game = recuperar partida;recuperar
line-choose-game = escolher partida;escolher ficheiro
line-save-game = guardar partida;guardar
line-save-as = guardar como
said-games = { $count ->
    [0] Não há nenhuma partida guardada.
    [one] Uma partida guardada.
   *[other] { $count } partidas guardadas.
}
said-game-written = Guardada: { $path }.
said-game-on-table = Esta partida já está na mesa.
stored-unfinished = por terminar
stored-damaged = danificada
stored-unopened = não pode ser aberta
stored-shortened = mais curta do que da última vez
files-games = Partidas guardadas
files-open-chosen = Abrir a partida escolhida
files-rescue-chosen = Recuperar o que está íntegro da partida escolhida
files-path = Caminho de um ficheiro
files-path-hint = Escreva um caminho e depois Enter
files-choose = Escolher um ficheiro…
files-save = Escrever
question-save-over = { $path } já existe. Escrever por cima?
refused-no-dialog = Este sistema não tem aqui um diálogo de ficheiros. Escreva o caminho, por exemplo: abrir ~/partida.pgn
refused-no-file-name = Com que nome? Escreva-o também, por exemplo: guardar partida ~/partida.pgn
file-not-there = Não há nenhum ficheiro { $path }. Verifique o caminho.
file-is-folder = { $path } é uma pasta. Acrescente o nome do ficheiro.
file-forbidden = Não é permitido ler { $path }. Mude as permissões do ficheiro ou copie-o.
file-not-text = { $path } não é texto em UTF-8. Guarde-o como texto UTF-8.
file-too-long = { $path } excede { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Dê um ficheiro mais curto.
file-not-a-file = { $path } é um dispositivo ou um pipe, não um ficheiro. Dê o caminho de um ficheiro.
file-unreadable = Não foi possível ler { $path }. Tente de novo ou copie o ficheiro para outro disco.
file-progress = A ler { $path }: { $percent }%.
said-reading-file = A ler o ficheiro.
said-file-read = { $percent } por cento do ficheiro já lido.
said-escape-stops = Escape interrompe.
said-stop-stops = Escreva parar para interromper.
said-listing-games = A procurar as partidas.
said-games-listed = { $percent } por cento das partidas já vistas.
said-listing-stopped = Interrompido. { $count ->
    [one] Há uma partida na lista.
   *[other] Há { $count } partidas na lista.
}
session-stopped = A leitura do ficheiro foi interrompida. Abra-o de novo para o ler.
session-from-pgn = { $path }: { $games ->
    [one] uma partida
   *[other] partida { $number } de { $games }
}, { $plies } meios-lances. É agora uma nova partida nesta mesa; o ficheiro fica como está.
session-another-game = Outra delas: abrir { $path }#2.
session-no-such-game = { $path } tem { $games ->
    [one] uma partida
   *[other] { $games } partidas
}. Não há nele a partida { $number }. O certo é um número de 1 a { $games }.
