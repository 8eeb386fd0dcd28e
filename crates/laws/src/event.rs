//! What happened, in the past tense, and how it is stored. The game is the fold of its events; the names and keys are those
//! of the contract.
//!
//! An event says itself what follows from it, so that `apply` asks no rule: is the move that was made illegal, is the claim an
//! offer too. In journals of the first form it does not yet (`rules::consequences` fills that in).
//!
//! To add an event: its line here, with its name in the journal; the rule that decides it; what it changes, in `apply`; what
//! it is and how it is told, in `speech::tell`; and its story.

use shakmaty::{Board, ByColor, Color, Piece, Square, uci::UciMove};

use super::adjournment::Envelope;
use super::articles::Article;
use super::claim::Claim;
use super::devices::Outlet;
use super::ending::{Ending, GameResult};
use super::penalty::Penalty;
use super::people::Person;
pub use super::proposal::{NewProposal, Proposal, ProposalKind};
use super::regulations::Approval;
use super::sheets::SheetsVerdict;
use super::stored::stored_events;

stored_events! {
    /// What happened. `by` is who did it; `side` and `board` say whose move, clock or board it is.
    pub enum Event {
        /// The clock of `side` began to run.
        ClocksStarted = "clocks_started" by Person { side: Color },
        /// Both clocks stand; `by` is nobody when the program stopped them after a restart.
        ClocksStopped = "clocks_stopped" by Option<Person> { left_ms as "*_ms": ByColor<u64> },
        /// A piece was touched: on a peg board taken out of its hole (D.2.2).
        PieceTouched = "piece_touched" by Person { board: Color, square: Square, piece: Piece },
        PieceLifted = "piece_lifted" by Person { board: Color, square: Square, piece: Piece },
        PiecePlaced = "piece_placed" by Person { board: Color, square: Square, piece: Piece },
        PieceRemoved = "piece_removed" by Person { board: Color, square: Square, piece: Piece },
        /// A move of `side` was announced (D.2.1).
        MoveAnnounced = "move_announced" by Person { side: Color, ply: u32, uci: UciMove, text: String },
        /// The announcement was corrected before the press (D.2.8).
        AnnouncementCorrected = "announcement_corrected" by Person {
            side: Color,
            ply: u32,
            uci: UciMove,
            text: String,
        },
        /// The opponent of the mover repeated the move rightly; `side` is the repeater's.
        MoveRepeated = "move_repeated" by Person { side: Color, ply: u32, uci: UciMove },
        /// He repeated another move.
        RepeatDiffers = "repeat_differs" by Person { side: Color, ply: u32, uci: UciMove, announced: UciMove },
        /// The move of `side` is made (4.7, D.2.3).
        MoveMade = "move_made" by Person {
            side: Color,
            ply: u32,
            uci: UciMove,
            /// The opponent does not have the move with it (1.3).
            is_illegal as "illegal": bool = false,
        },
        /// The opponent's move stands on the board of `board` (D.2.1).
        MoveExecuted = "move_executed" by Person { board: Color, ply: u32, uci: UciMove },
        /// The clock was pressed; both clocks show this now.
        ClockPressed = "clock_pressed" by Person { side: Color, left_ms as "*_ms": ByColor<u64> },
        /// The move is completed and is part of the game (6.2.1); `san` in English letters.
        MoveCompleted = "move_completed" { side: Color, ply: u32, uci: UciMove, san: String },
        /// An entry on the scoresheet of `side`.
        MoveRecorded = "move_recorded" by Person { side: Color, text: String },
        /// The entry at that place of the scoresheet of `side`, counted from 1, is struck out; `text` stands for it now.
        EntryCorrected = "entry_corrected" by Person { side: Color, place: u32, text: String },
        /// An illegal move was completed (7.5.1).
        IllegalMove = "illegal_move" { side: Color, uci: UciMove, article: Article },
        /// The arbiter, or the Laws where no discretion is left, changed a clock.
        TimeAdjusted = "time_adjusted" by Option<Person> {
            side: Color,
            left_ms as "*_ms": ByColor<u64>,
            delta_ms: i64,
        },
        /// A move counter was set.
        MovesAdjusted = "moves_adjusted" by Person { side: Color, moves: u32 },
        /// The arbiter set the period in force, counted from 1.
        PeriodAdjusted = "period_adjusted" by Person { side: Color, period: u32 },
        /// From now on every move brings so much, to both (Guideline III.4).
        IncrementSet = "increment_set" by Option<Person> { increment_ms: u64, article: Article },
        /// The half-hourly line of the arbiter's record: what both clocks and both counters show.
        TimesChecked = "times_checked" { left_ms as "*_ms": ByColor<u64>, moves as "*_moves": ByColor<u32> },
        /// `side` has passed into that period, counted from 1.
        PeriodPassed = "period_passed" { side: Color, period: usize },
        /// The flag of `side` fell (6.8).
        FlagFell = "flag_fell" { side: Color, left_ms as "*_ms": ByColor<u64> },
        /// A draw was offered; out of its proper order the Article on disturbance is cited (9.1.2.1, 11.5).
        DrawOffered = "draw_offered" by Person { side: Color, article: Option<Article> },
        DrawAccepted = "draw_accepted" by Person { side: Color },
        DrawDeclined = "draw_declined" by Person { side: Color },
        /// The arbiter compared both boards with the official position.
        BoardsCompared = "boards_compared" by Person {},
        /// The board of `board` differs from the official position on these squares, or from what its player `said` where the
        /// words were a slip (D.2.8, D.2.9).
        BoardsDiffer = "boards_differ" { board: Color, squares: Vec<Square>, article: Article, said: Option<UciMove> },
        /// The board of `board` shows the official position again.
        BoardsAgree = "boards_agree" { board: Color },
        /// The opponent's move of that ply, long announced, does not stand on the board of `board` (D.2.1).
        NotExecuted = "not_executed" { board: Color, ply: u32 },
        /// Both scoresheets were compared; `text` is the entry that cannot be read, `official_plies` what the record bears out.
        SheetsCompared = "sheets_compared" by Person {
            verdict: SheetsVerdict,
            agree_plies: u32,
            official_plies: u32,
            text: Option<String>,
        },
        /// The scoresheets differ at that ply; what each reads there (D.2.9).
        SheetsDiffer = "sheets_differ" { ply: u32, next as "*": ByColor<Option<UciMove>>, article: Article },
        /// A scoresheet on paper was entered as it reads.
        SheetEntered = "sheet_entered" by Person { side: Color, text: String },
        /// The arbiter's commands need a PIN, of which only a salted hash is kept. `event` is the key of the event whose rulings count at the locked
        /// table, `none` where no event's do; a journal of an older program does not say.
        RegulationsLocked = "regulations_locked" by Person {
            salt: String,
            hash: String,
            event: Option<String>,
            event_name: Option<String>,
        },
        /// The lock is taken off again, and with it the competition it put the table in.
        RegulationsUnlocked = "regulations_unlocked" by Person {},
        /// Somebody entered a PIN for the arbiter's desk; which one is kept nowhere.
        PinEntered = "pin_entered" by Person {
            accepted: bool,
            /// Of a wrong one: how many in a row these are with it.
            count: u32 = 0,
        },
        /// A board was entered as it really stands.
        BoardEntered = "board_entered" by Person { board: Color, pieces: Board },
        /// Both boards and the game are back at the position after `ply` (7.1).
        PositionReinstated = "position_reinstated" by Option<Person> { ply: u32 },
        WarningGiven = "warning_given" by Person { side: Color, text: String },
        /// A penalty was ruled; one the arbiter chose (12.9) is named and counts on no ladder.
        PenaltyGiven = "penalty_given" by Option<Person> {
            side: Color,
            count: u32,
            article: Article,
            penalty: Option<Penalty>,
            /// The pawn he left on the last rank can become nothing but a queen (7.5.2).
            must_be_a_queen as "queen": bool = false,
        },
        NoteWritten = "note_written" by Person { text: String },
        Approved = "approved" by Person { what: Approval },
        /// The game had no arbiter; the table has joined an event, and its arbiter is the game's from now on (Art. 12).
        ArbiterSeated = "arbiter_seated" { name as "arbiter": String },
        Signed = "signed" by Person { side: Color, result: GameResult },
        Arrived = "arrived" by Person { side: Color },
        GameEnded = "game_ended" { ending: Ending },
        /// The arbiter has taken that result back: the game had ended by mistake, and goes on.
        ResultAnnulled = "result_annulled" by Person { result: GameResult },
        /// A player adjusts a piece after saying so (4.2.1).
        PieceAdjusted = "piece_adjusted" by Person { side: Color, square: Square },
        /// A draw is claimed under Article 9 or Guidelines III; `side` is the claimant.
        DrawClaimed = "draw_claimed" by Person {
            side: Color,
            claim: Claim,
            article: Article,
            /// It offers the opponent a draw (9.1.2.3).
            is_offer as "offer": bool = false,
        },
        /// Any other claim to the arbiter, or what he has found himself; `side` is the claimant.
        ClaimMade = "claim_made" by Person {
            side: Color,
            claim: Claim,
            article: Article,
            /// It offers the opponent a draw (III.4).
            is_offer as "offer": bool = false,
        },
        /// The claim is right; found by nobody where there is no arbiter and a count decides.
        ClaimUpheld = "claim_upheld" by Option<Person> {
            side: Color,
            claim: Claim,
            article: Article,
            /// Moves completed since a claim under 9.2 or 9.3; they stay on the scoresheets.
            moves_since: u32 = 0,
        },
        /// The claim is not right.
        ClaimRejected = "claim_rejected" by Option<Person> { side: Color, claim: Claim, article: Article },
        /// A proposal was carried out or set aside. One set aside by nobody has lapsed: what it rested on is no longer so.
        Settled = "settled" by Option<Person> {
            kind as "proposal": ProposalKind,
            accepted: bool,
            /// How many older ones of the same kind stay open.
            older: u32 = 0,
            /// It waits for the other player, who has to accept it too.
            waits: bool = false,
            /// A new game begins with it, in which no earlier offence counts (7.2.1, 7.3, I.12.2).
            new_game: bool = false,
        },
    }
    and {
        /// A game is adjourned, sealed or resumed (Guidelines I).
        Adjournment(Adjourning),
        /// The duty to record has changed, or is not met (Art. 8).
        Recording(Recording),
        /// An illegal move lies on the boards, was taken up, or stands (A.5.2).
        IllegalMoveOutcome(IllegalMoveOutcome),
        /// A device of sound is fixed, set, or left as it was.
        Device(DeviceEvent),
        /// Somebody who is not in the room plays a side, or does no more.
        Away(AwayEvent),
        /// Something the arbiter, or without one both players, may carry out.
        Proposed(NewProposal),
    }
}

