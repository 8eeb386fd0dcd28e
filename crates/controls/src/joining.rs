//! What somebody at a table wants of the hall: to take part in an event, and what he types of it.

use super::files::FileIntent;
use super::intent::Intent;
use super::move_line::Typed;

/// The game of a round, as whoever is asked hears of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The round; 0 in a play-off.
    pub round: u32,
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
}

/// A wish about the event that this table is part of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JoiningIntent {
    /// Take part.
    Join {
        /// Where the desk is; it is looked for if none.
        at: Option<String>,
        /// The code of four squares, in any words of D.2.1.
        code: String,
    },
    /// Take part with that event file, as the desk has written it: its whole text.
    Bring {
        /// The text.
        file: String,
    },
    /// Say as what this table takes part, and whether the arbiter's desk is there.
    State,
    /// Set up the game of the round that this table is to play, after a question.
    NextGame,
    /// Set up that game.
    SetUp(Box<Game>),
    /// Take part again, as that table of that event.
    Back {
        /// The table.
        table: u32,
        /// The event.
        event: String,
    },
    /// Take part no more.
    Leave,
    /// Let the other side be played at another computer.
    Host {
        /// Where to listen; everywhere if nobody says it.
        at: Option<String>,
        /// The relay over which it comes.
        over: Option<String>,
    },
    /// No more: it is played at this table alone again.
    EndHosting,
    /// Say how one sits down at a table at another computer.
    HowToSit,
}

/// "192.168.1.20 e4 g7 a2 f3": that is opened in this game's place, as a file would be. Who leaves something out hears what.
pub(super) fn sit(typed: &Typed<'_>) -> Intent {
    let whole = typed.rest.split_once(char::is_whitespace);
    whole.map_or(Intent::Joining(JoiningIntent::HowToSit), |(at, code)| {
        Intent::File(FileIntent::Open(format!("annabella://{at}/{}", code.trim())))
    })
}

/// "relay.example.org": over that relay.
pub(super) fn host_over(typed: &Typed<'_>) -> Option<Intent> {
    let over = typed.text().filter(|over| !over.contains(char::is_whitespace))?;
    Some(Intent::Joining(JoiningIntent::Host {
        at: None,
        over: Some(over),
    }))
}

/// "192.168.1.20", "0.0.0.0:7000".
pub(super) fn host(typed: &Typed<'_>) -> Option<Intent> {
    let at = typed.text().filter(|at| !at.contains(char::is_whitespace))?;
    Some(Intent::Joining(JoiningIntent::Host {
        at: Some(at),
        over: None,
    }))
}

/// "192.168.1.20 e4 g7 a2 f3", or the squares alone. An address has a point or a colon; no word of a square has.
pub(super) fn join(typed: &Typed<'_>) -> Option<Intent> {
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
