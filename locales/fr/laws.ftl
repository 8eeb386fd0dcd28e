# The Laws in our own words (11.9); the number of the Article comes before each text.
line-explain = expliquer;explique;règle;que dit la règle
answer-law = Article { $article }. { $text }
answer-term = { $term }. { $text }
control-explain = Expliquer l'Article
control-explain-help = Explique le dernier Article qui vous a été cité.
refused-no-such-article = Il n'y a rien à expliquer sous « { $word } ».
refused-nothing-to-explain = Aucun Article ne vous a encore été cité. Tapez expliquer et son numéro.

law-alternately = Deux joueurs déplacent leurs pièces à tour de rôle sur un échiquier carré ; qui a les pièces blanches commence.
law-has-the-move = Un joueur a le trait dès que le coup de l'adversaire est joué ; l'appui sur la pendule n'y change rien.
law-aim = Le but est d'attaquer le roi adverse de sorte que l'adversaire n'ait aucun coup légal : échec et mat, qui gagne la partie. Il est interdit de laisser ou de mettre son propre roi sous attaque, et de prendre un roi.
law-board = L'échiquier a huit fois huit cases égales, alternativement claires et foncées. Il est placé de sorte que la case du coin à droite de chaque joueur soit blanche.
law-initial = Chaque camp commence avec un roi, une dame, deux tours, deux fous, deux cavaliers et huit pions. De a à h se trouvent sur la première rangée tour, cavalier, fou, dame, roi, fou, cavalier et tour, les pions devant ; les pièces noires sont en face.
law-files = Les huit bandes verticales sont les colonnes, les huit bandes horizontales les rangées. Une suite droite de cases de même couleur, de bord à bord, est une diagonale.
law-legal-moves = Un coup est légal si la pièce peut se déplacer ainsi et ne laisse pas son propre roi en échec. On ne peut plus roquer une fois que le roi ou cette tour a bougé ; un pion qui atteint la dernière rangée devient dame, tour, fou ou cavalier.
law-capture = Une pièce ne peut pas aller sur une case occupée par une pièce de sa couleur. Une pièce qui va sur la case d'une pièce adverse la prend. Une pièce attaque une case si elle pourrait y prendre, même si elle ne peut pas bouger parce que son propre roi serait en échec.
law-lines = Le fou se déplace sur les diagonales, la tour sur les colonnes et rangées, la dame sur toutes. Aucun d'eux ne peut sauter par-dessus une pièce.
law-knight = Le cavalier va sur l'une des cases les plus proches qui ne sont pas sur la même rangée, colonne ou diagonale.
law-pawn = Le pion avance d'une case tout droit si elle est libre, et de sa première case aussi de deux si les deux sont libres. Il prend d'une case en diagonale vers l'avant.
law-en-passant = Un pion qui vient d'avancer de deux cases peut être pris par un pion adverse placé à côté de lui comme s'il n'avait avancé que d'une. Ce n'est légal qu'au coup qui suit.
law-promotion-choice = Un pion qui atteint la dernière rangée est échangé, dans le même coup, contre une nouvelle dame, une tour, un fou ou un cavalier de sa couleur, quoi qu'on ait pris avant. La nouvelle pièce agit aussitôt.
law-king = Le roi va sur une case voisine ou roque : deux cases vers une tour de sa première rangée, qui va alors sur la case que le roi a traversée. Le droit est perdu dès que le roi ou cette tour a bougé. Le roque est empêché pour le moment si la case du roi, celle qu'il traverse ou celle qu'il atteint est attaquée, ou si une pièce se trouve entre les deux.
law-check = Un roi est en échec s'il est attaqué, même par des pièces qui ne peuvent pas bouger. Aucun coup ne peut laisser ou mettre son propre roi en échec.
law-illegal-position = Une position est illégale si aucune suite de coups légaux ne peut y mener.
law-one-hand = Chaque coup se joue d'une seule main.
law-adjust = Seul le joueur au trait peut rectifier des pièces sur leurs cases, et il le dit d'abord : j'adoube.
law-contact = Tout autre contact avec une pièce est considéré comme délibéré, sauf s'il est clairement accidentel.
law-touch-move = Qui touche délibérément des pièces sur l'échiquier doit jouer la première de ses pièces touchées qui peut bouger, ou prendre la première pièce adverse touchée qui peut être prise. Sur l'échiquier tactile, touchée veut dire sortie de son trou.
law-touch-both = Qui touche des pièces des deux couleurs prend la première pièce adverse touchée avec la première des siennes touchée. Si c'est illégal, la première pièce touchée qui peut bouger ou être prise décide. Si l'on ne sait pas laquelle a été touchée d'abord, c'est la sienne.
law-touch-castling = Si le roi et une tour sont touchés, on roque de ce côté si c'est légal. Si la tour est touchée d'abord, on ne peut pas roquer à ce coup. Si le roque est illégal, on joue un autre coup légal du roi et, à défaut, n'importe quel coup légal. Le choix d'une pièce de promotion est définitif quand elle { $old ->
    [yes] a été lâchée sur
   *[no] a touché
} la case.
law-free-choice = Si aucune des pièces touchées ne peut bouger ou être prise, tout coup légal est permis.
law-promotion = Lors d'une promotion, le pion n'a pas besoin d'être d'abord posé sur la dernière rangée : le retirer et poser la nouvelle pièce se fait dans n'importe quel ordre. Une pièce adverse sur cette case est prise.
law-made = Une pièce lâchée sur sa case y reste. Une prise est jouée quand la pièce prise est aussi retirée, un roque quand la tour est lâchée, une promotion quand la nouvelle pièce est posée et le pion retiré.
law-touch-claim = Qui touche délibérément une pièce perd le droit de réclamer que l'adversaire a enfreint la règle de la pièce touchée.
law-moving-assistant = Un joueur qui ne peut pas déplacer les pièces peut désigner un assistant, que l'arbitre doit accepter.
law-game-over = Une partie se termine par mat, abandon ou pat, dans une position morte ou par accord.
law-checkmate = L'échec et mat par un coup légal termine aussitôt la partie ; il compte dès que la pièce est lâchée, même sans appui sur la pendule.
law-resignation = Qui abandonne perd.{ $draws ->
    [yes] {" "}Si l'adversaire ne peut mater par aucune suite de coups légaux, la partie est nulle.
   *[no] {""}
}
law-stalemate = Si le joueur au trait n'a aucun coup légal et n'est pas en échec, il y a pat : la partie est nulle aussitôt.
law-dead-position = Une position où aucun joueur ne peut mater par une suite de coups légaux est morte : la partie est nulle aussitôt.
law-agreement = Les deux joueurs peuvent convenir de la nulle{ $both ->
    [yes] , dès que chacun a joué un coup
   *[no] {""}
}.
law-clock = Une pendule d'échecs a deux afficheurs, dont un seul marche à la fois. Le drapeau tombe quand le temps imparti est écoulé.
law-press = Un coup est achevé quand le joueur l'a joué et a appuyé sur la pendule. On doit toujours laisser un joueur appuyer{ $old ->
    [yes] .
   *[no]  ; appuyer sans avoir joué est une irrégularité.
}
law-also-completed = Un coup est aussi achevé s'il termine la partie, ou dès que le joueur a joué le suivant sans avoir appuyé.
law-same-hand = On appuie sur la pendule avec la main qui a joué. Il est interdit de garder le doigt sur la pendule ou au-dessus.
law-clock-care = La pendule se manie correctement : { $old ->
    [yes] il est interdit de la frapper, de la soulever ou de la renverser
   *[no] il est interdit de la frapper, d'y appuyer avant le coup, de la soulever ou de la renverser
}. L'abus est sanctionné.
law-adjust-on-own-time = Seul le joueur dont la pendule marche peut rectifier des pièces.
law-no-deduction = Un joueur qui ne peut pas appuyer sur la pendule peut avoir un assistant{ $old ->
    [yes]  ; l'arbitre règle les pendules équitablement.
   *[no]  ; un joueur handicapé n'est pas pénalisé en temps pour cela.
}
law-periods = Les coups de chaque période doivent être joués dans son temps. Ce qui est économisé s'ajoute à la période suivante.
law-delay = En mode différé, les deux joueurs ont un temps principal et un temps supplémentaire fixe par coup. Le temps principal ne court qu'une fois le temps supplémentaire épuisé.
law-flag-check = Dès qu'un drapeau est tombé, on vérifie si le joueur a joué les coups que demande la période.
law-clock-place = Avant la partie, l'arbitre décide où se place la pendule.
law-start = La pendule des Blancs est mise en marche à l'heure fixée pour la partie.
law-default-time = Qui arrive après le délai de forfait perd, sauf décision contraire de l'arbitre.
law-both-late = Si aucun des joueurs n'est là au début, les Blancs perdent le temps jusqu'à leur arrivée, sauf si le règlement ou l'arbitre en décide autrement.
law-flag-seen = Un drapeau est considéré comme tombé quand l'arbitre le voit ou qu'un joueur le réclame à juste titre.
law-flag-fall = Qui n'a pas joué ses coups dans le temps perd. La partie est nulle si l'adversaire ne peut mater par aucune suite de coups légaux.
law-defective-clock = Ce que montrent les pendules fait foi, sauf défaut évident ; la pendule est alors remplacée et réglée au mieux.
law-wrong-setting = Une pendule mal réglée est arrêtée aussitôt ; l'arbitre corrige les temps et le compteur de coups.
law-stop-clocks = Un joueur ne peut arrêter les pendules que pour appeler l'arbitre ; l'arbitre dit quand elles repartent.
law-interruption = Si la partie doit être interrompue, l'arbitre arrête les pendules.
law-stop-without-reason = Qui arrête les pendules sans raison valable est sanctionné.
law-displays = Un affichage peut montrer la position, les coups et leur nombre, mais aucune réclamation ne peut { $old ->
    [yes] se fonder sur lui
   *[no] se fonder sur lui seul
}. Ce programme est une aide de ce genre.
law-both-flags = Si les deux drapeaux sont tombés et que nul ne sait lequel le premier, la partie continue dans une période antérieure, et est nulle dans la dernière.
law-reinstated = Quand une position est rétablie, l'arbitre règle au mieux les temps et le compteur de coups, ou les laisse tels quels.
law-set-up = Si la position initiale était fausse, la partie est annulée et une nouvelle est jouée.
law-board-turned = Si l'échiquier était mal orienté, la position est transférée sur un échiquier bien placé, et la partie continue.
law-colours = Si la partie a commencé avec les couleurs inversées, { $anew ->
    [none] elle continue, sauf décision contraire de l'arbitre
   *[moves] une nouvelle est jouée tant que chacun n'a pas joué { $anew } coups ; ensuite, elle continue
}.
law-displaced = Qui déplace des pièces par accident les remet en place sur son temps.
law-displaced-help = Au besoin, chacun des joueurs peut arrêter les pendules et appeler l'arbitre, qui peut sanctionner celui qui a déplacé les pièces.
law-illegal-move = Après un coup illégal, la position d'avant est rétablie. La pièce touchée doit jouer, ou être prise, si c'est légal.
law-unpromoted = Un pion laissé sur la dernière rangée avec appui sur la pendule est un coup illégal ; le pion devient dame.
law-press-without-move = Appuyer sur la pendule sans avoir joué compte comme un coup illégal.
law-two-hands = Roquer, prendre ou promouvoir à deux mains compte comme un coup illégal.
law-illegal-penalty = { $losing ->
    [1] Le premier coup illégal fait perdre la partie
   *[more] Pour un coup illégal, l'adversaire reçoit { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} ; le coup illégal numéro { $losing } fait perdre la partie
}.{ $drawable ->
    [yes] {" "}Elle est nulle si l'adversaire ne peut mater par aucune suite de coups légaux.
   *[no] {""}
}
law-wrong-square = Si une pièce est trouvée sur une mauvaise case, la position d'avant est rétablie, ou la dernière qui peut être établie.
law-record = Chaque joueur note ses coups et ceux de l'adversaire, coup après coup, en notation algébrique.
law-electronic-sheet = Au lieu d'écrire, les joueurs saisissent les coups sur une feuille de partie électronique certifiée, si la compétition la prescrit.
law-record-in-advance = Un coup ne se note pas avant d'être joué, sauf pour réclamer la nulle{ $old ->
    [yes] {""}
   *[no] {" "}ou pour un coup sous enveloppe
}.
law-record-before-next = Un joueur peut répondre avant de noter, mais il doit avoir noté son coup avant de jouer le suivant.
law-sheet-use = La feuille de partie ne porte que les coups, les temps, les propositions de nulle, ce qui touche à une réclamation et d'autres données utiles.
law-sheet-offer = Les deux joueurs notent chaque proposition de nulle sur la feuille par le signe (=).
law-sheet-assistant = Un joueur qui ne peut pas écrire fait écrire un assistant{ $old ->
    [yes] , avec l'accord de l'arbitre.
   *[no]  ; un joueur handicapé n'est pas pénalisé en temps pour cela.
}
law-sheet-visible = L'arbitre doit pouvoir voir la feuille de partie pendant toute la partie.
law-sheet-owner = Les feuilles de partie appartiennent à l'organisateur.
law-need-not-record = Avec moins de cinq minutes à un moment d'une période, et sans trente secondes par coup, un joueur n'est plus obligé de noter pour le reste de la période.{ $old ->
    [yes] {" "}Avec trente secondes par coup, et un joueur à moins de cinq minutes, les deux notent le coup de l'adversaire avant d'y répondre.
   *[no] {""}
}
law-update = Dès qu'un drapeau est tombé, qui ne notait pas complète sa feuille avant de jouer, en s'aidant au besoin de celle de l'adversaire. Si aucune feuille n'est complète, la partie est reconstituée sur un autre échiquier sous le contrôle de l'arbitre.
law-arbiter-records = Si aucun des joueurs n'est tenu de noter, l'arbitre ou un assistant s'efforce d'être présent et de noter les coups. Après une chute de drapeau, l'arbitre arrête les pendules jusqu'à ce que les deux aient complété leurs feuilles.
law-next-period = Si les feuilles ne montrent pas qu'un joueur a dépassé le temps, le coup suivant est le premier de la période suivante, sauf preuve d'un plus grand nombre de coups.
law-sign = À la fin, les deux joueurs signent les deux feuilles avec le résultat. Même un résultat faux reste valable, sauf décision contraire de l'arbitre.
law-draw-restricted = Le règlement d'un tournoi peut interdire de proposer nulle avant un certain nombre de coups, ou sans l'accord de l'arbitre.
law-draw-offer = On propose nulle après avoir joué et avant d'appuyer. La proposition ne peut être retirée ; elle prend fin quand elle est acceptée, refusée, qu'une pièce est touchée ou que la partie se termine.
law-claim-is-offer = Une réclamation de nulle compte aussi comme proposition de nulle.
law-threefold = Le joueur au trait peut réclamer la nulle si la même position va apparaître, ou vient d'apparaître, pour la troisième fois au moins. Il note le coup qu'il veut jouer, le dit à l'arbitre et ne le joue pas. Les positions sont les mêmes si le même joueur a le trait et si les mêmes coups sont possibles.
law-fifty = Le joueur au trait peut réclamer la nulle si chacun a joué, ou aura joué avec le coup noté, les cinquante derniers coups sans prise et sans coup de pion.
law-claim-forfeited = Qui { $touching ->
    [yes] touche une pièce pour la jouer
   *[no] joue un coup
} sans avoir réclamé perd le droit de réclamer à ce coup.
law-claim-procedure = Qui réclame la nulle peut arrêter les pendules et ne peut pas retirer sa réclamation. Si elle est fondée, la partie est nulle ; sinon, l'adversaire reçoit { $claim ->
    [one] { $claim } minute
   *[other] { $claim } minutes
} et le coup annoncé doit être joué.{ $old ->
    [yes] {" "}Le réclamant perd la moitié de son temps, trois minutes au plus ; d'une à deux minutes, il lui en reste une, et moins d'une reste intacte.
   *[no] {""}
}
law-automatic-draw = La même position cinq fois, ou soixante-quinze coups de chacun sans prise ni coup de pion, termine la partie par la nulle. Un mat au dernier coup passe avant.
law-points = Un gain vaut un point, une nulle un demi-point, une perte zéro, sauf règlement contraire.
law-points-limit = Les points d'une partie ne peuvent dépasser leur total habituel, et chacun reçoit un score habituel : trois quarts à un quart n'est pas permis.
law-disrepute = Les joueurs ne font rien qui jette le discrédit sur le jeu d'échecs.
law-playing-area = La zone de jeu est le lieu où se jouent les parties ; l'aire de jeu la comprend, avec les toilettes, les espaces de restauration et fumeurs et ce que l'arbitre désigne encore. Un joueur ne quitte l'aire qu'avec la permission de l'arbitre ; le joueur au trait en a aussi besoin pour quitter la zone.
law-area-others = Qui n'est ni joueur ni arbitre a besoin de la permission de l'arbitre pour entrer dans la zone de jeu.
law-area-leaving = Le règlement peut exiger que l'adversaire du joueur au trait se signale à l'arbitre avant de sortir de la zone de jeu.
law-no-help = Pendant la partie, nul ne peut utiliser notes, sources, conseils ou analyses. Le programme ne montre donc à un joueur ni coups légaux ni évaluation.
law-devices = Les appareils électroniques sont interdits dans l'aire de jeu sauf approbation de l'arbitre. Ce programme en a besoin aussi.
law-device-bag = Le règlement peut permettre des appareils dans le sac du joueur, complètement éteints ; le sac ne s'utilise pas sans permission.
law-device-found = { $old ->
    [yes] Le joueur dont le téléphone portable sonne dans l'aire de jeu pendant la partie perd ; l'arbitre décide du score de l'adversaire.
   *[no] Qui est trouvé avec un appareil électronique dans l'aire de jeu perd, sauf si le règlement prévoit une sanction plus légère.
}
law-inspection = L'arbitre peut faire contrôler en privé les vêtements, les sacs, d'autres objets ou le corps d'un joueur, par une personne du même sexe. Qui refuse est sanctionné.
law-smoking = Fumer, y compris la cigarette électronique, n'est permis que là où l'arbitre l'autorise.
law-finished = Les joueurs qui ont terminé leur partie sont des spectateurs.
law-disturbing = Il est interdit de distraire ou de gêner l'adversaire ; cela vaut aussi pour les réclamations et propositions de nulle abusives.
law-infractions = Les manquements à ces règles de conduite sont sanctionnés par l'arbitre.
law-refusal = Qui refuse avec persistance de se conformer aux Règles perd la partie.
law-both-guilty = Si les deux joueurs sont fautifs, les deux perdent.
law-explain = Un joueur peut demander à l'arbitre d'expliquer un point des Règles.
law-appeal = Sauf disposition contraire du règlement, un joueur peut faire appel de toute décision de l'arbitre, même après avoir signé la feuille de partie.
law-reconstruction = Les deux joueurs aident l'arbitre chaque fois que la partie doit être reconstituée, aussi pour une réclamation de nulle.
law-own-count = Surveiller la triple répétition ou les cinquante coups est l'affaire des joueurs.
law-arbiter = L'arbitre veille au respect des Règles et répond des décisions, des temps et des résultats.
law-arbiter-duties = L'arbitre agit dans le meilleur intérêt de la compétition, maintient de bonnes conditions de jeu, veille à ce que les joueurs ne soient pas dérangés et supervise la compétition.{ $old ->
    [yes] {""}
   *[no] {" "}L'arbitre garantit aussi le fair-play, prend des mesures particulières pour les joueurs handicapés ou ayant besoin de soins médicaux, et suit les règles contre la triche.
}
law-observe = L'arbitre observe les parties, surtout quand des joueurs manquent de temps, fait respecter ses décisions et impose des sanctions s'il y a lieu.
law-observers = L'arbitre peut désigner des assistants pour observer des parties, par exemple quand plusieurs joueurs manquent de temps.
law-disturbed-from-outside = Si la partie est perturbée de l'extérieur, l'arbitre peut donner du temps supplémentaire à l'un des joueurs ou aux deux.
law-not-told = L'arbitre ne dit à personne combien de coups ont été joués, ni que l'adversaire a joué ou oublié d'appuyer, sauf après une chute de drapeau quand les feuilles sont complétées.
law-others-report = { $old ->
    [yes] Les spectateurs et les joueurs d'autres parties ne doivent ni parler d'une partie ni y intervenir d'aucune façon ; l'arbitre peut les faire sortir de l'aire de jeu.
   *[no] Qui voit une irrégularité dans une autre partie ne peut la dire qu'à l'arbitre.
}
law-phones = { $old ->
    [yes] Nul ne peut utiliser un téléphone portable dans l'aire de jeu ni dans une zone que l'arbitre désigne.
   *[no] Sans la permission de l'arbitre, nul ne peut utiliser un téléphone portable ou un autre appareil de communication dans l'aire de jeu, ni dans une zone contiguë que l'arbitre désigne.
}
law-penalties = L'arbitre peut avertir, donner du temps à l'adversaire ou en retirer au fautif, changer les points, déclarer la partie perdue{ $old ->
    [yes] {" "}ou exclure du tournoi
   *[no] , mettre à l'amende, exclure de rondes ou du tournoi
}.
law-interpretation = Les fédérations peuvent demander à la FIDE une décision officielle sur des problèmes des règles.
law-rapid = Rapide : le temps principal et soixante incréments font ensemble { $old ->
    [yes] de quinze à soixante minutes
   *[no] plus de dix et moins de soixante minutes
}.
law-rapid-basis = Les règles du jeu s'appliquent, sauf là où le rapide a les siennes.
law-blitz-basis = Le blitz suit les règles du rapide, sauf là où il a les siennes.
law-fast-record = Les joueurs ne sont pas obligés de noter les coups{ $old ->
    [yes] {""}
   *[no] , mais ils gardent leurs réclamations fondées sur une feuille de partie et peuvent à tout moment en demander une à l'arbitre
}.
law-one-minute = Les pénalités de deux minutes des Articles 7 et 9 sont d'une minute.
law-rapid-supervised = En rapide, les règles de compétition s'appliquent si un arbitre surveille trois parties au plus et si chaque partie est enregistrée par l'arbitre ou un assistant, si possible par voie électronique.
law-blitz-supervised = En blitz, les règles de compétition s'appliquent si un arbitre surveille une seule partie et si chaque partie est enregistrée par l'arbitre ou un assistant, si possible par voie électronique.
law-record-shown = Le joueur au trait peut demander à l'arbitre de lui montrer l'enregistrement de la partie, cinq fois au plus ; au-delà, c'est distraire l'adversaire.
law-rapid-otherwise = Là où les règles de compétition ne s'appliquent pas, le rapide a ses propres règles pour la position initiale, les coups illégaux et les drapeaux tombés.
law-blitz-otherwise = Là où les règles de compétition ne s'appliquent pas, le blitz n'a pas de règles propres et suit celles du rapide pour ces parties.
law-fast-set-up = Après { $frozen } coups de chacun, la position initiale, l'orientation de l'échiquier et le réglage de la pendule ne peuvent plus être changés.{ $old ->
    [yes] {" "}Un roi qui a changé de place avec la dame ne peut pas roquer.
   *[no] {" "}{ $new ->
        [yes] Un roi ou une tour sur une mauvaise case ne peut pas roquer.
       *[no] Un roi qui a changé de place avec la dame ou une tour sur une mauvaise case ne peut pas roquer.
    }
}
law-fast-touch = Pour les pièces touchées, l'arbitre n'intervient que si un joueur le demande.
law-fast-illegal = Un coup illégal peut être réclamé jusqu'à ce que l'adversaire ait joué son coup suivant ; ensuite, il est maintenu{ $old ->
    [yes] . L'arbitre n'intervient que sur cette réclamation, ou si les deux rois sont en échec ou une promotion n'est pas achevée
   *[no] , sauf accord des deux joueurs. Jusque-là, l'arbitre qui le voit intervient aussi
}.
law-fast-time = { $old ->
    [yes] Qui réclame le gain au temps arrête les deux pendules ; il a raison si son drapeau n'est pas encore tombé et que celui de l'adversaire l'est.
   *[no] Qui réclame le gain au temps peut arrêter les pendules. La partie est nulle si le réclamant ne peut mater par aucune suite de coups légaux.
}
law-both-kings = Si les deux rois sont en échec, ou si un pion n'est pas promu, l'arbitre attend le coup suivant ; si rien n'a changé, la partie est nulle.
law-fast-flag = { $old ->
    [yes] Les joueurs réclament le drapeau ; l'arbitre se tait
   *[no] L'arbitre { $new ->
    [yes] annonce aussi un drapeau qu'il voit tombé
   *[no] peut annoncer un drapeau qu'il voit tombé
}
}.
law-fast-both-flags = Si les deux drapeaux sont tombés, la partie est nulle.
law-one-way = Le règlement dit pour tout le tournoi si les règles de compétition s'appliquent ou non.
law-blitz = Blitz : le temps principal et soixante incréments font ensemble { $old ->
    [yes] moins de quinze minutes
   *[no] dix minutes au plus
}.
law-blitz-illegal = En blitz, l'adversaire peut réclamer le gain pour un coup illégal jusqu'à ce qu'il ait joué son coup suivant ; la partie est nulle s'il ne peut mater par aucune suite de coups légaux. Ensuite, le coup est maintenu.
law-notation = La FIDE ne reconnaît que la notation algébrique dans ses tournois. Une feuille dans une autre notation ne sert pas de preuve ; l'arbitre avertit le joueur qui en utilise une.
law-notation-piece = Dans cette annexe, « pièce » désigne une pièce autre qu'un pion.
law-notation-pieces = Une pièce s'écrit avec l'initiale majuscule de son nom dans la langue du joueur ; un pion n'a pas de lettre.
law-notation-squares = Les colonnes s'appellent a à h, depuis la gauche des Blancs ; les rangées 1 à 8, depuis le côté des Blancs. Chaque case est une lettre et un chiffre.
law-notation-moves = Un coup s'écrit avec la lettre de la pièce et la case d'arrivée ; un coup de pion, avec la case seule.{ $old ->
    [yes] {""}
   *[no] {" "}La forme longue, avec les deux cases, est acceptée.
}
law-notation-captures = { $old ->
    [yes] Un x se met
   *[no] Un x peut se mettre
} devant la case d'une prise. La prise d'un pion commence par sa colonne de départ. Les lettres e.p. marquent une prise en passant.
law-notation-like = Si deux pièces semblables peuvent atteindre la case, on ajoute la colonne de celle qui joue, ou sa rangée si elles sont sur la même colonne.
law-notation-promotion = Lors d'une promotion, la lettre de la nouvelle pièce suit la case.
law-notation-signs = 0-0 est le roque avec la tour de la colonne h, 0-0-0 avec celle de la colonne a ; x est une prise, + échec, ++ ou # échec et mat, e.p. une prise en passant.
law-two-boards = Avec un joueur déficient visuel, chacun peut exiger deux échiquiers : un échiquier tactile pour l'un, un échiquier ordinaire pour l'autre.
law-board-size = L'échiquier du joueur déficient visuel mesure au moins 20 centimètres sur 20.
law-raised-squares = Ses cases noires sont légèrement en relief.
law-holes = Chaque case a un trou qui tient la pièce.
law-pegs = Les pièces ont une tige qui entre dans les trous, sont de modèle Staunton, et les noires portent une marque particulière.
law-announce = Chaque coup est annoncé clairement, répété par l'adversaire et exécuté sur son échiquier{ $named ->
    [yes] {" ; "}la pièce de promotion est nommée
   *[no] {""}
}.
law-peg-touched = Sur l'échiquier tactile, une pièce est touchée quand elle est sortie de son trou ; palper les pièces est toujours permis.
law-peg-made = Le coup du joueur déficient visuel est joué quand la pièce prise est retirée de son échiquier, que sa pièce est dans un autre trou et que le coup est annoncé.
law-peg-press = La pendule de l'adversaire n'est mise en marche que quand le coup est joué et annoncé.
law-sighted = Pour le joueur voyant, une pièce est touchée et un coup joué comme dans toute partie.
law-talking-clock = Une pendule pour le joueur déficient visuel { $old ->
    [yes] a des aiguilles, des points et un drapeau qui se lisent au toucher
   *[no] dit le temps et le nombre de coups, ou se lit au toucher
}.
law-vi-record = Le joueur déficient visuel note en braille, en écriture ordinaire ou avec un enregistreur.
law-slip = Une erreur dans une annonce est corrigée aussitôt, avant que la pendule de l'adversaire soit en marche.
law-boards-differ = Si les échiquiers diffèrent, ils sont corrigés avec l'arbitre et les deux feuilles. Si les feuilles concordent, qui a joué le mauvais coup corrige son échiquier{ $old ->
    [yes] .
   *[no]  ; sinon, on revient là où elles concordent et l'arbitre règle les pendules.
}
law-sheets-differ = Si les feuilles de partie diffèrent, on revient au dernier point où elles concordent, et l'arbitre règle les pendules.
law-assistant = L'assistant du joueur déficient visuel peut jouer et annoncer les coups sur les deux échiquiers, noter, appuyer, dire les temps sur demande, réclamer le drapeau et signaler à l'arbitre que le voyant a touché une pièce. Il s'occupe aussi des formalités d'un ajournement.
law-sighted-assistant = Si le joueur déficient visuel n'a pas d'assistant, le voyant peut en avoir un pour jouer et annoncer.{ $old ->
    [yes] {""}
   *[no] {" "}Contre un joueur sourd, un assistant doit être désigné.
}
law-sealed-move = À l'ajournement, le joueur au trait note son coup sans le montrer, les deux feuilles vont dans une enveloppe, et seulement ensuite il arrête la pendule. Qui ajourne plus tôt se voit décompter le reste de la séance.
law-envelope-data = L'enveloppe porte les noms, la position, les temps utilisés, qui a mis sous enveloppe et quel coup, une proposition de nulle, et la date et le lieu de la reprise.
law-envelope-kept = L'arbitre vérifie ce qui est écrit sur l'enveloppe et la garde.
law-offer-after-sealing = Une nulle proposée après la mise sous enveloppe reste valable jusqu'à la réponse.
law-before-resumption = Avant la reprise, on remet en place la position d'avant le coup sous enveloppe, et les pendules montrent les temps de l'ajournement.
law-ended-before-resumption = Si avant la reprise les joueurs conviennent de la nulle, ou si l'un abandonne, la partie est terminée.
law-open-envelope = L'enveloppe n'est ouverte que lorsque le joueur qui doit répondre est présent.
law-unclear-sealed = Un coup sous enveloppe ambigu, faux ou illégal fait perdre.
law-resumption = Si celui qui doit répondre est là, l'enveloppe est ouverte, le coup joué et sa pendule mise en marche. S'il est absent, sa pendule marche. Si l'auteur du coup est absent, l'adversaire peut mettre sa réponse sous enveloppe.
law-late-resumption = Qui arrive trop tard à la reprise perd, sauf si le coup sous enveloppe a terminé la partie.
law-both-absent = Si les deux sont absents, celui qui doit répondre perd le temps jusqu'à l'arrivée de l'un d'eux.
law-lost-envelope = Si l'enveloppe est perdue, son auteur joue le coup qu'il dit y avoir mis. Si la position ne peut être rétablie, une nouvelle partie est jouée.
law-wrong-times = Si une pendule montre un temps faux à la reprise et qu'un joueur le signale avant son premier coup, il est corrigé ; sinon la partie continue, sauf décision contraire de l'arbitre.
law-sessions = Les séances des parties ajournées se règlent sur { $old ->
    [yes] l'horloge murale
   *[no] la montre de l'arbitre
} ; l'heure de la reprise est annoncée à l'avance.
law-chess960 = Chess960 : une des 960 positions initiales. Après le roque, roi et tour sont là où ils seraient aux échecs ordinaires.
law-chess960-start = Les pions sont sur la deuxième rangée. Derrière eux, les pièces sont placées au hasard, mais le roi entre les tours et les fous sur des cases de couleurs différentes ; les pièces noires sont en face.
law-chess960-castling = Chaque joueur peut roquer une fois. Selon leur place, roi et tour bougent tous deux, échangent leurs places, ou un seul bouge. Toutes les cases qu'ils traversent ou atteignent doivent être vides, hormis ces deux pièces. Pour éviter une erreur, dites d'abord « je vais roquer ».
law-quickplay-phase = La fin au KO est la phase de la partie où tous les coups restants doivent être joués dans un temps limité.
law-quickplay-announced = Les règles de la fin au KO ne s'appliquent que si elles ont été annoncées, en cadence lente et rapide sans incrément.
law-quickplay-increment = Avec moins de deux minutes, le joueur au trait peut demander cinq secondes par coup pour les deux ; c'est aussi une proposition de nulle. Si elle est refusée et que l'arbitre accepte, l'incrément est réglé et l'adversaire reçoit deux minutes.
law-quickplay = Avec moins de deux minutes, le joueur au trait peut réclamer la nulle : l'adversaire ne peut pas gagner par des moyens normaux, ou ne l'essaie pas. L'arbitre accepte, diffère ou rejette ; s'il rejette, l'adversaire reçoit deux minutes.
law-quickplay-final = La décision de l'arbitre à ce sujet est définitive.
law-quickplay-alone = Sans arbitre, la réclamation arrête le jeu : la position finale est notée, l'adversaire la vérifie, et un arbitre décide.

