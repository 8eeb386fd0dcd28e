# The journal of a game.
journal-clocks-changed = L'état noté des pendules a été modifié : il ne découle pas des entrées, qui sont intactes.
journal-without-entries = Cet enregistrement n'a aucune entrée. Il manque peut-être le fichier voisin du même nom, terminé par -wal.
journal-whole = { $entries ->
    [one] L'enregistrement de la partie est intact : { $entries } entrée.
   *[other] L'enregistrement de la partie est intact : { $entries } entrées.
}
journal-withheld = { $count ->
    [one] Une entrée n'est pas dans ce fichier : un verrouillage ou un coup sous enveloppe, qui reste sur l'ordinateur où il a été écrit. Numéro { $list }.
   *[other] { $count } entrées ne sont pas dans ce fichier : des verrouillages ou des coups sous enveloppe, qui restent sur l'ordinateur où ils ont été écrits. Numéros { $list }.
}
journal-rulings = { $count ->
    [one] Une décision prise au pupitre ; sa signature est valable.
   *[other] { $count } décisions prises aux pupitres ; toutes les signatures sont valables.
}
journal-rulings-unproved = { $count ->
    [one] Une décision (entrée { $list }) n'est pas correctement signée. Elle a été modifiée ou falsifiée.
   *[other] { $count } décisions (entrées { $list }) ne sont pas correctement signées. Elles ont été modifiées ou falsifiées.
}
journal-rulings-by = Signé par { $name } avec la clé { $key } : { $count }.
journal-rulings-by-chief = Signé par { $name } avec la clé du tournoi, { $key } : { $count }.
journal-lock-of = Entrée { $number } : le verrou appartient au tournoi { $event }.
journal-lock-of-none = Entrée { $number } : le verrou n'appartient à aucun tournoi. Seul le code PIN l'ouvre.
journal-lock-unknown = Entrée { $number } : le verrou n'indique pas son tournoi ; une version plus ancienne l'a écrit.
journal-rulings-own-event = Décisions du tournoi de cette partie, { $event } : { $count ->
    [one] entrée
   *[other] entrées
} { $list }.
journal-rulings-other-event = Décisions d'un autre tournoi que celui de cette partie, { $event } : { $count ->
    [one] entrée
   *[other] entrées
} { $list }.
# The number and the hash of the last entry. Written down on paper, they show whether an earlier entry was changed.
journal-anchor = Dernière entrée de l'enregistrement : { $number }, { $hash }.
journal-not-stored = Cette partie n'est pas enregistrée.
# Findings when a journal is opened.
journal-heartbeat-unfit = L'état noté des pendules ne s'accorde pas avec l'enregistrement de la partie et n'a pas été utilisé. Les pendules sont comme à la dernière entrée ; vérifiez les temps avant de continuer.
journal-shortened = Il manque à cette partie des entrées qu'elle avait à sa dernière ouverture ici : l'entrée { $number } manque ou diffère. Cherchez une copie, ou comparez les feuilles de partie avant de continuer.
journal-moved = Cette partie a été déplacée ici depuis le pupitre de { $name }, car l'ordinateur de la table { $table } est tombé en panne.
journal-moved-on = La table { $table } continue maintenant sur cet ordinateur. Déplacée ici par { $name } ; les clés des deux ordinateurs sont dans l'enregistrement.
journal-withheld-lock = Cette partie a été verrouillée par un code sur un autre ordinateur, et le code y est resté : elle reste verrouillée ici jusqu'à ce que l'arbitre la déverrouille depuis le pupitre de la salle.
journal-withheld-envelope = Le coup sous enveloppe de cette partie est resté sur l'ordinateur où il a été mis : l'enveloppe ne peut pas être ouverte ici.
journal-strange-ruling = Cette table a reçu une décision non valable (signature fausse, ou répétition). Elle a été ignorée. Prévenez l'arbitre.
journal-rescued-from = Récupérée du fichier endommagé { $file }, entrées 1 à { $number }.
journal-lost = { $count ->
    [one] { $count } entrée après le dommage est lisible, mais n'a pas été copiée : { $list }.
   *[other] { $count } entrées après le dommage sont lisibles, mais n'ont pas été copiées : { $list }.
}
journal-rescued = { $count ->
    [one] { $count } entrée intacte forme maintenant une nouvelle partie : { $path }.
   *[other] { $count } entrées intactes forment maintenant une nouvelle partie : { $path }.
}
journal-rescue-whole = Cette partie n'est pas endommagée. Ouvrez-la telle quelle.
journal-rescue-nothing = Même le début de cette partie n'est pas intact. Cherchez une copie de son fichier.
journal-rescue-exists = Ce fichier existe déjà. Choisissez un autre nom.
journal-rescue-not-written = Impossible d'écrire à cet endroit. Choisissez-en un autre.
journal-damaged = { $good ->
    [0] L'enregistrement de la partie est endommagé dès sa première entrée : { $why }
    [one] L'enregistrement de la partie est endommagé à partir de l'entrée { $number } : { $why } L'entrée qui précède est intacte.
   *[other] L'enregistrement de la partie est endommagé à partir de l'entrée { $number } : { $why } Les { $good } entrées qui précèdent sont intactes.
}
journal-flaw-chain = l'entrée a été modifiée.
journal-flaw-opening = une entrée de préparation de la table n'est pas à sa place.
journal-flaw-file = le fichier lui-même est endommagé ({ $detail }).
journal-flaw-no-record = le texte n'est pas une entrée valable.
journal-flaw-unknown = « { $name } » est inconnu de cette version ; une version plus récente l'a peut-être écrit.
journal-flaw-value = « { $value } » n'est pas valable pour { $field } ; une version plus récente l'a peut-être écrit.
journal-empty = { $file } ne contient pas de partie.
journal-not-found = Fichier introuvable : { $file }.
journal-not-a-journal = { $file } n'est pas une partie d'Annabella.
journal-beside-not-a-file = { $file } n'est pas un fichier ordinaire, mais un dossier, un lien, un tube ou un périphérique. Déplacez-le, puis réessayez.
journal-no-folder = Le dossier { $file } ne peut pas être créé : autre chose porte ce nom. Déplacez-la, ou choisissez un autre dossier avec --data.
journal-too-new = { $file } est au format { $found }, d'une version plus récente ; celle-ci connaît les formats jusqu'à { $known }. Rien n'a été changé.
journal-in-use = { $file } est déjà ouvert, dans une autre fenêtre ou sur un autre ordinateur.
journal-locked = { $file } est une partie verrouillée en cours : son contenu est caché jusqu'à sa fin ou son déverrouillage par l'arbitre ; --verify fonctionne quand même.
journal-read-only = { $file } est en lecture seule.
journal-forbidden = Vous n'avez pas le droit de lire { $file }. Adressez-vous à son propriétaire.
journal-log-missing = { $file } ne contient aucun coup : ils sont dans { $file }-wal, et ce fichier manque. Remettez-le à côté de l'autre.
journal-out-of-order = { $file } a été modifié par un autre programme.
journal-full = Impossible d'écrire { $file } : le disque est plein.
journal-io = Impossible de lire ou d'écrire { $file } : { $detail }. Vérifiez le disque et les droits du dossier.
