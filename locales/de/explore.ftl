# Reading the board: kinds and letters of pieces, colours of squares, lines, whole positions.
kind-pawn = Bauer
kind-knight = Springer
kind-bishop = Läufer
kind-rook = Turm
kind-queen = Dame
kind-king = König
letter-pawn = B
letter-knight = S
letter-bishop = L
letter-rook = T
letter-queen = D
letter-king = K
letter-white = w
letter-black = s
ground-dark = dunkel
ground-light = hell
way-upper-right = Nach oben rechts
way-right = Nach rechts
way-lower-right = Nach unten rechts
way-down = Nach unten
way-lower-left = Nach unten links
way-left = Nach links
way-upper-left = Nach oben links
way-up = Nach oben
around-edge = Rand.
around-free-to = frei bis { $square }.
around-ground = { $cell }. Das Feld ist { $ground }.
around-moves = { $cell }, kann ziehen nach: { $squares }.
around-no-moves = { $cell }: kein regelgemäßer Zug.
around-no-captures = { $cell }: nichts zu schlagen.
around-attacked = Angegriffen von { $side }: { $by }.
around-defended = Gedeckt von { $side }: { $by }.
around-nobody = nichts
whole-rank = Reihe { $rank }
whole-file = Linie { $file }
answer-captured = Geschlagen: { $piece }.
answer-nothing-captured = Der letzte Zug war kein Schlagzug.
material-pieces = { $piece ->
    [pawn] { $count ->
        [one] einen Bauern
       *[other] { $count } Bauern
    }
    [knight] { $count ->
        [one] einen Springer
       *[other] { $count } Springer
    }
    [bishop] { $count ->
        [one] einen Läufer
       *[other] { $count } Läufer
    }
    [rook] { $count ->
        [one] einen Turm
       *[other] { $count } Türme
    }
   *[other] { $count ->
        [one] eine Dame
       *[other] { $count } Damen
    }
}
material-even = Das Material ist ausgeglichen.
material-ahead = { $side ->
    [white] Weiß hat { $pieces } mehr.
   *[other] Schwarz hat { $pieces } mehr.
}
material-differs = Weiß hat { $white } mehr, Schwarz { $black }.
said-position-copied = Stellung kopiert.
refused-no-help = Das gibt es nur zu Hause. Im Turnier darf Spielern nicht geholfen werden.

