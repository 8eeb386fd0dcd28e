# The command line.
command-usage = Annabella: schaken tussen een blinde en een ziende speler, ieder op een eigen bord (Regels van de FIDE, Aanhangsel D).
usage-window =
    annabella [BESTAND] [--game N] [--table BESTAND] [--open BESTAND] [--seat PLAATS] [--data MAP] [--board PLAATS=APPARAAT[,MERK]]{ $hall }{ $join }
        opent het venster: een nieuwe partij, of die in BESTAND
usage-announce =
    annabella announce --fen FEN [--vocabulary V] ZET
        toont hoe een zet wordt aangekondigd
usage-understand =
    annabella understand --fen FEN [--letters TAAL] WOORDEN
        zoekt welke zet de woorden betekenen
usage-notate =
    annabella notate PARTIJ.pgn|LOGBOEK --letters LETTERS [--written-in LETTERS] [--form short|long|figurine|words] [--vocabulary V]
        schrijft de zetten in algebraïsche notatie (Aanhangsel C), met de stukletters van een taal; een regel voor elke partij in het bestand
usage-braille =
    annabella braille PARTIJ.pgn|LOGBOEK [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        schrijft een notatieformulier in braille; alleen ukaaf2015 volgt een gepubliceerde code, de andere zijn van het programma zelf
        … [--written-in LETTERS] [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille FORMULIER --read [--code C] [--fen FEN]
        leest een notatieformulier in braille en schrijft de partij als PGN
usage-print =
    annabella print PARTIJ.pgn|LOGBOEK [--what sheet|report|envelope] [--letters LETTERS] [--written-in LETTERS] [--large]
        schrijft notatieformulieren of het verslag van een partij als HTML-pagina, desgewenst in grote letters
usage-journal =
    annabella journal BESTAND --verify | --export pgn|jsonl | --rescue NIEUW
        controleert, exporteert of redt een opgeslagen partij
usage-compare =
    annabella compare --white-sheet BESTAND --black-sheet BESTAND [--white-board STELLING] [--black-board STELLING]
        en [--start FEN] [--letters-white TAAL] [--letters-black TAAL] [--written-in LETTERS] [--clock-log BESTAND] [--journal BESTAND] [--laws 2005|2018|2023]
        vergelijkt twee notatieformulieren en twee borden: wie wat corrigeert (D.2.9)
usage-classify =
    annabella classify SPEELTEMPO [--laws 2005|2018|2023]
        zegt of een speeltempo klassiek, rapid of snelschaak is, en hoeveel minuten zestig zetten duren
usage-pairings =
    annabella pairings --round-robin N [--double] [--tables berger|cbx]
        geeft de paringen van een rondtoernooi, met kleuren, volgens de Bergertabellen
usage-standings =
    annabella standings BESTAND.trf [--tie-breaks LIJST] [--rules 2014|2024|2026] [--html BESTAND] [--trf BESTAND] [--trf16 BESTAND] [--trf26 BESTAND]
        berekent de stand uit een toernooiverslag (TRF16, TRF26)
usage-explain =
    annabella explain ARTIKEL [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        legt een artikel van de regels uit in gewone woorden, zoals een speler aan tafel het hoort
usage-board =
    annabella board --list | --watch APPARAAT [--kind { $makes }]
        noemt de aangesloten elektronische borden, of volgt er een
usage-console =
    annabella console [--table BESTAND] [--open BESTAND [--game N]] [--seat PLAATS] [--data MAP] [--mute] [--board PLAATS=APPARAAT[,MERK]]{ $hall }{ $join }
        speelt in de terminal: typ op elke regel een zet of een opdracht; elke regel uitvoer is een melding
usage-script =
    annabella script BESTAND…
        speelt partijscripts en toont alles wat er gebeurt
usage-pages =
    annabella pages MAP
        schrijft handleidingen in alle talen en de aanvullingen van bash, zsh en fish naar MAP, voor pakketten
usage-notes =
    Elke opdracht kent --json en --lang TAAL ({ $languages }).
    annabella OPDRACHT --help legt de opties uit; annabella --version noemt de versie.
    V: { $vocabularies }. TAAL: { $letters }.
    LETTERS: TAAL, { $more }.
    Afsluitcode: 0 gelukt; 1 het antwoord is nee; 2 foute opdrachtregel of onleesbare invoer.
option-fen = de stelling, als FEN
option-vocabulary = woorden van de aankondigingen; standaard fide
option-letters = de taal van de stukletters
option-form = notatiewijze
option-code = de braillecode; voor een tafel in een speelzaal de vier velden die de arbiterstafel geeft, zoals "e4 g7 a2 f3"
option-format = formaat van het braillebestand
option-layout = een regel per zettenpaar, of doorlopend
option-diagram = diagrammen na deze halve zetten; end is de laatste stelling
option-cells = aantal cellen per regel
option-lines = aantal regels per bladzijde
option-form-feed = wanneer een nieuwe bladzijde begint: tussen de bladzijden, na elke, of nooit
option-crlf = regeleinden zoals in Windows
option-read = leest een notatieformulier in braille in plaats van het te schrijven
option-what = notatieformulieren, het verslag van de partij of de envelop van een afgebroken partij
option-large = in grote letters
option-verify = controleert of de partij niet is gewijzigd
option-export = exporteert de partij
option-rescue = redt wat van een beschadigde partij nog goed is, als een nieuwe partij
option-side-sheet = het notatieformulier van deze kant, een tekstbestand
option-side-board = de stelling van deze kant, als eerste deel van een FEN
option-side-letters = de taal van de stukletters op het formulier van deze kant
option-written-in = de taal van de stukletters in het bestand, als ze niet Engels zijn
option-start = de beginstelling, als FEN
option-clock-log = een bestand met de klokken: op elke regel de halve zet en de milliseconden van wit en zwart
option-journal = de opgeslagen partij om mee te vergelijken
option-laws = uitgave van de regels; standaard 2023
option-speed = het soort partij
option-supervision = volgens wedstrijdregels met een arbiter per partij, of anders
option-table = zet een nieuwe tafel klaar uit dit partijscript
option-open = een opgeslagen partij, of een PGN-bestand
option-game = nummer van de partij in het bestand
option-seat = wiens plaats het is: white, black, assistant-white, assistant-black of arbiter
option-data = bewaart partijen en instellingen in deze map
option-mute = zonder spraak en geluiden: alleen tekst
option-list = noemt de aangesloten elektronische borden
option-watch = laat zien wat dit bord ziet tot het wordt losgekoppeld: een poort zoals /dev/ttyUSB0 of COM3, of een bord met merk en serienummer zoals dgt:12345
option-kind = het merk van het bord, als de poort het niet verraadt
option-board = een elektronisch bord voor Wit of Zwart, één keer voor elk: black=/dev/ttyUSB0,certabo of white=dgt:12345; zonder merk DGT
option-json = een JSON-object per regel
option-lang = in deze taal in plaats van die van het systeem
option-help = toont deze hulp
page-name = NAAM
page-synopsis = SAMENVATTING
page-description = BESCHRIJVING
page-options = OPTIES
page-notes = OPMERKINGEN
page-files = BESTANDEN
page-games-kept = opgeslagen partijen en opnamen
page-settings-kept = de instellingen van een persoon
page-environment = OMGEVING
page-graphics = card: de grafische kaart tekent de vensters; processor: het programma tekent ze zelf
page-language = de taal, als --lang ontbreekt
page-see-also = ZIE OOK
page-program = schaken tussen een blinde en een ziende speler
page-settings = de instellingen van Annabella
page-settings-file = Een TOML-bestand dat het programma schrijft. Bij elke instelling: de sleutel en standaardwaarde, de mogelijke waarden en wat ze doet.
command-pages-failed = Kan niet schrijven naar { $path } ({ $why }). Kies een andere map.
command-output-cut = De uitvoer is onvolledig: daar kan niet worden geschreven. Maak schijfruimte vrij of kies een andere plaats.
command-try-help = Typ “annabella --help” voor een lijst van opdrachten.
command-unknown = Onbekende opdracht: “{ $word }”.
command-unknown-option = Onbekende optie: “{ $word }”.
command-stray-word = Onverwacht woord: “{ $word }”. Bij deze opdracht horen alleen opties.
command-missing-value = De optie { $word } heeft een waarde nodig.
command-needless-value = Bij de optie { $word } hoort geen waarde.
command-second-file = Bij deze opdracht hoort één bestand. “{ $word }” is er een te veel.
command-missing-option = De optie { $word } is verplicht.
command-not-both = { $word } gaan niet samen: geef een van beide.
command-game-over = In de stelling “{ $word }” is de partij al afgelopen.
command-missing-argument = { $word } ontbreekt.
command-unknown-language = Onbekende taal “{ $word }”. Kies uit { $languages }.
command-not-one-of = { $option }: “{ $word }” is niet geldig. Kies uit { $possible }.
command-not-text = “{ $word }” bevat bytes die geen UTF-8-tekst zijn.
fen-unreadable = Ongeldige FEN: { $field }, kolom { $column }: { $problem }. { $remedy }
fen-field-placement = eerste deel (stukken)
fen-field-turn = tweede deel (aan zet)
fen-field-castling = derde deel (rokades)
fen-field-en-passant = vierde deel (en passant)
fen-field-halfmoves = vijfde deel (halve zetten)
fen-field-fullmoves = zesde deel (zetnummer)
fen-problem-unreadable = ontbreekt of heeft een verkeerde vorm
fen-problem-sign = “{ $sign }” mag hier niet staan
fen-problem-rank-length = rij { $rank } heeft { $squares } velden
fen-problem-rank-count = er zijn { $ranks } rijen
fen-problem-kings = elke kant moet precies één koning hebben
fen-problem-pawn = er staat een pion op de eerste of laatste rij
fen-problem-castling = koning of toren staat niet op het veld dat bij deze rokade hoort
fen-problem-check = wie niet aan zet is, staat schaak
fen-right-placement = Typ acht rijen van acht velden, vanaf rij 8 omlaag, zoals rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Typ w of b.
fen-right-castling = Typ - of letters uit KQkq, in Chess960 ook de lijnen van de torens.
fen-right-en-passant = Typ - of een veld zoals e3.
fen-right-number = Typ een geheel getal zoals 0 of 1.

# The console and the window at the start.
session-no-game = { $path } bevat geen leesbare partij.
session-from-script = { $path } is een partijscript, geen opgeslagen partij: er is een nieuwe tafel mee klaargezet. Is dat de bedoeling, gebruik dan --table { $path }.
session-damaged = Let op: de partij is beschadigd en alleen te lezen tot de regel voor nummer { $entry }. Het bestand blijft zoals het is; u kunt er niet in verder spelen.
session-new-instead = In plaats daarvan is een nieuwe partij geopend.
session-locked = Er is een vergrendelde partij bezig, dus die is geopend, op haar eigen plaats. Om die te verlaten moet de arbiter de arbiterstafel ontgrendelen met de pincode.
session-locked-alone = Dit is de vergrendelde partij die bezig is; er kan geen andere worden geopend.
session-locked-replaced = Er is een vergrendelde partij bezig, maar in het bestand { $path } staat nu een andere partij of een oudere kopie. Zet het juiste bestand terug: er kan geen andere partij worden geopend.
session-older-instead = In plaats daarvan is de vorige onvoltooide partij geopend.
unopened-damaged = { $game } kon niet worden heropend: het bestand is beschadigd. Open { $file } om te zien wat nog te lezen is.
unopened-unreadable = { $game } kon niet worden heropend: het bestand is geen opgeslagen partij meer. Vervang { $file } door een kopie, als die er is.
unopened-not-a-file = { $game } kon niet worden heropend: { $file } is geen gewoon bestand, maar een pipe, een apparaat, een socket, een map of een verbroken koppeling. Haal het uit de map met partijen.
unopened-beside = { $game } kon niet worden heropend: { $file } is geen gewoon bestand, maar een map, een koppeling, een pipe of een apparaat. Haal het uit de map met partijen.
unopened-too-long = { $game } kon niet worden heropend: het bestand is veel te groot. Haal { $file } uit de map met partijen.
unopened-newer = { $game } kon niet worden heropend: een nieuwere versie heeft het bestand geschreven. Open { $file } met die versie.
unopened-in-use = { $game } kon niet worden heropend: de partij is al open. Ga met { $file } verder waar die open is, of sluit die daar.
unopened-forbidden = { $game } kon niet worden heropend: u mag het bestand niet openen. Vraag het recht om { $file } te lezen en te schrijven.
unopened-log-missing = { $game } kon niet worden heropend: de zetten staan in { $file }-wal, en dat bestand ontbreekt. Zet het er weer naast.
unopened-full = { $game } kon niet worden heropend: de schijf is vol. Maak ruimte vrij en open dan { $file }.
unopened-failed = { $game } kon niet worden heropend: het bestand kan niet worden gelezen of geschreven ({ $detail }). Controleer de schijf en open dan { $file }.
unopened-more = { $count ->
    [one] Nog één opgeslagen partij kon niet worden heropend; ze staat in de lijst van partijen.
   *[other] Nog { $count } opgeslagen partijen konden niet worden heropend; ze staan in de lijst van partijen.
}
session-not-stored = De partij gaat door, maar wordt niet opgeslagen.
session-settings = Kan de instellingen in { $path } niet lezen: { $what }. Het bestand blijft bewaard, en krijgt een andere naam als u een instelling wijzigt. De standaardinstellingen worden gebruikt.
session-card = De grafische kaart wordt gebruikt, want zonder kaart kostte het tekenen van een venster { $ms } ms. Een schermlezer vindt nu alleen het eerste venster; met ANNABELLA_GRAPHICS=processor zijn alle vensters toegankelijk.
console-no-such-seat = Deze partij heeft geen plaats { $seat }. Kies een andere met --seat.
console-no-thread = Het systeem kan geen threads meer starten. Sluit programma's en probeer het opnieuw.
console-long-line = Die regel is langer dan { $count } KiB en is genegeerd.
console-no-display = Geen scherm gevonden. De tafel opent in de terminal.
command-unknown-seat = Onbekende plaats “{ $word }”. Kies uit white, black, assistant-white, assistant-black en arbiter.
command-system-folder = { $word } bevat apparaten of processen van het systeem, geen bestanden. Kies met --data een andere map.
classify-standard = klassiek, { $minutes } { $count ->
    [one] minuut
   *[other] minuten
}
classify-rapid = rapid, { $minutes } { $count ->
    [one] minuut
   *[other] minuten
}
classify-blitz = snelschaak, { $minutes } { $count ->
    [one] minuut
   *[other] minuten
}
classify-untimed = Een partij zonder klok is niet klassiek, geen rapid en geen snelschaak.
classify-unreadable = Het speeltempo is niet te lezen bij kolom { $column }: “{ $part }”. Typ bijvoorbeeld 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 of 90 min + 30 s.

# Electronic boards at the command line.
board-list-none = Er is geen elektronisch bord aangesloten. Sluit er een aan, zet het aan en probeer het opnieuw.
board-list-one = { $number }: { $kind }, serienummer { $serial }, op { $device }.
board-list-nameless = { $number }: { $kind }, op { $device }.
board-battery = Batterij { $percent } procent.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, serienummer { $serial }, is verbonden op { $device }.
board-watch-connected-nameless = { $kind } is verbonden op { $device }.
board-watch-gone = Het bord is niet meer verbonden: het is losgekoppeld of uitgezet.
board-watch-shut = Het bord is aangesloten, maar de poort kan niet opnieuw worden geopend.
board-watch-silent = Het bord is aangesloten, maar stuurt niets begrijpelijks.
board-watch-changed = { $placement }, veranderd: { $squares }
board-watch-clock = Klok { $running ->
    [yes] loopt
   *[no] staat stil
}: Wit { $white }, Zwart { $black }.
board-watch-lever-white = Wit heeft het laatst gedrukt.
board-watch-lever-black = Zwart heeft het laatst gedrukt.
board-watch-clock-battery = De batterij ervan is bijna leeg.
board-watch-clock-gone = De klok is weg of reageert niet.
board-not-understood = Op { $device } reageert geen bekend bord. Zet het aan en noem het merk met --kind: { $kinds }.
board-only-occupancy = Het bord op { $device } ziet alleen welke velden bezet zijn. Gebruik een bord dat zijn stukken herkent.
board-access-gone = { $device } is er niet. Sluit het bord aan; “annabella board --list” zegt waar het is.
board-access-busy = { $device } is in gebruik door een ander programma. Sluit dat en probeer het opnieuw.
board-access-group = U mag { $device } niet openen, omdat u niet in de groep { $group } zit. Typ “sudo usermod -aG { $group } { $user }” in een terminal, meld u dan af en weer aan.
board-access-login = U mag { $device } nog niet openen, omdat u zich niet opnieuw hebt aangemeld sinds u in de groep { $group } zit. Meld u af en weer aan.
board-access-rule = U mag { $device } niet openen: de udev-regel voor borden is niet geïnstalleerd. Typ “sudo cp { $rule } /etc/udev/rules.d/” in een terminal, koppel dan het bord los en sluit het weer aan.
board-access-replug = U mag { $device } niet openen. Koppel het bord los en sluit het weer aan terwijl u op deze computer zelf bent aangemeld.
board-access-right = U mag { $device } niet openen. Vraag de beheerder om lees- en schrijfrecht.
