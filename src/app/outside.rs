//! The parts that only the whole program has: other programs and computers, as the table reaches them. In a build for events
//! `outside_absent.rs` stands in the place of this file, with the same functions and nothing behind them.

use std::path::Path;

pub use super::guest::{invitation, sit_down};
use super::post::Post;
use adapters::collection::DiskCollections;
use adapters::lichess::LichessServer;
use adapters::lichess::broadcast::Broadcast;
use adapters::ports::RequestPort;
use adapters::ports::releases::Releases;
use adapters::releases::GithubReleases;
use adapters::uci::UciEngines;
use link::NetRequest;
use protocols::engine::EngineRequest;
use protocols::lichess::LichessRequest;
use protocols::lichess::broadcast::{BroadcastNews, BroadcastRequest};
use review::collection::CollectionRequest;
use table::input::Input;

/// The engines. No process runs until one is requested.
pub fn engines(post: Post) -> Box<dyn RequestPort<EngineRequest>> {
    Box::new(UciEngines::new(move |news| post.news(Input::Engine(news))))
}

/// Files of many games.
pub fn collections(post: Post) -> Box<dyn RequestPort<CollectionRequest>> {
    Box::new(DiskCollections::new(move |news| post.news(Input::Collection(news))))
}

/// The check for a newer version.
pub fn releases(data: Option<&Path>, post: Post) -> Box<dyn Releases> {
    Box::new(GithubReleases::of_this_copy(data, move |newer| post.newer(newer)))
}

/// Lichess.
pub fn lichess(data: Option<&Path>, post: Post) -> Box<dyn RequestPort<LichessRequest>> {
    Box::new(LichessServer::of_this_machine(data, move |news| {
        post.news(Input::Lichess(news))
    }))
}

/// The computers at which a side of the table is played.
pub fn seats(post: Post) -> Box<dyn RequestPort<NetRequest>> {
    net::link(move |news| post.seats(news))
}

/// The broadcast of a tournament on lichess.
pub fn broadcast(
    data: Option<&Path>,
    tell: impl Fn(BroadcastNews) + Send + Sync + 'static,
) -> Box<dyn RequestPort<BroadcastRequest>> {
    Box::new(Broadcast::of_this_machine(data, tell))
}
