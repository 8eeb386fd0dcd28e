# The duty to record the moves (Art. 8).
state-sheet-owed = { $who }: falta anotar { $count ->
    [one] { $count } meio-lance
   *[other] { $count } meios-lances
} antes do próximo lance. Artigo { $article }.
said-sheet-owed-you = Você tem de anotar { $count ->
    [one] { $count } meio-lance
   *[other] { $count } meios-lances
} antes do seu próximo lance. Artigo { $article }.
said-record-again = Caiu uma seta no fim de um período. Quem não anotava deve completar a planilha antes de mover; se nenhum anotava, pare os relógios enquanto isso. Artigo { $article }.
said-sheet-lent = { $who }: usa a planilha do adversário. Artigo { $article }.
said-sheet-lent-you = A planilha do adversário, a partir de onde termina a sua:
said-reconstruction = Os relógios estão parados. A partida está sendo reconstituída em outro tabuleiro.
answer-recording = { $who }: { $plies } de { $made } meios-lances anotados.
answer-recording-elsewhere = { $who }: a planilha não é preenchida aqui.
answer-recording-owed = { $count ->
    [one] Falta anotar { $count } meio-lance
   *[other] Falta anotar { $count } meios-lances
} antes do próximo lance. Artigo { $article }.
answer-recording-exempt = Agora não é obrigatório anotar. Artigo { $article }.
line-recording = anotação;o que devo anotar
line-offer = oferta;oferta de empate
line-resumption = quando;retomada
desk-line-reconstruct = reconstituir;reconstituir a partida
desk-need-not-record = { $who }: agora não é obrigatório anotar. Artigo { $article }.

# Findings of the arbiter, and Guideline III.4.
claim-increment = incremento de cinco segundos para os dois, ou empate
line-claim-increment = pedir incremento;incremento;pedir acréscimo;acréscimo
said-increment-set = A partir de agora cada jogador ganha { $time } por lance. Artigo { $article }.
said-found = O árbitro decide contra { $who }: { $claim }. Artigo { $article }.
desk-line-find = constatar;constate
desk-line-unlock = destrancar;destravar
refused-not-locked = O regulamento não está trancado.
report-unlocked = O regulamento foi destrancado.
said-unlocked = Destrancado.
report-offer = Empate oferecido no momento errado: { $who }. Artigo { $article }.
said-signed-differently = { $who }: assinou { $signed }. O resultado é { $result }. A decisão é sua. Artigo 8.7.
