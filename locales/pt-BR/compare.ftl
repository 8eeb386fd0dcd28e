# Duas planilhas e dois tabuleiros lado a lado (D.2.9).
compare-sheets-agree = As planilhas coincidem: { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}.
compare-sheets-short = Na planilha das { $side } ainda { $plies ->
    [one] falta o último meio-lance
   *[other] faltam os últimos { $plies } meios-lances
} (8.1.3).
compare-sheets-incomplete = Na planilha das { $side } faltam os últimos { $plies } meios-lances, mais do que ainda pode estar por anotar (8.1.3). Ela deve ser completada primeiro.
compare-sheets-differ = As planilhas divergem no meio-lance { $ply } (lance { $number } das { $side }). A das Brancas tem { $white }, a das Pretas tem { $black }.
compare-sheet-unreadable = A planilha das { $side } não pode ser lida em { $place }: "{ $token }", meio-lance { $ply }. { $reason }
compare-reason-no-move = Não é nenhuma forma do Apêndice C.
compare-reason-illegal = Não corresponde a nenhum lance legal ali.
compare-reason-ambiguous = Corresponde a vários lances ali.
compare-journal-leaves = A planilha das { $side } tem um lance diferente do registro da própria partida no meio-lance { $ply }.
compare-journal-follows = A planilha das { $side } segue o registro da própria partida.
compare-go-back = Voltar à posição depois do meio-lance { $ply } ({ $article }): { $fen }
compare-clocks = Proposta para os relógios, pelos tempos registrados ({ $article }): Brancas { $white }, Pretas { $black }. O árbitro pode deixá-los como estão.
compare-no-clocks = Não há tempos registrados para esse meio-lance. O árbitro reajusta os relógios ({ $article }) ou os deixa como estão.
compare-board-in-sync = O tabuleiro das { $side } está como anotado.
compare-board-behind = Tabuleiro das { $side }: { $plies ->
    [one] o último meio-lance ainda não foi executado
   *[other] os últimos { $plies } meios-lances ainda não foram executados
}.
compare-board-wrong = O tabuleiro das { $side } não está como anotado.
compare-board-unexplained = O tabuleiro das { $side } não está como anotado, e nem um engano nem dois o explicam.
compare-board-unseen = Tabuleiro das { $side }: ninguém olhou.
compare-fault-wrong-move = { $move }: foi feito { $made }, não { $written }.
compare-fault-wrong-square = { $move }: { $man } foi para { $made }, não para { $written }.
compare-at-white = Lance { $number }, brancas
compare-at-black = Lance { $number }, pretas
compare-man = { $role ->
    [pawn] o peão
    [knight] o cavalo
    [bishop] o bispo
    [rook] a torre
    [queen] a dama
   *[king] o rei
}
compare-fault-not-captured = { $move }, { $written }: a peça capturada não foi retirada.
compare-fault-en-passant = { $move }, { $written } en passant: o peão capturado não foi retirado.
compare-fault-castling = { $move }, roque { $written }: a torre não foi posta no lugar certo.
compare-fault-promotion = { $move }, { $written }: o peão não virou essa peça.
compare-fault-neighbour = { $move }, { $written }: a peça foi posta numa casa vizinha ({ $made }).
compare-fault-wrong-piece = { $move }, { $written }: outra peça foi levada para lá ({ $made }).
compare-fault-skipped = { $move }, { $written }: não foi executado.
compare-fault-repeated = { $move }, { $written }: foi executado duas vezes ({ $made }).
compare-fault-swapped = { $move }, { $written }: foi executado depois de um posterior ({ $made }).
compare-fault-rotated = Depois de { $move } o tabuleiro foi girado.
compare-fault-setup = As peças foram arrumadas errado no início.
compare-corrects = As { $side } corrigem o tabuleiro ({ $article }):
compare-back-on-board = O tabuleiro das { $side } volta assim:
compare-remove = Retirar: { $piece } de { $from }.
compare-move = Mover: { $piece } de { $from } para { $to }.
compare-put = Colocar: { $piece } em { $to }.
compare-nothing-to-do = Não há nada a corrigir.
compare-boards-against-sheets = As Leis não preveem isto: os dois tabuleiros estão iguais, mas não como dizem as duas planilhas. O árbitro decide.
compare-boards-agree-sheets-differ = As Leis não preveem isto por inteiro: os tabuleiros estão iguais, e só as planilhas divergem. O árbitro decide.
compare-sheet-missing = As Leis não preveem isto: D.2.9 precisa de duas planilhas. O árbitro decide.
compare-unexplained = As Leis não preveem isto: não se pode ver que um lance certo foi executado errado. O árbitro decide.

# O que não pode ser lido.
compare-clock-unreadable = { $file }:{ $line }:{ $column }: "{ $part }" não é um número. O certo é "meio-lance brancas_ms pretas_ms", números inteiros, uma linha por meio-lance.
compare-clock-missing = { $file }:{ $line }:{ $column }: falta um número. O certo é "meio-lance brancas_ms pretas_ms", números inteiros, uma linha por meio-lance.
compare-clock-too-many = { $file }:{ $line }:{ $column }: "{ $part }" está sobrando. O certo é "meio-lance brancas_ms pretas_ms", números inteiros, uma linha por meio-lance.
