# Which language is spoken.
line-language = sprache
said-languages = Sprachen: { $languages }. Tippen Sie Sprache und eine davon.
