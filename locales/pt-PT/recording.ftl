# The duty to record the moves (Art. 8).
state-sheet-owed = { $who }: falta anotar { $count ->
    [one] { $count } meio-lance
   *[other] { $count } meios-lances
} antes do lance seguinte. Artigo { $article }.
said-sheet-owed-you = Tem de anotar { $count ->
    [one] { $count } meio-lance
   *[other] { $count } meios-lances
} antes do seu lance seguinte. Artigo { $article }.
said-record-again = Caiu uma bandeira no fim de um período. Quem não anotava tem de completar a sua folha antes de jogar; se nenhum anotava, pare os relógios entretanto. Artigo { $article }.
said-sheet-lent = { $who }: usa a folha do adversário. Artigo { $article }.
said-sheet-lent-you = A folha do adversário, a partir de onde acaba a sua:
said-reconstruction = Os relógios estão parados. A partida está a ser reconstituída noutro tabuleiro.
answer-recording = { $who }: { $plies } de { $made } meios-lances anotados.
answer-recording-elsewhere = { $who }: a folha de registo não é preenchida aqui.
answer-recording-owed = { $count ->
    [one] Falta anotar { $count } meio-lance
   *[other] Falta anotar { $count } meios-lances
} antes do lance seguinte. Artigo { $article }.
answer-recording-exempt = Agora não é obrigatório anotar. Artigo { $article }.
line-recording = anotação;o que devo anotar
line-offer = oferta;proposta de empate
line-resumption = quando;retoma
desk-line-reconstruct = reconstituir;reconstituir a partida
desk-need-not-record = { $who }: agora não é obrigatório anotar. Artigo { $article }.

# Findings of the arbiter, and Guideline III.4.
claim-increment = incremento de cinco segundos para os dois, ou empate
line-claim-increment = pedir incremento;incremento
said-increment-set = A partir de agora cada jogador ganha { $time } por lance. Artigo { $article }.
said-found = O árbitro decide contra { $who }: { $claim }. Artigo { $article }.
desk-line-find = constatar;constato
desk-line-unlock = desbloquear
refused-not-locked = O regulamento não está bloqueado.
report-unlocked = O regulamento foi desbloqueado.
said-unlocked = Desbloqueado.
report-offer = Empate proposto no momento errado: { $who }. Artigo { $article }.
said-signed-differently = { $who }: assinou { $signed }. O resultado é { $result }. A decisão é sua. Artigo 8.7.
