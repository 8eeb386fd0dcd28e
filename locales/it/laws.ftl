# The Laws in our own words (11.9); the number of the Article comes before each text.
line-explain = spiegare;spiega;regola del gioco;che cosa dice la regola
answer-law = Articolo { $article }. { $text }
answer-term = { $term }. { $text }
control-explain = Spiegare l'Articolo
control-explain-help = Spiega l'ultimo Articolo citato.
refused-no-such-article = Nessuna spiegazione per «{ $word }».
refused-nothing-to-explain = Non è stato ancora citato alcun Articolo. Digitare spiegare e il suo numero.

law-alternately = Due giocatori muovono a turno i propri pezzi su una scacchiera quadrata; comincia chi ha i pezzi bianchi.
law-has-the-move = Un giocatore ha il tratto quando la mossa dell'avversario è stata eseguita; la pressione dell'orologio non conta.
law-aim = Lo scopo è attaccare il re avversario in modo che l'avversario non abbia mosse legali: scacco matto, che vince la partita. Non si può lasciare o mettere il proprio re sotto attacco, né catturare un re.
law-board = La scacchiera ha otto per otto case uguali, alternate chiare e scure. Si dispone in modo che la casa d'angolo alla destra di ogni giocatore sia bianca.
law-initial = Ogni parte comincia con un re, una donna, due torri, due alfieri, due cavalli e otto pedoni. Da a fino a h stanno sulla prima traversa torre, cavallo, alfiere, donna, re, alfiere, cavallo e torre, con i pedoni davanti; i pezzi neri stanno di fronte.
law-files = Le otto file verticali sono colonne, le otto orizzontali traverse. Una linea retta di case dello stesso colore, da bordo a bordo, è una diagonale.
law-legal-moves = Una mossa è legale se il pezzo può muoversi così e non lascia il proprio re sotto scacco. Un giocatore non può arroccare se il re o quella torre ha già mosso; un pedone che arriva all'ultima traversa diventa donna, torre, alfiere o cavallo.
law-capture = Un pezzo non può andare su una casa occupata da un pezzo del suo colore. Un pezzo che va sulla casa di un pezzo avversario lo cattura. Un pezzo attacca una casa se potrebbe catturarvi, anche se non può muovere perché il proprio re resterebbe sotto scacco.
law-lines = L'alfiere muove sulle diagonali, la torre su colonne e traverse, la donna su tutte. Nessuno di loro può saltare un pezzo.
law-knight = Il cavallo va su una delle case più vicine che non sono sulla stessa traversa, colonna o diagonale.
law-pawn = Il pedone avanza di una casa in avanti se è libera; dalla sua prima casa può avanzare di due se sono libere entrambe. Cattura di una casa in diagonale in avanti.
law-en-passant = Un pedone che è appena avanzato di due case può essere catturato da un pedone avversario al suo fianco come se fosse avanzato di una sola. È legale solo nella mossa subito successiva.
law-promotion-choice = Un pedone che arriva sull'ultima traversa si cambia, nella stessa mossa, con una nuova donna, una torre, un alfiere o un cavallo del suo colore, qualunque cosa sia stata catturata prima. Il nuovo pezzo agisce subito.
law-king = Il re va su una casa vicina o arrocca: due case verso una torre della sua prima traversa, che va poi sulla casa attraversata dal re. Il diritto si perde quando il re o quella torre ha mosso. Per il momento l'arrocco è impedito se la casa del re, quella che attraversa o quella che raggiunge è attaccata, o se c'è un pezzo fra i due.
law-check = Un re è sotto scacco se è attaccato, anche da pezzi che non possono muovere. Nessuna mossa può lasciare o mettere il proprio re sotto scacco.
law-illegal-position = Una posizione è illegale se nessuna serie di mosse legali può portarvi.
law-one-hand = Ogni mossa si esegue con una mano sola.
law-adjust = Solo il giocatore che ha il tratto può acconciare i pezzi sulle loro case, dopo aver detto «acconcio».
law-contact = Ogni altro contatto con un pezzo è considerato intenzionale, salvo che sia chiaramente accidentale.
law-touch-move = Chi tocca di proposito pezzi sulla scacchiera deve muovere il primo pezzo proprio toccato che può muovere, o catturare il primo pezzo avversario toccato che si può catturare. Sulla scacchiera tattile, toccato vuol dire tolto dal foro.
law-touch-both = Chi tocca pezzi di entrambi i colori cattura il primo pezzo avversario toccato con il primo proprio toccato. Se è illegale, decide il primo pezzo toccato che può muovere o essere catturato. Se non è chiaro quale sia stato toccato per primo, è il proprio.
law-touch-castling = Se si toccano re e torre, si arrocca da quel lato se è legale. Se si tocca prima la torre, in questa mossa non si può arroccare. Se l'arrocco è illegale, si fa un'altra mossa legale di re; se non ce n'è, una qualsiasi. Il pezzo di una promozione non si cambia più quando { $old ->
    [yes] è stato lasciato sulla
   *[no] ha toccato la
} casa.
law-free-choice = Se nessuno dei pezzi toccati può muovere o essere catturato, si può fare qualsiasi mossa legale.
law-promotion = Nella promozione il pedone non deve prima arrivare sull'ultima traversa: si può toglierlo e mettere il nuovo pezzo in qualsiasi ordine. Un pezzo avversario su quella casa viene catturato.
law-made = Un pezzo lasciato su una casa vi resta. Una cattura è eseguita quando anche il pezzo catturato è stato tolto; l'arrocco quando si lascia la torre; la promozione quando il nuovo pezzo è posato e il pedone tolto.
law-touch-claim = Chi tocca di proposito un pezzo perde il diritto di reclamare che l'avversario ha violato la regola del pezzo toccato.
law-moving-assistant = Un giocatore che non può muovere i pezzi può indicare un assistente, che l'arbitro deve accettare.
law-game-over = Una partita finisce per scacco matto, abbandono o stallo, in una posizione morta o per accordo.
law-checkmate = Lo scacco matto con una mossa legale chiude subito la partita; vale da quando si lascia il pezzo, anche se l'orologio non è stato premuto.
law-resignation = Chi abbandona perde.{ $draws ->
    [yes] {" "}Se l'avversario non può dare matto con alcuna serie di mosse legali, è patta.
   *[no] {""}
}
law-stalemate = Se chi ha il tratto non ha mosse legali e non è sotto scacco, è stallo: subito patta.
law-dead-position = Se nessuno dei due può dare matto con alcuna serie di mosse legali, la posizione è morta: subito patta.
law-agreement = I due giocatori possono accordarsi per la patta{ $both ->
    [yes] , dopo che ciascuno ha fatto una mossa
   *[no] {""}
}.
law-clock = Un orologio da scacchi ha due quadranti, dei quali uno solo è in moto. La bandierina cade quando il tempo assegnato è finito.
law-press = Una mossa è completata quando il giocatore l'ha eseguita e ha premuto l'orologio. Gli va sempre permesso di premere{ $old ->
    [yes] .
   *[no] ; premere senza aver mosso è un'infrazione.
}
law-also-completed = Una mossa è completata anche se chiude la partita, o quando il giocatore ha fatto la successiva senza aver premuto.
law-same-hand = L'orologio si preme con la mano che ha mosso. Non si può tenere il dito sull'orologio né sopra di esso.
law-clock-care = L'orologio va usato correttamente: { $old ->
    [yes] non si può colpirlo con forza, sollevarlo o rovesciarlo
   *[no] non si può colpirlo con forza, premerlo prima della mossa, sollevarlo o rovesciarlo
}. L'uso scorretto è penalizzato.
law-adjust-on-own-time = Solo il giocatore il cui orologio è in moto può acconciare i pezzi.
law-no-deduction = Un giocatore che non può premere l'orologio può avere un assistente{ $old ->
    [yes] ; l'arbitro regola gli orologi in modo equo.
   *[no] ; un giocatore con disabilità non è penalizzato nel tempo per questo.
}
law-periods = Le mosse di ogni periodo vanno fatte nel suo tempo. Il tempo risparmiato si aggiunge al periodo successivo.
law-delay = Nel modo a ritardo entrambi i giocatori hanno un tempo principale e un tempo aggiuntivo fisso per mossa. Il tempo principale scorre solo quando quello aggiuntivo è finito.
law-flag-check = Appena una bandierina è caduta, si controlla se il giocatore ha fatto le mosse richieste dal periodo.
law-clock-place = Prima della partita l'arbitro decide dove va messo l'orologio.
law-start = L'orologio del Bianco si avvia all'ora fissata per la partita.
law-default-time = Il giocatore che arriva oltre il tempo di tolleranza perde, salvo diversa decisione dell'arbitro.
law-both-late = Se all'inizio non c'è nessuno dei due, il Bianco perde il tempo fino al loro arrivo, salvo che il bando o l'arbitro dica altro.
law-flag-seen = Una bandierina si considera caduta quando l'arbitro la vede o un giocatore la reclama a ragione.
law-flag-fall = Chi non ha completato le mosse nel tempo assegnato perde. È patta se l'avversario non può dare matto con alcuna serie di mosse legali.
law-defective-clock = Vale ciò che mostrano gli orologi, salvo difetto evidente; allora l'orologio viene sostituito e regolato secondo il miglior giudizio.
law-wrong-setting = Un orologio regolato male viene fermato subito; l'arbitro corregge i tempi e il contamosse.
law-stop-clocks = Un giocatore può fermare gli orologi solo per chiamare l'arbitro, che decide quando farli ripartire.
law-interruption = Se la partita va interrotta, l'arbitro ferma gli orologi.
law-stop-without-reason = Chi ferma gli orologi senza un motivo valido è penalizzato.
law-displays = Uno schermo può mostrare posizione, mosse e numero di mosse, ma nessun reclamo può { $old ->
    [yes] basarsi su di esso
   *[no] basarsi solo su di esso
}. Questo programma è un aiuto di questo tipo.
law-both-flags = Se entrambe le bandierine sono cadute e non si sa quale per prima, in un periodo precedente la partita continua, nell'ultimo è patta.
law-reinstated = Quando una posizione viene ripristinata, l'arbitro regola i tempi e il contamosse secondo il miglior giudizio, o li lascia.
law-set-up = Se la posizione iniziale era errata, la partita è annullata e se ne gioca una nuova.
law-board-turned = Se la scacchiera era orientata male, la posizione si trasferisce su una orientata bene e la partita continua.
law-colours = Se la partita è cominciata a colori invertiti, { $anew ->
    [none] continua, salvo diversa decisione dell'arbitro
   *[moves] se ne gioca una nuova finché entrambi non hanno fatto { $anew } mosse; dopo, continua
}.
law-displaced = Chi sposta dei pezzi li rimette a posto nel proprio tempo.
law-displaced-help = Se necessario, ognuno dei due può fermare gli orologi e chiamare l'arbitro, che può penalizzare chi ha spostato i pezzi.
law-illegal-move = Dopo una mossa illegale si ripristina la posizione precedente. Il pezzo toccato deve muovere, o essere catturato, se è legale.
law-unpromoted = Un pedone lasciato sull'ultima traversa con l'orologio premuto è una mossa illegale; il pedone diventa donna.
law-press-without-move = Premere l'orologio senza aver mosso vale come mossa illegale.
law-two-hands = Arroccare, catturare o promuovere con due mani vale come mossa illegale.
law-illegal-penalty = { $losing ->
    [1] La prima mossa illegale perde la partita
   *[more] Per una mossa illegale l'avversario riceve { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}; la mossa illegale numero { $losing } perde la partita
}.{ $drawable ->
    [yes] {" "}È patta se l'avversario non può dare matto con alcuna serie di mosse legali.
   *[no] {""}
}
law-wrong-square = Se un pezzo si trova su una casa sbagliata, si ripristina la posizione precedente, o l'ultima che si può stabilire.
law-record = Ogni giocatore annota le proprie mosse e quelle dell'avversario, mossa per mossa, in notazione algebrica.
law-electronic-sheet = Invece di scrivere, i giocatori inseriscono le mosse in un formulario elettronico certificato, se la competizione lo prescrive.
law-record-in-advance = Le mosse non si scrivono prima di eseguirle, tranne che per reclamare patta{ $old ->
    [yes] {""}
   *[no] {" "}o per una mossa in busta
}.
law-record-before-next = Un giocatore può rispondere prima di scrivere, ma deve aver scritto la propria mossa prima di fare la successiva.
law-sheet-use = Il formulario serve solo per mosse, tempi, proposte di patta, reclami e altri dati pertinenti.
law-sheet-offer = Entrambi i giocatori annotano ogni proposta di patta sul formulario con il segno (=).
law-sheet-assistant = Un giocatore che non può scrivere può avere un assistente che scrive{ $old ->
    [yes] , con il consenso dell'arbitro.
   *[no] ; un giocatore con disabilità non è penalizzato nel tempo per questo.
}
law-sheet-visible = L'arbitro deve poter vedere il formulario per tutta la partita.
law-sheet-owner = I formulari appartengono all'organizzatore.
law-need-not-record = Chi in un momento di un periodo ha meno di cinque minuti, senza trenta secondi a mossa, non è tenuto ad annotare per il resto del periodo.{ $old ->
    [yes] {" "}Con trenta secondi a mossa, e un giocatore sotto i cinque minuti, entrambi annotano la mossa dell'avversario prima di rispondere.
   *[no] {""}
}
law-update = Appena una bandierina è caduta, chi non annotava aggiorna il formulario prima di muovere, se vuole con quello dell'avversario. Se nessun formulario è completo, la partita si ricostruisce su un'altra scacchiera sotto il controllo dell'arbitro.
law-arbiter-records = Se nessuno dei due deve annotare, l'arbitro o un assistente cerca di essere presente e di annotare le mosse. Dopo la caduta di una bandierina l'arbitro ferma gli orologi finché entrambi hanno aggiornato i formulari.
law-next-period = Se i formulari non mostrano che un giocatore ha superato il tempo, la mossa successiva è la prima del periodo seguente, salvo prova di più mosse.
law-sign = Alla fine entrambi i giocatori firmano entrambi i formulari con il risultato. Anche se errato, il risultato firmato vale, salvo diversa decisione dell'arbitro.
law-draw-restricted = Il bando di un torneo può vietare di proporre patta per un certo numero di mosse, o senza il consenso dell'arbitro.
law-draw-offer = La patta si propone dopo aver mosso e prima di premere. La proposta non si può ritirare; vale finché non è accettata, rifiutata, superata toccando un pezzo, o la partita finisce.
law-claim-is-offer = Un reclamo di patta vale anche come proposta di patta.
law-threefold = Chi ha il tratto può reclamare patta se la stessa posizione sta per presentarsi, o si è appena presentata, almeno per la terza volta. Scrive la mossa che intende fare, la dichiara all'arbitro e non la gioca. Le posizioni sono uguali se lo stesso giocatore ha il tratto e sono possibili le stesse mosse.
law-fifty = Chi ha il tratto può reclamare patta se ciascuno ha fatto, o con la mossa scritta avrà fatto, le ultime cinquanta mosse senza catture e senza mosse di pedone.
law-claim-forfeited = Chi { $touching ->
    [yes] tocca un pezzo per muoverlo
   *[no] fa una mossa
} senza aver reclamato perde il diritto di reclamare in quella mossa.
law-claim-procedure = Chi reclama patta può fermare gli orologi e non può ritirare il reclamo. Se è fondato, la partita è patta; se no, l'avversario riceve { $claim ->
    [one] { $claim } minuto
   *[other] { $claim } minuti
} e la mossa dichiarata va giocata.{ $old ->
    [yes] {" "}Chi ha reclamato perde metà del tempo che gli resta, tre minuti al massimo; da uno a due minuti gliene resta uno, e meno di uno non si tocca.
   *[no] {""}
}
law-automatic-draw = La stessa posizione cinque volte, o settantacinque mosse per parte senza catture né mosse di pedone, chiude la partita in patta. Un matto con l'ultima mossa ha la precedenza.
law-points = La vittoria vale un punto, la patta mezzo, la sconfitta zero, salvo diverso regolamento.
law-points-limit = I punti di una partita non possono superare il totale abituale, e ognuno riceve un punteggio abituale: tre quarti a un quarto non è permesso.
law-disrepute = I giocatori non possono fare nulla che porti discredito al gioco degli scacchi.
law-playing-area = L'area di gioco è dove si giocano le partite; la sede di gioco è quell'area con i servizi, le zone di ristoro e per fumatori e le altre indicate dall'arbitro. Per lasciare la sede serve il permesso dell'arbitro; chi deve muovere ne ha bisogno anche per lasciare l'area.
law-area-others = Chi non è giocatore né arbitro ha bisogno del permesso dell'arbitro per entrare nell'area di gioco.
law-area-leaving = Il bando può richiedere che l'avversario di chi ha il tratto si presenti all'arbitro prima di uscire dall'area di gioco.
law-no-help = Durante il gioco nessuno può usare appunti, fonti, consigli o analisi. Perciò il programma non mostra a un giocatore né mosse legali né valutazioni.
law-devices = I dispositivi elettronici sono vietati nella sede di gioco, salvo approvazione dell'arbitro. Anche questo programma ne ha bisogno.
law-device-bag = Il bando può permettere dispositivi nella borsa del giocatore, del tutto spenti; la borsa non si può usare senza permesso.
law-device-found = { $old ->
    [yes] Il giocatore il cui telefono suona nella sede di gioco durante la partita perde; l'arbitro decide il punteggio dell'avversario.
   *[no] Chi è trovato con un dispositivo elettronico nella sede di gioco perde, salvo che il bando preveda una sanzione più lieve.
}
law-inspection = L'arbitro può far ispezionare in privato vestiti, borse, altri oggetti o il corpo di un giocatore, da una persona dello stesso genere. Chi rifiuta è penalizzato.
law-smoking = Fumare, anche sigarette elettroniche, è permesso solo dove l'arbitro lo consente.
law-finished = I giocatori che hanno finito la partita sono spettatori.
law-disturbing = È vietato distrarre o disturbare l'avversario; anche con reclami o proposte di patta irragionevoli.
law-infractions = Le violazioni di queste regole di condotta sono penalizzate dall'arbitro.
law-refusal = Chi rifiuta con insistenza di rispettare il Regolamento perde la partita.
law-both-guilty = Se entrambi i giocatori sono colpevoli, perdono entrambi.
law-explain = Un giocatore può chiedere all'arbitro di spiegare un punto del Regolamento.
law-appeal = Salvo che il bando dica altro, un giocatore può appellarsi contro ogni decisione dell'arbitro, anche dopo aver firmato il formulario.
law-reconstruction = Entrambi i giocatori aiutano l'arbitro quando la partita va ricostruita, anche per i reclami di patta.
law-own-count = Badare alla triplice ripetizione e alle cinquanta mosse spetta ai giocatori.
law-arbiter = L'arbitro fa rispettare il Regolamento ed è responsabile di decisioni, tempi e risultati.
law-arbiter-duties = L'arbitro agisce nel migliore interesse della competizione, mantiene buone condizioni di gioco, provvede a che i giocatori non siano disturbati e segue la competizione.{ $old ->
    [yes] {""}
   *[no] {" "}Garantisce anche il gioco leale, prende misure speciali per giocatori con disabilità o bisognosi di cure mediche e segue le norme contro gli imbrogli.
}
law-observe = L'arbitro osserva le partite, soprattutto quando i giocatori hanno poco tempo, fa rispettare le sue decisioni e infligge sanzioni quando è il caso.
law-observers = L'arbitro può nominare assistenti per osservare le partite, per esempio quando più giocatori hanno poco tempo.
law-disturbed-from-outside = Se la partita è disturbata dall'esterno, l'arbitro può dare tempo in più a uno o a entrambi i giocatori.
law-not-told = L'arbitro non dice a nessuno quante mosse sono state fatte, né che l'avversario ha mosso o ha dimenticato di premere, tranne dopo una caduta di bandierina quando si aggiornano i formulari.
law-others-report = { $old ->
    [yes] Spettatori e giocatori di altre partite non possono parlare di una partita né intervenirvi in alcun modo; l'arbitro può allontanarli dall'area di gioco.
   *[no] Chi vede un'irregolarità in un'altra partita può dirla solo all'arbitro.
}
law-phones = { $old ->
    [yes] Nessuno può usare un telefono cellulare nella sede di gioco né in un'area indicata dall'arbitro.
   *[no] Senza il permesso dell'arbitro nessuno può usare un telefono cellulare o un altro dispositivo di comunicazione nella sede di gioco, né in un'area contigua indicata dall'arbitro.
}
law-penalties = L'arbitro può ammonire, dare tempo all'avversario o toglierne al colpevole, cambiare punti, dichiarare persa la partita{ $old ->
    [yes] {" "}o espellere dal torneo
   *[no] , multare, escludere da turni o espellere
}.
law-interpretation = Le federazioni possono chiedere alla FIDE una decisione ufficiale su problemi del Regolamento.
law-rapid = Rapid: tempo principale più sessanta incrementi, { $old ->
    [yes] da quindici a sessanta minuti
   *[no] più di dieci e meno di sessanta minuti
}.
law-rapid-basis = Vale il Regolamento, salvo dove il Rapid ha regole proprie.
law-blitz-basis = Il Blitz segue le regole del Rapid, salvo dove ha le sue.
law-fast-record = I giocatori non sono tenuti ad annotare le mosse{ $old ->
    [yes] {""}
   *[no] , ma conservano i reclami basati sui formulari e possono chiedere un formulario all'arbitro in ogni momento
}.
law-one-minute = Le sanzioni di due minuti degli Articoli 7 e 9 sono di un minuto.
law-rapid-supervised = Nel Rapid le regole per le competizioni valgono se un arbitro segue al massimo tre partite e ogni partita è registrata dall'arbitro o da un assistente, se possibile elettronicamente.
law-blitz-supervised = Nel Blitz le regole per le competizioni valgono se un arbitro segue una sola partita e ogni partita è registrata dall'arbitro o da un assistente, se possibile elettronicamente.
law-record-shown = Chi ha il tratto può chiedere all'arbitro di mostrargli la registrazione della partita, al massimo cinque volte; di più vale come distrarre l'avversario.
law-rapid-otherwise = Dove non valgono le regole per le competizioni, il Rapid ha regole proprie per la posizione iniziale, le mosse illegali e la caduta della bandierina.
law-blitz-otherwise = Dove non valgono le regole per le competizioni, il Blitz non ha regole proprie e segue quelle del Rapid per tali partite.
law-fast-set-up = Dopo { $frozen } mosse per parte non si possono più cambiare la posizione iniziale, l'orientamento della scacchiera e la regolazione dell'orologio.{ $old ->
    [yes] {" "}Un re scambiato di posto con la donna non può arroccare.
   *[no] {" "}{ $new ->
        [yes] Un re o una torre su una casa sbagliata non può arroccare.
       *[no] Un re scambiato di posto con la donna o una torre su una casa sbagliata non può arroccare.
    }
}
law-fast-touch = Sui pezzi toccati l'arbitro decide solo se un giocatore lo chiede.
law-fast-illegal = Una mossa illegale si può reclamare finché l'avversario non ha fatto la mossa successiva; poi resta valida{ $old ->
    [yes] . L'arbitro interviene solo su tale reclamo, o se entrambi i re sono sotto scacco o una promozione non è completa
   *[no] , salvo accordo dei due giocatori. Fino ad allora interviene anche l'arbitro che la vede
}.
law-fast-time = { $old ->
    [yes] Chi reclama la vittoria per il tempo ferma entrambi gli orologi; il reclamo è fondato se la sua bandierina allora è ancora su e quella dell'avversario è caduta.
   *[no] Chi reclama la vittoria per il tempo può fermare gli orologi. È patta se chi reclama non può dare matto con alcuna serie di mosse legali.
}
law-both-kings = Se entrambi i re sono sotto scacco, o un pedone non è promosso, l'arbitro attende la mossa successiva; se è ancora così, la partita è patta.
law-fast-flag = { $old ->
    [yes] La caduta della bandierina la reclamano i giocatori; l'arbitro tace
   *[no] L'arbitro { $new ->
    [yes] annuncia anche la caduta di una bandierina se la vede
   *[no] può annunciare la caduta di una bandierina se la vede
}
}.
law-fast-both-flags = Se sono cadute entrambe le bandierine, è patta.
law-one-way = Il bando dice per tutto il torneo se valgono o no le regole per le competizioni.
law-blitz = Blitz: tempo principale più sessanta incrementi, { $old ->
    [yes] meno di quindici minuti
   *[no] dieci minuti o meno
}.
law-blitz-illegal = Nel Blitz l'avversario può reclamare la vittoria per una mossa illegale finché non fa la propria mossa successiva; è patta se non può dare matto con alcuna serie di mosse legali. Poi la mossa illegale resta valida.
law-notation = La FIDE riconosce nei suoi tornei solo la notazione algebrica. Un formulario in un'altra notazione non vale come prova; l'arbitro avverte il giocatore che la usa.
law-notation-piece = In questa appendice «pezzo» indica un pezzo che non è un pedone.
law-notation-pieces = Un pezzo si scrive con l'iniziale maiuscola del suo nome nella lingua del giocatore; un pedone non ha lettera.
law-notation-squares = Le colonne si chiamano da a fino a h, dalla sinistra del Bianco; le traverse da 1 a 8, dal lato del Bianco. Ogni casa è una lettera e un numero.
law-notation-moves = Una mossa si scrive con la lettera del pezzo e la casa d'arrivo; una mossa di pedone con la sola casa.{ $old ->
    [yes] {""}
   *[no] {" "}La forma più lunga, con entrambe le case, è accettata.
}
law-notation-captures = { $old ->
    [yes] Si mette una x
   *[no] Si può mettere una x
} prima della casa di una cattura. La cattura di un pedone comincia con la colonna di partenza. Le lettere e.p. indicano una cattura en passant.
law-notation-like = Se due pezzi uguali possono raggiungere la casa, si aggiunge la colonna di quello che muove, o la traversa se stanno sulla stessa colonna.
law-notation-promotion = In una promozione la lettera del nuovo pezzo segue la casa.
law-notation-signs = 0-0 è l'arrocco con la torre della colonna h, 0-0-0 con quella della colonna a; x è una cattura, + scacco, ++ o # scacco matto, e.p. una cattura en passant.
law-two-boards = Se gioca una persona con disabilità visiva, ciascuno dei due può pretendere due scacchiere: una tattile per lei e una normale per l'avversario.
law-board-size = La scacchiera del giocatore con disabilità visiva misura almeno 20 per 20 centimetri.
law-raised-squares = Le sue case nere sono leggermente in rilievo.
law-holes = Ogni casa ha un foro in cui si inseriscono i pezzi.
law-pegs = I pezzi hanno un perno che entra nei fori, sono di modello Staunton, e quelli neri portano un segno particolare.
law-announce = Ogni mossa viene annunciata chiaramente, ripetuta dall'avversario ed eseguita sulla sua scacchiera{ $named ->
    [yes] {"; "}si nomina il pezzo della promozione
   *[no] {""}
}.
law-peg-touched = Sulla scacchiera tattile un pezzo è considerato toccato quando è stato tolto dal foro; tastare i pezzi è sempre permesso.
law-peg-made = La mossa del giocatore con disabilità visiva è eseguita quando il pezzo catturato è fuori dalla scacchiera, il pezzo mosso è nel nuovo foro e la mossa è stata annunciata.
law-peg-press = L'orologio dell'avversario si avvia solo quando la mossa è stata eseguita e annunciata.
law-sighted = Per il giocatore vedente un pezzo è toccato e una mossa è eseguita come in ogni partita.
law-talking-clock = Un orologio per il giocatore con disabilità visiva { $old ->
    [yes] ha lancette, punti e bandierina che si leggono al tatto
   *[no] dice il tempo e il numero di mosse, o si legge al tatto
}.
law-vi-record = Il giocatore con disabilità visiva annota in Braille, in scrittura comune o con un registratore.
law-slip = Un lapsus nell'annuncio va corretto subito, prima che parta l'orologio dell'avversario.
law-boards-differ = Se le scacchiere differiscono, si correggono con l'aiuto dell'arbitro e dei due formulari. Se i formulari concordano, chi ha la mossa sbagliata corregge la propria scacchiera{ $old ->
    [yes] .
   *[no] ; se no, si torna dove concordano e l'arbitro regola gli orologi.
}
law-sheets-differ = Se i formulari differiscono, si torna all'ultimo punto in cui concordano, e l'arbitro regola gli orologi.
law-assistant = L'assistente del giocatore con disabilità visiva può eseguire e annunciare le mosse su entrambe le scacchiere, annotare, premere l'orologio, dire i tempi a richiesta, reclamare la caduta della bandierina e segnalare all'arbitro che il vedente ha toccato un pezzo. Si occupa anche delle formalità di una sospensione.
law-sighted-assistant = Se il giocatore con disabilità visiva non ha assistente, il vedente può averne uno per muovere e annunciare.{ $old ->
    [yes] {""}
   *[no] {" "}Contro un giocatore sordo va nominato un assistente.
}
law-sealed-move = Alla sospensione chi ha il tratto scrive la mossa senza mostrarla, entrambi i formulari vanno in una busta, e solo allora ferma l'orologio. A chi sospende in anticipo si conta il resto della sessione.
law-envelope-data = Sulla busta si scrivono nomi, posizione, tempi usati, chi ha messo in busta la mossa e il suo numero, una proposta di patta, e quando e dove si riprende.
law-envelope-kept = L'arbitro controlla ciò che è scritto sulla busta e la custodisce.
law-offer-after-sealing = Una patta proposta dopo la mossa in busta resta valida fino alla risposta.
law-before-resumption = Prima della ripresa si dispone la posizione precedente alla mossa in busta, e gli orologi mostrano i tempi della sospensione.
law-ended-before-resumption = Se prima della ripresa i giocatori si accordano per la patta, o uno abbandona, la partita è finita.
law-open-envelope = La busta si apre solo quando è presente il giocatore che deve rispondere.
law-unclear-sealed = Una mossa in busta ambigua, errata o illegale perde la partita.
law-resumption = Se è presente chi deve rispondere, si apre la busta, si gioca la mossa e si avvia il suo orologio. Se è assente, il suo orologio corre. Se è assente chi ha messo in busta la mossa, l'avversario può mettere in busta la risposta.
law-late-resumption = Chi arriva troppo tardi alla ripresa perde, a meno che la mossa in busta non abbia chiuso la partita.
law-both-absent = Se sono assenti entrambi, chi deve rispondere perde il tempo fino all'arrivo di uno dei due.
law-lost-envelope = Se la busta è persa, chi ha messo in busta la mossa gioca quella che dice di aver scritto. Se la posizione non si può ripristinare, si gioca una nuova partita.
law-wrong-times = Se alla ripresa un orologio mostra un tempo errato e un giocatore lo segnala prima della sua prima mossa, si corregge; altrimenti la partita continua, salvo diversa decisione dell'arbitro.
law-sessions = Le sessioni delle partite sospese seguono { $old ->
    [yes] l'orologio a muro
   *[no] l'orologio dell'arbitro
}; l'ora della ripresa si annuncia prima.
law-chess960 = Chess960: una di 960 posizioni iniziali. Dopo l'arrocco re e torre stanno dove starebbero negli scacchi normali.
law-chess960-start = I pedoni stanno sulla seconda traversa. Dietro, i pezzi stanno a caso, ma con il re fra le torri e gli alfieri su case di colore diverso; i pezzi neri stanno di fronte.
law-chess960-castling = Ogni giocatore può arroccare una volta. Secondo dove stanno, re e torre muovono entrambi, si scambiano di posto, o muove uno solo. Tutte le case che attraversano o raggiungono devono essere vuote, salvo per loro due. Per evitare errori si dice prima «sto per arroccare».
law-quickplay-phase = Il finale rapido è la fase della partita in cui tutte le mosse rimanenti vanno fatte in un tempo limitato.
law-quickplay-announced = Le regole del finale rapido valgono solo se sono state annunciate, nello Standard e nel Rapid senza incremento.
law-quickplay-increment = Con meno di due minuti chi ha il tratto può chiedere un incremento di cinque secondi per entrambi; è anche una proposta di patta. Se è rifiutata e l'arbitro è d'accordo, si imposta l'incremento e l'avversario riceve due minuti.
law-quickplay = Con meno di due minuti chi ha il tratto può reclamare patta: l'avversario non può vincere con mezzi normali, o non ci prova. L'arbitro accoglie, rinvia o respinge il reclamo; se lo respinge, l'avversario riceve due minuti.
law-quickplay-final = La decisione dell'arbitro su questo è definitiva.
law-quickplay-alone = Senza arbitro il reclamo ferma il gioco: si scrive la posizione finale, l'avversario la verifica, e decide un arbitro.

