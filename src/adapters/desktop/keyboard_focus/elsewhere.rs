//! Where no window is X11's: nothing can be said, and a window that takes no keys hands the keyboard back.

use winit::window::Window;

/// Says nothing.
pub(super) struct KeyboardFocus;

#[allow(clippy::unused_self, reason = "the same calls as on X11")]
impl KeyboardFocus {
    /// There is nobody to ask.
    pub(super) fn of(_: &Window) -> Self {
        Self
    }

    /// A window may take the keyboard by being opened; it hands it back.
    pub(super) fn opens_without(&self, _: &Window) {}

    /// A window that may not have the keyboard hands it back.
    pub(super) fn may_be_given(&self, _: &Window, _: bool) {}
}
