//! What the program asks of the world outside, in the program's own words.

pub mod store;
