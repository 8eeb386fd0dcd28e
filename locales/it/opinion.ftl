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
opinion-half-pawn = mezzo pedone
opinion-pawns = { $count ->
    [one] un pedone
   *[other] { $count } pedoni
}
opinion-pawns-and-half = { $number } pedoni
opinion-inaccuracy = Mossa { $number }, { $side }: { $played } era un'imprecisione; era meglio { $best }.
opinion-mistake = Mossa { $number }, { $side }: { $played } era un errore; era meglio { $best }.
opinion-blunder = Mossa { $number }, { $side }: { $played } era un errore grave; era meglio { $best }.
