# Which language is spoken.
line-language = language
said-languages = Languages: { $languages }. Type language and one of them.
