# Quale lingua si parla.
line-language = lingua
said-languages = Lingue: { $languages }. Digitare lingua e una di queste.
