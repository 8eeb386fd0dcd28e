# La riga di comando.
command-usage =
    Annabella: scacchi tra un giocatore non vedente e uno vedente, ciascuno sulla propria scacchiera (Regolamento FIDE, Appendice D).

    annabella [FILE] [--game N] [--table FILE] [--open FILE] [--seat SEAT] [--data CARTELLA] [--board SEAT=DISPOSITIVO[,MARCA]] [--hall INDIRIZZO --code CODICE] [--join INDIRIZZO --code CODICE]
        la finestra: una nuova partita, o quella di quel file
    annabella announce --fen FEN [--vocabulary V] MOSSA
        come viene annunciata la mossa
    annabella understand --fen FEN [--letters LINGUA] PAROLE
        quale mossa indicano le parole
    annabella notate PARTITA.pgn|REGISTRO --letters LETTERE [--form short|long|figurine|words] [--vocabulary V]
        le mosse come le scrive l'Appendice C, con le lettere di una lingua; una riga per ogni partita del file
    annabella review PARTITA.pgn|REGISTRO [--game N] [--ply N] [--vocabulary V] [--engine PERCORSO] [--depth N] [--write NUOVO] [--find TESTO] [--data CARTELLA]
        ripercorre una partita: ogni mossa con commenti, segni e varianti, o un solo punto; la riscrive senza perdere nulla
    annabella braille PARTITA.pgn|REGISTRO [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        un formulario in Braille; solo ukaaf2015 segue un codice pubblicato, gli altri sono propri del programma
        … [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille FORMULARIO --read [--code C] [--fen FEN]
        la partita di un formulario in Braille, in PGN
    annabella print PARTITA.pgn|REGISTRO [--what sheet|report|envelope] [--letters LETTERE] [--large]
        i formulari o il rapporto di una partita come pagina HTML, a richiesta in caratteri grandi
    annabella journal FILE --verify | --export pgn|jsonl | --rescue NUOVO
        se una partita salvata è come fu scritta; esportare una partita salvata
    annabella compare --white-sheet FILE --black-sheet FILE [--white-board POSIZIONE] [--black-board POSIZIONE]
        e [--start FEN] [--letters-white LINGUA] [--letters-black LINGUA] [--clock-log FILE] [--journal FILE] [--laws 2005|2018|2023]
        due formulari e due scacchiere: chi corregge che cosa (D.2.9)
    annabella classify CADENZA [--laws 2005|2018|2023]
        Standard, Rapid o Blitz, e quanti minuti durano sessanta mosse
    annabella pairings --round-robin N [--double]
        chi gioca contro chi e con quale colore, tutti contro tutti, secondo le tabelle di Berger
    annabella standings FILE.trf [--tie-breaks ELENCO] [--html FILE] [--trf FILE] [--trf16 FILE] [--trf26 FILE]
        la classifica dal rapporto di un torneo (TRF16, TRF26)
    annabella hall [--event NOME|TRF] [--last] [--tournament FILE] [--passphrase FILE] [--data CARTELLA] [--listen INDIRIZZO] [--headless] [--hall INDIRIZZO --code CODICE]
        la postazione dell'arbitro per tutti i tavoli di un torneo
    annabella relay [--hall INDIRIZZO --code CODICE] [--sealed] [--listen INDIRIZZO] [--data CARTELLA]
        trasmette tra la postazione e i tavoli di un'altra sala
    annabella explain ARTICOLO [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        che cosa dice un articolo delle Regole, con parole nostre, come si dice a un giocatore al tavolo
    annabella board --list | --watch DISPOSITIVO [--kind dgt|millennium|certabo|livechess]
        le scacchiere elettroniche collegate; o che cosa ne vede una, per chiedere assistenza
    annabella console [--table FILE] [--open FILE [--game N]] [--seat POSTO] [--data CARTELLA] [--mute] [--board POSTO=DISPOSITIVO[,MARCA]] [--hall INDIRIZZO --code CODICE] [--join INDIRIZZO --code CODICE]
        gioca nel terminale: una riga in entrata è una mossa o un comando, una in uscita è ciò che viene detto
    annabella play [--engine PERCORSO] [--elo N] [--level PAROLA] [--side white|black] [--fen FEN] [--time TEMPO] [--data CARTELLA] [--mute]
        una partita a casa contro un motore di scacchi, nel terminale come con console
    annabella script FILE…
        gioca gli script di partite e stampa tutto ciò che accade
    annabella pages CARTELLA
        scrive in quella cartella le pagine di manuale in tutte le lingue e i completamenti di bash, zsh e fish, come li hanno i pacchetti

    Ogni comando accetta --json e --lang LINGUA ({ $languages }).
    annabella COMANDO --help ne spiega le opzioni; annabella --version dice quale versione è.
    V: { $vocabularies }. LINGUA: { $letters }.
    LETTERE: LINGUA, { $more }.
    Codice di uscita: 0 fatto; 1 la risposta è no; 2 la riga di comando o un dato non è leggibile.
option-fen = la posizione, come FEN
option-vocabulary = con quali parole si annuncia la mossa; fide se non è indicato
option-letters = la lingua delle lettere dei pezzi
option-form = come si scrive una mossa
option-code = il codice Braille; per un tavolo in una sala, le quattro case che dà la postazione dell'arbitro, come "e4 g7 a2 f3"
option-format = il tipo di file Braille
option-layout = una riga per coppia di mosse, o di seguito
option-diagram = diagrammi dopo queste semimosse; end è l'ultima posizione
option-cells = quante celle ha una riga
option-lines = quante righe ha una pagina
option-form-feed = dove va il salto di pagina: tra le pagine, dopo ognuna o mai
option-crlf = termina le righe come Windows
option-read = legge un formulario in Braille invece di scriverlo
option-what = formulari, il rapporto della partita o la busta di una sospesa
option-large = a caratteri grandi
option-verify = dice se la partita è come fu scritta
option-export = esporta la partita
option-rescue = salva ciò che è buono di una partita danneggiata in una nuova
option-side-sheet = il formulario di questa parte, un file di testo
option-side-board = come stanno i pezzi sulla scacchiera di questa parte, il primo campo di una FEN
option-side-letters = la lingua delle lettere dei pezzi sul formulario di questa parte
option-start = la posizione iniziale, come FEN
option-clock-log = un file con gli orologi: su ogni riga la semimossa e i millisecondi del Bianco e del Nero
option-journal = la partita salvata a cui appartengono
option-laws = quale edizione del Regolamento; 2023 se non è indicata
option-speed = per quale tipo di partita
option-supervision = con regole di competizione e un arbitro per partita, o altrimenti
option-table = un nuovo tavolo come lo descrive questo copione di partita
option-open = una partita salvata, o un file PGN
option-game = quale partita del file, col suo numero
option-sealed = trasporta partite su due computer per chi viene: sono sigillate, e nessuno qui può leggerle
option-seat = di chi è il posto: white, black, assistant-white, assistant-black o arbiter
option-data = tiene partite e impostazioni in questa cartella
option-mute = senza voce né suoni: solo righe di testo
option-list = nomina le scacchiere elettroniche collegate
option-watch = mostra che cosa vede questa scacchiera finché non viene staccata: una porta come /dev/ttyUSB0 o COM3, o una scacchiera con marca e numero di serie come dgt:12345
option-kind = la marca della scacchiera, se la porta non la dice
option-board = una scacchiera elettronica per il Bianco o per il Nero, una volta per ciascuno: black=/dev/ttyUSB0,certabo o white=dgt:12345; senza marca, DGT
option-hall = partecipa a un torneo: l'indirizzo della postazione dell'arbitro, come 192.168.1.20; con --code
option-join = si siede a un tavolo su un altro computer: il suo indirizzo, come 192.168.1.20; con --code
option-event = il nome del torneo; se è nuovo, viene creato; o il suo rapporto di torneo (TRF)
option-last = apre l'ultimo torneo salvato; se non c'è, ne crea uno con la data come nome
option-passphrase = la chiave del torneo è custodita chiusa con le parole della prima riga di questo file; - per digitarle
option-listen = l'indirizzo a cui i tavoli raggiungono questa postazione
option-headless = senza finestra: comandi dallo standard input, frasi sullo standard output
option-json = un oggetto JSON per riga, per i programmi
option-lang = in questa lingua invece di quella del sistema
option-help = questo aiuto
page-name = NOME
page-synopsis = SINTASSI
page-description = DESCRIZIONE
page-options = OPZIONI
page-notes = NOTE
page-files = FILE
page-games-kept = partite salvate e registrazioni
page-settings-kept = le impostazioni di una persona
page-environment = AMBIENTE
page-graphics = con card disegna le finestre la scheda grafica, con processor il programma stesso
page-livechess = dove risponde LiveChess, se non a ws://127.0.0.1:1982/api/v1.0
page-language = la lingua, se --lang manca
page-see-also = VEDERE ANCHE
page-program = scacchi tra un giocatore non vedente e uno vedente
page-settings = le impostazioni di Annabella
page-settings-file = Un file in TOML, scritto dal programma. Sotto il nome di ogni impostazione stanno il suo posto nel file col primo valore, ciò che può essere e ciò che fa.
command-pages-failed = Impossibile scrivere { $path } ({ $why }). Scelga una cartella propria.
command-try-help = «annabella --help» elenca i comandi.
command-unknown = «{ $word }» non è un comando.
command-unknown-option = «{ $word }» non è un'opzione di questo comando.
command-missing-value = Dopo l'opzione { $word } manca il valore.
command-needless-value = L'opzione { $word } non ha un valore.
command-missing-option = Manca l'opzione { $word }.
command-not-both = { $word } non vanno insieme: indichi una delle due.
command-game-over = Nella posizione «{ $word }» la partita è finita: non si può più giocare.
command-missing-argument = Alla fine del comando manca { $word }.
command-unknown-language = «{ $word }» non è una lingua di questo programma. Ci sono { $languages }.
command-not-one-of = { $option } non può essere «{ $word }». Possibile: { $possible }.
command-not-text = «{ $word }» contiene byte che non sono testo UTF-8.
fen-unreadable = Il FEN non è leggibile: { $field }, colonna { $column }: { $problem }. { $remedy }
fen-field-placement = primo campo (pezzi)
fen-field-turn = secondo campo (tratto)
fen-field-castling = terzo campo (arrocchi)
fen-field-en-passant = quarto campo (en passant)
fen-field-halfmoves = quinto campo (semimosse)
fen-field-fullmoves = sesto campo (numero della mossa)
fen-problem-unreadable = manca o ha un'altra forma
fen-problem-sign = «{ $sign }» non significa nulla
fen-problem-rank-length = la traversa { $rank } ha { $squares } case
fen-problem-rank-count = ci sono { $ranks } traverse
fen-problem-kings = ogni giocatore deve avere un solo re
fen-problem-pawn = un pedone è sulla prima o sull'ultima traversa
fen-problem-castling = il re o la torre non è dove serve a questo arrocco
fen-problem-check = chi non ha il tratto è sotto scacco
fen-right-placement = Vanno bene otto traverse di otto case, dalla traversa 8 in giù, come rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Va bene w o b.
fen-right-castling = Va bene - o alcune lettere di KQkq, nel Chess960 anche le colonne delle torri.
fen-right-en-passant = Va bene - o una casa come e3.
fen-right-number = Va bene un numero intero come 0 o 1.

# La console e la finestra all'inizio.
session-no-game = { $path } non ha un inizio di partita leggibile.
session-from-script = { $path } è uno script di partita, non una partita salvata: è pronto un nuovo tavolo come lo descrive. Per uno script va bene --table { $path }.
session-damaged = Attenzione: il registro è leggibile solo fino alla voce prima del numero { $entry }. Il file resta com'è; non vi si può giocare.
session-new-instead = Perciò c'è una nuova partita sul tavolo.
session-locked = Qui è in corso una partita bloccata, perciò sul tavolo c'è quella, al suo posto: per lasciarla, l'arbitro apre prima il suo tavolo con il PIN.
session-locked-alone = È la partita bloccata in corso qui, perciò non se ne apre un'altra.
session-older-instead = Perciò sul tavolo c'è la partita non finita precedente.
unopened-damaged = { $game } non è stata ripresa perché il suo file è danneggiato; per vedere ciò che si può ancora leggere, aprire { $file }.
unopened-unreadable = { $game } non è stata ripresa perché il suo file non è più un registro; mettere al suo posto una copia di { $file }, se c'è.
unopened-not-a-file = { $game } non è stata ripresa perché { $file } è una pipe, un dispositivo, un socket, una cartella o un collegamento che non porta a nulla, non un file normale; toglierlo dalla cartella delle partite.
unopened-beside = { $game } non è stata ripresa perché { $file } non è un file normale, ma una cartella, un collegamento, una pipe o un dispositivo; toglierlo dalla cartella delle partite.
unopened-too-long = { $game } non è stata ripresa perché il suo file è molto più lungo di qualsiasi registro; togliere { $file } dalla cartella delle partite.
unopened-newer = { $game } non è stata ripresa perché l'ha scritta una Annabella più recente; aprire { $file } con quella versione.
unopened-in-use = { $game } non è stata ripresa perché è già aperta; continuare { $file } dove è aperta, oppure chiuderla lì.
unopened-forbidden = { $game } non è stata ripresa perché il programma non può leggere il suo file; farsi dare il permesso di leggere e scrivere { $file }.
unopened-log-missing = { $game } non è stata ripresa perché le sue mosse sono nel file { $file }-wal, che manca; rimetterlo accanto all'altro.
unopened-full = { $game } non è stata ripresa perché il disco è pieno; liberare spazio, poi aprire { $file }.
unopened-failed = { $game } non è stata ripresa perché il suo file non si può leggere o scrivere ({ $detail }); controllare il disco, poi aprire { $file }.
unopened-more = { $count ->
    [one] Un'altra partita salvata non si è potuta riprendere; l'elenco delle partite la nomina.
   *[other] Altre { $count } partite salvate non si sono potute riprendere; l'elenco delle partite le nomina.
}
session-not-stored = La partita continua, ma non viene salvata.
session-settings = Le impostazioni { $path } non si possono leggere: { $what }. Il file viene conservato; è messo da parte quando si cambia un'impostazione. Il programma continua con le proprie.
session-card = La scheda grafica disegna le finestre, perché senza di essa una finestra intera richiedeva { $ms } millisecondi. Così un lettore di schermo trova solo la prima finestra; con ANNABELLA_GRAPHICS=processor nell'ambiente le trova tutte.
console-no-such-seat = In questa partita nessuno siede al posto { $seat }. Indicare un altro posto con --seat.
console-no-thread = Il sistema non concede altri thread. Chiudere altri programmi e riprovare.
console-long-line = È stata scritta una riga di oltre { $count } KiB, che non viene letta. Scriverne una più corta.
console-no-display = Non c'è uno schermo. Il tavolo si apre nel terminale.
command-unknown-seat = Non c'è un posto «{ $word }». I posti sono white, black, assistant-white, assistant-black e arbiter.
classify-standard = Standard, { $minutes } { $count ->
    [one] minuto
   *[other] minuti
}
classify-rapid = Rapid, { $minutes } { $count ->
    [one] minuto
   *[other] minuti
}
classify-blitz = Blitz, { $minutes } { $count ->
    [one] minuto
   *[other] minuti
}
classify-untimed = Una partita senza orologio non è né Standard né Rapid né Blitz.
classify-unreadable = La cadenza non è leggibile alla colonna { $column }: «{ $part }». Vanno bene 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 o 90 min + 30 s.

# Le scacchiere elettroniche dalla riga di comando.
board-list-none = Nessuna scacchiera elettronica è collegata. Collegarne una, accenderla e riprovare.
board-list-one = { $number }: { $kind }, numero di serie { $serial }, su { $device }.
board-list-nameless = { $number }: { $kind }, su { $device }.
board-battery = Batteria al { $percent } per cento.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, numero di serie { $serial }, è collegata su { $device }.
board-watch-connected-nameless = { $kind } è collegata su { $device }.
board-watch-gone = La scacchiera non c'è più: è stata staccata o spenta.
board-watch-shut = La scacchiera c'è, ma la sua porta non si riesce a riaprire.
board-watch-silent = La scacchiera c'è, ma non invia nulla di comprensibile.
board-watch-changed = { $placement }, cambiate: { $squares }
board-watch-clock = Orologio { $running ->
    [yes] in moto
   *[no] fermo
}: Bianco { $white }, Nero { $black }.
board-watch-lever-white = L'ultimo a premere è stato il Bianco.
board-watch-lever-black = L'ultimo a premere è stato il Nero.
board-watch-clock-battery = Ha la batteria scarica.
board-watch-clock-gone = L'orologio non c'è più, o non risponde.
board-not-understood = Su { $device } non risponde nessuna scacchiera che il programma conosca. Accendere la scacchiera e indicarne la marca con --kind: { $kinds }.
board-only-occupancy = La scacchiera su { $device } dice solo quali case sono occupate, e da ciò non si riconosce ogni mossa. Usare una scacchiera che riconosce i suoi pezzi.
board-access-gone = { $device } non c'è. Collegare la scacchiera; «annabella board --list» dice dove si trova.
board-access-busy = Un altro programma tiene aperto { $device }. Chiudere quel programma e riprovare.
board-access-group = Non si può aprire { $device }, perché l'utente non è nel gruppo { $group }. Digitare «sudo usermod -aG { $group } { $user }» in un terminale, poi uscire dalla sessione e rientrare.
board-access-login = Non si può ancora aprire { $device }, perché l'utente non è rientrato nella sessione da quando è nel gruppo { $group }. Uscire dalla sessione e rientrare.
board-access-rule = Non si può aprire { $device }, perché il sistema non conosce la regola per le scacchiere. Digitare «sudo cp { $rule } /etc/udev/rules.d/» in un terminale, poi staccare la scacchiera e ricollegarla.
board-access-replug = Non si può aprire { $device }. Staccare la scacchiera e ricollegarla mentre la sessione è aperta su questa stessa macchina.
board-access-right = Non si può aprire { $device }. Chiedere a chi cura questa macchina il permesso di leggerlo e scriverlo.
