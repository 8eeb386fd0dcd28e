# Game scripts.
script-not-text = { $place }: Hier ist die Datei kein UTF-8-Text. Speichern Sie sie als UTF-8.
script-wrong = { $place }: „{ $word }“ ist hier nicht gültig. Erwartet: { $right }.
script-missing = { $place }: Hier fehlt etwas. Erwartet: { $right }.
script-did-not-come = { $place }: Erwartet war „{ $expected }“, gekommen ist: { $came }
script-nothing-came = { $place }: Erwartet war „{ $expected }“, gekommen ist nichts.
script-unwanted = { $place }: Unerwartete Ausgabe: { $output }
script-refused = { $place }: Unerwartet abgelehnt: { $output }
script-right-time = eine Zeit wie 0:05:00 oder 2:00
script-right-later-time = eine Zeit, die nicht vor der vorigen liegt
script-right-number = eine ganze Zahl im erlaubten Bereich
script-right-square = ein Feld, a1 bis h8
script-right-time-control = eine Bedenkzeit wie 5400+30, 40/6000+30:900+30, 300, 300d5, 300b5, 3600f:900, 600y5x30, *180, W300-B240 oder none
script-right-fen = eine Stellung als FEN, oder 960: mit einer Zahl von 0 bis 959
script-right-placement = die Figuren, wie FEN sie schreibt, etwa 4k3/8/8/8/8/8/8/4K3
script-right-name = ein Name
script-right-move = ein Zug wie Springer Felix drei, Nf3 oder g1f3
script-right-text = ein Text
script-right-key-value = Schlüssel=Wert
script-right-players = die Kopfzeilen „white vi NAME“ und „black sighted NAME“ (vi, sighted oder deaf)
script-right-nothing = das Ende der Zeile
script-right-header-first = eine Zeile der Geschichte (at, >, ?, <, !, both); Kopfzeilen stehen vor der Geschichte
script-right-header-once = eine andere Kopfzeile; diese gibt es schon
script-right-closing-quote = ein weiteres Anführungszeichen; dieses wird nicht geschlossen
