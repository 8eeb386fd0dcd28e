# Reasons why words are not a move, and the part that was understood.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = Le mot { $number }, « { $word } », n'est pas compris. Nommez une pièce et une case.
not-understood-nothing = Rien n'a été dit. Dites une pièce et une case, par exemple « Springer Felix drei », ou tapez Cf3.
not-understood-incomplete = « { $words } » n'est pas un coup entier. Dites la pièce et la case.
not-understood-promotion = « { $words } » ne dit pas ce que devient le pion. Dites la pièce.
not-understood-ambiguous = « { $words } » peut désigner plusieurs coups. Ajoutez la case de départ.
not-understood-illegal = « { $words } » n'est pas un coup légal.
not-understood-illegal-alone = « { $words } » n'est pas un coup légal. Choisissez-en un autre.
understanding-possible = Vouliez-vous dire { $moves } ?
understanding-near = Coups légaux proches : { $moves }.
