# Review of a game: glyphs in words, clock times in comments, and the command line.
walked-move = { $number } { $side } : { $words }
walked-variation = Variante { $number } pour { $move } { $side } :
walked-variation-end = Fin de la variante { $number }.
walked-game = Partie { $number } : { $white } – { $black }{ $rest }
walked-result = Résultat : { $result }.
walked-locked = Une partie verrouillée est en cours ici : on ne peut rien ouvrir d'autre. Attendez qu'elle finisse ou que l'arbitre la déverrouille.
beside-online = Votre partie Lichess « { $game } » est encore ouverte ici : pas d'aide avant sa fin. Ouvrez-la : { $file }. Si elle est finie sur Lichess, elle finit aussi ici. Si on n'y touche pas pendant 30 jours, cela ne s'applique plus.
walked-no-ply = Cette partie n'a que { $count } demi-coups. Donnez un nombre plus petit avec --ply.
walked-not-written = Impossible d'écrire dans { $path } ; rien n'y a changé. Choisissez un autre endroit ou libérez de la place.
walked-kept = { $path }, partie { $number } : des passages sont illisibles, son texte a donc été copié tel quel.
walked-none = Aucune partie ne correspond.
walked-more = { $path } contient { $games } parties. C'était la première ; pour une autre, ajoutez --game 2.
option-ply = seulement la position après ce demi-coup ; 0 est le début
option-depth = profondeur du moteur en demi-coups ; 12 par défaut
option-write = écrit la partie, ou sans --game toutes celles du fichier, avec tout ce qu'elles contiennent, dans ce nouveau fichier
option-find = énumère les parties d'un joueur de ce nom, ou celles où figure ce coup (Cf3) ou cette position (FEN)
usage-review =
    annabella review PARTIE.pgn|JOURNAL [--game N] [--ply N] [--vocabulary V] [--written-in LETTERS] [--engine CHEMIN] [--depth N] [--write NOUVEAU] [--find TEXTE] [--data DOSSIER]
        rejoue une partie : chaque coup avec commentaires, signes et variantes, ou une seule position ; l'enregistre sans rien perdre
    annabella review [PARTIE.pgn|JOURNAL] --mistakes [--player NOM] [--train] [--game N] [--written-in LETTERS] [--engine CHEMIN] [--depth N] [--data DOSSIER]
        liste les coups les plus coûteux et dit quel genre d'erreur est le plus fréquent ; sans fichier, dans toutes les parties enregistrées
capability-review = Rejoue des parties avec l'évaluation d'un moteur, à la maison seulement.
