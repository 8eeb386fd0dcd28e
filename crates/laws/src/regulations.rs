//! The regulations fixed before the game: law profile, speed, supervision and everything that `set` can say.

use shakmaty::{Board, CastlingMode, Chess, Color, FromSetup as _, Setup};

use super::articles::Article;
pub use super::articles::{Edition, Rule};
use super::time_control::TimeControl;

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

/// Supervision in rapid and blitz, which decides on the competition rules (A.4/A.5, B.2/B.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// Enough arbiters: the competition rules apply.
    #[default]
    Competition,
    /// Fewer arbiters than the Laws ask for.
    Otherwise,
}

/// The place where the game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Venue {
    /// An event: silent hall, no help for the players.
    #[default]
    Event,
    /// At home, among friends.
    Home,
}

/// The effect of a missing repetition of the announcement (D.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repeat {
    /// Tracked and reported; it does not hold the press back.
    #[default]
    Expected,
    /// The clock may be pressed only when the opponent has repeated the move.
    BeforePress,
    /// The repetition is not required.
    Waived,
}

/// Movements that are allowed on the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AllowedMovements {
    /// Hands may err; the Laws deal with it.
    #[default]
    Free,
    /// Only legal moves are accepted.
    Legal,
    /// Wooden and peg boards that nobody mirrors: the press presumes the move made.
    Apart,
}

/// The start of the default time, which the Laws leave open (6.7.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CountsFrom {
    /// From the actual start, when the clock is started.
    #[default]
    Start,
    /// From the hour set for the round, when the table is set up.
    Hour,
}

/// The times fixed by the schedule of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    /// Milliseconds after which an absent player loses; 0 where nothing is fixed (6.7).
    pub default_time_ms: u64,
    /// The start of that time.
    pub default_time_from: CountsFrom,
    /// End of the playing session, in milliseconds of the table's time; `None` where games are not adjourned (I.1).
    pub session_ms: Option<u64>,
}

/// The effect on the clocks when a remote player's computer is no longer heard (FIDE Online Chess Regulations, Part III).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Disconnection {
    /// The clocks stop at home, and run at an event.
    #[default]
    ByPlace,
    /// The clocks run, and the player may come back (Part III a, 11.4).
    Runs,
    /// The clocks stop at the last sign of life: nobody is to blame for the network (Part III b, 16.4).
    Stops,
}

/// The rules of a game on two computers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ElsewhereRules {
    /// Network lag given back for each move, in milliseconds; `None` for the usual value at that place (`laws::lag`).
    pub lag_gain_ms: Option<u64>,
    /// The effect of a lost connection on the clocks.
    pub disconnection: Disconnection,
    /// Milliseconds within which the player must be back; `None` where that is not fixed (Part III a, 11.4.2).
    pub back_within_ms: Option<u64>,
    /// Absences the player may have; `None` where that is not fixed.
    pub may_be_away: Option<u32>,
}

/// The rule on draws by agreement (9.1.1).
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

/// The conditions that make a move or a press illegal, and the penalties (7.5).
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a rule of its own that one edition has and another has not"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMoveRules {
    /// Time the opponent gains, in milliseconds (7.5.5, A.3, B.2).
    pub gain_ms: u64,
    /// Number of the completed illegal move that loses the game (7.5.5).
    pub to_lose: u32,
    /// The game lost by it is drawn if the opponent cannot mate by any legal series (7.5.5; in 2005 only in blitz, C3).
    pub loss_may_be_drawn: bool,
    /// Pressing the clock without a move is an offence (7.5.3).
    pub press_without_move_counts: bool,
    /// A move with two hands is an offence (7.5.4).
    pub two_hands_count: bool,
    /// An unpromoted pawn becomes a queen (7.5.2).
    pub unpromoted_becomes_queen: bool,
    /// An illegal move is penalised only when the opponent claims it (B6 of 2005, rapid and blitz).
    pub only_claimed: bool,
    /// An illegal move can be claimed only until the claimant has made the next move (A.5.2; B6 of 2005).
    pub claimed_before_the_next: bool,
    /// An illegal move that stands may still be corrected when both players agree (A.5.2).
    pub corrected_by_agreement: bool,
    /// With both kings in check the arbiter waits until the next move is completed (A.5.4); not so in 2005 (B6).
    pub both_kings_in_check_wait: bool,
}

