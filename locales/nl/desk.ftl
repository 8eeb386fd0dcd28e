# The comparison of boards and sheets, for the arbiter and for the player concerned (D.2.9).
state-not-executed = Nog niet op uw bord:
said-compare-reminder = Tijd om beide borden te vergelijken.
said-sheets-agree = Beide notatieformulieren komen overeen: { $plies ->
    [one] { $plies } halve zet
   *[other] { $plies } halve zetten
}.
said-sheets-unofficial = Beide notatieformulieren komen overeen, maar de registratie van het programma wijkt af na { $official ->
    [one] { $official } halve zet
   *[other] { $official } halve zetten
}. De Regels zeggen niet wat er dan geldt; de registratie is een hulpmiddel, geen bewijs. U beslist. Artikel 6.12.2.
said-sheet-unreadable = { $who }: “{ $text }” op het notatieformulier is niet te lezen. { $plies ->
    [one] { $plies } halve zet komt
   *[other] { $plies } halve zetten komen
} daarvoor overeen.
said-sheet-incomplete = { $who }: het notatieformulier is onvolledig. { $plies ->
    [one] { $plies } halve zet komt
   *[other] { $plies } halve zetten komen
} tot zover overeen.
said-sheets-differ-white = De notatieformulieren verschillen bij zet { $number } van Wit. Wit schreef { $white }, Zwart { $black }. Artikel { $article }.
said-sheets-differ-black = De notatieformulieren verschillen bij zet { $number } van Zwart. Wit schreef { $white }, Zwart { $black }. Artikel { $article }.
proposed-correction-of-board = Voorstel: bord te corrigeren door: { $who }. Artikel { $article }.
proposed-clocks-back = Voorstel: beide klokken instellen op de stelling na halve zet { $ply }: Wit { $white } en { $whitemoves ->
    [one] { $whitemoves } zet
   *[other] { $whitemoves } zetten
}, Zwart { $black } en { $blackmoves ->
    [one] { $blackmoves } zet
   *[other] { $blackmoves } zetten
}. U mag ze laten zoals ze zijn. Artikel { $article }.
proposed-clocks-back-since = De tijd die sindsdien is gebruikt, blijft eraf.

# Commands typed at the arbiter's desk; semicolons separate several words for one command.
desk-line-compare-boards = borden vergelijken;vergelijken
desk-line-compare-sheets = formulieren vergelijken
desk-line-enter-sheet = formulier invoeren
desk-line-open-sheet = formulier openen
desk-line-enter = bord invoeren;invoeren
desk-line-rank = rij
desk-line-done = klaar
desk-line-drop = annuleren
desk-line-step = stap
desk-line-right = bord klopt;klopt
desk-line-reinstate = terug naar
desk-line-accept = voorstel aannemen;aannemen
desk-line-decline = voorstel afwijzen;afwijzen;afslaan
desk-line-warn = waarschuw;waarschuwen
desk-line-penalise = straf;bestraffen
desk-line-note = noteer;noteren;notitie
desk-line-rule = beslis;uitslag beslissen
desk-line-annul = annuleer;uitslag annuleren
usage-warn = Een waarschuwing vraagt een reden: typ { $word }, de kleur en de reden.
usage-rule = Een uitslag vraagt een reden: typ { $word }, de uitslag en de reden.
usage-annul = De reden ontbreekt: typ { $word } en de reden.
desk-line-approve = assistent goedkeuren;goedkeuren
desk-line-pin = pin
desk-line-lock = vergrendelen
desk-line-journal = logboek
desk-line-close = tafel sluiten
desk-line-report = verslag;verslag opslaan

# Kinds of proposals, with the words to type; the first one is spoken.
proposal-kind-penalty = straf
proposal-kind-result = uitslag
proposal-kind-correction = correctie
proposal-kind-clock = klok
proposal-kind-claim = claim

