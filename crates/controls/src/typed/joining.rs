//! The words typed to take part in a tournament.

use super::text::TypedText;
use crate::intent::Intent;
use crate::joining::JoiningIntent;

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
