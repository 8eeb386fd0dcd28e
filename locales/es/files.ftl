# Games as files: opened, listed, written.
control-open-game = Abrir una partida
display-every-file = Todos los archivos
control-open-game-help = Muestra sus partidas guardadas; también puede escribir una ruta o elegir un archivo. La partida actual queda guardada.
control-save-game = Guardar la partida como…
control-save-game-help = Guarda esta partida en un archivo: .pgn; .brf o .pef para una planilla en braille; .html para imprimir las planillas. Antes de reemplazar un archivo se le pregunta.
line-games = partidas;partidas guardadas
line-open-game = abrir partida;abrir
line-rescue-game = rescatar partida;rescatar
line-choose-game = elegir partida;elegir archivo
line-save-game = guardar partida;guardar
line-save-as = guardar como
said-games = { $count ->
    [0] No hay partidas guardadas.
    [one] Una partida guardada.
   *[other] { $count } partidas guardadas.
}
said-game-written = Guardada: { $path }.
said-game-on-table = Esa partida ya está abierta.
stored-unfinished = sin terminar
stored-damaged = dañada
stored-unopened = no se puede abrir
stored-shortened = faltan entradas desde la última apertura
files-games = Partidas guardadas
files-open-chosen = Abrir
files-rescue-chosen = Rescatar…
files-path = Ruta del archivo
files-path-hint = Escriba una ruta y pulse Enter
files-choose = Examinar…
files-save = Guardar
question-save-over = { $path } ya existe. ¿Reemplazarlo?
refused-no-dialog = Este sistema no tiene aquí un diálogo de archivos. Escriba la ruta, por ejemplo: abrir ~/partida.pgn
refused-no-file-name = Con un archivo: guardar partida ~/partida.pgn
file-not-there = Archivo no encontrado: { $path }.
file-is-folder = { $path } es una carpeta. Añada un nombre de archivo.
file-forbidden = No tiene permiso para leer { $path }.
file-not-text = { $path } no es texto UTF-8. Guárdelo como UTF-8.
file-utf-16 = { $path } es texto UTF-16 o UTF-32. Guárdelo como UTF-8.
file-packed = { $path } está comprimido. Descomprímalo y abra el archivo que contiene.
file-spreadsheet = { $path } es una hoja de cálculo. Guárdela como CSV y lea ese archivo.
file-windows-1252 = { $path } no está en UTF-8. Se leyó como Windows-1252; revise los acentos de los nombres.
file-too-long = { $path } supera los { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Use un archivo más corto.
file-not-a-file = { $path } es un dispositivo o una tubería, no un archivo. Indique la ruta de un archivo.
file-unreadable = No se ha podido leer { $path }. Inténtelo de nuevo, o cópielo a otro disco.
file-progress = Leyendo { $path }: { $percent } %.
said-reading-file = Leyendo el archivo.
said-file-read = { $percent } por ciento leído.
said-how-to-stop = { $typed ->
    [yes] Escriba parar para cancelar.
   *[no] Pulse Escape para cancelar.
}
said-listing-games = Buscando en las partidas.
said-games-listed = { $percent } por ciento revisado.
said-listing-stopped = Detenido. { $count ->
    [one] Hay una partida en la lista.
   *[other] Hay { $count } partidas en la lista.
}
session-stopped = Lectura cancelada. Abra el archivo de nuevo para leerlo.
session-from-pgn = { $path }: { $games ->
    [one] una partida
   *[other] partida { $number } de { $games }
}, { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}. Abierta como partida nueva; el archivo no cambia.
session-pgn-result = El resultado en el archivo es { $result }.
session-pgn-board = La posición final da { $result }, y eso es lo que cuenta.
session-another-game = Para otra partida del archivo: abrir { $path }#{ $other }.
session-no-such-game = { $path } tiene { $games ->
    [one] una partida
   *[other] { $games } partidas
}. No contiene la partida { $number }. Indique un número de 1 a { $games }.
