# Les parties comme fichiers : ouvertes, listées, écrites.
control-open-game = Ouvrir une partie
display-every-file = Tous les fichiers
control-open-game-help = Ouvre la liste des parties enregistrées ; on peut taper un chemin ou choisir un fichier. La partie en cours reste enregistrée telle quelle.
control-save-game = Écrire cette partie dans un fichier
control-save-game-help = Écrit cette partie dans un fichier à elle : en PGN, avec la terminaison .brf ou .pef comme feuille de partie en braille, avec .html comme feuilles de partie à imprimer. S'il en existe déjà un de ce nom, une question est posée d'abord.
line-games = parties;parties enregistrées;parties enregistrees
line-open-game = ouvrir partie;ouvrir fichier
line-rescue-game = récupérer partie;recuperer partie
line-choose-game = choisir partie;choisir fichier
line-save-game = enregistrer partie;enregistrer
line-save-as = enregistrer sous
said-games = { $count ->
    [0] Aucune partie enregistrée.
    [one] Une partie enregistrée.
   *[other] { $count } parties enregistrées.
}
said-game-written = Enregistrée : { $path }.
said-game-on-table = Cette partie est déjà sur la table.
stored-unfinished = inachevée
stored-damaged = endommagée
stored-unopened = ne peut pas être ouverte
stored-shortened = plus courte que la dernière fois
files-games = Parties enregistrées
files-open-chosen = Ouvrir la partie choisie
files-rescue-chosen = Récupérer ce qui est intact de la partie choisie
files-path = Chemin d'un fichier
files-path-hint = Tapez un chemin, puis Entrée
files-choose = Choisir un fichier…
files-save = Écrire
question-save-over = { $path } existe déjà. L'écraser ?
refused-no-dialog = Ce système n'a pas ici de dialogue de fichiers. Tapez le chemin, par exemple : ouvrir partie ~/partie.pgn
refused-no-file-name = Sous quel nom ? Tapez-le aussi, par exemple : enregistrer partie ~/partie.pgn
file-not-there = Il n'y a pas de fichier { $path }. Vérifiez le chemin.
file-is-folder = { $path } est un dossier. Ajoutez le nom du fichier.
file-forbidden = { $path } ne peut pas être lu, faute de droits. Changez les droits du fichier ou copiez-le.
file-not-text = { $path } n'est pas du texte UTF-8. Enregistrez-le en texte UTF-8.
file-too-long = { $path } dépasse { $count } { $unit ->
    [kib] Kio
   *[mib] Mio
}. Donnez un fichier plus court.
file-not-a-file = { $path } est un périphérique ou un tube, pas un fichier. Donnez le chemin d'un fichier.
file-unreadable = { $path } n'a pas pu être lu. Réessayez, ou copiez le fichier sur un autre disque.
file-progress = Lecture de { $path } : { $percent } %.
said-reading-file = Lecture du fichier en cours.
said-file-read = { $percent } pour cent du fichier sont lus.
said-escape-stops = Échap l'arrête.
said-stop-stops = Tapez stop pour l'arrêter.
said-listing-games = Recherche des parties en cours.
said-games-listed = { $percent } pour cent des parties sont passées en revue.
said-listing-stopped = Arrêté. { $count ->
    [one] Une partie est dans la liste.
   *[other] { $count } parties sont dans la liste.
}
session-stopped = La lecture du fichier a été arrêtée. Ouvrez-le de nouveau pour le lire.
session-from-pgn = { $path } : { $games ->
    [one] une partie
   *[other] partie { $number } sur { $games }
}, { $plies } demi-coups. C'est maintenant une nouvelle partie sur cette table ; le fichier reste tel quel.
session-another-game = Une autre : ouvrir fichier { $path }#2.
session-no-such-game = { $path } a { $games ->
    [one] une partie
   *[other] { $games } parties
}. Il n'y a pas de partie { $number }. Il faut un nombre de 1 à { $games }.
