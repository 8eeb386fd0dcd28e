//! Requests from a table to a hall: to take part in a tournament; and the words typed for them.

use super::files::FileIntent;
use super::intent::Intent;
use super::move_line::TypedText;

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

/// "192.168.1.20 e4 g7 a2 f3": opens that table in this game's place, as a file would be. An incomplete line is
/// refused with the words for sitting down.
pub(super) fn sit(typed: &TypedText<'_>) -> Intent {
    let whole = typed.rest.split_once(char::is_whitespace);
    whole.map_or(Intent::Joining(JoiningIntent::HowToSit), |(at, code)| {
        Intent::File(FileIntent::Open(format!("annabella://{at}/{}", code.trim())))
    })
}

/// "relay.example.org": hosts over that relay.
pub(super) fn host_over(typed: &TypedText<'_>) -> Option<Intent> {
    let over = typed.text().filter(|over| !over.contains(char::is_whitespace))?;
    Some(Intent::Joining(JoiningIntent::Host {
        at: None,
        over: Some(over),
    }))
}

/// "192.168.1.20", "0.0.0.0:7000".
pub(super) fn host(typed: &TypedText<'_>) -> Option<Intent> {
    let at = typed.text().filter(|at| !at.contains(char::is_whitespace))?;
    Some(Intent::Joining(JoiningIntent::Host {
        at: Some(at),
        over: None,
    }))
}

/// "192.168.1.20 e4 g7 a2 f3", or the squares alone. An address has a point or a colon; no word of a square has.
pub(super) fn join(typed: &TypedText<'_>) -> Option<Intent> {
    let (first, rest) = typed.rest.split_once(char::is_whitespace).unwrap_or((typed.rest, ""));
    let is_address = first.contains(['.', ':']) && !rest.is_empty();
    let (at, code) = if is_address {
        (Some(first.to_owned()), rest)
    } else {
        (None, typed.rest)
    };
    let code = code.trim().to_owned();
    (!code.is_empty()).then_some(Intent::Joining(JoiningIntent::Join { at, code }))
}
