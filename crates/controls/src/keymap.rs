//! The keys of one person, with the control of each.

use super::catalogue::{Control, Pane};
pub use super::key::{Key, KeyName, UnknownKey};
use locale::Messages;
use settings::{KeyPreset, Keys};

/// The default keys of a control. With the German letters of the pieces, controls on those letters have other keys.
pub fn first_keys(control: Control, preset: KeyPreset) -> Vec<Key> {
    let row = control.row();
    let keys = match preset {
        KeyPreset::English => row.keys,
        KeyPreset::German => row.german.unwrap_or(row.keys),
    };
    keys.split_whitespace().filter_map(|key| key.parse().ok()).collect()
}

/// The place where a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyContext {
    /// The pane that has the focus.
    pub pane: Pane,
    /// True if a text field has the focus, where letters are typed.
    pub is_field: bool,
}

impl KeyContext {
    /// On the board.
    pub const BOARD: Self = Self {
        pane: Pane::Board,
        is_field: false,
    };

    /// True if the key of that control works here. A key that writes a sign is a control on the board only, and the
    /// question mark wherever nothing is written.
    fn has(self, control: Control, key: Key) -> bool {
        // The other board is a board.
        let pane = if self.pane == Pane::Other {
            Pane::Board
        } else {
            self.pane
        };
        let in_pane = control.row().pane.is_none_or(|own| own == pane);
        let is_free = !key.writes()
            || (!self.is_field && (pane == Pane::Board || key.name == KeyName::QuestionMark))
            || control.row().pane == Some(pane);
        in_pane && is_free
    }
}

/// The reason why a key is not given to a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyFault {
    /// Another control already has that key there.
    Taken(Control),
    /// The key belongs to the system.
    Reserved,
    /// The control has fixed keys.
    Fixed,
}

/// The keys of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    bindings: Vec<(Control, Vec<Key>)>,
}

impl Default for Keymap {
    fn default() -> Self {
        Self::of(&Keys::default())
    }
}

impl Keymap {
    /// The keys as wished. A key that cannot be read, or would have two meanings, is left out; a control left without
    /// keys has its default ones, as far as they are free.
    pub fn of(keys: &Keys) -> Self {
        let first = |control: &Control| (*control, first_keys(*control, keys.preset));
        let mut map = Self {
            bindings: Control::ALL.iter().map(first).collect(),
        };
        let changed = |control: &Control| keys.changed.get(control.row().id).filter(|_| !control.is_fixed());
        // Keys are given up before others ask for them.
        for control in Control::ALL.iter().filter(|control| changed(control).is_some()) {
            map.set(*control, Vec::new());
        }
        let wishes = || {
            Control::ALL
                .iter()
                .filter_map(|control| Some((*control, changed(control)?)))
        };
        for (control, texts) in wishes() {
            map.give(control, texts.iter().filter_map(|text| text.parse().ok()));
        }
        for (control, texts) in wishes() {
            if !texts.is_empty() && map.keys(control).is_empty() {
                map.give(control, first_keys(control, keys.preset).into_iter());
            }
        }
        map
    }

    /// Gives these keys to the control too, unless they are taken.
    fn give(&mut self, control: Control, keys: impl Iterator<Item = Key>) {
        for key in keys {
            if self.fault(control, key).is_none() {
                let mut own = self.keys(control).to_vec();
                own.push(key);
                self.set(control, own);
            }
        }
    }

    /// The keys of a control.
    pub fn keys(&self, control: Control) -> &[Key] {
        let own = self.bindings.iter().find(|(other, _)| *other == control);
        own.map_or(&[], |(_, keys)| keys.as_slice())
    }

    /// The first key of a control, as it is spoken; empty if it has none.
    pub fn spoken(&self, control: Control, messages: &Messages) -> String {
        let key = self.keys(control).first();
        key.map_or_else(String::new, |key| key.spoken(messages))
    }

