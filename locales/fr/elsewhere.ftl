# A game on two computers: one hosts the table, the other is a seat of it.
line-hosting = hôte
line-hosting-at = hôte sur
line-hosting-over = hôte par
line-hosting-end = hôte fin
line-sitting = s'asseoir;asseoir
control-host = Accueillir un joueur
control-host-help = Ouvre l'autre camp à un joueur sur un autre ordinateur et dit le code. Il vaut dix minutes.
control-sit = Rejoindre un autre ordinateur
control-sit-help = Dit comment jouer à la table d'un autre ordinateur.
elsewhere-opening = Ouverture.
elsewhere-code = Code pour { $side } : { $words }. En lettres : { $squares }. Sur l'autre ordinateur, tapez : s'asseoir { $address }, puis le code. Valable dix minutes. Tapez précédent pour le réentendre.
elsewhere-code-replaces = { $side } se jouent déjà sur un autre ordinateur : qui s'assoit avec ce code prend la place.
elsewhere-addresses = Cet ordinateur est aussi joignable à { $addresses }.
elsewhere-wrong-code = Trois codes faux. Le code n'est plus valable : tapez hôte pour un nouveau.
elsewhere-expired = Le code a expiré. Tapez hôte pour un nouveau.
elsewhere-cannot-listen = Cette adresse ne peut pas servir : un autre programme l'utilise. Tapez un autre port, par exemple : hôte sur 0.0.0.0:7462.
usage-host = Tapez { $word } seul ou avec une adresse, par exemple : hôte sur 0.0.0.0:7462.
usage-host-over = Le relais manque. Tapez son adresse, par exemple : hôte par relais.example.org.
elsewhere-no-code = L'arbitre a demandé un code pour jouer depuis un autre ordinateur, mais il n'y en a pas : { $why ->
    [cannot_listen] un autre programme utilise ici l'adresse.
    [not_built] ce programme a été construit sans réseau.
    [apart] le relais ne répond pas.
   *[other] cet ordinateur ne peut pas ouvrir d'accès sur le réseau.
}
relay-carries-sealed = Cet ordinateur relaie des parties entre deux autres ordinateurs ; personne ici ne peut les lire. Il est joignable à { $addresses }. À la table, tapez hôte par et cette adresse.
elsewhere-waits = { $who } joue sur un autre ordinateur. Tapez hôte pour un nouveau code, ou hôte fin pour jouer ici.
elsewhere-ended = Plus ouverte à un autre ordinateur.
elsewhere-seat-ended = L'autre ordinateur a fermé cette place. Vous pouvez encore lire la partie ; pour continuer, tapez s'asseoir, l'adresse et un nouveau code.
elsewhere-seated = Vous avez rejoint la table de l'autre ordinateur.
elsewhere-assistant-there = L'assistant, { $name }, est à l'autre ordinateur.
elsewhere-assistant-here = { $name } vous assiste ici. Les lignes de l'assistant commencent par { $word } et deux-points.
elsewhere-you-assist = Vous assistez les { $who }. Dans la ligne de coup du joueur, vos lignes commencent par { $word } et deux-points.
elsewhere-host-lost = L'autre ordinateur ne répond pas. Ce que vous faites n'est pas envoyé, et les pendules continuent peut-être. Vous pouvez encore explorer l'échiquier.
elsewhere-host-back = L'autre ordinateur est de nouveau connecté.
elsewhere-missed = { $count ->
    [one] Vous avez manqué un message : { $key } le lit.
   *[other] Vous avez manqué { $count } messages : { $key } les lit, le plus récent d'abord.
}
refused-not-from-here = C'est impossible depuis un autre ordinateur.
refused-no-invitation = Tapez s'asseoir, l'adresse et les quatre cases.
refused-host-away = L'autre ordinateur ne répond pas : rien n'a été fait. Réessayez quand il sera de retour.
refused-host-silent = L'autre ordinateur n'a pas répondu. Si cela n'a pas été fait, vous l'apprendrez à son retour.
refused-not-arrived = Votre dernière action n'est pas arrivée à l'autre ordinateur. Recommencez.
option-join = s'assied à une table sur un autre ordinateur : son adresse, comme 192.168.1.20 ; avec --code
usage-of-join = { "[" }--join ADRESSE --code CODE]
capability-duplex = Permet à un joueur d'être à un autre ordinateur.
