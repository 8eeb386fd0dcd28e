//! The settings and the six questions of a first start, with the keyboard alone, in several languages.

use std::sync::Arc;

use ::settings::{CellOrder, Output, Setting, Settings, ValueKind, VerbosityPreset};
use controls::catalogue::Control;
use controls::intent::{Intent, YesOrNo};
use controls::keymap::{self, Keymap};
use controls::settings::{NewValue, SettingsIntent};
use display::QuestionView;
use display::settings::{
    self, DeviceNames, FIRST_QUESTIONS, NamedDevice, RowSubject, SettingRow, SettingSources, SettingsView, controls_of,
};
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use laws::people::Person;
use locale::{Locale, Messages};
use shakmaty::Color;
use table::Table;
use ui::WindowNews;

use crate::harness::{Kind as WindowKind, Model, focused, open, press, press_with};
use crate::languages::{HOME, screen_of, table};

const ADA: Person = Person::Player(Color::White);

/// A window with its settings, and what the program does with its answers.
struct Room {
    harness: Harness<'static, Model>,
    table: Table,
    messages: Messages,
    own: Settings,
    begun: bool,
    /// The controls whose keys are rows: all of them, or for a quicker test none.
    controls: Vec<Control>,
    /// The settings that cannot be changed, and why.
    fixed: Vec<(Setting, String)>,
}

impl Room {
    fn new(locale: Locale) -> Self {
        let table = table(HOME, locale);
        let harness = open(WindowKind::Vi, screen_of(&table, ADA));
        let mut room = Self {
            harness,
            table,
            messages: Messages::new(locale),
            own: Settings::default(),
            begun: false,
            controls: Vec::new(),
            fixed: Vec::new(),
        };
        room.controls = controls_of(room.table.game(), ADA);
        room.show();
        room
    }

    fn view(&self) -> SettingsView {
        let named = |(name, description): (&str, &str)| NamedDevice {
            name: name.to_owned(),
            description: description.to_owned(),
        };
        let devices = DeviceNames {
            outputs: [("usb", "Headphones"), ("hdmi", "Screen")].map(named).to_vec(),
            microphones: vec![named(("desk", "Desk microphone"))],
        };
        let given = SettingSources {
            settings: &self.own,
            devices: &devices,
            profiles: &[String::from("Ben")],
            keymap: &Keymap::of(&self.own.keys),
            controls: &self.controls,
            fixed: &self.fixed,
        };
        settings::settings(&self.messages, given)
    }

    fn show(&mut self) {
        let view = Arc::new(self.view());
        self.harness.state_mut().screen.personal.settings = Some(view);
        self.harness.run_steps(2);
    }

    /// The settings, opened anew, and the keyboard in their list at the first row with these words.
    fn open_at(&mut self, search: &str) {
        self.harness
            .state_mut()
            .window
            .take(WindowNews::Settings(String::new()));
        self.harness.run_steps(3);
        self.write(search);
        press(&mut self.harness, Key::ArrowDown);
        self.harness.run_steps(1);
    }

    fn write(&mut self, text: &str) {
        self.harness.event(Event::Text(text.to_owned()));
        self.harness.run_steps(2);
    }

    /// The words spoken because of that key, after the program has handled it.
    fn press(&mut self, key: Key) -> Vec<String> {
        self.press_with(Modifiers::NONE, key)
    }

    fn press_with(&mut self, modifiers: Modifiers, key: Key) -> Vec<String> {
        let model = self.harness.state_mut();
        model.heard.clear();
        model.reply.tell.clear();
        press_with(&mut self.harness, modifiers, key);
        self.obey();
        std::mem::take(&mut self.harness.state_mut().heard)
    }

    fn obey(&mut self) {
        let intents = std::mem::take(&mut self.harness.state_mut().reply.intents);
        if intents.is_empty() {
            return;
        }
        for intent in intents {
            match intent {
                Intent::Set {
                    setting,
                    to: NewValue::Word(word),
                    told: false,
                } => {
                    assert!(setting.set(&word, &mut self.own), "{setting:?} {word}");
                    if setting == Setting::Language {
                        let locale = Locale::negotiate(self.own.person.language.as_deref().unwrap_or("en"));
                        self.messages = Messages::new(locale);
                    }
                }
                Intent::Bind {
                    control,
                    key,
                    told: false,
                } => {
                    if let Ok(keys) = keymap::change(&self.own.keys, control, key) {
                        self.own.keys = keys;
                    }
                }
                Intent::Settings(SettingsIntent::Begin) => self.begun = true,
                other => panic!("{other:?}"),
            }
        }
        self.show();
    }

