//! The net, if this program was built with it.

use crate::ports::link::{Certificates, Link, News};

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
