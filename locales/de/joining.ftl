# Ein Tisch in einem Saal mit vielen Tischen: was den Leuten daran gesagt wird.
line-joining = saal
line-joining-join = saal beitreten
line-joining-game = saal partie
line-joining-leave = saal verlassen
joined-joining = Das Pult wird gebeten, diesen Tisch aufzunehmen. Der Schiedsrichter dort bestätigt es.
joined-left = Dieser Tisch nimmt nicht mehr an { $event } teil.
joined-none = Dieser Tisch nimmt an keinem Turnier teil. Zum Beitreten tippen Sie: saal beitreten, die Adresse des Pults und den Code aus vier Feldern.
joined-state-away = Das Pult des Schiedsrichters ist nicht erreichbar. Die Partie geht weiter.
joined-member = Dies ist Tisch { $table } von { $event }, Turniernummer { $digits }.
joined-locked = Dieser Tisch ist gesperrt und nimmt an { $event }, Turniernummer { $digits }, nicht teil: Die Sperre ist nicht von diesem Turnier.
joined-none-found = Kein Pult gefunden. Tippen Sie auch seine Adresse: saal beitreten, Adresse, Code.
joined-several-found = Mehrere Pulte gefunden: { $list }. Tippen Sie saal beitreten, die Adresse von einem davon und den Code.
joined-not-let-in = Das Pult hat diesen Tisch nicht aufgenommen: Der Code ist falsch oder gilt nicht mehr. Bitten Sie den Schiedsrichter um einen neuen.
joined-turned-away = Der Schiedsrichter hat diesen Tisch nicht aufgenommen.
joined-lapsed = Der Code endete, bevor der Schiedsrichter geantwortet hat. Bitten Sie um einen neuen.
joined-no-answer = Das Pult antwortet nicht. Prüfen Sie seine Adresse und das Netz, und versuchen Sie es noch einmal.
joined-apart = Vom anderen Computer kommt nichts zurück. Entweder ist er aus, oder dieses Netz lässt seine Computer nicht zueinander: Versuchen Sie es mit einem Kabel, einem eigenen WLAN oder einem Relais.
joined-cannot-keep = In den Ordner, in dem dieses Programm seine Daten ablegt, lässt sich nichts schreiben. Deshalb wurde der Tisch nicht am Pult gemeldet, und der Code gilt weiter. Schaffen Sie Platz oder starten Sie mit einem anderen Ordner (--data), und versuchen Sie es noch einmal.
joined-not-built = Dieses Programm wurde ohne das Netz für Turniersäle gebaut.
joined-not-opened = Das Netz lässt sich nicht öffnen. Die Partie geht weiter.
joined-connected = Das Pult des Schiedsrichters ist verbunden.
joined-back = Das Pult des Schiedsrichters ist wieder da.
joined-away = Das Pult des Schiedsrichters ist nicht erreichbar. Die Partie geht weiter; der Schiedsrichter erfährt alles, sobald es wieder da ist.
joined-removed = Der Hauptschiedsrichter hat diesen Tisch aus { $event } herausgenommen.
joined-reason = Entscheidung vom Pult aus, { $name }: { $reason }.
joined-ruled = Entscheidung vom Pult aus, { $name }.
joined-next-game = { $round ->
    [0] Stichkampf
   *[other] Runde { $round }
}: { $white } hat Weiß gegen { $black }. Diese Partie aufsetzen?
joined-ask-back = Dieser Rechner ist Tisch { $table } von { $event }. Wieder teilnehmen?
joined-game-waits = { $round ->
    [0] Stichkampf
   *[other] Runde { $round }
}: { $white } hat Weiß gegen { $black }. Mit saal partie wird diese Partie aufgesetzt.
said-arbiter-seated = Ab jetzt leitet { $name } diese Partie vom Pult aus.
refused-no-code = Das ist kein Code: Es müssen vier Felder sein, zum Beispiel e4 g7 a2 f3.
refused-no-event = Dieser Tisch nimmt an keinem Turnier teil.
refused-home-game = Hier läuft eine Partie zu Hause. Beenden Sie sie oder beginnen Sie eine neue, und treten Sie dann noch einmal bei.
refused-no-pairing = Auf diesen Tisch wartet keine andere Partie der Runde, oder die laufende ist nicht zu Ende.
