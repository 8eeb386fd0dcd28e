//! The words typed after a command, read as requests.

pub(crate) mod arbiter_panel;
pub(crate) mod boards;
pub(crate) mod clock_form;
#[cfg(feature = "home")]
pub(crate) mod duplex;
#[cfg(feature = "home")]
pub(crate) mod engine;
pub(crate) mod files;
#[cfg(any(feature = "hall", feature = "home"))]
pub(crate) mod joining;
#[cfg(feature = "home")]
pub(crate) mod lichess;
pub(crate) mod proposals;
pub(crate) mod recorder;
#[cfg(feature = "home")]
pub(crate) mod review;
pub(crate) mod sheet;
pub(crate) mod signing;
pub(crate) mod text;
pub(crate) mod words;
