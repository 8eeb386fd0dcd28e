# Engine opinions of a position and of a move.
opinion-equal = ausgeglichen
opinion-slightly-better-white = Weiß steht etwas besser, { $pawns }
opinion-slightly-better-black = Schwarz steht etwas besser, { $pawns }
opinion-better-white = Weiß steht besser, { $pawns }
opinion-better-black = Schwarz steht besser, { $pawns }
opinion-winning-white = Weiß steht auf Gewinn, { $pawns }
opinion-winning-black = Schwarz steht auf Gewinn, { $pawns }
opinion-mate-white = Weiß setzt matt in { $moves }
opinion-mate-black = Schwarz setzt matt in { $moves }
opinion-mated-white = Weiß hat mattgesetzt
opinion-mated-black = Schwarz hat mattgesetzt
opinion-half-pawn = eine halbe Bauerneinheit
opinion-pawns = { $count ->
    [one] eine Bauerneinheit
   *[other] { $count } Bauerneinheiten
}
opinion-pawns-and-half = { $number } Bauerneinheiten
opinion-inaccuracy = Zug { $number }, { $side }: { $played } war eine Ungenauigkeit; besser war { $best }.
opinion-mistake = Zug { $number }, { $side }: { $played } war ein Fehler; besser war { $best }.
opinion-blunder = Zug { $number }, { $side }: { $played } war ein grober Fehler; besser war { $best }.
