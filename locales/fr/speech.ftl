# Couleurs, pièces et cases. Les pièces sont nommées en entier, car la couleur s'accorde avec la pièce.
color-white = Blancs
color-black = Noirs
side-and-name = { $side }, { $name }
piece-white-pawn = pion blanc
piece-white-knight = cavalier blanc
piece-white-bishop = fou blanc
piece-white-rook = tour blanche
piece-white-queen = dame blanche
piece-white-king = roi blanc
piece-black-pawn = pion noir
piece-black-knight = cavalier noir
piece-black-bishop = fou noir
piece-black-rook = tour noire
piece-black-queen = dame noire
piece-black-king = roi noir
cell-empty = vide

# Ce qui est dit quand quelque chose arrive.
said-correction = Correction :
said-repeated = Coup répété.
said-repeat-differs = Un autre coup a été répété :
said-lifted = Pièce soulevée : { $piece }, { $square }.
said-placed = Pièce posée : { $piece }, { $square }.
said-taken-off = Pièce retirée : { $piece }, { $square }.
said-recorded = Noté : { $entry }.
said-illegal-move = Coup illégal : { $who }. Article { $article }.
said-illegal-left = Tant que { $opponent } n’a pas joué le coup suivant, celui-ci peut être réclamé ou corrigé. Article { $article }.
said-illegal-left-both-kings = Les deux rois sont en échec. Attendez que le coup suivant soit achevé. Article { $article }.
said-illegal-stands = { $opponent } a joué : le coup illégal de { $who } demeure. Article { $article }.
said-correction-offered = Correction du coup illégal proposée : { $who }. Article { $article }.
said-correction-declined = La correction est refusée.
said-record-shown = Relevé de la partie, montré { $count } fois sur 5.
said-record-asked = { $who } a demandé à voir le relevé : fois { $count } sur 5. Article { $article }.
said-record-refused = { $who } a demandé plus de cinq fois à voir le relevé : il n’est pas montré, et cela peut distraire l’adversaire. Article { $article }.
said-boards-differ = Les échiquiers diffèrent. { $who } : { $squares }. Article { $article }.
said-word-differs = La parole et l’échiquier diffèrent. { $who } : annoncé { $said }, sur l’échiquier { $done }. Article { $article }.
said-board-agrees = { $who } : l'échiquier concorde de nouveau.
said-board-differs-no-more = { $who } : plus rien ne diffère ; le dernier coup reste à exécuter.
said-clocks-started = Pendule en marche : { $who }.
said-clocks-stopped = Les pendules sont arrêtées.
state-flag-fallen = Drapeau tombé : { $who }.
said-flag-first = Un drapeau est tombé : l’arbitre statue d’abord là-dessus.
said-time-adjusted = { $who } : la pendule indique maintenant { $time }.
said-moves-adjusted = { $who } : le compteur indique maintenant { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
said-period-adjusted = { $who } : la pendule est maintenant en période { $period }.
said-period-passed = Contrôle de temps passé. Vous êtes en période { $period }.
said-period-passed-quickplay = Contrôle de temps passé. Vous êtes en période { $period }, la fin au KO.
said-draw-offered = Nulle proposée : { $who }.
said-draw-offer-made = Nulle proposée.
said-draw-declined = La nulle est refusée.
said-reinstated-start = Retour à la position initiale.
said-reinstated-white = Retour à la position après le coup { $number } des Blancs.
said-reinstated-black = Retour à la position après le coup { $number } des Noirs.
said-warning = Avertissement : { $text }
said-penalty = Sanction : { $who }. Article { $article }.
said-penalty-of-the-arbiter = Sanction pour les { $who } : { $penalty }. Article { $article }.
said-noted = C'est noté.
said-board-entered = Échiquier saisi : { $who }.
said-read-back = Entrée de nouveau pour l'annoncer.
said-nothing-yet = Aucun coup n'a encore été annoncé.
said-nothing-earlier = Il n'y a rien avant.
said-restarted = La partie est rouverte. Le programme avait été fermé pendant qu'une pendule marchait. Les deux pendules sont arrêtées aux derniers temps affichés.
said-suspended = L'ordinateur n'a pas fonctionné pendant { $time }. Ce temps n'est pas décompté. Les pendules sont arrêtées.
said-reopened = La partie est rouverte telle quelle. Les pendules sont arrêtées.
said-not-saved = Attention : la partie ne peut pas être enregistrée. Elle continue sans enregistrement. Libérez de la place sur le disque ou prévenez l'arbitre.
said-saved-again = La partie est de nouveau enregistrée.
said-journal-moved = Attention : le fichier de cette partie a été enlevé ou remplacé. La partie entière est maintenant enregistrée dans { $file }.
device-earphone = Écouteur de la personne à cet ordinateur
device-set = { $outlet } : maintenant { $device }.
device-none = { $outlet } : plus aucun appareil.
device-kept = { $outlet } : les réglages nomment { $device } au lieu de l'appareil en vigueur, et il n'est pas utilisé.
device-kept-none = { $outlet } : les réglages ne nomment plus d'appareil ; celui en vigueur reste utilisé.
silence-no-voice = Aucune voix ne parle. Ni espeak-ng ni speech-dispatcher ne répond : installez ou relancez l'un des deux ; d'ici là, tout s'affiche et va au lecteur d'écran.
silence-no-output = Aucun son ne sort. Aucun système de son ne répond, ou il n'a pas d'appareil : lancez PulseAudio ou PipeWire, ou branchez un casque ; d'ici là, tout s'affiche et va au lecteur d'écran.
silence-over = La voix s'entend de nouveau.
silence-earphone-gone = L'écouteur a disparu. Les messages privés sont muets jusqu'à ce qu'il soit rebranché ; ou tapez appareils et choisissez-en un autre.
silence-earphone-back = L'écouteur est revenu.
silence-no-earphone = Aucun écouteur n'est choisi, les messages privés sont donc muets dans ce tournoi. Tapez appareils, puis écouteur et son numéro.
silence-loudspeaker-gone = Le haut-parleur a disparu. Les annonces sont muettes jusqu'à ce qu'il soit rebranché ; ou tapez appareils et choisissez-en un autre.
silence-loudspeaker-back = Le haut-parleur est revenu.
said-nothing-done = Rien n'a été fait.
said-on = { $what } : activé.
said-off = { $what } : désactivé.

# Ce qui est proposé à l'arbitre ; sans arbitre, aux joueurs.
proposed-penalty = Proposition : { $time } de plus pour l'adversaire. Fautif : { $who }. Article { $article }.
proposed-result = Proposition : { $result } Article { $article }.
proposed-result-undecided = Proposition : { $result } Il n'est pas établi que l'adversaire puisse encore mater ; sinon, la partie est nulle. Article { $article }.
proposed-clock = Proposition pour les pendules : Blancs { $white }, Noirs { $black }. Article { $article }.
proposed-count = Appui sur la pendule alors que les pendules étaient arrêtées : { $who }. Proposition : le coup compte, le compteur indique { $moves }. Article { $article }.
proposed-correction = Proposition : retour des deux échiquiers à la position après le demi-coup { $ply }. Article { $article }.
proposed-correction-start = Proposition : retour des deux échiquiers à la position initiale. Article { $article }.
proposed-colours = Proposition : une nouvelle partie avec les bonnes couleurs. Les deux échiquiers reviennent à la position initiale ; pour que les joueurs changent de couleur, ouvrez une nouvelle partie avec les noms échangés. Article { $article }.

# Sanctions de l'Article 12.9, à l'intérieur d'une phrase.
penalty-warning = avertissement
penalty-add-time = plus de temps pour l'adversaire
penalty-reduce-time = moins de temps
penalty-add-points = plus de points pour l'adversaire
penalty-reduce-points = moins de points
penalty-loss = perte de la partie
penalty-fine = amende
penalty-exclusion = exclusion d'une ou plusieurs rondes
penalty-expulsion = exclusion du tournoi

# Réponses.
answer-own-clock = Il vous reste { $time }.
answer-clock = { $side } : il reste { $time }.
answer-clocks-stand = Les pendules sont arrêtées.
answer-moves = Coups achevés : Blancs { $white }, Noirs { $black }.
answer-no-move-yet = Aucun coup pour l'instant.
answer-last = { $side }, coup { $number } :
answer-turn = Trait aux { $who }. Coup { $number }.
answer-nothing-there = Rien à cet endroit.
answer-sheet-empty = La feuille de partie est vide.
answer-boards-agree = Les échiquiers concordent.
answer-boards-differ = Les échiquiers diffèrent en { $squares }.
answer-not-ended = La partie est en cours.

# Quel devoir reste à remplir.
state-to-make = Au trait : { $who }.
state-to-announce = Coup à annoncer : { $who }.
state-to-repeat = Coup à répéter : { $who }.
state-to-execute = Coup à exécuter sur l'échiquier : { $who }.
state-to-press = Peut appuyer sur la pendule : { $who }.
state-yours-to-make = À vous de jouer.
state-yours-to-announce = Annoncez votre coup.
state-yours-to-repeat = Répétez le coup de l'adversaire.
state-yours-to-execute = Exécutez le coup de l'adversaire sur votre échiquier.
state-yours-to-press = Vous pouvez appuyer sur votre pendule.

# La fin.
result-white-wins = Gain des Blancs
result-black-wins = Gain des Noirs
result-draw = Partie nulle
result-both-lose = Les deux joueurs perdent
result-half-zero = Un demi-point pour les Blancs, zéro pour les Noirs
result-zero-half = Un demi-point pour les Noirs, zéro pour les Blancs
result-both-absent = Les deux joueurs absents
result-and-reason = { $result } : { $reason }.
reason-checkmate = échec et mat
reason-stalemate = pat
reason-dead-position = position morte
reason-resignation = abandon
reason-agreement = accord mutuel
reason-time = chute du drapeau
reason-threefold = triple répétition de la position
reason-fifty = règle des cinquante coups
reason-fivefold = quintuple répétition de la position
reason-seventyfive = règle des soixante-quinze coups
reason-illegal-move = coups illégaux
reason-ruling = décision de l'arbitre
reason-default = retard au-delà du délai de forfait

# Questions qui attendent oui ou non.
question-resign = Abandonner la partie ?
question-accept-draw = Accepter la nulle ?
question-offer-draw = Proposer nulle ?
question-sure = Êtes-vous sûr ?
question-how-to-answer = Tapez oui ou non.
question-yes = Oui
question-no = Non
said-no-question = Aucune question n'est posée.
undone-new-game = Cette partie reste sur la table.
undone-correct-clocks = Les pendules restent telles quelles.
undone-save-over = Le fichier reste tel quel.
undone-delete-profile = Le profil est conservé.
undone-penalise = Aucune sanction.
undone-claim-flag = Aucune chute de drapeau réclamée.
undone-resign = Vous n'avez pas abandonné.
undone-accept-draw = La nulle n'est pas acceptée.
undone-offer-draw = Aucune nulle proposée.

# Appareils de sortie.
said-devices = Appareils de sortie :
said-no-devices = Aucun appareil de sortie n'a été trouvé. Les messages privés sont muets.
said-device-used = Cet appareil est utilisé à partir de maintenant.
