//! A game on lichess (the Board API): what is asked of the server and what it tells, as plain values.

/// What is asked of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Ask nothing more, and listen no longer.
    Leave,
}

/// What the server tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The network or the server cannot be reached.
    Unreachable,
}
