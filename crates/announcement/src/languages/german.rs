//! German: the scheme of D.2.1 itself, and everyday German.

use shakmaty::{File, Rank, Role};

use super::super::vocabulary::WordMeaning::{Castling, Long, Nothing, Piece, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Word, WordMeaning, Words, laws, laws_spoken, ours, ours_spoken};
use super::everyday::{EverydayPhrases, NOT_DESCRIBED};
use super::{DIGITS, LETTERS};

/// The files as D.2.1 names them.
const NAMES: [Word; 8] = [
    laws("Anna"),
    laws("Bella"),
    laws_spoken("Cesar", "Cäsar"),
    laws("David"),
    laws("Eva"),
    laws("Felix"),
    laws("Gustav"),
    laws("Hector"),
];

/// D.2.1 as the Laws print it, in ASCII; a German voice is given the umlauts.
pub(crate) const FIDE: Words = Words {
    language: "de",
    files: NAMES,
    files_alone: NAMES,
    ranks: [
        laws("eins"),
        laws("zwei"),
        laws("drei"),
        laws("vier"),
        laws_spoken("fuenf", "fünf"),
        laws("sechs"),
        laws("sieben"),
        laws("acht"),
    ],
    squares_joined: false,
    pieces: Pieces {
        pawn: laws("Bauer"),
        knight: laws("Springer"),
        bishop: laws_spoken("Laeufer", "Läufer"),
        rook: laws("Turm"),
        queen: laws("Dame"),
        king: laws_spoken("Koenig", "König"),
    },
    castling_short: laws("Kurze Rochade"),
    castling_long: laws("Lange Rochade"),
    takes: ours_spoken("schlaegt", "schlägt"),
    check: ours("Schach"),
    mate: ours("matt"),
    en_passant: ours("en passant"),
    draw_offer: ours("Remis"),
    numbers: &[],
    also: &[
        ("Caesar", WordMeaning::File(File::C)),
        ("Hektor", WordMeaning::File(File::H)),
        ("zwo", WordMeaning::Rank(Rank::Second)),
        ("Pferd", Piece(Role::Knight)),
        ("schlagen", Takes),
        ("nimmt", Takes),
        ("Rochade", Castling),
        ("rochiert", Castling),
        ("kurze", Short),
        ("kurz", Short),
        ("lange", Long),
        ("lang", Long),
        ("wird", Promotes),
        ("umwandlung", Promotes),
        ("zur", Nothing),
        ("zum", Nothing),
        ("nach", Nothing),
        ("auf", Nothing),
        ("von", Nothing),
        ("schachmatt", Nothing),
        ("im", Nothing),
        ("vorbeigehen", Nothing),
    ],
    sides: ["weiß|weiss", "schwarz"],
    between: "und|auf",
    not_left_out: "nicht|kein|keine|keinen|nein|niemals|ohne|statt|oder|falsch|fehler|korrektur|entschuldigung|wenn|remis|patt|aufgeben|aufgabe|gebe|zuruck",
    everyday: &EVERYDAY,
};

/// D.2.1 with the ranks as digits.
pub(crate) const FIDE_DIGITS: Words = Words { ranks: DIGITS, ..FIDE };

/// Everyday German: the Laws' pieces, squares by letter and digit.
pub(crate) const WORDS: Words = Words {
    files: LETTERS,
    files_alone: LETTERS,
    ranks: DIGITS,
    squares_joined: true,
    ..FIDE
};

const EVERYDAY: EverydayPhrases = EverydayPhrases {
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
