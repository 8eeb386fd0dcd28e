# The command line.
command-usage = Annabella : échecs entre un joueur aveugle et un joueur voyant, chacun sur son échiquier (Règles de la FIDE, Annexe D).
usage-window =
    annabella [FICHIER] [--game N] [--table FICHIER] [--open FICHIER] [--seat PLACE] [--data DOSSIER] [--board PLACE=APPAREIL[,MARQUE]]{ $hall }{ $join }
        ouvre la fenêtre : une nouvelle partie, ou celle de FICHIER
usage-announce =
    annabella announce --fen FEN [--vocabulary V] COUP
        montre comment un coup est annoncé
usage-understand =
    annabella understand --fen FEN [--letters LANGUE] MOTS
        trouve quel coup les mots désignent
usage-notate =
    annabella notate PARTIE.pgn|JOURNAL --letters LETTRES [--written-in LETTRES] [--form short|long|figurine|words] [--vocabulary V]
        écrit les coups en notation algébrique (Annexe C), avec les lettres de pièces d'une langue ; une ligne par partie du fichier
usage-braille =
    annabella braille PARTIE.pgn|JOURNAL [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        écrit une feuille de partie en braille ; seul ukaaf2015 suit un code publié, les autres sont propres au programme
        … [--written-in LETTRES] [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille FEUILLE --read [--code C] [--fen FEN]
        lit une feuille de partie en braille et écrit la partie en PGN
usage-print =
    annabella print PARTIE.pgn|JOURNAL [--what sheet|report|envelope] [--letters LETTRES] [--written-in LETTRES] [--large]
        écrit les feuilles de partie ou le rapport d'une partie en page HTML, en gros caractères au besoin
usage-journal =
    annabella journal FICHIER --verify | --export pgn|jsonl | --rescue NOUVEAU
        vérifie, exporte ou récupère une partie enregistrée
usage-compare =
    annabella compare --white-sheet FICHIER --black-sheet FICHIER [--white-board POSITION] [--black-board POSITION]
        et [--start FEN] [--letters-white LANGUE] [--letters-black LANGUE] [--written-in LETTERS] [--clock-log FICHIER] [--journal FICHIER] [--laws 2005|2018|2023]
        compare deux feuilles de partie et deux échiquiers : qui corrige quoi (D.2.9)
usage-classify =
    annabella classify CADENCE [--laws 2005|2018|2023]
        dit si une cadence est lente, rapide ou blitz, et combien de minutes durent soixante coups
usage-pairings =
    annabella pairings --round-robin N [--double] [--tables berger|cbx]
        donne les appariements d'un tournoi toutes rondes, avec les couleurs, selon les tables de Berger
usage-standings =
    annabella standings FICHIER.trf [--tie-breaks LISTE] [--rules 2014|2024|2026] [--html FICHIER] [--trf FICHIER] [--trf16 FICHIER] [--trf26 FICHIER]
        établit le classement d'après un rapport de tournoi (TRF16, TRF26)
usage-explain =
    annabella explain ARTICLE [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        explique un article des Règles en mots simples, comme on le dit à un joueur à table
usage-board =
    annabella board --list | --watch APPAREIL [--kind { $makes }]
        liste les échiquiers électroniques branchés, ou en observe un
usage-console =
    annabella console [--table FICHIER] [--open FICHIER [--game N]] [--seat PLACE] [--data DOSSIER] [--mute] [--board PLACE=APPAREIL[,MARQUE]]{ $hall }{ $join }
        joue dans le terminal : tapez un coup ou une commande par ligne ; chaque ligne affichée est un message
usage-script =
    annabella script FICHIER…
        joue des scripts de parties et affiche tout ce qui arrive
usage-pages =
    annabella pages DOSSIER
        écrit dans DOSSIER les pages de manuel dans toutes les langues et les complétions de bash, zsh et fish, pour les paquets
usage-notes =
    Chaque commande accepte --json et --lang LANGUE ({ $languages }).
    annabella COMMANDE --help explique ses options ; annabella --version donne la version.
    V : { $vocabularies }. LANGUE : { $letters }.
    LETTRES : LANGUE, { $more }.
    Code de sortie : 0 réussite ; 1 la réponse est non ; 2 ligne de commande erronée ou entrée illisible.
option-fen = la position, en FEN
option-vocabulary = mots des annonces ; fide par défaut
option-letters = la langue des lettres des pièces
option-form = style de notation
option-code = le code braille ; pour une table dans une salle, les quatre cases que donne le pupitre, comme "e4 g7 a2 f3"
option-format = format du fichier braille
option-layout = une ligne par paire de coups, ou à la suite
option-diagram = diagrammes après ces demi-coups ; end est la dernière position
option-cells = nombre de cellules par ligne
option-lines = nombre de lignes par page
option-form-feed = où se trouve le saut de page : entre les pages, après chacune, ou jamais
option-crlf = fins de ligne de Windows
option-read = lit une feuille en braille au lieu d'en écrire une
option-what = feuilles de partie, rapport de la partie, ou enveloppe d'une partie ajournée
option-large = en gros caractères
option-verify = vérifie que la partie n'a pas été modifiée
option-export = exporte la partie
option-rescue = récupère dans une nouvelle partie ce qui est intact d'une partie endommagée
option-side-sheet = la feuille de partie de ce camp, un fichier texte
option-side-board = la position de ce camp, sous la forme du premier champ d'une FEN
option-side-letters = la langue des lettres des pièces sur la feuille de ce camp
option-written-in = la langue des lettres des pièces dans le fichier, si elles ne sont pas anglaises
option-start = la position initiale, en FEN
option-clock-log = un fichier avec les pendules : sur chaque ligne le demi-coup et les millisecondes des Blancs et des Noirs
option-journal = la partie enregistrée à comparer
option-laws = édition des Règles ; 2023 par défaut
option-speed = le genre de partie
option-supervision = sous les règles de compétition avec un arbitre par partie, ou autrement
option-table = met en place une nouvelle table d'après ce script de partie
option-open = une partie enregistrée, ou un fichier PGN
option-game = le numéro de la partie dans le fichier
option-seat = à qui est la place : white, black, assistant-white, assistant-black ou arbiter
option-data = garde parties et réglages dans ce dossier
option-mute = sans voix ni sons : du texte seulement
option-list = liste les échiquiers électroniques branchés
option-watch = affiche ce que voit cet échiquier jusqu'à ce qu'il soit débranché : un port comme /dev/ttyUSB0 ou COM3, ou un échiquier par sa marque et son numéro de série comme dgt:12345
option-kind = la marque de l'échiquier, si son port ne la dit pas
option-board = un échiquier électronique pour les Blancs ou les Noirs, une fois pour chacun : black=/dev/ttyUSB0,certabo ou white=dgt:12345 ; sans marque, DGT
option-json = un objet JSON par ligne
option-lang = dans cette langue au lieu de celle du système
option-help = affiche cette aide
page-name = NOM
page-synopsis = SYNOPSIS
page-description = DESCRIPTION
page-options = OPTIONS
page-notes = NOTES
page-files = FICHIERS
page-games-kept = parties enregistrées et enregistrements audio
page-settings-kept = les réglages d'une personne
page-environment = ENVIRONNEMENT
page-graphics = card : la carte graphique dessine les fenêtres ; processor : le programme les dessine lui-même
page-language = la langue, si --lang n'est pas donné
page-see-also = VOIR AUSSI
page-program = échecs entre un joueur aveugle et un joueur voyant
page-settings = les réglages d'Annabella
page-settings-file = Un fichier TOML, écrit par le programme. Sous chaque réglage : sa clé et sa valeur par défaut, ses valeurs possibles et ce qu'il fait.
command-pages-failed = Impossible d'écrire dans { $path } ({ $why }). Choisissez un autre dossier.
command-output-cut = La sortie est incomplète : impossible d'y écrire. Libérez de la place sur le disque ou choisissez un autre endroit.
command-try-help = Tapez « annabella --help » pour la liste des commandes.
command-unknown = Commande inconnue : « { $word } ».
command-unknown-option = Option inconnue : « { $word } ».
command-stray-word = Mot inattendu : « { $word } ». Cette commande n'accepte que des options.
command-missing-value = L'option { $word } demande une valeur.
command-needless-value = L'option { $word } ne prend pas de valeur.
command-second-file = Cette commande ne prend qu'un fichier. « { $word } » est en trop.
command-missing-option = L'option { $word } est obligatoire.
command-not-both = { $word } ne vont pas ensemble : donnez l'une des deux.
command-game-over = La partie est déjà finie dans la position « { $word } ».
command-missing-argument = Il manque { $word }.
command-unknown-language = Langue inconnue : « { $word } ». Au choix : { $languages }.
command-not-one-of = { $option } : « { $word } » n'est pas valable. Au choix : { $possible }.
command-not-text = « { $word } » contient des octets qui ne sont pas du texte UTF-8.
fen-unreadable = FEN non valable : { $field }, colonne { $column } : { $problem }. { $remedy }
fen-field-placement = premier champ (pièces)
fen-field-turn = deuxième champ (trait)
fen-field-castling = troisième champ (roques)
fen-field-en-passant = quatrième champ (en passant)
fen-field-halfmoves = cinquième champ (demi-coups)
fen-field-fullmoves = sixième champ (numéro du coup)
fen-problem-unreadable = absent ou mal formé
fen-problem-sign = « { $sign } » n'est pas permis ici
fen-problem-rank-length = la rangée { $rank } a { $squares } cases
fen-problem-rank-count = il y a { $ranks } rangées
fen-problem-kings = chaque camp doit avoir un roi et un seul
fen-problem-pawn = un pion est sur la première ou la dernière rangée
fen-problem-castling = le roi ou la tour n'est pas là où ce roque l'exige
fen-problem-check = le camp qui n'a pas le trait est en échec
fen-right-placement = Il faut huit rangées de huit cases, à partir de la rangée 8, comme rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Il faut w ou b.
fen-right-castling = Il faut - ou des lettres de KQkq, en Chess960 aussi les colonnes des tours.
fen-right-en-passant = Il faut - ou une case comme e3.
fen-right-number = Il faut un nombre entier comme 0 ou 1.

# The console and the window at the start.
session-no-game = { $path } ne contient pas de partie lisible.
session-from-script = { $path } est un script de partie, pas une partie enregistrée : une nouvelle table a été mise en place d'après lui. Pour le faire exprès, utilisez --table { $path }.
session-damaged = Attention : la partie est endommagée et n'est lisible que jusqu'à l'entrée avant le numéro { $entry }. Le fichier reste tel quel, et on ne peut pas y jouer.
session-new-instead = Une nouvelle partie a été ouverte à la place.
session-locked = Une partie verrouillée est en cours : c'est elle qui est ouverte, à sa propre place. Pour la quitter, l'arbitre doit déverrouiller son pupitre avec le code PIN.
session-locked-alone = C'est la partie verrouillée en cours : aucune autre ne peut être ouverte.
session-locked-replaced = Une partie verrouillée est en cours, mais son fichier { $path } contient maintenant une autre partie ou une copie plus ancienne. Remettez le bon fichier : aucune autre partie ne peut être ouverte.
session-older-instead = La partie inachevée précédente a été ouverte à la place.
unopened-damaged = { $game } n'a pas pu être rouverte : son fichier est endommagé. Pour voir ce qui reste lisible, ouvrez { $file }.
unopened-unreadable = { $game } n'a pas pu être rouverte : son fichier n'est plus une partie enregistrée. Remplacez { $file } par une copie, s'il y en a une.
unopened-not-a-file = { $game } n'a pas pu être rouverte : { $file } n'est pas un fichier ordinaire, mais un tube, un périphérique, un socket, un dossier ou un lien rompu. Enlevez-le du dossier des parties.
unopened-beside = { $game } n'a pas pu être rouverte : { $file } n'est pas un fichier ordinaire, mais un dossier, un lien, un tube ou un périphérique. Enlevez-le du dossier des parties.
unopened-too-long = { $game } n'a pas pu être rouverte : son fichier est beaucoup trop gros. Enlevez { $file } du dossier des parties.
unopened-newer = { $game } n'a pas pu être rouverte : une version plus récente l'a écrite. Ouvrez { $file } avec cette version.
unopened-in-use = { $game } n'a pas pu être rouverte : elle est déjà ouverte. Continuez { $file } là où elle est ouverte, ou fermez-la là-bas.
unopened-forbidden = { $game } n'a pas pu être rouverte : vous n'avez pas le droit d'ouvrir son fichier. Faites-vous donner le droit de lire et d'écrire { $file }.
unopened-log-missing = { $game } n'a pas pu être rouverte : ses coups sont dans { $file }-wal, qui manque. Remettez ce fichier à côté de l'autre.
unopened-full = { $game } n'a pas pu être rouverte : le disque est plein. Libérez de la place, puis ouvrez { $file }.
unopened-failed = { $game } n'a pas pu être rouverte : son fichier ne peut être lu ou écrit ({ $detail }). Vérifiez le disque, puis ouvrez { $file }.
unopened-more = { $count ->
    [one] Une autre partie enregistrée n'a pas pu être rouverte ; elle est dans la liste des parties.
   *[other] { $count } autres parties enregistrées n'ont pas pu être rouvertes ; elles sont dans la liste des parties.
}
session-not-stored = La partie continue, mais elle n'est pas enregistrée.
session-settings = Impossible de lire les réglages dans { $path } : { $what }. Le fichier est gardé, et renommé quand vous changez un réglage. Les réglages par défaut sont utilisés.
session-card = La carte graphique est utilisée, car dessiner une fenêtre sans elle prenait { $ms } ms. Un lecteur d'écran ne trouve alors que la première fenêtre ; ANNABELLA_GRAPHICS=processor rend toutes les fenêtres accessibles.
console-no-such-seat = Il n'y a pas de place { $seat } dans cette partie. Choisissez-en une autre avec --seat.
console-no-thread = Le système ne peut plus lancer de fils d'exécution. Fermez des programmes et réessayez.
console-long-line = Cette ligne dépasse { $count } Kio et a été ignorée.
console-no-display = Aucun écran trouvé. La table s'ouvre dans le terminal.
command-unknown-seat = Place inconnue : « { $word } ». Au choix : white, black, assistant-white, assistant-black et arbiter.
command-system-folder = { $word } contient des périphériques ou des processus du système, pas des fichiers. Choisissez un autre dossier avec --data.
classify-standard = lente, { $minutes } { $count ->
    [one] minute
   *[other] minutes
}
classify-rapid = rapide, { $minutes } { $count ->
    [one] minute
   *[other] minutes
}
classify-blitz = blitz, { $minutes } { $count ->
    [one] minute
   *[other] minutes
}
classify-untimed = Une partie sans pendule n'est ni lente, ni rapide, ni blitz.
classify-unreadable = La cadence est illisible à la colonne { $column } : « { $part } ». Il faut 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 ou 90 min + 30 s.

# Electronic boards at the command line.
board-list-none = Aucun échiquier électronique n'est branché. Branchez-en un, allumez-le et réessayez.
board-list-one = { $number } : { $kind }, numéro de série { $serial }, sur { $device }.
board-list-nameless = { $number } : { $kind }, sur { $device }.
board-battery = Batterie à { $percent } pour cent.
board-watch-line = { $seconds } s : { $what }
board-watch-connected = { $kind }, numéro de série { $serial }, est branché sur { $device }.
board-watch-connected-nameless = { $kind } est branché sur { $device }.
board-watch-gone = L'échiquier n'est plus là : il a été débranché ou éteint.
board-watch-shut = L'échiquier est branché, mais son port ne peut pas être rouvert.
board-watch-silent = L'échiquier est branché, mais n'envoie rien de compréhensible.
board-watch-changed = { $placement }, changées : { $squares }
board-watch-clock = Pendule { $running ->
    [yes] en marche
   *[no] arrêtée
} : Blancs { $white }, Noirs { $black }.
board-watch-lever-white = Les Blancs ont appuyé les derniers.
board-watch-lever-black = Les Noirs ont appuyé les derniers.
board-watch-clock-battery = Sa pile est faible.
board-watch-clock-gone = La pendule n'est plus là, ou ne répond pas.
board-not-understood = Aucun échiquier connu ne répond sur { $device }. Allumez-le et nommez sa marque avec --kind : { $kinds }.
board-only-occupancy = L'échiquier sur { $device } ne détecte que les cases occupées. Prenez un échiquier qui reconnaît ses pièces.
board-access-gone = { $device } n'est pas là. Branchez l'échiquier ; « annabella board --list » dit où il est.
board-access-busy = { $device } est utilisé par un autre programme. Fermez-le et réessayez.
board-access-group = Vous ne pouvez pas ouvrir { $device }, car vous n'êtes pas dans le groupe { $group }. Tapez « sudo usermod -aG { $group } { $user } » dans un terminal, puis fermez votre session et rouvrez-la.
board-access-login = Vous ne pouvez pas encore ouvrir { $device }, car vous n'avez pas rouvert de session depuis que vous êtes dans le groupe { $group }. Fermez votre session et rouvrez-la.
board-access-rule = Vous n'avez pas le droit d'ouvrir { $device } : la règle udev des échiquiers n'est pas installée. Tapez « sudo cp { $rule } /etc/udev/rules.d/ » dans un terminal, puis débranchez l'échiquier et rebranchez-le.
board-access-replug = Vous n'avez pas le droit d'ouvrir { $device }. Débranchez l'échiquier et rebranchez-le pendant que votre session est ouverte sur cet ordinateur même.
board-access-right = Vous n'avez pas le droit d'ouvrir { $device }. Demandez à l'administrateur le droit de lecture et d'écriture.
