//! Requests about an engine as the opponent.

use shakmaty::Color;

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
    /// Play the endgame of that number or with that piece; without words the next one.
    Endgame(String),
    /// Hear the list of endgames.
    Endgames,
}

/// The level of that name as the setting has it: its word, or one of the names that its message has.
pub fn level_named(text: &str, names: impl Fn(&str) -> Vec<String>) -> Option<String> {
    let text = text.trim().to_lowercase();
    Setting::EngineLevel.words().into_iter().find(|word| {
        let names = names(&format!("setting-engine-level-is-{word}"));
        *word == text || names.iter().any(|name| name.to_lowercase() == text)
    })
}
