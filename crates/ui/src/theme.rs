//! Every colour and size of the screens. A colour never carries a meaning alone; each has a shape or a word with it.

#![allow(
    clippy::disallowed_methods,
    reason = "this is where colours come from, and where their contrast is checked"
)]

mod fonts;
mod palettes;

use egui::emath::GuiRounding as _;
use egui::style::ScrollAnimation;
use egui::{
    self, Color32, CornerRadius, FontFamily, FontId, Id, Margin, Rect, Stroke, TextStyle, Theme as EguiTheme,
    ThemePreference, Vec2, ViewportId, Visuals, pos2, vec2,
};

pub use fonts::{bold, strong};
pub use palettes::{ALL, Palette};

use settings::{Coordinates, LookSettings, Pieces, Settings, Theme};

/// The least side of a square, in points.
pub const LEAST_SQUARE: f32 = 28.0;
/// The largest side of a board, in points: before a window has a size egui takes it to be 10,000 wide.
pub const LARGEST_BOARD: f32 = 2160.0;
/// The grid of all sizes, in points.
const GRID: f32 = 8.0;
/// The space between panes, and between a window's edge and its content, in points.
pub const GAP: f32 = GRID;
/// The least height of controls, in points.
pub const PRESSED: f32 = GRID * 5.0;
/// The height of the button of the next action, in pixels.
const NEXT_ACT: f32 = GRID * 8.0;
/// The space between a frame and its content, in points.
const INSIDE: i8 = 8;
/// The radius of the corners of frames, fields and buttons, in points.
pub const CORNER: u8 = 6;
/// The width of frames, in points.
pub const FRAME: f32 = 1.5;
/// The width of the focus frame, in points.
pub const FOCUS_FRAME: f32 = 3.0;
/// Keys on buttons, and words on clocks, in points.
const SMALL: f32 = 17.0;
/// Text of lists and buttons, in points.
const BODY: f32 = 20.0;
/// The move line and the task, in points.
const LARGE: f32 = 26.0;
/// Text read from afar: the last announcement, the digits of a clock; in points.
const DISPLAY: f32 = 48.0;
/// The least height of a part that scrolls, in points.
pub const LEAST_SCROLLED: f32 = 8.0;
/// The height in points of a window's content in half of a usual screen, the most by which parts grow in a larger one, and the part of its
/// wanted room from which one is ample.
const USUAL_HEIGHT: f32 = 1000.0;
const MOST_GROWN: f32 = 2.0;
const AMPLE: f32 = 1.5;
/// The least width of the parts next to a board, in points.
const LEAST_NEXT_TO: f32 = 220.0;

/// The colours of the board, the same in every theme but those of high contrast: they were chosen for the pieces' outlines.
pub mod board {
    use super::{Color32, Theme, look};
    use display::review::MarkColor;

