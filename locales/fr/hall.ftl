# The hall desk: words to type, answers and the page it shows.
# Commands; semicolons separate several words for one command.
hall-line-tables = tables
hall-line-tables-help = lit toutes les tables, d'abord celles qui ont besoin de vous
hall-line-needs = besoin; qui a besoin de moi
hall-line-needs-help = lit les tables qui ont besoin de vous
hall-line-next = suivante
hall-line-next-help = ouvre la prochaine table qui a besoin de vous
hall-line-open = ouvrir; table
hall-line-open-help = ouvre une table par son numéro : ouvrir 7, ou seulement 7
hall-line-back = à la liste; liste; a la liste
hall-line-back-help = revient de la table ouverte à la liste
hall-line-seen = vu
hall-line-seen-help = marque comme vu ce dont une table a besoin, pour ne plus l'annoncer : vu, ou vu 7
hall-line-find = chercher
hall-line-find-help = cherche des tables par numéro ou par nom : chercher Ada
hall-line-said = déjà dit; redire; deja dit
hall-line-said-help = redit les dix derniers messages
hall-line-quiet = silence
hall-line-quiet-help = coupe les messages spontanés
hall-line-speak = parler
hall-line-speak-help = rétablit les messages spontanés
hall-line-start-round = lancer la ronde
hall-line-start-round-help = met en marche les pendules de toutes les tables
hall-line-not-started = pas lancées; pas lancees
hall-line-not-started-help = lit les tables dont les pendules n'ont pas démarré
hall-line-rulings = décisions; decisions
hall-line-rulings-help = lit les décisions et leur état
hall-line-withdraw = retirer
hall-line-withdraw-help = retire une décision que la table n'a pas encore reçue : retirer 7
hall-line-file = fichier
hall-line-file-help = écrit un fichier d'accès, à porter à une table sur une clé USB : fichier 7
hall-line-code = code
hall-line-code-help = donne un code d'accès pour une table : code 7
hall-line-desk = pupitre
hall-line-desk-help = donne un code pour un autre pupitre, qui peut décider ou seulement observer : pupitre arbitre Eva, pupitre observateur Écran
hall-line-desks = pupitres
hall-line-desks-help = lit les pupitres, leur rôle et s'ils sont connectés
hall-line-remove-desk = enlever le pupitre
hall-line-remove-desk-help = retire un pupitre du tournoi : enlever le pupitre Eva
# Rights of a further desk; English is understood in every language.
hall-power-arbiter = arbitre
hall-power-looks = observateur; regarde; regarder
hall-line-save = enregistrer la partie
hall-line-save-help = enregistre la partie d'une table dans un fichier, pour la continuer sur un autre ordinateur : enregistrer la partie 7
hall-line-passphrase = phrase secrète; phrase secrete
hall-line-passphrase-help = définit ou change la phrase secrète qui protège la clé du tournoi sur cet ordinateur ; elle vous est demandée ensuite, ne la tapez pas après le mot
hall-line-relay = relais
hall-line-relay-help = donne un code d'accès pour un relais vers une autre salle
hall-line-relays = tous les relais
hall-line-relays-help = lit les relais et leurs adresses
hall-line-remove-relay = enlever le relais
hall-line-remove-relay-help = retire un relais du tournoi : enlever le relais 2
hall-line-remove = enlever la table
hall-line-remove-help = retire une table du tournoi : enlever la table 7
hall-line-help = aide
hall-line-help-help = lit ce qu'on peut taper
hall-line-quit = quitter
hall-line-quit-help = ferme ce pupitre ; les tables continuent de jouer. Dans un terminal, Ctrl+D aussi
hall-line-yes = oui
hall-line-no = non
hall-help-at = Une décision se tape à la table ouverte, ou après son numéro : 7: arrêter pendules; 7: avertir noirs bavardage; 7: ajouter temps blancs 2:00.
hall-help-rulings = Décisions : { $list }.
hall-help-answers = Oui et non répondent à la dernière question entendue. oui 6, non table 6, oui Eva ou non relais répondent pour qui demande à entrer, par son numéro ou son nom.
hall-help-keys = F6 va d'une zone à l'autre, Ctrl+J à la prochaine table qui a besoin de vous, Ctrl+L revient à la liste.
hall-told-one = { $cause } : table { $table }, { $names }.
hall-told = { $cause } : { $count ->
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
hall-cause-fork = Deux versions d'une même partie
hall-cause-silent = Plus de contact
hall-cause-others-paired = Mauvais appariement en jeu
hall-cause-not-started = Pendules non lancées
hall-cause-unsaved = Partie non enregistrée
hall-cause-battery = Batterie faible
hall-row = Table { $table } : { $players }. { $needs }.
hall-row-clocks = Table { $table } : { $players }. { $needs }. { $clocks }
hall-clocks = Blancs { $white } min, Noirs { $black } min.
hall-no-game = pas de partie
hall-not-begun = Pas commencée
hall-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
hall-more = Et { $count } autres.
hall-reached = Les tables joignent ce pupitre à { $addresses }.
hall-event = Voici { $event }, tournoi numéro { $digits }. Ses tables disent ce numéro quand elles rejoignent le tournoi.
hall-cannot-listen = Impossible d'écouter à { $address } : l'adresse est prise ou interdite. Choisissez-en une autre avec --listen.
hall-unknown-host = Hôte inconnu : { $address }. Nouvel essai.
hall-nobody-there = Pas de réponse à { $addresses }. Nouvel essai.
hall-bad-credentials = Les certificats de ce tournoi ne concordent pas.
hall-net-failed = Erreur de réseau : { $text }
hall-no-certificate = Impossible d'établir un certificat. Seul le pupitre de l'arbitre principal, dans une version avec réseau, peut en établir.
hall-not-replicated = Impossible d'enregistrer ici les entrées des tables. Elles sont en sûreté aux tables.
hall-not-kept = Impossible de l'enregistrer : rien n'a été envoyé. Libérez de la place sur le disque et recommencez.
hall-flooded = La table { $table } envoie beaucoup trop de messages. Le surplus est ignoré ; la table reste connectée.
hall-flooded-strangers = De nombreux messages arrivent de tables étrangères à ce tournoi. Ils sont ignorés.
hall-flooded-door = Quelqu'un demande sans cesse à entrer. Le surplus est ignoré ; une vraie table devra peut-être essayer plusieurs fois.
hall-forged = Quelqu'un s'est fait passer pour la table { $table }. C'est resté sans effet.
hall-back = { $count ->
    [one] La table { $tables } est de nouveau en contact.
   *[other] Les tables { $tables } sont de nouveau en contact.
}
hall-unfit = La table { $table } a envoyé une entrée incohérente. Elle a été refusée.
hall-new-game = La table { $table } a une nouvelle partie.
hall-game-replaced = La table { $table } a une autre partie, alors que la précédente n'était pas terminée. Pour continuer la précédente, tapez { $word } { $table } et ouvrez le fichier à la table.
hall-moved = Table { $table } : la version qui est maintenant à la table compte ; l'autre est abandonnée. Demi-coups achevés : { $plies } à la table, { $left } dans l'autre. Les deux sont conservées.
hall-moved-rulings = { $count ->
    [one] Une décision ne figure que dans l'autre version. S'il la faut encore, décidez à nouveau.
   *[other] { $count } décisions ne figurent que dans l'autre version. S'il les faut encore, décidez à nouveau.
}
hall-strange-ruling = La table { $table } a reçu une décision non valable (signature fausse, ou répétition). Elle a été ignorée.
hall-ruled = { CAPITAL($name) } a décidé, { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
} : { $verb }.
hall-desk-there = Le pupitre de { $name } est connecté.
hall-desk-gone = Le pupitre de { $name } est déconnecté.
hall-only-looks = Ce pupitre est seulement observateur.
hall-only-the-chief = Seul le pupitre de l'arbitre principal peut le faire.
hall-kept-by-the-chief = Seul le pupitre de l'arbitre principal peut le faire ; ici, le tournoi est en lecture seule.
hall-event-not-for-looks = Un pupitre observateur n'a pas accès au tournoi.
hall-no-game-there = La table { $table } n'a pas encore de partie.
hall-not-whole = Le coup sous enveloppe de la table { $table } est encore sur son ancien ordinateur : l'enveloppe ne peut pas être ouverte là où la partie continue. Ouvrez-la là-bas, ou déclarez-la perdue : { $table }: enveloppe perdue.
hall-not-whole-locked = La table { $table } a été verrouillée par un code qui reste sur son ancien ordinateur : la partie reste verrouillée là où elle continue, et aucun code ne l'ouvre. Quand cet ordinateur aura rejoint la salle, décidez { $table }: déverrouiller.
hall-no-table = Il n'y a pas de table { $table }.
hall-no-ruling = { $text } n'est pas une décision.
hall-ruling-short = « { $text } » n'est pas une décision complète : il manque quelque chose, ou un mot ne convient pas.
hall-lock-there = Verrouillez la table sur place : son code PIN ne passe jamais par le réseau. Vous pouvez la déverrouiller d'ici.
hall-not-understood = { $text } n'a pas été compris. Tapez aide.
hall-done = Table { $table } : { $verb }, fait.
hall-refused = Table { $table } : { $verb }, pas fait. { $why }
hall-ruling-waits = Table { $table } : { $verb }, pas encore transmis.
hall-not-delivered = La table { $table } n'est plus en contact. La décision partira à son retour ; tapez retirer { $table } pour l'annuler.
hall-no-code-came = La table { $table } ne donne pas de code : { $why ->
    [cannot_listen] un autre programme de son ordinateur utilise cette adresse. Tapez : { $table }: { $word }, puis une autre adresse avec un port.
    [not_built] son programme a été construit sans réseau.
    [apart] le relais ne répond pas.
   *[other] son ordinateur ne peut pas ouvrir d'accès sur le réseau.
}
hall-nothing-waits = Aucune décision n'attend pour la table { $table }.
hall-withdrawn = Table { $table } : { $verb }, retiré.
hall-round = { $count ->
    [0] Aucune pendule à lancer.
    [one] Pendules lancées à { $count } table.
   *[other] Pendules lancées à { $count } tables.
}
hall-ask-round = { $count ->
    [0] Lancer les pendules quand les parties arriveront ? Oui ou non.
    [one] Lancer la pendule de { $count } table ? Oui ou non.
   *[other] Lancer les pendules de { $count } tables ? Oui ou non.
}
hall-round-owed = { $count ->
    [one] Table
   *[other] Tables
} { $tables } : pas encore de partie pour cette ronde ; les pendules démarreront à son arrivée.
hall-ask-ruling = Table { $table } : { $verb } ? Oui ou non.
hall-ask-remove = Retirer la table { $table } du tournoi ? Oui ou non.
hall-removed = La table { $table } n'est plus dans le tournoi.
hall-ask-remove-desk = Retirer le pupitre de { $name } du tournoi ? Oui ou non.
hall-removed-desk = Le pupitre de { $name } a été retiré du tournoi et ne peut plus décider. Son ordinateur peut encore suivre tant qu'il a le certificat du tournoi.
hall-no-desk = Aucun pupitre ne s'appelle { $name }.
hall-desk-out = L'arbitre principal a retiré ce pupitre du tournoi.
hall-desk-row = { CAPITAL($name) } : { $power ->
    [chief] arbitre principal
    [looks] observateur
   *[arbiter] arbitre
}, { $state ->
    [own] ce pupitre
    [there] connecté
   *[away] non connecté
}.
hall-desk-row-unnamed = { $power ->
    [chief] Arbitre principal
    [looks] Observateur
   *[arbiter] Arbitre
}, { $state ->
    [own] ce pupitre
    [there] connecté
   *[away] non connecté
}.
hall-relay-row = Relais { $number } : les tables le joignent à { $addresses }.
hall-no-relays = Il n'y a pas de relais.
hall-no-relay = Il n'y a pas de relais { $number }.
hall-ask-remove-relay = Retirer du tournoi le relais { $number }, à l'adresse { $addresses } ? Oui ou non.
hall-removed-relay = Le relais { $number } a été retiré du tournoi ; ce qui est signé de sa clé n'est plus valable. Son ordinateur peut encore relayer et suivre tant qu'il a le certificat du tournoi.
hall-quiet = Messages spontanés coupés.
hall-speaks = Messages spontanés rétablis.
hall-code = Code pour la table { $table } : { $words }. En lettres : { $squares }. Valable dix minutes.
hall-seat-code = Table { $table }, code pour { $side } : { $words }. En lettres : { $squares }. Sur l'autre ordinateur, tapez : s'asseoir { $address }, puis le code. Valable dix minutes.
hall-file = Pour admettre la table { $table }, prenez le fichier { $name } du dossier du tournoi : annabella --hall FICHIER. Valable une semaine. Qui a ce fichier peut demander à entrer : portez-le, ne l'envoyez pas.
hall-code-desk = Code pour le pupitre de { $name } : { $words }. En lettres : { $squares }. Valable dix minutes.
hall-code-relay = Code pour un relais : { $words }. En lettres : { $squares }. Valable dix minutes.
hall-code-expired = Le code de la table { $table } a expiré.
hall-wrong-code = De faux codes ont été essayés pour la table { $table }. Le code n'est plus valable ; donnez-en un nouveau.
hall-ask-admit = La table { $table } a le bon code : { $name }. La laisser entrer ? Oui ou non.
hall-ask-admit-unnamed = La table { $table } a le bon code. La laisser entrer ? Oui ou non.
hall-ask-admit-arbiter-desk = Le pupitre de { $name } a le bon code. Le laisser entrer ? Tapez oui { $name }, ou non.
hall-ask-admit-desk = Le pupitre de { $name } a le bon code. Le laisser entrer ? Oui ou non.
hall-ask-admit-relay = Un relais a le bon code ; les tables le joindraient à { $addresses }. Le laisser entrer ? Oui ou non.
hall-admitted = La table { $table } a rejoint le tournoi.
hall-admitted-relay = Le relais a rejoint le tournoi.
hall-admitted-desk = Le pupitre de { $name } a rejoint le tournoi.
hall-let-in = { $kind ->
    [table] La table { $table } peut entrer.
    [desk] Le pupitre de { $name } peut entrer.
   *[relay] Le relais peut entrer.
}
hall-turned-away = { $kind ->
    [table] La table { $table } a été refusée ; son code n'est plus valable.
    [desk] Le pupitre de { $name } a été refusé ; son code n'est plus valable.
   *[relay] Le relais a été refusé ; son code n'est plus valable.
}
hall-left-door = { $kind ->
    [table] La table { $table } ne demande plus à entrer ; son code n'est plus valable.
    [desk] Le pupitre de { $name } ne demande plus à entrer ; son code n'est plus valable.
   *[relay] Le relais ne demande plus à entrer ; son code n'est plus valable.
}
hall-left-door-valid = { $kind ->
    [table] La table { $table } ne demande plus à entrer. Son code est encore valable.
    [desk] Le pupitre de { $name } ne demande plus à entrer. Son code est encore valable.
   *[relay] Le relais ne demande plus à entrer. Son code est encore valable.
}
hall-bound-elsewhere = La table { $table } n'est pas entrée : sa partie est verrouillée pour le tournoi numéro { $digits }. Le code est encore valable.
hall-declined-home-game = La table { $table } n'est pas entrée : une partie à la maison y est en cours. Le code est encore valable.
hall-declined-locked = La table { $table } n'est pas entrée : elle a été verrouillée entre-temps. Le code est encore valable.
hall-declined = La table { $table } n'est finalement pas entrée. Le code est encore valable.
hall-alone-at-door = { $kind ->
    [table] La table { $table } demande à entrer.
    [desk] Le pupitre de { $name } demande à entrer.
   *[relay] Un relais demande à entrer.
}
hall-also-at-door = { $kind ->
    [table] La table { $table } demande aussi à entrer.
    [desk] Le pupitre de { $name } demande aussi à entrer.
   *[relay] Un relais demande aussi à entrer.
}
hall-second-at-door = { $kind ->
    [table] Deux ordinateurs ont utilisé le code de la table { $table }. Seul le premier demande à entrer. Dans le doute, répondez non et donnez un nouveau code.
    [desk] Deux ordinateurs ont utilisé le code du pupitre de { $name }. Seul le premier demande à entrer. Dans le doute, répondez non et donnez un nouveau code.
   *[relay] Deux ordinateurs ont utilisé le code du relais. Seul le premier demande à entrer. Dans le doute, répondez non et donnez un nouveau code.
}
hall-newcomer = { $kind ->
    [table] table { $table }
    [desk] le pupitre de { $name }
   *[relay] un relais
}
hall-nothing-done = { $kind ->
    [table] Rien n'a été fait à la table { $table }.
    [desk] Le pupitre de { $name } reste.
   *[relay] Le relais reste.
}
hall-question-dropped = Votre question est abandonnée. Rien n'a été fait.
hall-at-door = Demandent à entrer : { $list }.
hall-nobody-at-door = Personne ne demande à entrer.
hall-not-at-door = Personne du nom de { $text } ne demande à entrer.
hall-several-at-door = Plusieurs du nom de { $text } demandent à entrer. La question vous est posée pour chacun.
hall-no-power = « { $text } » n'est pas un rôle. Choisissez arbitre ou observateur.
hall-none-needs = Aucune table n'a besoin de vous.
hall-nothing-found = Aucune table trouvée.
hall-no-table-yet = Pas encore de table.
hall-all-started = Toutes les pendules ont été lancées.
hall-not-started = Pas lancées : { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-still-playing = La ronde { $round } se joue encore : { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-without-game = Pas encore de partie de la ronde : { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-untimed = Parties sans pendule : { $count ->
    [one] table
   *[other] tables
} { $tables }.
hall-nothing-said = Rien n'a encore été dit.
hall-no-rulings = Il n'y a pas encore de décision.
hall-why-not-entitled = La table ne reconnaît pas l'autorité de ce pupitre.
hall-why-other-game = On y joue maintenant une autre partie.
hall-why-spent = Cette décision a déjà reçu sa réponse.
hall-why-stale = Ce que vous avez vu n'est pas dans l'enregistrement de la table.
hall-why-ruled = Un autre pupitre y a décidé depuis que vous avez regardé. Regardez encore, puis décidez.
hall-why-advanced = { $count ->
    [one] Un coup a été achevé entre-temps. Vérifiez de nouveau.
   *[other] { $count } coups ont été achevés entre-temps. Vérifiez de nouveau.
}
hall-why-not-understood = La table ne le comprend pas.
hall-status = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $needs ->
    [0] aucune n'a besoin de vous
    [one] { $needs } a besoin de vous
   *[other] { $needs } ont besoin de vous
}.
hall-status-waits = { $count ->
    [one] { $count } décision n'est pas transmise
   *[other] { $count } décisions ne sont pas transmises
}.
hall-tables = Tables
hall-column-table = Table
hall-column-players = Joueurs
hall-column-clocks = Pendules
hall-column-needs = État
hall-field = Commande
hall-field-hint = Tapez une commande, ou un numéro de table et une décision ; aide donne la liste
hall-search = Chercher une table
hall-button-next = Prochaine qui a besoin de moi
hall-button-needs = Seulement celles qui ont besoin de moi
hall-button-all = Toutes les tables
hall-button-pairings = Appariements
hall-button-help = Aide
hall-button-admit = Admettre
hall-button-decline = Refuser
hall-page-pairings = Appariements de la ronde { $round }
hall-column-command = Commande
hall-column-does = Ce que cela fait
hall-column-tie-breaks = Départages
hall-button-start = Lancer la ronde
hall-button-quiet = Couper le son
hall-button-speak = Rétablir le son
hall-button-again = Redire
hall-said = Messages
hall-rulings = Décisions
hall-somebody = l'arbitre
hall-no-folder = Il n'y a pas de dossier pour enregistrer les tournois. Choisissez-en un avec --data.
hall-passed-over = { $path } n'est pas un fichier et a été ignoré. Enlevez-le du dossier des tournois.
hall-unnamed = Il n'y a pas encore de tournoi. Créez-en un : annabella hall --event "Club Open".
hall-no-report = { $file } n'est pas un rapport de tournoi (TRF). Aucun tournoi n'a été créé.
hall-other-name = Le tournoi { $kept } utilise déjà le fichier qu'il faudrait à { $name }. Choisissez un autre nom.
hall-which = Il y a plusieurs tournois. Choisissez-en un avec --event : { $names }.
hall-no-key = Mauvaise phrase secrète pour le tournoi dans { $path }.
hall-closed = Le tournoi dans { $path } est protégé par une phrase secrète. Démarrez avec --passphrase FICHIER, ou avec --passphrase - pour la taper.
hall-closed-not-chief = Seul le tournoi de l'arbitre principal peut avoir une phrase secrète : celui dans { $path } est à quelqu'un d'autre.
hall-new-passphrase = Définir une phrase secrète pour { $name } ? Sans elle, quiconque peut lire les fichiers de cet ordinateur peut décider en votre nom. Avec elle, vous devez la taper à chaque ouverture du tournoi ; si vous l'oubliez, personne ne peut plus l'ouvrir. Tapez une phrase secrète, ou appuyez sur Entrée pour aucune.
hall-type-passphrase = { $name } est protégé par une phrase secrète. Tapez-la.
hall-ask-passphrase = Tapez une nouvelle phrase secrète pour la clé de ce tournoi. Elle n'est ni affichée ni dite ; laissez vide pour ne rien changer.
hall-ask-passphrase-again = Tapez-la encore une fois.
hall-passphrase-differs = Les deux phrases secrètes ne sont pas identiques.
hall-passphrase-set = La nouvelle phrase secrète est définie. Sans elle, personne, pas même vous, ne peut ouvrir ce tournoi sur cet ordinateur.
hall-passphrase-field = Phrase secrète
hall-not-let-in = Le code est faux ou a expiré. Demandez-en un nouveau à l'arbitre principal.
hall-turned-away-here = L'arbitre principal n'a pas admis cet ordinateur.
hall-lapsed-here = Le code a expiré avant la réponse de l'arbitre principal. Demandez-en un nouveau.
relay-carries = Cet ordinateur relaie pour { $event }. Les tables le rejoignent ici à { $addresses }.
relay-nowhere = Cet ordinateur ne relaie encore pour aucun tournoi. Indiquez le pupitre et le code pour un relais : annabella relay --hall 192.168.1.20 --code "e4 g7 a2 f3".
relay-not-kept = Impossible d'enregistrer l'accès au tournoi : { $text } Après un redémarrage, il faudra un nouveau code.
relay-no-door = De nouvelles tables ne peuvent pas entrer par cet ordinateur : { $text }
option-hall = participe à un tournoi : l'adresse du pupitre de l'arbitre, comme 192.168.1.20 ; avec --code
option-event = le nom du tournoi (créé s'il est nouveau), ou son rapport de tournoi (TRF)
option-last = ouvre le tournoi le plus récent, ou en crée un au nom du jour
option-passphrase = lit la phrase secrète de la clé du tournoi à la première ligne de ce fichier ; - pour la taper
option-listen = l'adresse où ce pupitre est joignable ; le port suivant sert aussi
option-headless = sans fenêtre : commandes sur l'entrée standard, messages sur la sortie standard
option-sealed = transmet les parties entre deux ordinateurs pour qui le demande ; chiffrées de bout en bout
usage-hall =
    annabella hall [--event NOM|TRF] [--last] [--tournament FICHIER] [--passphrase FICHIER] [--data DOSSIER] [--listen ADRESSE] [--headless] [--hall ADRESSE --code CODE]
        ouvre le pupitre de l'arbitre pour toutes les tables d'un tournoi
usage-relay =
    annabella relay [--hall ADRESSE --code CODE] [--sealed] [--listen ADRESSE] [--data DOSSIER]
        relaie entre le pupitre et les tables d'une autre salle
