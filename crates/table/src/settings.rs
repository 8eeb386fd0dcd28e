//! One person's settings and keys at the table: a change takes effect at once, and the program keeps it.

use shakmaty::{Color, Piece, Role, Square};

use super::Table;
use super::effect::Effect;
use super::seats::Seats;
use controls::catalogue::Control;
use controls::intent::Intent;
use controls::keymap::{self, Key, KeyFault, Keymap};
use controls::settings::{NewValue, SettingsIntent};
use display::settings::{DeviceNames, SettingSources, row};
use laws::game::Game;
use laws::people::Person;
use laws::refusal::Refusal;
use laws::rules::help::may_look_outside;
use locale::{duration, list};
use settings::{KeyPreset, Keys, Setting, Settings, ValueKind};
use speech::earcon::Earcon;
use speech::utterance::Priority;
use wording::cell;

impl Seats {
    /// Gives that person their own settings. Time marks are not taken over at an event: there the person switches them
    /// on in each game (D.2.10.4).
    pub(super) fn apply_settings(&mut self, person: Person, settings: &Settings, game: &Game) {
        let is_competition = game.regulations().is_competition();
        let is_vi = matches!(person, Person::Player(side) if game.people().is_vi(side));
        for seat in self.all_mut() {
            if seat.person != person {
                let of_the_machine = Setting::ALL.iter().filter(|setting| setting.is_of_the_machine());
                seat.settings.take(of_the_machine, settings);
                if matches!((person, seat.person), (Person::Player(_), Person::Player(_))) {
                    seat.settings.trainings.clone_from(&settings.friend_trainings);
                }
                continue;
            }
            let before = std::mem::replace(&mut seat.settings, settings.clone());
            if is_competition {
                seat.settings
                    .take(Setting::ALL.iter().filter(|setting| setting.is_unasked()), &before);
            } else {
                seat.settings.clock.time_marks &= is_vi;
            }
            seat.settings.derive();
            seat.waiting.unconfirmed = None;
            seat.follow_settings();
        }
    }

    /// Sets a setting to the value of that word, for everybody if it belongs to the computer; false if it cannot have
    /// that value.
    pub(super) fn put(&mut self, person: Person, setting: Setting, word: &str) -> bool {
        let mut is_set = false;
        for seat in self.all_mut() {
            if seat.person == person || setting.is_of_the_machine() {
                is_set |= setting.set(word, &mut seat.settings);
                seat.follow_settings();
            }
        }
        is_set
    }

    /// Says the present value of a setting, after a change without its row. `before` are the keys before it.
    fn say_set(&mut self, by: Person, setting: Setting, word: &str, before: &Keymap) {
        let is_on = word == "on";
        if setting == Setting::Marks || (setting == Setting::TimeMarks && is_on) {
            // Instead of a bare "on" the person hears what they will be told.
            self.say_marks(by);
        } else if setting == Setting::Preset {
            self.confirm(by, &format!("said-preset-{word}"));
        } else if setting == Setting::KeyPreset {
            self.say_preset_of_keys(by, before);
        } else if setting.section() == Setting::Reading.section() {
            self.say_sample(by);
        } else if setting.kind() == ValueKind::Switch && setting.section() != Setting::Zoom.section() {
            self.say_switch(by, setting.id(), &format!("setting-{}", setting.id()), is_on);
        } else {
            self.say_value(by, setting);
        }
    }

    /// Says the value of a setting as its row reads.
    pub(super) fn say_value(&mut self, by: Person, setting: Setting) {
        self.tell(by, Priority::Now, |seat| {
            let given = SettingSources {
                settings: &seat.settings,
                devices: &DeviceNames::default(),
                profiles: &[],
                keymap: &seat.keymap,
                controls: &[],
                fixed: &[],
            };
            let value = row(&seat.messages, setting, given).value;
            if setting == Setting::Output {
                seat.messages.text("said-output", &[("value", (&value).into())])
            } else {
                value
            }
        });
    }

    /// Says that a switch is on or off, in words of its own if it has some.
    fn say_switch(&mut self, by: Person, id: &str, name: &str, is_on: bool) {
        let own = format!("switch-{id}-{}", if is_on { "on" } else { "off" });
        let has_own = self.get(by).is_some_and(|seat| seat.messages.has(&own));
        if has_own {
            self.confirm(by, &own);
            return;
        }
        // The answer names the switch: a key can be the wrong one.
        let plain = if is_on { "said-on" } else { "said-off" };
        self.tell(by, Priority::Next, |seat| {
            let name = seat.messages.text(name, &[]);
            seat.messages.text(plain, &[("what", (&name).into())])
        });
    }

    /// Switches the loudspeaker on or off.
    pub(super) fn set_public_voice(&mut self, by: Person, is_on: bool) {
        self.public_voice = is_on;
        self.send(Effect::PublicVoice(is_on));
        self.say_switch(by, "public-voice", Control::PublicVoice.row().name, is_on);
    }

