//! Electronic boards that are emulated, each on a pseudo-terminal whose name stays when it is plugged in again.

pub(crate) mod dgt;
pub(crate) mod plugged;
