//! The settings as rows: name, values and effect of each.

use super::owners::is_for;
use super::parts::FieldView;
use controls::catalogue::Control;
use controls::keymap::Keymap;
use laws::game::Game;
use laws::people::Person;
use locale::{Locale, Messages, duration, list};
use settings::{Setting, Settings, Unit, ValueKind};

/// The screen of the settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsView {
    /// The title of the screen.
    pub title: String,
    /// The way to a setting.
    pub hint: String,
    /// The way to change a setting.
    pub how: String,
    /// The search field.
    pub search: FieldView,
    /// The words said when no setting fits.
    pub none: String,
    /// The name of the list.
    pub list: String,
    /// Every setting.
    pub rows: Vec<SettingRow>,
    /// The field for the path of a file of settings.
    pub path: FieldView,
    /// "Export".
    pub export: String,
    /// "Import".
    pub import: String,
    /// The words said when the path is missing.
    pub path_missing: String,
    /// "Close".
    pub close: String,
    /// The questions of a first start.
    pub first: FirstWords,
}

impl SettingsView {
    /// The settings whose row contains every word of the search.
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
    /// The name of the list of answers.
    pub answers: String,
    /// The way to answer a question.
    pub how: String,
    /// The ways back and out.
    pub hint: String,
    /// The key that always brings the built-in voice back.
    pub voice: String,
    /// The number of each question and of all.
    pub numbers: Vec<String>,
    /// The setting of each question, and its words.
    pub questions: Vec<(Setting, String)>,
    /// "Next".
    pub next: String,
    /// "Back".
    pub back: String,
    /// Says that Escape, pressed again, skips the questions.
    pub escape: String,
    /// Says that nobody would speak with that answer, and how to keep it.
    pub unheard: String,
}

/// The settings asked at a first start, in order.
pub const FIRST_QUESTIONS: [Setting; 6] = [
    Setting::Language,
    Setting::Output,
    Setting::Earphone,
    Setting::MoveWords,
    Setting::Place,
    Setting::Name,
];

/// The subject of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowSubject {
    /// A setting.
    Setting(Setting),
    /// The keys of a control.
    Keys(Control),
}

/// One setting.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingRow {
    /// The subject.
    pub about: RowSubject,
    /// The section.
    pub section: String,
    /// The name.
    pub name: String,
    /// The effect of the setting, in a sentence.
    pub help: String,
    /// The present value, in words.
    pub value: String,
    /// The possible values: the word that sets each, and the words that are read; empty if the value is typed or is a
    /// key.
    pub options: Vec<(String, String)>,
    /// The index of the present value among them.
    pub at: usize,
    /// True if the value is typed.
    pub is_text: bool,
    /// The word of the present value.
    pub typed: String,
    /// The reason why it cannot be changed now, if it cannot.
    pub fixed: Option<String>,
}

/// A device of this computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedDevice {
    /// The name that settings keep.
    pub name: String,
    /// The name for people.
    pub description: String,
}

/// The devices of this computer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeviceNames {
    /// The sound outputs.
    pub outputs: Vec<NamedDevice>,
    /// The sound inputs.
    pub microphones: Vec<NamedDevice>,
}

/// Sources of the rows.
#[derive(Clone, Copy, Debug)]
pub struct SettingSources<'a> {
    /// The settings.
    pub settings: &'a Settings,
    /// The output devices.
    pub devices: &'a DeviceNames,
    /// The names of all profiles.
    pub profiles: &'a [String],
    /// The keys of the person.
    pub keymap: &'a Keymap,
    /// The controls whose keys the person can change.
    pub controls: &'a [Control],
    /// The settings that cannot be changed now, with the reasons.
    pub fixed: &'a [(Setting, String)],
}

/// The controls of that seat whose keys can be changed.
pub fn controls_of(game: &Game, seat: Person) -> Vec<Control> {
    let is_own = |control: &Control| !control.is_fixed() && is_for(*control, seat, game);
    Control::ALL.iter().copied().filter(is_own).collect()
}

