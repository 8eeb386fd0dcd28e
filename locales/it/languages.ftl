# Quale lingua si parla.
line-language = lingua
said-languages = Lingue: { $languages }. Scriva lingua e una di queste.
