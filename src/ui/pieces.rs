//! Our own pieces, drawn as SVG.

use eframe::egui::{
    self, Color32, Pos2, Rect, TextureFilter, TextureOptions,
    load::{Bytes, SizeHint, TexturePoll},
};
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

/// Every piece is rasterised once, at this many pixels, and scaled from there. egui throws pictures away that come in
/// several sizes and miss a frame, and two windows never draw in the same frame.
const PIXELS: u32 = 256;

/// Draws a piece into a square. It is no node of the accessibility tree: the cell's name says what stands there.
pub fn paint(ui: &egui::Ui, piece: Piece, square: Rect, is_faint: bool) {
    let (address, svg) = file(piece);
    let ctx = ui.ctx();
    ctx.include_bytes(address, Bytes::Static(svg));
    let size = SizeHint::Size {
        width: PIXELS,
        height: PIXELS,
        maintain_aspect_ratio: true,
    };
    let smooth = TextureOptions::LINEAR.with_mipmap_mode(Some(TextureFilter::Linear));
    let Ok(TexturePoll::Ready { texture }) = ctx.try_load_texture(address, smooth, size) else {
        return; // no loader: nothing to see, and every name is still there
    };
    let tint = Color32::WHITE.gamma_multiply(if is_faint { 0.35 } else { 1.0 });
    let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
    ui.painter().image(texture.id, square, whole, tint);
}
