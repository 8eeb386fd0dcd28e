//! Which key does what, changed by the person himself.

use super::Table;
use super::effect::Effect;
use crate::controls::catalogue::Control;
use crate::controls::keymap::{self, Key, KeyFault, Keymap};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::settings::{KeyPreset, Keys, Setting};
use crate::speech::cue::Cue;
use crate::speech::utterance::{Priority, Utterance};

impl Table {
    /// That key and no other for a control; without one, its first keys. What would give one key two meanings is refused
    /// with a sentence, and nothing is changed. Where a row of the settings says what the keys are then, they are not told.
    pub(super) fn bind(&mut self, by: Person, control: Control, key: Option<Key>, told: bool, now: Moment) {
        let Some(seat) = self.seat_mut(by) else { return };
        match keymap::change(&seat.settings.keys, control, key) {
            Ok(keys) => {
                seat.settings.keys = keys;
                seat.follow_settings();
                self.keep(by, Setting::KeyPreset);
                if told {
                    self.say_keys(by, control, now);
                }
            }
            Err(fault) => self.refuse_key(by, fault, key, now),
        }
    }

    /// Says which preset the keys are of now. What was changed stays changed; of a control whose own key is now a letter of a
    /// piece the person hears which keys it has instead.
    pub(super) fn say_preset_of_keys(&mut self, by: Person, before: &Keymap, now: Moment) {
        let Some(seat) = self.seat(by) else { return };
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
        self.confirm(by, id, now);
        if !lost.is_empty() {
            self.confirm(by, "said-keys-lost", now);
        }
        for control in lost {
            self.say_keys(by, control, now);
        }
    }

    fn say_keys(&mut self, by: Person, control: Control, now: Moment) {
        let Some(seat) = self.seat(by) else { return };
        let own = seat.keymap.keys(control);
        let keys: Vec<String> = own.iter().map(|key| key.spoken(&seat.messages)).collect();
        let (name, keys) = (seat.messages.text(control.row().name, &[]), keys.join(", "));
        let text = if keys.is_empty() {
            seat.messages.text("said-no-keys", &[("name", (&name).into())])
        } else {
            let values = [("name", (&name).into()), ("keys", (&keys).into())];
            seat.messages.text("said-keys", &values)
        };
        let utterance = Utterance::sentence(&seat.messages, text).with(Priority::Next);
        self.say_private(by, utterance, now);
    }

    fn refuse_key(&mut self, by: Person, fault: KeyFault, key: Option<Key>, now: Moment) {
        let Some(seat) = self.seat(by) else { return };
        let key = key.map(|key| key.spoken(&seat.messages)).unwrap_or_default();
        let text = match fault {
            KeyFault::Taken(other) => {
                let name = seat.messages.text(other.row().name, &[]);
                let values = [("key", (&key).into()), ("name", (&name).into())];
                let id = if key.is_empty() {
                    "said-first-keys-taken"
                } else {
                    "said-key-taken"
                };
                seat.messages
                    .text(id, values.get(usize::from(key.is_empty())..).unwrap_or_default())
            }
            KeyFault::Reserved => seat.messages.text("said-key-reserved", &[("key", (&key).into())]),
            KeyFault::Fixed => seat.messages.text("said-key-fixed", &[]),
        };
        let utterance = Utterance::sentence(&seat.messages, text).with(Priority::Now);
        self.say_private(by, utterance, now);
        self.step.effects.push(Effect::Cue {
            to: by,
            cue: Cue::Refused,
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::controls::catalogue::Control;
    use crate::controls::intent::Intent;
    use crate::laws::moment::Moment;
    use crate::laws::people::Person;
    use crate::locale::Locale;
    use crate::script::{parse::parse, play::Stage};
    use crate::settings::Setting;
    use crate::table::Table;
    use crate::table::effect::Effect;
    use crate::table::input::Input;
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
        let said = effects.into_iter().filter_map(|effect| match effect {
            Effect::Say { utterance, .. } => Some(utterance.text()),
            Effect::Append(_)
            | Effect::Cue { .. }
            | Effect::Refuse { .. }
            | Effect::Answer { .. }
            | Effect::PublicVoice(_)
            | Effect::OpenHelp(_)
            | Effect::OpenManual(_)
            | Effect::NewGame(_)
            | Effect::ListDevices(_)
            | Effect::UseDevice(_, _)
            | Effect::Save { .. }
            | Effect::ListGames { .. }
            | Effect::OpenGame { .. }
            | Effect::ChooseFile { .. }
            | Effect::ReadSheet { .. }
            | Effect::Keep(_, _)
            | Effect::TellSetting(_, _)
            | Effect::Recorder(_)
            | Effect::Settings(_, _)
            | Effect::Show => None,
        });
        (said.collect(), is_kept)
    }

    #[test]
    fn a_key_given_in_the_settings_is_kept_without_a_word_and_one_that_is_taken_is_refused_with_a_sentence() {
        let mut table = table();
        let bind = |text: &str| Intent::Bind {
            control: Control::Last,
            key: text.parse().ok(),
            told: false,
        };
        assert_eq!(said(&mut table, bind("Ctrl+L")), (Vec::new(), true));
        let (words, is_kept) = said(&mut table, bind("F2"));
        assert!(
            !is_kept && words.len() == 1 && words[0].starts_with("F2 is already the key for"),
            "{words:?}"
        );
    }

    #[test]
    fn a_preset_that_takes_a_persons_own_key_says_so_and_which_keys_there_are_instead() {
        let mut table = table();
        let own = bind(Control::Last, "D");
        assert_eq!(said(&mut table, own), (vec![String::from("Last move: D.")], true));
        let (words, _) = said(&mut table, Intent::set(Setting::KeyPreset, "german"));
        assert_eq!(
            words,
            [
                "German letters lead to the pieces: K, D, T, L, S, B.",
                "A key of your own is such a letter; there are others instead.",
                "Last move: F3, Alt+M."
            ]
        );
        let (words, _) = said(&mut table, Intent::set(Setting::KeyPreset, "english"));
        assert_eq!(words, ["English letters lead to the pieces: K, Q, R, B, N, P."]);
    }

    #[test]
    fn a_key_that_is_free_is_given_and_kept_and_one_that_is_taken_is_refused_with_a_sentence() {
        let mut table = table();
        let (words, is_kept) = said(&mut table, bind(Control::Last, "Ctrl+L"));
        assert_eq!((words, is_kept), (vec![String::from("Last move: Ctrl+L.")], true));
        let (words, is_kept) = said(&mut table, bind(Control::Moves, "F2"));
        assert!(!is_kept);
        assert_eq!(
            words,
            ["F2 is already the key for: My clock. Choose another key, or give that one another first."]
        );
        let (words, _) = said(&mut table, bind(Control::Last, ""));
        assert_eq!(words, ["Last move: F3, Alt+M, L."]);
    }
}
