# Names of the languages.
line-language = idioma
said-languages = Idiomas: { $languages }. Digite idioma e um deles.
