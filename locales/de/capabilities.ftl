# What this build can do, for arbiters: the last heading of F1, and --version --capabilities.
capabilities = Dieses Programm
capabilities-version = Annabella { $version }. Das kann diese Ausgabe:
capability-table = Führt beide Bretter, beide Partieformulare und die Uhr einer Partie.
capability-voice = Spricht über einen Screenreader, die eingebaute Stimme oder die Stimme des Systems und nimmt ein gesprochenes Partieformular auf.
capability-boards = Liest elektronische Bretter an seriellen Anschlüssen.
capability-files = Speichert Partien, druckt Partieformulare und Berichte und berechnet Paarungen und Ranglisten aus Dateien.
capability-practice = Lässt die Worte der Ansagen üben, nur zu Hause.
capabilities-no-more = Mehr kann sie nicht.
capabilities-check-word = Prüfwort: { $squares }.
capabilities-hash = SHA-256 der Programmdatei: { $hash }.
capabilities-hash-elsewhere = Prüfsumme und Prüfwort gibt im Terminal aus: annabella --version --capabilities
capabilities-unread = Die eigene Programmdatei war nicht zu lesen: { $why }.
