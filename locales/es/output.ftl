# Cuánto se dice, y lo que en casa se añade a una jugada.
added-check = Jaque.
added-number = Jugada { $number }, desde { $from }.
added-turn = { $side }: en juego.
added-clocks = Blancas { $white }, negras { $black }.
said-preset-home = Como en casa: con cada jugada se dicen las capturas y el jaque.
said-preset-tournament = Como en un torneo: solo los anuncios.
said-preset-assistant = Como para un asistente: los anuncios, y tonos para manos y anotaciones.
said-preset-arbiter = Como para el árbitro: tonos para las jugadas, diferencias por extenso.
said-preset-braille = Solo para braille: palabras cortas y ningún sonido.
line-say-home = hablar como en casa
line-say-tournament = hablar como en torneo
line-say-assistant = hablar como asistente
line-say-arbiter = hablar como árbitro;hablar como arbitro
line-say-braille = hablar para braille
