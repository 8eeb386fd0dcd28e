//! English.

use shakmaty::Role;

use super::super::vocabulary::WordMeaning::{Castling, Long, Nothing, Piece, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Word, Words, laws, laws_spoken, ours};
use super::everyday::EverydayPhrases;
use super::{DIGITS, LETTERS};

/// A voice reads the letter in "a takes b4" as an article; with a comma it says the letter's name.
const FILES_ALONE: [Word; 8] = {
    let [_, b, c, d, e, f, g, h] = LETTERS;
    [laws_spoken("a", "a,"), b, c, d, e, f, g, h]
};

/// The words of the English text of the Laws.
pub(crate) const WORDS: Words = Words {
    language: "en",
    files: LETTERS,
    files_alone: FILES_ALONE,
    ranks: DIGITS,
    squares_joined: true,
    pieces: Pieces {
        pawn: laws("Pawn"),
        knight: laws("Knight"),
        bishop: laws("Bishop"),
        rook: laws("Rook"),
        queen: laws("Queen"),
        king: laws("King"),
    },
    castling_short: laws("Castles kingside"),
    castling_long: laws("Castles queenside"),
    takes: ours("takes"),
    check: ours("check"),
    mate: ours("mate"),
    en_passant: ours("en passant"),
    draw_offer: ours("draw offer"),
    numbers: &["one", "two", "three", "four", "five", "six", "seven", "eight"],
    also: &[
        ("horse", Piece(Role::Knight)),
        ("captures", Takes),
        ("capture", Takes),
        ("take", Takes),
        ("castles", Castling),
        ("castle", Castling),
        ("castling", Castling),
        ("kingside", Short),
        ("short", Short),
        ("queenside", Long),
        ("long", Long),
        ("becomes", Promotes),
        ("promotes", Promotes),
        ("equals", Promotes),
        ("to", Nothing),
        ("on", Nothing),
        ("from", Nothing),
        ("checkmate", Nothing),
    ],
    sides: ["white", "black"],
    between: "and|on|at|in",
    not_left_out: "not|don|dont|never|without|instead|sorry|wait|undo|cancel|correction|wrong|mistake|if|or|draw|resign|should|could|illegal",
    everyday: &EVERYDAY,
};

const EVERYDAY: EverydayPhrases = EverydayPhrases {
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
