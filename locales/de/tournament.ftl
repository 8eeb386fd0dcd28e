# Die Veranstaltung einer Partie und der Bericht eines Turniers (TRF).
new-game-event-name = Veranstaltung
new-game-site = Ort und Föderation
new-game-round = Runde
new-game-white-fide-id = FIDE-ID von Weiß
new-game-black-fide-id = FIDE-ID von Schwarz
new-game-error-number = Runde und FIDE-IDs sind Zahlen. Ein Feld darf auch leer bleiben.
trf-filled = Aus { $file }: { $event }, Runde { $round }, { $white } mit Weiß gegen { $black } mit Schwarz. Prüfen Sie das Formular und beginnen Sie die Partie.
trf-nobody = Die Datei { $file } enthält keinen Spieler namens { $name }. Ändern Sie Ihren Namen in den Einstellungen, oder schreiben Sie Runde und Namen hinter die Datei: { $file }#3 Ada.
trf-several = In { $file } heißen mehrere Spieler { $name }. Schreiben Sie den ganzen Namen oder die FIDE-ID hinter die Datei: { $file }#3 1900001.
trf-no-game = { $name } hat dort in { $file } keinen Gegner. Schreiben Sie eine andere Runde hinter die Datei: { $file }#3 { $name }.
trf-unread = Zeile { $line } von { $file } war nicht zu lesen und wurde ausgelassen.
