# Eine Partie an zwei Computern: Einer ist der Gastgeber und hat den Tisch, der andere ist ein Platz daran.
line-hosting = gastgeber
line-hosting-at = gastgeber auf
line-hosting-over = gastgeber über;gastgeber ueber
line-hosting-end = gastgeber ende
line-sitting = hinsetzen
said-elsewhere-seated = { $name } spielt { $side } an einem anderen Computer.
said-lag-given = { $who }: Der Zug war { $lag } ms im Netz unterwegs; { $given } ms wurden gutgeschrieben.
elsewhere-opening = Dieser Tisch wird für einen anderen Computer geöffnet.
elsewhere-code = Code für den anderen Computer, { $side }: { $words }. In Buchstaben: { $squares }. Dort tippt jemand: hinsetzen { $address } { $squares }. Er gilt zehn Minuten.
elsewhere-addresses = Dieser Computer ist auch unter { $addresses } erreichbar.
elsewhere-wrong-code = Dreimal wurde ein falscher Code getippt. Er gilt nicht mehr: Tippen Sie gastgeber für einen neuen.
elsewhere-expired = Der Code gilt nicht mehr. Tippen Sie gastgeber für einen neuen.
elsewhere-cannot-listen = Unter dieser Adresse ist dieser Computer nicht erreichbar: Ein anderes Programm hat sie. Tippen Sie: gastgeber auf, eine andere Adresse mit Port.
relay-carries-sealed = Dieser Computer überträgt Partien an zwei Computern; niemand hier kann sie lesen. Er ist unter { $addresses } zu erreichen. Am Tisch tippt man gastgeber über und diese Adresse.
elsewhere-waits = { $who } spielt an einem anderen Computer. Tippen Sie gastgeber für einen Code, der ihn wieder einlässt, oder gastgeber ende, um hier zu spielen.
elsewhere-ended = Dieser Tisch ist nicht mehr für einen anderen Computer offen.
elsewhere-seat-ended = Der andere Computer lässt von hier aus nicht mehr mitspielen. Lesen können Sie die Partie weiter; zum Weiterspielen tippen Sie hinsetzen, die Adresse und einen neuen Code.
elsewhere-lost = Der Computer von { $who } antwortet nicht. Die Uhren laufen weiter.
elsewhere-lost-stopped = Der Computer von { $who } antwortet nicht. Beide Uhren stehen, wo er zuletzt zu hören war.
elsewhere-lost-standing = Der Computer von { $who } antwortet nicht. Die Uhren laufen nicht.
elsewhere-too-long = Der Computer von { $who } ist seit { $time } nicht zu hören; er war { $times ->
    [one] einmal
   *[other] { $times }-mal
} weg. Das ist mehr, als die Turnierbestimmungen erlauben.
elsewhere-back = Der Computer von { $who } ist wieder da.
elsewhere-seated = Sie sitzen am Tisch des anderen Computers.
elsewhere-assistant-there = { $name } assistiert am anderen Computer und handelt von dort.
elsewhere-assistant-here = { $name } assistiert Ihnen hier. Zeilen des Assistenten beginnen mit { $word } und Doppelpunkt.
elsewhere-you-assist = Sie assistieren { $who }. In der Zugzeile des Spielers beginnen Ihre Zeilen mit { $word } und Doppelpunkt.
seat-word-assistant = assistent
elsewhere-host-lost = Der andere Computer antwortet nicht. Was Sie jetzt tun, wird nicht gesendet; die Uhren laufen vielleicht weiter. Das Brett können Sie erkunden.
elsewhere-host-back = Der andere Computer ist wieder da.
elsewhere-missed = { $count ->
    [one] Inzwischen wurde ein Satz gesagt: Umschalt F9 sagt ihn.
   *[other] Inzwischen wurden { $count } Sätze gesagt: Umschalt F9 sagt sie, den letzten zuerst.
}
elsewhere-no-answer = Der andere Computer antwortet nicht. Prüfen Sie seine Adresse und das Netz, und versuchen Sie es noch einmal.
elsewhere-not-let-in = Der andere Computer hat diesen nicht eingelassen: Der Code ist falsch oder gilt nicht mehr. Bitten Sie um einen neuen.
elsewhere-other-version = Die Programme auf den beiden Computern sind zu verschieden, um miteinander zu spielen. Installieren Sie auf beiden die neueste Version von Annabella; dann tippt jemand am Tisch gastgeber für einen neuen Code.
refused-not-from-here = Das geht nicht von einem Platz an einem anderen Computer aus.
refused-nobody-assists = Hier assistiert Ihnen niemand.
refused-no-invitation = Tippen Sie hinsetzen, die Adresse des anderen Computers und die vier Felder seines Codes.
refused-host-away = Der andere Computer antwortet nicht, also geschieht das nicht. Versuchen Sie es, wenn er wieder da ist.
refused-host-silent = Der andere Computer hat nicht geantwortet. Falls das nicht geschehen ist, erfahren Sie es, sobald er wieder da ist.
refused-not-arrived = Ihre letzte Eingabe hat den anderen Computer nicht erreicht und ist nicht ausgeführt. Bitte wiederholen Sie sie.
