//! The ports: all that the program needs of the outside world, in the program's own terms.
//!
//! Each port is a trait over plain values, with a null twin (does nothing, for a machine or a person without that
//! device) and, for tests that need one, a recording twin in `twins`. Ports know only values of the rest of the program:
//! people, words, sounds, settings and entries. Electronic boards, engines, files of many games, lichess and the network take
//! requests: they are [`RequestPort`].

pub mod battery;
pub mod desk_store;
pub mod files;
pub mod link;
pub mod membership;
pub mod profiles;
pub mod recorder;
pub mod releases;
pub mod sound;
pub mod store;
#[cfg(any(test, feature = "testing"))]
pub mod twins;
pub mod voice;

/// Takes requests of one kind, in order. Never waits: the results are sent as news to the function that was given when
/// the port was made. Before the first request it has no thread, process, file or connection.
pub trait RequestPort<Request>: Send {
    /// Carries out the request.
    fn ask(&mut self, request: Request);
}

/// A machine without the thing asked for: requests have no effect.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullPort;

impl<Request> RequestPort<Request> for NullPort {
    fn ask(&mut self, _: Request) {}
}
