# Quanto se diz, e o que em casa se acrescenta a um lance.
added-check = Xeque.
added-number = Lance { $number }, de { $from }.
added-turn = { $side } a jogar.
added-clocks = Brancas { $white }, Pretas { $black }.
said-preset-home = Como em casa: capturas e xeque são ditos com cada lance.
said-preset-tournament = Como em torneio: só os anúncios.
said-preset-assistant = Como para assistentes: anúncios, e tons para mãos e anotações.
said-preset-arbiter = Como para o árbitro: tons para lances, diferenças por extenso.
said-preset-braille = Só para braille: palavras curtas e nenhum som.
line-say-home = fale como em casa
line-say-tournament = fale como em torneio
line-say-assistant = fale como assistente
line-say-arbiter = fale como árbitro;fale como arbitro
line-say-braille = fale para braille
