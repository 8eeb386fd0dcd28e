//! Sealing a move and opening its envelope (Guidelines I): the table closes and opens it, the Laws say when.

use shakmaty::{Color, uci::UciMove};

use super::Table;
use super::effect::Effect;
use super::report;
use crate::announcement::understand::understand;
use crate::controls::intent::AdjournIntent;
use crate::journal::{envelope, pin};
use crate::laws::adjournment::Envelope;
use crate::laws::command::{Adjourn, Command, Duty, may};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};
use crate::laws::regulations::Rule;
use crate::laws::rules::adjournment;
use crate::notation::algebraic::Letters;
use crate::wording;

impl Table {
    pub(super) fn adjourning(&mut self, by: Person, intent: AdjournIntent, now: Moment) -> Result<(), Refusal> {
        match intent {
            AdjournIntent::Seal { for_side, words } => self.seal(by, for_side, &words, now),
            AdjournIntent::Open => self.open_envelope(by, now),
            AdjournIntent::SaveEnvelope(path) => self.save_envelope(by, path),
        }
    }

    /// I.1.1. Any words are taken: whether they name one legal move is found out when the envelope is opened (I.8).
    fn seal(&mut self, by: Person, side: Color, words: &str, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Record(side))?;
        let words = words.trim();
        if words.is_empty() {
            return Err(Refusal::new(Code::Incomplete));
        }
        let with_pin = self.game.lock().is_some();
        let secret = self.envelope_secret(with_pin)?;
        let created = self.opening.created.clone().unwrap_or_default();
        let salt = pin::salt(&[
            &created,
            &self.number.to_string(),
            &now.as_micros().to_string(),
            &secret,
        ]);
        let letters = self.letters(Person::Player(side));
        let uci = self.sealed_move(words, letters);
        let ply = self.game.open_turn(side).map_or(0, |turn| turn.ply);
        let sealed = envelope::close(&secret, &salt, &about(side, ply), &with_letters(letters, words));
        let envelope = Envelope { salt, sealed, with_pin };
        self.act(by, &Command::Adjourn(Adjourn::Seal { side, envelope, uci }), now)
    }

    /// I.7, I.9.
    fn open_envelope(&mut self, by: Person, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Rule)?;
        if self.game.ending().is_some() {
            let article = self.game.regulations().article(Rule::GameIsOver);
            return Err(Refusal::under(Code::GameOver, article));
        }
        adjournment::may_open(&self.game)?;
        let closed = self.game.adjournment().and_then(|adjournment| {
            let envelope = adjournment.envelope.clone()?;
            Some((envelope, adjournment.side, adjournment.ply))
        });
        let (envelope, side, ply) = closed.ok_or(Refusal::new(Code::NoEnvelope))?;
        let secret = self.envelope_secret(envelope.with_pin)?;
        let text = envelope::open(&secret, &envelope.salt, &about(side, ply), &envelope.sealed);
        let text = text.ok_or(Refusal::new(Code::PinWrong))?;
        // An envelope of an earlier program says nothing of the letters.
        let (letters, text) = match text.split_once(LETTERS_END) {
            Some((tag, words)) => (tag.parse().unwrap_or_default(), words.to_owned()),
            None => (self.letters(Person::Player(side)), text),
        };
        let uci = self.sealed_move(&text, letters);
        self.act(by, &Command::Adjourn(Adjourn::Open { text, uci }), now)
    }

    /// The legal move these words of the sealer mean in the adjourned position; nothing where they are ambiguous, have no
    /// meaning or name an illegal move.
    fn sealed_move(&self, words: &str, letters: Letters) -> Option<UciMove> {
        let legal = understand(self.game.official(), words, letters).ok()?;
        Some(legal.to_uci(self.game.regulations().castling_mode))
    }

    /// What the key is made of besides the salt; where there is a PIN the desk must have been opened with it since the
    /// program was started.
    fn envelope_secret(&self, with_pin: bool) -> Result<String, Refusal> {
        if !with_pin {
            return Ok(String::new());
        }
        self.keeper.clone().ok_or(Refusal::new(Code::PinNeeded))
    }

    /// I.2: everything that stands on the envelope, and nothing of what is in it.
    fn save_envelope(&mut self, by: Person, path: String) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Rule)?;
        let game = &self.game;
        let Some((adjournment, seat)) = game.adjournment().zip(self.seat(by)) else {
            return Err(Refusal::new(Code::NotAdjourned));
        };
        let messages = &seat.messages;
        let lines = wording::envelope::lines(messages, game, adjournment, self.last);
        let as_text = path.trim().to_lowercase().ends_with(".txt");
        let text = report::page(seat, "envelope-title", "envelope-written", lines, as_text);
        self.step.effects.push(Effect::Save {
            to: by,
            path,
            text,
            over: false,
        });
        Ok(())
    }
}

fn about(side: Color, ply: u32) -> String {
    format!("{side} {ply}")
}

/// What parts the letters from the words in an envelope; nobody can type it.
const LETTERS_END: char = '\u{1f}';

/// The sealer's words with the letters of his language: R is a rook to one and a king to another, whatever language is shown
/// when the envelope is opened.
fn with_letters(letters: Letters, words: &str) -> String {
    format!("{letters}{LETTERS_END}{words}")
}

#[cfg(test)]
mod tests {
    use crate::controls::intent::{AdjournIntent, Intent};
    use crate::laws::people::Person;
    use crate::locale::Locale;
    use crate::script::parse::parse;
    use crate::script::play::Stage;
    use crate::table::input::Input;

    #[test]
    fn a_sealed_move_means_what_its_writer_meant_whatever_language_is_shown_when_it_is_opened() {
        let story = "time 5400\nstart rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPPBPPP/RNBQK2R w KQkq - 0 4\nwhite vi Ada\n\
                     black sighted Ben\narbiter Dora\n> arbiter starts clocks\nat 1:00:00\n> arbiter adjourns\n> white seals Rf1\n\
                     > white stops clocks\n";
        let script = parse(story).unwrap();
        let mut stage = Stage::new(&script.header, Locale::PtBr, None);
        stage.act_out(&script.story);
        let mut table = stage.into_table().0;
        table.speak(Locale::En);
        let open = Intent::Adjourn(AdjournIntent::Open);
        table.step(Input::Intent(Person::Arbiter, open), table.last());
        assert_eq!(
            table
                .game()
                .line()
                .last()
                .map(|completed| completed.uci.to_string())
                .as_deref(),
            Some("e1f1")
        );
    }
}
