//! In the place of `outside.rs` in a build for events: nothing is there, and nothing is asked.

use std::path::{Path, PathBuf};

use super::guest::WayToTable;
use super::joining::NotAdmitted;
use super::post::{Post, Posted};
use ::hall::desk::PairingNews;
use adapters::ports::link::NullLink;
use adapters::ports::profiles::Profiles;
use adapters::ports::releases::{NullReleases, Releases};
use adapters::ports::{NullPort, RequestPort};
use link::NetRequest;
use locale::{Locale, Messages};
use protocols::lichess::broadcast::{BroadcastNews, BroadcastRequest};
use table::Table;
use table::input::positions::OwnMistake;

/// No engine, and no file of many games.
pub fn nothing<Request>(_: Post) -> Box<dyn RequestPort<Request>> {
    Box::new(NullPort)
}

/// No positions to solve, and no lichess.
pub fn nothing_of<Data, Request>(_: Data, _: Post) -> Box<dyn RequestPort<Request>> {
    Box::new(NullPort)
}

pub use self::{nothing as collections, nothing as engines, nothing_of as lichess, nothing_of as positions};

/// No mistake is kept.
pub fn keep_mistakes(_: &mut dyn Profiles, _: &Messages, _: &str, _: &[OwnMistake]) -> String {
    String::new()
}

/// No newer version.
pub fn releases(_: Option<&Path>, _: Post) -> Box<dyn Releases> {
    Box::new(NullReleases)
}

/// Both sides are played at this computer.
pub fn seats(post: Post) -> Box<dyn RequestPort<NetRequest>> {
    Box::new(NullLink::new(Box::new(move |news| post.send(Posted::Seats(news)))))
}

/// No program that pairs rounds.
pub struct PairingProgram;

impl PairingProgram {
    /// None, whatever the settings name.
    pub fn of_settings(_: Option<PathBuf>, _: impl Fn(PairingNews) + Send + Sync + 'static) -> Self {
        Self
    }

    /// Names none.
    pub fn name(&self, _: String) {}

    /// Pairs nothing.
    pub fn pair(&mut self, _: String, _: &Path) {}
}

/// No broadcast.
pub fn broadcast(
    _: Option<&Path>,
    _: impl Fn(BroadcastNews) + Send + Sync + 'static,
) -> Box<dyn RequestPort<BroadcastRequest>> {
    Box::new(NullPort)
}

/// No name is a table at another computer.
pub fn invitation(_: &str) -> Option<(&str, &str)> {
    None
}

/// No seat at another computer.
///
/// # Errors
/// Always.
pub fn sit_down(_: &str, _: &str, _: &str, _: Locale) -> Result<(Table, WayToTable), NotAdmitted> {
    Err(NotAdmitted::NoAnswer)
}
