//! The hall: the desk over all tables ([`desk`]), and the tournament around them: pairings, points, standings, reports.
//!
//! [`HallDesk::step`](desk::HallDesk::step) takes an input and a moment and gives back effects, as a table does. The desk keeps a verified copy of
//! each table's journal and sends signed rulings; it never changes a table by itself.
//!
//! ```
//! use announcement::Vocabulary;
//! use hall::desk::{HallDesk, DeskEffect, DeskInput, DeskIdentity, kept::LoadedTournament};
//! use hall::screen::HallIntent;
//! use laws::moment::Moment;
//! use link::{Address, identity::PrivateKey, roster::Power};
//! use locale::{Locale, Messages};
//!
//! let key = PrivateKey::from_seed([7; 32]);
//! let own = DeskIdentity {
//!     event: key.public().tournament(),
//!     key,
//!     by: "Eva".to_owned(),
//!     power: Power::Chief,
//!     door: Address::typed("192.168.1.20"),
//!     vocabulary: Vocabulary::Fide,
//! };
//! let mut desk = HallDesk::new(own, Messages::new(Locale::En), LoadedTournament::default(), [7; 32], Moment::START);
//! let effects = desk.step(DeskInput::Do(HallIntent::Line("tables".to_owned())), Moment::from_millis(10));
//! assert!(effects.iter().any(|effect| matches!(effect, DeskEffect::Tell(_))));
//! ```
//!
//! **It never knows** the net, files, windows or the time: it asks for them by effects and hears of them by inputs.
//!
//! **Way in:** [`desk::HallDesk`], [`screen::HallScreen`], [`standings`]. The tournament around the tables is [`tournament`].

pub mod berger;
mod counting;
pub mod crosstable;
pub mod desk;
pub mod feed;
mod performance;
pub mod round_report;
pub mod score;
pub mod scoring;
pub mod screen;
pub mod standings;
pub mod tie_break;
pub mod tournament;
pub mod tournament_results;
