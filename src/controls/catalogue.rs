//! The one list of everything a person can do with a key or a button.

use super::keymap::{Key, KeyName};

/// The panes of the F6 ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pane {
    /// One's own board.
    Board,
    /// The move line.
    MoveLine,
    /// The scoresheet.
    Sheet,
    /// The clocks and the press.
    Clocks,
    /// The announcement log.
    Log,
    /// At the arbiter's desk the other board, and where the boards differ.
    Other,
    /// Offers, settings and the game.
    Game,
}

impl Pane {
    /// The ring in its order.
    pub const RING: [Self; 7] = [
        Self::Board,
        Self::MoveLine,
        Self::Sheet,
        Self::Clocks,
        Self::Log,
        Self::Other,
        Self::Game,
    ];
}

/// Who has a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// Everybody.
    All,
    /// Both players.
    Players,
    /// The VI player.
    ViPlayer,
    /// The sighted player.
    SightedPlayer,
    /// The arbiter at his desk.
    Desk,
    /// Everybody at a table that has an arbiter.
    WithArbiter,
    /// The arbiter; at home, where there is none, the players.
    Arbiter,
}

/// One row of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The id; its messages are `control-ID` (name) and `control-ID-help`.
    pub id: &'static str,
    /// The message with the name.
    pub name: &'static str,
    /// The message with the help.
    pub help: &'static str,
    /// Who has it.
    pub who: Who,
    /// The pane in which the keys work; everywhere if none.
    pub pane: Option<Pane>,
    /// The keys it has at first.
    pub keys: &'static [Key],
}

