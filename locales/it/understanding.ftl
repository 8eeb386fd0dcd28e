# Reasons why words are not a move, and the part that was understood.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = La parola { $number }, «{ $word }», non è stata capita. Dire un pezzo e una casa.
not-understood-nothing = Non è stato detto nulla. Dire un pezzo e una casa, per esempio «Springer Felix drei», o digitare Cf3.
not-understood-incomplete = «{ $words }» non è una mossa completa. Dire il pezzo e la casa.
not-understood-promotion = «{ $words }» non dice che cosa diventa il pedone. Dire il pezzo.
not-understood-ambiguous = «{ $words }» può indicare più mosse. Aggiungere la casa di partenza.
not-understood-illegal = «{ $words }» non è una mossa legale.
not-understood-illegal-alone = «{ $words }» non è una mossa legale. Sceglierne un'altra.
understanding-possible = Intendeva { $moves }?
understanding-near = Mosse legali lì: { $moves }.
