# A table of a hall: sentences for its players and arbiter.
line-joining = saal
line-joining-join = saal beitreten
line-joining-game = saal partie
line-joining-leave = saal verlassen
control-hall = Turnier
control-hall-help = Sagt, an welchem Turnier dieser Tisch teilnimmt und wie man einem beitritt.
joined-joining = Das Pult wird gefragt. Der Schiedsrichter muss zustimmen.
joined-left = Dieser Tisch hat { $event } verlassen.
joined-none = Kein Turnier. Tippen: saal beitreten, Adresse, Code.
joined-state-away = Das Pult des Schiedsrichters ist nicht verbunden. Die Partie geht weiter.
joined-member = Dies ist Tisch { $table } von { $event }, Turniernummer { $digits }.
joined-plays = { $round ->
    [0] Stichkampf
   *[other] Runde { $round }
}: { $white } hat Weiß gegen { $black }.
joined-locked = Dieser Tisch ist gesperrt und nimmt an { $event }, Turniernummer { $digits }, nicht teil: Die Sperre gehört nicht zu diesem Turnier.
joined-unlock-first = Entsperren Sie den Tisch zuerst, um teilzunehmen: Geben Sie entsperren und die PIN ein.
joined-none-found = Kein Pult gefunden. Tippen Sie auch seine Adresse: saal beitreten, Adresse, Code.
joined-several-found = Mehrere Pulte gefunden: { $list }. Tippen Sie saal beitreten, die Adresse von einem davon und den Code.
joined-not-let-in = Der Code ist falsch oder abgelaufen. Bitten Sie den Schiedsrichter um einen neuen.
joined-turned-away = Der Schiedsrichter hat diesen Tisch nicht aufgenommen.
joined-lapsed = Der Code ist abgelaufen, bevor der Schiedsrichter geantwortet hat. Bitten Sie um einen neuen.
joined-no-answer = Das Pult antwortet nicht. Prüfen Sie Adresse und Netz.
joined-apart = Der andere Computer antwortet nicht. Entweder ist er aus, oder dieses Netz trennt seine Computer voneinander: Versuchen Sie es mit einem Kabel, einem eigenen WLAN oder einem Relais.
joined-cannot-keep = In den Datenordner des Programms lässt sich nichts schreiben, deshalb ist dieser Tisch nicht beigetreten; der Code gilt noch. Schaffen Sie Platz, oder nehmen Sie einen anderen Ordner (--data), und versuchen Sie es noch einmal.
joined-not-built = Dieses Programm wurde ohne Netzfunktionen gebaut. Starten Sie es mit: make run HALL=yes
joined-not-opened = Keine Verbindung zum Netz. Die Partie geht weiter.
joined-cannot-connect = Dieser Tisch wurde aufgenommen, aber unter dieser Adresse ist keine sichere Verbindung zum Pult möglich. Fragen Sie den Schiedsrichter nach einer anderen Adresse. Die Partie geht weiter.
joined-connected = Das Pult des Schiedsrichters ist verbunden.
joined-back = Das Pult des Schiedsrichters ist wieder verbunden.
joined-away = Das Pult des Schiedsrichters ist nicht verbunden. Die Partie geht weiter; das Pult erfährt alles, sobald es wieder verbunden ist.
joined-removed = Der Hauptschiedsrichter hat diesen Tisch aus { $event } genommen.
joined-reason = Entscheidung vom Pult von { $name }: { $reason }.
joined-ruled = Entscheidung vom Pult von { $name }.
joined-next-game = { $round ->
    [0] Stichkampf
   *[other] Runde { $round }
}: { $white } hat Weiß gegen { $black }. Diese Partie beginnen?
joined-ask-back = Dieser Computer war Tisch { $table } von { $event }. Wieder beitreten?
joined-game-waits = { $round ->
    [0] Stichkampf
   *[other] Runde { $round }
}: { $white } hat Weiß gegen { $black }. Mit saal partie beginnt diese Partie.
joined-game-over = Diese Partie ist zu Ende: { $result }. Sie wurde nicht an diesem Computer gespielt. Um sie hier zu haben, gibt der Schiedsrichter am Pult { $word } ein, und diese Datei wird hier geöffnet.
refused-no-code = Das ist kein Code. Tippen Sie vier Felder, etwa e4 g7 a2 f3.
refused-no-event = Dieser Tisch gehört zu keinem Turnier.
refused-not-hosting = Kein Platz ist für einen anderen Computer offen.
refused-home-game = Eine Partie zu Hause läuft. Beenden Sie sie oder beginnen Sie eine neue, dann treten Sie noch einmal bei.
refused-no-pairing = Für diesen Tisch gibt es in dieser Runde keine weitere Partie, oder die laufende ist nicht zu Ende.
elsewhere-no-answer = Keine Antwort. Prüfen Sie Adresse und Netz.
elsewhere-not-let-in = Der Code ist falsch oder abgelaufen. Bitten Sie um einen neuen.
elsewhere-other-version = Die Programme auf den beiden Computern sind zu verschieden, um miteinander zu spielen. Installieren Sie auf beiden die neueste Version von Annabella; dann tippt jemand am Tisch gastgeber für einen neuen Code.
usage-of-hall = { "[" }--hall ADRESSE --code CODE]
capability-hall = Verbindet die Tische eines Saals über ein örtliches Netz mit dem Schiedsrichterpult.
