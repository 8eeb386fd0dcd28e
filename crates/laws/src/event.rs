//! Events, in the past tense, and their stored form. The game is the fold of its events; the names and keys are those of the contract.
//!
//! An event carries its own consequences, so that `apply` needs no rule: for example, that the move made is illegal,
//! or that the claim is also an offer. Journals of the first form lack them (`rules::consequences` fills them in).
//!
//! To add an event: its line here, with its name in the journal and its facts (who may know it, how it is told: see
//! `facts`); the rule that decides it; its effect, in `apply`; its wording, in `speech::tell`; and its story.

use shakmaty::{Board, ByColor, Color, Piece, Square, uci::UciMove};

use super::adjournment::Envelope;
use super::articles::Article;
use super::claim::Claim;
use super::devices::{Devices, Outlet};
use super::ending::{Ending, GameResult};
use super::facts::events;
use super::penalty::Penalty;
use super::people::Person;
pub use super::proposal::{NewProposal, Proposal, ProposalKind};
use super::regulations::Approval;
use super::sheets::SheetsVerdict;

events! {
    /// An event. `by` is the person who acted; `side` and `board` name the owner of the move, clock or board.
    pub enum Event {
        /// The clock of `side` began to run; `by` is `None` when it runs on after what was carried out without an arbiter.
        ClocksStarted = "clocks_started" by Option<Person> { side: Color } for Public to Both: REPORTED talk Clock,
        /// Both clocks stand; `by` is `None` when the program stopped them: after a restart, to carry out a proposal without an arbiter.
        ClocksStopped = "clocks_stopped" by Option<Person> { left_ms as "*_ms": ByColor<u64> }
        for Public to Both: REPORTED talk Clock,
        /// A piece was touched: on a peg board taken out of its hole (D.2.2).
        PieceTouched = "piece_touched" by Person { board: Color, square: Square, piece: Piece }
        for Desks to Player(board): PLAIN,
        PieceLifted = "piece_lifted" by Person { board: Color, square: Square, piece: Piece }
        for Desks to Player(board): PLAIN talk Hands stirs Board(board),
        PiecePlaced = "piece_placed" by Person { board: Color, square: Square, piece: Piece }
        for Desks to Player(board): PLAIN talk Hands stirs Board(board),
        PieceRemoved = "piece_removed" by Person { board: Color, square: Square, piece: Piece }
        for Desks to Player(board): PLAIN talk Hands stirs Board(board),
        /// A move of `side` was announced (D.2.1).
        MoveAnnounced = "move_announced" by Person { side: Color, ply: u32, uci: UciMove, text: String }
        for Desks to Both: PLAIN talk Move(side) stirs Boards,
        /// The announcement was corrected before the press (D.2.8).
        AnnouncementCorrected = "announcement_corrected" by Person {
            side: Color,
            ply: u32,
            uci: UciMove,
            text: String,
        } for Desks to Both: REPORTED talk Move(side) stirs Boards,
        /// The opponent of the mover repeated the move correctly; `side` is that opponent's.
        MoveRepeated = "move_repeated" by Person { side: Color, ply: u32, uci: UciMove }
        for Desks to Both: PLAIN talk Notes,
        /// The opponent repeated another move.
        RepeatDiffers = "repeat_differs" by Person { side: Color, ply: u32, uci: UciMove, announced: UciMove }
        for Desks to Both: REPORTED,
        /// The move of `side` is made (4.7, D.2.3).
        MoveMade = "move_made" by Person {
            side: Color,
            ply: u32,
            uci: UciMove,
            /// True if the move is illegal, so the opponent is not to move (1.3).
            is_illegal as "illegal": bool = false,
        } for Desks to Both: PLAIN talk Move(side),
        /// The opponent's move stands on the board of `board` (D.2.1).
        MoveExecuted = "move_executed" by Person { board: Color, ply: u32, uci: UciMove } for Desks to Both: PLAIN,
        /// The clock was pressed; both clocks show this now.
        ClockPressed = "clock_pressed" by Person { side: Color, left_ms as "*_ms": ByColor<u64> }
        for Public to Both: PLAIN,
        /// The move is completed and is part of the game (6.2.1); `san` in English letters.
        MoveCompleted = "move_completed" { side: Color, ply: u32, uci: UciMove, san: String }
        for Public to Both: PLAIN stirs Boards,
        /// An entry on the scoresheet of `side`.
        MoveRecorded = "move_recorded" by Person { side: Color, text: String }
        for Desks to Player(side): PLAIN talk Notes,
        /// The entry at that place of the scoresheet of `side`, counted from 1, is struck out; `text` replaces it.
        EntryCorrected = "entry_corrected" by Person { side: Color, place: u32, text: String }
        for Desks to Player(side): REPORTED talk Notes,
        /// An illegal move was completed (7.5.1).
        IllegalMove = "illegal_move" { side: Color, uci: UciMove, article: Article }
        for Desks to Both: REPORTED stirs Boards,
        /// The arbiter, or the Laws where no discretion is left, changed a clock.
        TimeAdjusted = "time_adjusted" by Option<Person> {
            side: Color,
            left_ms as "*_ms": ByColor<u64>,
            delta_ms: i64,
        } for Public to Both: REPORTED,
        /// A move counter was set.
        MovesAdjusted = "moves_adjusted" by Person { side: Color, moves: u32 } for Desks to Both: REPORTED,
        /// The arbiter set the period in force, counted from 1.
        PeriodAdjusted = "period_adjusted" by Person { side: Color, period: u32 } for Desks to Both: REPORTED,
        /// From now on every move brings this increment, for both (Guideline III.4).
        IncrementSet = "increment_set" by Option<Person> { increment_ms: u64, article: Article }
        for Desks to Both: REPORTED,
        /// The half-hourly line of the arbiter's record: what both clocks and both counters show.
        TimesChecked = "times_checked" { left_ms as "*_ms": ByColor<u64>, moves as "*_moves": ByColor<u32> }
        for Desks to Both: REPORTED,
        /// `side` has passed into that period, counted from 1.
        PeriodPassed = "period_passed" { side: Color, period: usize } for Public to Both: PLAIN,
        /// The flag of `side` fell (6.8).
        FlagFell = "flag_fell" { side: Color, left_ms as "*_ms": ByColor<u64> } for Public to Both: REPORTED,
        /// A draw was offered; if out of order, the Article on disturbance is cited (9.1.2.1, 11.5).
        DrawOffered = "draw_offered" by Person { side: Color, article: Option<Article> } for Desks to Both: REPORTED,
        DrawAccepted = "draw_accepted" by Person { side: Color } for Desks to Both: PLAIN,
        DrawDeclined = "draw_declined" by Person { side: Color } for Desks to Both: PLAIN,
        /// The arbiter compared both boards with the official position.
        BoardsCompared = "boards_compared" by Person {} for Desks to Both: PLAIN,
        /// The board of `board` differs from the official position on these squares, or from the move its player
        /// `said` if the words were a slip (D.2.8, D.2.9).
        BoardsDiffer = "boards_differ" { board: Color, squares: Vec<Square>, article: Article, said: Option<UciMove> }
        for Desks to Both: REPORTED talk Differences,
        /// The board of `board` shows the official position again.
        BoardsAgree = "boards_agree" { board: Color } for Desks to Both: REPORTED talk Differences,
        /// The opponent's move of that ply, announced some time ago, is not executed on the board of `board` (D.2.1).
        NotExecuted = "not_executed" { board: Color, ply: u32 } for Desks to Both: REPORTED,
        /// Both scoresheets were compared; `text` is the unreadable entry, `official_plies` the plies that the record confirms.
        SheetsCompared = "sheets_compared" by Person {
            verdict: SheetsVerdict,
            agree_plies: u32,
            official_plies: u32,
            text: Option<String>,
            /// The ply of an illegal move that both sheets have, and the Article about it.
            ply: Option<u32>,
            article: Option<Article>,
        } for Desks to Both: REPORTED,
        /// The scoresheets differ at that ply; `next` is the move on each (D.2.9).
        SheetsDiffer = "sheets_differ" { ply: u32, next as "*": ByColor<Option<UciMove>>, article: Article }
        for Desks to Both: REPORTED,
        /// A paper scoresheet was entered as it reads.
        SheetEntered = "sheet_entered" by Person { side: Color, text: String }
        for Desks to Player(side): REPORTED talk Notes,
        /// The arbiter's commands need a PIN, stored only as a salted hash. `event` is the key of the tournament
        /// whose rulings apply to the locked table, `none` without one; journals of older programs lack it. It stays at
        /// the table: a PIN can be found from its hash, or from the hash of this entry if its salt is known.
        RegulationsLocked = "regulations_locked" by Person {
            salt: String,
            hash: String,
            event: Option<String>,
            event_name: Option<String>,
        } for Table to Both: REPORTED,
        /// The lock was removed, and with it the competition that it put the table in.
        RegulationsUnlocked = "regulations_unlocked" by Person {} for Desks to Both: REPORTED,
        /// A PIN was entered for the arbiter's panel; the PIN itself is stored nowhere.
        PinEntered = "pin_entered" by Person {
            accepted: bool,
            /// Wrong PINs in a row, this one included; 0 for a correct one.
            count: u32 = 0,
        } for Desks to Neither: REPORTED,
        /// A board was entered as it actually stands; `squares` are those that have changed by it.
        BoardEntered = "board_entered" by Person { board: Color, pieces: Board, squares: Vec<Square> = Vec::new() }
        for Desks to Player(board): REPORTED stirs Board(board),
        /// Both boards and the game are back at the position after `ply` (7.1).
        PositionReinstated = "position_reinstated" by Option<Person> { ply: u32 }
        for Public to Both: REPORTED stirs Boards,
        WarningGiven = "warning_given" by Person { side: Color, text: String } for Desks to Both: REPORTED,
        /// A penalty was ruled; one of the arbiter's choice (12.9) is named and does not count towards 7.5.5.
        PenaltyGiven = "penalty_given" by Option<Person> {
            side: Color,
            count: u32,
            article: Article,
            penalty: Option<Penalty>,
            /// The pawn left on the last rank can only become a queen (7.5.2).
            must_be_a_queen as "queen": bool = false,
        } for Desks to Both: REPORTED,
        NoteWritten = "note_written" by Person { text: String } for Desks to Neither: REPORTED talk Notes,
        Approved = "approved" by Person { what: Approval } for Desks to Both: REPORTED,
        /// The clock stands at the right hand of `side` (6.5).
        ClockPlaced = "clock_placed" by Person { side: Color } for Desks to Both: REPORTED,
        /// The game had no arbiter; the table has joined a tournament, whose arbiter takes over the game (Art. 12).
        ArbiterSeated = "arbiter_seated" { name as "arbiter": String } for Desks to Both: REPORTED,
        /// The scoresheet of `side` was signed with that result (8.7), by its player or for them.
        Signed = "signed" by Person {
            side: Color,
            result: GameResult,
            /// True if the player refuses to sign that result.
            is_refused as "refused": bool = false,
        } for Desks to Both: REPORTED,
        Arrived = "arrived" by Person { side: Color } for Desks to Both: PLAIN talk Notes,
        GameEnded = "game_ended" { ending: Ending } for Public to Both: REPORTED,
        /// The arbiter has annulled that result: the game had ended by mistake, and continues.
        ResultAnnulled = "result_annulled" by Person { result: GameResult } for Public to Both: REPORTED,
        /// A player adjusts a piece after saying so (4.2.1).
        PieceAdjusted = "piece_adjusted" by Person { side: Color, square: Square } for Desks to Both: PLAIN,
        /// A draw is claimed under Article 9 or Guidelines III; `side` is the claimant. It is reported with its proposal.
        DrawClaimed = "draw_claimed" by Person {
            side: Color,
            claim: Claim,
            article: Article,
            /// True if the claim offers the opponent a draw (9.1.2.3).
            is_offer as "offer": bool = false,
        } for Desks to Both: PLAIN,
        /// Any other claim to the arbiter, or the arbiter's own finding; `side` is the claimant.
        ClaimMade = "claim_made" by Person {
            side: Color,
            claim: Claim,
            article: Article,
            /// True if the claim offers the opponent a draw (III.4).
            is_offer as "offer": bool = false,
        } for Desks to Both: PLAIN,
        /// The claim is correct; `by` is `None` without an arbiter, when a count decides.
        ClaimUpheld = "claim_upheld" by Option<Person> {
            side: Color,
            claim: Claim,
            article: Article,
            /// Moves completed since a claim under 9.2 or 9.3; they stay on the scoresheets.
            moves_since: u32 = 0,
        } for Desks to Both: REPORTED,
        /// The claim is not correct.
        ClaimRejected = "claim_rejected" by Option<Person> { side: Color, claim: Claim, article: Article }
        for Desks to Both: REPORTED,
        /// A proposal was carried out or set aside. Set aside with `by` `None`, it has lapsed, because its grounds no longer hold.
        Settled = "settled" by Option<Person> {
            kind as "proposal": ProposalKind,
            accepted: bool,
            /// Number of older proposals of the same kind that stay open.
            older: u32 = 0,
            /// True while the other player still has to accept the proposal too.
            waits: bool = false,
            /// True if a new game begins, in which earlier offences do not count (7.2.1, 7.3, I.12.2).
            new_game: bool = false,
        } for Desks to Both: REPORTED,
    }
    and {
        /// A game is adjourned, sealed or resumed (Guidelines I).
        Adjournment(Adjourning),
        /// The duty to record has changed, or is not met (Art. 8).
        Recording(Recording),
        /// An illegal move is left on the boards, taken up, or stands (A.5.2).
        IllegalMoveOutcome(IllegalMoveOutcome),
        /// An audio device is fixed, set, or left as it was.
        Device(DeviceEvent),
        /// A player outside the room takes over a side, or leaves it.
        Away(AwayEvent),
        /// A proposal that the arbiter, or without one both players, may carry out.
        Proposed(NewProposal),
    }
}

