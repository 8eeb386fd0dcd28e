# Names of the languages.
line-language = taal
said-languages = Talen: { $languages }. Typ taal en een daarvan.
