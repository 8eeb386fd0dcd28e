# Perché una cosa non viene fatta, e che cosa fare invece.
refused-not-announced = La mossa non è ancora annunciata. Annunciarla, poi premere.
refused-not-repeated = L'avversario non ha ancora ripetuto la mossa.
refused-not-executed = La mossa non è ancora eseguita sulla scacchiera.
refused-not-made = La mossa non è ancora eseguita. Prima eseguirla sulla propria scacchiera.
refused-not-your-move = Il tratto è dell'avversario.
refused-not-understood = Non capito: { $word }. Dire un pezzo e una casa, o scrivere aiuto.
refused-word-not-understood = La parola { $number } non è stata capita: { $word }. Dire un pezzo e una casa, o scrivere aiuto.
refused-incomplete = Mossa incompleta: { $word }. Dire il pezzo e la casa.
refused-no-promotion-piece = Manca il pezzo della promozione: { $word }. Dire anche quello.
refused-nothing-said = Manca qualcosa. Completare la frase.
refused-ambiguous = Più mosse possibili: { $word }. Dire anche la casa di partenza.
refused-illegal = Mossa illegale: { $word }.
refused-illegal-alone = Mossa illegale: { $word }. Sceglierne un'altra.
refused-illegal-hand = Da { $from } a { $to } non è legale.
refused-illegal-there = Lì non è legale: { $to }.
refused-clock-running = Prima fermare gli orologi.
refused-clock-stopped = Gli orologi sono già fermi.
refused-clock-already-pressed = La sua mossa è completata. Tocca all'avversario.
refused-no-clock = Questa partita non ha orologio.
refused-not-permitted = Qui non è permesso.
duty-speak = Ogni giocatore annuncia le proprie mosse.
duty-hand = Ogni giocatore muove i pezzi sulla propria scacchiera.
duty-press = Ogni giocatore preme il proprio orologio.
duty-record = Ogni giocatore tiene il proprio formulario.
duty-stop-clocks = Solo un giocatore o l'arbitro fermano gli orologi.
duty-start-clocks = Solo l'arbitro avvia gli orologi.
duty-set-clocks = Solo l'arbitro regola gli orologi.
duty-own-game = Lo decide solo il giocatore.
duty-rule = Può farlo solo l'arbitro.
refused-device-fixed = Il dispositivo è fissato durante la partita: può cambiarlo solo chi lo usa o l'arbitro, dal suo tavolo.
refused-device-taken = Quel dispositivo in questa partita è di un altro: sceglierne uno proprio o chiedere all'arbitro.
refused-no-such-device = Nessun dispositivo ha quel numero. Digitare dispositivi per sentire la lista.
refused-game-over = La partita è finita.
refused-too-late = È troppo tardi per questo.
refused-too-early = È troppo presto per questo.
refused-too-early-to-record = Le mosse vanno nella riga di mossa; qui si scrivono una volta fatte. Per reclamare secondo 9.2 o 9.3 con una mossa prevista, si scrive (9.2 { $word }).
refused-empty-square = Lì non c'è nulla.
refused-nothing-in-hand = In mano non c'è alcun pezzo.
refused-nothing-announced = Non è stato annunciato nulla.
refused-flag-not-fallen = La bandierina non è caduta.
refused-no-offer = Non c'è alcuna proposta.
refused-nothing-to-correct = Non c'è alcuna mossa illegale che si possa ancora correggere.
refused-no-proposal = Non c'è una proposta simile.
refused-several-proposals = È aperta più di una proposta. Dire quale.
refused-out-of-range = Non c'è una mossa simile.
refused-board-unseen = Il programma non vede le scacchiere di questa partita. Prima inserire la scacchiera.
refused-possible = Possibile: { $moves }.
refused-article = Articolo { $article }.
refused-read-only = Questo registro si può solo leggere. Per giocare, aprire una nuova partita.
refused-no-assistant = Prima va nominato un assistente, perché un giocatore è non vedente e l'altro sordo.
refused-pin-needed = Il tavolo dell'arbitro è bloccato. Digitare pin e poi il PIN.
refused-game-locked = Questa partita è bloccata: per lasciarla, l'arbitro apre prima il suo tavolo con il PIN.
refused-pin-wrong = Il PIN è sbagliato. { $number ->
    [one] Riprovare fra un secondo.
   *[other] Riprovare fra { $number } secondi.
}
refused-pin-too-soon = Dopo un PIN sbagliato bisogna aspettare. { $number ->
    [one] Riprovare fra un secondo.
   *[other] Riprovare fra { $number } secondi.
}
refused-pin-unfit = Un PIN ha da quattro a dodici cifre, meglio otto, oppure almeno tre parole di dodici lettere in tutto. Sceglierne un altro.
refused-nothing-entered = Nessuna scacchiera è in corso di inserimento. Digitare inserire e il colore.
refused-file-exists = Esiste già un file con quel nome. Dare un altro nome.
refused-file-failed = Il file non si può scrivere lì. Dare un altro percorso.
refused-file-not-there = Non c'è un file «{ $word }». Non è stato inserito nulla. Controllare il percorso; la riga resta.
refused-file-is-folder = «{ $word }» è una cartella. Non è stato inserito nulla. Aggiungere il nome del file.
refused-file-forbidden = Il file «{ $word }» non si può leggere per mancanza di permessi. Non è stato inserito nulla. Cambiarne i permessi o copiarlo.
refused-file-not-text = Il file «{ $word }» non è testo UTF-8. Non è stato inserito nulla. Salvarlo come testo UTF-8, o digitare le mosse dopo: inserire formulario.
refused-file-too-long = Il file «{ $word }» supera i 256 KiB. Non è stato inserito nulla. Dare un file con un solo formulario.
refused-file-not-a-file = «{ $word }» è un dispositivo o una pipe, non un file. Non è stato inserito nulla. Dare il percorso di un file.
refused-file-unreadable = Il file «{ $word }» non è stato letto per un errore. Non è stato inserito nulla. Riprovare, o copiarlo su un altro disco.
