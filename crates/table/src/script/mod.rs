//! Game scripts: stories of one table, read and played (the contract of the command line and of game scripts).
//!
//! [`parse`] reads the text and says where it is wrong; `verbs` reads the acts of people that are no commands of the Laws as they are; [`play`] drives a
//! [`crate::Table`] at the written times and compares its outputs; [`sentence`] says what went wrong.

#[cfg(not(feature = "home"))]
mod absent;
mod boards;
#[cfg(feature = "home")]
pub mod engine;
pub mod header;
#[cfg(feature = "home")]
mod lichess;
pub mod output;
pub mod parse;
pub mod play;
pub mod sentence;
mod verbs;

#[cfg(not(feature = "home"))]
use absent::{engine, lichess};
