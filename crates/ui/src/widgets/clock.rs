//! Both clocks: large digits, with the running one marked by shape and word.

use std::time::Duration;

use egui::emath::GuiRounding as _;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    self, Align2, FontFamily, FontId, Id, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, TextStyle, Vec2, accesskit,
};
use shakmaty::ByColor;

use super::board::bounds;
use crate::theme;
use display::{ClockView, Screen, clock_digits};

/// Width of one digit or colon, for digits one point high: all have the same width, so that nothing jumps.
const DIGIT_WIDE: f32 = 0.61;
/// Width of the sign before the digits, for digits one point high.
const SIGN_WIDE: f32 = 0.8;
/// Width of the band that marks low time, for digits one point high. Its room stays free, so that nothing jumps.
const BAND_WIDE: f32 = 0.16;
/// Width of "1:05:09" with the sign before it and the band after it, for digits one point high.
const DIGITS_WIDE: f32 = SIGN_WIDE + DIGIT_WIDE * 7.0 + BAND_WIDE;
/// The margin to the left of the digits and the words, in points.
const LEFT: f32 = 12.0;
/// The margins of a clock and of its band together, in points.
pub(crate) const MARGINS: f32 = LEFT + 16.0;
/// The room above and below the digits with them, for digits one point high.
pub(crate) const DIGITS_HIGH: f32 = 1.15;
/// The least size of a name, as a part of its usual one.
const LEAST_NAME: f32 = 0.75;
/// The least digits of a clock, in points.
const LEAST_DIGITS: f32 = 4.0;
/// The words of a clock, as a part of the text around it.
const SMALL: f32 = 0.85;
/// The part of the wanted digits below which two clocks stand one above the other.
const STACKED: f32 = 0.7;
/// The room that both then take at least, in heights of one line of them.
const STACKED_ROOM: f32 = 1.5;
/// The margins above and below the content of a clock together, in points.
const AROUND: f32 = 14.0;
/// The most of a low clock's height that its name and its margins take.
const LOW_WORDS: f32 = 0.27;
const LOW_AROUND: f32 = 0.08;
/// The distance between lines of words, in units of their size.
const LINE: f32 = 1.25;

/// Draws both clocks side by side, that of the screen's side on the left. `digits` is their size in points.
///
/// The accessible text is the display's words, which change once a minute; the digits are paint.
pub fn clocks(ui: &mut egui::Ui, base: Id, screen: &Screen, digits: f32, now_ms: u64) {
    let (view, first) = (&screen.clocks, screen.side);
    let Some(sides) = &view.sides else {
        ui.label(&view.label);
        return;
    };
    let gap = ui.spacing().item_spacing.x;
    let half = (ui.available_width() - gap) / 2.0 - 1.0;
    let fits = |width: f32| ((width - MARGINS) / DIGITS_WIDE).max(8.0);
    let (width, digits) = if fits(half) >= digits * 0.7 {
        (half, digits.min(fits(half)))
    } else {
        (ui.available_width(), digits.min(fits(ui.available_width())))
    };
    // The line for warnings keeps its room: nothing jumps when time runs low.
    let has_periods = sides
        .iter()
        .any(|clock| clock.lines(now_ms).get(1).is_some_and(|line| !line.is_empty()));
    let rows = if has_periods { 3 } else { 2 };
    ui.horizontal_wrapped(|ui| {
        for side in [first, first.other()] {
            let clock = sides.get(side);
            one(
                ui,
                base.with(("clock", side.is_white())),
                clock,
                Vec2::new(width, digits),
                rows,
                now_ms,
            );
        }
    });
    repaint_when_it_changes(ui, sides, now_ms);
}

/// Asks for a new frame at the moment when the digits change, and not before.
pub(crate) fn repaint_when_it_changes(ui: &egui::Ui, sides: &ByColor<ClockView>, now_ms: u64) {
    let next = sides.iter().filter_map(|clock| clock.next_change_ms(now_ms)).min();
    if let Some(ms) = next {
        ui.ctx().request_repaint_after(Duration::from_millis(ms));
    }
}

/// The height of that many lines of words of that size, with the margins of the clock.
pub(crate) fn words_high(small: f32, rows: usize) -> f32 {
    std::iter::repeat_n(small * LINE, rows).sum::<f32>() + AROUND
}

fn one(ui: &mut egui::Ui, id: Id, view: &ClockView, size: Vec2, rows: usize, now_ms: u64) {
    let digits = size.y;
    let small = (digits * 0.42).max(theme::sizes(ui.ctx()).body * 0.85);
    let high = digits * DIGITS_HIGH + words_high(small, rows + 1);
    let rect = ui.allocate_space(Vec2::new(size.x, high)).1;
    let sizes = ClockSizes {
        digits,
        small,
        margins: 1.0,
        is_centred: false,
    };
    face(ui, id, view, rect, sizes, now_ms);
}

