//! Names of colours and pieces in a person's language.

use shakmaty::{Color, Piece};

use super::Messages;

/// "White" or "Black", as a player is called.
pub fn color(messages: &Messages, color: Color) -> String {
    messages.text(color.fold_wb("color-white", "color-black"), &[])
}

/// "white knight".
pub fn piece(messages: &Messages, piece: Piece) -> String {
    let name = format!("{}-{:?}", piece.color, piece.role).to_lowercase();
    messages.about("piece", &name)
}
