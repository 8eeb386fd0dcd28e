# Amount of speech, and additions to a move at home.
added-check = Xeque.
added-number = Lance { $number }, de { $from }.
added-turn = { $side } a jogar.
added-clocks = Brancas { $white }, pretas { $black }.
said-preset-home = Em casa: as capturas e o xeque são ditos com cada lance.
said-preset-tournament = Torneio: só os anúncios.
said-preset-assistant = Assistente: os anúncios, com tons para o movimento das peças e as anotações.
said-preset-arbiter = Árbitro: tons para os lances, diferenças por extenso.
said-preset-braille = Só braille: texto curto e nenhum som.
line-say-home = falar como em casa
line-say-tournament = falar como em torneio
line-say-assistant = falar como assistente
line-say-arbiter = falar como árbitro;falar como arbitro
line-say-braille = falar para braille
