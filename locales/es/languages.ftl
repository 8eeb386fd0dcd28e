# Names of the languages.
line-language = idioma;lengua
said-languages = Idiomas: { $languages }. Escriba idioma y uno de ellos.
