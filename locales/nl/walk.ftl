# Review of a game: sentences, display and words to type.
refused-no-review = U doorloopt geen partij. Typ doorlopen om te beginnen.
refused-engine-thinks = De engine is aan zet. Wacht.
refused-unsaved = U hebt wijzigingen die niet zijn opgeslagen. Sla ze op, of typ doorlopen stoppen.
refused-no-move-here = Hier is geen zet. Ga eerst naar een zet.
refused-not-own = Dat is niet door u geschreven en kan niet worden verwijderd.
refused-nothing-to-undo = Niets om ongedaan te maken.
refused-no-file = Er is geen partijenbestand open. { $typed ->
    [yes] Om er een te openen, typ: openen, en de naam.
   *[no] Open er een met Ctrl+O.
}
question-not-saved = U hebt wijzigingen die niet zijn opgeslagen. Doorgaan zonder opslaan?
review-remark-recorder = Op de recorder van { $who } bij { $time }
review-begins = U doorloopt { $players }. { $moves ->
    [one] Eén zet
   *[other] { $moves } zetten
}.
review-offer = Doorlopen: typ doorlopen.
review-held = Dat kan alleen in een lopende partij. U doorloopt nu een partij.
review-left = Terug naar de partij.
review-resumed = Terug naar het doorlopen.
session-pgn-notes = Opmerkingen, evaluaties en varianten in het bestand hoort u bij het doorlopen. Typ daarvoor: doorlopen { $path }#{ $number }
review-commented = Opmerking toegevoegd.
review-removed = Verwijderd.
review-undone = Ongedaan gemaakt.
review-out = Terug:
review-new-variation = Nieuwe variant.
review-lengthened = Zet toegevoegd.
review-put-back = Teruggezet.
review-promotes = Promoveren tot wat? Kies een stuk, of typ de zet met het stuk erbij.
review-judged = Teken toegevoegd.
review-not-judged = Teken weggehaald.
review-edge-beginning = Begin van de partij.
review-edge-end = Einde van de partij.
review-edge-variation-end = Einde van de variant.
review-edge-no-such-move = Die zet is er niet.
review-edge-no-mark = Geen opmerkingen of varianten meer.
review-edge-no-variation = Die variant is hier niet.
review-edge-not-in-variation = U bent in de hoofdvariant.
review-variation = Variant { $number } van { $count }.
review-at-beginning = Begin van de partij.
review-move = { $number }, { $side }:
review-end-white = Einde: Wit wint.
review-end-black = Einde: Zwart wint.
review-end-draw = Einde: remise.
review-end-open = Einde van de zetten.
review-variations = { $count ->
    [one] Eén variant.
   *[other] { $count } varianten.
}
review-pane = Zetten
review-to-do = Volgende zet: { $next }.
review-moves = Zetten van de partij
review-mistakes = Fouten
review-engine-thinks = De engine denkt na.
review-game-is-judged = Analyse loopt.
review-engine-says-nothing = De engine heeft geen evaluatie voor deze stelling.
review-judged-percent = { $percent } procent.
review-judging-stopped = { $count ->
    [0] Analyse gestopt. Er is geen zet onderzocht.
    [one] Analyse gestopt na één halve zet.
   *[other] Analyse gestopt na { $count } halve zetten.
}
review-no-mistakes = Geen fouten gevonden.
review-mistakes-found = { $count ->
    [one] Eén fout.
   *[other] { $count } fouten.
} Volgende: { $key }.
review-not-judged-yet = De partij is nog niet geanalyseerd. Typ fouten.
review-no-further-mistake = Geen fouten meer.
review-nothing-to-train = Hier zijn geen fouten om te oefenen. Typ fouten om de partij te analyseren.
review-mistakes-are-others = De fouten in deze partij zijn van uw tegenstander.
review-train-these = Om te oefenen: deze oefenen.
review-better = Beter:
review-verdict-good = Goed
review-verdict-inaccuracy = Onnauwkeurigheid
review-verdict-mistake = Fout
review-verdict-blunder = Blunder
review-mistake = { $verdict }: { $after }.
review-best = Het beste:
review-line-ends = Einde van de variant.
review-no-engine = Geen schaakengine gevonden. Installeer Stockfish, of kies er een in de instellingen.
review-engine-lost = De engine reageert niet. Vraag het opnieuw om hem te herstarten.
review-curve = Evaluatiegrafiek: { $done } van { $all } stellingen geanalyseerd, { $count ->
    [one] één fout
   *[other] { $count } fouten
}. De waarden staan in de lijst van zetten.
review-not-all-read = Vanaf regel { $line } was de partij niet te lezen.
games-label = Partijen in het bestand
games-player = Speler, zet of stelling
games-player-hint = Deel van een naam, een zet zoals Pf3, een stelling als FEN, of niets voor alle
games-position = Partijen met de stelling op het bord
games-open = Openen
games-close = Bestand sluiten
games-title = { $file }: { $count ->
    [one] één partij
   *[other] { $count } partijen
}.
games-another = Typ het nummer om er een te openen: doorlopen { $path }#1
games-further = Meer partijen: volgende.
games-closed = Bestand gesloten.
games-stopped = Zoeken gestopt. Wat gevonden is, blijft.
games-percent = { $percent } procent.
games-all = { $count ->
    [one] Lijst volledig: één partij.
   *[other] Lijst volledig: { $count } partijen.
}
games-fault-not-written = { $path } kon niet worden opgeslagen en is niet gewijzigd. Sla op onder een andere naam.
games-fault-no-game = Die partij staat niet in { $path }.
games-fault-changed = Een ander programma heeft { $path } gewijzigd. Open het opnieuw.
games-not-open = { $path } is niet meer open. Sla op onder een andere naam, bijvoorbeeld: doorlopen opslaan ~/nieuw.pgn
control-review = Partij doorlopen
control-review-help = Doorloopt de partij zet voor zet, met varianten en opmerkingen. De huidige partij wacht.
control-review-next = Volgende zet
control-review-next-help = Gaat één zet vooruit en zegt hem.
control-review-previous = Vorige zet
control-review-previous-help = Gaat één zet terug.
control-review-first = Begin van de partij
control-review-first-help = Gaat naar het begin.
control-review-last = Einde van de partij of variant
control-review-last-help = Gaat naar de laatste zet van de partij of variant.
control-review-next-mark = Volgende opmerking of variant
control-review-next-mark-help = Gaat naar de volgende zet met een opmerking of variant.
control-review-previous-mark = Vorige opmerking of variant
control-review-previous-mark-help = Gaat terug naar de vorige zet met een opmerking of variant.
control-review-into = Variant ingaan
control-review-into-help = Gaat in de variant op de volgende zet; nog eens, in de volgende.
control-review-out = Variant verlaten
control-review-out-help = Gaat terug naar waar de variant begint.
control-opinion = Evaluatie van de engine
control-opinion-help = Zegt wie beter staat, en de beste zet. Nog eens om te stoppen.
control-best-line = Beste variant, zet voor zet
control-best-line-help = Zegt de volgende zet van de beste variant van de engine.
control-mistakes = Fouten zoeken
control-mistakes-help = De engine bekijkt elke zet en noemt de fouten. Escape stopt.
control-train-mistakes = Deze fouten oefenen
control-train-mistakes-help = Bewaart de fouten als oefenstellingen, met de betere zet als oplossing.
control-next-mistake = Volgende fout
control-next-mistake-help = Gaat naar de volgende fout en zegt wat beter was.
control-play-on = Vanaf hier verder spelen
control-play-on-help = Begint een nieuwe thuispartij vanuit deze stelling.
control-games-of-file = Partijen in het bestand
control-games-of-file-help = Noemt de partijen in het open bestand; nog eens voor de volgende.
line-review = doorlopen;partij doorlopen
line-review-leave = doorlopen stoppen
line-review-next = volgende zet
line-review-previous = vorige zet
line-review-first = begin;eerste zet
line-review-last = einde variant;einde reeks;slotzet
line-review-next-mark = volgende opmerking
line-review-previous-mark = vorige opmerking
line-review-into = variant
line-review-out = variant verlaten;hoofdvariant
line-opinion = evaluatie;mening;oordeel
line-best-line = beste variant;beste reeks
line-mistakes = fouten;fouten zoeken
line-train-mistakes = deze oefenen;fouten oefenen
line-next-mistake = volgende fout
line-previous-mistake = vorige fout
line-play-on = verder spelen;vanaf hier spelen
line-games-of-file = partijen in bestand
line-close-file = bestand sluiten
line-review-ply = halve zet
line-review-move = ga naar zet
line-review-comment = opmerking
line-review-glyph = teken;annotatie
line-review-remove = variant verwijderen
line-review-save = doorlopen opslaan
line-game-of-file = partij in bestand;partij nummer
line-find-player = speler zoeken
line-find-position = stelling zoeken
review-only-inaccuracies = Uw eigen zetten waren hooguit onnauwkeurig. Oefenen kan alleen met fouten en blunders.
review-train-some = { $count ->
    [one] Eén daarvan is van u, om te oefenen: typ deze oefenen.
   *[other] { $count } daarvan zijn van u, om te oefenen: typ deze oefenen.
}
