//! Why a command is not carried out: a value, never a sentence.

use shakmaty::Square;

use super::duty::Duty;
pub use crate::articles::Article;
use crate::proposal::Proposal;

named! {
    /// Why a command was refused; the codes of the game-script contract.
    Code {
        /// The move has not been announced (D.2.1, D.2.4).
        NotAnnounced = "not_announced",
        /// The opponent has not repeated the move, and the regulations hold the press back for it.
        NotRepeated = "not_repeated",
        /// The opponent's move is repeated and still to be executed on the player's own board (D.2.1).
        NotExecuted = "not_executed",
        /// The move has not been made (D.2.3, 4.7).
        NotMade = "not_made",
        /// The other player has the move.
        NotYourMove = "not_your_move",
        /// The words name no move.
        NotUnderstood = "not_understood",
        /// Something is missing, above all the promotion piece.
        Incomplete = "incomplete",
        /// The words fit several moves.
        Ambiguous = "ambiguous",
        /// The move is not legal and the boards take legal moves only.
        Illegal = "illegal",
        /// That can be done only while the clocks stand.
        ClockRunning = "clock_running",
        /// The clocks stand already.
        ClockStopped = "clock_stopped",
        /// The player's clock has been pressed and the move is completed.
        ClockAlreadyPressed = "clock_already_pressed",
        /// The game is played without a clock.
        NoClock = "no_clock",
        /// Somebody else does that.
        NotPermitted = "not_permitted",
        /// The device is neither his nor is he the arbiter, and the regulations are fixed.
        DeviceFixed = "device_fixed",
        /// The device is in use for somebody else, and the regulations are fixed.
        DeviceTaken = "device_taken",
        /// That player's pieces are moved on his electronic board.
        BoardIsElectronic = "board_is_electronic",
        /// That player has no electronic board.
        NoElectronicBoard = "no_electronic_board",
        /// The game has ended.
        GameOver = "game_over",
        /// The Laws allowed it only earlier.
        TooLate = "too_late",
        /// No practice game is under way.
        NoPractice = "no_practice",
        /// No game is gone through.
        NoReview = "no_review",
        /// The engine that plays has to answer first.
        EngineThinks = "engine_thinks",
        /// What was written beside the game that is gone through is not saved.
        Unsaved = "unsaved",
        /// There is no move here.
        NoMoveHere = "no_move_here",
        /// Somebody else wrote that: it is not removed.
        NotOwn = "not_own",
        /// Nothing was written that could be taken back.
        NothingToUndo = "nothing_to_undo",
        /// No file of games is open.
        NoFile = "no_file",
        /// No training is under way.
        NoTraining = "no_training",
        /// Against a person beyond the network nobody is helped.
        FairPlay = "fair_play",
        /// No engine plays in this game.
        NoEngine = "no_engine",
        /// Somebody who is not in the room has the seat.
        SeatTaken = "seat_taken",
        /// The game is played on a server, and that is the server's to decide.
        OnlineGame = "online_game",
        /// No game of a server's is on the table.
        NoOnlineGame = "no_online_game",
        /// There is no game or challenge of that number.
        NoSuchNumber = "no_such_number",
        /// Nobody in the room plays that side.
        PlayedElsewhere = "played_elsewhere",
        /// It cannot be done from a seat at another computer.
        NotFromHere = "not_from_here",
        /// No assistant of this player's sits where he does.
        NobodyAssists = "nobody_assists",
        /// The machine with the table lets nobody play from this seat any more.
        SeatEnded = "seat_ended",
        /// How one sits down at a table at another machine was left out.
        NoInvitation = "no_invitation",
        /// The machine with the table is not heard: what is wished now is not done later either.
        HostAway = "host_away",
        /// The machine with the table has not answered: whether what was wished is done is heard when it does.
        HostSilent = "host_silent",
        /// What was wished last did not reach the machine with the table: it is not done later either.
        NotArrived = "not_arrived",
        /// Those words are not a code of four squares.
        NoCode = "no_code",
        /// This table is part of no event.
        NoEvent = "no_event",
        /// A game at home is under way: it does not join an event.
        HomeGame = "home_game",
        /// No game of the round is known for this table, or it is on the table.
        NoPairing = "no_pairing",
        /// It is done at home only.
        OnlyAtHome = "only_at_home",
        /// The Laws allow it only later.
        TooEarly = "too_early",
        /// No piece stands on that square.
        EmptySquare = "empty_square",
        /// No piece is in the hand.
        NothingInHand = "nothing_in_hand",
        /// Nothing was announced that could be corrected, repeated or executed.
        NothingAnnounced = "nothing_announced",
        /// The flag that was claimed stands.
        FlagNotFallen = "flag_not_fallen",
        /// There is no offer to answer.
        NoOffer = "no_offer",
        /// No illegal move stands that could still be corrected.
        NothingToCorrect = "nothing_to_correct",
        /// There is no such proposal.
        NoProposal = "no_proposal",
        /// More than one proposal is open; which one is meant has to be said.
        SeveralProposals = "several_proposals",
        /// That claim has been made and is not settled yet.
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
        /// The arbiter's desk is locked: the PIN is needed.
        PinNeeded = "pin_needed",
        /// The arbiter has locked the game: he alone leaves it, at his open desk.
        GameLocked = "game_locked",
        /// A ruling came for a locked game whose lock is not of that event.
        LockOfOtherEvent = "lock_of_other_event",
        /// That is not the PIN.
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
        /// A move is to stand for an entry that is none, or the other way round.
        EntryOfAnotherKind = "entry_of_another_kind",
        /// Another move number is due on the scoresheet.
        OtherNumber = "other_number",
        /// The words are not found on the scoresheet.
        NotOnSheet = "not_on_sheet",
        /// A file of that name is there already, and is left as it is.
        FileExists = "file_exists",
        /// The file cannot be written there.
        FileFailed = "file_failed",
        /// There is no file of that name to be read.
        FileNotThere = "file_not_there",
        /// What is to be read is a folder.
        FileIsFolder = "file_is_folder",
        /// The file may not be read by whoever runs the program.
        FileForbidden = "file_forbidden",
        /// The file is no text in UTF-8.
        FileNotText = "file_not_text",
        /// The file is longer than any scoresheet.
        FileTooLong = "file_too_long",
        /// What is to be read is a pipe or a device.
        FileNotAFile = "file_not_a_file",
        /// The disk failed while the file was read.
        FileUnreadable = "file_unreadable",
        /// The system has no dialog for files.
        NoDialog = "no_dialog",
        /// No Article of that number is explained.
        NoSuchArticle = "no_such_article",
        /// The person has been told no Article yet.
        NothingToExplain = "nothing_to_explain",
        /// It would help a player: in competition nothing does (11.3.1).
        NoHelp = "no_help",
        /// The journal can only be read, so nothing can be played.
        ReadOnly = "read_only",
    }
}

