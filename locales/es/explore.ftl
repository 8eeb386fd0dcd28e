# Reading the board: kinds and letters of pieces, colours of squares, lines, whole positions.
kind-pawn = peón
kind-knight = caballo
kind-bishop = alfil
kind-rook = torre
kind-queen = dama
kind-king = rey
letter-pawn = P
letter-knight = C
letter-bishop = A
letter-rook = T
letter-queen = D
letter-king = R
letter-white = b
letter-black = n
ground-dark = oscura
ground-light = clara
way-upper-right = Arriba a la derecha
way-right = A la derecha
way-lower-right = Abajo a la derecha
way-down = Abajo
way-lower-left = Abajo a la izquierda
way-left = A la izquierda
way-upper-left = Arriba a la izquierda
way-up = Arriba
around-edge = Borde.
around-free-to = despejado hasta { $square }.
around-ground = { $cell }. Casilla { $ground }.
around-moves = { $cell }, puede ir a: { $squares }.
around-no-moves = { $cell }: ninguna jugada legal.
around-no-captures = { $cell }: ninguna captura.
around-attacked = { $side }, atacan: { $by }.
around-defended = { $side }, defienden: { $by }.
around-nobody = ninguna pieza
whole-rank = Fila { $rank }
whole-file = Columna { $file }
answer-captured = Pieza capturada: { $piece }.
answer-nothing-captured = La última jugada no fue una captura.
material-pieces = { $piece ->
    [pawn] { $count ->
        [one] un peón
       *[other] { $count } peones
    }
    [knight] { $count ->
        [one] un caballo
       *[other] { $count } caballos
    }
    [bishop] { $count ->
        [one] un alfil
       *[other] { $count } alfiles
    }
    [rook] { $count ->
        [one] una torre
       *[other] { $count } torres
    }
   *[other] { $count ->
        [one] una dama
       *[other] { $count } damas
    }
}
material-even = El material está igualado.
material-ahead = { $side ->
    [white] Las blancas tienen { $pieces } de más.
   *[other] Las negras tienen { $pieces } de más.
}
material-differs = Las blancas tienen { $white } de más, las negras { $black }.
said-position-copied = Posición copiada.
refused-no-help = Solo disponible en casa. En competición no se puede ayudar a los jugadores.

