# Reading the board: kinds and letters of pieces, colours of squares, lines, whole positions.
kind-pawn = pion
kind-knight = cavalier
kind-bishop = fou
kind-rook = tour
kind-queen = dame
kind-king = roi
letter-pawn = P
letter-knight = C
letter-bishop = F
letter-rook = T
letter-queen = D
letter-king = R
letter-white = b
letter-black = n
ground-dark = foncée
ground-light = claire
way-upper-right = En haut à droite
way-right = À droite
way-lower-right = En bas à droite
way-down = En bas
way-lower-left = En bas à gauche
way-left = À gauche
way-upper-left = En haut à gauche
way-up = En haut
around-edge = Bord.
around-free-to = libre jusqu'à { $square }.
around-ground = { $cell }. Case { $ground }.
around-moves = { $cell }, peut aller en : { $squares }.
around-no-moves = { $cell } : aucun coup légal.
around-no-captures = { $cell } : rien à prendre.
around-attacked = Les { $side } attaquent avec : { $by }.
around-defended = Les { $side } défendent avec : { $by }.
around-nobody = rien
whole-rank = Rangée { $rank }
whole-file = Colonne { $file }
answer-captured = Pièce prise : { $piece }.
answer-nothing-captured = Le dernier coup n'était pas une prise.
material-pieces = { $piece ->
    [pawn] { $count ->
        [one] un pion
       *[other] { $count } pions
    }
    [knight] { $count ->
        [one] un cavalier
       *[other] { $count } cavaliers
    }
    [bishop] { $count ->
        [one] un fou
       *[other] { $count } fous
    }
    [rook] { $count ->
        [one] une tour
       *[other] { $count } tours
    }
   *[other] { $count ->
        [one] une dame
       *[other] { $count } dames
    }
}
material-even = Le matériel est égal.
material-ahead = { $side ->
    [white] Les Blancs ont { $pieces } de plus.
   *[other] Les Noirs ont { $pieces } de plus.
}
material-differs = Les Blancs ont { $white } de plus, les Noirs { $black }.
said-position-copied = Position copiée.
refused-no-help = Possible seulement à la maison. En compétition, un joueur ne doit pas être aidé.