/// The conditions under which a game is drawn.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a rule of its own that one edition has and another has not"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRules {
    /// A draw can be agreed only after a move by each player (5.2.3).
    pub agreed_needs_a_move_each: bool,
    /// Resigning is a draw if the opponent cannot mate by any legal series (5.1.2).
    pub resignation_may_draw: bool,
    /// With both flags down the game is drawn, whichever fell first (B9 of 2005, rapid and blitz).
    pub both_flags_draw: bool,
    /// Fivefold repetition and seventy-five moves end the game (9.6).
    pub automatic: bool,
}

/// The cost of claiming a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimRules {
    /// Touching a piece, not only moving it, forfeits the claim on this move (9.4).
    pub touching_forfeits: bool,
    /// Time the opponent gains for a wrong claim, in milliseconds (9.5.3, A.3, B.2).
    pub wrong_gain_ms: u64,
    /// A wrong claim costs the claimant time (9.5b of 2005).
    pub wrong_costs_the_claimant: bool,
}

/// The numbers of moves by both after which it is too late for a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutOffs {
    /// For claiming a wrong set-up (A.5.1; B4 of 2005).
    pub set_up: Option<u32>,
    /// For claiming a wrongly set clock (A.4.1.2 of 2018, B4 of 2005).
    pub clock_setting: Option<u32>,
    /// For setting a clock differently, unless the schedule of the event would suffer (A.5.1.1).
    pub setting_a_clock: Option<u32>,
    /// For a new game where the colours were reversed (7.3).
    pub reversed_colours: Option<u32>,
}

/// The quickplay finish (Guidelines III; Art. 10 of 2005).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuickplayRules {
    /// The rules hold unannounced, and in blitz too (Art. 10 and 6.12 of 2005; III.2).
    pub always: bool,
    /// An increment may be asked for instead of a draw (III.4).
    pub increment: bool,
    /// The claim that the opponent cannot win by normal means counts as an offer of a draw (9.1 c of 2005 names 10.2).
    pub claim_is_an_offer: bool,
}

/// The numbers in which the editions and speeds differ.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a rule of its own that one edition has and another has not"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// Illegal moves and their conditions.
    pub illegal_moves: IllegalMoveRules,
    /// The conditions for a draw.
    pub draws: DrawRules,
    /// The cost of claiming a draw.
    pub claims: ClaimRules,
    /// The limits after which it is too late for a correction.
    pub cut_offs: CutOffs,
    /// The quickplay finish.
    pub quickplay: QuickplayRules,
    /// Making the next move completes the previous one if that was not pressed (6.2.1.2).
    pub next_move_completes: bool,
    /// A mate, a stalemate or a dead position ends the game only if its move was in accordance with Article 4 too (5.1.1).
    pub end_needs_article_4: bool,
    /// The arbiter acts on Article 4 only when a player asks (B5 of 2005, rapid and blitz).
    pub touch_only_claimed: bool,
    /// A flag has fallen only once a player claims it; nobody may point it out before (B7 of 2005, rapid and blitz).
    pub flag_only_claimed: bool,
    /// Times a player may ask to see the arbiter's record, where there is one (A.4.3).
    pub record_shown_times: Option<u32>,
    /// While one player is short of time but has thirty seconds a move, both record the opponent's move before they
    /// answer it (8.4 b of 2005).
    pub both_record_before_answering: bool,
    /// The piece a pawn becomes must be announced (D.2.1).
    pub promotion_is_announced: bool,
    /// A visually impaired player who meets a deaf one needs an assistant (D.2.11).
    pub deaf_needs_an_assistant: bool,
    /// Latest arrival of a player where the regulations of the event fix nothing, in milliseconds (6.7.1, I.10).
    pub default_time_ms: u64,
    /// No time is deducted from a disabled player for needing an assistant (6.2.6).
    pub no_deduction_for_a_disability: bool,
}

/// A permission given by the arbiter before the game (D.2.10, 11.3.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Approval {
    /// The assistant of that player.
    Assistant(Color),
    /// This program, as an electronic device.
    Device,
}

/// The way a player is reminded of a move that is not executed on their board yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reminder {
    /// Spoken and shown to the player alone.
    #[default]
    Spoken,
    /// Shown to the player.
    Shown,
    /// No reminder.
    None,
}