# Sentences of the arbiter's desk.
said-desk-open = De arbiterstafel is open.
said-locked = Vergrendeld met deze pincode.
said-locked-for = Zolang de tafel vergrendeld is, gelden alleen beslissingen van { $event }, toernooinummer { $digits }.
said-locked-weakly = Vergrendeld. Wie het bestand van de partij kopieert, kan zo'n korte pincode in minuten of uren vinden; gebruik acht cijfers of drie woorden.
said-wrong-pins = Sinds de arbiterstafel voor het laatst open was, { $count ->
    [one] is één verkeerde pincode ingevoerd, om { $time }.
   *[other] zijn { $count } verkeerde pincodes ingevoerd, de laatste om { $time }.
}
said-desk-closed = De arbiterstafel is gesloten.
said-entry-begun = { $who }: voer de velden in die van de officiële stelling afwijken, typ dan klaar.
said-board-right = { $who }: het bord klopt.
said-step = { $step } { $count ->
    [one] Nog { $count } stap.
   *[other] Nog { $count } stappen.
}
said-report-saved = Verslag opgeslagen.
said-result-annulled = De uitslag { $result } is geannuleerd. Start de klokken om de partij voort te zetten.
said-result-annulled-to-player = De arbiter heeft de uitslag { $result } geannuleerd. De partij is weer open, de klokken staan stil: wacht op de arbiter.
said-result-left = De uitslag { $result } telt niet meer. De partij gaat verder.
said-sheet-opened = { $who }: het notatieformulier uit het bestand is ingevoerd, { $plies ->
    [one] { $plies } halve zet
   *[other] { $plies } halve zetten
}.
said-sheet-opened-so-far = { $who }: het notatieformulier uit het bestand is ingevoerd. Leesbaar: { $plies ->
    [one] { $plies } halve zet
   *[other] { $plies } halve zetten
}, tot regel { $line }: “{ $text }”.
question-penalise = Straf voor { $who }: { $penalty }?
question-penalise-time = Straf voor { $who }: { $penalty }, { $time }?

# The report of a game.
report-title = Verslag: { $white } – { $black }
report-people = Spelers en officials
report-created = Tafel klaargezet: { $date }
report-result = Uitslag
report-moves = Zetten en resterende tijden
report-sheets = Notatieformulieren
report-irregularities = Onregelmatigheden en beslissingen
report-journal = Logboek
report-nothing = Geen.
report-assistant = Assistent van { $who }: { $name }
report-arbiter = Arbiter: { $name }
report-corrected = Aankondiging gecorrigeerd, { $who }: { $text }
report-not-executed = { $who }: halve zet { $ply } lange tijd niet uitgevoerd.
report-note = Notitie: { $text }
report-approved = Assistent goedgekeurd: { $who }
report-approved-device = Apparaat goedgekeurd.
report-sheet-entered = Papieren notatieformulier ingevoerd, { $who }: { $text }
report-locked = Reglement vergrendeld met een pincode.
report-pin-accepted = Arbiterstafel geopend met de pincode.
report-wrong-pins = { $count ->
    [one] Eén verkeerde pincode ingevoerd aan de arbiterstafel.
   *[other] { $count } verkeerde pincodes ingevoerd aan de arbiterstafel, de laatste op dit moment.
}
report-accepted = Voorstel aangenomen: { $kind }

