//! Names of colours and pieces in a person's language.

use shakmaty::{Color, Piece, Role};

use super::Messages;

/// "White" or "Black", as a player is called.
pub fn color(messages: &Messages, color: Color) -> String {
    messages.text(color.fold_wb("color-white", "color-black"), &[])
}

/// "white knight".
pub fn piece(messages: &Messages, piece: Piece) -> String {
    let id = match (piece.color, piece.role) {
        (Color::White, Role::Pawn) => "piece-white-pawn",
        (Color::White, Role::Knight) => "piece-white-knight",
        (Color::White, Role::Bishop) => "piece-white-bishop",
        (Color::White, Role::Rook) => "piece-white-rook",
        (Color::White, Role::Queen) => "piece-white-queen",
        (Color::White, Role::King) => "piece-white-king",
        (Color::Black, Role::Pawn) => "piece-black-pawn",
        (Color::Black, Role::Knight) => "piece-black-knight",
        (Color::Black, Role::Bishop) => "piece-black-bishop",
        (Color::Black, Role::Rook) => "piece-black-rook",
        (Color::Black, Role::Queen) => "piece-black-queen",
        (Color::Black, Role::King) => "piece-black-king",
    };
    messages.text(id, &[])
}
