//! The keys everything has at first, by preset.

use super::catalogue::Control;
use super::keymap::{Key, KeyName};
use crate::settings::KeyPreset;

/// A letter alone, and with Shift.
macro_rules! letter {
    ($letter:literal) => {
        &const { [Key::plain(KeyName::Letter($letter))] }
    };
    (shift $letter:literal) => {
        &const { [Key::shift(KeyName::Letter($letter))] }
    };
}

/// The first keys of a control.
pub fn first_keys(control: Control, preset: KeyPreset) -> &'static [Key] {
    match preset {
        KeyPreset::English => control.row().keys,
        KeyPreset::German => german(control).unwrap_or(control.row().keys),
    }
}

/// Where the German letters of the pieces need another place for what stood there.
fn german(control: Control) -> Option<&'static [Key]> {
    let other: [(Control, &'static [Key]); 15] = [
        (Control::NextQueen, letter!('d')),
        (Control::PreviousQueen, letter!(shift 'd')),
        (Control::NextRook, letter!('t')),
        (Control::PreviousRook, letter!(shift 't')),
        (Control::NextBishop, letter!('l')),
        (Control::PreviousBishop, letter!(shift 'l')),
        (Control::NextKnight, letter!('s')),
        (Control::PreviousKnight, letter!(shift 's')),
        (Control::NextPawn, letter!('b')),
        (Control::PreviousPawn, letter!(shift 'b')),
        (
            Control::Last,
            &const { [Key::plain(KeyName::F(3)), Key::alt(KeyName::Letter('m'))] },
        ),
        (
            Control::Clock,
            &const { [Key::plain(KeyName::F(2)), Key::alt(KeyName::Letter('t'))] },
        ),
        (Control::NextKing, letter!('k')),
        (Control::PreviousKing, letter!(shift 'k')),
        (Control::SquareColour, &const { [Key::alt(KeyName::Letter('s'))] }),
    ];
    other.into_iter().find(|(own, _)| *own == control).map(|(_, keys)| keys)
}