/// The settings that are of use in this build. The file of settings keeps the others as well: the whole program may share it.
pub fn shown_settings() -> impl Iterator<Item = Setting> {
    const OF_HOME: [Setting; 9] = [
        Setting::NewerVersion,
        Setting::Engine,
        Setting::EngineLevel,
        Setting::EngineThreads,
        Setting::EngineSeconds,
        Setting::EngineNodes,
        Setting::EngineResigns,
        Setting::PairingProgram,
        Setting::PairingSeconds,
    ];
    let is_here = |setting: &Setting| cfg!(feature = "home") || !OF_HOME.contains(setting);
    Setting::ALL.iter().copied().filter(is_here)
}

/// The screen of these settings.
pub fn settings(messages: &Messages, given: SettingSources<'_>) -> SettingsView {
    let text = |id: &str| messages.text(id, &[]);
    let field = |label: &str, hint: &str| FieldView {
        label: text(label),
        hint: text(hint),
    };
    SettingsView {
        title: text("settings-title"),
        hint: text("settings-hint"),
        how: text("settings-how"),
        search: field("settings-search", "settings-search-hint"),
        none: text("settings-none"),
        list: text("settings-list"),
        rows: shown_settings()
            .map(|setting| row(messages, setting, given))
            .chain(
                given
                    .controls
                    .iter()
                    .map(|control| key_row(messages, *control, given.keymap)),
            )
            .collect(),
        path: field("settings-path", "settings-path-hint"),
        export: text("settings-export"),
        import: text("settings-import"),
        path_missing: text("settings-path-missing"),
        close: text("display-close"),
        first: FirstWords {
            hint: text("first-hint"),
            answers: text("first-answers"),
            how: text("first-how"),
            voice: with_voice_key(messages, given.keymap, "first-voice"),
            numbers: (1..=FIRST_QUESTIONS.len())
                .map(|number| {
                    let values = [("number", number.into()), ("count", FIRST_QUESTIONS.len().into())];
                    messages.text("first-number", &values)
                })
                .collect(),
            questions: FIRST_QUESTIONS
                .map(|setting| (setting, text(&format!("first-{}", setting.id()))))
                .to_vec(),
            next: text("first-next"),
            back: text("first-back"),
            escape: text("first-escape"),
            unheard: text("first-unheard"),
        },
    }
}

/// The sentence with the key that always brings the built-in voice back.
pub fn with_voice_key(messages: &Messages, keymap: &Keymap, id: &str) -> String {
    let key = controls::next::key_or_words(Control::Voice, keymap, messages);
    messages.text(id, &[("key", (&key).into())])
}

/// One row of the screen.
pub fn row(messages: &Messages, setting: Setting, given: SettingSources<'_>) -> SettingRow {
    let word = setting.value(given.settings);
    let mut options = options(messages, setting, given);
    let is_text = setting.kind() == ValueKind::Text;
    let at = options.iter().position(|(own, _)| *own == word).unwrap_or_else(|| {
        if !is_text {
            // A device that is not there now, or a number between two steps, is still shown as it is.
            options.push((word.clone(), read(messages, setting, &word)));
        }
        options.len().saturating_sub(1)
    });
    let value = match options.get(at) {
        Some((_, text)) if !is_text || setting == Setting::Profile => text.clone(),
        Some(_) | None if setting == Setting::Marks => marks(messages, &given.settings.clock.marks),
        Some(_) | None if word.is_empty() => messages.text("settings-nothing", &[]),
        Some(_) | None => word.clone(),
    };
    SettingRow {
        about: RowSubject::Setting(setting),
        section: messages.text(setting.section(), &[]),
        name: messages.text(setting.name(), &[]),
        help: messages.text(setting.help(), &[]),
        value,
        options,
        at,
        is_text,
        typed: word,
        fixed: given
            .fixed
            .iter()
            .find(|(own, _)| *own == setting)
            .map(|(_, why)| why.clone()),
    }
}

/// A setting and its new value: "Say my move back first: on".
pub(super) fn named_value(messages: &Messages, setting: Setting, word: &str) -> String {
    format!(
        "{}: {}",
        messages.text(setting.name(), &[]),
        read(messages, setting, word)
    )
}

