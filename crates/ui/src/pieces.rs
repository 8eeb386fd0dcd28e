//! Our own pieces, drawn as SVG.

use std::sync::{Arc, Mutex, PoisonError};

use egui::{
    self, Color32, ColorImage, Id, Pos2, Rect, TextureHandle, TextureOptions, emath::GuiRounding as _, load::SizeHint,
};
use shakmaty::{Color, Piece, Role};

use super::theme;
use settings::Pieces;

macro_rules! piece {
    ($file:literal) => {
        ($file, include_bytes!(concat!("../../../assets/pieces/", $file)))
    };
}

/// File name and SVG text of a piece.
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

/// All twelve pieces: file name and SVG text.
pub fn all() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    Color::ALL
        .into_iter()
        .flat_map(|color| Role::ALL.into_iter().map(move |role| file(Piece { color, role })))
}

/// The number of sizes kept at the same time, the last used first: the squares of two windows, their pieces off the
/// board, a piece in the hand.
const SIZES: usize = 6;

/// The pieces as pictures, in the sizes of the screen, so that they are sharp without scaling.
#[derive(Default)]
struct PiecePictures {
    sizes: Vec<(u32, Vec<(Piece, TextureHandle)>)>,
}

impl PiecePictures {
    fn find(&mut self, piece: Piece, pixels: u32) -> Option<TextureHandle> {
        let at = self.sizes.iter().position(|(size, _)| *size == pixels)?;
        self.sizes.get_mut(..=at)?.rotate_right(1);
        let (_, pieces) = self.sizes.first()?;
        pieces
            .iter()
            .find(|(drawn, _)| *drawn == piece)
            .map(|(_, texture)| texture.clone())
    }

    fn keep(&mut self, piece: Piece, pixels: u32, texture: TextureHandle) {
        match self.sizes.iter_mut().find(|(size, _)| *size == pixels) {
            Some((_, pieces)) => pieces.push((piece, texture)),
            None => self.sizes.insert(0, (pixels, vec![(piece, texture)])),
        }
        self.sizes.truncate(SIZES);
    }
}

/// A piece as a picture with sides of that many pixels; none if the drawing cannot be read, which a test rules out.
pub fn picture(piece: Piece, pixels: u32) -> Option<ColorImage> {
    let (_, svg) = file(piece);
    let size = SizeHint::Size {
        width: pixels,
        height: pixels,
        maintain_aspect_ratio: true,
    };
    #[expect(
        clippy::default_trait_access,
        reason = "the type belongs to a crate behind egui_extras"
    )]
    let options = Default::default();
    egui_extras::image::load_svg_bytes_with_size(svg, size, &options).ok()
}

/// The pictures, shared by all windows.
type Pictures = Arc<Mutex<PiecePictures>>;

fn place() -> Id {
    Id::unique("pieces drawn")
}

/// Turns on the painting of pieces. Without it they are invisible, but every name is still there: enough for tests of
/// the tree, which rasterising would slow down.
pub fn install(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(place(), Pictures::default()));
}

/// The picture on the graphics card: drawn once for each size.
fn texture(ctx: &egui::Context, piece: Piece, pixels: u32) -> Option<TextureHandle> {
    let pictures: Pictures = ctx.data(|data| data.get_temp(place()))?;
    let mut drawn = pictures.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = drawn.find(piece, pixels) {
        return Some(known);
    }
    let (name, _) = file(piece);
    let texture = ctx.load_texture(name, picture(piece, pixels)?, TextureOptions::LINEAR);
    drawn.keep(piece, pixels, texture.clone());
    Some(texture)
}

/// Draws a piece into a square. It is no node of the accessibility tree: the cell's name tells the piece.
pub fn paint(ui: &egui::Ui, piece: Piece, square: Rect, letters: &[String], is_faint: bool) {
    let ctx = ui.ctx();
    if theme::look(ctx).pieces == Pieces::Letters {
        letter(ui, piece, square, letters, is_faint);
        return;
    }
    let square = square.round_to_pixels(ctx.pixels_per_point());
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a side in pixels: small, and never below 1"
    )]
    let pixels = (square.width() * ctx.pixels_per_point()).round().max(1.0) as u32;
    let Some(texture) = texture(ctx, piece, pixels) else {
        return;
    };
    let tint = Color32::WHITE.gamma_multiply(if is_faint { 0.35 } else { 1.0 });
    let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
    ui.painter().image(texture.id(), square, whole, tint);
}

/// Draws a piece as its letter: dark on a light disc for White's, light on a dark one for Black's, each with a rim of
/// both.
fn letter(ui: &egui::Ui, piece: Piece, square: Rect, letters: &[String], is_faint: bool) {
    let (disc, ink) = match piece.color {
        Color::White => (theme::board::CURSOR_LIGHT, theme::board::INK),
        Color::Black => (theme::board::INK, theme::board::CURSOR_LIGHT),
    };
    let at = square.center();
    let radius = square.width() * 0.43;
    let rim = (square.width() * 0.035).max(1.0);
    let painter = ui.painter();
    if !is_faint {
        painter.circle_filled(at, radius, theme::board::INK);
        painter.circle_filled(at, radius - rim, theme::board::CURSOR_LIGHT);
        painter.circle_filled(at, radius - 2.0 * rim, disc);
    }
    let at_role = Role::ALL.iter().position(|role| *role == piece.role);
    let text = at_role.and_then(|index| letters.get(index)).map_or("", String::as_str);
    let ink = if is_faint { theme::board::INK } else { ink };
    let font = egui::FontId::proportional(square.width() * 0.56);
    painter.text(at, egui::Align2::CENTER_CENTER, text, font, ink);
}
