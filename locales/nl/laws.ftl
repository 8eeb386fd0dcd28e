# The Laws in our own words (11.9); the number of the Article comes before each text.
line-explain = leg uit;uitleg;regel;wat zegt de regel
answer-law = Artikel { $article }. { $text }
answer-term = { $term }. { $text }
control-explain = Het Artikel uitleggen
control-explain-help = Legt het Artikel uit dat u het laatst hoorde.
refused-no-such-article = Onder “{ $word }” is er niets uit te leggen.
refused-nothing-to-explain = Er is nog geen Artikel genoemd. Typ leg uit en het nummer.

law-alternately = Twee spelers verplaatsen om beurten hun stukken op een vierkant bord; wie de witte stukken heeft, begint.
law-has-the-move = Een speler is aan zet zodra de zet van de tegenstander is gedaan; het indrukken van de klok maakt daarvoor niet uit.
law-aim = Het doel is de koning van de tegenstander zo aan te vallen dat die geen reglementaire zet heeft: schaakmat, en dat wint de partij. De eigen koning aangevallen laten of eraan blootstellen mag niet, een koning slaan ook niet.
law-board = Het bord heeft acht bij acht even grote velden, om en om licht en donker. Het ligt zo dat het hoekveld rechts van elke speler wit is.
law-initial = Elke kant begint met een koning, een dame, twee torens, twee lopers, twee paarden en acht pionnen. Van a tot h staan op de eerste rij toren, paard, loper, dame, koning, loper, paard en toren, met de pionnen ervoor; de zwarte stukken staan ertegenover.
law-files = De acht verticale stroken zijn lijnen, de acht horizontale rijen. Een rechte reeks velden van één kleur, van rand tot rand, is een diagonaal.
law-legal-moves = Een zet is reglementair als het stuk zo mag gaan en de eigen koning niet schaak blijft staan. Rokeren mag niet meer zodra de koning of die toren heeft gespeeld; een pion die de laatste rij bereikt, wordt dame, toren, loper of paard.
law-capture = Een stuk mag niet naar een veld met een stuk van de eigen kleur. Een stuk dat naar het veld van een stuk van de tegenstander gaat, slaat het. Een stuk valt een veld aan als het daar zou kunnen slaan, ook als het niet mag zetten omdat de eigen koning dan schaak zou staan.
law-lines = Een loper gaat over diagonalen, een toren over lijnen en rijen, een dame over al die. Geen van hen mag over een stuk springen.
law-knight = Een paard gaat naar een van de dichtstbijzijnde velden die niet op dezelfde rij, lijn of diagonaal liggen.
law-pawn = Een pion gaat één veld recht vooruit als dat vrij is, en vanaf het eerste veld ook twee als beide vrij zijn. Een pion slaat één veld schuin vooruit.
law-en-passant = Een pion die net twee velden vooruit is gegaan, kan door een pion van de tegenstander ernaast worden geslagen alsof hij één veld was gegaan. Dat mag alleen in de zet die er direct op volgt.
law-promotion-choice = Een pion die de laatste rij bereikt, wordt in dezelfde zet vervangen door een nieuwe dame, toren, loper of paard van die kleur, wat er ook al geslagen is. Het nieuwe stuk werkt meteen.
law-king = De koning gaat naar een aangrenzend veld of rokeert: twee velden naar een toren op de eerste rij toe, die daarna op het veld komt dat de koning is gepasseerd. Het recht vervalt zodra de koning of die toren heeft gespeeld. Zolang het veld van de koning, het gepasseerde of het bereikte veld is aangevallen, of er een stuk tussen staat, kan de rokade niet.
law-check = Een koning staat schaak als hij is aangevallen, ook door stukken die zelf niet mogen zetten. Geen zet mag de eigen koning schaak laten of zetten.
law-illegal-position = Een stelling is onreglementair als geen reeks reglementaire zetten ertoe kan leiden.
law-one-hand = Elke zet wordt met één hand gedaan.
law-adjust = Alleen de speler aan zet mag stukken op hun veld rechtzetten, en moet eerst zeggen: ik zet recht.
law-contact = Elk ander contact met een stuk geldt als opzettelijk, tenzij het duidelijk per ongeluk is.
law-touch-move = Wie op het bord opzettelijk stukken aanraakt, moet het eerst aangeraakte eigen stuk spelen dat kan zetten, of het eerst aangeraakte stuk van de tegenstander slaan dat geslagen kan worden. Op het voelbord betekent aangeraakt: uit het gat genomen.
law-touch-both = Wie stukken van beide kleuren aanraakt, slaat het eerst aangeraakte stuk van de tegenstander met het eerst aangeraakte eigen stuk. Is dat onreglementair, dan beslist het eerst aangeraakte stuk dat kan zetten of geslagen kan worden. Is onduidelijk welk het eerst was, dan was het het eigen stuk.
law-touch-castling = Zijn koning en toren aangeraakt, dan wordt naar die kant gerokeerd als dat reglementair is. Is de toren eerst aangeraakt, dan mag in deze zet niet worden gerokeerd. Is de rokade onreglementair, dan volgt een andere reglementaire koningszet; is die er niet, elke reglementaire zet. De keuze van een promotiestuk staat vast zodra het { $old ->
    [yes] op het veld is losgelaten
   *[no] het veld heeft aangeraakt
}.
law-free-choice = Kan geen van de aangeraakte stukken zetten of geslagen worden, dan mag elke reglementaire zet.
law-promotion = Bij een promotie hoeft de pion niet eerst op de laatste rij te staan: hem wegnemen en het nieuwe stuk neerzetten mag in elke volgorde. Een stuk van de tegenstander op dat veld wordt geslagen.
law-made = Een stuk dat op zijn veld is losgelaten, blijft staan. Slaan is gedaan als ook het geslagen stuk is weggenomen, de rokade als de toren is losgelaten, een promotie als het nieuwe stuk staat en de pion is weggenomen.
law-touch-claim = Wie opzettelijk een stuk aanraakt, verliest het recht te claimen dat de tegenstander de regel “aanraken is zetten” heeft overtreden.
law-moving-assistant = Een speler die de stukken niet kan verplaatsen, mag een assistent aanwijzen met wie de arbiter instemt.
law-game-over = Een partij eindigt door mat, opgave of pat, in een dode stelling of door overeenkomst.
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
law-press = Een zet is voltooid als de speler hem heeft gedaan en de klok heeft ingedrukt. Een speler moet altijd mogen indrukken{ $old ->
    [yes] .
   *[no] ; indrukken zonder te hebben gezet is een onregelmatigheid.
}
law-also-completed = Een zet is ook voltooid als hij de partij beëindigt, of zodra de speler zonder in te drukken de volgende heeft gedaan.
law-same-hand = De klok wordt ingedrukt met de hand die de zet deed. Een vinger mag niet op of boven de klok blijven.
law-clock-care = Met de klok wordt behoorlijk omgegaan: { $old ->
    [yes] hard slaan, optillen of omgooien mag niet
   *[no] hard slaan, indrukken voor de zet, optillen of omgooien mag niet
}. Misbruik wordt bestraft.
law-adjust-on-own-time = Alleen de speler van wie de klok loopt, mag stukken rechtzetten.
law-no-deduction = Een speler die de klok niet kan indrukken, mag een assistent hebben{ $old ->
    [yes] ; de arbiter stelt de klokken billijk in.
   *[no] ; dat kost een speler met een beperking geen tijd.
}
law-periods = De zetten van elke periode moeten binnen de tijd daarvoor worden gedaan. Wat wordt bespaard, komt bij de volgende periode.
law-delay = In de uitstelmodus hebben beide spelers een hoofdtijd en een vaste extra tijd per zet. De hoofdtijd loopt pas als de extra tijd op is.
law-flag-check = Zodra een vlag is gevallen, wordt nagegaan of de speler de zetten van de periode heeft gedaan.
law-clock-place = Voor de partij beslist de arbiter waar de klok staat.
law-start = De klok van Wit wordt gestart op het vastgestelde tijdstip van de partij.
law-default-time = Wie na de verzuimtijd aankomt, verliest, tenzij de arbiter anders beslist.
law-both-late = Is bij het begin geen van beide spelers er, dan verliest Wit de tijd tot hun aankomst, tenzij het reglement of de arbiter anders bepaalt.
law-flag-seen = Een vlag geldt als gevallen als de arbiter het ziet of een speler het terecht claimt.
law-flag-fall = Wie de zetten niet binnen de tijd heeft voltooid, verliest. Het is remise als de tegenstander met geen enkele reeks reglementaire zetten mat kan zetten.
law-defective-clock = Wat de klokken tonen geldt, tenzij een klok duidelijk defect is; die wordt dan vervangen en naar beste inzicht ingesteld.
law-wrong-setting = Een verkeerd ingestelde klok wordt meteen gestopt; de arbiter corrigeert tijden en zettenteller.
law-stop-clocks = Een speler mag de klokken alleen stoppen om de arbiter te roepen; de arbiter beslist wanneer ze weer worden gestart.
law-interruption = Moet de partij worden onderbroken, dan stopt de arbiter de klokken.
law-stop-without-reason = Wie de klokken zonder geldige reden stopt, wordt bestraft.
law-displays = Een display mag stelling, zetten en aantal zetten tonen, maar geen claim { $old ->
    [yes] mag daarop steunen
   *[no] mag alleen daarop steunen
}. Dit programma is zo'n hulpmiddel.
law-both-flags = Zijn beide vlaggen gevallen en weet niemand welke het eerst, dan gaat de partij in een eerdere periode door, en is ze in de laatste remise.
law-reinstated = Als een stelling wordt hersteld, stelt de arbiter tijden en zettenteller naar beste inzicht in, of laat ze zoals ze zijn.
law-set-up = Was de beginstelling verkeerd, dan vervalt de partij en wordt een nieuwe gespeeld.
law-board-turned = Lag het bord verkeerd, dan wordt de stelling overgezet op een goed gelegd bord, en gaat de partij door.
law-colours = Is de partij met verwisselde kleuren begonnen, { $anew ->
    [none] dan gaat ze door, tenzij de arbiter anders beslist
   *[moves] dan wordt een nieuwe gespeeld zolang niet beiden { $anew } zetten hebben gedaan; daarna gaat ze door
}.
law-displaced = Wie stukken verschuift, zet ze in de eigen tijd terug.
law-displaced-help = Zo nodig mag elk van beiden de klokken stoppen en de arbiter roepen, die de speler die de stukken verschoof kan bestraffen.
law-illegal-move = Na een onreglementaire zet wordt de stelling ervoor hersteld. Het aangeraakte stuk moet zetten, of geslagen worden, als dat reglementair kan.
law-unpromoted = Een pion die op de laatste rij blijft staan terwijl de klok is ingedrukt, is een onreglementaire zet; de pion wordt een dame.
law-press-without-move = De klok indrukken zonder een zet te doen telt als onreglementaire zet.
law-two-hands = Met twee handen rokeren, slaan of promoveren telt als onreglementaire zet.
law-illegal-penalty = { $losing ->
    [1] De eerste onreglementaire zet verliest de partij
   *[more] Voor een onreglementaire zet krijgt de tegenstander { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}; onreglementaire zet nummer { $losing } verliest de partij
}.{ $drawable ->
    [yes] {" "}Het is remise als de tegenstander met geen enkele reeks reglementaire zetten mat kan zetten.
   *[no] {""}
}
law-wrong-square = Staat een stuk op een verkeerd veld, dan wordt de stelling ervoor hersteld, of de laatste die vast te stellen is.
law-record = Spelers noteren hun eigen zetten en die van de tegenstander, zet voor zet, in algebraïsche notatie.
law-electronic-sheet = In plaats van te schrijven voeren de spelers de zetten in op een gecertificeerd elektronisch notatieformulier, als de wedstrijd dat voorschrijft.
law-record-in-advance = Een zet mag niet worden genoteerd voordat hij is gedaan, behalve bij een remiseclaim{ $old ->
    [yes] {""}
   *[no] {" "}of een afgegeven zet
}.
law-record-before-next = Spelers mogen antwoorden voordat ze noteren, maar moeten hun eigen zet hebben genoteerd voordat ze de volgende doen.
law-sheet-use = Het notatieformulier is alleen voor zetten, kloktijden, remiseaanbiedingen, claims en andere relevante gegevens.
law-sheet-offer = Beide spelers noteren elk remiseaanbod op het formulier met het teken (=).
law-sheet-assistant = Een speler die niet kan schrijven, mag een assistent laten schrijven{ $old ->
    [yes] , met instemming van de arbiter.
   *[no] ; dat kost een speler met een beperking geen tijd.
}
law-sheet-visible = De arbiter moet het notatieformulier de hele partij kunnen zien.
law-sheet-owner = De notatieformulieren zijn eigendom van de organisator.
law-need-not-record = Wie op enig moment van een periode minder dan vijf minuten heeft en geen dertig seconden per zet krijgt, hoeft de rest van de periode niet te noteren.{ $old ->
    [yes] {" "}Met dertig seconden per zet, en een speler onder de vijf minuten, noteren beiden de zet van de tegenstander voordat ze antwoorden.
   *[no] {""}
}
law-update = Zodra een vlag is gevallen, werkt wie niet noteerde het formulier bij voor de volgende zet, desgewenst met dat van de tegenstander. Is geen formulier volledig, dan wordt de partij op een ander bord gereconstrueerd onder toezicht van de arbiter.
law-arbiter-records = Hoeft geen van beiden te noteren, dan probeert de arbiter of een assistent erbij te zijn en de zetten te noteren. Na een vlagval stopt de arbiter de klokken tot beiden hun formulier hebben bijgewerkt.
law-next-period = Tonen de formulieren niet dat een speler de tijd overschreed, dan is de volgende zet de eerste van de volgende periode, tenzij blijkt dat er meer zetten zijn gedaan.
law-sign = Aan het einde ondertekenen beide spelers beide formulieren met de uitslag. Ook een verkeerde uitslag geldt, tenzij de arbiter anders beslist.
law-draw-restricted = Het reglement van een toernooi mag remiseaanbiedingen verbieden voor een aantal zetten, of zonder toestemming van de arbiter.
law-draw-offer = Remise wordt aangeboden na het doen van een zet en voor het indrukken. Het aanbod kan niet worden ingetrokken; het eindigt als het wordt aangenomen, afgeslagen, een stuk wordt aangeraakt of de partij eindigt.
law-claim-is-offer = Een remiseclaim geldt ook als remiseaanbod.
law-threefold = De speler aan zet mag remise claimen als dezelfde stelling ten minste voor de derde keer gaat ontstaan of net is ontstaan. De voorgenomen zet wordt genoteerd en aan de arbiter gezegd, maar niet gespeeld. Stellingen zijn gelijk als dezelfde speler aan zet is en dezelfde zetten mogelijk zijn.
law-fifty = De speler aan zet mag remise claimen als elk de laatste vijftig zetten zonder slaan en zonder pionzet heeft gedaan, of met de genoteerde zet zal hebben gedaan.
law-claim-forfeited = Wie { $touching ->
    [yes] een stuk aanraakt om het te spelen
   *[no] een zet doet
} zonder te claimen, verliest het recht om in deze zet te claimen.
law-claim-procedure = Wie remise claimt, mag de klokken stoppen en kan de claim niet intrekken. Is de claim terecht, dan is de partij remise; zo niet, dan krijgt de tegenstander { $claim ->
    [one] { $claim } minuut
   *[other] { $claim } minuten
} en moet de voorgenomen zet worden gespeeld.{ $old ->
    [yes] {" "}Wie claimt, verliest de helft van de eigen tijd, hoogstens drie minuten; van een tot twee minuten blijft er één over, en minder dan één blijft staan.
   *[no] {""}
}
law-automatic-draw = Vijfmaal dezelfde stelling, of vijfenzeventig zetten van elk zonder slaan of pionzet, beëindigt de partij als remise. Mat met de laatste zet gaat voor.
law-points = Winst is een punt waard, remise een half, verlies nul, tenzij het reglement anders zegt.
law-points-limit = De punten van een partij mogen het gewone totaal niet overschrijden, en elk krijgt een gewone score: driekwart tegen een kwart mag niet.
law-disrepute = Spelers doen niets dat het schaakspel in opspraak brengt.
law-playing-area = De speelzaal is waar de partijen worden gespeeld; de speelomgeving omvat die zaal, toiletten, ruimten voor verversingen en rokers en wat de arbiter verder aanwijst. Een speler heeft toestemming van de arbiter nodig om de speelomgeving te verlaten, en wie aan zet is ook om de zaal te verlaten.
law-area-others = Wie geen speler of arbiter is, heeft toestemming van de arbiter nodig om de speelzaal in te gaan.
law-area-leaving = Het reglement kan eisen dat ook de tegenstander van de speler aan zet zich bij de arbiter meldt voor het verlaten van de speelzaal.
law-no-help = Tijdens de partij mag niemand notities, bronnen, advies of analyse gebruiken. Daarom toont het programma een speler geen reglementaire zetten en geen oordeel over de stelling.
law-devices = Elektronische apparaten zijn in de speelomgeving verboden, tenzij de arbiter ze heeft goedgekeurd. Ook dit programma heeft die goedkeuring nodig.
law-device-bag = Het reglement kan apparaten in de tas van de speler toestaan, helemaal uitgeschakeld; de tas mag niet zonder toestemming worden gebruikt.
law-device-found = { $old ->
    [yes] Een speler van wie tijdens de partij in de speelomgeving de mobiele telefoon gaat, verliest; de arbiter bepaalt de score van de tegenstander.
   *[no] Wie in de speelomgeving met een elektronisch apparaat wordt aangetroffen, verliest, tenzij het reglement een lichtere straf bepaalt.
}
law-inspection = De arbiter mag kleding, tassen, andere spullen of het lichaam van een speler onder vier ogen laten onderzoeken, door iemand van hetzelfde geslacht. Wie weigert, wordt bestraft.
law-smoking = Roken, ook van e-sigaretten, mag alleen waar de arbiter het toestaat.
law-finished = Spelers van wie de partij uit is, zijn toeschouwers.
law-disturbing = Het is verboden de tegenstander af te leiden of te hinderen; ook onredelijke claims en remiseaanbiedingen vallen daaronder.
law-infractions = Overtredingen van deze gedragsregels bestraft de arbiter.
law-refusal = Wie hardnekkig weigert zich aan de Regels te houden, verliest de partij.
law-both-guilty = Zijn beide spelers schuldig, dan verliezen beiden.
law-explain = Een speler mag de arbiter vragen een punt van de Regels uit te leggen.
law-appeal = Tenzij het reglement anders bepaalt, kan een speler tegen elke beslissing van de arbiter in beroep gaan, ook na ondertekening van het formulier.
law-reconstruction = Beide spelers helpen de arbiter als de partij moet worden gereconstrueerd, ook bij remiseclaims.
law-own-count = Letten op driemaal dezelfde stelling of vijftig zetten is de taak van de spelers.
law-arbiter = De arbiter ziet erop toe dat de Regels worden nageleefd, en gaat over beslissingen, tijden en uitslagen.
law-arbiter-duties = De arbiter handelt in het belang van de wedstrijd, zorgt voor goede speelomstandigheden en dat de spelers niet worden gestoord, en houdt toezicht op het verloop.{ $old ->
    [yes] {""}
   *[no] {" "}De arbiter zorgt ook voor eerlijk spel, neemt bijzondere maatregelen voor spelers met een beperking of met medische zorg, en volgt de regels tegen vals spel.
}
law-observe = De arbiter volgt de partijen, vooral bij tijdnood, handhaaft beslissingen en legt zo nodig straffen op.
law-observers = De arbiter mag assistenten aanwijzen om partijen te volgen, bijvoorbeeld als meer spelers in tijdnood zijn.
law-disturbed-from-outside = Wordt de partij van buiten gestoord, dan kan de arbiter een of beide spelers extra tijd geven.
law-not-told = De arbiter zegt niemand hoeveel zetten zijn gedaan, noch dat de tegenstander heeft gezet of vergat in te drukken, behalve na een gevallen vlag als de formulieren worden bijgewerkt.
law-others-report = { $old ->
    [yes] Toeschouwers en spelers van andere partijen mogen niet over een partij spreken of zich er op enige wijze mee bemoeien; de arbiter mag hen uit de speelruimte sturen.
   *[no] Wie een onregelmatigheid in een andere partij ziet, mag dat alleen de arbiter zeggen.
}
law-phones = { $old ->
    [yes] Niemand mag in de speelomgeving of in een ruimte die de arbiter noemt, een mobiele telefoon gebruiken.
   *[no] Zonder toestemming van de arbiter mag niemand in de speelomgeving, of in een aangrenzende ruimte die de arbiter noemt, een mobiele telefoon of ander communicatiemiddel gebruiken.
}
law-penalties = De arbiter mag waarschuwen, de tegenstander tijd geven of de overtreder tijd afnemen, punten wijzigen, de partij verloren verklaren{ $old ->
    [yes] {" "}of uit het toernooi verwijderen
   *[no] , beboeten, uitsluiten van rondes of verwijderen
}.
law-interpretation = Bonden kunnen de FIDE om een officiële beslissing vragen over problemen met de regels.
law-rapid = Rapid: hoofdtijd en zestig incrementen samen liggen { $old ->
    [yes] tussen vijftien en zestig minuten
   *[no] boven tien en onder zestig minuten
}.
law-rapid-basis = De schaakregels gelden, behalve waar rapid eigen regels heeft.
law-blitz-basis = Snelschaak volgt de regels van rapid, behalve waar het eigen regels heeft.
law-fast-record = De spelers hoeven de zetten niet te noteren{ $old ->
    [yes] {""}
   *[no] ; zij behouden hun claims op grond van notatieformulieren en mogen de arbiter altijd om een formulier vragen
}.
law-one-minute = De straffen van twee minuten in de Artikelen 7 en 9 zijn één minuut.
law-rapid-supervised = In rapid gelden de wedstrijdregels als een arbiter op hoogstens drie partijen let en elke partij door de arbiter of een assistent wordt vastgelegd, zo mogelijk elektronisch.
law-blitz-supervised = In snelschaak gelden de wedstrijdregels als een arbiter op één partij let en elke partij door de arbiter of een assistent wordt vastgelegd, zo mogelijk elektronisch.
law-record-shown = De speler aan zet mag de arbiter vragen de notatie van de partij te tonen, hoogstens vijf keer per partij; vaker geldt als afleiden van de tegenstander.
law-rapid-otherwise = Waar de wedstrijdregels niet gelden, heeft rapid eigen regels voor de beginstelling, onreglementaire zetten en gevallen vlaggen.
law-blitz-otherwise = Waar de wedstrijdregels niet gelden, heeft snelschaak geen eigen regels en volgt het die van rapid voor zulke partijen.
law-fast-set-up = Na { $frozen } zetten van elk kunnen beginstelling, ligging van het bord en klokinstelling niet meer worden gewijzigd.{ $old ->
    [yes] {" "}Een koning die met de dame is verwisseld, mag niet rokeren.
   *[no] {" "}{ $new ->
        [yes] Een koning of toren op een verkeerd veld mag niet rokeren.
       *[no] Een koning die met de dame is verwisseld, of een toren op een verkeerd veld, mag niet rokeren.
    }
}
law-fast-touch = Over aangeraakte stukken beslist de arbiter alleen als een speler erom vraagt.
law-fast-illegal = Een onreglementaire zet kan worden geclaimd tot de tegenstander de volgende zet heeft gedaan; daarna blijft hij staan{ $old ->
    [yes] . De arbiter grijpt alleen in na zo'n claim, of als beide koningen schaak staan of een promotie niet voltooid is
   *[no] , tenzij beide spelers het anders eens worden. Tot dan grijpt ook een arbiter in die hem ziet
}.
law-fast-time = { $old ->
    [yes] Wie winst op tijd claimt, stopt beide klokken; de claim is terecht als de eigen vlag dan nog staat en die van de tegenstander gevallen is.
   *[no] Wie winst op tijd claimt, mag de klokken stoppen. Het is remise als de claimer met geen enkele reeks reglementaire zetten mat kan zetten.
}
law-both-kings = Staan beide koningen schaak, of is een pion niet gepromoveerd, dan wacht de arbiter de volgende zet af; is het dan nog zo, dan is de partij remise.
law-fast-flag = { $old ->
    [yes] De spelers claimen de vlag; de arbiter zwijgt
   *[no] De arbiter { $new ->
    [yes] meldt ook dat een vlag is gevallen, als de arbiter dat ziet
   *[no] mag melden dat een vlag is gevallen, als de arbiter dat ziet
}
}.
law-fast-both-flags = Zijn beide vlaggen gevallen, dan is het remise.
law-one-way = Het reglement bepaalt voor het hele toernooi of de wedstrijdregels gelden.
law-blitz = Snelschaak: hoofdtijd en zestig incrementen samen zijn { $old ->
    [yes] minder dan vijftien minuten
   *[no] tien minuten of minder
}.
law-blitz-illegal = In snelschaak mag de tegenstander na een onreglementaire zet de winst claimen tot de eigen volgende zet; het is remise als de claimer met geen enkele reeks reglementaire zetten mat kan zetten. Daarna blijft de zet staan.
law-notation = De FIDE erkent in haar toernooien alleen de algebraïsche notatie. Een formulier in een andere notatie is geen bewijs; de arbiter wijst een speler die zo noteert daarop.
law-notation-piece = In dit Aanhangsel betekent "stuk" een stuk dat geen pion is.
law-notation-pieces = Een stuk wordt geschreven met de hoofdletter waarmee de naam begint, in de taal van de speler; een pion heeft geen letter.
law-notation-squares = De lijnen heten a tot h, vanaf de linkerkant van Wit; de rijen 1 tot 8, vanaf de kant van Wit. Elk veld is een letter en een cijfer.
law-notation-moves = Een zet wordt geschreven met de letter van het stuk en het bereikte veld; een pionzet met het veld alleen.{ $old ->
    [yes] {""}
   *[no] {" "}De langere vorm met beide velden mag ook.
}
law-notation-captures = { $old ->
    [yes] Voor het veld van een slagzet komt
   *[no] Voor het veld van een slagzet mag
} een x. Slaat een pion, dan begint de zet met de lijn waar de pion vandaan komt. De letters e.p. staan voor en passant slaan.
law-notation-like = Kunnen twee gelijke stukken op het veld komen, dan wordt de lijn van het spelende stuk toegevoegd, of de rij als ze op dezelfde lijn staan.
law-notation-promotion = Bij een promotie volgt na het veld de letter van het nieuwe stuk.
law-notation-signs = 0-0 is de rokade met de toren van de h-lijn, 0-0-0 met die van de a-lijn; x is slaan, + schaak, ++ of # schaakmat, e.p. en passant.
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
law-talking-clock = Een klok voor de visueel gehandicapte speler { $old ->
    [yes] heeft wijzers, punten en een vlag die te voelen zijn
   *[no] zegt tijd en aantal zetten, of is te voelen
}.
law-vi-record = De visueel gehandicapte speler noteert in braille, in gewoon schrift of met opnameapparatuur.
law-slip = Een verspreking in een aankondiging wordt meteen gecorrigeerd, voordat de klok van de tegenstander wordt gestart.
law-boards-differ = Verschillen de borden, dan worden ze met hulp van de arbiter en beide formulieren gecorrigeerd. Komen de formulieren overeen, dan corrigeert wie de verkeerde zet heeft het eigen bord{ $old ->
    [yes] .
   *[no] ; zo niet, dan gaat men terug tot waar ze overeenkomen en stelt de arbiter de klokken in.
}
law-sheets-differ = Verschillen de notatieformulieren, dan gaat men terug tot het laatste punt waarop ze overeenkomen, en stelt de arbiter de klokken in.
law-assistant = De assistent van de visueel gehandicapte speler mag op beide borden zetten doen en aankondigen, noteren, indrukken, op verzoek tijden noemen, de vlag claimen en de arbiter melden dat de ziende speler een stuk heeft aangeraakt. Ook regelt die de formaliteiten bij het afbreken.
law-sighted-assistant = Heeft de visueel gehandicapte speler geen assistent, dan mag de ziende er een hebben om te zetten en aan te kondigen.{ $old ->
    [yes] {""}
   *[no] {" "}Tegen een dove speler moet een assistent worden aangewezen.
}
law-sealed-move = Bij het afbreken noteert de speler aan zet de zet ongezien, beide formulieren gaan in een envelop, en pas dan stopt die speler de klok. Wie eerder afbreekt, krijgt de rest van de zitting in rekening gebracht.
law-envelope-data = Op de envelop staan namen, stelling, gebruikte tijden, wie welke zet afgaf, een remiseaanbod, en wanneer en waar de partij verdergaat.
law-envelope-kept = De arbiter controleert wat op de envelop staat en bewaart die.
law-offer-after-sealing = Een remiseaanbod na het afgeven van de zet blijft staan tot het is beantwoord.
law-before-resumption = Voor de hervatting wordt de stelling voor de afgegeven zet opgezet, en de klokken tonen de tijden van het afbreken.
law-ended-before-resumption = Komen de spelers voor de hervatting remise overeen, of geeft er een op, dan is de partij geëindigd.
law-open-envelope = De envelop wordt pas geopend als de speler die moet antwoorden aanwezig is.
law-unclear-sealed = Een dubbelzinnige, onjuiste of onreglementaire afgegeven zet verliest de partij.
law-resumption = Is de speler die moet antwoorden er, dan wordt de envelop geopend, de zet gespeeld en de klok van die speler gestart. Is die speler afwezig, dan loopt die klok. Is de afgever afwezig, dan mag de tegenstander een antwoord afgeven.
law-late-resumption = Wie te laat bij de hervatting komt, verliest, tenzij de afgegeven zet de partij beëindigde.
law-both-absent = Zijn beiden afwezig, dan verliest wie moet antwoorden de tijd tot er een komt.
law-lost-envelope = Is de envelop kwijt, dan speelt de afgever de zet die volgens de afgever erin zat. Kan de stelling niet worden hersteld, dan wordt een nieuwe partij gespeeld.
law-wrong-times = Toont een klok bij de hervatting een verkeerde tijd en zegt een speler dat voor de eigen eerste zet, dan wordt die verbeterd; anders gaat de partij door, tenzij de arbiter anders beslist.
law-sessions = Voor zittingen van afgebroken partijen geldt { $old ->
    [yes] de wandklok
   *[no] de klok van de arbiter
}; het tijdstip van de hervatting wordt vooraf bekendgemaakt.
law-chess960 = Chess960: een van 960 beginstellingen. Na de rokade staan koning en toren waar ze in het gewone schaak zouden staan.
law-chess960-start = De pionnen staan op de tweede rij. Daarachter staan de stukken willekeurig, maar met de koning tussen de torens en de lopers op velden van verschillende kleur; de zwarte stukken staan ertegenover.
law-chess960-castling = Elke speler mag één keer rokeren. Al naargelang waar ze staan, gaan koning en toren beide, wisselen ze van plaats, of gaat er maar één. Alle velden die ze passeren of bereiken moeten leeg zijn, op die twee na. Om vergissingen te voorkomen zegt men eerst: “ik ga rokeren”.
law-quickplay-phase = Versneld beëindigen is de fase van de partij waarin alle resterende zetten in een beperkte tijd moeten worden gedaan.
law-quickplay-announced = De regels voor versneld beëindigen gelden alleen als ze zijn aangekondigd, in klassiek schaak en rapid zonder increment.
law-quickplay-increment = Met minder dan twee minuten mag de speler aan zet vijf seconden per zet voor beiden vragen; dat is ook een remiseaanbod. Wordt het afgeslagen en stemt de arbiter in, dan wordt het increment ingesteld en krijgt de tegenstander twee minuten.
law-quickplay = Met minder dan twee minuten mag de speler aan zet remise claimen: de tegenstander kan niet met normale middelen winnen, of probeert het niet. De arbiter wijst toe, stelt uit of wijst af; bij afwijzing krijgt de tegenstander twee minuten.
law-quickplay-final = De beslissing van de arbiter daarover is definitief.
law-quickplay-alone = Zonder arbiter eindigt met de claim het spel: de slotstelling wordt genoteerd, de tegenstander controleert die, en een arbiter beslist.

