//! What a person wants of his settings.

use super::catalogue::Control;
use super::intent::Wish;
use super::key::Key;
use crate::locale::Locale;
use crate::settings::Setting;

/// A wish about settings, or the manual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsIntent {
    /// Show the settings, those first in which these words stand.
    Open(String),
    /// Show the manual.
    Guide,
    /// Set this to the value of that word.
    Change(Setting, String),
    /// Set this to its next value, or the one before.
    Step(Setting, bool),
    /// Set this to the value it has at first.
    Reset(Setting),
    /// Give a control that key and no other; without one, its first keys again. The row says what came of it.
    Keys(Control, Option<Key>),
    /// Write all settings to a file of that path.
    Export(String),
    /// Take all settings from the file of that path.
    Import(String),
    /// Remove the profile of that name and its settings, if there is one; asked first.
    DeleteProfile(String),
    /// That profile is there and is to be removed: the question, and what follows a yes.
    DropProfile(String),
    /// Give the profile in force that name.
    RenameProfile(String),
    /// Speak that language from now on; without one, say which there are.
    Language(Option<Locale>),
    /// The first questions are answered, or left: begin the first game.
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

/// The wish behind a setting that also works at the table; none for those that only the program knows.
pub fn wish_of(setting: Setting, word: &str) -> Option<Wish> {
    let on = word == "on";
    let wishes = [
        (Setting::ReadBack, Wish::ReadBackFirst(on)),
        (Setting::MoveMyBoard, Wish::TypedMovesMoveMyBoard(on)),
        (Setting::SecondKeyboard, Wish::SecondKeyboard(on)),
        (Setting::TimeMarks, Wish::TimeMarks(on)),
        (Setting::Pulses, Wish::Pulses(on)),
        (Setting::ShortTimes, Wish::ShortTimes(on)),
        (Setting::ClockWindow, Wish::ClockWindow(on)),
        (Setting::ClockFullScreen, Wish::ClockFullScreen(on)),
    ];
    wishes
        .into_iter()
        .find(|(own, _)| *own == setting)
        .map(|(_, wish)| wish)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Messages;

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
