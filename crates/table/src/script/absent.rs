//! Engines and lichess in stories, in a build without them: no line of a story is theirs.

#![allow(clippy::unused_self, reason = "they are called as those of the whole program are")]

/// An engine in a story.
pub(super) mod engine {
    use crate::input::Input;
    use laws::script::{Expected, ScriptError, ScriptLine};
    use protocols::engine::EngineRequest;

    /// An act of an engine in a story: there is none.
    #[derive(Clone, Debug, PartialEq)]
    pub enum EngineLine {}

    #[derive(Clone, Debug, Default)]
    pub(in crate::script) struct StoryEngine {}

    impl StoryEngine {
        pub(in crate::script) fn asked(&self, _: &EngineRequest) {}

        pub(in crate::script) fn inputs(&self, line: &EngineLine) -> Vec<Input> {
            match *line {}
        }
    }

    pub(in crate::script) fn line(words: &mut ScriptLine) -> Result<EngineLine, ScriptError> {
        Err(words.missing(Expected::Nothing))
    }
}

/// Lichess in a story.
pub(super) mod lichess {
    use crate::Table;
    use crate::input::Input;
    use crate::script::output::ScriptOutput;
    use controls::new_game::NewGameForm;
    use laws::moment::Moment;
    use laws::script::{Expected, ScriptError, ScriptLine};
    use protocols::lichess::LichessRequest;

    /// News of the server in a story: there is none.
    #[derive(Clone, Debug, PartialEq)]
    pub enum LichessLine {}

    #[derive(Clone, Debug, Default)]
    pub(in crate::script) struct StoryLichess {}

    impl StoryLichess {
        pub(in crate::script) fn inputs(&mut self, line: &LichessLine, _: &mut Table) -> Vec<Input> {
            match *line {}
        }
    }

    pub(in crate::script) fn line(words: &mut ScriptLine) -> Result<LichessLine, ScriptError> {
        Err(words.missing(Expected::Nothing))
    }

    pub(in crate::script) fn asked(_: Moment, _: &LichessRequest) -> Option<ScriptOutput> {
        None
    }

    pub(in crate::script) fn new_table(_: Moment, _: &NewGameForm) -> Option<ScriptOutput> {
        None
    }
}
