//! Going through a game: the place in it, its variations and comments, and files of many games.

pub mod collection;
pub mod find;
pub mod index;
pub mod remark;
pub mod walk;

pub use notation::pgn::{PgnGame, ReadGame};
pub use walk::{Edge, Place, Step, Unwritten, Walk, Written};

#[cfg(test)]
mod tests;
