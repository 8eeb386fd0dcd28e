# What this build can do, for arbiters: the last heading of F1, and --version --capabilities.
capabilities = Ce programme
capabilities-version = Annabella { $version }. Ce que peut faire cette édition :
capability-table = Tient les deux échiquiers, les deux feuilles de partie et la pendule d'une partie.
capability-voice = Parle par un lecteur d'écran, la voix intégrée ou la voix du système, et enregistre une feuille de partie parlée.
capability-boards = Lit des échiquiers électroniques sur des ports série.
capability-files = Enregistre des parties, imprime feuilles de partie et rapports, et calcule appariements et classements à partir de fichiers.
capability-practice = Permet de s'exercer aux mots des annonces, à la maison seulement.
capabilities-no-more = Elle ne peut rien faire d'autre.
capabilities-check-word = Mot de contrôle : { $squares }.
capabilities-hash = SHA-256 du fichier du programme : { $hash }.
capabilities-hash-elsewhere = Son empreinte et son mot de contrôle s'affichent dans un terminal avec : annabella --version --capabilities
capabilities-unread = Le fichier du programme lui-même n'a pas pu être lu : { $why }.