    fn row(&self, about: RowSubject) -> SettingRow {
        self.view().rows.into_iter().find(|row| row.about == about).unwrap()
    }

    fn value(&self, setting: Setting) -> String {
        setting.value(&self.own)
    }
}

#[test]
fn every_setting_is_reached_said_once_and_changed_by_arrows() {
    for locale in [Locale::De, Locale::PtBr, Locale::Fr] {
        let mut room = Room::new(locale);
        room.controls.clear();
        room.show();
        room.open_at("");
        let mut heard = std::mem::take(&mut room.harness.state_mut().heard);
        for (at, setting) in Setting::ALL.iter().enumerate() {
            let row = room.row(RowSubject::Setting(*setting));
            let name = format!("{}: {}", row.name, row.value);
            assert_eq!(focused(&room.harness).as_deref(), Some(name.as_str()), "{locale}");
            let said: Vec<&String> = heard.iter().filter(|said| said.contains(&row.name)).collect();
            assert_eq!(said.len(), 1, "{locale} {name}: {heard:?}");
            assert!(said[0].ends_with(&format!("{name}.")), "{locale}: {said:?}");
            room.press(Key::F1);
            let told = &room.harness.state().reply.tell;
            assert!(
                told[0].starts_with(&row.help),
                "{locale}: F1 explains the row: {told:?}"
            );
            // The language is a question of its own, and a profile somebody else's.
            if !row.options.is_empty() && *setting != Setting::Language {
                let (key, back) = if row.at + 1 < row.options.len() {
                    (Key::ArrowRight, Key::ArrowLeft)
                } else {
                    (Key::ArrowLeft, Key::ArrowRight)
                };
                let said = room.press(key);
                let now = room.row(row.about);
                assert_ne!(now.value, row.value, "{locale} {setting:?}");
                assert_eq!(said, [now.value], "{locale} {setting:?} says what it is now, once");
                room.press(back);
            }
            if at + 1 < Setting::ALL.len() {
                heard = room.press(Key::ArrowDown);
            }
        }
    }
}

#[test]
fn every_row_is_found_by_its_name_and_no_two_share_one() {
    for locale in Locale::ALL {
        let view = Room::new(locale).view();
        for row in &view.rows {
            assert!(view.found(&row.name).iter().any(|found| found.about == row.about));
            let same = view.rows.iter().filter(|other| other.name == row.name).count();
            assert_eq!(same, 1, "{locale}: {}", row.name);
        }
    }
}

#[test]
fn the_field_that_seeks_leads_to_what_can_be_set() {
    for (locale, words, setting) in [
        (Locale::En, "square or piece first", Setting::CellOrder),
        (Locale::De, "feld oder figur zuerst", Setting::CellOrder),
        (Locale::Es, "primero la casilla", Setting::CellOrder),
        (Locale::It, "prima la casa", Setting::CellOrder),
        (Locale::Nl, "veld of stuk eerst", Setting::CellOrder),
        (Locale::PtPt, "casa ou peça primeiro", Setting::CellOrder),
    ] {
        let mut room = Room::new(locale);
        room.open_at(words);
        let row = room.row(RowSubject::Setting(setting));
        assert_eq!(focused(&room.harness), Some(format!("{}: {}", row.name, row.value)));
        room.press(Key::ArrowRight);
        assert_eq!(room.own.cells.order, CellOrder::PieceFirst, "{locale}");
        room.press(Key::Enter);
        assert_eq!(room.own.cells.order, CellOrder::SquareFirst, "{locale}: round");
    }
}

