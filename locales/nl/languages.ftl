# Welke taal er gesproken wordt.
line-language = taal
said-languages = Talen: { $languages }. Typ taal en een daarvan.
