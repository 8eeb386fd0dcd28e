# O dever de anotar os lances (Art. 8).
state-sheet-owed = { $who } tem de anotar { $count ->
    [one] { $count } meio-lance
   *[other] { $count } meios-lances
} antes do próximo lance. Artigo { $article }.
said-sheet-owed-you = Você tem de anotar { $count ->
    [one] { $count } meio-lance
   *[other] { $count } meios-lances
} antes do seu próximo lance. Artigo { $article }.
said-record-again = Caiu a seta de um período. Quem não anotava atualiza a planilha antes de mover; se nenhum anotava, pare os relógios enquanto isso. Artigo { $article }.
said-sheet-lent = { $who } usa a planilha do adversário. Artigo { $article }.
said-sheet-lent-you = A planilha do adversário, a partir de onde termina a sua:
said-reconstruction = Os relógios estão parados. A partida será reconstituída em outro tabuleiro.
answer-recording = { $who }: { $plies } de { $made } meios-lances anotados.
answer-recording-elsewhere = { $who }: nenhum lance foi anotado aqui.
answer-recording-owed = { $count ->
    [one] Falta anotar { $count } meio-lance
   *[other] Faltam anotar { $count } meios-lances
} antes do próximo lance. Artigo { $article }.
answer-recording-exempt = Agora não é obrigatório anotar. Artigo { $article }.
line-recording = anotação;o que devo anotar
desk-line-reconstruct = reconstituir;reconstituir a partida
desk-need-not-record = { $who } não precisa anotar agora. Artigo { $article }.

# O que o árbitro constata, e o que pertence à Diretriz III.4.
claim-increment = cinco segundos por lance para os dois, ou empate
line-claim-increment = pedir acréscimo;acréscimo
said-increment-set = A partir de agora cada lance traz { $time } aos dois. Artigo { $article }.
said-found = O árbitro constata, { $who }: { $claim }. Artigo { $article }.
desk-line-find = constatar;constate
desk-line-unlock = destravar
refused-not-locked = O regulamento não está travado.
report-unlocked = O regulamento foi destravado.
said-unlocked = Destravado.
report-offer = Empate oferecido fora de ordem: { $who }. Artigo { $article }.
said-signed-differently = { $who } assinou { $signed }. O resultado é { $result }. A decisão é sua. Artigo 8.7.
