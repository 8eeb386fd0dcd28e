# The tournament's file at the hall desk, and the report of a round.
event-entry = { $when }, { $by }: { $what }
event-article = (artikel { $article })
event-board = Ronde { $round }, bord { $board }
event-round = Ronde { $round }
event-opened = Toernooi { $event } aangemaakt. Rondes: { $rounds }.
event-imported = Toernooi aangemaakt uit een toernooiverslag.
event-details = Toernooi: { $event }. Rondes: { $rounds }.
event-player = { $name } is ingeschreven, nummer { $player }.
event-withdrawn = { $name } heeft zich vanaf ronde { $round } teruggetrokken: { $why }
event-returned = { $name } is terug in het toernooi.
event-unpaired = Ronde { $round }, bord { $board }: paring gewist.
event-bye = Ronde { $round }: { $name } { $bye ->
    [full] heeft een bye van een heel punt
    [half] heeft een bye van een half punt
    [allocated] heeft de bye van de paring
   *[zero] heeft een bye zonder punt
}.
event-bye-cancelled = Ronde { $round }: bye van { $name } vervallen.
event-table = Ronde { $round }, bord { $board } wordt aan tafel { $table } gespeeld.
event-result = Ronde { $round }, bord { $board }: { $result }{ $signed ->
    [both] , door beiden ondertekend
    [white] , alleen door Wit ondertekend
    [black] , alleen door Zwart ondertekend
    [neither] , door niemand ondertekend
   *[unknown] {""}
}{ $cited }
event-annulled = Ronde { $round }, bord { $board }: de uitslag { $result } vervalt: { $why }
event-report = { $place }: { $text }{ $cited }
event-committee = Over protesten beslissen { $names }.
event-appeal = { $place }: { $name } tekent protest aan: { $text }{ $cited }
event-appeal-voted = { $name } stemt { $upheld ->
    [yes] voor
   *[no] tegen
} protest { $appeal }.
event-appeal-votes = Voor het protest: { $for }. Tegen: { $against }.
event-no-vote = niemand
event-deposit = { $happens ->
    [due] Borg: { $text }.
    [returned] De borg wordt terugbetaald: { $text }.
   *[kept] De organisator houdt de borg: { $text }.
}
event-appeal-decided = Protest { $appeal } is { $upheld ->
    [yes] toegewezen
   *[no] afgewezen
}: { $text }
event-play-off = Beslissingswedstrijd: { $names }. Speeltempo: { $time }.
event-play-off-cancelled = De beslissingswedstrijd tussen { $names } vervalt: { $why }
event-colours = Beslissingswedstrijd: { $name } heeft wit.
event-play-off-result = Beslissingswedstrijd: { $white } tegen { $black } { $result }
play-off-next = Daarna: { $white } met wit tegen { $black }{ $minutes ->
    [0] {""}
   *[other] , na een pauze van ten minste { $minutes } minuten
}.
play-off-draw = Kleuren opnieuw loten: { $names }.
play-off-won = { $name } heeft de beslissingswedstrijd gewonnen.
play-off-ranks = Nieuwe plaatsen: { $ranks }.
no-event-open = Er is nog niemand ingeschreven. Typ: inschrijven, dan een naam.
no-event-second = Er is al een toernooi.
no-event-text = Voeg een naam, een reden of een beschrijving toe.
no-event-rounds = Een toernooi heeft 1 tot { $most } ronden.
no-event-rounds-unset = Het aantal ronden staat nog niet vast. Typ bijvoorbeeld: { $typed }.
no-event-time = { $text } is geen speeltempo. Typ bijvoorbeeld 5400+30.
no-event-day = “{ $text }” is geen datum. Typ bijvoorbeeld 2026-11-23.
no-event-players = Het toernooiverslag heeft geen spelers.
no-event-other-player = In het verslag is nummer { $player } een andere speler dan { $name }. Er is niets ingelezen.
no-event-new = Het verslag bevat niets nieuws.
no-event-player = Er is geen speler met nummer { $player }.
no-event-twin = { $name } heeft dit FIDE-nummer al.
no-event-late = Het rondtoernooi is al gepaard; niemand kan er nog bij.
no-event-berger = De tabellen van Berger zijn voor 3 tot 16 spelers, niet voor { $count }.
no-event-paired = Er zijn al paringen. Wis die eerst.
no-event-round = Er is geen ronde { $round }; de laatste is { $rounds }.
no-event-game = In ronde { $round } speelt niemand aan bord { $board }.
no-event-board = In ronde { $round } is bord { $board } al bezet.
no-event-too-few = Eén speler alleen kan niet worden gepaard.
no-event-paired-with-self = Een speler kan niet tegen zichzelf worden gepaard.
no-event-busy = { $name } heeft in ronde { $round } al een tegenstander of is vrij.
no-event-has-bye = { $name } is vrij in ronde { $round }. Laten vervallen: vrij laten vervallen { $round } { $player }.
no-event-no-bye = { $name } heeft geen bye in ronde { $round }.
no-event-several-alone = De lijst laat { $count } spelers zonder tegenstander. Hooguit één mag overblijven.
no-event-had-bye = { $name } had al een bye of won zonder te spelen, en mag niet nog eens zonder tegenstander blijven (C.04.1).
no-event-round-used = Ronde { $round } heeft al paringen of byes. Minder rondes kan niet.
no-event-all-paired = Het rondtoernooi is volledig: in de { $rounds } ronden is iedereen met iedereen gepaard. Typ voor meer ronden eerst: { $typed }.
no-event-not-round-robin = Dit is een Zwitsers toernooi. Paar de volgende ronde met het programma of met de hand, of maak er een rondtoernooi van.
no-event-not-swiss = Alleen een Zwitsers toernooi wordt door een programma gepaard. Voor een rondtoernooi: alles paren.
no-event-round-open = Ronde { $round }, bord { $board } heeft nog geen uitslag. De volgende ronde wordt gepaard zodra elke partij er een heeft.
no-event-list = Het is geen paringslijst.
no-event-pair = Regel { $line } van de lijst is geen paar nummers.
no-event-count = De lijst kondigt { $counted ->
    [one] { $counted } paring
   *[other] { $counted } paringen
} aan, maar bevat er { $found }.
no-event-report = Het bestand is geen toernooiverslag (TRF), geen paringslijst en geen tabel met spelers (CSV). De eerste rij van een tabel bevat de koppen: naam, rating, federatie, id, zicht.
no-event-left-out = { $name } ontbreekt in de lijst.
no-event-met = { $name } en { $second } hebben al tegen elkaar gespeeld (C.04.1).
no-event-round-left = { $name } kan zich nu niet terugtrekken: er is geen latere ronde.
no-event-withdrawn = { $name } heeft zich teruggetrokken.
no-event-not-withdrawn = { $name } heeft zich niet teruggetrokken.
no-event-table = Aan tafel { $table } wordt al een andere partij van de ronde gespeeld.
no-event-has-result = Ronde { $round }, bord { $board } heeft al een uitslag. Laat die eerst vervallen.
no-event-result = Ronde { $round }, bord { $board } heeft geen uitslag.
no-event-appeals = Het reglement van dit toernooi staat geen protesten toe (artikel { $article }).
no-event-committee = De beroepscommissie heeft ten minste vijf mensen nodig, reserves meegeteld. Benoem die eerst.
no-event-arbiter = De hoofdarbiter stemt niet over protesten.
no-event-member = { $text } zit niet in de beroepscommissie.
no-event-concerned = { $text } is de speler die protest aantekent. Een reservelid stemt.
no-event-voted = { $text } heeft al gestemd.
no-event-all-voted = Over protest { $appeal } hebben al drie leden gestemd.
no-event-votes = Drie stemmen beslissen over protest { $appeal }. Tot nu toe { $for } voor en { $against } tegen.
no-event-appeal = Er is geen open protest { $appeal }. Een beslissing is definitief.
no-event-begun = De eerste ronde is begonnen; dat kan niet meer worden gewijzigd.
no-event-chess960 = Dit is geen Chess960-toernooi. Typ eerst chess960.
no-event-position = Chess960 heeft geen stelling { $position }. De nummers lopen van 0 tot en met 959.
no-event-round-begun = Ronde { $round } is begonnen; de stelling staat vast.
no-event-undrawn = De Chess960-stelling van ronde { $round } is nog niet geloot.
no-event-over = { $place }: dat is nog niet afgelopen. Een beslissingswedstrijd begint als de partijen van alle rondes een uitslag hebben.
no-event-play-off = Voor het toernooi is geen beslissingswedstrijd aangekondigd: er is geen speeltempo voor.
no-event-tied = Een beslissingswedstrijd is voor twee of meer spelers met evenveel punten.
no-event-such-play-off = Er is geen beslissingswedstrijd { $number }.
no-event-play-off-begun = Beslissingswedstrijd { $number } is begonnen en kan niet meer vervallen.
no-event-next = Dat is niet de volgende partij van de beslissingswedstrijd.
incident-at = { $at }: { $what }
incident-warning = Waarschuwing voor { $side }
incident-penalty = Straf voor { $side }
incident-illegal-move = Onreglementaire zet van { $side }
incident-boards-differ = Het bord van { $side } week af
incident-sheets-differ = Notatieformulieren verschillen
incident-flag = De vlag van { $side } viel
round-report-title = { $event }, verslag van ronde { $round }
pairing-list-page = Paringen
pairing-list-title = { $event }: paringen van ronde { $round }
pairing-list-names = Op naam
pairing-list-alone = geen tegenstander
pairing-list-colour = Kleur
round-report-game = Bord { $board }: { $white } tegen { $black }, { $result }{ $signed ->
    [both] , door beiden ondertekend
    [white] , alleen door Wit ondertekend
    [black] , alleen door Zwart ondertekend
    [neither] , door niemand ondertekend
   *[unknown] {""}
}
round-report-board = Bord
round-report-white = Wit
round-report-black = Zwart
round-report-result = Uitslag
round-report-signed = Handtekeningen
round-report-signatures = { $signed ->
    [both] beide
    [white] alleen Wit
    [black] alleen Zwart
    [neither] geen
   *[unknown] niet vastgelegd
}
round-report-incidents = Incidenten
round-report-nothing = Geen incidenten.