    /// The colours of squares, and of the last move on them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct SquareColours {
        /// A light square.
        pub light: Color32,
        /// A dark square.
        pub dark: Color32,
        /// The arrow of the last move; it has a light rim.
        pub last_move: Color32,
    }

    /// The colours in most themes.
    pub const USUAL: SquareColours = SquareColours {
        light: LIGHT_SQUARE,
        dark: DARK_SQUARE,
        last_move: LAST_MOVE,
    };
    /// The colours in a theme of high contrast: the last move stands out seven times on both squares.
    pub const HIGH_CONTRAST: SquareColours = SquareColours {
        light: Color32::WHITE,
        dark: Color32::from_rgb(0xa9, 0xb6, 0xc3),
        last_move: INK,
    };

    /// The colours in the present theme.
    pub fn squares(ctx: &egui::Context) -> SquareColours {
        match look(ctx).theme {
            Theme::BlackOnWhite | Theme::WhiteOnBlack | Theme::YellowOnBlack => HIGH_CONTRAST,
            Theme::System | Theme::Light | Theme::Dark => USUAL,
        }
    }

    /// A light square.
    pub const LIGHT_SQUARE: Color32 = Color32::from_rgb(0xef, 0xe6, 0xd2);
    /// A dark square.
    pub const DARK_SQUARE: Color32 = Color32::from_rgb(0x7d, 0x93, 0xa8);
    /// The colour of the pieces' outlines: white pieces dark, black pieces light within dark.
    pub const INK: Color32 = Color32::from_rgb(0x10, 0x10, 0x10);
    /// The light half of the cursor's double frame.
    pub const CURSOR_LIGHT: Color32 = Color32::WHITE;
    /// The arrow of the last move; it has a light rim.
    pub const LAST_MOVE: Color32 = Color32::from_rgb(0x00, 0x3e, 0x73);

    /// The colour of a mark and of its rim: one of the two stands out on each square.
    pub const fn mark(color: MarkColor) -> (Color32, Color32) {
        match color {
            MarkColor::Green => (Color32::from_rgb(0x00, 0x55, 0x1c), CURSOR_LIGHT),
            MarkColor::Red => (Color32::from_rgb(0x86, 0x0c, 0x12), CURSOR_LIGHT),
            MarkColor::Yellow => (Color32::from_rgb(0xff, 0xd4, 0x00), INK),
            MarkColor::Blue => (Color32::from_rgb(0x10, 0x28, 0x9c), CURSOR_LIGHT),
        }
    }
}

/// The palette of the present theme.
pub fn palette(ctx: &egui::Context) -> &'static Palette {
    palettes::of(look(ctx).theme, ctx.theme())
}

/// Sets the default colours, sizes and fonts. Called once at the start.
pub fn install(ctx: &egui::Context) {
    ctx.options_mut(|options| options.zoom_with_keyboard = false); // it is a setting, with keys of the catalogue
    fonts::install(ctx);
    apply(ctx, &Settings::default());
}

fn set(style: &mut egui::Style, theme: EguiTheme, palette: &Palette) {
    let proportional = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Small, proportional(SMALL)),
        (TextStyle::Body, proportional(BODY)),
        (TextStyle::Button, proportional(BODY)),
        (TextStyle::Heading, proportional(LARGE)),
        (TextStyle::Monospace, FontId::new(BODY, FontFamily::Monospace)),
    ]
    .into();
    style.spacing.item_spacing = vec2(GRID, GRID);
    style.spacing.button_padding = vec2(GRID * 1.5, GRID * 0.75);
    style.spacing.interact_size.y = PRESSED;
    // Scrolling is immediate: nothing moves by itself.
    style.animation_time = 0.0;
    style.scroll_animation = ScrollAnimation::none();
    style.visuals = match theme {
        EguiTheme::Light => Visuals::light(),
        EguiTheme::Dark => Visuals::dark(),
    };
    // Shows a tester no frames and words of egui's own.
    #[cfg(debug_assertions)]
    {
        style.debug.show_unaligned = false;
    }
    let visuals = &mut style.visuals;
    // A caret that does not blink is easier to find, and a window at rest draws nothing.
    visuals.text_cursor.blink = false;
    visuals.override_text_color = None;
    visuals.panel_fill = palette.ground;
    visuals.window_fill = palette.ground;
    visuals.window_stroke = Stroke::new(3.0, palette.frame);
    visuals.extreme_bg_color = palette.field;
    visuals.text_edit_bg_color = Some(palette.field);
    visuals.selection.bg_fill = palette.selection;
    visuals.selection.stroke = Stroke::new(FOCUS_FRAME, palette.focus);
    visuals.weak_text_color = Some(palette.hint);
    let widgets = &mut visuals.widgets;
    for (state, width) in [
        (&mut widgets.noninteractive, FRAME),
        (&mut widgets.inactive, FRAME),
        (&mut widgets.hovered, 2.5),
        (&mut widgets.active, FOCUS_FRAME),
        (&mut widgets.open, 2.0),
    ] {
        state.bg_fill = palette.button;
        state.weak_bg_fill = palette.button;
        state.bg_stroke = Stroke::new(width, palette.frame);
        state.fg_stroke = Stroke::new(2.0, palette.text);
        state.corner_radius = CornerRadius::same(CORNER);
        state.expansion = 0.0;
    }
    visuals.window_corner_radius = CornerRadius::same(CORNER);
}

