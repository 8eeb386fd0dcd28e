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
mod desk_pages;
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

use controls::cursor::Felt;
use controls::intent::Intent;

pub use widgets::move_line::{LineNews, set_reads_fields};
pub use window::{News, Part, Window};

/// How somebody has come to what has the focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Came {
    /// He has moved: what is being said is cut off.
    #[default]
    Himself,
    /// With a window that has just come: what is being said is said to its end first.
    WithWindow,
}

/// What came of a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reply {
    /// What the person wants, in order.
    pub intents: Vec<Intent>,
    /// What is to be told to this person alone: why a control does nothing now, the pane he has come to.
    pub tell: Vec<String>,
    /// The name of what he has moved to. A screen reader says it by itself; without one the own voice may.
    pub explored: Option<String>,
    /// How he has come there.
    pub came: Came,
    /// What the fingers feel on a board beside what stands there: its edge, a dark square.
    pub felt: Option<Felt>,
    /// What stands in the move line, if he has typed in it: nothing is said unasked meanwhile.
    pub typed: Option<String>,
    /// The mouse was used in a window the keyboard does not belong to: give the keyboard back to the root window.
    pub hand_back_keyboard: bool,
    /// The root window is to show the arbiter's desk, or the player's screen again.
    pub hand_over: bool,
    /// That window beside the root window is to be opened, or closed.
    pub beside: Option<Beside>,
}

/// A window beside the root window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// The arbiter's desk.
    Desk,
    /// The opponent's.
    Opponent,
}

/// Sets up what every window needs: pictures, colours, sizes, the order of keys. Called once.
pub fn install(ctx: &egui::Context) {
    pieces::install(ctx);
    theme::install(ctx);
    key_queue::KeyQueue::install(ctx);
}
