//! What was fixed before the game: law profile, speed, supervision and everything `set` can say.

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
pub enum Venue {
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

/// From when the default time counts: the Laws leave it open (6.7.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CountsFrom {
    /// From the actual start, when the clock is started.
    #[default]
    Start,
    /// From the hour that was set for the round: when the table's time begins.
    Hour,
}

/// What the schedule of an event fixes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    /// After so many milliseconds an absent player loses; 0 where nothing is fixed (6.7).
    pub default_time_ms: u64,
    /// From when that counts.
    pub default_time_from: CountsFrom,
    /// When the playing session ends, in milliseconds of the table's time; nothing where games are not adjourned (I.1).
    pub session_ms: Option<u64>,
}

/// What becomes of the clocks when a player's computer elsewhere is not heard any more (FIDE Online Chess Regulations, Part III).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Disconnection {
    /// At home they stop, in an event they go on.
    #[default]
    ByPlace,
    /// They go on, and he may come back (Part III a, 11.4).
    Runs,
    /// They stand at the last sign of life: nobody is to blame for the way (Part III b, 16.4).
    Stops,
}

/// How a game on two computers goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ElsewhereRules {
    /// What the way of a move may take is given back, so much of it a move, in milliseconds; nothing for what is usual at that place
    /// (`laws::lag`).
    pub lag_gain_ms: Option<u64>,
    /// What becomes of the clocks.
    pub disconnection: Disconnection,
    /// Within so many milliseconds he is to be back; nothing where that is not fixed (Part III a, 11.4.2).
    pub back_within_ms: Option<u64>,
    /// So often he may be away; nothing where that is not fixed.
    pub may_be_away: Option<u32>,
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

/// What makes a move or a press illegal, and what it costs (7.5).
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a rule of its own that one edition has and another has not"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMoveRules {
    /// What the opponent gains, in milliseconds (7.5.5, A.3, B.2).
    pub gain_ms: u64,
    /// Which completed illegal move loses the game (7.5.5).
    pub to_lose: u32,
    /// The game lost by it is drawn if the opponent cannot mate by any legal series (7.5.5; in 2005 only in blitz, C3).
    pub loss_may_be_drawn: bool,
    /// Pressing the clock without a move counts (7.5.3).
    pub press_without_move_counts: bool,
    /// A move with two hands counts (7.5.4).
    pub two_hands_count: bool,
    /// An unpromoted pawn becomes a queen (7.5.2).
    pub unpromoted_becomes_queen: bool,
    /// It is penalised only when the opponent claims it (B6 of 2005, rapid and blitz).
    pub only_claimed: bool,
    /// It can be claimed only until the claimant has made his own next move (A.5.2; B6 of 2005).
    pub claimed_before_the_next: bool,
    /// One that stands may still be corrected when both players agree to it (A.5.2).
    pub corrected_by_agreement: bool,
    /// With both kings in check the arbiter waits until the next move is completed (A.5.4); in 2005 he does not (B6).
    pub both_kings_in_check_wait: bool,
}

/// When a game is drawn.
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

/// What is lost by a claim of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimRules {
    /// Touching a piece, not only moving it, forfeits the claim on this move (9.4).
    pub touching_forfeits: bool,
    /// What the opponent gains for a wrong claim, in milliseconds (9.5.3, A.3, B.2).
    pub wrong_gain_ms: u64,
    /// The claimant loses time of his own for it (9.5b of 2005).
    pub wrong_costs_the_claimant: bool,
}

/// After how many moves by both it is too late to put something right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutOffs {
    /// For claiming a wrong set-up (A.5.1; B4 of 2005).
    pub set_up: Option<u32>,
    /// For claiming a wrongly set clock (A.4.1.2 of 2018, B4 of 2005).
    pub clock_setting: Option<u32>,
    /// For setting a clock otherwise, unless the schedule of the event would suffer (A.5.1.1).
    pub setting_a_clock: Option<u32>,
    /// For a new game where the colours were reversed (7.3).
    pub reversed_colours: Option<u32>,
}

/// The quickplay finish (Guidelines III; Art. 10 of 2005).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuickplayRules {
    /// Its rules hold unannounced, and in blitz too (Art. 10 and 6.12 of 2005; III.2).
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
    /// Illegal moves, and what counts as one.
    pub illegal_moves: IllegalMoveRules,
    /// When a game is drawn.
    pub draws: DrawRules,
    /// What is lost by a claim of a draw.
    pub claims: ClaimRules,
    /// When it is too late to put something right.
    pub cut_offs: CutOffs,
    /// The quickplay finish.
    pub quickplay: QuickplayRules,
    /// Making the next move completes the one before that was not pressed (6.2.1.2).
    pub next_move_completes: bool,
    /// A mate, a stalemate or a dead position ends the game only if its move was in accordance with Article 4 too (5.1.1).
    pub end_needs_article_4: bool,
    /// The arbiter acts on Article 4 only when a player asks him to (B5 of 2005, rapid and blitz).
    pub touch_only_claimed: bool,
    /// A flag has fallen only once a player claims it, and nobody signals it before (B7 of 2005, rapid and blitz).
    pub flag_only_claimed: bool,
    /// How often a player may ask to see the arbiter's record, where he keeps one (A.4.3).
    pub record_shown_times: Option<u32>,
    /// While one of them is short of time, but has thirty seconds a move, both players record the opponent's move before
    /// they answer it (8.4 b of 2005).
    pub both_record_before_answering: bool,
    /// The piece a pawn becomes must be announced (D.2.1).
    pub promotion_is_announced: bool,
    /// A visually impaired player who meets a deaf one needs an assistant (D.2.11).
    pub deaf_needs_an_assistant: bool,
    /// How late a player may come where the regulations of the event fix nothing, in milliseconds (6.7.1, I.10).
    pub default_time_ms: u64,
    /// For needing an assistant nothing is taken from the time of a disabled player (6.2.6).
    pub no_deduction_for_a_disability: bool,
}