/// A frame around a pane.
pub fn pane(palette: &Palette) -> egui::Frame {
    egui::Frame::new()
        .stroke(Stroke::new(FRAME, palette.frame))
        .corner_radius(CornerRadius::same(CORNER))
        .inner_margin(Margin::same(INSIDE))
}

/// The look of a window. Colours, pieces and coordinates are the same in all of them; sizes are those of its user.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WindowLook {
    /// The zoom factor.
    pub zoom: f32,
    /// The colours.
    pub theme: Theme,
    /// The part of its room that a board takes.
    pub board: f32,
    /// The factor of the text size.
    pub text: f32,
    /// The factor of the clocks' digits.
    pub clock: f32,
    /// The drawing of pieces.
    pub pieces: Pieces,
    /// The coordinates around a board.
    pub coordinates: Coordinates,
    /// True if the board fills the window.
    pub board_alone: bool,
}

impl Default for WindowLook {
    fn default() -> Self {
        Self::from(&Settings::default())
    }
}

impl From<&Settings> for WindowLook {
    fn from(settings: &Settings) -> Self {
        let part = |percent: u16| f32::from(percent) / 100.0;
        let look = settings.look;
        Self {
            zoom: part(look.zoom_percent),
            theme: look.theme,
            board: part(look.board_percent),
            text: part(look.text_percent),
            clock: part(look.clock_percent),
            pieces: look.pieces,
            coordinates: look.coordinates,
            board_alone: look.board_alone,
        }
    }
}

fn look_id(window: ViewportId) -> Id {
    Id::unique(("look", window))
}

/// The look of this window.
pub fn look(ctx: &egui::Context) -> WindowLook {
    look_of(ctx, ctx.viewport_id())
}

fn look_of(ctx: &egui::Context, window: ViewportId) -> WindowLook {
    ctx.data(|data| data.get_temp(look_id(window)).or_else(|| data.get_temp(common_id())))
        .unwrap_or_default()
}

/// The zoom factor of that window. The opener of the window must give it its input in points of that size: egui has one zoom
/// for all its windows, while a zoom is one person's.
pub fn zoom_of(ctx: &egui::Context, window: ViewportId) -> f32 {
    look_of(ctx, window).zoom
}

/// The zoom factor of this window.
pub fn zoom(ctx: &egui::Context) -> f32 {
    look(ctx).zoom
}

/// The key of the look for windows without one of their own.
fn common_id() -> Id {
    Id::unique("common look")
}

/// Gives this window the sizes of its user, from its next frame on.
pub fn wear(ctx: &egui::Context, sizes: &LookSettings) {
    let window = ctx.viewport_id();
    let part = |percent: u16| f32::from(percent) / 100.0;
    let worn = look_of(ctx, window);
    let common = ctx
        .data(|data| data.get_temp::<WindowLook>(common_id()))
        .unwrap_or_default();
    let look = WindowLook {
        zoom: part(sizes.zoom_percent),
        board: part(sizes.board_percent),
        text: part(sizes.text_percent),
        clock: part(sizes.clock_percent),
        ..common
    };
    ctx.data_mut(|data| data.insert_temp(look_id(window), look));
    if worn != look {
        ctx.request_repaint();
    }
}

/// Makes everything in this window larger or smaller by one step, until the settings are read again.
pub fn step_zoom(ctx: &egui::Context, is_larger: bool) {
    const STEP: f32 = 0.25;
    let mut look = look(ctx);
    look.zoom = (look.zoom + if is_larger { STEP } else { -STEP }).clamp(1.0, 4.0);
    let window = ctx.viewport_id();
    ctx.data_mut(|data| data.insert_temp(look_id(window), look));
    ctx.request_repaint();
}

