//! The words typed to take part in a tournament.

use super::text::TypedText;
use crate::files::FileIntent;
use crate::intent::Intent;
use crate::joining::JoiningIntent;

/// "192.168.1.20 e4 g7 a2 f3": opens that table in this game's place, as a file would be. An incomplete line is
/// refused with the words for sitting down.
pub(crate) fn sit(typed: &TypedText<'_>) -> Intent {
    let whole = typed.rest.split_once(char::is_whitespace);
    whole.map_or(Intent::Joining(JoiningIntent::HowToSit), |(at, code)| {
        Intent::File(FileIntent::Open(format!("annabella://{at}/{}", code.trim())))
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

/// "192.168.1.20 e4 g7 a2 f3", or the squares alone. An address has a point or a colon; no word of a square has. Without
/// squares the line asks how to join.
pub(crate) fn join(typed: &TypedText<'_>) -> Intent {
    let (first, rest) = typed.rest.split_once(char::is_whitespace).unwrap_or((typed.rest, ""));
    let is_address = first.contains(['.', ':']) && !rest.is_empty();
    let (at, code) = if is_address {
        (Some(first.to_owned()), rest)
    } else {
        (None, typed.rest)
    };
    let code = code.trim().to_owned();
    Intent::Joining(if code.is_empty() {
        JoiningIntent::State
    } else {
        JoiningIntent::Join { at, code }
    })
}
