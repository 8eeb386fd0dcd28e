//! The settings as rows: what each is, what it can be, and what it does.

use crate::display::FieldView;
use crate::locale::{Locale, Messages};
use crate::settings::{Kind, Setting, Settings, Unit, VoiceInHand};

/// The screen of the settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsView {
    /// Its name.
    pub title: String,
    /// How it is used, in a sentence.
    pub hint: String,
    /// The field that seeks.
    pub search: FieldView,
    /// What is said when nothing fits.
    pub none: String,
    /// The name of the list.
    pub list: String,
    /// Every setting.
    pub rows: Vec<SettingRow>,
    /// The field for the path of a file, and what can be done with it.
    pub path: FieldView,
    /// "Export".
    pub export: String,
    /// "Import".
    pub import: String,
    /// What is said where a path is missing.
    pub path_missing: String,
    /// "Close".
    pub close: String,
    /// The questions of a first start.
    pub first: FirstWords,
}

impl SettingsView {
    /// The settings in which every word that is sought stands somewhere.
    pub fn found(&self, search: &str) -> Vec<&SettingRow> {
        let words: Vec<String> = search.split_whitespace().map(str::to_lowercase).collect();
        let fits = |row: &&SettingRow| {
            let options = row.options.iter().map(|(_, text)| text.as_str());
            let own = [row.name.as_str(), &row.help, &row.section, &row.value];
            let all = own.into_iter().chain(options).collect::<Vec<_>>().join(" ");
            let all = all.to_lowercase();
            words.iter().all(|word| all.contains(word))
        };
        self.rows.iter().filter(fits).collect()
    }
}

/// Words of the questions of a first start.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FirstWords {
    /// What this is.
    pub title: String,
    /// How a question is answered.
    pub hint: String,
    /// What each question sets, and the question.
    pub questions: Vec<(Setting, String)>,
    /// "Next".
    pub next: String,
    /// "Back".
    pub back: String,
}

/// What is asked at a first start, in its order.
pub const FIRST_QUESTIONS: [Setting; 6] = [
    Setting::Language,
    Setting::Output,
    Setting::Earphone,
    Setting::StartOn,
    Setting::Place,
    Setting::Name,
];

/// One setting.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingRow {
    /// Which.
    pub setting: Setting,
    /// Its section.
    pub section: String,
    /// Its name.
    pub name: String,
    /// What it does, in a sentence.
    pub help: String,
    /// What it is now, in words.
    pub value: String,
    /// What it can be: the word that sets it, and what is read.
    pub options: Vec<(String, String)>,
    /// Which of them it is.
    pub at: usize,
    /// It is typed.
    pub is_text: bool,
    /// The word it is now.
    pub typed: String,
}

/// The devices of this machine: of each its name, and how people call it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Devices {
    /// Where sound comes out.
    pub outputs: Vec<(String, String)>,
    /// Where it goes in.
    pub microphones: Vec<(String, String)>,
}

/// The screen of these settings.
pub fn settings(messages: &Messages, settings: &Settings, hand: &VoiceInHand, devices: &Devices) -> SettingsView {
    let text = |id: &str| messages.text(id, &[]);
    let field = |label: &str, hint: &str| FieldView {
        label: text(label),
        hint: text(hint),
    };
    SettingsView {
        title: text("settings-title"),
        hint: text("settings-hint"),
        search: field("settings-search", "settings-search-hint"),
        none: text("settings-none"),
        list: text("settings-list"),
        rows: Setting::ALL
            .iter()
            .map(|setting| row(messages, *setting, settings, hand, devices))
            .collect(),
        path: field("settings-path", "settings-path-hint"),
        export: text("settings-export"),
        import: text("settings-import"),
        path_missing: text("settings-path-missing"),
        close: text("display-close"),
        first: FirstWords {
            title: text("first-title"),
            hint: text("first-hint"),
            questions: FIRST_QUESTIONS
                .map(|setting| (setting, text(&format!("first-{}", setting.id()))))
                .to_vec(),
            next: text("first-next"),
            back: text("first-back"),
        },
    }
}