/// Gives every window the colours of these settings, and the root window their sizes.
pub fn apply(ctx: &egui::Context, settings: &Settings) {
    let look = WindowLook::from(settings);
    let usual = WindowLook::default();
    let common = WindowLook {
        zoom: usual.zoom,
        board: usual.board,
        text: usual.text,
        clock: usual.clock,
        ..look
    };
    ctx.data_mut(|data| {
        data.insert_temp(look_id(ViewportId::ROOT), look);
        data.insert_temp(common_id(), common);
    });
    ctx.set_theme(match look.theme {
        Theme::System => ThemePreference::System,
        Theme::Light | Theme::BlackOnWhite => ThemePreference::Light,
        Theme::Dark | Theme::WhiteOnBlack | Theme::YellowOnBlack => ThemePreference::Dark,
    });
    for theme in [EguiTheme::Light, EguiTheme::Dark] {
        ctx.style_mut_of(theme, |style| {
            set(style, theme, palettes::of(look.theme, theme));
        });
    }
}

/// Sizes of letters in a window, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// Text of lists and buttons.
    pub body: f32,
    /// The move line and the task.
    pub large: f32,
    /// The digits of a clock.
    pub clock: f32,
    /// The last announcement on the sighted player's screen.
    pub banner: f32,
}

/// The sizes for the present window: as large as chosen, but so that the longest words still fit across it.
pub fn sizes(ctx: &egui::Context) -> Sizes {
    let look = look(ctx);
    let width = ctx.content_rect().width();
    // Letters of body text are half as wide as high; a word of two dozen must fit next to frames and margins.
    let fits = |size: f32, letters: f32| (size * look.text).min(width / letters).max(size.min(BODY));
    Sizes {
        body: fits(BODY, 13.5),
        large: fits(LARGE, 12.0),
        clock: DISPLAY * look.clock,
        banner: fits(DISPLAY, 7.5),
    }
}

/// Gives text in this window its size. Called once a frame, before anything is drawn.
pub fn set_text_sizes(ui: &mut egui::Ui) {
    let body = sizes(ui.ctx()).body;
    let large = sizes(ui.ctx()).large;
    let is_so = |own: &egui::Style| {
        own.text_styles
            .get(&TextStyle::Body)
            .is_some_and(|font| (font.size - body).abs() < 0.01)
    };
    if is_so(ui.style()) {
        return;
    }
    let styles = &mut ui.style_mut().text_styles;
    for (style, size) in [
        (TextStyle::Small, body * SMALL / BODY),
        (TextStyle::Body, body),
        (TextStyle::Button, body),
        (TextStyle::Heading, large),
        (TextStyle::Monospace, body),
    ] {
        let family = styles.get(&style).map(|font| font.family.clone()).unwrap_or_default();
        styles.insert(style, FontId::new(size, family));
    }
}

/// Makes text, buttons and gaps smaller where a room has less than `wanted` points for them: what must be in sight is whole. The part
/// is that of the room, not of its content, so that nothing changes its size or its place while a game goes on.
pub fn shrink(ui: &mut egui::Ui, room: Vec2, wanted: Vec2) {
    let part = (room.x / wanted.x)
        .min(room.y / wanted.y)
        .clamp(least_part(ui.ctx()), 1.0);
    let pixels = PRESSED / zoom(ui.ctx()).max(1.0);
    let style = ui.style_mut();
    for font in style.text_styles.values_mut() {
        font.size *= part;
    }
    let spacing = &mut style.spacing;
    spacing.interact_size.x *= part;
    spacing.interact_size.y = (spacing.interact_size.y * part).max(pixels).round_ui();
    spacing.button_padding = (spacing.button_padding * part).round_ui();
    spacing.item_spacing = (spacing.item_spacing * part).round_ui();
}

