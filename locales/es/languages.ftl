# Qué idioma se habla.
line-language = idioma;lengua
said-languages = Idiomas: { $languages }. Escriba idioma y uno de ellos.
