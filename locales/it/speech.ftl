# Colori, pezzi e case. I pezzi sono nominati per intero, perché il colore concorda con il pezzo.
color-white = Bianco
color-black = Nero
side-and-name = { $side }, { $name }
piece-white-pawn = pedone bianco
piece-white-knight = cavallo bianco
piece-white-bishop = alfiere bianco
piece-white-rook = torre bianca
piece-white-queen = donna bianca
piece-white-king = re bianco
piece-black-pawn = pedone nero
piece-black-knight = cavallo nero
piece-black-bishop = alfiere nero
piece-black-rook = torre nera
piece-black-queen = donna nera
piece-black-king = re nero
cell-empty = vuota

# Ciò che viene detto quando accade qualcosa.
said-correction = Correzione:
said-repeated = Mossa ripetuta.
said-repeat-differs = È stata ripetuta un'altra mossa:
said-lifted = Sollevato: { $piece }, { $square }.
said-placed = Posato: { $piece }, { $square }.
said-taken-off = Tolto: { $piece }, { $square }.
said-recorded = Annotato: { $entry }.
said-illegal-move = Mossa illegale: { $who }. Articolo { $article }.
said-illegal-left = Finché { $opponent } non ha eseguito la mossa successiva, questa può essere reclamata o corretta. Articolo { $article }.
said-illegal-left-both-kings = Entrambi i re sono sotto scacco. Aspetti che la mossa successiva sia completata. Articolo { $article }.
said-illegal-stands = { $opponent } ha mosso: la mossa illegale di { $who } resta valida. Articolo { $article }.
said-correction-offered = Correzione della mossa illegale proposta: { $who }. Articolo { $article }.
said-correction-declined = La correzione è rifiutata.
said-record-shown = Trascrizione della partita, mostrata { $count } volte su 5.
said-record-asked = { $who } ha chiesto di vedere la trascrizione: volta { $count } di 5. Articolo { $article }.
said-record-refused = { $who } ha chiesto più di cinque volte di vedere la trascrizione: non viene mostrata e può distrarre l’avversario. Articolo { $article }.
said-boards-differ = Le scacchiere differiscono. { $who }: { $squares }. Articolo { $article }.
said-word-differs = Parola e scacchiera differiscono. { $who }: annunciato { $said }, sulla scacchiera { $done }. Articolo { $article }.
said-board-agrees = { $who }: la scacchiera concorda di nuovo.
said-board-differs-no-more = { $who }: nulla differisce più; l'ultima mossa è ancora da eseguire.
said-clocks-started = Orologio in moto: { $who }.
said-clocks-stopped = Gli orologi sono fermi.
state-flag-fallen = Bandierina caduta: { $who }.
said-flag-first = È caduta una bandierina: l’arbitro decide prima su questo.
said-time-adjusted = { $who }: l'orologio segna ora { $time }.
said-moves-adjusted = { $who }: il contamosse segna ora { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
said-period-adjusted = { $who }: l'orologio è ora nel periodo { $period }.
said-period-passed = Controllo del tempo superato. Ora vale il periodo { $period }.
said-period-passed-quickplay = Controllo del tempo superato. Ora vale il periodo { $period }, il finale rapido.
said-draw-offered = Patta proposta: { $who }.
said-draw-offer-made = Patta proposta.
said-draw-declined = La patta è rifiutata.
said-reinstated-start = Ritorno alla posizione iniziale.
said-reinstated-white = Ritorno alla posizione dopo la mossa { $number } del Bianco.
said-reinstated-black = Ritorno alla posizione dopo la mossa { $number } del Nero.
said-warning = Ammonizione: { $text }
said-penalty = Sanzione: { $who }. Articolo { $article }.
said-penalty-of-the-arbiter = Sanzione per il { $who }: { $penalty }. Articolo { $article }.
said-noted = Preso nota.
said-board-entered = Scacchiera inserita: { $who }.
said-read-back = Invio di nuovo per annunciarla.
said-nothing-yet = Nessuna mossa è stata ancora annunciata.
said-nothing-earlier = Prima non c'è nulla.
said-restarted = La partita è riaperta. Il programma era stato chiuso mentre un orologio era in moto. Entrambi gli orologi sono fermi sugli ultimi tempi mostrati.
said-suspended = Il computer non ha funzionato per { $time }. Questo tempo non viene conteggiato. Gli orologi sono fermi.
said-reopened = La partita è riaperta com'era. Gli orologi sono fermi.
said-not-saved = Attenzione: la partita non si può salvare. Continua senza essere salvata. Liberare spazio sul disco o avvisare l'arbitro.
said-saved-again = La partita viene di nuovo salvata.
said-journal-moved = Attenzione: il file di questa partita è stato tolto o sostituito. Tutta la partita è ora salvata in { $file }.
device-earphone = Auricolare della persona a questo computer
device-set = { $outlet }: ora { $device }.
device-none = { $outlet }: più nessun dispositivo.
device-kept = { $outlet }: le impostazioni nominano { $device } invece del dispositivo in vigore, e non viene usato.
device-kept-none = { $outlet }: le impostazioni non nominano più alcun dispositivo; resta in uso quello in vigore.
silence-no-voice = Nessuna voce parla. Non rispondono né espeak-ng né speech-dispatcher: installare o riavviare uno dei due; fino ad allora tutto è sullo schermo e va al lettore di schermo.
silence-no-output = Non esce alcun suono. Nessun sistema audio risponde, o non ha dispositivi: avviare PulseAudio o PipeWire, o collegare le cuffie; fino ad allora tutto è sullo schermo e va al lettore di schermo.
silence-over = La voce si sente di nuovo.
silence-earphone-gone = L'auricolare non c'è più. I messaggi privati sono muti finché non viene ricollegato; oppure digitare dispositivi e sceglierne un altro.
silence-earphone-back = L'auricolare è tornato.
silence-no-earphone = Nessun auricolare è scelto, perciò in questo torneo i messaggi privati sono muti. Digitare dispositivi, poi auricolare e il suo numero.
silence-loudspeaker-gone = L'altoparlante non c'è più. Gli annunci sono muti finché non viene ricollegato; oppure digitare dispositivi e sceglierne un altro.
silence-loudspeaker-back = L'altoparlante è tornato.
said-nothing-done = Non è stato fatto nulla.
said-on = { $what }: attivato.
said-off = { $what }: disattivato.

# Ciò che viene proposto all'arbitro; senza arbitro, ai giocatori.
proposed-penalty = Proposta: { $time } in più per l'avversario. Infrazione: { $who }. Articolo { $article }.
proposed-result = Proposta: { $result } Articolo { $article }.
proposed-result-undecided = Proposta: { $result } Non è accertato se l'avversario potrebbe ancora dare matto; altrimenti è patta. Articolo { $article }.
proposed-clock = Proposta per gli orologi: Bianco { $white }, Nero { $black }. Articolo { $article }.
proposed-count = L'orologio è stato premuto a orologi fermi: { $who }. Proposta: la mossa conta, il contamosse segna { $moves }. Articolo { $article }.
proposed-correction = Proposta: entrambe le scacchiere alla posizione dopo la semimossa { $ply }. Articolo { $article }.
proposed-correction-start = Proposta: entrambe le scacchiere alla posizione iniziale. Articolo { $article }.
proposed-colours = Proposta: una nuova partita con i colori giusti. Entrambe le scacchiere tornano alla posizione iniziale; perché i giocatori cambino colore, apra una nuova partita con i nomi scambiati. Articolo { $article }.

# Sanzioni dell'Articolo 12.9, dentro una frase.
penalty-warning = ammonizione
penalty-add-time = più tempo per l'avversario
penalty-reduce-time = meno tempo
penalty-add-points = più punti per l'avversario
penalty-reduce-points = meno punti
penalty-loss = partita persa
penalty-fine = multa
penalty-exclusion = esclusione da uno o più turni
penalty-expulsion = espulsione dal torneo

# Risposte.
answer-own-clock = Tempo rimasto: { $time }.
answer-clock = Tempo del { $side }: { $time }.
answer-clocks-stand = Gli orologi sono fermi.
answer-moves = Mosse completate: Bianco { $white }, Nero { $black }.
answer-no-move-yet = Ancora nessuna mossa.
answer-last = { $side }, mossa { $number }:
answer-turn = Tratto al { $who }. Mossa { $number }.
answer-nothing-there = Lì non c'è nulla.
answer-sheet-empty = Il formulario è vuoto.
answer-boards-agree = Le scacchiere concordano.
answer-boards-differ = Le scacchiere differiscono in { $squares }.
answer-not-ended = La partita è in corso.

# Quale dovere è aperto.
state-to-make = Tocca a: { $who }.
state-to-announce = Mossa da annunciare: { $who }.
state-to-repeat = Mossa da ripetere: { $who }.
state-to-execute = Mossa da eseguire sulla scacchiera: { $who }.
state-to-press = Può premere l'orologio: { $who }.
state-yours-to-make = Tocca a lei.
state-yours-to-announce = Annunci la sua mossa.
state-yours-to-repeat = Ripeta la mossa dell'avversario.
state-yours-to-execute = Esegua la mossa dell'avversario sulla sua scacchiera.
state-yours-to-press = Può premere il suo orologio.

# La fine.
result-white-wins = Vince il Bianco
result-black-wins = Vince il Nero
result-draw = Patta
result-both-lose = Perdono entrambi
result-half-zero = Mezzo punto al Bianco, zero al Nero
result-zero-half = Mezzo punto al Nero, zero al Bianco
result-both-absent = Entrambi assenti
result-and-reason = { $result }: { $reason }.
reason-checkmate = scacco matto
reason-stalemate = stallo
reason-dead-position = posizione morta
reason-resignation = abbandono
reason-agreement = accordo
reason-time = caduta della bandierina
reason-threefold = triplice ripetizione della posizione
reason-fifty = regola delle cinquanta mosse
reason-fivefold = quintuplice ripetizione della posizione
reason-seventyfive = regola delle settantacinque mosse
reason-illegal-move = mosse illegali
reason-ruling = decisione dell'arbitro
reason-default = arrivo oltre il tempo di tolleranza

# Domande che attendono sì o no.
question-resign = Abbandonare la partita?
question-accept-draw = Accettare la patta?
question-offer-draw = Proporre patta?
question-sure = Confermare?
question-how-to-answer = Digitare sì o no.
question-yes = Sì
question-no = No
said-no-question = Nessuna domanda in attesa.
undone-new-game = Questa partita resta sul tavolo.
undone-correct-clocks = Gli orologi restano come sono.
undone-save-over = Il file resta com'era.
undone-delete-profile = Il profilo resta.
undone-penalise = Nessuna sanzione.
undone-claim-flag = Caduta della bandierina non reclamata.
undone-resign = Non ha abbandonato.
undone-accept-draw = La patta non è accettata.
undone-offer-draw = Nessuna patta proposta.

# Dispositivi di uscita.
said-devices = Dispositivi di uscita:
said-no-devices = Nessun dispositivo di uscita trovato. I messaggi privati sono muti.
said-device-used = Da ora si usa questo dispositivo.
