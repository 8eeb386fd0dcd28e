# Un tavolo in una sala di torneo: che cosa si dice a chi vi siede.
line-joining = sala
line-joining-join = sala entra
line-joining-game = sala partita
line-joining-leave = sala esci
joined-joining = Si chiede alla postazione dell'arbitro di ammettere questo tavolo. L'arbitro conferma lì.
joined-left = Questo tavolo non partecipa più a { $event }.
joined-none = Questo tavolo non partecipa a nessun torneo. Per entrare, digitare: sala entra, l'indirizzo della postazione e il codice di quattro case.
joined-state-away = La postazione dell'arbitro non è raggiungibile. La partita continua.
joined-member = Questo è il tavolo { $table } di { $event }, torneo numero { $digits }.
joined-locked = Questo tavolo è bloccato e non partecipa a { $event }, torneo numero { $digits }: il blocco non è di quel torneo.
joined-none-found = Nessuna postazione trovata. Digitare anche il suo indirizzo: sala entra, indirizzo, codice.
joined-several-found = Trovate più postazioni: { $list }. Digitare sala entra, l'indirizzo di una di esse e il codice.
joined-not-let-in = La postazione non ha ammesso questo tavolo: il codice è sbagliato o non vale più. Chiederne uno nuovo all'arbitro.
joined-turned-away = L'arbitro non ha ammesso questo tavolo.
joined-lapsed = Il codice è finito prima che l'arbitro rispondesse. Chiederne uno nuovo.
joined-no-answer = La postazione non risponde. Controllare l'indirizzo e la rete, poi riprovare.
joined-apart = Dall’altro computer non arriva nulla. O è spento, o questa rete isola i suoi computer l’uno dall’altro: provi con un cavo, un punto di accesso proprio o un ripetitore.
joined-cannot-keep = Non si può scrivere nella cartella in cui questo programma tiene i suoi dati: il tavolo non è stato annunciato alla postazione e il codice vale ancora. Liberare spazio o avviare con un'altra cartella (--data), poi riprovare.
joined-not-built = Questo programma è stato costruito senza la rete per le sale di torneo.
joined-not-opened = La rete non si apre. La partita continua.
joined-connected = La postazione dell'arbitro è collegata.
joined-back = La postazione dell'arbitro è di nuovo collegata.
joined-away = La postazione dell'arbitro non è raggiungibile. La partita continua; l'arbitro saprà tutto al ritorno.
joined-removed = L'arbitro principale ha tolto questo tavolo da { $event }.
joined-reason = Decisione dalla postazione, { $name }: { $reason }.
joined-ruled = Decisione dalla postazione, { $name }.
joined-next-game = { $round ->
    [0] Spareggio
   *[other] Turno { $round }
}: { $white } ha il Bianco contro { $black }. Preparare questa partita?
joined-ask-back = Questo computer è il tavolo { $table } di { $event }. Partecipare di nuovo?
joined-game-waits = { $round ->
    [0] Spareggio
   *[other] Turno { $round }
}: { $white } ha il Bianco contro { $black }. Digitare sala partita per prepararla.
said-arbiter-seated = Da ora { $name } dirige questa partita dalla postazione.
refused-no-code = Questo non è un codice: servono quattro case, per esempio e4 g7 a2 f3.
refused-no-event = Questo tavolo non partecipa a nessun torneo.
refused-home-game = Qui si sta giocando una partita in casa. Finitela o iniziatene una nuova, poi entrate di nuovo.
refused-no-pairing = Nessun’altra partita del turno attende questo tavolo, o quella in corso non è finita.