impl Event {
    /// The kind of the output line it prints as: `proposal` for a proposal to the arbiter, else `event`.
    pub const fn kind(&self) -> &'static str {
        if matches!(self, Self::Proposed(_)) {
            "proposal"
        } else {
            "event"
        }
    }

    /// A claim by `side`: a claim of a draw, or any other.
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

events! {
    /// An event of an adjourned game (Guidelines I).
    pub enum Adjourning {
        /// `side` is to seal the move of that ply; `until` is the time and place of the resumption. A player who
        /// asked for it before the session ends is charged with the rest of the session when their clock stops
        /// (I.1.2).
        Adjourned = "adjourned" by Person { side: Color, ply: u32, until: Option<String>, is_early as "early": bool = false }
        for Desks to Both: REPORTED,
        /// A move is in the envelope, encrypted.
        MoveSealed = "move_sealed" by Person {
            side: Color,
            ply: u32,
            envelope: Envelope,
            /// No clock is left to be stopped: the sealed move can no longer be changed (I.1.1).
            is_final as "final": bool = false,
        } for Table to Both: REPORTED,
        /// The envelope was opened; the move in it.
        EnvelopeOpened = "envelope_opened" by Person {
            side: Color,
            ply: u32,
            uci: Option<UciMove>,
            text: String,
            /// True if the sealed move is illegal, or cannot be understood (I.8).
            is_invalid as "invalid": bool = false,
        } for Desks to Both: REPORTED,
        /// The envelope is missing; its owner plays the move they say they sealed (I.12).
        EnvelopeLost = "envelope_lost" by Person { side: Color, ply: u32 } for Desks to Both: REPORTED,
        /// The game continues.
        Resumed = "resumed" by Person {} for Desks to Both: REPORTED,
    }
}

