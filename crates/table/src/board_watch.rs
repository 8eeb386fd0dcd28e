//! Watches both boards: for a board that has stood still, for a move that has waited too long to be executed, and for
//! the time at which the arbiter should compare them again. The Laws say what is then told (`laws::rules::boards`).

use shakmaty::{ByColor, Color};

use laws::event::{AwayEvent, Event};
use laws::facts::AffectedBoards;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::regulations::Reminder;

/// The checks that fall due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DueCheck {
    /// The board of that side has stood still long enough.
    Settled(Color),
    /// A move was announced long ago and has not been executed on that board.
    NotExecuted(Color),
    /// The arbiter has not compared the boards for some time.
    Compare,
    /// The computer at which that side is played has been away for as long as the regulations allow.
    Away(Color),
}

/// The moments of the last movements.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Watch {
    /// The moment a hand or the game last changed what a board shows or should show; none once that was checked.
    stirred: ByColor<Option<Moment>>,
    /// The ply that must still be executed on each board, and the moment from which on.
    owed: ByColor<Option<(u32, Moment)>>,
    /// The moment the boards were last compared, or the arbiter was last reminded.
    compared: Moment,
    /// The moment from which on a computer is away that must be back in time.
    away: ByColor<Option<Moment>>,
}

impl Watch {
    /// Takes note of an event.
    pub(super) fn note(&mut self, event: &Event, game: &Game, at: Moment) {
        match event.nature().stirs {
            AffectedBoards::Nothing => {}
            AffectedBoards::Board(board) => *self.stirred.get_mut(board) = Some(at),
            AffectedBoards::Boards => self.stirred = ByColor::new_with(|_| Some(at)),
        }
        if let Event::BoardsCompared { .. } = event {
            self.compared = at;
        }
        if let Event::Away(AwayEvent::SeatLost { side, .. }) = event {
            *self.away.get_mut(*side) = game.absence(*side).since;
        }
        for board in Color::ALL {
            let owed = game.owed_on(board).map(|turn| turn.ply);
            let known = self.owed.get_mut(board);
            if known.map(|(ply, _)| ply) != owed {
                *known = owed.map(|ply| (ply, at));
            }
        }
    }

    /// The next check that falls due, and its moment.
    pub(super) fn next(&self, game: &Game) -> Option<(Moment, DueCheck)> {
        if game.ending().is_some() {
            return None;
        }
        let rules = game.regulations().watch;
        let mut due = Vec::new();
        for board in Color::ALL {
            if let Some(at) = self.stirred.get(board) {
                due.push((after(*at, rules.settled_ms), DueCheck::Settled(board)));
            }
            if let Some((_, since)) = self.owed.get(board)
                && rules.reminder != Reminder::None
                && game.owed_on(board).is_some()
                && game.reminded_of(board).is_none()
            {
                due.push((after(*since, rules.not_executed_ms), DueCheck::NotExecuted(board)));
            }
        }
        for side in Color::ALL {
            if let Some((since, within_ms)) = self.away.get(side).zip(game.regulations().elsewhere.back_within_ms)
                && game.absence(side).since == Some(since)
            {
                due.push((after(since, within_ms), DueCheck::Away(side)));
            }
        }
        if rules.compare_every_ms > 0 && game.people().has(Person::Arbiter) && game.adjournment().is_none() {
            due.push((after(self.compared, rules.compare_every_ms), DueCheck::Compare));
        }
        due.into_iter().min_by_key(|(at, _)| *at)
    }

    /// Marks that check as done.
    pub(super) fn checked(&mut self, what: DueCheck, at: Moment) {
        match what {
            DueCheck::Settled(board) => *self.stirred.get_mut(board) = None,
            DueCheck::NotExecuted(_) => {}
            DueCheck::Compare => self.compared = at,
            DueCheck::Away(side) => *self.away.get_mut(side) = None,
        }
    }

    /// The game is resumed after a break: everything is watched afresh from that moment.
    pub(super) fn restart(&mut self, game: &Game, at: Moment) {
        self.compared = at;
        self.stirred = ByColor::new_with(|_| Some(at));
        self.owed = ByColor::new_with(|board| game.owed_on(board).map(|turn| (turn.ply, at)));
    }
}

/// The moment in whole milliseconds, as clocks count: the microseconds only keep entries of one moment apart.
fn after(at: Moment, ms: u64) -> Moment {
    Moment::from_millis(at.as_millis()).plus_millis(ms)
}
