//! Our own pieces, drawn as SVG.

use eframe::egui::{self, ImageSource, Rect, load::Bytes};
use shakmaty::{Color, Piece, Role};

macro_rules! piece {
    ($file:literal) => {
        (
            concat!("bytes://", $file),
            include_bytes!(concat!("../../assets/pieces/", $file)),
        )
    };
}

/// Address and SVG text of a piece.
fn file(piece: Piece) -> (&'static str, &'static [u8]) {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => piece!("white_king.svg"),
        (Color::White, Role::Queen) => piece!("white_queen.svg"),
        (Color::White, Role::Rook) => piece!("white_rook.svg"),
        (Color::White, Role::Bishop) => piece!("white_bishop.svg"),
        (Color::White, Role::Knight) => piece!("white_knight.svg"),
        (Color::White, Role::Pawn) => piece!("white_pawn.svg"),
        (Color::Black, Role::King) => piece!("black_king.svg"),
        (Color::Black, Role::Queen) => piece!("black_queen.svg"),
        (Color::Black, Role::Rook) => piece!("black_rook.svg"),
        (Color::Black, Role::Bishop) => piece!("black_bishop.svg"),
        (Color::Black, Role::Knight) => piece!("black_knight.svg"),
        (Color::Black, Role::Pawn) => piece!("black_pawn.svg"),
    }
}

/// All twelve: address and SVG text.
pub fn all() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    Color::ALL
        .into_iter()
        .flat_map(|color| Role::ALL.into_iter().map(move |role| file(Piece { color, role })))
}

/// Draws a piece into a square. It is no node of the accessibility tree: the cell's name says what stands there.
pub fn paint(ui: &egui::Ui, piece: Piece, square: Rect, is_faint: bool) {
    let (address, svg) = file(piece);
    let source = ImageSource::Bytes {
        uri: address.into(),
        bytes: Bytes::Static(svg),
    };
    let opacity = if is_faint { 0.35 } else { 1.0 };
    egui::Image::new(source)
        .tint(egui::Color32::WHITE.gamma_multiply(opacity))
        .show_loading_spinner(false)
        .paint_at(ui, square);
}
