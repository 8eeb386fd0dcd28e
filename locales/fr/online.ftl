# What goes online, or to another program, at home only: the question for a newer version, and LiveChess.
page-livechess = adresse de LiveChess, si ce n'est pas ws://127.0.0.1:1982/api/v1.0
setting-newer-version = Chercher des mises à jour
setting-newer-version-help = Désactivé : le programme ne va jamais sur internet chercher des mises à jour. Activé : une fois par jour au démarrage, à la maison et hors d'une partie, il demande à GitHub la dernière version. Il n'envoie que son nom et sa version ; le serveur voit votre adresse IP, comme pour toute requête.
said-newer-there = La version { $version } est disponible à { $address }.
said-newer-none = Vous avez la version la plus récente, { $version }.
said-newer-unknown = Impossible de chercher des mises à jour. Vérifiez votre connexion internet, ou réessayez plus tard.
said-newer-looking = Recherche de mises à jour.
said-newer-nowhere = Cette copie ne sait pas où chercher des mises à jour. Demandez à la personne qui vous l'a donnée.
line-newer = nouvelle version;mises à jour;chercher des mises à jour;chercher une version plus récente
line-newer-on = nouvelle version oui
line-newer-off = nouvelle version non
capability-livechess = Lit des échiquiers par le programme LiveChess de DGT.
capability-newer = Demande à GitHub une version plus récente si on le veut, à la maison seulement.