/// The sizes of a clock's digits and words, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ClockSizes {
    /// The digits.
    pub(crate) digits: f32,
    /// The words.
    pub(crate) small: f32,
    /// The margins, as a part of the usual ones.
    pub(crate) margins: f32,
    /// True if digits and words are in the middle of their room; else they begin at the left.
    pub(crate) is_centred: bool,
}

/// The width of the longer clock's digits with the sign before them and the band after them, for digits one point high.
pub(crate) fn digits_wide(sides: &ByColor<ClockView>, now_ms: u64) -> f32 {
    let count = |clock: &ClockView| clock_digits(clock.left_at(now_ms)).chars().count();
    let longest = sides.iter().map(count).max().unwrap_or_default();
    (0..longest).fold(SIGN_WIDE + BAND_WIDE, |wide, _| wide + DIGIT_WIDE)
}

/// Draws both clocks, the player and the time left, with digits of at most that size.
pub fn line(ui: &mut egui::Ui, base: Id, screen: &Screen, digits: f32, now_ms: u64) {
    let high = line_high(ui, screen, digits, ui.available_height(), now_ms);
    let rect = ui.allocate_space(Vec2::new(ui.available_width(), high)).1;
    within(ui, base, screen, rect, digits, now_ms);
}

/// The height of both clocks with digits of at most that size, within `room` points: in one line, or one above the other where the digits
/// get larger by it.
pub fn line_high(ui: &egui::Ui, screen: &Screen, digits: f32, room: f32, now_ms: u64) -> f32 {
    let Some(sides) = &screen.clocks.sides else { return 0.0 };
    let words = words_high(TextStyle::Body.resolve(ui.style()).size * SMALL, 1);
    let gap = ui.spacing().item_spacing;
    let fits = |width: f32| {
        digits
            .min((width - MARGINS) / digits_wide(sides, now_ms))
            .max(LEAST_DIGITS)
    };
    let beside = fits((ui.available_width() - gap.x) / 2.0);
    let stacked = (fits(ui.available_width()) * DIGITS_HIGH + words) * 2.0 + gap.y;
    let row = beside * DIGITS_HIGH + words;
    let is_stacked = beside < digits * STACKED && room > row * STACKED_ROOM;
    (if is_stacked { stacked } else { row }).min(room).round_ui()
}

/// Draws both clocks within that rectangle, with digits of at most that size.
pub(crate) fn within(ui: &egui::Ui, base: Id, screen: &Screen, rect: Rect, most: f32, now_ms: u64) {
    let Some(sides) = &screen.clocks.sides else { return };
    let wide = digits_wide(sides, now_ms);
    let words = TextStyle::Body.resolve(ui.style()).size * SMALL;
    // A low clock has a smaller name and less around it, so that its digits stay large.
    let sizes_in = |size: Vec2| {
        let small = words.min(size.y * LOW_WORDS);
        let margins = (size.y * LOW_AROUND / AROUND).min(1.0);
        let high = (size.y - small * LINE - AROUND * margins) / DIGITS_HIGH;
        ClockSizes {
            digits: most.min((size.x - MARGINS * margins) / wide).min(high),
            small,
            margins,
            is_centred: false,
        }
    };
    let rect = rect.round_ui();
    let halves = halves(rect, ui.spacing().item_spacing.x, |size| sizes_in(size).digits);
    for (side, rect) in [screen.side, screen.side.other()].into_iter().zip(halves) {
        let mut sizes = sizes_in(rect.size());
        sizes.digits = sizes.digits.max(LEAST_DIGITS);
        face(
            ui,
            base.with(("clock", side.is_white())),
            sides.get(side),
            rect,
            sizes,
            now_ms,
        );
    }
    repaint_when_it_changes(ui, sides, now_ms);
}

/// The rooms for the two clocks, side by side or one above the other, whichever lets the digits be larger.
pub(crate) fn halves(room: Rect, gap: f32, digits: impl Fn(Vec2) -> f32) -> [Rect; 2] {
    let beside = Vec2::new((room.width() - gap) / 2.0, room.height());
    let high = Vec2::new(room.width(), (room.height() - gap) / 2.0);
    let (size, step) = if digits(beside) >= digits(high) {
        (beside, Vec2::new(beside.x + gap, 0.0))
    } else {
        (high, Vec2::new(0.0, high.y + gap))
    };
    let at = |corner: Pos2| Rect::from_min_size(corner, size).round_ui();
    [at(room.min), at(room.min + step)]
}

