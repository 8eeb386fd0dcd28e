//! Bytes that each make of electronic board sends and takes, without ports and without time.

pub mod certabo;
pub mod dgt;
pub mod millennium;
pub mod protocol;
