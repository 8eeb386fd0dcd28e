//! Announcements as people speak them in each language: the names of letters, what dictation makes of words, everyday names of
//! pieces, and the small words around a move. None of it is ever said by the program.
//!
//! Every entry is a row of phrases with a bar between them, without accents. A phrase may stand in several rows: what is meant
//! is decided by the rest of the sentence, and by the position.

/// The everyday words of one language.
pub(in crate::announcement) struct Everyday {
    /// The files a to h.
    pub files: [&'static str; 8],
    /// The ranks 1 to 8.
    pub ranks: [&'static str; 8],
    /// Pawn, knight, bishop, rook, queen, king.
    pub pieces: [&'static str; 6],
    /// A capture.
    pub takes: &'static str,
    /// What stands before the square of departure.
    pub from: &'static str,
    /// What stands before the square of arrival.
    pub to: &'static str,
    /// What stands before the piece that a pawn becomes.
    pub becomes: &'static str,
    /// Castling, whichever side.
    pub castles: &'static str,
    /// Castling on the king's side.
    pub short: &'static str,
    /// Castling on the queen's side.
    pub long: &'static str,
    /// What may stand anywhere and changes nothing.
    pub around: &'static str,
}

/// What everybody may say, whatever else he speaks: the names of D.2.1 and the spelling alphabet of aviation.
pub(in crate::announcement) const EVERYWHERE: Everyday = Everyday {
    files: [
        "anna|ana|alpha|alfa",
        "bella|bela|bravo",
        "cesar|caesar|casar|charlie",
        "david|davi|delta",
        "eva|echo",
        "felix|foxtrot",
        "gustav|gustavo|golf",
        "hector|hektor|heitor|hotel",
    ],
    ranks: [
        "1|eins",
        "2|zwei",
        "3|drei",
        "4|vier",
        "5|funf|fuenf",
        "6|sechs",
        "7|sieben",
        "8|acht",
    ],
    pieces: ["", "", "", "", "", ""],
    takes: "x",
    from: "",
    to: "",
    becomes: "",
    castles: "",
    short: "",
    long: "",
    around: "e p|ep|en passant",
};

/// One language after the other; a sentence is read in one of them.
pub(in crate::announcement) const LANGUAGES: [&Everyday; 7] =
    [&ENGLISH, &GERMAN, &SPANISH, &FRENCH, &ITALIAN, &DUTCH, &PORTUGUESE];

const ENGLISH: Everyday = Everyday {
    files: [
        "a|ay|able|hannah|anne",
        "b|bee|be|baker|boy|bell|beta",
        "c|see|sea|cee|si|caesars|seizure|caesar s",
        "d|dee|dog|dave|davis|davit|davids",
        "e|ee|eve|ava|ever|easy",
        "f|ef|eff|fox|phoenix|felixs",
        "g|gee|jee|george|gustave|gustaf|gus stuff|gust of|goose stuff",
        "h|aitch|haitch|hector s",
    ],
    ranks: [
        "one|won|first",
        "two|to|too|second",
        "three|free|tree|third",
        "four|for|fore|fourth",
        "five|fife|fifth",
        "six|sicks|sixth|sex",
        "seven|seventh|sevens",
        "eight|ate|eighth",
    ],
    pieces: [
        "pawn|prawn|porn|pond|pon|king pawn|kings pawn|king s pawn|queen pawn|queens pawn|queen s pawn|bishop pawn|rook pawn|knight pawn|pawns",
        "knight|night|nite|horse|horsey|knights|kings knight|king s knight|queens knight|queen s knight|nights|knife",
        "bishop|bishops|kings bishop|king s bishop|queens bishop|queen s bishop",
        "rook|castle|brook|ruck|look|rock|rooks|kings rook|queens rook",
        "queen|quinn|lady|queens",
        "king|kings",
    ],
    takes: "takes|take|taking|captures|capture|capturing|takes on|takes at|x|ex|beats|times|grabs|eats|hits|cross|by|kills|wins|snaps off|recaptures|takes back",
    from: "from|on|at|of",
    to: "to|too|two|into|onto|on|in|at|goes to|moves to|goes|going to|up to|over to|down to|back to|jumps to|lands on|steps to",
    becomes: "becomes|become|promotes|promotes to|promotes into|promote to|promoting to|promotion to|promotion|equals|equal|is|makes|make|making|underpromotes to|underpromotes|for|to|gets|turns into|into|queening to|and becomes|as|is now",
    castles: "castles|castle|castling|i castle",
    short: "castles kingside|castle kingside|castling kingside|castles king side|castle king side|castling king side|kingside castle|king side castle|kingside castling|king side castling|kingside castles|castles short|castle short|short castle|short castles|short castling|castling short|castles on the kingside|castles on the king side|castle on the king side|castle on the kingside|castles to the kingside|oh oh|o o|zero zero|castles right|short side castle|castles short side",
    long: "castles queenside|castle queenside|castling queenside|castles queen side|castle queen side|castling queen side|queenside castle|queen side castle|queenside castling|queen side castling|castles long|castle long|long castle|long castles|long castling|castling long|castles on the queenside|castles on the queen side|castle on the queen side|castle on the queenside|castles to the queenside|oh oh oh|o o o|zero zero zero|long side castle|castles long side",
    around: "i|i play|i ll play|i move|i will|i ll|i will play|i m playing|play|playing|please|my|my move is|move is|the|a|an|uh|uhm|um|er|erm|hm|well|okay|ok|so|then|now|and|it|that|that s|is|goes|go|going|with|let s|lets|let|check|checks|mate|checkmate|with check|with mate|giving check|thank you|thanks|en passant|on passant|in passing|announce|his|your|black s|white s|my move|i want|want|would like|like|double check|discovered check|i take|i castle|i d like|to play|the piece",
};

const GERMAN: Everyday = Everyday {
    files: [
        "a|ah|anton|aachen|anne|hanna",
        "b|be|beh|bee|berta|bertha|berlin|bello",
        "c|ce|ceh|zeh|zee|tse|casar|caesar|cottbus|chemnitz|cornelia|cesars|zasar",
        "d|de|deh|dora|dusseldorf|davids",
        "e|eh|ee|emil|essen|ewa|efa|ava",
        "f|ef|eff|friedrich|fritz|frankfurt|felixs",
        "g|ge|geh|gee|goslar|gustaf|gerda",
        "h|ha|hah|heinrich|hamburg|hektors|hanni",
    ],
    ranks: [
        "ein|eins|eine|einz|erste",
        "zwo|zwei|zweite",
        "drei|dritte|trei|dray",
        "vier|fier|vierte|fir",
        "funf|fuenf|funfe|funv|funfte",
        "sechs|sex|sechste",
        "sieben|siebte|siem",
        "acht|achte|8te",
    ],
    pieces: [
        "bauer|bauern|bauers|bauer|konigsbauer|damenbauer|koenigsbauer",
        "springer|pferd|ross|rossl|gaul|springers|hupfer|rossel|konigsspringer|damenspringer",
        "laufer|laeufer|laufers",
        "turm|turms|turme|torm",
        "dame|konigin|koenigin|damen",
        "konig|koenig|konigs",
    ],
    takes: "schlagt|schlaegt|schlagen|schlage|schlag|nimmt|nehme|nehmen|mal|frisst|fresse|gegen|kreuz|nimmt auf|schlagt auf|schlagt zuruck|geschlagen|haut|tauscht",
    from: "von|vom|aus|auf",
    to: "nach|auf|zu|zum|in|an|bis|gen|geht nach|geht auf|zieht nach|zieht auf|fahrt nach|springt nach|springt auf|lauft nach|hin",
    becomes: "wird|wird zu|wird zum|wird zur|und wird|umwandlung|umwandlung in|verwandelt in|wandelt in|wandelt um in|wandelt sich um in|wandelt sich in|verwandelt sich in|gleich|ist gleich|macht|als|in|zu|zum|zur|und holt|holt|holt eine|tausche in|eine neue|neue|neuer|unterverwandlung in",
    castles: "rochade|rochiere|rochiert|rochieren|ich rochiere",
    short: "kurze rochade|kleine rochade|rochade kurz|rochade klein|rochiere kurz|kurz rochieren|rochiert kurz|kurz rochiert|null null|kurz|0 0|klein rochade|rochade kurze|rochade am konigsflugel|rochade zum konigsflugel|rochiere klein|rochade konigsseite",
    long: "lange rochade|grosse rochade|rochade lang|rochade gross|rochiere lang|lang rochieren|rochiert lang|lang rochiert|null null null|lang|0 0 0|rochade lange|rochade am damenflugel|rochade zum damenflugel|rochiere gross|rochade damenseite",
    around: "ich|ich spiele|spiele|ich ziehe|ziehe|zieht|ziehen|ich mache|mache|ich nehme|nun|jetzt|dann|also|bitte|ahm|ah|ahem|aeh|aehm|ehm|eh|hm|mhm|so|gut|okay|ok|der|die|das|den|dem|des|ein|eine|einen|mein|meine|meinen|seinen|deinen|und|mit|dort|da|geht|springt|fahrt|lauft|kommt|schach|matt|schachmatt|mit schach|und matt|und schach|mein zug ist|mein zug|ist|en passant|im vorbeigehen|danke|ich sage|sage|um|es|will|mochte|ich mochte|wir|stellt|setzt|ich setze|zuruck|vor|doppelschach|abzugsschach|gegnerischen|am",
};

const SPANISH: Everyday = Everyday {
    files: [
        "a|ah|antonio|ana",
        "b|be|ve|burgos|barcelona|bella",
        "c|ce|se|carmen|cesar|ze",
        "d|de|domingo|dinamarca|david",
        "e|enrique|espana|eva",
        "f|efe|francia|francisco|felix",
        "g|ge|je|granada|gerona|gustavo",
        "h|hache|ache|historia|huelva|hector|hotel",
    ],
    ranks: [
        "uno|un|primera",
        "dos",
        "tres",
        "cuatro",
        "cinco",
        "seis",
        "siete",
        "ocho",
    ],
    pieces: [
        "peon|peones|peon rey|peon de rey|peon del rey|peon dama|peon de dama|peon de la dama",
        "caballo|caballos|caballo rey|caballo de rey|caballo dama|caballo de dama|jaco",
        "alfil|alfiles|alfil rey|alfil de rey|alfil dama",
        "torre|torres",
        "dama|reina|damas",
        "rey",
    ],
    takes: "por|toma|tomo|tomar|captura|capturo|capturar|come|como|comer|x|equis|se come|me como|mata|retoma|toma en|come en|captura en|cambia por|gana",
    from: "de|desde|del|en|de la",
    to: "a|al|en|hacia|hasta|va a|juega a|para|sobre|se va a|salta a|mueve a|pasa a",
    becomes: "promociona|promociona a|promociona en|promueve|promueve a|corona|coronando|corona en|corona a|y corona|igual|igual a|es|se convierte en|se transforma en|convierte en|pasa a|pide|pide una|a|por|hace|promocion|promocion a|y pide|se hace",
    castles: "enroque|enroco|enroca|enrocar|me enroco|hago enroque|hago el enroque|se enroca",
    short: "enroque corto|enroco corto|enroca corto|me enroco corto|enroque pequeno|hago enroque corto|hago el enroque corto|corto|enroque chico|enroque del lado del rey|enroque de rey|enroque por el rey|cero cero|enroque en el flanco de rey|enrocar corto|se enroca corto",
    long: "enroque largo|enroco largo|enroca largo|me enroco largo|enroque grande|hago enroque largo|hago el enroque largo|largo|enroque del lado de la dama|enroque de dama|enroque por la dama|cero cero cero|enroque en el flanco de dama|enrocar largo|se enroca largo",
    around: "yo|juego|jugar|jugamos|muevo|mover|mi|el|la|los|las|un|una|su|lo|y|eh|em|este|pues|bueno|ahora|entonces|por favor|favor|va|voy|con|jaque|mate|jaque mate|y mate|con jaque|al paso|a el paso|mi jugada es|es|gracias|quiero|jaque doble|jaque a la descubierta|se|me|ok|vale|llevo",
};

const FRENCH: Everyday = Everyday {
    files: [
        "a|ah|anatole|anna|as",
        "b|be|berthe|bella",
        "c|ce|celestin|ses|c est|cesar|sait",
        "d|de|desire|des|david",
        "e|eu|eugene|eva|euh|e e|heu",
        "f|ef|eff|effe|francois|felix",
        "g|ge|j ai|gaston|gustave|gustav|jai|jet",
        "h|ache|hache|henri|hector",
    ],
    ranks: [
        "un|une|hein",
        "deux|de|d eux",
        "trois",
        "quatre|quatres",
        "cinq|saint|sein",
        "six|si|cis",
        "sept|set|cet",
        "huit|oui|huite",
    ],
    pieces: [
        "pion|pions|pion roi|pion du roi|pion dame|pion de la dame|pion de dame",
        "cavalier|cheval|cavaliers|cavalier roi|cavalier du roi|cavalier dame|cavalier de la dame",
        "fou|fous|fou du roi|fou de la dame|fou roi",
        "tour|tours",
        "dame|reine|dames",
        "roi",
    ],
    takes: "prend|prends|prendre|prenant|mange|manger|capture|x|ix|fois|par|pour|prend en|prend sur|reprend|reprend en|croix|et prend|tape",
    from: "de|du|depuis|en|des|la",
    to: "en|a|vers|sur|au|va en|va a|joue en|jusqu a|jusqu en|pour|pour aller en|saute en|aller en|aller a|dans",
    becomes: "promotion|promotion en|promotion a|promu|promu en|promue|devient|et devient|qui devient|egal|egale|egal a|fait|fait une|je fais|se transforme en|se promeut en|transforme en|se change en|en|a|fait dame|promeut en|promeut|et fait|sous promotion en|sous promotion",
    castles: "roque|roquer|je roque|le roque|roc|je fais le roque|rock",
    short: "petit roque|roque court|roque cote roi|roque petit|je roque cote roi|je fais le petit roque|roc court|petit roc|court|je roque court|zero zero|roque du cote du roi|roque du cote roi|je fais un petit roque|roque cote du roi|je roque petit|petit rock",
    long: "grand roque|roque long|roque cote dame|roque grand|je roque cote dame|je fais le grand roque|roc long|grand roc|long|je roque long|zero zero zero|roque du cote de la dame|roque du cote dame|je fais un grand roque|roque cote de la dame|je roque grand|grand rock",
    around: "je|je joue|joue|jouer|on|mon|ma|mes|le|la|les|l|un|une|et|euh|heu|ben|bon|alors|donc|eh|s il vous plait|s il te plait|merci|echec|mat|echecs|echec et mat|et mat|en passant|au passage|va|vais|avec|deplace|je deplace|mets|je mets|pousse|je pousse|mon coup|mon coup est|est|c est|voila|son|sa|se|qui|ok|double echec|echec a la decouverte|echec double|je prends|bouge|je bouge|d accord|avance|j avance|veux|voudrais",
};

const ITALIAN: Everyday = Everyday {
    files: [
        "a|ancona|anna|ah",
        "b|bi|be|bologna|bari|bella",
        "c|ci|ce|como|cesare|cesar",
        "d|di|de|domodossola|davide|david",
        "e|empoli|eva|eh",
        "f|effe|firenze|felice|felix",
        "g|gi|ge|genova|gustavo|gustav",
        "h|acca|hotel|ettore|hector|cca",
    ],
    ranks: ["uno|un|1o", "due", "tre", "quattro", "cinque", "sei", "sette", "otto"],
    pieces: [
        "pedone|pedoni|pedina|pedone di re|pedone re|pedone di donna|pedone donna",
        "cavallo|cavalli|cavallo di re|cavallo di donna",
        "alfiere|alfieri|alfiere di re|alfiere di donna",
        "torre|torri|torre di re",
        "donna|regina|dama|donne",
        "re",
    ],
    takes: "per|prende|prendo|prendere|cattura|catturo|catturare|mangia|mangio|mangiare|x|ics|riprende|prende in|per il|prende su|elimina|batte|cattura in|mangia in",
    from: "da|dal|dalla|di|in|del|su",
    to: "in|a|su|verso|va in|va a|alla|al|fino a|per|muove in|muove a|si sposta in|salta in|sulla",
    becomes: "promuove|promuove a|promuove in|promozione|promozione a|promozione in|promosso a|promosso|diventa|e diventa|uguale|uguale a|si trasforma in|trasforma in|fa|e fa|a|in|si promuove a|e promuove a|che diventa|sottopromozione a|sotto promozione a|sottopromuove a|e prende la",
    castles: "arrocco|arrocca|arroccare|arrocchi|mi arrocco|faccio arrocco|faccio l arrocco|arroco",
    short: "arrocco corto|arrocco breve|corto|arrocco piccolo|arrocca corto|arrocco sul lato di re|arrocco lato re|arrocco lato di re|arrocco dal lato di re|faccio arrocco corto|faccio l arrocco corto|mi arrocco corto|zero zero|arrocco sul lato re|arrocco di re|arroco corto|arrocco sull ala di re",
    long: "arrocco lungo|lungo|arrocco grande|arrocca lungo|arrocco sul lato di donna|arrocco lato donna|arrocco lato di donna|arrocco dal lato di donna|faccio arrocco lungo|faccio l arrocco lungo|mi arrocco lungo|zero zero zero|arrocco sul lato donna|arrocco di donna|arroco lungo|arrocco sull ala di donna",
    around: "io|gioco|giocare|muovo|muovere|sposto|spingo|porto|il|lo|la|i|gli|le|l|un|una|uno|mio|mia|suo|e|ehm|eh|mm|beh|allora|adesso|ora|quindi|poi|per favore|favore|prego|grazie|va|vado|con|scacco|matto|scacco matto|scaccomatto|con scacco|e matto|al varco|en passant|la mia mossa|mossa e|ok|faccio|doppio scacco|scacco di scoperta|metto|avanzo|vorrei",
};

const DUTCH: Everyday = Everyday {
    files: [
        "a|aa|anton|anna|ah",
        "b|bee|be|bernard|bernhard|bella",
        "c|cee|see|cornelis|caesar|cesar|se",
        "d|dee|dirk|david|de",
        "e|ee|eduard|eva",
        "f|ef|eff|ferdinand|felix",
        "g|gee|gerard|ge|gustaaf|gustav",
        "h|ha|haa|hendrik|hector",
    ],
    ranks: ["een|eentje|1e", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht"],
    pieces: [
        "pion|pionnen|koningspion|damepion|boer",
        "paard|springer|paardje|ros|paarden|knol|koningspaard",
        "loper|raadsheer|lopers|loopers",
        "toren|kasteel|torens",
        "dame|koningin|dames|vrouw",
        "koning|konings",
    ],
    takes: "slaat|sla|slaan|neemt|neem|nemen|maal|keer|x|pakt|pak|kruis|tegen|slaat op|neemt op|ruilt|eet|slaat terug|slaat terug op",
    from: "van|vanaf|vanuit|op|uit|vanop",
    to: "naar|op|tot|in|aan|gaat naar|speelt naar|over naar|springt naar|terug naar",
    becomes: "wordt|wordt een|en wordt|promoveert|promoveert tot|promoveert naar|promotie|promotie tot|promotie naar|is|is gelijk aan|gelijk aan|tot|haalt|en haalt|maakt|tot een|als|met promotie tot|en promoveert tot|naar|minorpromotie|haalt een|verandert in|en die wordt|maak er een",
    castles: "rokade|rokeer|rokeren|rokeert|rochade|ik rokeer|rocade",
    short: "korte rokade|kleine rokade|rokade kort|rokeer kort|kort rokeren|ik rokeer kort|rokeert kort|kort|korte rochade|nul nul|kort rokade|rokade klein|koningsrokade|rokade koningszijde|rokade aan de koningsvleugel|rokade op de koningsvleugel|kort gerokeerd|rokade korte kant|rokeren kort",
    long: "lange rokade|grote rokade|rokade lang|rokeer lang|lang rokeren|ik rokeer lang|rokeert lang|lang|lange rochade|nul nul nul|lang rokade|rokade groot|damerokade|rokade damezijde|rokade aan de damevleugel|rokade op de damevleugel|lang gerokeerd|rokade lange kant|rokeren lang",
    around: "ik|ik speel|speel|spelen|speelt|ik zet|mijn|het|de|een|die|dat|en|eh|ehm|uh|uhm|nou|dus|nu|dan|alsjeblieft|alstublieft|graag|bedankt|met|schaak|mat|schaakmat|en mat|met schaak|en passant|in het voorbijgaan|gaat|ga|komt|zet is|mijn zet is|mijn zet|is|doe|ik doe|verplaats|zijn|er|ok|oke|dubbelschaak|aftrekschaak|wil|ik wil|ik neem|springt|schuif|ik schuif",
};

const PORTUGUESE: Everyday = Everyday {
    files: [
        "a|ah|ana|anna",
        "b|be|bela|bella",
        "c|ce|se|cesar",
        "d|de|davi|david",
        "e|eva|eh|he",
        "f|efe|fe|felix|felipe",
        "g|ge|gue|gustavo|je",
        "h|aga|agar|heitor|hector",
    ],
    ranks: [
        "um|uma|hum",
        "dois|duas",
        "tres|treis",
        "quatro",
        "cinco",
        "seis|meia",
        "sete",
        "oito",
    ],
    pieces: [
        "peao|peoes|peao do rei|peao rei|peao da dama|peao de rei|peao de dama|piao",
        "cavalo|cavalos|cavalo do rei|cavalo da dama|cavalinho|cavalo rei",
        "bispo|bispos|bispo do rei|bispo da dama",
        "torre|torres|torre do rei|torre da dama",
        "dama|rainha|damas",
        "rei",
    ],
    takes: "por|toma|tomo|tomar|captura|capturo|capturar|come|como|comer|x|xis|vezes|mata|pega|retoma|toma em|captura em|come em|leva|papa|ganha|recaptura|comendo|capturando|tomando|bate",
    from: "de|da|do|desde|em|na|no",
    to: "para|pra|em|a|na|no|ate|vai para|vai pra|joga em|joga para|sobre|ao|pro|pula para|salta para|vai a",
    becomes: "promove|promove a|promove para|promove em|promovendo a|promovendo|promocao|promocao a|promocao para|promocao em|promovido a|vira|e vira|igual|igual a|se transforma em|transforma em|faz|e faz|coroa|coroando|torna se|a|em|para|e promove a|e torna se|que vira|transforma se em|pede|pedindo|subpromocao a|subpromove a|virando",
    castles: "roque|rocar|roco|rocando|faco roque|faco o roque|rocada|roca|o roque",
    short: "roque pequeno|pequeno roque|roque curto|roque menor|faco roque curto|faco o roque curto|faco o roque pequeno|faco roque pequeno|curto|pequeno|roque do lado do rei|roque no lado do rei|roque lado do rei|roco curto|roque do rei|zero zero|roque na ala do rei|rocar curto|roque da ala do rei|faco o pequeno roque|roco pequeno",
    long: "roque grande|grande roque|roque longo|roque maior|faco roque longo|faco o roque longo|faco o roque grande|faco roque grande|longo|grande|roque do lado da dama|roque no lado da dama|roque lado da dama|roco longo|roque da dama|zero zero zero|roque na ala da dama|rocar longo|roque da ala da dama|faco o grande roque|roco grande",
    around: "eu|eu jogo|jogo|jogar|joga|jogando|vou|vou jogar|movo|mover|meu|minha|seu|sua|o|a|os|as|um|uma|e|eh|ah|hum|bem|bom|ai|entao|agora|por favor|favor|obrigado|obrigada|vai|com|xeque|mate|xeque mate|xequemate|cheque|cheque mate|com xeque|e mate|en passant|de passagem|an passan|em passant|meu lance|lance e|quero|xeque duplo|xeque descoberto|se|ta|ok|no caso|avanco|empurro|passo|ne|la",
};
