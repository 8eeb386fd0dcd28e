//! The next round of a Swiss tournament, paired by the program that is named in the settings. The arbiter sees its list and is asked
//! before it is taken.

#[cfg(feature = "home")]
use crate::desk::DeskEffect;
use crate::desk::{HallDesk, WaitingCommand};
use crate::tournament::TournamentCommand;
use crate::tournament::words as tournament_words;
use locale::{Messages, Value};

/// News of the pairing program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairingNews {
    /// The settings have the program with that command line.
    Named(String),
    /// The settings could not be saved, for that reason.
    NotNamed(String),
    /// The list that the program has made, not yet checked.
    Listed(String),
    /// There is no list.
    Failed(NoPairings),
}

/// The reason why a pairing program has made no list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPairings {
    /// The settings name no program.
    Unnamed,
    /// No program of that name is found.
    NotFound(String),
    /// The program cannot be started.
    NotStarted {
        /// The program.
        program: String,
        /// The system's error.
        what: String,
    },
    /// The program took longer than these seconds and was ended.
    Late {
        /// The program.
        program: String,
        /// The limit.
        seconds: u64,
    },
    /// The program ended with an error.
    Failed {
        /// The program.
        program: String,
        /// Its exit code, if it has one.
        code: Option<i32>,
    },
    /// The output of the program is missing, too long, or no text.
    Unusable(String),
    /// The program is still working on the previous list.
    Busy,
}

impl NoPairings {
    /// The reason in a sentence, with what to do.
    fn told(&self, messages: &Messages) -> String {
        let of = |id: &str, program: &str, others: &[(&str, Value<'_>)]| {
            let program = ("program", Value::quoting_path(program));
            messages.text(id, &[&[program], others].concat())
        };
        match self {
            NoPairings::Unnamed => messages.text("pairing-unnamed", &[]),
            NoPairings::NotFound(program) => of("pairing-not-found", program, &[]),
            NoPairings::NotStarted { program, what } => {
                of("pairing-not-started", program, &[("what", Value::quoting(what))])
            }
            NoPairings::Late { program, seconds } => of("pairing-late", program, &[("seconds", (*seconds).into())]),
            NoPairings::Failed { program, code } => of(
                "pairing-failed",
                program,
                &[("code", i64::from(code.unwrap_or_default()).into())],
            ),
            NoPairings::Unusable(program) => of("pairing-unusable", program, &[]),
            NoPairings::Busy => messages.text("pairing-busy", &[]),
        }
    }
}

impl HallDesk {
    /// Has the pairing program pair the next round.
    #[cfg(feature = "home")]
    pub(in crate::desk) fn pair_next(&mut self) {
        if !self.has_tournament() || !self.is_kept_here() {
            return;
        }
        match self.tournament.state().to_be_paired() {
            Ok((round, report)) => {
                self.out.tell_of("answer", "pairing-runs", &[("round", round.into())]);
                self.out.push(DeskEffect::Pair(report));
            }
            Err(refusal) => self.say_refused(&refusal),
        }
    }

    #[cfg(feature = "home")]
    pub(in crate::desk) fn name_pairing_program(&mut self, command: String) {
        self.out.push(DeskEffect::NamePairingProgram(command));
    }

    pub(in crate::desk) fn pairing_news(&mut self, news: PairingNews) {
        match news {
            PairingNews::Named(command) => {
                let command = ("command", Value::quoting_path(&command));
                self.out.tell_of("answer", "pairing-named", &[command]);
            }
            PairingNews::NotNamed(why) => {
                self.out
                    .tell_of("refused", "pairing-not-named", &[("what", Value::quoting(&why))]);
            }
            PairingNews::Failed(why) => {
                let text = why.told(&self.out.messages);
                self.out.say("refused", &[], text, false);
            }
            PairingNews::Listed(list) => self.ask_about_pairings(list),
        }
    }

    /// Reads out the listed pairings, and asks whether to take them.
    fn ask_about_pairings(&mut self, list: String) {
        let (event, messages) = (self.tournament.state(), self.out.messages);
        let checked = event.to_be_paired().and_then(|(round, _)| {
            let happened = event.decide(TournamentCommand::PairByProgram(list.clone()))?;
            Ok((round, happened))
        });
        match checked {
            Ok((round, happened)) => {
                let lines = self.tournament.happened(&happened, &messages);
                self.out.say_lines(lines);
                self.ask_first(WaitingCommand::Pairings { round, list });
            }
            Err(refusal) => {
                let why = tournament_words::refused(&messages, event, &refusal);
                self.out.tell_of("refused", "pairing-refused", &[("why", why.into())]);
            }
        }
    }

    /// Takes the pairings, which have been read out.
    pub(in crate::desk) fn take_pairings(&mut self, round: u32, list: String) {
        if self.happen(TournamentCommand::PairByProgram(list)).is_some() {
            self.out.tell_of("answer", "pairing-taken", &[("round", round.into())]);
        }
    }
}
