# Le tournoi autour des tables, mené au pupitre de l'arbitre : ce qu'on y tape et ce qu'il dit.
option-tournament = crée le tournoi à partir de ce rapport de tournoi (TRF)
# Commandes ; plusieurs mots pour une commande sont séparés par des points-virgules.
hall-line-event = tournoi
hall-line-event-help = dit quel tournoi c'est et quelle ronde se joue
hall-line-players = joueurs
hall-line-players-help = lit les joueurs avec leurs numéros
hall-line-enter = inscrire; inscrire joueur
hall-line-enter-help = inscrit un joueur : inscrire Ada Lovelace; classement 2100; id 1900001; aveugle, voyant ou sourd; avec un numéro devant, complète un joueur : inscrire 3; titre WGM
hall-line-rounds = nombre de rondes
hall-line-rounds-help = dit combien il y a de rondes : nombre de rondes 7
hall-line-system = système; systeme
hall-line-system-help = dit comment on apparie : toutes rondes, double toutes rondes ou suisse
hall-line-time = cadence
hall-line-time-help = dit la cadence : cadence 5400+30
hall-line-pair-all = apparier tout
hall-line-pair-all-help = apparie toutes les rondes d'un toutes rondes selon les tables de Berger
hall-line-pair = apparier
hall-line-pair-help = apparie un échiquier d'une ronde, les Blancs d'abord : apparier 2.1 5 8
hall-line-unpair = désapparier; desapparier
hall-line-unpair-help = retire un appariement : désapparier 2.1
hall-line-bye = exempter
hall-line-bye-help = donne à un joueur une ronde sans adversaire, entier, demi ou zéro : exempter 2 5 demi
hall-line-seat = placer
hall-line-seat-help = dit à quelle table se joue un échiquier : placer 2.1 12
hall-line-broadcast = retransmission
hall-line-broadcast-help = les parties d'une ronde vont dans une ronde d'une retransmission sur lichess, par son nom dans l'adresse là-bas : retransmission 2 AbCd1234
hall-line-broadcast-off = retransmission fin
hall-line-broadcast-off-help = elles n'y vont plus
hall-line-broadcast-token = retransmission jeton
hall-line-broadcast-token-help = se connecte à lichess avec un jeton personnel qui peut écrire des études ; sans jeton, se déconnecte
hall-line-round = ronde
hall-line-round-help = les tables jouent désormais cette ronde ; lit ses appariements : ronde 2
hall-line-pairings = appariements
hall-line-pairings-help = lit qui joue contre qui : appariements, ou appariements 3
hall-line-result = résultat; resultat
hall-line-result-help = inscrit un résultat à la main : résultat 4 1-0, ou résultat 2.4 +/- 6.7.1
hall-line-cancel = retirer résultat; retirer resultat
hall-line-cancel-help = retire un résultat inscrit par erreur : retirer résultat 4 les feuilles disent autre chose
hall-line-standings = classement
hall-line-standings-help = lit le classement
hall-line-incident = incident
hall-line-incident-help = note ce qui s'est passé, à un échiquier ou non : incident 4 un téléphone a sonné, article 11.3.2
hall-line-committee = jury d'appel; jury
hall-line-committee-help = nomme ceux qui jugent les appels, au moins cinq, le premier préside : jury Ann, Bob, Cem, Dag, Eve
hall-line-appeal = appel
hall-line-appeal-help = note l'appel d'un joueur : appel 5 le coup était légal
hall-line-upheld = appel accepté; appel accepte
hall-line-upheld-help = note que le jury accepte un appel, et pourquoi : appel accepté 1 il était légal
hall-line-rejected = appel rejeté; appel rejete
hall-line-rejected-help = note que le jury le rejette : appel rejeté 1 il était illégal
hall-line-out = joueur retiré; joueur retire
hall-line-out-help = un joueur n'est plus apparié après la ronde en cours : joueur retiré 5 malade
hall-line-in = joueur revenu
hall-line-in-help = un joueur est de nouveau apparié : joueur revenu 5
hall-line-play-off = départage; departage
hall-line-play-off-help = des joueurs à égalité de points jouent pour leur ordre, dans l'ordre du tirage : départage 5 8
hall-line-play-off-result = départage résultat; departage resultat
hall-line-play-off-result-help = inscrit une partie d'un départage, les Blancs d'abord : départage résultat 1 5 8 1-0
hall-line-play-off-white = départage blancs; departage blancs
hall-line-play-off-white-help = dit qui a les Blancs après le tirage des couleurs : départage blancs 1 8
hall-line-cancel-play-off = retirer départage; retirer departage
hall-line-cancel-play-off-help = retire un départage qui n'a pas commencé : retirer départage 1 tirage erroné
hall-line-play-off-time = départage cadence; departage cadence
hall-line-play-off-time-help = dit la cadence des départages, avant le tournoi : départage cadence 180+2
hall-line-report = écrire rapport; ecrire rapport
hall-line-report-help = écrit le rapport du tournoi (TRF26, ou TRF16 : écrire rapport trf16), le classement et le rapport de la ronde dans des fichiers
hall-line-single-files = fichiers séparés; fichiers separes
hall-line-single-files-help = écrit aussi chaque partie dans son propre fichier, dans un dossier à côté
hall-line-single-files-off = fichiers séparés fin; fichiers separes fin
hall-line-single-files-off-help = n'écrit que le fichier de la ronde
hall-line-chess960 = chess960; échecs960; echecs960
hall-line-chess960-help = on joue aux échecs 960 ; chaque ronde part d'une position tirée au sort, la même à toutes les tables
hall-line-chess960-off = chess960 fin; échecs960 fin; echecs960 fin
hall-line-chess960-off-help = on joue de nouveau aux échecs ordinaires
hall-line-position = position initiale
hall-line-position-help = dit de quelle position des échecs 960 part la ronde suivante, de 0 à 959, au lieu du sort : position initiale 518, ou position initiale 2 518
hall-line-delay = retard
hall-line-delay-help = dit de combien de minutes les parties sont montrées plus tard au dehors : retard 15
hall-line-city = ville
hall-line-city-help = dit où se tient le tournoi : ville Lisbonne
hall-line-federation = fédération; federation
hall-line-federation-help = dit dans quelle fédération il se tient : fédération POR
hall-line-days = jours
hall-line-days-help = dit le premier et le dernier jour : jours 2026-11-23 2026-11-27
hall-line-chief = arbitre principal
hall-line-chief-help = dit qui est l'arbitre principal : arbitre principal Dora Hooper
hall-line-default-time = délai de forfait; delai de forfait
hall-line-default-time-help = dit de combien de minutes un joueur peut être en retard : délai de forfait 30
hall-line-tie-breaks = départages; departages
hall-line-tie-breaks-help = dit ce qui départage les joueurs à égalité de points : départages DE, BH, SB
hall-line-no-appeals = pas d'appel; sans appel
hall-line-no-appeals-help = le règlement exclut les appels
hall-line-appeals = appels admis
hall-line-appeals-help = le règlement admet les appels
hall-line-my-name = mon nom
hall-line-my-name-help = dit qui décide à ce pupitre : les décisions et les notes du tournoi portent ce nom : mon nom Dora Hooper
hall-line-import = importer
hall-line-import-help = reprend d'un rapport de tournoi plus récent ce qu'il ajoute, par exemple les appariements de la ronde suivante : importer ronde-2.trf
around-round-robin = toutes rondes
around-double-round-robin = double toutes rondes
around-swiss = suisse
around-bye-full = entier; 1
around-bye-half = demi; 1/2; ½
around-bye-zero = zéro; zero; 0
around-field-rating = classement; elo
around-field-id = id; id fide
around-field-title = titre
around-field-federation = fédération; federation
around-field-team = équipe; equipe
around-sight-vi = malvoyant; aveugle; non-voyant
around-sight-sighted = voyant
around-sight-deaf = sourd
around-about = { $name } : { $system }, rondes : { $rounds }, joueurs : { $players }. { $round ->
    [0] Aucune ronde n'a commencé.
   *[other] La ronde { $round } se joue.
}
around-city = Ville : { $text }.
around-federation = Fédération : { $text }.
around-days = Jours : { $text }.
around-chief = Arbitre principal : { $text }.
around-time = Cadence : { $text }.
around-play-off-time = Cadence des départages : { $text }.
around-default-time = Délai de forfait : { $minutes } min.
around-tie-breaks = Départages : { $text }.
around-appeals-excluded = Le règlement exclut les appels.
around-appeals-allowed = Le règlement admet les appels.
around-by = Les décisions d'ici sont signées par { $name }.
around-player = { $number } : { $name }{ $rating ->
    [0] {""}
   *[other] , classement { $rating }
}
around-no-players = Personne n'est encore inscrit.
around-no-pairings = Personne n'est apparié dans la ronde { $round }.
around-not-paired = Sans adversaire dans la ronde { $round } : { $names }.
around-changed = Table { $table } : le résultat y est maintenant { $result }, il est inscrit { $entered }. Retirez-le et inscrivez l'autre à la main s'il est juste.
around-gone = Table { $table } : le résultat y a été annulé, il est inscrit { $result }. Retirez-le si c'est juste.
around-was-cancelled = Table { $table } : le résultat y est { $result }. Il a été retiré ici : inscrivez-le à la main s'il est juste.
around-delay = { $minutes ->
    [0] Les parties sont montrées au dehors tout de suite.
    [one] Les parties sont montrées au dehors { $minutes } minute plus tard.
   *[other] Les parties sont montrées au dehors { $minutes } minutes plus tard.
}
around-report-title = Rapport de la ronde
around-written = Écrit dans { $folder } : { $files }.
around-not-written = Non écrit dans { $folder } : { $files }. Voyez s'il y a de la place et si vous pouvez y écrire.
around-unread = Le tournoi ne peut pas être lu ici : une version plus récente du programme l'a écrit, ou son fichier est abîmé. Rien n'y est changé.
event-signed = Ronde { $round }, échiquier { $board }{ $signed ->
    [both] {" "}: signé par les deux
    [white] {" "}: signé par les Blancs seulement
    [black] {" "}: signé par les Noirs seulement
   *[neither] {" "}: signé par personne
}.
event-broadcast = Les parties de la ronde { $round } vont dans la retransmission { $id } sur lichess.
event-broadcast-ended = Les parties de la ronde { $round } ne vont dans aucune retransmission.
event-single-files = Chaque partie est aussi écrite dans son propre fichier.
event-single-files-off = Les parties n'ont plus leur propre fichier.
event-chess960 = On joue aux échecs 960. La position de chaque ronde est tirée au sort à son début.
event-chess960-off = On joue aux échecs ordinaires.
event-start = La ronde { $round } part de la position { $position } des échecs 960 : { $pieces }.
event-round-begun = La ronde { $round } a commencé.
around-broadcast-in = Connecté à lichess sous le nom de { $name }, pour les retransmissions.
around-broadcast-in-file = Connecté à lichess sous le nom de { $name }, pour les retransmissions. Il n'y a pas de trousseau de clés ici : le jeton est dans un fichier que vous seul pouvez lire.
around-broadcast-out = Déconnecté de lichess. Plus rien n'y est envoyé.
around-broadcast-game = La retransmission n'a pas tout pris de l'échiquier { $board } : { $why }
around-broadcast-fails = La retransmission ne reçoit pas les parties : { $why } Elles sont toujours écrites dans leur dossier.
around-broadcast-back = La retransmission reçoit de nouveau les parties.