#[test]
fn verbosity_is_set_by_preset_or_row_and_braille_is_silent() {
    let mut room = Room::new(Locale::En);
    room.open_at("sets everything in this section");
    for preset in [
        VerbosityPreset::Assistant,
        VerbosityPreset::Arbiter,
        VerbosityPreset::BrailleOnly,
    ] {
        room.press(Key::ArrowRight);
        assert_eq!(room.own.preset(), Some(preset));
    }
    assert_eq!(room.own.speech.output, Output::Braille);
    room.press(Key::ArrowLeft);
    assert_eq!(room.own.speech.output, Output::Auto);
    assert_eq!(room.own.preset(), Some(VerbosityPreset::Arbiter));
    room.open_at("about a move you have made");
    room.press(Key::ArrowRight);
    assert_eq!(room.value(Setting::SayOwnMoves), "short");
    room.open_at("sets everything in this section");
    assert_eq!(focused(&room.harness).as_deref(), Some("Verbosity preset: custom"));
}

#[test]
fn a_key_is_given_and_taken_back_in_the_settings() {
    let mut room = Room::new(Locale::En);
    room.open_at("key: last move");
    assert_eq!(focused(&room.harness).as_deref(), Some("Key: Last move: F3, Alt+M, L"));
    let heard = room.press(Key::Enter);
    assert_eq!(heard, Vec::<String>::new());
    assert_eq!(
        room.harness.state().reply.tell,
        ["Last move: Press the new key, or Escape to cancel."]
    );
    assert_eq!(room.press_with(Modifiers::CTRL, Key::J), ["Ctrl+J"]);
    assert_eq!(focused(&room.harness).as_deref(), Some("Key: Last move: Ctrl+J"));
    room.press(Key::Enter);
    room.press(Key::Escape);
    assert_eq!(room.harness.state().reply.tell, ["The key was not changed."]);
    assert_eq!(focused(&room.harness).as_deref(), Some("Key: Last move: Ctrl+J"));
    assert_eq!(room.press(Key::Delete), ["F3, Alt+M, L"]);
    let view = room.view();
    let has = |control: Control| view.rows.iter().any(|row| row.about == RowSubject::Keys(control));
    assert!(
        has(Control::Help) && !has(Control::Back),
        "only keys that can be changed are rows"
    );
}

#[test]
fn marks_and_a_profile_are_typed_and_the_focus_returns() {
    let mut room = Room::new(Locale::De);
    room.open_at("sekunden mit einem s");
    room.press(Key::Enter);
    assert_eq!(focused(&room.harness).as_deref(), Some("Meine Zeitwarnungen"));
    press_with(&mut room.harness, Modifiers::COMMAND, Key::A);
    room.write("7 20s");
    let heard = room.press(Key::Enter);
    assert_eq!(room.own.clock.marks, [420, 20]);
    let name = "Meine Zeitwarnungen: 7 Minuten und 20 Sekunden";
    assert_eq!(focused(&room.harness).as_deref(), Some(name));
    assert_eq!(heard.len(), 1, "{heard:?}");
    room.open_at("alle einstellungen einer person");
    assert_eq!(focused(&room.harness).as_deref(), Some("Profil: Standard"));
    assert_eq!(room.press(Key::ArrowRight), ["Ben"]);
    room.press(Key::Enter);
    press_with(&mut room.harness, Modifiers::COMMAND, Key::A);
    room.write("Ada");
    room.press(Key::Enter);
    assert_eq!(room.own.person.profile, "Ada");
    assert_eq!(focused(&room.harness).as_deref(), Some("Profil: Ada"));
}

#[test]
fn a_profile_is_deleted_by_a_key_after_a_question_focused_on_no() {
    let mut room = Room::new(Locale::En);
    room.own.person.profile = String::from("Ben");
    room.show();
    room.open_at("all settings of one person");
    assert_eq!(focused(&room.harness).as_deref(), Some("Profile: Ben"));
    room.harness.state_mut().heard.clear();
    press(&mut room.harness, Key::Delete);
    let delete = SettingsIntent::DeleteProfile(String::from("Ben"));
    let intents = std::mem::take(&mut room.harness.state_mut().reply.intents);
    assert_eq!(intents, [Intent::Settings(delete)]);
    room.harness.state_mut().screen.question = Some(QuestionView {
        again: String::new(),
        text: String::from("Delete the profile Ben?"),
        yes: String::from("Yes"),
        no: String::from("No"),
        is_offer: false,
    });
    room.harness.run_steps(2);
    assert_eq!(focused(&room.harness).as_deref(), Some("No"));
    press(&mut room.harness, Key::ArrowRight);
    room.harness.run_steps(2);
    assert_eq!(focused(&room.harness).as_deref(), Some("Yes"));
    press(&mut room.harness, Key::ArrowLeft);
    room.harness.run_steps(2);
    press(&mut room.harness, Key::Escape);
    let intents = std::mem::take(&mut room.harness.state_mut().reply.intents);
    assert_eq!(intents, [Intent::Answer(YesOrNo::No)]);
    room.harness.state_mut().screen.question = None;
    room.harness.run_steps(3);
    assert_eq!(
        focused(&room.harness).as_deref(),
        Some("Profile: Ben"),
        "back in its row"
    );
    let heard = std::mem::take(&mut room.harness.state_mut().heard);
    assert_eq!(heard, ["No", "Yes", "No"], "and nothing is said twice");
}

