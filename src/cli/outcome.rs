//! The outcome of a command, which is its exit status.

use std::process::ExitCode;

/// The outcome of a command; the last one is the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CommandOutcome {
    /// The work is done.
    Done,
    /// The answer is "no".
    No,
    /// The command line or an input could not be read.
    Unreadable,
}

/// The end of a command; the error is an end before its work was begun.
pub(super) type Ended = Result<CommandOutcome, CommandOutcome>;

impl From<CommandOutcome> for ExitCode {
    fn from(outcome: CommandOutcome) -> ExitCode {
        match outcome {
            CommandOutcome::Done => ExitCode::SUCCESS,
            CommandOutcome::No => ExitCode::from(1),
            CommandOutcome::Unreadable => ExitCode::from(2),
        }
    }
}
