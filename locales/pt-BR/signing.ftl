# The signatures under the scoresheets (8.7).
control-sign = Assinar o resultado
control-sign-help = Assina a sua planilha com o resultado. Para outro resultado, digite assinar e o resultado.
control-refuse-to-sign = Recusar a assinatura
control-refuse-to-sign-help = Informa ao árbitro que você não assina este resultado.
line-sign = assinar;assino;assinatura
line-refuse-to-sign = recusar a assinatura;não assino
display-not-now-not-ended = A partida não terminou.
signing-not-at-home = Em casa ninguém precisa assinar.
refused-already-signed = Isso já consta na planilha.
refused-signed-for = Na planilha já está assinado { $word }.
refused-signed-oneself = Você já assinou { $word }.
refused-refused-oneself = Você já se recusou a assinar { $word }.
question-sign-other = O resultado da partida é outro. Assinar { $result } pelas { $who }?
signing-decide = Você decide. Artigo 8.7.
signing-disputed = As assinaturas não coincidem. { $arbiter ->
    [yes] O árbitro decide.
   *[no] Entrem em acordo sobre o resultado e assinem de novo.
}
refused-no-such-result = Assina-se o resultado da partida, 1-0, 0-1 ou 1/2-1/2: digite assinar e o resultado. O árbitro indica também a cor.
duty-sign = Cada jogador assina a própria planilha. O árbitro assina por quem não pode.
next-sign = Assine a sua planilha: { $how }.
friend-sign = Assine a sua planilha.
signing-state = { $by ->
    [player] { $who }: assinou { $signed }.
    [assistant] { $who }: o assistente assinou { $signed }.
    [arbiter] { $who }: o árbitro assinou { $signed }.
   *[refused] { $who }: recusa-se a assinar { $signed }.
}
signing-open = { $who }: ainda sem assinatura.
signing-own = { $by ->
    [player] Você assinou { $signed }.
    [assistant] O seu assistente assinou { $signed } por você.
    [arbiter] O árbitro assinou { $signed } por você.
   *[refused] Registrado: você não assina { $signed }.
}
signing-result-is = O resultado é { $result }.
signing-by = { $by ->
    [assistant] { $side }: assinou o assistente
    [arbiter] { $side }: assinou o árbitro
   *[refused] { $side }: recusa-se a assinar
}
said-refuses-to-sign = { $who }: recusa-se a assinar { $signed }. A decisão é sua. Artigo 8.7.
hall-cause-signatures = Assinaturas contestadas
ruling-sign = assinar { $result } pelas { $side }
ruling-sign-result = assinar o resultado pelas { $side }
ruling-refuse-to-sign = anotar a recusa de assinar: { $side }
