# PGN, braille e impressão.
written-no-file = { $path } não pode ser lido: { $error }. Indique um arquivo que exista.
pgn-no-game = Não há nenhuma partida nele. O certo é PGN: etiquetas como [White "Ada"] e depois lances como 1. e4 e5.
pgn-unreadable = "{ $word }" não é um lance. O certo é PGN com letras inglesas, como Nf3, exd5, O-O ou e8=Q. A partida foi lida até aqui.
pgn-illegal = "{ $word }" não é possível aqui. A partida foi lida até aqui.
pgn-ambiguous = "{ $word }" pode ser mais de um lance. O certo é pôr também a coluna ou a fileira de origem, como Nbd2. A partida foi lida até aqui.
pgn-open-comment = O comentário que começa aqui não termina. O certo é uma chave de fechamento. A partida foi lida até aqui.
pgn-open-variation = A variante que começa aqui não termina. O certo é um parêntese de fechamento.
pgn-stray-bracket = Este parêntese não fecha nada. Retire-o.
pgn-nothing-to-vary = Há uma variante antes de qualquer lance. O certo é depois do lance que ela substitui.
pgn-too-deep = As variantes estão aninhadas demais aqui; as mais profundas ficam de fora.
pgn-broken-tag = Esta etiqueta não pode ser lida. O certo é [Nome "valor"].
pgn-unknown-variant = "{ $word }" é outro jogo que não o xadrez. O certo é Standard ou Chess960.
