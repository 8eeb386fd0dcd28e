# The comparison of boards and sheets, for the arbiter and for the player concerned (D.2.9).
said-not-executed = Not yet on your board:
said-compare-reminder = Time to compare both boards.
said-sheets-agree = Both scoresheets agree: { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}.
said-sheets-unofficial = Both scoresheets agree, but the program's record goes another way after { $official ->
    [one] { $official } half-move
   *[other] { $official } half-moves
}. The Laws do not say what then; the record is an aid, not evidence. You decide. Article 6.12.2.
said-sheet-unreadable = { $who }: the scoresheet cannot be read at "{ $text }". { $plies ->
    [one] { $plies } half-move agrees
   *[other] { $plies } half-moves agree
} before it.
said-sheet-incomplete = { $who }: the scoresheet is incomplete. { $plies ->
    [one] { $plies } half-move agrees
   *[other] { $plies } half-moves agree
} so far.
said-sheets-differ-white = The scoresheets differ at move { $number } of White. White's sheet: { $white }. Black's sheet: { $black }. Article { $article }.
said-sheets-differ-black = The scoresheets differ at move { $number } of Black. White's sheet: { $white }. Black's sheet: { $black }. Article { $article }.
proposed-correction-of-board = Proposal: { $who } puts the board right. Article { $article }.
proposed-clock = Proposal: both clocks as after half-move { $ply }. White { $white } and { $whitemoves ->
    [one] { $whitemoves } move
   *[other] { $whitemoves } moves
}, Black { $black } and { $blackmoves ->
    [one] { $blackmoves } move
   *[other] { $blackmoves } moves
}. You may leave them as they are. Article { $article }.
