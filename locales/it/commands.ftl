# The command line.
command-usage = Annabella: scacchi tra un giocatore non vedente e uno vedente, ciascuno sulla propria scacchiera (Regolamento FIDE, Appendice D).
usage-window =
    annabella [FILE] [--game N] [--table FILE] [--open FILE] [--seat POSTO] [--data CARTELLA] [--board POSTO=DISPOSITIVO[,MARCA]]{ $hall }{ $join }
        apre la finestra: una nuova partita, o quella del file
usage-announce =
    annabella announce --fen FEN [--vocabulary V] MOSSA
        mostra come si annuncia una mossa
usage-understand =
    annabella understand --fen FEN [--letters LINGUA] PAROLE
        trova quale mossa indicano le parole
usage-notate =
    annabella notate PARTITA.pgn|REGISTRO --letters LETTERE [--written-in LETTERE] [--form short|long|figurine|words] [--vocabulary V]
        scrive le mosse in notazione algebrica (Appendice C), con le lettere dei pezzi di una lingua; una riga per ogni partita del file
usage-braille =
    annabella braille PARTITA.pgn|REGISTRO [--code ukaaf2015|german|spanish|portuguese] [--format brf|pef|unicode]
        scrive un formulario in Braille; solo ukaaf2015 segue un codice pubblicato, gli altri sono propri del programma
        … [--written-in LETTERE] [--layout lines|running] [--diagram PLY,…,end] [--cells 40] [--lines 25] [--form-feed between|each|none] [--crlf]
    annabella braille FORMULARIO --read [--code C] [--fen FEN]
        legge un formulario in Braille e scrive la partita in PGN
usage-print =
    annabella print PARTITA.pgn|REGISTRO [--what sheet|report|envelope] [--letters LETTERE] [--written-in LETTERE] [--large]
        scrive i formulari o il rapporto di una partita come pagina HTML, a richiesta in caratteri grandi
usage-journal =
    annabella journal FILE --verify | --export pgn|jsonl | --rescue NUOVO
        verifica, esporta o recupera una partita salvata
usage-compare =
    annabella compare --white-sheet FILE --black-sheet FILE [--white-board POSIZIONE] [--black-board POSIZIONE]
        e [--start FEN] [--letters-white LINGUA] [--letters-black LINGUA] [--written-in LETTERS] [--clock-log FILE] [--journal FILE] [--laws 2005|2018|2023]
        confronta due formulari e due scacchiere: chi corregge che cosa (D.2.9)
usage-classify =
    annabella classify CADENZA [--laws 2005|2018|2023]
        dice se una cadenza è Standard, Rapid o Blitz, e quanti minuti durano sessanta mosse
usage-pairings =
    annabella pairings --round-robin N [--double] [--tables berger|cbx]
        elenca gli abbinamenti di un girone all'italiana, con i colori, secondo le tabelle di Berger
usage-standings =
    annabella standings FILE.trf [--tie-breaks ELENCO] [--rules 2014|2024|2026] [--html FILE] [--trf FILE] [--trf16 FILE] [--trf26 FILE]
        calcola la classifica dal rapporto di un torneo (TRF16, TRF26)
usage-explain =
    annabella explain ARTICOLO [--laws 2005|2018|2023] [--speed standard|rapid|blitz] [--supervision competition|otherwise]
        spiega un Articolo del Regolamento con parole semplici, come si dice a un giocatore al tavolo
usage-board =
    annabella board --list | --watch DISPOSITIVO [--kind { $makes }]
        elenca le scacchiere elettroniche collegate, o mostra che cosa vede una di esse
usage-console =
    annabella console [--table FILE] [--open FILE [--game N]] [--seat POSTO] [--data CARTELLA] [--mute] [--board POSTO=DISPOSITIVO[,MARCA]]{ $hall }{ $join }
        gioca nel terminale: digitare su ogni riga una mossa o un comando; ogni riga in uscita è un messaggio
usage-script =
    annabella script FILE…
        esegue gli script di partita e mostra tutto ciò che accade
usage-pages =
    annabella pages CARTELLA
        scrive in quella cartella, per i pacchetti, le pagine di manuale in tutte le lingue e i completamenti di bash, zsh e fish
