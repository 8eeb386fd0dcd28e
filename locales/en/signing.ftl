# The signatures under the scoresheets (8.7).
control-sign = Sign the result
control-sign-help = Signs your scoresheet with the result. For another result, type sign and the result.
control-refuse-to-sign = Refuse to sign
control-refuse-to-sign-help = Tells the arbiter that you do not sign this result.
line-sign = sign;signature
line-refuse-to-sign = refuse to sign
display-not-now-not-ended = The game has not ended.
signing-not-at-home = At home nobody has to sign.
refused-already-signed = That is already noted on the scoresheet.
refused-signed-for = { $word } is already signed on that scoresheet.
refused-signed-oneself = You have already signed { $word }.
refused-refused-oneself = You have already refused to sign { $word }.
question-sign-other = The result of the game is different. Sign { $result } for { $who }?
signing-decide = You decide. Article 8.7.
signing-disputed = The signatures do not agree. { $arbiter ->
    [yes] The arbiter decides.
   *[no] Agree on the result, then sign it again.
}
refused-no-such-result = Sign the result of the game, or 1-0, 0-1 or 1/2-1/2: type sign and the result. The arbiter also names the colour.
duty-sign = Players sign their own scoresheet. The arbiter signs for a player who cannot.
next-sign = Sign your scoresheet: { $how }.
friend-sign = Sign your scoresheet.
signing-state = { $by ->
    [player] { $who } has signed { $signed }.
    [assistant] The assistant has signed { $signed } for { $who }.
    [arbiter] The arbiter has signed { $signed } for { $who }.
   *[refused] { $who } refuses to sign { $signed }.
}
signing-open = { $who } has not signed yet.
signing-own = { $by ->
    [player] You have signed { $signed }.
    [assistant] Your assistant has signed { $signed } for you.
    [arbiter] The arbiter has signed { $signed } for you.
   *[refused] Noted: you do not sign { $signed }.
}
signing-result-is = The result is { $result }.
signing-by = { $by ->
    [assistant] { $side }: the assistant signed
    [arbiter] { $side }: the arbiter signed
   *[refused] { $side } refuses to sign
}
said-refuses-to-sign = { $who } refuses to sign { $signed }. You decide. Article 8.7.
hall-cause-signatures = Signatures disputed
ruling-sign = signs { $result } for { $side }
ruling-sign-result = signs the result for { $side }
ruling-refuse-to-sign = notes that { $side } refuses to sign
