# Die Schachuhr: was gefragt, gesagt, gezeigt und berichtigt wird.
control-manual = Kurze Anleitung zur Uhr
control-manual-help = Öffnet die Anleitung zur Uhr, Zeile für Zeile. Escape schließt sie.
control-period = Zeitperiode
control-period-help = Sagt, welche Zeitperiode gerade läuft.
control-time-used = Verbrauchte Zeit
control-time-used-help = Sagt, wie viel Bedenkzeit beide seit dem Beginn verbraucht haben.
control-turn = Wer am Zug ist
control-turn-help = Sagt, wer am Zug ist.
control-control = Züge bis zur Zeitkontrolle
control-control-help = Sagt, wie viele eigene Züge bis zur Zeitkontrolle noch abzuschließen sind.
control-correct-clocks = Uhren berichtigen
control-correct-clocks-help = Öffnet das Formular für Zeiten, Zugzähler und Zeitperioden. Die Uhren müssen angehalten sein; vor dem Stellen kommt eine Rückfrage.
control-clock-window = Uhren im eigenen Fenster
control-clock-window-help = Zeigt beide Uhren groß, für einen zweiten Bildschirm.
control-clock-full-screen = Uhren als Vollbild
control-clock-full-screen-help = Zeigt beide Uhren in ihrem eigenen Fenster, so groß wie dessen Bildschirm; noch einmal, oder dort Escape, und es ist wieder ein Fenster.
control-time-marks = Zeitmarken ansagen
control-time-marks-help = Sagt die eigene Restzeit, nur im eigenen Ohrhörer, wenn eine Zeitmarke erreicht ist. Im Turnier zuerst den Schiedsrichter fragen.
control-pulses = Pulse bei knapper Zeit
control-pulses-help = Tiefe Töne im eigenen Ohrhörer in den letzten fünf Minuten, gegen Ende dichter.
control-short-times = Kurze Zeitansage
control-short-times-help = Sagt nur die Zeit selbst.

line-control = zeitkontrolle;züge bis zur zeitkontrolle;zuege bis zur zeitkontrolle
line-period = periode;zeitperiode
line-time-used = verbrauchte zeit;zeitverbrauch;verbraucht
line-set-clock = uhr stellen;stelle uhr
line-add-time = zeit dazu;gutschrift
line-take-time = zeit weg;abzug
line-set-moves = zugzähler stellen;zugzaehler stellen;zugzähler;zugzaehler
line-set-period = periode stellen
line-marks-on = marken ein;marken an
line-marks-off = marken aus
line-marks = marken
line-pulses-on = pulse ein;pulse an
line-pulses-off = pulse aus
line-short-times = zeiten kurz;kurze zeiten
line-full-times = zeiten voll;volle zeiten
line-clock-window-on = uhrenfenster;uhrenfenster ein;uhrenfenster an
line-clock-window-off = uhrenfenster aus
line-manual = anleitung;hilfe uhr

# Antworten.
answer-own-clock-short = { $time }.
answer-clock-short = { $side }: { $time }.
answer-clocks-stand-short = Angehalten.
answer-byo-yomi = Byo-yomi: { $periods ->
    [one] die letzte Periode
   *[other] { $periods } Perioden
}, von der laufenden noch { $time }.
answer-control-moves = Noch { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} bis zur Zeitkontrolle.
answer-control-by-flag = Die Zeitperiode endet, wenn eine Uhr null erreicht.
answer-control-last = Keine weitere Zeitkontrolle.
answer-control-quickplay = Keine weitere Zeitkontrolle: Das ist die Endspurtphase.
answer-period = Zeitperiode { $period } von { $of }.
answer-period-quickplay = Zeitperiode { $period } von { $of }: die Endspurtphase.
answer-time-used = Verbrauchte Zeit: Weiß { $white }, Schwarz { $black }.

