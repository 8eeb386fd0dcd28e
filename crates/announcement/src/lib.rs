//! Announcements in both directions (Article D.2.1): the words for a move, and the move for words.
//!
//! [`announce`] says a move in a [`Vocabulary`]; [`understand()`] finds the legal move that words mean, and [`understand_by_hand`] the move
//! they mean in an event, where a player may announce an illegal one.
//!
//! ```
//! use announcement::{SpokenContent, Vocabulary, announce, understand};
//! use notation::algebraic::Letters;
//! use shakmaty::Chess;
//!
//! let start = Chess::default();
//! let knight = understand(&start, "Springer Felix drei", Letters::German).unwrap();
//! let said = announce(&SpokenContent::of_move(&start, knight), Vocabulary::Language(locale::Locale::En));
//! assert_eq!(said.text, "Knight f3");
//! ```
//!
//! **It never knows** the game, its clocks or who plays: it sees one position and words. It uses `notation` for the piece letters, nothing
//! else.
//!
//! **Way in:** [`announce`], [`understand()`], [`vocabulary`]. A new vocabulary is a file in `languages/` and a row in `vocabulary.rs`.

mod languages;
pub mod render;
pub mod set_up;
pub mod squares;
pub mod understand;
pub mod vocabulary;

pub use render::{Announcement, SaidOrigin, Span, SpokenContent, announce};
pub use understand::{MovedPiece, NotUnderstood, NotUnderstoodCode, OwnBoard, understand, understand_by_hand};
pub use vocabulary::{Vocabulary, Word, WordSource, Words};
