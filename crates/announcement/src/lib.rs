//! Announcements in both directions (Article D.2.1): the words for a move, and the move for words.
//!
//! [`announce`] says a move in a [`Vocabulary`]; [`understand`] finds the legal move that words mean, and
//! [`understand_by_hand`] the move they mean at an event, where a player may announce an illegal one.

mod languages;
pub mod render;
pub mod set_up;
pub mod squares;
pub mod understand;
pub mod vocabulary;

pub use render::{Announcement, Origin, Span, Spoken, announce};
pub use understand::{Hand, NotUnderstood, NotUnderstoodCode, OwnBoard, understand, understand_by_hand};
pub use vocabulary::{Vocabulary, Word, WordSource, Words};
