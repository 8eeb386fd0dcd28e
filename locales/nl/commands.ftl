# De opdrachtregel.
command-usage =
    Annabella: schaken tussen een blinde en een ziende speler, ieder op een eigen bord (Regels van de FIDE, Aanhangsel D).

    annabella [BESTAND] [--game N] [--table BESTAND] [--open BESTAND] [--seat SEAT] [--data MAP] [--board PLAATS=APPARAAT[,MERK]] [--hall ADRES --code CODE] [--join ADRES --code CODE]
        het venster: een nieuwe partij, of die in dat bestand
    annabella announce --fen FEN [--vocabulary V] ZET
        hoe de zet wordt aangekondigd
    annabella understand --fen FEN [--letters TAAL] WOORDEN
        welke zet de woorden betekenen
    annabella notate PARTIJ.pgn|LOGBOEK --letters LETTERS [--form short|long|figurine|words] [--vocabulary V]
        de zetten zoals Aanhangsel C ze schrijft, met de letters van een taal; een regel voor elke partij van het bestand
    annabella review PARTIJ.pgn|LOGBOEK [--game N] [--ply N] [--vocabulary V] [--engine PAD] [--depth N] [--write NIEUW] [--find TEKST] [--data MAP]
        doorloopt een partij: elke zet met commentaar, tekens en varianten, of één plaats erin; schrijft haar opnieuw zonder iets te verliezen
    annabella braille PARTIJ.pgn|LOGBOEK [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        een notatieformulier in braille; alleen ukaaf2015 volgt een gepubliceerde code, de andere zijn van het programma zelf
        … [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille FORMULIER --read [--code C] [--fen FEN]
        de partij van een notatieformulier in braille als PGN
    annabella print PARTIJ.pgn|LOGBOEK [--what sheet|report|envelope] [--letters LETTERS] [--large]
        notatieformulieren of het verslag van een partij als HTML-pagina, desgewenst in grote letters
    annabella journal BESTAND --verify | --export pgn|jsonl | --rescue NIEUW
        of een opgeslagen partij is zoals zij werd geschreven; een opgeslagen partij uitvoeren
    annabella compare --white-sheet BESTAND --black-sheet BESTAND [--white-board STELLING] [--black-board STELLING]
        en [--start FEN] [--letters-white TAAL] [--letters-black TAAL] [--clock-log BESTAND] [--journal BESTAND] [--laws 2005|2018|2023]
        twee notatieformulieren en twee borden: wie wat corrigeert (D.2.9)
    annabella classify SPEELTEMPO [--laws 2005|2018|2023]
        klassiek, rapid of snelschaak, en hoeveel minuten zestig zetten duren
    annabella pairings --round-robin N [--double]
        wie tegen wie speelt en met welke kleur, allen tegen allen, volgens de Bergertabellen
    annabella standings BESTAND.trf [--tie-breaks LIJST] [--html BESTAND] [--trf BESTAND] [--trf16 BESTAND] [--trf26 BESTAND]
        de stand uit het verslag van een toernooi (TRF16, TRF26)
    annabella hall [--event NAAM|TRF] [--last] [--tournament BESTAND] [--passphrase BESTAND] [--data MAP] [--listen ADRES] [--headless] [--hall ADRES --code CODE]
        de arbitertafel voor alle tafels van een toernooi
    annabella relay [--hall ADRES --code CODE] [--sealed] [--listen ADRES] [--data MAP]
        geeft door tussen de arbitertafel en de tafels van een andere zaal
    annabella explain ARTIKEL [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        wat een artikel van de regels zegt, in eigen woorden, zoals een speler aan tafel het hoort
    annabella board --list | --watch APPARAAT [--kind dgt|millennium|certabo|livechess]
        de aangesloten elektronische borden; of wat een ervan ziet, voor een vraag om hulp
    annabella console [--table BESTAND] [--open BESTAND [--game N]] [--seat PLAATS] [--data MAP] [--mute] [--board PLAATS=APPARAAT[,MERK]] [--hall ADRES --code CODE] [--join ADRES --code CODE]
        speelt in de terminal: een regel erin is een zet of een opdracht, een regel eruit is wat wordt gezegd
    annabella play [--engine PAD] [--elo N] [--level WOORD] [--side white|black] [--fen FEN] [--time TEMPO] [--data MAP] [--mute]
        een partij thuis tegen een schaakengine, in de terminal zoals bij console
    annabella script BESTAND…
        speelt partijscripts en drukt alles af wat er gebeurt
    annabella pages MAP
        schrijft handleidingen in alle talen en de aanvullingen van bash, zsh en fish in die map, zoals pakketten ze bevatten

    Elke opdracht kent --json en --lang TAAL ({ $languages }).
    annabella OPDRACHT --help legt de opties uit; annabella --version noemt de versie.
    V: { $vocabularies }. TAAL: { $letters }.
    LETTERS: TAAL, { $more }.
    Afsluitcode: 0 gedaan; 1 het antwoord is nee; 2 de opdrachtregel of invoer is niet te lezen.
option-fen = de stelling, als FEN
option-vocabulary = met welke woorden de zet wordt aangekondigd; anders fide
option-letters = de taal van de stukletters
option-form = hoe een zet wordt geschreven
option-code = de braillecode; voor een tafel in een speelzaal de vier velden die de arbitertafel geeft, zoals "e4 g7 a2 f3"
option-format = het soort braillebestand
option-layout = een regel per zettenpaar, of doorlopend
option-diagram = diagrammen na deze halve zetten; end is de laatste stelling
option-cells = hoeveel cellen een regel heeft
option-lines = hoeveel regels een bladzijde heeft
option-form-feed = waar een nieuwe bladzijde begint: tussen de bladzijden, na elke of nergens
option-crlf = beëindigt regels zoals Windows
option-read = leest een notatieformulier in braille in plaats van het te schrijven
option-what = notatieformulieren, het verslag van de partij of de envelop van een afgebroken partij
option-large = in grote letters
option-verify = zegt of de partij is zoals ze geschreven werd
option-export = geeft de partij uit
option-rescue = bewaart wat goed is van een beschadigde partij als een nieuwe
option-side-sheet = het notatieformulier van deze kant, een tekstbestand
option-side-board = hoe de stukken op het bord van deze kant staan, het eerste veld van een FEN
option-side-letters = de taal van de stukletters op het formulier van deze kant
option-start = de beginstelling, als FEN
option-clock-log = een bestand met de klokken: op elke regel de halve zet en de milliseconden van wit en zwart
option-journal = de opgeslagen partij waar ze bij horen
option-laws = welke uitgave van de regels; anders 2023
option-speed = voor welk soort partij
option-supervision = volgens wedstrijdregels met een arbiter per partij, of anders
option-table = een nieuwe tafel zoals dit spelscript die beschrijft
option-open = een opgeslagen partij, of een PGN-bestand
option-game = welke partij van het bestand, met haar nummer
option-sealed = geeft partijen op twee computers door voor wie komt: ze zijn verzegeld, en niemand hier kan ze lezen
option-seat = wiens plaats het is: white, black, assistant-white, assistant-black of arbiter
option-data = bewaart partijen en instellingen in deze map
option-mute = zonder stem en geluiden: alleen regels tekst
option-list = noemt de aangesloten elektronische borden
option-watch = laat zien wat dit bord ziet tot het wordt losgekoppeld: een poort zoals /dev/ttyUSB0 of COM3, of een bord met merk en serienummer zoals dgt:12345
option-kind = het merk van het bord, als de poort het niet verraadt
option-board = een elektronisch bord voor Wit of Zwart, één keer voor elk: black=/dev/ttyUSB0,certabo of white=dgt:12345; zonder merk DGT
option-hall = neemt deel aan een toernooi: het adres van de arbitertafel, zoals 192.168.1.20; met --code
option-join = gaat zitten aan een tafel op een andere computer: het adres, zoals 192.168.1.20; met --code
option-event = de naam van het toernooi; een nieuw wordt aangemaakt; of het toernooiverslag ervan (TRF)
option-last = opent het toernooi dat het laatst is bewaard; is er geen, dan wordt er een met de datum als naam aangemaakt
option-passphrase = de sleutel van het toernooi wordt afgesloten met de woorden op de eerste regel van dit bestand; - om ze te typen
option-listen = het adres waarop tafels deze arbitertafel bereiken
option-headless = zonder venster: opdrachten van de standaardinvoer, zinnen naar de standaarduitvoer
option-json = een JSON-object per regel, voor programma's
option-lang = in deze taal in plaats van die van het systeem
option-help = deze hulp
page-name = NAAM
page-synopsis = SAMENVATTING
page-description = BESCHRIJVING
page-options = OPTIES
page-notes = OPMERKINGEN
page-files = BESTANDEN
page-games-kept = opgeslagen partijen en opnamen
page-settings-kept = de instellingen van een persoon
page-environment = OMGEVING
page-graphics = met card tekent de grafische kaart de vensters, met processor het programma zelf
page-livechess = waar LiveChess antwoordt, als dat niet op ws://127.0.0.1:1982/api/v1.0 is
page-language = de taal, waar --lang ontbreekt
page-see-also = ZIE OOK
page-program = schaken tussen een blinde en een ziende speler
page-settings = de instellingen van Annabella
page-settings-file = Een bestand in TOML dat het programma schrijft. Onder de naam van elke instelling staan haar plaats in het bestand met de eerste waarde, wat ze kan zijn en wat ze doet.
command-pages-failed = { $path } kan niet worden geschreven ({ $why }). Kies een eigen map.
command-try-help = “annabella --help” noemt de opdrachten.
command-unknown = “{ $word }” is geen opdracht.
command-unknown-option = “{ $word }” is geen optie van deze opdracht.
command-missing-value = Na de optie { $word } ontbreekt een waarde.
command-needless-value = De optie { $word } heeft geen waarde.
command-missing-option = De optie { $word } ontbreekt.
command-not-both = { $word } gaan niet samen: geef een van beide.
command-game-over = In de stelling “{ $word }” is de partij afgelopen: verder spelen kan niet.
command-missing-argument = Aan het einde van de opdracht ontbreekt { $word }.
command-unknown-language = “{ $word }” is geen taal van dit programma. Er zijn { $languages }.
command-not-one-of = { $option } kan niet “{ $word }” zijn. Mogelijk: { $possible }.
command-not-text = “{ $word }” bevat bytes die geen UTF-8-tekst zijn.
fen-unreadable = De FEN is niet te lezen: { $field }, kolom { $column }: { $problem }. { $remedy }
fen-field-placement = eerste deel (stukken)
fen-field-turn = tweede deel (aan zet)
fen-field-castling = derde deel (rokades)
fen-field-en-passant = vierde deel (en passant)
fen-field-halfmoves = vijfde deel (halve zetten)
fen-field-fullmoves = zesde deel (zetnummer)
fen-problem-unreadable = het ontbreekt of heeft een andere vorm
fen-problem-sign = “{ $sign }” betekent niets
fen-problem-rank-length = rij { $rank } heeft { $squares } velden
fen-problem-rank-count = het heeft { $ranks } rijen
fen-problem-kings = elke partij moet precies één koning hebben
fen-problem-pawn = er staat een pion op de eerste of laatste rij
fen-problem-castling = koning of toren staat niet waar deze rokade hem nodig heeft
fen-problem-check = wie niet aan zet is, staat schaak
fen-right-placement = Goed zijn acht rijen van acht velden, vanaf rij 8 omlaag, zoals rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Goed is w of b.
fen-right-castling = Goed is - of letters uit KQkq, in Chess960 ook de lijnen van de torens.
fen-right-en-passant = Goed is - of een veld zoals e3.
fen-right-number = Goed is een geheel getal zoals 0 of 1.

# De console en het venster bij het begin.
session-no-game = { $path } heeft geen leesbaar begin van een partij.
session-from-script = { $path } is een spelscript, geen opgeslagen partij: er staat een nieuwe tafel klaar zoals het script die beschrijft. Goed voor een script is --table { $path }.
session-damaged = Let op: het logboek is alleen te lezen tot de regel voor nummer { $entry }. Het bestand blijft zoals het is; er kan niet in worden gespeeld.
session-new-instead = Daarom staat er een nieuwe partij op tafel.
session-locked = Hier is een vergrendelde partij bezig, dus die staat op tafel, op haar eigen plaats: om haar te verlaten opent de arbiter eerst de arbiterstafel met de pincode.
session-locked-alone = Het is de vergrendelde partij die hier bezig is, dus er wordt geen andere geopend.
session-older-instead = Daarom staat de onvoltooide partij van daarvoor op tafel.
unopened-damaged = { $game } is niet voortgezet, omdat het bestand beschadigd is; open { $file } om te zien wat nog te lezen is.
unopened-unreadable = { $game } is niet voortgezet, omdat het bestand geen logboek meer is; zet een kopie van { $file } op zijn plaats, als die er is.
unopened-not-a-file = { $game } is niet voortgezet, omdat { $file } een pipe, een apparaat, een socket, een map of een koppeling naar niets is, geen gewoon bestand; haal het uit de map met partijen.
unopened-beside = { $game } is niet voortgezet, omdat { $file } geen gewoon bestand is, maar een map, een koppeling, een pipe of een apparaat; haal het uit de map met partijen.
unopened-too-long = { $game } is niet voortgezet, omdat het bestand veel langer is dan welk logboek ook; haal { $file } uit de map met partijen.
unopened-newer = { $game } is niet voortgezet, omdat een nieuwere Annabella haar heeft geschreven; open { $file } met die versie.
unopened-in-use = { $game } is niet voortgezet, omdat zij al geopend is; ga met { $file } verder waar zij open is, of sluit haar daar.
unopened-forbidden = { $game } is niet voortgezet, omdat het programma het bestand niet mag lezen; vraag het recht om { $file } te lezen en te schrijven.
unopened-log-missing = { $game } is niet voortgezet, omdat haar zetten in het bestand { $file }-wal staan, en dat ontbreekt; zet het er weer naast.
unopened-full = { $game } is niet voortgezet, omdat de schijf vol is; maak ruimte vrij en open dan { $file }.
unopened-failed = { $game } is niet voortgezet, omdat het bestand niet kan worden gelezen of geschreven ({ $detail }); controleer de schijf en open dan { $file }.
unopened-more = { $count ->
    [one] Nog één opgeslagen partij kon niet worden voortgezet; de lijst van partijen noemt haar.
   *[other] Nog { $count } opgeslagen partijen konden niet worden voortgezet; de lijst van partijen noemt ze.
}
session-not-stored = De partij gaat door, maar wordt niet opgeslagen.
session-settings = De instellingen { $path } zijn niet te lezen: { $what }. Het bestand blijft bewaard; het wordt opzijgezet als u een instelling wijzigt. Het programma gaat verder met zijn eigen instellingen.
session-card = De grafische kaart tekent de vensters, want zonder haar kostte een heel venster { $ms } milliseconden. Een schermlezer vindt zo alleen het eerste venster; met ANNABELLA_GRAPHICS=processor in de omgeving vindt hij ze allemaal.
console-no-such-seat = In deze partij zit niemand op { $seat }. Noem een andere plaats met --seat.
console-no-thread = Het systeem geeft geen threads meer. Sluit andere programma's en probeer het opnieuw.
console-long-line = Er is een regel van meer dan { $count } KiB getypt, die niet wordt gelezen. Typ een kortere.
console-no-display = Er is geen scherm. De tafel opent in de terminal.
command-unknown-seat = Er is geen plaats “{ $word }”. Plaatsen zijn white, black, assistant-white, assistant-black en arbiter.
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
classify-unreadable = Het speeltempo is niet te lezen bij kolom { $column }: “{ $part }”. Goed zijn 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 of 90 min + 30 s.

# Elektronische borden op de opdrachtregel.
board-list-none = Er is geen elektronisch bord aangesloten. Sluit er een aan, zet het aan en probeer het opnieuw.
board-list-one = { $number }: { $kind }, serienummer { $serial }, op { $device }.
board-list-nameless = { $number }: { $kind }, op { $device }.
board-battery = Batterij { $percent } procent.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, serienummer { $serial }, is verbonden op { $device }.
board-watch-connected-nameless = { $kind } is verbonden op { $device }.
board-watch-gone = Het bord is weg: het is losgekoppeld of uitgezet.
board-watch-shut = Het bord is er, maar zijn poort kan niet opnieuw worden geopend.
board-watch-silent = Het bord is er, maar stuurt niets wat te begrijpen is.
board-watch-changed = { $placement }, veranderd: { $squares }
board-watch-clock = Klok { $running ->
    [yes] loopt
   *[no] staat stil
}: Wit { $white }, Zwart { $black }.
board-watch-lever-white = Wit heeft het laatst gedrukt.
board-watch-lever-black = Zwart heeft het laatst gedrukt.
board-watch-clock-battery = De batterij ervan is bijna leeg.
board-watch-clock-gone = Er is geen klok meer, of ze antwoordt niet.
board-not-understood = Op { $device } antwoordt niets als een bord dat het programma kent. Zet het bord aan en noem het merk met --kind: { $kinds }.
board-only-occupancy = Het bord op { $device } meldt alleen welke velden bezet zijn, en daaraan is niet elke zet te herkennen. Neem een bord dat zijn stukken kent.
board-access-gone = { $device } is er niet. Sluit het bord aan; “annabella board --list” zegt waar het is.
board-access-busy = Een ander programma heeft { $device } open. Sluit dat programma en probeer het opnieuw.
board-access-group = U mag { $device } niet openen, omdat u niet in de groep { $group } zit. Typ “sudo usermod -aG { $group } { $user }” in een terminal, meld u dan af en weer aan.
board-access-login = U mag { $device } nog niet openen, omdat u zich niet opnieuw hebt aangemeld sinds u in de groep { $group } zit. Meld u af en weer aan.
board-access-rule = U mag { $device } niet openen, omdat het systeem de regel voor borden niet kent. Typ “sudo cp { $rule } /etc/udev/rules.d/” in een terminal, koppel dan het bord los en sluit het weer aan.
board-access-replug = U mag { $device } niet openen. Koppel het bord los en sluit het weer aan terwijl u op deze computer zelf bent aangemeld.
board-access-right = U mag { $device } niet openen. Vraag wie deze computer beheert om het recht erop te lezen en te schrijven.