usage-notes =
    Ogni comando accetta --json e --lang LINGUA ({ $languages }).
    annabella COMANDO --help ne spiega le opzioni; annabella --version mostra la versione.
    V: { $vocabularies }. LINGUA: { $letters }.
    LETTERE: LINGUA, { $more }.
    Codice di uscita: 0 riuscito; 1 la risposta è no; 2 riga di comando errata o dati illeggibili.
option-fen = la posizione, come FEN
option-vocabulary = parole degli annunci; predefinito: fide
option-letters = la lingua delle lettere dei pezzi
option-form = stile di notazione
option-code = il codice Braille; per un tavolo in una sala, le quattro case che dà la postazione dell'arbitro, come "e4 g7 a2 f3"
option-format = formato del file Braille
option-layout = una riga per coppia di mosse, o testo continuo
option-diagram = diagrammi dopo queste semimosse; end è l'ultima posizione
option-cells = celle per riga
option-lines = righe per pagina
option-form-feed = quando iniziare una nuova pagina: tra le pagine, dopo ognuna o mai
option-crlf = fine riga di Windows
option-read = legge un formulario in Braille invece di scriverlo
option-what = formulari, rapporto della partita o busta di una partita sospesa
option-large = a caratteri grandi
option-verify = controlla che la partita non sia stata alterata
option-export = esporta la partita
option-rescue = salva come nuova partita la parte non danneggiata
option-side-sheet = formulario di questo colore, un file di testo
option-side-board = posizione di questo colore, come primo campo di un FEN
option-side-letters = la lingua delle lettere dei pezzi sul formulario di questo colore
option-written-in = la lingua delle lettere dei pezzi nel file, se non sono inglesi
option-start = posizione iniziale, come FEN
option-clock-log = un file con gli orologi: su ogni riga la semimossa e i millisecondi del Bianco e del Nero
option-journal = partita salvata con cui confrontare
option-laws = edizione del Regolamento; predefinita: 2023
option-speed = tipo di partita
option-supervision = con regole di competizione e un arbitro per partita, o altrimenti
option-table = prepara un nuovo tavolo secondo questo script di partita
option-open = una partita salvata, o un file PGN
option-game = numero della partita nel file
option-seat = di chi è il posto: white, black, assistant-white, assistant-black o arbiter
option-data = tiene partite e impostazioni in questa cartella
option-mute = senza voce né suoni: solo testo
option-list = elenca le scacchiere elettroniche collegate
option-watch = mostra che cosa vede questa scacchiera finché non viene staccata: una porta come /dev/ttyUSB0 o COM3, o una scacchiera con marca e numero di serie come dgt:12345
option-kind = la marca della scacchiera, se la porta non la dice
option-board = una scacchiera elettronica per il Bianco o per il Nero, una volta per ciascuno: black=/dev/ttyUSB0,certabo o white=dgt:12345; senza marca, DGT
option-json = un oggetto JSON per riga
option-lang = lingua, al posto di quella del sistema
option-help = mostra questo aiuto
page-name = NOME
page-synopsis = SINTASSI
page-description = DESCRIZIONE
page-options = OPZIONI
page-notes = NOTE
page-files = FILE
page-games-kept = partite salvate e registrazioni
page-settings-kept = impostazioni di una persona
page-environment = AMBIENTE
page-graphics = card: disegna le finestre con la scheda grafica; processor: via software
page-language = la lingua, se --lang manca
page-see-also = VEDERE ANCHE
page-program = scacchi tra un giocatore non vedente e uno vedente
page-settings = le impostazioni di Annabella
page-settings-file = Un file TOML scritto dal programma. Sotto ogni impostazione: la chiave e il valore predefinito, i valori possibili e che cosa fa.
command-pages-failed = Impossibile scrivere in { $path } ({ $why }). Scegliere un'altra cartella.
command-output-cut = L'output è incompleto: non si può scrivere lì. Liberare spazio sul disco o scegliere un altro posto.
command-try-help = Eseguire «annabella --help» per l'elenco dei comandi.
command-unknown = Comando sconosciuto: «{ $word }».
command-unknown-option = Opzione sconosciuta: «{ $word }».
command-stray-word = Parola inattesa: «{ $word }». Questo comando accetta solo opzioni.
command-missing-value = { $word } richiede un valore.
command-needless-value = { $word } non accetta un valore.
command-second-file = Questo comando accetta un solo file. «{ $word }» è di troppo.
command-missing-option = Manca { $word }.
command-not-both = { $word } non si possono usare insieme.
command-game-over = Nella posizione «{ $word }» la partita è già finita.
command-missing-argument = Manca { $word }.
command-unknown-language = Lingua sconosciuta: «{ $word }». Scegliere tra { $languages }.
command-not-one-of = { $option }: «{ $word }» non è valido. Scegliere tra { $possible }.
command-not-text = «{ $word }» contiene byte che non sono testo UTF-8.
fen-unreadable = FEN non valido: { $field }, colonna { $column }: { $problem }. { $remedy }
fen-field-placement = primo campo (pezzi)
fen-field-turn = secondo campo (tratto)
fen-field-castling = terzo campo (arrocchi)
fen-field-en-passant = quarto campo (en passant)
fen-field-halfmoves = quinto campo (semimosse)
fen-field-fullmoves = sesto campo (numero della mossa)
fen-problem-unreadable = manca o è scritto male
fen-problem-sign = «{ $sign }» qui non è ammesso
fen-problem-rank-length = la traversa { $rank } ha { $squares } case
fen-problem-rank-count = ci sono { $ranks } traverse
fen-problem-kings = ogni giocatore deve avere un solo re
fen-problem-pawn = un pedone è sulla prima o sull'ultima traversa
fen-problem-castling = il re o la torre non è sulla casa giusta per questo arrocco
fen-problem-check = chi non ha il tratto è sotto scacco
fen-right-placement = Usare otto traverse di otto case, dalla traversa 8 in giù, come rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
fen-right-turn = Usare w o b.
fen-right-castling = Usare - o alcune lettere di KQkq; nel Chess960 anche le colonne delle torri.
fen-right-en-passant = Usare - o una casa come e3.
fen-right-number = Usare un numero intero come 0 o 1.

