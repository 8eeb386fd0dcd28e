//! Windows: they draw a [`Screen`](display::Screen) and give back intents. They have no rules, texts or clocks of their own.
//!
//! [`Window::show`] draws one seat's screen in egui and answers with a [`Reply`]: what the person wants, in order. Everything drawn is also
//! a node of the accessibility tree, with its full name. [`hall`] draws the arbiter's desk over a hall, [`clock_window`] the clocks.
//!
//! ```
//! let ctx = egui::Context::default();
//! ui::install(&ctx);
//! let mut is_closed = false;
//! let mut output = ctx.run_ui(egui::RawInput::default(), |page| {
//!     is_closed = ui::sentence::show(page, "This game is locked.", "Close");
//! });
//! output.textures_delta.clear();
//! assert!(!is_closed);
//! ```
//!
//! **It never knows** the game, `laws`, `table`, a voice or the time (`now_ms` is an argument); of `hall` it may name `hall::screen`. It
//! runs in any egui shell: egui is named here, eframe and winit are not.
//!
//! **Way in:** [`Window`], [`Reply`], [`widgets`].

mod arbiter;
mod button_group;
mod clock_form;
pub mod clock_window;
mod files;
mod first_start;
pub mod focus;
mod global_keys;
pub mod hall;
pub mod key_queue;
pub mod keys;
mod lichess;
pub mod live_region;
mod more;
pub mod new_game;
mod new_game_sentence;
mod opponent;
mod pages;
mod panel_pages;
pub mod pieces;
mod player;
mod review;
pub mod sentence;
mod settings_page;
mod sheet;
mod silence;
pub mod theme;
pub mod widgets;
mod window;

use controls::cursor::FingerSensation;
use controls::intent::Intent;

pub use widgets::move_line::{LineNews, set_reads_fields};
pub use window::{FixedTarget, Window, WindowNews};

/// The way the person has come to the target with the focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FocusArrival {
    /// The person has moved: the present words are cut off.
    #[default]
    Himself,
    /// The target came with a new window: the present words are spoken to their end first.
    WithWindow,
}

/// The result of a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reply {
    /// The person's intents, in order.
    pub intents: Vec<Intent>,
    /// Sentences for this person alone: why a control has no effect now, the name of the pane moved to.
    pub tell: Vec<String>,
    /// The name of the target moved to. A screen reader says it by itself; without one the own voice may.
    pub explored: Option<String>,
    /// The way the person has come there.
    pub came: FocusArrival,
    /// The sound of a board besides the names of its squares: its edge, a dark square.
    pub felt: Option<FingerSensation>,
    /// The text of the move line, if the person has typed in it: no unrequested words are said meanwhile.
    pub typed: Option<String>,
    /// True if the mouse was used in a window the keyboard does not belong to: the keyboard is given back to the root
    /// window.
    pub hand_back_keyboard: bool,
    /// True if the root window is to switch between the arbiter's panel and the player's screen.
    pub hand_over: bool,
    /// The window to open or close next to the root window.
    pub beside: Option<ExtraWindow>,
}

/// A window next to the root window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtraWindow {
    /// The arbiter's panel.
    Desk,
    /// The opponent's.
    Opponent,
}

/// Sets up the needs of every window: pictures, colours, sizes, the order of keys. Called once.
pub fn install(ctx: &egui::Context) {
    pieces::install(ctx);
    theme::install(ctx);
    key_queue::KeyQueue::install(ctx);
}
