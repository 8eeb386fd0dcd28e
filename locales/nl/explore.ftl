# Reading the board: kinds and letters of pieces, colours of squares, lines, whole positions.
kind-pawn = pion
kind-knight = paard
kind-bishop = loper
kind-rook = toren
kind-queen = dame
kind-king = koning
letter-pawn = pi
letter-knight = P
letter-bishop = L
letter-rook = T
letter-queen = D
letter-king = K
letter-white = w
letter-black = z
ground-dark = donker
ground-light = licht
way-upper-right = Rechtsboven
way-right = Rechts
way-lower-right = Rechtsonder
way-down = Onder
way-lower-left = Linksonder
way-left = Links
way-upper-left = Linksboven
way-up = Boven
around-edge = Rand.
around-free-to = vrij tot { $square }.
around-ground = { $cell }. Een { $ground } veld.
around-moves = { $cell }, kan naar: { $squares }.
around-no-moves = { $cell }: geen reglementaire zet.
around-no-captures = { $cell }: niets te slaan.
around-attacked = { $side } valt aan met: { $by }.
around-defended = { $side } dekt met: { $by }.
around-nobody = niets
whole-rank = Rij { $rank }
whole-file = Lijn { $file }
answer-captured = Geslagen: { $piece }.
answer-nothing-captured = De laatste zet was geen slagzet.
material-pieces = { $piece ->
    [pawn] { $count ->
        [one] een pion
       *[other] { $count } pionnen
    }
    [knight] { $count ->
        [one] een paard
       *[other] { $count } paarden
    }
    [bishop] { $count ->
        [one] een loper
       *[other] { $count } lopers
    }
    [rook] { $count ->
        [one] een toren
       *[other] { $count } torens
    }
   *[other] { $count ->
        [one] een dame
       *[other] { $count } dames
    }
}
material-even = Het materiaal is gelijk.
material-ahead = { $side ->
    [white] Wit staat { $pieces } voor.
   *[other] Zwart staat { $pieces } voor.
}
material-differs = Wit heeft { $white } meer, zwart { $black }.
said-position-copied = Stelling gekopieerd.
refused-no-help = Alleen thuis beschikbaar. In een wedstrijd mogen spelers niet worden geholpen.

