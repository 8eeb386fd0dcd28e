# Comparison of two scoresheets and two boards (D.2.9).
compare-sheets-agree = Les feuilles de partie concordent : { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}.
compare-sheets-short = Sur la feuille de partie des { $side }, il manque { $plies ->
    [one] le dernier demi-coup
   *[other] les { $plies } derniers demi-coups
} (8.1.3).
compare-sheet-ahead = { $plies ->
    [one] Le dernier demi-coup n'est noté que
   *[other] Les { $plies } derniers demi-coups ne sont notés que
} sur la feuille des { $side }, ni sur l'autre ni sur aucun échiquier : a-t-on joué ainsi (8.1.2) ?
compare-sheets-incomplete = Sur la feuille de partie des { $side }, il manque les { $plies } derniers demi-coups, plus que 8.1.3 ne le permet. Elle doit d'abord être complétée.
compare-both-incomplete = Les deux feuilles de partie doivent d'abord être complétées.
compare-illegal-move = Les deux feuilles de partie ont le même coup illégal au demi-coup { $ply } : « { $token } ». La position précédente est rétablie ({ $article }).
compare-sheets-differ = Les feuilles de partie diffèrent au demi-coup { $ply } (coup { $number } des { $side }). Les Blancs ont écrit { $white }, les Noirs { $black }.
compare-sheet-unreadable = La feuille de partie des { $side } est illisible à { $place } : « { $token } », demi-coup { $ply }. { $reason }
compare-reason-no-move = Ce n'est pas de la notation algébrique (Annexe C).
compare-reason-illegal = Aucun coup légal n'y correspond.
compare-reason-ambiguous = Plusieurs coups y correspondent.
compare-reason-incomplete = La pièce de promotion manque.
compare-journal-leaves = La feuille de partie des { $side } s'écarte de la partie enregistrée au demi-coup { $ply }.
compare-journal-follows = La feuille de partie des { $side } concorde avec la partie enregistrée.
compare-go-back = Retour à la position après le demi-coup { $ply } ({ $article }) : { $fen }
compare-clocks = Temps proposés pour les pendules, d'après les temps enregistrés ({ $article }) : Blancs { $white }, Noirs { $black }. L'arbitre peut laisser les pendules telles quelles.
compare-no-clocks = Aucun temps n'est enregistré pour ce demi-coup. L'arbitre règle les pendules ({ $article }) ou les laisse telles quelles.
compare-board-in-sync = L'échiquier des { $side } est conforme aux feuilles de partie.
compare-board-behind = Échiquier des { $side } : { $plies ->
    [one] le dernier demi-coup n'est pas encore exécuté
   *[other] les { $plies } derniers demi-coups ne sont pas encore exécutés
}.
compare-board-ahead = L'échiquier des { $side } montre déjà { $plies ->
    [one] le coup suivant
   *[other] { $plies } demi-coups de plus
} ; les feuilles de partie peuvent ne pas encore l'avoir (8.1.3).
compare-board-shows-it = L'échiquier des { $side } montre ce coup.
compare-board-wrong = L'échiquier des { $side } n'est pas conforme aux feuilles de partie.
compare-board-unexplained = L'échiquier des { $side } n'est pas conforme aux feuilles de partie, et une ou deux erreurs ne suffisent pas à l'expliquer.
compare-board-unseen = L'échiquier des { $side } n'a pas été vérifié.
compare-fault-wrong-move = { $move } : { $made } a été joué, pas { $written }.
compare-fault-wrong-square = { $move } : { $piece } est venu en { $made }, pas en { $written }.
compare-at-white = Coup { $number }, Blancs
compare-at-black = Coup { $number }, Noirs
compare-piece = { $role ->
    [pawn] le pion
    [knight] le cavalier
    [bishop] le fou
    [rook] la tour
    [queen] la dame
   *[king] le roi
}
compare-fault-not-captured = { $move }, { $written } : la pièce prise n'a pas été retirée.
compare-fault-en-passant-not-removed = { $move }, { $written } en passant : le pion pris n'a pas été retiré.
compare-fault-castling-rook = { $move }, roque { $written } : la tour n'a pas été bien placée.
compare-fault-promotion-piece = { $move }, { $written } : le pion n'a pas été remplacé par cette pièce.
compare-fault-neighbour-square = { $move }, { $written } : la pièce a été mise sur une case voisine ({ $made }).
compare-fault-wrong-piece = { $move }, { $written } : une autre pièce y a été jouée ({ $made }).
compare-fault-skipped = { $move }, { $written } : coup non exécuté.
compare-fault-repeated = { $move }, { $written } : coup exécuté deux fois ({ $made }).
compare-fault-swapped = { $move }, { $written } : coup exécuté après un coup ultérieur ({ $made }).
compare-fault-rotated = Après { $move }, l'échiquier a été tourné.
compare-fault-setup = Les pièces ont été mal placées au départ.
compare-corrects = Les { $side } corrigent l'échiquier ({ $article }) :
compare-back-on-board = Pour revenir en arrière sur l'échiquier des { $side } :
compare-remove = Retirer : { $piece } de { $from }.
compare-move = Déplacer : { $piece } de { $from } à { $to }.
compare-put = Poser : { $piece } en { $to }.
compare-nothing-to-do = Rien à corriger.
compare-boards-against-sheets = Les Règles ne prévoient pas ce cas : les deux échiquiers concordent, mais pas avec les feuilles de partie. L'arbitre décide.
compare-boards-agree-sheets-differ = Les Règles ne prévoient pas entièrement ce cas : les échiquiers concordent, et seules les feuilles de partie diffèrent. L'arbitre décide.
compare-sheet-missing = Les Règles ne prévoient pas ce cas : D.2.9 exige deux feuilles de partie. L'arbitre décide.
compare-unexplained = Les Règles ne prévoient pas ce cas : rien ne montre qu'un coup juste ait été mal exécuté. L'arbitre décide.
compare-boards-go-apart = Les échiquiers montrent des coups différents qui ne sont pas sur les feuilles de partie : au moins un est faux. L'arbitre décide quel coup a été joué.

# Unreadable input.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: « { $part } » n'est pas un nombre. Il faut « demi-coup blancs_ms noirs_ms », des nombres entiers, une ligne par demi-coup.
compare-clock-missing = { $file }:{ $line }:{ $column }: il manque un nombre. Il faut « demi-coup blancs_ms noirs_ms », des nombres entiers, une ligne par demi-coup.
compare-clock-too-many = { $file }:{ $line }:{ $column }: « { $part } » est de trop. Il faut « demi-coup blancs_ms noirs_ms », des nombres entiers, une ligne par demi-coup.
compare-several-games = { $place }: Le fichier contient { $games } parties, et une feuille de partie est une seule partie. Mettez cette partie dans un fichier à part.
compare-starts-differ = Les feuilles de partie commencent par des positions différentes. Indiquez la bonne avec --start.