/// What exactly is wrong, where it is known, for whoever only hears it: a word he can count, a piece he left out, how long he has to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Nothing more is known than the code says.
    Unknown,
    /// The word at fault is that one of several, counted from 1.
    Word(usize),
    /// The piece that the pawn becomes.
    PromotionPiece,
    /// So many seconds have still to pass.
    Seconds(u64),
    /// The hand did it: from which square if the piece was lifted there, and to which.
    Hand(Option<Square>, Square),
    /// It is somebody else's to do: that is what.
    Duty(Duty),
    /// The move is completed: at home it may be taken back, elsewhere nothing is corrected any more.
    Completed {
        /// Friends play.
        at_home: bool,
    },
    /// The words are no command, and nothing of them belongs to a move.
    NoCommand,
    /// They are a command, and no entry of a scoresheet.
    IsCommand,
    /// No device of the list has that number.
    NoDevice,
    /// No game of the list has it.
    NoGame,
    /// The name under which to save.
    FileName,
    /// No engine plays at that level.
    NoLevel,
    /// It is for the sake of another game on this machine, which goes on.
    OtherGame,
}

/// A refusal: the code, the Article where a Law says so, and where in the words it went wrong.
///
/// What was refused has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub code: Code,
    /// The Article that says so.
    pub article: Option<Article>,
    /// The word at fault and its byte offset, for `not_understood` and its kin.
    pub word: Option<(usize, String)>,
    /// What more is known of the words.
    pub lack: Lack,
    /// What would be possible instead: moves, Articles, proposals. Moves always empty in competition (11.3.1).
    pub candidates: Vec<String>,
    /// What the arbiter is offered because of it; it counts only if ruled (7.5.3).
    pub proposal: Option<Box<Proposal>>,
}

impl Refusal {
    /// A refusal no single Article stands behind.
    pub const fn new(code: Code) -> Self {
        Self {
            code,
            article: None,
            word: None,
            lack: Lack::Unknown,
            candidates: Vec::new(),
            proposal: None,
        }
    }

    /// A refusal with its Article.
    pub const fn under(code: Code, article: Article) -> Self {
        Self {
            code,
            article: Some(article),
            word: None,
            lack: Lack::Unknown,
            candidates: Vec::new(),
            proposal: None,
        }
    }
}
