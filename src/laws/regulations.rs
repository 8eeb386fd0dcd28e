//! What was fixed before the game: law profile, speed, supervision and everything `set` can say.

use shakmaty::{CastlingMode, Chess};

use super::refusal::Article;
use super::time_control::TimeControl;
use super::watch::WatchRules;

/// Which edition of the Laws of Chess the game is played under.
///
/// Nothing asks which year it is: the editions differ by [`Parameters`] and by [`Regulations::article`].
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

/// Standard chess, rapid (Appendix A) or blitz (Appendix B).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Neither rapid nor blitz.
    #[default]
    Standard,
    /// Appendix A.
    Rapid,
    /// Appendix B.
    Blitz,
}

/// Whether competition rules apply in rapid and blitz (A.4/A.5, B.2/B.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// Enough arbiters: the competition rules apply.
    #[default]
    Competition,
    /// Fewer arbiters than the Laws ask for.
    Otherwise,
}

/// Where the game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// An event: silent hall, nothing helps a player.
    #[default]
    Event,
    /// At home, among friends.
    Home,
}

/// What a missing repetition of the announcement means (D.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repeat {
    /// Tracked and reported; it does not hold the press back.
    #[default]
    Expected,
    /// The clock may be pressed only when the opponent has repeated the move.
    BeforePress,
    /// Nobody waits for it.
    Waived,
}

/// What the hands may do to the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Boards {
    /// Hands may err; the Laws say what then happens.
    #[default]
    Free,
    /// Only legal moves stand.
    Legal,
    /// Wooden and peg boards nobody mirrors: the press presumes the move made.
    Apart,
}

/// Whether players may agree to a draw (9.1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DrawOffers {
    /// At any time after a move by each (5.2.3).
    #[default]
    Free,
    /// Not before both have completed that many moves.
    AfterMove(u32),
    /// Not without the arbiter's consent.
    None,
}

/// The numbers in which the editions and speeds differ.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a rule of its own that one edition has and another has not"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// What the opponent gains for an illegal move, in milliseconds (7.5.5, A.3, B.2).
    pub illegal_move_gain_ms: u64,
    /// Which completed illegal move loses the game (7.5.5).
    pub illegal_moves_to_lose: u32,
    /// Pressing the clock without a move counts as an illegal move (7.5.3).
    pub press_without_move_is_illegal: bool,
    /// A draw can be agreed only after a move by each player (5.2.3).
    pub agreed_draw_needs_a_move_each: bool,
    /// Resigning is a draw if the opponent cannot mate by any legal series (5.1.2).
    pub resignation_may_draw: bool,
    /// With both flags down the game is drawn, whichever fell first (B9 of 2005, rapid and blitz).
    pub both_flags_draw: bool,
    /// Fivefold repetition and seventy-five moves end the game (9.6).
    pub automatic_draws: bool,
    /// Touching a piece, not only moving it, forfeits the claim of a draw on this move (9.4).
    pub touching_forfeits_claim: bool,
    /// What the opponent gains for a wrong claim of a draw, in milliseconds (9.5.3, A.3, B.2).
    pub wrong_claim_gain_ms: u64,
    /// The claimant loses time of his own for it (9.5b of 2005).
    pub wrong_claim_costs_the_claimant: bool,
    /// An illegal move is penalised only when the opponent claims it (B6 of 2005, rapid and blitz).
    pub illegal_move_only_claimed: bool,
    /// It can be claimed only until the claimant has made his own next move (A.5.2; B6 of 2005).
    pub illegal_move_claimed_before_the_next: bool,
    /// A wrong set-up can be claimed only before both have completed that many moves (A.5.1; B5 of 2005).
    pub set_up_claimed_within_moves: Option<u32>,
    /// With reversed colours a new game is played before both have completed that many moves (7.3).
    pub reversed_colours_begin_anew_within: Option<u32>,
    /// An unpromoted pawn becomes a queen (7.5.2).
    pub unpromoted_becomes_queen: bool,
    /// A move with two hands counts as an illegal move (7.5.4).
    pub two_hands_are_illegal: bool,
}

