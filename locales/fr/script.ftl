# Game scripts.
script-not-text = { $place }: ici, le fichier n'est pas du texte UTF-8. Enregistrez-le en UTF-8.
script-wrong = { $place }: « { $word } » n'est pas valable ici. Attendu : { $right }.
script-missing = { $place }: il manque quelque chose. Attendu : { $right }.
script-did-not-come = { $place }: attendu : « { $expected } », reçu : { $came }
script-nothing-came = { $place }: attendu : « { $expected } », rien n'est venu.
script-unwanted = { $place }: sortie inattendue : { $output }
script-refused = { $place }: refus inattendu : { $output }
script-right-time = un temps comme 0:05:00 ou 2:00
script-right-later-time = un temps qui n'est pas avant le précédent
script-right-number = un nombre entier dans les limites
script-right-square = une case, a1 à h8
script-right-time-control = une cadence comme 5400+30, 40/6000+30:900+30, 300, 300d5, 300b5, 3600f:900, 600y5x30, *180, W300-B240 ou none
script-right-fen = une position en FEN, ou 960: avec un nombre de 0 à 959
script-right-placement = les pièces comme la FEN les écrit, par exemple 4k3/8/8/8/8/8/8/4K3
script-right-name = un nom
script-right-move = un coup, comme Springer Felix drei, Nf3 ou g1f3
script-right-text = un texte
script-right-key-value = clé=valeur
script-right-players = les lignes d'en-tête "white vi NOM" et "black sighted NOM" (vi, sighted ou deaf)
script-right-nothing = la fin de la ligne
script-right-header-first = une ligne de récit (at, >, ?, <, !, both) ; l'en-tête précède le récit
script-right-header-once = une autre ligne d'en-tête ; celle-ci est déjà donnée
script-right-closing-quote = un autre guillemet ; celui-ci n'est jamais fermé