#[test]
fn who_is_asked_to_type_yes_or_no_may_type_it() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let [yes, no] = ["question-yes", "question-no"].map(|id| messages.text(id, &[]));
        let mut room = Room::new(locale);
        let mut answered = |typed: &str| {
            room.harness.state_mut().screen.question = None;
            room.harness.run_steps(2);
            room.harness.state_mut().screen.question = Some(QuestionView {
                again: String::new(),
                text: String::from("?"),
                yes: yes.clone(),
                no: no.clone(),
                is_offer: false,
            });
            room.harness.run_steps(2);
            for letter in typed.chars() {
                room.harness.event(Event::Text(letter.to_string()));
                room.harness.run_steps(1);
            }
            press(&mut room.harness, Key::Enter);
            std::mem::take(&mut room.harness.state_mut().reply.intents)
        };
        let (said_yes, said_no) = (Intent::Answer(YesOrNo::Yes), Intent::Answer(YesOrNo::No));
        for (typed, meant) in [
            (yes.to_lowercase(), &said_yes),
            (no.to_lowercase(), &said_no),
            (yes.chars().take(1).collect(), &said_yes),
            (String::new(), &said_no),
        ] {
            assert_eq!(
                answered(&typed).as_slice(),
                std::slice::from_ref(meant),
                "{typed:?}, {}",
                locale.tag()
            );
        }
        assert_eq!(answered("xyz"), [], "{}: the question stays", locale.tag());
    }
}

#[test]
fn the_six_questions_are_answered_by_keyboard_in_every_language() {
    for locale in Locale::ALL {
        let mut room = Room::new(locale);
        room.harness.state_mut().heard.clear();
        room.harness.state_mut().window.ask_first_questions();
        room.harness.run_steps(3);
        let mut heard = std::mem::take(&mut room.harness.state_mut().heard);
        let mut targets = Vec::new();
        for setting in FIRST_QUESTIONS {
            // A reader is told of a focus that moves, and not of what is exchanged under it.
            targets.push(room.harness.ctx.memory(egui::Memory::focused));
            let first = room.view().first;
            let (_, question) = first.questions.iter().find(|(own, _)| *own == setting).unwrap();
            let said: Vec<&String> = heard.iter().filter(|said| said.contains(question)).collect();
            assert_eq!(said.len(), 1, "{locale} {setting:?}: {heard:?}");
            let is_first = setting == FIRST_QUESTIONS[0];
            assert_eq!(said[0].ends_with(&first.how), is_first, "{locale}: {said:?}");
            assert!(said[0].contains('6'), "how many there are: {said:?}");
            if setting.kind() == ValueKind::Text {
                room.write("Zoë");
            } else {
                let before = room.value(setting);
                let said = room.press(Key::ArrowDown);
                // A voice is chosen with Enter: a newcomer who only looks is not left in silence.
                let is_applied = setting != Setting::Output;
                assert_eq!(room.value(setting) != before, is_applied, "{locale} {setting:?}");
                let row = room.row(RowSubject::Setting(setting));
                let now = if is_applied {
                    row.value
                } else {
                    row.options[row.at + 1].1.clone()
                };
                assert!(
                    said.iter().any(|said| said.contains(&now)),
                    "{locale} {setting:?}: {said:?}"
                );
                let up = room.press(Key::ArrowUp);
                assert_eq!(room.value(setting), before, "{locale} {setting:?}: {up:?}");
                room.press(Key::ArrowDown);
            }
            assert!(!room.begun, "{locale}");
            heard = room.press(Key::Enter);
        }
        let moved = targets.iter().collect::<std::collections::HashSet<_>>();
        assert_eq!(moved.len(), FIRST_QUESTIONS.len(), "{targets:?}");
        assert!(room.begun, "{locale}");
        let own = &room.own;
        assert_eq!(own.person.name, "Zoë");
        assert_eq!(own.speech.earphone.as_deref(), Some("usb"));
        assert!(own.person.in_event && own.person.language.is_some() && own.speech.output == Output::ScreenReader);
    }
}

