# The duty to record the moves (Art. 8).
state-sheet-owed = { $who }: { $count ->
    [one] { $count } semimossa
   *[other] { $count } semimosse
} da annotare prima della prossima mossa. Articolo { $article }.
said-sheet-owed-you = Prima della sua prossima mossa deve annotare { $count ->
    [one] { $count } semimossa
   *[other] { $count } semimosse
}. Articolo { $article }.
said-record-again = È caduta la bandierina alla fine di un periodo. Chi non annotava deve completare il formulario prima di muovere; se nessuno annotava, fermare intanto gli orologi. Articolo { $article }.
said-sheet-lent = { $who } usa il formulario dell'avversario. Articolo { $article }.
said-sheet-lent-you = Il formulario dell'avversario, da dove finisce il suo:
said-reconstruction = Gli orologi sono fermi. La partita si ricostruisce su un'altra scacchiera.
answer-recording = { $who }: semimosse annotate, { $plies } di { $made }.
answer-recording-elsewhere = { $who }: il formulario non si tiene qui.
answer-recording-owed = { $count ->
    [one] { $count } semimossa
   *[other] { $count } semimosse
} da annotare prima della prossima mossa. Articolo { $article }.
answer-recording-exempt = Ora non è tenuto ad annotare. Articolo { $article }.
line-recording = annotazione;che cosa devo annotare
line-offer = offerta;proposta
line-resumption = quando;ripresa
desk-line-reconstruct = ricostruire;ricostruire partita
desk-need-not-record = { $who }: ora nessun obbligo di annotare. Articolo { $article }.

# Findings of the arbiter, and Guideline III.4.
claim-increment = incremento di cinque secondi per entrambi, o patta
line-claim-increment = reclamo incremento;chiedere incremento
said-increment-set = D'ora in poi ogni giocatore guadagna { $time } a mossa. Articolo { $article }.
said-found = L'arbitro decide contro il { $who }: { $claim }. Articolo { $article }.
desk-line-find = accertare;accerto
desk-line-unlock = sbloccare
refused-not-locked = Le regole di gara non sono bloccate.
report-unlocked = Le regole di gara sono state sbloccate.
said-unlocked = Sbloccato.
report-offer = Patta proposta al momento sbagliato: { $who }. Articolo { $article }.
said-signed-differently = { $who }: risultato firmato { $signed }. Il risultato è { $result }. Decide lei. Articolo 8.7.
