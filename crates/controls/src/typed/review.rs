//! The words typed while a game is reviewed.

use shakmaty::Color;

use super::text::TypedText;
use crate::intent::Intent;
use crate::review::{GamesIntent, ReviewIntent, ReviewStep};

/// A way as an intent.
pub(crate) const fn go(way: ReviewStep) -> Intent {
    Intent::Review(ReviewIntent::Go(way))
}

/// To a half-move by its number.
pub(crate) fn to_ply(typed: &TypedText<'_>) -> Option<Intent> {
    Some(go(ReviewStep::Ply(typed.number()?)))
}

/// To a move by its number; "12..." is Black's.
pub(crate) fn to_move(typed: &TypedText<'_>) -> Option<Intent> {
    let number = typed.rest.trim_end_matches('.');
    let is_black = typed.rest.ends_with("...");
    let number: usize = number.parse().ok().filter(|number| *number > 0)?;
    Some(go(ReviewStep::Move(number, Color::from_white(!is_black))))
}

/// Into a variation, by its number or into the next.
pub(crate) fn into(typed: &TypedText<'_>) -> Option<Intent> {
    let number = if typed.rest.is_empty() {
        None
    } else {
        Some(typed.number().filter(|number| *number > 0)?)
    };
    Some(go(ReviewStep::Into(number)))
}

/// A comment next to the move.
pub(crate) fn comment(typed: &TypedText<'_>) -> Intent {
    Intent::Review(ReviewIntent::Comment(typed.rest.to_owned()))
}

/// A glyph next to the move.
pub(crate) fn glyph(typed: &TypedText<'_>) -> Intent {
    Intent::Review(ReviewIntent::Glyph(typed.rest.to_owned()))
}

/// The number of a game in the file.
pub(crate) fn open(typed: &TypedText<'_>) -> Option<Intent> {
    Some(games(GamesIntent::Open(typed.number()?)))
}

/// Part of a player's name; nothing for all games.
pub(crate) fn find(typed: &TypedText<'_>) -> Intent {
    games(GamesIntent::Find(typed.rest.to_owned()))
}

/// A request about a file of games.
pub(crate) const fn games(wish: GamesIntent) -> Intent {
    Intent::Review(ReviewIntent::Games(wish))
}

/// The game on the table, or a game of the named file.
pub(crate) fn begin(typed: &TypedText<'_>) -> Intent {
    Intent::Review(typed.path().map_or(ReviewIntent::Begin, ReviewIntent::Open))
}
