# Game scripts.
script-not-text = { $place }: qui il file non è testo UTF-8. Salvarlo come UTF-8.
script-wrong = { $place }: «{ $word }» qui non è valido. Atteso: { $right }.
script-missing = { $place }: manca qualcosa. Atteso: { $right }.
script-did-not-come = { $place }: atteso «{ $expected }», arrivato: { $came }
script-nothing-came = { $place }: atteso «{ $expected }», non è arrivato nulla.
script-unwanted = { $place }: uscita inattesa: { $output }
script-refused = { $place }: rifiuto inatteso: { $output }
script-right-time = un tempo come 0:05:00 o 2:00
script-right-later-time = un tempo non anteriore a quello sopra
script-right-number = un numero intero nei limiti
script-right-square = una casa, da a1 a h8
script-right-time-control = una cadenza come 5400+30, 40/6000+30:900+30, 300, 300d5, 300b5, 3600f:900, 600y5x30, *180, W300-B240 o none
script-right-fen = una posizione in FEN, o 960: con un numero da 0 a 959
script-right-placement = i pezzi come li scrive il FEN, per esempio 4k3/8/8/8/8/8/8/4K3
script-right-name = un nome
script-right-move = una mossa, come Springer Felix drei, Nf3 o g1f3
script-right-text = un testo
script-right-key-value = chiave=valore
script-right-players = le righe di intestazione "white vi NOME" e "black sighted NOME" (vi, sighted o deaf)
script-right-nothing = la fine della riga
script-right-header-first = una riga del racconto (at, >, ?, <, !, both); l'intestazione sta prima del racconto
script-right-header-once = un'altra riga d'intestazione; questa c'è già
script-right-closing-quote = altre virgolette; queste non vengono chiuse
