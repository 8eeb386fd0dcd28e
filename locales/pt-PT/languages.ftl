# Names of the languages.
line-language = língua;lingua;idioma
said-languages = Línguas: { $languages }. Escreva língua e uma delas.