/// A rule that is cited; [`Regulations::article`] has its number in the edition in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each name is the rule; `article` says where it stands")]
pub enum Rule {
    HasTheMove,
    OwnBoard,
    TouchMove,
    PressBeforeMade,
    PressBeforeMadeSighted,
    Announce,
    SlipOfTheTongue,
    BoardsDiffer,
    SheetsDiffer,
    ReinstatedClocks,
    AssistantOfTheDeaf,
    NoDeduction,
    Assistant,
    AssistantClockAndSheet,
    SightedAssistant,
    PressOwnClock,
    StopClocks,
    ArbiterStartsClocks,
    ArbiterRules,
    PressWithoutMove,
    IllegalMove,
    IllegalMovePenalty,
    FlagFall,
    BothFlags,
    BothFlagsContinue,
    BothFlagsRapid,
    DefaultTime,
    DefectiveClock,
    WrongSetting,
    NoHelp,
    Penalties,
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
    DrawOffer,
    DrawOfferRestricted,
    Fivefold,
    Seventyfive,
    RecordInAdvance,
    GameIsOver,
    SealedMove,
    EarlyAdjournment,
    OpenEnvelope,
    UnclearSealedMove,
    Resumption,
    SealerAbsent,
    LateAtResumption,
    LostEnvelope,
    Quickplay,
    QuickplayAnnounced,
    Adjust,
    TouchedOwn,
    TouchedTheirs,
    TouchedBoth,
    CastlingTouched,
    RookFirst,
    CastlingIllegal,
    PromotionChoice,
    Released,
    TouchClaimLost,
    TouchedOnPegBoard,
    ThreefoldIntended,
    Threefold,
    FiftyIntended,
    Fifty,
    ClaimForfeited,
    ClaimIntended,
    Unpromoted,
    TwoHands,
    IllegalMoveOtherwise,
    BothKings,
    SetUp,
    SetUpOtherwise,
    BoardTurned,
    ColoursReversed,
    Displaced,
    WrongSquare,
}

/// Everything that was fixed before the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Regulations {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Standard, rapid or blitz.
    pub speed: Speed,
    /// Competition rules or not.
    pub supervision: Supervision,
    /// The time control of each side.
    pub time: TimeControl,
    /// Event or home.
    pub place: Place,
    /// Whether the players use two boards (D.1).
    pub two_boards: bool,
    /// What a missing repetition means.
    pub repeat: Repeat,
    /// What hands may do.
    pub boards: Boards,
    /// How long after the start an absent player loses, in milliseconds (6.7).
    pub default_time_ms: u64,
    /// Fischer: whether the increment is given before the first move too.
    pub increment_before_first_move: bool,
    /// When a draw may be offered.
    pub draw_offers: DrawOffers,
    /// How both boards are watched while the game goes on.
    pub watch: WatchRules,
    /// The vocabulary of announcements, as `--vocabulary` writes it (D.2.1).
    pub vocabulary: String,
    /// When the playing session ends, in milliseconds of the table's time; nothing where games are not adjourned (I.1).
    pub session_ms: Option<u64>,
    /// Guidelines III were announced: they hold where no increment is given (III.2.1).
    pub quickplay: bool,
    /// Standard chess or Chess960 (Guidelines II).
    pub castling_mode: CastlingMode,
    /// The initial position.
    pub start: Chess,
}

impl Default for Regulations {
    fn default() -> Self {
        Self {
            edition: Edition::default(),
            speed: Speed::default(),
            supervision: Supervision::default(),
            time: TimeControl::Untimed,
            place: Place::default(),
            two_boards: true,
            repeat: Repeat::default(),
            boards: Boards::default(),
            default_time_ms: 0,
            increment_before_first_move: true,
            draw_offers: DrawOffers::default(),
            watch: WatchRules::default(),
            vocabulary: String::from("fide"),
            session_ms: None,
            quickplay: true,
            castling_mode: CastlingMode::Standard,
            start: Chess::default(),
        }
    }
}

impl Regulations {
    /// Whether nothing may help a player (11.3.1): everywhere but at home.
    pub fn is_competition(&self) -> bool {
        self.place == Place::Event
    }

