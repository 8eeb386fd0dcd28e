# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } spielt { $side }, { $strength }.
said-online-seated = { $name } spielt { $side } auf { $place }.
said-seat-freed = { $side } wird jetzt wieder hier gespielt.
said-elsewhere-seated = { $name } spielt { $side } an einem anderen Computer.
said-elsewhere-seated-unnamed = { CAPITAL($side) } wird an einem anderen Computer gespielt.
said-lag-given = { $who }: Der Zug war { $lag } ms im Netz unterwegs; { $given } ms wurden gutgeschrieben.
elsewhere-lost = { $who }: Kontakt verloren. Die Uhren laufen weiter.
elsewhere-lost-stopped = { $who }: Kontakt verloren. Beide Uhren sind zur Zeit des letzten Kontakts angehalten.
elsewhere-lost-standing = { $who }: Kontakt verloren. Die Uhren laufen nicht.
elsewhere-lost-without-clock = { $who }: Kontakt verloren.
player-has-left = { $who } hat die Partie verlassen.
elsewhere-too-long = { $who }: seit { $time } ohne Kontakt, bisher { $times ->
    [one] einmal
   *[other] { $times }-mal
}. Das ist mehr, als das Reglement erlaubt.
elsewhere-back = { $who }: wieder verbunden.
seat-word-assistant = assistent
refused-nobody-assists = Sie haben hier keinen Assistenten.
next-is-away = Diese Seite wird nicht an diesem Computer gespielt.
reason-abandoned = durch Verlassen der Partie
reason-unknown = laut Datei
result-called-off = Die Partie wurde abgebrochen. Sie hat kein Ergebnis.
refused-played-elsewhere = Diese Seite wird nicht an diesem Tisch gespielt.
said-arbiter-seated = Ab jetzt leitet { $name } diese Partie vom Pult aus.
beside-competition = „{ $game }“ läuft im Turnier, deshalb gibt es bei keiner anderen Partie Hilfe (Artikel 11.3.1). Beenden Sie sie zuerst: { $file }. Bleibt sie einen Tag unberührt, gilt das nicht mehr.