# The arbiter's desk on the screen.
desk-pin = Pincode van de arbiterstafel
desk-pin-hint = Typ de pincode en druk op Enter
desk-needs = Te doen: { $what }
desk-needs-nothing = Niets voor u te doen.
desk-compared = { $minutes } min geleden vergeleken.
desk-compared-now = Zojuist vergeleken.
desk-need-ruling = beslissen over: { $kind } ({ $article })
desk-need-board = { $who }: bord wijkt af op { $squares } ({ $article })
desk-need-clocks-stopped = beide klokken staan stil
desk-need-clocks-not-started = de klokken zijn niet gestart
desk-need-comparison = borden al { $minutes } min niet vergeleken
desk-look = Tonen
desk-approve = Goedkeuren
desk-next-proposal = Volgend voorstel
desk-effect-clocks = Aannemen zet de klokken stil.
desk-effect-real-board = Het programma beschouwt het bord dan als juist: corrigeer eerst het echte bord.
change-all = Aannemen verandert: { $changes }.
change-taken-back = teruggenomen: { $moves }
change-taken-back-many = teruggenomen: { $count } halve zetten, { $first } tot en met { $last }
change-move = zet { $number }, { $side }: { $move }
change-board = bord van { $who }: { $squares }
change-board-many = bord van { $who }: { $count } velden
change-square = { $square } { $before } daarna { $after }
change-clock-set = klok van { $who }: gezet op { $time }
change-clock-from-to = klok van { $who }: gezet van { $before } op { $time }
change-clock-more = klok van { $who }: plus { $time }
change-clock-less = klok van { $who }: min { $time }
change-counter = zettenteller van { $who }: { $before }, daarna { $after }
change-running = Daarna loopt de klok: { $who }.
change-taken-back-too = De open correctie aannemen zou nu ook dit terugnemen: { $move }.
change-older-first = Beslis eerst over het oudere voorstel van deze soort.
proposal-lapsed = Het voorstel is vervallen: { $kind }.
proposal-declined = Voorstel afgewezen: { $kind }.
proposal-accepted-by = { $who } neemt aan: { $kind }. Neem ook aan, of wijs af.
desk-more = Meer…
desk-report = Verslag
desk-envelope = Envelop met de afgegeven zet
desk-envelope-file = envelop
desk-sheets = Beide notatieformulieren
desk-pending = Openstaande zaken
desk-steps = Stappen om de borden te corrigeren
desk-said = Logboek van meldingen
desk-unexplained = { $who }: oorzaak onbekend. Een of twee vergissingen verklaren deze stelling niet.
desk-checks = Tijden gecontroleerd, elke 30 minuten
desk-before-the-round = Te controleren voor de ronde
desk-before-boards = Borden: het voelbord minstens 20 bij 20 centimeter, zwarte velden verhoogd, een gat in elk veld (D.1)
desk-before-sets = Stukken: pennen die in de gaten passen, model Staunton, de zwarte gemerkt (D.1.4)
desk-before-clocks = Klokken: ze zeggen tijd en zetten of zijn te voelen, beide kanten gelijk ingesteld (D.2.6)
desk-before-assistants = Assistenten: wie voor wie, goedgekeurd (D.2.10)
desk-before-announcements = Aankondigingen: beide spelers kennen de namen van lijnen, cijfers en stukken (D.2.1)
desk-before-recorders = Noteren: formulier, braille of recorder, het apparaat goedgekeurd (D.2.7)
desk-time-check = Tijden gecontroleerd: Wit { $white }, { $whitemoves ->
    [one] { $whitemoves } zet
   *[other] { $whitemoves } zetten
}; Zwart { $black }, { $blackmoves ->
    [one] { $blackmoves } zet
   *[other] { $blackmoves } zetten
}.
desk-sum = Samen nog { $left }; gebruikt: { $used }; sinds het begin: { $since }.
desk-sum-agrees = Dit klopt met het speeltempo.
desk-sum-more = Dat is { $difference } meer dan het speeltempo geeft.
desk-sum-less = Dat is { $difference } minder dan het speeltempo geeft.
desk-cell-differs = { $cell }: wijkt af; moet zijn { $official }
desk-board-entered = { $who }: stelling wordt ingevoerd
desk-no-tray = Typ het veld en het stuk, bijvoorbeeld e4 witte pion.
desk-board-unseen = niet gecontroleerd
desk-board-differs = wijkt af op { $squares }
desk-board-behind = nog niet uitgevoerd: { $move }
desk-board-in-sync = klopt
desk-square = { $square }: bord van Wit { $white }, bord van Zwart { $black }, officieel { $official }
desk-sheet-line = { $number } { $side }: { $white }, { $black }
desk-sheet-differs = ≠ { $number } { $side }: { $white }, { $black }. Eerste verschil
desk-sheet-missing = niet genoteerd
desk-not-approved = { $who }: de assistent is niet goedgekeurd.
desk-device-not-approved = Dit apparaat is niet goedgekeurd.
desk-offer = Remise aangeboden: { $who }.
desk-accept = Aannemen. { $text }
desk-decline = Afwijzen. { $text }
desk-said-to-all = Aan iedereen: { $text }
desk-said-line = Aan { $to }: { $text }
desk-assistant-of = assistent van { $who }
desk-arbiter = de arbiter
desk-pane-boards = Beide borden
desk-pane-rulings = Opdrachten en voorstellen
desk-pane-sheets = Beide notatieformulieren
desk-pane-said = Meldingen
desk-opened = Arbiterstafel.
desk-left = Scherm van de speler.
desk-is-open = De arbiterstafel is al open in een eigen venster.
opponents-window-open = Het venster van de tegenstander is open.
opponents-window-closed = Het venster van de tegenstander is gesloten.
assistants-window-open = Het venster van de assistent is open.
assistants-window-closed = Het venster van de assistent is gesloten.
opponents-window-none = Niemand anders speelt op deze computer.
opponents-window-over = Het bord van de blinde speler ligt onder dit venster. Sluit dit venster of druk op { $key } om het te zien.
keyboard-there = Het toetsenbord werkt nu in het andere venster.
keyboard-left = Het toetsenbord werkt weer in dit venster.
one-window = Ander bord: { $key }.
display-sheet-struck = { $entry }, doorgestreept
desk-answer-accept = Aannemen
desk-answer-decline = Afwijzen
desk-answer-why = Waarom…
desk-why = Waarom: artikel { $article }