law-term-adjournment = La partie est interrompue et continuée plus tard, au lieu d'être finie en une séance.
law-term-analysis = Essayer des coups sur un échiquier pour trouver la meilleure suite.
law-term-claim = Un joueur peut s'adresser à l'arbitre avec une réclamation dans diverses situations, comme la nulle ou une chute de drapeau.
law-term-colours = Les 16 pièces claires et les cases claires sont dites blanches, les foncées noires. Blancs et Noirs sont aussi les joueurs de ces pièces.
law-term-contiguous = Une zone voisine de la zone de jeu qui n'en fait pas partie, comme celle des spectateurs.
law-term-counter = Un dispositif de la pendule qui compte combien de fois chaque joueur a appuyé.
law-term-disability = Un état du corps ou de l'esprit qui prive une personne d'une partie ou de la totalité de l'aptitude à certaines activités des échecs.
law-term-discretion = En quelque 39 endroits, les règles laissent la décision au jugement de l'arbitre.
law-term-draw = Une partie qui se termine sans gagnant.
law-term-exchange = Un pion est promu ; ou une pièce est prise contre une autre de même valeur ; ou une tour est perdue contre un fou ou un cavalier.
law-term-fischer = Chaque joueur reçoit du temps en plus, souvent 30 secondes, avant chaque coup. Ce qui n'est pas utilisé reste acquis.
law-term-increment = Du temps, de 2 à 60 secondes, que chaque joueur reçoit par coup, ajouté à la pendule ou en différé.
law-term-intervene = Se mêler de ce qui se passe pour y changer quelque chose.
law-term-minor = Un fou ou un cavalier.
law-term-move = Un coup de chacun, comme dans « 40 coups en 90 minutes » ; le droit de jouer ensuite ; ou un seul coup d'un joueur.
law-term-normal-means = Jouer en cherchant à gagner, ou avoir une position qui offre des chances réelles de gagner autrement que par une chute de drapeau.
law-term-organiser = Le responsable de l'épreuve : lieu, dates, prix, invitations et forme.
law-term-over-the-board = Les règles ne valent que pour le jeu sur l'échiquier, pas par internet ni par correspondance.
law-term-piece = L'une des 32 figures de l'échiquier ; ou seulement roi, dame, tour, fou ou cavalier, par opposition au pion.
law-term-regulations = Plusieurs points des règles sont au choix. Le règlement de l'épreuve dit lesquels sont retenus.
law-term-result = D'ordinaire 1-0, 0-1 ou nulle. Exceptionnellement les deux perdent, ou l'un reçoit un demi-point et l'autre rien. Une partie non jouée est plus pour l'un et moins pour l'autre, ou moins pour les deux.
law-term-standard = Une partie où chaque joueur a au moins 60 minutes.
law-term-supervision = Les règles de compétition s'appliquent en rapide si un arbitre surveille trois parties au plus, en blitz une seule, et si la partie est enregistrée.
law-term-time-control = La règle sur le temps de chaque joueur, comme 40 coups en 90 minutes. Qui joue ces coups dans ce temps atteint le contrôle.
law-term-wings = L'aile dame est la moitié de l'échiquier avec les colonnes a à d, l'aile roi celle avec les colonnes e à h.
law-term-zero-tolerance = Les joueurs doivent être à l'échiquier quand la ronde commence.
