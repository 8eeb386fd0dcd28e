# Reasons why words are not a move, and the part that was understood.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = A palavra { $number }, "{ $word }", não foi entendida. Diga uma peça e uma casa.
not-understood-nothing = Nada foi dito. Diga uma peça e uma casa, por exemplo "Springer Felix drei", ou digite Cf3.
not-understood-incomplete = "{ $words }" não é um lance completo. Diga a peça e a casa.
not-understood-promotion = "{ $words }" não diz em que o peão se transforma. Diga o nome da peça.
not-understood-ambiguous = "{ $words }" pode ser mais de um lance. Acrescente a casa de partida.
not-understood-illegal = "{ $words }" não é um lance legal.
not-understood-illegal-alone = "{ $words }" não é um lance legal. Escolha outro.
understanding-possible = Você quis dizer { $moves }?
understanding-near = Legais ali: { $moves }.
