# Games as files: opened, listed, written.
control-open-game = Aprire una partita
display-every-file = Tutti i file
control-open-game-help = Elenca le partite salvate; si può anche digitare un percorso o scegliere un file. La partita attuale resta salvata.
control-save-game = Salvare la partita come…
control-save-game-help = Salva questa partita in un file: .pgn; .brf o .pef per un formulario in Braille; .html per stampare i formulari. Prima di sostituire un file viene chiesta conferma.
line-games = partite;partite salvate
line-open-game = aprire partita;apri partita;aprire file
line-rescue-game = recuperare partita;recupera partita
line-choose-game = scegliere partita;scegliere file
line-save-game = salvare partita;salva partita;salvare
line-save-as = salvare come;salva come
said-games = { $count ->
    [0] Nessuna partita salvata.
    [one] Una partita salvata.
   *[other] { $count } partite salvate.
}
said-game-written = Salvata: { $path }.
said-game-on-table = Questa partita è già aperta.
stored-unfinished = non finita
stored-damaged = danneggiata
stored-unopened = non si può aprire
stored-shortened = mancano voci dall'ultima apertura
files-games = Partite salvate
files-open-chosen = Aprire
files-rescue-chosen = Recuperare…
files-path = Percorso del file
files-path-hint = Digitare un percorso e premere Invio
files-choose = Sfogliare…
files-save = Salvare
question-save-over = { $path } esiste già. Sostituirlo?
refused-no-dialog = Questo sistema non ha qui una finestra per scegliere file. Digitare il percorso, per esempio: aprire partita ~/partita.pgn
refused-no-file-name = Con un file: salvare partita ~/partita.pgn
file-not-there = File non trovato: { $path }.
file-is-folder = { $path } è una cartella. Aggiungere un nome di file.
file-forbidden = Manca il permesso di leggere { $path }.
file-not-text = { $path } non è testo UTF-8. Salvarlo come UTF-8.
file-utf-16 = { $path } è testo UTF-16 o UTF-32. Salvarlo come UTF-8.
file-packed = { $path } è compresso. Decomprimerlo e aprire il file che contiene.
file-spreadsheet = { $path } è un foglio di calcolo. Salvarlo come CSV e leggere quel file.
file-windows-1252 = { $path } non è in UTF-8. È stato letto come Windows-1252; controllare gli accenti nei nomi.
file-too-long = { $path } supera i { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Usare un file più corto.
file-not-a-file = { $path } è un dispositivo o una pipe, non un file. Indicare il percorso di un file.
file-unreadable = Impossibile leggere { $path }. Riprovare, o copiarlo su un altro disco.
file-progress = Lettura di { $path }: { $percent }%.
said-reading-file = Lettura del file in corso.
said-file-read = Letto il { $percent } per cento.
said-how-to-stop = { $typed ->
    [yes] Digitare stop per annullare.
   *[no] Premere Esc per annullare.
}
said-listing-games = Ricerca delle partite in corso.
said-games-listed = Esaminato il { $percent } per cento.
said-listing-stopped = Fermata. { $count ->
    [one] Nell'elenco c'è una partita.
   *[other] Nell'elenco ci sono { $count } partite.
}
session-stopped = Lettura annullata. Riaprire il file per leggerlo.
session-from-pgn = { $path }: { $games ->
    [one] una partita
   *[other] partita { $number } di { $games }
}, { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}. Aperta come nuova partita; il file non cambia.
session-pgn-result = Il risultato nel file è { $result }.
session-pgn-board = La posizione finale dà { $result }, ed è questo che vale.
session-another-game = Per un'altra partita del file: aprire file { $path }#{ $other }.
session-no-such-game = { $path } ha { $games ->
    [one] una partita
   *[other] { $games } partite
}. Non contiene la partita { $number }. Indicare un numero da 1 a { $games }.
