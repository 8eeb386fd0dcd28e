# The signatures under the scoresheets (8.7).
control-sign = Firmar el resultado
control-sign-help = Firma su planilla con el resultado. Para otro resultado, escriba firmar y el resultado.
control-refuse-to-sign = Negarse a firmar
control-refuse-to-sign-help = Comunica al árbitro que usted no firma este resultado.
line-sign = firmar;firmo;firma
line-refuse-to-sign = negarse a firmar;no firmo
display-not-now-not-ended = La partida no ha terminado.
signing-not-at-home = En casa nadie tiene que firmar.
refused-already-signed = Eso ya consta en la planilla.
refused-signed-for = En la planilla ya está firmado { $word }.
refused-signed-oneself = Usted ya ha firmado { $word }.
refused-refused-oneself = Usted ya se ha negado a firmar { $word }.
question-sign-other = El resultado de la partida es otro. ¿Firmar { $result } por { $who }?
signing-decide = Decide usted. Artículo 8.7.
signing-disputed = Las firmas no coinciden. { $arbiter ->
    [yes] Decide el árbitro.
   *[no] Acuerden el resultado y fírmenlo de nuevo.
}
refused-no-such-result = Se firma el resultado de la partida, 1-0, 0-1 o 1/2-1/2: escriba firmar y el resultado. El árbitro indica también el color.
duty-sign = Cada jugador firma su propia planilla. El árbitro firma por quien no puede.
next-sign = Firme su planilla: { $how }.
friend-sign = Firme su planilla.
signing-state = { $by ->
    [player] { $who }: ha firmado { $signed }.
    [assistant] { $who }: el asistente ha firmado { $signed }.
    [arbiter] { $who }: el árbitro ha firmado { $signed }.
   *[refused] { $who }: se niega a firmar { $signed }.
}
signing-open = { $who }: todavía sin firma.
signing-own = { $by ->
    [player] Ha firmado { $signed }.
    [assistant] Su asistente ha firmado { $signed } por usted.
    [arbiter] El árbitro ha firmado { $signed } por usted.
   *[refused] Registrado: usted no firma { $signed }.
}
signing-result-is = El resultado es { $result }.
signing-by = { $by ->
    [assistant] { $side }: firmó el asistente
    [arbiter] { $side }: firmó el árbitro
   *[refused] { $side }: se niega a firmar
}
said-refuses-to-sign = { $who }: se niega a firmar { $signed }. Decide usted. Artículo 8.7.
hall-cause-signatures = Firmas en disputa
ruling-sign = firmar { $result } por { $side }
ruling-sign-result = firmar el resultado por { $side }
ruling-refuse-to-sign = anotar la negativa a firmar: { $side }
