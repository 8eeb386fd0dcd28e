//! Keys in our own words, and which control each one is.

use std::fmt;

use super::catalogue::{Control, Pane};

/// A key, without the window system's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyName {
    /// F1 to F12.
    F(u8),
    /// A letter, lower case.
    Letter(char),
    /// Enter.
    Enter,
    /// The space bar.
    Space,
    /// Escape.
    Escape,
    /// Delete.
    Delete,
    /// The arrow up.
    Up,
    /// The arrow down.
    Down,
    /// The question mark, wherever the layout has it.
    QuestionMark,
}

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
            name,
            ctrl: true,
            shift: false,
            alt: false,
        }
    }

    /// A key with Shift.
    pub const fn shift(name: KeyName) -> Self {
        Self {
            name,
            ctrl: false,
            shift: true,
            alt: false,
        }
    }

    /// A key with Alt.
    pub const fn alt(name: KeyName) -> Self {
        Self {
            name,
            ctrl: false,
            shift: false,
            alt: true,
        }
    }
}

impl fmt::Display for Key {
    /// As it is printed on the keys: "Shift+F2".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (is_held, name) in [(self.ctrl, "Ctrl+"), (self.alt, "Alt+"), (self.shift, "Shift+")] {
            if is_held {
                f.write_str(name)?;
            }
        }
        match self.name {
            KeyName::F(number) => write!(f, "F{number}"),
            KeyName::Letter(letter) => write!(f, "{}", letter.to_uppercase()),
            KeyName::Enter => f.write_str("Enter"),
            KeyName::Space => f.write_str("Space"),
            KeyName::Escape => f.write_str("Esc"),
            KeyName::Delete => f.write_str("Del"),
            KeyName::Up => f.write_str("↑"),
            KeyName::Down => f.write_str("↓"),
            KeyName::QuestionMark => f.write_str("?"),
        }
    }
}

/// The control of a key, with the focus in that pane.
pub fn control_of(key: Key, pane: Pane) -> Option<Control> {
    Control::ALL
        .iter()
        .copied()
        .filter(|control| control.row().pane.is_none_or(|own| own == pane))
        .find(|control| control.row().keys.contains(&key))
}
