# Amount of speech, and additions to a move at home.
added-check = Schach.
added-number = Zug { $number }, von { $from }.
added-turn = { $side } ist am Zug.
added-clocks = Weiß { $white }, Schwarz { $black }.
said-preset-home = Zu Hause: Schlagen und Schach werden mit jedem Zug gesagt.
said-preset-tournament = Turnier: nur Ansagen.
said-preset-assistant = Assistent: Ansagen, und Töne für Figuren und Notizen.
said-preset-arbiter = Schiedsrichter: Töne für Züge, Unterschiede ausführlich.
said-preset-braille = Nur Braille: kurzer Text und keine Töne.
line-say-home = sprich wie zu hause
line-say-tournament = sprich wie im turnier
line-say-assistant = sprich wie ein assistent
line-say-arbiter = sprich wie ein schiedsrichter
line-say-braille = sprich für braille;sprich fuer braille
