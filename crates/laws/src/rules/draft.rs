//! A decision in progress, the basis of `decide`. A refusal cites its Article, which a player may have explained (11.9).

use shakmaty::{Color, Piece, Square};

use super::consequences::told;
use super::refusal::{Code, Refusal};
use crate::ending::{Ending, GameResult, Reason};
use crate::event::Event;
use crate::game::Game;
use crate::moment::Moment;
use crate::people::Person;
use crate::proposal::Proposal;
use crate::regulations::Rule;

/// A decision in progress: the game after the events so far.
pub(super) struct Draft<'a> {
    pub(super) game: &'a mut Game,
    pub(super) by: Person,
    pub(super) at: Moment,
    pub(super) events: Vec<Event>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(game: &'a mut Game, by: Person, at: Moment) -> Self {
        Self {
            game,
            by,
            at,
            events: Vec::new(),
        }
    }

    /// Emits an event, after letting the proposals that it closes lapse.
    pub(super) fn emit(&mut self, event: Event) {
        for place in self.game.closed_by(&event) {
            self.settle(None, place, false);
        }
        let event = told(self.game, event);
        self.game.apply(&event, self.at);
        self.events.push(event);
    }

    /// Refuses, citing a rule.
    pub(super) fn refuse<T>(&self, code: Code, rule: Rule) -> Result<T, Refusal> {
        let regulations = &self.game.regulations;
        let article = Some(regulations.article(rule)).filter(|article| regulations.is_of_this_speed(article));
        Err(Refusal {
            article,
            ..Refusal::new(code)
        })
    }

    /// Makes a proposal to the arbiter; nothing is left to propose once the game has ended.
    pub(super) fn propose(&mut self, proposal: Proposal) {
        if self.game.ending().is_some() {
            return;
        }
        self.emit(Event::Proposed(proposal.into()));
    }

    /// Makes a proposal to the arbiter, unless the same one is open already.
    pub(super) fn propose_once(&mut self, proposal: Proposal) {
        if !self.game.proposals().contains(&proposal) {
            self.propose(proposal);
        }
    }

    /// Accepts or sets aside the open proposal at that place.
    pub(super) fn settle(&mut self, by: Option<Person>, place: usize, accepted: bool) {
        let Some(kind) = self.game.proposals().get(place).map(Proposal::kind) else {
            return;
        };
        self.emit(Event::Settled {
            by,
            kind,
            accepted,
            older: self.game.proposals.older(place),
            waits: false,
            new_game: false,
        });
    }

    /// Lets every open proposal lapse for which `is_so` is true.
    pub(super) fn lapse(&mut self, is_so: impl Fn(&Proposal) -> bool) {
        while let Some(place) = self.game.proposals().iter().position(&is_so) {
            self.settle(None, place, false);
        }
    }

    /// Stops both clocks, if one of them runs.
    pub(super) fn stop_clocks(&mut self) {
        let by = Some(self.by);
        self.stop_clocks_by(by);
    }

    /// Stops both clocks, if one of them runs; `by` is `None` if nobody did it.
    pub(super) fn stop_clocks_by(&mut self, by: Option<Person>) {
        if self.game.clock().running().is_some() {
            let left_ms = self.game.clock().both_ms(self.at);
            self.emit(Event::ClocksStopped { by, left_ms });
        }
    }

    /// Ends the game by a rule.
    pub(super) fn end(&mut self, result: GameResult, reason: Reason, rule: Rule) {
        let article = self.game.regulations.article(rule);
        self.end_as(Ending {
            result,
            reason,
            article,
        });
    }

    /// Ends the game by a rule, or proposes the end once if the arbiter has to rule first.
    pub(super) fn end_or_propose(&mut self, ruling_first: bool, result: GameResult, reason: Reason, rule: Rule) {
        if !ruling_first {
            return self.end(result, reason, rule);
        }
        self.propose_once(Proposal::result(result, reason, self.game.regulations.article(rule)));
    }

    /// Takes that piece off a board, by the hand of the person who acts.
    pub(super) fn takes_off(&mut self, board: Color, square: Square, piece: Piece) {
        let by = self.by;
        self.emit(Event::PieceRemoved {
            by,
            board,
            square,
            piece,
        });
    }

    /// Ends the game; a running clock is stopped with it.
    pub(super) fn end_as(&mut self, ending: Ending) {
        self.stop_clocks_by(None);
        self.emit(Event::GameEnded { ending });
    }
}
