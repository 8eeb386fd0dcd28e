# What this build can do, for arbiters: the last heading of F1, and --version --capabilities.
capabilities = This program
capabilities-version = Annabella { $version }. What this build can do:
capability-table = Keeps both boards, both scoresheets and the clock of a game.
capability-voice = Speaks through a screen reader, its built-in voice or the system's voice, and records a spoken scoresheet.
capability-boards = Reads electronic boards at serial ports.
capability-files = Saves games, prints scoresheets and reports, and works out pairings and standings from files.
capability-practice = Lets a player practise the words of announcements, at home only.
capabilities-no-more = It can do nothing else.
capabilities-check-word = Check word: { $squares }.
capabilities-hash = SHA-256 of the program's file: { $hash }.
capabilities-hash-elsewhere = Its hash and check word are printed in a terminal by: annabella --version --capabilities
capabilities-unread = The program's own file could not be read: { $why }.
