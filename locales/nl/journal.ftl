# The journal of a game.
journal-clocks-changed = De genoteerde klokstand is veranderd: die volgt niet uit de regels, die onbeschadigd zijn.
journal-without-entries = Deze registratie heeft geen regels. Misschien ontbreekt het bestand ernaast, met dezelfde naam en -wal aan het eind.
journal-whole = { $entries ->
    [one] De registratie van de partij is intact: { $entries } regel.
   *[other] De registratie van de partij is intact: { $entries } regels.
}
journal-withheld = { $count ->
    [one] Eén regel staat niet in dit bestand: een vergrendeling of een afgegeven zet, die op de computer blijft waar hij is geschreven. Nummer { $list }.
   *[other] { $count } regels staan niet in dit bestand: vergrendelingen of afgegeven zetten, die op de computer blijven waar ze zijn geschreven. Nummers { $list }.
}
journal-rulings = { $count ->
    [one] Eén beslissing van een arbiterstafel; de handtekening klopt.
   *[other] { $count } beslissingen van arbiterstafels; alle handtekeningen kloppen.
}
journal-rulings-unproved = { $count ->
    [one] Eén beslissing (regel { $list }) is niet juist ondertekend. Ze is veranderd of vervalst.
   *[other] { $count } beslissingen (regels { $list }) zijn niet juist ondertekend. Ze zijn veranderd of vervalst.
}
journal-rulings-by = Ondertekend door { $name } met de sleutel { $key }: { $count }.
journal-rulings-by-chief = Ondertekend door { $name } met de toernooisleutel, { $key }: { $count }.
journal-lock-of = Regel { $number }: de vergrendeling hoort bij het toernooi { $event }.
journal-lock-of-none = Regel { $number }: de vergrendeling hoort bij geen toernooi. Alleen de pincode opent die.
journal-lock-unknown = Regel { $number }: de vergrendeling noemt geen toernooi; een oudere versie heeft die geschreven.
journal-rulings-own-event = Beslissingen van het toernooi van deze partij, { $event }: { $count ->
    [one] regel
   *[other] regels
} { $list }.
journal-rulings-other-event = Beslissingen van een ander toernooi dan dat van deze partij, { $event }: { $count ->
    [one] regel
   *[other] regels
} { $list }.
# The number and the hash of the last entry. Written down on paper, they show whether an earlier entry was changed.
journal-anchor = Laatste regel van de registratie: { $number }, { $hash }.
journal-not-stored = Deze partij wordt niet opgeslagen.
# Findings when a journal is opened.
journal-heartbeat-unfit = De opgeslagen klokstand past niet bij de registratie van de partij en is niet gebruikt. De klokken staan zoals bij de laatste regel; controleer de tijden voordat u verdergaat.
journal-shortened = Deze partij mist regels die ze had toen ze hier voor het laatst open was: regel { $number } ontbreekt of is anders. Zoek een kopie, of vergelijk de notatieformulieren voordat u verdergaat.
journal-moved = Deze partij is vanaf de arbiterstafel van { $name } hierheen verplaatst, omdat de computer aan tafel { $table } is uitgevallen.
journal-moved-on = Tafel { $table } gaat nu op deze computer verder. { CAPITAL($name) } heeft die hierheen verplaatst; de sleutels van beide computers staan in de registratie.
journal-withheld-lock = Deze partij is op een andere computer met een pincode vergrendeld, en de code bleef daar: ze blijft hier vergrendeld tot de arbiter die vanaf de arbiterstafel in de zaal ontgrendelt.
journal-withheld-envelope = De afgegeven zet van deze partij is gebleven op de computer waarop hij is afgegeven: hier kan de envelop niet open.
journal-strange-ruling = Deze tafel kreeg een ongeldige beslissing (verkeerde handtekening, of een herhaling). Die is genegeerd. Meld het aan de arbiter.
journal-rescued-from = Gered uit het beschadigde bestand { $file }, regels 1 tot en met { $number }.
journal-lost = { $count ->
    [one] Eén regel na de schade is leesbaar, maar niet gekopieerd: { $list }.
   *[other] { $count } regels na de schade zijn leesbaar, maar niet gekopieerd: { $list }.
}
journal-rescued = { $count ->
    [one] Eén intacte regel is nu een nieuwe partij: { $path }.
   *[other] { $count } intacte regels zijn nu een nieuwe partij: { $path }.
}
journal-rescue-whole = Deze partij is niet beschadigd. Open die gewoon.
journal-rescue-nothing = Zelfs het begin van deze partij is niet intact. Zoek een kopie van het bestand.
journal-rescue-exists = Dat bestand bestaat al. Kies een andere naam.
journal-rescue-not-written = Daar kan niet worden geschreven. Kies een andere plaats.
journal-damaged = { $good ->
    [0] De registratie van de partij is vanaf de eerste regel beschadigd: { $why }
    [one] De registratie van de partij is vanaf regel { $number } beschadigd: { $why } De regel ervoor is intact.
   *[other] De registratie van de partij is vanaf regel { $number } beschadigd: { $why } De { $good } regels ervoor zijn intact.
}
journal-flaw-chain = de regel is veranderd.
journal-flaw-opening = een regel die de tafel klaarzet, staat op de verkeerde plaats.
journal-flaw-file = het bestand zelf is beschadigd ({ $detail }).
journal-flaw-no-record = de tekst is geen geldige regel.
journal-flaw-unknown = deze versie kent “{ $name }” niet; misschien heeft een nieuwere versie het geschreven.
journal-flaw-value = “{ $value }” is niet geldig voor { $field }; misschien heeft een nieuwere versie het geschreven.
journal-empty = { $file } bevat geen partij.
journal-not-found = Bestand niet gevonden: { $file }.
journal-not-a-journal = { $file } is geen partij van Annabella.
journal-beside-not-a-file = { $file } is geen gewoon bestand, maar een map, een koppeling, een pipe of een apparaat. Haal het daar weg en probeer het opnieuw.
journal-no-folder = Kan de map { $file } niet maken: iets anders heeft die naam. Haal dat weg, of kies een andere map met --data.
journal-too-new = { $file } heeft formaat { $found }, van een nieuwere versie; deze kent formaten tot en met { $known }. Er is niets veranderd.
journal-in-use = { $file } is al open in een ander venster of op een andere computer.
journal-locked = { $file } is een vergrendelde partij die nog bezig is: de inhoud is verborgen tot ze is afgelopen of de arbiter die ontgrendelt; --verify werkt wel.
journal-read-only = { $file } is alleen-lezen.
journal-forbidden = U mag { $file } niet lezen. Vraag het de eigenaar.
journal-log-missing = { $file } bevat geen zetten: die staan in { $file }-wal, en dat bestand ontbreekt. Zet het er weer naast.
journal-out-of-order = { $file } is door een ander programma veranderd.
journal-full = Kan { $file } niet schrijven: de schijf is vol.
journal-io = Kan { $file } niet lezen of schrijven: { $detail }. Controleer de schijf en de rechten op de map.
