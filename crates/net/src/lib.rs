//! The net that carries `link`'s values between machines: zenoh, if the program was built with it (feature `zenoh`).
//!
//! This is the only crate that names zenoh. Without the feature every function is there and answers that this program has no net.
//!
//! ```
//! use adapters::ports::link::NetRequest;
//! use std::sync::mpsc::channel;
//!
//! let (tell, told) = channel();
//! let tell = std::sync::Mutex::new(tell);
//! let mut net = net::link(move |news| tell.lock().unwrap().send(news).unwrap());
//! net.ask(NetRequest::Close);
//! assert!(told.try_recv().is_err(), "nothing was open: no thread, no port, no news");
//! ```
//!
//! **It never knows** what it carries: the table, the hall and the game. It implements two ports of `adapters` and uses the values of
//! `link`.
//!
//! **Way in:** [`link`](fn@link), [`certificates`](fn@certificates).

#[cfg(feature = "zenoh")]
pub mod certificates;
#[cfg(feature = "zenoh")]
pub mod own_addresses;
#[cfg(feature = "zenoh")]
pub mod zenoh;
/// zenoh itself, for tests that speak to a net as a stranger does.
#[cfg(feature = "zenoh")]
pub use ::zenoh as wire;

use adapters::ports::RequestPort;
use adapters::ports::link::{Address, Certificates, NetNews};

/// The net, which passes its news to that function. It has no thread and no open port until something is asked of it.
#[cfg(feature = "zenoh")]
pub fn link(tell: impl Fn(NetNews) + Send + Sync + 'static) -> Box<dyn RequestPort<link::NetRequest>> {
    Box::new(zenoh::ZenohLink::new(tell))
}

/// The maker of certificates.
#[cfg(feature = "zenoh")]
pub fn certificates() -> Box<dyn Certificates> {
    Box::new(certificates::TournamentCertificates)
}

/// True if this machine can listen at that address.
#[cfg(feature = "zenoh")]
pub fn may_listen(at: &Address) -> bool {
    zenoh::may_listen(at)
}

/// The same in a program without the net.
#[cfg(not(feature = "zenoh"))]
pub fn may_listen(_at: &Address) -> bool {
    false
}

/// The addresses at which others reach this machine if it listens at that one.
#[cfg(feature = "zenoh")]
pub fn reached_at(listen: &Address) -> Vec<Address> {
    own_addresses::reached_at(listen)
}

/// The same in a program without the net.
#[cfg(not(feature = "zenoh"))]
pub fn reached_at(_listen: &Address) -> Vec<Address> {
    Vec::new()
}

/// The same in a program without the net.
#[cfg(not(feature = "zenoh"))]
pub fn link(tell: impl Fn(NetNews) + Send + Sync + 'static) -> Box<dyn RequestPort<link::NetRequest>> {
    Box::new(adapters::ports::link::NullLink::new(Box::new(tell)))
}

/// The same in a program without the net.
#[cfg(not(feature = "zenoh"))]
pub fn certificates() -> Box<dyn Certificates> {
    Box::new(adapters::ports::link::NullCertificates)
}
