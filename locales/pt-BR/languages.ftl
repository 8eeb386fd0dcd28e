# Que idioma se fala.
line-language = idioma
said-languages = Idiomas: { $languages }. Digite idioma e um deles.
