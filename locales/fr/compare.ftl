# Deux feuilles de partie et deux échiquiers côte à côte (D.2.9).
compare-sheets-agree = Les feuilles de partie concordent : { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}.
compare-sheets-short = Sur la feuille de partie des { $side }, il manque encore { $plies ->
    [one] le dernier demi-coup
   *[other] les { $plies } derniers demi-coups
} (8.1.3).
compare-sheets-incomplete = Sur la feuille de partie des { $side }, il manque les { $plies } derniers demi-coups, plus que ce qui peut rester à noter (8.1.3). Elle doit d'abord être complétée.
compare-sheets-differ = Les feuilles de partie diffèrent au demi-coup { $ply } (coup { $number } des { $side }). Celle des Blancs a { $white }, celle des Noirs a { $black }.
compare-sheet-unreadable = La feuille de partie des { $side } est illisible à { $place } : « { $token } », demi-coup { $ply }. { $reason }
compare-reason-no-move = Ce n'est aucune forme de l'Annexe C.
compare-reason-illegal = Cela ne correspond à aucun coup légal à cet endroit.
compare-reason-ambiguous = Cela correspond à plusieurs coups à cet endroit.
compare-journal-leaves = La feuille de partie des { $side } a un autre coup que l'enregistrement de la partie au demi-coup { $ply }.
compare-journal-follows = La feuille de partie des { $side } suit l'enregistrement de la partie.
compare-go-back = Retour à la position après le demi-coup { $ply } ({ $article }) : { $fen }
compare-clocks = Proposition pour les pendules, d'après les temps enregistrés ({ $article }) : Blancs { $white }, Noirs { $black }. L'arbitre peut les laisser telles quelles.
compare-no-clocks = Aucun temps n'est enregistré pour ce demi-coup. L'arbitre règle les pendules ({ $article }) ou les laisse telles quelles.
compare-board-in-sync = L'échiquier des { $side } est conforme à ce qui est écrit.
compare-board-behind = Échiquier des { $side } : { $plies ->
    [one] le dernier demi-coup n'est pas encore exécuté
   *[other] les { $plies } derniers demi-coups ne sont pas encore exécutés
}.
compare-board-wrong = L'échiquier des { $side } n'est pas conforme à ce qui est écrit.
compare-board-unexplained = L'échiquier des { $side } n'est pas conforme à ce qui est écrit, et ni une ni deux erreurs ne l'expliquent.
compare-board-unseen = Échiquier des { $side } : personne n'a regardé.
compare-fault-wrong-move = { $move } : { $made } a été joué, pas { $written }.
compare-fault-wrong-square = { $move } : { $man } est venu en { $made }, pas en { $written }.
compare-at-white = Coup { $number }, Blancs
compare-at-black = Coup { $number }, Noirs
compare-man = { $role ->
    [pawn] le pion
    [knight] le cavalier
    [bishop] le fou
    [rook] la tour
    [queen] la dame
   *[king] le roi
}
compare-fault-not-captured = { $move }, { $written } : la pièce prise n'a pas été retirée.
compare-fault-en-passant = { $move }, { $written } en passant : le pion pris n'a pas été retiré.
compare-fault-castling = { $move }, roque { $written } : la tour n'a pas été mise à sa place.
compare-fault-promotion = { $move }, { $written } : le pion n'est pas devenu cette pièce.
compare-fault-neighbour = { $move }, { $written } : la pièce a été mise sur une case voisine ({ $made }).
compare-fault-wrong-piece = { $move }, { $written } : une autre pièce y a été jouée ({ $made }).
compare-fault-skipped = { $move }, { $written } : il n'a pas été exécuté.
compare-fault-repeated = { $move }, { $written } : il a été exécuté deux fois ({ $made }).
compare-fault-swapped = { $move }, { $written } : il a été exécuté après un coup ultérieur ({ $made }).
compare-fault-rotated = Après { $move }, l'échiquier a été tourné.
compare-fault-setup = Les pièces ont été mal placées au départ.
compare-corrects = Les { $side } corrigent l'échiquier ({ $article }) :
compare-back-on-board = L'échiquier des { $side } revient ainsi en arrière :
compare-remove = Retirer : { $piece } de { $from }.
compare-move = Déplacer : { $piece } de { $from } à { $to }.
compare-put = Poser : { $piece } en { $to }.
compare-nothing-to-do = Il n'y a rien à corriger.
compare-boards-against-sheets = Les Règles ne prévoient pas ce cas : les deux échiquiers concordent, mais pas avec les deux feuilles de partie. L'arbitre décide.
compare-boards-agree-sheets-differ = Les Règles ne prévoient pas entièrement ce cas : les échiquiers concordent, et seules les feuilles de partie diffèrent. L'arbitre décide.
compare-sheet-missing = Les Règles ne prévoient pas ce cas : D.2.9 exige deux feuilles de partie. L'arbitre décide.
compare-unexplained = Les Règles ne prévoient pas ce cas : rien ne montre qu'un coup juste ait été mal exécuté. L'arbitre décide.

# Ce qui est illisible.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: « { $part } » n'est pas un nombre. Il faut « demi-coup blancs_ms noirs_ms », des nombres entiers, une ligne par demi-coup.
compare-clock-missing = { $file }:{ $line }:{ $column }: il manque un nombre. Il faut « demi-coup blancs_ms noirs_ms », des nombres entiers, une ligne par demi-coup.
compare-clock-too-many = { $file }:{ $line }:{ $column }: « { $part } » est de trop. Il faut « demi-coup blancs_ms noirs_ms », des nombres entiers, une ligne par demi-coup.