# The console and the window at the start.
session-no-game = { $path } non contiene una partita leggibile.
session-from-script = { $path } è uno script di partita, non una partita salvata, quindi ne è stato preparato un nuovo tavolo. Per farlo di proposito, usare --table { $path }.
session-damaged = Attenzione: la partita è danneggiata ed è leggibile solo fino alla voce prima della { $entry }. Il file resta com'è, e in esso non si può continuare a giocare.
session-new-instead = Al suo posto è stata iniziata una nuova partita.
session-locked = È in corso una partita bloccata, quindi è aperta quella, al suo posto. Per lasciarla, l'arbitro deve sbloccare il suo tavolo con il PIN.
session-locked-alone = Questa è la partita bloccata in corso; non se ne può aprire un'altra.
session-locked-replaced = È in corso una partita bloccata, ma il suo file { $path } ora contiene un'altra partita o una copia precedente. Rimettere il file giusto: non si può aprire un'altra partita.
session-older-instead = Al suo posto è stata aperta la precedente partita non finita.
unopened-damaged = Impossibile riaprire { $game }: il file è danneggiato. Per vedere ciò che si può ancora leggere, aprire { $file }.
unopened-unreadable = Impossibile riaprire { $game }: il file non è più una partita salvata. Sostituire { $file } con una copia, se c'è.
unopened-not-a-file = Impossibile riaprire { $game }: { $file } non è un file normale, ma una pipe, un dispositivo, un socket, una cartella o un collegamento interrotto. Toglierlo dalla cartella delle partite.
unopened-beside = Impossibile riaprire { $game }: { $file } non è un file normale, ma una cartella, un collegamento, una pipe o un dispositivo. Toglierlo dalla cartella delle partite.
unopened-too-long = Impossibile riaprire { $game }: il file è troppo grande. Togliere { $file } dalla cartella delle partite.
unopened-newer = Impossibile riaprire { $game }: l'ha scritta una versione più recente. Aprire { $file } con quella versione.
unopened-in-use = Impossibile riaprire { $game }: è già aperta. Continuare { $file } dove è aperta, o chiuderla lì.
unopened-forbidden = Impossibile riaprire { $game }: manca il permesso di aprire il file. Farsi dare il permesso di leggere e scrivere { $file }.
unopened-log-missing = Impossibile riaprire { $game }: le sue mosse sono in { $file }-wal, che manca. Rimettere quel file accanto all'altro.
unopened-full = Impossibile riaprire { $game }: il disco è pieno. Liberare spazio, poi aprire { $file }.
unopened-failed = Impossibile riaprire { $game }: il file non si può leggere o scrivere ({ $detail }). Controllare il disco, poi aprire { $file }.
unopened-more = { $count ->
    [one] Un'altra partita salvata non si è potuta riaprire; è nell'elenco delle partite.
   *[other] Altre { $count } partite salvate non si sono potute riaprire; sono nell'elenco delle partite.
}
session-not-stored = La partita continua, ma non viene salvata.
session-settings = Impossibile leggere le impostazioni in { $path }: { $what }. Il file viene conservato, e rinominato quando si cambia un'impostazione. Sono in uso le impostazioni predefinite.
session-card = È in uso la scheda grafica, perché disegnare una finestra via software richiedeva { $ms } ms. Uno screen reader ora trova solo la prima finestra; con ANNABELLA_GRAPHICS=processor sono tutte accessibili.
console-no-such-seat = In questa partita non c'è il posto { $seat }. Sceglierne un altro con --seat.
console-no-thread = Il sistema non può avviare altri thread. Chiudere altri programmi e riprovare.
console-long-line = Quella riga supera { $count } KiB ed è stata ignorata.
console-no-display = Nessuno schermo trovato. Il tavolo si apre nel terminale.
command-unknown-seat = Posto sconosciuto: «{ $word }». Scegliere tra white, black, assistant-white, assistant-black e arbiter.
command-system-folder = { $word } contiene dispositivi o processi del sistema, non file. Scegliere un'altra cartella con --data.
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
classify-unreadable = La cadenza non è leggibile alla colonna { $column }: «{ $part }». Usare 5400+30, 40/6000+30:900+30, 300d5, 600y5x30, *180, W300-B240 o 90 min + 30 s.

