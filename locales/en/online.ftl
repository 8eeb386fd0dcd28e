# What goes online, or to another program, at home only: the question for a newer version, and LiveChess.
page-livechess = address of LiveChess, if not ws://127.0.0.1:1982/api/v1.0
setting-newer-version = Check for updates
setting-newer-version-help = Looks for updates. Off: the program never goes online for updates. On: once a day at startup, at home and outside a game, it asks GitHub for the latest version. It sends only its name and version; the server sees your IP address, as with any request.
said-newer-there = Version { $version } is available at { $address }.
said-newer-none = You have the latest version, { $version }.
said-newer-unknown = Could not check for updates. Check your internet connection, or try again later.
said-newer-looking = Checking for updates.
said-newer-nowhere = This copy does not know where to look for updates. Ask whoever you got it from.
line-newer = newer version;check for updates;look for a newer version
line-newer-on = newer version on
line-newer-off = newer version off
capability-livechess = Reads boards through DGT's program LiveChess.
capability-newer = Asks GitHub for a newer version, if told to, at home only.
