//! Texts for people, in their language, from `locales/` and compiled in.
//!
//! The words of announcements are not here: they belong to a game, not to a person, and live in `announcement`.

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
pub use messages::{Messages, Value};
pub use quote::{LONGEST_QUOTE, harmless, inert, is_harmless, name, quoted, quoted_path};
pub use words::{color, piece};