impl Event {
    /// The kind of the output line it prints as: `proposal` for what the arbiter is offered, else `event`.
    pub const fn kind(&self) -> &'static str {
        if matches!(self, Self::Proposed(_)) {
            "proposal"
        } else {
            "event"
        }
    }

    /// A claim, as a claim of a draw or as any other.
    pub const fn claimed(by: Person, side: Color, claim: Claim, article: Article) -> Self {
        if claim.drawn_by().is_some() {
            Self::DrawClaimed {
                by,
                side,
                claim,
                article,
                is_offer: false,
            }
        } else {
            Self::ClaimMade {
                by,
                side,
                claim,
                article,
                is_offer: false,
            }
        }
    }
}

stored_events! {
    /// What happened to a game that is adjourned (Guidelines I).
    pub enum Adjourning {
        /// `side` is to seal his move of that ply; `until` says when and where the game is resumed. Who wished it before the
        /// session ends is charged with the rest of it when his clock stops (I.1.2).
        Adjourned = "adjourned" by Person { side: Color, ply: u32, until: Option<String>, is_early as "early": bool = false },
        /// A move is in the envelope, unreadable.
        MoveSealed = "move_sealed" by Person {
            side: Color,
            ply: u32,
            envelope: Envelope,
            /// No clock has still to be stopped: it can be changed no more (I.1.1).
            is_final as "final": bool = false,
        },
        /// The envelope was opened, and this was in it.
        EnvelopeOpened = "envelope_opened" by Person {
            side: Color,
            ply: u32,
            uci: Option<UciMove>,
            text: String,
            /// It is no legal move, or none that anybody could find (I.8).
            is_invalid as "invalid": bool = false,
        },
        /// The envelope is missing; its owner plays the move he says he sealed (I.12).
        EnvelopeLost = "envelope_lost" by Person { side: Color, ply: u32 },
        /// The game goes on.
        Resumed = "resumed" by Person {},
    }
}