# The controls that read the board and move on it.
control-last-moves = Les cinq derniers coups
control-last-moves-help = Dit les cinq derniers coups annoncés.
control-captured = Dernière prise
control-captured-help = Dit quelle pièce le dernier coup a prise.
control-material = Matériel
control-material-help = Dit qui a l'avantage matériel. Seulement à la maison et en parcourant une partie.
control-opponent = Adversaire
control-opponent-help = Dit le nom et le classement de votre adversaire, s'ils sont connus.
control-copy-position = Copier la position
control-copy-position-help = Copie la position en FEN. Seulement à la maison et en parcourant une partie.
control-position = Position
control-position-help = Lit tout votre échiquier, ligne par ligne : par pièces, rangées ou colonnes, selon vos réglages.
control-white-pieces = Pièces blanches
control-white-pieces-help = Énumère les pièces blanches de votre échiquier et leurs cases.
control-black-pieces = Pièces noires
control-black-pieces-help = Énumère les pièces noires de votre échiquier et leurs cases.
control-read-rank = Rangée
control-read-rank-help = Lit la rangée où vous êtes.
control-read-file = Colonne
control-read-file-help = Lit la colonne où vous êtes.
control-upper-diagonals = Diagonales vers l'avant
control-upper-diagonals-help = Lit les deux diagonales qui s'éloignent de vous.
control-lower-diagonals = Diagonales vers l'arrière
control-lower-diagonals-help = Lit les deux diagonales qui viennent vers vous.
control-knight-squares = Cases du cavalier
control-knight-squares-help = Lit les cases qu'un cavalier atteindrait d'ici.
control-next-ray = Direction suivante
control-next-ray-help = Lit une direction de cette case jusqu'au bord ; chaque appui passe à la suivante, dans le sens des aiguilles d'une montre.
control-previous-ray = Direction précédente
control-previous-ray-help = Lit la direction précédente, dans l'autre sens.
control-square-colour = Case et sa couleur
control-square-colour-help = Lit la case, et dit si elle est claire ou foncée.
control-say-square = Redire la case
control-say-square-help = Redit la case où vous êtes.
control-legal-moves = Coups légaux
control-legal-moves-help = À la maison : énumère les coups légaux de la pièce de cette case.
control-captures = Prises possibles
control-captures-help = À la maison : dit ce que la pièce de cette case peut prendre.
control-attackers = Attaquants et défenseurs
control-attackers-help = À la maison : énumère les pièces qui attaquent ou défendent cette case.
control-step-up = Une case vers le haut
control-step-up-help = S'éloigne de vous d'une case.
control-step-down = Une case vers le bas
control-step-down-help = Vient vers vous d'une case.
control-step-left = Une case à gauche
control-step-left-help = Va d'une case vers la gauche.
control-step-right = Une case à droite
control-step-right-help = Va d'une case vers la droite.
control-piece-up = Pièce suivante en haut
control-piece-up-help = Va à la pièce suivante en s'éloignant de vous.
control-piece-down = Pièce suivante en bas
control-piece-down-help = Va à la pièce suivante en venant vers vous.
control-piece-left = Pièce suivante à gauche
control-piece-left-help = Va à la pièce suivante à votre gauche.
control-piece-right = Pièce suivante à droite
control-piece-right-help = Va à la pièce suivante à votre droite.
control-rank-start = Bout gauche de la rangée
control-rank-start-help = Va au bout gauche de la rangée.
control-rank-end = Bout droit de la rangée
control-rank-end-help = Va au bout droit de la rangée.
control-file-top = Haut de la colonne
control-file-top-help = Va au bout de la colonne le plus loin de vous.
control-file-bottom = Bas de la colonne
control-file-bottom-help = Va au bout de la colonne le plus près de vous.
control-corner = Mon coin gauche
control-corner-help = Va au coin à votre main gauche.
control-to-rank = Vers une rangée
control-to-rank-help = Va à la rangée de ce numéro, sur la même colonne.
control-to-file = Vers une colonne
control-to-file-help = Va à une colonne, sur la même rangée : 1 est la colonne a, 8 la colonne h.
control-next-king = Roi suivant
control-next-king-help = Va au roi suivant, blanc ou noir.
control-next-queen = Dame suivante
control-next-queen-help = Va à la dame suivante, blanche ou noire.
control-next-rook = Tour suivante
control-next-rook-help = Va à la tour suivante, blanche ou noire.
control-next-bishop = Fou suivant
control-next-bishop-help = Va au fou suivant, blanc ou noir.
control-next-knight = Cavalier suivant
control-next-knight-help = Va au cavalier suivant, blanc ou noir.
control-next-pawn = Pion suivant
control-next-pawn-help = Va au pion suivant, blanc ou noir.
control-previous-king = Roi précédent
control-previous-king-help = Revient au roi précédent.
control-previous-queen = Dame précédente
control-previous-queen-help = Revient à la dame précédente.
control-previous-rook = Tour précédente
control-previous-rook-help = Revient à la tour précédente.
control-previous-bishop = Fou précédent
control-previous-bishop-help = Revient au fou précédent.
control-previous-knight = Cavalier précédent
control-previous-knight-help = Revient au cavalier précédent.
control-previous-pawn = Pion précédent
control-previous-pawn-help = Revient au pion précédent.
control-to-move-line = Vers la ligne de coup
control-to-move-line-help = Va à la ligne où se tapent les coups.

# Typed commands.
line-position = position;tout l'échiquier
line-diagonals = diagonales
line-knight-squares = cases du cavalier;cases cavalier
line-colour = couleur
line-legal-moves = coups légaux;coups possibles
line-attackers = attaquants
line-last-moves = derniers coups
line-captured = prise;pièce prise
line-material = matériel;bilan matériel
line-opponent = qui est mon adversaire;nom de l'adversaire;classement
line-copy-position = fen;copier fen;copier la position
line-cells-square-first = case d'abord
line-cells-piece-first = pièce d'abord
line-cells-by-letters = cases par lettres
line-cells-by-names = cases par noms
line-cells-full = pièces en entier
line-cells-kind-first = genre d'abord
line-cells-short = pièces par lettres
line-cells-ground-on = activer couleurs des cases
line-cells-ground-off = désactiver couleurs des cases
line-cells-empty-on = activer cases vides
line-cells-empty-off = désactiver cases vides
line-cells-role-list = cases en liste
line-cells-role-grid = cases en grille
line-cells-role-button = cases en boutons
line-cells-reading-pieces = position par pièces
line-cells-reading-ranks = position par rangées
line-cells-reading-files = position par colonnes
control-turn-board = Retourner l'échiquier
control-turn-board-help = Montre l'échiquier de l'autre côté, à l'écran et pour les flèches ; aucune pièce n'est déplacée.
said-board-turned = Échiquier retourné.
said-board-own = Échiquier de nouveau de votre côté.
line-board-turned = retourner échiquier;échiquier de l'autre côté
line-board-own = échiquier de mon côté
