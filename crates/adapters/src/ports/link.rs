//! The network: the other machines of a tournament, or of a game on two machines.

use super::RequestPort;
pub use link::{Address, Authority, Credentials, MachineRole, NetNews, NetRequest, NotOpened};

/// Makes certificates for a tournament.
pub trait Certificates: Send {
    /// A new authority; none if this program was built without the network.
    fn authority(&mut self) -> Option<Authority>;

    /// A certificate by that authority for a machine with that role, and its key; none if the authority's own cannot be read. Connecting
    /// machines check that the address is one of those in the certificate: for a desk or relay these are `at`, and the addresses this
    /// machine has now.
    fn credentials_at(&mut self, authority: &Authority, role: MachineRole, at: &[Address]) -> Option<Credentials>;

    /// The same for this machine, or for one that accepts no connections. A desk makes its own anew each time it opens, since its
    /// address may have changed.
    fn credentials(&mut self, authority: &Authority, role: MachineRole) -> Option<Credentials> {
        self.credentials_at(authority, role, &[])
    }
}

/// A program without the network, which makes no certificates.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullCertificates;

impl Certificates for NullCertificates {
    fn authority(&mut self) -> Option<Authority> {
        None
    }

    fn credentials_at(&mut self, _authority: &Authority, _role: MachineRole, _at: &[Address]) -> Option<Credentials> {
        None
    }
}

/// A program without the network: it says so to users who want to take part.
pub struct NullLink {
    tell: Box<dyn Fn(NetNews) + Send>,
}

impl NullLink {
    /// A link that reports its absence to `tell`.
    pub fn new(tell: Box<dyn Fn(NetNews) + Send>) -> Self {
        Self { tell }
    }
}

impl RequestPort<NetRequest> for NullLink {
    fn ask(&mut self, request: NetRequest) {
        match request {
            NetRequest::Look => (self.tell)(NetNews::Found(Vec::new())),
            NetRequest::Open(_) | NetRequest::OpenEnrolment(_) | NetRequest::OpenEnrolmentOver(_) => {
                (self.tell)(NetNews::NotOpened(NotOpened::NotBuilt));
            }
            NetRequest::Ask { id, .. } | NetRequest::Knock { id, .. } => {
                (self.tell)(NetNews::Answered(id, Err(link::NoAnswer::NotOpen)));
            }
            NetRequest::Close
            | NetRequest::Put(_, _)
            | NetRequest::Answer(_, _)
            | NetRequest::Tables(_)
            | NetRequest::CloseEnrolment => {}
        }
    }
}