/// The people told, besides the arbiter, that a board differs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DifferenceTold {
    /// The arbiter alone in competition; elsewhere, without an arbiter, the players.
    #[default]
    Arbiter,
    /// Both players too.
    Players,
}

/// The regulations of the watch over both boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WatchRules {
    /// Time a board must be still before it is checked, in milliseconds: a moving hand raises no alarm.
    pub settled_ms: u64,
    /// Time an announced move may wait to be executed before its player is reminded, in milliseconds.
    pub not_executed_ms: u64,
    /// The way the player is reminded.
    pub reminder: Reminder,
    /// The people told of a difference.
    pub told: DifferenceTold,
    /// Interval at which the arbiter is reminded to compare both positions, in milliseconds; 0 for never.
    pub compare_every_ms: u64,
    /// The rules of electronic boards.
    pub electronic: ElectronicRules,
}

impl Default for WatchRules {
    fn default() -> Self {
        Self {
            settled_ms: 5_000,
            not_executed_ms: 60_000,
            reminder: Reminder::default(),
            told: DifferenceTold::default(),
            compare_every_ms: 1_800_000,
            electronic: ElectronicRules::default(),
        }
    }
}

/// The announcer of a move that its player has made on an electronic board (D.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Announced {
    /// The program, when the piece is released.
    #[default]
    Program,
    /// The player; the program at home only.
    Player,
}

/// The role of a clock that is connected to an electronic board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardClock {
    /// The clock shows the times of this program's clock, and its lever presses that one.
    #[default]
    Shows,
    /// The clock is the clock of the game, and this program's follows it.
    Leads,
}

/// The regulations of electronic boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ElectronicRules {
    /// The announcer of moves made there.
    pub announced: Announced,
    /// The role of its clock.
    pub clock: BoardClock,
}

/// The regulations of a game, fixed before it.
#[allow(clippy::struct_excessive_bools, reason = "each is fixed by itself")]
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
    pub place: Venue,
    /// True if the players use two boards (D.1).
    pub two_boards: bool,
    /// The effect of a missing repetition.
    pub repeat: Repeat,
    /// Movements that are allowed on the boards.
    pub boards: AllowedMovements,
    /// Latest arrival of a player (6.7), and the end of the session.
    pub schedule: Schedule,
    /// Fischer: whether the increment is given before the first move too.
    pub increment_before_first_move: bool,
    /// The rule on draws by agreement.
    pub draw_offers: DrawOffers,
    /// The watch over both boards during the game.
    pub watch: WatchRules,
    /// The vocabulary of announcements, as `--vocabulary` writes it (D.2.1).
    pub vocabulary: String,
    /// The rules for a player at another computer.
    pub elsewhere: ElsewhereRules,
    /// Guidelines III were announced: they apply only then, where no increment is given (III.2.1).
    pub quickplay: bool,
    /// A dead position not evident from the material is for the arbiter to declare; without an arbiter the program does (5.2.2).
    pub dead_positions_asked: bool,
    /// This device was approved before the game (11.3.2.1, 12.8).
    pub device_approved: bool,
    /// The arbiter has locked the table: it is in competition, at any place.
    pub is_locked: bool,
    /// Standard chess or Chess960 (Guidelines II).
    pub castling_mode: CastlingMode,
    /// The initial position.
    pub start: Chess,
}

impl Speed {
    /// The speed of a time control (A.1, B.1), by main time and sixty increments; the bounds differ by edition (V23, V24).
    pub fn for_time_control(time: &TimeControl, edition: Edition) -> Self {
        let Some(ms) = time.sixty_moves_ms() else {
            return Self::Standard;
        };
        let minute = 60_000;
        match edition {
            Edition::Laws2005 if ms < 15 * minute => Self::Blitz,
            Edition::Laws2005 if ms <= 60 * minute => Self::Rapid,
            Edition::Laws2018 | Edition::Laws2023 if ms <= 10 * minute => Self::Blitz,
            Edition::Laws2018 | Edition::Laws2023 if ms < 60 * minute => Self::Rapid,
            Edition::Laws2005 | Edition::Laws2018 | Edition::Laws2023 => Self::Standard,
        }
    }
}

impl Regulations {
    /// The same regulations for a game at home: only legal moves are accepted, and none has to be repeated.
    #[must_use]
    pub fn at_home(self) -> Self {
        Self {
            place: Venue::Home,
            boards: AllowedMovements::Legal,
            repeat: Repeat::Waived,
            ..self
        }
    }
}

