# What the Laws say, in our own words (11.9); the number of the Article is put before it.
line-explain = leg uit;uitleg;regel;wat zegt de regel
answer-law = Artikel { $article }. { $text }
control-explain = Het Artikel uitleggen
control-explain-help = Legt het Artikel uit dat u het laatst hoorde.
refused-no-such-article = Onder “{ $word }” is er niets uit te leggen.
refused-nothing-to-explain = Er is nog geen Artikel genoemd. Typ leg uit en het nummer.

law-has-the-move = Een speler is aan zet zodra de zet van de tegenstander is gedaan; het indrukken van de klok maakt daarvoor niet uit.
law-legal-moves = Een zet is reglementair als het stuk zo mag gaan en de eigen koning niet schaak blijft staan. Rokeren mag niet meer zodra de koning of die toren heeft gespeeld; een pion die de laatste rij bereikt, wordt dame, toren, loper of paard.
law-illegal-position = Een stelling is onreglementair als geen reeks reglementaire zetten ertoe kan leiden.
law-one-hand = Elke zet wordt met één hand gedaan.
law-adjust = Alleen de speler aan zet mag stukken op hun veld rechtzetten, en moet eerst zeggen: ik zet recht.
law-touch-move = Wie op het bord opzettelijk stukken aanraakt, moet het eerst aangeraakte eigen stuk spelen dat kan zetten, of het eerst aangeraakte stuk van de tegenstander slaan dat geslagen kan worden. Op het voelbord betekent aangeraakt: uit het gat genomen.
law-touch-castling = Zijn koning en toren aangeraakt, dan wordt naar die kant gerokeerd als dat reglementair is. Is de toren eerst aangeraakt, dan mag in deze zet niet worden gerokeerd. Is de rokade onreglementair, dan volgt een andere reglementaire koningszet; is die er niet, elke reglementaire zet. De keuze van een promotiestuk staat vast zodra het het veld heeft aangeraakt.
law-free-choice = Kan geen van de aangeraakte stukken zetten of geslagen worden, dan mag elke reglementaire zet.
law-promotion = Bij een promotie hoeft de pion niet eerst op de laatste rij te staan: hem wegnemen en het nieuwe stuk neerzetten mag in elke volgorde.
law-made = Een stuk dat op zijn veld is losgelaten, blijft staan. Slaan is gedaan als ook het geslagen stuk is weggenomen, de rokade als de toren is losgelaten, een promotie als het nieuwe stuk staat en de pion is weggenomen.
law-touch-claim = Wie opzettelijk een stuk aanraakt, verliest het recht te claimen dat de tegenstander de regel “aanraken is zetten” heeft overtreden.
law-moving-assistant = Een speler die de stukken niet kan verplaatsen, mag een assistent aanwijzen met wie de arbiter instemt.
law-game-over = Als de partij is geëindigd, wordt niets meer gespeeld of gecorrigeerd.
law-checkmate = Schaakmat door een reglementaire zet beëindigt de partij meteen; dat geldt vanaf het loslaten van het stuk, ook als de klok niet is ingedrukt.
law-resignation = Wie opgeeft, verliest.{ $draws ->
    [yes] {" "}Kan de tegenstander met geen enkele reeks reglementaire zetten mat zetten, dan is het remise.
   *[no] {""}
}
law-stalemate = Heeft de speler aan zet geen reglementaire zet en staat die niet schaak, dan is het pat: meteen remise.
law-dead-position = Kan geen van beide spelers met een reeks reglementaire zetten mat zetten, dan is de stelling dood: meteen remise.
law-agreement = Beide spelers mogen remise overeenkomen{ $both ->
    [yes] , zodra elk een zet heeft gedaan
   *[no] {""}
}.
law-clock = Een schaakklok heeft twee tijdaanwijzingen, waarvan er maar één tegelijk loopt. De vlag valt als de toegekende tijd om is.
law-press = Een zet is voltooid als de speler hem heeft gedaan en de klok heeft ingedrukt. Een speler moet altijd mogen indrukken; indrukken zonder te hebben gezet is een onregelmatigheid.
law-no-deduction = Een speler die de klok niet kan indrukken, mag een assistent hebben; dat kost een speler met een beperking geen tijd.
law-periods = De zetten van elke periode moeten binnen de tijd daarvoor worden gedaan. Wat wordt bespaard, komt bij de volgende periode.
law-start = De klok van Wit wordt gestart op het vastgestelde tijdstip van de partij.
law-default-time = Wie na de verzuimtijd aankomt, verliest, tenzij de arbiter anders beslist.
law-flag-seen = Een vlag geldt als gevallen als de arbiter het ziet of een speler het terecht claimt.
law-flag-fall = Wie de zetten niet binnen de tijd heeft voltooid, verliest. Het is remise als de tegenstander met geen enkele reeks reglementaire zetten mat kan zetten.
law-defective-clock = Wat de klokken tonen geldt, tenzij een klok duidelijk defect is; die wordt dan vervangen en naar beste inzicht ingesteld.
law-wrong-setting = Een verkeerd ingestelde klok wordt meteen gestopt; de arbiter corrigeert tijden en zettenteller.
law-stop-clocks = Een speler mag de klokken alleen stoppen om de arbiter te roepen; de arbiter beslist wanneer ze weer worden gestart.
law-displays = Een display mag stelling, zetten en aantal zetten tonen, maar geen claim mag alleen daarop steunen. Dit programma is zo'n hulpmiddel.
law-both-flags = Zijn beide vlaggen gevallen en weet niemand welke het eerst, dan gaat de partij in een eerdere periode door, en is ze in de laatste remise.
law-reinstated = Als een stelling wordt hersteld, stelt de arbiter tijden en zettenteller naar beste inzicht in, of laat ze zoals ze zijn.
law-set-up = Was de beginstelling verkeerd, dan vervalt de partij en wordt een nieuwe gespeeld.
law-board-turned = Lag het bord verkeerd, dan wordt de stelling overgezet op een goed gelegd bord, en gaat de partij door.
law-colours = Is de partij met verwisselde kleuren begonnen, { $anew ->
    [none] dan gaat ze door, tenzij de arbiter anders beslist
   *[moves] dan wordt een nieuwe gespeeld zolang niet beiden { $anew } zetten hebben gedaan; daarna gaat ze door
}.
law-displaced = Wie stukken verschuift, zet ze in de eigen tijd terug.
law-illegal-move = Na een onreglementaire zet wordt de stelling ervoor hersteld. Het aangeraakte stuk moet zetten, of slaan, als dat reglementair kan.
law-unpromoted = Een pion die op de laatste rij blijft staan terwijl de klok is ingedrukt, is een onreglementaire zet; de pion wordt een dame.
law-press-without-move = De klok indrukken zonder een zet te doen telt als onreglementaire zet.
law-two-hands = Met twee handen rokeren, slaan of promoveren telt als onreglementaire zet.
law-illegal-penalty = { $losing ->
    [1] De eerste onreglementaire zet verliest de partij
   *[more] Voor een onreglementaire zet krijgt de tegenstander { $minutes } minuten; onreglementaire zet nummer { $losing } verliest de partij
}.{ $drawable ->
    [yes] {" "}Het is remise als de tegenstander met geen enkele reeks reglementaire zetten mat kan zetten.
   *[no] {""}
}
law-wrong-square = Staat een stuk op een verkeerd veld, dan wordt de stelling ervoor hersteld, of de laatste die vast te stellen is.
law-record = Spelers noteren hun eigen zetten en die van de tegenstander, zet voor zet, in algebraïsche notatie.
law-record-in-advance = Een zet mag niet worden genoteerd voordat hij is gedaan, behalve bij een remiseclaim of een afgegeven zet.
law-record-before-next = Spelers mogen antwoorden voordat ze noteren, maar moeten hun eigen zet hebben genoteerd voordat ze de volgende doen.
law-sheet-use = Het notatieformulier is alleen voor zetten, kloktijden, remiseaanbiedingen, claims en andere relevante gegevens.
law-sheet-offer = Beide spelers noteren elk remiseaanbod op het formulier met het teken (=).
law-sheet-assistant = Een speler die niet kan schrijven, mag een assistent laten schrijven; dat kost een speler met een beperking geen tijd.
law-sheet-visible = De arbiter moet het notatieformulier de hele partij kunnen zien.
law-sheet-owner = De notatieformulieren zijn eigendom van de organisator.
law-need-not-record = Wie op enig moment van een periode minder dan vijf minuten heeft en geen dertig seconden per zet krijgt, hoeft de rest van de periode niet te noteren.{ $old ->
    [yes] {" "}Met dertig seconden per zet, en een speler onder de vijf minuten, noteren beiden de zet van de tegenstander voordat ze antwoorden.
   *[no] {""}
}
law-update = Zodra een vlag is gevallen, werkt wie niet noteerde het formulier bij voor de volgende zet, desgewenst met dat van de tegenstander. Is geen formulier volledig, dan wordt de partij op een ander bord gereconstrueerd onder toezicht van de arbiter.
law-next-period = Tonen de formulieren niet dat een speler de tijd overschreed, dan is de volgende zet de eerste van de volgende periode, tenzij blijkt dat er meer zetten zijn gedaan.
law-sign = Aan het einde ondertekenen beide spelers beide formulieren met de uitslag. Ook een verkeerde uitslag geldt, tenzij de arbiter anders beslist.
law-draw-restricted = Het reglement van een toernooi mag remiseaanbiedingen verbieden voor een aantal zetten, of zonder toestemming van de arbiter.
law-draw-offer = Remise wordt aangeboden na het doen van een zet en voor het indrukken. Het aanbod kan niet worden ingetrokken; het eindigt als het wordt aangenomen, afgeslagen, een stuk wordt aangeraakt of de partij eindigt.
law-threefold = De speler aan zet mag remise claimen als dezelfde stelling ten minste voor de derde keer gaat ontstaan of net is ontstaan. De voorgenomen zet wordt genoteerd en aan de arbiter gezegd, maar niet gespeeld. Stellingen zijn gelijk als dezelfde speler aan zet is en dezelfde zetten mogelijk zijn.
law-fifty = De speler aan zet mag remise claimen als elk de laatste vijftig zetten zonder slaan en zonder pionzet heeft gedaan, of met de genoteerde zet zal hebben gedaan.
law-claim-forfeited = Wie { $touching ->
    [yes] een stuk aanraakt om het te spelen
   *[no] een zet doet
} zonder te claimen, verliest het recht om in deze zet te claimen.
law-claim-procedure = Wie remise claimt, mag de klokken stoppen en kan de claim niet intrekken. Is de claim terecht, dan is de partij remise; zo niet, dan krijgt de tegenstander { $claim } minuten en moet de voorgenomen zet worden gespeeld.{ $old ->
    [yes] {" "}Wie claimt, verliest de helft van de eigen tijd, hoogstens drie minuten; van een tot twee minuten blijft er één over, en minder dan één blijft staan.
   *[no] {""}
}
law-automatic-draw = Vijfmaal dezelfde stelling, of vijfenzeventig zetten van elk zonder slaan of pionzet, beëindigt de partij als remise. Mat met de laatste zet gaat voor.
law-points = Winst is een punt waard, remise een half, verlies nul, tenzij het reglement anders zegt.
law-playing-area = De speelzaal is waar de partijen worden gespeeld; de speelomgeving omvat die zaal, toiletten, ruimten voor verversingen en rokers en wat de arbiter verder aanwijst. Een speler heeft toestemming van de arbiter nodig om de speelomgeving te verlaten, en wie aan zet is ook om de zaal te verlaten.
law-no-help = Tijdens de partij mag niemand notities, bronnen, advies of analyse gebruiken. Daarom toont het programma een speler geen reglementaire zetten en geen oordeel over de stelling.
law-devices = Elektronische apparaten zijn in de speelomgeving verboden, tenzij de arbiter ze heeft goedgekeurd. Ook dit programma heeft die goedkeuring nodig.
law-disturbing = Het is verboden de tegenstander af te leiden of te hinderen; ook onredelijke claims en remiseaanbiedingen vallen daaronder.
law-refusal = Wie hardnekkig weigert zich aan de Regels te houden, verliest de partij.
law-both-guilty = Zijn beide spelers schuldig, dan verliezen beiden.
law-explain = Een speler mag de arbiter vragen een punt van de Regels uit te leggen.
law-own-count = Letten op driemaal dezelfde stelling of vijftig zetten is de taak van de spelers.
law-arbiter = De arbiter ziet erop toe dat de Regels worden nageleefd, en gaat over beslissingen, tijden en uitslagen.
law-not-told = De arbiter zegt niemand hoeveel zetten zijn gedaan, noch dat de tegenstander heeft gezet of vergat in te drukken, behalve na een gevallen vlag als de formulieren worden bijgewerkt.
law-others-report = Wie een onregelmatigheid in een andere partij ziet, mag dat alleen de arbiter zeggen.
law-penalties = De arbiter mag waarschuwen, de tegenstander tijd geven of de overtreder tijd afnemen, punten wijzigen, de partij verloren verklaren, beboeten, uitsluiten van rondes of verwijderen.
law-rapid = Rapid: hoofdtijd en zestig incrementen samen liggen { $old ->
    [yes] tussen vijftien en zestig minuten
   *[no] boven tien en onder zestig minuten
}.
law-fast-record = In rapid en snelschaak hoeven de spelers de zetten niet te noteren, maar het mag wel.
law-fast-supervised = De wedstrijdregels gelden in rapid als een arbiter op hoogstens drie partijen let, in snelschaak op één, en de partij wordt vastgelegd.
law-fast-set-up = Na { $frozen } zetten van elk kunnen beginstelling, ligging van het bord en klokinstelling niet meer worden gewijzigd.{ $old ->
    [yes] {" "}Een koning die met de dame is verwisseld, mag niet rokeren.
   *[no] {" "}Een koning of toren op een verkeerd veld mag niet rokeren.
}
law-fast-touch = Over aangeraakte stukken beslist de arbiter alleen als een speler erom vraagt.
law-fast-illegal = Een onreglementaire zet kan worden geclaimd tot de tegenstander de volgende zet heeft gedaan; daarna blijft hij staan{ $old ->
    [yes] {""}
   *[no] , tenzij beide spelers het anders eens worden
}.
law-fast-time = { $old ->
    [yes] Wie winst op tijd claimt, stopt beide klokken; de claim is terecht als de eigen vlag dan nog staat en die van de tegenstander gevallen is.
   *[no] Wie winst op tijd claimt, mag de klokken stoppen. Het is remise als de claimer met geen enkele reeks reglementaire zetten mat kan zetten.
}
law-both-kings = Staan beide koningen schaak, of is een pion niet gepromoveerd, dan wacht de arbiter de volgende zet af; is het dan nog zo, dan is de partij remise.
law-fast-flag = { $old ->
    [yes] De spelers claimen de vlag; de arbiter zwijgt
   *[no] Ziet de arbiter een vlag vallen, dan meldt de arbiter dat
}.
law-fast-both-flags = Zijn beide vlaggen gevallen, dan is het remise.
law-blitz = Snelschaak: hoofdtijd en zestig incrementen samen zijn { $old ->
    [yes] minder dan vijftien minuten
   *[no] tien minuten of minder
}.
law-blitz-illegal = In snelschaak mag de tegenstander na een onreglementaire zet de winst claimen tot de eigen volgende zet; het is remise als de claimer met geen enkele reeks reglementaire zetten mat kan zetten. Daarna blijft de zet staan.
law-two-boards = Met een visueel gehandicapte speler mag elke speler twee borden eisen: een voelbord voor de een, een gewoon bord voor de ander.
law-board-size = Het bord van de visueel gehandicapte speler meet minstens 20 bij 20 centimeter.
law-raised-squares = De zwarte velden zijn licht verhoogd.
law-holes = Elk veld heeft een gat dat het stuk vasthoudt.
law-pegs = De stukken hebben pennen die in de gaten passen en zijn van het model Staunton; de zwarte zijn bijzonder gemerkt.
law-announce = Elke zet wordt duidelijk aangekondigd, door de tegenstander herhaald en op het bord van de tegenstander uitgevoerd{ $named ->
    [yes] {"; "}het promotiestuk wordt genoemd
   *[no] {""}
}.
law-peg-touched = Op het voelbord geldt een stuk als aangeraakt zodra het uit zijn gat is genomen; aftasten mag altijd.
law-peg-made = De zet van de visueel gehandicapte speler is gedaan als een geslagen stuk van het bord is, het gespeelde stuk in zijn nieuwe gat staat en de zet is aangekondigd.
law-peg-press = De klok van de tegenstander wordt pas gestart als de zet is gedaan en aangekondigd.
law-sighted = Voor de ziende speler is een stuk aangeraakt en een zet gedaan zoals in elke partij.
law-talking-clock = Een klok voor de visueel gehandicapte speler zegt tijd en aantal zetten, of is te voelen.
law-vi-record = De visueel gehandicapte speler noteert in braille, in gewoon schrift of met opnameapparatuur.
law-slip = Een verspreking in een aankondiging wordt meteen gecorrigeerd, voordat de klok van de tegenstander wordt gestart.
law-boards-differ = Verschillen de borden, dan worden ze met hulp van de arbiter en beide formulieren gecorrigeerd. Komen de formulieren overeen, dan corrigeert wie de verkeerde zet heeft het eigen bord; zo niet, dan gaat men terug tot waar ze overeenkomen en stelt de arbiter de klokken in.
law-sheets-differ = Verschillen de notatieformulieren, dan gaat men terug tot het laatste punt waarop ze overeenkomen, en stelt de arbiter de klokken in.
law-assistant = De assistent van de visueel gehandicapte speler mag op beide borden zetten doen en aankondigen, noteren, indrukken, op verzoek tijden noemen en de vlag claimen. Advies geven mag niet.
law-sighted-assistant = Heeft de visueel gehandicapte speler geen assistent, dan mag de ziende er een hebben om te zetten en aan te kondigen. Tegen een dove speler moet een assistent worden aangewezen.
law-sealed-move = Bij het afbreken noteert de speler aan zet de zet ongezien, beide formulieren gaan in een envelop, en pas dan stopt die speler de klok. Wie eerder afbreekt, krijgt de rest van de zitting in rekening gebracht.
law-envelope-data = Op de envelop staan namen, stelling, gebruikte tijden, wie welke zet afgaf, een remiseaanbod, en wanneer en waar de partij verdergaat.
law-offer-after-sealing = Een remiseaanbod na het afgeven van de zet blijft staan tot het is beantwoord.
law-open-envelope = De envelop wordt pas geopend als de speler die moet antwoorden aanwezig is.
law-unclear-sealed = Een dubbelzinnige, onjuiste of onreglementaire afgegeven zet verliest de partij.
law-resumption = Is de speler die moet antwoorden er, dan wordt de envelop geopend, de zet gespeeld en de klok van die speler gestart. Is die speler afwezig, dan loopt die klok. Is de afgever afwezig, dan mag de tegenstander een antwoord afgeven.
law-late-resumption = Wie te laat bij de hervatting komt, verliest, tenzij de afgegeven zet de partij beëindigde.
law-both-absent = Zijn beiden afwezig, dan verliest wie moet antwoorden de tijd tot er een komt.
law-lost-envelope = Is de envelop kwijt, dan speelt de afgever de zet die volgens de afgever erin zat. Kan de stelling niet worden hersteld, dan wordt een nieuwe partij gespeeld.
law-chess960 = Chess960: een van 960 beginstellingen. Na de rokade staan koning en toren waar ze in het gewone schaak zouden staan.
law-quickplay-announced = De regels voor versneld beëindigen gelden alleen als ze zijn aangekondigd, in klassiek schaak en rapid zonder increment.
law-quickplay-increment = Met minder dan twee minuten mag de speler aan zet vijf seconden per zet voor beiden vragen; dat is ook een remiseaanbod. Wordt het afgeslagen en stemt de arbiter in, dan wordt het increment ingesteld en krijgt de tegenstander twee minuten.
law-quickplay = Met minder dan twee minuten mag de speler aan zet remise claimen: de tegenstander kan niet met normale middelen winnen, of probeert het niet. De arbiter wijst toe, stelt uit of wijst af; bij afwijzing krijgt de tegenstander twee minuten.
law-quickplay-alone = Zonder arbiter eindigt met de claim het spel: de slotstelling wordt genoteerd, de tegenstander controleert die, en een arbiter beslist.