law-term-adjournment = La partita si interrompe e si continua più tardi, invece di finire in una sola sessione.
law-term-analysis = Provare mosse su una scacchiera per trovare la continuazione migliore.
law-term-claim = Un giocatore può rivolgersi all'arbitro con un reclamo in varie situazioni, come la patta o la caduta della bandierina.
law-term-colours = I 16 pezzi chiari e le case chiare si dicono bianchi, quelli scuri neri. Bianco e Nero sono anche i giocatori di quei pezzi.
law-term-contiguous = Una zona accanto all'area di gioco che non ne fa parte, come quella degli spettatori.
law-term-counter = Un dispositivo dell'orologio che conta quante volte ogni giocatore ha premuto.
law-term-disability = Una condizione fisica o mentale per cui una persona ha perso in parte o del tutto la capacità di svolgere certe attività scacchistiche.
law-term-discretion = In circa 39 punti il Regolamento lascia la decisione al giudizio dell'arbitro.
law-term-draw = Una partita che finisce senza vincitore.
law-term-exchange = Un pedone è promosso; o un pezzo è catturato in cambio di uno di pari valore; o si perde una torre per un alfiere o un cavallo.
law-term-fischer = Ogni giocatore riceve tempo in più, spesso 30 secondi, prima di ogni mossa. Quello non usato si conserva.
law-term-increment = Tempo, da 2 a 60 secondi, che ogni giocatore riceve per mossa, aggiunto all'orologio o come ritardo.
law-term-intervene = Intromettersi in ciò che sta accadendo, per influirvi.
law-term-minor = Un alfiere o un cavallo.
law-term-move = Una mossa di entrambi, come in «40 mosse in 90 minuti»; il diritto di giocare; o una sola mossa di un giocatore.
law-term-normal-means = Giocare cercando di vincere, o avere una posizione con possibilità reali di vittoria diverse dalla caduta della bandierina.
law-term-organiser = Il responsabile della manifestazione: luogo, date, premi, inviti e formula.
law-term-over-the-board = Il Regolamento vale solo per il gioco alla scacchiera, non per internet né per corrispondenza.
law-term-piece = Una delle 32 figure sulla scacchiera; o solo re, donna, torre, alfiere o cavallo, a differenza del pedone.
law-term-regulations = Vari punti del Regolamento sono facoltativi. Il bando del torneo dice quali sono scelti.
law-term-result = Di solito 1-0, 0-1 o patta. In casi eccezionali perdono entrambi, o uno riceve mezzo punto e l'altro nulla. Una partita non giocata è più per l'uno e meno per l'altro, o meno per entrambi.
law-term-standard = Una partita in cui ogni giocatore ha almeno 60 minuti.
law-term-supervision = Le regole per le competizioni valgono nel Rapid se un arbitro segue al massimo tre partite, nel Blitz una, e se la partita viene registrata.
law-term-time-control = La regola sul tempo di ogni giocatore, come 40 mosse in 90 minuti. Raggiunge il controllo chi fa quelle mosse in quel tempo.
law-term-wings = Il lato di donna è la metà della scacchiera con le colonne da a fino a d, il lato di re quella con le colonne da e fino a h.
law-term-zero-tolerance = I giocatori devono essere alla scacchiera quando comincia il turno.
