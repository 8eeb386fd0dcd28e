//! Italian.

use shakmaty::Role;

use super::super::vocabulary::WordMeaning::{Castling, Long, Nothing, Piece, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Words, laws, ours};
use super::everyday::EverydayPhrases;
use super::{DIGITS, LETTERS, LETTERS_ALONE};

/// Italian words.
pub(crate) const WORDS: Words = Words {
    language: "it",
    files: LETTERS,
    files_alone: LETTERS_ALONE,
    ranks: DIGITS,
    squares_joined: true,
    pieces: Pieces {
        pawn: laws("Pedone"),
        knight: laws("Cavallo"),
        bishop: laws("Alfiere"),
        rook: laws("Torre"),
        queen: laws("Donna"),
        king: laws("Re"),
    },
    castling_short: laws("Arrocco corto"),
    castling_long: laws("Arrocco lungo"),
    takes: ours("prende"),
    check: ours("scacco"),
    mate: ours("matto"),
    en_passant: ours("en passant"),
    draw_offer: ours("proposta di patta"),
    numbers: &["uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto"],
    also: &[
        ("regina", Piece(Role::Queen)),
        ("cattura", Takes),
        ("arrocco", Castling),
        ("corto", Short),
        ("lungo", Long),
        ("promuove", Promotes),
        ("diventa", Promotes),
        ("scaccomatto", Nothing),
    ],
    sides: ["bianc", "ner"],
    between: "",
    not_left_out: "non|anzi|mai|senza|sbagliato|errore|scusa|oppure|patta|abbandono",
    everyday: &EVERYDAY,
};

