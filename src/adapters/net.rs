//! The net, if this program was built with it.

use crate::ports::link::{Address, Certificates, Link, News};

/// The net, which tells its news there. Until something is asked of it there is no thread and no open port.
#[cfg(feature = "hall")]
pub fn link(tell: impl Fn(News) + Send + Sync + 'static) -> Box<dyn Link> {
    Box::new(super::zenoh::ZenohLink::new(tell))
}

/// Who makes certificates.
#[cfg(feature = "hall")]
pub fn certificates() -> Box<dyn Certificates> {
    Box::new(super::certificates::EventCertificates)
}

/// Where others reach this machine if it listens there.
#[cfg(feature = "hall")]
pub fn reached_at(listen: &Address) -> Vec<Address> {
    super::own_addresses::reached_at(listen)
}

/// In a program without the net.
#[cfg(not(feature = "hall"))]
pub fn reached_at(_listen: &Address) -> Vec<Address> {
    Vec::new()
}

/// In a program without the net.
#[cfg(not(feature = "hall"))]
pub fn link(tell: impl Fn(News) + Send + Sync + 'static) -> Box<dyn Link> {
    Box::new(crate::ports::link::NullLink::new(Box::new(tell)))
}

/// In a program without the net.
#[cfg(not(feature = "hall"))]
pub fn certificates() -> Box<dyn Certificates> {
    Box::new(crate::ports::link::NullCertificates)
}
