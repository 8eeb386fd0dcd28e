//! Adjournment: the sealed move, its envelope and the resumption (Guidelines I).
//!
//! The Laws' side of it never holds the sealed move: what is in the envelope is text nobody can read without the key, which
//! the table has. Who opens it hands back what was in it.

use shakmaty::{ByColor, Color, Position as _, uci::UciMove};

use super::command::Command;
pub use super::event::Adjourning;
use super::game::Game;
use super::moment::Moment;
use super::people::Duty;
use super::player_board;
use super::refusal::{Code, Refusal};
use super::regulations::Rule;
use super::standing;
use super::turn::Turn;

/// A sealed move as it lies in its envelope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// What belongs to the key of this envelope alone.
    pub salt: String,
    /// The move in the sealer's words, encrypted; hexadecimal digits.
    pub sealed: String,
    /// The arbiter's PIN is part of the key; without one the envelope is closed, and no secret to who has the journal.
    pub with_pin: bool,
}

/// What is asked of the game.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Adjourn {
    /// The player on move is to seal: the arbiter tells him (I.1.1), or he wishes it before the session ends (I.1.2).
    Tell { until: Option<String> },
    /// Seal a move; `uci` is what it means, where that is plain, and is kept nowhere.
    Seal {
        side: Color,
        envelope: Envelope,
        uci: Option<UciMove>,
    },
    /// Open the envelope, in which `text` was found (I.7, I.9).
    Open { text: String, uci: Option<UciMove> },
    /// The envelope is missing (I.12).
    Lose,
    /// The envelope is missing, and the adjourned position cannot be set up again (I.12.2).
    LosePosition,
    /// The game is resumed (I.5, I.9).
    Resume,
}

impl Adjourn {
    /// Who may.
    pub const fn duty(&self) -> Duty {
        match self {
            // The assistant of a VI player does it for him (D.2.10.6).
            Self::Seal { side, .. } => Duty::Record(*side),
            // A player's wish to adjourn is answered by `tell`.
            Self::Tell { .. } => Duty::Ask,
            Self::Open { .. } | Self::Lose | Self::LosePosition | Self::Resume => Duty::Rule,
        }
    }
}

/// An adjournment under way: from the word to seal until the game goes on as before.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of Guidelines I of its own")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjournment {
    /// Whose move is or was sealed.
    pub side: Color,
    /// Its ply.
    pub ply: u32,
    /// Date, time and place of the resumption, as somebody gave them (I.2).
    pub until: Option<String>,
    /// What is in the envelope, as long as it is closed.
    pub envelope: Option<Envelope>,
    /// The clock has been stopped, so the move can no more be changed (I.1.1).
    pub is_final: bool,
    /// The game has been resumed.
    pub is_resumed: bool,
    /// The envelope is missing (I.12).
    pub is_lost: bool,
    pub(super) is_early: bool,
    pub(super) is_opened: bool,
    /// Who has come since the session was over.
    pub(super) arrived: ByColor<bool>,
    pub(super) resumed_at: Option<Moment>,
    pub(super) default_offered: bool,
}

impl Adjournment {
    /// Whether nobody plays: the envelope waits, or the game has not been resumed.
    pub fn holds_the_game(&self) -> bool {
        (self.is_final && (self.envelope.is_some() || !self.is_resumed)) && !self.is_lost
    }

    /// The player who has to reply to the sealed move is known to be absent: the other has come and he has not, or his
    /// clock was started with the envelope closed (I.9.2).
    pub(super) fn reply_is_absent(&self) -> bool {
        let (replies, seals) = (self.side.other(), self.side);
        !*self.arrived.get(replies) && (*self.arrived.get(seals) || self.is_resumed)
    }
}

pub(super) fn refused<T>(game: &Game, code: Code, rule: Rule) -> Result<T, Refusal> {
    Err(Refusal::under(code, game.regulations().article(rule)))
}

/// What cannot be done while a game is being adjourned, or waits in its envelope.
pub(super) fn must_not_hold(game: &Game, command: &Command) -> Result<(), Refusal> {
    let Some(adjournment) = &game.adjournment else {
        return Ok(());
    };
    // Another PIN would not open the envelope that is closed with this one.
    if matches!(command, Command::Lock { .. }) && adjournment.envelope.is_some() {
        return refused(game, Code::Adjourned, Rule::OpenEnvelope);
    }
    if (adjournment.holds_the_game() || !adjournment.is_final) && standing::would_take_up(game, command) {
        return refused(game, Code::Adjourned, Rule::Resumption);
    }
    let hands = matches!(
        command,
        Command::Lift { .. } | Command::Place { .. } | Command::Remove { .. } | Command::Repeat { .. }
    );
    let goes_on = matches!(
        command,
        Command::Announce { .. }
            | Command::CorrectAnnouncement { .. }
            | Command::PressClock { .. }
            | Command::StartClocks
    );
    let writes = matches!(
        command,
        Command::Record { .. } | Command::CorrectEntry { .. } | Command::MarkRecorder { .. }
    );
    if adjournment.holds_the_game() {
        // Both scoresheets are in the envelope until it is opened (I.1.1).
        return if goes_on || hands || (writes && !adjournment.is_opened) {
            refused(game, Code::Adjourned, Rule::Resumption)
        } else {
            Ok(())
        };
    }
    // Told to seal: he may still touch, but his move goes into the envelope and not to the clock. A clock that was stopped
    // meanwhile may be started again, and a reply sealed in turn is clocked (I.9.3).
    let starts_again = matches!(command, Command::StartClocks);
    let presses = matches!(command, Command::PressClock { .. }) && adjournment.is_resumed;
    if !adjournment.is_final && goes_on && !starts_again && !presses {
        return refused(game, Code::Adjourned, Rule::SealedMove);
    }
    Ok(())
}

