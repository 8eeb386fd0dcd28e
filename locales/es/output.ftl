# Amount of speech, and additions to a move at home.
added-check = Jaque.
added-number = Jugada { $number }, desde { $from }.
added-turn = Les toca a las { $side }.
added-clocks = Blancas { $white }, negras { $black }.
said-preset-home = Casa: con cada jugada se anuncian las capturas y el jaque.
said-preset-tournament = Torneo: solo los anuncios.
said-preset-assistant = Asistente: los anuncios, y tonos al mover piezas y anotar.
said-preset-arbiter = Árbitro: tonos para las jugadas, diferencias por extenso.
said-preset-braille = Solo braille: texto breve y ningún sonido.
line-say-home = hablar como en casa
line-say-tournament = hablar como en torneo
line-say-assistant = hablar como asistente
line-say-arbiter = hablar como árbitro
line-say-braille = hablar para braille
