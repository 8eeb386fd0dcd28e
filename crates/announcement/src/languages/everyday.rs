//! Announcements as people speak them in each language: the names of letters, typical errors of dictation, everyday
//! names of pieces, and the small words around a move. The program never says any of it.
//!
//! Every entry is a row of phrases without accents, separated by bars. A phrase may be in several rows: the rest of
//! the sentence and the position decide its meaning.

/// The everyday words of one language.
pub(crate) struct Everyday {
    /// The files a to h.
    pub files: [&'static str; 8],
    /// The ranks 1 to 8.
    pub ranks: [&'static str; 8],
    /// Pawn, knight, bishop, rook, queen, king.
    pub pieces: [&'static str; 6],
    /// The files in descriptive notation, where a rank follows or stands before: "king bishop".
    pub described: [&'static str; 8],
    /// A capture.
    pub takes: &'static str,
    /// A capture, at the end of a clause.
    pub taking: &'static str,
    /// En passant.
    pub in_passing: &'static str,
    /// Words before the square of departure.
    pub from: &'static str,
    /// Words before the square of arrival.
    pub to: &'static str,
    /// Words before the piece that moves, if it is named late.
    pub with: &'static str,
    /// Words before the piece that a pawn becomes.
    pub becomes: &'static str,
    /// Castling, whichever side.
    pub castles: &'static str,
    /// Castling on the king's side.
    pub short: &'static str,
    /// Castling on the queen's side.
    pub long: &'static str,
    /// The king's side and the queen's, next to a word for castling.
    pub sides: [&'static str; 2],
    /// Words between two clauses.
    pub and: &'static str,
    /// Verbs and directions of moving, which may occur anywhere and change nothing.
    pub moves: &'static str,
    /// Check and mate, which need not be said and are not checked.
    pub checks: &'static str,
    /// Words to the opponent or to oneself, and names for kinds of moves.
    pub manners: &'static str,
    /// Articles, pronouns and other small words that change nothing.
    pub around: &'static str,
}

/// For languages in which ranks are never counted from the player's own side.
const NOT_DESCRIBED: [&str; 8] = [""; 8];

/// Words that keep a clause from being left out: they take a move back, ask for one, or end the game.
pub(crate) const NOT_LEFT_OUT: &str = "not|don|dont|never|without|instead|sorry|wait|undo|cancel|correction|wrong|mistake|if|or|draw|resign|should|could|illegal|nicht|kein|keine|keinen|nein|niemals|ohne|statt|oder|falsch|fehler|korrektur|entschuldigung|wenn|remis|patt|aufgeben|aufgabe|gebe|zuruck|non|pas|jamais|sans|faux|erreur|pardon|nulle|pat|abandonne|abandon|anzi|mai|senza|sbagliato|errore|scusa|oppure|patta|abbandono|niet|geen|nooit|zonder|fout|foutje|correctie|remise|pat|geef|opgeven|nunca|sin|perdon|error|tablas|abandono|rindo|nao|sem|desculpa|erro|errado|empate|desisto|abandono";

impl Everyday {
    /// The rows that say something about a move.
    pub(crate) fn of_chess(&self) -> impl Iterator<Item = &'static str> {
        let names = self.files.into_iter().chain(self.ranks).chain(self.pieces);
        names.chain([
            self.takes,
            self.taking,
            self.in_passing,
            self.castles,
            self.short,
            self.long,
        ])
    }
}

/// Phrases of speakers of any language: the names of D.2.1 and the spelling alphabet of aviation.
pub(crate) const EVERYWHERE: Everyday = Everyday {
    files: [
        "anna|ana|alpha|alfa",
        "bella|bela|bravo",
        "cesar|caesar|casar|charlie",
        "david|davi|delta",
        "eva|echo",
        "felix|foxtrot|fox trot|foxtrott|fox trott",
        "gustav|gustavo|golf",
        "hector|hektor|heitor|hotel|hotell",
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
    described: NOT_DESCRIBED,
    takes: "x",
    taking: "",
    in_passing: "e p|ep|en passant|enpassant|en passent|on passant|an passant|en pasant",
    from: "",
    to: "",
    with: "",
    becomes: "",
    castles: "",
    short: "",
    long: "",
    sides: ["", ""],
    and: "",
    moves: "",
    checks: "",
    manners: "",
    around: "",
};

/// One language after the other; a sentence is read in one of them.
pub(crate) const LANGUAGES: [&Everyday; 7] = [&ENGLISH, &GERMAN, &SPANISH, &FRENCH, &ITALIAN, &DUTCH, &PORTUGUESE];

const ENGLISH: Everyday = Everyday {
    files: [
        "a|ay|able|hannah|anne|apple|adam|abel|ada",
        "b|bee|be|baker|boy|bell|beta|bea|bob|boston|ben|bertha|bravo s|bet",
        "c|see|sea|cee|si|caesars|seizure|caesar s|cat|chicago|char lie|ceasar|cesare|charly|charley",
        "d|dee|dog|dave|davis|davit|davids|daisy|denver|don|dora|dean",
        "e|ee|eve|ava|ever|easy|edward|edison|ed|eva s",
        "f|ef|eff|fox|phoenix|felixs|frank|freddie|freddy|florida|fred|fox trots",
        "g|gee|jee|george|gustave|gustaf|gus stuff|gust of|goose stuff|gina|gulf|gus|golfs",
        "h|aitch|haitch|hector s|how|harry|henry|havana|age|itch|each|heck",
    ],
    ranks: [
        "one|won|first|wan|1st",
        "two|to|too|second|tu|2nd",
        "three|free|tree|third|3rd|threes|sree",
        "four|for|fore|fourth|4th|fours|faux",
        "five|fife|fifth|5th|fives|hive",
        "six|sicks|sixth|sex|sixes|6th|sick|sixs",
        "seven|seventh|sevens|7th|heaven",
        "eight|ate|eighth|8th|eights|aid|eit",
    ],
    pieces: [
        "pawn|prawn|porn|pond|pon|king pawn|kings pawn|king s pawn|queen pawn|queens pawn|queen s pawn|bishop pawn|rook pawn|knight pawn|pawns|paw|pan|palm|pun|pawned|born|p|foot soldier|footman|pawn of mine",
        "knight|night|nite|horse|horsey|knights|kings knight|king s knight|queens knight|queen s knight|nights|knife|cavalier|pony|horsie|nighty|naight|nites|mite|steed|knights horse|king side knight|kings side knight|kingside knight|queenside knight|queen side knight",
        "bishop|bishops|kings bishop|king s bishop|queens bishop|queen s bishop|bish|bishup|kingside bishop|king side bishop|queenside bishop|queen side bishop|light squared bishop|dark squared bishop|light square bishop|dark square bishop|fianchetto bishop",
        "rook|castle|brook|ruck|look|rock|rooks|kings rook|queens rook|tower|roof|rookie|rooke|rug|brooke|hook|kingside rook|king side rook|kings side rook|king s side rook|queenside rook|queen side rook|queens side rook|queen s side rook|king s rook|queen s rook",
        "queen|quinn|lady|queens|kween|quean|her majesty",
        "king|kings|kink|monarch|his majesty",
    ],
    described: [
        "queen rook|queens rook|queen s rook|rook",
        "queen knight|queens knight|queen s knight|knight",
        "queen bishop|queens bishop|queen s bishop|bishop",
        "queen|queens|queen s",
        "king|kings|king s",
        "king bishop|kings bishop|king s bishop|bishop",
        "king knight|kings knight|king s knight|knight",
        "king rook|kings rook|king s rook|rook",
    ],
    takes: "takes|take|taking|captures|capture|capturing|takes on|takes at|x|ex|beats|times|grabs|eats|hits|cross|by|kills|wins|snaps off|recaptures|takes back|snaps up|snaps|munches|chops|chops off|gobbles|gobbles up|bags|nabs|removes|seizes|recaptures on|recapture|retakes|retake|take back|taking back|capturing on|captures on|captures at|takes the|taken on|text|tax|tex|picks up|eliminates|wins the|win|hit|kill|grab|beat|swaps for|exchanges on|trades on|trades for|exchanges|trades|recapturing|taking on|snap off|knocks off|takes away|to take",
    taking: "",
    in_passing: "in passing|en passant",
    from: "from|on|at|of|from the|off|out of|standing on|currently on|away from|starting from|starting on",
    to: "to|too|two|into|onto|on|in|at|goes to|moves to|goes|going to|up to|over to|down to|back to|jumps to|lands on|steps to|towards|unto|toward|upto|through to|all the way to|out to|in to|on to|in on|down|forward to|backwards to|landing on|arriving at|heading to|straight to|across to|onto the|to square|to the square",
    with: "with|using",
    becomes: "becomes|become|promotes|promotes to|promotes into|promote to|promoting to|promotion to|promotion|equals|equal|is|makes|makes a|make|making|underpromotes to|underpromotes|for|to|gets|turns into|into|queening to|and becomes|as|is now|becoming|turning into|underpromoting to|underpromoting to a|promoting|promoted to|promoted|queens|to become|making it|make it|makes it|get|getting|i get|i take|and takes|converted to|converts to|converts into|changes to|changes into|transforms into|for a|and promotes to|choose|i choose|choosing|i ll have|which becomes|that becomes|which promotes to|gives me",
    castles: "castles|castle|castling|i castle|castled|i m castling|castleing|cassel|cassels|castels|castel|castling now|castling move|rokade|let s castle|castelling|rook and king swap",
    short: "castles kingside|castle kingside|castling kingside|castles king side|castle king side|castling king side|kingside castle|king side castle|kingside castling|king side castling|kingside castles|castles short|castle short|short castle|short castles|short castling|castling short|castles on the kingside|castles on the king side|castle on the king side|castle on the kingside|castles to the kingside|oh oh|o o|zero zero|castles right|short side castle|castles short side|castling small|castling little|oh dash oh|o dash o|oh minus oh|oh hyphen oh|zero dash zero|0 dash 0|oh oh castling|nought nought|castles to the king side|castles king|castle king|short castled|0 0",
    long: "castles queenside|castle queenside|castling queenside|castles queen side|castle queen side|castling queen side|queenside castle|queen side castle|queenside castling|queen side castling|castles long|castle long|long castle|long castles|long castling|castling long|castles on the queenside|castles on the queen side|castle on the queen side|castle on the queenside|castles to the queenside|oh oh oh|o o o|zero zero zero|long side castle|castles long side|castling big|oh dash oh dash oh|o dash o dash o|oh minus oh minus oh|oh hyphen oh hyphen oh|zero dash zero dash zero|0 dash 0 dash 0|nought nought nought|castles to the queen side|castles queen|castle queen|0 0 0",
    sides: [
        "short|kingside|king side|kings side|king s side|small|little|right|short side|on the short side",
        "long|queenside|queen side|queens side|queen s side|big|large|left|long side|on the long side",
    ],
    and: "and|then|and then|after that|afterwards",
    moves: "move|moving|moved|moves|jump|jumps|jumping|hop|hops|hopping|leaps|leap|leaping|slide|slides|sliding|glides|swings|swing|retreat|retreats|retreating|withdraws|drops|drops back|drop|develop|develops|developing|come|comes|coming|comes out|come out|goes out|goes back|go back|going back|comes back|returns|return|returning|push|pushes|pushing|pushed|i m pushing|advance|advances|advancing|march|marches|runs|run|steps|step|walks|lifts|shift|shifts|shifting|switches|travels|escape|escapes|escaping|flees|runs away|sidesteps|hides|attacks|enters|invades|infiltrates|penetrates|lands|land|lands|puts|putting|places|placing|bring|brings|bringing|bring out|take my|send|sends|sending|transfer|transfers|plays|played|stepping|sneaks|heads|heading|goes forward|forward|back|backward|backwards|out|over|up|across|away|along|diagonally|straight|all the way|two squares|one square|two spaces|one space|one step|two steps|centralizes|centralises|connects|doubles|lifting|blocks|blocking|interposes|interposing|pins|pinning|forks|forking|threatens|threatening|offers|offering|opens|opening with|starts|start|start with|starting with|i open with|begin|begin with|i begin with|respond|respond with|responding with|reply|reply with|replies|answer|answers|answer with|i answer|i respond with|swoops|fianchettoes|fianchetto|fianchettoed|put the|put my|place the|place my|lift the|lift my|i put|i place|i lift|i open|the square",
    checks: "check to the king|check to your king|check on the king|check your king|check king|giving check|gives check|give check|which is check|it s check|that is check|that s check|with check and mate|with checkmate|mates|mating|is mate|is checkmate|and that s checkmate|delivering mate|delivering checkmate|checking|checking the king|checks the king|in check|discovered|discovered check|discover check|discovering check|revealed check|double check|double checking|check mate|smothered mate|back rank mate|stalemate|and it s mate|mate in one",
    manners: "please sir|sir|madam|ma am|if you please|if you don t mind|thank you very much|thanks a lot|many thanks|cheers|sorry to say|hello|hi|hey|good morning|good evening|good afternoon|good luck|good game|nice game|well played|nice move|good move|your turn|your move|you re up|over to you|it s your turn|my turn|it s my turn|your go|my go|now it s your turn|your clock|press the clock|there|there we go|here|here we go|here goes|here it comes|right|alright|all right|yes|yeah|yep|ah|oh|aha|hmm|hm hm|mm|mhm|umm|uhh|ooh|wow|sure|fine|great|good|nice|let me see|let s see|let s go|let me think|let me play|i think|i guess|i believe|i suppose|i d say|i say|i said|maybe|perhaps|probably|just|simply|only|again|also|finally|first|at last|of course|naturally|obviously|actually|basically|like that|you know|okay then|ok then|so then|anyway|in that case|my friend|mate my friend|partner|buddy|opponent|for me|for you|from me|from you|done|that s it|that s all|that s my move|that is my move|is my move|as my move|move number|sacrifice|sacrifices|sacrificing|sac|sacs|the sacrifice|gambit|queens gambit|queen s gambit|kings gambit|king s gambit|exchange|exchange sacrifice|trade|swap|the exchange|check it out|watch this|take that|surprise|boom|bang|bam|voila|et voila|ta da|bingo|under protest",
    around: "i|i play|i ll play|i move|i will|i ll|i will play|i m playing|play|playing|please|my|my move is|move is|the|a|an|uh|uhm|um|er|erm|hm|well|okay|ok|so|now|it|that|that s|is|goes|go|going|let s|lets|let|check|checks|mate|checkmate|with check|with mate|giving check|thank you|thanks|announce|his|your|black s|white s|my move|i want|want|would like|like|double check|discovered check|i take|i castle|i d like|to play|the piece|i m|i m going to|i am|i am going to|i m gonna|gonna|gonna play|going to play|i have|i ve|have|this|these|those|its|it s|there s|he|she|him|her|they|we|we ll|you|me|mine|yours|the other|same|the square|file|line|column|rank|row|white|black|whites|blacks|pawn move|by moving|i choose to play|choose|decide|i decide|decided|to move|to go|to put|could you|can you|could you please|would you|would you please|can you please|with my|will|shall|which|that was|then i play|being|got|gets|has|having|next|again|all|own|free|hanging|undefended|loose|poor|enemy|enemy s|opponent s|of mine|of yours|side|wing|castled|into position|into play|into the game|in the center|in the centre|center|centre|single|lone|passed|central|outpost|first move|opening move|new|brand new|on square|at square|piece|pieces",
};

const GERMAN: Everyday = Everyday {
    files: [
        "a|ah|anton|aachen|anne|hanna|adam|albert|alfred|a s|anni",
        "b|be|beh|bee|berta|bertha|berlin|bello|bruno|bernd|bh|bella s|b s|bellas",
        "c|ce|ceh|zeh|zee|tse|casar|caesar|cottbus|chemnitz|cornelia|cesars|zasar|konrad|cae sar|c s|caecilie|julius caesar|cesare|zaesar|seh",
        "d|de|deh|dora|dusseldorf|davids|daniel|dee|d s|theodor|dora s|duesseldorf|devid|dawid",
        "e|eh|ee|emil|essen|ewa|efa|ava|eduard|e s|ewald|edwin",
        "f|ef|eff|friedrich|fritz|frankfurt|felixs|f s|fritzi|felicks|franz|ferdinand",
        "g|ge|geh|gee|goslar|gustaf|gerda|giessen|georg|gabriel|gh|g s|jee",
        "h|ha|hah|heinrich|hamburg|hektors|hanni|hans|heini|hannover|hermann|h s|hekto|hecktor",
    ],
    ranks: [
        "ein|eins|eine|einz|erste|einser|erstes",
        "zwo|zwei|zweite|zweier|zwoo|zwai",
        "drei|dritte|trei|dray|dreier",
        "vier|fier|vierte|fir|vierer|vier er",
        "funf|fuenf|funfe|funv|funfte|funfer|fuenfte|fuenfer|fuemf|fumf",
        "sechs|sex|sechste|sechser|seks|sechse",
        "sieben|siebte|siem|siebener|siebn",
        "acht|achte|8te|achter",
    ],
    pieces: [
        "bauer|bauern|bauers|konigsbauer|damenbauer|koenigsbauer|bauernzug|bauernopfer|bauerlein|bauerle|konigsbauern|pauer|power|damenbauern|freibauer|randbauer|bauernvorstoss|bauernzug mit",
        "springer|pferd|ross|rossl|gaul|springers|hupfer|rossel|konigsspringer|damenspringer|pferdchen|rosslein|springerchen|pony|reiter|pferde|springerzug|springeropfer|pferdle|springa|konigspferd|damenpferd|schimmel|rappe|rosl",
        "laufer|laeufer|laufers|lauferchen|laeuferchen|lauferzug|lauferopfer|konigslaufer|damenlaufer|koenigslaeufer|damenlaeufer|bischof|leufer|laufa|weissfeldriger laufer|schwarzfeldriger laufer|laeuferopfer|leifer|der laufer",
        "turm|turms|turme|torm|turmchen|tuermchen|turmzug|turmopfer|turmes|durm|koenigsturm|konigsturm|damenturm|schwerfigur turm",
        "dame|konigin|koenigin|damen|damenzug|damenopfer|daame|lady",
        "konig|koenig|konigs|konigszug|koenigszug|keonig|konich|konig s",
    ],
    described: NOT_DESCRIBED,
    takes: "schlagt|schlaegt|schlagen|schlage|schlag|nimmt|nehme|nehmen|mal|frisst|fresse|gegen|kreuz|nimmt auf|schlagt auf|schlagt zuruck|geschlagen|haut|tauscht|schlagt den|nimmt den|schluckt|mampft|verspeist|schnappt|schnappt sich|holt sich|kassiert|erobert|gewinnt|nimmt raus|schlagt raus|raumt ab|zuruckschlagen|nimmt zuruck|x|ex|iks|hauen|schlagend|wiedernehmen|schlagt wieder|nimmt wieder|putzt|putzt weg|klaut|entfernt|killt|totet|vernichtet|isst|esse|schlugt|schlegt|schlagts|nimm|nimmts|raubt|schmeisst|abtauschen|tauscht auf|tausche auf|tausche",
    taking: "schlagen|geschlagen|nehmen|genommen|fressen",
    in_passing: "im vorbeigehen|im vorubergehen|beim vorbeigehen|im vorbeiziehen|en passant",
    from: "von|vom|aus|auf|vom feld|von feld|von der|von dem|steht auf|stehend auf|der auf|die auf|ab|weg von|auf feld|ausgehend von",
    to: "nach|auf|zu|zum|in|an|bis|gen|geht nach|geht auf|zieht nach|zieht auf|fahrt nach|springt nach|springt auf|lauft nach|hin|nach vorne auf|auf das feld|auf feld|aufs feld|nach feld|zum feld|auf die|aufs|rauf auf|runter nach|runter auf|ruber nach|ruber auf|hoch nach|hoch auf|zuruck nach|zuruck auf|rein nach|raus auf|raus nach|vor nach|vor auf|hin zu|richtung|landet auf",
    with: "mit|mit dem|mit der|mittels",
    becomes: "wird|wird zu|wird zum|wird zur|und wird|umwandlung|umwandlung in|verwandelt in|wandelt in|wandelt um in|wandelt sich um in|wandelt sich in|verwandelt sich in|gleich|ist gleich|macht|als|in|zu|zum|zur|und holt|holt|holt eine|tausche in|eine neue|neue|neuer|unterverwandlung in|wird eine|wird ein|wird zu einer|wird zu einem|umgewandelt in|umgewandelt in eine|umgewandelt zu|umwandlung zu|umwandlung zur|umwandlung zum|verwandelt sich zu|wandle um in|ich wandle um in|verwandle in|wandelt sich zu|befordert zu|befordert zur|befordert zum|beforderung zu|beforderung zur|ist jetzt|hole|ich hole|ich hole mir|nehme|ich nehme|bekomme|ich bekomme|ich mochte|fur|mit umwandlung in|mit umwandlung zur|tauscht gegen|umgetauscht in|und ist|ergibt|ersetzt durch|wahle|ich wahle|ich will|umwandelt in|umwandelt sich in|und wird zu|bitte eine|bitte einen",
    castles: "rochade|rochiere|rochiert|rochieren|ich rochiere|rochade machen|rockade|rokade|roschade|rochad|rochier|rochieren wir|rochaden|ich mache rochade|ich mache die rochade|die rochade|eine rochade|rochierte|roschiere|rochad e",
    short: "kurze rochade|kleine rochade|rochade kurz|rochade klein|rochiere kurz|kurz rochieren|rochiert kurz|kurz rochiert|null null|kurz|0 0|klein rochade|rochade kurze|rochade am konigsflugel|rochade zum konigsflugel|rochiere klein|rochade konigsseite|null strich null|null minus null|o o|o strich o|doppelnull|kleine rockade|kurze rockade|nul nul",
    long: "lange rochade|grosse rochade|rochade lang|rochade gross|rochiere lang|lang rochieren|rochiert lang|lang rochiert|null null null|lang|0 0 0|rochade lange|rochade am damenflugel|rochade zum damenflugel|rochiere gross|rochade damenseite|null strich null strich null|null minus null minus null|o o o|o strich o strich o|dreifach null|grosse rockade|lange rockade",
    sides: [
        "kurz|kurze|kurzen|klein|kleine|kleinen|konigsseite|konigsflugel|kurze seite|kurzen seite|kleine seite",
        "lang|lange|langen|gross|grosse|grossen|damenseite|damenflugel|lange seite|langen seite|grosse seite",
    ],
    and: "und|dann|und dann|danach|anschliessend",
    moves: "spielt|spielen|rucke|ruckt|rucken|rucke vor|ruckt vor|schiebe|schiebt|bewege|bewegt|bewege mich|bewegen|gehe|gehen|gang|hupft|hupfe|hupfen|springe|springen|fahre|fahren|laufe|laufen|kommt raus|komme|kommen|komm|eile|eilt|zieh|zuge|ziehe vor|zieht vor|zieht zuruck|zieht sich zuruck|ziehe zuruck|geht zuruck|ruckt zuruck|weicht aus|weicht|ausweichen|flieht|fluchtet|fluchten|entwickle|entwickelt|entwickelt sich|ich entwickle|entwickeln|bringe|bringt|hole raus|wandert|wandern|marschiert|lauft vor|vorwarts|ruckwarts|nach vorne|vorne|hinten|raus|heraus|rein|hinein|rauf|runter|ruber|hinuber|heruber|hoch|vor|schwenkt|gleitet|rutscht|schleicht|tritt|tritt zur seite|stosst|stosse|stosst vor|vorstoss|dringt ein|greift an|angreift|attackiert|verlasst|doppelschritt|einen schritt|zwei schritte|ein feld|zwei felder|zwei felder vor|ein feld vor|eins vor|zwei vor|eroffne|ich eroffne|eroffne mit|ich eroffne mit|beginne|ich beginne|beginne mit|ich beginne mit|starte|starte mit|ich starte mit|antworte|ich antworte|antworte mit|ich antworte mit|erwidere|wechselt|verschiebe|versetze|platziere|positioniere|fianchettiert|deckt|fesselt|gabelt|blockt|droht|opfert|opfere|setze den|setze die|setze das|setze meinen|setze meine|setze mein|stelle den|stelle die|stelle das|stelle meinen|stelle meine|stelle mein|ich stelle|ich setze|das feld|dem feld",
    checks: "schach dem konig|schach dem koenig|schach an den konig|schach gegen den konig|schach geboten|bietet schach|biete schach|ich biete schach|gibt schach|gebe schach|ich gebe schach|und das ist schach|das ist schach|das ist matt|und das ist matt|und schachmatt|schach und matt|und gibt schach|und gibt matt|setzt matt|und setzt matt|mit matt|mit schachmatt|mattsetzend|doppeltes schach|abzugschach|abzug|mit doppelschach|mit abzugsschach|mit abzugschach|im schach|schachgebot|mit schachgebot|ersticktes matt|grundreihenmatt|schachschach|gardez|gardee|garde",
    manners: "bitte schon|bitteschon|bitte sehr|danke schon|dankeschon|vielen dank|dank|hallo|guten tag|guten abend|guten morgen|servus|gruss gott|moin|viel gluck|gutes spiel|schones spiel|gute partie|gut gespielt|du bist dran|du bist|sie sind dran|dein zug|ihr zug|jetzt du|jetzt sie|ich bin dran|ich bin am zug|du bist am zug|sie sind am zug|am zug|dran|moment|moment mal|momentchen|einen moment|augenblick|mal sehen|schauen wir|schauen wir mal|mal schauen|ja|jo|jawohl|na|na gut|na ja|naja|tja|nun gut|also gut|gut dann|oh|oha|aha|ach|ach ja|ach so|ups|uff|hmm|hm hm|ohm|ehm|okay dann|alles klar|klar|naturlich|selbstverstandlich|einfach|halt|eben|dann eben|nur|wohl|vielleicht|ich denke|ich glaube|ich wurde|ich wurde sagen|wurde|sagen|sagen wir|ich sag|ich sage mal|sozusagen|meinetwegen|von mir aus|von mir|erster zug|mein erster zug|mein erster zug ist|nachster zug|mein nachster zug|mein nachster zug ist|mein zug lautet|zug|der zug|lautet|heisst|los|los geht s|los gehts|auf geht s|auf gehts|so jetzt|fertig|das war s|das wars|das ist mein zug|opfer|das opfer|gambit|damengambit|konigsgambit|ich opfere|tausch|abtausch|damentausch|gratuliere|achtung|vorsicht|uberraschung|zack|bumm|peng|voila|mein freund|meine liebe|herr gegner|gegner|ehrlich|mal|doch|ganz|noch|schon|auch|wieder|erst|zuerst|endlich|schliesslich|naemlich|namlich|nochmal|aua|juhu|prima|super|sehr gut|schon gut",
    around: "ich|ich spiele|spiele|ich ziehe|ziehe|zieht|ziehen|ich mache|mache|ich nehme|nun|jetzt|also|bitte|ahm|ah|ahem|aeh|aehm|ehm|eh|hm|mhm|so|gut|okay|ok|der|die|das|den|dem|des|ein|eine|einen|mein|meine|meinen|seinen|deinen|dort|da|geht|springt|fahrt|lauft|kommt|schach|matt|schachmatt|mit schach|und matt|und schach|mein zug ist|mein zug|ist|danke|ich sage|sage|um|es|will|mochte|ich mochte|wir|stellt|setzt|ich setze|zuruck|vor|doppelschach|abzugsschach|gegnerischen|am|ich hab|ich habe|habe|hab|wollte|wurde gern|gern|gerne|ich will|ich mochte gern|ich mochte gerne|lasse|lass|lassen|wir spielen|man|er|sie|sich|ihn|ihm|ihr|ihre|ihren|sein|seine|deine|dein|deiner|meiner|meinem|einem|einer|eines|diesen|dieser|diese|diesem|dieses|jenen|dem feld|das feld|linie|der linie|reihe|flugel|weisser|weisse|schwarzer|schwarze|weissen|schwarzen|weiss|schwarz|linke|linken|linker|rechte|rechten|rechter|anderen|andere|stehenden|stehende|gegnerische|gegners|des gegners|freche|frechen|armen|figur|die figur|ins|ans|im zentrum|zentrum|ins zentrum|ins spiel|hier|dorthin|dahin|daher|damit|dabei|auf die|fur mich|zu|sodann|gerade|wenns geht|den zug|zug ist|gleich|hierhin|weiter|somit",
};

const SPANISH: Everyday = Everyday {
    files: [
        "a|ah|antonio|ana|antonia|alicante|alemania|america|avila|almeria|alicia|anita|albacete|alfonso|a de ana|a de antonio",
        "b|be|ve|burgos|barcelona|bella|beatriz|bilbao|bolivia|be larga|be grande|b larga|be alta|bela|bernardo|benito|bravo|vela|b de burro|uve|b de barcelona",
        "c|ce|se|carmen|cesar|ze|cuba|carlos|caceres|cadiz|colombia|chile|carolina|cordoba|cuenca|sesar",
        "d|de|domingo|dinamarca|david|dolores|daniel|davi|dado|d de dedo",
        "e|enrique|espana|eva|ecuador|elefante|elena|ernesto|egipto|eco|ester|eba",
        "f|efe|francia|francisco|felix|federico|fernando|filipinas|florencia|feliz|f de felix",
        "g|ge|je|granada|gerona|gustavo|gijon|guatemala|gonzalo|genova|gato|grecia|golfo|gabriel|guitarra",
        "h|hache|ache|historia|huelva|hector|hotel|honduras|huesca|hungria|hugo|holanda|hilda|etor|ector|h de hector",
    ],
    ranks: [
        "uno|un|primera|una|huno|1a|fila uno",
        "dos|segunda|doz|2a|2o",
        "tres|tercera|trez|3a|tress",
        "cuatro|cuarta|quatro|4a|cuatros",
        "cinco|quinta|sinco|zinco|5a",
        "seis|sexta|seiz|6a|seys",
        "siete|septima|ciete|siette|7a",
        "ocho|octava|hocho|8a|8o",
    ],
    pieces: [
        "peon|peones|peon rey|peon de rey|peon del rey|peon dama|peon de dama|peon de la dama|peoncito|peoncillo|peonsito|infante|pion|peon central|peon pasado|peon de alfil|peon de torre|peon de caballo|el peon mio",
        "caballo|caballos|caballo rey|caballo de rey|caballo dama|caballo de dama|jaco|caballito|cabayo|cavallo|potro|jamelgo|corcel|rocin|caballero|caballo negro|caballo blanco|jaca|cabalo",
        "alfil|alfiles|alfil rey|alfil de rey|alfil dama|alfilito|alfilillo|arfil|obispo|alfin|al fil|arfiles|alfil de dama|alfil de la dama|alfil del rey",
        "torre|torres|torrecita|torrecilla|castillo|roque torre|tore|torre rey|torre de rey|torre del rey|torre dama|torre de dama|torre de la dama",
        "dama|reina|damas|reinita|damita|senora|la senora|reyna",
        "rey|reyes|rrey|monarca|su majestad|rei",
    ],
    described: [
        "torre dama|torre de dama|torre de la dama|torre",
        "caballo dama|caballo de dama|caballo",
        "alfil dama|alfil de dama|alfil",
        "dama|de dama|reina",
        "rey|de rey|del rey",
        "alfil rey|alfil de rey|alfil",
        "caballo rey|caballo de rey|caballo",
        "torre rey|torre de rey|torre",
    ],
    takes: "por|toma|tomo|tomar|captura|capturo|capturar|come|como|comer|x|equis|se come|me como|mata|retoma|toma en|come en|captura en|cambia por|gana|toma al|toma el|captura al|captura el|come al|come el|se come al|se come el|me como el|comes|tomando|capturando|comiendo|comerse|tragando|se traga|traga|mato|matar|mata al|elimino|elimina|gano|recapturo|recaptura|retomo|retoma en|retomo en|recaptura en|agarra|agarro|coge|cojo|se lleva|me llevo|se zampa|zampa|atrapa|atrapo|quita|quito|por el|cambio por|cambia|cambio|tomas|x en|come a|toma a|captura a|se come a|tome|coma",
    taking: "",
    in_passing: "al paso|a el paso|de paso|en passant",
    from: "de|desde|del|en|de la|desde la|desde el|de el|que esta en|que esta|situado en|situada en|saliendo de|partiendo de|de casilla|de la casilla|de la columna|estando en|del cuadro",
    to: "a|al|en|hacia|hasta|va a|juega a|para|sobre|se va a|salta a|mueve a|pasa a|a la casilla|a casilla|a la|rumbo a|con destino a|en la|en el|hacia la|adelante a|a el|hasta la|dentro de|a las",
    with: "con|con el|con la",
    becomes: "promociona|promociona a|promociona en|promueve|promueve a|corona|coronando|corona en|corona a|y corona|igual|igual a|es|se convierte en|se transforma en|convierte en|pasa a|pide|pide una|a|por|hace|promocion|promocion a|y pide|se hace|promociono|promociono a|promociono en|promuevo|promuevo a|coronar|corono|corono en|corono a|coronando a|y corono|y promociona|y promociona a|y se convierte en|convirtiendose en|se transforma|transformandose en|pido|y pido|pido una|pido un|quiero|quiero una|escojo|elijo|cambio por|lo cambio por|se vuelve|se vuelve a|subpromociona a|subpromociona en|subpromocion a|subpromocion|subcorona|por una|por un|hago|hago una|saco|saco una|sale|dando|y hago|promocionando a|promocionado a|promocion de|para|nace|nueva|nuevo|que se convierte en|que corona|que promociona a",
    castles: "enroque|enroco|enroca|enrocar|me enroco|hago enroque|hago el enroque|se enroca|enrroque|enroques|enrocarme|enrocarse|voy a enrocar|voy a enrocarme|me enrroco|enrocando|en roque|en roco|roque|rocar|hacer enroque|un enroque|el enroque|mi enroque|enrocado|hace enroque|hace el enroque",
    short: "enroque corto|enroco corto|enroca corto|me enroco corto|enroque pequeno|hago enroque corto|hago el enroque corto|corto|enroque chico|enroque del lado del rey|enroque de rey|enroque por el rey|cero cero|enroque en el flanco de rey|enrocar corto|se enroca corto|cero guion cero|o o|cero a cero|en roque corto|enrroque corto|enroque en corto",
    long: "enroque largo|enroco largo|enroca largo|me enroco largo|enroque grande|hago enroque largo|hago el enroque largo|largo|enroque del lado de la dama|enroque de dama|enroque por la dama|cero cero cero|enroque en el flanco de dama|enrocar largo|se enroca largo|cero guion cero guion cero|o o o|en roque largo|enrroque largo|enroque en largo",
    sides: [
        "corto|corta|pequeno|chico|lado corto|lado del rey|lado de rey|flanco de rey|flanco del rey",
        "largo|larga|grande|lado largo|lado de la dama|lado de dama|flanco de dama|flanco de la dama",
    ],
    and: "y|luego|y luego|despues|y despues|entonces",
    moves: "mueve|muevo el|movimiento|moviendo|juega|jugando|va|ve|ir|viene|vengo|salta|saltar|saltando|salto|brinca|brinco|desliza|se desliza|deslizo|retrocede|retrocedo|se retira|me retiro|vuelve|vuelvo|regresa|regreso|escapa|escapo|se escapa|huye|huyo|sale|salgo|saco|sacar|sacando|saca|desarrollo|desarrolla|desarrollando|se desarrolla|avanza|avanzo|avanzando|avance|empuja|empujo|empujando|sube|subo|baja|bajo|entra|entro|invade|penetra|llega|llego|llegando|coloca|pone|poniendo|llevo|lleva|llevar|traslado|traslada|desplazo|se desplaza|desplaza|corre|camina|marcha|da un paso|dos pasos|un paso|una casilla|dos casillas|adelante|atras|hacia adelante|hacia atras|para adelante|para atras|fuera|dentro|arriba|abajo|directo|recto|en diagonal|se mueve|se coloca|se situa|situo|acerco|se acerca|aparta|se aparta|abro|abro con|empiezo|empiezo con|comienzo|comienzo con|inicio|inicio con|respondo|respondo con|contesto|contesto con|contestar|ataca|ataco|atacando|defiende|defiendo|clava|bloquea|amenaza|amenazando|sacrifico|sacrifica|entrego|entrega|ocupa|ocupo|pasa|paso|paseo|pasea|vuela|gira|traigo|trae|mando|manda|recorre|abandona|fianchetto|coloco el|coloco la|coloco mi|pongo el|pongo la|pongo mi|yo pongo|yo coloco|retiro el|retiro la|retiro mi|la casilla|poner el|poner la",
    checks: "jaque al rey|jaque a tu rey|jaque a su rey|jaque del rey|jaque rey|jaque al monarca|da jaque|dando jaque|doy jaque|y da jaque|y doy jaque|y jaque|y es jaque|es jaque|es mate|y es mate|jaque y mate|y jaque mate|da mate|dando mate|doy mate|con jaque mate|con mate|con jaque doble|con jaque a la descubierta|a la descubierta|jaque descubierto|jaque a descubierta|doble jaque|jaquemate|jake|jake mate|en jaque|hace jaque|haciendo jaque|jaque doble y mate|jaque al descubierto|jaque perpetuo",
    manners: "por favor senor|si|claro|claro que si|perfecto|muy bien|bien|venga|vamos|vamos a ver|a ver|a ver si|veamos|dejame ver|dejame pensar|un momento|momento|un segundo|espera|espere|hola|buenas|buenos dias|buenas tardes|buenas noches|buena suerte|suerte|buena partida|buen juego|bien jugado|buena jugada|muchas gracias|mil gracias|tu turno|su turno|tu juegas|te toca|le toca|es tu turno|es su turno|te toca a ti|ahora tu|ahora usted|mi turno|me toca|me toca a mi|es mi turno|es mi jugada|mi jugada|mi movimiento|mi movimiento es|la jugada es|jugada|la jugada|digo|he dicho|creo|creo que|pienso|pienso que|supongo|diria|yo diria|quizas|tal vez|simplemente|solo|solamente|nada mas|tambien|ya|ya esta|listo|eso es|esto es|eso es todo|y listo|ahi|ahi va|ahi esta|alla|alla va|aqui|aqui va|oh|ah|aja|ay|uy|ups|hmm|hum|mmm|mm|eeh|ehm|esto|o sea|sea|digamos|vale pues|vale entonces|ok entonces|dale|de acuerdo|por supuesto|desde luego|amigo|companero|rival|maestro|senor|senora|de nuevo|otra vez|por fin|primero|primera jugada|mi primera jugada|mi primera jugada es|sacrificio|el sacrificio|un sacrificio|gambito|gambito de dama|gambito de rey|cambio de damas|sorpresa|toma ya|zas|pum|que pase|adelante por favor|si senor|atento|atencion|cuidado|ojo|tranquilo",
    around: "yo|juego|jugar|jugamos|muevo|mover|mi|el|la|los|las|un|una|su|lo|eh|em|este|pues|bueno|ahora|por favor|favor|va|voy|jaque|mate|jaque mate|y mate|con jaque|mi jugada es|es|gracias|quiero|jaque doble|jaque a la descubierta|se|me|ok|vale|llevo|yo juego|voy a jugar|voy a mover|voy a|vamos a jugar|jugare|movere|quisiera|me gustaria|deseo|he|ha|que|le|les|nos|te|esa|ese|esta|aquel|aquella|unos|mis|tu|tus|sus|suyo|mio|mia|la casilla|columna|la columna|fila|la fila|cuadro|lado|pieza|la pieza|blanca|blanco|blancas|blancos|negra|negro|negras|negros|enemigo|enemiga|contrario|contraria|rival|del rival|centro|al centro|el centro|posicion|sin mas|hacer|hago la jugada|hago|asi|asi que|pues bien|entonces juego|ser|fue|estoy|por|izquierda|derecha|otro|otra|al|mismo|solito|pobre|libre|indefenso|aislado|pasado",
};

const FRENCH: Everyday = Everyday {
    files: [
        "a|ah|anatole|anna|as|alain|albert|alice|alphonse|anais|arthur|hannah|alfa",
        "b|be|berthe|bella|bernard|bebe|bea|beatrice|belle|bel|bertha|bes|bis|bh",
        "c|ce|celestin|ses|c est|cesar|sait|cecile|claude|charles|caesar|cesare|cezar|c esar|se|celestine|sais|ces|ce s",
        "d|de|desire|des|david|daniel|denise|dede|des s|davide|davy|dee",
        "e|eu|eugene|eva|euh|e e|heu|emile|edouard|eugenie|eve|eva s|et|est|euge ne|ee|ecco",
        "f|ef|eff|effe|francois|felix|fernand|felicien|felicie|francoise|felixe|phelix|efe|aif",
        "g|ge|j ai|gaston|gustave|gustav|jai|jet|georges|gerard|gaspard|geai|gustaf|golfe|gustavo|gue",
        "h|ache|hache|henri|hector|henriette|hortense|hubert|hach|ash|haches|h s|hugo|hectore",
    ],
    ranks: [
        "un|une|hein|premiere|1er|1ere|hun|ain",
        "deux|de|d eux|2eme|deuxieme|deus|deu|2e",
        "trois|3eme|troisieme|troi|3e|troie",
        "quatre|quatres|4eme|quatrieme|catre|quatre s|4e|katre",
        "cinq|saint|sein|5eme|cinquieme|cinque|sain|sink|5e|cinqs",
        "six|si|cis|6eme|sixieme|sis|scie|sixte|6e",
        "sept|set|cet|7eme|septieme|cette|sete|7e",
        "huit|oui|huite|8eme|huitieme|wit|8e|ouit|uit|huits",
    ],
    pieces: [
        "pion|pions|pion roi|pion du roi|pion dame|pion de la dame|pion de dame|pionnet|fantassin|petit pion|pyon|pillon|pion central|pion passe|pion e|pion du fou|pion de la tour|pion du cavalier|paon|champion|pions blancs",
        "cavalier|cheval|cavaliers|cavalier roi|cavalier du roi|cavalier dame|cavalier de la dame|chevaux|canasson|dada|petit cheval|bourrin|cavaliere|cavallier|cheval blanc|cheval noir|cavalerie|cavalier blanc|cavalier noir",
        "fou|fous|fou du roi|fou de la dame|fou roi|foux|fou blanc|fou noir|fou de dame|eveque|bouffon|faut|fout",
        "tour|tours|tourelle|chateau|tour du roi|tour de la dame|tour roi|tour dame|toure|tour blanche|tour noire|tous|tourre",
        "dame|reine|dames|la reine|renne|damme|dam|madame|dame blanche|dame noire",
        "roi|roy|roi blanc|roi noir|rois|monarque|sa majeste",
    ],
    described: [
        "tour dame|tour de la dame",
        "cavalier dame|cavalier de la dame",
        "fou dame|fou de la dame",
        "dame|de la dame|de dame",
        "roi|du roi|de roi",
        "fou roi|fou du roi",
        "cavalier roi|cavalier du roi",
        "tour roi|tour du roi",
    ],
    takes: "prend|prends|prendre|prenant|mange|manger|capture|x|ix|fois|par|pour|prend en|prend sur|reprend|reprend en|croix|et prend|tape|prend le|prend la|prend au|prend avec|prend avec le|prends sur|prends en|prends le|prenez|pris|capture en|capture le|capture sur|captures|capturer|captura|capturant|mange en|mange le|mange sur|manges|mangeant|je mange|je capture|je prends en|je prends sur|je prends le|croque|bouffe|gobe|devore|avale|elimine|gagne|ramasse|rafle|chope|saisit|enleve|s empare du|s empare de|s empare|attrape|tue|bat|frappe|reprends|reprend sur|recapture|je reprends|echange|echange en|echange sur|contre|prise|prise en|prise sur|prise du|prennent|prans|prent|prand|x en|tappe|prenant en",
    taking: "",
    in_passing: "en passant|au passage|prise en passant",
    from: "de|du|depuis|en|des|la|depuis la|depuis le|a partir de|partant de|venant de|qui est en|place en|situe en|de la case|de la colonne|au depart de|qui se trouve en",
    to: "en|a|vers|sur|au|va en|va a|joue en|jusqu a|jusqu en|pour|pour aller en|saute en|aller en|aller a|dans|vers la|vers le|en case|a la case|sur la case|dans la case|jusqu au|direction|a destination de|en la|sur le|en avant en|la bas en",
    with: "avec|avec le|avec la",
    becomes: "promotion|promotion en|promotion a|promu|promu en|promue|devient|et devient|qui devient|egal|egale|egal a|fait|fait une|je fais|se transforme en|se promeut en|transforme en|se change en|en|a|fait dame|promeut en|promeut|et fait|sous promotion en|sous promotion|promouvoir en|promotion de|promotion dame|avec promotion en|et promotion en|promus|promus en|je promeus en|je promeus|et promeut|et se promeut en|en se promouvant en|se promeut|je demande|je demande une|je demande un|demande|demande une|je veux|je veux une|je prends|je prends une|et je prends une|je choisis|je choisis une|choisit|je fais une|pour une|pour un|pour faire|changee en|change en|se metamorphose en|transformation en|transforme|transformee en|sous promeut en|sous promu en|qui se transforme en|une nouvelle|nouvelle|nouveau|et fait une|deviens|deviennent|egale a|egale une|est maintenant|damer|et damer",
    castles: "roque|roquer|je roque|le roque|roc|je fais le roque|rock|roques|roquent|roquer maintenant|je vais roquer|un roque|faire roque|roquee|rok|roke|roch|roques moi|rocque|je fais un roque|faire le roque|fait le roque|fait un roque|fais roque|je fais roque|roque roi et tour",
    short: "petit roque|roque court|roque cote roi|roque petit|je roque cote roi|je fais le petit roque|roc court|petit roc|court|je roque court|zero zero|roque du cote du roi|roque du cote roi|je fais un petit roque|roque cote du roi|je roque petit|petit rock|zero tiret zero|o o|oh oh|zero trait zero|au petit roque|du petit roque|fais petit roque|petite roque|petits rocs|petit roke",
    long: "grand roque|roque long|roque cote dame|roque grand|je roque cote dame|je fais le grand roque|roc long|grand roc|long|je roque long|zero zero zero|roque du cote de la dame|roque du cote dame|je fais un grand roque|roque cote de la dame|je roque grand|grand rock|zero tiret zero tiret zero|o o o|oh oh oh|zero trait zero trait zero|grande roque|grands rocs|grand roke|du grand roque",
    sides: [
        "court|petit|courte|petit cote|cote court|cote roi|aile roi|cote du roi",
        "long|grand|longue|grand cote|cote long|cote dame|aile dame|cote de la dame",
    ],
    and: "et|puis|et puis|ensuite|apres",
    moves: "va en|aller|allez|vas|vient|viens|venir|monte|montes|descend|descends|avance de|avances|avancer|recule|recules|reculer|revient|reviens|retourne|retournes|rentre|repart|se retire|saute|sautes|sauter|bondit|bondis|glisse|glisses|se glisse|sors|sort|sortir|developpe|developpes|developper|se developpe|je developpe|deplacer|se deplace|deplacement|bouger|se place|je place|met|mettre|se met|pose|je pose|amene|j amene|apporte|porte|pousser|pousses|pousse de|fuit|fuis|s echappe|echappe|se sauve|s enfuit|part|entre|penetre|s infiltre|envahit|attaque|j attaque|occupe|defend|bloque|cloue|menace|sacrifie|je sacrifie|file|court|marche|traverse|transfere|je transfere|transporte|ramene|envoie|j envoie|arrive|atterrit|de deux cases|deux cases|une case|d une case|d un pas|deux pas|en arriere|arriere|en avant|avant|devant|tout droit|en diagonale|la bas|dehors|je sors|je mets mon|je commence|je commence par|commence par|commence|j ouvre|j ouvre avec|j ouvre par|ouvre|debute|je debute|je debute par|je reponds|je reponds par|reponds|repond|je replique|je continue|je continue avec|je monte|je descends|passe|passer|se dirige|rejoint|gagne la case|s installe|vole|je ramene|se replie|replie|se deplacer|la case|poser le|poser la|placer le|placer la",
    checks: "echec au roi|echecs au roi|echec a ton roi|echec a votre roi|echec roi|echec a la dame|et echec|et echec au roi|avec echec|et c est mat|c est mat|c est echec|c est echec et mat|et c est echec|et c est echec et mat|donne echec|donnant echec|met echec|en echec|fait echec|faisant echec|echec double|avec echec double|echec a la decouverte|a la decouverte|echec decouvert|avec echec a la decouverte|echec et math|echec et maths|echec et ma|et maths|math|mats|fait mat|faisant mat|donne mat|mate|et mate|avec mat|echet|echet et mat|mat au roi|mat etouffe|gardez|check|chec",
    manners: "svp|stp|s il te plait bien|s il vous plait monsieur|je vous prie|je te prie|merci beaucoup|merci bien|bonjour|bonsoir|salut|coucou|bonne chance|bonne partie|bien joue|joli coup|beau coup|a toi|a vous|a toi de jouer|a vous de jouer|c est a toi|c est a vous|a ton tour|a votre tour|ton tour|votre tour|c est ton tour|c est votre tour|a moi|mon tour|c est mon tour|c est a moi|moi|toi|vous|voila c est fait|et voila|tiens|voyons|voyons voir|attends|attendez|un instant|un moment|une seconde|laisse moi voir|laissez moi reflechir|je crois|je crois que|je pense|je pense que|je dirais|je dis|disons|on va dire|peut etre|simplement|juste|seulement|aussi|encore|de nouveau|enfin|d abord|premier coup|mon premier coup|mon premier coup est|mon prochain coup|mon prochain coup est|coup|le coup|le coup est|ce sera|ca sera|ca|c est tout|c est bon|c est parti|allons y|allons|on y va|allez hop|hop|oh|ah|aha|ouh|oups|hum|hmm|mmm|bah|bof|ouais|oui oui|oui bien sur|bien sur|bien|tres bien|parfait|d accord alors|ok alors|entendu|evidemment|naturellement|maintenant|tout de suite|cher ami|mon ami|maitre|monsieur|madame s il vous plait|adversaire|attention|surprise|tac|paf|bim|boum|tada|sacrifice|le sacrifice|un sacrifice|gambit|gambit dame|gambit de la dame|gambit du roi|echange des dames|alors la|donc la|du coup|par consequent|bonne journee",
    around: "je|je joue|joue|jouer|on|mon|ma|mes|le|la|les|l|un|une|euh|heu|ben|bon|alors|donc|eh|s il vous plait|s il te plait|merci|echec|mat|echecs|echec et mat|et mat|va|vais|deplace|je deplace|mets|je mets|pousse|je pousse|mon coup|mon coup est|est|c est|voila|son|sa|se|qui|ok|double echec|echec a la decouverte|echec double|je prends|bouge|je bouge|d accord|avance|j avance|veux|voudrais|j ai|j|nous|nous jouons|il|elle|ils|lui|leur|ce|cet|cette|ces|ton|ta|tes|votre|vos|notre|leurs|d|des|s|m|y|moi je|je vais jouer|je vais|vais jouer|on joue|on va jouer|vont|souhaite|je souhaite|je voudrais|je voudrais jouer|je veux jouer|j aimerais|j aimerais jouer|je decide|choisi|la case|colonne|la colonne|rangee|ligne|la ligne|cote|aile|piece|la piece|blanc|blanche|blancs|noir|noire|noirs|adverse|ennemi|ennemie|adversaire|de l adversaire|gauche|droite|de gauche|de droite|autre|l autre|meme|seul|pauvre|central|centre|au centre|le centre|au jeu|en jeu|etre|suis|fais|fait|que|qu|quoi|ici|la bas|pour moi|ainsi|comme ca|comme ceci|puisque|passe",
};

const ITALIAN: Everyday = Everyday {
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

const DUTCH: Everyday = Everyday {
    files: [
        "a|aa|anton|anna|ah|arthur|adam|amsterdam|albert|alfa|annie|anneke",
        "b|bee|be|bernard|bernhard|bella|berend|brussel|bravo|bela|bertha|bie",
        "c|cee|see|cornelis|caesar|cesar|se|carolina|charles|ceasar|cesar s|kees|cornelius|caesars|zee|zie|cees",
        "d|dee|dirk|david|de|desire|daan|deventer|david s|davids|dora",
        "e|ee|eduard|eva|emiel|emma|evert|eva s|edward|eduart|e e",
        "f|ef|eff|ferdinand|felix|frederik|frans|ferry|felicks|fred",
        "g|gee|gerard|ge|gustaaf|gustav|gerrit|goes|gijs|geert|gustaaf s|ghee|golf|gie",
        "h|ha|haa|hendrik|hector|hans|haarlem|hektor|harry|henk|haag",
    ],
    ranks: [
        "een|eentje|1e|1ste|eerste|eens|ien",
        "twee|2de|tweede|2e|twe",
        "drie|3de|derde|3e|dri",
        "vier|4de|vierde|4e|fier|vir",
        "vijf|5de|vijfde|5e|vijv|veif|vijfje",
        "zes|6de|zesde|6e|ses",
        "zeven|7de|zevende|7e|seven|zeve",
        "acht|8ste|achtste|8e|agt",
    ],
    pieces: [
        "pion|pionnen|koningspion|damepion|boer|pionnetje|pionnetjes|pionoffer|pioen|boertje|koningspionnetje|vrijpion|randpion|pionzet|pjon|pionneke",
        "paard|springer|paardje|ros|paarden|knol|koningspaard|paardoffer|rossinant|ruin|hengst|merrie|pony|koningspaardje|damepaard|paart|peerd|ridder|paardzet|paardjes|het paard",
        "loper|raadsheer|lopers|loopers|lopertje|loperoffer|loperzet|koningsloper|dameloper|bisschop|loopster|loper s|loober|looper|witveldige loper|zwartveldige loper",
        "toren|kasteel|torens|torentje|torenoffer|torenzet|koningstoren|dametoren|tooren|torren|rook",
        "dame|koningin|dames|vrouw|dameoffer|damezet|koninginnetje|koninginneoffer|daam|dametje|madam|koninginoffer",
        "koning|konings|koningszet|vorst|koninkje|koningen|konink|majesteit",
    ],
    described: NOT_DESCRIBED,
    takes: "slaat|sla|slaan|neemt|neem|nemen|maal|keer|x|pakt|pak|kruis|tegen|slaat op|neemt op|ruilt|eet|slaat terug|slaat terug op|slaat de|slaat het|slaat de pion op|neemt de|pakt op|pakt de|pak de|sla de|sla op|neemt terug|neemt terug op|terugslaan|slaat weer|slaat weg|slaat af|slaat mee|eet op|peuzelt op|vreet|snoept|verovert|wint|slokt op|hapt|hap|elimineert|verwijdert|ruil|ruil op|ruilt op|ruil voor|ruilt voor|slaan op|slaand|slaad|slaagt|slaatje|slaats|x op|krijgt|steelt|jat|rooft|grijpt|grist|verslaat",
    taking: "slaan|nemen|geslagen|genomen|pakken",
    in_passing: "en passant|in het voorbijgaan|voorbijgaand",
    from: "van|vanaf|vanuit|op|uit|vanop|van veld|vanaf veld|van de|op veld|staand op|die op|dat op|uit veld|vertrekkend van|van het",
    to: "naar|op|tot|in|aan|gaat naar|speelt naar|over naar|springt naar|terug naar|naar veld|op veld|naar het veld|op het veld|tot op|richting|terug op|door naar|in op|binnen op|vooruit naar|omhoog naar|omlaag naar|weg naar|toe|naar toe|tot aan",
    with: "met|met de|met het|met mijn",
    becomes: "wordt|wordt een|en wordt|promoveert|promoveert tot|promoveert naar|promotie|promotie tot|promotie naar|is|is gelijk aan|gelijk aan|tot|haalt|en haalt|maakt|tot een|als|met promotie tot|en promoveert tot|naar|minorpromotie|haalt een|verandert in|en die wordt|maak er een|promoveer|promoveer tot|promoveer naar|ik promoveer|ik promoveer tot|en promoveert naar|en promoveer tot|promoverend tot|gepromoveerd tot|promoveert in|promotie in|promotie voor|ik haal|ik haal een|haal|haal een|krijg|ik krijg|ik krijg een|ik kies|ik kies een|kies|neem|ik neem een|neemt een|wordt nu|en is|maak|maak een|ik maak|ik maak een|maakt er een|nieuwe|een nieuwe|nieuw|verandert naar|die wordt|dat wordt|voor een|onderpromotie tot|onderpromotie naar|onderpromotie|minorpromotie tot|wisselt voor|ruil in voor|ingeruild voor|word|wort|geeft|en geeft|en maakt",
    castles: "rokade|rokeer|rokeren|rokeert|rochade|ik rokeer|rocade|rokade doen|rockade|rokatie|rocheren|rocheer|rockeer|rockeren|rockeert|de rokade|een rokade|rokkade|ik doe rokade|ik doe de rokade|ik ga rokeren|gaat rokeren|gerokeerd|roceren|roceer|roqueer",
    short: "korte rokade|kleine rokade|rokade kort|rokeer kort|kort rokeren|ik rokeer kort|rokeert kort|kort|korte rochade|nul nul|kort rokade|rokade klein|koningsrokade|rokade koningszijde|rokade aan de koningsvleugel|rokade op de koningsvleugel|kort gerokeerd|rokade korte kant|rokeren kort|nul streepje nul|o o|korte rockade|kleine rockade|kort rockeren|nul min nul",
    long: "lange rokade|grote rokade|rokade lang|rokeer lang|lang rokeren|ik rokeer lang|rokeert lang|lang|lange rochade|nul nul nul|lang rokade|rokade groot|damerokade|rokade damezijde|rokade aan de damevleugel|rokade op de damevleugel|lang gerokeerd|rokade lange kant|rokeren lang|nul streepje nul streepje nul|o o o|lange rockade|grote rockade|lang rockeren|nul min nul min nul",
    sides: [
        "kort|korte|klein|kleine|korte kant|koningszijde|koningsvleugel|koningskant",
        "lang|lange|groot|grote|lange kant|damezijde|damevleugel|damekant",
    ],
    and: "en|dan|en dan|daarna|vervolgens",
    moves: "verplaatst|verplaatsen|verzet|zet|zetten|plaatst|doet|doen|beweeg|beweegt|gaan|ga naar|loop|loopt|lopen|spring|springen|sprong|hup|hupt|huppelt|schuift|schuiven|glijdt|glij|komt uit|kom|komen|kom uit|ontwikkel|ontwikkelt|ontwikkelen|breng|brengt|haalt op|trek|trekt|trekt terug|trek terug|trekt zich terug|ga terug|gaat terug|keert terug|keer terug|terug|wijk uit|wijkt|wijkt uit|vlucht|vluchten|ontsnapt|ontsnap|stap|stapt|stappen|opmars|rukt op|ruk op|opspelen|speel op|duw|duwt|stoot|stoot door|dringt binnen|dringt|binnen|valt binnen|valt aan|aanvallen|aanval|dekt|dek|pent|blokkeert|dreigt|offer|offert|ik offer|vooruit|achteruit|naar voren|naar achteren|omhoog|omlaag|eruit|erin|uit|door|twee velden|een veld|een stap|twee stappen|twee velden vooruit|een veld vooruit|vliegt|rent|wandelt|zwenkt|draait|begin|ik begin|begin met|ik begin met|ik open|open met|ik open met|start|start met|ik start met|antwoord|ik antwoord|antwoord met|ik antwoord met|reageer met|vervolg met|manoeuvreert|posteert|posteer|landt|belandt|plaats de|plaats het|plaats mijn|leg de|leg het|het veld",
    checks: "schaak aan de koning|schaak aan koning|schaak koning|schaak op de koning|schaak geven|geeft schaak|geef schaak|ik geef schaak|en schaak|en dat is schaak|dat is schaak|dat is mat|en dat is mat|en schaakmat|schaak en mat|met schaakmat|met mat|en geeft schaak|zet mat|en zet mat|geeft mat|mat zetten|dubbel schaak|met dubbelschaak|met aftrekschaak|aftrek schaak|stikmat|onderste rij mat|mat in een|schaak schaak|schaak jij|sjaak|gardez|gardee|schaakje",
    manners: "a u b|aub|als het kan|als je blieft|als u blieft|asjeblieft|dank|dank je|dank u|dank je wel|dank u wel|bedankt hoor|hallo|hoi|dag|goedemorgen|goedemiddag|goedenavond|goeienavond|goedendag|veel succes|succes|goed gespeeld|mooie partij|goeie zet|mooie zet|jij bent|u bent|jij bent aan zet|u bent aan zet|jouw beurt|uw beurt|jouw zet|uw zet|aan jou|aan u|ik ben|ik ben aan zet|mijn beurt|aan zet|even|even kijken|even denken|eens|eens kijken|laat eens kijken|wacht|wacht even|momentje|moment|een moment|ogenblik|ja|ja ja|jawel|jazeker|nou ja|nou goed|goed|goed dan|prima|mooi|leuk|zo|zo dan|ziezo|alzo|oh|o|och|ach|ah|aha|hmm|hm|mmm|eh eh|tja|oeps|oke dan|ok dan|natuurlijk|uiteraard|gewoon|maar|maar eens|toch|toch maar|dan maar|wel|ook|weer|nog|nog eens|alleen|misschien|ik denk|ik denk dat|denk ik|ik geloof|geloof ik|ik zeg|zeg|zeggen|laten we zeggen|laten we|laat|laat ik|laat maar|eerste zet|mijn eerste zet|mijn eerste zet is|mijn volgende zet|mijn volgende zet is|de zet is|zet wordt|klaar|dat was het|dat is het|dat is mijn zet|daar|daar gaat ie|daar gaan we|hier|hup dan|hopla|hoppa|pats|boem|tada|voila|verrassing|let op|pas op|mijn vriend|vriend|meneer|mevrouw|tegenstander|offer|het offer|gambiet|damegambiet|koningsgambiet|dameruil|ruil|afruil|eindelijk|ten slotte|eerst|natuurlijk weer|vooruit dan maar",
    around: "ik|ik speel|speel|spelen|speelt|ik zet|mijn|het|de|een|die|dat|eh|ehm|uh|uhm|nou|dus|nu|alsjeblieft|alstublieft|graag|bedankt|schaak|mat|schaakmat|en mat|met schaak|gaat|ga|komt|zet is|mijn zet is|mijn zet|is|doe|ik doe|verplaats|zijn|er|ok|oke|dubbelschaak|aftrekschaak|wil|ik wil|ik neem|springt|schuif|ik schuif|ik ga|ik wil graag|ik zou|zou|zou graag|willen|wil spelen|ik doe maar|we|wij|wij spelen|we spelen|je|jij|u|uw|jouw|hij|hem|haar|hun|ons|onze|deze|dit|mijne|zijne|hier|het veld|lijn|de lijn|rij|kant|vleugel|wit|witte|zwart|zwarte|linker|rechter|linkse|rechtse|andere|ander|zelfde|vijandelijke|vijandige|arme|brutale|van jou|van u|van mij|stuk|het stuk|op het bord|centrum|in het centrum|naar het centrum|in het spel|worden|heb|heeft|hebben|ben|bent|gespeeld|gezet|met mijn|t|n|m n|z n|d r|erbij|ermee|daarmee|voor mij",
};

const PORTUGUESE: Everyday = Everyday {
    files: [
        "a|ah|ana|anna|amor|aveiro|alice|alfa|anita|abelha|antonio|a de ana|a de amor|america",
        "b|be|bela|bella|bala|bandeira|braga|bola|bernardo|beatriz|bravo|b de bola|b de bela|bel|bebe|belo",
        "c|ce|se|cesar|cobra|coimbra|carlos|cesare|ceza|cezar|c de casa|c de cesar|charlie",
        "d|de|davi|david|dado|dedo|dafundo|daniel|davide|d de dado|d de davi",
        "e|eva|eh|he|estrela|evora|elefante|eco|ester|ema|eduardo|ee|e de eva|e de elefante",
        "f|efe|fe|felix|felipe|feira|faro|fernando|felicio|faca|fabio|fatima|f de faca|foxtrote|fox|foca|feliz",
        "g|ge|gue|gustavo|je|gato|guarda|goiaba|guerra|golfe|golfo|gabriel|guilherme|g de gato|gus|guga",
        "h|aga|agar|heitor|hector|homem|horta|hugo|helena|hotel|h de hotel|agha|agah|ahga|etor",
    ],
    ranks: [
        "um|uma|hum|primeira|1a|1o",
        "dois|duas|segunda|doi|2a|doiz",
        "tres|treis|terceira|treiz|3a",
        "quatro|quarta|quatru|cuatro|4a",
        "cinco|quinta|sinco|5a|cincu",
        "seis|meia|sexta|seiz|ceis|6a",
        "sete|setima|sete s|7a|cete",
        "oito|oitava|oitu|8a|oito s",
    ],
    pieces: [
        "peao|peoes|peao do rei|peao rei|peao da dama|peao de rei|peao de dama|piao|peaozinho|peonzinho|peaozito|peoa|infantaria|peao central|peao passado|peao do bispo|peao da torre|peao do cavalo|peaum|peao e|peao branco|peao preto",
        "cavalo|cavalos|cavalo do rei|cavalo da dama|cavalinho|cavalo rei|cavalito|cavalao|cavalim|corcel|potro|pangare|cavalu|cavaleiro|cavalo de rei|cavalo de dama|cavalo preto|cavalo branco|egua",
        "bispo|bispos|bispo do rei|bispo da dama|bispinho|bispito|bisbo|bispo de rei|bispo de dama|bispo rei|bispo preto|bispo branco|bispu",
        "torre|torres|torre do rei|torre da dama|torrinha|torrezinha|torrezita|castelo|torre de rei|torre de dama|torre preta|torre branca|tore|torri",
        "dama|rainha|damas|rainhazinha|daminha|damazinha|a senhora|senhora|rainhas",
        "rei|reizinho|monarca|sua majestade|reis",
    ],
    described: [
        "torre da dama|torre dama",
        "cavalo da dama|cavalo dama",
        "bispo da dama|bispo dama",
        "dama|da dama|de dama|rainha",
        "rei|do rei|de rei",
        "bispo do rei|bispo rei",
        "cavalo do rei|cavalo rei",
        "torre do rei|torre rei",
    ],
    takes: "por|toma|tomo|tomar|captura|capturo|capturar|come|como|comer|x|xis|vezes|mata|pega|retoma|toma em|captura em|come em|leva|papa|ganha|recaptura|comendo|capturando|tomando|bate|captura o|captura a|toma o|toma a|come o|come a|como o|como a|tomo o|capturo o|capturo em|tomo em|como em|pego|pega o|pega em|pego em|pegar|pegando|mato|mata o|matar|matando|leva o|levo|levar|ganho|ganhando|papo|papa o|papar|retomo|retoma em|retomo em|retomando|recapturo|recaptura em|recapturo em|elimina|elimino|devora|engole|abocanha|tira|tiro|rouba|roubo|troca|troco|troca em|trocando|vezes o|x em|bate em|bato|captura no|come no|toma no|comeu|tomou|capturou|pegou|tomada|tomada em|captura de|contra|se apodera de|apanha|apanho|bate o",
    taking: "",
    in_passing: "en passant|de passagem|na passagem|an passan|em passant|ao passar|a passante|em passan",
    from: "de|da|do|desde|em|na|no|da casa|da coluna|que esta em|que esta na|que esta no|situado em|situada em|partindo de|saindo de|desde a|desde o|de casa|la de|estando em",
    to: "para|pra|em|a|na|no|ate|vai para|vai pra|joga em|joga para|sobre|ao|pro|pula para|salta para|vai a|para a|para o|pra a|pro o|pras|para casa|para a casa|pra casa|a casa|na casa|em casa|ate a|ate o|rumo a|com destino a|la em|la para|la pra|la no|direto para|direto pra|em direcao a|as|aos|a a|dentro de|prum|pra o",
    with: "com|com o|com a",
    becomes: "promove|promove a|promove para|promove em|promovendo a|promovendo|promocao|promocao a|promocao para|promocao em|promovido a|vira|e vira|igual|igual a|se transforma em|transforma em|faz|e faz|coroa|coroando|torna se|a|em|para|e promove a|e torna se|que vira|transforma se em|pede|pedindo|subpromocao a|subpromove a|virando|promovo|promovo a|promovo para|promovo em|promover a|promover para|promove o peao a|e promovo a|e promove para|e promove|e promovo|se promove a|sendo promovido a|promovida a|promocao de|promocao por|com promocao a|com promocao para|virou|virar|viro|vai virar|e virou|e vai virar|transformo em|transforma|se torna|tornando se|e se torna|e se transforma em|convertido em|converte em|converte se em|se converte em|peco|peco uma|peco um|e peco|e peco uma|quero|quero uma|escolho|escolho uma|faco|faco uma|faco um|fazendo|fazendo uma|coroo|e coroa|ganhando uma|recebo|recebo uma|nova|novo|por uma|por um|vira uma|vira um|subpromove para|subpromocao para|subpromocao|subpromovo a|subpromovo para|e faz uma|e faz um|que e promovido a|troca por|trocando por|troco por",
    castles: "roque|rocar|roco|rocando|faco roque|faco o roque|rocada|roca|o roque|roques|rocamos|rocar agora|vou rocar|fazer roque|fazer o roque|fazendo roque|faz roque|faz o roque|um roque|roquezao|roquinho|roque agora|eu roco|rocou|rocado|hoque|rock|rocagem|vou fazer roque|vou fazer o roque",
    short: "roque pequeno|pequeno roque|roque curto|roque menor|faco roque curto|faco o roque curto|faco o roque pequeno|faco roque pequeno|curto|pequeno|roque do lado do rei|roque no lado do rei|roque lado do rei|roco curto|roque do rei|zero zero|roque na ala do rei|rocar curto|roque da ala do rei|faco o pequeno roque|roco pequeno|zero traco zero|o o|zero a zero|oh oh|roquinho",
    long: "roque grande|grande roque|roque longo|roque maior|faco roque longo|faco o roque longo|faco o roque grande|faco roque grande|longo|grande|roque do lado da dama|roque no lado da dama|roque lado da dama|roco longo|roque da dama|zero zero zero|roque na ala da dama|rocar longo|roque da ala da dama|faco o grande roque|roco grande|zero traco zero traco zero|o o o|oh oh oh|roquezao",
    sides: [
        "curto|curta|pequeno|menor|lado curto|lado do rei|lado de rei|ala do rei|flanco do rei|flanco de rei",
        "longo|longa|grande|maior|lado longo|lado da dama|lado de dama|ala da dama|flanco da dama",
    ],
    and: "e|depois|e depois|em seguida|dai",
    moves: "move|movimento|movendo|mexo|mexe|mexer|vai|ir|vem|venho|vou com|salta|salto|saltar|saltando|pula|pulo|pular|pulando|desliza|deslizo|deslizando|escorrega|recua|recuo|recuar|recuando|volta|volto|voltar|voltando|regressa|regresso|retira|retorna|retorno|foge|fujo|fugindo|escapa|escapo|sai|saio|sair|saindo|tirando|desenvolve|desenvolvo|desenvolver|desenvolvendo|se desenvolve|avanca|avancar|avancando|avanco o|empurra|empurrar|empurrando|sobe|subo|subir|desce|desco|descer|entra|entro|entrar|entrando|invade|invado|penetra|infiltra|chega|chego|chegar|coloca|colocando|boto|bota|botar|poe|por o|pondo|levando|trago|traz|trazer|trazendo|transfere|transfiro|desloca|desloco|se desloca|corre|corro|caminha|anda|ando|andar|andando|marcha|da um passo|duas casas|uma casa|dois passos|um passo|pra frente|para frente|para a frente|pra tras|para tras|adiante|atras|fora|dentro|direto|na diagonal|em diagonal|ataca|ataco|atacando|ocupa|ocupo|defende|defendo|bloqueia|crava|ameaca|ameacando|sacrifica|sacrifico|sacrificando|entrega|comeco|comeco com|abro|abro com|inicio|inicio com|vou de|vou com o|respondo|respondo com|continuo com|sigo com|responde com|joguei|se move|se coloca|aparece|pousa|cai|caindo|manda|mando|bate em retirada|passa|passo|passar|passeia|empurro o|a casa|coloco o|coloco a|coloco meu|ponho o|ponho a|ponho meu|eu coloco|eu ponho|retiro o|retiro a|retiro meu|colocar o|colocar a",
    checks: "xeque ao rei|xeque no rei|xeque ao seu rei|xeque ao teu rei|xeque rei|xeque do rei|e xeque|e xeque mate|e e mate|e xequemate|da xeque|dando xeque|dou xeque|com xeque mate|com mate|e da xeque|e dou xeque|em xeque|faz xeque|fazendo xeque|xeque e mate|da mate|dando mate|dou mate|xeque duplo|duplo xeque|com xeque duplo|com xeque descoberto|xeque a descoberta|xeque de descoberta|xeque descoberta|a descoberta|xeque descoberto|cheque ao rei|cheque no rei|check|check mate|chequemate|xeque mati|mati|e isso e mate|isso e mate|isso e xeque|cheque e mate|mate sufocado|mata mate|checkmate",
    manners: "por gentileza|por obsequio|se faz favor|faz favor|faca favor|muito obrigado|muito obrigada|valeu|oi|ola|bom dia|boa tarde|boa noite|boa sorte|boa partida|bom jogo|bela jogada|boa jogada|bem jogado|sua vez|tua vez|e sua vez|e a sua vez|e a tua vez|agora voce|agora e voce|agora e sua vez|e com voce|e contigo|contigo|sua jogada|voce joga|minha vez|e minha vez|e a minha vez|minha jogada|minha jogada e|a minha jogada e|a jogada e|jogada|a jogada|o lance e|lance|o lance|o meu lance|meu lance e|o meu lance e|meu movimento|meu movimento e|primeiro lance|meu primeiro lance|meu primeiro lance e|ja|ja esta|pronto|prontinho|feito|e isso|isso|isso ai|e so|so|so isso|somente|apenas|tambem|de novo|novamente|outra vez|enfim|finalmente|primeiro|antes de tudo|la|la vai|la vou eu|aqui|aqui vai|ali|vamos|vamos la|vamos ver|vejamos|deixa eu ver|deixa eu pensar|deixe me ver|deixe me pensar|um momento|momento|um instante|espera|espere|perai|um minutinho|sim|claro|com certeza|certo|ta certo|ta bom|ta bem|esta bem|beleza|legal|otimo|perfeito|muito bem|tudo bem|blz|tranquilo|acho|acho que|penso|penso que|creio|creio que|diria|eu diria|digo|vou dizer|digamos|talvez|quem sabe|simplesmente|oh|ah ah|opa|eita|ih|uh|hmm|mmm|ora|ora bem|pois|pois bem|pois e|entao ta|entao vou|entao vai|ok entao|amigo|meu amigo|parceiro|mestre|senhor|adversario|atencao|cuidado|surpresa|olha|olha so|olha ai|toma la|pumba|pimba|bum|tcharam|voila|sacrificio|o sacrificio|um sacrificio|gambito|gambito da dama|gambito do rei|troca de damas|naturalmente|obviamente|logicamente|agorinha|de leve",
    around: "eu|eu jogo|jogo|jogar|joga|jogando|vou|vou jogar|movo|mover|meu|minha|seu|sua|o|a|os|as|um|uma|eh|ah|hum|bem|bom|ai|entao|agora|por favor|favor|obrigado|obrigada|vai|xeque|mate|xeque mate|xequemate|cheque|cheque mate|com xeque|e mate|meu lance|lance e|quero|xeque duplo|xeque descoberto|se|ta|ok|no caso|avanco|empurro|passo|ne|la|eu vou|eu vou jogar|eu quero|vamos jogar|vou mover|vou fazer|vou de|jogarei|moverei|queria|gostaria|gostaria de jogar|quero jogar|prefiro|tenho|tem|que|lhe|nos|te|ele|ela|dele|dela|esse|essa|este|esta|aquele|aquela|meus|minhas|teu|tua|seus|suas|nosso|ao|aos|num|numa|dum|duma|uns|umas|a casa|coluna|a coluna|linha|a linha|fileira|lado|ala|peca|a peca|branco|branca|brancas|brancos|preto|preta|pretas|pretos|negro|negra|negras|inimigo|inimiga|adversario|do adversario|esquerda|direita|da esquerda|da direita|outro|outra|mesmo|pobre|coitado|do centro|centro|ao centro|no centro|em jogo|no jogo|fazer|ser|estou|foi|assim|assim sendo|pra mim|para mim|passado|central|do meio|tu|isolado|livre|ai vai|ja vou",
};