    /// Turns the board to the other side, or back to one's own.
    pub(super) fn turn_board(&mut self, by: Person, is_turned: bool) {
        if let Some(seat) = self.get_mut(by) {
            seat.settings.cells.turned = is_turned;
        }
        self.confirm(
            by,
            if is_turned {
                "said-board-turned"
            } else {
                "said-board-own"
            },
        );
    }

    fn say_marks(&mut self, by: Person) {
        self.tell(by, Priority::Normal, |seat| {
            let time = |seconds: &u32| duration(&seat.messages, u64::from(*seconds) * 1000);
            let times: Vec<String> = seat.settings.clock.marks.iter().map(time).collect();
            let times = list(&seat.messages, &times);
            seat.messages.text("said-marks", &[("times", (&times).into())])
        });
    }

    /// Says two squares as an example of their present names.
    fn say_sample(&mut self, by: Person) {
        let knight = Piece {
            color: Color::White,
            role: Role::Knight,
        };
        self.tell(by, Priority::Normal, |seat| {
            let name = |at, standing| cell::cell(&seat.messages, seat.settings.cells, at, standing);
            format!("{}; {}.", name(Square::F3, Some(knight)), name(Square::E5, None))
        });
    }

    /// Says which preset the keys are now from. The person's own keys stay; if one of them has become the letter of a
    /// piece, the person hears which keys its control has instead.
    fn say_preset_of_keys(&mut self, by: Person, before: &Keymap) {
        let Some(seat) = self.get(by) else { return };
        let (Keys { preset, changed }, after) = (&seat.settings.keys, &seat.keymap);
        let id = match preset {
            KeyPreset::English => "said-keys-english",
            KeyPreset::German => "said-keys-german",
        };
        let is_lost = |control: &Control| {
            let wished = changed.get(control.row().id).into_iter().flatten();
            let mut wished = wished.filter_map(|text| text.parse::<Key>().ok());
            wished.any(|key| before.keys(*control).contains(&key) && !after.keys(*control).contains(&key))
        };
        let lost: Vec<Control> = Control::ALL.iter().copied().filter(is_lost).collect();
        self.confirm(by, id);
        if !lost.is_empty() {
            self.confirm(by, "said-keys-lost");
        }
        for control in lost {
            self.say_keys(by, control);
        }
    }

    fn say_keys(&mut self, by: Person, control: Control) {
        self.tell(by, Priority::Next, |seat| {
            let own = seat.keymap.keys(control);
            let keys: Vec<String> = own.iter().map(|key| key.spoken(&seat.messages)).collect();
            let (name, keys) = (seat.messages.text(control.row().name, &[]), keys.join(", "));
            if keys.is_empty() {
                return seat.messages.text("said-no-keys", &[("name", (&name).into())]);
            }
            let values = [("name", (&name).into()), ("keys", (&keys).into())];
            seat.messages.text("said-keys", &values)
        });
    }

    fn refuse_key(&mut self, by: Person, fault: KeyFault, key: Option<Key>) {
        self.tell(by, Priority::Now, |seat| {
            let messages = &seat.messages;
            let key = key.map(|key| key.spoken(messages));
            let values = key.as_ref().map(|key| ("key", key.into()));
            match fault {
                KeyFault::Taken(other) => {
                    let name = messages.text(other.row().name, &[]);
                    let id = if key.is_some() {
                        "said-key-taken"
                    } else {
                        "said-first-keys-taken"
                    };
                    let values: Vec<_> = values.into_iter().chain([("name", (&name).into())]).collect();
                    messages.text(id, &values)
                }
                KeyFault::Reserved => messages.text("said-key-reserved", values.as_slice()),
                KeyFault::Fixed => messages.text("said-key-fixed", &[]),
            }
        });
        self.play(by, Earcon::Refused);
    }
}

/// Changes a setting if that person may. `told` is false if the row on the screen says its new value.
pub(super) fn set(table: &mut Table, by: Person, setting: Setting, to: NewValue, told: bool) -> Result<(), Refusal> {
    let Some(seat) = table.seats.get(by) else { return Ok(()) };
    let word = match to {
        NewValue::Word(word) => word,
        NewValue::Next => setting.neighbour_value(&seat.settings, true),
        NewValue::Previous => setting.neighbour_value(&seat.settings, false),
        NewValue::First => setting.value(&Settings::default()),
    };
    let before = seat.keymap.clone();
    table.may_change(by, setting, &word)?;
    if setting == Setting::Profile {
        table.seats.send(Effect::Settings(by, SettingsIntent::UseProfile(word)));
    } else if table.seats.put(by, setting, &word) {
        if told && setting == Setting::Marks {
            // A person who sets their marks wants them.
            table.seats.put(by, Setting::TimeMarks, "on");
            table.keep(by, Setting::TimeMarks);
        }
        table.keep(by, setting);
        if told {
            table.seats.say_set(by, setting, &word, &before);
        }
    } else if matches!(setting.kind(), ValueKind::Text | ValueKind::Number { .. }) {
        table.seats.tell(by, Priority::Now, |seat| {
            let name = seat.messages.text(setting.name(), &[]);
            seat.messages.text("settings-cannot-be", &[("name", (&name).into())])
        });
    }
    table.note_device(by, setting);
    Ok(())
}