impl Default for Regulations {
    fn default() -> Self {
        Self {
            edition: Edition::default(),
            speed: Speed::default(),
            supervision: Supervision::default(),
            time: TimeControl::Untimed,
            place: Venue::default(),
            two_boards: true,
            repeat: Repeat::default(),
            boards: AllowedMovements::default(),
            schedule: Schedule::default(),
            increment_before_first_move: true,
            draw_offers: DrawOffers::default(),
            watch: WatchRules::default(),
            vocabulary: String::from("fide"),
            elsewhere: ElsewhereRules::default(),
            quickplay: false,
            dead_positions_asked: false,
            device_approved: false,
            is_locked: false,
            castling_mode: CastlingMode::Standard,
            start: Chess::default(),
        }
    }
}

/// One of the 960 positions by its number (Guidelines II); 518 is the standard one.
pub fn chess960(number: u32) -> Option<Chess> {
    if number >= 960 {
        return None;
    }
    let mut setup = Setup::initial();
    setup.board = Board::chess960(number);
    setup.castling_rights = setup.board.rooks();
    Chess::from_setup(setup, CastlingMode::Chess960).ok()
}

impl Regulations {
    /// True if no help is allowed (11.3.1): everywhere but at home, and there too once the arbiter has locked the table.
    pub fn is_competition(&self) -> bool {
        self.place == Venue::Event || self.is_locked
    }

    /// True if the clocks stop when a remote player's computer is no longer heard.
    pub fn stops_without_the_other(&self) -> bool {
        match self.elsewhere.disconnection {
            Disconnection::ByPlace => self.place == Venue::Home,
            Disconnection::Runs => false,
            Disconnection::Stops => true,
        }
    }