# Was gesagt wird.
said-period-passed-by = Zeitkontrolle geschafft: { $who }, Zeitperiode { $period }.
said-marks = Angesagt wird bei { $times }.
switch-short-times-on = Zeiten werden kurz angesagt.
switch-short-times-off = Zeiten werden ausführlich angesagt.
switch-clock-window-on = Uhrenfenster geöffnet.
switch-clock-window-off = Uhrenfenster geschlossen.
battery-low = Der Akku dieses Rechners hat nur noch { $percent } Prozent. Bitte das Netzteil anschließen.

# Was gezeigt wird.
display-clock-to-control = { $moves ->
    [one] { $moves } Zug bis zur Zeitkontrolle
   *[other] { $moves } Züge bis zur Zeitkontrolle
}
display-clock-period = Zeitperiode { $period } von { $of }
display-clock-period-quickplay = Zeitperiode { $period } von { $of }, Endspurtphase
display-clock-delay = Aufschub
display-clock-byo-yomi = Byo-yomi
display-clock-low = Zeit knapp
display-clock-period-over = Zeitperiode abgelaufen
display-flag-fallen-first = Fallblättchen zuerst gefallen
display-flag-fallen-second = Fallblättchen als zweites gefallen

# Die Berichtigung.
clock-form-time = { $who }: Restzeit (Stunden:Minuten:Sekunden)
clock-form-moves = { $who }: abgeschlossene Züge
clock-form-period = { $who }: Zeitperiode
clock-form-set = Uhren stellen
clock-form-error-time = { $side }: Die Zeit ist nicht lesbar. Richtig ist zum Beispiel 1:05:00 oder 4:10.
clock-form-error-moves = { $side }: Die Zugzahl ist nicht lesbar.
clock-form-error-period = { $side }: Die Zeitperiode ist nicht lesbar.
clock-form-error-nothing = Es ist nichts geändert.
question-correct-clocks = Uhren so stellen? { $changes }
change-set-time = { $side }: { $time }.
change-add-time = { $side }: { $time } mehr.
change-take-time = { $side }: { $time } weniger.
change-set-period = { $side }: Zeitperiode { $period }.
change-set-moves = { $side }: { $moves ->
    [one] { $moves } abgeschlossener Zug
   *[other] { $moves } abgeschlossene Züge
}.

# Übliche Bedenkzeiten.
preset-3-2 = Blitz: 3 Minuten, 2 Sekunden Zugabe pro Zug
preset-5 = Blitz: 5 Minuten
preset-10-5 = Schnellschach: 10 Minuten, 5 Sekunden Zugabe pro Zug
preset-15-10 = Schnellschach: 15 Minuten, 10 Sekunden Zugabe pro Zug
preset-25-10 = Schnellschach: 25 Minuten, 10 Sekunden Zugabe pro Zug
preset-90-30 = Turnierpartie: 90 Minuten, 30 Sekunden Zugabe pro Zug
preset-40-90 = Turnierpartie: 90 Minuten für 40 Züge, dann 30 Minuten, 30 Sekunden Zugabe pro Zug
preset-40-100 = Turnierpartie: 100 Minuten für 40 Züge, 50 Minuten für 20 Züge, dann 15 Minuten, 30 Sekunden Zugabe pro Zug
preset-byo-yomi = Byo-yomi: 10 Minuten, dann 5 Perioden zu 30 Sekunden

