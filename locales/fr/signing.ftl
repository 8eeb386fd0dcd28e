# The signatures under the scoresheets (8.7).
control-sign = Signer le résultat
control-sign-help = Signe votre feuille de partie avec le résultat. Pour un autre résultat, tapez signer et le résultat.
control-refuse-to-sign = Refuser de signer
control-refuse-to-sign-help = Signale à l'arbitre que vous ne signez pas ce résultat.
line-sign = signer;je signe;signature
line-refuse-to-sign = refuser de signer;je refuse de signer
display-not-now-not-ended = La partie n'est pas terminée.
signing-not-at-home = À la maison, personne n'a à signer.
refused-already-signed = C'est déjà noté sur la feuille.
refused-signed-for = { $word } est déjà signé sur la feuille.
refused-signed-oneself = Vous avez déjà signé { $word }.
refused-refused-oneself = Vous avez déjà refusé de signer { $word }.
question-sign-other = Le résultat de la partie est différent. Signer { $result } pour les { $who } ?
signing-decide = À vous de décider. Article 8.7.
signing-disputed = Les signatures ne concordent pas. { $arbiter ->
    [yes] L'arbitre décide.
   *[no] Mettez-vous d'accord sur le résultat et signez de nouveau.
}
refused-no-such-result = On signe le résultat de la partie, 1-0, 0-1 ou 1/2-1/2 : tapez signer et le résultat. L'arbitre indique aussi la couleur.
duty-sign = Chaque joueur signe sa propre feuille. L'arbitre signe pour un joueur qui ne le peut pas.
next-sign = Signez votre feuille : { $how }.
friend-sign = Signez votre feuille.
signing-state = { $by ->
    [player] { $who } : résultat signé { $signed }.
    [assistant] { $who } : l'assistant a signé { $signed }.
    [arbiter] { $who } : l'arbitre a signé { $signed }.
   *[refused] { $who } : refus de signer { $signed }.
}
signing-open = { $who } : pas encore de signature.
signing-own = { $by ->
    [player] Vous avez signé { $signed }.
    [assistant] Votre assistant a signé { $signed } pour vous.
    [arbiter] L'arbitre a signé { $signed } pour vous.
   *[refused] C'est noté : vous ne signez pas { $signed }.
}
signing-result-is = Le résultat est { $result }.
signing-by = { $by ->
    [assistant] { $side } : l'assistant a signé
    [arbiter] { $side } : l'arbitre a signé
   *[refused] { $side } : refus de signer
}
said-refuses-to-sign = { $who } : refus de signer { $signed }. À vous de décider. Article 8.7.
hall-cause-signatures = Signatures contestées
ruling-sign = signer { $result } pour les { $side }
ruling-sign-result = signer le résultat pour les { $side }
ruling-refuse-to-sign = noter le refus de signer : { $side }