    /// The numbers of this edition, speed and supervision (rules reference, V1 to V43).
    pub fn parameters(&self) -> Parameters {
        let old = self.edition == Edition::Laws2005;
        let newest = self.edition == Edition::Laws2023;
        // 2018: one minute only in blitz (B.2). 2023: in rapid, and in blitz through B.3 only (A.3).
        let one_minute = match self.edition {
            Edition::Laws2005 => false,
            Edition::Laws2018 => self.speed == Speed::Blitz,
            Edition::Laws2023 => match self.speed {
                Speed::Standard => false,
                Speed::Rapid => true,
                Speed::Blitz => self.supervision == Supervision::Otherwise,
            },
        };
        let fast = self.speed != Speed::Standard;
        // 2005 has one set of rules for rapid and blitz, whoever watches.
        let otherwise = fast && (old || self.supervision == Supervision::Otherwise);
        let illegal_moves_to_lose = match (old, self.speed) {
            (true, Speed::Standard | Speed::Rapid) => 3,
            (true, Speed::Blitz) => 1,
            (false, Speed::Standard | Speed::Rapid | Speed::Blitz) => 2,
        };
        Parameters {
            illegal_move_gain_ms: if one_minute { 60_000 } else { 120_000 },
            illegal_moves_to_lose,
            press_without_move_is_illegal: !old,
            agreed_draw_needs_a_move_each: !old,
            resignation_may_draw: newest,
            both_flags_draw: old && self.speed != Speed::Standard,
            automatic_draws: !old,
            touching_forfeits_claim: !old,
            wrong_claim_gain_ms: match (old, one_minute) {
                (true, _) => 180_000,
                (false, true) => 60_000,
                (false, false) => 120_000,
            },
            wrong_claim_costs_the_claimant: old,
            illegal_move_only_claimed: old && fast,
            illegal_move_claimed_before_the_next: otherwise,
            set_up_claimed_within_moves: otherwise.then_some(if old { 3 } else { 10 }),
            reversed_colours_begin_anew_within: (!old).then_some(10),
            unpromoted_becomes_queen: !old,
            two_hands_are_illegal: !old,
        }
    }

    /// The number of the Article that states the rule, in the edition in force.
    pub fn article(&self, rule: Rule) -> Article {
        self.edition.article(rule)
    }
}

