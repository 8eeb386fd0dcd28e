# Game scripts.
script-not-text = { $place }: el archivo no es texto UTF-8. Guárdelo como UTF-8.
script-wrong = { $place }: «{ $word }» no es válido aquí. Se esperaba: { $right }.
script-missing = { $place }: falta algo. Se esperaba: { $right }.
script-did-not-come = { $place }: se esperaba «{ $expected }», llegó: { $came }
script-nothing-came = { $place }: se esperaba «{ $expected }», no llegó nada.
script-unwanted = { $place }: salida inesperada: { $output }
script-refused = { $place }: rechazo inesperado: { $output }
script-right-time = un tiempo como 0:05:00 o 2:00
script-right-later-time = un tiempo que no sea anterior al de arriba
script-right-number = un número entero dentro de los límites
script-right-square = una casilla, de a1 a h8
script-right-time-control = un control de tiempo como 5400+30, 40/6000+30:900+30, 300, 300d5, 300b5, 3600f:900, 600y5x30, *180, W300-B240 o none
script-right-fen = una posición en FEN, o 960: con un número de 0 a 959
script-right-placement = las piezas como las escribe la FEN, por ejemplo 4k3/8/8/8/8/8/8/4K3
script-right-name = un nombre
script-right-move = una jugada, como Springer Felix drei, Nf3 o g1f3
script-right-text = algún texto
script-right-key-value = clave=valor
script-right-players = las líneas de cabecera «white vi NOMBRE» y «black sighted NOMBRE» (vi, sighted o deaf)
script-right-nothing = el final de la línea
script-right-header-first = una línea de la historia (at, >, ?, <, !, both); la cabecera va antes de la historia
script-right-header-once = otra línea de cabecera; esta ya está
script-right-closing-quote = otra comilla; esta no se cierra
