# Quanto se diz, e o que em casa se acrescenta a um lance.
added-check = Xeque.
added-number = Lance { $number }, de { $from }.
added-turn = { $side } a jogar.
added-clocks = Brancas { $white }, pretas { $black }.
said-preset-home = Como em casa: as capturas e o xeque são ditos com cada lance.
said-preset-tournament = Como num torneio: só os anúncios.
said-preset-assistant = Como para um assistente: os anúncios, e tons para mãos e anotações.
said-preset-arbiter = Como para o árbitro: tons para os lances, diferenças por extenso.
said-preset-braille = Só para braille: palavras curtas e nenhum som.
line-say-home = falar como em casa
line-say-tournament = falar como em torneio
line-say-assistant = falar como assistente
line-say-arbiter = falar como árbitro;falar como arbitro
line-say-braille = falar para braille
