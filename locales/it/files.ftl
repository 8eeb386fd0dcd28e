# Le partite come file: aperte, elencate, scritte.
control-open-game = Aprire una partita
display-every-file = Tutti i file
control-open-game-help = Apre l'elenco delle partite salvate; si può digitare un percorso o scegliere un file. La partita attuale resta salvata com'è.
control-save-game = Scrivere questa partita in un file
control-save-game-help = Scrive questa partita in un file proprio: in PGN, con la terminazione .brf o .pef come formulario in braille, con .html come formulari da stampare. Se ne esiste già uno con quel nome, prima c'è una domanda.
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
said-game-on-table = Questa partita è già sul tavolo.
stored-unfinished = non finita
stored-damaged = danneggiata
stored-unopened = non si può aprire
stored-shortened = più corta dell'ultima volta
files-games = Partite salvate
files-open-chosen = Aprire la partita scelta
files-rescue-chosen = Recuperare ciò che è integro della partita scelta
files-path = Percorso di un file
files-path-hint = Digitare un percorso, poi Invio
files-choose = Scegliere un file…
files-save = Scrivere
question-save-over = { $path } esiste già. Sovrascriverlo?
refused-no-dialog = Qui questo sistema non ha una finestra per i file. Digitare il percorso, per esempio: aprire partita ~/partita.pgn
refused-no-file-name = Con quale nome? Digitare anche quello, per esempio: salvare partita ~/partita.pgn
file-not-there = Non c'è un file { $path }. Controllare il percorso.
file-is-folder = { $path } è una cartella. Aggiungere il nome del file.
file-forbidden = { $path } non si può leggere per mancanza di permessi. Cambiare i permessi del file o copiarlo.
file-not-text = { $path } non è testo UTF-8. Salvarlo come testo UTF-8.
file-too-long = { $path } supera i { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Dare un file più corto.
file-not-a-file = { $path } è un dispositivo o una pipe, non un file. Dare il percorso di un file.
file-unreadable = { $path } non è stato letto per un errore. Riprovare, o copiare il file su un altro disco.
file-progress = Lettura di { $path }: { $percent }%.
said-reading-file = Lettura del file in corso.
said-file-read = Letto il { $percent } per cento del file.
said-escape-stops = Esc la ferma.
said-stop-stops = Scriva stop per fermarla.
said-listing-games = Ricerca delle partite in corso.
said-games-listed = Esaminato il { $percent } per cento delle partite.
said-listing-stopped = Fermata. { $count ->
    [one] Nell'elenco c'è una partita.
   *[other] Nell'elenco ci sono { $count } partite.
}
session-stopped = La lettura del file è stata interrotta. Aprirlo di nuovo per leggerlo.
session-from-pgn = { $path }: { $games ->
    [one] una partita
   *[other] partita { $number } di { $games }
}, { $plies } semimosse. Ora è una nuova partita su questo tavolo; il file resta com'è.
session-another-game = Un'altra: aprire file { $path }#2.
session-no-such-game = { $path } ha { $games ->
    [one] una partita
   *[other] { $games } partite
}. Non c'è una partita { $number }. Serve un numero da 1 a { $games }.
