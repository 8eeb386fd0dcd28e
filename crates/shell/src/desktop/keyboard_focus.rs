//! Tells the window manager which windows may get the keyboard, on X11: winit has no call for it. Other systems cannot be
//! told, and a window that takes no keys hands the keyboard back.
//!
//! A window opens without the keyboard if its last use is declared as time zero (`_NET_WM_USER_TIME`, Extended Window
//! Manager Hints); and it is never given the keyboard, clicked or not, if its hints say that it takes no input
//! (Inter-Client Communication Conventions Manual, 4.1.7).

use winit::raw_window_handle::{HasWindowHandle as _, RawWindowHandle};
use winit::window::Window;
use x11rb::connection::Connection as _;
use x11rb::properties::WmHints;
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, PropMode};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

/// The connection to the window manager; none if the windows are not X11's.
pub(super) struct KeyboardFocus(Option<RustConnection>);

impl KeyboardFocus {
    /// Connects to the display if the window is one of X11's.
    pub(super) fn of(window: &Window) -> Self {
        let is_there = x11_id(window).is_some();
        Self(
            is_there
                .then(|| x11rb::connect(None).ok())
                .flatten()
                .map(|(connection, _)| connection),
        )
    }

    /// Keeps the window from taking the keyboard when it opens. Called before it is shown.
    pub(super) fn opens_without(&self, window: &Window) {
        let said = self.with(window, |x11, id| {
            let time = x11.intern_atom(false, b"_NET_WM_USER_TIME")?.reply()?.atom;
            x11.change_property32(PropMode::REPLACE, id, time, AtomEnum::CARDINAL, &[0])?
                .check()?;
            Ok(())
        });
        note(said);
    }

    /// Sets whether the window may be given the keyboard at all.
    pub(super) fn may_be_given(&self, window: &Window, may: bool) {
        let said = self.with(window, |x11, id| {
            let hints = WmHints::get(x11, id)?.reply()?;
            let hints = WmHints {
                input: Some(may),
                ..hints.unwrap_or_default()
            };
            hints.set(x11, id)?.check()?;
            Ok(())
        });
        note(said);
    }

    fn with(
        &self,
        window: &Window,
        say: impl FnOnce(&RustConnection, u32) -> Result<(), Box<dyn std::error::Error>>,
    ) -> Result<(), Box<dyn std::error::Error>> {
        match self.0.as_ref().zip(x11_id(window)) {
            Some((x11, id)) => {
                say(x11, id)?;
                Ok(x11.flush()?)
            }
            None => Ok(()),
        }
    }
}

/// Logs a failure. The keyboard is then handed back as on other systems.
fn note(said: Result<(), Box<dyn std::error::Error>>) {
    if let Err(failure) = said {
        log::warn!("the window manager cannot be told who has the keyboard: {failure}");
    }
}

fn x11_id(window: &Window) -> Option<u32> {
    let handle = window.window_handle().ok()?.as_raw();
    if let RawWindowHandle::Xlib(handle) = handle {
        return u32::try_from(handle.window).ok();
    }
    if let RawWindowHandle::Xcb(handle) = handle {
        return Some(handle.window.get());
    }
    None
}