events! {
    /// An event of the duty to record (Art. 8).
    pub enum Recording {
        /// `side` need not record for the rest of the period (8.4).
        NotRequired = "recording_not_required" { side: Color, article: Article } for Desks to Both: REPORTED,
        /// A flag of that period has fallen: both record again (8.5).
        RequiredAgain = "recording_required" { article: Article } for Desks to Both: REPORTED,
        /// The sheet of `side` has `plies` entries and must have `due` before that player makes another move (8.1.3, 8.5).
        Owed = "scoresheet_owed" { side: Color, plies: u32, due: u32, article: Article } for Desks to Both: REPORTED,
        /// The arbiter's record of the game was shown to the player to move, for the `count`th time (A.4.3); under
        /// 8.5 the opponent's scoresheet, from which that player completes their own.
        Shown = "record_shown" by Person { side: Color, count: u32, article: Article } for Desks to Both: REPORTED,
        /// The player asked more often than allowed: the record is not shown, and the request distracts the opponent (A.4.3, 11.5).
        AskedTooOften = "record_asked_too_often" by Person { side: Color, count: u32, article: Article }
        for Desks to Both: REPORTED,
        /// The game is reconstructed on another board, after the arbiter has noted the times (8.5.3).
        Reconstruction = "reconstruction_begun" by Person {
            running as "side": Option<Color>,
            left_ms as "*_ms": ByColor<u64>,
            moves as "*_moves": ByColor<u32>,
            pieces as "fen": Board,
        } for Desks to Both: REPORTED,
        /// `side` has begun to speak an entry onto the recorder (D.2.7), after that many plies; it begins at `at_ms` of the recording.
        Marked = "recorder_marked" by Person { side: Color, ply: u32, at_ms as "recording_ms": u64 }
        for Desks to Player(side): REPORTED,
    }
}

