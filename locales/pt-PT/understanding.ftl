# Reasons why words are not a move, and the part that was understood.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = A palavra { $number }, «{ $word }», não foi entendida. Diga uma peça e uma casa.
not-understood-nothing = Nada foi dito. Diga uma peça e uma casa, por exemplo «Springer Felix drei», ou escreva Cf3.
not-understood-incomplete = «{ $words }» não é um lance completo. Diga a peça e a casa.
not-understood-promotion = «{ $words }» não diz em que se transforma o peão. Diga a peça.
not-understood-ambiguous = «{ $words }» pode ser mais do que um lance. Acrescente a casa de partida.
not-understood-illegal = «{ $words }» não é um lance legal.
not-understood-illegal-alone = «{ $words }» não é um lance legal. Escolha outro.
understanding-possible = Queria dizer { $moves }?
understanding-near = Legais aí: { $moves }.