law-term-adjournment = De partij wordt onderbroken en later voortgezet, in plaats van in één zitting uitgespeeld.
law-term-analysis = Zetten op een bord proberen om de beste voortzetting te vinden.
law-term-claim = Een speler kan zich in verschillende situaties met een claim tot de arbiter wenden, zoals remise of een vlagval.
law-term-colours = De 16 lichte stukken en de lichte velden heten wit, de donkere zwart. Wit en Zwart zijn ook de spelers van die stukken.
law-term-contiguous = Een ruimte naast de speelzaal die er geen deel van is, zoals die voor toeschouwers.
law-term-counter = Een onderdeel van de klok dat telt hoe vaak elke speler heeft ingedrukt.
law-term-disability = Een lichamelijke of geestelijke toestand waardoor iemand het vermogen tot bepaalde schaakhandelingen geheel of gedeeltelijk heeft verloren.
law-term-discretion = Op ongeveer 39 plaatsen laten de regels de beslissing aan het oordeel van de arbiter.
law-term-draw = Een partij die zonder winnaar eindigt.
law-term-exchange = Een pion promoveert; of een stuk wordt geslagen tegen een van gelijke waarde; of een toren gaat verloren tegen een loper of paard.
law-term-fischer = Elke speler krijgt voor elke zet extra tijd, vaak 30 seconden. Wat niet is gebruikt, blijft behouden.
law-term-increment = Tijd, van 2 tot 60 seconden, die elke speler per zet krijgt, bij de klok opgeteld of als uitstel.
law-term-intervene = Zich mengen in iets wat gebeurt, om het te beïnvloeden.
law-term-minor = Een loper of een paard.
law-term-move = Een zet van beiden, zoals in “40 zetten in 90 minuten”; het recht om nu te spelen; of één zet van één speler.
law-term-normal-means = Zo spelen dat men probeert te winnen, of een stelling hebben met echte kans op winst anders dan door een vlagval.
law-term-organiser = Wie verantwoordelijk is voor het evenement: plaats, data, prijzen, uitnodigingen en vorm.
law-term-over-the-board = De regels gelden alleen voor spel aan het bord, niet via internet of per correspondentie.
law-term-piece = Een van de 32 figuren op het bord; of alleen koning, dame, toren, loper of paard, anders dan een pion.
law-term-regulations = Verschillende punten van de regels zijn naar keuze. Het reglement van een toernooi zegt wat is gekozen.
law-term-result = Gewoonlijk 1-0, 0-1 of remise. Bij uitzondering verliezen beiden, of krijgt de een een half punt en de ander niets. Een niet gespeelde partij is plus voor de een en min voor de ander, of min voor beiden.
law-term-standard = Een partij waarin elke speler ten minste 60 minuten heeft.
law-term-supervision = De wedstrijdregels gelden in rapid als een arbiter op hoogstens drie partijen let, in snelschaak op één, en de partij wordt vastgelegd.
law-term-time-control = De regel over de tijd van elke speler, zoals 40 zetten in 90 minuten. Wie die zetten in die tijd doet, haalt de tijdcontrole.
law-term-wings = De damevleugel is de helft van het bord met de lijnen a tot d, de koningsvleugel de helft met de lijnen e tot h.
law-term-zero-tolerance = De spelers moeten aan het bord zijn als de ronde begint.