# The controls that read the board and move on it.
control-last-moves = Últimas cinco jugadas
control-last-moves-help = Dice las últimas cinco jugadas anunciadas.
control-captured = Última captura
control-captured-help = Dice qué pieza se capturó en la última jugada.
control-material = Material
control-material-help = Dice quién tiene ventaja material. Solo en casa y al repasar.
control-opponent = Rival
control-opponent-help = Dice el nombre y la puntuación de su rival, si se conocen.
control-copy-position = Copiar posición
control-copy-position-help = Copia la posición como FEN. Solo en casa y al repasar.
control-position = Posición
control-position-help = Lee todo su tablero, línea a línea: por piezas, filas o columnas, según sus ajustes.
control-white-pieces = Piezas blancas
control-white-pieces-help = Enumera las piezas blancas de su tablero y sus casillas.
control-black-pieces = Piezas negras
control-black-pieces-help = Enumera las piezas negras de su tablero y sus casillas.
control-read-rank = Fila
control-read-rank-help = Lee la fila en la que está.
control-read-file = Columna
control-read-file-help = Lee la columna en la que está.
control-upper-diagonals = Diagonales hacia delante
control-upper-diagonals-help = Lee las dos diagonales que se alejan de usted.
control-lower-diagonals = Diagonales hacia atrás
control-lower-diagonals-help = Lee las dos diagonales que vienen hacia usted.
control-knight-squares = Saltos de caballo
control-knight-squares-help = Lee las casillas a las que podría ir un caballo desde aquí.
control-next-ray = Línea siguiente
control-next-ray-help = Lee una línea desde esta casilla hasta el borde; cada pulsación pasa a la siguiente, en sentido horario.
control-previous-ray = Línea anterior
control-previous-ray-help = Lee la línea anterior, en sentido antihorario.
control-square-colour = Casilla y su color
control-square-colour-help = Lee la casilla y dice si es clara u oscura.
control-say-square = Repetir la casilla
control-say-square-help = Repite la casilla en la que está.
control-legal-moves = Jugadas legales
control-legal-moves-help = En casa: enumera las jugadas legales de la pieza de esta casilla.
control-captures = Capturas posibles
control-captures-help = En casa: dice qué puede capturar la pieza de esta casilla.
control-attackers = Atacantes y defensores
control-attackers-help = En casa: enumera las piezas que atacan y defienden esta casilla.
control-step-up = Una casilla arriba
control-step-up-help = Se aleja una casilla de usted.
control-step-down = Una casilla abajo
control-step-down-help = Se acerca una casilla a usted.
control-step-left = Una casilla a la izquierda
control-step-left-help = Va una casilla hacia la izquierda.
control-step-right = Una casilla a la derecha
control-step-right-help = Va una casilla hacia la derecha.
control-piece-up = Siguiente pieza arriba
control-piece-up-help = Va a la siguiente pieza, alejándose de usted.
control-piece-down = Siguiente pieza abajo
control-piece-down-help = Va a la siguiente pieza, acercándose a usted.
control-piece-left = Siguiente pieza a la izquierda
control-piece-left-help = Va a la siguiente pieza a su izquierda.
control-piece-right = Siguiente pieza a la derecha
control-piece-right-help = Va a la siguiente pieza a su derecha.
control-rank-start = Extremo izquierdo de la fila
control-rank-start-help = Va al extremo izquierdo de la fila.
control-rank-end = Extremo derecho de la fila
control-rank-end-help = Va al extremo derecho de la fila.
control-file-top = Extremo lejano de la columna
control-file-top-help = Va al extremo lejano de la columna.
control-file-bottom = Extremo cercano de la columna
control-file-bottom-help = Va al extremo cercano de la columna.
control-corner = Mi esquina izquierda
control-corner-help = Va a la esquina que está a su mano izquierda.
control-to-rank = A una fila
control-to-rank-help = Va a esa fila, en la misma columna.
control-to-file = A una columna
control-to-file-help = Va a una columna, en la misma fila: 1 es la columna a, 8 la columna h.
control-next-king = Rey siguiente
control-next-king-help = Va al rey siguiente, de cualquier color.
control-next-queen = Dama siguiente
control-next-queen-help = Va a la dama siguiente, de cualquier color.
control-next-rook = Torre siguiente
control-next-rook-help = Va a la torre siguiente, de cualquier color.
control-next-bishop = Alfil siguiente
control-next-bishop-help = Va al alfil siguiente, de cualquier color.
control-next-knight = Caballo siguiente
control-next-knight-help = Va al caballo siguiente, de cualquier color.
control-next-pawn = Peón siguiente
control-next-pawn-help = Va al peón siguiente, de cualquier color.
control-previous-king = Rey anterior
control-previous-king-help = Vuelve al rey anterior.
control-previous-queen = Dama anterior
control-previous-queen-help = Vuelve a la dama anterior.
control-previous-rook = Torre anterior
control-previous-rook-help = Vuelve a la torre anterior.
control-previous-bishop = Alfil anterior
control-previous-bishop-help = Vuelve al alfil anterior.
control-previous-knight = Caballo anterior
control-previous-knight-help = Vuelve al caballo anterior.
control-previous-pawn = Peón anterior
control-previous-pawn-help = Vuelve al peón anterior.
control-to-move-line = A la línea de jugadas
control-to-move-line-help = Va a la línea de jugadas.

# Typed commands.
line-position = posición;tablero entero
line-diagonals = diagonales
line-knight-squares = casillas del caballo;saltos de caballo
line-colour = color
line-legal-moves = jugadas legales
line-attackers = atacantes
line-last-moves = últimas jugadas
line-captured = capturada;capturado
line-material = material;balance de material
line-opponent = quién es mi rival;nombre del rival;puntuación
line-copy-position = fen;copiar fen;copiar posición
line-cells-square-first = casilla primero
line-cells-piece-first = pieza primero
line-cells-by-letters = casillas por letras
line-cells-by-names = casillas por nombres
line-cells-full = piezas completas
line-cells-kind-first = clase primero
line-cells-short = piezas por letras
line-cells-ground-on = colores de casillas sí
line-cells-ground-off = colores de casillas no
line-cells-empty-on = vacía sí
line-cells-empty-off = vacía no
line-cells-role-list = casillas como lista
line-cells-role-grid = casillas como cuadrícula
line-cells-role-button = casillas como botones
line-cells-reading-pieces = posición por piezas
line-cells-reading-ranks = posición por filas
line-cells-reading-files = posición por columnas
control-turn-board = Girar el tablero
control-turn-board-help = Muestra el tablero desde el otro lado, en pantalla y para las flechas; no se mueve ninguna pieza.
said-board-turned = Tablero girado.
said-board-own = El tablero se ve de nuevo desde su lado.
line-board-turned = girar tablero;girar el tablero;tablero desde el otro lado
line-board-own = tablero desde mi lado
