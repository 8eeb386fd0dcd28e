//! The result of a frame of a window.

use controls::cursor::FingerSensation;
use controls::intent::Intent;

/// The result of a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reply {
    /// The person's intents, in order.
    pub intents: Vec<Intent>,
    /// Sentences for this person alone: why a control has no effect now, the name of the pane moved to.
    pub tell: Vec<String>,
    /// The name of the target moved to. A screen reader says it by itself; without one the built-in voice may.
    pub explored: Option<String>,
    /// The way the person has come there.
    pub came: FocusArrival,
    /// The sound of a board besides the names of its squares: its edge, a dark square.
    pub felt: Option<FingerSensation>,
    /// The text of the move line, if the person has typed in it: no unrequested words are said meanwhile.
    pub typed: Option<String>,
    /// True if a page or a question covers the game: hints wait until it is in sight again.
    pub covers_game: bool,
    /// True if the list of keys is open: its last part tells of the program itself.
    pub tells_of_program: bool,
    /// True if the keyboard is given back to the root window: the mouse was used in a window it does not belong to, or
    /// the arbiter has pressed Escape at a desk in a window of its own.
    pub hand_back_keyboard: bool,
    /// The change asked of the root window.
    pub root: Option<RootChange>,
    /// The window to open or close next to the root window.
    pub beside: Option<ExtraWindow>,
}

/// A change of the root window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RootChange {
    /// The arbiter's panel and the player's screen take each other's place.
    HandOver,
    /// The sentence for a new game is shown.
    NewGame,
}

/// The way the person has come to the target with the focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FocusArrival {
    /// The person has moved: the present words are cut off.
    #[default]
    ByMoving,
    /// The target came with a new window: the present words are spoken to their end first.
    WithWindow,
    /// The target has changed where the focus is: not every reader says so by itself.
    Changed,
    /// Letters typed there: the present words are spoken to their end first.
    ByTyping,
}

/// A window next to the root window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtraWindow {
    /// The arbiter's panel.
    Desk,
    /// The opponent's.
    Opponent,
}
