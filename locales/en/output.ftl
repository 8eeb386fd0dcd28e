# How much is said, and what is added to a move at home.
added-check = Check.
added-number = Move { $number }, from { $from }.
added-turn = { $side } to move.
added-clocks = White { $white }, Black { $black }.
said-preset-home = As at home: captures and check are said with each move.
said-preset-tournament = As in a tournament: announcements alone.
said-preset-assistant = As for an assistant: announcements, and tones for hands and notes.
said-preset-arbiter = As for the arbiter: tones for moves, differences in full.
said-preset-braille = For Braille alone: short words and no sounds.
line-say-home = say as at home
line-say-tournament = say as in a tournament
line-say-assistant = say as an assistant
line-say-arbiter = say as an arbiter
line-say-braille = say for braille
