//! Words for engines: how strong they play, and what went wrong with them.

use locale::{Messages, Value};
use protocols::engine::EngineFault;

/// The level of that word of the setting, or a rating.
pub fn level(messages: &Messages, word: &str) -> String {
    let id = format!("setting-engine-level-is-{word}");
    if messages.has(&id) {
        messages.text(&id, &[])
    } else {
        messages.text("engine-rating", &[("elo", word.into())])
    }
}

/// The fault of the engine of that name and program, in a sentence.
pub fn fault(messages: &Messages, name: &str, program: &str, fault: &EngineFault) -> String {
    let (id, what) = match fault {
        EngineFault::NotFound => ("engine-not-found", ""),
        EngineFault::NotStarted(why) => ("engine-not-started", why.as_str()),
        EngineFault::NoEngine => ("engine-is-none", ""),
        EngineFault::Hangs => ("engine-hangs", ""),
        EngineFault::Ended => ("engine-ended", ""),
        EngineFault::Rubbish => ("engine-rubbish", ""),
        EngineFault::NoChess960 => ("engine-no-chess960", ""),
        EngineFault::Illegal(uci) => ("engine-illegal", uci.as_str()),
    };
    let values = [
        ("name", name.into()),
        ("program", Value::quoting(program)),
        ("what", what.into()),
    ];
    messages.text(id, &values)
}
