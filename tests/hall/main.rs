//! The net as it is: two and three machines in one process, on loopback. Nobody sleeps: what has to come is waited for.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm,
    clippy::disallowed_methods,
    unreachable_pub,
    reason = "a test may panic: that is how it fails; it waits for processes, and not for ever"
)]

mod bad_way;
mod carriers;
mod certificates;
mod duplex;
mod floods;
mod kills;
mod machines;
mod namespaces;
mod newcomers;
#[cfg(unix)]
mod pairings;
mod plain;
#[path = "../support/ports.rs"]
mod ports;
mod processes;
#[cfg(unix)]
mod unseen;
