# Adjournment: sealing a move, its envelope, the resumption (Guidelines I).
said-adjourned-seal = La partida se aplaza. Haga la jugada secreta: escriba secreta y la jugada, luego pare el reloj.
state-adjourned = La partida se aplaza. Jugada secreta: { $who }.
state-adjourned-until = Reanudación: { $value }.
answer-resumption-open = No se ha indicado cuándo se reanuda.
said-sealed-stop = Su jugada está en el sobre. Puede cambiarla hasta que pare el reloj.
said-sealed = Su jugada está en el sobre.
state-sealed-by = Jugada secreta hecha: { $who }.
said-envelope-opened = Se abre el sobre. Jugada secreta, { $who }:
said-envelope-unclear = Se abre el sobre. { $who }: la jugada secreta es «{ $text }», que no indica ninguna jugada legal.
said-envelope-lost = El sobre se ha perdido. { $who }: ejecute la jugada secreta en el tablero.
said-resumed = La partida se reanuda.
refused-adjourned = La partida está aplazada.
refused-not-adjourned = La partida no está aplazada.
refused-no-envelope = No hay ningún sobre cerrado.
refused-own-seal = Solo el jugador que está en juego hace la jugada secreta. Para aplazar la partida, escriba aplazar.
usage-adjourn-until = Falta la hora: escriba { $word } y la hora o la fecha.
usage-seal = Falta la jugada: escriba { $word } y la jugada.
usage-square = Falta la casilla: escriba { $word } y una casilla.
refused-envelope-elsewhere = La jugada secreta está en el ordenador donde se hizo: abra allí el sobre. Si no es posible, escriba sobre perdido; quien la hizo la juega entonces en el tablero.
refused-move-is-made = Ya ha hecho otra jugada en su tablero. Esa debe ser la jugada secreta.

# Text printed on the envelope.
envelope-title = Sobre de una partida aplazada
envelope-written = Datos del sobre
envelope-position = Posición antes de la jugada secreta: { $value }
envelope-time = { $who }: tiempo gastado { $used }; quedan { $left } en el reloj
envelope-sealer = Jugada secreta de: { $value }
envelope-number = Número de la jugada secreta: { $value }
envelope-offer = Tablas ofrecidas por: { $value }
envelope-no-offer = No se han ofrecido tablas.
envelope-until = Reanudación: { $value }
envelope-until-open = Fecha, hora y lugar de la reanudación: por decidir.

# Commands; semicolons separate several words for one command.
line-seal = secreta;jugada secreta
line-adjourn = aplazar
line-adjourn-until = aplazar hasta
desk-line-envelope = guardar sobre;imprimir sobre
desk-line-open-envelope = abrir sobre
desk-line-lose-envelope = sobre perdido
desk-line-lose-position = posición perdida
desk-line-resume = reanudar
control-adjourn = Aplazar
control-adjourn-help = El jugador que está en juego hace la jugada secreta. Escriba aplazar hasta, con fecha, hora y lugar, para imprimirlos en el sobre.
control-open-envelope = Abrir el sobre
control-open-envelope-help = Abre el sobre de una partida aplazada, cuando está presente el jugador que debe responder.
control-resume = Reanudar la partida
control-resume-help = Reanuda la partida aplazada y pone en marcha el reloj del jugador que debe responder.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Posición inicial
new-game-position-hint = Vacía: la normal; de 0 a 959 o sorteo: Ajedrez960; también piezas o una FEN.
new-game-error-position = La posición inicial no es válida. Déjela vacía, o escriba un número de 0 a 959 o sorteo.

# Results of games that were not played.
result-white-by-forfeit = Ganan las blancas por incomparecencia
result-black-by-forfeit = Ganan las negras por incomparecencia

# The quickplay finish (Guidelines III).
control-claim-quickplay = Reclamar tablas (final rápido)
control-claim-quickplay-help = Reclama tablas porque el rival no puede ganar por procedimientos normales o no lo intenta, con menos de dos minutos y sin incremento. Se paran los dos relojes.
line-claim-quickplay = reclamar final rápido;final rápido
claim-quickplay = la partida no se puede ganar por procedimientos normales
