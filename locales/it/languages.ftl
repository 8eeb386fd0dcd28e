# Names of the languages.
line-language = lingua
said-languages = Lingue: { $languages }. Digitare lingua e una di queste.
