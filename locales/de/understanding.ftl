# Reasons why words are not a move, and the part that was understood.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = Wort { $number }, „{ $word }“, ist nicht verständlich. Nennen Sie Figur und Feld.
not-understood-nothing = Es wurde nichts gesagt. Nennen Sie Figur und Feld, zum Beispiel „Springer Felix drei“, oder tippen Sie Sf3.
not-understood-incomplete = „{ $words }“ ist kein ganzer Zug. Nennen Sie Figur und Feld.
not-understood-promotion = „{ $words }“ sagt nicht, was aus dem Bauern wird. Nennen Sie die Figur.
not-understood-ambiguous = „{ $words }“ kann mehrere Züge bedeuten. Nennen Sie auch das Ausgangsfeld.
not-understood-illegal = „{ $words }“ ist kein erlaubter Zug.
not-understood-illegal-alone = „{ $words }“ ist kein erlaubter Zug. Wählen Sie einen anderen.
understanding-possible = Meinten Sie { $moves }?
understanding-near = Erlaubt ist dort: { $moves }.
