//! The net, if this program was built with it.

use crate::ports::link::{Certificates, Link, News, NullCertificates, NullLink};

/// The net, which tells its news there. Until something is asked of it there is no thread and no open port.
pub fn link(tell: impl Fn(News) + Send + Sync + 'static) -> Box<dyn Link> {
    Box::new(NullLink::new(Box::new(tell)))
}

/// Who makes certificates.
pub fn certificates() -> Box<dyn Certificates> {
    Box::new(NullCertificates)
}
