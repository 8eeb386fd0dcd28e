# Quanto viene detto, e che cosa si aggiunge a una mossa a casa.
added-check = Scacco.
added-number = Mossa { $number }, da { $from }.
added-turn = Tratto al { $side }.
added-clocks = Bianco { $white }, Nero { $black }.
said-preset-home = Come a casa: catture e scacchi vengono detti con ogni mossa.
said-preset-tournament = Come in torneo: solo gli annunci.
said-preset-assistant = Come per un assistente: annunci, e suoni per gesti e annotazioni.
said-preset-arbiter = Come per l'arbitro: suoni per le mosse, differenze per intero.
said-preset-braille = Solo per il Braille: parole brevi e nessun suono.
line-say-home = parlare come a casa
line-say-tournament = parlare come in torneo
line-say-assistant = parlare come un assistente
line-say-arbiter = parlare come un arbitro
line-say-braille = parlare per il braille
