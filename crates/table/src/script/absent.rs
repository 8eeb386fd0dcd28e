//! Engines and lichess in stories, in a build without them: no line of a story is theirs.

#![allow(clippy::unused_self, reason = "they are called as those of the whole program are")]

use crate::input::Input;
use crate::script::output::ScriptOutput;
use laws::moment::Moment;
use laws::script::{Expected, ScriptError, ScriptLine};

/// A line of an absent part in a story: there is none.
#[derive(Clone, Debug, PartialEq)]
pub enum NoLine {}

pub(in crate::script) fn line(words: &mut ScriptLine) -> Result<NoLine, ScriptError> {
    Err(words.missing(Expected::Nothing))
}

/// No output of an absent part.
pub(in crate::script) fn asked<Request>(_: Moment, _: &Request) -> Option<ScriptOutput> {
    None
}

/// An engine in a story.
pub(super) mod engine {
    use super::Input;
    pub(in crate::script) use super::NoLine as EngineLine;
    pub(in crate::script) use super::line;
    use protocols::engine::EngineRequest;

    #[derive(Clone, Debug, Default)]
    pub(in crate::script) struct StoryEngine {}

    impl StoryEngine {
        pub(in crate::script) fn asked(&self, _: &EngineRequest) {}

        pub(in crate::script) fn inputs(&self, line: &EngineLine) -> Vec<Input> {
            match *line {}
        }
    }
}

/// Lichess in a story.
pub(super) mod lichess {
    use super::Input;
    pub(in crate::script) use super::NoLine as LichessLine;
    pub(in crate::script) use super::{asked, asked as new_table, line};
    use crate::Table;

    #[derive(Clone, Debug, Default)]
    pub(in crate::script) struct StoryLichess {}

    impl StoryLichess {
        pub(in crate::script) fn inputs(&mut self, line: &LichessLine, _: &mut Table) -> Vec<Input> {
            match *line {}
        }
    }
}
