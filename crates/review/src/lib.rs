//! Going through a game: the place in it, its variations and comments, and files of many games.
//!
//! A [`Walk`] holds a game and a place in it. Steps and moves change the place; what is written (a variation, a comment) can be taken back.
//! [`collection`], [`index`] and [`find`] list and search files of many games.
//!
//! ```
//! use notation::pgn::read::read;
//! use review::{NoSuchPlace, WalkStep, Walk, TreeChange};
//!
//! let game = read("1. e4 e5 2. Nf3 *").remove(0).game;
//! let mut walk = Walk::new(game);
//! walk.go(WalkStep::Next).unwrap();
//! assert_eq!(walk.play("c7c5".parse().unwrap()), Ok(TreeChange::Varied));
//! assert_eq!(walk.go(WalkStep::Next), Err(NoSuchPlace::End));
//! ```
//!
//! **It never knows** the table, words or files: a file's bytes are an argument. It uses `notation` alone.
//!
//! **Way in:** [`Walk`], [`WalkStep`], [`collection`].

pub mod collection;
pub mod find;
pub mod index;
pub mod remark;
pub mod walk;

pub use notation::algebraic::Letters;
pub use notation::pgn::{PgnGame, ReadGame};
pub use walk::{NoSuchPlace, TreeChange, TreePlace, Unwritten, Walk, WalkStep};

#[cfg(test)]
mod tests;
