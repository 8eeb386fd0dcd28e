# Pourquoi une chose n'est pas faite, et que faire à la place.
refused-not-announced = Le coup n'est pas encore annoncé. Annoncez-le, puis appuyez.
refused-not-repeated = L'adversaire n'a pas encore répété le coup.
refused-not-executed = Le coup n'est pas encore exécuté sur l'échiquier.
refused-not-made = Le coup n'est pas encore joué. Jouez-le d'abord sur votre échiquier.
refused-not-your-move = Ce n'est pas à vous de jouer.
refused-not-understood = Pas compris : { $word }. Nommez une pièce et une case, ou tapez aide.
refused-word-not-understood = Le mot { $number } n'est pas compris : { $word }. Nommez une pièce et une case, ou tapez aide.
refused-incomplete = Coup incomplet : { $word }. Dites la pièce et la case.
refused-no-promotion-piece = Il manque la pièce de la promotion : { $word }. Dites-la aussi.
refused-nothing-said = Il manque quelque chose. Complétez la phrase.
refused-ambiguous = Plusieurs coups possibles : { $word }. Dites aussi la case de départ.
refused-illegal = Coup illégal : { $word }.
refused-illegal-alone = Coup illégal : { $word }. Choisissez-en un autre.
refused-illegal-hand = De { $from } à { $to }, ce n'est pas un coup légal.
refused-illegal-there = Illégal à cet endroit : { $to }.
refused-clock-running = Arrêtez d'abord les pendules.
refused-clock-stopped = Les pendules sont déjà arrêtées.
refused-clock-already-pressed = Votre coup est terminé. C'est à votre adversaire.
refused-no-clock = Cette partie n'a pas de pendule.
refused-not-permitted = Ce n'est pas permis ici.
duty-speak = Chaque joueur annonce ses propres coups.
duty-hand = Chaque joueur déplace les pièces sur son propre échiquier.
duty-press = Chaque joueur appuie sur sa propre pendule.
duty-record = Chaque joueur tient sa propre feuille de partie.
duty-stop-clocks = Seuls un joueur ou l'arbitre arrêtent les pendules.
duty-start-clocks = Seul l'arbitre met les pendules en marche.
duty-set-clocks = Seul l'arbitre règle les pendules.
duty-own-game = Seul le joueur en décide.
duty-rule = Seul l'arbitre peut le faire.
refused-device-fixed = L'appareil est fixé pendant la partie : seul celui à qui il sert ou l'arbitre, à sa table, peut le changer.
refused-device-taken = Cet appareil sert à quelqu'un d'autre dans cette partie : choisissez-en un à vous, ou demandez à l'arbitre.
refused-no-such-device = Aucun appareil n'a ce numéro. Tapez appareils pour entendre la liste.
refused-game-over = La partie est terminée.
refused-too-late = Il est trop tard pour cela.
refused-too-early = Il est trop tôt pour cela.
refused-too-early-to-record = Les coups se tapent dans la ligne de coup ; ici, ils s'écrivent une fois joués. Pour réclamer selon 9.2 ou 9.3 avec un coup prévu, écrivez (9.2 { $word }).
refused-empty-square = Il n'y a rien à cet endroit.
refused-nothing-in-hand = Vous n'avez pas de pièce en main.
refused-nothing-announced = Rien n'a été annoncé.
refused-flag-not-fallen = Le drapeau n'est pas tombé.
refused-no-offer = Il n'y a pas de proposition.
refused-nothing-to-correct = Aucun coup illégal ne demeure qui puisse encore être corrigé.
refused-no-proposal = Il n'y a pas de telle proposition.
refused-several-proposals = Plus d'une proposition est en attente. Dites laquelle.
refused-out-of-range = Il n'y a pas de tel coup.
refused-board-unseen = Le programme ne voit pas les échiquiers de cette partie. Saisissez d'abord l'échiquier.
refused-possible = Possible : { $moves }.
refused-article = Article { $article }.
refused-read-only = Ce journal ne peut être que lu. Ouvrez une nouvelle partie pour jouer.
refused-no-assistant = Il faut d'abord désigner un assistant, car l'un des joueurs est aveugle et l'autre sourd.
refused-pin-needed = La table de l'arbitre est verrouillée. Tapez pin, puis le code.
refused-game-locked = Cette partie est verrouillée : pour la quitter, l'arbitre ouvre d'abord sa table avec le code PIN.
refused-pin-wrong = Ce n'est pas le bon code PIN. { $number ->
    [one] Réessayez dans { $number } seconde.
   *[other] Réessayez dans { $number } secondes.
}
refused-pin-too-soon = Après un code PIN erroné, il faut attendre. { $number ->
    [one] Réessayez dans { $number } seconde.
   *[other] Réessayez dans { $number } secondes.
}
refused-pin-unfit = Un code PIN a de quatre à douze chiffres, mieux vaut huit, ou au moins trois mots totalisant douze lettres. Choisissez-en un autre.
refused-nothing-entered = Aucun échiquier n'est en cours de saisie. Tapez saisir et la couleur.
refused-file-exists = Un fichier de ce nom existe déjà. Donnez un autre nom.
refused-file-failed = Le fichier ne peut pas être écrit à cet endroit. Donnez un autre chemin.
refused-file-not-there = Il n'y a pas de fichier « { $word } ». Rien n'a été saisi. Vérifiez le chemin ; la ligne reste.
refused-file-is-folder = « { $word } » est un dossier. Rien n'a été saisi. Ajoutez le nom du fichier.
refused-file-forbidden = Le fichier « { $word } » ne peut pas être lu, faute de droits. Rien n'a été saisi. Changez ses droits ou copiez-le.
refused-file-not-text = Le fichier « { $word } » n'est pas du texte UTF-8. Rien n'a été saisi. Enregistrez-le en texte UTF-8, ou tapez les coups après : saisir feuille.
refused-file-too-long = Le fichier « { $word } » dépasse 256 Kio. Rien n'a été saisi. Donnez un fichier qui contient une seule feuille de partie.
refused-file-not-a-file = « { $word } » est un périphérique ou un tube, pas un fichier. Rien n'a été saisi. Donnez le chemin d'un fichier.
refused-file-unreadable = Le fichier « { $word } » n'a pas pu être lu. Rien n'a été saisi. Réessayez, ou copiez-le sur un autre disque.
