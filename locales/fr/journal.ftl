# Le journal d'une partie.
journal-whole = { $entries ->
    [one] Le journal est intact : { $entries } entrée.
   *[other] Le journal est intact : { $entries } entrées.
}
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
journal-too-new = { $file } a été écrit par une Annabella plus récente, sous la forme { $found } ; celle-ci connaît les formes jusqu'à { $known }. Rien n'a été changé.
journal-in-use = { $file } est déjà ouvert, dans une autre fenêtre ou sur une autre machine.
journal-locked = { $file } est une partie verrouillée en cours : rien n'en est dit avant sa fin ou son déverrouillage par l'arbitre ; --verify la vérifie dès maintenant.
journal-read-only = { $file } ne peut être que lu.
journal-forbidden = { $file } ne peut pas être lu : vous n'en avez pas le droit. Son propriétaire peut vous le donner.
journal-log-missing = { $file } ne contient aucun coup : ils sont dans { $file }-wal, et ce fichier manque. Remettez-le à côté de l'autre.
journal-out-of-order = { $file } contient d'autres entrées que cette partie : quelqu'un d'autre y a écrit.
journal-full = { $file } ne peut pas être écrit : le disque est plein.
journal-io = { $file } ne peut pas être lu ou écrit : { $detail }
