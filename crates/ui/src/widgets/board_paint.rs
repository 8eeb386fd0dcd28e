//! The drawing of a board; its behaviour is in `board`.

use std::sync::Arc;

use egui::{
    self, Align2, Color32, CornerRadius, FontFamily, FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, StrokeKind,
    Vec2, vec2,
};
use shakmaty::{Color, File, Rank, Square};

use super::board::Drag;
use crate::pieces;
use crate::theme::{self, board as colours};
use display::{BoardView, BoardWords};
use settings::Coordinates;

/// The place of the 64 squares within the board with its coordinates. Their sides are whole pixels.
pub(super) fn squares(ctx: &egui::Context, outside: Rect) -> Rect {
    let pixels = |points: f32| (points * ctx.pixels_per_point()).floor() / ctx.pixels_per_point();
    let square = pixels(outside.width() * theme::squares_part(ctx) / 8.0);
    let margin = pixels(outside.width() - square * 8.0);
    Rect::from_min_size(outside.min + vec2(margin, 0.0), Vec2::splat(square * 8.0))
}

/// Column from the left and row from the top, 0 to 7, seen from that side.
fn place(square: Square, side: Color) -> (u8, u8) {
    let (file, rank) = (u8::from(square.file()), u8::from(square.rank()));
    match side {
        Color::White => (file, 7 - rank),
        Color::Black => (7 - file, rank),
    }
}

/// The place of a square.
pub(super) fn square_rect(squares: Rect, square: Square, side: Color) -> Rect {
    let (column, row) = place(square, side);
    let size = squares.size() / 8.0;
    Rect::from_min_size(
        squares.min + vec2(f32::from(column) * size.x, f32::from(row) * size.y),
        size,
    )
}

/// The square at that point.
pub(super) fn square_at(squares: Rect, pos: Pos2, side: Color) -> Option<Square> {
    Square::ALL
        .into_iter()
        .find(|square| square_rect(squares, *square, side).contains(pos))
}

/// Draws squares, coordinates, pieces, the last move, the cursor and the piece in hand.
pub(super) fn paint(
    ui: &egui::Ui,
    outside: Rect,
    view: &BoardView,
    words: &BoardWords,
    side: Color,
    cursor: Option<Square>,
    drag: Option<Drag>,
) {
    let area = squares(ui.ctx(), outside);
    let painter = ui.painter();
    let own = colours::squares(ui.ctx());
    coordinates(ui, outside, area, words, side);
    let letters = &words.letters;
    painter.rect_stroke(
        area,
        CornerRadius::ZERO,
        Stroke::new(3.0, colours::INK),
        StrokeKind::Outside,
    );
    for cell in &view.cells {
        let rect = square_rect(area, cell.square, side);
        let fill = if cell.square.is_light() { own.light } else { own.dark };
        painter.rect_filled(rect, CornerRadius::ZERO, fill);
    }
    for cell in &view.cells {
        let rect = square_rect(area, cell.square, side);
        if let Some(piece) = cell.piece {
            pieces::paint(ui, piece, rect, letters, false);
        } else if cell.lifted {
            if let Some((piece, _)) = view.in_hand {
                pieces::paint(ui, piece, rect, letters, true);
            }
            brackets(painter, rect);
        }
    }
    for square in view.release.targets {
        let rect = square_rect(area, square, side);
        let is_taken = view
            .cells
            .get(usize::from(square))
            .is_some_and(|cell| cell.piece.is_some());
        target(painter, rect, is_taken, own.last_move);
    }
    for cell in view.cells.iter().filter(|cell| cell.differs) {
        hatch(painter, square_rect(area, cell.square, side));
    }
    if let Some((from, to)) = view.last_move {
        let (from, to) = (square_rect(area, from, side), square_rect(area, to, side));
        painter.rect_stroke(
            from.shrink(from.width() * 0.06),
            CornerRadius::ZERO,
            Stroke::new(from.width() * 0.05, own.last_move),
            StrokeKind::Inside,
        );
        arrow(painter, from, to, (own.last_move, colours::CURSOR_LIGHT));
    }
    for mark in &view.marks {
        let ink = colours::mark(mark.color);
        let from = square_rect(area, mark.from, side);
        match mark.to {
            Some(to) => arrow(painter, from, square_rect(area, to, side), ink),
            None => ring(painter, from, ink),
        }
    }
    for square in &view.framed {
        let rect = square_rect(area, *square, side);
        let line = Stroke::new(rect.width() * 0.07, own.last_move);
        painter.rect_stroke(rect, CornerRadius::ZERO, line, StrokeKind::Inside);
    }
    if let Some(square) = cursor {
        double_frame(painter, square_rect(area, square, side));
    }
    in_the_mouse(ui, view, letters, area.width() / 8.0, drag);
}

