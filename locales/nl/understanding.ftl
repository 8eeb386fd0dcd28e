# Reasons why words are not a move, and the part that was understood.
understood-move = { $text } ({ $uci })
not-understood-unknown-word = Woord { $number }, “{ $word }”, wordt niet begrepen. Noem een stuk en een veld.
not-understood-nothing = Er is niets gezegd. Zeg een stuk en een veld, bijvoorbeeld “Springer Felix drei”, of typ Pf3.
not-understood-incomplete = “{ $words }” is geen volledige zet. Noem het stuk en het veld.
not-understood-promotion = “{ $words }” zegt niet wat de pion wordt. Noem het stuk.
not-understood-ambiguous = “{ $words }” kan meer dan één zet zijn. Voeg het veld van vertrek toe.
not-understood-illegal = “{ $words }” is geen reglementaire zet.
not-understood-illegal-alone = “{ $words }” is geen reglementaire zet. Kies een andere.
understanding-possible = Bedoelde u { $moves }?
understanding-near = Reglementaire zetten die erop lijken: { $moves }.
