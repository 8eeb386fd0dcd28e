# The chess clock: questions, announcements, display and corrections.
control-manual = Anleitung zur Uhr
control-manual-help = Öffnet die Anleitung zur Uhr, Zeile für Zeile. Escape schließt sie.
control-period = Zeitperiode
control-period-help = Sagt, welche Zeitperiode läuft.
control-time-used = Verbrauchte Zeit
control-time-used-help = Sagt, wie viel Bedenkzeit beide bisher verbraucht haben.
control-turn = Wer am Zug ist
control-turn-help = Sagt, wer am Zug ist.
control-control = Züge bis zur Zeitkontrolle
control-control-help = Sagt, wie viele Züge Sie bis zur Zeitkontrolle noch abschließen müssen.
control-correct-clocks = Uhren berichtigen
control-correct-clocks-help = Ändert Zeiten, Zugzähler und Zeitperioden. Halten Sie zuerst die Uhren an; vor dem Stellen werden Sie gefragt.
control-clock-window = Uhrenfenster
control-clock-window-help = Zeigt beide Uhren groß in einem eigenen Fenster, für einen zweiten Bildschirm.
control-clock-full-screen = Uhrenfenster im Vollbild
control-clock-full-screen-help = Zeigt beide Uhren auf dem ganzen Bildschirm. Noch einmal drücken oder Escape führt zurück zum Fenster.
control-time-marks = Zeitwarnungen
control-time-marks-help = Warnt Sie, nur im Kopfhörer, bei den Restzeiten, die Sie festgelegt haben. Fragen Sie im Turnier zuerst den Schiedsrichter.
control-pulses = Ticken bei knapper Zeit
control-pulses-help = Leises Ticken im Kopfhörer in Ihren letzten fünf Minuten, gegen Ende schneller.
control-short-times = Kurze Zeitansagen
control-short-times-help = Sagt nur die Zeit selbst.

line-control = zeitkontrolle;züge bis zur zeitkontrolle
line-period = periode;zeitperiode
line-time-used = verbrauchte zeit;zeitverbrauch;verbraucht
line-set-clock = uhr stellen;stelle uhr
line-add-time = zeit dazu;gutschrift
line-take-time = zeit weg;abzug
line-set-moves = zugzähler stellen;zugzähler
line-set-period = periode stellen
line-marks-on = zeitwarnungen ein;zeitwarnungen an;warnungen ein;warnungen an;marken ein;marken an
line-marks-off = zeitwarnungen aus;warnungen aus;marken aus
line-marks = zeitwarnungen;warnungen;marken
line-pulses-on = ticken ein;ticken an;pulse ein;pulse an
line-pulses-off = ticken aus;pulse aus
line-short-times = kurze zeiten;zeiten kurz
line-full-times = volle zeiten;zeiten voll
line-clock-window-on = uhrenfenster;uhrenfenster ein;uhrenfenster an
line-clock-window-off = uhrenfenster aus
line-manual = anleitung;hilfe uhr

# Answers.
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

# Announcements.
said-period-passed-by = Zeitkontrolle geschafft: { $who }, Zeitperiode { $period }.
said-marks = Zeitwarnungen bei { $times }.
switch-short-times-on = Kurze Zeitansagen ein.
switch-short-times-off = Kurze Zeitansagen aus.
switch-clock-window-on = Uhrenfenster geöffnet.
switch-clock-window-off = Uhrenfenster geschlossen.
battery-low = Akku bei { $percent } Prozent. Schließen Sie das Netzteil an.

# Display.
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

# The correction.
clock-form-time = { $who }: Restzeit (Stunden:Minuten:Sekunden)
clock-form-moves = { $who }: abgeschlossene Züge
clock-form-period = { $who }: Zeitperiode
clock-form-set = Uhren stellen
clock-form-error-time = { $side }: Das ist keine Zeit. Tippen Sie zum Beispiel 1:05:00 oder 4:10.
clock-form-error-moves = { $side }: Das ist keine Zugzahl.
clock-form-error-period = { $side }: Das ist keine Zeitperiode.
clock-form-error-nothing = Nichts wurde geändert.
question-correct-clocks = Uhren so stellen? { $changes }
change-set-time = { $side }: { $time }.
change-add-time = { $side }: { $time } mehr.
change-take-time = { $side }: { $time } weniger.
change-set-period = { $side }: Zeitperiode { $period }.
change-set-moves = { $side }: { $moves ->
    [one] { $moves } abgeschlossener Zug
   *[other] { $moves } abgeschlossene Züge
}.

# Usual time controls.
preset-3-2 = Blitz: 3 Minuten, 2 Sekunden Zugabe pro Zug
preset-5 = Blitz: 5 Minuten
preset-10-5 = Schnellschach: 10 Minuten, 5 Sekunden Zugabe pro Zug
preset-15-10 = Schnellschach: 15 Minuten, 10 Sekunden Zugabe pro Zug
preset-25-10 = Schnellschach: 25 Minuten, 10 Sekunden Zugabe pro Zug
preset-90-30 = Turnierpartie: 90 Minuten, 30 Sekunden Zugabe pro Zug
preset-40-90 = Turnierpartie: 90 Minuten für 40 Züge, dann 30 Minuten, 30 Sekunden Zugabe pro Zug
preset-40-100 = Turnierpartie: 100 Minuten für 40 Züge, 50 Minuten für 20 Züge, dann 15 Minuten, 30 Sekunden Zugabe pro Zug
preset-byo-yomi = Byo-yomi: 10 Minuten, dann 5 Perioden zu 30 Sekunden

