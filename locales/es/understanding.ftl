# Reasons why words are not a move, and the part that was understood.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = La palabra { $number }, «{ $word }», no se entiende. Diga una pieza y una casilla.
not-understood-nothing = No se ha dicho nada. Diga una pieza y una casilla, por ejemplo «Springer Felix drei», o escriba Cf3.
not-understood-incomplete = «{ $words }» no es una jugada completa. Diga la pieza y la casilla.
not-understood-promotion = «{ $words }» no dice en qué se convierte el peón. Nombre la pieza.
not-understood-ambiguous = «{ $words }» puede ser varias jugadas. Añada la casilla de salida.
not-understood-illegal = «{ $words }» no es una jugada legal.
not-understood-illegal-alone = «{ $words }» no es una jugada legal. Elija otra.
understanding-possible = ¿Quería decir { $moves }?
understanding-near = Legales ahí: { $moves }.
