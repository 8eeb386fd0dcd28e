//! The colours of every theme.

#![allow(
    clippy::disallowed_methods,
    reason = "this is where colours come from, and where their contrast is checked"
)]

use egui::{Color32, Theme as EguiTheme};

use settings::Theme;

/// The colours of one theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// The background of windows.
    pub ground: Color32,
    /// The background of fields and lists.
    pub field: Color32,
    /// Text.
    pub text: Color32,
    /// The hint in an empty field.
    pub hint: Color32,
    /// Frames of fields, buttons and panes.
    pub frame: Color32,
    /// The background of buttons.
    pub button: Color32,
    /// The background of a chosen item or a running clock.
    pub chosen: Color32,
    /// Text on that background.
    pub on_chosen: Color32,
    /// The background of a warning.
    pub warning: Color32,
    /// Text on that background.
    pub on_warning: Color32,
    /// The focus frame.
    pub focus: Color32,
    /// The background of selected text.
    pub selection: Color32,
}

/// The palette on white.
pub(super) const LIGHT: Palette = Palette {
    ground: Color32::from_rgb(0xf4, 0xf4, 0xf1),
    field: Color32::WHITE,
    text: Color32::from_rgb(0x11, 0x11, 0x11),
    hint: Color32::from_rgb(0x55, 0x55, 0x55),
    frame: Color32::from_rgb(0x55, 0x5a, 0x60),
    button: Color32::from_rgb(0xe2, 0xe5, 0xe8),
    chosen: Color32::from_rgb(0x00, 0x3e, 0x73),
    on_chosen: Color32::WHITE,
    warning: Color32::from_rgb(0xff, 0xdd, 0x8a),
    on_warning: Color32::BLACK,
    focus: Color32::from_rgb(0x00, 0x3e, 0x8c),
    selection: Color32::from_rgb(0xd6, 0xe9, 0xfb),
};

/// The palette on black.
pub(super) const DARK: Palette = Palette {
    ground: Color32::from_rgb(0x10, 0x12, 0x14),
    field: Color32::BLACK,
    text: Color32::from_rgb(0xf4, 0xf4, 0xf4),
    hint: Color32::from_rgb(0xa8, 0xa8, 0xa8),
    frame: Color32::from_rgb(0xa8, 0xae, 0xb4),
    button: Color32::from_rgb(0x2c, 0x31, 0x36),
    chosen: Color32::from_rgb(0xff, 0xd5, 0x4a),
    on_chosen: Color32::BLACK,
    warning: Color32::from_rgb(0xff, 0xdd, 0x8a),
    on_warning: Color32::BLACK,
    focus: Color32::from_rgb(0x7c, 0xc8, 0xff),
    selection: Color32::from_rgb(0x0a, 0x2c, 0x4c),
};

const YELLOW: Color32 = Color32::from_rgb(0xff, 0xee, 0x00);

/// Black and white alone.
pub(super) const BLACK_ON_WHITE: Palette =
    two_colours(Color32::BLACK, Color32::WHITE, Color32::from_rgb(0xc8, 0xc8, 0xc8));
/// White and black alone.
pub(super) const WHITE_ON_BLACK: Palette =
    two_colours(Color32::WHITE, Color32::BLACK, Color32::from_rgb(0x3c, 0x3c, 0x3c));
/// Yellow on black.
pub(super) const YELLOW_ON_BLACK: Palette = two_colours(YELLOW, Color32::BLACK, Color32::from_rgb(0x3c, 0x3a, 0x00));

/// Ink on paper; chosen items and warnings have an ink background, and only selected text has a third colour.
const fn two_colours(ink: Color32, paper: Color32, selection: Color32) -> Palette {
    Palette {
        ground: paper,
        field: paper,
        text: ink,
        hint: ink,
        frame: ink,
        button: paper,
        chosen: ink,
        on_chosen: paper,
        warning: ink,
        on_warning: paper,
        focus: ink,
        selection,
    }
}

/// Every palette with its name, for tests.
pub const ALL: [(&str, Palette); 5] = [
    ("light", LIGHT),
    ("dark", DARK),
    ("black on white", BLACK_ON_WHITE),
    ("white on black", WHITE_ON_BLACK),
    ("yellow on black", YELLOW_ON_BLACK),
];

/// The palette of a theme; the system's is light or dark.
pub(super) fn of(theme: Theme, system: EguiTheme) -> &'static Palette {
    match theme {
        Theme::System => match system {
            EguiTheme::Light => &LIGHT,
            EguiTheme::Dark => &DARK,
        },
        Theme::Light => &LIGHT,
        Theme::Dark => &DARK,
        Theme::BlackOnWhite => &BLACK_ON_WHITE,
        Theme::WhiteOnBlack => &WHITE_ON_BLACK,
        Theme::YellowOnBlack => &YELLOW_ON_BLACK,
    }
}
