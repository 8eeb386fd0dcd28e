# Que língua se fala.
line-language = língua;lingua;idioma
said-languages = Línguas: { $languages }. Escreva língua e uma delas.