impl Game {
    /// The adjournment under way.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// What an event of an adjournment changes; no rule lives here.
    pub(super) fn apply_adjourning(&mut self, event: &Adjourning, at: Moment) {
        match event {
            Adjourning::Adjourned {
                side,
                ply,
                until,
                is_early,
                ..
            } => {
                self.adjournment = Some(Adjournment {
                    side: *side,
                    ply: *ply,
                    until: until.clone(),
                    envelope: None,
                    is_final: false,
                    is_resumed: false,
                    is_lost: false,
                    is_early: *is_early,
                    is_opened: false,
                    arrived: ByColor::default(),
                    resumed_at: None,
                    default_offered: false,
                });
            }
            Adjourning::MoveSealed {
                side, ply, envelope, ..
            } => {
                let is_timed = self.clock.is_timed();
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.side = *side;
                    adjournment.ply = *ply;
                    adjournment.envelope = Some(envelope.clone());
                    adjournment.is_opened = false;
                    // Without a clock there is none to stop; a clock that stands already is stopped.
                    adjournment.is_final = !is_timed || (self.clock.running().is_none() && !adjournment.is_resumed);
                }
            }
            Adjourning::EnvelopeOpened { side, text, uci, .. } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.envelope = None;
                    adjournment.is_opened = true;
                    adjournment.is_final = true;
                }
                // He wrote it when he sealed it; now the sheet is out of the envelope.
                self.sheets.get_mut(*side).write(text.clone());
                self.set_up_for_resumption(*uci);
                self.forget_adjournment_when_over();
            }
            Adjourning::EnvelopeLost { .. } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.envelope = None;
                    adjournment.is_lost = true;
                    adjournment.is_final = true;
                }
                self.set_up_for_resumption(None);
                self.forget_adjournment_when_over();
            }
            Adjourning::Resumed { .. } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.is_resumed = true;
                    adjournment.resumed_at = Some(at);
                }
                self.forget_adjournment_when_over();
            }
        }
    }

    /// I.5, I.9: the adjourned position is set up on both boards, and the sealed move made on them, if it is a legal one.
    fn set_up_for_resumption(&mut self, sealed: Option<UciMove>) {
        let official = self.official().clone();
        let legal = sealed.and_then(|uci| super::standing::legal(uci, &official));
        let pieces = legal.map_or_else(
            || official.board().clone(),
            |legal| player_board::after(&official, legal),
        );
        let ply = u32::try_from(self.line.len()).unwrap_or(u32::MAX).saturating_add(1);
        self.pending.clear();
        self.now = Turn::new(official.turn(), ply);
        if legal.is_some() {
            self.now.announced = sealed;
            self.now.repeated = true;
            self.now.executed = true;
        }
        for side in Color::ALL {
            self.boards.get_mut(side).set_pieces(pieces.clone());
            *self.before.get_mut(side) = pieces.clone();
            self.differing.get_mut(side).clear();
            *self.entered.get_mut(side) = None;
        }
    }

    /// The clock has been stopped or pressed: the sealed move stays as it is.
    pub(super) fn seal_for_good(&mut self) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.is_final |= adjournment.envelope.is_some();
        }
    }

    /// Who does something at the table has come, once the game is resumed or goes on without its envelope (I.12).
    pub(super) fn acts_after_adjournment(&mut self, side: Color) {
        if self
            .adjournment
            .as_ref()
            .is_some_and(|adjournment| adjournment.is_resumed || adjournment.is_lost)
        {
            self.arrived_after_adjournment(side);
        }
    }

    pub(super) fn arrived_after_adjournment(&mut self, side: Color) {
        if let Some(adjournment) = self.adjournment.as_mut().filter(|adjournment| adjournment.is_final) {
            *adjournment.arrived.get_mut(side) = true;
        }
        self.forget_adjournment_when_over();
    }

    /// Resumed, opened, and nobody known to be absent: a game like any other.
    fn forget_adjournment_when_over(&mut self) {
        let over = self.adjournment.as_ref().is_some_and(|adjournment| {
            let nobody_counted = adjournment.arrived.white == adjournment.arrived.black;
            let sealer_is_there = *adjournment.arrived.get(adjournment.side);
            adjournment.is_resumed && adjournment.envelope.is_none() && (nobody_counted || sealer_is_there)
        });
        if over {
            self.adjournment = None;
        }
    }
}
