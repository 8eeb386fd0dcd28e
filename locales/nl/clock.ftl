# The chess clock: questions, announcements, display and corrections.
control-manual = Handleiding van de klok
control-manual-help = Opent de handleiding van de klok, regel voor regel. Escape sluit die.
control-period = Periode
control-period-help = Zegt in welke periode van het speeltempo u bent.
control-time-used = Gebruikte tijd
control-time-used-help = Zegt hoeveel tijd beide spelers sinds het begin hebben gebruikt.
control-turn = Wie aan zet is
control-turn-help = Zegt wie aan zet is.
control-control = Zetten tot de tijdcontrole
control-control-help = Zegt hoeveel zetten u nog moet voltooien voor de tijdcontrole.
control-correct-clocks = Klokken instellen
control-correct-clocks-help = Stelt tijden, zettentellers en periodes in. Stop eerst de klokken; u moet het bevestigen.
control-clock-window = Klokvenster
control-clock-window-help = Toont beide klokken groot, voor een tweede scherm.
control-clock-full-screen = Klokken op volledig scherm
control-clock-full-screen-help = Toont beide klokken op het hele scherm. Druk nog een keer, of op Escape, om terug te gaan naar een venster.
control-time-marks = Tijdwaarschuwingen
control-time-marks-help = Waarschuwt u, alleen u, als uw tijd een van uw tijdwaarschuwingen bereikt. Vraag het bij een toernooi eerst aan de arbiter.
control-pulses = Tikken bij weinig tijd
control-pulses-help = Zachte tikken in uw koptelefoon tijdens uw laatste vijf minuten, sneller tegen het einde.
control-short-times = Tijd kort zeggen
control-short-times-help = Zegt alleen de tijd zelf.

line-control = tijdcontrole;zetten tot tijdcontrole
line-period = periode
line-time-used = gebruikte tijd;tijd gebruikt;verbruikt
line-set-clock = klok instellen;instellen
line-add-time = tijd erbij;erbij
line-take-time = tijd eraf;eraf
line-set-moves = zetten instellen
line-set-period = periode instellen
line-marks-on = tijdwaarschuwingen aan;waarschuwingen aan;tijdmerken aan
line-marks-off = tijdwaarschuwingen uit;waarschuwingen uit;tijdmerken uit
line-marks = tijdwaarschuwingen;waarschuwingen;tijdmerken
line-pulses-on = tikken aan;pulsen aan
line-pulses-off = tikken uit;pulsen uit
line-short-times = korte tijden
line-full-times = volledige tijden
line-clock-window-on = klokvenster;klokvenster aan
line-clock-window-off = klokvenster uit
line-manual = handleiding;handleiding klok;hulp klok

# Answers.
answer-own-clock-short = { $time }.
answer-clock-short = { $side }: { $time }.
answer-clocks-stand-short = Gestopt.
answer-byo-yomi = Byo-yomi: { $periods ->
    [one] de laatste periode
   *[other] { $periods } periodes
}, nog { $time } van de huidige.
answer-control-moves = Nog { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} tot de tijdcontrole.
answer-control-by-flag = De periode eindigt als een klok op nul komt.
answer-control-last = Er is geen tijdcontrole meer.
answer-control-quickplay = Er is geen tijdcontrole meer: dit is de fase van versneld beëindigen.
answer-period = Periode { $period } van { $of }.
answer-period-quickplay = Periode { $period } van { $of }: versneld beëindigen.
answer-time-used = Gebruikte tijd: Wit { $white }, Zwart { $black }.

# Announcements.
said-period-passed-by = Tijdcontrole gehaald: { $who }, periode { $period }.
said-marks = Tijdwaarschuwingen bij { $times }.
switch-short-times-on = Tijd wordt kort gezegd.
switch-short-times-off = Tijd wordt volledig gezegd.
switch-clock-window-on = Klokvenster geopend.
switch-clock-window-off = Klokvenster gesloten.
battery-low = Accu op { $percent } procent. Sluit de computer aan op het stroomnet.

# Display.
display-clock-to-control = { $moves ->
    [one] { $moves } zet tot de tijdcontrole
   *[other] { $moves } zetten tot de tijdcontrole
}
display-clock-period = Periode { $period } van { $of }
display-clock-period-quickplay = Periode { $period } van { $of }, versneld beëindigen
display-clock-delay = Uitstel
display-clock-byo-yomi = Byo-yomi
display-clock-low = Weinig tijd
display-clock-period-over = Periode geëindigd met de vlag
display-flag-fallen-first = Eerste vlag gevallen
display-flag-fallen-second = Tweede vlag gevallen

# The correction.
clock-form-time = { $who }: resterende tijd (uren:minuten:seconden)
clock-form-moves = { $who }: voltooide zetten
clock-form-period = { $who }: periode
clock-form-set = Klokken instellen
clock-form-error-time = { $side }: dat is geen tijd. Typ bijvoorbeeld 1:05:00 of 4:10.
clock-form-error-moves = { $side }: dat is geen aantal zetten.
clock-form-error-period = { $side }: dat is geen periode.
clock-form-error-nothing = Er is niets gewijzigd.
question-correct-clocks = Klokken instellen? { $changes }
change-set-time = { $side }: { $time }.
change-add-time = { $side }: { $time } erbij.
change-take-time = { $side }: { $time } eraf.
change-set-period = { $side }: periode { $period }.
change-set-moves = { $side }: { $moves ->
    [one] { $moves } voltooide zet
   *[other] { $moves } voltooide zetten
}.