impl Edition {
    /// The number of the Article that states the rule, in this edition.
    pub fn article(self, rule: Rule) -> Article {
        let (laws2005, laws2018, laws2023) = match rule {
            Rule::HasTheMove => ("1.1", "1.3", "1.3"),
            Rule::OwnBoard | Rule::Announce => ("F.1", "D.2.1", "D.2.1"),
            Rule::TouchMove => ("4.3", "4.3", "4.3"),
            Rule::PressBeforeMade => ("F.3", "D.2.4", "D.2.4"),
            Rule::PressBeforeMadeSighted => ("6.8", "6.2.4", "6.2.4"),
            Rule::SlipOfTheTongue => ("F.6", "D.2.8", "D.2.8"),
            Rule::BoardsDiffer => ("F.7", "D.2.9", "D.2.9"),
            Rule::SheetsDiffer => ("F.8", "D.2.9", "D.2.9"),
            Rule::ReinstatedClocks => ("6.14", "7.1", "7.1"),
            Rule::AssistantOfTheDeaf => ("F.9", "D.2.11", "D.2.11"),
            Rule::NoDeduction => ("6.5", "6.2.6", "6.2.6"),
            Rule::Assistant => ("F.9", "D.2.10", "D.2.10"),
            Rule::AssistantClockAndSheet => ("F.9", "D.2.10.3", "D.2.10.3"),
            Rule::SightedAssistant => ("F.9", "D.2.11", "D.2.11"),
            Rule::PressOwnClock => ("6.8", "6.2.1", "6.2.1"),
            Rule::StopClocks => ("6.13", "6.11.2", "6.11.2"),
            Rule::ArbiterStartsClocks => ("6.13", "6.11.3", "6.11.3"),
            Rule::ArbiterRules => ("13.1", "12.1", "12.1"),
            Rule::PressWithoutMove => ("6.8", "7.5.3", "7.5.3"),
            Rule::IllegalMove => ("7.4", "7.5.1", "7.5.1"),
            Rule::IllegalMovePenalty => ("7.4", "7.5.5", "7.5.5"),
            Rule::FlagFall => ("6.10", "6.9", "6.9"),
            Rule::BothFlags => ("6.12", "III.3.1.2", "III.3.1.2"),
            Rule::BothFlagsContinue => ("6.12", "III.3.1.1", "III.3.1.1"),
            Rule::BothFlagsRapid => ("B9", "III.3.1.2", "III.3.1.2"),
            Rule::DefaultTime => ("6.7", "6.7.1", "6.7.1"),
            Rule::DefectiveClock => ("6.11", "6.10.1", "6.10.1"),
            Rule::WrongSetting => ("6.14", "6.10.2", "6.10.2"),
            Rule::NoHelp => ("12.2", "11.3.1", "11.3.1"),
            Rule::Penalties => ("13.4", "12.9", "12.9"),
            Rule::Checkmate => ("5.1", "5.1.1", "5.1.1"),
            Rule::Resignation => ("5.1", "5.1.2", "5.1.2"),
            Rule::Stalemate => ("5.2", "5.2.1", "5.2.1"),
            Rule::DeadPosition => ("5.2", "5.2.2", "5.2.2"),
            Rule::Agreement => ("5.2", "5.2.3", "5.2.3"),
            Rule::DrawOffer => ("9.1", "9.1.2", "9.1.2"),
            Rule::DrawOfferRestricted => ("9.1", "9.1.1", "9.1.1"),
            Rule::Fivefold => ("9.6", "9.6.1", "9.6.1"),
            Rule::Seventyfive => ("9.6", "9.6.2", "9.6.2"),
            Rule::RecordInAdvance => ("8.1", "8.1.2", "8.1.2"),
            Rule::GameIsOver => ("5", "5", "5"),
            Rule::SealedMove => ("A1", "I.1.1", "I.1.1"),
            Rule::EarlyAdjournment => ("A1", "I.1.2", "I.1.2"),
            Rule::OpenEnvelope => ("A7", "I.7", "I.7"),
            Rule::UnclearSealedMove => ("A8", "I.8", "I.8"),
            Rule::Resumption => ("A9", "I.9", "I.9"),
            Rule::SealerAbsent => ("A9", "I.9.3", "I.9.3"),
            Rule::LateAtResumption => ("A10", "I.10", "I.10"),
            Rule::LostEnvelope => ("A11", "I.12", "I.12"),
            Rule::Quickplay => ("10.2", "III.5", "III.5"),
            Rule::QuickplayAnnounced => ("10.1", "III.2", "III.2"),
            Rule::Adjust => ("4.2", "4.2.1", "4.2.1"),
            Rule::TouchedOwn => ("4.3", "4.3.1", "4.3.1"),
            Rule::TouchedTheirs => ("4.3", "4.3.2", "4.3.2"),
            Rule::TouchedBoth => ("4.3", "4.3.3", "4.3.3"),
            Rule::CastlingTouched => ("4.4", "4.4.1", "4.4.1"),
            Rule::RookFirst => ("4.4", "4.4.2", "4.4.2"),
            Rule::CastlingIllegal => ("4.4", "4.4.3", "4.4.3"),
            Rule::PromotionChoice => ("4.4", "4.4.4", "4.4.4"),
            Rule::Released => ("4.6", "4.7", "4.7"),
            Rule::TouchClaimLost => ("4.7", "4.8", "4.8"),
            Rule::TouchedOnPegBoard => ("F.3", "D.2.2", "D.2.2"),
            Rule::ThreefoldIntended => ("9.2", "9.2.1.1", "9.2.1"),
            Rule::Threefold => ("9.2", "9.2.1.2", "9.2.2"),
            Rule::FiftyIntended => ("9.3", "9.3.1", "9.3.1"),
            Rule::Fifty => ("9.3", "9.3.2", "9.3.2"),
            Rule::ClaimForfeited => ("9.4", "9.4", "9.4"),
            Rule::ClaimIntended => ("9.5", "9.5.3", "9.5.3"),
            Rule::Unpromoted => ("7.4", "7.5.2", "7.5.2"),
            Rule::TwoHands => ("4.1", "7.5.4", "7.5.4"),
            Rule::IllegalMoveOtherwise => ("B6", "A.4.2", "A.5.2"),
            Rule::BothKings => ("B6", "A.4.4", "A.5.4"),
            Rule::SetUp => ("7.1", "7.2.1", "7.2.1"),
            Rule::SetUpOtherwise => ("B5", "A.4.1", "A.5.1"),
            Rule::BoardTurned => ("7.1", "7.2.2", "7.2.2"),
            Rule::ColoursReversed => ("7.2", "7.3", "7.3"),
            Rule::Displaced => ("7.3", "7.4.1", "7.4.1"),
            Rule::WrongSquare => ("7.5", "7.6", "7.6"),
        };
        Article::new(match self {
            Edition::Laws2005 => laws2005,
            Edition::Laws2018 => laws2018,
            Edition::Laws2023 => laws2023,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gain(edition: Edition, speed: Speed, supervision: Supervision) -> u64 {
        Regulations {
            edition,
            speed,
            supervision,
            ..Regulations::default()
        }
        .parameters()
        .illegal_move_gain_ms
            / 1000
    }

    #[test]
    fn minutes_for_an_illegal_move_follow_the_profile_matrix() {
        use Edition::{Laws2018, Laws2023};
        use Supervision::{Competition, Otherwise};
        assert_eq!(gain(Laws2018, Speed::Rapid, Competition), 120);
        assert_eq!(gain(Laws2018, Speed::Blitz, Competition), 60);
        assert_eq!(gain(Laws2023, Speed::Standard, Competition), 120);
        assert_eq!(gain(Laws2023, Speed::Rapid, Competition), 60);
        assert_eq!(gain(Laws2023, Speed::Blitz, Competition), 120);
        assert_eq!(gain(Laws2023, Speed::Blitz, Otherwise), 60);
    }

    #[test]
    fn minutes_for_a_wrong_claim_and_the_cut_offs_follow_the_profile_matrix() {
        use Edition::{Laws2005, Laws2018, Laws2023};
        use Supervision::{Competition, Otherwise};
        let of = |edition, speed, supervision| {
            Regulations {
                edition,
                speed,
                supervision,
                ..Regulations::default()
            }
            .parameters()
        };
        let minutes = |edition, speed, supervision| of(edition, speed, supervision).wrong_claim_gain_ms / 60_000;
        assert_eq!(minutes(Laws2005, Speed::Blitz, Competition), 3);
        assert_eq!(minutes(Laws2018, Speed::Rapid, Otherwise), 2);
        assert_eq!(minutes(Laws2018, Speed::Blitz, Competition), 1);
        assert_eq!(minutes(Laws2023, Speed::Standard, Otherwise), 2);
        assert_eq!(minutes(Laws2023, Speed::Rapid, Competition), 1);
        assert_eq!(minutes(Laws2023, Speed::Blitz, Competition), 2);
        let within = |edition, speed, supervision| of(edition, speed, supervision).set_up_claimed_within_moves;
        assert_eq!(within(Laws2005, Speed::Rapid, Competition), Some(3));
        assert_eq!(within(Laws2023, Speed::Rapid, Otherwise), Some(10));
        assert_eq!(within(Laws2023, Speed::Rapid, Competition), None);
        assert_eq!(within(Laws2005, Speed::Standard, Competition), None);
        assert!(of(Laws2005, Speed::Rapid, Competition).illegal_move_only_claimed);
        assert!(!of(Laws2018, Speed::Rapid, Otherwise).illegal_move_only_claimed);
        assert!(!of(Laws2005, Speed::Standard, Competition).touching_forfeits_claim);
    }

    #[test]
    fn the_rules_for_blind_players_have_other_numbers_in_2005() {
        let old = Regulations {
            edition: Edition::Laws2005,
            ..Regulations::default()
        };
        assert_eq!(old.article(Rule::PressBeforeMade).0, "F.3");
        assert_eq!(Regulations::default().article(Rule::PressBeforeMade).0, "D.2.4");
    }
}
