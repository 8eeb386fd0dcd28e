# Reading the board: kinds and letters of pieces, colours of squares, lines, whole positions.
kind-pawn = peão
kind-knight = cavalo
kind-bishop = bispo
kind-rook = torre
kind-queen = dama
kind-king = rei
letter-pawn = P
letter-knight = C
letter-bishop = B
letter-rook = T
letter-queen = D
letter-king = R
letter-white = b
letter-black = p
ground-dark = escura
ground-light = clara
way-upper-right = Para cima e à direita
way-right = À direita
way-lower-right = Para baixo e à direita
way-down = Para baixo
way-lower-left = Para baixo e à esquerda
way-left = À esquerda
way-upper-left = Para cima e à esquerda
way-up = Para cima
around-edge = Borda.
around-free-to = livre até { $square }.
around-ground = { $cell }. Casa { $ground }.
around-moves = { $cell }, pode ir para: { $squares }.
around-no-moves = { $cell }: nenhum lance legal.
around-no-captures = { $cell }: sem capturas.
around-attacked = { $side } atacam: { $by }.
around-defended = { $side } defendem: { $by }.
around-nobody = nenhuma peça
whole-rank = Fileira { $rank }
whole-file = Coluna { $file }
answer-captured = Peça capturada: { $piece }.
answer-nothing-captured = O último lance não foi uma captura.
material-pieces = { $piece ->
    [pawn] { $count ->
        [one] um peão
       *[other] { $count } peões
    }
    [knight] { $count ->
        [one] um cavalo
       *[other] { $count } cavalos
    }
    [bishop] { $count ->
        [one] um bispo
       *[other] { $count } bispos
    }
    [rook] { $count ->
        [one] uma torre
       *[other] { $count } torres
    }
   *[other] { $count ->
        [one] uma dama
       *[other] { $count } damas
    }
}
material-even = O material está igual.
material-ahead = { $side ->
    [white] As brancas têm { $pieces } a mais.
   *[other] As pretas têm { $pieces } a mais.
}
material-differs = As brancas têm { $white } a mais, as pretas { $black }.
said-position-copied = Posição copiada.
refused-no-help = Só disponível em casa. Em competição os jogadores não podem receber ajuda.

