# Names of the languages.
line-language = língua;idioma
said-languages = Línguas: { $languages }. Escreva língua e uma delas.