/// One row of it.
pub fn row(
    messages: &Messages,
    setting: Setting,
    settings: &Settings,
    hand: &VoiceInHand,
    devices: &Devices,
) -> SettingRow {
    let word = setting.value(settings, hand);
    let mut options = options(messages, setting, devices);
    let is_text = setting.kind() == Kind::Text;
    let at = options.iter().position(|(own, _)| *own == word).unwrap_or_else(|| {
        if !is_text {
            // A device that is not there now, a number of another step: still what it is.
            options.push((word.clone(), read(messages, setting, &word)));
        }
        options.len().saturating_sub(1)
    });
    let value = match options.get(at) {
        Some((_, text)) if !is_text => text.clone(),
        Some(_) | None if word.is_empty() => messages.text("settings-nothing", &[]),
        Some(_) | None => word.clone(),
    };
    SettingRow {
        setting,
        section: messages.text(setting.section(), &[]),
        name: messages.text(setting.name(), &[]),
        help: messages.text(setting.help(), &[]),
        value,
        options,
        at,
        is_text,
        typed: word,
    }
}

fn options(messages: &Messages, setting: Setting, devices: &Devices) -> Vec<(String, String)> {
    match setting.kind() {
        Kind::Device | Kind::Microphone => {
            let (none, devices) = if setting.kind() == Kind::Device {
                ("settings-no-device", &devices.outputs)
            } else {
                ("settings-no-microphone", &devices.microphones)
            };
            let none = (String::new(), messages.text(none, &[]));
            std::iter::once(none).chain(devices.iter().cloned()).collect()
        }
        Kind::Language => {
            let system = (String::new(), messages.text("settings-system-language", &[]));
            let own = |locale: Locale| (locale.tag().to_owned(), autonym(locale.tag()));
            std::iter::once(system).chain(Locale::ALL.map(own)).collect()
        }
        Kind::Text => Vec::new(),
        Kind::Switch | Kind::Choice(_) | Kind::Number { .. } => setting
            .words()
            .into_iter()
            .map(|word| {
                let read = read(messages, setting, &word);
                (word, read)
            })
            .collect(),
    }
}

/// A language's name in itself: whoever looks for his own must find it.
fn autonym(tag: &str) -> String {
    let locale: Result<Locale, _> = tag.parse();
    locale.map_or_else(
        |_unknown| tag.to_owned(),
        |locale| Messages::new(locale).text("language-name", &[]),
    )
}

/// A value as it is read.
fn read(messages: &Messages, setting: Setting, word: &str) -> String {
    let number = |id: &str| {
        let number: u32 = word.parse().unwrap_or_default();
        messages.text(id, &[("number", number.into())])
    };
    match setting.kind() {
        Kind::Switch => messages.text(if word == "on" { "settings-on" } else { "settings-off" }, &[]),
        Kind::Choice(_) | Kind::Number { .. } if word.is_empty() => messages.text("settings-as-all", &[]),
        Kind::Number { unit, .. } => match unit {
            Unit::Percent => number("settings-percent"),
            Unit::WordsAMinute => number("settings-words-a-minute"),
            Unit::Points => word.to_owned(),
        },
        Kind::Choice(_) if setting == Setting::OwnLanguage => autonym(word),
        Kind::Choice(_) => {
            let group = if setting == Setting::OwnTimbre {
                Setting::Timbre.id()
            } else {
                setting.id()
            };
            messages.text(&format!("setting-{group}-is-{word}"), &[])
        }
        Kind::Language | Kind::Device | Kind::Microphone | Kind::Text => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_its_words_in_every_language() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let view = settings(
                &messages,
                &Settings::default(),
                &VoiceInHand::default(),
                &Devices::default(),
            );
            for row in &view.rows {
                let texts = row.options.iter().map(|(_, text)| text);
                for text in texts.chain([&row.name, &row.help, &row.section, &row.value]) {
                    let is_id = text.starts_with("setting-") || text.starts_with("settings-");
                    assert!(!text.is_empty() && !is_id, "{locale} {:?}: {text:?}", row.setting);
                }
                assert!(row.help.ends_with('.'), "{locale}: {}", row.help);
            }
        }
    }

    #[test]
    fn a_voice_can_be_set_for_every_language_of_the_program() {
        let words = Setting::OwnLanguage.words();
        for locale in Locale::ALL {
            assert!(words.iter().any(|word| word == locale.tag()), "{locale}");
        }
    }

    #[test]
    fn a_device_that_is_away_is_still_named() {
        let own = Settings {
            earphone: Some(String::from("headphones")),
            ..Settings::default()
        };
        let view = row(
            &Messages::new(Locale::En),
            Setting::Earphone,
            &own,
            &VoiceInHand::default(),
            &Devices {
                outputs: vec![(String::from("speakers"), String::from("The speakers"))],
                ..Devices::default()
            },
        );
        assert_eq!((view.value.as_str(), view.at), ("headphones", 2));
    }
}
