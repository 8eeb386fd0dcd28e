//! What a person wants of his settings.

use super::intent::Wish;
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
    /// Write all settings to a file of that path.
    Export(String),
    /// Take all settings from the file of that path.
    Import(String),
    /// The first questions are answered, or left: begin the first game.
    Begin,
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
