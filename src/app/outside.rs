//! The parts that only the whole program has: other programs and computers, as the table reaches them. In a build for events
//! `outside_absent.rs` stands in the place of this file, with the same functions and nothing behind them.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

pub use super::guest::{invitation, sit_down};
pub use super::pairing::PairingProgram;
use super::post::{Post, Posted};
use adapters::collection::DiskCollections;
use adapters::lichess::LichessServer;
use adapters::lichess::broadcast::Broadcast;
use adapters::ports::RequestPort;
use adapters::ports::profiles::Profiles;
use adapters::ports::releases::Releases;
use adapters::positions::DiskPositions;
use adapters::releases::GithubReleases;
use adapters::uci::UciEngines;
use link::NetRequest;
use locale::Messages;
use protocols::engine::EngineRequest;
use protocols::lichess::LichessRequest;
use protocols::lichess::broadcast::{BroadcastNews, BroadcastRequest};
use review::collection::CollectionRequest;
use table::input::Input;
use table::input::positions::{OwnMistake, PositionRequest};
use tactics::mistakes::{kept_for_training, rows, summary, typed_command};

/// The engines. No process runs until one is requested.
pub fn engines(post: Post) -> Box<dyn RequestPort<EngineRequest>> {
    Box::new(UciEngines::new(move |news| {
        post.send(Posted::News(Input::Engine(news)));
    }))
}

/// Files of many games.
pub fn collections(post: Post) -> Box<dyn RequestPort<CollectionRequest>> {
    Box::new(DiskCollections::new(move |news| {
        post.send(Posted::News(Input::Collection(news)));
    }))
}

/// Positions to solve.
pub fn positions(data: Option<PathBuf>, post: Post) -> Box<dyn RequestPort<PositionRequest>> {
    Box::new(DiskPositions::new(data, now_ms, move |news| {
        post.send(Posted::News(Input::Positions(news)));
    }))
}

/// Keeps mistakes as positions to train; the sentence says how many and of what kind.
pub fn keep_mistakes(
    profiles: &mut dyn Profiles,
    messages: &Messages,
    profile: &str,
    mistakes: &[OwnMistake],
) -> String {
    match profiles.keep_mistakes(profile, &rows(mistakes)) {
        Ok(count) => {
            let kept = kept_for_training(messages, count, &typed_command(messages));
            format!("{} {kept}", summary(messages, mistakes))
        }
        Err(_) => messages.text("tactics-mistakes-not-kept", &[]),
    }
}

/// The check for a newer version.
pub fn releases(data: Option<&Path>, post: Post) -> Box<dyn Releases> {
    Box::new(GithubReleases::of_this_copy(data, move |newer| {
        post.send(Posted::Newer(newer));
    }))
}

/// Lichess.
pub fn lichess(data: Option<&Path>, post: Post) -> Box<dyn RequestPort<LichessRequest>> {
    Box::new(LichessServer::of_this_machine(data, move |news| {
        post.send(Posted::News(Input::Lichess(news)));
    }))
}

/// The computers at which a side of the table is played.
pub fn seats(post: Post) -> Box<dyn RequestPort<NetRequest>> {
    net::link(move |news| post.send(Posted::Seats(news)))
}

/// The broadcast of a tournament on lichess.
pub fn broadcast(
    data: Option<&Path>,
    tell: impl Fn(BroadcastNews) + Send + Sync + 'static,
) -> Box<dyn RequestPort<BroadcastRequest>> {
    Box::new(Broadcast::of_this_machine(data, tell))
}

/// The time since 1970 in milliseconds: a position that was missed comes back after days.
#[allow(
    clippy::disallowed_methods,
    reason = "days between two runs of the program are no moments of a table"
)]
pub fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or_default()
}
