//! Texts for people, in their language, from `locales/` and compiled in.
//!
//! The words of announcements are not here: they belong to a game, not to a person, and live in `announcement`.

mod durations;
mod messages;
mod words;

use std::fmt;
use std::str::FromStr;

pub use durations::duration;
pub use messages::{Messages, Value};
pub use words::{color, piece};

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    /// `en`
    #[default]
    En,
    /// `pt-BR`
    PtBr,
    /// `de`
    De,
}

impl Locale {
    /// Every language of the program.
    pub const ALL: [Locale; 3] = [Locale::En, Locale::PtBr, Locale::De];

    /// The BCP 47 tag, which is also the name of its folder in `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::PtBr => "pt-BR",
            Locale::De => "de",
        }
    }

    /// The best language for a wish such as `de-AT`, `pt_PT.UTF-8` or `C`; English when nothing fits.
    pub fn negotiate(wish: &str) -> Locale {
        wish.parse().unwrap_or_default()
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The program does not speak this language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLocale;

impl FromStr for Locale {
    type Err = UnknownLocale;

    /// Reads a tag by its language alone: a reader in Lisbon is better served in Brazilian than in English.
    fn from_str(tag: &str) -> Result<Locale, UnknownLocale> {
        let language = |tag: &str| {
            tag.split(['-', '_', '.', '@'])
                .next()
                .unwrap_or_default()
                .to_ascii_lowercase()
        };
        Locale::ALL
            .into_iter()
            .find(|locale| language(locale.tag()) == language(tag))
            .ok_or(UnknownLocale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_we_do_not_have_gets_its_language() {
        assert_eq!(Locale::negotiate("de-AT"), Locale::De);
        assert_eq!(Locale::negotiate("pt_PT.UTF-8"), Locale::PtBr);
        assert_eq!(Locale::negotiate("PT-br"), Locale::PtBr);
        assert_eq!(Locale::negotiate("C"), Locale::En);
        assert_eq!(Locale::negotiate(""), Locale::En);
        assert_eq!("tlh".parse::<Locale>(), Err(UnknownLocale));
    }
}