/// The row of a control's keys.
fn key_row(messages: &Messages, control: Control, keymap: &Keymap) -> SettingRow {
    let (name, help) = (control.row().name, control.row().help);
    let with = |id: &str, name: &str, value: &str| messages.text(id, &[(name, (&messages.text(value, &[])).into())]);
    let keys: Vec<String> = keymap.keys(control).iter().map(|key| key.spoken(messages)).collect();
    SettingRow {
        about: RowSubject::Keys(control),
        section: messages.text(Setting::KeyPreset.section(), &[]),
        name: with("settings-key-name", "name", name),
        help: with("settings-key-help", "help", help),
        value: if keys.is_empty() {
            messages.text("settings-no-key", &[])
        } else {
            keys.join(", ")
        },
        options: Vec::new(),
        at: 0,
        is_text: false,
        typed: String::new(),
        fixed: None,
    }
}

/// Times left, as they are said.
fn marks(messages: &Messages, marks: &[u32]) -> String {
    let time = |seconds: &u32| duration(messages, u64::from(*seconds) * 1000);
    list(messages, &marks.iter().map(time).collect::<Vec<_>>())
}

fn options(messages: &Messages, setting: Setting, given: SettingSources<'_>) -> Vec<(String, String)> {
    match setting.kind() {
        ValueKind::Device | ValueKind::Microphone => {
            let (none, devices) = if setting.kind() == ValueKind::Device {
                ("settings-no-device", &given.devices.outputs)
            } else {
                ("settings-no-microphone", &given.devices.microphones)
            };
            let none = (String::new(), messages.text(none, &[]));
            let named = devices
                .iter()
                .map(|device| (device.name.clone(), device.description.clone()));
            std::iter::once(none).chain(named).collect()
        }
        ValueKind::Text if setting == Setting::Profile => {
            let first = (String::new(), messages.text("settings-first-profile", &[]));
            let own =
                Some(&given.settings.person.profile).filter(|own| !own.is_empty() && !given.profiles.contains(own));
            let named = given.profiles.iter().chain(own);
            std::iter::once(first)
                .chain(named.map(|name| (name.clone(), name.clone())))
                .collect()
        }
        ValueKind::Language => {
            let system = (String::new(), messages.text("settings-system-language", &[]));
            let own = |locale: Locale| (locale.tag().to_owned(), autonym(locale.tag()));
            std::iter::once(system).chain(Locale::ALL.map(own)).collect()
        }
        ValueKind::Text => Vec::new(),
        ValueKind::Switch | ValueKind::Choice(_) | ValueKind::Number { .. } => setting
            .words()
            .into_iter()
            .map(|word| {
                let read = read(messages, setting, &word);
                (word, read)
            })
            .collect(),
    }
}

/// The language's own name for a tag; anything that is not a tag unchanged.
pub(super) fn autonym(tag: &str) -> String {
    let locale: Result<Locale, _> = tag.parse();
    locale.map_or_else(|_unknown| tag.to_owned(), |locale| locale.autonym().to_owned())
}

