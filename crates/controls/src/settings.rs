//! Requests about a person's settings.

use locale::Locale;

/// The new value of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewValue {
    /// The value of that word.
    Word(String),
    /// The next value; a switch is turned.
    Next,
    /// The previous value.
    Previous,
    /// The default value.
    First,
}

/// A request about settings as a whole, or the manual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsIntent {
    /// Show the settings, those with these words first.
    Open(String),
    /// Show the manual.
    Guide,
    /// Write all settings to a file of that path.
    Export(String),
    /// Take all settings from the file of that path.
    Import(String),
    /// Take the settings of the profile of that name; a new one begins with the present settings.
    UseProfile(String),
    /// Remove the profile of that name and its settings, if there is one; asked first.
    DeleteProfile(String),
    /// Ask before removing that existing profile; a yes removes it.
    DropProfile(String),
    /// Give the profile in force that name.
    RenameProfile(String),
    /// Speak that language from now on; if none is given, say the languages there are.
    Language(Option<Locale>),
    /// Look now for a newer version of the program.
    LookForNewer,
    /// The first questions are answered or skipped: begin the first game.
    Begin,
}

/// The language of a typed line: its tag, or the beginning of its name in itself ("de", "deutsch", "português de portugal").
pub fn language(text: &str) -> SettingsIntent {
    let text = text.trim().to_lowercase();
    let by_name = |locale: &Locale| {
        let name = locale.autonym().to_lowercase();
        text.chars().count() > 2 && name.starts_with(&text)
    };
    let named = Locale::ALL.into_iter().find(by_name);
    SettingsIntent::Language(text.parse().ok().or(named))
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Messages;

    #[test]
    fn a_language_is_known_by_its_tag_and_by_its_own_name() {
        for locale in Locale::ALL {
            let name = Messages::new(locale).text("language-name", &[]);
            assert_eq!(locale.autonym(), name, "read from the text and from the message");
            for typed in [locale.tag(), &name] {
                assert_eq!(language(typed), SettingsIntent::Language(Some(locale)), "{typed}");
            }
        }
        assert_eq!(language("Deutsch"), SettingsIntent::Language(Some(Locale::De)));
        for none in ["", "klingon"] {
            assert_eq!(language(none), SettingsIntent::Language(None), "{none}");
        }
    }
}
