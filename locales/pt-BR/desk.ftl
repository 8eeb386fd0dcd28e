# A comparação de tabuleiros e planilhas, para o árbitro e para o jogador em questão (D.2.9).
said-not-executed = Ainda não está no seu tabuleiro:
said-compare-reminder = Hora de comparar os dois tabuleiros.
said-sheets-agree = As duas planilhas coincidem: { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}.
said-sheets-unofficial = As duas planilhas coincidem, mas o registro do programa segue outro caminho depois de { $official ->
    [one] { $official } meio-lance
   *[other] { $official } meios-lances
}. As Leis não dizem o que fazer; o registro é uma ajuda, não uma prova. A decisão é sua. Artigo 6.12.2.
said-sheet-unreadable = { $who }: a planilha não pode ser lida em "{ $text }". Antes disso { $plies ->
    [one] coincide { $plies } meio-lance
   *[other] coincidem { $plies } meios-lances
}.
said-sheet-incomplete = { $who }: a planilha está incompleta. Até aqui { $plies ->
    [one] coincide { $plies } meio-lance
   *[other] coincidem { $plies } meios-lances
}.
said-sheets-differ-white = As planilhas diferem no lance { $number } das brancas. Planilha das brancas: { $white }. Planilha das pretas: { $black }. Artigo { $article }.
said-sheets-differ-black = As planilhas diferem no lance { $number } das pretas. Planilha das brancas: { $white }. Planilha das pretas: { $black }. Artigo { $article }.
proposed-correction-of-board = Proposta: { $who } corrige o tabuleiro. Artigo { $article }.
proposed-clock = Proposta: os dois relógios como depois do meio-lance { $ply }. Brancas { $white } e { $whitemoves ->
    [one] { $whitemoves } lance
   *[other] { $whitemoves } lances
}, pretas { $black } e { $blackmoves ->
    [one] { $blackmoves } lance
   *[other] { $blackmoves } lances
}. Você pode deixá-los como estão. Artigo { $article }.
