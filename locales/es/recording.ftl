# The duty to record the moves (Art. 8).
state-sheet-owed = { $who }: debe anotar { $count ->
    [one] { $count } media jugada
   *[other] { $count } medias jugadas
} antes de la siguiente jugada. Artículo { $article }.
said-sheet-owed-you = Debe anotar { $count ->
    [one] { $count } media jugada
   *[other] { $count } medias jugadas
} antes de su siguiente jugada. Artículo { $article }.
said-record-again = Ha caído la bandera al final de un periodo. Quien no anotaba debe completar su planilla antes de mover; si ninguno anotaba, pare entretanto los relojes. Artículo { $article }.
said-sheet-lent = { $who } usa la planilla del rival. Artículo { $article }.
said-sheet-lent-you = La planilla del rival, a partir de donde termina la suya:
said-reconstruction = Los relojes están parados. La partida se reconstruye en otro tablero.
answer-recording = { $who }: { $plies } de { $made } medias jugadas anotadas.
answer-recording-elsewhere = { $who }: la planilla no se lleva aquí.
answer-recording-owed = { $count ->
    [one] Falta anotar { $count } media jugada
   *[other] Faltan por anotar { $count } medias jugadas
} antes de la siguiente jugada. Artículo { $article }.
answer-recording-exempt = Ahora no está obligado a anotar. Artículo { $article }.
line-recording = anotación;mi anotación
line-offer = oferta;oferta de tablas
line-resumption = cuándo;reanudación
desk-line-reconstruct = reconstruir;reconstruir la partida
desk-need-not-record = { $who }: ahora no está obligado a anotar. Artículo { $article }.

# Findings of the arbiter, and Guideline III.4.
claim-increment = incremento de cinco segundos para ambos, o tablas
line-claim-increment = pedir incremento;incremento
said-increment-set = A partir de ahora cada jugador gana { $time } por jugada. Artículo { $article }.
said-found = El árbitro decide contra { $who }: { $claim }. Artículo { $article }.
desk-line-find = constatar;constato
desk-line-unlock = desbloquear
refused-not-locked = El reglamento no está bloqueado.
report-unlocked = El reglamento se ha desbloqueado.
said-unlocked = Desbloqueado.
report-offer = Tablas ofrecidas en un momento indebido: { $who }. Artículo { $article }.
said-signed-differently = { $who }: ha firmado { $signed }. El resultado es { $result }. Decide usted. Artículo 8.7.
