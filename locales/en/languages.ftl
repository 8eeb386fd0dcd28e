# Names of the languages.
line-language = language
said-languages = Languages: { $languages }. Type language and one of them.
