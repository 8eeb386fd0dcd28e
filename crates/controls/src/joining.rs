//! Requests from a table to a hall: to take part in a tournament.

/// The beginning of the address of a table at another computer, as in `annabella://192.168.1.20/e4 g7 a2 f3`.
pub const SEAT_SCHEME: &str = "annabella://";

/// The game of a round, as the player who is asked hears of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundGame {
    /// The round; 0 in a play-off.
    pub round: u32,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
}

/// A request about the tournament that this table is part of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JoiningIntent {
    /// Take part.
    Join {
        /// The address of the hall desk; looked for on the network if none.
        at: Option<String>,
        /// The code of four squares, in any words of D.2.1.
        code: String,
    },
    /// Take part with that tournament file, as the hall desk has written it: its whole text.
    Bring {
        /// The text.
        file: String,
    },
    /// Say as what this table takes part, and if the hall desk is there.
    State,
    /// Set up the game of the round that this table is to play, after a question.
    NextGame,
    /// Set up that game.
    SetUp(Box<RoundGame>),
    /// Take part again, as that table of that tournament.
    Back {
        /// The table.
        table: u32,
        /// The tournament.
        event: String,
    },
    /// Take part no longer.
    Leave,
    /// Let the other side be played at another computer.
    Host {
        /// The address to listen at; everywhere if none is given.
        at: Option<String>,
        /// The relay over which the other computer comes.
        over: Option<String>,
    },
    /// Stop hosting: both sides are played at this table again.
    EndHosting,
    /// Say how to sit down at a table on another computer.
    HowToSit,
}
