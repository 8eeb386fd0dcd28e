# Games as files: opened, listed, written.
control-open-game = Partij openen
display-every-file = Alle bestanden
control-open-game-help = Toont uw opgeslagen partijen; u kunt ook een pad typen of een bestand kiezen. De huidige partij blijft opgeslagen.
control-save-game = Partij opslaan als…
control-save-game-help = Slaat deze partij op als bestand: .pgn; .brf of .pef voor een notatieformulier in braille; .html om de notatieformulieren af te drukken. Voordat een bestand wordt vervangen, wordt het u gevraagd.
line-games = partijen;opgeslagen partijen
line-open-game = partij openen;open partij;openen
line-rescue-game = partij redden;red partij
line-choose-game = partij kiezen;bestand kiezen
line-save-game = partij opslaan;opslaan
line-save-as = opslaan als
said-games = { $count ->
    [0] Geen opgeslagen partijen.
    [one] Eén opgeslagen partij.
   *[other] { $count } opgeslagen partijen.
}
said-game-written = Opgeslagen: { $path }.
said-game-on-table = Die partij is al open.
stored-unfinished = niet afgelopen
stored-damaged = beschadigd
stored-unopened = kan niet worden geopend
stored-shortened = er ontbreken regels sinds de laatste keer
files-games = Opgeslagen partijen
files-open-chosen = Openen
files-rescue-chosen = Redden…
files-path = Pad van het bestand
files-path-hint = Typ een pad en druk op Enter
files-choose = Bladeren…
files-save = Opslaan
question-save-over = { $path } bestaat al. Vervangen?
refused-no-dialog = Dit systeem heeft hier geen venster om een bestand te kiezen. Typ het pad, bijvoorbeeld: open partij ~/partij.pgn
refused-no-file-name = Met een bestand: partij opslaan ~/partij.pgn
file-not-there = Bestand niet gevonden: { $path }.
file-is-folder = { $path } is een map. Voeg een bestandsnaam toe.
file-forbidden = U mag { $path } niet lezen.
file-not-text = { $path } is geen UTF-8-tekst. Sla het op als UTF-8.
file-utf-16 = { $path } is UTF-16- of UTF-32-tekst. Sla het bestand op als UTF-8.
file-packed = { $path } is ingepakt. Pak het uit en open het bestand dat erin zit.
file-spreadsheet = { $path } is een rekenblad. Sla het op als CSV en lees dat bestand in.
file-windows-1252 = { $path } is geen UTF-8. Het is gelezen als Windows-1252; controleer de accenten in de namen.
file-too-long = { $path } is langer dan { $count } { $unit ->
    [kib] KiB
   *[mib] MiB
}. Geef een korter bestand.
file-not-a-file = { $path } is een apparaat of een pipe, geen bestand. Geef het pad van een bestand.
file-unreadable = Kon { $path } niet lezen. Probeer het opnieuw, of kopieer het naar een andere schijf.
file-progress = { $path } wordt gelezen: { $percent }%.
said-reading-file = Het bestand wordt gelezen.
said-file-read = { $percent } procent gelezen.
said-how-to-stop = { $typed ->
    [yes] Typ stop om te stoppen.
   *[no] Druk op Escape om te stoppen.
}
said-listing-games = De partijen worden doorzocht.
said-games-listed = { $percent } procent doorzocht.
said-listing-stopped = Gestopt. { $count ->
    [one] Er staat één partij in de lijst.
   *[other] Er staan { $count } partijen in de lijst.
}
session-stopped = Lezen gestopt. Open het bestand opnieuw om het te lezen.
session-from-pgn = { $path }: { $games ->
    [one] één partij
   *[other] partij { $number } van { $games }
}, { $plies ->
    [one] { $plies } halve zet
   *[other] { $plies } halve zetten
}. Geopend als nieuwe partij; het bestand verandert niet.
session-pgn-result = De uitslag in het bestand is { $result }.
session-pgn-board = De eindstelling geeft { $result }, en dat telt.
session-another-game = Voor een andere partij uit het bestand: openen { $path }#{ $other }.
session-no-such-game = { $path } heeft { $games ->
    [one] één partij
   *[other] { $games } partijen
}. Een partij { $number } staat er niet in. Typ een getal van 1 tot en met { $games }.
