# Partidas como archivos: abiertas, enumeradas, escritas.
control-open-game = Abrir una partida
display-every-file = Todos los archivos
control-open-game-help = Abre la lista de partidas guardadas; se puede escribir una ruta o elegir un archivo. La partida actual queda guardada tal como está.
control-save-game = Escribir esta partida en un archivo
control-save-game-help = Escribe esta partida en un archivo propio: como PGN, con la terminación .brf o .pef como planilla en braille, con .html como planillas para imprimir. Si ya hay uno con ese nombre, antes se le pregunta.
line-games = partidas;partidas guardadas
line-open-game = abrir partida;abrir
line-rescue-game = rescatar partida;rescatar
line-choose-game = elegir partida;elegir archivo
line-save-game = guardar partida;guardar
line-save-as = guardar como
said-games = { $count ->
    [0] No hay ninguna partida guardada.
    [one] Una partida guardada.
   *[other] { $count } partidas guardadas.
}
said-game-written = Guardada: { $path }.
said-game-on-table = Esta partida ya está en la mesa.
stored-unfinished = sin terminar
stored-damaged = dañada
stored-unopened = no se puede abrir
stored-shortened = más corta que la última vez
files-games = Partidas guardadas
files-open-chosen = Abrir la partida elegida
files-rescue-chosen = Rescatar lo que se conserva de la partida elegida
files-path = Ruta de un archivo
files-path-hint = Escriba una ruta y después Enter
files-choose = Elegir un archivo…
files-save = Escribir
question-save-over = { $path } ya existe. ¿Escribir encima?
refused-no-dialog = Este sistema no tiene aquí un diálogo de archivos. Escriba la ruta, por ejemplo: abrir ~/partida.pgn
refused-no-file-name = ¿Con qué nombre? Escríbalo también, por ejemplo: guardar partida ~/partida.pgn
file-not-there = No hay ningún archivo { $path }. Revise la ruta.
file-is-folder = { $path } es una carpeta. Añada el nombre del archivo.
file-forbidden = No está permitido leer { $path }. Cambie los permisos del archivo o cópielo.
file-not-text = { $path } no es texto en UTF-8. Guárdelo como texto UTF-8.
file-too-long = { $path } supera los { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Dé un archivo más corto.
file-not-a-file = { $path } es un dispositivo o una tubería, no un archivo. Dé la ruta de un archivo.
file-unreadable = No se ha podido leer { $path }. Inténtelo de nuevo o copie el archivo a otro disco.
file-progress = Leyendo { $path }: { $percent } %.
said-reading-file = Leyendo el archivo.
said-file-read = Leído el { $percent } por ciento del archivo.
said-escape-stops = Escape lo detiene.
said-stop-stops = Escriba parar para detenerlo.
said-listing-games = Revisando las partidas.
said-games-listed = Revisado el { $percent } por ciento de las partidas.
said-listing-stopped = Detenido. { $count ->
    [one] Hay una partida en la lista.
   *[other] Hay { $count } partidas en la lista.
}
session-stopped = Se ha detenido la lectura del archivo. Ábralo de nuevo para leerlo.
session-from-pgn = { $path }: { $games ->
    [one] una partida
   *[other] partida { $number } de { $games }
}, { $plies } medias jugadas. Ahora es una partida nueva en esta mesa; el archivo queda como está.
session-another-game = Otra de ellas: abrir { $path }#2.
session-no-such-game = { $path } tiene { $games ->
    [one] una partida
   *[other] { $games } partidas
}. No hay partida { $number } en él. Lo correcto es un número de 1 a { $games }.