events! {
    /// The fate of an illegal move that may stand (A.5.2).
    pub enum IllegalMoveOutcome {
        /// The move is left on the boards; it may be claimed until the opponent has made the next move.
        Left = "illegal_move_left" { side: Color, ply: u32, uci: UciMove, san: String }
        for Desks to Both: REPORTED stirs Boards,
        /// The move was claimed or acted upon in time: the position before it applies.
        TakenUp = "illegal_move_taken_up" { side: Color, ply: u32 } for Desks to Both: REPORTED stirs Boards,
        /// The opponent has made the next move: it can no longer be corrected.
        Stands = "illegal_move_stands" { side: Color, ply: u32, uci: UciMove, article: Article }
        for Desks to Both: REPORTED stirs Boards,
        /// A player offers to correct the move although it stands; `ply` is its number.
        CorrectionOffered = "correction_offered" by Person { side: Color, ply: u32, article: Article }
        for Desks to Both: REPORTED stirs Boards,
        /// The opponent agrees.
        CorrectionAccepted = "correction_accepted" by Person { side: Color, ply: u32 }
        for Desks to Both: REPORTED stirs Boards,
        /// The opponent does not agree.
        CorrectionDeclined = "correction_declined" by Person { side: Color, ply: u32 }
        for Desks to Both: REPORTED stirs Boards,
    }
}