    /// The numbers of this edition, speed and supervision (`tests/games/CASES.md`, V1 to V43).
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
        // 2005 has one set of rules for rapid and blitz, with or without enough arbiters.
        let otherwise = fast && (old || self.supervision == Supervision::Otherwise);
        Parameters {
            illegal_moves: IllegalMoveRules {
                gain_ms: if one_minute { 60_000 } else { 120_000 },
                to_lose: match (old, self.speed) {
                    (true, Speed::Standard | Speed::Rapid) => 3,
                    (true, Speed::Blitz) => 1,
                    (false, Speed::Standard | Speed::Rapid | Speed::Blitz) => 2,
                },
                loss_may_be_drawn: !old || self.speed == Speed::Blitz,
                press_without_move_counts: !old,
                two_hands_count: !old,
                unpromoted_becomes_queen: !old,
                only_claimed: old && fast,
                claimed_before_the_next: otherwise,
                corrected_by_agreement: otherwise && !old,
                both_kings_in_check_wait: otherwise && !old,
            },
            draws: DrawRules {
                agreed_needs_a_move_each: !old,
                resignation_may_draw: newest,
                both_flags_draw: old && fast,
                automatic: !old,
            },
            claims: ClaimRules {
                touching_forfeits: !old,
                wrong_gain_ms: match (old, one_minute) {
                    (true, _) => 180_000,
                    (false, true) => 60_000,
                    (false, false) => 120_000,
                },
                wrong_costs_the_claimant: old,
            },
            cut_offs: CutOffs {
                set_up: otherwise.then_some(if old { 3 } else { 10 }),
                clock_setting: match self.edition {
                    Edition::Laws2005 => otherwise.then_some(3),
                    Edition::Laws2018 => otherwise.then_some(10),
                    Edition::Laws2023 => None,
                },
                setting_a_clock: (otherwise && !old).then_some(10),
                reversed_colours: (!old).then_some(10),
            },
            quickplay: QuickplayRules {
                always: old,
                increment: !old,
                claim_is_an_offer: old,
            },
            next_move_completes: !old,
            end_needs_article_4: !old,
            touch_only_claimed: old && fast,
            flag_only_claimed: old && fast,
            record_shown_times: (fast && !otherwise).then_some(5),
            both_record_before_answering: old,
            promotion_is_announced: !old,
            deaf_needs_an_assistant: !old,
            default_time_ms: if old { 3_600_000 } else { 0 },
            no_deduction_for_a_disability: !old,
        }
    }

    /// Latest arrival of a player, in milliseconds: as the regulations fix it, else as the Laws do (6.7.1, I.10).
    pub fn default_time_in_force_ms(&self) -> u64 {
        match self.schedule.default_time_ms {
            0 => self.parameters().default_time_ms,
            fixed => fixed,
        }
    }

    /// The number of the Article that states the rule, in the edition in force and at this speed.
    pub fn article(&self, rule: Rule) -> Article {
        let is_blitz = self.speed == Speed::Blitz;
        self.edition.article(if is_blitz { rule.in_blitz() } else { rule })
    }

    /// True if the Article is for games of this speed: the Appendices for rapid and blitz say nothing about slower ones.
    pub fn is_of_this_speed(&self, article: &Article) -> bool {
        let (rapid, blitz) = match self.edition {
            Edition::Laws2005 => ('B', 'C'),
            Edition::Laws2018 | Edition::Laws2023 => ('A', 'B'),
        };
        match self.speed {
            Speed::Standard => !article.0.starts_with([rapid, blitz]),
            Speed::Rapid => !article.0.starts_with(blitz),
            Speed::Blitz => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(edition: Edition, speed: Speed, supervision: Supervision) -> Parameters {
        Regulations {
            edition,
            speed,
            supervision,
            ..Regulations::default()
        }
        .parameters()
    }

    #[test]
    fn minutes_for_an_illegal_move_follow_the_profile_matrix() {
        use Edition::{Laws2018, Laws2023};
        use Supervision::{Competition, Otherwise};
        let gain = |edition, speed, supervision| of(edition, speed, supervision).illegal_moves.gain_ms / 1_000;
        assert_eq!(gain(Laws2018, Speed::Rapid, Competition), 120);
        assert_eq!(gain(Laws2018, Speed::Blitz, Competition), 60);
        assert_eq!(gain(Laws2023, Speed::Standard, Competition), 120);
        assert_eq!(gain(Laws2023, Speed::Rapid, Competition), 60);
        assert_eq!(gain(Laws2023, Speed::Blitz, Competition), 120);
        assert_eq!(gain(Laws2023, Speed::Blitz, Otherwise), 60);
    }

    #[test]
    fn claim_penalties_and_cut_offs_follow_the_profile_matrix() {
        use Edition::{Laws2005, Laws2018, Laws2023};
        use Supervision::{Competition, Otherwise};
        let minutes = |edition, speed, supervision| of(edition, speed, supervision).claims.wrong_gain_ms / 60_000;
        assert_eq!(minutes(Laws2005, Speed::Blitz, Competition), 3);
        assert_eq!(minutes(Laws2018, Speed::Rapid, Otherwise), 2);
        assert_eq!(minutes(Laws2018, Speed::Blitz, Competition), 1);
        assert_eq!(minutes(Laws2023, Speed::Standard, Otherwise), 2);
        assert_eq!(minutes(Laws2023, Speed::Rapid, Competition), 1);
        assert_eq!(minutes(Laws2023, Speed::Blitz, Competition), 2);
        let within = |edition, speed, supervision| of(edition, speed, supervision).cut_offs.set_up;
        assert_eq!(within(Laws2005, Speed::Rapid, Competition), Some(3));
        assert_eq!(within(Laws2023, Speed::Rapid, Otherwise), Some(10));
        assert_eq!(within(Laws2023, Speed::Rapid, Competition), None);
        assert_eq!(within(Laws2005, Speed::Standard, Competition), None);
        let shown = |edition, speed, supervision| of(edition, speed, supervision).record_shown_times;
        assert_eq!(shown(Laws2023, Speed::Blitz, Competition), Some(5));
        assert_eq!(shown(Laws2018, Speed::Rapid, Competition), Some(5));
        assert_eq!(shown(Laws2018, Speed::Rapid, Otherwise), None);
        assert_eq!(shown(Laws2005, Speed::Rapid, Competition), None);
        assert_eq!(shown(Laws2023, Speed::Standard, Competition), None);
        let waits = |edition, supervision| {
            of(edition, Speed::Rapid, supervision)
                .illegal_moves
                .both_kings_in_check_wait
        };
        assert!(waits(Laws2018, Otherwise) && !waits(Laws2023, Competition) && !waits(Laws2005, Otherwise));
        assert!(of(Laws2005, Speed::Rapid, Competition).illegal_moves.only_claimed);
        assert!(!of(Laws2018, Speed::Rapid, Otherwise).illegal_moves.only_claimed);
        assert!(!of(Laws2005, Speed::Standard, Competition).claims.touching_forfeits);
        let silent = |edition, speed| {
            let parameters = of(edition, speed, Competition);
            (parameters.flag_only_claimed, parameters.touch_only_claimed)
        };
        assert_eq!(silent(Laws2005, Speed::Blitz), (true, true));
        assert_eq!(silent(Laws2005, Speed::Standard), (false, false));
        assert_eq!(silent(Laws2018, Speed::Rapid), (false, false));
        assert_eq!(silent(Laws2023, Speed::Blitz), (false, false));
    }

    #[test]
    fn differences_between_editions_follow_the_profile_matrix() {
        use Edition::{Laws2005, Laws2018, Laws2023};
        use Supervision::{Competition, Otherwise};
        // V3.
        let may_draw = |edition, speed| of(edition, speed, Competition).illegal_moves.loss_may_be_drawn;
        assert!(!may_draw(Laws2005, Speed::Standard) && !may_draw(Laws2005, Speed::Rapid));
        assert!(may_draw(Laws2005, Speed::Blitz) && may_draw(Laws2018, Speed::Standard));
        // V11.
        let claimed = |edition, speed, supervision| {
            let parameters = of(edition, speed, supervision);
            (parameters.cut_offs.clock_setting, parameters.cut_offs.setting_a_clock)
        };
        assert_eq!(claimed(Laws2005, Speed::Blitz, Competition), (Some(3), None));
        assert_eq!(claimed(Laws2018, Speed::Rapid, Otherwise), (Some(10), Some(10)));
        assert_eq!(claimed(Laws2023, Speed::Blitz, Otherwise), (None, Some(10)));
        assert_eq!(claimed(Laws2023, Speed::Rapid, Competition), (None, None));
        assert_eq!(claimed(Laws2005, Speed::Standard, Competition), (None, None));
        // V9: only where it may stand, and not in 2005.
        let agree = |edition, supervision| {
            of(edition, Speed::Rapid, supervision)
                .illegal_moves
                .corrected_by_agreement
        };
        assert!(agree(Laws2018, Otherwise) && agree(Laws2023, Otherwise));
        assert!(!agree(Laws2005, Otherwise) && !agree(Laws2023, Competition));
        // V22, V25, V27 and B5.
        assert!(!of(Laws2005, Speed::Standard, Competition).next_move_completes);
        assert!(of(Laws2018, Speed::Standard, Competition).next_move_completes);
        for (edition, speed, waits) in [
            (Laws2005, Speed::Rapid, true),
            (Laws2005, Speed::Standard, false),
            (Laws2018, Speed::Rapid, false),
        ] {
            let parameters = of(edition, speed, Otherwise);
            assert_eq!(
                (parameters.flag_only_claimed, parameters.touch_only_claimed),
                (waits, waits)
            );
        }
        assert!(of(Laws2005, Speed::Blitz, Competition).quickplay.always);
        assert!(!of(Laws2018, Speed::Rapid, Competition).quickplay.always);
    }

    #[test]
    fn the_default_time_comes_from_the_regulations_else_the_laws() {
        let late = |edition, default_time_ms| {
            Regulations {
                edition,
                schedule: Schedule {
                    default_time_ms,
                    ..Schedule::default()
                },
                ..Regulations::default()
            }
            .default_time_in_force_ms()
        };
        assert_eq!(late(Edition::Laws2005, 0), 3_600_000);
        assert_eq!(late(Edition::Laws2005, 900_000), 900_000);
        assert_eq!(late(Edition::Laws2018, 0), 0);
        assert_eq!(late(Edition::Laws2023, 1_800_000), 1_800_000);
    }

    #[test]
    fn an_illegal_move_in_blitz_of_2005_has_another_article() {
        let article = |edition, speed| {
            let regulations = Regulations {
                edition,
                speed,
                ..Regulations::default()
            };
            regulations.article(Rule::IllegalMoveOtherwise).0
        };
        assert_eq!(article(Edition::Laws2005, Speed::Blitz), "C3");
        assert_eq!(article(Edition::Laws2005, Speed::Rapid), "B6");
        assert_eq!(article(Edition::Laws2023, Speed::Blitz), "A.5.2");
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
