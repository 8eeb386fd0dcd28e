//! The content of a ruling as a value. It travels in the words of game scripts, which every table and desk reads whatever its people's
//! language.

use std::fmt;

use laws::command::Command;
use laws::script::{Expected, LineReader, ScriptError, ScriptLine};

/// The content of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingContent {
    /// A command of the Laws.
    Command(Command),
    /// Let a side be played at another computer.
    Host {
        /// The address to listen at; everywhere if none is given.
        at: Option<String>,
        /// The relay over which the other computer comes.
        over: Option<String>,
    },
    /// Both sides are played at the table again.
    EndHosting,
    /// Words of another version of the program.
    Unknown(String),
}

const HOSTING: &[(&str, LineReader<RulingContent>)] = &[
    ("hosts", |words| {
        let (mut at, mut over) = (None, None);
        if words.take("at") {
            at = Some(words.next(Expected::Text)?.text);
        } else if words.take("over") {
            over = Some(words.next(Expected::Text)?.text);
        }
        Ok(RulingContent::Host { at, over })
    }),
    ("ends", |words| {
        words.fixed("hosting").map(|()| RulingContent::EndHosting)
    }),
];

impl RulingContent {
    /// Reads the words of a line of a script.
    pub fn read(words: &mut ScriptLine) -> Result<Self, ScriptError> {
        words
            .attempt(|words| words.choose(HOSTING))
            .or_else(|wrong| Command::read(words).map(Self::Command).map_err(|error| wrong.or(error)))
    }

    /// True if an arbiter can rule it from a desk.
    pub fn is_ruling(&self) -> bool {
        match self {
            Self::Command(command) => command.is_ruling(),
            Self::Host { .. } | Self::EndHosting => true,
            Self::Unknown(_) => false,
        }
    }

    /// The content of a ruling with that text.
    pub fn of_text(text: &str) -> Self {
        let mut words = ScriptLine::plain(text);
        let read = Self::read(&mut words).and_then(|verb| words.done().map(|()| verb));
        read.unwrap_or_else(|_| Self::Unknown(text.to_owned()))
    }
}

impl fmt::Display for RulingContent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Command(command) => command.spelling().map_or(Ok(()), |words| words.fmt(f)),
            Self::Host { at: Some(at), .. } => write!(f, "hosts at {at}"),
            Self::Host { over: Some(over), .. } => write!(f, "hosts over {over}"),
            Self::Host { .. } => f.write_str("hosts"),
            Self::EndHosting => f.write_str("ends hosting"),
            Self::Unknown(text) => f.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosting_reads_back_as_it_is_written_and_strange_words_stay() {
        for text in [
            "hosts",
            "hosts at 192.168.1.20:7000",
            "hosts over relay.example.org",
            "ends hosting",
            "unlocks",
        ] {
            let verb = RulingContent::of_text(text);
            assert!(
                !matches!(verb, RulingContent::Unknown(_)) && verb.to_string() == text,
                "{text}"
            );
        }
        for text in [
            "dances",
            "hosts at",
            "hosts at home tonight",
            "stops clocks now",
            "asks clock",
            "types open game.annabella",
        ] {
            assert_eq!(RulingContent::of_text(text), RulingContent::Unknown(text.to_owned()));
        }
    }
}
