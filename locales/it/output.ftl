# Amount of speech, and additions to a move at home.
added-check = Scacco.
added-number = Mossa { $number }, da { $from }.
added-turn = Tratto al { $side }.
added-clocks = Bianco { $white }, Nero { $black }.
said-preset-home = Casa: con ogni mossa si annunciano catture e scacco.
said-preset-tournament = Torneo: solo gli annunci.
said-preset-assistant = Assistente: annunci, e suoni per i movimenti dei pezzi e le annotazioni.
said-preset-arbiter = Arbitro: suoni per le mosse, differenze per intero.
said-preset-braille = Solo Braille: testo breve e nessun suono.
line-say-home = parlare come a casa
line-say-tournament = parlare come in torneo
line-say-assistant = parlare come un assistente
line-say-arbiter = parlare come un arbitro
line-say-braille = parlare per il braille
