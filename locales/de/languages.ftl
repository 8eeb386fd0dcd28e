# Welche Sprache gesprochen wird.
line-language = sprache
said-languages = Sprachen: { $languages }. Tippen Sie Sprache und eine davon.
