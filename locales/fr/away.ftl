# Players who are not in the room: engines, and people on a server.
said-engine-seated = { $name } joue les { $side }, { $strength }.
said-online-seated = { $name } joue les { $side } sur { $place }.
said-seat-freed = { $side } : on joue de nouveau ici.
said-elsewhere-seated = { $name } joue les { $side } sur un autre ordinateur.
said-elsewhere-seated-unnamed = Les { $side } se jouent sur un autre ordinateur.
said-lag-given = { $who } : le coup a mis { $lag } ms par le réseau ; { $given } ms ont été rendues.
elsewhere-lost = { $who } : contact perdu. Les pendules continuent.
elsewhere-lost-stopped = { $who } : contact perdu. Les deux pendules sont arrêtées au moment du dernier contact.
elsewhere-lost-standing = { $who } : contact perdu. Les pendules ne marchent pas.
elsewhere-lost-without-clock = { $who } : contact perdu.
player-has-left = { $who } a quitté la partie.
elsewhere-too-long = { $who } : sans contact pendant { $time }, { $times ->
    [one] une fois
   *[other] { $times } fois
} jusqu'ici. C'est plus que le règlement ne permet.
elsewhere-back = { $who } : de nouveau en contact.
seat-word-assistant = assistant
refused-nobody-assists = Vous n'avez pas d'assistant ici.
next-is-away = Ce camp n'est pas joué sur cet ordinateur.
reason-abandoned = parce qu'un joueur a quitté la partie
reason-unknown = d'après le fichier
result-called-off = La partie a été annulée. Il n'y a pas de résultat.
refused-played-elsewhere = Cette couleur n'est pas jouée à cette table.
said-arbiter-seated = { CAPITAL($name) } arbitre maintenant cette partie depuis le pupitre.
beside-competition = « { $game } » est en cours en tournoi : pas d'aide pour une autre partie (Article 11.3.1). Terminez-la d'abord : { $file }. Si on n'y touche pas pendant un jour, cela ne s'applique plus.
