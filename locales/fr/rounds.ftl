# The tournament's file at the hall desk, and the report of a round.
event-entry = { $when }, { $by } : { $what }
event-article = (article { $article })
event-board = Ronde { $round }, échiquier { $board }
event-round = Ronde { $round }
event-opened = Tournoi { $event } créé. Rondes : { $rounds }.
event-imported = Tournoi créé à partir d'un rapport de tournoi.
event-details = Tournoi : { $event }. Rondes : { $rounds }.
event-player = { $name } est inscrit, numéro { $player }.
event-withdrawn = { $name } se retire à partir de la ronde { $round } : { $why }
event-returned = { $name } est de retour dans le tournoi.
event-unpaired = Ronde { $round }, échiquier { $board } : appariement retiré.
event-bye = Ronde { $round } : { $name } { $bye ->
    [full] est exempt avec un point
    [half] est exempt avec un demi-point
    [allocated] est l'exempt de la ronde
   *[zero] est exempt sans point
}.
event-bye-cancelled = Ronde { $round } : l'exemption de { $name } est retirée.
event-table = Ronde { $round }, échiquier { $board } : se joue à la table { $table }.
event-result = Ronde { $round }, échiquier { $board } : { $result }{ $signed ->
    [both] , signé par les deux
    [white] , signé par les Blancs seulement
    [black] , signé par les Noirs seulement
    [neither] , sans signature
   *[unknown] {""}
}{ $cited }
event-annulled = Ronde { $round }, échiquier { $board } : le résultat { $result } est annulé : { $why }
event-report = { $place } : { $text }{ $cited }
event-committee = Les appels sont jugés par { $names }.
event-appeal = { $place } : { $name } fait appel : { $text }{ $cited }
event-appeal-voted = { $name } vote { $upheld ->
    [yes] pour
   *[no] contre
} l'appel { $appeal }.
event-appeal-votes = Pour l'appel : { $for }. Contre : { $against }.
event-no-vote = personne
event-deposit = { $happens ->
    [due] Caution : { $text }.
    [returned] La caution est rendue : { $text }.
   *[kept] L'organisateur garde la caution : { $text }.
}
event-appeal-decided = L'appel { $appeal } est { $upheld ->
    [yes] accepté
   *[no] rejeté
} : { $text }
event-play-off = Parties de départage : { $names }. Cadence : { $time }.
event-play-off-cancelled = Le départage entre { $names } est annulé : { $why }
event-colours = Départage : { $name } a les Blancs.
event-play-off-result = Départage : { $white } contre { $black } { $result }
play-off-next = Ensuite : { $white } avec les Blancs contre { $black }{ $minutes ->
    [0] {""}
   *[other] , après une pause d'au moins { $minutes } minutes
}.
play-off-draw = Nouveau tirage au sort des couleurs : { $names }.
play-off-won = { $name } a gagné le départage.
play-off-ranks = Nouveaux rangs : { $ranks }.
no-event-open = Personne n'est encore inscrit. Tapez : inscrire, puis un nom.
no-event-second = Il y a déjà un tournoi.
no-event-text = Ajoutez un nom, une raison ou une description.
no-event-rounds = Un tournoi a de 1 à { $most } rondes.
no-event-rounds-unset = Le nombre de rondes n'est pas encore fixé. Tapez, par exemple : { $typed }.
no-event-time = { $text } n'est pas une cadence. Tapez par exemple 5400+30.
no-event-day = « { $text } » n'est pas une date. Tapez par exemple 2026-11-23.
no-event-players = Le rapport de tournoi n'a pas de joueurs.
no-event-other-player = Dans le rapport, le numéro { $player } est un autre joueur que { $name }. Rien n'a été importé.
no-event-new = Le rapport ne contient rien de nouveau.
no-event-player = Aucun joueur n'a le numéro { $player }.
no-event-twin = { $name } a déjà ce numéro FIDE.
no-event-late = Le tournoi toutes rondes est déjà apparié ; les inscriptions sont closes.
no-event-berger = Les tables de Berger vont de 3 à 16 joueurs, pas { $count }.
no-event-paired = Il y a déjà des appariements. Retirez-les d'abord.
no-event-round = Il n'y a pas de ronde { $round } ; la dernière est la { $rounds }.
no-event-game = À la ronde { $round }, personne ne joue à l'échiquier { $board }.
no-event-board = À la ronde { $round }, l'échiquier { $board } est déjà pris.
no-event-too-few = Un joueur seul ne peut pas être apparié.
no-event-paired-with-self = Un joueur ne peut pas être apparié avec lui-même.
no-event-busy = { $name } a déjà un adversaire ou une exemption à la ronde { $round }.
no-event-has-bye = { $name } est exempt à la ronde { $round }. Pour retirer l'exemption : retirer exemption { $round } { $player }.
no-event-no-bye = { $name } n'a pas d'exemption à la ronde { $round }.
no-event-several-alone = La liste laisse { $count } joueurs sans adversaire. Un seul peut le rester.
no-event-had-bye = { $name } a déjà été exempt ou a gagné sans jouer, et ne peut plus rester sans adversaire (C.04.1).
no-event-round-used = La ronde { $round } a déjà des appariements ou des exemptions. Le nombre de rondes ne peut pas être plus petit.
no-event-all-paired = Le tournoi toutes rondes est complet : dans ses { $rounds } rondes, tous sont appariés avec tous. Pour d'autres rondes, tapez d'abord : { $typed }.
no-event-not-round-robin = C'est un tournoi suisse. Appariez la ronde suivante avec le programme ou à la main, ou faites-en un tournoi toutes rondes.
no-event-not-swiss = Seul un tournoi suisse s'apparie avec un programme. Pour un tournoi toutes rondes : apparier tout.
no-event-round-open = Ronde { $round }, échiquier { $board } : pas encore de résultat. La ronde suivante s'apparie quand toutes les parties en ont un.
no-event-list = Ce n'est pas une liste d'appariements.
no-event-pair = La ligne { $line } de la liste n'est pas une paire de numéros.
no-event-count = La liste annonce { $counted ->
    [one] { $counted } appariement
   *[other] { $counted } appariements
}, mais en contient { $found }.
no-event-report = Le fichier n'est ni un rapport de tournoi (TRF), ni une liste d'appariements, ni un tableau de joueurs (CSV). La première ligne d'un tableau porte les en-têtes : nom, classement, fédération, id, vue.
no-event-left-out = { $name } n'est pas dans la liste.
no-event-met = { $name } et { $second } se sont déjà rencontrés (C.04.1).
no-event-round-left = { $name } ne peut plus se retirer : il n'y a pas de ronde suivante.
no-event-withdrawn = { $name } s'est retiré.
no-event-not-withdrawn = { $name } ne s'est pas retiré.
no-event-table = Une autre partie de la ronde se joue à la table { $table }.
no-event-has-result = Ronde { $round }, échiquier { $board } : il y a déjà un résultat. Retirez-le d'abord.
no-event-result = Ronde { $round }, échiquier { $board } : il n'y a pas de résultat.
no-event-appeals = Le règlement de ce tournoi n'admet pas les appels (Article { $article }).
no-event-committee = Le jury d'appel compte au moins cinq personnes, suppléants compris. Nommez-le d'abord.
no-event-arbiter = L'arbitre principal ne vote pas sur les appels.
no-event-member = { $text } ne fait pas partie du jury d'appel.
no-event-concerned = { $text } est le joueur qui fait appel. Un suppléant vote à sa place.
no-event-voted = { $text } a déjà voté.
no-event-all-voted = Trois membres ont déjà voté sur l'appel { $appeal }.
no-event-votes = Trois votes décident de l'appel { $appeal }. Jusqu'ici { $for } pour et { $against } contre.
no-event-appeal = Il n'y a pas d'appel { $appeal } ouvert. Une décision est définitive.
no-event-begun = La première ronde a commencé ; cela ne peut plus être changé.
no-event-chess960 = Ce tournoi ne se joue pas en Chess960. Tapez d'abord chess960.
no-event-position = Le Chess960 n'a pas de position { $position }. Les numéros vont de 0 à 959.
no-event-round-begun = La ronde { $round } a commencé ; sa position est fixée.
no-event-undrawn = La position de Chess960 de la ronde { $round } n'est pas encore tirée au sort.
no-event-over = { $place } : ce n'est pas terminé. Le départage commence quand toutes les parties de toutes les rondes ont un résultat.
no-event-play-off = Aucun départage n'a été annoncé avant le tournoi : sa cadence manque.
no-event-tied = Le départage est pour deux joueurs ou plus à égalité de points.
no-event-such-play-off = Il n'y a pas de départage { $number }.
no-event-play-off-begun = Le départage { $number } a commencé : il ne peut plus être retiré.
no-event-next = Ce n'est pas la partie suivante du départage.
incident-at = { $at } : { $what }
incident-warning = Avertissement : { $side }
incident-penalty = Sanction : { $side }
incident-illegal-move = Coup illégal : { $side }
incident-boards-differ = Échiquier différent : { $side }
incident-sheets-differ = Feuilles de partie différentes
incident-flag = Chute du drapeau : { $side }
round-report-title = { $event }, rapport de la ronde { $round }
pairing-list-page = Appariements
pairing-list-title = { $event } : appariements de la ronde { $round }
pairing-list-names = Par nom
pairing-list-alone = sans adversaire
pairing-list-colour = Couleur
round-report-game = Échiquier { $board } : { $white } contre { $black }, { $result }{ $signed ->
    [both] , signé par les deux
    [white] , signé par les Blancs seulement
    [black] , signé par les Noirs seulement
    [neither] , sans signature
   *[unknown] {""}
}
round-report-board = Échiquier
round-report-white = Blancs
round-report-black = Noirs
round-report-result = Résultat
round-report-signed = Signatures
round-report-signatures = { $signed ->
    [both] les deux
    [white] Blancs seulement
    [black] Noirs seulement
    [neither] aucune
   *[unknown] non notées
}
round-report-incidents = Incidents
round-report-nothing = Aucun incident.
