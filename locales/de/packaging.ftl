# Descriptions of the program in packages; packaging/texts puts them into their files.
package-desk = Schiedsrichterpult
package-game = Annabella-Partie
package-pgn = Schachpartien (PGN)
package-report = FIDE-Turnierbericht

# Menus and software centres.
package-kind = Schach für Blinde und Sehende
package-comment = Zwei Bretter, eine sprechende Uhr (FIDE-Regeln, Anhang D)
package-summary = Schach zwischen einem blinden und einem sehenden Spieler
package-rules = Jeder hat sein eigenes Brett. Jeder Zug wird angesagt, wiederholt und auf dem anderen Brett ausgeführt, dann wird die Uhr gedrückt, wie es Anhang D der FIDE-Schachregeln verlangt.
package-access = Alles geht mit der Tastatur, mit einem Screenreader, an der Braillezeile oder mit der eingebauten Stimme im Kopfhörer. Der sehende Spieler hat ein Fenster mit großem Brett, der Schiedsrichter ein Pult.
package-picture-player = Eine Partie auf dem Bildschirm des blinden Spielers
package-picture-desk = Das Pult des Schiedsrichters

# The installer for Windows: each text is read aloud on its own. The name of the language comes first.
package-installer-language = German
package-install-title = Annabella installieren
package-install = Annabella wird nur für Sie installiert. Ein Administrator ist nicht nötig.
package-install-key = Drücken Sie Enter, um Annabella zu installieren.
package-installed-title = Annabella ist installiert
package-installed = Sie finden es im Startmenü unter Annabella. Es spricht, sobald es startet.
package-installed-key = Drücken Sie zum Abschluss Enter.
package-start = Annabella starten
package-running = Annabella läuft noch. Schließen Sie Annabella, dann drücken Sie Wiederholen.
package-games-stay = Ihre Partien bleiben erhalten. Sie liegen in { $folder }. Löschen Sie diesen Ordner selbst, wenn Sie sie nicht mehr brauchen.

# macOS asks for the microphone.
package-microphone = Annabella nimmt Ihr Partieformular auf, während Sie es sprechen, und sonst nie. Die Aufnahme bleibt auf diesem Computer.
