//! What is really heard, on a sound server of the test's own: private words on the earphone and nowhere else.

#[path = "../support/pulse.rs"]
mod pulse;

mod latency;
mod privacy;
mod table;