/// Makes text, buttons and gaps larger in a room that has much more than `wanted` points: on a large screen they are read from the same
/// distance as on another.
pub fn grow(ui: &mut egui::Ui, room: Vec2, wanted: Vec2) {
    let part = ((room.x / wanted.x).min(room.y / wanted.y) / AMPLE).clamp(1.0, MOST_GROWN);
    let style = ui.style_mut();
    for font in style.text_styles.values_mut() {
        font.size *= part;
    }
    let spacing = &mut style.spacing;
    spacing.interact_size = (spacing.interact_size * part).round_ui();
    spacing.button_padding = (spacing.button_padding * part).round_ui();
    spacing.item_spacing = (spacing.item_spacing * part).round_ui();
}

/// The least part of their size that text and buttons keep in a small room: with the zoom at which it is small they are still large.
pub fn least_part(ctx: &egui::Context) -> f32 {
    (0.8 / zoom(ctx)).clamp(0.35, 1.0)
}

/// The part of a window's shorter side that the squares of a board take at least.
const BOARD: f32 = 0.6;
/// The same at a zoom above 200 % on a screen no larger than 800 by 600.
const BOARD_OF_FEW: f32 = 0.45;
/// The pixels of the shorter side of such a screen.
const FEW: f32 = 600.0;
/// The part of a board's side that the coordinates take, and the same with the names of D.2.1.
const COORDINATES: f32 = 0.045;
const COORDINATES_OF_NAMES: f32 = 0.095;

/// The part of a board's side that its squares take: the rest is for the coordinates.
pub(crate) fn squares_part(ctx: &egui::Context) -> f32 {
    match look(ctx).coordinates {
        Coordinates::Letters => 1.0 - COORDINATES,
        Coordinates::Names | Coordinates::Both => 1.0 - COORDINATES_OF_NAMES,
    }
}

/// The place of a board and of the parts with it in a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPlace {
    /// The side of the board.
    pub size: f32,
    /// The room for the other parts.
    pub rest: Rect,
    /// The room next to a board that has the rest below it.
    pub corner: Rect,
}

impl BoardPlace {
    /// True if the rest is below the board.
    pub fn is_below(&self) -> bool {
        self.corner.top() < self.rest.top()
    }
}

/// The least side of a board with its coordinates in this window, in points.
pub fn board_part(ctx: &egui::Context) -> f32 {
    let zoom = zoom(ctx);
    let window = ctx.content_rect().size().min_elem();
    let is_of_few = zoom > 2.0 && window * zoom <= FEW;
    window * if is_of_few { BOARD_OF_FEW } else { BOARD } / squares_part(ctx)
}

/// The place of a board in that room, with the rest next to it or below it, whichever lets the board be larger; below it if the rest
/// would be too narrow. The board is in sight whatever is scrolled, and takes all the room there is besides a panel of `panel`
/// points, and never less than its part of the window.
pub fn next_to_board(ctx: &egui::Context, room: Rect, panel: Vec2) -> BoardPlace {
    let look = look(ctx);
    let mut panel = panel * look.text.clamp(1.0, 1.5);
    // In a window larger than half of a usual screen the parts below the board grow with it.
    panel.y *= (room.height() / USUAL_HEIGHT).clamp(1.0, MOST_GROWN);
    let least = board_part(ctx);
    let across = room.width() - GAP;
    let beside = room.height().min((across - panel.x).max(least.min(across)));
    let above = room
        .width()
        .min((room.height() - GAP - panel.y).max(least.min(room.height())));
    let is_beside = across - beside >= LEAST_NEXT_TO && beside >= above;
    let most = if is_beside { beside } else { above }.min(LARGEST_BOARD);
    let size = (most * look.board).max(least_board(ctx).min(most)).floor();
    let corner = room.with_min_x(room.left() + size + GAP);
    let below = pos2(room.left(), room.top() + size + GAP);
    let rest = if is_beside {
        corner
    } else {
        Rect::from_min_max(below, room.max)
    };
    BoardPlace {
        size,
        rest,
        corner: corner.with_max_y(corner.top() + size),
    }
}

