//! Sealing a move and opening its envelope (Guidelines I): the table closes and opens it, the Laws say when.

use shakmaty::{Color, uci::UciMove};

use super::Table;
use super::effect::Effect;
use super::report;
use crate::announcement::understand::understand;
use crate::controls::intent::AdjournIntent;
use crate::journal::{envelope, pin};
use crate::laws::adjournment::{Adjourn, Envelope};
use crate::laws::command::Command;
use crate::laws::moment::Moment;
use crate::laws::people::{Duty, Person, may};
use crate::laws::refusal::{Code, Refusal};
use crate::laws::regulations::Rule;
use crate::laws::sealing;
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
        let uci = self.sealed_move(side, words);
        let ply = self.game.open_turn(side).map_or(0, |turn| turn.ply);
        let sealed = envelope::close(&secret, &salt, &about(side, ply), words);
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
        sealing::may_open(&self.game)?;
        let closed = self.game.adjournment().and_then(|adjournment| {
            let envelope = adjournment.envelope.clone()?;
            Some((envelope, adjournment.side, adjournment.ply))
        });
        let (envelope, side, ply) = closed.ok_or(Refusal::new(Code::NoEnvelope))?;
        let secret = self.envelope_secret(envelope.with_pin)?;
        let text = envelope::open(&secret, &envelope.salt, &about(side, ply), &envelope.sealed);
        let text = text.ok_or(Refusal::new(Code::PinWrong))?;
        let uci = self.sealed_move(side, &text);
        self.act(by, &Command::Adjourn(Adjourn::Open { text, uci }), now)
    }

    /// The legal move these words of the sealer mean in the adjourned position; nothing where they are ambiguous, have no
    /// meaning or name an illegal move.
    fn sealed_move(&self, side: Color, words: &str) -> Option<UciMove> {
        let letters = self.letters(Person::Player(side));
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
