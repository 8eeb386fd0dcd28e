# Comparison of two scoresheets and two boards (D.2.9).
compare-sheets-agree = As folhas de registo coincidem: { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}.
compare-sheets-short = Na folha de registo das { $side } { $plies ->
    [one] falta o último meio-lance
   *[other] faltam os últimos { $plies } meios-lances
} (8.1.3).
compare-sheet-ahead = { $plies ->
    [one] O último meio-lance está só
   *[other] Os últimos { $plies } meios-lances estão só
} na folha de registo das { $side }, não na outra nem em nenhum tabuleiro: jogou-se assim (8.1.2)?
compare-sheets-incomplete = Na folha de registo das { $side } faltam os últimos { $plies } meios-lances, mais do que 8.1.3 permite. Tem de ser completada primeiro.
compare-both-incomplete = As duas folhas de registo têm de ser completadas primeiro.
compare-illegal-move = As duas folhas de registo têm o mesmo lance ilegal no meio-lance { $ply }: «{ $token }». A posição anterior é reposta ({ $article }).
compare-sheets-differ = As folhas de registo diferem no meio-lance { $ply } (lance { $number } das { $side }). As brancas anotaram { $white }, as pretas { $black }.
compare-sheet-unreadable = Não é possível ler a folha de registo das { $side } em { $place }: «{ $token }», meio-lance { $ply }. { $reason }
compare-reason-no-move = Não é notação algébrica (Apêndice C).
compare-reason-illegal = Não corresponde a nenhum lance legal.
compare-reason-ambiguous = Corresponde a mais do que um lance.
compare-reason-incomplete = Falta a peça da promoção.
compare-journal-leaves = A folha de registo das { $side } afasta-se da partida registada no meio-lance { $ply }.
compare-journal-follows = A folha de registo das { $side } coincide com a partida registada.
compare-go-back = Voltar à posição depois do meio-lance { $ply } ({ $article }): { $fen }
compare-clocks = Proposta para os relógios, segundo os tempos registados ({ $article }): brancas { $white }, pretas { $black }. O árbitro pode deixá-los como estão.
compare-no-clocks = Não há tempos registados para esse meio-lance. O árbitro acerta os relógios ({ $article }) ou deixa-os como estão.
compare-board-in-sync = O tabuleiro das { $side } coincide com as folhas de registo.
compare-board-behind = Tabuleiro das { $side }: { $plies ->
    [one] o último meio-lance ainda não foi executado
   *[other] os últimos { $plies } meios-lances ainda não foram executados
}.
compare-board-ahead = O tabuleiro das { $side } já mostra { $plies ->
    [one] o lance seguinte
   *[other] mais { $plies } meios-lances
}; nas folhas de registo isso ainda pode faltar (8.1.3).
compare-board-shows-it = O tabuleiro das { $side } mostra esse lance.
compare-board-wrong = O tabuleiro das { $side } não coincide com as folhas de registo.
compare-board-unexplained = O tabuleiro das { $side } não coincide com as folhas de registo, e nem um nem dois enganos o explicam.
compare-board-unseen = O tabuleiro das { $side } não foi verificado.
compare-fault-wrong-move = { $move }: foi feito { $made }, não { $written }.
compare-fault-wrong-square = { $move }: { $piece } foi para { $made }, não para { $written }.
compare-at-white = Lance { $number }, brancas
compare-at-black = Lance { $number }, pretas
compare-piece = { $role ->
    [pawn] o peão
    [knight] o cavalo
    [bishop] o bispo
    [rook] a torre
    [queen] a dama
   *[king] o rei
}
compare-fault-not-captured = { $move }, { $written }: a peça capturada não foi retirada.
compare-fault-en-passant-not-removed = { $move }, { $written } en passant: o peão capturado não foi retirado.
compare-fault-castling-rook = { $move }, roque { $written }: a torre não foi movida corretamente.
compare-fault-promotion-piece = { $move }, { $written }: o peão não foi trocado por essa peça.
compare-fault-neighbour-square = { $move }, { $written }: a peça foi posta numa casa vizinha ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: foi levada para lá outra peça ({ $made }).
compare-fault-skipped = { $move }, { $written }: não foi executado.
compare-fault-repeated = { $move }, { $written }: foi executado duas vezes ({ $made }).
compare-fault-swapped = { $move }, { $written }: foi executado depois de um lance posterior ({ $made }).
compare-fault-rotated = Depois de { $move } o tabuleiro foi virado.
compare-fault-setup = As peças foram mal colocadas no início.
compare-corrects = As { $side } corrigem o tabuleiro ({ $article }):
compare-back-on-board = Para voltar atrás no tabuleiro das { $side }:
compare-remove = Retirar: { $piece } de { $from }.
compare-move = Mover: { $piece } de { $from } para { $to }.
compare-put = Colocar: { $piece } em { $to }.
compare-nothing-to-do = Nada a corrigir.
compare-boards-against-sheets = As Leis não preveem isto: os tabuleiros coincidem entre si, mas não com as folhas de registo. O árbitro decide.
compare-boards-agree-sheets-differ = As Leis não preveem isto por inteiro: os tabuleiros coincidem, e só as folhas de registo diferem. O árbitro decide.
compare-sheet-missing = As Leis não preveem isto: D.2.9 precisa de duas folhas de registo. O árbitro decide.
compare-unexplained = As Leis não preveem isto: não se vê que lance foi mal executado. O árbitro decide.
compare-boards-go-apart = Os tabuleiros mostram lances diferentes que não estão nas folhas de registo: pelo menos um está errado. O árbitro decide que lance foi feito.

# Unreadable input.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: «{ $part }» não é um número. Use «meio-lance brancas_ms pretas_ms», números inteiros, uma linha por meio-lance.
compare-clock-missing = { $file }:{ $line }:{ $column }: falta um número. Use «meio-lance brancas_ms pretas_ms», números inteiros, uma linha por meio-lance.
compare-clock-too-many = { $file }:{ $line }:{ $column }: «{ $part }» está a mais. Use «meio-lance brancas_ms pretas_ms», números inteiros, uma linha por meio-lance.
compare-several-games = { $place }: O ficheiro contém { $games } partidas, e uma folha de registo é uma só partida. Coloque essa partida num ficheiro à parte.
compare-starts-differ = As folhas de registo começam com posições diferentes. Indique a correta com --start.