macro_rules! controls {
    ($($(#[$doc:meta])+ $name:ident = $id:literal, $who:ident, $pane:expr, $keys:expr;)+) => {
        /// A control.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Control { $($(#[$doc])+ $name,)+ }

        impl Control {
            /// The catalogue in the order of the help page.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// What is known about it.
            pub const fn row(self) -> Row {
                match self {
                    $(Self::$name => Row {
                        id: $id,
                        name: concat!("control-", $id),
                        help: concat!("control-", $id, "-help"),
                        who: Who::$who,
                        pane: $pane,
                        keys: const { &$keys },
                    },)+
                }
            }
        }
    };
}

const fn digits(shift: bool) -> [Key; 8] {
    let mut keys = [Key::plain(KeyName::Digit(1)); 8];
    let mut index = 0;
    let mut digit = 1;
    while index < keys.len() {
        #[allow(clippy::indexing_slicing, reason = "the index is below the length")]
        {
            keys[index] = Key {
                shift,
                ..Key::plain(KeyName::Digit(digit))
            };
        }
        index += 1;
        digit += 1;
    }
    keys
}

const DIGITS: [Key; 8] = digits(false);
const SHIFTED_DIGITS: [Key; 8] = digits(true);

impl Control {
    /// Its keys cannot be changed: they mean a digit or belong to the focus.
    pub const fn is_fixed(self) -> bool {
        matches!(self, Self::ToRank | Self::ToFile | Self::NextStop | Self::Back)
    }

    /// The window itself does it, whatever has the focus: Tab moves on, Escape puts back.
    pub const fn is_of_the_focus(self) -> bool {
        matches!(self, Self::NextStop | Self::Back)
    }
}

controls! {
    /// The list of keys for the present pane.
    Help = "help", All, None, [
        Key::plain(KeyName::F(1)), Key::alt(KeyName::Letter('h')), Key::plain(KeyName::QuestionMark)];
    /// The next key is explained, not done.
    DescribeKey = "describe-key", All, None, [Key::shift(KeyName::F(1))];
    /// The short manual of the clock.
    Manual = "manual", All, None, [Key::ctrl_shift(KeyName::F(1))];
    /// The manual of the program.
    Guide = "guide", All, None, [Key::ctrl(KeyName::F(1))];
    /// The settings.
    Settings = "settings", All, None, [Key::ctrl(KeyName::Sign(','))];
    /// Everything larger.
    Larger = "larger", All, None, [Key::ctrl(KeyName::Sign('+'))];
    /// Everything smaller.
    Smaller = "smaller", All, None, [Key::ctrl(KeyName::Sign('-'))];
    /// Everything in its first size.
    FirstSize = "first-size", All, None, [Key::ctrl(KeyName::Sign('0'))];
    /// The board fills the window, or no longer.
    BoardAlone = "board-alone", All, None, [Key::ctrl(KeyName::F(11))];
    /// My clock, twice the key for both.
    Clock = "clock", All, None, [
        Key::plain(KeyName::F(2)), Key::alt(KeyName::Letter('t')), Key::plain(KeyName::Letter('t'))];
    /// The opponent's clock.
    OpponentClock = "opponent-clock", All, None, [Key::shift(KeyName::F(2))];
    /// The period in force.
    Period = "period", All, None, [Key::ctrl(KeyName::F(2))];
    /// The time used by both players.
    TimeUsed = "time-used", All, None, [Key::ctrl_shift(KeyName::F(2))];
    /// The last move.
    Last = "last", All, None, [
        Key::plain(KeyName::F(3)), Key::alt(KeyName::Letter('m')), Key::plain(KeyName::Letter('l'))];
    /// The last five moves.
    LastMoves = "last-moves", All, None, [Key::shift(KeyName::F(3))];
    /// What the last move has captured.
    Captured = "captured", All, None, [Key::plain(KeyName::Letter('c'))];
    /// My scoresheet.
    ReadSheet = "read-sheet", All, None, [Key::plain(KeyName::F(4))];
    /// The last entry of my scoresheet.
    LastEntry = "last-entry", All, None, [Key::ctrl(KeyName::Letter('r'))];
    /// The entry before the one read last.
    PreviousEntry = "previous-entry", All, Some(Pane::Sheet), [Key::alt(KeyName::Up)];
    /// The entry behind it.
    NextEntry = "next-entry", All, Some(Pane::Sheet), [Key::alt(KeyName::Down)];
    /// The scoresheet from the move number in its field.
    EntriesFrom = "entries-from", All, Some(Pane::Sheet), [Key::alt(KeyName::Letter('g'))];
    /// Search my scoresheet for what stands in its field.
    FindEntry = "find-entry", All, Some(Pane::Sheet), [Key::ctrl(KeyName::Letter('f'))];
    /// Correct the chosen entry of my scoresheet.
    CorrectEntry = "correct-entry", Players, Some(Pane::Sheet), [Key::alt(KeyName::Letter('c'))];
    /// Speak an entry onto the recorder.
    Speak = "speak", ViPlayer, None, [Key::shift(KeyName::F(8))];
    /// Hear the last entry of the recorder.
    LastSpoken = "last-spoken", ViPlayer, None, [Key::ctrl(KeyName::F(8))];
    /// The one before the one heard last.
    PreviousSpoken = "previous-spoken", ViPlayer, None, [Key::ctrl(KeyName::F(9))];
    /// The one behind it.
    NextSpoken = "next-spoken", ViPlayer, None, [Key::ctrl_shift(KeyName::F(9))];
    /// How well the microphone hears me.
    CheckLevel = "check-level", ViPlayer, None, [Key::ctrl_shift(KeyName::F(8))];
    /// What the Article means that I was told last.
    Explain = "explain", All, None, [Key::shift(KeyName::F(4))];
    /// What was fixed before the game.
    Regulations = "regulations", All, None, [Key::ctrl(KeyName::F(4))];
    /// Which duty is open.
    State = "state", All, None, [Key::plain(KeyName::F(5)), Key::alt(KeyName::Letter('x'))];
    /// Whose turn it is.
    Turn = "turn", All, None, [Key::shift(KeyName::F(5))];
    /// The next pane.
    NextPane = "next-pane", All, None, [Key::plain(KeyName::F(6))];
    /// The pane before.
    PreviousPane = "previous-pane", All, None, [Key::shift(KeyName::F(6))];
    /// Moves completed.
    Moves = "moves", All, None, [Key::plain(KeyName::F(7))];
    /// Moves to the time control.
    MovesToControl = "control", All, None, [Key::shift(KeyName::F(7))];
    /// I have repeated the opponent's move.
    Repeated = "repeated", Players, None, [Key::plain(KeyName::F(8))];
    /// The next stop of the focus.
    NextStop = "next-stop", All, None, [Key::plain(KeyName::Tab)];
    /// What is in the hand back, the page closed.
    Back = "back", All, None, [Key::plain(KeyName::Escape)];
    /// The last announcement once more.
    Again = "again", All, None, [Key::plain(KeyName::F(9))];
    /// Earlier announcements, one after the other.
    Earlier = "earlier", All, None, [Key::shift(KeyName::F(9))];
    /// Press my clock.
    Press = "press", Players, None, [Key::plain(KeyName::F(12)), Key::ctrl(KeyName::Enter)];
    /// Announce what stands in the move line.
    Announce = "announce", Players, Some(Pane::MoveLine), [Key::plain(KeyName::Enter)];
    /// Announce what my hands have done.
    AnnounceHands = "announce-hands", SightedPlayer, None, [];
    /// Lift or put down.
    Touch = "touch", Players, Some(Pane::Board), [Key::plain(KeyName::Enter), Key::plain(KeyName::Space)];
    /// Take off the board.
    TakeOff = "take-off", Players, Some(Pane::Board), [Key::plain(KeyName::Delete)];
    /// Bring a piece back from beside the board.
    BringBack = "bring-back", Players, Some(Pane::Board), [Key::plain(KeyName::Letter('v'))];
    /// The whole position.
    Position = "position", All, None, [Key::alt(KeyName::Letter('p'))];
    /// The white pieces.
    WhitePieces = "white-pieces", All, None, [Key::alt(KeyName::Letter('w'))];
    /// The black pieces.
    BlackPieces = "black-pieces", All, None, [Key::alt(KeyName::Letter('b'))];
    /// The rank of the square.
    ReadRank = "read-rank", All, None, [Key::alt(KeyName::Letter('r'))];
    /// Its file.
    ReadFile = "read-file", All, None, [Key::alt(KeyName::Letter('f'))];
    /// Its diagonals away from the player.
    UpperDiagonals = "upper-diagonals", All, None, [Key::alt(KeyName::Letter('u'))];
    /// Its diagonals towards him.
    LowerDiagonals = "lower-diagonals", All, None, [Key::alt(KeyName::Letter('l'))];
    /// The squares of a knight's move from it.
    KnightSquares = "knight-squares", All, None, [Key::alt(KeyName::Letter('n'))];
    /// The lines from it, one after the other.
    NextRay = "next-ray", All, Some(Pane::Board), [Key::plain(KeyName::Letter('x'))];
    /// The line before.
    PreviousRay = "previous-ray", All, Some(Pane::Board), [Key::shift(KeyName::Letter('x'))];
    /// Its colour, and what stands there.
    SquareColour = "square-colour", All, None, [Key::alt(KeyName::Letter('s'))];
    /// The board from the other side.
    TurnBoard = "turn-board", All, None, [Key::plain(KeyName::Letter('f'))];
    /// The square once more.
    SaySquare = "say-square", All, Some(Pane::Board), [Key::plain(KeyName::Letter('o'))];
    /// Where the piece may go; at home.
    LegalMoves = "legal-moves", All, None, [Key::plain(KeyName::Letter('m'))];
    /// What it may capture; at home.
    Captures = "captures", All, None, [Key::alt(KeyName::Letter('a')), Key::shift(KeyName::Letter('m'))];
    /// Who attacks and defends the square; at home.
    Attackers = "attackers", All, None, [Key::alt(KeyName::Letter('d')), Key::plain(KeyName::Letter('a'))];
    /// One square away from me.
    StepUp = "step-up", All, Some(Pane::Board), [Key::plain(KeyName::Up)];
    /// One square towards me.
    StepDown = "step-down", All, Some(Pane::Board), [Key::plain(KeyName::Down)];
    /// One square to the left.
    StepLeft = "step-left", All, Some(Pane::Board), [Key::plain(KeyName::Left)];
    /// One square to the right.
    StepRight = "step-right", All, Some(Pane::Board), [Key::plain(KeyName::Right)];
    /// The next piece away from me.
    PieceUp = "piece-up", All, Some(Pane::Board), [Key::ctrl(KeyName::Up)];
    /// The next piece towards me.
    PieceDown = "piece-down", All, Some(Pane::Board), [Key::ctrl(KeyName::Down)];
    /// The next piece to the left.
    PieceLeft = "piece-left", All, Some(Pane::Board), [Key::ctrl(KeyName::Left)];
    /// The next piece to the right.
    PieceRight = "piece-right", All, Some(Pane::Board), [Key::ctrl(KeyName::Right)];
    /// The left end of the rank.
    RankStart = "rank-start", All, Some(Pane::Board), [Key::plain(KeyName::Home)];
    /// The right end.
    RankEnd = "rank-end", All, Some(Pane::Board), [Key::plain(KeyName::End)];
    /// The far end of the file.
    FileTop = "file-top", All, Some(Pane::Board), [Key::plain(KeyName::PageUp)];
    /// The near end.
    FileBottom = "file-bottom", All, Some(Pane::Board), [Key::plain(KeyName::PageDown)];
    /// My left corner.
    Corner = "corner", All, Some(Pane::Board), [Key::ctrl(KeyName::Home)];
    /// To that rank.
    ToRank = "to-rank", All, Some(Pane::Board), DIGITS;
    /// To that file.
    ToFile = "to-file", All, Some(Pane::Board), SHIFTED_DIGITS;
    /// The next king.
    NextKing = "next-king", All, Some(Pane::Board), [Key::plain(KeyName::Letter('k'))];
    /// The next queen.
    NextQueen = "next-queen", All, Some(Pane::Board), [Key::plain(KeyName::Letter('q'))];
    /// The next rook.
    NextRook = "next-rook", All, Some(Pane::Board), [Key::plain(KeyName::Letter('r'))];
    /// The next bishop.
    NextBishop = "next-bishop", All, Some(Pane::Board), [Key::plain(KeyName::Letter('b'))];
    /// The next knight.
    NextKnight = "next-knight", All, Some(Pane::Board), [Key::plain(KeyName::Letter('n'))];
    /// The next pawn.
    NextPawn = "next-pawn", All, Some(Pane::Board), [Key::plain(KeyName::Letter('p'))];
    /// The king before.
    PreviousKing = "previous-king", All, Some(Pane::Board), [Key::shift(KeyName::Letter('k'))];
    /// The queen before.
    PreviousQueen = "previous-queen", All, Some(Pane::Board), [Key::shift(KeyName::Letter('q'))];
    /// The rook before.
    PreviousRook = "previous-rook", All, Some(Pane::Board), [Key::shift(KeyName::Letter('r'))];
    /// The bishop before.
    PreviousBishop = "previous-bishop", All, Some(Pane::Board), [Key::shift(KeyName::Letter('b'))];
    /// The knight before.
    PreviousKnight = "previous-knight", All, Some(Pane::Board), [Key::shift(KeyName::Letter('n'))];
    /// The pawn before.
    PreviousPawn = "previous-pawn", All, Some(Pane::Board), [Key::shift(KeyName::Letter('p'))];
    /// To the move line.
    ToMoveLine = "to-move-line", All, Some(Pane::Board), [Key::plain(KeyName::Letter('i'))];
    /// Write an entry on my scoresheet.
    Record = "record", Players, Some(Pane::Sheet), [Key::plain(KeyName::Enter)];
    /// Offer a draw.
    OfferDraw = "offer-draw", Players, None, [];
    /// Accept the draw.
    AcceptDraw = "accept-draw", Players, None, [];
    /// Decline the draw.
    DeclineDraw = "decline-draw", Players, None, [];
    /// Resign.
    Resign = "resign", Players, None, [];
    /// Claim that the opponent's flag has fallen.
    ClaimFlag = "claim-flag", Players, None, [];
    /// Claim a threefold repetition.
    ClaimThreefold = "claim-threefold", Players, None, [];
    /// Claim fifty moves.
    ClaimFifty = "claim-fifty", Players, None, [];
    /// Claim that the opponent cannot win by normal means, or does not try.
    ClaimQuickplay = "claim-quickplay", Players, None, [];
    /// Claim that the opponent's move was illegal.
    ClaimIllegalMove = "claim-illegal-move", Players, None, [];
    /// Adjust the piece under the cursor.
    Adjust = "adjust", Players, Some(Pane::Board), [Key::plain(KeyName::Letter('j'))];
    /// Uphold the claim.
    UpholdClaim = "uphold-claim", Arbiter, None, [];
    /// Reject the claim.
    RejectClaim = "reject-claim", Arbiter, None, [];
    /// Start the clocks.
    StartClocks = "start-clocks", Arbiter, None, [];
    /// Stop the clocks.
    StopClocks = "stop-clocks", All, None, [];
    /// Compare both boards.
    CompareBoards = "compare-boards", Desk, None, [Key::ctrl(KeyName::Letter('b'))];
    /// Compare both scoresheets.
    CompareSheets = "compare-sheets", Desk, None, [Key::ctrl(KeyName::Letter('e'))];
    /// The next step that puts White's board right.
    StepWhite = "step-white", Desk, None, [];
    /// The next step that puts Black's board right.
    StepBlack = "step-black", Desk, None, [];
    /// Enter how White's board stands.
    EnterWhite = "enter-white", Desk, None, [];
    /// Enter how Black's board stands.
    EnterBlack = "enter-black", Desk, None, [];
    /// The board that is being entered stands so.
    EntryDone = "entry-done", Desk, None, [];
    /// The player on move is to seal his move.
    Adjourn = "adjourn", Desk, None, [];
    /// Open the envelope of an adjourned game.
    OpenEnvelope = "open-envelope", Desk, None, [];
    /// The adjourned game goes on.
    ResumeGame = "resume", Desk, None, [];
    /// This window shows the arbiter's desk, or the player's screen again.
    HandOver = "hand-over", WithArbiter, None, [Key::ctrl(KeyName::Letter('d'))];
    /// The arbiter's desk in a window of its own.
    DeskWindow = "desk-window", WithArbiter, None, [];
    /// Correct times and move counters.
    CorrectClocks = "correct-clocks", Arbiter, None, [Key::ctrl(KeyName::Letter('t'))];
    /// Both clocks in a window of their own.
    ClockWindow = "clock-window", All, None, [Key::ctrl(KeyName::Letter('k'))];
    /// The window of the clocks fills its screen, or no longer.
    ClockFullScreen = "clock-full-screen", All, None, [Key::plain(KeyName::F(11))];
    /// A new game.
    NewGame = "new-game", All, None, [Key::ctrl(KeyName::Letter('n'))];
    /// The stored games, and others by their path.
    OpenGame = "open-game", All, None, [Key::ctrl(KeyName::Letter('o'))];
    /// This game as PGN.
    SaveGame = "save-game", All, None, [Key::ctrl(KeyName::Letter('s'))];
    /// Say the move back first.
    ReadBack = "read-back", ViPlayer, None, [];
    /// A typed move is made on my board too.
    MoveMyBoard = "move-my-board", Players, None, [];
    /// I am told of my time at my marks.
    TimeMarks = "time-marks", Players, None, [Key::ctrl(KeyName::Letter('m'))];
    /// I feel that my time gets short.
    Pulses = "pulses", Players, None, [];
    /// Times in their short form.
    ShortTimes = "short-times", All, None, [];
    /// The loudspeaker speaks.
    PublicVoice = "public-voice", Arbiter, None, [];
    /// A second keyboard for the other window.
    SecondKeyboard = "second-keyboard", All, None, [];
}
