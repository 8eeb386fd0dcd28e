# Names of the languages.
line-language = langue
said-languages = Langues : { $languages }. Tapez langue et l'une d'elles.
