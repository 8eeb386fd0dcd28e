# La ligne de commande.
command-usage =
    Annabella : échecs entre un joueur aveugle et un joueur voyant, chacun sur son échiquier (Règles de la FIDE, Annexe D).

    annabella [FICHIER] [--game N] [--table FICHIER] [--open FICHIER] [--seat PLACE] [--data DOSSIER] [--board PLACE=APPAREIL[,MARQUE]] [--hall ADRESSE --code CODE] [--join ADRESSE --code CODE]
        la fenêtre : une nouvelle partie, ou celle de ce fichier
    annabella announce --fen FEN [--vocabulary V] COUP
        comment le coup est annoncé
    annabella understand --fen FEN [--letters LANGUE] MOTS
        quel coup les mots désignent
    annabella notate PARTIE.pgn|JOURNAL --letters LETTRES [--form short|long|figurine|words] [--vocabulary V]
        les coups comme l'Annexe C les écrit, avec les lettres d'une langue ; une ligne par partie du fichier
    annabella review PARTIE.pgn|JOURNAL [--game N] [--ply N] [--vocabulary V] [--engine CHEMIN] [--depth N] [--write NOUVEAU] [--find TEXTE] [--data DOSSIER]
        parcourt une partie : chaque coup avec commentaires, signes et variantes, ou un seul endroit ; la réécrit sans rien perdre
    annabella braille PARTIE.pgn|JOURNAL [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        une feuille de partie en braille ; seul ukaaf2015 suit un code publié, les autres sont propres au programme
        … [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille FEUILLE --read [--code C] [--fen FEN]
        la partie d'une feuille en braille, en PGN
    annabella print PARTIE.pgn|JOURNAL [--what sheet|report|envelope] [--letters LETTRES] [--large]
        feuilles de partie ou rapport d'une partie en page HTML, en gros caractères au besoin
    annabella journal FICHIER --verify | --export pgn|jsonl | --rescue NOUVEAU
        la partie enregistrée est-elle comme elle a été écrite ; sortir une partie enregistrée
    annabella compare --white-sheet FICHIER --black-sheet FICHIER [--white-board POSITION] [--black-board POSITION]
        et [--start FEN] [--letters-white LANGUE] [--letters-black LANGUE] [--clock-log FICHIER] [--journal FICHIER] [--laws 2005|2018|2023]
        deux feuilles de partie et deux échiquiers : qui corrige quoi (D.2.9)
    annabella classify CADENCE [--laws 2005|2018|2023]
        lente, rapide ou blitz, et combien de minutes durent soixante coups
    annabella pairings --round-robin N [--double]
        qui joue contre qui et de quelle couleur, en toutes rondes, selon les tables de Berger
    annabella standings FICHIER.trf [--tie-breaks LISTE] [--html FICHIER] [--trf FICHIER] [--trf16 FICHIER] [--trf26 FICHIER]
        le classement d’après le rapport d’un tournoi (TRF16, TRF26)
    annabella hall [--event NOM|TRF] [--last] [--tournament FICHIER] [--passphrase FICHIER] [--data DOSSIER] [--listen ADRESSE] [--headless] [--hall ADRESSE --code CODE]
        le pupitre de l'arbitre pour toutes les tables d'un tournoi
    annabella relay [--hall ADRESSE --code CODE] [--sealed] [--listen ADRESSE] [--data DOSSIER]
        relaie entre le pupitre et les tables d'une autre salle
    annabella explain ARTICLE [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        ce que dit un article des Règles, avec nos propres mots, comme on le dit à un joueur à table
    annabella board --list | --watch APPAREIL [--kind dgt|millennium|certabo|livechess]
        les échiquiers électroniques branchés ; ou ce que voit l'un d'eux, pour une demande d'aide
    annabella console [--table FICHIER] [--open FICHIER [--game N]] [--seat PLACE] [--data DOSSIER] [--mute] [--board PLACE=APPAREIL[,MARQUE]] [--hall ADRESSE --code CODE] [--join ADRESSE --code CODE]
        joue dans le terminal : une ligne entrée est un coup ou une commande, une ligne sortie est ce qui est dit
    annabella play [--engine CHEMIN] [--elo N] [--level MOT] [--side white|black] [--fen FEN] [--time CADENCE] [--data DOSSIER] [--mute]
        une partie à la maison contre un moteur d'échecs, dans le terminal comme avec console
    annabella script FICHIER…
        joue des scripts de parties et imprime tout ce qui arrive
    annabella pages DOSSIER
        écrit dans ce dossier les pages de manuel en toutes les langues et les complétions de bash, zsh et fish, comme les paquets les contiennent

    Chaque commande accepte --json et --lang LANGUE ({ $languages }).
    annabella COMMANDE --help explique ses options ; annabella --version donne la version.
    V : { $vocabularies }. LANGUE : { $letters }.
    LETTRES : LANGUE, { $more }.
    Code de sortie : 0 fait ; 1 la réponse est non ; 2 la ligne de commande ou une entrée est illisible.
option-fen = la position, en FEN
option-vocabulary = avec quels mots le coup est annoncé ; fide par défaut
option-letters = la langue des lettres des pièces
option-form = comment un coup est écrit
option-code = le code braille ; pour une table dans une salle, les quatre cases que donne le pupitre, comme "e4 g7 a2 f3"
option-format = le genre de fichier braille
option-layout = une ligne par paire de coups, ou à la suite
option-diagram = diagrammes après ces demi-coups ; end est la dernière position
option-cells = combien de cellules a une ligne
option-lines = combien de lignes a une page
option-form-feed = où se trouve le saut de page : entre les pages, après chacune ou nulle part
option-crlf = termine les lignes comme Windows
option-read = lit une feuille en braille au lieu d'en écrire une
option-what = feuilles de partie, rapport de la partie, ou enveloppe d'une partie ajournée
option-large = en gros caractères
option-verify = dit si la partie est comme elle a été écrite
option-export = sort la partie
option-rescue = sauve ce qui est bon d'une partie abîmée dans une nouvelle
option-side-sheet = la feuille de partie de ce camp, un fichier de texte
option-side-board = comment sont les pièces sur l'échiquier de ce camp, le premier champ d'une FEN
option-side-letters = la langue des lettres des pièces sur la feuille de ce camp
option-start = la position de départ, en FEN
option-clock-log = un fichier avec les pendules : sur chaque ligne le demi-coup et les millisecondes des blancs et des noirs
option-journal = la partie enregistrée dont il s'agit
option-laws = quelle édition des Règles ; 2023 par défaut
option-speed = pour quel genre de partie
option-supervision = sous les règles de compétition avec un arbitre par partie, ou autrement
option-table = une nouvelle table comme ce script de partie la décrit
option-open = une partie enregistrée, ou un fichier PGN
option-game = quelle partie du fichier, par son numéro
option-sealed = transmet des parties sur deux ordinateurs pour qui vient : elles sont scellées, et personne ici ne peut les lire
option-seat = à qui est la place : white, black, assistant-white, assistant-black ou arbiter
option-data = garde parties et réglages dans ce dossier
option-mute = sans voix ni sons : seulement des lignes de texte
option-list = nomme les échiquiers électroniques branchés
option-watch = affiche ce que voit cet échiquier jusqu'à ce qu'il soit débranché : un port comme /dev/ttyUSB0 ou COM3, ou un échiquier par sa marque et son numéro de série comme dgt:12345
option-kind = la marque de l'échiquier, si son port ne la dit pas
option-board = un échiquier électronique pour les Blancs ou les Noirs, une fois pour chacun : black=/dev/ttyUSB0,certabo ou white=dgt:12345 ; sans marque, DGT
option-hall = participe à un tournoi : l'adresse du pupitre de l'arbitre, comme 192.168.1.20 ; avec --code
option-join = s'assied à une table sur un autre ordinateur : son adresse, comme 192.168.1.20 ; avec --code
option-event = le nom du tournoi ; créé s'il est nouveau ; ou son rapport de tournoi (TRF)
option-last = ouvre le dernier tournoi enregistré ; s'il n'y en a pas, en crée un au nom du jour
option-passphrase = la clé du tournoi est gardée fermée par les mots de la première ligne de ce fichier ; - pour les taper
option-listen = l'adresse à laquelle les tables joignent ce pupitre
option-headless = sans fenêtre : commandes sur l'entrée standard, phrases sur la sortie standard
option-json = un objet JSON par ligne, pour les programmes
option-lang = dans cette langue au lieu de celle du système
option-help = cette aide
page-name = NOM
page-synopsis = SYNOPSIS
page-description = DESCRIPTION
page-options = OPTIONS
page-notes = NOTES
page-files = FICHIERS
page-games-kept = parties enregistrées et enregistrements
page-settings-kept = les réglages d'une personne
page-environment = ENVIRONNEMENT
page-graphics = avec card la carte graphique dessine les fenêtres, avec processor le programme lui-même
page-livechess = où répond LiveChess, si ce n'est pas à ws://127.0.0.1:1982/api/v1.0
page-language = la langue, si --lang n'est pas donné
page-see-also = VOIR AUSSI
page-program = échecs entre un joueur aveugle et un joueur voyant
page-settings = les réglages d'Annabella
page-settings-file = Un fichier en TOML, écrit par le programme. Sous le nom de chaque réglage se trouvent sa place dans le fichier avec sa première valeur, ce qu'il peut être et ce qu'il fait.
command-pages-failed = Impossible d'écrire { $path } ({ $why }). Choisissez un dossier à vous.
command-try-help = « annabella --help » donne la liste des commandes.
command-unknown = « { $word } » n'est pas une commande.
command-unknown-option = « { $word } » n'est pas une option de cette commande.
command-missing-value = Il faut une valeur après l'option { $word }.
command-needless-value = L'option { $word } ne prend pas de valeur.
command-missing-option = Il manque l'option { $word }.
command-not-both = { $word } ne vont pas ensemble : donnez l'une des deux.
command-game-over = Dans la position « { $word } », la partie est terminée : on ne peut plus y jouer.
command-missing-argument = Il manque { $word } à la fin de la commande.
command-unknown-language = « { $word } » n'est pas une langue de ce programme. Il y a { $languages }.
command-not-one-of = { $option } ne peut pas être « { $word } ». Possible : { $possible }.
command-not-text = « { $word } » contient des octets qui ne sont pas du texte UTF-8.
fen-unreadable = La FEN est illisible : { $field }, colonne { $column } : { $problem }. { $remedy }
fen-field-placement = premier champ (pièces)
fen-field-turn = deuxième champ (trait)
fen-field-castling = troisième champ (roques)
fen-field-en-passant = quatrième champ (en passant)
fen-field-halfmoves = cinquième champ (demi-coups)
fen-field-fullmoves = sixième champ (numéro du coup)
fen-problem-unreadable = il manque ou a une autre forme
fen-problem-sign = « { $sign } » ne désigne rien
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

# La console et la fenêtre au début.
session-no-game = { $path } n'a pas de début de partie lisible.
session-from-script = { $path } est un script de partie, pas une partie enregistrée : une nouvelle table est mise en place comme il la décrit. Pour un script, il faut --table { $path }.
session-damaged = Attention : le journal n'est lisible que jusqu'à l'entrée avant le numéro { $entry }. Le fichier reste tel quel ; on ne peut pas y jouer.
session-new-instead = Une nouvelle partie est donc sur la table.
session-locked = Une partie verrouillée est en cours ici : c'est donc elle qui est sur la table, à sa propre place ; pour la quitter, l'arbitre ouvre d'abord sa table avec le code PIN.
session-locked-alone = C'est la partie verrouillée en cours ici : aucune autre n'est donc ouverte.
session-older-instead = La partie inachevée d'avant est donc sur la table.
unopened-damaged = { $game } n'a pas été reprise, car son fichier est endommagé ; pour voir ce qui reste lisible, ouvrez { $file }.
unopened-unreadable = { $game } n'a pas été reprise, car son fichier n'est plus un journal ; mettez à sa place une copie de { $file }, s'il y en a une.
unopened-not-a-file = { $game } n'a pas été reprise, car { $file } est un tube, un périphérique, un socket, un dossier ou un lien qui ne mène nulle part, pas un fichier ordinaire ; enlevez-le du dossier des parties.
unopened-beside = { $game } n’a pas été reprise, car { $file } n’est pas un fichier ordinaire, mais un dossier, un lien, un tube ou un périphérique ; enlevez-le du dossier des parties.
unopened-too-long = { $game } n'a pas été reprise, car son fichier est bien plus long que tout journal ; enlevez { $file } du dossier des parties.
unopened-newer = { $game } n'a pas été reprise, car une Annabella plus récente l'a écrite ; ouvrez { $file } avec cette version.
unopened-in-use = { $game } n'a pas été reprise, car elle est déjà ouverte ; continuez { $file } là où elle est ouverte, ou fermez-la là-bas.
unopened-forbidden = { $game } n'a pas été reprise, car le programme n'a pas le droit de lire son fichier ; faites-vous donner le droit de lire et d'écrire { $file }.
unopened-log-missing = { $game } n'a pas été reprise, car ses coups sont dans le fichier { $file }-wal, qui manque ; remettez-le à côté de l'autre.
unopened-full = { $game } n'a pas été reprise, car le disque est plein ; libérez de la place, puis ouvrez { $file }.
unopened-failed = { $game } n'a pas été reprise, car son fichier ne peut être lu ou écrit ({ $detail }) ; vérifiez le disque, puis ouvrez { $file }.
unopened-more = { $count ->
    [one] Une autre partie enregistrée n'a pas pu être reprise ; la liste des parties la nomme.
   *[other] { $count } autres parties enregistrées n'ont pas pu être reprises ; la liste des parties les nomme.
}
session-not-stored = La partie continue, mais elle n'est pas enregistrée.
session-settings = Les réglages { $path } ne peuvent pas être lus : { $what }. Le fichier est gardé ; il est mis de côté quand vous changez un réglage. Le programme continue avec les siens.
session-card = La carte graphique dessine les fenêtres, car sans elle une fenêtre entière prenait { $ms } millisecondes. Un lecteur d'écran ne trouve ainsi que la première fenêtre ; avec ANNABELLA_GRAPHICS=processor dans l'environnement, il les trouve toutes.
console-no-such-seat = Personne n'occupe la place { $seat } dans cette partie. Indiquez une autre place avec --seat.
console-no-thread = Le système ne donne plus de fils d'exécution. Fermez d'autres programmes et réessayez.
console-long-line = Une ligne de plus de { $count } Kio a été tapée et n'est pas lue. Tapez une ligne plus courte.
console-no-display = Il n'y a pas d'écran. La table s'ouvre dans le terminal.
command-unknown-seat = Il n'y a pas de place « { $word } ». Les places sont white, black, assistant-white, assistant-black et arbiter.
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

# Les échiquiers électroniques en ligne de commande.
board-list-none = Aucun échiquier électronique n'est branché. Branchez-en un, allumez-le et réessayez.
board-list-one = { $number } : { $kind }, numéro de série { $serial }, sur { $device }.
board-list-nameless = { $number } : { $kind }, sur { $device }.
board-battery = Batterie à { $percent } pour cent.
board-watch-line = { $seconds } s : { $what }
board-watch-connected = { $kind }, numéro de série { $serial }, est branché sur { $device }.
board-watch-connected-nameless = { $kind } est branché sur { $device }.
board-watch-gone = L'échiquier n'est plus là : il a été débranché ou éteint.
board-watch-shut = L'échiquier est là, mais son port ne peut pas être rouvert.
board-watch-silent = L'échiquier est là mais n'envoie rien de compréhensible.
board-watch-changed = { $placement }, changées : { $squares }
board-watch-clock = Pendule { $running ->
    [yes] en marche
   *[no] arrêtée
} : Blancs { $white }, Noirs { $black }.
board-watch-lever-white = Les Blancs ont appuyé les derniers.
board-watch-lever-black = Les Noirs ont appuyé les derniers.
board-watch-clock-battery = Sa pile est faible.
board-watch-clock-gone = Il n'y a plus de pendule, ou elle ne répond pas.
board-not-understood = Sur { $device }, rien ne répond comme un échiquier que le programme connaît. Allumez l'échiquier et nommez sa marque avec --kind : { $kinds }.
board-only-occupancy = L'échiquier sur { $device } dit seulement quelles cases sont occupées, et cela ne suffit pas à reconnaître chaque coup. Prenez un échiquier qui connaît ses pièces.
board-access-gone = { $device } n'est pas là. Branchez l'échiquier ; « annabella board --list » dit où il est.
board-access-busy = Un autre programme a ouvert { $device }. Fermez ce programme et réessayez.
board-access-group = Vous ne pouvez pas ouvrir { $device }, car vous n'êtes pas dans le groupe { $group }. Tapez « sudo usermod -aG { $group } { $user } » dans un terminal, puis fermez votre session et rouvrez-la.
board-access-login = Vous ne pouvez pas encore ouvrir { $device }, car vous n'avez pas rouvert de session depuis que vous êtes dans le groupe { $group }. Fermez votre session et rouvrez-la.
board-access-rule = Vous ne pouvez pas ouvrir { $device }, car le système ne connaît pas la règle des échiquiers. Tapez « sudo cp { $rule } /etc/udev/rules.d/ » dans un terminal, puis débranchez l'échiquier et rebranchez-le.
board-access-replug = Vous ne pouvez pas ouvrir { $device }. Débranchez l'échiquier et rebranchez-le pendant que votre session est ouverte sur cette machine même.
board-access-right = Vous ne pouvez pas ouvrir { $device }. Demandez à qui s'occupe de cette machine le droit de le lire et de l'écrire.
