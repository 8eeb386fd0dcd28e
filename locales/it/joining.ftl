# A table of a hall: sentences for its players and arbiter.
line-joining = sala
line-joining-join = sala entra
line-joining-game = sala partita
line-joining-leave = sala esci
control-hall = Torneo
control-hall-help = Dice a quale torneo partecipa questo tavolo e come entrare in uno.
joined-joining = Richiesta inviata alla postazione. In attesa dell'arbitro.
joined-left = Questo tavolo ha lasciato { $event }.
joined-none = Nessun torneo. Digitare: sala entra, indirizzo, codice.
joined-state-away = La postazione dell'arbitro è scollegata. La partita continua.
joined-member = Questo è il tavolo { $table } di { $event }, torneo numero { $digits }.
joined-plays = { $round ->
    [0] Spareggio
   *[other] Turno { $round }
}: { $white } ha il Bianco contro { $black }.
joined-locked = Questo tavolo è bloccato e non partecipa a { $event }, torneo numero { $digits }: il blocco non è di quel torneo.
joined-unlock-first = Per entrarvi, sbloccare prima il tavolo: digitare sbloccare e il PIN.
joined-none-found = Nessuna postazione trovata. Digitare anche il suo indirizzo: sala entra, indirizzo, codice.
joined-several-found = Trovate più postazioni: { $list }. Digitare sala entra, l'indirizzo di una di esse e il codice.
joined-not-let-in = Il codice è sbagliato o scaduto. Chiederne uno nuovo all'arbitro.
joined-turned-away = L'arbitro non ha ammesso questo tavolo.
joined-lapsed = Il codice è scaduto prima che l'arbitro rispondesse. Chiederne uno nuovo.
joined-no-answer = La postazione non risponde. Controllare indirizzo e rete.
joined-apart = L'altro computer non risponde. O è spento, o questa rete isola i suoi computer: provare con un cavo, un proprio punto di accesso o un ripetitore.
joined-cannot-keep = Impossibile scrivere nella cartella dei dati del programma, quindi questo tavolo non è entrato; il codice è ancora valido. Liberare spazio o usare un'altra cartella (--data), poi riprovare.
joined-not-built = Questa versione non comprende la rete. Avviare il programma con: make run HALL=yes
joined-not-opened = Impossibile collegarsi alla rete. La partita continua.
joined-cannot-connect = Questo tavolo è stato ammesso, ma a questo indirizzo non è possibile un collegamento sicuro con la postazione dell'arbitro. Chiedere all'arbitro un altro indirizzo. La partita continua.
joined-connected = La postazione dell'arbitro è collegata.
joined-back = La postazione dell'arbitro è di nuovo collegata.
joined-away = La postazione dell'arbitro è scollegata. La partita continua; la postazione si aggiorna quando si ricollega.
joined-removed = L'arbitro principale ha tolto questo tavolo da { $event }.
joined-reason = Decisione della postazione di { $name }: { $reason }.
joined-ruled = Decisione della postazione di { $name }.
joined-next-game = { $round ->
    [0] Spareggio
   *[other] Turno { $round }
}: { $white } ha il Bianco contro { $black }. Preparare questa partita?
joined-ask-back = Questo computer era il tavolo { $table } di { $event }. Rientrare?
joined-game-waits = { $round ->
    [0] Spareggio
   *[other] Turno { $round }
}: { $white } ha il Bianco contro { $black }. Digitare sala partita per prepararla.
joined-game-over = Questa partita è finita: { $result }. Non è stata giocata su questo computer. Per averla qui, l'arbitro scrive { $word } alla sua postazione, e quel file si apre qui.
refused-no-code = Non è un codice. Digitare quattro case, per esempio e4 g7 a2 f3.
refused-no-event = Questo tavolo non fa parte di un torneo.
refused-not-hosting = Nessun posto è aperto a un altro computer.
refused-home-game = È in corso una partita a casa. Finirla o iniziarne una nuova, poi entrare di nuovo.
refused-no-pairing = Questo tavolo non ha altre partite in questo turno, o quella in corso non è finita.
elsewhere-no-answer = Nessuna risposta. Controllare indirizzo e rete.
elsewhere-not-let-in = Il codice è sbagliato o scaduto. Chiederne uno nuovo.
elsewhere-other-version = Le versioni dei due computer sono troppo diverse per giocare insieme. Installare su entrambi la versione più recente di Annabella; poi digitare ospita al tavolo per avere un nuovo codice.
usage-of-hall = { "[" }--hall INDIRIZZO --code CODICE]
capability-hall = Collega i tavoli di una sala alla postazione dell'arbitro con una rete locale.
