//! Electronic boards: the makes as bytes, and the threads that own their ports.

pub mod dgt;
pub mod protocol;
