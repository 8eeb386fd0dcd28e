# The duty to record the moves (Art. 8).
state-sheet-owed = { $who } muss vor dem nächsten Zug { $count ->
    [one] { $count } Halbzug
   *[other] { $count } Halbzüge
} aufschreiben. Artikel { $article }.
said-sheet-owed-you = Sie müssen vor Ihrem nächsten Zug { $count ->
    [one] { $count } Halbzug
   *[other] { $count } Halbzüge
} aufschreiben. Artikel { $article }.
said-record-again = Das Fallblättchen ist am Ende einer Zeitperiode gefallen. Wer nicht mitgeschrieben hat, vervollständigt sein Formular, bevor er zieht; hat keiner mitgeschrieben, halten Sie so lange die Uhren an. Artikel { $article }.
said-sheet-lent = { $who } benutzt das Formular des Gegners. Artikel { $article }.
said-sheet-lent-you = Das Formular des Gegners, von da an, wo Ihres endet:
said-reconstruction = Die Uhren sind angehalten. Die Partie wird auf einem anderen Brett nachgespielt.
answer-recording = { $who }: { $plies } von { $made } Halbzügen aufgeschrieben.
answer-recording-elsewhere = { $who }: Das Partieformular wird nicht hier geführt.
answer-recording-owed = { $count ->
    [one] { $count } Halbzug ist
   *[other] { $count } Halbzüge sind
} vor dem nächsten Zug aufzuschreiben. Artikel { $article }.
answer-recording-exempt = Sie müssen im Moment nicht aufschreiben. Artikel { $article }.
line-recording = aufschreiben;was muss ich aufschreiben
line-offer = angebot;remisangebot
line-resumption = wann;wiederaufnahme
desk-line-reconstruct = nachspielen;partie nachspielen
desk-need-not-record = { $who } muss jetzt nicht aufschreiben. Artikel { $article }.

# Findings of the arbiter, and Guideline III.4.
claim-increment = fünf Sekunden Zugabe je Zug für beide, oder Remis
line-claim-increment = zugabe beantragen;zugabe;zuschlag beantragen;zuschlag
said-increment-set = Ab jetzt bekommt jeder { $time } pro Zug dazu. Artikel { $article }.
said-found = Der Schiedsrichter entscheidet gegen { $who }: { $claim }. Artikel { $article }.
desk-line-find = feststellen;stelle fest
desk-line-unlock = entsperren
refused-not-locked = Das Reglement ist nicht gesperrt.
report-unlocked = Das Reglement wurde entsperrt.
said-unlocked = Entsperrt.
report-offer = Remisangebot zur falschen Zeit: { $who }. Artikel { $article }.
said-signed-differently = { $who } hat { $signed } unterschrieben. Das Ergebnis ist { $result }. Sie entscheiden. Artikel 8.7.