events! {
    /// An event of the audio devices and boards of a game in competition (D.2.10.4).
    pub enum DeviceEvent {
        /// The regulations are fixed, and so are the devices; the name is empty where none is chosen.
        Fixed = "devices_fixed" { devices: Devices } for Desks to Neither: PLAIN,
        /// From now on this device is used.
        Set = "device_set" by Person { outlet: Outlet, device: String } for Desks to Neither: REPORTED,
        /// The settings name this device instead of the one in force, but nobody entitled to has chosen it: it is not used.
        Kept = "device_kept" { outlet: Outlet, device: String } for Desks to Neither: REPORTED,
        /// The electronic board with that make and serial number is the board of `side` from now on.
        BoardTaken = "board_taken" by Person { side: Color, device: String } for Desks to Player(side): REPORTED,
        /// The electronic board of `side` is no longer read: the board on the screen is used.
        BoardReleased = "board_released" by Person { side: Color } for Desks to Player(side): REPORTED,
        /// The electronic board is lost; the board on the screen replaces it, as it last stood.
        BoardLost = "board_lost" { side: Color } for Desks to Player(side): REPORTED,
        /// The electronic board is connected again.
        BoardBack = "board_back" { side: Color } for Desks to Player(side): REPORTED,
        /// The clock of an electronic board is the clock of the game, and shows these times.
        ClockFollowed = "clock_followed" { left_ms as "*_ms": ByColor<u64> } for Desks to Both: PLAIN,
    }
}

events! {
    /// An event of a player outside the room. At home only (11.3.1).
    pub enum AwayEvent {
        /// An engine plays `side` from now on; its name and its strength.
        EngineSeated = "engine_seated" by Person {
            side: Color,
            name as "player": String,
            strength: String,
        } for Desks to Both: REPORTED,
        /// A player on a server plays `side` from now on: the player's name, the server, and the server's name for the game.
        OnlineSeated = "online_seated" by Person {
            side: Color,
            name as "player": String,
            place: String,
            game: String,
            /// True for a person, false for an engine of the server.
            is_person as "person": bool = false,
        } for Desks to Both: REPORTED,
        /// A player at another computer, which is a seat of this table, plays `side` from now on; the player's name.
        ElsewhereSeated = "seated_elsewhere" by Person { side: Color, name as "player": String }
        for Desks to Both: REPORTED,
        /// The network lag of the move of `side`, and the part of it that is given back (6.2.1).
        LagGiven = "lag_given" { side: Color, lag_ms: u64, given_ms: u64 } for Desks to Both: REPORTED,
        /// The computer at which `side` is played is no longer heard, and has been silent for `silent_ms`.
        SeatLost = "seat_lost" {
            side: Color,
            silent_ms: u64,
            /// True if both clocks stop at the last sign of life.
            stops: bool = false,
            /// True if its player has left, and said so.
            left: bool = false,
        } for Desks to Both: REPORTED,
        /// The computer is heard again.
        SeatBack = "seat_back" { side: Color } for Desks to Both: REPORTED,
        /// The computer has been away for longer, or more often, than the regulations allow; `times` is the number of absences.
        AwayTooLong = "away_too_long" { side: Color, away_ms: u64, times: u32 } for Desks to Both: REPORTED,
        /// The player at the table plays `side` from now on; `by` is `None` when the other was lost.
        SeatFreed = "seat_freed" by Option<Person> { side: Color } for Desks to Both: REPORTED,
    }
}
