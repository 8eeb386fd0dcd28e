# Por qué algo no se hace, y qué hacer en su lugar.
refused-not-announced = La jugada aún no está anunciada. Anúnciela y luego pulse el reloj.
refused-not-repeated = El rival aún no ha repetido la jugada.
refused-not-executed = La jugada aún no está ejecutada en el tablero.
refused-not-made = La jugada aún no está hecha. Hágala primero en su tablero.
refused-not-your-move = No le toca jugar.
refused-not-understood = No se ha entendido: { $word }. Diga una pieza y una casilla, o escriba ayuda.
refused-word-not-understood = No se entiende la palabra { $number }: { $word }. Diga una pieza y una casilla, o escriba ayuda.
refused-incomplete = Jugada incompleta: { $word }. Diga la pieza y la casilla.
refused-no-promotion-piece = Falta la pieza de la promoción: { $word }. Dígala también.
refused-nothing-said = Falta algo. Complete la frase.
refused-ambiguous = Encajan varias jugadas: { $word }. Diga también la casilla de salida.
refused-illegal = No es una jugada legal: { $word }.
refused-illegal-alone = No es una jugada legal: { $word }. Elija otra.
refused-illegal-hand = De { $from } a { $to } no es legal.
refused-illegal-there = No es legal ahí: { $to }.
refused-clock-running = Pare primero los relojes.
refused-clock-stopped = Los relojes ya están parados.
refused-clock-already-pressed = Su jugada está completada. Juega su rival.
refused-no-clock = Esta partida no tiene reloj.
refused-not-permitted = Eso no está permitido aquí.
duty-speak = Cada jugador anuncia sus propias jugadas.
duty-hand = Cada jugador mueve las piezas en su propio tablero.
duty-press = Cada jugador pulsa su propio reloj.
duty-record = Cada jugador lleva su propia planilla.
duty-stop-clocks = Solo un jugador o el árbitro detienen los relojes.
duty-start-clocks = Solo el árbitro pone en marcha los relojes.
duty-set-clocks = Solo el árbitro ajusta los relojes.
duty-own-game = Eso solo lo decide el jugador.
duty-rule = Eso solo puede hacerlo el árbitro.
refused-device-fixed = El dispositivo queda fijado durante la partida: solo puede cambiarlo aquel a quien sirve o el árbitro, en su mesa.
refused-device-taken = Ese dispositivo es de otra persona en esta partida: elija uno propio o pregunte al árbitro.
refused-no-such-device = Ningún dispositivo tiene ese número. Escriba dispositivos para oír la lista.
refused-game-over = La partida ha terminado.
refused-too-late = Es demasiado tarde para eso.
refused-too-early = Es demasiado pronto para eso.
refused-too-early-to-record = Las jugadas van en la línea de jugada; aquí se anotan una vez hechas. Para reclamar según 9.2 o 9.3 con una jugada prevista, se anota (9.2 { $word }).
refused-empty-square = Ahí no hay nada.
refused-nothing-in-hand = No tiene ninguna pieza en la mano.
refused-nothing-announced = No se ha anunciado nada.
refused-flag-not-fallen = La bandera no ha caído.
refused-no-offer = No hay ninguna oferta.
refused-nothing-to-correct = No hay ninguna jugada ilegal que aún pueda corregirse.
refused-no-proposal = No existe esa propuesta.
refused-several-proposals = Hay más de una propuesta pendiente. Diga cuál.
refused-out-of-range = No existe esa jugada.
refused-board-unseen = El programa no ve los tableros de esta partida. Introduzca primero el tablero.
refused-possible = Posibles: { $moves }.
refused-article = Artículo { $article }.
refused-read-only = Este diario solo se puede leer. Abra una partida nueva para jugar.
refused-no-assistant = Antes hay que designar un asistente, porque un jugador es ciego y el otro sordo.
refused-pin-needed = La mesa del árbitro está bloqueada. Escriba pin y después el PIN.
refused-game-locked = Esta partida está bloqueada: para salir de ella, el árbitro abre antes su mesa con el PIN.
refused-pin-wrong = Ese no es el PIN. { $number ->
    [one] Pruebe otra vez dentro de un segundo.
   *[other] Pruebe otra vez dentro de { $number } segundos.
}
refused-pin-too-soon = Después de un PIN incorrecto hay que esperar. { $number ->
    [one] Pruebe otra vez dentro de un segundo.
   *[other] Pruebe otra vez dentro de { $number } segundos.
}
refused-pin-unfit = Un PIN tiene de cuatro a doce cifras, mejor ocho, o al menos tres palabras que sumen doce letras. Elija otro.
refused-nothing-entered = No se está introduciendo ningún tablero. Escriba introducir y el color.
refused-file-exists = Ya hay un archivo con ese nombre. Dé otro nombre.
refused-file-failed = No se puede escribir el archivo ahí. Dé otra ruta.
refused-file-not-there = No hay ningún archivo «{ $word }». No se ha introducido nada. Revise la ruta; la línea se conserva.
refused-file-is-folder = «{ $word }» es una carpeta. No se ha introducido nada. Añada el nombre del archivo.
refused-file-forbidden = No está permitido leer el archivo «{ $word }». No se ha introducido nada. Cambie sus permisos o cópielo.
refused-file-not-text = El archivo «{ $word }» no es texto en UTF-8. No se ha introducido nada. Guárdelo como texto UTF-8 o escriba las jugadas después de: introducir planilla.
refused-file-too-long = El archivo «{ $word }» supera los 256 KiB. No se ha introducido nada. Dé un archivo que contenga una sola planilla.
refused-file-not-a-file = «{ $word }» es un dispositivo o una tubería, no un archivo. No se ha introducido nada. Dé la ruta de un archivo.
refused-file-unreadable = No se ha podido leer el archivo «{ $word }». No se ha introducido nada. Inténtelo de nuevo o cópielo a otro disco.