# Die kurze Anleitung (Anforderung L an Schachuhren).
manual-what = Dieses Programm ist eine Schachuhr mit zwei Anzeigen, von denen nur eine läuft. Auf Anfrage sagt es die Zeit und die Zahl der Züge (D.2.6.1).
manual-not-approved = Es ist nicht von der Technischen Kommission der FIDE zugelassen. Im Turnier muss der Schiedsrichter den Einsatz genehmigen.
manual-start = Ingangsetzen: Die Bedenkzeit wird im Formular für eine neue Partie gewählt, Strg+N. Der Schiedsrichter setzt die Uhren in Gang; ohne Schiedsrichter tut es eine der beiden Seiten, mit der Taste im Fenster oder mit dem Befehl starten.
manual-press = Drücken: F12 oder Strg+Eingabe. Das hält die eigene Uhr an und setzt die gegnerische in Gang. Vorher muss der Zug ausgeführt und angesagt sein.
manual-shown = Die Anzeige zeigt Stunden, Minuten und Sekunden, in den letzten zehn Sekunden auch Zehntel. Ein Dreieck steht an der Uhr, die läuft, zwei Balken an der, die steht, ein Kreuz am gefallenen Fallblättchen. Null steht dort erst, wenn das Fallblättchen gefallen ist.
manual-ask = Fragen: F2 eigene Zeit, zweimal F2 beide Zeiten, Umschalt+F2 gegnerische Zeit, F7 abgeschlossene Züge, Umschalt+F7 Züge bis zur Zeitkontrolle, Strg+F2 Zeitperiode, Strg+Umschalt+F2 verbrauchte Zeit beider, Umschalt+F5 wer am Zug ist. Die Antwort hört nur, wer gefragt hat.
manual-forms = Zeiten werden in Worten gesagt. Die Befehle zeiten kurz und zeiten voll bestimmen, wie viel gesagt wird.
manual-marks = Strg+M schaltet die Zeitmarken ein oder aus: Die Restzeit wird angesagt, wenn eine Marke erreicht ist. Im Turnier sind sie aus, bis sie eingeschaltet werden. Eine eigene Liste gibt zum Beispiel der Befehl marken 10 5 2 1 30s: Minuten, oder Sekunden mit einem s. Jede Marke kommt in einer Zeitperiode nur einmal, auch wenn später Zeit dazukommt.
manual-pulses = Der Befehl pulse ein gibt tiefe Töne im eigenen Ohrhörer in den letzten fünf Minuten.
manual-stop = Beide Uhren anhalten und den Schiedsrichter rufen: die Taste im Fenster oder der Befehl anhalten. Weiter geht es mit starten.
manual-flag = Erreicht eine Uhr null, fällt ihr Fallblättchen, und es wird gesagt. Ein Druck danach gibt keine Zeit mehr. Fallen beide, sagt die Anzeige, welches zuerst fiel. Über das Ergebnis entscheidet der Schiedsrichter; ohne ihn reklamiert die Gegenseite.
manual-control = Eine geschaffte Zeitkontrolle wird gesagt, und die Zeit der nächsten Periode kommt dazu. Nach einer Periode, die durch Ablauf der Zeit endete, steht fünf Minuten lang ein Zeichen an der Uhr, die null erreicht hat.
manual-modes = Zeit pro Zug kann zugegeben, so weit wie verbraucht zurückgegeben oder vor der Hauptzeit abgewartet werden: Zugabe, Bronstein und Aufschub. Auch Byo-yomi und Sanduhr gibt es. Der Rest eines Aufschubs oder einer Byo-yomi-Periode wird angezeigt.
manual-correct = Berichtigen: Der Schiedsrichter hält die Uhren an und drückt Strg+T. Es öffnet sich ein Formular mit Zeiten, Zugzählern und Zeitperioden, dann Uhren stellen, dann eine Rückfrage, deren sichere Antwort Nein ist. Während eine Uhr läuft, ist nichts zu ändern, und jede Berichtigung wird festgehalten.
manual-correct-typed = Dasselbe als Befehl: uhr stellen weiß 1:05:00, zeit dazu schwarz 2:00, zeit weg weiß 1:00, zugzähler weiß 12, periode stellen weiß 2.
manual-window = Strg+K zeigt beide Uhren groß in einem eigenen Fenster, für einen zweiten Bildschirm. F11 macht dieses Fenster so groß wie seinen Bildschirm und wieder klein.
manual-battery = Ist der Akku des Rechners schwach, bei 20, 10 und 5 Prozent, wird es allen gesagt.
manual-restart = Wird das Programm geschlossen, während eine Uhr läuft, öffnet es die Partie wieder mit zwei angehaltenen Uhren, auf den zuletzt gezeigten Zeiten.
