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

#[cfg(not(feature = "home"))]
mod absent;
mod arbiter;
mod banner;
mod board_typing;
mod button_group;
mod clock_form;
pub mod clock_window;
mod files;
mod first_start;
pub mod focus;
mod global_keys;
mod groups;
pub mod hall;
pub mod key_queue;
mod key_state;
pub mod keys;
#[cfg(feature = "home")]
mod lichess;
pub mod live_region;
mod more;
pub mod new_game;
mod new_game_sentence;
mod opponent;
mod page;
mod page_states;
mod pages;
mod panel_pages;
pub mod pieces;
mod player;
mod present_reader;
mod reply;
#[cfg(feature = "home")]
mod review;
pub mod sentence;
mod settings_page;
mod sheet;
#[cfg(feature = "home")]
mod tactics;
mod target;
pub mod theme;
pub mod widgets;
mod window;

#[cfg(not(feature = "home"))]
use absent::{lichess, review, tactics};
pub use present_reader::PresentReader;
pub use reply::{ExtraWindow, FocusArrival, Reply, RootChange};
pub use target::FixedTarget;
pub use widgets::move_line::LineNews;
pub use window::{Window, WindowNews};

/// Sets up the needs of every window: pictures, colours, sizes, the order of keys. Called once.
pub fn install(ctx: &egui::Context) {
    pieces::install(ctx);
    theme::install(ctx);
    key_queue::KeyQueue::install(ctx);
}
