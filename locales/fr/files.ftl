# Games as files: opened, listed, written.
control-open-game = Ouvrir une partie
display-every-file = Tous les fichiers
control-open-game-help = Énumère vos parties enregistrées ; vous pouvez aussi taper un chemin ou choisir un fichier. La partie en cours reste enregistrée.
control-save-game = Enregistrer la partie sous…
control-save-game-help = Enregistre cette partie dans un fichier : .pgn ; .brf ou .pef pour une feuille de partie en braille ; .html pour imprimer les feuilles de partie. Une confirmation est demandée avant de remplacer un fichier.
line-games = parties;parties enregistrées
line-open-game = ouvrir partie;ouvrir fichier
line-rescue-game = récupérer partie
line-choose-game = choisir partie;choisir fichier
line-save-game = enregistrer partie;enregistrer
line-save-as = enregistrer sous
said-games = { $count ->
    [0] Aucune partie enregistrée.
    [one] Une partie enregistrée.
   *[other] { $count } parties enregistrées.
}
said-game-written = Enregistrée : { $path }.
said-game-on-table = Cette partie est déjà ouverte.
stored-unfinished = inachevée
stored-damaged = endommagée
stored-unopened = ne peut pas être ouverte
stored-shortened = des entrées manquent depuis la dernière ouverture
files-games = Parties enregistrées
files-open-chosen = Ouvrir
files-rescue-chosen = Récupérer…
files-path = Chemin du fichier
files-path-hint = Tapez un chemin, puis Entrée
files-choose = Parcourir…
files-save = Enregistrer
question-save-over = { $path } existe déjà. Le remplacer ?
refused-no-dialog = Ce système n'offre pas de fenêtre pour choisir un fichier. Tapez le chemin, par exemple : ouvrir partie ~/partie.pgn
refused-no-file-name = Avec un fichier : enregistrer partie ~/partie.pgn
file-not-there = Fichier introuvable : { $path }.
file-is-folder = { $path } est un dossier. Ajoutez le nom du fichier.
file-forbidden = Vous n'avez pas le droit de lire { $path }.
file-not-text = { $path } n'est pas du texte UTF-8. Enregistrez-le en UTF-8.
file-utf-16 = { $path } est du texte UTF-16 ou UTF-32. Enregistrez-le en UTF-8.
file-packed = { $path } est compressé. Décompressez-le et ouvrez le fichier qu'il contient.
file-spreadsheet = { $path } est une feuille de calcul. Enregistrez-la en CSV et lisez ce fichier.
file-windows-1252 = { $path } n'est pas en UTF-8. Il a été lu comme Windows-1252 ; vérifiez les accents des noms.
file-too-long = { $path } dépasse { $count } { $unit ->
    [kib] Kio
   *[mib] Mio
}. Donnez un fichier plus court.
file-not-a-file = { $path } est un périphérique ou un tube, pas un fichier. Donnez le chemin d'un fichier.
file-unreadable = Impossible de lire { $path }. Réessayez, ou copiez-le sur un autre disque.
file-progress = Lecture de { $path } : { $percent } %.
said-reading-file = Lecture du fichier en cours.
said-file-read = { $percent } pour cent lus.
said-how-to-stop = { $typed ->
    [yes] Tapez stop pour arrêter.
   *[no] Échap pour arrêter.
}
said-listing-games = Recherche dans les parties.
said-games-listed = { $percent } pour cent parcourus.
said-listing-stopped = Arrêté. { $count ->
    [one] Une partie est dans la liste.
   *[other] { $count } parties sont dans la liste.
}
session-stopped = Lecture arrêtée. Rouvrez le fichier pour le lire.
session-from-pgn = { $path } : { $games ->
    [one] une partie
   *[other] partie { $number } sur { $games }
}, { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}. Ouverte comme nouvelle partie ; le fichier n'est pas changé.
session-pgn-result = Le résultat dans le fichier est { $result }.
session-pgn-board = La position finale donne { $result }, et c'est ce qui compte.
session-another-game = Pour une autre partie du fichier : ouvrir fichier { $path }#{ $other }.
session-no-such-game = { $path } a { $games ->
    [one] une partie
   *[other] { $games } parties
}. Il n'y a pas de partie { $number }. Il faut un nombre de 1 à { $games }.
