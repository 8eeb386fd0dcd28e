# The signatures under the scoresheets (8.7).
control-sign = Ergebnis unterschreiben
control-sign-help = Unterschreibt Ihr Formular mit dem Ergebnis. Für ein anderes Ergebnis tippen Sie unterschreiben und das Ergebnis.
control-refuse-to-sign = Unterschrift verweigern
control-refuse-to-sign-help = Sagt dem Schiedsrichter, dass Sie dieses Ergebnis nicht unterschreiben.
line-sign = unterschreiben;unterschreibe;unterschrift;unterzeichnen
line-refuse-to-sign = unterschrift verweigern;nicht unterschreiben
display-not-now-not-ended = Die Partie ist noch nicht zu Ende.
signing-not-at-home = Zu Hause muss niemand unterschreiben.
refused-already-signed = Das ist auf dem Formular schon vermerkt.
refused-signed-for = Auf dem Formular ist schon { $word } unterschrieben.
refused-signed-oneself = Sie haben schon { $word } unterschrieben.
refused-refused-oneself = Sie haben die Unterschrift unter { $word } schon verweigert.
question-sign-other = Das Ergebnis der Partie ist ein anderes. { $result } für { $who } unterschreiben?
signing-decide = Sie entscheiden. Artikel 8.7.
signing-disputed = Die Unterschriften stimmen nicht überein. { $arbiter ->
    [yes] Der Schiedsrichter entscheidet.
   *[no] Einigen Sie sich auf das Ergebnis und unterschreiben Sie noch einmal.
}
refused-no-such-result = Unterschrieben wird das Ergebnis der Partie, 1-0, 0-1 oder 1/2-1/2: Tippen Sie unterschreiben und das Ergebnis. Der Schiedsrichter nennt auch die Farbe.
duty-sign = Jeder unterschreibt sein eigenes Formular. Für einen Spieler, der es nicht kann, unterschreibt der Schiedsrichter.
next-sign = Unterschreiben Sie Ihr Formular: { $how }.
friend-sign = Unterschreiben Sie Ihr Formular.
signing-state = { $by ->
    [player] { $who } hat { $signed } unterschrieben.
    [assistant] Der Assistent hat für { $who } { $signed } unterschrieben.
    [arbiter] Der Schiedsrichter hat für { $who } { $signed } unterschrieben.
   *[refused] { $who } verweigert die Unterschrift unter { $signed }.
}
signing-open = { $who } hat noch nicht unterschrieben.
signing-own = { $by ->
    [player] Sie haben { $signed } unterschrieben.
    [assistant] Ihr Assistent hat für Sie { $signed } unterschrieben.
    [arbiter] Der Schiedsrichter hat für Sie { $signed } unterschrieben.
   *[refused] Vermerkt: Sie unterschreiben { $signed } nicht.
}
signing-result-is = Das Ergebnis ist { $result }.
signing-by = { $by ->
    [assistant] { $side }: der Assistent hat unterschrieben
    [arbiter] { $side }: der Schiedsrichter hat unterschrieben
   *[refused] { $side } verweigert die Unterschrift
}
said-refuses-to-sign = { $who } verweigert die Unterschrift unter { $signed }. Sie entscheiden. Artikel 8.7.
hall-cause-signatures = Unterschriften strittig
ruling-sign = { $result } für { $side } unterschreiben
ruling-sign-result = das Ergebnis für { $side } unterschreiben
ruling-refuse-to-sign = vermerken, dass { $side } die Unterschrift verweigert
