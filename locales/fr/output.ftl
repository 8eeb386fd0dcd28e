# Amount of speech, and additions to a move at home.
added-check = Échec.
added-number = Coup { $number }, de { $from }.
added-turn = Trait aux { $side }.
added-clocks = Blancs { $white }, Noirs { $black }.
said-preset-home = À la maison : les prises et les échecs sont dits avec chaque coup.
said-preset-tournament = Tournoi : les annonces seules.
said-preset-assistant = Assistant : annonces, et sons pour les gestes et les notes.
said-preset-arbiter = Arbitre : sons pour les coups, différences en entier.
said-preset-braille = Braille seul : textes courts et aucun son.
line-say-home = parler comme à la maison;parler comme a la maison
line-say-tournament = parler comme en tournoi
line-say-assistant = parler comme un assistant
line-say-arbiter = parler comme un arbitre
line-say-braille = parler pour le braille