# The controls that read the board and move on it.
control-last-moves = Die letzten fünf Züge
control-last-moves-help = Sagt die letzten fünf angesagten Züge.
control-captured = Zuletzt geschlagen
control-captured-help = Sagt, welche Figur der letzte Zug geschlagen hat.
control-material = Material
control-material-help = Sagt, wer mehr Material hat. Nur zu Hause und beim Durchsehen.
control-opponent = Gegner
control-opponent-help = Sagt Namen und Wertungszahl des Gegners, soweit bekannt.
control-copy-position = Stellung kopieren
control-copy-position-help = Kopiert die Stellung als FEN. Nur zu Hause und beim Durchsehen.
control-position = Stellung
control-position-help = Liest Ihr ganzes Brett vor, Zeile für Zeile: nach Figuren, Reihen oder Linien, wie eingestellt.
control-white-pieces = Weiße Figuren
control-white-pieces-help = Zählt die weißen Figuren auf Ihrem Brett mit ihren Feldern auf.
control-black-pieces = Schwarze Figuren
control-black-pieces-help = Zählt die schwarzen Figuren auf Ihrem Brett mit ihren Feldern auf.
control-read-rank = Reihe
control-read-rank-help = Liest die Reihe vor, auf der Sie sind.
control-read-file = Linie
control-read-file-help = Liest die Linie vor, auf der Sie sind.
control-upper-diagonals = Diagonalen nach vorn
control-upper-diagonals-help = Liest die beiden Diagonalen vor, die von Ihnen wegführen.
control-lower-diagonals = Diagonalen nach hinten
control-lower-diagonals-help = Liest die beiden Diagonalen vor, die zu Ihnen hinführen.
control-knight-squares = Springerfelder
control-knight-squares-help = Liest die Felder vor, die ein Springer von hier erreicht.
control-next-ray = Nächste Richtung
control-next-ray-help = Liest von diesem Feld aus eine Richtung bis zum Rand; jeder Druck geht im Uhrzeigersinn weiter.
control-previous-ray = Vorige Richtung
control-previous-ray-help = Liest die vorige Richtung, gegen den Uhrzeigersinn.
control-square-colour = Feld und Feldfarbe
control-square-colour-help = Sagt, was auf dem Feld steht und ob es hell oder dunkel ist.
control-say-square = Feld noch einmal
control-say-square-help = Sagt das Feld, auf dem Sie sind, noch einmal.
control-legal-moves = Regelgemäße Züge
control-legal-moves-help = Zu Hause: nennt die regelgemäßen Züge der Figur auf diesem Feld.
control-captures = Mögliche Schlagzüge
control-captures-help = Zu Hause: nennt die Figuren, die von diesem Feld aus geschlagen werden können.
control-attackers = Angreifer und Verteidiger
control-attackers-help = Zu Hause: nennt die Figuren, die dieses Feld angreifen und decken.
control-step-up = Ein Feld nach oben
control-step-up-help = Geht ein Feld von Ihnen weg.
control-step-down = Ein Feld nach unten
control-step-down-help = Geht ein Feld zu Ihnen hin.
control-step-left = Ein Feld nach links
control-step-left-help = Geht ein Feld nach links.
control-step-right = Ein Feld nach rechts
control-step-right-help = Geht ein Feld nach rechts.
control-piece-up = Nächste Figur oben
control-piece-up-help = Geht zur nächsten Figur von Ihnen weg.
control-piece-down = Nächste Figur unten
control-piece-down-help = Geht zur nächsten Figur zu Ihnen hin.
control-piece-left = Nächste Figur links
control-piece-left-help = Geht zur nächsten Figur links.
control-piece-right = Nächste Figur rechts
control-piece-right-help = Geht zur nächsten Figur rechts.
control-rank-start = Linkes Ende der Reihe
control-rank-start-help = Geht zum linken Ende der Reihe.
control-rank-end = Rechtes Ende der Reihe
control-rank-end-help = Geht zum rechten Ende der Reihe.
control-file-top = Fernes Ende der Linie
control-file-top-help = Geht zum fernen Ende der Linie.
control-file-bottom = Nahes Ende der Linie
control-file-bottom-help = Geht zum nahen Ende der Linie.
control-corner = Meine linke Ecke
control-corner-help = Geht zur linken Ecke auf Ihrer Seite.
control-to-rank = Zu einer Reihe
control-to-rank-help = Geht auf derselben Linie zu dieser Reihe.
control-to-file = Zu einer Linie
control-to-file-help = Geht auf derselben Reihe zu einer Linie: 1 ist die a-Linie, 8 die h-Linie.
control-next-king = Nächster König
control-next-king-help = Geht zum nächsten König beider Farben.
control-next-queen = Nächste Dame
control-next-queen-help = Geht zur nächsten Dame beider Farben.
control-next-rook = Nächster Turm
control-next-rook-help = Geht zum nächsten Turm beider Farben.
control-next-bishop = Nächster Läufer
control-next-bishop-help = Geht zum nächsten Läufer beider Farben.
control-next-knight = Nächster Springer
control-next-knight-help = Geht zum nächsten Springer beider Farben.
control-next-pawn = Nächster Bauer
control-next-pawn-help = Geht zum nächsten Bauern beider Farben.
control-previous-king = Voriger König
control-previous-king-help = Geht zum vorigen König.
control-previous-queen = Vorige Dame
control-previous-queen-help = Geht zur vorigen Dame.
control-previous-rook = Voriger Turm
control-previous-rook-help = Geht zum vorigen Turm.
control-previous-bishop = Voriger Läufer
control-previous-bishop-help = Geht zum vorigen Läufer.
control-previous-knight = Voriger Springer
control-previous-knight-help = Geht zum vorigen Springer.
control-previous-pawn = Voriger Bauer
control-previous-pawn-help = Geht zum vorigen Bauern.
control-to-move-line = Zur Zugzeile
control-to-move-line-help = Geht zu der Zeile, in der Züge getippt werden.

# Typed commands.
line-position = stellung;ganzes brett
line-diagonals = diagonalen
line-knight-squares = springerfelder
line-colour = feldfarbe
line-legal-moves = mögliche züge
line-attackers = angreifer
line-last-moves = letzte züge
line-captured = geschlagen
line-material = material;materialvergleich
line-opponent = wer ist mein gegner;name des gegners;wertungszahl
line-copy-position = fen;fen kopieren;stellung kopieren
line-cells-square-first = feld zuerst
line-cells-piece-first = figur zuerst
line-cells-by-letters = felder mit buchstaben
line-cells-by-names = felder mit namen
line-cells-full = figuren ausgeschrieben
line-cells-kind-first = figurenart zuerst
line-cells-short = figuren mit buchstaben
line-cells-ground-on = feldfarben ein;feldfarben an
line-cells-ground-off = feldfarben aus
line-cells-empty-on = leer ein;leer an
line-cells-empty-off = leer aus
line-cells-role-list = felder als liste
line-cells-role-grid = felder als gitter
line-cells-role-button = felder als schaltflächen
line-cells-reading-pieces = stellung nach figuren
line-cells-reading-ranks = stellung nach reihen
line-cells-reading-files = stellung nach linien
control-turn-board = Brett drehen
control-turn-board-help = Zeigt das Brett von der anderen Seite, auf dem Bildschirm und für die Pfeiltasten; keine Figur wird bewegt.
said-board-turned = Brett gedreht.
said-board-own = Das Brett ist wieder von Ihrer Seite zu sehen.
line-board-turned = brett drehen;drehe brett;brett von der anderen seite
line-board-own = brett von meiner seite
