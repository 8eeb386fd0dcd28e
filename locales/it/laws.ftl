# Che cosa dice il Regolamento, a parole nostre (11.9); il numero dell'Articolo viene messo davanti.
line-explain = spiegare;spiega;regola del gioco;che cosa dice la regola
answer-law = Articolo { $article }. { $text }
control-explain = Spiegare l'Articolo
control-explain-help = Dice che cosa significa l'ultimo Articolo citato
refused-no-such-article = Sotto «{ $word }» non c'è nulla da spiegare.
refused-nothing-to-explain = Non è stato ancora citato alcun Articolo. Digitare spiegare e il suo numero.

law-has-the-move = Un giocatore ha il tratto appena la mossa dell'avversario è stata eseguita; la pressione dell'orologio non conta.
law-legal-moves = Una mossa è legale se il pezzo può muoversi così e il proprio re non resta sotto scacco. Il diritto di arroccare è perso quando il re o quella torre ha mosso; un pedone sull'ultima traversa diventa donna, torre, alfiere o cavallo.
law-illegal-position = Una posizione è illegale se nessuna serie di mosse legali può portarvi.
law-one-hand = Ogni mossa si esegue con una mano sola.
law-adjust = Solo il giocatore che ha il tratto può acconciare i pezzi sulle loro case, e prima lo dice: acconcio.
law-touch-move = Chi tocca pezzi sulla scacchiera per muovere o catturare muove il primo pezzo proprio toccato che può muovere, o cattura il primo pezzo avversario toccato che si può catturare. Sulla scacchiera a fori, toccato vuol dire tolto dal foro.
law-touch-castling = Re e torre toccati: arrocco da quel lato, se è legale. Torre toccata per prima: niente arrocco in questa mossa. Se l'arrocco è illegale, un'altra mossa legale di re, e senza di essa una mossa legale qualsiasi. La scelta della promozione è definitiva quando il pezzo ha toccato la casa.
law-free-choice = Se nessuno dei pezzi toccati può muovere o essere catturato, si può fare una mossa legale qualsiasi.
law-promotion = Nella promozione il pedone non deve prima stare sull'ultima traversa: toglierlo e mettere il nuovo pezzo si può fare in qualsiasi ordine.
law-made = Un pezzo lasciato su una casa vi resta. Una cattura è eseguita quando anche il pezzo catturato è tolto, l'arrocco quando la torre è lasciata, la promozione quando il nuovo pezzo è posato e il pedone tolto.
law-touch-claim = Chi reclama che l'avversario ha violato la regola del pezzo toccato perde il diritto appena tocca a sua volta un pezzo per muovere o catturare.
law-moving-assistant = Un giocatore che non può muovere i pezzi può indicare un assistente accettato dall'arbitro.
law-game-over = Quando la partita è finita non si gioca e non si corregge più nulla.
law-checkmate = Lo scacco matto con una mossa legale chiude subito la partita; conta da quando il pezzo è lasciato, anche se l'orologio non è premuto.
law-resignation = Chi abbandona perde.{ $draws ->
    [yes] {" "}Se l'avversario non può dare matto con alcuna serie di mosse legali, è patta.
   *[no] {""}
}
law-stalemate = Nessuna mossa legale e niente scacco: stallo, subito patta.
law-dead-position = Una posizione in cui nessuno può dare matto con alcuna serie di mosse legali è morta: subito patta.
law-agreement = I due giocatori possono accordarsi per la patta{ $both ->
    [yes] , dopo che ciascuno ha fatto una mossa
   *[no] {""}
}.
law-clock = Un orologio da scacchi ha due quadranti, dei quali solo uno avanza. La bandierina cade quando il tempo assegnato è finito.
law-press = Una mossa è completata quando il giocatore l'ha eseguita e ha premuto l'orologio. Gli va sempre permesso di premere; chi preme senza aver mosso sbaglia.
law-no-deduction = Un giocatore che non può premere l'orologio può avere un assistente; a un giocatore con disabilità non si toglie tempo per questo.
law-periods = Le mosse di ogni periodo vanno fatte nel suo tempo. Ciò che si risparmia si aggiunge al periodo successivo.
law-start = L'orologio del Bianco si avvia all'ora fissata per la partita.
law-default-time = Chi arriva oltre il tempo di tolleranza perde, salvo diversa decisione dell'arbitro.
law-flag-seen = Una bandierina si considera caduta quando l'arbitro la vede o un giocatore la reclama a ragione.
law-flag-fall = Chi non ha fatto le mosse nel tempo perde. È patta se l'avversario non può dare matto con alcuna serie di mosse legali.
law-defective-clock = Vale ciò che mostrano gli orologi, salvo difetto evidente; allora l'orologio viene sostituito e regolato con il miglior giudizio.
law-wrong-setting = Un orologio regolato male viene fermato subito; l'arbitro corregge tempi e contamosse.
law-stop-clocks = Un giocatore può fermare gli orologi solo per chiamare l'arbitro; l'arbitro dice quando ripartono.
law-displays = Uno schermo può mostrare posizione, mosse e numero di mosse, ma nessun reclamo può basarsi solo su di esso. Questo programma è un aiuto di quel genere.
law-both-flags = Entrambe le bandierine sono cadute e nessuno sa quale per prima: in un periodo precedente la partita continua, nell'ultimo è patta.
law-reinstated = Quando una posizione viene ripristinata, l'arbitro regola tempi e contamosse a suo giudizio; può lasciarli.
law-set-up = Se la posizione iniziale era errata, la partita è annullata e se ne gioca una nuova.
law-board-turned = Se la scacchiera era orientata male, la posizione si trasferisce su una messa bene, e la partita continua.
law-colours = La partita è cominciata a colori invertiti: { $anew ->
    [none] continua, salvo diversa decisione dell'arbitro
   *[moves] prima che entrambi abbiano fatto { $anew } mosse se ne gioca una nuova, dopo continua
}.
law-displaced = Chi sposta dei pezzi li rimette a posto nel proprio tempo.
law-illegal-move = Dopo una mossa illegale si ripristina la posizione precedente. Il pezzo toccato deve muovere, o catturare, se può farlo legalmente.
law-unpromoted = Un pedone lasciato sull'ultima traversa con l'orologio premuto è una mossa illegale; il pedone diventa donna.
law-press-without-move = Premere l'orologio senza aver mosso vale come mossa illegale.
law-two-hands = Arroccare, catturare o promuovere con due mani vale come mossa illegale.
law-illegal-penalty = { $losing ->
    [1] La prima mossa illegale perde
   *[more] Per una mossa illegale l'avversario riceve { $minutes } min; la mossa illegale numero { $losing } perde
}.{ $drawable ->
    [yes] {" "}È patta se l'avversario non può dare matto con alcuna serie di mosse legali.
   *[no] {""}
}
law-wrong-square = Se un pezzo si trova su una casa sbagliata, si ripristina la posizione precedente, o l'ultima che si può stabilire.
law-record = Ogni giocatore annota le proprie mosse e quelle dell'avversario, mossa per mossa, in notazione algebrica.
law-record-in-advance = Una mossa non si scrive prima di eseguirla, tranne che per reclamare patta o per una mossa in busta.
law-record-before-next = Un giocatore può rispondere prima di scrivere, ma deve aver scritto la propria mossa prima di fare la successiva.
law-sheet-use = Sul formulario stanno solo mosse, tempi, proposte di patta, ciò che riguarda un reclamo e altri dati pertinenti.
law-sheet-offer = Entrambi i giocatori annotano ogni proposta di patta sul formulario con il segno (=).
law-sheet-assistant = Un giocatore che non può scrivere fa scrivere un assistente; a un giocatore con disabilità non si toglie tempo per questo.
law-sheet-visible = L'arbitro deve poter vedere il formulario per tutta la partita.
law-sheet-owner = I formulari appartengono all'organizzatore.
law-need-not-record = Con meno di cinque minuti in un momento di un periodo, e senza trenta secondi a mossa, un giocatore non è tenuto ad annotare per il resto del periodo.{ $old ->
    [yes] {" "}Con trenta secondi a mossa, e un giocatore sotto i cinque minuti, entrambi annotano la mossa dell'avversario prima di rispondere.
   *[no] {""}
}
law-update = Appena una bandierina è caduta, chi non annotava aggiorna il formulario prima di muovere, se vuole con quello dell'avversario. Se nessun formulario è completo, la partita si ricostruisce su un'altra scacchiera sotto il controllo dell'arbitro.
law-next-period = Se i formulari non mostrano che un giocatore ha superato il tempo, la mossa successiva è la prima del periodo seguente, salvo prova di più mosse.
law-sign = Alla fine entrambi i giocatori firmano entrambi i formulari con il risultato. Anche un risultato errato vale, salvo diversa decisione dell'arbitro.
law-draw-restricted = Il regolamento di un torneo può vietare di proporre patta per un certo numero di mosse, o senza il consenso dell'arbitro.
law-draw-offer = La patta si propone dopo aver mosso e prima di premere. La proposta non si può ritirare; finisce quando è accettata, rifiutata, si tocca un pezzo o la partita finisce.
law-threefold = Il giocatore che ha il tratto può reclamare patta se la stessa posizione sta per presentarsi, o si è appena presentata, almeno per la terza volta. La mossa che intende fare la scrive prima, la dichiara all'arbitro e non la gioca. Le posizioni sono uguali se lo stesso giocatore ha il tratto e sono possibili le stesse mosse.
law-fifty = Il giocatore che ha il tratto può reclamare patta se ciascuno ha fatto, o con la mossa scritta avrà fatto, le ultime cinquanta mosse senza catture e senza mosse di pedone.
law-claim-forfeited = Chi { $touching ->
    [yes] tocca un pezzo per muoverlo
   *[no] fa una mossa
} senza aver reclamato perde il diritto di reclamare in quella mossa.
law-claim-procedure = Chi reclama patta può fermare gli orologi e non può ritirare il reclamo. Se è fondato, la partita è patta; se no, l'avversario riceve { $claim } min e la mossa dichiarata va giocata.{ $old ->
    [yes] {" "}Chi reclama perde metà del suo tempo, tre minuti al massimo; di uno o due minuti gliene resta uno, e meno di uno non si tocca.
   *[no] {""}
}
law-automatic-draw = La stessa posizione cinque volte, o settantacinque mosse per parte senza catture né mosse di pedone, chiude la partita in patta. Un matto con l'ultima mossa viene prima.
law-points = La vittoria vale un punto, la patta mezzo, la sconfitta zero, salvo diverso regolamento.
law-playing-area = L'area di gioco è dove si giocano le partite; la sede di gioco la comprende, con i servizi, le zone di ristoro e per fumatori e quanto altro l'arbitro indica. Un giocatore lascia la sede solo con il permesso dell'arbitro e, se deve muovere, neppure l'area.
law-no-help = Durante il gioco nessuno può usare appunti, fonti, consigli o analisi. Perciò il programma non mostra a un giocatore né mosse legali né valutazioni.
law-devices = I dispositivi elettronici sono vietati nella sede di gioco, se l'arbitro non li ha approvati. Anche questo programma ne ha bisogno.
law-disturbing = È vietato disturbare l'avversario; disturbano anche reclami e proposte di patta irragionevoli.
law-refusal = Chi rifiuta con insistenza di rispettare il Regolamento perde la partita.
law-both-guilty = Se entrambi i giocatori sono colpevoli, perdono entrambi.
law-explain = Un giocatore può chiedere all'arbitro di spiegare un punto del Regolamento.
law-own-count = Badare alla triplice ripetizione o alle cinquanta mosse tocca ai giocatori.
law-arbiter = L'arbitro fa rispettare il Regolamento; decisioni, tempi e risultati spettano a lui.
law-not-told = L'arbitro non dice a nessuno quante mosse sono state fatte, né che l'avversario ha mosso o ha dimenticato di premere, tranne dopo una caduta di bandierina quando si aggiornano i formulari.
law-others-report = Chi vede un'irregolarità in un'altra partita può dirla solo all'arbitro.
law-penalties = L'arbitro può ammonire, dare tempo all'avversario o toglierne al colpevole, cambiare punti, dichiarare persa la partita, multare, escludere da turni o espellere.
law-rapid = Rapid: il tempo principale e sessanta incrementi fanno insieme { $old ->
    [yes] da quindici a sessanta minuti
   *[no] più di dieci e meno di sessanta minuti
}.
law-fast-record = Nel Rapid e nel Blitz i giocatori non sono tenuti ad annotare le mosse; ne conservano il diritto.
law-fast-supervised = Le regole per le competizioni valgono nel Rapid se un arbitro segue al massimo tre partite, nel Blitz una, e se la partita viene registrata.
law-fast-set-up = Dopo { $frozen } mosse per parte non si cambia più nulla di disposizione, scacchiera o regolazione dell'orologio.{ $old ->
    [yes] {" "}Un re scambiato con la donna non può arroccare.
   *[no] {" "}Non si arrocca con un re o una torre collocati male.
}
law-fast-touch = Sui pezzi toccati l'arbitro interviene solo se un giocatore lo chiede.
law-fast-illegal = Una mossa illegale si può reclamare finché l'avversario non ha fatto la mossa successiva; poi vale{ $old ->
    [yes] {""}
   *[no] , salvo accordo dei due giocatori
}.
law-fast-time = { $old ->
    [yes] Chi reclama la vittoria per il tempo ferma entrambi gli orologi; ha ragione se la sua bandierina è ancora su e quella dell'avversario è caduta.
   *[no] Chi reclama la vittoria per il tempo può fermare gli orologi. È patta se chi reclama non può dare matto con alcuna serie di mosse legali.
}
law-both-kings = Se entrambi i re sono sotto scacco, o un pedone non è promosso, l'arbitro attende la mossa successiva; se è ancora così, la partita è patta.
law-fast-flag = { $old ->
    [yes] La bandierina la reclamano i giocatori; l'arbitro tace
   *[no] L'arbitro annuncia una bandierina che vede caduta
}.
law-fast-both-flags = Entrambe le bandierine cadute: patta.
law-blitz = Blitz: il tempo principale e sessanta incrementi fanno insieme { $old ->
    [yes] meno di quindici minuti
   *[no] dieci minuti o meno
}.
law-blitz-illegal = Nel Blitz l'avversario può reclamare la vittoria per una mossa illegale finché non ha fatto la mossa successiva; è patta se non può dare matto con alcuna serie di mosse legali. Poi la mossa vale.
law-two-boards = Con un giocatore con disabilità visiva ciascuno può chiedere due scacchiere: una a fori per lui, una comune per l'avversario.
law-board-size = La scacchiera del giocatore con disabilità visiva misura almeno 20 per 20 centimetri.
law-raised-squares = Le sue case nere sono leggermente in rilievo.
law-holes = Ogni casa ha un foro in cui si fissano i pezzi.
law-pegs = I pezzi hanno un perno che entra nei fori, sono di modello Staunton, e quelli neri portano un segno particolare.
law-announce = Ogni mossa viene annunciata chiaramente, ripetuta dall'avversario ed eseguita sulla sua scacchiera{ $named ->
    [yes] {"; "}il pezzo della promozione viene nominato
   *[no] {""}
}.
law-peg-touched = Sulla scacchiera a fori un pezzo è toccato quando è tolto dal foro; tastare i pezzi è libero.
law-peg-made = La mossa del giocatore con disabilità visiva è eseguita quando il pezzo catturato è tolto dalla sua scacchiera, il suo pezzo è in un altro foro e la mossa è annunciata.
law-peg-press = Solo quando la mossa è eseguita, annuncio compreso, si avvia l'orologio dell'avversario.
law-sighted = Per il giocatore vedente un pezzo è toccato e una mossa è eseguita come in ogni partita.
law-talking-clock = Un orologio per il giocatore con disabilità visiva dice il tempo e il numero di mosse, o si legge al tatto.
law-vi-record = Il giocatore con disabilità visiva annota in Braille, in scrittura comune o con un registratore.
law-slip = Un errore in un annuncio si corregge subito, prima che parta l'orologio dell'avversario.
law-boards-differ = Se le scacchiere differiscono, si correggono con l'arbitro e con i due formulari. Se i formulari concordano, corregge la sua scacchiera chi ha fatto la mossa sbagliata; se no, si torna dove concordano e l'arbitro regola gli orologi.
law-sheets-differ = Se i formulari differiscono, si torna all'ultimo punto in cui concordano, e l'arbitro regola gli orologi.
law-assistant = L'assistente del giocatore con disabilità visiva può eseguire e annunciare le mosse su entrambe le scacchiere, annotare, premere, dire i tempi a richiesta e reclamare la bandierina. Non può consigliare.
law-sighted-assistant = Se il giocatore con disabilità visiva non ha assistente, il vedente può averne uno per muovere e annunciare. Contro un giocatore sordo va nominato un assistente.
law-sealed-move = Alla sospensione chi ha il tratto scrive la mossa senza mostrarla, entrambi i formulari vanno in una busta, e solo allora ferma l'orologio. A chi sospende prima si conta il resto della sessione.
law-envelope-data = Sulla busta stanno nomi, posizione, tempi usati, chi ha messo in busta e quale mossa, una proposta di patta, e quando e dove si riprende.
law-offer-after-sealing = Una patta proposta dopo la mossa in busta resta valida fino alla risposta.
law-open-envelope = La busta si apre solo quando è presente il giocatore che deve rispondere.
law-unclear-sealed = Una mossa in busta ambigua, errata o illegale perde.
law-resumption = Se chi deve rispondere c'è, si apre la busta, si gioca la mossa e si avvia il suo orologio. Se è assente, il suo orologio corre. Se è assente chi ha messo in busta, l'avversario può mettere in busta la risposta.
law-late-resumption = Chi arriva troppo tardi alla ripresa perde, a meno che la mossa in busta non abbia chiuso la partita.
law-both-absent = Se sono assenti entrambi, chi deve rispondere perde il tempo fino all'arrivo di uno dei due.
law-lost-envelope = Se la busta è persa, chi l'ha fatta gioca la mossa che dice di avervi messo. Se la posizione non si può ripristinare, si gioca una nuova partita.
law-chess960 = Chess960: una di 960 posizioni iniziali. Dopo l'arrocco re e torre stanno dove starebbero negli scacchi comuni.
law-quickplay-announced = Le regole del finale rapido valgono solo se sono state annunciate, nello Standard e nel Rapid senza incremento.
law-quickplay-increment = Con meno di due minuti chi ha il tratto può chiedere cinque secondi a mossa per entrambi; è anche una proposta di patta. Se è rifiutata e l'arbitro è d'accordo, si imposta l'incremento e l'avversario riceve due minuti.
law-quickplay = Con meno di due minuti chi ha il tratto può reclamare patta: l'avversario non può vincere con mezzi normali, o non ci prova. L'arbitro accoglie, rinvia o respinge; se respinge, l'avversario riceve due minuti.
law-quickplay-alone = Senza arbitro il reclamo ferma il gioco: si scrive la posizione finale, l'avversario la verifica, e decide un arbitro.