#[test]
fn where_no_reader_runs_reader_only_is_asked_about_again() {
    let mut room = Room::new(Locale::En);
    let none = ui::PresentReader {
        is_there: false,
        reads_fields: true,
    };
    none.note(&room.harness.ctx);
    room.harness.state_mut().window.ask_first_questions();
    room.harness.run_steps(3);
    room.press(Key::Enter);
    room.press(Key::ArrowDown);
    room.press(Key::Enter);
    let told = std::mem::take(&mut room.harness.state_mut().reply.tell);
    assert_eq!(told, [room.view().first.unheard.clone()]);
    assert_eq!(room.own.speech.output, Output::Auto, "nothing is silent yet");
    // The key that brings the voice back acts here, too.
    press_with(&mut room.harness, Modifiers::CTRL, Key::F5);
    let intents = std::mem::take(&mut room.harness.state_mut().reply.intents);
    assert_eq!(intents, [Intent::set(Setting::Output, "own-voice")]);
    room.press(Key::Enter);
    assert_eq!(room.own.speech.output, Output::ScreenReader);
}

#[test]
fn backspace_returns_to_a_question_and_escape_skips_the_rest() {
    let mut room = Room::new(Locale::En);
    room.harness.state_mut().window.ask_first_questions();
    room.harness.run_steps(3);
    room.press(Key::Enter);
    let heard = room.press(Key::Backspace);
    assert!(heard.iter().any(|said| said.contains("Which language?")), "{heard:?}");
    room.press(Key::F1);
    let told = &room.harness.state().reply.tell;
    assert!(told[0].contains("Backspace: back"), "{told:?}");
    room.press(Key::Escape);
    assert!(!room.begun, "a single Escape may be a slip");
    let told = &room.harness.state().reply.tell;
    assert_eq!(told.as_slice(), ["Press Escape again to skip the questions."]);
    room.press(Key::Escape);
    assert!(room.begun);
    assert_eq!(room.own, Settings::default());
}

#[test]
fn words_that_no_setting_has_are_answered() {
    let mut room = Room::new(Locale::En);
    room.show();
    for (words, said) in [("speed", "Speech rate"), ("of the moon", "No matching settings")] {
        let news = WindowNews::Settings(words.to_owned());
        room.harness.state_mut().heard.clear();
        room.harness.state_mut().window.take(news);
        room.harness.run_steps(3);
        let heard = room.harness.state().heard.join(" ");
        assert!(heard.contains(said), "{words}: {heard:?}");
        press(&mut room.harness, Key::Escape);
        room.harness.run_steps(2);
    }
}

#[test]
fn a_fixed_device_is_shown_with_its_reason_and_keeps_its_value() {
    let mut room = Room::new(Locale::En);
    let why = "Only the arbiter may change it.";
    room.fixed = vec![(Setting::SecondEarphone, why.to_owned())];
    room.show();
    room.open_at("second headphones");
    let heard = room.harness.state().reply.explored.clone().unwrap_or_default();
    assert!(heard.contains("Second headphones") && heard.contains(why), "{heard}");
    room.harness.state_mut().reply.intents.clear();
    for (asked, key) in [Key::ArrowRight, Key::ArrowLeft, Key::Enter, Key::Space, Key::Delete]
        .into_iter()
        .enumerate()
    {
        press(&mut room.harness, key);
        assert_eq!(room.harness.state().reply.tell.len(), asked + 1, "{key:?}");
    }
    let reply = &room.harness.state().reply;
    assert!(reply.tell.iter().all(|told| told == why), "{:?}", reply.tell);
    assert_eq!(reply.intents, []);
    let row = room.harness.get_by_label_contains("Second headphones:");
    let node = row.accesskit_node();
    assert!(node.is_disabled());
    assert!(node.data().description().is_some_and(|words| words.starts_with(why)));
}
