//! The duties at a table that decide on who may give a command.

use shakmaty::Color;

/// The duty of a command, which decides on who may give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Announce, correct or repeat a move for the player of that colour (D.2.1, D.2.10.2).
    Speak(Color),
    /// Handle the board of the player of that colour (Art. 4, D.2.10.1).
    Hand(Color),
    /// Press that player's clock (6.2, D.2.10.3).
    Press(Color),
    /// Write on that player's scoresheet (8.1, D.2.10.3).
    Record(Color),
    /// Stop both clocks to call the arbiter (6.11.2).
    StopClocks,
    /// Start the clocks: the arbiter's, or a player's without one (6.6, 6.11.3).
    StartClocks,
    /// Correct times, move counters or periods: the arbiter's (6.10.2), or at home without one either player's.
    SetClocks,
    /// Decide where the clock is placed: the arbiter's, or without one either player's (6.5).
    PlaceClock,
    /// Decide over that player's game: offer, accept, resign (5.1.2, 9.1).
    OwnGame(Color),
    /// Sign that player's scoresheet, or refuse to (8.7): the player's, or for one who cannot write, the arbiter's or
    /// the assistant's who keeps the sheet (D.2.10.3).
    Sign(Color),
    /// Claim the fall of the opponent's flag for that player (6.8, D.2.10.5).
    ClaimFlag(Color),
    /// Ask a question that is answered to the asker alone.
    Ask,
    /// Rule (Art. 12).
    Rule,
    /// Answer a proposal: the arbiter's, or both players' without one.
    Settle,
}