stored_events! {
    /// What happened to the duty to record (Art. 8).
    pub enum Recording {
        /// `side` need not record for the rest of the period (8.4).
        NotRequired = "recording_not_required" { side: Color, article: Article },
        /// A flag of that period has fallen: both record again (8.5).
        RequiredAgain = "recording_required" { article: Article },
        /// The sheet of `side` has `plies` entries and should have `due` before he makes another move (8.1.3, 8.5).
        Owed = "scoresheet_owed" { side: Color, plies: u32, due: u32, article: Article },
        /// The arbiter's record of the game was shown to the player on move, for the `count`th time (A.4.3); under 8.5 the
        /// opponent's scoresheet, from which he completes his own.
        Shown = "record_shown" by Person { side: Color, count: u32, article: Article },
        /// He asked once more than he may: it is not shown, and counts as distracting his opponent (A.4.3, 11.5).
        AskedTooOften = "record_asked_too_often" by Person { side: Color, count: u32, article: Article },
        /// The game is reconstructed on another board; what the arbiter has to note first (8.5.3).
        Reconstruction = "reconstruction_begun" by Person {
            running as "side": Option<Color>,
            left_ms as "*_ms": ByColor<u64>,
            moves as "*_moves": ByColor<u32>,
            pieces as "fen": Board,
        },
        /// `side` has begun to speak an entry onto his recorder (D.2.7), when that many plies had been made; it begins at
        /// `at_ms` of the recording.
        Marked = "recorder_marked" by Person { side: Color, ply: u32, at_ms as "recording_ms": u64 },
    }
}

