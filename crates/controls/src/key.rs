//! Keys in the program's own words.

use std::fmt;
use std::str::FromStr;

use locale::Messages;

/// A key, without the window system's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyName {
    /// F1 to F12.
    F(u8),
    /// A letter, lower case.
    Letter(char),
    /// A digit from 1 to 8 by its position on the keyboard, whatever Shift makes of it.
    Digit(u8),
    /// A sign or a digit, as it is written.
    Sign(char),
    /// Enter.
    Enter,
    /// The space bar.
    Space,
    /// Escape.
    Escape,
    /// Delete.
    Delete,
    /// Tab.
    Tab,
    /// The question mark, wherever the layout has it.
    QuestionMark,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
}

/// The keys that have names, as files write them; their messages are `key-` and the name in lower case.
const NAMED: [(KeyName, &str, &str); 14] = [
    (KeyName::Enter, "Enter", "key-enter"),
    (KeyName::Space, "Space", "key-space"),
    (KeyName::Escape, "Esc", "key-esc"),
    (KeyName::Delete, "Del", "key-del"),
    (KeyName::Tab, "Tab", "key-tab"),
    (KeyName::QuestionMark, "?", "key-question-mark"),
    (KeyName::Up, "Up", "key-up"),
    (KeyName::Down, "Down", "key-down"),
    (KeyName::Left, "Left", "key-left"),
    (KeyName::Right, "Right", "key-right"),
    (KeyName::Home, "Home", "key-home"),
    (KeyName::End, "End", "key-end"),
    (KeyName::PageUp, "PgUp", "key-pgup"),
    (KeyName::PageDown, "PgDn", "key-pgdn"),
];

/// A key with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The key itself.
    pub name: KeyName,
    /// Control, on a Mac Command.
    pub ctrl: bool,
    /// Shift.
    pub shift: bool,
    /// Alt.
    pub alt: bool,
}

impl Key {
    /// A key alone.
    pub const fn plain(name: KeyName) -> Self {
        Self {
            name,
            ctrl: false,
            shift: false,
            alt: false,
        }
    }

    /// A key with Control.
    pub const fn ctrl(name: KeyName) -> Self {
        Self {
            ctrl: true,
            ..Self::plain(name)
        }
    }

    /// A key with Shift.
    pub const fn shift(name: KeyName) -> Self {
        Self {
            shift: true,
            ..Self::plain(name)
        }
    }

    /// A key with Alt.
    pub const fn alt(name: KeyName) -> Self {
        Self {
            alt: true,
            ..Self::plain(name)
        }
    }

    /// True if it writes something in a field, where it means what it writes.
    pub const fn writes(self) -> bool {
        let is_sign = matches!(
            self.name,
            KeyName::Letter(_) | KeyName::Digit(_) | KeyName::Sign(_) | KeyName::Space | KeyName::QuestionMark
        );
        is_sign && !self.ctrl && !self.alt
    }

    /// Keys that belong to the system or to every field: menus, window managers, copy and paste, the focus.
    pub(super) const fn is_reserved(self) -> bool {
        match self.name {
            KeyName::F(number) => number == 10 || self.alt,
            KeyName::Tab | KeyName::Escape => true,
            KeyName::Letter(letter) => {
                self.ctrl && !self.alt && matches!(letter, 'a' | 'c' | 'q' | 'v' | 'w' | 'x' | 'z')
            }
            KeyName::Space | KeyName::Enter => self.alt,
            KeyName::Digit(_) | KeyName::Sign(_) | KeyName::QuestionMark | KeyName::Delete => false,
            KeyName::Up | KeyName::Down | KeyName::Left | KeyName::Right => false,
            KeyName::Home | KeyName::End | KeyName::PageUp | KeyName::PageDown => false,
        }
    }

    /// The key as people call it: "Umschalt+F2", "Leertaste".
    pub fn spoken(self, messages: &Messages) -> String {
        let named = NAMED.iter().find(|(name, _, _)| *name == self.name);
        let name = named.map_or_else(
            || Self::plain(self.name).to_string(),
            |(_, _, id)| messages.text(id, &[]),
        );
        let mut text = String::new();
        for (is_held, id) in [
            (self.ctrl, "key-ctrl"),
            (self.alt, "key-alt"),
            (self.shift, "key-shift"),
        ] {
            if is_held {
                text.push_str(&messages.text(id, &[]));
                text.push('+');
            }
        }
        text + &name
    }
}

impl fmt::Display for Key {
    /// Writes the key as files have it: "Shift+F2".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (is_held, name) in [(self.ctrl, "Ctrl+"), (self.alt, "Alt+"), (self.shift, "Shift+")] {
            if is_held {
                f.write_str(name)?;
            }
        }
        let named = NAMED.iter().find(|(name, _, _)| *name == self.name);
        match (self.name, named) {
            (_, Some((_, text, _))) => f.write_str(text),
            (KeyName::F(number), None) => write!(f, "F{number}"),
            (KeyName::Letter(letter), None) => write!(f, "{}", letter.to_uppercase()),
            (KeyName::Digit(digit), None) => write!(f, "{digit}"),
            (KeyName::Sign(sign), None) => write!(f, "{sign}"),
            (_, None) => Ok(()),
        }
    }
}

/// The text names no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownKey;

impl FromStr for Key {
    type Err = UnknownKey;

    /// Reads what [`Key`]'s `Display` writes, in any case.
    fn from_str(text: &str) -> Result<Self, UnknownKey> {
        let mut rest = text.trim();
        let mut key = Self::plain(KeyName::Enter);
        for (word, held) in [
            ("ctrl+", &mut key.ctrl),
            ("alt+", &mut key.alt),
            ("shift+", &mut key.shift),
        ] {
            if let Some(start) = rest.get(..word.len())
                && start.eq_ignore_ascii_case(word)
            {
                *held = true;
                rest = rest.get(word.len()..).unwrap_or_default();
            }
        }
        let named = NAMED.iter().find(|(_, text, _)| text.eq_ignore_ascii_case(rest));
        let number = rest.strip_prefix(['F', 'f']).and_then(|digits| digits.parse().ok());
        let mut letters = rest.chars();
        key.name = match (named, number, letters.next(), letters.next()) {
            (Some((name, _, _)), _, _, _) => *name,
            (None, Some(number @ 1..=12), _, _) => KeyName::F(number),
            (None, None, Some(letter), None) if letter.is_alphabetic() => {
                KeyName::Letter(letter.to_lowercase().next().unwrap_or(letter))
            }
            (None, None, Some(digit @ '1'..='8'), None) => {
                KeyName::Digit(u8::try_from(digit.to_digit(10).unwrap_or(1)).unwrap_or(1))
            }
            (None, None, Some(sign), None) if !sign.is_whitespace() => KeyName::Sign(sign),
            (None, _, _, _) => return Err(UnknownKey),
        };
        Ok(key)
    }
}
