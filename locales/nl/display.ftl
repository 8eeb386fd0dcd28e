# Text in the windows.
display-title-vi = { $white } – { $black } – Annabella
display-title-sighted = { $white } – { $black } (bord van de ziende speler) – Annabella
display-title-assistant = { $white } – { $black } (assistent) – Annabella
display-title-arbiter = { $white } – { $black } (arbiter) – Annabella
display-board-own = Bord van { $who }
display-board-mine = Bord
display-board-official = Officiële stelling
display-move-line = Zet
display-move-line-hint = Typ een zet of een opdracht, dan Enter
display-sheet-field = Op mijn notatieformulier schrijven
display-sheet-hint = Typ wat u noteert, dan Enter
display-sheet = Mijn notatieformulier
display-log = Meldingen
display-plain-move = { $piece } { $from } – { $to }
display-plain-capture = { $piece } { $from } slaat { $captured } { $to }
display-tray = Buiten het bord
display-tray-piece = { $piece }, { $count } buiten het bord
display-in-hand = In de hand: { $piece }
display-promote = Promoveren tot
display-clock-runs = loopt
display-clock-stands = staat stil
display-clock-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
display-flag-fallen = Vlag gevallen
display-no-clock = Geen klok
display-clocks = Klokken

# The next duty, as the window shows it.
display-nothing-announced = Nog geen zet aangekondigd

# The parts of the window.
display-pane-board = Bord
display-pane-move-line = Zetregel
display-pane-sheet = Notatieformulier
display-pane-clocks = Klokken
display-pane-log = Meldingen
display-pane-game = Partij

# The list of keys and commands.
display-help-title = Toetsen en opdrachten
display-lines = Regels
help-search = In de hulp zoeken
more-search = Een actie zoeken
help-none = Niets in de hulp bevat deze woorden.
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Typ { $words }
display-help-of-several = Staan er meer voorstellen open, voeg dan de naam toe: { $names }
help-typed-moves = Te typen opdrachten: zetten en vragen
help-other-player = Typ { $words }. Een zet of opdracht van de andere speler, thuis hier getypt.
help-assistant = Typ { $words }. Een zet of opdracht van uw assistent, die hier bij u zit.
help-typed-claims = Te typen opdrachten: claims en correcties
help-typed-clocks = Te typen opdrachten: klokken (voeg kleur en tijd toe)
help-typed-recorder = Te typen opdrachten: recorder
help-typed-sound = Te typen opdrachten: koptelefoon en luidspreker (voeg een nummer toe)
help-typed-boards = Te typen opdrachten: elektronische borden (voeg nummer en kleur toe)
help-typed-settings = Te typen opdrachten: instellingen
help-typed-desk = Te typen opdrachten: arbiter
display-close = Sluiten

# Reasons why a control does nothing now.
display-not-now-no-offer = Er is geen remise aangeboden.
display-not-now-ended = De partij is afgelopen.
display-not-now-no-clock = Deze partij heeft geen klok.

# Warnings that stay on the screen.
display-warning-not-saved = De partij wordt niet opgeslagen.
display-warning-no-voice = Voor { $language } is geen stem geïnstalleerd; installeer espeak-ng.
display-event-not-approved = Niet goedgekeurd door de Technische Commissie van de FIDE; de arbiter moet dit apparaat goedkeuren (11.3.2.1).

# The form for a new game.
new-game-title = Nieuwe partij
new-game-white-name = Naam van Wit
new-game-black-name = Naam van Zwart
new-game-sight = Gezichtsvermogen
new-game-vi = Blind of slechtziend
new-game-sighted = Ziend
new-game-deaf = Ziend en doof
new-game-white-assistant = Assistent van Wit (optioneel)
new-game-black-assistant = Assistent van Zwart (optioneel)
new-game-arbiter = Arbiter (optioneel)
new-game-time = Speeltempo
new-game-time-hint = Minuten+seconden, of none.
new-game-vocabulary = Woorden van de aankondigingen
new-game-place = Waar
new-game-home = Thuis
new-game-event = Bij een toernooi
new-game-not-chosen = niet gekozen
new-game-start = Partij beginnen
new-game-sentence = { $own } (blind) met { $side } tegen { $other } ({ $sight }), { $time }, { $place }. Aankondigingen: { $words }.
new-game-short = { $side } tegen { $other }, { $time }.
new-game-short-unnamed = { $side }, { $time }.
new-game-you = U
new-game-opponent = uw tegenstander
new-game-as-white = wit
new-game-as-black = zwart
new-game-is-vi = blind
new-game-is-sighted = ziend
new-game-is-deaf = doof
new-game-no-clock = zonder klok
new-game-at-home = thuis
new-game-at-event = bij een toernooi
new-game-side = Kleur
new-game-begin = Beginnen
new-game-rest = Meer opties…
new-game-how-to-change = Tab: wijzigen.
new-game-how-to-leave = Enter op Beginnen begint, Escape sluit.
new-game-cancel = Annuleren
new-game-error-white-name = De naam van Wit ontbreekt.
new-game-error-black-name = De naam van Zwart ontbreekt.
new-game-error-time = Dat is geen geldig speeltempo. Typ 90+30, 15 of none.
new-game-error-vi = Een van de spelers moet blind of slechtziend zijn: dit programma is voor een partij volgens Aanhangsel D.
new-game-error-no-assistant = Speelt een visueel gehandicapte speler tegen een dove speler, dan is een assistent verplicht (D.2.11). Vul bij een van de assistenten een naam in.
new-game-error-assistant = Een ziende speler mag alleen een assistent hebben als de visueel gehandicapte speler er geen heeft (D.2.11). Laat een van beide velden leeg.
display-warning-reader-is-heard = Iedereen kan uw schermlezer horen. Maak uw koptelefoon de standaarduitvoer van het systeem.
display-pressed = Klok ingedrukt.
new-game-opponents = Tegenstander
new-game-a-person = een mens
