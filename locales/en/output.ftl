# Amount of speech, and additions to a move at home.
added-check = Check.
added-number = Move { $number }, from { $from }.
added-turn = { $side } to move.
added-clocks = White { $white }, Black { $black }.
said-preset-home = Home: captures and check are announced with each move.
said-preset-tournament = Tournament: announcements only.
said-preset-assistant = Assistant: announcements, with tones for piece handling and notes.
said-preset-arbiter = Arbiter: tones for moves, differences in full.
said-preset-braille = Braille only: short text and no sounds.
line-say-home = say as at home
line-say-tournament = say as in a tournament
line-say-assistant = say as an assistant
line-say-arbiter = say as an arbiter
line-say-braille = say for braille
