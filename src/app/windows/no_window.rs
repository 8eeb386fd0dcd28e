//! The error of windows that could not be opened.

/// The windows could not be opened: there is no display, or it cannot draw.
#[derive(Debug)]
pub struct NoWindow(pub String);