# Electronic boards at the command line.
board-list-none = Nessuna scacchiera elettronica è collegata. Collegarne una, accenderla e riprovare.
board-list-one = { $number }: { $kind }, numero di serie { $serial }, su { $device }.
board-list-nameless = { $number }: { $kind }, su { $device }.
board-battery = Batteria al { $percent } per cento.
board-watch-line = { $seconds } s: { $what }
board-watch-connected = { $kind }, numero di serie { $serial }, è collegata su { $device }.
board-watch-connected-nameless = { $kind } è collegata su { $device }.
board-watch-gone = La scacchiera non c'è più: è stata scollegata o spenta.
board-watch-shut = La scacchiera è collegata, ma la sua porta non si può riaprire.
board-watch-silent = La scacchiera è collegata, ma non invia nulla di comprensibile.
board-watch-changed = { $placement }, cambiate: { $squares }
board-watch-clock = Orologio { $running ->
    [yes] in moto
   *[no] fermo
}: Bianco { $white }, Nero { $black }.
board-watch-lever-white = L'ultimo a premere è stato il Bianco.
board-watch-lever-black = L'ultimo a premere è stato il Nero.
board-watch-clock-battery = La batteria dell'orologio è scarica.
board-watch-clock-gone = L'orologio è scollegato o non risponde.
board-not-understood = Su { $device } non risponde nessuna scacchiera conosciuta. Accenderla e indicarne la marca con --kind: { $kinds }.
board-only-occupancy = La scacchiera su { $device } rileva solo le case occupate. Usarne una che riconosce i pezzi.
board-access-gone = { $device } non trovato. Collegare la scacchiera; «annabella board --list» dice dove si trova.
board-access-busy = { $device } è usata da un altro programma. Chiuderlo e riprovare.
board-access-group = Non si può aprire { $device }, perché l'utente non è nel gruppo { $group }. Digitare «sudo usermod -aG { $group } { $user }» in un terminale, poi uscire dalla sessione e rientrare.
board-access-login = Non si può ancora aprire { $device }, perché l'utente non è rientrato nella sessione da quando è nel gruppo { $group }. Uscire dalla sessione e rientrare.
board-access-rule = Manca il permesso di aprire { $device }: la regola udev per le scacchiere non è installata. Digitare «sudo cp { $rule } /etc/udev/rules.d/» in un terminale, poi scollegare la scacchiera e ricollegarla.
board-access-replug = Manca il permesso di aprire { $device }. Scollegare la scacchiera e ricollegarla con la sessione aperta su questo stesso computer.
board-access-right = Manca il permesso di aprire { $device }. Chiedere all'amministratore il permesso di lettura e scrittura.
