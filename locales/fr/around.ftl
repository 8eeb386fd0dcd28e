# The tournament at the hall desk: words to type and answers.
option-tournament = crée le tournoi à partir de ce rapport de tournoi (TRF)
# Commands; semicolons separate several words for one command.
hall-line-event = tournoi
hall-line-event-help = dit quel est le tournoi et quelle ronde se joue
hall-line-players = joueurs
hall-line-players-help = lit les joueurs avec leurs numéros
hall-line-enter = inscrire; inscrire joueur
hall-line-enter-help = inscrit un joueur : inscrire Ada Lovelace; classement 2100; id 1900001; aveugle, voyant ou sourd; table 12 pour une table fixe; avec un numéro devant, complète un joueur : inscrire 3; titre WGM
hall-line-rounds = nombre de rondes
hall-line-rounds-help = fixe le nombre de rondes : nombre de rondes 7
hall-line-system = système; systeme
hall-line-system-help = fixe le système d'appariement : toutes rondes, double toutes rondes ou suisse
hall-line-time = cadence
hall-line-time-help = fixe la cadence : cadence 5400+30
hall-line-pair-all = apparier tout
hall-line-pair-all-help = apparie toutes les rondes d'un tournoi toutes rondes selon les tables de Berger
hall-line-pair-next = apparier la suivante; apparier suivante
hall-line-pair-next-help = apparie la ronde suivante d'un suisse avec le programme d'appariement et demande avant d'accepter la liste
hall-line-pairing-program = programme d'appariement
hall-line-pairing-program-help = indique le programme pour « apparier la suivante », avec ses options ; {"{report}"} et {"{list}"} sont ses fichiers : programme d'appariement bbpPairings --dutch {"{report}"} -p
hall-line-pair = apparier
hall-line-pair-help = fixe un appariement, les Blancs d'abord : apparier 2.1 5 8
hall-line-unpair = désapparier; desapparier
hall-line-unpair-help = retire un appariement : désapparier 2.1
hall-line-bye = exempter
hall-line-bye-help = exempte un joueur d'une ronde, avec un point entier, un demi-point ou zéro point, ou par l'appariement : exempter 2 5 demi, ou exempter 2 5 appariement
hall-line-cancel-bye = retirer exemption
hall-line-cancel-bye-help = retire l'exemption d'un joueur : retirer exemption 2 5
hall-line-seat = placer
hall-line-seat-help = fixe la table où se joue un échiquier : placer 2.1 12
hall-line-round = ronde
hall-line-round-help = lance cette ronde aux tables et lit ses appariements : ronde 2
hall-line-pairings = appariements
hall-line-pairings-help = lit les appariements : appariements, ou appariements 3
hall-line-check = vérifier les appariements; verifier les appariements
hall-line-check-help = vérifie les appariements d'une ronde : joueurs oubliés, joueurs qui se sont déjà rencontrés, trois fois de suite la même couleur : vérifier les appariements, ou vérifier les appariements 3
hall-line-pairing-list = liste d'appariements
hall-line-pairing-list-help = écrit les appariements d'une ronde en page à afficher (HTML), par échiquier et par nom : liste d'appariements, ou liste d'appariements 3
hall-line-result = résultat; resultat
hall-line-result-help = inscrit un résultat à la main (1-0, 0-1, 1/2, +/-, -/+, -/-, 0-0, 1/2-0, 0-1/2) : résultat 4 1-0, ou résultat 2.4 +/- 6.7.1
hall-line-cancel = retirer résultat; retirer resultat
hall-line-cancel-help = retire un résultat inscrit par erreur, avec la raison : retirer résultat 4 les feuilles disent autre chose
hall-line-standings = classement
hall-line-standings-help = lit le classement
hall-line-incident = incident
hall-line-incident-help = note un incident, à un échiquier ou en général : incident 4 un téléphone a sonné, article 11.3.2
hall-line-committee = jury d'appel; jury
hall-line-committee-help = nomme le jury d'appel, cinq personnes au moins, le président d'abord : jury Ann, Bob, Cem, Dag, Eve
hall-line-appeal = appel
hall-line-appeal-help = note l'appel d'un joueur : appel 5 le coup était légal
hall-line-vote = vote
hall-line-vote-help = saisit le vote d'un membre du jury sur un appel ; trois votes décident : vote 1 Ann pour, ou vote 1 Bob contre
hall-line-upheld = appel accepté; appel accepte
hall-line-upheld-help = note que le jury a accepté un appel, et pourquoi : appel accepté 1 il était légal
hall-line-rejected = appel rejeté; appel rejete
hall-line-rejected-help = note que le jury a rejeté un appel, et pourquoi : appel rejeté 1 il était illégal
hall-line-out = joueur retiré; joueur retire
hall-line-out-help = retire un joueur après la ronde en cours : joueur retiré 5 malade
hall-line-in = joueur revenu
hall-line-in-help = fait revenir un joueur retiré : joueur revenu 5
hall-line-play-off = départage; departage
hall-line-play-off-help = ouvre un départage entre joueurs à égalité de points, dans l'ordre du tirage : départage 5 8
hall-line-play-off-result = départage résultat; departage resultat
hall-line-play-off-result-help = inscrit le résultat d'une partie de départage, les Blancs d'abord : départage résultat 1 5 8 1-0
hall-line-play-off-white = départage blancs; departage blancs
hall-line-play-off-white-help = note qui a les Blancs après le tirage des couleurs : départage blancs 1 8
hall-line-cancel-play-off = retirer départage; retirer departage
hall-line-cancel-play-off-help = retire un départage qui n'a pas commencé : retirer départage 1 tirage erroné
hall-line-play-off-time = départage cadence; departage cadence
hall-line-play-off-time-help = fixe la cadence des départages, avant le début du tournoi : départage cadence 180+2
hall-line-report = écrire rapport; ecrire rapport
hall-line-report-help = écrit dans des fichiers le rapport du tournoi (TRF26 ; pour TRF16 : écrire rapport trf16), le classement et le rapport de la ronde
hall-line-single-files = fichiers séparés; fichiers separes
hall-line-single-files-help = écrit aussi chaque partie dans son propre fichier, dans un dossier à part
hall-line-single-files-off = fichiers séparés fin; fichiers separes fin
hall-line-single-files-off-help = n'écrit plus qu'un fichier par ronde
hall-line-chess960 = chess960; échecs960; echecs960
hall-line-chess960-help = passe au Chess960 : chaque ronde part d'une position tirée au sort, la même à toutes les tables
hall-line-chess960-off = chess960 fin; échecs960 fin; echecs960 fin
hall-line-chess960-off-help = revient aux échecs ordinaires
hall-line-position = position initiale
hall-line-position-help = fixe la position de Chess960 de la ronde suivante, de 0 à 959, au lieu de la tirer au sort : position initiale 518, ou position initiale 2 518
hall-line-delay = retard
hall-line-delay-help = fixe le retard de la retransmission, en minutes : retard 15
hall-line-city = ville
hall-line-city-help = indique la ville : ville Lisbonne
hall-line-federation = fédération; federation
hall-line-federation-help = indique la fédération : fédération POR
hall-line-days = jours
hall-line-days-help = indique le premier et le dernier jour : jours 2026-11-23 2026-11-27
hall-line-chief = arbitre principal
hall-line-chief-help = indique l'arbitre principal : arbitre principal Dora Hooper
hall-line-default-time = délai de forfait; delai de forfait
hall-line-default-time-help = fixe le délai de forfait, en minutes : délai de forfait 30
hall-line-tie-breaks = départages; departages
hall-line-tie-breaks-help = fixe les départages : départages DE, BH, SB
hall-line-points = points
hall-line-points-help = fixe les points d'une victoire, d'une nulle et d'une défaite, avant la première ronde : points 3-1-0
hall-line-deposit = caution d'appel; caution
hall-line-deposit-help = fixe la caution d'un appel, 0 pour aucune : caution 50 euros
hall-line-sheets = feuilles de partie; feuilles
hall-line-sheets-help = note que les feuilles d'un échiquier sont remises, ou lit celles qui manquent : feuilles 4, feuilles 4 blancs, ou feuilles
hall-line-call = début dans; debut dans
hall-line-call-help = annonce le début de la ronde cinq minutes et une minute avant ; 0 l'annule : début dans 10
hall-line-no-appeals = pas d'appel; sans appel
hall-line-no-appeals-help = exclut les appels
hall-line-appeals = appels admis
hall-line-appeals-help = admet les appels
hall-line-my-name = mon nom
hall-line-my-name-help = fixe le nom qui signe les décisions et les notes de ce pupitre : mon nom Dora Hooper
hall-line-import = importer; inscriptions
hall-line-import-help = reprend ce qu'un rapport de tournoi plus récent apporte de nouveau, comme les appariements suivants, ou la liste d'un programme d'appariement : importer ronde-2.trf ; ou les joueurs d'un tableau enregistré en CSV (nom, classement, fédération, ID, vue) : inscriptions club.csv
around-round-robin = toutes rondes
around-double-round-robin = double toutes rondes
around-swiss = suisse
around-bye-full = entier; 1
around-bye-half = demi; 1/2; ½
around-bye-zero = zéro; zero; 0
around-bye-allocated = appariement; exempt; u
around-result-draw = nulle; partie nulle; nul
around-result-white = blancs; gain des blancs; les blancs gagnent; blanc
around-result-black = noirs; gain des noirs; les noirs gagnent; noir
around-vote-for = pour; oui
around-vote-against = contre; non
around-field-name = nom; joueur
around-field-rating = classement; elo
around-field-id = id; id fide
around-field-title = titre
around-field-federation = fédération; federation
around-field-team = équipe; equipe
around-field-table = table
around-field-sight = vue
around-sight-vi = malvoyant; aveugle; non-voyant
around-sight-sighted = voyant
around-sight-deaf = sourd
around-about = { $name } : { $system }, rondes : { $rounds }, joueurs : { $players }. { $state ->
    [none] Aucune ronde n'a commencé.
    [results] Il y a des résultats jusqu'à la ronde { $round }.
   *[other] La ronde { $round } est en cours.
}
around-city = Ville : { $text }.
around-federation = Fédération : { $text }.
around-days = Jours : { $text }.
around-chief = Arbitre principal : { $text }.
around-time = Cadence : { $text }.
around-play-off-time = Cadence des départages : { $text }.
around-default-time = Délai de forfait : { $minutes } min.
around-tie-breaks = Départages : { $text }.
around-points = Points d'une victoire, d'une nulle et d'une défaite : { $text }.
around-usual-points = Une victoire vaut un point, une nulle un demi.
around-forfeit-points = Un gain par forfait vaut { $win }, une perte par forfait { $loss }.
around-deposit = Caution d'un appel : { $text }.
around-no-deposit = Un appel ne demande pas de caution.
around-none = aucune;aucun;rien;arrêt;off
around-call = { $minutes ->
    [0] Il est temps de commencer la ronde. Tapez lancer la ronde.
    [one] La ronde commence dans { $minutes } minute.
   *[other] La ronde commence dans { $minutes } minutes.
}
around-call-set = { $minutes ->
    [0] Le début de la ronde n'est pas annoncé.
    [one] La ronde commence dans { $minutes } minute.
   *[other] La ronde commence dans { $minutes } minutes. Le début est annoncé cinq minutes et une minute avant.
}
sheets-all = Ronde { $round } : il ne manque aucune feuille des parties terminées.
sheets-missing = Ronde { $round } : feuilles manquantes : { $boards }.
sheets-missing-board = échiquier { $board } ({ $sides ->
    [white] Blancs
    [black] Noirs
   *[both] les deux
})
event-sheets = Ronde { $round }, échiquier { $board } : { $sides ->
    [white] la feuille des Blancs est remise
    [black] la feuille des Noirs est remise
   *[both] les deux feuilles sont remises
}.
around-appeals-excluded = Les appels ne sont pas admis.
around-appeals-allowed = Les appels sont admis.
around-by = Les décisions de ce pupitre sont signées par { $name }.
around-player = { $number } : { $name }{ $rating ->
    [0] {""}
   *[other] , classement { $rating }
}{ $state ->
    [out] , retiré
   *[in] {""}
}
around-no-players = Aucun joueur n'est encore inscrit.
around-namesake = Le numéro { $player } porte le même nom.
around-player-changed = Le numéro { $number } est maintenant : { $data }.
around-entries-known = { $count ->
    [one] { $count } joueur était déjà inscrit.
   *[other] { $count } joueurs étaient déjà inscrits.
}
around-entries-same = Ligne { $line } : { $name } n'a pas été inscrit, car le numéro { $number }, { $other }, a le même { $what ->
    [id] ID FIDE. Si c'est une autre personne, corrigez l'ID dans le fichier
   *[name] nom. Si c'est une autre personne, tapez : { $typed }
}. Pour changer le numéro { $number }, tapez par exemple : inscrire { $number }; classement 1850
around-entries-twice = Ligne { $line } : { $name } figure deux fois dans le fichier et n'a été inscrit qu'une fois.
around-entries-unread = La ligne { $line } a été ignorée : il manque le nom.
around-entries-none = Le fichier ne contient aucun joueur, seulement des en-têtes.
around-entries-cell = La ligne { $line } a été ignorée : dans la colonne { $column }, { $cell } n'est pas possible.
around-check-fine = Ronde { $round } : aucune erreur dans les appariements.
around-no-pairings = La ronde { $round } n'a pas encore d'appariements.
around-empty-round = La ronde { $round } a commencé, mais personne n'y est apparié. Appariez-la, par exemple : { $typed }. Les tables reçoivent alors leurs parties.
around-not-paired = Sans adversaire dans la ronde { $round } : { $names }.
around-free-anyway = { $name } est de toute façon exempt à la ronde { $round }. Avec cette exemption, sa ronde libre donne des points, celles des autres non.
around-changed = La table { $table } donne maintenant { $result }, mais { $entered } est inscrit ici. Si la table a raison, retirez l'ancien résultat et inscrivez le nouveau à la main.
around-gone = Table { $table } : le résultat y a été annulé, mais { $result } reste inscrit ici. Retirez-le si c'est juste.
around-was-cancelled = La table { $table } donne { $result }, qui a été retiré ici. Inscrivez-le à la main s'il est juste.
around-result-by-hand = le résultat a été saisi au pupitre de l'arbitre
around-forfeit-begun = À la table { $table }, les deux joueurs ont joué : cette partie a eu lieu et ne peut pas être un forfait. Saisissez 1-0, 0-1 ou une nulle.
around-ends-at-table = Table { $table } : la partie s'y termine, et les pendules sont arrêtées.
around-open-at-table = Table { $table } : la partie y est de nouveau ouverte, pendules arrêtées. Inscrivez le bon résultat ou, pour la continuer, tapez : { $table }: { $word }.
around-forfeits-stay = Les résultats par forfait restent : { $boards }. Si une de ces parties doit se jouer, annulez d'abord son résultat.
around-delay = { $minutes ->
    [0] Retransmission sans retard.
    [one] Retransmission avec { $minutes } minute de retard.
   *[other] Retransmission avec { $minutes } minutes de retard.
}
around-report-title = Rapport de la ronde
around-written = Enregistré dans { $folder } : { $files }.
around-not-written = Impossible d'enregistrer dans { $folder } : { $files }. Vérifiez la place libre et vos droits.
around-unread = Ce tournoi ne peut pas être lu : une version plus récente du programme l'a écrit, ou son fichier est endommagé. Rien n'a été changé.
event-signed = Ronde { $round }, échiquier { $board }{ $signed ->
    [both] {" "}: signé par les deux
    [white] {" "}: signé par les Blancs seulement
    [black] {" "}: signé par les Noirs seulement
   *[neither] {" "}: sans signature
}{ $hands }.
event-broadcast-ended = La ronde { $round } n'est plus retransmise.
event-single-files = Chaque partie est aussi écrite dans son propre fichier.
event-single-files-off = Les parties n'ont plus leur propre fichier.
event-chess960 = Ce tournoi se joue en Chess960. La position de chaque ronde est tirée au sort à son début.
event-chess960-off = Ce tournoi se joue aux échecs ordinaires.
event-start = La ronde { $round } part de la position { $position } du Chess960 : { $pieces }.
event-round-begun = La ronde { $round } a commencé.
around-broadcast-fails = Les parties n'arrivent pas à la retransmission : { $why } Elles restent enregistrées dans leur dossier.
around-broadcast-back = Les parties arrivent de nouveau à la retransmission.
hall-ask-pairings = Accepter ces appariements pour la ronde { $round } ? Oui ou non.
hall-ask-system = Des parties sont déjà appariées. Changer le système de { $before } à { $system } ? Oui ou non.
hall-ask-cancel-bye = La ronde { $round } a déjà commencé. Retirer l'exemption de { $player }, avec ses points ? Oui ou non.
pairing-runs = Le programme apparie la ronde { $round }.
pairing-taken = La ronde { $round } est appariée.
pairing-named = Le programme d'appariement est maintenant : { $command }.
pairing-not-named = Le programme d'appariement n'a pas été enregistré : { $what }.
pairing-refused = La liste du programme d'appariement n'a pas été acceptée. { $why }
pairing-unnamed = Aucun programme d'appariement n'est indiqué. Tapez : programme d'appariement, puis son nom et ses options.
pairing-not-found = Le programme d'appariement « { $program } » est introuvable. Installez-le, ou indiquez-en un autre : programme d'appariement, puis son nom.
pairing-not-started = Le programme d'appariement « { $program } » ne démarre pas : { $what }.
pairing-late = Le programme d'appariement « { $program } » a pris plus de { $seconds } secondes et a été arrêté. Appariez à la main, ou donnez-lui plus de temps dans les réglages.
pairing-failed = Le programme d'appariement « { $program } » s'est terminé par une erreur{ $code ->
    [0] .
   *[other] {" "}(code { $code }).
} Le rapport qu'il a reçu est pairing.trf, dans le dossier du tournoi.
pairing-said = Le programme d'appariement dit : { $text }
pairing-unusable = Le programme d'appariement « { $program } » n'a pas donné de liste lisible.
pairing-busy = Le programme d'appariement travaille encore.
setting-pairing-program = Programme d'appariement
setting-pairing-program-help = Indique le programme qui apparie les rondes d'un tournoi suisse, avec ses options, par exemple : bbpPairings --dutch {"{report}"} -p.
setting-pairing-seconds = Programme d'appariement : temps en secondes
setting-pairing-seconds-help = Limite le temps que le programme d'appariement peut prendre.
pairing-third-colour = { $name } a les { $side } pour la troisième fois de suite (C.04.1).
