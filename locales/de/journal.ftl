# The journal of a game.
journal-clocks-changed = Der notierte Stand der Uhren wurde geändert: Er folgt nicht aus den Einträgen; diese sind unbeschädigt.
journal-without-entries = Dieses Protokoll hat keine Einträge. Vielleicht fehlt die Datei daneben, mit demselben Namen und -wal am Ende.
journal-whole = { $entries ->
    [one] Das Protokoll der Partie ist unversehrt: { $entries } Eintrag.
   *[other] Das Protokoll der Partie ist unversehrt: { $entries } Einträge.
}
journal-withheld = { $count ->
    [one] Ein Eintrag ist nicht in dieser Datei: eine Sperre oder ein Abgabezug, der auf dem Computer bleibt, auf dem er geschrieben wurde. Nummer { $list }.
   *[other] { $count } Einträge sind nicht in dieser Datei: Sperren oder Abgabezüge, die auf dem Computer bleiben, auf dem sie geschrieben wurden. Nummern { $list }.
}
journal-rulings = { $count ->
    [one] Eine Entscheidung vom Pult; ihre Unterschrift stimmt.
   *[other] { $count } Entscheidungen von Pulten; alle Unterschriften stimmen.
}
journal-rulings-unproved = { $count ->
    [one] Eine Entscheidung (Eintrag { $list }) ist nicht richtig unterschrieben. Sie wurde geändert oder gefälscht.
   *[other] { $count } Entscheidungen (Einträge { $list }) sind nicht richtig unterschrieben. Sie wurden geändert oder gefälscht.
}
journal-rulings-by = Unterschrieben von { $name } mit dem Schlüssel { $key }: { $count }.
journal-rulings-by-chief = Unterschrieben von { $name } mit dem Schlüssel des Turniers, { $key }: { $count }.
journal-lock-of = Eintrag { $number }: Die Sperre gehört zum Turnier { $event }.
journal-lock-of-none = Eintrag { $number }: Die Sperre gehört zu keinem Turnier. Nur die PIN öffnet sie.
journal-lock-unknown = Eintrag { $number }: Die Sperre nennt ihr Turnier nicht; eine ältere Version hat sie geschrieben.
journal-rulings-own-event = Entscheidungen des Turniers dieser Partie, { $event }: { $count ->
    [one] Eintrag
   *[other] Einträge
} { $list }.
journal-rulings-other-event = Entscheidungen eines anderen Turniers als dem dieser Partie, { $event }: { $count ->
    [one] Eintrag
   *[other] Einträge
} { $list }.
# The number and the hash of the last entry. Written down on paper, they show whether an earlier entry was changed.
journal-anchor = Letzter Eintrag des Protokolls: { $number }, { $hash }.
journal-not-stored = Diese Partie wird nicht gespeichert.
# Findings when a journal is opened.
journal-heartbeat-unfit = Der gespeicherte Stand der Uhren passt nicht zum Protokoll der Partie und wurde nicht benutzt. Die Uhren stehen wie beim letzten Eintrag; prüfen Sie die Zeiten, bevor Sie weiterspielen.
journal-shortened = Dieser Partie fehlen Einträge, die sie beim letzten Öffnen hier hatte: Eintrag { $number } fehlt oder ist ein anderer. Suchen Sie eine Kopie, oder vergleichen Sie die Partieformulare, bevor Sie weiterspielen.
journal-moved = Diese Partie wurde vom Pult von { $name } hierher verlegt, weil der Computer an Tisch { $table } ausgefallen ist.
journal-moved-on = Tisch { $table } geht jetzt an diesem Computer weiter. { CAPITAL($name) } hat ihn hierher verlegt; die Schlüssel beider Computer stehen im Protokoll.
journal-withheld-lock = Diese Partie wurde an einem anderen Computer mit einer PIN gesperrt, und die PIN blieb dort: Sie bleibt hier gesperrt, bis der Schiedsrichter sie vom Pult im Saal aus entsperrt.
journal-withheld-envelope = Der Abgabezug dieser Partie liegt auf dem Computer, an dem er abgegeben wurde: Hier lässt sich der Umschlag nicht öffnen.
journal-strange-ruling = Dieser Tisch hat eine ungültige Entscheidung erhalten (falsche Unterschrift oder wiederholt). Sie wurde ignoriert. Sagen Sie es dem Schiedsrichter.
journal-rescued-from = Gerettet aus der beschädigten Datei { $file }, Einträge 1 bis { $number }.
journal-lost = { $count ->
    [one] Ein Eintrag hinter dem Schaden ist lesbar, wurde aber nicht übernommen: { $list }.
   *[other] { $count } Einträge hinter dem Schaden sind lesbar, wurden aber nicht übernommen: { $list }.
}
journal-rescued = { $count ->
    [one] Ein unbeschädigter Eintrag ist jetzt eine neue Partie: { $path }.
   *[other] { $count } unbeschädigte Einträge sind jetzt eine neue Partie: { $path }.
}
journal-rescue-whole = Diese Partie ist nicht beschädigt. Öffnen Sie sie, wie sie ist.
journal-rescue-nothing = Nicht einmal der Anfang dieser Partie ist unbeschädigt. Suchen Sie eine Kopie ihrer Datei.
journal-rescue-exists = Diese Datei gibt es schon. Wählen Sie einen anderen Namen.
journal-rescue-not-written = Dort lässt sich nichts schreiben. Wählen Sie einen anderen Ort.
journal-damaged = { $good ->
    [0] Das Protokoll der Partie ist vom ersten Eintrag an beschädigt: { $why }
    [one] Das Protokoll der Partie ist ab Eintrag { $number } beschädigt: { $why } Der Eintrag davor ist unversehrt.
   *[other] Das Protokoll der Partie ist ab Eintrag { $number } beschädigt: { $why } Die { $good } Einträge davor sind unversehrt.
}
journal-flaw-chain = Der Eintrag wurde verändert.
journal-flaw-opening = Ein Eintrag, der den Tisch einrichtet, steht an falscher Stelle.
journal-flaw-file = Die Datei selbst ist beschädigt ({ $detail }).
journal-flaw-no-record = Der Text ist kein gültiger Eintrag.
journal-flaw-unknown = „{ $name }“ ist dieser Version unbekannt; vielleicht hat eine neuere es geschrieben.
journal-flaw-value = „{ $value }“ ist für { $field } nicht gültig; vielleicht hat eine neuere Version es geschrieben.
journal-empty = { $file } enthält keine Partie.
journal-not-found = Datei nicht gefunden: { $file }.
journal-not-a-journal = { $file } ist keine Partie von Annabella.
journal-beside-not-a-file = { $file } ist keine gewöhnliche Datei, sondern ein Ordner, eine Verknüpfung, eine Pipe oder ein Gerät. Räumen Sie das weg und versuchen Sie es noch einmal.
journal-no-folder = Der Ordner { $file } lässt sich nicht anlegen: Etwas anderes hat diesen Namen. Räumen Sie es weg, oder wählen Sie mit --data einen anderen Ordner.
journal-too-new = { $file } hat das Format { $found } einer neueren Version; diese kennt die Formate bis { $known }. Nichts wurde geändert.
journal-in-use = { $file } ist schon in einem anderen Fenster oder auf einem anderen Computer geöffnet.
journal-locked = { $file } ist eine laufende gesperrte Partie: Ihr Inhalt bleibt verborgen, bis sie endet oder der Schiedsrichter sie entsperrt; --verify geht schon jetzt.
journal-read-only = { $file } lässt sich nur lesen.
journal-forbidden = Ihnen fehlt das Recht, { $file } zu lesen. Fragen Sie den Besitzer der Datei.
journal-log-missing = { $file } enthält keine Züge: Sie stehen in { $file }-wal, und diese Datei fehlt. Legen Sie sie wieder daneben.
journal-out-of-order = Ein anderes Programm hat { $file } verändert.
journal-full = { $file } lässt sich nicht schreiben: Der Datenträger ist voll.
journal-io = { $file } lässt sich nicht lesen oder schreiben: { $detail }. Prüfen Sie den Datenträger und die Rechte am Ordner.
