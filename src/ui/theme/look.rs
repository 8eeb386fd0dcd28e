//! What the person's settings make of every window: colours and sizes.

use eframe::egui::{self, FontId, Id, TextStyle, Theme as EguiTheme, ThemePreference};

use crate::settings::{Coordinates, Pieces, Settings, Theme};

/// How the windows look. The same in all of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// The part of its room that a board takes.
    pub board: f32,
    /// How much larger text is than usual.
    pub text: f32,
    /// How much larger the digits of the clocks are.
    pub clock: f32,
    /// What stands for a piece.
    pub pieces: Pieces,
    /// What stands beside a board.
    pub coordinates: Coordinates,
    /// The board fills the window.
    pub board_alone: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self::from(&Settings::default())
    }
}

impl From<&Settings> for Look {
    fn from(settings: &Settings) -> Self {
        let part = |percent: u16| f32::from(percent) / 100.0;
        Self {
            theme: settings.theme,
            board: part(settings.board_percent),
            text: part(settings.text_percent),
            clock: part(settings.clock_percent),
            pieces: settings.pieces,
            coordinates: settings.coordinates,
            board_alone: settings.board_alone,
        }
    }
}

fn place() -> Id {
    Id::unique("look")
}

/// The look that is on.
pub fn look(ctx: &egui::Context) -> Look {
    ctx.data(|data| data.get_temp(place())).unwrap_or_default()
}

/// Gives every window the look of these settings.
pub fn wear(ctx: &egui::Context, settings: &Settings) {
    let look = Look::from(settings);
    ctx.data_mut(|data| data.insert_temp(place(), look));
    ctx.set_zoom_factor(f32::from(settings.zoom_percent) / 100.0);
    ctx.set_theme(match look.theme {
        Theme::System => ThemePreference::System,
        Theme::Light | Theme::BlackOnWhite => ThemePreference::Light,
        Theme::Dark | Theme::WhiteOnBlack | Theme::YellowOnBlack => ThemePreference::Dark,
    });
    for theme in [EguiTheme::Light, EguiTheme::Dark] {
        ctx.style_mut_of(theme, |style| {
            super::set(style, theme, super::palettes::of(look.theme, theme));
        });
    }
}

/// Sizes of letters in a window, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    /// Text of lists and buttons.
    pub body: f32,
    /// The move line and what is still to be done.
    pub large: f32,
    /// The digits of a clock.
    pub clock: f32,
    /// The last announcement on the sighted player's screen.
    pub banner: f32,
}

/// The sizes for the present window: as large as wished, and so that the longest words still fit across it.
pub fn sizes(ctx: &egui::Context) -> Sizes {
    let look = look(ctx);
    let width = ctx.content_rect().width();
    // Letters of body text are half as wide as high; a word of two dozen must fit beside frames and margins.
    let fits = |size: f32, letters: f32| (size * look.text).min(width / letters).max(size.min(super::BODY));
    Sizes {
        body: fits(super::BODY, 13.5),
        large: fits(super::LARGE, 12.0),
        clock: super::CLOCK * look.clock,
        banner: fits(super::BANNER, 7.5),
    }
}

/// Gives text in this window its size. Called once a frame, before anything is drawn.
pub fn dress(ui: &mut egui::Ui) {
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
        (TextStyle::Small, body * 0.85),
        (TextStyle::Body, body),
        (TextStyle::Button, body),
        (TextStyle::Heading, large),
        (TextStyle::Monospace, body),
    ] {
        let family = styles.get(&style).map(|font| font.family.clone()).unwrap_or_default();
        styles.insert(style, FontId::new(size, family));
    }
}

/// Side of a board below which it is not drawn, in points: the larger everything is, the fewer points a hand needs.
pub fn least_board(ctx: &egui::Context) -> f32 {
    8.0 * super::LEAST_SQUARE / ctx.zoom_factor().max(1.0)
}