fn coordinates(ui: &egui::Ui, outside: Rect, area: Rect, words: &BoardWords, side: Color) {
    let kind = theme::look(ui.ctx()).coordinates;
    let margin = outside.width() * (1.0 - theme::squares_part(ui.ctx()));
    let ink = theme::palette(ui.ctx()).text;
    let texts = |letter: char, name: Option<&String>| {
        let name = name.cloned().unwrap_or_default();
        match kind {
            Coordinates::Letters => vec![letter.to_string()],
            Coordinates::Names => vec![name],
            Coordinates::Both => vec![letter.to_string(), name],
        }
    };
    let ranks: Vec<_> = Rank::ALL
        .iter()
        .map(|rank| texts(rank.char(), words.ranks.get(usize::from(*rank))))
        .collect();
    let files: Vec<_> = File::ALL
        .iter()
        .map(|file| texts(file.char(), words.files.get(usize::from(*file))))
        .collect();
    let square = area.size() / 8.0;
    let size = (margin * 0.78).max(11.0);
    let beside = sizes(ui, vec2(area.left() - 4.0 - outside.left(), square.y), &ranks, size);
    let below = sizes(ui, vec2(square.x, outside.bottom() - area.bottom() - 4.0), &files, size);
    for square in Square::ALL {
        let rect = square_rect(area, square, side);
        let (column, row) = place(square, side);
        if column == 0
            && let Some(texts) = ranks.get(usize::from(square.rank()))
        {
            let room = Rect::from_x_y_ranges(outside.left()..=area.left() - 4.0, rect.y_range());
            lines(ui, room, texts, &beside, ink);
        }
        if row == 7
            && let Some(texts) = files.get(usize::from(square.file()))
        {
            let room = Rect::from_x_y_ranges(rect.x_range(), area.bottom() + 4.0..=outside.bottom());
            lines(ui, room, texts, &below, ink);
        }
    }
}

fn laid(ui: &egui::Ui, text: &str, size: f32, ink: Color32) -> Arc<Galley> {
    let font = FontId::new(size, FontFamily::Proportional);
    ui.painter().layout_no_wrap(text.to_owned(), font, ink)
}

/// The sizes of the first and the second text of each coordinate: all alike, so that the longest name fits.
fn sizes(ui: &egui::Ui, room: Vec2, texts: &[Vec<String>], most: f32) -> Vec<f32> {
    let rows = texts.first().map_or(0, Vec::len);
    let high = f32::from(u8::try_from(rows).unwrap_or(1)) * 1.15;
    let first = most.min(room.y / high).max(4.0);
    let fits = |row: usize| {
        let widest = texts
            .iter()
            .filter_map(|own| own.get(row))
            .map(|text| laid(ui, text, first, Color32::BLACK).size().x)
            .fold(1.0, f32::max);
        first * (room.x / widest).min(1.0)
    };
    (0..rows).map(fits).collect()
}

/// Texts one below the other in the middle of a rectangle, each in its size.
fn lines(ui: &egui::Ui, room: Rect, texts: &[String], sizes: &[f32], ink: Color32) {
    if room.width() < 2.0 || room.height() < 2.0 {
        return;
    }
    let step = room.height() / f32::from(u8::try_from(texts.len()).unwrap_or(1));
    let mut middle = Pos2::new(room.center().x, room.top() + step / 2.0);
    for (text, size) in texts.iter().zip(sizes) {
        let galley = laid(ui, text, *size, ink);
        ui.painter().galley(middle - galley.size() / 2.0, galley, ink);
        middle.y += step;
    }
}

/// Draws the cursor: dark, light, dark, so that it is seen on every square and around every piece.
fn double_frame(painter: &Painter, rect: Rect) {
    let two_pixels = 2.0 / painter.pixels_per_point();
    let width = (rect.width() * 0.05).max(two_pixels);
    for (inset, colour) in [
        (0.0, colours::INK),
        (width, colours::CURSOR_LIGHT),
        (2.0 * width, colours::INK),
    ] {
        painter.rect_stroke(
            rect.shrink(inset),
            CornerRadius::ZERO,
            Stroke::new(width, colour),
            StrokeKind::Inside,
        );
    }
}

