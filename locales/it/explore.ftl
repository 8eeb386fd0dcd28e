# Reading the board: kinds and letters of pieces, colours of squares, lines, whole positions.
kind-pawn = pedone
kind-knight = cavallo
kind-bishop = alfiere
kind-rook = torre
kind-queen = donna
kind-king = re
letter-pawn = P
letter-knight = C
letter-bishop = A
letter-rook = T
letter-queen = D
letter-king = R
letter-white = b
letter-black = n
ground-dark = scura
ground-light = chiara
way-upper-right = Avanti a destra
way-right = A destra
way-lower-right = Indietro a destra
way-down = Indietro
way-lower-left = Indietro a sinistra
way-left = A sinistra
way-upper-left = Avanti a sinistra
way-up = Avanti
around-edge = Bordo.
around-free-to = libero fino a { $square }.
around-ground = { $cell }. Casa { $ground }.
around-moves = { $cell }, può andare in: { $squares }.
around-no-moves = { $cell }: nessuna mossa legale.
around-no-captures = { $cell }: nessuna cattura.
around-attacked = Il { $side } attacca con: { $by }.
around-defended = Il { $side } difende con: { $by }.
around-nobody = nessun pezzo
whole-rank = Traversa { $rank }
whole-file = Colonna { $file }
answer-captured = Catturato: { $piece }.
answer-nothing-captured = L'ultima mossa non era una cattura.
material-pieces = { $piece ->
    [pawn] { $count ->
        [one] un pedone
       *[other] { $count } pedoni
    }
    [knight] { $count ->
        [one] un cavallo
       *[other] { $count } cavalli
    }
    [bishop] { $count ->
        [one] un alfiere
       *[other] { $count } alfieri
    }
    [rook] { $count ->
        [one] una torre
       *[other] { $count } torri
    }
   *[other] { $count ->
        [one] una donna
       *[other] { $count } donne
    }
}
material-even = Il materiale è pari.
material-ahead = { $side ->
    [white] Il Bianco ha { $pieces } in più.
   *[other] Il Nero ha { $pieces } in più.
}
material-differs = Il Bianco ha { $white } in più, il Nero { $black }.
said-position-copied = Posizione copiata.
refused-no-help = Disponibile solo a casa. In torneo i giocatori non possono ricevere aiuto.

