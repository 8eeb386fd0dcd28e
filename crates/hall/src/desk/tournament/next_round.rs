//! The next round of a Swiss tournament, paired by the program that is named in the settings. The arbiter sees its list and is asked
//! before it is taken.

#[cfg(feature = "home")]
use crate::desk::DeskEffect;
use crate::desk::{HallDesk, PairingNews, words};
use crate::tournament::TournamentCommand;
use crate::tournament::words as tournament_words;
use crate::tournament::{ToBePaired, in_own_numbers};
use locale::Value;

impl HallDesk {
    /// Has the pairing program pair the next round.
    #[cfg(feature = "home")]
    pub(crate) fn pair_next(&mut self) {
        if !self.has_tournament() || !self.is_kept_here() {
            return;
        }
        match self.tournament.state().to_be_paired() {
            Ok(ToBePaired { report, order, .. }) => {
                self.paired_in = order;
                self.out.push(DeskEffect::Pair(report));
            }
            Err(refusal) => self.say_refused(&refusal),
        }
    }

    #[cfg(feature = "home")]
    pub(crate) fn name_pairing_program(&mut self, command: &str) {
        let none = self.out.messages.text("around-none", &[]);
        let is_none = none.split(';').any(|word| word.trim() == command.to_lowercase());
        let command = if is_none { "" } else { command };
        self.out.push(DeskEffect::NamePairingProgram(command.to_owned()));
    }

    pub(crate) fn pairing_news(&mut self, news: PairingNews) {
        match news {
            PairingNews::Named(command) if command.is_empty() => self.out.tell_of("answer", "pairing-unnamed", &[]),
            PairingNews::Named(command) => {
                let command = ("command", Value::quoting_path(&command));
                self.out.tell_of("answer", "pairing-named", &[command]);
            }
            PairingNews::NotNamed(why) => {
                self.out
                    .tell_of("refused", "pairing-not-named", &[("what", Value::quoting(&why))]);
            }
            PairingNews::Failed(why) => {
                let text = words::no_pairings(&self.out.messages, &why);
                self.out.say("refused", &[], text, false);
            }
            PairingNews::Begun => {
                if let Ok(ToBePaired { round, .. }) = self.tournament.state().to_be_paired() {
                    self.out.tell_of("answer", "pairing-runs", &[("round", round.into())]);
                }
            }
            PairingNews::Listed(list) => {
                let list = in_own_numbers(&list, &self.paired_in);
                self.ask_about_pairings(list);
            }
        }
    }

    /// Reads out the listed pairings, and asks whether to take them.
    fn ask_about_pairings(&mut self, list: String) {
        let (event, messages) = (self.tournament.state(), self.out.messages);
        let checked = event.to_be_paired().and_then(|ToBePaired { round, .. }| {
            let happened = event.decide(TournamentCommand::PairByProgram(list.clone()))?;
            Ok((round, happened))
        });
        match checked {
            Ok((round, happened)) => {
                let lines = self.tournament.happened(&happened, &messages);
                self.out.say_lines(lines);
                let question = messages.text("hall-ask-pairings", &[("round", round.into())]);
                self.ask_then(question, None, move |desk| desk.take_pairings(round, list));
            }
            Err(refusal) => {
                let why = tournament_words::refused(&messages, event, &refusal);
                self.out.tell_of("refused", "pairing-refused", &[("why", why.into())]);
            }
        }
    }

    /// Takes the pairings, which have been read out.
    fn take_pairings(&mut self, round: u32, list: String) {
        if self.happen(TournamentCommand::PairByProgram(list)).is_some() {
            self.out.tell_of("answer", "pairing-taken", &[("round", round.into())]);
        }
    }
}
