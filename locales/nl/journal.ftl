# Het logboek van een partij.
journal-whole = { $entries ->
    [one] Het logboek is gaaf: { $entries } regel.
   *[other] Het logboek is gaaf: { $entries } regels.
}
journal-withheld = { $count ->
    [one] Eén regel staat niet in dit bestand: hij bleef op de computer waarop hij is geschreven, een vergrendeling of een afgegeven zet. Nummer { $list }.
   *[other] { $count } regels staan niet in dit bestand: zij bleven op de computer waarop zij zijn geschreven, vergrendelingen of afgegeven zetten. Nummers { $list }.
}
journal-rulings = { $count ->
    [one] Eén beslissing van een arbitertafel; de handtekening klopt.
   *[other] { $count } beslissingen van arbitertafels; alle handtekeningen kloppen.
}
journal-rulings-unproved = { $count ->
    [one] Eén beslissing van een arbitertafel is niet voor deze partij ondertekend met de sleutel die erbij staat: regel { $list }. Iemand heeft haar veranderd of verzonnen.
   *[other] { $count } beslissingen van arbitertafels zijn niet voor deze partij ondertekend met de sleutels die erbij staan: regels { $list }. Iemand heeft ze veranderd of verzonnen.
}
journal-rulings-by = Ondertekend door { $name } met de sleutel { $key }: { $count }.
journal-rulings-by-chief = Ondertekend door { $name } met de sleutel van het evenement, { $key }: { $count }.
journal-lock-of = Regel { $number }: de vergrendeling is van het toernooi { $event }.
journal-lock-of-none = Regel { $number }: de vergrendeling is van geen toernooi. Alleen de pincode opent haar.
journal-lock-unknown = Regel { $number }: de vergrendeling zegt niet van welk toernooi zij is; een ouder programma heeft haar geschreven.
journal-rulings-own-event = Beslissingen van het toernooi van deze partij, { $event }: { $count ->
    [one] regel
   *[other] regels
} { $list }.
journal-rulings-other-event = Beslissingen van een ander toernooi dan dat van deze partij, { $event }: { $count ->
    [one] regel
   *[other] regels
} { $list }.
# Nummer en controlegetal van de laatste regel; wie ze op papier heeft, ziet of er eerder iets is veranderd.
journal-anchor = Laatste regel van het logboek: { $number }, { $hash }.
journal-not-stored = Deze partij wordt niet opgeslagen.
# Wat er bij het openen aan een logboek opviel.
journal-heartbeat-unfit = De notitie van de lopende klok past niet bij het logboek, een van beide is veranderd, en wordt niet gebruikt. De klokken staan als bij de laatste regel; controleer de tijden voordat u verdergaat.
journal-shortened = Toen deze partij hier voor het laatst werd gezien, was het logboek langer: regel { $number } ontbreekt nu of is een andere. Zoek een kopie of vergelijk de notaties voordat u verdergaat.
journal-moved = Deze partij kwam van de arbitertafel van { $name }: de computer waarop zij aan tafel { $table } werd gespeeld, is uitgevallen.
journal-moved-on = Tafel { $table } gaat nu op deze computer verder. Verplaatst door { $name }; de sleutels van beide computers staan in het logboek.
journal-withheld-lock = Deze partij is op een andere computer met een pincode vergrendeld, en de code bleef daar: zij blijft hier vergrendeld tot de arbiter haar vanaf de arbitertafel in de zaal ontgrendelt.
journal-withheld-envelope = De afgegeven zet van deze partij is gebleven op de computer waarop hij is afgegeven: hier kan de envelop niet open.
journal-strange-ruling = Iemand heeft deze tafel een beslissing gestuurd die hier niet geldt: niet voor haar ondertekend of al eerder gebruikt. Zij had geen gevolgen. Zeg het de arbiter.
journal-rescued-from = Gered uit het beschadigde bestand { $file }, regels 1 tot en met { $number }.
journal-lost = { $count ->
    [one] Eén regel achter de schade is nog te lezen en is niet overgenomen: { $list }.
   *[other] { $count } regels achter de schade zijn nog te lezen en zijn niet overgenomen: { $list }.
}
journal-rescued = { $count ->
    [one] Eén gave regel is nu een nieuwe partij: { $path }.
   *[other] { $count } gave regels zijn nu een nieuwe partij: { $path }.
}
journal-rescue-whole = Deze partij is niet beschadigd. Open haar zoals zij is.
journal-rescue-nothing = Zelfs het begin van deze partij is niet gaaf. Zoek een kopie van het bestand.
journal-rescue-exists = Er is al een bestand met de nieuwe naam. Kies een andere.
journal-rescue-not-written = De nieuwe partij kan daar niet worden geschreven. Kies een andere plaats.
journal-damaged = { $good ->
    [0] Het logboek is vanaf de eerste regel beschadigd: { $why }
    [one] Het logboek is vanaf regel { $number } beschadigd: { $why } De regel ervoor is goed.
   *[other] Het logboek is vanaf regel { $number } beschadigd: { $why } De { $good } regels ervoor zijn goed.
}
journal-flaw-chain = de regel is niet degene die daar werd geschreven.
journal-flaw-opening = een regel die de tafel klaarzet, staat op de verkeerde plaats.
journal-flaw-file = het bestand zelf is beschadigd ({ $detail }).
journal-flaw-no-record = de tekst is geen registratie.
journal-flaw-unknown = dit programma weet niet wat “{ $name }” is; misschien heeft een nieuwere versie het geschreven.
journal-flaw-value = “{ $value }” betekent niets als { $field }; misschien heeft een nieuwere versie het geschreven.
journal-empty = { $file } bevat geen partij.
journal-not-found = Er is geen bestand { $file }.
journal-not-a-journal = { $file } is geen logboek van Annabella.
journal-beside-not-a-file = { $file } is geen gewoon bestand, maar een map, een koppeling, een pipe of een apparaat. Haal het daar weg en probeer het opnieuw.
journal-no-folder = De map { $file } kan niet worden gemaakt: iets anders heeft die naam. Haal dat weg, of noem met --data een andere map.
journal-too-new = { $file } is geschreven door een nieuwere Annabella, in vorm { $found }; deze kent de vormen tot { $known }. Er is niets gewijzigd.
journal-in-use = { $file } is al geopend, in een ander venster of op een andere machine.
journal-locked = { $file } is een vergrendelde partij die nog bezig is: er wordt niets over verteld tot ze is afgelopen of de arbiter haar ontgrendelt; --verify controleert haar nu al.
journal-read-only = { $file } kan alleen worden gelezen.
journal-forbidden = { $file } kan niet worden gelezen: u hebt daar het recht niet toe. De eigenaar van het bestand kan het u geven.
journal-log-missing = { $file } bevat geen zetten: die staan in { $file }-wal, en dat bestand ontbreekt. Zet het er weer naast.
journal-out-of-order = { $file } bevat andere regels dan deze partij: iemand anders heeft erin geschreven.
journal-full = { $file } kan niet worden geschreven: de schijf is vol.
journal-io = { $file } kan niet worden gelezen of geschreven: { $detail }. Controleer de schijf en de rechten op de map.