# The controls that read the board and move on it.
control-last-moves = Últimos cinco lances
control-last-moves-help = Diz os últimos cinco lances anunciados.
control-captured = Última captura
control-captured-help = Diz que peça o último lance capturou.
control-material = Material
control-material-help = Diz quem tem vantagem material. Só em casa e ao rever.
control-opponent = Adversário
control-opponent-help = Diz o nome e o rating do seu adversário, se conhecidos.
control-copy-position = Copiar posição
control-copy-position-help = Copia a posição como FEN. Só em casa e ao rever.
control-position = Posição
control-position-help = Lê todo o seu tabuleiro, linha a linha: por peças, fileiras ou colunas, como está nas configurações.
control-white-pieces = Peças brancas
control-white-pieces-help = Lista as peças brancas do seu tabuleiro, com as casas.
control-black-pieces = Peças pretas
control-black-pieces-help = Lista as peças pretas do seu tabuleiro, com as casas.
control-read-rank = Fileira
control-read-rank-help = Lê a fileira em que você está.
control-read-file = Coluna
control-read-file-help = Lê a coluna em que você está.
control-upper-diagonals = Diagonais à frente
control-upper-diagonals-help = Lê as duas diagonais que se afastam de você.
control-lower-diagonals = Diagonais atrás
control-lower-diagonals-help = Lê as duas diagonais que vêm na sua direção.
control-knight-squares = Casas do cavalo
control-knight-squares-help = Lê as casas a que um cavalo chegaria daqui.
control-next-ray = Próxima direção
control-next-ray-help = Lê uma direção desta casa até a borda; cada toque passa à seguinte, no sentido horário.
control-previous-ray = Direção anterior
control-previous-ray-help = Lê a direção anterior, no sentido anti-horário.
control-square-colour = Casa e sua cor
control-square-colour-help = Lê a casa e diz se é clara ou escura.
control-say-square = Repetir a casa
control-say-square-help = Repete a casa em que você está.
control-legal-moves = Lances legais
control-legal-moves-help = Em casa: lista os lances legais da peça desta casa.
control-captures = Capturas possíveis
control-captures-help = Em casa: lista as capturas possíveis da peça desta casa.
control-attackers = Atacantes e defensores
control-attackers-help = Em casa: lista as peças que atacam e defendem esta casa.
control-step-up = Uma casa acima
control-step-up-help = Vai uma casa para longe de você.
control-step-down = Uma casa abaixo
control-step-down-help = Vai uma casa na sua direção.
control-step-left = Uma casa à esquerda
control-step-left-help = Vai uma casa para a esquerda.
control-step-right = Uma casa à direita
control-step-right-help = Vai uma casa para a direita.
control-piece-up = Próxima peça acima
control-piece-up-help = Vai à próxima peça para longe de você.
control-piece-down = Próxima peça abaixo
control-piece-down-help = Vai à próxima peça na sua direção.
control-piece-left = Próxima peça à esquerda
control-piece-left-help = Vai à próxima peça à esquerda.
control-piece-right = Próxima peça à direita
control-piece-right-help = Vai à próxima peça à direita.
control-rank-start = Início da fileira
control-rank-start-help = Vai à ponta esquerda da fileira.
control-rank-end = Fim da fileira
control-rank-end-help = Vai à ponta direita da fileira.
control-file-top = Ponta distante da coluna
control-file-top-help = Vai à ponta distante da coluna.
control-file-bottom = Ponta próxima da coluna
control-file-bottom-help = Vai à ponta próxima da coluna.
control-corner = Meu canto esquerdo
control-corner-help = Vai ao canto à sua mão esquerda.
control-to-rank = Ir a uma fileira
control-to-rank-help = Vai a essa fileira, na mesma coluna.
control-to-file = Ir a uma coluna
control-to-file-help = Vai a essa coluna, na mesma fileira: 1 é a coluna a, 8 a coluna h.
control-next-king = Próximo rei
control-next-king-help = Vai ao próximo rei, de qualquer cor.
control-next-queen = Próxima dama
control-next-queen-help = Vai à próxima dama, de qualquer cor.
control-next-rook = Próxima torre
control-next-rook-help = Vai à próxima torre, de qualquer cor.
control-next-bishop = Próximo bispo
control-next-bishop-help = Vai ao próximo bispo, de qualquer cor.
control-next-knight = Próximo cavalo
control-next-knight-help = Vai ao próximo cavalo, de qualquer cor.
control-next-pawn = Próximo peão
control-next-pawn-help = Vai ao próximo peão, de qualquer cor.
control-previous-king = Rei anterior
control-previous-king-help = Vai ao rei anterior, de qualquer cor.
control-previous-queen = Dama anterior
control-previous-queen-help = Vai à dama anterior, de qualquer cor.
control-previous-rook = Torre anterior
control-previous-rook-help = Vai à torre anterior, de qualquer cor.
control-previous-bishop = Bispo anterior
control-previous-bishop-help = Vai ao bispo anterior, de qualquer cor.
control-previous-knight = Cavalo anterior
control-previous-knight-help = Vai ao cavalo anterior, de qualquer cor.
control-previous-pawn = Peão anterior
control-previous-pawn-help = Vai ao peão anterior, de qualquer cor.
control-to-move-line = Ir à linha de lances
control-to-move-line-help = Vai à linha de lances.

# Typed commands.
line-position = posição;tabuleiro inteiro
line-diagonals = diagonais
line-knight-squares = casas do cavalo
line-colour = cor
line-legal-moves = lances legais
line-attackers = atacantes
line-last-moves = últimos lances
line-captured = capturado
line-material = material;balanço de material
line-opponent = quem é meu adversário;nome do adversário;rating
line-copy-position = fen;copiar fen;copiar posição
line-cells-square-first = casa primeiro
line-cells-piece-first = peça primeiro
line-cells-by-letters = casas por letras
line-cells-by-names = casas por nomes
line-cells-full = peças por extenso
line-cells-kind-first = tipo primeiro
line-cells-short = peças por letras
line-cells-ground-on = cores das casas ligadas
line-cells-ground-off = cores das casas desligadas
line-cells-empty-on = vazia ligada
line-cells-empty-off = vazia desligada
line-cells-role-list = casas como lista
line-cells-role-grid = casas como grade
line-cells-role-button = casas como botões
line-cells-reading-pieces = posição por peças
line-cells-reading-ranks = posição por fileiras
line-cells-reading-files = posição por colunas
control-turn-board = Virar o tabuleiro
control-turn-board-help = Mostra o tabuleiro do outro lado, na tela e para as setas; nenhuma peça é movida.
said-board-turned = Tabuleiro virado.
said-board-own = Tabuleiro de novo do seu lado.
line-board-turned = virar tabuleiro;tabuleiro do outro lado
line-board-own = tabuleiro do meu lado
