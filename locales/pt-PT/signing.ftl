# The signatures under the scoresheets (8.7).
control-sign = Assinar o resultado
control-sign-help = Assina a sua folha com o resultado. Para outro resultado, escreva assinar e o resultado.
control-refuse-to-sign = Recusar a assinatura
control-refuse-to-sign-help = Informa o árbitro de que não assina este resultado.
line-sign = assinar;assino;assinatura
line-refuse-to-sign = recusar a assinatura;não assino
display-not-now-not-ended = A partida não terminou.
signing-not-at-home = Em casa ninguém precisa de assinar.
refused-already-signed = Isso já consta na folha.
refused-signed-for = Na folha já está assinado { $word }.
refused-signed-oneself = Já assinou { $word }.
refused-refused-oneself = Já se recusou a assinar { $word }.
question-sign-other = O resultado da partida é outro. Assinar { $result } pelas { $who }?
signing-decide = A decisão é sua. Artigo 8.7.
signing-disputed = As assinaturas não coincidem. { $arbiter ->
    [yes] O árbitro decide.
   *[no] Cheguem a acordo sobre o resultado e assinem de novo.
}
refused-no-such-result = Assina-se o resultado da partida, 1-0, 0-1 ou 1/2-1/2: escreva assinar e o resultado. O árbitro indica também a cor.
duty-sign = Cada jogador assina a própria folha. O árbitro assina por quem não pode.
next-sign = Assine a sua folha: { $how }.
friend-sign = Assine a sua folha.
signing-state = { $by ->
    [player] { $who }: assinou { $signed }.
    [assistant] { $who }: o assistente assinou { $signed }.
    [arbiter] { $who }: o árbitro assinou { $signed }.
   *[refused] { $who }: recusa-se a assinar { $signed }.
}
signing-open = { $who }: ainda sem assinatura.
signing-own = { $by ->
    [player] Assinou { $signed }.
    [assistant] O seu assistente assinou { $signed } por si.
    [arbiter] O árbitro assinou { $signed } por si.
   *[refused] Registado: não assina { $signed }.
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
