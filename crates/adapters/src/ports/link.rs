//! The net: other machines of an event, or of a game on two machines.

use std::sync::{Arc, Mutex, PoisonError};

pub use link::{Address, Authority, Credentials, News, NotOpened, Request, Role};

/// The net. Nothing here waits: what comes of it is told as [`News`] to whoever was named when the port was made. Until something is asked
/// for there is no thread and no open port.
pub trait Link: Send {
    /// Does what is asked, in order.
    fn ask(&mut self, request: Request);
}

/// Makes certificates for an event.
pub trait Certificates: Send {
    /// A new authority; none where this program was built without the net.
    fn authority(&mut self) -> Option<Authority>;

    /// A certificate of that authority's for a machine with that role, and its key; none where the authority's own cannot be read. Whoever
    /// connects checks that the address is one of those in it: for a desk or relay they are `at`, and the addresses this machine has now.
    fn credentials_at(&mut self, authority: &Authority, role: Role, at: &[Address]) -> Option<Credentials>;

    /// For this machine, or for one that nobody connects to. A desk makes its own anew each time it opens: its address may have changed.
    fn credentials(&mut self, authority: &Authority, role: Role) -> Option<Credentials> {
        self.credentials_at(authority, role, &[])
    }
}

/// A program without the net makes none.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullCertificates;

impl Certificates for NullCertificates {
    fn authority(&mut self) -> Option<Authority> {
        None
    }

    fn credentials_at(&mut self, _authority: &Authority, _role: Role, _at: &[Address]) -> Option<Credentials> {
        None
    }
}

/// A program without the net: it says so to whoever wants to take part.
pub struct NullLink {
    tell: Box<dyn Fn(News) + Send>,
}

impl NullLink {
    /// Tells that it is not there.
    pub fn new(tell: Box<dyn Fn(News) + Send>) -> Self {
        Self { tell }
    }
}

impl Link for NullLink {
    fn ask(&mut self, request: Request) {
        match request {
            Request::Look => (self.tell)(News::Found(Vec::new())),
            Request::Open(_) | Request::OpenPairing(_) | Request::OpenPairingOver(_) => {
                (self.tell)(News::NotOpened(NotOpened::NotBuilt));
            }
            Request::Ask { id, .. } | Request::Knock { id, .. } => {
                (self.tell)(News::Answered(id, Err(link::NoAnswer::NotOpen)));
            }
            Request::Close
            | Request::Put(_, _)
            | Request::Answer(_, _)
            | Request::Tables(_)
            | Request::ClosePairing => {}
        }
    }
}

/// Keeps what was asked, and tells nothing. Its copies keep the same.
#[derive(Clone, Debug, Default)]
pub struct RecordingLink(Arc<Mutex<Vec<Request>>>);

impl RecordingLink {
    /// What was asked so far.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Link for RecordingLink {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}