# The controls that read the board and move on it.
control-last-moves = Ultime cinque mosse
control-last-moves-help = Dice le ultime cinque mosse annunciate.
control-captured = Ultima cattura
control-captured-help = Dice quale pezzo è stato catturato con l'ultima mossa.
control-material = Materiale
control-material-help = Dice chi è in vantaggio di materiale. Solo a casa e quando si rivede una partita.
control-opponent = Avversario
control-opponent-help = Dice il nome e il punteggio dell'avversario, se noti.
control-copy-position = Copia posizione
control-copy-position-help = Copia la posizione come FEN. Solo a casa e quando si rivede una partita.
control-position = Posizione
control-position-help = Legge tutta la propria scacchiera, riga per riga: per pezzi, traverse o colonne, secondo le impostazioni.
control-white-pieces = Pezzi bianchi
control-white-pieces-help = Elenca i pezzi bianchi sulla propria scacchiera e le loro case.
control-black-pieces = Pezzi neri
control-black-pieces-help = Elenca i pezzi neri sulla propria scacchiera e le loro case.
control-read-rank = Traversa
control-read-rank-help = Legge la traversa in cui ci si trova.
control-read-file = Colonna
control-read-file-help = Legge la colonna in cui ci si trova.
control-upper-diagonals = Diagonali in avanti
control-upper-diagonals-help = Legge le due diagonali che si allontanano da chi gioca.
control-lower-diagonals = Diagonali all'indietro
control-lower-diagonals-help = Legge le due diagonali che vengono verso chi gioca.
control-knight-squares = Salti di cavallo
control-knight-squares-help = Legge le case che un cavallo potrebbe raggiungere da qui.
control-next-ray = Direzione successiva
control-next-ray-help = Legge una direzione da questa casa fino al bordo; ogni pressione passa alla successiva, in senso orario.
control-previous-ray = Direzione precedente
control-previous-ray-help = Legge la direzione precedente, in senso antiorario.
control-square-colour = Casa e suo colore
control-square-colour-help = Legge la casa e dice se è chiara o scura.
control-say-square = Ripetere la casa
control-say-square-help = Ripete la casa in cui ci si trova.
control-legal-moves = Mosse legali
control-legal-moves-help = A casa: elenca le mosse legali del pezzo su questa casa.
control-captures = Catture possibili
control-captures-help = A casa: dice che cosa può catturare il pezzo su questa casa.
control-attackers = Attaccanti e difensori
control-attackers-help = A casa: elenca i pezzi che attaccano e difendono questa casa.
control-step-up = Una casa in avanti
control-step-up-help = Si allontana di una casa da chi gioca.
control-step-down = Una casa indietro
control-step-down-help = Si avvicina di una casa a chi gioca.
control-step-left = Una casa a sinistra
control-step-left-help = Va di una casa a sinistra.
control-step-right = Una casa a destra
control-step-right-help = Va di una casa a destra.
control-piece-up = Pezzo successivo in avanti
control-piece-up-help = Va al pezzo successivo, allontanandosi da chi gioca.
control-piece-down = Pezzo successivo indietro
control-piece-down-help = Va al pezzo successivo, avvicinandosi a chi gioca.
control-piece-left = Pezzo successivo a sinistra
control-piece-left-help = Va al pezzo successivo a sinistra.
control-piece-right = Pezzo successivo a destra
control-piece-right-help = Va al pezzo successivo a destra.
control-rank-start = Estremo sinistro della traversa
control-rank-start-help = Va all'estremo sinistro della traversa.
control-rank-end = Estremo destro della traversa
control-rank-end-help = Va all'estremo destro della traversa.
control-file-top = Estremo lontano della colonna
control-file-top-help = Va all'estremo lontano della colonna.
control-file-bottom = Estremo vicino della colonna
control-file-bottom-help = Va all'estremo vicino della colonna.
control-corner = Il mio angolo sinistro
control-corner-help = Va all'angolo alla propria sinistra.
control-to-rank = A una traversa
control-to-rank-help = Va a quella traversa, sulla stessa colonna.
control-to-file = A una colonna
control-to-file-help = Va a una colonna, sulla stessa traversa: 1 è la colonna a, 8 la colonna h.
control-next-king = Re successivo
control-next-king-help = Va al re successivo, bianco o nero.
control-next-queen = Donna successiva
control-next-queen-help = Va alla donna successiva, bianca o nera.
control-next-rook = Torre successiva
control-next-rook-help = Va alla torre successiva, bianca o nera.
control-next-bishop = Alfiere successivo
control-next-bishop-help = Va all'alfiere successivo, bianco o nero.
control-next-knight = Cavallo successivo
control-next-knight-help = Va al cavallo successivo, bianco o nero.
control-next-pawn = Pedone successivo
control-next-pawn-help = Va al pedone successivo, bianco o nero.
control-previous-king = Re precedente
control-previous-king-help = Torna al re precedente.
control-previous-queen = Donna precedente
control-previous-queen-help = Torna alla donna precedente.
control-previous-rook = Torre precedente
control-previous-rook-help = Torna alla torre precedente.
control-previous-bishop = Alfiere precedente
control-previous-bishop-help = Torna all'alfiere precedente.
control-previous-knight = Cavallo precedente
control-previous-knight-help = Torna al cavallo precedente.
control-previous-pawn = Pedone precedente
control-previous-pawn-help = Torna al pedone precedente.
control-to-move-line = Alla riga di mossa
control-to-move-line-help = Va alla riga di mossa.

# Typed commands.
line-position = posizione;tutta la scacchiera
line-diagonals = diagonali
line-knight-squares = case del cavallo;case cavallo;salti di cavallo
line-colour = colore
line-legal-moves = mosse legali;mosse possibili
line-attackers = attaccanti
line-last-moves = ultime mosse
line-captured = catturato;pezzo catturato
line-material = materiale;bilancio del materiale
line-opponent = chi è il mio avversario;nome dell'avversario;punteggio
line-copy-position = fen;copia fen;copia posizione
line-cells-square-first = prima la casa
line-cells-piece-first = prima il pezzo
line-cells-by-letters = case con lettere
line-cells-by-names = case con nomi
line-cells-full = pezzi per intero
line-cells-kind-first = prima il tipo
line-cells-short = pezzi con lettere
line-cells-ground-on = attivare colori delle case;attiva colori delle case
line-cells-ground-off = disattivare colori delle case;disattiva colori delle case
line-cells-empty-on = attivare case vuote;attiva case vuote
line-cells-empty-off = disattivare case vuote;disattiva case vuote
line-cells-role-list = case come elenco
line-cells-role-grid = case come griglia
line-cells-role-button = case come pulsanti
line-cells-reading-pieces = posizione per pezzi
line-cells-reading-ranks = posizione per traverse
line-cells-reading-files = posizione per colonne
control-turn-board = Girare la scacchiera
control-turn-board-help = Mostra la scacchiera dall'altro lato, sullo schermo e per le frecce; nessun pezzo viene mosso.
said-board-turned = Scacchiera girata.
said-board-own = La scacchiera si vede di nuovo dal suo lato.
line-board-turned = girare scacchiera;gira scacchiera;scacchiera dall'altro lato
line-board-own = scacchiera dal mio lato
