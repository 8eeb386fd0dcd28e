//! The Articles: where each edition of the Laws states the rules the program knows.

use std::{borrow::Cow, fmt};

/// The number of an Article of the Laws, as the law profile in force numbers it ("D.2.4", "6.2.4").
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Article(pub Cow<'static, str>);

impl Article {
    /// An Article whose number is known when the program is built.
    pub const fn new(number: &'static str) -> Self {
        Self(Cow::Borrowed(number))
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The edition of the Laws of Chess under which the game is played.
///
/// The year is never asked for: the editions differ by [`Parameters`](super::regulations::Parameters) and by
/// [`Regulations::article`](super::regulations::Regulations::article).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force from 1 July 2005.
    Laws2005,
    /// In force from 1 January 2018.
    Laws2018,
    /// In force from 1 January 2023.
    #[default]
    Laws2023,
}

macro_rules! rules {
    ($($name:ident = $laws2005:literal, $laws2018:literal, $laws2023:literal;)+) => {
        /// A rule that is cited; [`Edition::article`] has its number in the edition in force.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "each name is the rule; the table says where it stands")]
        pub enum Rule { $($name,)+ }

        impl Rule {
            /// Every rule that is cited.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];
        }

        impl Edition {
            /// The number of the Article that states the rule, in this edition.
            pub const fn article(self, rule: Rule) -> Article {
                let (laws2005, laws2018, laws2023) = match rule {
                    $(Rule::$name => ($laws2005, $laws2018, $laws2023),)+
                };
                Article::new(match self {
                    Edition::Laws2005 => laws2005,
                    Edition::Laws2018 => laws2018,
                    Edition::Laws2023 => laws2023,
                })
            }
        }
    };
}

impl Rule {
    /// The rule as it is stated for blitz, where an edition has an Article of its own (C3 of 2005, B.2.3).
    pub(super) fn in_blitz(self) -> Self {
        if self == Self::IllegalMoveOtherwise {
            Self::IllegalMoveBlitz
        } else if self == Self::IllegalMovePenalty {
            Self::IllegalMovePenaltyBlitz
        } else if self == Self::RecordShown {
            Self::RecordShownBlitz
        } else {
            self
        }
    }
}

rules! {
    HasTheMove = "1.1", "1.3", "1.3";
    OwnBoard = "F.1", "D.2.1", "D.2.1";
    Announce = "F.1", "D.2.1", "D.2.1";
    TouchMove = "4.3", "4.3", "4.3";
    PressBeforeMade = "F.3", "D.2.4", "D.2.4";
    PressBeforeMadeSighted = "6.8", "6.2.4", "6.2.4";
    SlipOfTheTongue = "F.6", "D.2.8", "D.2.8";
    BoardsDiffer = "F.7", "D.2.9", "D.2.9";
    SheetsDiffer = "F.8", "D.2.9", "D.2.9";
    ReinstatedClocks = "6.14", "7.1", "7.1";
    AssistantOfTheDeaf = "F.9", "D.2.11", "D.2.11";
    NoDeduction = "6.8", "6.2.6", "6.2.6";
    Assistant = "F.9", "D.2.10", "D.2.10";
    AssistantClockAndSheet = "F.9", "D.2.10.3", "D.2.10.3";
    SightedAssistant = "F.9", "D.2.11", "D.2.11";
    PressOwnClock = "6.8", "6.2.1", "6.2.1";
    ClockPlace = "6.4", "6.5", "6.5";
    StopClocks = "6.13", "6.11.2", "6.11.2";
    ArbiterStartsClocks = "6.13", "6.11.3", "6.11.3";
    ArbiterRules = "13.1", "12.1", "12.1";
    PressWithoutMove = "6.8", "7.5.3", "7.5.3";
    IllegalMove = "7.4", "7.5.1", "7.5.1";
    IllegalMovePenalty = "7.4", "7.5.5", "7.5.5";
    FlagFall = "6.10", "6.9", "6.9";
    BothFlags = "6.12", "III.3.1.2", "III.3.1.2";
    BothFlagsContinue = "6.12", "III.3.1.1", "III.3.1.1";
    BothFlagsRapid = "B9", "III.3.1.2", "III.3.1.2";
    DefaultTime = "6.7", "6.7.1", "6.7.1";
    DefectiveClock = "6.11", "6.10.1", "6.10.1";
    WrongSetting = "6.14", "6.10.2", "6.10.2";
    NoHelp = "12.2", "11.3.1", "11.3.1";
    Penalties = "13.4", "12.9", "12.9";
    Checkmate = "5.1", "5.1.1", "5.1.1";
    Resignation = "5.1", "5.1.2", "5.1.2";
    Stalemate = "5.2", "5.2.1", "5.2.1";
    DeadPosition = "5.2", "5.2.2", "5.2.2";
    Agreement = "5.2", "5.2.3", "5.2.3";
    DrawOffer = "9.1", "9.1.2", "9.1.2";
    DrawOfferRestricted = "9.1", "9.1.1", "9.1.1";
    Fivefold = "9.6", "9.6.1", "9.6.1";
    Seventyfive = "9.6", "9.6.2", "9.6.2";
    RecordInAdvance = "8.1", "8.1.2", "8.1.2";
    GameIsOver = "5", "5", "5";
    Signatures = "8.7", "8.7", "8.7";
    SealedMove = "A1", "I.1.1", "I.1.1";
    EarlyAdjournment = "A1", "I.1.2", "I.1.2";
    OpenEnvelope = "A7", "I.7", "I.7";
    UnclearSealedMove = "A8", "I.8", "I.8";
    Resumption = "A9", "I.9", "I.9";
    SealerAbsent = "A9", "I.9.3", "I.9.3";
    LateAtResumption = "A10", "I.10", "I.10";
    LostEnvelope = "A11", "I.12", "I.12";
    LostPosition = "A11", "I.12.2", "I.12.2";
    Quickplay = "10.2", "III.5", "III.5";
    QuickplayAnnounced = "10.1", "III.2", "III.2";
    Adjust = "4.2", "4.2.1", "4.2.1";
    TouchedOwn = "4.3", "4.3.1", "4.3.1";
    TouchedTheirs = "4.3", "4.3.2", "4.3.2";
    TouchedBoth = "4.3", "4.3.3", "4.3.3";
    CastlingTouched = "4.4", "4.4.1", "4.4.1";
    RookFirst = "4.4", "4.4.2", "4.4.2";
    CastlingIllegal = "4.4", "4.4.3", "4.4.3";
    PromotionPieces = "3.7", "3.7.5", "3.7.3.3";
    PromotionChoice = "4.4", "4.4.4", "4.4.4";
    Released = "4.6", "4.7", "4.7";
    TouchClaimLost = "4.7", "4.8", "4.8";
    TouchedOnPegBoard = "F.3", "D.2.2", "D.2.2";
    ThreefoldIntended = "9.2", "9.2.1.1", "9.2.1";
    Threefold = "9.2", "9.2.1.2", "9.2.2";
    FiftyIntended = "9.3", "9.3.1", "9.3.1";
    Fifty = "9.3", "9.3.2", "9.3.2";
    ClaimForfeited = "9.4", "9.4", "9.4";
    ClaimIntended = "9.5", "9.5.3", "9.5.3";
    Unpromoted = "7.4", "7.5.2", "7.5.2";
    TwoHands = "4.1", "7.5.4", "7.5.4";
    IllegalMoveOtherwise = "B6", "A.4.2", "A.5.2";
    IllegalMoveBlitz = "C3", "A.4.2", "A.5.2";
    IllegalMovePenaltyBlitz = "C3", "7.5.5", "7.5.5";
    BothKings = "B6", "A.4.4", "A.5.4";
    SetUp = "7.1", "7.2.1", "7.2.1";
    SetUpOtherwise = "B4", "A.4.1", "A.5.1";
    FlagClaimedFast = "B8", "A.4.3", "A.5.3";
    TouchOnlyClaimed = "B5", "4.3", "4.3";
    BoardTurned = "7.1", "7.2.2", "7.2.2";
    ColoursReversed = "7.2", "7.3", "7.3";
    Displaced = "7.3", "7.4.1", "7.4.1";
    WrongSquare = "7.5", "7.6", "7.6";
    RecordBeforeTheNext = "8.1", "8.1.3", "8.1.3";
    RecordAtOnce = "8.4", "8.1.3", "8.1.3";
    NeedNotRecord = "8.4", "8.4", "8.4";
    NeedNotRecordFast = "B3", "A.2", "A.2";
    RecordShown = "B3", "A.3.2", "A.4.3";
    RecordShownBlitz = "C2", "B.3.2", "B.2.3";
    QuickplayIncrement = "10.2", "III.4", "III.4";
    QuickplayAlone = "D.1", "III.6", "III.6";
    Disturbing = "12.6", "11.5", "11.5";
    UpdateBoth = "8.5", "8.5.1", "8.5.1";
    UpdateOne = "8.5", "8.5.2", "8.5.2";
    Reconstruction = "8.5", "8.5.3", "8.5.3";
}
