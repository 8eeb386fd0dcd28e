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
    /// Offers, settings and the game.
    Game,
}

impl Pane {
    /// The ring in its order.
    pub const RING: [Self; 6] = [
        Self::Board,
        Self::MoveLine,
        Self::Sheet,
        Self::Clocks,
        Self::Log,
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

controls! {
    /// The list of keys for the present pane.
    Help = "help", All, None, [Key::plain(KeyName::F(1)), Key::alt(KeyName::Letter('h'))];
    /// The short manual of the clock.
    Manual = "manual", All, None, [Key::shift(KeyName::F(1))];
    /// My clock, twice the key for both.
    Clock = "clock", All, None, [Key::plain(KeyName::F(2)), Key::alt(KeyName::Letter('t'))];
    /// The opponent's clock.
    OpponentClock = "opponent-clock", All, None, [Key::shift(KeyName::F(2))];
    /// The period in force.
    Period = "period", All, None, [Key::ctrl(KeyName::F(2))];
    /// The last move.
    Last = "last", All, None, [Key::plain(KeyName::F(3)), Key::alt(KeyName::Letter('m'))];
    /// My scoresheet.
    ReadSheet = "read-sheet", All, None, [Key::plain(KeyName::F(4))];
    /// The last entry of my scoresheet.
    LastEntry = "last-entry", All, None, [Key::shift(KeyName::F(4))];
    /// The entry before the one read last.
    PreviousEntry = "previous-entry", All, Some(Pane::Sheet), [Key::alt(KeyName::Up)];
    /// The entry behind it.
    NextEntry = "next-entry", All, Some(Pane::Sheet), [Key::alt(KeyName::Down)];
    /// The scoresheet from the move number in its field.
    EntriesFrom = "entries-from", All, Some(Pane::Sheet), [Key::alt(KeyName::Letter('n'))];
    /// Search my scoresheet for what stands in its field.
    FindEntry = "find-entry", All, Some(Pane::Sheet), [Key::alt(KeyName::Letter('f'))];
    /// Correct the chosen entry of my scoresheet.
    CorrectEntry = "correct-entry", Players, Some(Pane::Sheet), [Key::alt(KeyName::Letter('c'))];
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
    BringBack = "bring-back", Players, Some(Pane::Board), [Key::plain(KeyName::Letter('t'))];
    /// All my pieces.
    Position = "position", All, None, [Key::alt(KeyName::Letter('p'))];
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_meanings_in_one_pane() {
        for pane in Pane::RING {
            let mut seen: Vec<(Key, Control)> = Vec::new();
            for control in Control::ALL
                .iter()
                .filter(|control| control.row().pane.is_none_or(|own| own == pane))
            {
                for key in control.row().keys {
                    assert!(
                        seen.iter().all(|(other, _)| other != key),
                        "{key} is both {control:?} and another in {pane:?}"
                    );
                    seen.push((*key, *control));
                }
            }
        }
    }
}
