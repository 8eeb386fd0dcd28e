# Der Vergleich von Brettern und Partieformularen, für den Schiedsrichter und den betroffenen Spieler (D.2.9).
said-not-executed = Noch nicht auf Ihrem Brett:
said-compare-reminder = Zeit, beide Bretter zu vergleichen.
said-sheets-agree = Beide Partieformulare stimmen überein: { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}.
said-sheets-unofficial = Beide Partieformulare stimmen überein, aber die Aufzeichnung des Programms weicht nach { $official ->
    [one] { $official } Halbzug
   *[other] { $official } Halbzügen
} ab. Die Regeln sagen dazu nichts; die Aufzeichnung ist eine Hilfe, kein Beweis. Sie entscheiden. Artikel 6.12.2.
said-sheet-unreadable = { $who }: das Partieformular ist bei „{ $text }“ nicht lesbar. Davor { $plies ->
    [one] stimmt { $plies } Halbzug
   *[other] stimmen { $plies } Halbzüge
} überein.
said-sheet-incomplete = { $who }: das Partieformular ist unvollständig. Bis dahin { $plies ->
    [one] stimmt { $plies } Halbzug
   *[other] stimmen { $plies } Halbzüge
} überein.
said-sheets-differ-white = Die Partieformulare unterscheiden sich im { $number }. Zug von Weiß. Formular von Weiß: { $white }. Formular von Schwarz: { $black }. Artikel { $article }.
said-sheets-differ-black = Die Partieformulare unterscheiden sich im { $number }. Zug von Schwarz. Formular von Weiß: { $white }. Formular von Schwarz: { $black }. Artikel { $article }.
proposed-correction-of-board = Vorschlag: { $who } stellt das Brett richtig. Artikel { $article }.
proposed-clock = Vorschlag: beide Uhren wie nach Halbzug { $ply }. Weiß { $white } und { $whitemoves ->
    [one] { $whitemoves } Zug
   *[other] { $whitemoves } Züge
}, Schwarz { $black } und { $blackmoves ->
    [one] { $blackmoves } Zug
   *[other] { $blackmoves } Züge
}. Sie können sie lassen, wie sie sind. Artikel { $article }.