# The controls that read the board and move on it.
control-last-moves = Laatste vijf zetten
control-last-moves-help = Zegt de laatste vijf aangekondigde zetten.
control-captured = Laatst geslagen stuk
control-captured-help = Zegt welk stuk de laatste zet heeft geslagen.
control-material = Materiaal
control-material-help = Zegt wie materiaal voorstaat. Alleen thuis en bij het doorlopen.
control-opponent = Tegenstander
control-opponent-help = Zegt de naam en de rating van uw tegenstander, voor zover bekend.
control-copy-position = Stelling kopiëren
control-copy-position-help = Kopieert de stelling als FEN. Alleen thuis en bij het doorlopen.
control-position = Stelling
control-position-help = Leest uw hele bord, regel voor regel: per stuk, rij of lijn, zoals ingesteld.
control-white-pieces = Witte stukken
control-white-pieces-help = Noemt de witte stukken op uw bord en hun velden.
control-black-pieces = Zwarte stukken
control-black-pieces-help = Noemt de zwarte stukken op uw bord en hun velden.
control-read-rank = Rij
control-read-rank-help = Leest de rij waarop u bent.
control-read-file = Lijn
control-read-file-help = Leest de lijn waarop u bent.
control-upper-diagonals = Diagonalen vooruit
control-upper-diagonals-help = Leest de twee diagonalen die van u af lopen.
control-lower-diagonals = Diagonalen achteruit
control-lower-diagonals-help = Leest de twee diagonalen die naar u toe lopen.
control-knight-squares = Paardvelden
control-knight-squares-help = Leest de velden die een paard vanaf hier bereikt.
control-next-ray = Volgende richting
control-next-ray-help = Leest één richting van dit veld tot de rand; elke keer drukken gaat met de klok mee verder.
control-previous-ray = Vorige richting
control-previous-ray-help = Leest de vorige richting, tegen de klok in.
control-square-colour = Veld en veldkleur
control-square-colour-help = Zegt het veld, en of het licht of donker is.
control-say-square = Veld herhalen
control-say-square-help = Herhaalt het veld waarop u bent.
control-legal-moves = Reglementaire zetten
control-legal-moves-help = Thuis: noemt de reglementaire zetten van het stuk op dit veld.
control-captures = Mogelijke slagzetten
control-captures-help = Thuis: noemt wat het stuk op dit veld mag slaan.
control-attackers = Aanvallers en verdedigers
control-attackers-help = Thuis: noemt de stukken die dit veld aanvallen en dekken.
control-step-up = Een veld omhoog
control-step-up-help = Gaat een veld van u af.
control-step-down = Een veld omlaag
control-step-down-help = Gaat een veld naar u toe.
control-step-left = Een veld naar links
control-step-left-help = Gaat een veld naar links.
control-step-right = Een veld naar rechts
control-step-right-help = Gaat een veld naar rechts.
control-piece-up = Volgend stuk omhoog
control-piece-up-help = Gaat naar het volgende stuk van u af.
control-piece-down = Volgend stuk omlaag
control-piece-down-help = Gaat naar het volgende stuk naar u toe.
control-piece-left = Volgend stuk links
control-piece-left-help = Gaat naar het volgende stuk aan uw linkerhand.
control-piece-right = Volgend stuk rechts
control-piece-right-help = Gaat naar het volgende stuk aan uw rechterhand.
control-rank-start = Linkerkant van de rij
control-rank-start-help = Gaat naar de linkerkant van de rij.
control-rank-end = Rechterkant van de rij
control-rank-end-help = Gaat naar de rechterkant van de rij.
control-file-top = Bovenkant van de lijn
control-file-top-help = Gaat naar het veld van de lijn dat het verst van u af ligt.
control-file-bottom = Onderkant van de lijn
control-file-bottom-help = Gaat naar het veld van de lijn dat het dichtst bij u ligt.
control-corner = Mijn linkerhoek
control-corner-help = Gaat naar de hoek aan uw linkerhand.
control-to-rank = Naar een rij
control-to-rank-help = Gaat naar de rij met dat nummer, op dezelfde lijn.
control-to-file = Naar een lijn
control-to-file-help = Gaat naar een lijn, op dezelfde rij: 1 is de a-lijn, 8 de h-lijn.
control-next-king = Volgende koning
control-next-king-help = Gaat naar de volgende koning, wit of zwart.
control-next-queen = Volgende dame
control-next-queen-help = Gaat naar de volgende dame, wit of zwart.
control-next-rook = Volgende toren
control-next-rook-help = Gaat naar de volgende toren, wit of zwart.
control-next-bishop = Volgende loper
control-next-bishop-help = Gaat naar de volgende loper, wit of zwart.
control-next-knight = Volgend paard
control-next-knight-help = Gaat naar het volgende paard, wit of zwart.
control-next-pawn = Volgende pion
control-next-pawn-help = Gaat naar de volgende pion, wit of zwart.
control-previous-king = Vorige koning
control-previous-king-help = Gaat terug naar de vorige koning.
control-previous-queen = Vorige dame
control-previous-queen-help = Gaat terug naar de vorige dame.
control-previous-rook = Vorige toren
control-previous-rook-help = Gaat terug naar de vorige toren.
control-previous-bishop = Vorige loper
control-previous-bishop-help = Gaat terug naar de vorige loper.
control-previous-knight = Vorig paard
control-previous-knight-help = Gaat terug naar het vorige paard.
control-previous-pawn = Vorige pion
control-previous-pawn-help = Gaat terug naar de vorige pion.
control-to-move-line = Naar de zetregel
control-to-move-line-help = Gaat naar de zetregel.

# Typed commands.
line-position = stelling;hele bord
line-diagonals = diagonalen
line-knight-squares = paardvelden
line-colour = veldkleur;kleur
line-legal-moves = mogelijke zetten;reglementaire zetten
line-attackers = aanvallers
line-last-moves = laatste zetten
line-captured = geslagen
line-material = materiaal;materiaalbalans
line-opponent = wie is mijn tegenstander;naam tegenstander;rating
line-copy-position = fen;fen kopiëren;stelling kopiëren
line-cells-square-first = veld eerst
line-cells-piece-first = stuk eerst
line-cells-by-letters = velden met letters
line-cells-by-names = velden met namen
line-cells-full = stukken voluit
line-cells-kind-first = soort eerst
line-cells-short = stukken met letters
line-cells-ground-on = veldkleuren aan
line-cells-ground-off = veldkleuren uit
line-cells-empty-on = lege velden aan
line-cells-empty-off = lege velden uit
line-cells-role-list = velden als lijst
line-cells-role-grid = velden als raster
line-cells-role-button = velden als knoppen
line-cells-reading-pieces = stelling per stuk
line-cells-reading-ranks = stelling per rij
line-cells-reading-files = stelling per lijn
control-turn-board = Bord omdraaien
control-turn-board-help = Toont het bord van de andere kant, op het scherm en voor de pijltoetsen; er wordt geen stuk verzet.
said-board-turned = Bord omgedraaid.
said-board-own = Bord weer van uw eigen kant.
line-board-turned = bord omdraaien;bord van de andere kant
line-board-own = bord van mijn kant
