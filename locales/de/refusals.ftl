refused-read-only = Dieses Protokoll kann nur gelesen werden. Zum Spielen eine neue Partie öffnen.
