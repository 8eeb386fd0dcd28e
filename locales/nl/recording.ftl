# The duty to record the moves (Art. 8).
state-sheet-owed = { $who }: nog { $count ->
    [one] { $count } halve zet
   *[other] { $count } halve zetten
} te noteren voor de volgende zet. Artikel { $article }.
said-sheet-owed-you = U moet nog { $count ->
    [one] { $count } halve zet
   *[other] { $count } halve zetten
} noteren voor uw volgende zet. Artikel { $article }.
said-record-again = De vlag is aan het einde van een periode gevallen. Wie niet noteerde, moet het formulier bijwerken voor de volgende zet; noteerde geen van beiden, stop dan zolang de klokken. Artikel { $article }.
said-sheet-lent = { $who } gebruikt het formulier van de tegenstander. Artikel { $article }.
said-sheet-lent-you = Het formulier van de tegenstander, vanaf waar het uwe eindigt:
said-reconstruction = De klokken staan stil. De partij wordt op een ander bord gereconstrueerd.
answer-recording = { $who }: { $plies } van { $made } halve zetten genoteerd.
answer-recording-elsewhere = { $who }: het notatieformulier wordt hier niet bijgehouden.
answer-recording-owed = Nog { $count ->
    [one] { $count } halve zet
   *[other] { $count } halve zetten
} te noteren voor de volgende zet. Artikel { $article }.
answer-recording-exempt = U hoeft nu niet te noteren. Artikel { $article }.
line-recording = notatie;wat moet ik noteren
line-offer = aanbod;remiseaanbod
line-resumption = wanneer;hervatting
desk-line-reconstruct = reconstrueren;partij reconstrueren
desk-need-not-record = { $who }: hoeft nu niet te noteren. Artikel { $article }.

# Findings of the arbiter, and Guideline III.4.
claim-increment = increment van vijf seconden voor beiden, of remise
line-claim-increment = claim increment;vraag increment
said-increment-set = Vanaf nu krijgt elke speler { $time } per zet erbij. Artikel { $article }.
said-found = De arbiter beslist tegen { $who }: { $claim }. Artikel { $article }.
desk-line-find = vaststellen;stel vast
desk-line-unlock = ontgrendelen
refused-not-locked = Het reglement is niet vergrendeld.
report-unlocked = Het reglement is ontgrendeld.
said-unlocked = Ontgrendeld.
report-offer = Remise op het verkeerde moment aangeboden: { $who }. Artikel { $article }.
said-signed-differently = { $who }: ondertekend is { $signed }. De uitslag is { $result }. U beslist. Artikel 8.7.
