//! Dutch.

use super::super::vocabulary::WordMeaning::{Castling, Long, Nothing, Promotes, Short, Takes};
use super::super::vocabulary::{Pieces, Words, laws, ours};
use super::everyday::{EverydayPhrases, NOT_DESCRIBED};
use super::{DIGITS, LETTERS};

/// Dutch words.
pub(crate) const WORDS: Words = Words {
    language: "nl",
    files: LETTERS,
    files_alone: LETTERS,
    ranks: DIGITS,
    squares_joined: true,
    pieces: Pieces {
        pawn: laws("Pion"),
        knight: laws("Paard"),
        bishop: laws("Loper"),
        rook: laws("Toren"),
        queen: laws("Dame"),
        king: laws("Koning"),
    },
    castling_short: laws("Korte rokade"),
    castling_long: laws("Lange rokade"),
    takes: ours("slaat"),
    check: ours("schaak"),
    mate: ours("mat"),
    en_passant: ours("en passant"),
    draw_offer: ours("remise"),
    numbers: &["één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht"],
    also: &[
        ("neemt", Takes),
        ("rokade", Castling),
        ("rocheert", Castling),
        ("korte", Short),
        ("kort", Short),
        ("lange", Long),
        ("wordt", Promotes),
        ("promoveert", Promotes),
        ("naar", Nothing),
        ("op", Nothing),
        ("schaakmat", Nothing),
    ],
    sides: ["wit", "zwart"],
    between: "",
    not_left_out: "niet|geen|nooit|zonder|fout|foutje|correctie|remise|pat|geef|opgeven",
    everyday: &EVERYDAY,
};

const EVERYDAY: EverydayPhrases = EverydayPhrases {
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
