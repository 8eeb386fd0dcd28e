//! The words typed to play one game on two computers.

use super::text::TypedText;
use crate::files::FileIntent;
use crate::intent::Intent;
use crate::joining::{JoiningIntent, SEAT_SCHEME};

/// "192.168.1.20 e4 g7 a2 f3": opens that table in this game's place, as a file would be. An incomplete line is
/// refused with the words for sitting down.
pub(crate) fn sit(typed: &TypedText<'_>) -> Intent {
    let whole = typed.rest.split_once(char::is_whitespace);
    whole.map_or(Intent::Joining(JoiningIntent::HowToSit), |(at, code)| {
        Intent::File(FileIntent::Open(format!("{SEAT_SCHEME}{at}/{}", code.trim())))
    })
}

/// "relay.example.org": hosts over that relay.
pub(crate) fn host_over(typed: &TypedText<'_>) -> Option<Intent> {
    let over = typed.text().filter(|over| !over.contains(char::is_whitespace))?;
    Some(Intent::Joining(JoiningIntent::Host {
        at: None,
        over: Some(over),
    }))
}

/// "192.168.1.20", "0.0.0.0:7000".
pub(crate) fn host(typed: &TypedText<'_>) -> Option<Intent> {
    let at = typed.text().filter(|at| !at.contains(char::is_whitespace))?;
    Some(Intent::Joining(JoiningIntent::Host {
        at: Some(at),
        over: None,
    }))
}