const EVERYDAY: EverydayPhrases = EverydayPhrases {
    files: [
        "a|ancona|anna|ah|ada|alba|aosta|arezzo|alfa|ala|a di ancona",
        "b|bi|be|bologna|bari|bella|brescia|bergamo|beppe|bela|bravo|b di bologna|bellaa",
        "c|ci|ce|como|cesare|cesar|catania|cagliari|caserta|carlo|cesara|cisi|c di como|charly",
        "d|di|de|domodossola|davide|david|daniele|dado|dario|davi|d di domodossola|domo|delta",
        "e|empoli|eva|eh|enna|emilia|elena|ernesto|eco|ev a|he|e di empoli",
        "f|effe|firenze|felice|felix|foggia|ferrara|francesco|effe di firenze|f di firenze|feliks|fox",
        "g|gi|ge|genova|gustavo|gustav|gorizia|giorgio|giulio|grosseto|golfo|g di genova|gustaf|giovanni",
        "h|acca|hotel|ettore|hector|cca|akka|acca muta|hacca|h di hotel|otel|etore|ettor|aca",
    ],
    ranks: [
        "uno|un|1o|prima|1a|primo",
        "due|seconda|2a|dua|du",
        "tre|terza|3a|tree",
        "quattro|quarta|4a|cuatro|quatro",
        "cinque|quinta|5a|cinqui|cincue",
        "sei|sesta|6a|se i",
        "sette|settima|7a",
        "otto|ottava|8a|oto",
    ],
    pieces: [
        "pedone|pedoni|pedina|pedone di re|pedone re|pedone di donna|pedone donna|pedoncino|pedina di re|fante|peone|pedonino|pedone di alfiere|pedone di torre|pedone di cavallo|pedone centrale|pedon",
        "cavallo|cavalli|cavallo di re|cavallo di donna|cavallino|destriero|cavalo|caballo|puledro|cavaliere|cavallo re|cavallo donna|cavallo nero|cavallo bianco|ronzino",
        "alfiere|alfieri|alfiere di re|alfiere di donna|alfierino|alfieri re|alfiere re|alfiere donna|alfier|alfiero|vescovo|alfiere campochiaro|alfiere camposcuro",
        "torre|torri|torre di re|torretta|torre re|torre donna|torre di donna|rocca|castello|tore",
        "donna|regina|dama|donne|reginetta|signora|la signora|donnina",
        "re|monarca|sua maesta|il sovrano|rre",
    ],
    described: [
        "torre di donna",
        "cavallo di donna",
        "alfiere di donna",
        "donna|di donna|dama",
        "re|di re",
        "alfiere di re",
        "cavallo di re",
        "torre di re",
    ],
    takes: "per|prende|prendo|prendere|cattura|catturo|catturare|mangia|mangio|mangiare|x|ics|riprende|prende in|per il|prende su|elimina|batte|cattura in|mangia in|prende il|prende la|prende l|prendo il|prendo la|presa|presa in|presa su|presa del|prendere il|prendendo|prendi|cattura il|cattura la|catturando|catturo il|cattura su|mangia il|mangia la|mangio il|mangiando|si mangia|mi mangio|divora|pappa|si prende|mi prendo|riprendo|riprendo in|riprende su|ricattura|ricatturo|ricattura in|elimino|batto|vince|guadagna|toglie|tolgo|uccide|ammazza|porta via|cambia|cambio|cambia in|scambia|per la|x in|mangia su|piglia|piglio|contro",
    taking: "",
    in_passing: "al varco|en passant|a varco|al passo|al passaggio|presa al varco",
    from: "da|dal|dalla|di|in|del|su|dalla casa|dalla casella|da casa|dal lato|dalla colonna|dallo|dai|partendo da|che sta in|che e in|situato in|situata in|che si trova in",
    to: "in|a|su|verso|va in|va a|alla|al|fino a|per|muove in|muove a|si sposta in|salta in|sulla|nella casa|nella casella|in casa|nella|nel|alla casa|alla casella|sul|sulla casa|sulla casella|fino alla|fino in|verso la|avanti in|indietro in|all|agli|ad|allo|dentro",
    with: "con|con il|con la|col|con lo|con l",
    becomes: "promuove|promuove a|promuove in|promozione|promozione a|promozione in|promosso a|promosso|diventa|e diventa|uguale|uguale a|si trasforma in|trasforma in|fa|e fa|a|in|si promuove a|e promuove a|che diventa|sottopromozione a|sotto promozione a|sottopromuove a|e prende la|promuovo|promuovo a|promuovo in|promuovendo a|promuovendo|promuovere a|e promuovo a|e promuove|e promuovo|corona|corona in|corona a|corono|e corona|diventando|diventa una|diventa un|e diventa una|e diventa un|che si trasforma in|trasformandosi in|trasformo in|si trasforma|trasformato in|si converte in|convertito in|prendo|prendo una|prendo un|e prendo una|e prendo un|chiedo|chiedo una|chiedo un|voglio|voglio una|scelgo|scelgo una|faccio|faccio una|faccio donna|e fa una|ed e|e|e una|per una|per un|nuova|nuovo|sotto promuovo a|sottopromuovo a|sottopromozione in|sottopromozione|promosso in|promossa a|promozione di|con promozione a|con promozione in|pedone promosso a",
    castles: "arrocco|arrocca|arroccare|arrocchi|mi arrocco|faccio arrocco|faccio l arrocco|arroco|a rocco|arrocc|arroccando|l arrocco|un arrocco|rocco|mi arocco|arocco|aroccare|si arrocca|vado ad arroccare|ad arroccare|arrocchiamo|arrocco adesso|fare arrocco|fa arrocco|fare l arrocco",
    short: "arrocco corto|arrocco breve|corto|arrocco piccolo|arrocca corto|arrocco sul lato di re|arrocco lato re|arrocco lato di re|arrocco dal lato di re|faccio arrocco corto|faccio l arrocco corto|mi arrocco corto|zero zero|arrocco sul lato re|arrocco di re|arroco corto|arrocco sull ala di re|zero trattino zero|o o|zero a zero|a rocco corto|a rocco breve",
    long: "arrocco lungo|lungo|arrocco grande|arrocca lungo|arrocco sul lato di donna|arrocco lato donna|arrocco lato di donna|arrocco dal lato di donna|faccio arrocco lungo|faccio l arrocco lungo|mi arrocco lungo|zero zero zero|arrocco sul lato donna|arrocco di donna|arroco lungo|arrocco sull ala di donna|zero trattino zero trattino zero|o o o|a rocco lungo|zero zero e zero",
    sides: [
        "corto|corta|breve|piccolo|lato corto|lato di re|lato del re|lato re|ala di re",
        "lungo|lunga|grande|lato lungo|lato di donna|lato della donna|lato donna|ala di donna",
    ],
    and: "e|ed|poi|e poi|quindi|dopo",
    moves: "mossa|muove|muovi|muovendo|sposta|spostare|si sposta|spostando|spinge|spingere|spinta|va|viene|vengo|vieni|andare|andando|salta|salto|saltare|saltando|balza|scivola|scivolo|scorre|si ritira|ritiro|mi ritiro|ritira|torna|torno|tornare|ritorna|ritorno|indietreggia|retrocede|arretra|fugge|scappa|scappo|fuggo|esce|esco|uscire|uscendo|porta|portare|portando|sviluppa|sviluppo|sviluppare|si sviluppa|sviluppando|avanza|avanzare|avanzando|avanti|indietro|sale|salgo|scende|scendo|entra|entro|invade|penetra|arriva|arrivo|giunge|raggiunge|mette|mettendo|pone|porre|piazza|piazzo|colloca|colloco|trasferisce|trasferisco|corre|cammina|marcia|passa|passo|passi|di due passi|due passi|un passo|di un passo|di due case|due case|una casa|due caselle|una casella|di due caselle|dritto|in diagonale|in avanti|all indietro|fuori|dentro|su|giu|attacca|attacco|occupa|difende|blocca|inchioda|minaccia|sacrifica|sacrifico|comincio|comincio con|inizio|inizio con|apro|apro con|parto|parto con|rispondo|rispondo con|risposta|replico|replico con|continuo con|proseguo con|gioca|giocando|gioco di|tiro|tira|vola|manda|mando|si porta|si piazza|si mette|si muove|riporto|riporta|va a finire|si piazza in|lascia|la casa|mettere il|mettere la",
    checks: "scacco al re|scacco al tuo re|scacco al suo re|scacco re|scacchi|e scacco|e scacco matto|e scacco al re|da scacco|dando scacco|do scacco|dare scacco|con scacco al re|con scacco matto|con matto|e e matto|e matto|ed e matto|ed e scacco|ed e scacco matto|e scaccomatto|scacco e matto|doppio scacco|scacco doppio|con scacco doppio|con doppio scacco|scacco di scoperta|scacco di scoperto|con scacco di scoperta|scacco scoperto|di scoperta|d infilata|matto affogato|scacco alla donna|scaco|scacco mato|sotto scacco|in scacco|e mate|mate|mato",
    manners: "per piacere|per cortesia|cortesemente|grazie mille|molte grazie|salve|ciao|buongiorno|buonasera|buon giorno|buona sera|buon pomeriggio|buona fortuna|buona partita|bella mossa|bella partita|ben giocato|bravo davvero|tocca a te|tocca a lei|tocca a me|a te|a lei|a me|tuo turno|il tuo turno|e il tuo turno|mio turno|e il mio turno|il mio turno|sta a te|sta a lei|sta a me|turno tuo|vai|vai tu|prego a lei|ecco|ecco qui|ecco fatto|eccomi|fatto|finito|basta|e tutto|e basta|tutto qui|si|si si|certo|certamente|va bene|va bene allora|bene|benissimo|perfetto|d accordo|ok allora|dai|dai su|forza|vediamo|vediamo un po|un attimo|un momento|attimo|momento|aspetta|aspetti|fammi pensare|mi faccia pensare|penso|penso che|credo|credo che|direi|io direi|dico|diciamo|forse|magari|semplicemente|solo|soltanto|anche|ancora|di nuovo|finalmente|infine|prima di tutto|per prima cosa|prima mossa|la mia prima mossa|la mia prima mossa e|la prossima mossa e|mossa|la mossa|la mossa e|mia mossa|questa e la mia mossa|questa|questo|cosi|oh|ah|aha|uh|uhm|hmm|mmm|mah|boh|ehi|ops|eccola|signore|signora|maestro|avversario|amico|amico mio|caro|attenzione|occhio|sorpresa|zac|bum|voila|sacrificio|il sacrificio|un sacrificio|gambetto|gambetto di donna|gambetto di re|cambio di donne|ora tocca a te|ovviamente|naturalmente|come no",
    around: "io|gioco|giocare|muovo|muovere|sposto|spingo|porto|il|lo|la|i|gli|le|l|un|una|uno|mio|mia|suo|ehm|eh|mm|beh|allora|adesso|ora|per favore|favore|prego|grazie|va|vado|scacco|matto|scacco matto|scaccomatto|con scacco|e matto|la mia mossa|mossa e|ok|faccio|doppio scacco|scacco di scoperta|metto|avanzo|vorrei|ho|ha|hanno|noi|giochiamo|giochero|muovero|vorrei giocare|voglio giocare|voglio|desidero|intendo|devo|posso|ne|ci|si|lui|loro|questi|quello|quella|quel|miei|mie|tuo|tua|suoi|sue|nostro|dell|della|delle|dei|degli|dello|la casa|casella|la casella|colonna|la colonna|riga|traversa|fila|lato|ala|pezzo|il pezzo|bianco|bianca|bianchi|nero|nera|neri|avversario|avversaria|nemico|nemica|avversari|dell avversario|sinistra|destra|altro|altra|stesso|povero|centro|al centro|in gioco|che|qui|li|fare|faccio la mossa|essere|sono|io gioco|mi|ti|vi|poi gioco|libero|indifeso|centrale",
};
