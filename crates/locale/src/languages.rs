//! The languages of the program, and the choice of one for a requested language.

use std::fmt;
use std::str::FromStr;

/// Hands the one list of languages to a macro: the name of each, its tag, and the file of its vocabulary.
///
/// A new language is one more row here, its folder in `locales/`, its vocabulary in `crates/announcement/src/languages` and
/// its manual in `assets/manual`; the compiler and the tests name what is missing.
///
/// Several regions may share a language: the first of them serves who names no region, the last one whose region is not
/// among ours.
#[macro_export]
macro_rules! languages {
    ($macro:ident $($more:tt)*) => {
        $macro! {
            $($more)*
            #[default]
            En = "en" english,
            PtBr = "pt-BR" portuguese,
            De = "de" german,
            Es = "es" spanish,
            Fr = "fr" french,
            Nl = "nl" dutch,
            It = "it" italian,
            PtPt = "pt-PT" portuguese_of_portugal,
        }
    };
}

macro_rules! locale {
    ($($(#[$attribute:meta])* $name:ident = $tag:literal $vocabulary:ident,)+) => {
        /// A language of the program.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Locale {
            $(
                #[doc = concat!("`", $tag, "`")]
                $(#[$attribute])*
                $name,
            )+
        }

        impl Locale {
            /// The tags of all languages.
            pub const TAGS: [&str; [$($tag),+].len()] = [$($tag),+];

            /// Every language of the program.
            pub const ALL: [Locale; Locale::TAGS.len()] = [$(Locale::$name),+];

            /// The BCP 47 tag, which is also the name of its folder in `locales/`.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Locale::$name => $tag,)+
                }
            }
        }
    };
}

languages!(locale);

impl Locale {
    /// The best language for a request such as `de-AT`, `pt_PT.UTF-8` or `C`; English if none fits.
    pub fn negotiate(wish: &str) -> Locale {
        wish.parse().unwrap_or_default()
    }

    /// The tags of all languages, as a command line names them.
    pub fn tags() -> String {
        Locale::TAGS.join(", ")
    }

    /// The language without its region: `pt`.
    pub fn language(self) -> &'static str {
        self.tag().split('-').next().unwrap_or_default()
    }

    /// The first of the regions that share this language: it stands for all of them where no region matters.
    #[must_use]
    pub fn first_region(self) -> Locale {
        let mut all = Locale::ALL.into_iter();
        all.find(|other| other.language() == self.language()).unwrap_or(self)
    }

    /// The tag as Unix systems write it: `pt_BR`, and without the region where that is named like the language (`pt`).
    pub fn posix(self) -> String {
        match self.tag().split_once('-') {
            Some((language, region)) if region.eq_ignore_ascii_case(language) => language.to_owned(),
            _ => self.tag().replace('-', "_"),
        }
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

    /// Reads a tag: the very language and region, else the language. A bare `pt` is Brazilian, the Portuguese of most
    /// speakers; a tag of Angola or Mozambique gets that of Portugal, which is nearer.
    fn from_str(tag: &str) -> Result<Locale, UnknownLocale> {
        let wish = parts(tag);
        let mut same = Locale::ALL.into_iter().filter(|locale| parts(locale.tag()).0 == wish.0);
        let exact = same.clone().find(|locale| parts(locale.tag()) == wish);
        let nearest = if wish.1.is_empty() {
            same.next()
        } else {
            same.next_back()
        };
        exact.or(nearest).ok_or(UnknownLocale)
    }
}

/// Language and region in lower case; a missing region is empty. The part after a period or an at sign (`.UTF-8`,
/// `@euro`) is ignored, and so is a script between the two (`pt-Latn-PT`).
fn parts(tag: &str) -> (String, String) {
    let name = tag.split(['.', '@']).next().unwrap_or_default();
    let mut parts = name.split(['-', '_']).map(str::to_ascii_lowercase);
    let language = parts.next().unwrap_or_default();
    let region = parts.find(|part| matches!(part.len(), 2 | 3)).unwrap_or_default();
    (language, region)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_we_do_not_have_gets_its_language() {
        assert_eq!(Locale::negotiate("de-AT"), Locale::De);
        assert_eq!(Locale::negotiate("PT-br"), Locale::PtBr);
        assert_eq!(Locale::negotiate("pt"), Locale::PtBr);
        assert_eq!(Locale::negotiate("pt_BR.UTF-8"), Locale::PtBr);
        assert_eq!(Locale::negotiate("fr-CA"), Locale::Fr);
        assert_eq!(Locale::negotiate("it_CH.UTF-8"), Locale::It);
        assert_eq!(Locale::negotiate("nl-BE"), Locale::Nl);
        assert_eq!(Locale::negotiate("pt_PT.UTF-8"), Locale::PtPt);
        assert_eq!(Locale::negotiate("pt-AO"), Locale::PtPt);
        assert_eq!(Locale::negotiate("es_MX.UTF-8"), Locale::Es);
        assert_eq!(Locale::negotiate("C"), Locale::En);
        assert_eq!(Locale::negotiate(""), Locale::En);
        assert_eq!("tlh".parse::<Locale>(), Err(UnknownLocale));
    }

    #[test]
    fn a_region_has_the_language_of_the_first_and_a_name_on_unix() {
        assert_eq!(Locale::PtPt.first_region(), Locale::PtBr);
        assert_eq!(Locale::De.first_region(), Locale::De);
        assert_eq!(
            Locale::ALL[..2].iter().map(|it| it.posix()).collect::<Vec<_>>(),
            ["en", "pt_BR"]
        );
        assert_eq!(Locale::PtPt.posix(), "pt");
    }

    #[test]
    fn every_language_is_found_by_its_own_tag() {
        for locale in Locale::ALL {
            assert_eq!(locale.tag().parse(), Ok(locale));
            assert_eq!(locale.tag().replace('-', "_").to_uppercase().parse(), Ok(locale));
        }
    }
}
