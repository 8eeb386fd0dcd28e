# Engine opinions of a position and of a move.
opinion-equal = igualdad
opinion-slightly-better-white = Las blancas están un poco mejor, { $pawns }
opinion-slightly-better-black = Las negras están un poco mejor, { $pawns }
opinion-better-white = Las blancas están mejor, { $pawns }
opinion-better-black = Las negras están mejor, { $pawns }
opinion-winning-white = Las blancas tienen posición ganada, { $pawns }
opinion-winning-black = Las negras tienen posición ganada, { $pawns }
opinion-mate-white = Las blancas dan mate en { $moves }
opinion-mate-black = Las negras dan mate en { $moves }
opinion-mated-white = Las blancas han dado mate
opinion-mated-black = Las negras han dado mate
opinion-half-pawn = medio peón
opinion-pawns = { $count ->
    [one] un peón
   *[other] { $count } peones
}
opinion-pawns-and-half = { $number } peones
opinion-inaccuracy = Jugada { $number }, { $side }: { $played } fue una imprecisión; era mejor { $best }.
opinion-mistake = Jugada { $number }, { $side }: { $played } fue un error; era mejor { $best }.
opinion-blunder = Jugada { $number }, { $side }: { $played } fue un error grave; era mejor { $best }.
