//! The table watches both boards: when a board has stood still, when a move has waited long enough, when the arbiter is to
//! compare again. What then is told is the Laws' answer (`laws::watch`).

use shakmaty::{ByColor, Color};

use super::Table;
use crate::laws::event::Event;
use crate::laws::game::Game;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::regulations::Reminder;
use crate::speech::tell::{Stirs, kind};

/// What is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due {
    /// That board has stood still.
    Settled(Color),
    /// A move has long been announced and does not stand on that board.
    NotExecuted(Color),
    /// The arbiter has not compared the boards for a while.
    Compare,
}

/// When something last moved.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    /// When a hand, or the game, last changed what a board shows or should show; none once that was looked at.
    stirred: ByColor<Option<Moment>>,
    /// Since when each board has owed that move.
    owed: ByColor<Option<(u32, Moment)>>,
    /// When the boards were last compared, or the arbiter was last reminded.
    compared: Moment,
}

impl Watch {
    /// Something has happened.
    pub(super) fn note(&mut self, event: &Event, game: &Game, at: Moment) {
        match kind(event).stirs {
            Stirs::Nothing => {}
            Stirs::Board(board) => *self.stirred.get_mut(board) = Some(at),
            Stirs::Boards => self.stirred = ByColor::new_with(|_| Some(at)),
        }
        if let Event::BoardsCompared { .. } = event {
            self.compared = at;
        }
        for board in Color::ALL {
            let owed = game.owed_on(board).map(|turn| turn.ply);
            let known = self.owed.get_mut(board);
            if known.map(|(ply, _)| ply) != owed {
                *known = owed.map(|ply| (ply, at));
            }
        }
    }

    /// What comes next, and when.
    pub(super) fn next(&self, game: &Game) -> Option<(Moment, Due)> {
        if game.ending().is_some() {
            return None;
        }
        let rules = game.regulations().watch;
        let mut due = Vec::new();
        for board in Color::ALL {
            if let Some(at) = self.stirred.get(board) {
                due.push((after(*at, rules.settled_ms), Due::Settled(board)));
            }
            if let Some((_, since)) = self.owed.get(board)
                && rules.reminder != Reminder::None
                && game.owed_on(board).is_some()
                && game.reminded_of(board).is_none()
            {
                due.push((after(*since, rules.not_executed_ms), Due::NotExecuted(board)));
            }
        }
        if rules.compare_every_ms > 0 && game.people().has(Person::Arbiter) {
            due.push((after(self.compared, rules.compare_every_ms), Due::Compare));
        }
        due.into_iter().min_by_key(|(at, _)| *at)
    }

    /// The game goes on after a pause: everything is looked at anew from that moment.
    pub(super) fn restart(&mut self, game: &Game, at: Moment) {
        self.compared = at;
        self.stirred = ByColor::new_with(|_| Some(at));
        self.owed = ByColor::new_with(|board| game.owed_on(board).map(|turn| (turn.ply, at)));
    }
}

/// Whole milliseconds, as clocks count: what tells entries of one moment apart is no time that passes.
fn after(at: Moment, ms: u64) -> Moment {
    Moment::from_millis(at.as_millis()).plus_millis(ms)
}

impl Table {
    /// When the table wants to be woken, if nothing comes in before.
    pub fn next_wakeup(&self) -> Option<Moment> {
        let mark = self.next_mark().map(|(at, _, _)| at);
        let watched = self.watch.next(&self.game).filter(|_| !self.read_only);
        let watched = watched.map(|(at, _)| at);
        let closes = self.desk_closes_at();
        let own = self.game.next_wakeup().into_iter();
        own.chain(mark).chain(watched).chain(closes).min()
    }

    /// Everything that happens by itself until `now`: flags fall, boards stand still, reminders are due.
    pub(super) fn pass_time(&mut self, now: Moment) {
        loop {
            let mark = self.next_mark().filter(|(at, _, _)| *at <= now);
            let flag = self.game.next_wakeup();
            let watched = self.watch.next(&self.game).filter(|_| !self.is_read_only());
            let others = flag.into_iter().chain(watched.map(|(at, _)| at)).min();
            if let Some((at, side, mark_ms)) = mark.filter(|(at, _, _)| others.is_none_or(|other| *at < other)) {
                self.reach_mark(side, mark_ms, at.max(self.last));
                continue;
            }
            match (flag, watched) {
                (flag, Some((due, what))) if flag.is_none_or(|flag| due < flag) => {
                    if due > now {
                        return;
                    }
                    self.watched(what, due.strictly_after(self.last));
                }
                (Some(due), _) if due <= now => {
                    let due = due.strictly_after(self.last);
                    let events = self.game.pass_time(due);
                    if events.is_empty() {
                        return;
                    }
                    self.have_happened(events, due);
                }
                (_, _) => return,
            }
        }
    }

    fn watched(&mut self, what: Due, at: Moment) {
        let events = match what {
            Due::Settled(board) => {
                *self.watch.stirred.get_mut(board) = None;
                self.game.settled(board, at)
            }
            Due::NotExecuted(board) => self.game.not_executed(board, at),
            Due::Compare => {
                self.watch.compared = at;
                self.confirm(Person::Arbiter, "said-compare-reminder", at);
                Vec::new()
            }
        };
        self.have_happened(events, at);
    }
}
