# The tournament of a game, and tournament reports (TRF).
new-game-event-name = Turnier
new-game-site = Ort und Föderation
new-game-round = Runde
new-game-white-fide-id = FIDE-ID von Weiß
new-game-black-fide-id = FIDE-ID von Schwarz
new-game-error-number = Runde und FIDE-ID müssen Zahlen sein oder leer bleiben.
trf-filled = Aus { $file }: { $event }, Runde { $round }, { $white } mit Weiß gegen { $black }.
trf-check-form = Prüfen Sie das Formular und beginnen Sie die Partie.
trf-nobody = { $file } enthält keinen Spieler namens { $name }. Ändern Sie Ihren Namen in den Einstellungen, oder hängen Sie Runde und Namen an: { $file }#3 Ada.
trf-several = In { $file } heißen mehrere Spieler { $name }: { $players }. Hängen Sie die Startnummer an: { $file }{ $asked }.
trf-contradiction = In { $file } passen die Zeilen der Spieler { $own } und { $other } in dieser Runde nicht zusammen: Spalten sind verschoben, oder eine Zeile ist abgeschnitten. Berichtigen Sie sie, oder füllen Sie das Formular selbst aus.
trf-no-game = { $name } hat in dieser Runde von { $file } keinen Gegner. Hängen Sie eine andere Runde an: { $file }#3 { $name }.
trf-no-round = In { $file } gibt es keine Runde { $round }; die letzte ist Runde { $rounds }. Hängen Sie eine andere Zahl an, zum Beispiel: { $file }#{ $rounds } { $name }.
trf-forfeit = Laut Bericht wurde diese Partie kampflos entschieden oder nicht gespielt.
trf-none = { $file } ist kein Turnierbericht (TRF). Falls doch, sind Zeilen abgeschnitten oder Spalten verschoben.
trf-unnamed = Schreiben Sie hinter die Runde einen Namen oder eine FIDE-ID: { $file }#3 Ada.
trf-unread = { $count ->
    [one] Zeile { $line } von { $file } war nicht zu lesen und wurde ausgelassen. Vielleicht sind ihre Spalten verschoben oder abgeschnitten.
   *[other] Die Zeilen { $line } von { $file } waren nicht zu lesen und wurden ausgelassen. Vielleicht sind ihre Spalten verschoben oder abgeschnitten.
}
trf-repeated = Zeile { $line } von { $file } wurde ausgelassen: Die Nummer { $number } hat schon ein früherer Spieler.
