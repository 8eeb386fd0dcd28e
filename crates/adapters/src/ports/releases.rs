//! The check for a newer version of the program: the only request to the internet.

pub use table::input::UpdateResult;

/// Asks where the program's versions are released. Never blocks: the answer comes to the callback given when this was
/// created.
pub trait Releases: Send {
    /// True if this copy of the program knows where to ask.
    fn knows_where(&self) -> bool;
    /// Asks now. A call while an answer is under way shares that answer.
    fn look(&mut self);
    /// Asks, unless it has asked within a day.
    fn look_daily(&mut self);
}

/// A copy that knows nowhere to ask.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullReleases;

impl Releases for NullReleases {
    fn knows_where(&self) -> bool {
        false
    }

    fn look(&mut self) {}

    fn look_daily(&mut self) {}
}
