# A table of a hall: sentences for its players and arbiter.
line-joining = salle
line-joining-join = salle rejoindre
line-joining-game = salle partie
line-joining-leave = salle quitter
control-hall = Tournoi
control-hall-help = Dit à quel tournoi cette table participe et comment en rejoindre un.
joined-joining = Demande envoyée au pupitre. En attente de l'arbitre.
joined-left = Cette table a quitté { $event }.
joined-none = Aucun tournoi. Tapez : salle rejoindre, adresse, code.
joined-state-away = Le pupitre de l'arbitre est déconnecté. La partie continue.
joined-member = Voici la table { $table } de { $event }, tournoi numéro { $digits }.
joined-plays = { $round ->
    [0] Départage
   *[other] Ronde { $round }
} : { $white } a les Blancs contre { $black }.
joined-locked = Cette table est verrouillée et ne participe pas à { $event }, tournoi numéro { $digits } : le verrou n'est pas de ce tournoi.
joined-unlock-first = Pour le rejoindre, déverrouillez d'abord la table : tapez déverrouiller et le code PIN.
joined-none-found = Aucun pupitre trouvé. Tapez aussi son adresse : salle rejoindre, adresse, code.
joined-several-found = Plusieurs pupitres trouvés : { $list }. Tapez salle rejoindre, l'adresse de l'un d'eux et le code.
joined-not-let-in = Le code est faux ou a expiré. Demandez-en un nouveau à l'arbitre.
joined-turned-away = L'arbitre n'a pas admis cette table.
joined-lapsed = Le code a expiré avant la réponse de l'arbitre. Demandez-en un nouveau.
joined-no-answer = Le pupitre ne répond pas. Vérifiez l'adresse et le réseau.
joined-apart = L'autre ordinateur ne répond pas. Il est éteint, ou ce réseau isole ses ordinateurs : essayez un câble, votre propre point d'accès ou un relais.
joined-cannot-keep = Impossible d'écrire dans le dossier de données du programme : cette table n'a pas rejoint le tournoi, et le code reste valable. Libérez de la place ou prenez un autre dossier (--data), puis réessayez.
joined-not-built = Cette version du programme est sans réseau. Lancez-le avec : make run HALL=yes
joined-not-opened = Impossible de se connecter au réseau. La partie continue.
joined-cannot-connect = Cette table a été admise, mais aucune connexion sûre au pupitre de l'arbitre n'est possible à cette adresse. Demandez une autre adresse à l'arbitre. La partie continue.
joined-connected = Le pupitre de l'arbitre est connecté.
joined-back = Le pupitre de l'arbitre est de nouveau connecté.
joined-away = Le pupitre de l'arbitre est déconnecté. La partie continue ; le pupitre saura tout à son retour.
joined-removed = L'arbitre principal a retiré cette table de { $event }.
joined-reason = Décision du pupitre, { $name } : { $reason }.
joined-ruled = Décision du pupitre, { $name }.
joined-next-game = { $round ->
    [0] Départage
   *[other] Ronde { $round }
} : { $white } a les Blancs contre { $black }. Préparer cette partie ?
joined-ask-back = Cet ordinateur était la table { $table } de { $event }. La rejoindre de nouveau ?
joined-game-waits = { $round ->
    [0] Départage
   *[other] Ronde { $round }
} : { $white } a les Blancs contre { $black }. Tapez salle partie pour préparer cette partie.
joined-game-over = Cette partie est terminée : { $result }. Elle n'a pas été jouée sur cet ordinateur. Pour l'avoir ici, l'arbitre tape { $word } à son pupitre, et ce fichier est ouvert ici.
refused-no-code = Ce n'est pas un code : il faut quatre cases, par exemple e4 g7 a2 f3.
refused-no-event = Cette table ne participe à aucun tournoi.
refused-not-hosting = Aucune place n'est ouverte à un autre ordinateur.
refused-home-game = Une partie à la maison est en cours ici. Terminez-la ou commencez-en une nouvelle, puis rejoignez le tournoi.
refused-no-pairing = Cette table n'a pas d'autre partie dans cette ronde, ou celle en cours n'est pas finie.
elsewhere-no-answer = Pas de réponse. Vérifiez l'adresse et le réseau.
elsewhere-not-let-in = Le code est faux ou a expiré. Demandez-en un nouveau.
elsewhere-other-version = Les programmes des deux ordinateurs sont trop différents pour jouer ensemble. Installez sur les deux la version la plus récente d'Annabella ; ensuite quelqu'un tape hôte à la table pour un nouveau code.
usage-of-hall = { "[" }--hall ADRESSE --code CODE]
capability-hall = Relie les tables d'une salle au pupitre de l'arbitre par un réseau local.
