# The signatures under the scoresheets (8.7).
control-sign = Uitslag ondertekenen
control-sign-help = Ondertekent uw notatieformulier met de uitslag. Typ voor een andere uitslag ondertekenen en de uitslag.
control-refuse-to-sign = Ondertekening weigeren
control-refuse-to-sign-help = Meldt de arbiter dat u deze uitslag niet ondertekent.
line-sign = ondertekenen;onderteken;handtekening
line-refuse-to-sign = ondertekening weigeren;weigeren te ondertekenen
display-not-now-not-ended = De partij is nog niet afgelopen.
signing-not-at-home = Thuis hoeft niemand te ondertekenen.
refused-already-signed = Dat staat al op het formulier.
refused-signed-for = Op het formulier is al { $word } ondertekend.
refused-signed-oneself = U hebt { $word } al ondertekend.
refused-refused-oneself = U hebt al geweigerd { $word } te ondertekenen.
question-sign-other = De uitslag van de partij is anders. { $result } ondertekenen voor { $who }?
signing-decide = U beslist. Artikel 8.7.
signing-disputed = De handtekeningen komen niet overeen. { $arbiter ->
    [yes] De arbiter beslist.
   *[no] Word het eens over de uitslag en onderteken die opnieuw.
}
refused-no-such-result = Onderteken de uitslag van de partij, of 1-0, 0-1 of 1/2-1/2: typ ondertekenen en de uitslag. De arbiter noemt ook de kleur.
duty-sign = Spelers ondertekenen hun eigen formulier. De arbiter tekent voor wie het niet kan.
next-sign = Onderteken uw formulier: { $how }.
friend-sign = Onderteken uw formulier.
signing-state = { $by ->
    [player] { $who }: ondertekend is { $signed }.
    [assistant] { $who }: de assistent heeft { $signed } ondertekend.
    [arbiter] { $who }: de arbiter heeft { $signed } ondertekend.
   *[refused] { $who }: weigert { $signed } te ondertekenen.
}
signing-open = { $who }: nog niet ondertekend.
signing-own = { $by ->
    [player] U hebt { $signed } ondertekend.
    [assistant] Uw assistent heeft { $signed } voor u ondertekend.
    [arbiter] De arbiter heeft { $signed } voor u ondertekend.
   *[refused] Vastgelegd: u ondertekent { $signed } niet.
}
signing-result-is = De uitslag is { $result }.
signing-by = { $by ->
    [assistant] { $side }: de assistent heeft ondertekend
    [arbiter] { $side }: de arbiter heeft ondertekend
   *[refused] { $side }: weigert te ondertekenen
}
said-refuses-to-sign = { $who }: weigert { $signed } te ondertekenen. U beslist. Artikel 8.7.
hall-cause-signatures = Handtekeningen betwist
ruling-sign = { $result } ondertekenen voor { $side }
ruling-sign-result = de uitslag ondertekenen voor { $side }
ruling-refuse-to-sign = de weigering te ondertekenen noteren: { $side }
