# Engine opinions of a position and of a move.
opinion-equal = parità
opinion-slightly-better-white = Il Bianco sta leggermente meglio, { $pawns }
opinion-slightly-better-black = Il Nero sta leggermente meglio, { $pawns }
opinion-better-white = Il Bianco sta meglio, { $pawns }
opinion-better-black = Il Nero sta meglio, { $pawns }
opinion-winning-white = Il Bianco è in posizione vinta, { $pawns }
opinion-winning-black = Il Nero è in posizione vinta, { $pawns }
opinion-mate-white = Il Bianco dà matto in { $moves }
opinion-mate-black = Il Nero dà matto in { $moves }
opinion-mated-white = Il Bianco ha dato matto
opinion-mated-black = Il Nero ha dato matto
opinion-quarter-pawn = un quarto di pedone
opinion-half-pawn = mezzo pedone
opinion-pawns = { $count ->
    [one] un pedone
   *[other] { $count } pedoni
}
opinion-pawns-and-half = { $number } pedoni
opinion-inaccuracy = Mossa { $number }, { $side }: { $played } era un'imprecisione; era meglio { $best }.
opinion-mistake = Mossa { $number }, { $side }: { $played } era un errore; era meglio { $best }.
opinion-blunder = Mossa { $number }, { $side }: { $played } era un errore grave; era meglio { $best }.
remark-clock = orologio { $time }
remark-elapsed = { $time } impiegati
remark-pass = passa
remark-arrow = freccia { $color ->
    [green] verde
    [red] rossa
    [yellow] gialla
   *[other] blu
} da { $from } a { $to }
remark-square = casa { $color ->
    [green] verde
    [red] rossa
    [yellow] gialla
   *[other] blu
} { $from }
glyph = { $number ->
    [1] buona mossa
    [2] errore
    [3] mossa brillante
    [4] errore grave
    [5] mossa interessante
    [6] mossa dubbia
    [7] mossa forzata
    [9] pessima mossa
    [10] parità
    [13] posizione poco chiara
    [14] il Bianco sta leggermente meglio
    [15] il Nero sta leggermente meglio
    [16] il Bianco sta meglio
    [17] il Nero sta meglio
    [18] il Bianco ha un vantaggio decisivo
    [19] il Nero ha un vantaggio decisivo
    [22] il Bianco è in zugzwang
    [23] il Nero è in zugzwang
    [24] il Bianco ha più spazio
    [25] il Nero ha più spazio
    [30] il Bianco è in vantaggio di sviluppo
    [31] il Nero è in vantaggio di sviluppo
    [36] il Bianco ha l'iniziativa
    [37] il Nero ha l'iniziativa
    [40] il Bianco ha l'attacco
    [41] il Nero ha l'attacco
    [42] il Bianco non ha compenso sufficiente
    [43] il Nero non ha compenso sufficiente
    [44] il Bianco ha compenso
    [45] il Nero ha compenso
    [132] il Bianco ha controgioco
    [133] il Nero ha controgioco
    [138] il Bianco è in zeitnot
    [139] il Nero è in zeitnot
    [140] con l'idea
    [141] diretto contro
    [142] è migliore
    [143] è peggiore
    [144] è altrettanto buona
    [146] novità
    [220] diagramma
   *[other] segno { $number }
}
