//! The words typed for games as files.

use super::text::TypedText;
use crate::files::{Dialog, FileIntent};
use crate::intent::Intent;

/// A path, or the number of a game in the list.
pub(crate) fn open(typed: &TypedText<'_>) -> Option<Intent> {
    let listed = typed.number().map(FileIntent::OpenListed);
    let intent = listed.or_else(|| typed.path().map(FileIntent::Open));
    intent.map(Intent::File)
}

/// A path; without one, the program asks for it. The rest of a command is no name: "save game" would be saved as
/// "game".
#[allow(clippy::unnecessary_wraps, reason = "a typed line returns an option")]
pub(crate) fn save(typed: &TypedText<'_>) -> Option<Intent> {
    let named = typed.path().map(FileIntent::Save);
    Some(Intent::File(named.unwrap_or(FileIntent::Choose(Dialog::Save))))
}

/// The number of a damaged game in the list.
pub(crate) fn rescue(typed: &TypedText<'_>) -> Option<Intent> {
    typed.number().map(FileIntent::Rescue).map(Intent::File)
}
