//! The words typed for an engine as the opponent.

use super::text::TypedText;
use crate::engine::{EngineIntent, level_named};
use crate::intent::Intent;
use crate::settings::SettingsIntent;
use settings::Setting;

/// "black", "club", "black 1500", or nothing: the opponent's seat, at the level that is set. A player who names their own side means
/// that they have it.
pub(crate) fn seat(typed: &TypedText<'_>) -> Option<Intent> {
    let side = typed.side().other();
    let rest = typed.of_side().map_or(typed.rest, |(_, rest)| rest);
    let level = if rest.is_empty() {
        None
    } else {
        Some(level_of(rest, typed)?)
    };
    Some(Intent::Engine(EngineIntent::Seat { side, level }))
}

/// "club", "1500"; without a level the setting is shown, which has them all.
pub(crate) fn level(typed: &TypedText<'_>) -> Option<Intent> {
    if typed.rest.is_empty() {
        let name = typed.own.text("setting-engine-level", &[]);
        return Some(Intent::Settings(SettingsIntent::Open(name)));
    }
    Some(Intent::Engine(EngineIntent::Level(level_of(typed.rest, typed)?)))
}

/// Sets that setting to the number typed, valid or not.
pub(crate) fn number(typed: &TypedText<'_>, setting: Setting) -> Option<Intent> {
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
