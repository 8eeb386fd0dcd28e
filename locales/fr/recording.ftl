# The duty to record the moves (Art. 8).
state-sheet-owed = { $who } : { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
} à noter avant le prochain coup. Article { $article }.
said-sheet-owed-you = Vous avez { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
} à noter avant votre prochain coup. Article { $article }.
said-record-again = Le drapeau d'une période est tombé. Qui ne notait pas complète sa feuille avant de jouer ; si aucun ne notait, arrêtez les pendules pendant ce temps. Article { $article }.
said-sheet-lent = { $who } se sert de la feuille de l'adversaire. Article { $article }.
said-sheet-lent-you = La feuille de l'adversaire, à partir de la fin de la vôtre :
said-reconstruction = Les pendules sont arrêtées. La partie est reconstituée sur un autre échiquier.
answer-recording = { $who } : demi-coups notés, { $plies } sur { $made }.
answer-recording-elsewhere = { $who } : la feuille de partie n'est pas tenue ici.
answer-recording-owed = { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
} à noter avant le prochain coup. Article { $article }.
answer-recording-exempt = Vous n'êtes pas obligé de noter maintenant. Article { $article }.
line-recording = notation;que dois-je noter
line-offer = offre;proposition
line-resumption = quand;reprise
desk-line-reconstruct = reconstituer;reconstituer partie
desk-need-not-record = { $who } : pas d'obligation de noter maintenant. Article { $article }.

# Findings of the arbiter, and Guideline III.4.
claim-increment = incrément de cinq secondes pour les deux, ou nulle
line-claim-increment = réclamer incrément;demander incrément
said-increment-set = Désormais, chaque joueur gagne { $time } par coup. Article { $article }.
said-found = L'arbitre statue contre les { $who } : { $claim }. Article { $article }.
desk-line-find = constater;constat
desk-line-unlock = déverrouiller
refused-not-locked = Le règlement n'est pas verrouillé.
report-unlocked = Le règlement a été déverrouillé.
said-unlocked = Déverrouillé.
report-offer = Nulle proposée au mauvais moment : { $who }. Article { $article }.
said-signed-differently = { $who } : résultat signé { $signed }. Le résultat est { $result }. À vous de décider. Article 8.7.
