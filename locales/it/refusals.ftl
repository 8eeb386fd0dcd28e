# Refusals: the reason, and what to do instead.
refused-not-announced = La mossa non è ancora annunciata. Annunciarla, poi premere l'orologio.
refused-not-repeated = L'avversario non ha ancora ripetuto la mossa.
refused-not-executed = Ha già ripetuto questa mossa. Prima la esegua sulla sua scacchiera.
refused-not-made = La mossa non è ancora eseguita. Prima eseguirla sulla propria scacchiera.
refused-not-your-move = Non tocca a lei.
refused-not-to-move = Non tocca al { $side }.
refused-not-understood = Non capito: { $word }. Pezzo e casa, o aiuto.
refused-word-not-understood = Parola { $number } non capita: { $word }. Digitare aiuto.
refused-incomplete = Mossa incompleta: { $word }. Aggiungere il pezzo e la casa.
refused-no-promotion-piece = Promuovere a che cosa? { $word }: aggiungere il pezzo.
refused-nothing-said = Incompleto. Aggiungere il resto.
refused-ambiguous = Più di una mossa corrisponde a { $word }. Aggiungere la casa di partenza.
refused-illegal = Illegale: { $word }.
refused-illegal-alone = Illegale: { $word }. Sceglierne un'altra.
illegal-no-such-piece = Non ha questo pezzo.
illegal-no-such-pawn = Nessuno dei suoi pedoni può andarci.
illegal-no-piece-on = Non ha alcun pezzo in { $square }.
illegal-own-piece-there = Lì c'è un suo pezzo.
illegal-not-that-way = Questo pezzo non si muove così.
illegal-blocked = Un altro pezzo è d'intralcio.
illegal-nothing-to-capture = Non c'è nulla da catturare.
illegal-king-into-check = Lì il suo re sarebbe sotto scacco.
illegal-in-check = Il suo re è sotto scacco.
illegal-pinned = È inchiodato al suo re.
illegal-castling = Ora non può arroccare.
illegal-wrong-promotion = Un pedone può diventare solo donna, torre, alfiere o cavallo.
refused-in-check = Il re è sotto scacco.
refused-opponents-move = È la mossa dell'avversario. Digitare la propria.
refused-illegal-hand = Da { $from } a { $to } non è legale.
refused-illegal-there = Lì non è legale: { $to }.
refused-clock-running = Prima fermare gli orologi.
refused-clocks-run = Gli orologi sono già in moto.
refused-clock-stopped = Gli orologi sono già fermi.
refused-clock-already-pressed = Ha già mosso. Tocca all'avversario.
refused-no-clock = Questa partita non ha orologio.
refused-not-permitted = Qui non è permesso.
duty-speak = Ogni giocatore annuncia le proprie mosse.
duty-hand = Ogni giocatore muove i pezzi sulla propria scacchiera.
duty-press = Ogni giocatore preme il proprio orologio.
duty-record = Ogni giocatore tiene il proprio formulario.
duty-stop-clocks = Solo un giocatore o l'arbitro può fermare gli orologi.
duty-start-clocks = Solo l'arbitro può avviare gli orologi.
duty-set-clocks = Solo l'arbitro può regolare gli orologi.
duty-own-game = Lo decide solo il giocatore.
duty-rule = Può farlo solo l'arbitro.
duty-place-clock = Prima della partita l'arbitro decide dove sta l'orologio.
refused-device-fixed = Durante la partita si può cambiare solo il proprio dispositivo audio; gli altri li cambia l'arbitro al suo tavolo.
refused-device-taken = In questa partita quel dispositivo è di qualcun altro: sceglierne uno proprio, o chiedere all'arbitro.
refused-board-is-electronic = Quella scacchiera è elettronica: muovere lì i pezzi. Per muoverli qui, digitare prima: scacchiera via.
refused-no-electronic-board = A quel posto non c'è una scacchiera elettronica. Per sapere quali sono collegate, digitare: scacchiere.
refused-no-such-device = Nessun dispositivo ha quel numero. Digitare dispositivi per sentire l'elenco.
refused-game-over = La partita è finita.
refused-result-stands = La partita è finita. Per continuarla, digitare annullare e il motivo.
refused-too-late = È troppo tardi per questo.
refused-too-late-take-back = Troppo tardi per correggere: la mossa è completata. Per ritirarla, digitare ritirare mossa.
refused-too-late-to-correct = Troppo tardi per correggere: l'orologio è stato premuto.
refused-fair-play = L'aiuto è disattivato mentre si gioca online contro una persona.
refused-beside-competition = Qui è in corso una partita di torneo: nessun aiuto agli altri tavoli finché non finisce.
refused-only-at-home = Solo per partite a casa.
refused-no-practice = Nessuna prova in corso. Per cominciare, digitare prova.
refused-no-such-command = Comando sconosciuto: { $word }. Digitare aiuto.
refused-command-on-sheet = { $typed ->
    [yes] È un comando. Digitarlo da solo.
   *[no] Digitare i comandi nella riga di mossa (F6).
}
refused-no-such-game = Nessuna partita ha questo numero. Digitare partite per sentirle.
refused-too-early = È troppo presto per questo.
refused-draw-needs-moves = La patta si può concordare solo dopo una mossa di entrambi i giocatori.
refused-too-early-to-record = { $typed ->
    [yes] Digitare le mosse da sole
   *[no] Digitare le mosse nella riga di mossa (F6)
}; qui si annotano dopo averle eseguite. Per reclamare secondo 9.2 o 9.3 con una mossa che si intende fare, scrivere (9.2 { $word }).
refused-empty-square = Quella casa è vuota.
refused-nothing-in-hand = Non ha alcun pezzo in mano.
refused-nothing-announced = Non c'è una mossa annunciata per questo.
refused-flag-not-fallen = La bandierina non è caduta.
refused-no-offer = Non è stata proposta patta.
refused-nothing-to-correct = Non c'è alcuna mossa illegale che si possa ancora correggere.
refused-no-proposal = Nessuna proposta di questo tipo è aperta.
refused-several-proposals = È aperta più di una proposta. Dire quale.
refused-out-of-range = Questa mossa non c'è.
refused-board-unseen = In questa partita il programma non vede le scacchiere. Prima inserire la posizione.
refused-possible = Intendeva { $moves }?
refused-article = Articolo { $article }.
refused-read-only = Questa partita è in sola lettura. Per giocare, iniziarne una nuova.
refused-no-assistant = Prima va nominato un assistente, perché un giocatore è non vedente e l'altro sordo.
refused-nobody-to-approve = Quel giocatore non ha un assistente.
refused-pin-needed = Il tavolo dell'arbitro è bloccato. Digitare pin e poi il PIN.
refused-pin-elsewhere = Qui nessun PIN apre questa partita: è stata bloccata su un altro computer. Solo la postazione dell'arbitro in sala può sbloccarla.
refused-game-locked = Questa partita è bloccata: per lasciarla, l'arbitro deve sbloccare il suo tavolo con il PIN.
refused-lock-of-other-event = Questa partita è bloccata, e il blocco non è di questo torneo. Sbloccarla al tavolo con il PIN.
refused-locked-table = Questo tavolo è bloccato: non può entrare in un torneo né lasciarlo. Prima sbloccarlo: digitare sbloccare e il PIN.
refused-pin-wrong = PIN sbagliato. { $number ->
    [one] Riprovare fra un secondo.
   *[other] Riprovare fra { $number } secondi.
}
refused-pin-too-soon = Troppo presto dopo un PIN sbagliato. { $number ->
    [one] Riprovare fra un secondo.
   *[other] Riprovare fra { $number } secondi.
}
refused-pin-unfit = Un PIN deve avere da quattro a dodici cifre (meglio otto), o almeno tre parole di dodici lettere in tutto.
refused-nothing-entered = Non si sta inserendo una posizione. Digitare inserire e il colore.
refused-file-exists = Quel file esiste già. Scegliere un altro nome.
refused-file-failed = Impossibile salvare lì. Scegliere un altro percorso.
refused-file-not-there = { $typed ->
    [yes] File non trovato: «{ $word }». Non è stato inserito nulla. Controllare il percorso.
   *[no] File non trovato: «{ $word }». Non è stato inserito nulla. Controllare il percorso; la riga resta.
}
refused-file-is-folder = «{ $word }» è una cartella. Non è stato inserito nulla. Aggiungere un nome di file.
refused-file-forbidden = Manca il permesso di leggere «{ $word }». Non è stato inserito nulla.
refused-file-not-text = «{ $word }» non è testo UTF-8. Non è stato inserito nulla. Salvarlo come UTF-8, o digitare le mosse dopo inserire formulario.
refused-file-too-long = «{ $word }» supera i 256 KiB. Non è stato inserito nulla. Usare un file con un solo formulario.
refused-file-not-a-file = «{ $word }» è un dispositivo o una pipe, non un file. Non è stato inserito nulla. Indicare il percorso di un file.
refused-file-unreadable = Impossibile leggere «{ $word }». Non è stato inserito nulla. Riprovare, o copiarlo su un altro disco.
