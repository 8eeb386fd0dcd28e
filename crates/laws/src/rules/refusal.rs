//! The reason why a command is refused: a value, never a sentence.

use shakmaty::{Color, Square};

use super::duty::Duty;
pub use crate::articles::Article;
use crate::proposal::Proposal;
use crate::why_illegal::WhyIllegal;

named! {
    /// The reason a command was refused; the codes of the game-script contract.
    Code {
        /// The move has not been announced (D.2.1, D.2.4).
        NotAnnounced = "not_announced",
        /// The opponent has not repeated the move, and the regulations hold the press back for it.
        NotRepeated = "not_repeated",
        /// The opponent's move is repeated and still to be executed on the player's own board (D.2.1).
        NotExecuted = "not_executed",
        /// The move has not been made (D.2.3, 4.7).
        NotMade = "not_made",
        /// The other player is to move.
        NotYourMove = "not_your_move",
        /// The words are not a move.
        NotUnderstood = "not_understood",
        /// Something is missing, above all the promotion piece.
        Incomplete = "incomplete",
        /// The words fit several moves.
        Ambiguous = "ambiguous",
        /// The move is not legal and the boards accept legal moves only.
        Illegal = "illegal",
        /// Possible only while the clocks are stopped.
        ClockRunning = "clock_running",
        /// The clocks are stopped already.
        ClockStopped = "clock_stopped",
        /// The player's clock has been pressed and the move is completed.
        ClockAlreadyPressed = "clock_already_pressed",
        /// The game is played without a clock.
        NoClock = "no_clock",
        /// The duty of another person.
        NotPermitted = "not_permitted",
        /// The person is neither the owner of the device nor the arbiter, and the regulations are fixed.
        DeviceFixed = "device_fixed",
        /// The device is in use for another person, and the regulations are fixed.
        DeviceTaken = "device_taken",
        /// The player's pieces are moved on their electronic board.
        BoardIsElectronic = "board_is_electronic",
        /// The player has no electronic board.
        NoElectronicBoard = "no_electronic_board",
        /// The game has ended.
        GameOver = "game_over",
        /// Allowed by the Laws only earlier.
        TooLate = "too_late",
        /// No practice game is under way.
        NoPractice = "no_practice",
        /// No game is under review.
        NoReview = "no_review",
        /// The engine that is playing has to answer first.
        EngineThinks = "engine_thinks",
        /// The remarks on the game under review are not saved.
        Unsaved = "unsaved",
        /// There is no move here.
        NoMoveHere = "no_move_here",
        /// Another person wrote that: it is not removed.
        NotOwn = "not_own",
        /// There is no remark to take back.
        NothingToUndo = "nothing_to_undo",
        /// No file of games is open.
        NoFile = "no_file",
        /// No training is under way.
        NoTraining = "no_training",
        /// Nothing is open that could be left.
        NothingToLeave = "nothing_to_leave",
        /// No position is being solved.
        NoTactics = "no_tactics",
        /// No help against a person across the network.
        FairPlay = "fair_play",
        /// No engine plays in this game.
        NoEngine = "no_engine",
        /// A player outside the room has the seat.
        SeatTaken = "seat_taken",
        /// The game is played on a server, which decides that.
        OnlineGame = "online_game",
        /// No game of a server is on the table.
        NoOnlineGame = "no_online_game",
        /// There is no game or challenge of that number.
        NoSuchNumber = "no_such_number",
        /// The side is not played by anybody in the room.
        PlayedElsewhere = "played_elsewhere",
        /// Not possible from a seat at another computer.
        NotFromHere = "not_from_here",
        /// No assistant of this player sits at the player's seat.
        NobodyAssists = "nobody_assists",
        /// The computer with the table no longer lets anybody play from this seat.
        SeatEnded = "seat_ended",
        /// The invitation to a table at another computer is missing.
        NoInvitation = "no_invitation",
        /// The computer with the table is not heard: the request is not carried out later either.
        HostAway = "host_away",
        /// The computer with the table has not answered; its answer will tell whether the request was carried out.
        HostSilent = "host_silent",
        /// The last request did not reach the computer with the table: it is not carried out later either.
        NotArrived = "not_arrived",
        /// Those words are not a code of four squares.
        NoCode = "no_code",
        /// This table is not part of a tournament.
        NoEvent = "no_event",
        /// A game at home is under way: it does not join a tournament.
        HomeGame = "home_game",
        /// No game of the round is known for this table, or it is on the table.
        NoPairing = "no_pairing",
        /// Possible at home only.
        OnlyAtHome = "only_at_home",
        /// Allowed by the Laws only later.
        TooEarly = "too_early",
        /// The scoresheet is signed so already, or by another hand, or the player has refused (8.7).
        AlreadySigned = "already_signed",
        /// The word is no result, or a result that players cannot sign.
        NoSuchResult = "no_such_result",
        /// No piece stands on that square.
        EmptySquare = "empty_square",
        /// No piece is in the hand.
        NothingInHand = "nothing_in_hand",
        /// No announcement to correct, repeat or execute.
        NothingAnnounced = "nothing_announced",
        /// The claimed flag has not fallen.
        FlagNotFallen = "flag_not_fallen",
        /// There is no offer to answer.
        NoOffer = "no_offer",
        /// No illegal move stands that could still be corrected.
        NothingToCorrect = "nothing_to_correct",
        /// There is no such proposal.
        NoProposal = "no_proposal",
        /// More than one proposal is open; the command must say which one.
        SeveralProposals = "several_proposals",
        /// The claim has been made and is not settled yet.
        ClaimOpen = "claim_open",
        /// There is no such ply, side or value.
        OutOfRange = "out_of_range",
        /// The game is adjourned (Guidelines I).
        Adjourned = "adjourned",
        /// The game is not adjourned.
        NotAdjourned = "not_adjourned",
        /// There is no closed envelope.
        NoEnvelope = "no_envelope",
        /// Another move has been made on the board (I.1.1).
        MoveIsMade = "move_is_made",
        /// The regulations keep the program from knowing that board.
        BoardUnseen = "board_unseen",
        /// An assistant must be appointed first (D.2.11).
        NoAssistant = "no_assistant",
        /// The arbiter's panel is locked: the PIN is needed.
        PinNeeded = "pin_needed",
        /// The arbiter has locked the game: only the arbiter leaves it, at their open panel.
        GameLocked = "game_locked",
        /// A ruling came for a locked game whose lock is not of that tournament.
        LockOfOtherEvent = "lock_of_other_event",
        /// A locked table joins no tournament but the one of its lock, and leaves none.
        LockedTable = "locked_table",
        /// The wrong PIN.
        PinWrong = "pin_wrong",
        /// After a wrong PIN the next one has to wait.
        PinTooSoon = "pin_too_soon",
        /// No PIN opens this lock here: it was locked at another computer.
        PinElsewhere = "pin_elsewhere",
        /// The sealed move stayed at another computer.
        EnvelopeElsewhere = "envelope_elsewhere",
        /// A PIN has four to twelve digits, or at least three words.
        PinUnfit = "pin_unfit",
        /// The regulations are not locked.
        NotLocked = "not_locked",
        /// No board is being entered.
        NothingEntered = "nothing_entered",
        /// The scoresheet has no such entry.
        NoEntry = "no_entry",
        /// A move would replace an entry that is not a move, or the other way round.
        EntryOfAnotherKind = "entry_of_another_kind",
        /// Another move number is due on the scoresheet.
        OtherNumber = "other_number",
        /// The words are not found on the scoresheet.
        NotOnSheet = "not_on_sheet",
        /// A file of that name exists already, and is left as it is.
        FileExists = "file_exists",
        /// The file cannot be written there.
        FileFailed = "file_failed",
        /// There is no file of that name to be read.
        FileNotThere = "file_not_there",
        /// The file to be read is a folder.
        FileIsFolder = "file_is_folder",
        /// The user who runs the program may not read the file.
        FileForbidden = "file_forbidden",
        /// The file is no text in UTF-8.
        FileNotText = "file_not_text",
        /// The file is longer than any scoresheet.
        FileTooLong = "file_too_long",
        /// The file to be read is a pipe or a device.
        FileNotAFile = "file_not_a_file",
        /// The disk failed while the file was read.
        FileUnreadable = "file_unreadable",
        /// The system has no dialog for files.
        NoDialog = "no_dialog",
        /// No Article of that number is explained.
        NoSuchArticle = "no_such_article",
        /// No Article has been cited to the person yet.
        NothingToExplain = "nothing_to_explain",
        /// Help for a player, which is not allowed in competition (11.3.1).
        NoHelp = "no_help",
        /// The journal can only be read, so nothing can be played.
        ReadOnly = "read_only",
    }
}