    /// The control of a key at that place.
    pub fn control_of(&self, key: Key, place: KeyContext) -> Option<Control> {
        self.bindings
            .iter()
            .find(|(control, keys)| keys.contains(&key) && place.has(*control, key))
            .map(|(control, _)| *control)
    }

    /// The reason why that control cannot have that key.
    pub fn fault(&self, control: Control, key: Key) -> Option<KeyFault> {
        if control.is_fixed() {
            return Some(KeyFault::Fixed);
        }
        if key.is_reserved() {
            return Some(KeyFault::Reserved);
        }
        let own = control.row().pane;
        let meet = |other: Control| other.row().pane.is_none() || own.is_none() || other.row().pane == own;
        self.bindings
            .iter()
            .find(|(other, keys)| *other != control && meet(*other) && keys.contains(&key))
            .map(|(other, _)| KeyFault::Taken(*other))
    }

    fn set(&mut self, control: Control, keys: Vec<Key>) {
        if let Some((_, own)) = self.bindings.iter_mut().find(|(other, _)| *other == control) {
            *own = keys;
        }
    }
}

/// The changed keys of a person: that control has that key and no other; if none is given, its default keys again.
///
/// # Errors
/// The reason why the control cannot have the key; the keys stay as they were.
pub fn change(keys: &Keys, control: Control, key: Option<Key>) -> Result<Keys, KeyFault> {
    if control.is_fixed() {
        return Err(KeyFault::Fixed);
    }
    let map = Keymap::of(keys);
    let wanted: Vec<Key> = match key {
        Some(key) => vec![key],
        None => first_keys(control, keys.preset),
    };
    if let Some(fault) = wanted.iter().find_map(|key| map.fault(control, *key)) {
        return Err(fault);
    }
    let mut keys = keys.clone();
    let id = control.row().id.to_owned();
    match key {
        Some(key) => keys.changed.insert(id, vec![key.to_string()]),
        None => keys.changed.remove(&id),
    };
    Ok(keys)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELD: KeyContext = KeyContext {
        pane: Pane::MoveLine,
        is_field: true,
    };

    fn key(text: &str) -> Key {
        text.parse().unwrap()
    }

    #[test]
    fn every_first_key_reads_back_as_it_is_written() {
        for control in Control::ALL {
            let row = control.row();
            for key in row.keys.split(' ').chain(row.german.unwrap_or_default().split(' ')) {
                let read = key.parse().map(|key: Key| key.to_string());
                assert!(key.is_empty() || read.as_deref() == Ok(key), "{control:?}: {key}");
            }
        }
        assert_eq!("shift+pgdn".parse(), Ok(Key::shift(KeyName::PageDown)));
        for wrong in ["", "Ctrl+", "F13", "F0", "Hyper+A", "ab"] {
            assert_eq!(wrong.parse::<Key>(), Err(UnknownKey), "{wrong}");
        }
    }

    #[test]
    fn letters_are_controls_on_the_board_and_text_in_a_field() {
        let map = Keymap::default();
        assert_eq!(map.control_of(key("L"), KeyContext::BOARD), Some(Control::Last));
        assert_eq!(map.control_of(key("L"), FIELD), None);
        assert_eq!(map.control_of(key("?"), FIELD), None);
        assert_eq!(map.control_of(key("?"), KeyContext::BOARD), Some(Control::Help));
        assert_eq!(map.control_of(key("Alt+M"), FIELD), Some(Control::Last));
        assert_eq!(map.control_of(key("Enter"), FIELD), Some(Control::Announce));
    }

    #[test]
    fn a_key_is_given_to_one_control_at_a_place() {
        let keys = Keys::default();
        let taken = change(&keys, Control::Last, Some(key("F2")));
        assert_eq!(taken, Err(KeyFault::Taken(Control::Clock)));
        assert_eq!(change(&keys, Control::Last, Some(key("F10"))), Err(KeyFault::Reserved));
        assert_eq!(change(&keys, Control::ToRank, Some(key("F9"))), Err(KeyFault::Fixed));
        // Enter announces in the move line and lifts on the board: two contexts, two meanings.
        assert_eq!(
            change(&keys, Control::Help, Some(key("Enter"))),
            Err(KeyFault::Taken(Control::Announce))
        );
        let changed = change(&keys, Control::Last, Some(key("Ctrl+L"))).unwrap();
        let map = Keymap::of(&changed);
        assert_eq!(map.control_of(key("Ctrl+L"), FIELD), Some(Control::Last));
        assert_eq!(map.control_of(key("F3"), FIELD), None);
        let given_up = change(&changed, Control::Moves, Some(key("F3"))).unwrap();
        assert_eq!(Keymap::of(&given_up).control_of(key("F3"), FIELD), Some(Control::Moves));
        assert_eq!(
            change(&given_up, Control::Last, None),
            Err(KeyFault::Taken(Control::Moves))
        );
        assert_eq!(change(&changed, Control::Last, None), Ok(keys));
    }

    #[test]
    fn a_file_that_gives_a_key_twice_gives_it_once() {
        let mut keys = Keys::default();
        for id in ["last", "moves"] {
            keys.changed
                .insert(id.to_owned(), vec![String::from("Ctrl+L"), String::from("Nonsense")]);
        }
        let map = Keymap::of(&keys);
        assert_eq!(map.keys(Control::Last), [key("Ctrl+L")]);
        assert_eq!(
            map.keys(Control::Moves),
            first_keys(Control::Moves, KeyPreset::English),
            "its own key is another's: it has its first ones"
        );
    }

    #[test]
    fn a_control_loses_its_own_key_to_a_preset_and_gets_it_back() {
        let changed = change(&Keys::default(), Control::Last, Some(key("D"))).unwrap();
        assert_eq!(Keymap::of(&changed).keys(Control::Last), [key("D")]);
        let german = Keys {
            preset: KeyPreset::German,
            ..changed.clone()
        };
        let map = Keymap::of(&german);
        assert_eq!(map.keys(Control::NextQueen), [key("D")]);
        assert_eq!(map.keys(Control::Last), first_keys(Control::Last, KeyPreset::German));
        // A default key that has been given to another control meanwhile stays there.
        let moves = change(&changed, Control::Moves, Some(key("F3"))).unwrap();
        let map = Keymap::of(&Keys {
            preset: KeyPreset::German,
            ..moves
        });
        assert_eq!(map.keys(Control::Moves), [key("F3")]);
        assert_eq!(map.keys(Control::Last), [key("Alt+M")]);
    }

    #[test]
    fn no_key_has_two_meanings_at_one_place_in_any_preset() {
        for preset in [KeyPreset::English, KeyPreset::German] {
            let map = Keymap::of(&Keys {
                preset,
                ..Keys::default()
            });
            for (control, keys) in &map.bindings {
                for key in keys {
                    let others = map.bindings.iter().filter(|(other, _)| other != control);
                    let (own, mut meeting) = (control.row().pane, others);
                    let clash = meeting.find(|(other, others)| {
                        let pane = other.row().pane;
                        (pane.is_none() || own.is_none() || pane == own) && others.contains(key)
                    });
                    assert_eq!(
                        clash.map(|(other, _)| *other),
                        None,
                        "{key} is {control:?} in {preset:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn german_letters_lead_to_pieces_and_lost_controls_keep_a_key() {
        let map = Keymap::of(&Keys {
            preset: KeyPreset::German,
            ..Keys::default()
        });
        for (letter, control) in [
            ("K", Control::NextKing),
            ("D", Control::NextQueen),
            ("T", Control::NextRook),
            ("L", Control::NextBishop),
            ("S", Control::NextKnight),
            ("B", Control::NextPawn),
        ] {
            assert_eq!(map.control_of(key(letter), KeyContext::BOARD), Some(control));
        }
        for control in [Control::Last, Control::Clock, Control::Attackers] {
            assert!(!map.keys(control).is_empty(), "{control:?}");
        }
    }
}
