# Wie viel gesagt wird, und was zu Hause zu einem Zug hinzukommt.
added-check = Schach.
added-number = Zug { $number }, von { $from }.
added-turn = { $side } ist am Zug.
added-clocks = Weiß { $white }, Schwarz { $black }.
said-preset-home = Wie zu Hause: Geschlagenes und Schach werden mit jedem Zug gesagt.
said-preset-tournament = Wie im Turnier: nur die Ansagen.
said-preset-assistant = Wie für Assistenten: Ansagen, und Töne für Hände und Notiertes.
said-preset-arbiter = Wie für den Schiedsrichter: Töne für Züge, Unterschiede ausführlich.
said-preset-braille = Nur für Braille: kurze Worte und keine Töne.
line-say-home = sprich wie zu hause
line-say-tournament = sprich wie im turnier
line-say-assistant = sprich wie ein assistent
line-say-arbiter = sprich wie ein schiedsrichter
line-say-braille = sprich für braille;sprich fuer braille