/// The exact fault, where it is known, for a user who only hears it: a word to count, a missing piece, the time to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalDetail {
    /// Unknown beyond the code.
    Unknown,
    /// The number of the faulty word among several, counted from 1.
    Word(usize),
    /// The piece that the pawn becomes.
    PromotionPiece,
    /// The rule that the move breaks.
    Rule(WhyIllegal),
    /// The words are those of the opponent's move, just announced.
    OpponentsMove,
    /// Seconds that still have to pass.
    Seconds(u64),
    /// A movement by hand: the square the piece was lifted from, if it was, and the square it came to.
    Hand(Option<Square>, Square),
    /// The duty of another person.
    Duty(Duty),
    /// The move is completed: at home it may be taken back, elsewhere it can no longer be corrected.
    Completed {
        /// True if friends play at home.
        at_home: bool,
    },
    /// The words were typed for the player of that side, who is not to move.
    NotToMove(Color),
    /// The words are no command, and nothing of them belongs to a move.
    NoCommand,
    /// The words are a command, and not an entry of a scoresheet.
    IsCommand,
    /// No device of the list has that number.
    NoDevice,
    /// No game of the list has that number.
    NoGame,
    /// The name under which to save is missing.
    FileName,
    /// No engine plays at that level.
    NoLevel,
    /// The open draw offer is the person's own.
    OwnOffer,
    /// The clocks, which are to be started, run already.
    ClocksRun,
    /// A move of each player, before which a draw cannot be agreed (5.2.3).
    MoveOfEach,
    /// The text after a command; the message of that name says how the command is typed.
    Usage(&'static str),
    /// The signature was given already, by the person who asks for it again.
    SignedOneself,
    /// The refusal to sign was noted already, for the person who refuses again.
    RefusedOneself,
    /// The player whose assistant is approved has none.
    NobodyToApprove,
    /// The illegal move is completed and still on the board: the arbiter's ruling is awaited (7.5.1).
    RulingAwaited,
    /// The game, which has ended: only an annulled result lets the arbiter continue it.
    ResultStands,
    /// The sealed move, which only the player to move seals (I.1.1).
    OwnSeal,
    /// No seat is open to another computer.
    NotHosting,
    /// An engine has the seat.
    EngineSits,
    /// The text is no time control.
    Time,
    /// Another game on this computer, in progress, forbids it.
    OtherGame,
}

