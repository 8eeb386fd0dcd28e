# Le journal d'une partie.
journal-whole = { $entries ->
    [one] Le journal est intact : { $entries } entrée.
   *[other] Le journal est intact : { $entries } entrées.
}
journal-withheld = { $count ->
    [one] Une entrée n'est pas dans ce fichier : elle est restée sur l'ordinateur où elle a été écrite, un verrouillage ou un coup sous enveloppe. Numéro { $list }.
   *[other] { $count } entrées ne sont pas dans ce fichier : elles sont restées sur l'ordinateur où elles ont été écrites, verrouillages ou coups sous enveloppe. Numéros { $list }.
}
journal-rulings = { $count ->
    [one] Une décision prise au pupitre ; sa signature est juste.
   *[other] { $count } décisions prises aux pupitres ; toutes les signatures sont justes.
}
journal-rulings-unproved = { $count ->
    [one] Une décision prise au pupitre n'est pas signée pour cette partie avec la clé qu'elle indique : entrée { $list }. Quelqu'un l'a modifiée ou inventée.
   *[other] { $count } décisions prises aux pupitres ne sont pas signées pour cette partie avec les clés qu'elles indiquent : entrées { $list }. Quelqu'un les a modifiées ou inventées.
}
journal-rulings-by = Signé par { $name } avec la clé { $key } : { $count }.
journal-rulings-by-chief = Signé par { $name } avec la clé du tournoi, { $key } : { $count }.
journal-lock-of = Entrée { $number } : le verrou est du tournoi { $event }.
journal-lock-of-none = Entrée { $number } : le verrou n'est d'aucun tournoi. Seul le code PIN l'ouvre.
journal-lock-unknown = Entrée { $number } : le verrou ne dit pas de quel tournoi il est ; un programme plus ancien l'a écrit.
journal-rulings-own-event = Décisions du tournoi de cette partie, { $event } : { $count ->
    [one] entrée
   *[other] entrées
} { $list }.
journal-rulings-other-event = Décisions d'un autre tournoi que celui de cette partie, { $event } : { $count ->
    [one] entrée
   *[other] entrées
} { $list }.
# Le numéro et l'empreinte de la dernière entrée ; qui les a sur papier peut dire si quelque chose a changé avant elle.
journal-anchor = Dernière entrée du journal : { $number }, { $hash }.
journal-not-stored = Cette partie n'est pas enregistrée.
# Ce qu'on a trouvé sur un journal en l'ouvrant.
journal-heartbeat-unfit = La note de la pendule en marche ne s'accorde pas avec le journal, l'un des deux a été modifié, et elle n'est pas utilisée. Les pendules restent comme à la dernière entrée ; vérifiez les temps avant de continuer.
journal-shortened = La dernière fois que cette partie a été vue ici, son journal était plus long : l'entrée { $number } manque ou en est une autre. Cherchez une copie ou comparez les feuilles de partie avant de continuer.
journal-moved = Cette partie vient du pupitre de { $name } : l’ordinateur où elle se jouait à la table { $table } est tombé en panne.
journal-moved-on = La table { $table } continue maintenant sur cet ordinateur. Déplacée ici par { $name } ; les clés des deux ordinateurs sont dans le journal.
journal-withheld-lock = Cette partie a été verrouillée par un code sur un autre ordinateur, et le code y est resté : elle reste verrouillée ici jusqu'à ce que l'arbitre la déverrouille depuis le pupitre de la salle.
journal-withheld-envelope = Le coup sous enveloppe de cette partie est resté sur l'ordinateur où il a été mis : l'enveloppe ne peut pas être ouverte ici.
journal-strange-ruling = Quelqu’un a envoyé à cette table une décision qui n’y compte pas : elle n’est pas signée pour elle ou a déjà servi. Elle est restée sans effet. Prévenez l’arbitre.
journal-rescued-from = Récupérée du fichier endommagé { $file }, entrées 1 à { $number }.
journal-lost = { $count ->
    [one] { $count } entrée après le dommage reste lisible et n'a pas été reprise : { $list }.
   *[other] { $count } entrées après le dommage restent lisibles et n'ont pas été reprises : { $list }.
}
journal-rescued = { $count ->
    [one] { $count } entrée intacte forme maintenant une nouvelle partie : { $path }.
   *[other] { $count } entrées intactes forment maintenant une nouvelle partie : { $path }.
}
journal-rescue-whole = Cette partie n'est pas endommagée. Ouvrez-la telle quelle.
journal-rescue-nothing = Même le début de cette partie n'est pas intact. Cherchez une copie de son fichier.
journal-rescue-exists = Un fichier porte déjà le nouveau nom. Choisissez-en un autre.
journal-rescue-not-written = La nouvelle partie ne peut pas être écrite à cet endroit. Choisissez-en un autre.
journal-damaged = { $good ->
    [0] Le journal est endommagé dès sa première entrée : { $why }
    [one] Le journal est endommagé à partir de l'entrée { $number } : { $why } L'entrée qui précède est bonne.
   *[other] Le journal est endommagé à partir de l'entrée { $number } : { $why } Les { $good } entrées qui précèdent sont bonnes.
}
journal-flaw-chain = l'entrée n'est pas celle qui a été écrite là.
journal-flaw-opening = une entrée qui dresse la table n'est pas à sa place.
journal-flaw-file = le fichier lui-même est endommagé ({ $detail }).
journal-flaw-no-record = son texte n'est pas un enregistrement.
journal-flaw-unknown = ce programme ne sait pas ce qu'est « { $name } » ; une version plus récente l'a peut-être écrit.
journal-flaw-value = « { $value } » ne veut rien dire comme { $field } ; une version plus récente l'a peut-être écrit.
journal-empty = { $file } ne contient pas de partie.
journal-not-found = Il n'y a pas de fichier { $file }.
journal-not-a-journal = { $file } n'est pas un journal d'Annabella.
journal-beside-not-a-file = { $file } n’est pas un fichier ordinaire, mais un dossier, un lien, un tube ou un périphérique. Déplacez-le, puis réessayez.
journal-no-folder = Le dossier { $file } ne peut pas être créé : autre chose porte son nom. Déplacez cela, ou donnez un autre dossier avec --data.
journal-too-new = { $file } a été écrit par une Annabella plus récente, sous la forme { $found } ; celle-ci connaît les formes jusqu'à { $known }. Rien n'a été changé.
journal-in-use = { $file } est déjà ouvert, dans une autre fenêtre ou sur une autre machine.
journal-locked = { $file } est une partie verrouillée en cours : rien n'en est dit avant sa fin ou son déverrouillage par l'arbitre ; --verify la vérifie dès maintenant.
journal-read-only = { $file } ne peut être que lu.
journal-forbidden = { $file } ne peut pas être lu : vous n'en avez pas le droit. Son propriétaire peut vous le donner.
journal-log-missing = { $file } ne contient aucun coup : ils sont dans { $file }-wal, et ce fichier manque. Remettez-le à côté de l'autre.
journal-out-of-order = { $file } contient d'autres entrées que cette partie : quelqu'un d'autre y a écrit.
journal-full = { $file } ne peut pas être écrit : le disque est plein.
journal-io = { $file } ne peut pas être lu ou écrit : { $detail }. Vérifiez le disque et les droits sur le dossier.