# The short manual (requirement L for clocks).
manual-what = Dies ist eine Schachuhr mit zwei Anzeigen, von denen immer nur eine läuft. Auf Nachfrage sagt sie die Zeit und die Zahl der Züge (D.2.6.1).
manual-not-approved = Sie ist von der Technischen Kommission der FIDE nicht zugelassen. Im Turnier muss der Schiedsrichter den Einsatz genehmigen.
manual-start = Starten: Die Bedenkzeit wählen Sie im Formular für eine neue Partie, Strg+N. Der Schiedsrichter startet die Uhren; ohne Schiedsrichter tut es einer der Spieler, mit der Schaltfläche im Fenster oder dem Befehl starten.
manual-press = Drücken: F12 oder Strg+Enter. Das hält Ihre Uhr an und startet die des Gegners. Führen Sie vorher Ihren Zug aus und sagen Sie ihn an.
manual-shown = Die Anzeige zeigt Stunden, Minuten und Sekunden, in den letzten zehn Sekunden auch Zehntel. Ein Dreieck kennzeichnet die laufende Uhr, zwei Balken eine angehaltene, ein Kreuz ein gefallenes Fallblättchen. Null zeigt sie erst, wenn das Fallblättchen gefallen ist.
manual-ask = Fragen: F2 Ihre Zeit, zweimal F2 beide Zeiten, Umschalt+F2 die Zeit des Gegners, F7 abgeschlossene Züge, Umschalt+F7 Züge bis zur Zeitkontrolle, Strg+F2 Zeitperiode, Strg+Umschalt+F2 verbrauchte Zeit beider, Umschalt+F5 wer am Zug ist. Die Antwort hört nur, wer gefragt hat.
manual-forms = Zeiten werden in Worten gesagt. Tippen Sie kurze zeiten, um weniger zu hören, und volle zeiten für mehr.
manual-marks = Strg+M schaltet Zeitwarnungen ein oder aus. Im Turnier sind sie aus, bis Sie sie einschalten. Eigene legen Sie zum Beispiel so fest: zeitwarnungen 10 5 2 1 30s. Das sind Minuten, oder Sekunden mit einem s. Jede Warnung kommt in einer Zeitperiode nur einmal, auch wenn später Zeit dazukommt.
manual-pulses = Tippen Sie ticken ein, um in den letzten fünf Minuten ein leises Ticken im Kopfhörer zu hören.
manual-stop = Beide Uhren anhalten und den Schiedsrichter rufen: die Schaltfläche im Fenster oder der Befehl anhalten. Weiter geht es mit starten.
manual-flag = Erreicht eine Uhr null, fällt ihr Fallblättchen, und das wird gesagt. Drücken hat danach keine Wirkung. Fallen beide, steht in der Anzeige, welches zuerst fiel. Über das Ergebnis entscheidet der Schiedsrichter; ohne ihn reklamiert der Gegner.
manual-control = Erreichen Sie eine Zeitkontrolle, wird das gesagt, und die Zeit der nächsten Zeitperiode kommt dazu. Endete eine Zeitperiode mit dem Fallblättchen, steht fünf Minuten lang ein Zeichen an dieser Uhr.
manual-modes = Möglich sind Zugabe, Bronstein und Aufschub, ebenso Byo-yomi und Sanduhr. Der Rest eines Aufschubs oder einer Byo-yomi-Periode wird angezeigt.
manual-correct = Berichtigen: Der Schiedsrichter hält die Uhren an, drückt Strg+T, gibt Zeiten, Zugzähler und Zeitperioden ein, wählt „Uhren stellen“ und bestätigt; vorgewählt ist Nein. Während eine Uhr läuft, lässt sich nichts ändern, und jede Berichtigung wird festgehalten.
manual-correct-typed = Dasselbe als Befehl: uhr stellen weiß 1:05:00, zeit dazu schwarz 2:00, zeit weg weiß 1:00, zugzähler weiß 12, periode stellen weiß 2.
manual-window = Strg+K öffnet ein großes Uhrenfenster für einen zweiten Bildschirm. F11 macht es zum Vollbild und wieder zum Fenster.
manual-battery = Bei 20, 10 und 5 Prozent Akku werden alle gewarnt.
manual-restart = Wird das Programm geschlossen, während eine Uhr läuft, öffnet es die Partie wieder mit zwei angehaltenen Uhren und den zuletzt gezeigten Zeiten.
line-clock-place = uhrseite;seite der uhr;wo steht die uhr
usage-clock-place = Rechts von wem steht die Uhr? Tippen Sie { $word } und eine Farbe.
usage-time = Die Zeit fehlt: Tippen Sie { $word }, die Farbe und die Zeit.
clock-place = { $at ->
    [right] Die Uhr steht rechts von Ihnen.
    [left] Die Uhr steht links von Ihnen.
   *[other] Die Uhr steht rechts von { $who }.
}