/// A refusal: the code, the Article if a Law is the reason, and the place of the fault in the words.
///
/// A refused command has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The reason.
    pub code: Code,
    /// The Article that says so.
    pub article: Option<Article>,
    /// The word at fault and its byte offset, for `not_understood` and its kin.
    pub word: Option<(usize, String)>,
    /// Further knowledge of the words.
    pub lack: RefusalDetail,
    /// Possible alternatives: moves, Articles, proposals. Moves are always empty in competition (11.3.1).
    pub candidates: Vec<String>,
    /// The proposal to the arbiter that results; it has no effect unless ruled (7.5.3).
    pub proposal: Option<Box<Proposal>>,
}

impl Refusal {
    /// A refusal that rests on no single Article.
    pub const fn new(code: Code) -> Self {
        Self {
            code,
            article: None,
            word: None,
            lack: RefusalDetail::Unknown,
            candidates: Vec::new(),
            proposal: None,
        }
    }

    /// A refusal with its Article.
    pub fn under(code: Code, article: Article) -> Self {
        Self {
            article: Some(article),
            ..Self::new(code)
        }
    }

    /// A refusal for something that is lacking.
    pub fn lacking(code: Code, lack: RefusalDetail) -> Self {
        Self {
            lack,
            ..Self::new(code)
        }
    }

    /// A refusal of that word or text, which is all that was said.
    pub fn of_word(code: Code, word: impl Into<String>) -> Self {
        Self {
            word: Some((0, word.into())),
            ..Self::new(code)
        }
    }
}
