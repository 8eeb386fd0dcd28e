# Une partie sur deux ordinateurs : l'un est l'hôte et a la table, l'autre en est une place.
line-hosting = hôte;hote
line-hosting-at = hôte sur;hote sur
line-hosting-over = hôte par;hote par
line-hosting-end = hôte fin;hote fin
line-sitting = s'asseoir;asseoir
said-elsewhere-seated = { $name } joue les { $side } sur un autre ordinateur.
said-lag-given = { $who } : le coup a mis { $lag } ms par le réseau ; { $given } ms ont été rendues.
elsewhere-opening = Cette table s'ouvre à un autre ordinateur.
elsewhere-code = Code pour l'autre ordinateur, { $side } : { $words }. En lettres : { $squares }. Là-bas quelqu'un tape : s'asseoir { $address } { $squares }. Il est valable dix minutes.
elsewhere-addresses = Cet ordinateur est aussi joignable à { $addresses }.
elsewhere-wrong-code = Un code faux a été tapé trois fois. Il ne vaut plus : tapez hôte pour un nouveau.
elsewhere-expired = Le code ne vaut plus. Tapez hôte pour un nouveau.
elsewhere-cannot-listen = Cet ordinateur n'est pas joignable à cette adresse : un autre programme l'occupe. Tapez : hôte sur, une autre adresse avec un port.
relay-carries-sealed = Cet ordinateur transmet des parties sur deux ordinateurs ; personne ici ne peut les lire. Il est joignable à { $addresses }. À la table on tape hôte par et cette adresse.
elsewhere-waits = { $who } joue sur un autre ordinateur. Tapez hôte pour un code qui le laisse revenir, ou hôte fin pour jouer ici.
elsewhere-ended = Cette table n'est plus ouverte à un autre ordinateur.
elsewhere-seat-ended = L'autre ordinateur ne laisse plus jouer d'ici. Vous pouvez encore lire la partie ; pour continuer, tapez s'asseoir, l'adresse et un nouveau code.
elsewhere-lost = L'ordinateur de { $who } ne répond pas. Les pendules continuent.
elsewhere-lost-stopped = L'ordinateur de { $who } ne répond pas. Les deux pendules sont arrêtées là où il a été entendu en dernier.
elsewhere-lost-standing = L'ordinateur de { $who } ne répond pas. Les pendules ne marchent pas.
elsewhere-too-long = L'ordinateur de { $who } n'est plus entendu depuis { $time } ; il a été absent { $times ->
    [one] une fois
   *[other] { $times } fois
}. C'est plus que le règlement ne permet.
elsewhere-back = L'ordinateur de { $who } est de retour.
elsewhere-seated = Vous êtes à la table de l'autre ordinateur.
elsewhere-assistant-there = { $name } assiste sur l'autre ordinateur et agit de là-bas.
elsewhere-assistant-here = { $name } vous assiste ici. Les lignes de l'assistant commencent par { $word } et deux-points.
elsewhere-you-assist = Vous assistez les { $who }. Dans la ligne des coups du joueur, vos lignes commencent par { $word } et deux-points.
seat-word-assistant = assistant
elsewhere-host-lost = L'autre ordinateur ne répond pas. Ce que vous faites maintenant n'est pas envoyé ; les pendules continuent peut-être. Vous pouvez explorer l'échiquier.
elsewhere-host-back = L'autre ordinateur est de retour.
elsewhere-missed = { $count ->
    [one] Une phrase a été dite entre-temps : Maj F9 la dit.
   *[other] { $count } phrases ont été dites entre-temps : Maj F9 les dit, la dernière d'abord.
}
elsewhere-no-answer = L'autre ordinateur ne répond pas. Vérifiez son adresse et le réseau, puis réessayez.
elsewhere-not-let-in = L'autre ordinateur n'a pas admis celui-ci : le code est faux ou ne vaut plus. Demandez-en un nouveau.
elsewhere-other-version = Les programmes des deux ordinateurs sont trop différents pour jouer ensemble. Installez sur les deux la version la plus récente d'Annabella ; ensuite quelqu'un tape hôte à la table pour un nouveau code.
refused-not-from-here = Cela ne peut pas se faire d'une place sur un autre ordinateur.
refused-nobody-assists = Personne ne vous assiste ici.
refused-no-invitation = Tapez s'asseoir, l'adresse de l'autre ordinateur et les quatre cases de son code.
refused-host-away = L'autre ordinateur ne répond pas, cela n'est donc pas fait. Réessayez quand il sera de retour.
refused-host-silent = L'autre ordinateur n'a pas répondu. Si cela n'a pas été fait, vous l'apprendrez à son retour.
refused-not-arrived = Votre dernière action n'est pas arrivée à l'autre ordinateur et n'a pas été faite. Recommencez.