/// Marks a square on which boards differ: hatched along its edges, and the sign "≠" in its corner.
fn hatch(painter: &Painter, rect: Rect) {
    let size = rect.width();
    // Thick lines on a small square stay within it.
    let painter = &painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let stroke = Stroke::new((size * 0.035).max(2.0 / painter.pixels_per_point()), colours::INK);
    painter.rect_stroke(
        rect,
        CornerRadius::ZERO,
        Stroke::new(size * 0.07, colours::INK),
        StrokeKind::Inside,
    );
    for step in 1..4_u8 {
        let along = size * 0.14 * f32::from(step);
        for (from, to) in [
            (rect.left_top() + vec2(along, 0.0), rect.left_top() + vec2(0.0, along)),
            (
                rect.right_bottom() - vec2(along, 0.0),
                rect.right_bottom() - vec2(0.0, along),
            ),
        ] {
            painter.line_segment([from, to], stroke);
        }
    }
    let sign = Rect::from_min_size(
        rect.right_top() + vec2(-size * 0.36, size * 0.04),
        vec2(size * 0.32, size * 0.32),
    );
    painter.rect_filled(sign, CornerRadius::ZERO, colours::CURSOR_LIGHT);
    painter.text(
        sign.center(),
        Align2::CENTER_CENTER,
        "≠",
        FontId::new(size * 0.32, FontFamily::Proportional),
        colours::INK,
    );
}

/// Marks a square to which the piece in hand may go: with a dot, or a ring around the piece it would capture.
fn target(painter: &Painter, rect: Rect, is_taken: bool, ink: Color32) {
    let size = rect.width();
    let (radius, width) = if is_taken { (0.44, 0.06) } else { (0.14, 0.0) };
    let stroke = Stroke::new(size * width, ink);
    let fill = if is_taken { Color32::TRANSPARENT } else { ink };
    painter.circle(rect.center(), size * radius, fill, stroke);
}

/// Marks a square with a ring in an ink with a rim.
fn ring(painter: &Painter, rect: Rect, (ink, rim): (Color32, Color32)) {
    let size = rect.width();
    for (width, colour) in [(0.11, rim), (0.06, ink)] {
        painter.circle_stroke(rect.center(), size * 0.43, Stroke::new(size * width, colour));
    }
}

/// Marks with corner brackets the square from which the piece was lifted.
fn brackets(painter: &Painter, rect: Rect) {
    let rect = rect.shrink(rect.width() * 0.08);
    let length = rect.width() * 0.28;
    let stroke = Stroke::new((rect.width() * 0.08).max(3.0), colours::INK);
    for (corner, x, y) in [
        (rect.left_top(), 1.0, 1.0),
        (rect.right_top(), -1.0, 1.0),
        (rect.left_bottom(), 1.0, -1.0),
        (rect.right_bottom(), -1.0, -1.0),
    ] {
        let points = vec![corner + vec2(length * x, 0.0), corner, corner + vec2(0.0, length * y)];
        painter.add(Shape::line(points, stroke));
    }
}

/// Draws an arrow from the middle of one square to just before the middle of another, in an ink with a rim.
fn arrow(painter: &Painter, from: Rect, to: Rect, (ink, rim): (Color32, Color32)) {
    let span = to.center() - from.center();
    let size = from.width();
    if span.length() < size * 0.5 {
        return;
    }
    let along = span.normalized();
    let across = along.rot90();
    let tip = to.center() - along * size * 0.30;
    let neck = tip - along * size * 0.26;
    for (extra, colour) in [(size * 0.025, rim), (0.0, ink)] {
        let half = size * 0.045 + extra;
        let tail = from.center() - along * extra;
        painter.add(Shape::convex_polygon(
            vec![
                tail + across * half,
                neck + across * half,
                neck - across * half,
                tail - across * half,
            ],
            colour,
            Stroke::NONE,
        ));
        let wing = size * 0.15 + extra * 1.6;
        painter.add(Shape::convex_polygon(
            vec![
                tip + along * extra * 1.8,
                neck - along * extra + across * wing,
                neck - along * extra - across * wing,
            ],
            colour,
            Stroke::NONE,
        ));
    }
}

fn in_the_mouse(ui: &egui::Ui, view: &BoardView, letters: &[String], size: f32, drag: Option<Drag>) {
    let piece = match drag {
        None => return,
        Some(Drag::FromTray(piece)) => Some(piece),
        Some(Drag::FromBoard(from)) => view
            .in_hand
            .as_ref()
            .map(|(piece, _)| *piece)
            .or_else(|| view.cells.get(usize::from(from)).and_then(|cell| cell.piece)),
        Some(Drag::Nothing) => view.in_hand.as_ref().map(|(piece, _)| *piece),
    };
    if let (Some(piece), Some(pos)) = (piece, ui.input(|input| input.pointer.latest_pos())) {
        pieces::paint(
            ui,
            piece,
            Rect::from_center_size(pos, egui::Vec2::splat(size * 1.1)),
            letters,
            false,
        );
    }
}
