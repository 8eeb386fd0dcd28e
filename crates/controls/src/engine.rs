//! Words typed for an engine as the opponent.

use shakmaty::Color;

use super::intent::Intent;
use super::move_line::TypedText;
use settings::Setting;

/// A request about the engine that plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineIntent {
    /// The engine plays that side from now on; at that level, or else as the settings say.
    Seat {
        /// The side.
        side: Color,
        /// The strength: a word of the setting, or a rating.
        level: Option<String>,
    },
    /// A person takes over from the engine.
    End,
    /// The engine plays at that level from now on, and so does the next one.
    Level(String),
    /// Say a good move for the player of that side.
    Hint(Color),
    /// Continue from this position with the colours changed.
    ChangeSides,
}

/// "black", "club", "black 1500", or nothing: the opponent's seat, at the level that is set.
pub(super) fn seat(typed: &TypedText<'_>) -> Option<Intent> {
    let own = typed.side();
    let (side, rest) = match typed.of_side() {
        Some((side, rest)) => (side, rest),
        None => (own.other(), typed.rest),
    };
    let level = if rest.is_empty() {
        None
    } else {
        Some(level_of(rest, typed)?)
    };
    Some(Intent::Engine(EngineIntent::Seat { side, level }))
}

/// "club", "1500".
pub(super) fn level(typed: &TypedText<'_>) -> Option<Intent> {
    Some(Intent::Engine(EngineIntent::Level(level_of(typed.rest, typed)?)))
}

/// Sets that setting to the number typed, valid or not.
pub(super) fn number(typed: &TypedText<'_>, setting: Setting) -> Option<Intent> {
    let is_number = typed.number::<u64>().is_some();
    is_number.then(|| Intent::set(setting, typed.rest))
}

/// The level as the setting has it: its word, its name in the person's language or in English, or a rating.
fn level_of(text: &str, typed: &TypedText<'_>) -> Option<String> {
    let text = text.trim();
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(text.to_owned());
    }
    level_named(text, |id| [typed.own.text(id, &[]), typed.own.in_english(id)].into())
}

/// The level of that name as the setting has it: its word, or one of the names that its message has.
pub fn level_named(text: &str, names: impl Fn(&str) -> Vec<String>) -> Option<String> {
    let text = text.trim().to_lowercase();
    Setting::EngineLevel.words().into_iter().find(|word| {
        let names = names(&format!("setting-engine-level-is-{word}"));
        *word == text || names.iter().any(|name| name.to_lowercase() == text)
    })
}