/// Draws one clock in that rectangle.
pub(crate) fn face(ui: &egui::Ui, id: Id, view: &ClockView, rect: egui::Rect, sizes: ClockSizes, now_ms: u64) {
    let ClockSizes {
        digits,
        small,
        margins,
        is_centred,
    } = sizes;
    // A room without any height, as behind a page that was closed in this frame, has letters without a size.
    let (digits, small) = (digits.max(LEAST_DIGITS), small.max(LEAST_DIGITS));
    let palette = theme::palette(ui.ctx());
    // The running clock is filled to its edge: a frame around it would be one within another.
    let (fill, ink, edge) = if view.running {
        (palette.chosen, palette.on_chosen, palette.chosen)
    } else {
        (palette.field, palette.text, palette.frame)
    };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 6, fill);
    painter.rect_stroke(rect, 6, Stroke::new(theme::FRAME, edge), StrokeKind::Inside);
    if view.is_low(now_ms) {
        hatch(&painter, rect.shrink(8.0 * margins), digits * BAND_WIDE, ink);
    }
    let font = |size| FontId::new(size, FontFamily::Proportional);
    let text = clock_digits(view.left_at(now_ms));
    let lines = view.lines(now_ms);
    let (mut left, mut top) = (rect.left() + LEFT * margins, rect.top() + AROUND * 0.5 * margins);
    if is_centred {
        let wide = digits * text.chars().fold(SIGN_WIDE, |wide, _| wide + DIGIT_WIDE);
        let rows = lines.iter().filter(|line| !line.is_empty()).count() + 1;
        let high = digits * DIGITS_HIGH + words_high(small, rows);
        left += ((rect.width() - MARGINS - wide - digits * BAND_WIDE) / 2.0).max(0.0);
        top += ((rect.height() - high) / 2.0).max(0.0);
    }
    let words = |top: f32, text: &str| {
        let room = (rect.right() - 8.0 * margins - left).max(8.0);
        let wide = painter.layout_no_wrap(text.to_owned(), font(small), ink).size().x;
        // A long name gets smaller letters, as long as they can be read; then it is cut.
        let size = small * (room / wide).clamp(LEAST_NAME, 1.0);
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font(size), ink);
        job.wrap = TextWrapping::truncate_at_width(room);
        painter.galley(Pos2::new(left, top), painter.layout_job(job), ink);
    };
    words(top, &view.label);
    top += small * LINE;
    let middle = top + digits * 0.58;
    sign(
        &painter,
        Pos2::new(left + digits * 0.28, middle),
        digits * 0.28,
        view,
        ink,
    );
    painter.text(
        Pos2::new(left + digits * 0.8, middle),
        Align2::LEFT_CENTER,
        text,
        FontId::new(digits, FontFamily::Monospace),
        ink,
    );
    top += digits * DIGITS_HIGH;
    for line in lines.iter().filter(|line| !line.is_empty()) {
        if top + small > rect.bottom() {
            break;
        }
        words(top, line);
        top += small * LINE;
    }
    ui.interact(rect, id, Sense::hover());
    let words = view.spoken(now_ms);
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(accesskit::Role::Label);
        node.set_value(words);
        node.set_bounds(bounds(rect));
    });
}

/// Marks low time without colour: a band of slanting strokes down the right edge, like the flag that a hand lifts.
fn hatch(painter: &egui::Painter, room: egui::Rect, width: f32, ink: egui::Color32) {
    let band = room.with_min_x(room.right() - width);
    let painter = painter.with_clip_rect(band.intersect(painter.clip_rect()));
    let mut top = band.top() - width;
    while top < band.bottom() {
        let stroke = Stroke::new(width * 0.3, ink);
        painter.line_segment(
            [Pos2::new(band.left(), top + width), Pos2::new(band.right(), top)],
            stroke,
        );
        top += width * 0.8;
    }
}

/// Draws the sign of a clock: a triangle for running, two bars for stopped, a cross for fallen.
fn sign(painter: &egui::Painter, at: Pos2, size: f32, view: &ClockView, ink: egui::Color32) {
    let thick = Stroke::new(size * 0.42, ink);
    let vec2 = egui::vec2;
    if view.fallen.is_some() {
        painter.line_segment([at - vec2(size, size), at + vec2(size, size)], thick);
        painter.line_segment([at + vec2(-size, size), at + vec2(size, -size)], thick);
    } else if view.running {
        let points = vec![
            at + vec2(-size * 0.8, -size),
            at + vec2(size, 0.0),
            at + vec2(-size * 0.8, size),
        ];
        painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
    } else {
        for x in [-size * 0.5, size * 0.5] {
            painter.line_segment([at + vec2(x, -size), at + vec2(x, size)], thick);
        }
    }
}