stored_events! {
    /// What becomes of an illegal move that may stand (A.5.2).
    pub enum IllegalMoveOutcome {
        /// It lies on the boards and the opponent has the move; until he has made it the illegal one may be claimed.
        Left = "illegal_move_left" { side: Color, ply: u32, uci: UciMove, san: String },
        /// It was claimed or acted upon in time: the position before it counts.
        TakenUp = "illegal_move_taken_up" { side: Color, ply: u32 },
        /// The opponent has made his next move: it can be corrected no more.
        Stands = "illegal_move_stands" { side: Color, ply: u32, uci: UciMove, article: Article },
        /// It stands, and a player offers to correct it all the same; `ply` is its number.
        CorrectionOffered = "correction_offered" by Person { side: Color, ply: u32, article: Article },
        /// His opponent agrees.
        CorrectionAccepted = "correction_accepted" by Person { side: Color, ply: u32 },
        /// His opponent does not.
        CorrectionDeclined = "correction_declined" by Person { side: Color, ply: u32 },
    }
}

stored_events! {
    /// What happened to the devices of sound of a game in competition (D.2.10.4).
    pub enum DeviceEvent {
        /// The regulations are fixed, and so are the devices; an empty name where none is chosen.
        Fixed = "devices_fixed" {
            earphone: String,
            second_earphone: String,
            arbiter_earphone: String,
            loudspeaker: String,
        },
        /// From now on this one is used.
        Set = "device_set" by Person { outlet: Outlet, device: String },
        /// The settings name this one instead of the one in force, and nobody who may has chosen it: it is not used.
        Kept = "device_kept" { outlet: Outlet, device: String },
        /// That electronic board is the board of `side` from now on, by its make and serial number.
        BoardTaken = "board_taken" by Person { side: Color, device: String },
        /// The electronic board of `side` is read no longer: his board is that on the screen.
        BoardReleased = "board_released" by Person { side: Color },
        /// It says nothing any more, and the board on the screen stands for it as it stood last.
        BoardLost = "board_lost" { side: Color },
        /// It is there again.
        BoardBack = "board_back" { side: Color },
        /// The clock at an electronic board is the clock of the game, and shows this.
        ClockFollowed = "clock_followed" { left_ms as "*_ms": ByColor<u64> },
    }
}

stored_events! {
    /// Who plays a side without being in the room. At home only (11.3.1).
    pub enum AwayEvent {
        /// An engine plays `side` from now on; its name, and how strong it is set.
        EngineSeated = "engine_seated" by Person {
            side: Color,
            name as "player": String,
            strength: String,
        },
        /// Somebody on a server plays `side` from now on: his name, the server, and the server's name for the game.
        OnlineSeated = "online_seated" by Person {
            side: Color,
            name as "player": String,
            place: String,
            game: String,
            /// He is a person, and no engine of the server's.
            is_person as "person": bool = false,
        },
        /// Somebody plays `side` at another computer from now on, which is a seat of this table; what he is called.
        ElsewhereSeated = "seated_elsewhere" by Person { side: Color, name as "player": String },
        /// The move of `side` took so long on its way; so much of it is given back (6.2.1).
        LagGiven = "lag_given" { side: Color, lag_ms: u64, given_ms: u64 },
        /// The computer at which `side` is played is not heard any more; it has been silent for so long already.
        SeatLost = "seat_lost" {
            side: Color,
            silent_ms: u64,
            /// Both clocks stand where it was last heard.
            stops: bool = false,
        },
        /// It is heard again.
        SeatBack = "seat_back" { side: Color },
        /// It has been away for longer, or more often, than the regulations allow; which time it is, counted from 1.
        AwayTooLong = "away_too_long" { side: Color, away_ms: u64, times: u32 },
        /// Whoever sits at the table plays `side` from now on; by nobody when the other was lost.
        SeatFreed = "seat_freed" by Option<Person> { side: Color },
    }
}
