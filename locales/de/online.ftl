# What goes online, or to another program, at home only: the question for a newer version, and LiveChess.
page-livechess = Adresse von LiveChess, wenn nicht ws://127.0.0.1:1982/api/v1.0
setting-newer-version = Nach Updates suchen
setting-newer-version-help = Aus: Das Programm sucht nie im Internet nach Updates. Ein: Einmal am Tag beim Start, zu Hause und außerhalb einer Partie, fragt es bei GitHub nach der neuesten Version. Es sendet nur seinen Namen und seine Version; wie bei jeder Anfrage sieht der Server Ihre IP-Adresse.
said-newer-there = Version { $version } ist erschienen, bei { $address }.
said-newer-none = Sie haben die neueste Version, { $version }.
said-newer-unknown = Die Suche nach Updates ist fehlgeschlagen. Prüfen Sie Ihre Internetverbindung, oder versuchen Sie es später noch einmal.
said-newer-looking = Es wird nach Updates gesucht.
said-newer-nowhere = Dieses Exemplar weiß nicht, wo es nach Updates suchen soll. Fragen Sie dort, wo Sie es bekommen haben.
line-newer = neuere version;nach updates suchen;nach einer neueren version sehen
line-newer-on = neuere version an;neuere version ein
line-newer-off = neuere version aus
capability-livechess = Liest Bretter über DGTs Programm LiveChess.
capability-newer = Fragt GitHub nach einer neueren Version, wenn man es will, nur zu Hause.
