# Which language is spoken.
line-language = taal
said-languages = Talen: { $languages }. Typ taal en een daarvan.
