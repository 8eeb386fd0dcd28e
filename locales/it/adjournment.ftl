# Adjournment: sealing a move, its envelope, the resumption (Guidelines I).
said-adjourned-seal = La partita è sospesa. Mettere in busta la mossa: digitare busta e la mossa, poi fermare l'orologio.
state-adjourned = La partita è sospesa. Mossa in busta: { $who }.
state-adjourned-until = Ripresa: { $value }.
answer-resumption-open = Non è indicato quando riprende.
said-sealed-stop = La mossa è in busta. Può cambiarla finché non ferma l'orologio.
said-sealed = La mossa è in busta.
state-sealed-by = Mossa messa in busta: { $who }.
said-envelope-opened = La busta è aperta. Mossa in busta, { $who }:
said-envelope-unclear = La busta è aperta. { $who }: la mossa in busta è «{ $text }», che non indica alcuna mossa legale.
said-envelope-lost = La busta è persa. { $who }: eseguire sulla scacchiera la mossa messa in busta.
said-resumed = La partita è ripresa.
refused-adjourned = La partita è sospesa.
refused-not-adjourned = La partita non è sospesa.
refused-no-envelope = Non c'è una busta chiusa.
refused-own-seal = Solo chi ha il tratto mette in busta una mossa. Per sospendere la partita, digitare sospendere.
usage-adjourn-until = Manca l'ora: digitare { $word } e l'ora o la data.
usage-seal = Manca la mossa: digitare { $word } e la mossa.
usage-square = Manca la casa: digitare { $word } e una casa.
refused-envelope-elsewhere = La mossa in busta è sul computer su cui è stata scritta: aprire lì la busta. Se non è possibile, digitare busta persa; chi l'aveva messa in busta la esegue allora sulla scacchiera.
refused-move-is-made = Ha già eseguito un'altra mossa sulla sua scacchiera. Metta in busta quella.

# Text printed on the envelope.
envelope-title = Busta di una partita sospesa
envelope-written = Dati sulla busta
envelope-position = Posizione prima della mossa in busta: { $value }
envelope-time = { $who }: tempo usato { $used }; restano { $left } sull'orologio
envelope-sealer = Mossa messa in busta da: { $value }
envelope-number = Numero della mossa in busta: { $value }
envelope-offer = Patta proposta da: { $value }
envelope-no-offer = Nessuna proposta di patta.
envelope-until = Ripresa: { $value }
envelope-until-open = Data, ora e luogo della ripresa: da fissare.

# Commands; semicolons separate several words for one command.
line-seal = busta;in busta;mossa in busta
line-adjourn = sospendere;sospendi
line-adjourn-until = sospendere fino a
desk-line-envelope = salvare busta;stampare busta
desk-line-open-envelope = aprire busta;apri busta
desk-line-lose-envelope = busta persa
desk-line-lose-position = posizione persa
desk-line-resume = riprendere;riprendi
control-adjourn = Sospendere
control-adjourn-help = Il giocatore che ha il tratto mette in busta la mossa. Digitare sospendere fino a, con data, ora e luogo, per stamparli sulla busta.
control-open-envelope = Aprire la busta
control-open-envelope-help = Apre la busta di una partita sospesa, quando è presente il giocatore che deve rispondere.
control-resume = Riprendere la partita
control-resume-help = Riprende la partita sospesa e avvia l'orologio del giocatore che deve rispondere.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Posizione iniziale
new-game-position-hint = Vuota: la normale; da 0 a 959 o sorteggio: Chess960; oppure pezzi, o un FEN.
new-game-error-position = La posizione iniziale non è valida. Lasciarla vuota, o digitare un numero da 0 a 959 o sorteggio.

# Results of games that were not played.
result-white-by-forfeit = Il Bianco vince a forfait
result-black-by-forfeit = Il Nero vince a forfait

# The quickplay finish (Guidelines III).
control-claim-quickplay = Reclamare patta (finale rapido)
control-claim-quickplay-help = Reclama la patta perché l'avversario non può vincere con mezzi normali o non ci prova, con meno di due minuti e senza incremento. Entrambi gli orologi si fermano.
line-claim-quickplay = reclamo quickplay;reclamare quickplay;finale rapido
claim-quickplay = la partita non può essere vinta con mezzi normali