/// The height of the button of the next action, in points: 64 pixels, and high enough for a line of text: the usual one
/// where there are `room` points for it, or that of a small room.
pub fn next_act_high(ui: &egui::Ui, room: f32) -> f32 {
    let pixels = NEXT_ACT / zoom(ui.ctx()).max(1.0);
    let least = pixels.max(ui.spacing().interact_size.y);
    room.clamp(least, pixels.max(PRESSED).max(least))
}

/// The least side of a board, in points: with a larger zoom, a hand needs fewer points.
pub fn least_board(ctx: &egui::Context) -> f32 {
    8.0 * LEAST_SQUARE / zoom(ctx).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use display::review::MarkColor;

    /// Contrast of two colours (WCAG 2.2, relative luminance).
    fn contrast(a: Color32, b: Color32) -> f64 {
        let luminance = |colour: Color32| {
            let part = |byte: u8| {
                let value = f64::from(byte) / 255.0;
                if value <= 0.04045 {
                    value / 12.92
                } else {
                    ((value + 0.055) / 1.055).powf(2.4)
                }
            };
            0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
        };
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn text_stands_out_seven_times_on_every_ground() {
        for (_, palette) in ALL {
            let pairs = [
                (palette.text, palette.ground),
                (palette.text, palette.field),
                (palette.hint, palette.field),
                (palette.text, palette.button),
                (palette.on_chosen, palette.chosen),
                (palette.on_warning, palette.warning),
                (palette.focus, palette.selection),
            ];
            for (ink, ground) in pairs {
                assert!(
                    contrast(ink, ground) >= 7.0,
                    "{ink:?} on {ground:?}: {}",
                    contrast(ink, ground)
                );
            }
        }
    }

    #[test]
    fn frames_and_focus_stand_out_three_times_on_every_ground() {
        for (_, palette) in ALL {
            for frame in [palette.frame, palette.focus] {
                for ground in [palette.ground, palette.field, palette.button] {
                    assert!(contrast(frame, ground) >= 3.0, "{frame:?} on {ground:?}");
                }
            }
        }
    }

    #[test]
    fn pieces_cursor_and_arrow_have_contrast_three_on_both_squares() {
        for (colours, least) in [(board::USUAL, 3.0), (board::HIGH_CONTRAST, 7.0)] {
            for square in [colours.light, colours.dark] {
                let arrow = contrast(colours.last_move, square);
                assert!(arrow >= least, "{square:?}: {arrow}");
            }
        }
        for square in [board::LIGHT_SQUARE, board::DARK_SQUARE] {
            for color in [MarkColor::Green, MarkColor::Red, MarkColor::Yellow, MarkColor::Blue] {
                let (ink, rim) = board::mark(color);
                let stands_out = contrast(ink, square).max(contrast(rim, square));
                assert!(
                    stands_out >= 3.0 && contrast(ink, rim) >= 3.0,
                    "{color:?} on {square:?}"
                );
            }
            assert!(contrast(board::INK, square) >= 3.0, "{square:?}");
            let light_on_dark = contrast(board::CURSOR_LIGHT, board::INK);
            assert!(
                light_on_dark >= 3.0,
                "the double frame and the black pieces' double outline"
            );
        }
    }

    #[test]
    fn the_pieces_have_no_other_colours_than_these() {
        for (_, bytes) in crate::pieces::all() {
            let svg = String::from_utf8_lossy(bytes);
            for colour in svg.split('#').skip(1).map(|rest| &rest[..6]) {
                assert!(["ffffff", "101010"].contains(&colour), "{colour}");
            }
        }
    }
}