/// Passes an intent about the settings as a whole on to the program, which says what was done.
pub(super) fn pass_on(table: &mut Table, by: Person, intent: SettingsIntent) -> Result<(), Refusal> {
    if matches!(intent, SettingsIntent::LookForNewer) {
        may_look_outside(&table.game)?;
    } else if matches!(&intent, SettingsIntent::DeleteProfile(name) if name.trim().is_empty()) {
        table.seats.confirm(by, "settings-first-profile-stays");
        return Ok(());
    } else if matches!(intent, SettingsIntent::DropProfile(_)) {
        table.seats.ask_first(by, Intent::Settings(intent));
        return Ok(());
    }
    table.seats.send(Effect::Settings(by, intent));
    Ok(())
}

/// Gives a control that key and no other; if none, its default keys. A key with another meaning is refused with a
/// sentence, and nothing is changed. `told` is false if the row on the screen says the new keys.
pub(super) fn bind(table: &mut Table, by: Person, control: Control, key: Option<Key>, told: bool) {
    let Some(seat) = table.seats.get_mut(by) else { return };
    match keymap::change(&seat.settings.keys, control, key) {
        Ok(keys) => {
            seat.settings.keys = keys;
            seat.follow_settings();
            table.keep(by, Setting::KeyPreset);
            if told {
                table.seats.say_keys(by, control);
            }
        }
        Err(fault) => table.seats.refuse_key(by, fault, key),
    }
}

#[cfg(test)]
mod tests {
    use crate::Table;
    use crate::effect::Effect;
    use crate::input::Input;
    use crate::script::{parse::parse, play::Stage};
    use controls::catalogue::Control;
    use controls::intent::Intent;
    use laws::moment::Moment;
    use laws::people::Person;
    use locale::Locale;
    use settings::Setting;
    use shakmaty::Color;

    fn table() -> Table {
        let script = parse("set place=home\nwhite vi Ada\nblack sighted Ben\n").unwrap();
        Stage::new(&script.header, Locale::En, None).into_table().0
    }

    fn bind(control: Control, key: &str) -> Intent {
        let key = key.parse().ok();
        let told = true;
        Intent::Bind { control, key, told }
    }

    fn said(table: &mut Table, intent: Intent) -> (Vec<String>, bool) {
        let effects = table.step(
            Input::Intent(Person::Player(Color::White), intent),
            Moment::from_millis(1_000),
        );
        let is_kept = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Keep(_, Setting::KeyPreset)));
        let said = effects.into_iter().filter_map(|effect| {
            let Effect::Say { utterance, .. } = effect else {
                return None;
            };
            Some(utterance.text())
        });
        (said.collect(), is_kept)
    }

    #[test]
    fn a_free_key_from_the_settings_is_kept_and_a_taken_one_refused() {
        let mut table = table();
        let bind = |text: &str| Intent::Bind {
            control: Control::Last,
            key: text.parse().ok(),
            told: false,
        };
        assert_eq!(said(&mut table, bind("Ctrl+L")), (Vec::new(), true));
        let (words, is_kept) = said(&mut table, bind("F2"));
        assert!(
            !is_kept && words.len() == 1 && words[0].starts_with("F2 is already used for"),
            "{words:?}"
        );
    }

    #[test]
    fn a_preset_that_takes_an_own_key_names_the_remaining_keys() {
        let mut table = table();
        let own = bind(Control::Last, "D");
        assert_eq!(said(&mut table, own), (vec![String::from("Last move: D.")], true));
        let (words, _) = said(&mut table, Intent::set(Setting::KeyPreset, "german"));
        assert_eq!(
            words,
            [
                "German letters move to the pieces: K, D, T, L, S, B.",
                "One of your own keys clashed with these letters and was replaced.",
                "Last move: F3, Alt+M."
            ]
        );
        let (words, _) = said(&mut table, Intent::set(Setting::KeyPreset, "english"));
        assert_eq!(words, ["English letters move to the pieces: K, Q, R, B, N, P."]);
    }

    #[test]
    fn a_free_key_that_is_typed_is_kept_and_a_taken_one_is_refused() {
        let mut table = table();
        let (words, is_kept) = said(&mut table, bind(Control::Last, "Ctrl+L"));
        assert_eq!((words, is_kept), (vec![String::from("Last move: Ctrl+L.")], true));
        let (words, is_kept) = said(&mut table, bind(Control::Moves, "F2"));
        assert!(!is_kept);
        assert_eq!(
            words,
            ["F2 is already used for My clock. Choose another key, or change that one first."]
        );
        let (words, _) = said(&mut table, bind(Control::Last, ""));
        assert_eq!(words, ["Last move: F3, Alt+M, L."]);
    }
}
