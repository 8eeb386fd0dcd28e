//! Going through a game: where one stands in it, its variations and comments, and files of many games.

pub mod find;
pub mod walk;

pub use walk::{Edge, Place, Step, Unwritten, Walk, Written};
