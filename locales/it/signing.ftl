# The signatures under the scoresheets (8.7).
control-sign = Firmare il risultato
control-sign-help = Firma il suo formulario con il risultato. Per un altro risultato, digitare firmare e il risultato.
control-refuse-to-sign = Rifiutare di firmare
control-refuse-to-sign-help = Comunica all'arbitro che lei non firma questo risultato.
line-sign = firmare;firmo;firma
line-refuse-to-sign = rifiutare di firmare;non firmo
display-not-now-not-ended = La partita non è finita.
signing-not-at-home = A casa nessuno deve firmare.
refused-already-signed = Questo è già annotato sul formulario.
refused-signed-for = Sul formulario è già firmato { $word }.
refused-signed-oneself = Ha già firmato { $word }.
refused-refused-oneself = Ha già rifiutato di firmare { $word }.
question-sign-other = Il risultato della partita è un altro. Firmare { $result } per il { $who }?
signing-decide = Decide lei. Articolo 8.7.
signing-disputed = Le firme non concordano. { $arbiter ->
    [yes] Decide l'arbitro.
   *[no] Accordatevi sul risultato e firmate di nuovo.
}
refused-no-such-result = Si firma il risultato della partita, 1-0, 0-1 o 1/2-1/2: digitare firmare e il risultato. L'arbitro indica anche il colore.
duty-sign = Ogni giocatore firma il proprio formulario. L'arbitro firma per chi non può.
next-sign = Firmi il suo formulario: { $how }.
friend-sign = Firmi il suo formulario.
signing-state = { $by ->
    [player] { $who }: risultato firmato { $signed }.
    [assistant] { $who }: l'assistente ha firmato { $signed }.
    [arbiter] { $who }: l'arbitro ha firmato { $signed }.
   *[refused] { $who }: rifiuto di firmare { $signed }.
}
signing-open = { $who }: firma ancora mancante.
signing-own = { $by ->
    [player] Ha firmato { $signed }.
    [assistant] Il suo assistente ha firmato { $signed } per lei.
    [arbiter] L'arbitro ha firmato { $signed } per lei.
   *[refused] Annotato: lei non firma { $signed }.
}
signing-result-is = Il risultato è { $result }.
signing-by = { $by ->
    [assistant] { $side }: ha firmato l'assistente
    [arbiter] { $side }: ha firmato l'arbitro
   *[refused] { $side }: rifiuto di firmare
}
said-refuses-to-sign = { $who }: rifiuto di firmare { $signed }. Decide lei. Articolo 8.7.
hall-cause-signatures = Firme contestate
ruling-sign = firmare { $result } per il { $side }
ruling-sign-result = firmare il risultato per il { $side }
ruling-refuse-to-sign = annotare il rifiuto di firmare: { $side }
