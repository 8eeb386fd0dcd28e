# Partijen als bestanden: geopend, opgesomd, geschreven.
control-open-game = Partij openen
display-every-file = Alle bestanden
control-open-game-help = Opent de lijst van opgeslagen partijen; een pad kan worden getypt, of een bestand gekozen. De huidige partij blijft opgeslagen zoals zij staat.
control-save-game = Deze partij naar een bestand schrijven
control-save-game-help = Schrijft deze partij naar een eigen bestand: als PGN, met de uitgang .brf of .pef als notatieformulier in braille, met .html als notatieformulieren om af te drukken. Is er al een met die naam, dan komt eerst een vraag.
line-games = partijen;opgeslagen partijen
line-open-game = partij openen;open partij;openen
line-rescue-game = partij redden;red partij
line-choose-game = partij kiezen;bestand kiezen
line-save-game = partij opslaan;opslaan
line-save-as = opslaan als
said-games = { $count ->
    [0] Er is geen partij opgeslagen.
    [one] Eén opgeslagen partij.
   *[other] { $count } opgeslagen partijen.
}
said-game-written = Opgeslagen: { $path }.
said-game-on-table = Deze partij staat al op tafel.
stored-unfinished = niet afgelopen
stored-damaged = beschadigd
stored-unopened = kan niet worden geopend
stored-shortened = korter dan de vorige keer
files-games = Opgeslagen partijen
files-open-chosen = Gekozen partij openen
files-rescue-chosen = Redden wat heel is van de gekozen partij
files-path = Pad van een bestand
files-path-hint = Typ een pad, dan Enter
files-choose = Bestand kiezen…
files-save = Schrijven
question-save-over = { $path } is er al. Overschrijven?
refused-no-dialog = Dit systeem heeft hier geen bestandsdialoog. Typ het pad, bijvoorbeeld: open partij ~/partij.pgn
refused-no-file-name = Onder welke naam? Typ die erbij, bijvoorbeeld: partij opslaan ~/partij.pgn
file-not-there = Er is geen bestand { $path }. Controleer het pad.
file-is-folder = { $path } is een map. Voeg de naam van het bestand toe.
file-forbidden = { $path } mag niet worden gelezen. Wijzig de rechten van het bestand of kopieer het.
file-not-text = { $path } is geen tekst in UTF-8. Sla het op als UTF-8-tekst.
file-too-long = { $path } is langer dan { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Geef een korter bestand.
file-not-a-file = { $path } is een apparaat of een pipe, geen bestand. Geef het pad van een bestand.
file-unreadable = { $path } kon niet worden gelezen. Probeer het opnieuw, of kopieer het bestand naar een andere schijf.
file-progress = { $path } wordt gelezen: { $percent }%.
said-reading-file = Het bestand wordt gelezen.
said-file-read = { $percent } procent van het bestand is gelezen.
said-escape-stops = Escape stopt het.
said-stop-stops = Typ stop om het te stoppen.
said-listing-games = De partijen worden doorzocht.
said-games-listed = { $percent } procent van de partijen is doorzocht.
said-listing-stopped = Gestopt. { $count ->
    [one] Er staat één partij in de lijst.
   *[other] Er staan { $count } partijen in de lijst.
}
session-stopped = Het lezen van het bestand is gestopt. Open het opnieuw om het te lezen.
session-from-pgn = { $path }: { $games ->
    [one] één partij
   *[other] partij { $number } van { $games }
}, { $plies } halve zetten. Het is nu een nieuwe partij op deze tafel; het bestand blijft zoals het is.
session-another-game = Een andere: openen { $path }#2.
session-no-such-game = { $path } heeft { $games ->
    [one] één partij
   *[other] { $games } partijen
}. Een partij { $number } staat er niet in. Juist is een getal van 1 tot { $games }.