/// What the arbiter approved before the game (D.2.10, 11.3.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Approval {
    /// The assistant of that player.
    Assistant(Color),
    /// This program, as an electronic device.
    Device,
}

/// How a player is reminded of a move that does not stand on his board yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reminder {
    /// It is said to him and shown to him alone.
    #[default]
    Spoken,
    /// It is shown to him.
    Shown,
    /// He is not reminded.
    None,
}

/// Who is told besides the arbiter that a board differs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DifferenceTold {
    /// In competition nobody; elsewhere, without an arbiter, the players.
    #[default]
    Arbiter,
    /// Both players too.
    Players,
}

/// The regulations of the watch over both boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WatchRules {
    /// How long a board must stand still before it counts, in milliseconds: a movement of the hand raises no alarm.
    pub settled_ms: u64,
    /// How long an announced move may wait to be executed before its player is reminded, in milliseconds.
    pub not_executed_ms: u64,
    /// How he is reminded.
    pub reminder: Reminder,
    /// Who is told of a difference.
    pub told: DifferenceTold,
    /// How often the arbiter is reminded to compare both positions, in milliseconds; 0 for never.
    pub compare_every_ms: u64,
    /// How the game goes with electronic boards.
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

/// Who announces a move that its player has made on an electronic board (D.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Announced {
    /// The program, when the piece is released.
    #[default]
    Program,
    /// The player himself; the program at home only.
    Player,
}

/// What a clock that is connected to an electronic board is to the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardClock {
    /// It shows the times of this program's clock, and its lever presses that.
    #[default]
    Shows,
    /// It is the clock of the game, and this program's follows it.
    Leads,
}

/// The regulations of electronic boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ElectronicRules {
    /// Who announces what was moved there.
    pub announced: Announced,
    /// What its clock is.
    pub clock: BoardClock,
}

/// Everything that was fixed before the game.
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
    /// Whether the players use two boards (D.1).
    pub two_boards: bool,
    /// What a missing repetition means.
    pub repeat: Repeat,
    /// What hands may do.
    pub boards: Boards,
    /// How late a player may come (6.7), and when the session ends.
    pub schedule: Schedule,
    /// Fischer: whether the increment is given before the first move too.
    pub increment_before_first_move: bool,
    /// When a draw may be offered.
    pub draw_offers: DrawOffers,
    /// How both boards are watched while the game goes on.
    pub watch: WatchRules,
    /// The vocabulary of announcements, as `--vocabulary` writes it (D.2.1).
    pub vocabulary: String,
    /// How the game goes with a player at another computer.
    pub elsewhere: ElsewhereRules,
    /// Guidelines III were announced: only then they hold, where no increment is given (III.2.1).
    pub quickplay: bool,
    /// A dead position that more than the material shows is for the arbiter to declare; without one the program does (5.2.2).
    pub dead_positions_asked: bool,
    /// This device was approved before the game (11.3.2.1, 12.8).
    pub device_approved: bool,
    /// The arbiter has locked the table: it is in competition, wherever it stands.
    pub is_locked: bool,
    /// Standard chess or Chess960 (Guidelines II).
    pub castling_mode: CastlingMode,
    /// The initial position.
    pub start: Chess,
}

impl Speed {
    /// What a time control makes it (A.1, B.1): main time and sixty increments; the bounds differ by edition (V23, V24).
    pub fn of(time: &TimeControl, edition: Edition) -> Self {
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
            boards: Boards::default(),
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
    /// Whether nothing may help a player (11.3.1): everywhere but at home, and there too once the arbiter has locked.
    pub fn is_competition(&self) -> bool {
        self.place == Venue::Event || self.is_locked
    }

    /// Whether the clocks stand when a player's computer elsewhere is not heard any more.
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
        // 2005 has one set of rules for rapid and blitz, whoever watches.
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

    /// How late a player may come, in milliseconds: what the regulations fix, else what the Laws say (6.7.1, I.10).
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
    fn minutes_for_a_wrong_claim_and_the_cut_offs_follow_the_profile_matrix() {
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
    fn what_one_edition_has_and_another_has_not_follows_the_profile_matrix() {
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
    fn who_may_come_how_late_is_for_the_regulations_and_else_for_the_laws() {
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
    fn in_blitz_of_2005_an_illegal_move_is_a_matter_of_another_article() {
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
