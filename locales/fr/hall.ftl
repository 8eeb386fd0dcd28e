# The arbiter's desk over many tables: what is typed there, what it says, what its page shows.
# Commands; several words for one command are parted by semicolons.
hall-line-tables = tables
hall-line-tables-help = lit toutes les tables, d’abord celles qui ont besoin de l’arbitre
hall-line-needs = besoin; qui a besoin de moi
hall-line-needs-help = lit les tables qui ont besoin de l’arbitre
hall-line-next = suivante
hall-line-next-help = ouvre la prochaine table qui a besoin de l’arbitre
hall-line-open = ouvrir; table
hall-line-open-help = ouvre une table par son numéro : ouvrir 7, ou seulement 7
hall-line-back = à la liste; liste; a la liste
hall-line-back-help = quitte la table ouverte pour la liste
hall-line-seen = vu
hall-line-seen-help = ce dont cette table a besoin est vu et n’est plus annoncé : vu, ou vu 7
hall-line-find = chercher
hall-line-find-help = cherche des tables par numéro ou par nom : chercher Ada
hall-line-said = déjà dit; redire; deja dit
hall-line-said-help = redit les dix dernières phrases
hall-line-quiet = silence
hall-line-quiet-help = plus rien n’est dit sans être demandé
hall-line-speak = parler
hall-line-speak-help = ce qui arrive est de nouveau annoncé
hall-line-start-round = lancer la ronde
hall-line-start-round-help = met en marche les pendules de toutes les tables
hall-line-not-started = pas lancées; pas lancees
hall-line-not-started-help = lit les tables dont la pendule n’a pas encore marché
hall-line-rulings = décisions; decisions
hall-line-rulings-help = lit les décisions et ce qu’elles sont devenues
hall-line-withdraw = retirer
hall-line-withdraw-help = retire une décision que la table n’a pas encore reçue : retirer 7
hall-line-file = fichier
hall-line-file-help = écrit un fichier avec lequel une table rejoint le tournoi, à porter là-bas : fichier 7
hall-line-code = code
hall-line-code-help = donne un code avec lequel une table rejoint le tournoi : code 7
hall-line-desk = pupitre
hall-line-desk-help = donne un code pour un autre pupitre, qui peut décider ou seulement regarder : pupitre arbitre Eva, pupitre regarde Écran
hall-line-desks = pupitres
hall-line-desks-help = lit les pupitres, ce que chacun peut faire et s’il est connecté
hall-line-remove-desk = enlever le pupitre
hall-line-remove-desk-help = retire un pupitre du tournoi : enlever le pupitre Eva
# What a further desk may; English is understood in every language.
hall-power-arbiter = arbitre
hall-power-looks = regarde
hall-line-save = enregistrer la partie
hall-line-save-help = écrit la partie d’une table dans un fichier, pour la continuer sur un autre ordinateur : enregistrer la partie 7
hall-line-passphrase = phrase secrète; phrase secrete
hall-line-passphrase-help = définit ou change la phrase secrète qui ferme la clé du tournoi sur cet ordinateur ; elle est demandée, jamais tapée derrière le mot
hall-line-relay = relais
hall-line-relay-help = donne un code pour un relais qui dessert une autre salle
hall-line-relays = tous les relais
hall-line-relays-help = lit les relais admis et l’adresse où les tables les joignent
hall-line-remove-relay = enlever le relais
hall-line-remove-relay-help = retire un relais du tournoi : enlever le relais 2
hall-line-remove = enlever la table
hall-line-remove-help = retire une table du tournoi : enlever la table 7
hall-line-help = aide
hall-line-help-help = lit ce qu’on peut taper
hall-line-yes = oui
hall-line-no = non
hall-help-at = Une décision se tape à la table ouverte, ou après son numéro : 7: arrêter pendules; 7: avertir noirs bavardage; 7: ajouter temps blancs 2:00.
hall-help-answers = Oui et non répondent à la dernière question entendue. oui 6, non table 6, oui Eva ou non relais répondent pour qui est à la porte, par son numéro ou son nom.
hall-help-keys = Dans la fenêtre : F6 va d’une partie à l’autre, Ctrl+J à la prochaine table qui a besoin de vous, Ctrl+L revient à la liste.
hall-told-one = { $cause } : table { $table }, { $names }.
hall-told = { $cause } : { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-cause-boards-differ = Échiquiers différents
hall-cause-sheets-differ = Feuilles de partie différentes
hall-cause-flag-fallen = Drapeau tombé
hall-cause-claim = Réclamation
hall-cause-offence = Infraction
hall-cause-ruling = Décision nécessaire
hall-cause-undelivered = Décision non transmise
hall-cause-fork = Deux journaux d’une même partie
hall-cause-silent = Plus de nouvelles
hall-cause-others-paired = D’autres jouent que ceux qui sont appariés
hall-cause-not-started = Pendules non lancées
hall-cause-unsaved = Partie non enregistrée
hall-cause-battery = Batterie faible
hall-row = Table { $table } : { $players }. { $needs }.
hall-row-clocks = Table { $table } : { $players }. { $needs }. { $clocks }
hall-clocks = Blancs { $white } min, Noirs { $black } min.
hall-no-game = pas de partie
hall-not-begun = Pas commencée
hall-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
hall-more = Et { $count } autres.
hall-reached = On joint ce pupitre à l’adresse { $addresses }.
hall-event = Voici { $event }, tournoi numéro { $digits }. Ses tables disent ce numéro quand elles se joignent.
hall-not-built = Ce programme a été construit sans le réseau pour les salles.
hall-cannot-listen = Impossible d’écouter à l’adresse { $address } : elle est prise, ou interdite. Donnez-en une autre avec --listen.
hall-unknown-host = Aucun ordinateur ne s’appelle { $address }. Nouvel essai en cours.
hall-nobody-there = Personne ne répond à { $addresses }. Nouvel essai en cours.
hall-bad-credentials = Les certificats de ce tournoi ne vont pas ensemble.
hall-net-failed = Le réseau ne s’ouvre pas : { $text }
hall-no-certificate = Aucun certificat n’a pu être établi. Seul le pupitre de l’arbitre en chef, dans un programme avec réseau, en établit.
hall-not-replicated = Les entrées des tables ne peuvent pas être enregistrées ici. Les tables les ont.
hall-not-kept = Cela ne peut pas être enregistré et n’a pas été envoyé. Libérez de la place sur le disque et recommencez.
hall-flooded = Il arrive au nom de la table { $table } plus qu’une partie ne pourrait envoyer. Le surplus est ignoré ; la table est toujours entendue.
hall-flooded-strangers = Quelqu’un envoie une avalanche de messages au nom de tables qui n’existent pas dans ce tournoi. Ils sont ignorés.
hall-flooded-door = Quelqu’un demande sans cesse à entrer. Le surplus est ignoré ; qui veut participer devra peut-être essayer plusieurs fois.
hall-forged = Quelqu’un a parlé au nom de la table { $table }. Cela n’a rien changé.
hall-back = { $count ->
    [one] La table { $tables } est revenue.
   *[other] Les tables { $tables } sont revenues.
}
hall-unfit = Table { $table } : une entrée ne convient pas. Elle n’a pas été prise.
hall-new-game = La table { $table } a une nouvelle partie.
hall-strange-ruling = Quelqu’un a envoyé à la table { $table } une décision qui n’y compte pas : elle n’est pas signée pour elle ou a déjà servi. Elle est restée sans effet.
hall-ruled = { $name } a décidé, { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
} : { $verb }.
hall-desk-there = Le pupitre de { $name } est connecté.
hall-desk-gone = Le pupitre de { $name } est absent.
hall-only-looks = Ce pupitre ne fait que regarder ; il ne peut pas décider.
hall-only-the-chief = Seul le pupitre de l’arbitre en chef peut le faire.
hall-kept-by-the-chief = Cela se fait au pupitre de l’arbitre en chef. Ici, on ne peut que consulter le tournoi.
hall-event-not-for-looks = Le tournoi se consulte aux pupitres des arbitres, pas à un pupitre qui ne fait que regarder.
hall-no-game-there = On ne connaît pas encore de partie à la table { $table }.
hall-not-whole = Le coup sous enveloppe de la table { $table } reste sur son ancien ordinateur : là où la partie continue, l’enveloppe ne peut pas être ouverte. Ouvrez-la là-bas, ou déclarez-la perdue : { $table }: enveloppe perdue.
hall-not-whole-locked = La table { $table } a été verrouillée par un code qui reste sur son ancien ordinateur : la partie reste verrouillée là où elle continue, et aucun code ne l’ouvre. Quand cet ordinateur aura rejoint la salle, décidez { $table }: déverrouiller.
hall-no-table = Il n’y a pas de table { $table }.
hall-no-ruling = { $text } n’est pas une décision.
hall-lock-there = Le code PIN d’un verrou reste à sa table et ne passe par aucun réseau : verrouillez là-bas. Déverrouiller se décide aussi d’ici.
hall-not-understood = { $text } n’a pas été compris. Tapez aide.
hall-done = Table { $table } : { $verb }, fait.
hall-refused = Table { $table } : { $verb }, pas fait. { $why }
hall-ruling-waits = Table { $table } : { $verb }, pas encore transmis.
hall-not-delivered = Pas de nouvelles de la table { $table }. La décision partira à son retour ; retirer { $table } l’annule.
hall-nothing-waits = Aucune décision n’attend pour la table { $table }.
hall-withdrawn = Table { $table } : { $verb }, retiré.
hall-round = { $count ->
    [0] Aucune table n’attend sa pendule.
    [one] La pendule de { $count } table est lancée.
   *[other] Les pendules de { $count } tables sont lancées.
}
hall-ask-round = { $count ->
    [one] Lancer la pendule de { $count } table ? Oui ou non.
   *[other] Lancer les pendules de { $count } tables ? Oui ou non.
}
hall-round-owed = { $count ->
    [one] Table
   *[other] Tables
} { $tables } : la partie de la ronde n’y est pas encore connue ; les pendules seront lancées dès qu’elle le sera.
hall-ask-ruling = Table { $table } : { $verb } ? Oui ou non.
hall-ask-remove = Retirer la table { $table } du tournoi ? Oui ou non.
hall-removed = La table { $table } n’est plus dans le tournoi.
hall-ask-remove-desk = Retirer le pupitre de { $name } du tournoi ? Oui ou non.
hall-removed-desk = Le pupitre de { $name } n’est plus dans le tournoi et ne décide plus rien. Son ordinateur peut encore suivre tant qu’il a le certificat du tournoi.
hall-no-desk = Il n’y a pas d’autre pupitre de { $name }.
hall-desk-out = L’arbitre en chef a retiré ce pupitre du tournoi.
hall-desk-row = { $name } : { $power ->
    [chief] arbitre en chef
    [looks] regarde seulement
   *[arbiter] décide
}, { $state ->
    [own] ce pupitre
    [there] connecté
   *[away] non connecté
}.
hall-desk-row-unnamed = { $power ->
    [chief] Arbitre en chef
    [looks] Regarde seulement
   *[arbiter] Décide
}, { $state ->
    [own] ce pupitre
    [there] connecté
   *[away] non connecté
}.
hall-relay-row = Relais { $number } : les tables le joignent à { $addresses }.
hall-no-relays = Aucun relais n’a été admis.
hall-no-relay = Il n’y a pas de relais { $number }.
hall-ask-remove-relay = Retirer du tournoi le relais { $number }, à l’adresse { $addresses } ? Oui ou non.
hall-removed-relay = Le relais { $number } n’est plus dans le tournoi ; ce qui est signé de sa clé ne compte pas. Son ordinateur peut encore relayer et suivre tant qu’il a le certificat du tournoi.
hall-quiet = Plus rien n’est dit sans être demandé.
hall-speaks = Ce qui arrive est de nouveau annoncé.
hall-code = Code pour la table { $table } : { $words }. En lettres : { $squares }. Il est valable dix minutes.
hall-file = La table { $table } rejoint avec le fichier { $name } du dossier du tournoi : annabella --hall et le fichier. Il est valable une semaine. Qui l'a peut frapper : portez-le, ne l'envoyez pas.
hall-code-desk = Code pour le pupitre de { $name } : { $words }. En lettres : { $squares }. Il est valable dix minutes.
hall-code-relay = Code pour un relais : { $words }. En lettres : { $squares }. Il est valable dix minutes.
hall-code-expired = Le code de la table { $table } n’est plus valable.
hall-wrong-code = De faux codes ont été essayés pour la table { $table }. Le code n’est plus valable ; donnez-en un nouveau.
hall-ask-admit = La table { $table } a le bon code : { $name }. La laisser entrer ? Oui ou non.
hall-ask-admit-unnamed = La table { $table } a le bon code. La laisser entrer ? Oui ou non.
hall-ask-admit-desk = Le pupitre de { $name } a le bon code. Le laisser entrer ? Oui ou non.
hall-ask-admit-relay = Un relais a le bon code ; les tables le joindraient à { $addresses }. Le laisser entrer ? Oui ou non.
hall-admitted = La table { $table } participe maintenant.
hall-admitted-relay = Le relais participe maintenant.
hall-admitted-desk = Le pupitre de { $name } participe maintenant.
hall-let-in = { $kind ->
    [table] La table { $table } peut entrer.
    [desk] Le pupitre de { $name } peut entrer.
   *[relay] Le relais peut entrer.
}
hall-turned-away = { $kind ->
    [table] La table { $table } n’entre pas ; son code n’est plus valable.
    [desk] Le pupitre de { $name } n’entre pas ; son code n’est plus valable.
   *[relay] Le relais n’entre pas ; son code n’est plus valable.
}
hall-left-door = { $kind ->
    [table] La table { $table } n’est plus à la porte ; son code n’est plus valable.
    [desk] Le pupitre de { $name } n’est plus à la porte ; son code n’est plus valable.
   *[relay] Le relais n’est plus à la porte ; son code n’est plus valable.
}
hall-left-door-valid = { $kind ->
    [table] La table { $table } n’est plus à la porte. Son code est encore valable.
    [desk] Le pupitre de { $name } n’est plus à la porte. Son code est encore valable.
   *[relay] Le relais n’est plus à la porte. Son code est encore valable.
}
hall-bound-elsewhere = La table { $table } n’est pas entrée : sa partie est verrouillée pour le tournoi numéro { $digits }. Le code est encore valable.
hall-also-at-door = { $kind ->
    [table] La table { $table } est aussi à la porte.
    [desk] Le pupitre de { $name } est aussi à la porte.
   *[relay] Un relais est aussi à la porte.
}
hall-newcomer = { $kind ->
    [table] table { $table }
    [desk] le pupitre de { $name }
   *[relay] un relais
}
hall-nothing-done = { $kind ->
    [table] Rien n’a été fait à la table { $table }.
    [desk] Le pupitre de { $name } reste.
   *[relay] Le relais reste.
}
hall-question-dropped = Votre question est abandonnée. Rien n’a été fait.
hall-at-door = À la porte : { $list }.
hall-nobody-at-door = Personne n’est à la porte.
hall-not-at-door = Personne à la porte ne s’appelle { $text }.
hall-several-at-door = Plusieurs à la porte s’appellent { $text }. La question vous est posée pour chacun.
hall-no-power = { $text } n’est pas un pouvoir de pupitre. Il y a : arbitre, regarde.
hall-none-needs = Aucune table n’a besoin de vous.
hall-nothing-found = Aucune table trouvée.
hall-all-started = Toutes les pendules ont marché.
hall-not-started = Pas lancées : { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-without-game = Pas encore de partie de la ronde : { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-untimed = Parties sans pendule : { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-nothing-said = Rien n’a encore été dit.
hall-no-rulings = Il n’y a pas encore de décision.
hall-why-not-entitled = La table ne connaît pas le droit de décider de ce pupitre.
hall-why-other-game = On y joue maintenant une autre partie.
hall-why-spent = Cette décision a déjà reçu sa réponse.
hall-why-stale = Ce que vous avez vu n’est pas dans le journal de la table.
hall-why-ruled = Un autre pupitre y a décidé depuis que vous avez regardé. Regardez encore, puis décidez.
hall-why-advanced = { $count ->
    [one] Un coup a été achevé entre-temps. Regardez de nouveau.
   *[other] { $count } coups ont été achevés entre-temps. Regardez de nouveau.
}
hall-why-not-understood = La table ne le comprend pas.
hall-status = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $needs ->
    [0] aucune n’a besoin de vous
    [one] { $needs } a besoin de vous
   *[other] { $needs } ont besoin de vous
}.
hall-status-waits = { $count ->
    [one] { $count } décision n’est pas transmise
   *[other] { $count } décisions ne sont pas transmises
}.
hall-tables = Tables
hall-column-table = Table
hall-column-players = Joueurs
hall-column-clocks = Pendules
hall-column-needs = État
hall-field = Pupitre
hall-field-hint = Une commande, ou un numéro et une décision ; aide les énumère
hall-search = Chercher une table
hall-button-next = Prochaine qui a besoin de moi
hall-button-needs = Seulement celles qui ont besoin de moi
hall-button-all = Toutes les tables
hall-button-start = Lancer la ronde
hall-button-quiet = Silence
hall-button-speak = Parler
hall-button-again = Redire
hall-said = Ce qui a été dit
hall-rulings = Décisions
hall-somebody = l’arbitre
hall-no-folder = Il n’y a pas de dossier pour garder un tournoi. Donnez-en un avec --data.
hall-passed-over = { $path } n’est pas un fichier et a été ignoré. Enlevez-le du dossier des tournois.
hall-unnamed = Aucun tournoi n’est encore gardé ici. Nommez-en un : annabella hall --event "Club Open".
hall-no-report = { $file } n'est pas un rapport de tournoi (TRF). Rien n'a été créé.
hall-other-name = Le fichier qu'il faudrait pour { $name } garde le tournoi { $kept }. Donnez un autre nom au nouveau.
hall-which = Plusieurs tournois sont gardés ici. Nommez-en un avec --event : { $names }.
hall-no-key = Ce n'est pas la phrase secrète du tournoi dans { $path }.
hall-closed = Le tournoi dans { $path } est fermé par une phrase secrète. Lancez avec --passphrase et le fichier qui la contient, ou avec --passphrase - pour la taper.
hall-closed-not-chief = Seul le tournoi de l'arbitre principal se ferme par une phrase secrète : celui dans { $path } est à quelqu'un d'autre.
hall-new-passphrase = Une phrase secrète pour le tournoi { $name } ? Sans elle, quiconque peut lire les fichiers de cet ordinateur peut décider en votre nom. Avec elle, on la demande à chaque ouverture ici, et personne n’ouvre le tournoi sans elle, pas même vous. Tapez-la, ou appuyez sur Entrée pour aucune.
hall-type-passphrase = Le tournoi { $name } est fermé par une phrase secrète. Tapez-la.
hall-ask-passphrase = Tapez la nouvelle phrase secrète pour la clé de ce tournoi. Elle n’est ni affichée ni dite ; une ligne vide laisse tout en l’état.
hall-ask-passphrase-again = Tapez-la encore une fois.
hall-passphrase-differs = Les deux ne sont pas identiques.
hall-passphrase-set = La clé de ce tournoi est désormais fermée par la nouvelle phrase secrète. Sans elle, plus personne n’ouvre le tournoi sur cet ordinateur, pas même vous.
hall-passphrase-field = Phrase secrète
hall-not-let-in = Le pupitre n’a pas laissé entrer cet ordinateur : le code est faux ou n’est plus valable. Demandez-en un nouveau à l’arbitre en chef.
hall-turned-away-here = L’arbitre en chef n’a pas admis cet ordinateur.
hall-lapsed-here = Le code a pris fin avant la réponse de l’arbitre en chef. Demandez-en un nouveau.
relay-carries = Cet ordinateur relaie pour { $event }. Les tables le rejoignent ici à { $addresses }.
relay-nowhere = Cet ordinateur ne relaie encore pour aucun tournoi. Donnez le pupitre et le code pour un relais : annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = L’accès au tournoi ne peut pas être enregistré : { $text } Après un redémarrage, il faudra un nouveau code.
relay-no-door = De nouvelles tables ne peuvent pas entrer par cet ordinateur : { $text }
