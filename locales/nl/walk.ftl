# Going through a game.
refused-no-review = U loopt geen partij door. Typ doorlopen om te beginnen.
refused-engine-thinks = Eerst is de engine aan zet. Wacht haar zet af.
refused-unsaved = Wat u schreef is niet opgeslagen. Sla het op, of typ doorlopen stoppen.
refused-no-move-here = Hier is geen zet. Ga eerst naar een zet.
refused-not-own = Dat hebt u niet geschreven. Het blijft staan.
refused-nothing-to-undo = U hebt niets geschreven dat ongedaan kan worden.
refused-no-file = Er is geen partijenbestand open. Open er een met Ctrl+O.
question-not-saved = Wat u schreef is niet opgeslagen. Doorgaan zonder opslaan?
review-remark-recorder = Op de recorder van { $who } bij { $time }
review-begins = U doorloopt: { $players }. { $moves ->
    [one] Eén zet
   *[other] { $moves } zetten
}. { $next }: volgende zet. { $leave } stopt.
review-offer = Typ doorlopen om de partij door te lopen.
review-held = Dat hoort bij een partij die gespeeld wordt. U doorloopt er een.
review-left = Terug aan tafel.
review-commented = Genoteerd.
review-removed = Verwijderd.
review-undone = Teruggenomen.
review-out = Uit de variant.
review-new-variation = Nieuwe variant.
review-lengthened = Toegevoegd.
review-put-back = Teruggezet.
review-promotes = Wat wordt de pion? Pak het stuk naast het bord, of typ de zet met het stuk erbij.
review-judged = Beoordeeld.
review-not-judged = Oordeel weggehaald.
review-edge-beginning = Dit is het begin.
review-edge-end = Dit is het einde van de partij.
review-edge-variation-end = Einde van de variant.
review-edge-no-such-move = Die zet is er niet.
review-edge-no-mark = Geen opmerking of variant meer.
review-edge-no-variation = Hier is zo'n variant niet.
review-edge-not-in-variation = U bent in de partij zelf.
review-variation = Variant { $number } van { $count }.
review-at-beginning = Begin van de partij.
review-move = { $number }, { $side }:
review-end-white = Einde: wit wint.
review-end-black = Einde: zwart wint.
review-end-draw = Einde: remise.
review-end-open = Einde van de zetten.
review-variations = { $count ->
    [one] Eén variant op de volgende zet.
   *[other] { $count } varianten op de volgende zet.
}
review-pane = Zetten
review-to-do = Een partij doorlopen: { $next } volgende zet, { $previous } de vorige. Een getypte zet wordt gevolgd of toegevoegd.
review-moves = Zetten van de partij
review-mistakes = Fouten
review-engine-thinks = De engine denkt.
review-game-is-judged = De engine bekijkt elke zet.
review-engine-says-nothing = De engine heeft hier geen mening over.
review-judged-percent = { $percent } procent.
review-judging-stopped = Gestopt.
review-no-mistakes = Geen fouten gevonden.
review-mistakes-found = { $count ->
    [one] Eén fout.
   *[other] { $count } fouten.
} { $key } gaat naar de volgende.
review-not-judged-yet = De partij is nog niet bekeken. Typ fouten.
review-no-further-mistake = Geen fout meer.
review-better = Beter:
review-verdict-good = Goed
review-verdict-inaccuracy = Onnauwkeurigheid
review-verdict-mistake = Fout
review-verdict-blunder = Blunder
review-mistake = { $verdict }: { $before }, dan { $after }.
review-best = Het beste:
review-line-goes-on = { $key }: de variant gaat verder.
review-line-ends = Einde van de reeks.
review-no-engine = Er is geen schaakengine. Installeer stockfish, of noem er een in de instellingen.
review-engine-lost = De engine antwoordt niet meer. Vraag het opnieuw om haar te herstarten.
review-curve = Verloop van de partij: { $done } van { $all } stellingen beoordeeld, { $count ->
    [one] één fout
   *[other] { $count } fouten
}. De waarden staan in de lijst van zetten.
review-not-all-read = Vanaf regel { $line } was de partij niet te lezen.
games-label = Partijen in het bestand
games-player = Speler, zet of stelling
games-player-hint = Deel van een naam, een zet zoals Pf3, een stelling als FEN, of niets voor alle
games-position = Partijen met de stelling op het bord
games-open = Gekozen partij doorlopen
games-close = Bestand sluiten
games-title = { $file }: { $count ->
    [one] één partij
   *[other] { $count } partijen
}.
games-closed = Bestand gesloten.
games-stopped = Gestopt. Wat gevonden is, blijft.
games-percent = { $percent } procent.
games-all = { $count ->
    [one] Lijst volledig: één partij.
   *[other] Lijst volledig: { $count } partijen.
}
games-fault-not-there = Er is geen bestand { $path }. Controleer het pad.
games-fault-not-read = { $path } is niet te lezen. Noem een bestand dat u mag lezen.
games-fault-not-written = { $path } kon niet geschreven worden en is zoals het was. Sla op onder een andere naam.
games-fault-no-game = Zo'n partij staat niet in { $path }.
games-fault-changed = Een ander programma heeft { $path } gewijzigd. Open het opnieuw.
games-not-open = { $path } is niet meer open. Sla op onder een andere naam, bijvoorbeeld: doorlopen opslaan ~/nieuw.pgn
control-review = Partij doorlopen
control-review-help = De partij zet voor zet, met varianten en opmerkingen. De partij op tafel wacht.
control-review-next = Volgende zet
control-review-next-help = Gaat één zet verder en zegt hem.
control-review-previous = Vorige zet
control-review-previous-help = Gaat één zet terug.
control-review-first = Begin van de partij
control-review-first-help = Gaat naar het begin.
control-review-last = Einde van de reeks
control-review-last-help = Gaat naar de laatste zet van de partij of variant.
control-review-next-mark = Volgende opmerking of variant
control-review-next-mark-help = Gaat naar de volgende zet waar iets bij staat.
control-review-previous-mark = Vorige opmerking of variant
control-review-previous-mark-help = Gaat terug naar zo'n zet.
control-review-into = In een variant
control-review-into-help = Gaat in de variant op de volgende zet; nog eens, in de volgende.
control-review-out = Uit de variant
control-review-out-help = Gaat terug naar waar de variant begint.
control-opinion = Mening van de engine
control-opinion-help = Zegt hoe goed de stelling is, en de beste zet. Nog eens: zij stopt.
control-best-line = Beste reeks, zet voor zet
control-best-line-help = Zegt de volgende zet van de beste reeks van de engine.
control-mistakes = Fouten van de partij
control-mistakes-help = De engine bekijkt elke zet en noemt de fouten. Escape stopt.
control-next-mistake = Volgende fout
control-next-mistake-help = Gaat naar de volgende fout en zegt wat beter was.
control-play-on = Vanaf hier verder spelen
control-play-on-help = Met deze stelling begint thuis een nieuwe partij.
control-games-of-file = Partijen in het bestand
control-games-of-file-help = De lijst van partijen in het open bestand; nog een keer noemt de volgende.
line-review = doorlopen
line-review-leave = doorlopen stoppen
line-review-next = volgende zet
line-review-previous = vorige zet
line-review-first = begin;eerste zet
line-review-last = einde reeks;slotzet
line-review-next-mark = volgende opmerking
line-review-previous-mark = vorige opmerking
line-review-into = variant
line-review-out = variant verlaten;hoofdvariant
line-opinion = mening;oordeel
line-best-line = beste reeks
line-mistakes = fouten
line-next-mistake = volgende fout
line-previous-mistake = vorige fout
line-play-on = verder spelen;vanaf hier spelen
line-games-of-file = partijen in bestand
line-close-file = bestand sluiten
line-review-ply = halve zet
line-review-move = ga naar zet
line-review-comment = opmerking
line-review-glyph = teken
line-review-remove = variant verwijderen
line-review-save = doorlopen opslaan
line-game-of-file = partij in bestand;partij nummer
line-find-player = speler zoeken
line-find-position = stelling zoeken
