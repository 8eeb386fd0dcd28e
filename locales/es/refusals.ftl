# Refusals: the reason, and what to do instead.
refused-not-announced = La jugada aún no se ha anunciado. Anúnciela y después pulse el reloj.
refused-not-repeated = El rival aún no ha repetido la jugada.
refused-not-executed = Ya ha repetido esa jugada. Ejecútela primero en su tablero.
refused-not-made = La jugada aún no se ha hecho. Hágala primero en su tablero.
refused-not-your-move = No le toca jugar.
refused-not-to-move = No les toca a las { $side }.
refused-not-understood = No se ha entendido: { $word }. Pieza y casilla, o ayuda.
refused-word-not-understood = No se entiende la palabra { $number }: { $word }. Escriba ayuda.
refused-incomplete = Jugada incompleta: { $word }. Añada la pieza y la casilla.
refused-no-promotion-piece = ¿Promocionar a qué? { $word }: añada la pieza.
refused-nothing-said = Incompleto. Añada lo que falta.
refused-ambiguous = Más de una jugada coincide con { $word }. Añada la casilla de salida.
refused-illegal = No es legal: { $word }.
refused-illegal-alone = No es legal: { $word }. Elija otra.
illegal-no-such-piece = No tiene esa pieza.
illegal-no-such-pawn = Ningún peón suyo puede ir ahí.
illegal-no-piece-on = No tiene ninguna pieza en { $square }.
illegal-own-piece-there = Ahí está una pieza suya.
illegal-not-that-way = Esa pieza no se mueve así.
illegal-blocked = Otra pieza está en el camino.
illegal-nothing-to-capture = Ahí no hay nada que capturar.
illegal-king-into-check = Su rey estaría ahí en jaque.
illegal-in-check = Está en jaque.
illegal-pinned = Está clavada a su rey.
illegal-castling = Ahora no puede enrocar.
illegal-wrong-promotion = Un peón solo puede convertirse en dama, torre, alfil o caballo.
refused-in-check = El rey está en jaque.
refused-opponents-move = Esa jugada es del rival. Escriba la suya.
refused-illegal-hand = De { $from } a { $to } no es legal.
refused-illegal-there = No es legal ahí: { $to }.
refused-clock-running = Pare primero los relojes.
refused-clocks-run = Los relojes ya están en marcha.
refused-clock-stopped = Los relojes ya están parados.
refused-clock-already-pressed = Ya ha jugado. Le toca a su rival.
refused-no-clock = Esta partida no tiene reloj.
refused-not-permitted = Aquí no está permitido.
duty-speak = Cada jugador anuncia sus propias jugadas.
duty-hand = Cada jugador mueve las piezas en su propio tablero.
duty-press = Cada jugador pulsa su propio reloj.
duty-record = Cada jugador lleva su propia planilla.
duty-stop-clocks = Solo un jugador o el árbitro puede parar los relojes.
duty-start-clocks = Solo el árbitro puede poner en marcha los relojes.
duty-set-clocks = Solo el árbitro puede ajustar los relojes.
duty-own-game = Eso solo lo decide el jugador.
duty-rule = Eso solo puede hacerlo el árbitro.
duty-place-clock = Antes de la partida, el árbitro decide dónde está el reloj.
refused-device-fixed = Durante la partida solo puede cambiar su propio dispositivo de audio; los demás los cambia el árbitro en su mesa.
refused-device-taken = Ese dispositivo es de otra persona en esta partida: elija uno suyo o pregunte al árbitro.
refused-board-is-electronic = Ese tablero es electrónico: mueva allí las piezas. Para moverlas aquí, escriba antes: tablero fuera.
refused-no-electronic-board = Ese puesto no tiene tablero electrónico. Para oír cuáles están conectados, escriba: tableros.
refused-no-such-device = Ningún dispositivo tiene ese número. Escriba dispositivos para oír la lista.
refused-game-over = La partida ha terminado.
refused-result-stands = La partida ha terminado. Para continuarla, escriba anular y el motivo.
refused-too-late = Es demasiado tarde para eso.
refused-too-late-take-back = Ya no se puede corregir: la jugada está completada. Para retirarla, escriba retirar jugada.
refused-too-late-to-correct = Ya no se puede corregir: se ha pulsado el reloj.
refused-fair-play = La ayuda está desactivada mientras juega con una persona por internet.
refused-beside-competition = Hay una partida de torneo en curso aquí: ninguna ayuda en otras mesas hasta que termine.
refused-only-at-home = Solo en partidas en casa.
refused-no-practice = No está practicando. Para empezar, escriba práctica.
refused-no-such-command = Orden desconocida: { $word }. Escriba ayuda.
refused-command-on-sheet = { $typed ->
    [yes] Eso es una orden. Escríbala sola.
   *[no] Escriba las órdenes en la línea de jugadas (F6).
}
refused-no-such-game = Ninguna partida tiene ese número. Escriba partidas para oírlas.
refused-too-early = Es demasiado pronto para eso.
refused-draw-needs-moves = Solo se pueden acordar tablas cuando ambos jugadores han hecho una jugada.
refused-too-early-to-record = { $typed ->
    [yes] Escriba las jugadas solas
   *[no] Escriba las jugadas en la línea de jugadas (F6)
}; aquí se anotan una vez hechas. Para reclamar según 9.2 o 9.3 con una jugada prevista, escriba (9.2 { $word }).
refused-empty-square = Esa casilla está vacía.
refused-nothing-in-hand = No tiene ninguna pieza en la mano.
refused-nothing-announced = No hay ninguna jugada anunciada para eso.
refused-flag-not-fallen = La bandera no ha caído.
refused-no-offer = No se han ofrecido tablas.
refused-nothing-to-correct = No hay ninguna jugada ilegal que aún pueda corregirse.
refused-no-proposal = No hay ninguna propuesta así pendiente.
refused-several-proposals = Hay más de una propuesta pendiente. Diga cuál.
refused-out-of-range = No existe esa jugada.
refused-board-unseen = El programa no ve los tableros en esta partida. Introduzca antes la posición.
refused-possible = ¿Quería decir { $moves }?
refused-article = Artículo { $article }.
refused-read-only = Esta partida es de solo lectura. Para jugar, empiece una nueva.
refused-no-assistant = Antes hay que designar un asistente, porque un jugador es ciego y el otro sordo.
refused-nobody-to-approve = Ese jugador no tiene asistente.
refused-pin-needed = La mesa del árbitro está bloqueada. Escriba pin y después el PIN.
refused-pin-elsewhere = Ningún PIN abre aquí esta partida: se bloqueó en otro ordenador. Solo puede desbloquearla el puesto del árbitro en la sala.
refused-game-locked = Esta partida está bloqueada: para salir de ella, el árbitro debe desbloquear su mesa con el PIN.
refused-lock-of-other-event = Esta partida está bloqueada, y el bloqueo no es de este torneo. Desbloquéela en la mesa con el PIN.
refused-locked-table = Esta mesa está bloqueada: no puede unirse a un torneo ni dejarlo. Desbloquéela primero: escriba desbloquear y el PIN.
refused-pin-wrong = PIN incorrecto. { $number ->
    [one] Inténtelo de nuevo dentro de un segundo.
   *[other] Inténtelo de nuevo dentro de { $number } segundos.
}
refused-pin-too-soon = Demasiado pronto tras un PIN incorrecto. { $number ->
    [one] Inténtelo de nuevo dentro de un segundo.
   *[other] Inténtelo de nuevo dentro de { $number } segundos.
}
refused-pin-unfit = Un PIN debe tener de cuatro a doce cifras (mejor ocho), o al menos tres palabras con doce letras en total.
refused-nothing-entered = No está introduciendo ninguna posición. Escriba introducir y el color.
refused-file-exists = Ese archivo ya existe. Elija otro nombre.
refused-file-failed = No se puede guardar ahí. Elija otra ruta.
refused-file-not-there = { $typed ->
    [yes] Archivo no encontrado: «{ $word }». No se ha introducido nada. Revise la ruta.
   *[no] Archivo no encontrado: «{ $word }». No se ha introducido nada. Revise la ruta; la línea se conserva.
}
refused-file-is-folder = «{ $word }» es una carpeta. No se ha introducido nada. Añada un nombre de archivo.
refused-file-forbidden = No tiene permiso para leer «{ $word }». No se ha introducido nada.
refused-file-not-text = «{ $word }» no es texto UTF-8. No se ha introducido nada. Guárdelo como UTF-8, o escriba las jugadas después de introducir planilla.
refused-file-too-long = «{ $word }» supera los 256 KiB. No se ha introducido nada. Use un archivo con una sola planilla.
refused-file-not-a-file = «{ $word }» es un dispositivo o una tubería, no un archivo. No se ha introducido nada. Indique la ruta de un archivo.
refused-file-unreadable = No se ha podido leer «{ $word }». No se ha introducido nada. Inténtelo de nuevo, o cópielo a otro disco.
