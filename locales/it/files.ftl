# Le partite come file: aperte, elencate, scritte.
control-open-game = Apri una partita
control-open-game-help = Apre l'elenco delle partite salvate; si può scrivere un percorso o scegliere un file. La partita attuale resta salvata così com'è.
control-save-game = Scrivi questa partita in un file
control-save-game-help = Scrive questa partita come PGN in un file proprio. Se ne esiste già uno con quel nome, prima viene chiesto.
line-games = partite;partite salvate
line-open-game = apri partita;apri
line-choose-game = scegli partita;scegli file
line-save-game = salva partita;salva
line-save-as = salva come
said-games = { $count ->
    [0] Nessuna partita è salvata.
    [one] Una partita salvata.
   *[other] { $count } partite salvate.
}
said-game-written = La partita è scritta in { $path }.
stored-unfinished = non finita
stored-damaged = danneggiata
files-games = Partite salvate
files-open-chosen = Apri la partita scelta
files-path = Percorso di un file
files-path-hint = Scriva un percorso, poi Invio
files-choose = Scegli un file…
files-save = Scrivi
question-save-over = { $path } esiste già. Sovrascrivere?
refused-no-dialog = Questo sistema non ha qui una finestra per i file. Scriva il percorso, per esempio: apri ~/partita.pgn
session-from-pgn = { $path }: { $games ->
    [one] una partita
   *[other] la prima di { $games } partite
}, { $plies } semimosse. Ora è una nuova partita a questo tavolo; il file resta com'è.
