//! Tactics by ear: positions to solve, told in words, with a rating and repetition by interval.
//!
//! A [`PositionSource`] lists positions, [`choose`] picks one for a person's [`Record`], and a [`Session`] is that position being solved:
//! answers, hints and the solution, each of which gives [`TacticsNews`]. [`Sitting`] does all of this for ten minutes, [`Teller`] puts
//! it into words, and a [`Solver`] is a person with both: the terminal and the table call it.
//!
//! ```
//! use tactics::{PositionSet, PositionSource, Session, TacticsNews};
//!
//! let file = "PuzzleId,FEN,Moves,Rating,Themes\n\
//!             a1,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a3 b1b8,800,mateIn1 backRankMate\n";
//! let (set, bad) = PositionSet::read(file).unwrap();
//! assert!(bad.is_empty());
//! let mut session = Session::new(set.open(0).unwrap());
//! let mate = announcement::understand(&session.board(), "rook b8", Default::default()).unwrap();
//! assert_eq!(session.answer(mate)[0], TacticsNews::Right);
//! assert!(session.is_over());
//! ```
//!
//! **It never knows** the table, files or the time: texts, moments and chance are arguments. `laws::rules::help`, which
//! guards the engine, also decides if a person may have tactics; the code that begins a sitting calls it.
//!
//! **Way in:** [`Solver`], [`Teller`], [`TacticsLine`].

mod choice;
mod line;
pub mod mistakes;
mod position;
mod record;
mod session;
mod set;
mod sitting;
mod solver;
mod telling;
mod theme;

pub use choice::{Listed, PositionSource, Wish, choose, key};
pub use line::{RATINGS, TacticsLine, TacticsWish, WishFault, WishedSet, theme_named};
pub use position::{Columns, Ply, Row, RowFault, TacticsPosition};
pub use record::{RatingChange, Record, RecordNews, Score};
pub use session::{Hint, Outcome, Session, TacticsNews};
pub use set::{BadRow, PACKAGED, PositionSet};
pub use sitting::Sitting;
pub use solver::{Solver, SolverAnswer};
pub use telling::{Teller, row_fault, theme_name};
pub use theme::{Theme, Themes, UnknownTheme};

#[cfg(test)]
mod tests;
