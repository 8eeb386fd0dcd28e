# Warum Worte nicht als Zug verstanden wurden, und was verstanden wurde.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = Wort { $number }, „{ $word }“, ist nicht verständlich. Bitte Figur und Feld nennen.
not-understood-nothing = Es wurde nichts gesagt. Figur und Feld nennen, zum Beispiel „Springer Felix drei“, oder Sf3 tippen.
not-understood-incomplete = „{ $words }“ ist kein ganzer Zug. Bitte Figur und Feld nennen.
not-understood-promotion = „{ $words }“ sagt nicht, was aus dem Bauern wird. Bitte die Figur nennen.
not-understood-ambiguous = „{ $words }“ kann mehrere Züge bedeuten. Bitte auch das Ausgangsfeld nennen.
not-understood-illegal = „{ $words }“ ist kein erlaubter Zug.
not-understood-illegal-alone = „{ $words }“ ist kein erlaubter Zug. Bitte einen anderen wählen.
understanding-possible = Möglich: { $moves }.
understanding-near = Erlaubt ist dort: { $moves }.
