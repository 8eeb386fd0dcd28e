# Warum Worte nicht als Zug verstanden wurden, und was verstanden wurde.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = Wort { $number }, „{ $word }“, ist nicht verständlich.
not-understood-nothing = Es wurde nichts gesagt. Figur und Feld nennen, zum Beispiel „Springer Felix drei“, oder Sf3 tippen.
not-understood-incomplete = „{ $words }“ ist kein ganzer Zug.
not-understood-promotion = „{ $words }“ sagt nicht, was aus dem Bauern wird. Bitte die Figur nennen.
not-understood-ambiguous = „{ $words }“ kann mehrere Züge bedeuten.
not-understood-illegal = „{ $words }“ ist kein erlaubter Zug.
understanding-possible = Möglich: { $moves }.
understanding-near = Erlaubt ist dort: { $moves }.
