# Wat de vensters tonen.
display-title-vi = Annabella: { $white } – { $black }
display-title-sighted = Annabella, bord van de ziende speler: { $white } – { $black }
display-title-assistant = Annabella, assistent: { $white } – { $black }
display-title-arbiter = Annabella, arbiter: { $white } – { $black }
display-board-own = Bord van { $who }
display-board-official = Officiële stelling
display-move-line = Zet
display-move-line-hint = Typ een zet of een opdracht, dan Enter
display-sheet-field = Notitie op mijn notatieformulier
display-sheet-hint = Typ wat u noteert, dan Enter
display-sheet = Mijn notatieformulier
display-log = Aankondigingen en meldingen
display-plain-move = { $piece } { $from } – { $to }
display-tray = Naast het bord
display-tray-piece = { $piece }, { $count } naast het bord
display-in-hand = In de hand: { $piece }
display-clock-runs = loopt
display-clock-stands = staat stil
display-clock-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
display-flag-fallen = Vlag gevallen
display-no-clock = Geen klok
display-clocks = Klokken

# Wat er nu te doen is, zoals het venster het toont.
display-nothing-announced = Nog geen aankondiging

# De delen van het venster.
display-pane-board = Bord
display-pane-move-line = Zetregel
display-pane-sheet = Notatieformulier
display-pane-clocks = Klokken
display-pane-log = Aankondigingen
display-pane-game = Partij

# De lijst van toetsen en opdrachten.
display-help-title = Toetsen en opdrachten
display-help-keys = { $keys }: { $name }. { $help }
display-help-no-key = { $name }. { $help }
display-help-command = Typ { $words }
display-help-of-several = Staan er meer voorstellen open, voeg dan de naam van het bedoelde toe: { $names }
help-typed-moves = Getypt, over zetten en vragen
help-other-player = Typ { $words }. Een zet of opdracht van de andere speler, thuis hier getypt.
help-assistant = Typ { $words }. Een zet of opdracht van uw assistent, die hier bij u zit.
help-typed-claims = Getypt, om te claimen en te corrigeren
help-typed-clocks = Getypt, om de klokken te zetten; kleur en tijd volgen
help-typed-recorder = Getypt, voor de recorder
help-typed-sound = Getypt, voor oortje en luidspreker; een nummer volgt
help-typed-boards = Getypt, voor elektronische borden; nummer en kleur volgen
help-typed-settings = Getypt, voor instellingen
help-typed-desk = Getypt, door de arbiter
display-close = Sluiten

# Waarom een bedieningselement nu niets doet.
display-not-now-no-offer = Er is geen aanbod.
display-not-now-ended = De partij is afgelopen.
display-not-now-no-clock = Deze partij heeft geen klok.

# Waarschuwingen die in beeld blijven.
display-warning-not-saved = De partij wordt niet opgeslagen.
display-warning-no-voice = Geen stem spreekt { $language }; installeer espeak-ng.
display-event-not-approved = Niet goedgekeurd door de Technische Commissie van de FIDE; de arbiter moet dit apparaat goedkeuren (11.3.2.1).

# Het formulier voor een nieuwe partij.
new-game-title = Nieuwe partij
new-game-white-name = Naam van Wit
new-game-black-name = Naam van Zwart
new-game-sight = Gezichtsvermogen
new-game-vi = Blind of slechtziend
new-game-sighted = Ziend
new-game-deaf = Ziend en doof
new-game-white-assistant = Assistent van Wit, als die er is
new-game-black-assistant = Assistent van Zwart, als die er is
new-game-arbiter = Arbiter, als die er is
new-game-time = Speeltempo
new-game-time-hint = Minuten, dan seconden increment per zet: 90+30 of 15. Het woord none betekent geen klok.
new-game-vocabulary = Woorden van de aankondigingen
new-game-place = Plaats van de partij
new-game-home = Thuis
new-game-event = Bij een toernooi
new-game-not-chosen = niet gekozen
new-game-start = Partij beginnen
new-game-sentence = { $own } (blind) met { $side } tegen { $other } ({ $sight }), { $time }, { $place }.
new-game-you = U
new-game-opponent = uw tegenstander
new-game-as-white = wit
new-game-as-black = zwart
new-game-is-vi = blind
new-game-is-sighted = ziend
new-game-is-deaf = doof
new-game-no-clock = zonder klok
new-game-at-home = thuis
new-game-at-event = op een toernooi
new-game-side = Kleur
new-game-begin = Beginnen
new-game-rest = Al het andere…
new-game-cancel = Annuleren
new-game-error-white-name = De naam van Wit ontbreekt.
new-game-error-black-name = De naam van Zwart ontbreekt.
new-game-error-time = Het speeltempo is niet te lezen. Goed is bijvoorbeeld 90+30, 15 of none.
new-game-error-vi = Een van de spelers moet blind of slechtziend zijn: dit programma is voor een partij volgens Aanhangsel D.
new-game-error-no-assistant = Een visueel gehandicapte speler tegen een dove: er moet een assistent worden aangewezen (D.2.11). Schrijf een naam in een van de velden voor de assistent.
new-game-error-assistant = Een ziende speler mag alleen een assistent hebben als de visueel gehandicapte speler er geen heeft (D.2.11). Laat een van beide velden leeg.
display-warning-reader-is-heard = Uw schermlezer spreekt niet in de oortelefoon. Maak de oortelefoon de standaarduitvoer van het systeem.
display-pressed = Klok ingedrukt.
