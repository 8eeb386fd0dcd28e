# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = gastgeber
line-hosting-at = gastgeber auf
line-hosting-over = gastgeber über
line-hosting-end = gastgeber ende
line-sitting = hinsetzen
control-host = Gastgeber sein
control-host-help = Öffnet die andere Seite für einen Spieler an einem anderen Computer und sagt den Code. Er gilt zehn Minuten.
control-sit = An einem anderen Computer mitspielen
control-sit-help = Sagt, wie man an den Tisch auf einem anderen Computer kommt.
elsewhere-opening = Wird geöffnet.
elsewhere-code = Code für { $side }: { $words }. In Buchstaben: { $squares }. Am anderen Computer tippen: hinsetzen { $address }, dann den Code. Gültig zehn Minuten. Tippen Sie früher, um ihn noch einmal zu hören.
elsewhere-code-replaces = { $side } wird schon an einem anderen Computer gespielt: Wer sich mit diesem Code hinsetzt, übernimmt den Platz.
elsewhere-addresses = Dieser Computer ist auch unter { $addresses } erreichbar.
elsewhere-wrong-code = Dreimal ein falscher Code. Er gilt nicht mehr: Tippen Sie gastgeber für einen neuen.
elsewhere-expired = Der Code ist abgelaufen. Tippen Sie gastgeber für einen neuen.
elsewhere-cannot-listen = Diese Adresse lässt sich nicht benutzen: Ein anderes Programm hat sie. Tippen Sie einen anderen Port, zum Beispiel: gastgeber auf 0.0.0.0:7462.
usage-host = Tippen Sie { $word } allein oder mit einer Adresse, zum Beispiel: gastgeber auf 0.0.0.0:7462.
usage-host-over = Das Relais fehlt. Tippen Sie seine Adresse, zum Beispiel: gastgeber über relais.example.org.
elsewhere-no-code = Der Schiedsrichter hat einen Code verlangt, um von einem anderen Computer aus zu spielen, aber es gibt keinen: { $why ->
    [cannot_listen] Ein anderes Programm hier benutzt die Adresse.
    [not_built] Dieses Programm wurde ohne Netz gebaut.
    [apart] Das Relais antwortet nicht.
   *[other] Dieser Computer kann keinen Zugang im Netz öffnen.
}
relay-carries-sealed = Dieser Computer überträgt Partien zwischen zwei anderen Computern; niemand hier kann sie lesen. Er ist unter { $addresses } erreichbar. Am Tisch tippen Sie „gastgeber über“ und diese Adresse.
elsewhere-waits = { $who } spielt an einem anderen Computer. Tippen Sie gastgeber für einen neuen Code, oder gastgeber ende, um hier zu spielen.
elsewhere-ended = Nicht mehr für einen anderen Computer offen.
elsewhere-seat-ended = Der andere Computer hat diesen Platz geschlossen. Lesen können Sie die Partie noch; zum Weiterspielen tippen Sie hinsetzen, die Adresse und einen neuen Code.
elsewhere-seated = Sie sitzen jetzt am Tisch auf dem anderen Computer.
elsewhere-assistant-there = Der Assistent, { $name }, sitzt am anderen Computer.
elsewhere-assistant-here = { $name } assistiert Ihnen hier. Zeilen des Assistenten beginnen mit „{ $word }:“.
elsewhere-you-assist = Sie assistieren { $who }. Beginnen Sie Ihre Zeilen in der Zugzeile des Spielers mit „{ $word }:“.
elsewhere-host-lost = Der andere Computer antwortet nicht. Was Sie jetzt tun, wird nicht gesendet, und die Uhren laufen vielleicht weiter. Das Brett können Sie weiter erkunden.
elsewhere-host-back = Der andere Computer ist wieder verbunden.
elsewhere-missed = { $count ->
    [one] Ihnen ist eine Meldung entgangen: { $key } liest sie vor.
   *[other] Ihnen sind { $count } Meldungen entgangen: { $key } liest sie vor, die neueste zuerst.
}
refused-not-from-here = Von einem anderen Computer aus geht das nicht.
refused-no-invitation = Tippen Sie hinsetzen, Adresse und die vier Felder.
refused-host-away = Der andere Computer antwortet nicht, deshalb geht das jetzt nicht. Versuchen Sie es, wenn er wieder da ist.
refused-host-silent = Der andere Computer hat nicht geantwortet. Falls das nicht ausgeführt wurde, erfahren Sie es, sobald er wieder verbunden ist.
refused-not-arrived = Ihre letzte Eingabe hat den anderen Computer nicht erreicht. Wiederholen Sie sie.
option-join = setzt sich an einen Tisch an einem anderen Computer: dessen Adresse, etwa 192.168.1.20; mit --code
usage-of-join = { "[" }--join ADRESSE --code CODE]
capability-duplex = Lässt einen Spieler an einem anderen Computer sitzen.
