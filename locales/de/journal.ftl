# Das Protokoll einer Partie.
journal-whole = { $entries ->
    [one] Das Protokoll ist unversehrt: { $entries } Eintrag.
   *[other] Das Protokoll ist unversehrt: { $entries } Einträge.
}
journal-withheld = { $count ->
    [one] Ein Eintrag ist nicht in dieser Datei: Er blieb an dem Computer, an dem er geschrieben wurde, eine Sperre oder ein Abgabezug. Nummer { $list }.
   *[other] { $count } Einträge sind nicht in dieser Datei: Sie blieben an dem Computer, an dem sie geschrieben wurden, Sperren oder Abgabezüge. Nummern { $list }.
}
journal-rulings = { $count ->
    [one] Eine Entscheidung vom Pult; ihre Unterschrift stimmt.
   *[other] { $count } Entscheidungen von Pulten; alle Unterschriften stimmen.
}
journal-rulings-unproved = { $count ->
    [one] Eine Entscheidung vom Pult ist nicht mit dem Schlüssel, den sie nennt, für diese Partie unterschrieben: Eintrag { $list }. Jemand hat sie geändert oder erfunden.
   *[other] { $count } Entscheidungen von Pulten sind nicht mit den Schlüsseln, die sie nennen, für diese Partie unterschrieben: Einträge { $list }. Jemand hat sie geändert oder erfunden.
}
journal-rulings-by = Unterschrieben von { $name } mit dem Schlüssel { $key }: { $count }.
journal-rulings-by-chief = Unterschrieben von { $name } mit dem Schlüssel der Veranstaltung, { $key }: { $count }.
journal-lock-of = Eintrag { $number }: Die Sperre ist von dem Turnier { $event }.
journal-lock-of-none = Eintrag { $number }: Die Sperre ist von keinem Turnier. Nur die PIN öffnet sie.
journal-lock-unknown = Eintrag { $number }: Die Sperre sagt nicht, von welchem Turnier sie ist; ein älteres Programm hat sie geschrieben.
journal-rulings-own-event = Entscheidungen des Turniers dieser Partie, { $event }: { $count ->
    [one] Eintrag
   *[other] Einträge
} { $list }.
journal-rulings-other-event = Entscheidungen eines anderen Turniers als dem dieser Partie, { $event }: { $count ->
    [one] Eintrag
   *[other] Einträge
} { $list }.
# Nummer und Prüfwert des letzten Eintrags; wer sie auf Papier hat, erkennt, ob davor etwas geändert wurde.
journal-anchor = Letzter Eintrag des Protokolls: { $number }, { $hash }.
journal-not-stored = Diese Partie wird nicht gespeichert.
# Was beim Öffnen an einem Protokoll auffiel.
journal-heartbeat-unfit = Der Vermerk der laufenden Uhr passt nicht zum Protokoll, eines von beiden wurde verändert, und er gilt nicht. Die Uhren stehen wie beim letzten Eintrag; prüfen Sie die Zeiten, bevor es weitergeht.
journal-shortened = Als diese Partie hier zuletzt gesehen wurde, war ihr Protokoll länger: Eintrag { $number } fehlt jetzt oder ist ein anderer. Suchen Sie eine Kopie oder vergleichen Sie die Notationen, bevor es weitergeht.
journal-moved = Diese Partie kam vom Pult von { $name } hierher: Der Computer, an dem sie an Tisch { $table } gespielt wurde, ist ausgefallen.
journal-moved-on = Tisch { $table } geht jetzt an diesem Computer weiter. Verlegt hat ihn { $name }; die Schlüssel beider Computer stehen im Protokoll.
journal-withheld-lock = Diese Partie wurde an einem anderen Computer mit einer PIN gesperrt, und die PIN blieb dort: Sie bleibt hier gesperrt, bis der Schiedsrichter sie vom Pult im Saal aus entsperrt.
journal-withheld-envelope = Der Abgabezug dieser Partie ist an dem Computer geblieben, an dem er abgegeben wurde: Hier lässt sich der Umschlag nicht öffnen.
journal-strange-ruling = Jemand hat diesem Tisch eine Entscheidung geschickt, die hier nicht gilt: nicht für ihn unterschrieben oder schon gebraucht. Sie hatte keine Wirkung. Sagen Sie es dem Schiedsrichter.
journal-rescued-from = Gerettet aus der beschädigten Datei { $file }, Einträge 1 bis { $number }.
journal-lost = { $count ->
    [one] Ein Eintrag hinter dem Schaden ist noch lesbar und wurde nicht übernommen: { $list }.
   *[other] { $count } Einträge hinter dem Schaden sind noch lesbar und wurden nicht übernommen: { $list }.
}
journal-rescued = { $count ->
    [one] Ein heiler Eintrag ist jetzt eine neue Partie: { $path }.
   *[other] { $count } heile Einträge sind jetzt eine neue Partie: { $path }.
}
journal-rescue-whole = Diese Partie ist nicht beschädigt. Öffnen Sie sie, wie sie ist.
journal-rescue-nothing = Nicht einmal der Anfang dieser Partie ist heil. Suchen Sie eine Kopie ihrer Datei.
journal-rescue-exists = Eine Datei mit dem neuen Namen gibt es schon. Wählen Sie einen anderen.
journal-rescue-not-written = Die neue Partie kann dort nicht geschrieben werden. Wählen Sie einen anderen Ort.
journal-damaged = { $good ->
    [0] Das Protokoll ist vom ersten Eintrag an beschädigt: { $why }
    [one] Das Protokoll ist ab Eintrag { $number } beschädigt: { $why } Der Eintrag davor ist gut.
   *[other] Das Protokoll ist ab Eintrag { $number } beschädigt: { $why } Die { $good } Einträge davor sind gut.
}
journal-flaw-chain = Der Eintrag ist nicht der, der dort geschrieben wurde.
journal-flaw-opening = Ein Eintrag, der den Tisch einrichtet, steht an falscher Stelle.
journal-flaw-file = Die Datei selbst ist beschädigt ({ $detail }).
journal-flaw-no-record = Sein Text ist kein Eintrag.
journal-flaw-unknown = Dieses Programm kennt „{ $name }“ nicht; vielleicht hat ein neueres es geschrieben.
journal-flaw-value = „{ $value }“ bedeutet nichts als { $field }; vielleicht hat ein neueres Programm es geschrieben.
journal-empty = { $file } enthält keine Partie.
journal-not-found = Die Datei { $file } gibt es nicht.
journal-not-a-journal = { $file } ist kein Protokoll von Annabella.
journal-beside-not-a-file = { $file } ist keine gewöhnliche Datei, sondern ein Ordner, eine Verknüpfung, eine Pipe oder ein Gerät. Räumen Sie das weg und versuchen Sie es noch einmal.
journal-no-folder = Der Ordner { $file } lässt sich nicht anlegen: Etwas anderes hat seinen Namen. Räumen Sie das weg, oder nennen Sie mit --data einen anderen Ordner.
journal-too-new = { $file } stammt von einer neueren Annabella, in Form { $found }; diese kennt die Formen bis { $known }. Nichts wurde geändert.
journal-in-use = { $file } ist schon geöffnet, in einem anderen Fenster oder auf einem anderen Rechner.
journal-locked = { $file } ist eine gesperrte Partie, die noch läuft: Auskunft gibt es erst, wenn sie beendet oder entsperrt ist; --verify prüft sie schon jetzt.
journal-read-only = { $file } kann nur gelesen werden.
journal-forbidden = { $file } kann nicht gelesen werden: Dazu fehlt Ihnen das Recht. Der Besitzer der Datei kann es Ihnen geben.
journal-log-missing = { $file } enthält keine Züge: Sie stehen in { $file }-wal, und diese Datei fehlt. Legen Sie sie wieder daneben.
journal-out-of-order = { $file } enthält andere Einträge als diese Partie: Jemand anderes hat hineingeschrieben.
journal-full = { $file } kann nicht geschrieben werden: Der Datenträger ist voll.
journal-io = { $file } kann nicht gelesen oder geschrieben werden: { $detail }. Prüfen Sie den Datenträger und die Rechte am Ordner.
