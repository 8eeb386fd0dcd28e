# Une table dans une salle de tournoi : ce que l'on dit à ceux qui y sont.
line-joining = salle
line-joining-join = salle rejoindre
line-joining-game = salle partie
line-joining-leave = salle quitter
joined-joining = Le pupitre est prié d'admettre cette table. L'arbitre y confirme.
joined-left = Cette table ne participe plus à { $event }.
joined-none = Cette table ne participe à aucun tournoi. Pour en rejoindre un, tapez : salle rejoindre, l'adresse du pupitre et le code de quatre cases.
joined-state-away = Le pupitre de l'arbitre est absent. La partie continue.
joined-member = Voici la table { $table } de { $event }, tournoi numéro { $digits }.
joined-locked = Cette table est verrouillée et ne participe pas à { $event }, tournoi numéro { $digits } : le verrou n'est pas de ce tournoi.
joined-none-found = Aucun pupitre trouvé. Tapez aussi son adresse : salle rejoindre, adresse, code.
joined-several-found = Plusieurs pupitres trouvés : { $list }. Tapez salle rejoindre, l'adresse de l'un d'eux et le code.
joined-not-let-in = Le pupitre n'a pas admis cette table : le code est faux ou ne vaut plus. Demandez-en un nouveau à l'arbitre.
joined-turned-away = L'arbitre n'a pas admis cette table.
joined-lapsed = Le code a pris fin avant la réponse de l'arbitre. Demandez-en un nouveau.
joined-no-answer = Le pupitre ne répond pas. Vérifiez son adresse et le réseau, puis réessayez.
joined-apart = Rien ne revient de l'autre ordinateur. Ou bien il est éteint, ou bien ce réseau isole ses ordinateurs les uns des autres : essayez un câble, un point d'accès à vous ou un relais.
joined-cannot-keep = Rien ne peut être écrit dans le dossier où ce programme garde ses données : la table n'a pas été annoncée au pupitre et le code reste valable. Libérez de la place ou démarrez avec un autre dossier (--data), puis réessayez.
joined-not-built = Ce programme a été construit sans le réseau pour salles de tournoi.
joined-not-opened = Le réseau ne s'ouvre pas. La partie continue.
joined-connected = Le pupitre de l'arbitre est connecté.
joined-back = Le pupitre de l'arbitre est de retour.
joined-away = Le pupitre de l'arbitre est absent. La partie continue ; l'arbitre saura tout dès son retour.
joined-removed = L'arbitre en chef a retiré cette table de { $event }.
joined-reason = Décision du pupitre, { $name } : { $reason }.
joined-ruled = Décision du pupitre, { $name }.
joined-next-game = { $round ->
    [0] Départage
   *[other] Ronde { $round }
} : { $white } a les Blancs contre { $black }. Préparer cette partie ?
joined-ask-back = Cet ordinateur est la table { $table } de { $event }. Participer de nouveau ?
joined-game-waits = { $round ->
    [0] Départage
   *[other] Ronde { $round }
} : { $white } a les Blancs contre { $black }. Tapez salle partie pour préparer cette partie.
said-arbiter-seated = Désormais, { $name } dirige cette partie depuis le pupitre.
refused-no-code = Ce n'est pas un code : il faut quatre cases, par exemple e4 g7 a2 f3.
refused-no-event = Cette table ne participe à aucun tournoi.
refused-home-game = Une partie à la maison est en cours ici. Terminez-la ou commencez-en une nouvelle, puis rejoignez le tournoi.
refused-no-pairing = Aucune autre partie de la ronde n’attend cette table, ou celle en cours n’est pas finie.
