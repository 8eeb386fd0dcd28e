# Amount of speech, and additions to a move at home.
added-check = Schaak.
added-number = Zet { $number }, van { $from }.
added-turn = { $side } aan zet.
added-clocks = Wit { $white }, Zwart { $black }.
said-preset-home = Thuis: slaan en schaak worden bij elke zet gezegd.
said-preset-tournament = Toernooi: alleen aankondigingen.
said-preset-assistant = Assistent: aankondigingen, en tonen voor handelingen en notities.
said-preset-arbiter = Arbiter: tonen voor zetten, verschillen volledig.
said-preset-braille = Alleen braille: korte tekst en geen geluid.
line-say-home = spreek als thuis
line-say-tournament = spreek als bij een toernooi
line-say-assistant = spreek als een assistent
line-say-arbiter = spreek als een arbiter
line-say-braille = spreek voor braille