# Usual time controls.
preset-3-2 = Snelschaak: 3 minuten + 2 seconden per zet
preset-5 = Snelschaak: 5 minuten
preset-10-5 = Rapid: 10 minuten + 5 seconden per zet
preset-15-10 = Rapid: 15 minuten + 10 seconden per zet
preset-25-10 = Rapid: 25 minuten + 10 seconden per zet
preset-90-30 = Klassiek: 90 minuten + 30 seconden per zet
preset-40-90 = Klassiek: 90 minuten voor 40 zetten, dan 30 minuten, + 30 seconden per zet
preset-40-100 = Klassiek: 100 minuten voor 40 zetten, 50 minuten voor 20 zetten, dan 15 minuten, + 30 seconden per zet
preset-byo-yomi = Byo-yomi: 10 minuten, dan 5 periodes van 30 seconden

# The short manual (requirement L for clocks).
manual-what = Dit is een schaakklok met twee displays, waarvan er maar één tegelijk loopt. Ze zegt de tijd en het aantal zetten als u ernaar vraagt (D.2.6.1).
manual-not-approved = De klok is niet goedgekeurd door de Technische Commissie van de FIDE. Bij een toernooi moet de arbiter het gebruik goedkeuren.
manual-start = Starten: kies het speeltempo in het formulier voor een nieuwe partij, Ctrl+N. De arbiter start de klokken; zonder arbiter doet een van beide spelers dat, met de knop of door starten te typen.
manual-press = Indrukken: F12 of Ctrl+Enter. Dat stopt uw klok en start die van de tegenstander. Doe eerst uw zet en kondig hem aan.
manual-shown = De display toont uren, minuten en seconden, en tienden in de laatste tien seconden. Een driehoek staat bij de klok die loopt, twee strepen bij de klok die stilstaat, een kruis bij een gevallen vlag. Nul staat er pas als de vlag gevallen is.
manual-ask = Vragen: F2 uw tijd, tweemaal F2 beide tijden, Shift+F2 de tijd van de tegenstander, F7 voltooide zetten, Shift+F7 zetten tot de tijdcontrole, Ctrl+F2 de periode, Ctrl+Shift+F2 de gebruikte tijd van beiden, Shift+F5 wie aan zet is. Het antwoord is alleen voor u.
manual-forms = Tijden worden in woorden gezegd. Typ korte tijden of volledige tijden om minder of meer te horen.
manual-marks = Ctrl+M zet tijdwaarschuwingen aan of uit. Bij een toernooi staan ze uit tot u ze aanzet. Typ voor uw eigen lijst bijvoorbeeld: tijdwaarschuwingen 10 5 2 1 30s. Dat zijn minuten, of seconden met een s. Elke waarschuwing komt één keer per periode, ook als er later tijd bij komt.
manual-pulses = Typ tikken aan voor zachte tikken in uw koptelefoon tijdens de laatste vijf minuten.
manual-stop = Beide klokken stoppen en de arbiter roepen: de knop, of typ stoppen. Met starten lopen ze weer.
manual-flag = Als een klok op nul komt, valt de vlag, en dat wordt aangekondigd. Daarna indrukken heeft geen effect meer. Vallen beide, dan toont de display welke het eerst viel. De arbiter beslist over de uitslag; zonder arbiter claimt de tegenstander.
manual-control = Als u een tijdcontrole haalt, wordt dat aangekondigd, en komt de tijd van de volgende periode erbij. Na een periode die met de vlag eindigde, staat vijf minuten lang een teken bij die klok.
manual-modes = Increment, Bronstein en uitstel zijn mogelijk, net als byo-yomi en zandloper. Wat over is van een uitstel of een byo-yomiperiode, wordt getoond.
manual-correct = Instellen: de arbiter stopt de klokken, drukt op Ctrl+T, voert tijden, zettentellers en periodes in, kiest Klokken instellen en bevestigt (het standaardantwoord is nee). Er kan niets worden gewijzigd terwijl een klok loopt, en elke wijziging wordt vastgelegd.
manual-correct-typed = Hetzelfde kan worden getypt: klok instellen wit 1:05:00, erbij zwart 2:00, eraf wit 1:00, zetten instellen wit 12, periode instellen wit 2.
manual-window = Ctrl+K opent een groot klokvenster voor een tweede scherm. F11 maakt er volledig scherm van, en weer een venster.
manual-battery = Iedereen wordt gewaarschuwd als de accu bij 20, 10 en 5 procent komt.
manual-restart = Wordt het programma gesloten terwijl een klok loopt, dan gaat de partij weer open met beide klokken gestopt op de laatst getoonde tijden.
line-clock-place = plaats van de klok;kant van de klok;waar staat de klok
usage-clock-place = Rechts van wie staat de klok? Typ { $word } en een kleur.
usage-time = De tijd ontbreekt: typ { $word }, de kleur en de tijd.
clock-place = { $at ->
    [right] De klok staat rechts van u.
    [left] De klok staat links van u.
   *[other] De klok staat rechts van { $who }.
}
