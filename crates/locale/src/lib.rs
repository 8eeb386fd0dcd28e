//! Texts for people, in their language, from `locales/` and compiled in.
//!
//! A text has an id and values; [`Messages`] says it in one [`Locale`], with that language's plurals and genders. Here are also the forms
//! that differ by language: durations, dates, lists, and what makes a stranger's text harmless before it is shown or read aloud.
//!
//! ```
//! use locale::{Locale, Messages};
//! use shakmaty::Color;
//!
//! let german = Messages::new(Locale::negotiate("de_AT.UTF-8"));
//! assert_eq!(locale::color(&german, Color::White), "Weiß");
//! assert_eq!(locale::duration(&german, 90_000), "1 Minute 30 Sekunden");
//! ```
//!
//! **It never knows** another crate of the program, or a file: the texts are part of the program. The words of announcements belong to a
//! game and not to a person, and are in `announcement`.
//!
//! **Way in:** [`Messages::text`], [`Locale`], [`quoted`].

mod dates;
mod durations;
mod languages;
mod lists;
mod messages;
mod quote;
mod words;

pub use dates::{date, date_and_time};
pub use durations::duration;
pub use languages::{Locale, UnknownLocale};
pub use lists::list;
pub use messages::{Messages, Value, message_about};
pub use quote::{LONGEST_QUOTE, harmless, inert, is_harmless, name, quoted, quoted_path};
pub use words::{color, piece};
