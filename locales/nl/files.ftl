# Partijen als bestanden: geopend, opgesomd, weggeschreven.
control-open-game = Partij openen
control-open-game-help = Opent de lijst van opgeslagen partijen; u kunt een pad typen of een bestand kiezen. De huidige partij blijft opgeslagen zoals zij is.
control-save-game = Deze partij naar een bestand schrijven
control-save-game-help = Schrijft deze partij als PGN naar een eigen bestand. Bestaat er al een met die naam, dan wordt het eerst gevraagd.
line-games = partijen;opgeslagen partijen
line-open-game = partij openen;openen
line-choose-game = partij kiezen;bestand kiezen
line-save-game = partij opslaan;opslaan
line-save-as = opslaan als
said-games = { $count ->
    [0] Er is geen partij opgeslagen.
    [one] Eén opgeslagen partij.
   *[other] { $count } opgeslagen partijen.
}
said-game-written = De partij is geschreven naar { $path }.
stored-unfinished = niet afgelopen
stored-damaged = beschadigd
files-games = Opgeslagen partijen
files-open-chosen = Gekozen partij openen
files-path = Pad van een bestand
files-path-hint = Typ een pad, daarna Enter
files-choose = Bestand kiezen…
files-save = Schrijven
question-save-over = { $path } bestaat al. Overschrijven?
refused-no-dialog = Dit systeem heeft hier geen venster voor bestanden. Typ het pad, bijvoorbeeld: openen ~/partij.pgn
session-from-pgn = { $path }: { $games ->
    [one] één partij
   *[other] de eerste van { $games } partijen
}, { $plies } halve zetten. Het is nu een nieuwe partij aan deze tafel; het bestand blijft zoals het is.