/// A value as it is read.
fn read(messages: &Messages, setting: Setting, word: &str) -> String {
    let number = |id: &str| {
        let number: u32 = word.parse().unwrap_or_default();
        messages.text(id, &[("number", number.into())])
    };
    match setting.kind() {
        ValueKind::Switch => messages.text(if word == "on" { "settings-on" } else { "settings-off" }, &[]),
        ValueKind::Choice(_) | ValueKind::Number { .. } if word.is_empty() => messages.text("settings-as-all", &[]),
        ValueKind::Number { unit, .. } => match unit {
            Unit::Percent => number("settings-percent"),
            Unit::WordsAMinute => number("settings-words-a-minute"),
            Unit::Points => word.to_owned(),
        },
        ValueKind::Choice(_) if setting == Setting::OwnLanguage => autonym(word),
        // A rating is none of the choices.
        ValueKind::Choice(_) if setting == Setting::EngineLevel => wording::engine::level(messages, word),
        ValueKind::Choice(_) => {
            let group = setting.group();
            messages.text(&format!("setting-{group}-is-{word}"), &[])
        }
        ValueKind::Language | ValueKind::Device | ValueKind::Microphone | ValueKind::Text => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(messages: &Messages, own: &Settings, devices: &DeviceNames) -> SettingsView {
        let given = SettingSources {
            settings: own,
            devices,
            profiles: &[String::from("Ben")],
            keymap: &Keymap::of(&own.keys),
            controls: Control::ALL,
            fixed: &[],
        };
        settings(messages, given)
    }

    #[test]
    fn every_row_has_its_words_in_every_language() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let mut own = Settings::default().of_profile(String::from("Ada"));
            // A rating in place of a level of the list.
            assert!(Setting::EngineLevel.set("1500", &mut own));
            let view = shown(&messages, &own, &DeviceNames::default());
            for row in &view.rows {
                let texts = row.options.iter().map(|(_, text)| text);
                for text in texts.chain([&row.name, &row.help, &row.section, &row.value]) {
                    let is_id = text.starts_with("setting-") || text.starts_with("settings-");
                    assert!(!text.is_empty() && !is_id, "{locale} {:?}: {text:?}", row.about);
                }
                assert!(row.help.ends_with('.'), "{locale}: {}", row.help);
            }
        }
    }

    #[test]
    fn every_value_that_a_setting_takes_is_read_in_words() {
        for messages in Locale::ALL.map(Messages::new) {
            for setting in Setting::ALL {
                // Some settings take more than the values of their list, such as the rating of an engine.
                let others = ["1500", "x"].map(str::to_owned);
                for word in setting.words().into_iter().chain(others) {
                    let mut own = Settings::default();
                    if setting.set(&word, &mut own) {
                        let devices = DeviceNames::default();
                        let given = SettingSources {
                            settings: &own,
                            devices: &devices,
                            profiles: &[],
                            keymap: &Keymap::default(),
                            controls: &[],
                            fixed: &[],
                        };
                        let texts = [
                            row(&messages, *setting, given).value,
                            named_value(&messages, *setting, &word),
                        ];
                        let is_id = texts
                            .iter()
                            .any(|text| text.contains("setting-") || text.contains("settings-"));
                        assert!(!is_id, "{setting:?} {word:?}: {texts:?}");
                    }
                }
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
        let mut own = Settings::default();
        own.speech.earphone = Some(String::from("headphones"));
        let devices = DeviceNames {
            outputs: vec![NamedDevice {
                name: String::from("speakers"),
                description: String::from("The speakers"),
            }],
            ..DeviceNames::default()
        };
        let view = shown(&Messages::new(Locale::En), &own, &devices);
        let row = view
            .rows
            .iter()
            .find(|row| row.about == RowSubject::Setting(Setting::Earphone));
        let row = row.unwrap();
        assert_eq!((row.value.as_str(), row.at), ("headphones", 2));
    }

    #[test]
    fn profiles_marks_and_keys_are_read_in_words() {
        let mut own = Settings::default().of_profile(String::from("Ada"));
        own.clock.marks = vec![600, 30];
        let value = |own: &Settings, about: RowSubject| {
            let view = shown(&Messages::new(Locale::En), own, &DeviceNames::default());
            view.rows.into_iter().find(|row| row.about == about).unwrap().value
        };
        assert_eq!(value(&own, RowSubject::Setting(Setting::Profile)), "Ada");
        assert_eq!(
            value(&own, RowSubject::Setting(Setting::Marks)),
            "10 minutes and 30 seconds"
        );
        assert_eq!(value(&own, RowSubject::Keys(Control::Last)), "F3, Alt+M, L");
        own.keys.changed.insert(String::from("last"), Vec::new());
        assert_eq!(value(&own, RowSubject::Keys(Control::Last)), "no key");
        assert_eq!(value(&own, RowSubject::Setting(Setting::Preset)), "tournament");
        own.verbosity.hands = settings::Level::Off;
        assert_eq!(value(&own, RowSubject::Setting(Setting::Preset)), "custom");
    }
}
