# Names of the languages.
line-language = sprache
said-languages = Sprachen: { $languages }. Tippen Sie Sprache und eine davon.
